"""Positions for tests that show a rule by cards of the library: a turn of yours or of the opponent's."""

from spellspeed.words import FOR_POSITION, FOR_RESPONSE, FOR_TRIGGER, FOR_ZONE
from table import Table, table

MOST_ANSWERS = 60


def your_turn(mine: str, theirs: str = "", when: str = "Main Phase 1", ask_all: bool = False) -> Table:
    """Lay out a moment of your turn; decks that are not said hold plain cards."""
    return lay(3, f"{when}, you to act", mine, theirs, ask_all)


def their_turn(mine: str, theirs: str = "", when: str = "Main Phase 1", ask_all: bool = False) -> Table:
    """The same in the opponent's turn."""
    return lay(4, f"{when}, opp to act", mine, theirs, ask_all)


def your_battle(mine: str, theirs: str = "", ask_all: bool = False) -> Table:
    """Lay out a Battle Step of your turn."""
    return your_turn(mine, theirs, "Battle Step", ask_all)


def their_battle(mine: str, theirs: str = "", ask_all: bool = False) -> Table:
    """The same in the opponent's turn."""
    return their_turn(mine, theirs, "Battle Step", ask_all)


def lay(turn: int, when: str, mine: str, theirs: str, ask_all: bool) -> Table:
    lines = [f"turn {turn}, {when}"]
    for who, cards in (("you 8000", mine), ("opp 8000", theirs)):
        deck = "" if "deck:" in cards else "   deck: 4 Sogen"
        lines.append(f"{who}   {cards}{deck}")
    return table("\n".join(lines), ask_all=ask_all)


def resolve(t: Table) -> Table:
    """Let everything resolve: nobody responds, monsters come in Attack Position and to the first free zone."""
    for _ in range(MOST_ANSWERS):
        request = t.duel.state.request
        if request is None or request.purpose not in (FOR_RESPONSE, FOR_ZONE, FOR_POSITION):
            return t
        if request.purpose == FOR_RESPONSE:
            t.seat_of(request.player).passes()
        else:
            t.duel.answer(0, by=request.player)
    raise AssertionError(f"{MOST_ANSWERS} answers, and still somebody is asked: {t.duel.request}")


def activated(t: Table) -> list[str]:
    """Who has activated what so far, in order, and who is asked for a trigger now."""
    request = t.duel.state.request
    asked = (
        [] if request is None or request.purpose != FOR_TRIGGER else [f"{t.seat_of(request.player).who} may trigger"]
    )
    return [line for line in t.log() if " activated " in line] + asked
