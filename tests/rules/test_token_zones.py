"""Topic token: the zones that Tokens need, counted when a monster in an Extra Monster Zone could be given for them."""

import pytest

from either_seat import SEATS, lay
from table import Seat, Table
from turns import resolve

LINK = "Imduk the World Chalice Dragon"
ANTS = "Multiplication of Ants"


OTHERS = ["Kuriboh", "Sangan", "Battle Ox", "Gemini Elf"]


def all_insects(seat: int, others: list[str]) -> tuple[Table, Seat]:
    """DNA Surgery has made all of your monsters Insects, that in the Extra Monster Zone too."""
    mine = f"monsters: {', '.join(others)}, {LINK} (extra zone 1)   set: DNA Surgery   hand: {ANTS}"
    t, me, _ = lay(seat, mine)
    me.activates("DNA Surgery")
    me.does("declare Insect")
    return t, me


@pytest.mark.rule("token.zone.occupies-a-main-monster-zone", scenario=0)
@SEATS
@pytest.mark.parametrize("count", [2, 3])
def test_with_two_zones_free_any_insect_may_be_given_for_two_ants(count: int, seat: int) -> None:
    t, me = all_insects(seat, OTHERS[:count])
    me.activates(ANTS)
    assert me.is_asked("tribute").offers == [*OTHERS[:count], LINK]
    me.chooses(LINK)
    resolve(t)
    assert me.monsters.count("Army Ant Token") == 2 and me.graveyard == [LINK, ANTS]


@pytest.mark.rule("token.zone.occupies-a-main-monster-zone", scenario=0)
@SEATS
def test_with_one_zone_free_the_monster_that_is_given_must_leave_the_other(seat: int) -> None:
    t, me = all_insects(seat, OTHERS)
    me.activates(ANTS)
    offers = me.is_asked("tribute").offers
    assert [offers[at] for (at,) in t.duel.legal_answers()] == OTHERS
    me.chooses("Sangan")
    resolve(t)
    assert me.monsters.count("Army Ant Token") == 2
