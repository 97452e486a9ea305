"""Plays every ruling of this folder: a judge writes the position, the play and what is expected."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from spellspeed.duel import Duel
from spellspeed.engine.game import find_format
from spellspeed.engine.places import own
from spellspeed.notation.phrases import LISTS, PLAYERS
from spellspeed.notation.read import Sheet, read_lists
from spellspeed.pool import CardPool
from spellspeed.transcript import TranscriptError, play_ruling, read_ruling
from spellspeed.words import MONSTER_ZONE, SPELL_TRAP_ZONE

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.duel"))
WHO = re.compile(r"(you|opp|你|对手)\s+(.*)$")
LP = re.compile(r"(?:LP\s*)?(\d+)(?:\s+|$)", re.IGNORECASE)
NOTHING = re.compile(r"(\S+?)\s*[:：]\s*(?:none|nothing|无)(?=\s|$)")
WISH = re.compile(r"(cannot|can|不能|可以)\s*(.+?)(?:\s+because of\s+(.+)|\s*[，,（(]?\s*因为\s*「?(.+?)」?[）)]?)?$")


def rulings() -> Iterator[object]:
    """Each file, with the mark of the rule it shows."""
    for path in FILES:
        rule = read_ruling(path.read_text(encoding="utf-8")).rule
        name, _, scenario = rule.partition(" ")
        marks = [pytest.mark.rule(name, scenario=int(scenario or 1))] if rule else []
        yield pytest.param(path, marks=marks, id=path.stem)


@pytest.mark.parametrize("path", list(rulings()))
def test_the_ruling_holds(path: Path) -> None:
    ruling = read_ruling(path.read_text(encoding="utf-8"))
    assert ruling.title and ruling.source and ruling.expect, "a ruling has a title, a source and an expectation"
    duel = play_ruling(ruling)
    for number, line in ruling.expect:
        found = WHO.match(line)
        assert found, f"{path.name}:{number}: {line!r} begins with neither player"
        check(duel, 0 if found[1] in PLAYERS[0] else 1, found[2], f"{path.name}:{number}")


def check(duel: Duel, player: int, said: str, where: str) -> None:
    """Check one line: a wish that is possible or not, or Life Points and lists of cards."""
    wish = WISH.match(said)
    if wish:
        reasons = duel.reasons_against(wish[2], player)
        assert (wish[1] in ("can", "可以")) == (not reasons), f"{where}: {wish[2]!r} is refused by {reasons}"
        because = wish[3] or wish[4]
        named = [name for reason in reasons for name in (reason.rule, reason.card, reason.card_zh)]
        assert not because or because in named, f"{where}: refused because of {named}, not of {because}"
        return
    points = LP.match(said)
    if points:
        assert duel.state.lp[player] == int(points[1]), f"{where}: LP {duel.state.lp[player]}"
        said = said[points.end() :]
    for key, names in expected_lists(said, duel.pool).items():
        there = Counter(cards_in(duel, player, key))
        assert there == Counter(names), f"{where}: {key} holds {dict(there)}"


def expected_lists(said: str, pool: CardPool) -> dict[str, list[str]]:
    """The lists of a line: what is in each of them, by English name."""
    keys = {word: key for key, _, chinese in LISTS for word in (key, chinese)}
    lists: dict[str, list[str]] = {keys[empty[1]]: [] for empty in NOTHING.finditer(said)}
    sheet = Sheet(find_format("master2020"))
    read_lists(sheet, 0, "", NOTHING.sub("", said), 0, 1, pool)
    for entry in sheet.entries:
        lists.setdefault(entry.key, []).append(entry.card.name_en)
    assert lists or not said.strip(), f"{said!r} names no list"
    return lists


def cards_in(duel: Duel, player: int, key: str) -> list[str]:
    """What lies in a list of a player now, by English name."""
    state = duel.state
    place = next(place for name, place, _ in LISTS if name == key)
    if place == MONSTER_ZONE:
        uids = list(state.monsters_of(player))
    elif place == SPELL_TRAP_ZONE:
        first = own(player, place)
        zones = [uid for zone in range(first, first + 5) for uid in state.piles[zone]]
        uids = [uid for uid in zones if state.cards[uid].face_up == (key == "spells")]
    else:
        uids = list(state.piles[own(player, place)])
    return [duel.pool.facts[state.cards[uid].card].name_en for uid in uids]


def test_there_are_rulings() -> None:
    assert len(FILES) >= 4


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("play      you  activate Dark Hole", "line 4"),
        ("play      nobody  passes", "does not begin with the player"),
        ("play      you  activate Raigeki\n          opp  trigger Kuriboh", "line 5"),
    ],
)
def test_a_ruling_that_cannot_be_played_names_its_line(line: str, problem: str) -> None:
    text = "position  turn 3, Main Phase 1, you to act\n          you 8000 hand: Raigeki\n"
    ruling = read_ruling(f"{text}          opp 8000 monsters: Mystical Elf\n{line}")
    with pytest.raises(TranscriptError, match=problem):
        play_ruling(ruling)
