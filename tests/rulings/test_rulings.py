"""Plays every ruling of this folder: a judge writes the position, the play and what is expected."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from seating import seating
from spellspeed.duel import Duel
from spellspeed.engine.game import find_format
from spellspeed.engine.places import own, zone_number
from spellspeed.engine.rows import CardState
from spellspeed.engine.stats import stat_of
from spellspeed.notation.phrases import LISTS, PLAYERS
from spellspeed.notation.read import Entry, Sheet, read_lists
from spellspeed.pool import CardPool
from spellspeed.transcript import Ruling, TranscriptError, play_ruling, read_ruling, read_rulings
from spellspeed.words import ATK, DEF, MONSTER_ZONE, SPELL_TRAP_ZONE

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.duel"))
WHO = re.compile(r"(you|opp|你|对手)\s+(.*)$")
LP = re.compile(r"(?:LP\s*)?(\d+)(?:\s+|$)", re.IGNORECASE)
NOTHING = re.compile(r"(\S+?)\s*[:：]\s*(?:none|nothing|无)(?=\s|$)")
WISH = re.compile(r"(cannot|can|不能|可以)\s*(.+?)(?:\s+because of\s+(.+)|\s*[，,（(]?\s*因为\s*「?(.+?)」?[）)]?)?$")
VALUE = re.compile(r"(.+?)\s+has\s+(\d+)\s+(ATK|DEF)$|(.+?)\s*的(攻击力|守备力)\s*(?:是|为|变成)?\s*(\d+)$")
WINS = re.compile(r"wins?$|胜利$|获胜$")
NOBODY_WINS = re.compile(r"nobody wins$|平局$")


def rulings() -> Iterator[object]:
    """Each ruling of each file, with the marks of the rules it shows."""
    for path in FILES:
        found = read_rulings(path.read_text(encoding="utf-8"))
        for number, ruling in enumerate(found, 1):
            names = [rule.split() for rule in ruling.rule.split(",") if rule.strip()]
            marks = [pytest.mark.rule(name[0], scenario=int(name[1]) if name[1:] else 1) for name in names]
            which = path.stem if len(found) == 1 else f"{path.stem}-{number:02}"
            yield pytest.param(path.name, ruling, marks=marks, id=which)


@pytest.mark.parametrize(("name", "ruling"), list(rulings()))
def test_the_ruling_holds(name: str, ruling: Ruling) -> None:
    assert ruling.title and ruling.source and ruling.expect, "a ruling has a title, a source and an expectation"
    play_ruling(seated(ruling), check=lambda duel, number, line: check(duel, line, f"{name}:{number}"))


def seated(ruling: Ruling) -> Ruling:
    """The ruling for the seats of the test that runs: every line of it begins with its player."""
    seating.laid += 1
    play, expect = (tuple((at, seating.words(line)) for at, line in lines) for lines in (ruling.play, ruling.expect))
    return replace(ruling, position=seating.words(ruling.position), play=play, expect=expect)


def check(duel: Duel, line: str, where: str) -> None:
    """Check one line: how the duel ended, what is possible or not, a value, or Life Points and lists of cards."""
    if NOBODY_WINS.match(line):
        assert duel.outcome is not None and duel.outcome.winner is None, f"{where}: {duel.outcome}"
        return
    found = WHO.match(line)
    assert found, f"{where}: {line!r} begins with neither player"
    player, said = 0 if found[1] in PLAYERS[0] else 1, found[2]
    wish, value = WISH.match(said), VALUE.match(said)
    if WINS.match(said):
        assert duel.outcome is not None and duel.outcome.winner == player, f"{where}: {duel.outcome}"
    elif wish:
        check_wish(duel, player, wish, where)
    elif value:
        check_value(duel, player, value, where)
    else:
        points = LP.match(said)
        if points:
            assert duel.state.lp[player] == int(points[1]), f"{where}: LP {duel.state.lp[player]}"
            said = said[points.end() :]
        check_lists(duel, player, said, where)


def check_wish(duel: Duel, player: int, wish: re.Match[str], where: str) -> None:
    """Check that a player can or cannot do something, because of the rule or the card that is named."""
    reasons = duel.reasons_against(wish[2], player)
    assert (wish[1] in ("can", "可以")) == (not reasons), f"{where}: {wish[2]!r} is refused by {reasons}"
    because = wish[3] or wish[4]
    named = [name for reason in reasons for name in (reason.rule, reason.card, reason.card_zh)]
    assert not because or because in named, f"{where}: refused because of {named}, not of {because}"


def check_value(duel: Duel, player: int, value: re.Match[str], where: str) -> None:
    """Check the ATK or DEF of a monster that the player controls, as it is now."""
    card = duel.pool.find(value[1] or value[4])
    stat = ATK if (value[3] or value[5]) in ("ATK", "攻击力") else DEF
    rows = [duel.state.cards[uid] for uid in duel.state.monsters_of(player)]
    values = [stat_of(duel.game, duel.state, row, stat) for row in rows if row.card == card.index]
    assert int(value[2] or value[6]) in values, f"{where}: {card.name_en} has {values}"


def check_lists(duel: Duel, player: int, said: str, where: str) -> None:
    """Check what lies in the lists of a player, and how, as far as that is said."""
    for key, entries in expected_lists(said, duel.pool).items():
        rows = rows_in(duel, player, key)
        there = Counter(duel.pool.facts[row.card].name_en for row in rows)
        assert there == Counter(entry.card.name_en for entry in entries), f"{where}: {key} holds {dict(there)}"
        for entry in entries:
            fitting = [row for row in rows if row.card == entry.card.index and lies_so(row, entry)]
            assert fitting, f"{where}: {entry.card.name_en} does not lie so: {entry.flags}"


def lies_so(row: CardState, entry: Entry) -> bool:
    """Whether a card lies as the words in parentheses say."""
    facts = {
        "attack": row.face_up and row.attack,
        "defense": row.face_up and not row.attack,
        "set": not row.face_up,
        "face-up": row.face_up,
        "owner you": row.owner == 0,
        "owner opp": row.owner == 1,
    }
    zone = entry.flags.zone in (0, zone_number(row.place, row.controller))
    held = not entry.flags.counters or row.counters == entry.flags.counters
    return zone and held and all(facts[word] for word in entry.flags.words)


def expected_lists(said: str, pool: CardPool) -> dict[str, list[Entry]]:
    """The lists of a line: what is in each of them."""
    keys = {word: key for key, _, chinese in LISTS for word in (key, chinese)}
    lists: dict[str, list[Entry]] = {keys[empty[1]]: [] for empty in NOTHING.finditer(said)}
    sheet = Sheet(find_format("master2020"))
    read_lists(sheet, 0, "", NOTHING.sub("", said), 0, 1, pool)
    for entry in sheet.entries:
        lists.setdefault(entry.key, []).append(entry)
    assert lists or not said.strip(), f"{said!r} names no list"
    return lists


def rows_in(duel: Duel, player: int, key: str) -> list[CardState]:
    """What lies in a list of a player now."""
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
    return [state.cards[uid] for uid in uids]


def test_there_are_rulings() -> None:
    assert len(list(rulings())) >= 50


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


ONE = """\
ruling    the first
source    a test,
          in two lines
position  turn 3, Main Phase 1, you to act
          you 8000  hand: Raigeki, Hinotama, Shrink
          # two monsters
          opp 8000  monsters: Sangan (attack), Gemini Elf (set)  deck: Kuriboh
"""


def test_a_file_holds_several_rulings_and_their_lines_are_counted_as_in_the_file() -> None:
    first, second = read_rulings(
        f"# a remark\n\n{ONE}\n裁定 第二条\n{ONE.partition(chr(10))[2]}play      you  end turn\n"
    )
    assert (first.title, first.source, first.play) == ("the first", "a test, in two lines", ())
    assert (second.title, second.line, second.play) == ("第二条", 14, ((18, "you  end turn"),))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("position turn 3, Main Phase 1, you to act", "line 1: 'position turn 3.* stands before the first ruling"),
        (f"{ONE}\n{ONE}".replace("Gemini Elf", "Nobody"), "line 7: .*Nobody"),
        (f"{ONE}play      you  activate Shrink targeting face-down (their zone 2)", "line 8: .* cannot be the target"),
        (f"{ONE}play      you  activate Shrink targeting Kuriboh", "line 8: .*Kuriboh cannot be the target"),
        (f"{ONE}play      both  attack", "line 8: .* does not begin with the player"),
    ],
)
def test_a_file_of_rulings_that_cannot_be_played_names_its_line(text: str, problem: str) -> None:
    with pytest.raises(TranscriptError, match=problem):
        for ruling in read_rulings(text):
            play_ruling(ruling)


def test_what_is_expected_between_two_lines_is_checked_there() -> None:
    text = f"""{ONE}expect    opp monsters: Sangan, Gemini Elf
play      you  activate Raigeki
          both pass
expect    opp monsters: none  hand: Kuriboh
play      you  activate Hinotama
expect    opp 7500
"""
    seen: list[tuple[int, int]] = []
    (ruling,) = read_rulings(text)
    play_ruling(ruling, check=lambda duel, number, _: seen.append((number, duel.state.lp[1])))
    assert seen == [(8, 8000), (11, 8000), (13, 7500)]


@pytest.mark.parametrize(
    "line",
    [
        "opp 7900",
        "opp monsters: Sangan",
        "opp monsters: Sangan (defense), Gemini Elf (set)",
        "opp monsters: Sangan (zone 2), Gemini Elf (set)",
        "opp monsters: Sangan (owner you), Gemini Elf (set)",
        "opp monsters: none",
        "opp Sangan has 900 ATK",
        "opp Sangan has 1000 DEF",
        "对手 三眼怪的守备力是1000",
        "you Sangan has 1000 ATK",
        "you win",
        "nobody wins",
        "you cannot activate Raigeki",
        "you can summon Kuriboh",
        "opp cannot activate Raigeki because of Sangan",
        "Sangan has 1000 ATK",
    ],
)
def test_an_expectation_that_is_not_met_fails(line: str) -> None:
    (ruling,) = read_rulings(ONE)
    duel = play_ruling(ruling)
    check(duel, "opp 8000  monsters: Sangan (attack, zone 1), Gemini Elf (set)  banished: none", "here")
    check(duel, "opp Sangan has 600 DEF", "here")
    check(duel, "对手 三眼怪的攻击力是1000", "here")
    with pytest.raises(AssertionError):
        check(duel, line, "here")
