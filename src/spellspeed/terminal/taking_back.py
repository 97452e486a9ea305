"""Taking back and passing in advance: undo, cancel, and passing in every window until something happens."""

from typing import TYPE_CHECKING, Final

import spellspeed.terminal.messages as messages
from spellspeed.beginning import HistoryNode
from spellspeed.rulebook.book import Pair
from spellspeed.seen import SeenEvent
from spellspeed.terminal.lines import usage, whole_number
from spellspeed.terminal.windows import is_window
from spellspeed.words import (
    EVENT_ATTACK_DECLARED,
    EVENT_COIN_TOSSED,
    EVENT_DECLARED,
    EVENT_DIE_ROLLED,
    EVENT_DRAWN,
    EVENT_FLIP_SUMMONED,
    EVENT_POSITION_CHANGED,
    EVENT_REVEALED,
    EVENT_SET,
    EVENT_SHUFFLED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    FOR_ATTACK,
    FOR_OPEN_STATE,
    FOR_RESPONSE,
    FOR_TRIGGER,
)

if TYPE_CHECKING:
    from spellspeed.terminal.session import Session

# Where something is declared that may ask for more: a cost, a target, a zone.
DECLARING: Final = (FOR_OPEN_STATE, FOR_ATTACK, FOR_RESPONSE, FOR_TRIGGER)
# What shows something that was hidden, or cannot be thrown twice.
SHOWING: Final = (EVENT_DRAWN, EVENT_REVEALED, EVENT_SHUFFLED, EVENT_COIN_TOSSED, EVENT_DIE_ROLLED)
DEEDS: Final = (
    *(EVENT_SUMMON_ATTEMPTED, EVENT_SUMMONED, EVENT_SPECIAL_SUMMONED, EVENT_FLIP_SUMMONED, EVENT_SET),
    *(EVENT_POSITION_CHANGED, EVENT_DECLARED, EVENT_ATTACK_DECLARED),
)


# -------------------------------------------------------------------------------------------------------- taking back


def undo(session: "Session", rest: str) -> None:
    """Take the duel back to the question that the person answered last, or to one before that."""
    wanted = whole_number(rest) if rest else 1
    if wanted < 1:
        usage(session, "undo")
        return
    steps = decided = 0
    for node in reversed(session.duel.history()):
        steps += 1
        if session.has_answered(node):
            decided += 1
            if decided == wanted:
                session.take_back(steps)
                session.say(messages.UNDONE, turn=session.view().turn)
                return
    if decided:
        session.say(messages.TOO_FAR_BACK, number=decided)
    else:
        session.undo_further()


def cancel(session: "Session", rest: str) -> None:
    """Go back to before the declaration that is asking for more, unless something hidden has been seen since."""
    steps, why = find_declaration(session)
    if why is not None:
        session.say(why)
        return
    session.take_back(steps)
    session.say(messages.CANCELLED)


def find_declaration(session: "Session") -> tuple[int, Pair | None]:
    """Return how many answers ago the person declared what is under way, or why that cannot be taken back."""
    view = session.view()
    request = view.request
    if request is None or request.purpose in DECLARING:
        return 0, messages.NOTHING_TO_CANCEL
    if request.stage == "resolution" or any(link.stage == "resolving" for link in view.chain):
        return 0, messages.RESOLVING_ALREADY
    steps = 0
    for node in reversed(session.duel.history()):
        steps += 1
        if node.player != session.reader:
            return 0, messages.OPPONENT_ANSWERED
        row = node.state.request
        if row is not None and row.purpose in DECLARING:
            if not session.has_answered(node):
                return 0, messages.MUST_BE_DONE
            return steps, messages.REVEALED_SINCE if has_seen_hidden(session, node) else None
    return 0, messages.NOTHING_TO_CANCEL


def has_seen_hidden(session: "Session", node: HistoryNode) -> bool:
    """Whether the person has seen something since an answer that was hidden before it."""
    view = session.view()
    if view.searches_deck:
        return True
    before = len(session.duel.resume(node.state, node.parent).view(session.reader).events)
    return any(shows_hidden(event, session.reader) for event in view.events[before:])


def shows_hidden(event: SeenEvent, player: int) -> bool:
    """Whether an event shows a player something that was hidden from him, or is left to chance."""
    card = event.card
    if event.kind == EVENT_REVEALED and card is not None and card.controller == player and card.place != "deck":
        return False  # one of his own cards, which he shows
    return event.kind in SHOWING or event.came_from == "deck"


# ------------------------------------------------------------------------------------------------- passing in advance


def pass_until(session: "Session", rest: str) -> None:
    """Pass in this window and in those to come, until the turn of the person or until something happens."""
    if rest not in messages.PASSING:
        usage(session, "until")
        return
    view = session.view()
    if view.request is None or not is_window(view.request):
        session.say(messages.NOT_IN_A_WINDOW)
        return
    session.say(messages.PASSING[rest])
    session.passing[session.reader] = Passing(rest, view.turn, len(view.events))
    session.give_pass()


class Passing:
    """What a person passes for: until the own turn, or until the opponent does something.

    >>> Passing("turn", 3, 70).until
    'turn'
    """

    def __init__(self, until: str, turn: int, events: int) -> None:
        self.until: Final = until
        self.turn: Final = turn  # the turn it began in
        self.events: Final = events  # how much the person had seen then

    def waits(self, session: "Session", player: int) -> bool:
        """Whether the open question has nothing to do with passing and must only be answered, such as for a target."""
        request = session.duel.view(player).request
        return request is not None and request.purpose not in DECLARING

    def goes_on(self, session: "Session", player: int) -> bool:
        """Whether the open question of the person is passed, too."""
        view = session.duel.view(player)
        if view.request is None or view.request.player != player or not is_window(view.request):
            return False
        if view.turn_player == player and view.turn > self.turn:
            return False
        if view.battle is not None and view.battle.player != player and not view.timing:
            return False  # attacked
        if self.until == "turn":
            return True
        return not any(event.kind in DEEDS and event.player != view.player for event in view.events[self.events :])
