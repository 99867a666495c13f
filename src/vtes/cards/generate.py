"""Generates the checked-in tables of printed facts from one pinned version of `krcg`.

    python -m vtes.cards.generate            writes the tables
    python -m vtes.cards.generate --check    writes nothing, fails if a table would change

The source is the three files `vtescrypt.csv`, `vteslib.csv` and `vtessets.csv` in the folder
`krcg/cards` of the package `krcg` of PyPI, pinned by version and by checksum. `krcg` itself is
only located, never imported, so it can be installed without its dependencies. The result depends
on nothing but those files. Names and numbers are kept; no card text is stored.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import importlib.util
import io
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from vtes.model.errors import DataError

KRCG_VERSION = "5.14"
"""The version of `krcg` that the tables are made from."""

KRCG_FILES: Mapping[str, str] = {
    "vtescrypt.csv": "71c4e7d580c9d037967367b669301334d11980aeee919d0083b064f50997ef85",
    "vteslib.csv": "aba90b39ca6992ebec18d13217db80b03f3fd3d73d0f766d8aafb0a1d5cf145b",
    "vtessets.csv": "cde8dc644c51596f1ca11499b988cb78b723cb7801ab627f9a3568a41c93b147",
}
"""The files read, each with its SHA-256."""

LAST_DAY = "20021231"
"""Cards first printed after this day (year, month, day) are left out."""

POOL_SIZE = (585, 1112)
"""How many crypt and library cards remain."""

DATED_SETS = frozenset({"Promo", "POD"})
"""Sets without one release date: each printing gives its own."""

STARTERS: Mapping[tuple[str, str], str] = {
    ("SW", "PB"): "Brujah antitribu",
    ("SW", "PL"): "Lasombra",
    ("SW", "PT"): "Tzimisce",
    ("SW", "PV"): "Ventrue antitribu",
    ("FN", "PA"): "Assamite",
    ("FN", "PG"): "Giovanni",
    ("FN", "PR"): "Ravnos",
    ("FN", "PS"): "Followers of Set",
    ("CE", "PB"): "Brujah",
    ("CE", "PM"): "Malkavian",
    ("CE", "PN"): "Nosferatu",
    ("CE", "PTo"): "Toreador",
    ("CE", "PTr"): "Tremere",
    ("CE", "PV"): "Ventrue",
}
"""The starter decks: set and code of the printings, and the name on the box."""

DATA = Path(__file__).parent / "data"

Row = dict[str, str]

CRYPT_COLUMNS = [
    "id",
    "name",
    "other_names",
    "clan",
    "group",
    "capacity",
    "disciplines",
    "sect",
    "title",
    "votes",
    "city",
    "unique",
    "prints",
]
LIBRARY_COLUMNS = [
    "id",
    "name",
    "other_names",
    "types",
    "clans",
    "disciplines",
    "flight",
    "pool_cost",
    "blood_cost",
    "unique",
    "prints",
]
STARTER_COLUMNS = ["set", "deck", "kind", "card_id", "card_name", "count"]

_HEAD = re.compile(
    r"(?:Advanced, )?(?P<sect>Camarilla|Sabbat|Independent)\b"
    r"(?: (?P<office>primogen|bishop|cardinal|priscus"
    r"|(?:[A-Z]\w+ )?(?:Justicar|Inner Circle)"
    r"|Prince of (?P<prince>{city})|Archbishop of (?P<archbishop>{city}))(?=[.:,]|$))?".format(
        city=r"(?:Washington, D\.?C|[^:.,]+)"
    ),
    re.IGNORECASE,
)
_OFFICE_WORDS = ("justicar", "inner circle", "archbishop", "prince")
_VOTES = re.compile(r"(\d+) votes?")
_UNIQUE = re.compile(r"(?:^|[.:] )unique\b", re.IGNORECASE)
_STARTER_PRINT = re.compile(r"(P[A-Z][a-z]?)(\d*)")


def locate(folder: str | None = None) -> Path:
    """Find the folder that holds the source files, and check that they are the pinned ones.

    Args:
        folder: a folder that holds the files, or whose folder `cards` does; None looks for an
            installed `krcg`.

    Returns:
        The folder that holds the files.

    Raises:
        DataError: `krcg` or one of its files is missing, or is not of the pinned version.
    """
    advice = f"install it with: pip install --no-deps --ignore-requires-python krcg=={KRCG_VERSION}"
    if folder is None:
        spec = importlib.util.find_spec("krcg")
        places = list(spec.submodule_search_locations or ()) if spec else []
        if not places:
            raise DataError(f"the package krcg is not installed; {advice}")
        folder = places[0]
    found = next(
        (p for p in (Path(folder), Path(folder) / "cards") if (p / "vtescrypt.csv").is_file()), None
    )
    if found is None:
        raise DataError(f"no vtescrypt.csv in {folder} or its folder 'cards'; {advice}")
    for name, digest in KRCG_FILES.items():
        path = found / name
        if not path.is_file() or hashlib.sha256(path.read_bytes()).hexdigest() != digest:
            raise DataError(f"{path} is not the file of krcg {KRCG_VERSION}; {advice}")
    return found


def _rows(path: Path) -> list[Row]:
    with path.open(encoding="utf-8-sig", newline="") as stream:
        return list(csv.DictReader(stream))


def _prints(row: Row, released: Mapping[str, str]) -> list[tuple[str, str]]:
    """List the printings of a card up to `LAST_DAY`: set and the rest of the mark."""
    kept = []
    for printing in filter(None, (mark.strip() for mark in row["Set"].split(","))):
        name, _, mark = printing.partition(":")
        if name in DATED_SETS:
            day = mark[:8]
        elif name in released:
            day = released[name]
        else:
            raise DataError(f"card {row['Id']}: unknown set {name!r}")
        if not re.fullmatch(r"\d{8}", day):
            raise DataError(f"card {row['Id']}: no date for the printing {printing!r}")
        if day <= LAST_DAY:
            kept.append((name, mark))
    return kept


def _set_names(prints: Iterable[tuple[str, str]]) -> str:
    return " ".join(dict.fromkeys(name for name, _ in prints))


def read_head(text: str) -> tuple[str, str, str]:
    """Read sect, title and city from the first words of a crypt card.

    Args:
        text: the text of the card, which begins like "Camarilla Prince of Chicago:".

    Returns:
        The sect, the title (lower case, "" for none) and the city ("" for none).

    Raises:
        DataError: the text does not begin with a sect.
    """
    match = _HEAD.match(text)
    if match is None:
        raise DataError("a crypt text does not begin with a sect")
    office = (match["office"] or "").lower()
    title = next((word for word in _OFFICE_WORDS if word in office), office)
    city = match["prince"] or match["archbishop"] or ""
    if city.startswith("Washington"):
        city = "Washington, D.C."
    return match["sect"].lower(), title, city


def _crypt_row(row: Row, prints: list[tuple[str, str]]) -> Row:
    text = row["Card Text"]
    sect, title, city = read_head(text)
    listed = _VOTES.fullmatch(row["Title"])
    if title != ("" if listed else row["Title"]):
        raise DataError(f"card {row['Id']}: title {row['Title']!r} but text says {title!r}")
    if bool(city) != (title in ("prince", "archbishop")):
        raise DataError(f"card {row['Id']}: title {title!r} with city {city!r}")
    if listed and f"{listed[0]} (titled)" not in text:
        raise DataError(f"card {row['Id']}: the text does not confirm {listed[0]}")
    return {
        "id": row["Id"],
        "name": row["Name"],
        "other_names": row["Aka"],
        "clan": row["Clan"],
        "group": row["Group"],
        "capacity": row["Capacity"],
        "disciplines": "" if row["Disciplines"] == "-none-" else row["Disciplines"],
        "sect": sect,
        "title": title.replace(" ", "_"),
        "votes": listed[1] if listed else "0",
        "city": city,
        "unique": "0" if "Non-unique" in text else "1",
        "prints": _set_names(prints),
    }


def _library_row(row: Row, prints: list[tuple[str, str]]) -> Row:
    flight = row["Discipline"] == "fli"
    first_paragraph = row["Card Text"].split("\n")[0]
    return {
        "id": row["Id"],
        "name": row["Name"],
        "other_names": row["Aka"],
        "types": row["Type"].lower(),
        "clans": row["Clan"],
        "disciplines": "" if flight else row["Discipline"],
        "flight": "1" if flight else "0",
        "pool_cost": row["Pool Cost"] or "0",
        "blood_cost": row["Blood Cost"] or "0",
        "unique": "1" if _UNIQUE.search(first_paragraph) else "0",
        "prints": _set_names(prints),
    }


def _starter_rows(kind: str, row: Row, prints: Iterable[tuple[str, str]]) -> list[Row]:
    """List the starter decks that hold a card: rarity marks like "C/PB2" tell how often."""
    rows = []
    for name, mark in prints:
        for part in mark.split("/"):
            match = _STARTER_PRINT.fullmatch(part)
            deck = STARTERS.get((name, match[1])) if match else None
            if match and deck:
                rows.append(
                    {
                        "set": name,
                        "deck": deck,
                        "kind": kind,
                        "card_id": row["Id"],
                        "card_name": row["Name"],
                        "count": match[2] or "1",
                    }
                )
    return rows


def _table(columns: Sequence[str], rows: Iterable[Row]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def generate(source: Path) -> dict[str, str]:
    """Make the tables.

    Args:
        source: the folder that holds the source files (see `locate`).

    Returns:
        The text of each table by file name.

    Raises:
        DataError: a source file holds something the generator does not understand.
    """
    released = {row["Abbrev"]: row["Release Date"] for row in _rows(source / "vtessets.csv")}
    crypt: list[Row] = []
    library: list[Row] = []
    starters: list[Row] = []
    for row in _rows(source / "vtescrypt.csv"):
        if prints := _prints(row, released):
            crypt.append(_crypt_row(row, prints))
            starters += _starter_rows("crypt", row, prints)
    for row in _rows(source / "vteslib.csv"):
        if prints := _prints(row, released):
            library.append(_library_row(row, prints))
            starters += _starter_rows("library", row, prints)
    if (len(crypt), len(library)) != POOL_SIZE:
        raise DataError(f"{len(crypt)} crypt and {len(library)} library cards, not {POOL_SIZE}")
    crypt.sort(key=lambda row: int(row["id"]))
    library.sort(key=lambda row: int(row["id"]))
    order = {(name, deck): n for n, ((name, _), deck) in enumerate(STARTERS.items())}
    starters.sort(key=lambda r: (order[r["set"], r["deck"]], r["kind"], int(r["card_id"])))
    return {
        "crypt.csv": _table(CRYPT_COLUMNS, crypt),
        "library.csv": _table(LIBRARY_COLUMNS, library),
        "starter_decks.csv": _table(STARTER_COLUMNS, starters),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Args:
        arguments: the words of the command line; None takes those of the process.

    Returns:
        0 if the tables were written or are up to date, 1 if not.
    """
    parser = argparse.ArgumentParser(prog="python -m vtes.cards.generate", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    parser.add_argument("--krcg", metavar="FOLDER", help="the folder of krcg or of its csv files")
    options = parser.parse_args(arguments)
    try:
        tables = generate(locate(options.krcg))
    except DataError as error:
        print(error, file=sys.stderr)
        return 1
    stale = []
    for name, text in tables.items():
        path = DATA / name
        if not path.is_file() or path.read_bytes() != text.encode():
            stale.append(name)
            if not options.check:
                DATA.mkdir(exist_ok=True)
                path.write_bytes(text.encode())
    verb = "out of date" if options.check else "written"
    print(f"{verb}: {', '.join(stale)}" if stale else "up to date")
    return 1 if stale and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
