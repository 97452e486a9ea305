"""The Damage Step at the test table: its timings, and how to come to one of them."""

from probes import pool_with
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.words import FOR_ZONE
from table import Table, table, there

START, BEFORE, CALCULATION = "start of the Damage Step", "before damage calculation", "damage calculation"
AFTER, END = "after damage calculation", "end of the Damage Step"
FIVE = [START, BEFORE, CALCULATION, AFTER, END]

IN_THE_DAMAGE_STEP = True  # for a probe whose text says that it can be activated there

BAN = "damage-step.activation.default-ban"
TOO_LATE = "damage-step.activation.atk-def-only-until-before-calculation"
NOT_NOW = "effect.condition.all-must-be-met"


def battle(you: str, opp: str, *probes: CardFacts, turn_of: str = "you") -> Table:
    """Lay out a Battle Step; everything is asked for, also a pass without a choice."""
    turn = 3 if turn_of == "you" else 4
    position = f"turn {turn}, Battle Step, {turn_of} to act\nyou 8000   {you}\nopp 8000   {opp}"
    return table(position, pool=pool_with(*probes), ask_all=True)


def go_on(t: Table) -> None:
    """Have whoever is asked pass, or do the only thing there is to do; of several zones the first is taken."""
    request = there(t.duel.state.request)
    if len(request.options) == 1 or request.purpose == FOR_ZONE:
        t.duel.answer(0, by=request.player)
    else:
        t.seat_of(request.player).passes()


def reach(t: Table, timing: str) -> Table:
    """Go on until this timing of the Damage Step has come."""
    while t.timing != timing:
        assert f"timing {timing}" not in t.log(), f"{timing} is over"
        go_on(t)
    return t


def leave(t: Table) -> Table:
    """Go on until the Damage Step under way is over."""
    assert t.step == "Damage Step"
    while t.step == "Damage Step":
        go_on(t)
    return t


def timings(t: Table) -> list[str]:
    """The timings of the Damage Step that have come, in order."""
    return [line.removeprefix("timing ") for line in t.log() if line.startswith("timing ")]


def made(t: Table) -> list[str]:
    """Who has activated what, in order."""
    return [line for line in t.log() if " activated " in line]
