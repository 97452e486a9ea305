"""What a socket is told follows from what its seat sees: nobody learns whether somebody was asked."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from spellspeed import Deck, Duel
from spellspeed.play import Match
from spellspeed.play.match_view import MatchView
from spellspeed.server.messages import WATCHER, Picture
from spellspeed.server.rows import Row
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
    settings = SimpleNamespace(pause=350, practice=False, format="408", match="single")
    around: dict[str, Any] = {"sitters": (1, 1), "wants": (), "next_room": "", "stage": "duel", "settings": settings}
    around["beginning"] = SimpleNamespace(id="k3")
    return SimpleNamespace(match=match, request_name=lambda seat: "name", **around)


def hear(teller: Teller, duel: Duel) -> list[bytes]:
    """What a seat is told after the last answer, byte by byte."""
    told = teller.follow(room_of(duel), Row(1, "answer", 0, {}, 0))
    assert all(isinstance(paced.message, Picture) for paced in told)
    return [msgspec.json.encode(paced.message) + str(paced.pause).encode() for paced in told]


@pytest.mark.parametrize("seat", ["you", "opp"])
@pytest.mark.parametrize("looks", ["who attacks", "who looks on"])
def test_pictures_and_pauses_are_the_same_whether_somebody_was_asked_or_not(looks: str, seat: str) -> None:
    asked, passed_over = before_attack("Mirror Force", seat), before_attack("Magic Jammer", seat)
    assert asked.request is not None
    responds = 1 - asked.request.player
    chair = 1 - responds if looks == "who attacks" else WATCHER
    told: list[list[bytes]] = []
    for duel in (asked, passed_over):
        teller = Teller(chair, "en")
        teller.greet(room_of(duel), [])
        duel.play("attack with Gemini Elf")
        assert duel.request is not None and (duel.request.player == responds) == (duel is asked)
        told.append(hear(teller, duel))
        while duel is asked and duel.request is not None and duel.request.player == responds:
            duel.play("pass")
            told[-1] += hear(teller, duel)
    assert told[0] == told[1] and len(told[0]) > 2
