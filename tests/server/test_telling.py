"""What a socket is told follows from what its seat sees: nobody learns whether somebody was asked."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from spellspeed import Deck, Duel
from spellspeed.play import Match
from spellspeed.play.match_view import MatchView
from spellspeed.server.messages import WATCHER, Picture
from spellspeed.server.outbox import Pacing
from spellspeed.server.rows import Row
from spellspeed.server.settings import Settings
from spellspeed.server.telling import Teller
from table import table


def before_attack(trap: str, seat: str) -> Duel:
    other = "opp" if seat == "you" else "you"
    t = table(f"""
        turn 3, Battle Step, {seat} to act
        {seat} 8000   hand: Sangan   monsters: Gemini Elf   deck: 9 Umi
        {other} 8000   hand: Umi   monsters: Mystical Elf (attack)   set: {trap}   deck: 9 Umi
    """)
    return t.duel


def room_of(duel: Duel) -> Any:
    """As much of a room as is told of, with this duel under way in it."""
    deck = Deck.packaged("dragons")

    def view(seat: int) -> MatchView:
        seen = Match(deck, deck).view(seat)
        vars(seen).update(stage="duel", duel=duel.view(seat))
        return seen

    match = SimpleNamespace(table=SimpleNamespace(duel=duel), number=1, view=view)
    settings = Settings(pause=350, format="408")
    around: dict[str, Any] = {"sitters": (1, 1), "wants": (), "next_room": "", "stage": "duel", "settings": settings}
    around.update(beginning=SimpleNamespace(id="k3", secret=bytes(32)), is_open=False, told=[])
    return SimpleNamespace(match=match, request_name=lambda seat: "name", chair=lambda seat: seat, **around)


def hear(teller: Teller, duel: Duel) -> list[bytes]:
    """What a seat is told after the last answer, byte by byte."""
    assert duel.node is not None
    told = teller.follow(room_of(duel), Row(1, "answer", duel.node.player, {"picks": list(duel.node.picks)}, 0))
    assert all(paced.message is None or isinstance(paced.message, Picture) for paced in told)
    return [msgspec.json.encode(paced.message) + str(paced.pause).encode() for paced in told]


def begin_to_tell(duel: Duel, chair: int) -> Teller:
    teller = Teller(chair, "en")
    teller.greet(room_of(duel), [])
    return teller


def send_at(pacing: Pacing, teller: Teller, duel: Duel, now: int) -> list[tuple[int, bytes]]:
    """What is told of the last answer, and when it is sent if that came at a time."""
    sent: list[tuple[int, bytes]] = []
    for told in hear(teller, duel):
        if told == b"null350":
            pacing.be_silent(now, 350)
        else:
            sent.append((int(pacing.find_time(now)), told))
            pacing.note_sent(sent[-1][0], 350 if told.endswith(b"}350") else 0)
    return sent


@pytest.mark.parametrize("seat", ["you", "opp"])
@pytest.mark.parametrize("looks", ["who attacks", "who looks on"])
def test_pictures_and_pauses_are_the_same_whether_somebody_was_asked_or_not(looks: str, seat: str) -> None:
    asked, passed_over = before_attack("Mirror Force", seat), before_attack("Magic Jammer", seat)
    assert asked.request is not None
    responds = 1 - asked.request.player
    chair = 1 - responds if looks == "who attacks" else WATCHER
    told: list[list[tuple[int, bytes]]] = []
    for duel in (asked, passed_over):
        teller, pacing = begin_to_tell(duel, chair), Pacing()
        duel.play("attack with Gemini Elf")
        assert duel.request is not None and (duel.request.player == responds) == (duel is asked)
        told.append(send_at(pacing, teller, duel, 1000))
        while duel is asked and duel.request is not None and duel.request.player == responds:
            duel.play("pass")
            told[-1] += send_at(pacing, teller, duel, 1040)
    assert told[0] == told[1] and len(told[0]) > 2


@pytest.mark.parametrize("deed", ["summon Gemini Elf", "set Umi"])
def test_what_a_player_declares_is_shown_at_once(deed: str) -> None:
    duel = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Gemini Elf, Umi   deck: 9 Umi
        opp 8000   hand: Umi   set: Mirror Force   deck: 9 Umi
    """).duel
    teller = begin_to_tell(duel, 0)
    duel.play(deed)
    assert b"null350" not in hear(teller, duel)


@pytest.mark.parametrize("thinks", [0, 60, 300])
@pytest.mark.parametrize("chair", [0, WATCHER])
def test_who_chooses_in_the_middle_of_an_effect_within_the_pause_takes_no_time(chair: int, thinks: int) -> None:
    """What his opponent chooses there is asked by a hand that nobody sees, or decided by it."""
    duel = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Delinquent Duo   set: Just Desserts   monsters: Gemini Elf   deck: 9 Umi
        opp 8000   hand: Umi, Sangan, Kuriboh   set: Just Desserts   monsters: Gemini Elf   deck: 9 Umi
    """).duel
    teller, pacing, times = begin_to_tell(duel, chair), Pacing(), []
    for at, wish in ((1000, "activate Delinquent Duo"), (2000, "zone 2"), (3000, "pass"), (4000, "pass")):
        duel.play(wish)
        times += send_at(pacing, teller, duel, at)
    assert duel.request is not None and duel.request.player == 1, "which card he discards"
    before = len(times)
    duel.play("pick Umi" if "Umi" in str(duel.request.options) else "pick Sangan")
    times += send_at(pacing, teller, duel, 4000 + thinks)
    assert times[before][0] == 4350


@pytest.mark.parametrize("chair", [0, 1, WATCHER])
def test_an_answer_that_is_taken_back_is_shown_at_once_to_everybody(chair: int) -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Gemini Elf deck: 9 Umi\nopp 8000 deck: 9 Umi")
    duel = t.duel
    duel.play("summon Gemini Elf", "zone 3")
    teller = begin_to_tell(duel, chair)
    duel.undo(2)
    [shown] = teller.follow(room_of(duel), Row(3, "undo", 0, {"records": 0}, 0))
    assert isinstance(shown.message, Picture) and shown.message.table is not None
    assert shown.message.table.sides[0].hand and not any(shown.message.table.sides[0].monsters)
