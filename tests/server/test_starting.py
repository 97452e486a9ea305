"""Rooms that start in a position, a puzzle or a replay, and practice in which one person plays both sides."""

from random import Random
from typing import Any

import pytest

from rooms import LogInMemory, deck_of
from spellspeed import CardPool, Deck, Duel
from spellspeed.random_play import pick_at_random
from spellspeed.replay import RULES, Replay
from spellspeed.server import rows
from spellspeed.server.messages import Picture
from spellspeed.server.room import NotNow
from spellspeed.server.settings import Settings, WrongSettings, read_settings
from spellspeed.server.starting import LARGEST, read_start
from spellspeed.server.telling import Teller

POOL = CardPool.builtin()
POSITION = """turn 3, Main Phase 1, you to act
you 8000   hand: Sangan   monsters: Gemini Elf   deck: 3 Umi
opp 1000   hand: Kuriboh   set: Mirror Force   deck: 3 Umi
"""


def start_of(kind: str, text: str, after: int | None = None) -> Settings:
    start = read_start(kind, text, after, "master2020", POOL)
    return read_settings({"start": start.position, "start_of": start.source, "format": start.format, "both": True})


def sit(log: LogInMemory) -> None:
    log.append(rows.SIT, 0, name="Ann", deck={})
    if not log.room.settings.start:
        log.append(rows.SIT, 1, name="Ann", deck=deck_of("dragons"))
    log.append(rows.BEGIN, rows.NOBODY, rules=RULES, cards=log.room.digest_cards())


def picture_of(teller: Teller, log: LogInMemory) -> Picture:
    told = teller.greet(log.room, [])[-1].message
    assert isinstance(told, Picture)
    return told


def playing(seed: int) -> Duel:
    deck = Deck.packaged("warriors")
    duel, random = Duel(deck, deck, seed=seed, first=0), Random(seed)
    for _ in range(40):
        assert duel.state.request is not None
        duel.answer(*pick_at_random(duel.state, duel.state.request, random.getrandbits(50), 0)[0])
    return duel


def test_a_room_starts_in_a_position_and_has_no_dice_to_prove() -> None:
    log = LogInMemory(start_of("position", POSITION))
    sit(log)
    assert log.room.stage == "duel" and log.room.due() == ((0, "answer"),)
    assert not log.room.settings.fair and log.room.settings.start_of == "position"
    match = log.room.match
    assert match is not None and match.duel is not None
    assert match.duel.lp == (8000, 1000) and match.duel.view(0).hand()[0].name == "Sangan"
    assert log.fold_again().match == match


def test_a_puzzle_is_converted_when_the_room_is_made() -> None:
    puzzle = """
        Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN, 5)
        Debug.SetPlayerInfo(0, 100, 0, 0)
        Debug.SetPlayerInfo(1, 1900, 0, 0)
        Debug.AddCard(69140098, 0, 0, LOCATION_MZONE, 2, POS_FACEUP_ATTACK)
        Debug.ReloadFieldEnd()
    """
    log = LogInMemory(start_of("puzzle", puzzle))
    sit(log)
    match = log.room.match
    assert match is not None and match.duel is not None and match.duel.lp == (100, 1900)
    assert log.room.settings.start_of == "puzzle"


def test_a_room_starts_where_a_replay_stood_after_some_answer() -> None:
    duel = playing(3)
    text = Replay.of(duel).to_text()
    chosen = [node for node in duel.history() if node.chosen]
    for after in (0, 7, 20, len(chosen)):
        log = LogInMemory(start_of("replay", text, after))
        sit(log)
        match = log.room.match
        assert match is not None and match.duel is not None
        there = duel if after == len(chosen) else duel.resume(chosen[after].state, chosen[after].parent)
        assert [match.duel.view(seat).hand() for seat in (0, 1)] == [there.view(seat).hand() for seat in (0, 1)]
        assert match.duel.lp == there.lp and match.duel.turn == there.turn
        assert match.duel.request is not None and there.request is not None
        assert match.duel.request.player == there.request.player


@pytest.mark.parametrize(
    ("kind", "text", "after", "said"),
    [
        ("position", "turn 3, Main Phase 1, you to act\nyou 8000 hnad: Umi\nopp 8000", None, "line 2, column 10"),
        ("position", "x" * (LARGEST["position"] + 1), None, "64000 are the most"),
        ("puzzle", "Debug.SetPlayerInfo(0,100,0,0)\nfor i = 1, 3 do end", None, "line 2"),
        ("puzzle", "Debug.AddCard(1,0,0,LOCATION_HAND,0,POS_FACEDOWN)", None, "line 1"),
        ("replay", '{"kind":\n "x" "y"}', None, "line 2, column 6"),
        ("replay", "{}", None, "no replay"),
        ("album", "", None, "position, puzzle, replay"),
    ],
)
def test_what_cannot_be_read_is_refused_where_it_is_wrong(kind: str, text: str, after: int | None, said: str) -> None:
    with pytest.raises(WrongSettings, match=said) as wrong:
        read_start(kind, text, after, "master2020", POOL)
    assert wrong.value.chinese


def test_a_replay_that_has_ended_or_has_fewer_answers_starts_nothing() -> None:
    duel = playing(4)
    text = Replay.of(duel).to_text()
    with pytest.raises(WrongSettings, match="answers, not 5000"):
        read_start("replay", text, 5000, "master2020", POOL)
    duel.surrender(0)
    with pytest.raises(WrongSettings, match="the duel is over"):
        read_start("replay", Replay.of(duel).to_text(), None, "master2020", POOL)


@pytest.mark.parametrize(
    "plain",
    [
        {"both": True, "fair": True},
        {"both": True, "bots": ["", "greedy"]},
        {"open": True},
        {"start": POSITION, "match": "official"},
    ],
)
def test_settings_that_do_not_go_together_are_refused(plain: dict[str, Any]) -> None:
    with pytest.raises(WrongSettings) as wrong:
        read_settings(plain)
    assert wrong.value.chinese


# ------------------------------------------------------------------------------------------------------- both sides


def test_who_plays_both_sides_sees_what_the_one_sees_who_is_asked() -> None:
    log = LogInMemory(start_of("position", POSITION))
    sit(log)
    teller = Teller(0, "en")
    first = picture_of(teller, log)
    assert first.chair == 0 and first.question is not None and first.table is not None
    assert [card.name for card in first.table.sides[0].hand] == ["Sangan"]
    assert first.table.sides[1].hand[0].password == 0
    match = log.room.match
    assert match is not None and match.duel is not None
    names = [option.wish for option in first.question.options]
    log.append("answer", 0, picks=[names.index("battle phase")])
    while log.room.chair(0) == 0:
        picture = teller.follow(log.room, log.rows[-1])[-1].message
        assert isinstance(picture, Picture) and picture.question is not None
        deeds = [option.deed for option in picture.question.options]
        log.append("answer", 0, picks=[deeds.index("attack") if "attack" in deeds else 0])
    (told,) = [paced.message for paced in teller.follow(log.room, log.rows[-1])]
    assert isinstance(told, Picture) and told.chair == 1 and told.fresh and told.question is not None
    assert told.table is not None and told.table.sides[0].hand[0].password == 0
    assert [card.name for card in told.table.sides[1].hand] == ["Kuriboh"]
    assert told.question.name == log.room.request_name(1)


def test_an_open_room_shows_all_cards_and_asks_for_whoever_is_due() -> None:
    log = LogInMemory(start_of("position", POSITION)._replace(open=True))
    sit(log)
    picture = picture_of(Teller(0, "en"), log)
    assert picture.table is not None and picture.question is not None
    assert [side.hand[0].name for side in picture.table.sides] == ["Sangan", "Kuriboh"]


def test_answers_of_both_sides_are_taken_back() -> None:
    log = LogInMemory(read_settings({"both": True}))
    log.append(rows.SIT, 0, name="Ann", deck=deck_of("dragons"))
    log.append(rows.SIT, 1, name="Ann", deck=deck_of("warriors"))
    log.append(rows.BEGIN, rows.NOBODY, rules=RULES, cards=log.room.digest_cards())
    random = Random(2)
    for _ in range(30):
        log.act_at_random(random)
    match = log.room.match
    assert match is not None
    before = match.fork()
    log.act_at_random(random)
    log.append(rows.UNDO, 0, records=match.count_records() - 1)
    assert match == before and log.fold_again().match == before


# ---------------------------------------------------------------------------------------------------- chosen hands


def test_the_opening_hand_and_what_is_drawn_next_are_chosen_in_practice() -> None:
    log = LogInMemory(Settings(practice=True, fair=False, both=True, limits=False))
    log.append(
        rows.SIT, 0, name="Ann", deck=deck_of("classic"), hand="Sangan, Mirror Force", order="Ring of Destruction"
    )
    log.append(rows.SIT, 1, name="Ann", deck=deck_of("dragons"))
    log.append(rows.BEGIN, rows.NOBODY, rules=RULES, cards=log.room.digest_cards())
    for seat, hand in ((0, "paper"), (1, "rock")):
        log.append("throw", seat, hand=hand)
    log.append("choose", 0, order="first")
    match = log.room.match
    assert match is not None and match.duel is not None
    assert {"Sangan", "Mirror Force"} <= {card.name for card in match.duel.view(0).hand()}
    assert sorted(match.decks[1].main) == sorted(deck_of("dragons")["main"])
    assert list(match.decks[1].main) != deck_of("dragons")["main"], "the other deck is shuffled"
    assert log.fold_again().match == match


@pytest.mark.parametrize(
    ("settings", "hand", "said"),
    [
        (Settings(fair=False, limits=False), "Sangan", "only in practice"),
        (Settings(fair=False, practice=True, limits=False), "Blue-Eyes White Dragon", "is not in the deck"),
    ],
)
def test_a_hand_that_nobody_can_have_is_refused(settings: Settings, hand: str, said: str) -> None:
    with pytest.raises(NotNow, match=said):
        LogInMemory(settings).append(rows.SIT, 0, name="Ann", deck=deck_of("classic"), hand=hand)
