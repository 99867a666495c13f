"""Small wrongs that can be done to a function, one at a time: mutants for `tests/mutations.py`.

A mutant is a changed copy of the source of one function. It is put in place by exchanging the
code of the function, so that every table and every import that holds the function has it too.
"""

from __future__ import annotations
import __future__ as future

import ast
import copy
import inspect
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from attrs import field, frozen

__all__ = ["OUTCOME", "STATEMENT", "Mutant", "Seen", "functions", "instrumented", "mutants_of"]

Seen = tuple[int, ...]
"""What can be seen when a function runs: a statement (its line), or an expression that was true
or false (where it begins and ends, and 1 or 0), or that the function answered so (its line, -1, and
1 or 0)."""

STATEMENT, OUTCOME = "__reached__", "__saw__"
"""The probes in the code that is measured."""

_FLIPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_LIMITS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
_BODIES = ("body", "orelse", "finalbody")
_Function = ast.FunctionDef


@frozen
class Mutant:
    """One function with one small wrong in it."""

    module: str
    """Below `vtes`: "rules.votes"."""
    function: str
    line: int
    """Of the statement that is changed."""
    needed: Seen
    """What a test must have seen that can notice it."""
    change: str
    """What is changed, as it reads in the source: "a < b -> a <= b"."""
    tree: _Function = field(repr=False, eq=False)

    @property
    def owner(self) -> str:
        """The function, with its module."""
        return f"{self.module}.{self.function}"

    @property
    def name(self) -> str:
        """What the mutant is called in lists."""
        return f"{self.owner}: {self.change}"

    def code(self) -> CodeType:
        """What to put in place of the code of the function."""
        return _compiled(self.tree)


@cache
def functions(module: str) -> dict[str, tuple[_Function, FunctionType]]:
    """The functions and methods of a module below `vtes`, by name: their source and themselves."""
    imported = import_module(f"vtes.{module}")
    assert imported.__file__ is not None
    found: dict[str, tuple[_Function, FunctionType]] = {}
    for node in ast.parse(Path(imported.__file__).read_text()).body:
        parts = node.body if isinstance(node, ast.ClassDef) else [node]
        holder = getattr(imported, node.name) if isinstance(node, ast.ClassDef) else imported
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for part in parts:
            if isinstance(part, _Function):
                function = inspect.unwrap(getattr(holder, part.name))
                if isinstance(function, FunctionType) and not function.__code__.co_freevars:
                    found[prefix + part.name] = part, function
    return found


def mutants_of(module: str) -> Iterator[Mutant]:
    """Every mutant of every function of a module below `vtes`."""
    for name, (tree, _) in functions(module).items():
        seen: Counter[str] = Counter()
        for line, needed, change, mutated in _mutations(tree):
            seen[change] += 1
            again = f" #{seen[change]}" if seen[change] > 1 else ""
            yield Mutant(module, name, line, needed, change + again, mutated)


def instrumented(tree: _Function) -> CodeType:
    """The code of a function that tells the probes what is to be seen."""
    return _compiled(_Probes(tree).visit(copy.deepcopy(tree)))


class _Probes(ast.NodeTransformer):
    def __init__(self, tree: _Function) -> None:
        self.tree = tree

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            node.test = _told(node.test, _outcome(node.test))
        elif isinstance(node, ast.comprehension):
            node.ifs = [_told(test, _outcome(test)) for test in node.ifs]
        elif isinstance(node, ast.BoolOp):
            node.values = [_told(value, _outcome(value)) for value in node.values]
        elif isinstance(node, ast.Return) and node.value is not None and _is_bool(self.tree):
            node.value = _told(node.value, _answer(self.tree))
        elif isinstance(node, ast.Compare):
            return _told(node, _outcome(node))
        for name in _BODIES:
            body = getattr(node, name, None)
            if isinstance(body, list) and not isinstance(node, ast.Module):
                setattr(node, name, [part for stmt in body for part in (_probe(stmt), stmt)])
        return node


def _probe(stmt: ast.stmt) -> ast.stmt:
    return ast.Expr(ast.Call(ast.Name(STATEMENT, ast.Load()), [_constant((stmt.lineno,))], []))


def _told(node: ast.expr, where: Seen) -> ast.expr:
    told = [node, _constant((*where, 1)), _constant((*where, 0))]
    return ast.copy_location(ast.Call(ast.Name(OUTCOME, ast.Load()), told, []), node)


def _constant(value: Any) -> ast.Constant:
    return ast.Constant(value)


def _outcome(node: ast.expr) -> Seen:
    return node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0


def _answer(tree: _Function) -> Seen:
    return tree.lineno, -1


def _is_bool(tree: _Function) -> bool:
    return tree.returns is not None and ast.unparse(tree.returns) == "bool"


def _compiled(tree: _Function) -> CodeType:
    """The code of a function alone: what it closes over and its defaults stay as they are."""
    bare = copy.copy(tree)
    bare.decorator_list = []
    module = ast.fix_missing_locations(ast.Module([bare], []))
    flags = future.annotations.compiler_flag
    outer = compile(module, "<mutant>", "exec", flags, dont_inherit=True)
    return next(
        const
        for const in outer.co_consts
        if isinstance(const, CodeType) and const.co_name == tree.name
    )


# --- what can be wrong --------------------------------------------------------------------------


_Mutation = tuple[int, Seen, str, _Function]
"""The line, what must be seen, the change, and the changed copy of a function."""


def _mutations(tree: _Function) -> Iterator[_Mutation]:
    first = tree.body[1] if _is_docstring(tree.body[0]) and len(tree.body) > 1 else tree.body[0]
    for value in _answers(tree):
        mutated = copy.deepcopy(tree)
        mutated.body.insert(0, ast.Return(value))
        needed: Seen = (first.lineno,)
        if isinstance(value, ast.Constant):
            needed = (*_answer(tree), int(not value.value))
        yield first.lineno, needed, f"return {ast.unparse(value)} at once", mutated
    bound = {arg.arg for arg in (*tree.args.args, *tree.args.kwonlyargs)}
    yield from _below(tree, tree.body, bound)


def _answers(tree: _Function) -> list[ast.expr]:
    """What a function could answer without doing anything."""
    if _is_bool(tree):
        return [ast.Constant(True), ast.Constant(False)]
    returns = ast.unparse(tree.returns) if tree.returns is not None else ""
    if returns == "GameState" and any(arg.arg == "state" for arg in tree.args.args):
        return [ast.Name("state", ast.Load())]
    return []


def _below(tree: _Function, body: list[ast.stmt], bound: set[str]) -> Iterator[_Mutation]:
    for stmt in body:
        if isinstance(stmt, ast.Assert) or _is_docstring(stmt):
            continue
        reached = (stmt.lineno,)
        if _droppable(stmt, bound) and not (stmt is tree.body[-1] and len(tree.body) > 1):
            line = ast.unparse(stmt).splitlines()[0]
            yield stmt.lineno, reached, f"without `{line}`", _replaced(tree, stmt, ast.Pass())
        if isinstance(stmt, ast.AugAssign) and type(stmt.op) in _SUMS:
            other = ast.AugAssign(stmt.target, _SUMS[type(stmt.op)](), stmt.value)
            change = f"{_text(stmt)} -> {_text(other)}"
            yield stmt.lineno, reached, change, _replaced(tree, stmt, other)
        for node, parent in _expressions(stmt):
            for new, needed in _variants(node, parent):
                shown = parent if isinstance(node, ast.Constant | ast.keyword) else node
                text = f"{_text(shown)} -> {_text(_replaced(shown, node, new))}"
                yield stmt.lineno, needed or reached, text, _replaced(tree, node, new)
        for name in _BODIES:
            yield from _below(tree, getattr(stmt, name, []), bound)
        for case in getattr(stmt, "cases", []):
            yield from _below(tree, case.body, bound)
        bound |= {n.id for n in ast.walk(stmt) if isinstance(n, ast.Name) and _stored(n)}


def _stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def _is_docstring(stmt: ast.stmt) -> bool:
    return isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Constant)


def _droppable(stmt: ast.stmt, bound: set[str]) -> bool:
    """Whether a statement can be left out and the function still makes sense."""
    if isinstance(stmt, ast.Assign):
        return all(isinstance(t, ast.Name) and t.id in bound for t in stmt.targets)
    plain = (ast.Expr, ast.AugAssign, ast.Return, ast.Raise, ast.Continue, ast.Break)
    return isinstance(stmt, plain)


def _expressions(stmt: ast.stmt) -> Iterator[tuple[ast.AST, ast.AST]]:
    """The nodes of a statement with their parents, without the statements in it."""
    todo: list[ast.AST] = [stmt]
    while todo:
        parent = todo.pop()
        for child in ast.iter_child_nodes(parent):
            if isinstance(child, ast.stmt | ast.match_case | ast.ExceptHandler):
                continue
            if isinstance(parent, ast.AnnAssign) and child is parent.annotation:
                continue
            yield child, parent
            todo.append(child)


_Variant = tuple[ast.AST | None, Seen | None]
"""What stands there instead, None for nothing; and what must be seen, beside the statement."""


def _variants(node: ast.AST, parent: ast.AST) -> Iterator[_Variant]:
    """What could stand in place of a part of a statement.

    Whoever notices that a condition is never true, or an operand missing, notices also that it
    is turned round, or that "and" has become "or": so there are no mutants for these.
    """
    tested = isinstance(parent, ast.If | ast.IfExp | ast.While) and node is parent.test
    chosen = isinstance(parent, ast.comprehension) and node in parent.ifs
    if tested and isinstance(node, ast.expr):
        yield ast.Constant(False), (*_outcome(node), 1)
    if isinstance(node, ast.expr) and (
        chosen
        or (
            (tested and not isinstance(node, ast.Compare | ast.BoolOp))
            and not isinstance(parent, ast.While)
        )
    ):
        yield ast.Constant(True), (*_outcome(node), 0)
    if isinstance(node, ast.keyword):
        yield None, None
    elif isinstance(node, ast.Compare):
        yield from _comparisons(node, tested or chosen or isinstance(parent, ast.BoolOp))
    elif isinstance(node, ast.BoolOp):
        yield from _operands(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand, None
    elif isinstance(node, ast.BinOp) and type(node.op) in _SUMS:
        yield ast.BinOp(node.left, _SUMS[type(node.op)](), node.right), None
    elif isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, ast.Call):
        yield from _calls(node)


def _comparisons(node: ast.Compare, limits_only: bool) -> Iterator[_Variant]:
    for place, op in enumerate(node.ops):
        limit = isinstance(op, _LIMITS)
        if limits_only and not limit:
            continue
        ops = list(node.ops)
        ops[place] = _FLIPS[type(op)]()
        within = int(isinstance(op, ast.LtE | ast.GtE))  # where equality counts it was true
        needed = (*_outcome(node), within) if limit else None
        yield ast.Compare(node.left, ops, node.comparators), needed


def _operands(node: ast.BoolOp) -> Iterator[_Variant]:
    decides = int(isinstance(node.op, ast.Or))
    for place, value in enumerate(node.values):
        rest = node.values[:place] + node.values[place + 1 :]
        new = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        yield new, (*_outcome(value), decides)


def _constants(node: ast.Constant) -> Iterator[_Variant]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value), None
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1), None


def _calls(node: ast.Call) -> Iterator[_Variant]:
    if isinstance(node.func, ast.Name) and node.func.id in _NAMES:
        new = ast.Call(ast.Name(_NAMES[node.func.id], ast.Load()), node.args, node.keywords)
        yield new, None
        return
    for place in range(len(node.args) - 1):
        one, two = node.args[place : place + 2]
        plain = all(isinstance(arg, ast.Name | ast.Attribute) for arg in (one, two))
        if plain and ast.unparse(one) not in ("state", ast.unparse(two)):
            args = [*node.args[:place], two, one, *node.args[place + 2 :]]
            yield ast.Call(node.func, args, node.keywords), None


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.comprehension):
        conditions = " and ".join(ast.unparse(test) for test in node.ifs)
        loop = f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}"
        return f"{loop} if {conditions}" if conditions else loop
    return ast.unparse(node).splitlines()[0]


class _Replacing(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST | None) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST | None:
        if node is self.old:
            return self.new
        changed = copy.copy(node)
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                kept = [v for v in value if v is not self.old or self.new is not None]
                parts = [self.visit(v) if isinstance(v, ast.AST) else v for v in kept]
                setattr(changed, name, parts)
            elif isinstance(value, ast.AST):
                setattr(changed, name, self.visit(value))
        return changed


def _replaced(tree: Any, old: ast.AST, new: ast.AST | None) -> Any:
    return _Replacing(old, new).visit(tree)
