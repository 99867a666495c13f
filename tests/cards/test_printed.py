"""The printed facts: how many, which, by which name; and that no text is among them."""

from __future__ import annotations

import csv
import importlib.util
import subprocess
import sys
import unicodedata
from collections import Counter
from pathlib import Path

import pytest

from tests.rulecheck import rule
from vtes.cards import generate, printed
from vtes.cards.printed import UnknownCard, all_facts, facts, find
from vtes.model.cards import BASE_DISCIPLINES, CardType, Discipline, Facts, Sect, Title
from vtes.model.errors import DataError, RulesError

D = Discipline


def one(name: str) -> Facts:
    (card,) = find(name)
    return card


def test_pool_has_every_card_printed_by_2002() -> None:
    cards = all_facts()
    assert Counter(card.is_vampire for card in cards) == {True: 585, False: 1112}
    assert [card.id for card in cards] == sorted({card.id for card in cards})
    assert all(card.is_vampire != card.is_library for card in cards)
    assert all(card.prints for card in cards)


CRYPT = [
    # name, clan, group, capacity, Disciplines, sect, title, city, votes
    ("Anson", "Toreador", 1, 8, "aus dom CEL PRE", "camarilla", "prince", "Seattle", 0),
    ("Anneke", "Toreador", 1, 10, "dom AUS CEL PRE", "camarilla", "justicar", "", 0),
    ("Arika", "Ventrue", 2, 11, "aus cel DOM FOR OBF PRE", "camarilla", "inner_circle", "", 0),
    ("Gilbert Duane", "Malkavian", 1, 7, "AUS DOM OBF", "camarilla", "prince", "Miami", 0),
    ("Pug Jackson", "Brujah", 3, 6, "for pre CEL POT", "camarilla", "primogen", "", 0),
    ("Smudge the Ignored", "Caitiff", 1, 1, "", "camarilla", "", "", 0),
    (
        "Sascha Vykos, The Angel of Caine",
        *("Tzimisce", 2, 8, "ani dom AUS THA VIC", "sabbat", "priscus", "", 0),
    ),
    ("Lambach", "Tzimisce", 2, 10, "pre ANI AUS DOM VIC", "sabbat", "cardinal", "", 0),
    (
        "Francisco Domingo de Polonia",
        *("Lasombra", 2, 9, "pro DOM OBT POT PRE", "sabbat", "archbishop", "New York", 0),
    ),
    ("Quentin", "Nosferatu antitribu", 2, None, None, "sabbat", "bishop", "", 0),
    ("The Baron", "Samedi", 2, 9, "dom FOR NEC OBF THN", "independent", "", "", 2),
    ("Ambrogino Giovanni", "Giovanni", 2, 9, "aus DOM NEC POT THA", "independent", "", "", 1),
    ("Tegyrius, Vizier", "Assamite", 2, 9, "pre AUS CEL FOR QUI", "camarilla", "", "", 0),
    ("Hesha Ruhadze", "Follower of Set", 2, 6, "ani obf pre SER", "independent", "", "", 0),
    ("Jack", "Blood Brother", 2, 6, "cel for pot san", "sabbat", "", "", 0),
]


@rule("R1.5-01")
@pytest.mark.parametrize(
    ("name", "clan", "group", "capacity", "disciplines", "sect", "title", "city", "votes"),
    CRYPT,
    ids=[row[0] for row in CRYPT],
)
def test_known_vampires(
    name: str,
    clan: str,
    group: int,
    capacity: int | None,
    disciplines: str | None,
    sect: str,
    title: str,
    city: str,
    votes: int,
) -> None:
    card = one(name)
    assert card.types == (CardType.VAMPIRE,)
    assert card.is_vampire
    assert card.is_minion
    assert card.group == group
    if capacity is not None and disciplines is not None:
        assert (card.clans, card.capacity) == ((clan,), capacity)
        codes = [d.value.upper() if n == 2 else d.value for d, n in card.disciplines]
        assert codes == disciplines.split()
    assert (card.sect, card.title) == (Sect(sect), Title(title))
    assert (card.city, card.votes) == (city, votes)
    assert card.is_titled == bool(title or votes)
    assert (card.pool_cost, card.blood_cost, card.cost_x) == (0, 0, False)


LIBRARY = [
    # name, types, clans, Disciplines, pool, blood, unique
    ("Deflection", "reaction", "", "dom", 0, 1, False),
    ("Govern the Unaligned", "action", "", "dom", 0, 1, False),
    (".44 Magnum", "equipment", "", "", 2, 0, False),
    ("Pentex™ Subversion", "master", "", "", 2, 0, True),
    ("The Barrens", "master", "", "", 0, 0, True),
    ("Hostile Takeover", "master", "Ventrue", "", 1, 0, False),
    ("Immortal Grapple", "combat", "", "pot", 0, 0, False),
    ("Raven Spy", "retainer", "", "ani", 0, 1, False),
    ("War Ghoul", "ally", "Tzimisce", "", 3, 0, False),
    ("Kine Resources Contested", "political action", "", "", 0, 0, False),
    ("Bonding", "action modifier", "", "dom", 0, 0, False),
    ("Shadow Feint", "combat", "", "cel&obf", 0, 1, False),
    ("Madrigal", "action modifier/reaction", "", "mel/pre", 0, 0, False),
    ("Armor of Terra", "action", "", "vis/tha", 0, 1, False),
    ("Defender of the Haven", "action", "Tremere/Tremere antitribu", "", 0, 1, False),
    ("Zillah's Valley", "master", "", "", 5, 0, False),
    ("Khobar Towers, Al-Khubar", "master", "Follower of Set", "", 2, 0, True),
    ("Ivory Bow", "equipment", "", "", 1, 0, True),
    ("J. S. Simmons, Esq.", "retainer", "", "", 0, 0, True),
    ("Contagion", "action", "", "dai", None, None, True),
]


@pytest.mark.parametrize(
    ("name", "types", "clans", "disciplines", "pool", "blood", "unique"),
    LIBRARY,
    ids=[row[0] for row in LIBRARY],
)
def test_known_library_cards(
    name: str,
    types: str,
    clans: str,
    disciplines: str,
    pool: int | None,
    blood: int | None,
    unique: bool,
) -> None:
    card = one(name)
    assert card.is_library
    assert "/".join(card.types) == types
    assert "/".join(card.clans) == clans
    sign = "/" if card.any_discipline else "&"
    assert sign.join(d for d, _ in card.disciplines) == disciplines
    assert {level for _, level in card.disciplines} <= {1}
    if pool is not None:
        assert (card.pool_cost, card.blood_cost) == (pool, blood)
    assert card.unique is unique
    assert (card.sect, card.title, card.group, card.capacity) == (None, Title.NONE, 0, 0)


def test_costs_of_x_say_in_what() -> None:
    in_x = {card.name: card.x_in_blood for card in all_facts() if card.cost_x}
    assert in_x == {
        "Awe": True,
        "Hidden Strength": True,
        "Kindred Coercion": True,
        "Bounty": False,
        "Playing for Keeps": False,
        "Secret Horde": False,
        "Shock Troops": False,
    }
    assert not any(card.x_in_blood and not card.cost_x for card in all_facts())


def test_five_cards_need_flight() -> None:
    names = {card.name for card in all_facts() if card.needs_flight}
    assert names == {"Circle", "Patrol", "Pounce", "Soar", "Swoop"}


@rule("R1.5-02")
def test_every_vampire_is_unique_unless_printed_otherwise() -> None:
    plain = {card.name for card in all_facts() if card.is_vampire and not card.unique}
    assert plain == {"Aabbt Kindred", "Fida'i"}


@rule("R1.5-16")
def test_there_are_seventeen_disciplines_in_the_base_edition() -> None:
    names = (
        "Animalism Auspex Celerity Chimerstry Dementation Dominate Fortitude Necromancy Obfuscate"
        " Obtenebration Potence Presence Protean Quietus Serpentis Thaumaturgy Vicissitude"
    )
    assert sorted(d.name for d in BASE_DISCIPLINES) == names.upper().split()
    assert {d for card in all_facts() for d, _ in card.disciplines} == set(Discipline)


def test_titles_go_with_sects_and_cities() -> None:
    camarilla = {Title.PRIMOGEN, Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE}
    for card in all_facts():
        if card.title is not Title.NONE:
            expected = Sect.CAMARILLA if card.title in camarilla else Sect.SABBAT
            assert card.sect is expected, card
        assert bool(card.city) == (card.title in (Title.PRINCE, Title.ARCHBISHOP)), card
        assert not card.votes or card.sect is Sect.INDEPENDENT, card
    counts = Counter(card.title for card in all_facts() if card.is_vampire)
    assert counts == {
        Title.NONE: 434,
        Title.PRIMOGEN: 45,
        Title.PRINCE: 34,
        Title.BISHOP: 22,
        Title.JUSTICAR: 13,
        Title.ARCHBISHOP: 11,
        Title.PRISCUS: 11,
        Title.CARDINAL: 8,
        Title.INNER_CIRCLE: 7,
    }


def test_one_city_has_one_spelling() -> None:
    assert one("Emerson Bridges").city == one("Marcus Vitel").city == "Washington, D.C."
    assert one("Powerbase: Washington, D.C.").city == ""


def test_clans_have_the_names_of_the_edition() -> None:
    clans = {clan for card in all_facts() for clan in card.clans}
    assert not clans & set(printed.OLDER_NAMES)
    assert {"Assamite", "Follower of Set", "Giovanni", "Caitiff", "Pander"} <= clans
    assert len(clans) == 34


def test_prints_are_the_sets_up_to_2002() -> None:
    sets = {name for card in all_facts() for name in card.prints}
    assert sets == {"Jyhad", "VTES", "DS", "AH", "Sabbat", "SW", "FN", "BL", "CE", "Promo"}
    assert one("Deflection").prints == ("Jyhad", "VTES", "SW", "FN", "CE")
    assert one("Lucita").prints == ("Promo", "SW")


def test_level_of_a_discipline() -> None:
    anson = one("Anson")
    assert [anson.level(d) for d in (D.CELERITY, D.AUSPEX, D.POTENCE)] == [2, 1, 0]
    assert one("Deflection").level(D.DOMINATE) == 1


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("deflection", "Deflection"),
        ("DEFLECTION ", "Deflection"),
        ("Pentex Subversion", "Pentex™ Subversion"),
        ("Pentex(TM) Subversion", "Pentex™ Subversion"),
        ("Donal OConnor", "Dónal O'Connor"),
        ("Rotschreck", "Rötschreck"),
        (unicodedata.normalize("NFD", "Rötschreck"), "Rötschreck"),
        ("Barrens, The", "The Barrens"),
        ("the barrens", "The Barrens"),
        ("Baron, the", "The Baron"),
        ("Sacre-Coeur Cathedral, France", "Sacré-Cœur Cathedral, France"),
        ("44 Magnum", ".44 Magnum"),
        ("Wake with Evening’s Freshness", "Wake with Evening's Freshness"),
        ("The Fifth Tradition: Hospitality", "Fifth Tradition: Hospitality"),
        ("Mind Rape", "Puppet Master"),
        ("Kine Dominance", "Dominate Kine"),
    ],
)
def test_names_that_mean_a_card(written: str, name: str) -> None:
    assert [card.name for card in find(written)] == [name]


@pytest.mark.parametrize(
    "written",
    ["", "The", "Barrens", "Deflect", "Deflection 2", "Deflectoin", "Villein", "Ventrue", "™", "4"],
)
def test_nothing_fuzzier_is_found(written: str) -> None:
    assert find(written) == ()


def test_every_card_is_found_by_its_name() -> None:
    assert all(find(card.name) == (card,) for card in all_facts())
    assert all(find(card.name.upper()) == (card,) for card in all_facts())


def test_names_shared_by_cards_give_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {
        "library.csv": [],
        "crypt.csv": [
            row | {"id": id, "name": name}
            for row in list(printed.table("crypt.csv"))[:1]
            for id, name in (("1", "Twin"), ("2", "Twin"), ("3", "The Twin"), ("4", "Twin!"))
        ],
    }
    monkeypatch.setattr(printed, "table", lambda name: iter(rows[name]))
    printed._tables.cache_clear()
    printed._by_exact_name.cache_clear()
    try:
        assert [card.id for card in find("Twin")] == [1, 2]
        assert [card.id for card in find("twin")] == [1, 2, 4]
        assert [card.id for card in find("Twin, The")] == [3]
    finally:
        printed._tables.cache_clear()
        printed._by_exact_name.cache_clear()


@pytest.mark.parametrize("wrong", [0, -1, 1, 999999, "100518", None, [], True])
def test_unknown_ids_are_refused(wrong: object) -> None:
    with pytest.raises(UnknownCard, match="no card printed by 2002"):
        facts(wrong)  # type: ignore[arg-type]


def test_name_must_be_a_text() -> None:
    with pytest.raises(RulesError, match="is a text"):
        find(100518)  # type: ignore[arg-type]


def test_facts_are_read_once() -> None:
    assert facts(100518) is facts(100518) is one("Deflection")


def test_importing_reads_no_table() -> None:
    code = (
        "import vtes.cards.printed as p, vtes.cards.decks;"
        "assert p._tables.cache_info().currsize == 0"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": str(SRC)})


SRC = Path(printed.__file__).parents[2]
MOST = {
    "name": 45,
    "card_name": 45,
    "other_names": 45,
    "disciplines": 31,
    "clan": 21,
    "clans": 32,
    "types": 24,
    "prints": 27,
    "deck": 19,
    "city": 17,
    "title": 12,
    "sect": 11,
}


@pytest.mark.parametrize("path", sorted(generate.DATA.iterdir()), ids=lambda path: path.name)
def test_tables_hold_no_text(path: Path) -> None:
    with path.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert rows
    for row in rows:
        for column, value in row.items():
            assert len(value) <= MOST.get(column, 7), (column, value)
            assert "\n" not in value
            if column not in ("name", "card_name", "other_names", "city"):
                assert not set(value) & set(".:;[]()!?"), (column, value)


# The generator


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("Camarilla.", ("camarilla", "", "")),
        ("Sabbat:", ("sabbat", "", "")),
        ("Independent. 2 votes (titled):", ("independent", "", "")),
        ("Camarilla primogen:", ("camarilla", "primogen", "")),
        ("Camarilla Prince of Chicago:", ("camarilla", "prince", "Chicago")),
        ("Camarilla Prince of New York", ("camarilla", "prince", "New York")),
        ("Camarilla Prince of Washington, DC.", ("camarilla", "prince", "Washington, D.C.")),
        ("Camarilla Prince of Washington, D.C.: ", ("camarilla", "prince", "Washington, D.C.")),
        ("Camarilla Brujah Justicar.", ("camarilla", "justicar", "")),
        ("Camarilla Ventrue Inner Circle: ", ("camarilla", "inner circle", "")),
        ("Sabbat Archbishop of Mexico City.", ("sabbat", "archbishop", "Mexico City")),
        ("Sabbat bishop.", ("sabbat", "bishop", "")),
        ("Camarilla Tremere Slave:", ("camarilla", "", "")),
        ("Advanced, Camarilla Prince of Paris:", ("camarilla", "prince", "Paris")),
        ("Advanced, Sabbat cardinal.", ("sabbat", "cardinal", "")),
    ],
)
def test_head_of_a_crypt_card_is_understood(head: str, expected: tuple[str, str, str]) -> None:
    assert generate.read_head(head) == expected


def test_head_without_a_sect_is_refused() -> None:
    with pytest.raises(DataError, match="does not begin with a sect"):
        generate.read_head("Anarch.")


def test_other_files_than_the_pinned_ones_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generate.main(["--check", "--krcg", str(tmp_path)]) == 1
    assert "no vtescrypt.csv" in capsys.readouterr().err
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "vtescrypt.csv").write_text("Id,Name\n")
    assert generate.main(["--check", "--krcg", str(tmp_path)]) == 1
    assert f"is not the file of krcg {generate.KRCG_VERSION}" in capsys.readouterr().err


@pytest.mark.skipif(importlib.util.find_spec("krcg") is None, reason="krcg is not installed")
def test_tables_are_what_the_generator_makes() -> None:
    for name, text in generate.generate(generate.locate()).items():
        assert (generate.DATA / name).read_bytes() == text.encode(), f"{name}: generate it again"
