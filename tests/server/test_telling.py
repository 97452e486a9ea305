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


def attack_into(trap: str, seat: str) -> Duel:
    other = "opp" if seat == "you" else "you"
    t = table(f"""
        turn 3, Battle Step, {seat} to act
        {seat} 8000   hand: Sangan   monsters: Gemini Elf   deck: 9 Umi
        {other} 8000   hand: Umi   monsters: Mystical Elf (attack)   set: {trap}   deck: 9 Umi
    """)
    t.duel.play("attack with Gemini Elf")
    return t.duel


def room_of(duel: Duel) -> Any:
    """As much of a room as is told of, with this duel under way in it."""
    deck = Deck.packaged("dragons")

    def view(seat: int) -> MatchView:
        seen = Match(deck, deck).view(seat)
        vars(seen).update(stage="duel", duel=duel.view(seat))
        return seen

    match = SimpleNamespace(table=SimpleNamespace(duel=duel), number=1, view=view)
    settings = SimpleNamespace(pause=350, practice=False)
    around = {"sitters": (1, 1), "wants": (), "next_room": "", "stage": "duel", "settings": settings}
    return SimpleNamespace(match=match, request_name=lambda seat: "name", **around)


def hear(teller: Teller, duel: Duel) -> list[bytes]:
    """What a seat is told after the last answer, byte by byte."""
    told = teller.follow(room_of(duel), Row(1, "answer", 0, {}, 0))
    assert all(isinstance(paced.message, Picture) for paced in told)
    return [msgspec.json.encode(paced.message) + str(paced.pause).encode() for paced in told]


@pytest.mark.parametrize("seat", ["you", "opp"])
@pytest.mark.parametrize("looks", ["who attacks", "who looks on"])
def test_pictures_and_pauses_are_the_same_whether_somebody_was_asked_or_not(looks: str, seat: str) -> None:
    asked, passed_over = attack_into("Mirror Force", seat), attack_into("Magic Jammer", seat)
    assert asked.request is not None and passed_over.request is not None
    responds = asked.request.player
    assert passed_over.request.player != responds
    chair = 1 - responds if looks == "who attacks" else WATCHER
    teller = Teller(chair, "en")
    told = hear(teller, asked)
    while asked.request is not None and asked.request.player == responds:
        asked.play("pass")
        told += hear(teller, asked)
    assert told == hear(Teller(chair, "en"), passed_over) and len(told) > 2
