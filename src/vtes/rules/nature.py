"""What a card in play is now: its clan, capacity and Disciplines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes.model.cards import Discipline
from vtes.model.combat_words import Mark
from vtes.model.lasting import Named
from vtes.model.state import GameState
from vtes.model.text import Ban, Bonus, Number, Text, Trait
from vtes.model.words import Employ, Recruit
from vtes.rules.marks import marked

BASIC, SUPERIOR = 1, 2
_CAPACITY: Final = Number.CAPACITY


def is_vampire(state: GameState, card: int) -> bool:
    """Whether the card is a vampire (an ally is a minion that is not: R6.1-08)."""
    value = state.cards[card]
    return value.form is not None or state.table.definitions[value.definition].facts.capacity > 0


def clans(state: GameState, minion: int) -> tuple[str, ...]:
    """The clan of a vampire; a clan printed on an ally is what recruiting it takes. R1.6.1-11.

    Of several cards that change it the one that came last counts.
    """
    if not is_vampire(state, minion):
        return ()
    changed = ""
    for card in cards_on(state, minion):
        changed = given_clan(state, card) or changed
    if changed:
        return (changed,)
    form = state.cards[minion].form
    return state.definition(minion).facts.clans if form is None else form.clans


def given_clan(state: GameState, card: int) -> str:
    """The clan that a card gives the vampire it is on, instead of his own; empty for none."""
    text = state.definition(card).text
    if text is None or not text.named:
        return "" if text is None else text.clan
    named = [each.clan for each in state.lasting if isinstance(each, Named) and each.card == card]
    return named[-1] if named else ""


def cards_on(state: GameState, minion: int) -> tuple[int, ...]:
    """The cards on a minion, in the order they came; none while he is contested (G11) or
    banished (D276).
    """
    value = state.cards[minion]
    return value.attached if value.returns is None else ()


def texts_on(state: GameState, minion: int) -> Iterator[Text]:
    """The texts of the cards on a minion, in the order they came; none while he is contested, or
    banished.
    """
    for card in cards_on(state, minion):
        text = state.definition(card).text
        if text is not None:
            yield text


def own_text(state: GameState, minion: int) -> Text | None:
    """The text of a minion as far as it counts; None for none."""
    text = state.definition(minion).text
    return None if text is None or silenced(state, minion) else text


def silenced(state: GameState, minion: int) -> bool:
    """Whether a card on a minion keeps his own text from counting."""
    if not state.table.silencing or not state.cards[minion].attached:
        return False
    return any(Ban.ABILITIES in text.bans for text in texts_on(state, minion))


def flies(state: GameState, minion: int) -> bool:
    """Whether a minion has flight, by his own text or by a card on him."""
    own = own_text(state, minion)
    texts = [*texts_on(state, minion), own]
    return any(text is not None and Trait.FLIGHT in text.traits for text in texts)


def capacity(state: GameState, vampire: int) -> int:
    """Capacity in blood; 0 for a card that is no vampire. R1.5-05, R1.6.2-14, G14."""
    printed = printed_capacity(state, vampire)
    if not state.cards[vampire].attached or not printed:
        return printed
    total = printed + sum(
        [
            each.amount
            for text in texts_on(state, vampire)
            for each in text.bonuses
            if each.number is _CAPACITY and inherits(state, vampire, each)
        ]
    )
    return max(total, state.table.ruleset.minimum_capacity)


def printed_capacity(state: GameState, card: int) -> int:
    """The capacity of a vampire by what he is, whatever cards are on him. R7-11"""
    form = state.cards[card].form
    return state.definition(card).facts.capacity if form is None else form.capacity


def starting_life(state: GameState, card: int) -> int:
    """Life with which an ally or retainer came into play; 0 for a card that is neither."""
    text = state.definition(card).text
    if text is None or not text.life:
        return 0
    words = text.modes[state.cards[card].way].effects
    lives = [word.life for word in words if isinstance(word, Recruit | Employ)]
    return next((life for life in lives if life), text.life)


def inherits(state: GameState, vampire: int, bonus: Bonus) -> bool:
    """Whether a vampire is of the clan for whom the bonus of his title is. R4.2-03"""
    if not bonus.heir:
        return True
    return bonus.heir in clans(state, vampire) and not state.cards[vampire].contesting


def has_at(state: GameState, vampire: int, discipline: Discipline) -> int:
    """The level at which a vampire has a Discipline, 0 for none: `disciplines` for one of them."""
    value, definitions = state.cards[vampire], state.table.definitions
    level = 0
    for each, printed in definitions[value.definition].facts.disciplines:
        if each is discipline and value.form is None:
            level = printed
    for card in value.attached if value.returns is None else ():  # G11, D276
        text = definitions[state.cards[card].definition].text
        if (
            text is not None
            and text.discipline is discipline
            and not _useless(state, vampire, text)
        ):
            level = SUPERIOR if text.superior else min(level + 1, SUPERIOR)
    return level


def _useless(state: GameState, vampire: int, text: Text) -> bool:
    """Whether it is equipment that he is kept from using in combat. [RTR 20010711]"""
    if not text.superior:
        return False

    return marked(state, vampire, Mark.NO_EQUIPMENT)


def disciplines(state: GameState, vampire: int) -> dict[Discipline, int]:
    """The vampire's Disciplines with their levels (1 basic, 2 superior). R1.5-11, R1.6.2-13."""
    value = state.cards[vampire]
    levels = dict(state.definition(vampire).facts.disciplines if value.form is None else ())
    for card in value.attached if value.returns is None else ():  # G11, D276
        text = state.definition(card).text
        if text is not None and text.discipline is not None and not _useless(state, vampire, text):
            level = levels.get(text.discipline, 0)
            levels[text.discipline] = SUPERIOR if text.superior else min(level + 1, SUPERIOR)
    return levels
