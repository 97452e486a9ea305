"""The moments at which a player looks at the table: they follow from what both players know."""

from typing import TYPE_CHECKING, Final

from spellspeed.beginning import HistoryNode
from spellspeed.engine.asking.answer import chosen_options, count_answers, list_answers
from spellspeed.engine.kernel.frames import FRAME_CHAIN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Request
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import advance
from spellspeed.words import (
    END_BATTLE_PHASE,
    FOR_FIRST_TURN,
    FOR_HAND_LIMIT,
    FOR_OPEN_STATE,
    FOR_RESPONSE,
    FOR_TRIGGER,
    PASS,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
)

if TYPE_CHECKING:
    from spellspeed.duel import Duel

LEAVING_A_PHASE: Final = (TO_BATTLE_PHASE, END_BATTLE_PHASE, TO_END_PHASE)
# Where the rules give a player the right to act or to respond, whatever his cards are.
# rule: priority.activation.turn-player-first, priority.chain.opponent-responds-first
PUBLIC: Final = (FOR_OPEN_STATE, FOR_RESPONSE, FOR_FIRST_TURN, FOR_HAND_LIMIT)


def is_stop(s: State, player: int) -> bool:
    """Whether a player looks at the table at this request: it is his question, or one whose asking is public."""
    request = s.request
    if request is None or request.player == player or request.purpose in PUBLIC:
        return True
    # What comes before the draw opens no window; and whether a trigger can be activated at all may depend on cards
    # that nobody sees, so that only one that must be is no secret.
    return is_about_triggers(s) and not may_pass(request)


def is_about_triggers(s: State) -> bool:
    """Whether a player is asked which trigger comes on the chain when a window opens."""
    request = s.request
    return request is not None and request.purpose == FOR_TRIGGER and s.frames[-1].kind == FRAME_CHAIN


def may_pass(request: Request) -> bool:
    """Whether doing nothing is one of the options."""
    return any(option.deed == PASS for option in request.options)


def find_stop(duel: "Duel", player: int) -> "Duel | None":
    """Return what a player sees while this question is open, None where it is not his business that it is.

    An opponent who considers a trigger looks like one who considers a response in the window that opens then.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf")
    >>> find_stop(duel, 1) is None, find_stop(duel, 0) is duel
    (True, True)
    """
    if is_stop(duel.state, player):
        return duel
    return let_triggers_go(duel, player) if is_about_triggers(duel.state) else None


def let_triggers_go(duel: "Duel", player: int) -> "Duel | None":
    """Return the window that opens if the opponent lets his triggers go, None if the player has a choice before him."""
    asking = ask_everything(duel.game)
    s = duel.state.fork()
    s.collect_events()
    while s.request is not None:
        request = s.request
        passes = is_about_triggers(s) and may_pass(request)
        if request.player != player and not passes:
            return duel.resume(s, duel.node) if is_stop(s, player) else None
        if request.player == player and (not may_pass(request) or count_answers(s, request, 2) > 1):
            return None  # he chooses himself, or must answer with an effect of his, which is seen first
        s.take_answer(tuple([option for option in request.options if option.deed == PASS]))
        advance(asking, s)
        if s.collect_events():
            return None  # something happens before he may choose again, and that is seen first
    return None


def ask_everything(game: Game) -> Game:
    """Return the same rules with every question asked, also where there is one answer only."""
    return Game(game.pool, game.format, True, game.order_graveyard)


def find_last_stop(duel: "Duel", player: int) -> "Duel":
    """Return the moment that a player has seen last.

    What his opponent chooses in the middle of an effect, or before he has declared anything, is no such moment: that
    there is something to choose may depend on cards the player does not see.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf")
    >>> [find_last_stop(duel, player).request for player in (0, 1)]
    [<player 0, Main Phase 1, zone: 5 options>, <player 0, Main Phase 1: 4 options>]
    """
    moment = duel
    while True:
        stop = find_stop(moment, player)
        if stop is not None:
            return stop
        node = moment.node
        if node is None:
            return duel
        passed = find_passed(duel, node, player)
        if passed:
            return passed[-1]
        moment = duel.resume(node.state, node.parent)


def find_passed(duel: "Duel", node: HistoryNode, player: int) -> list["Duel"]:
    """Return the duel at the stops that were passed after an answer because the opponent could do one thing only.

    >>> from spellspeed import Duel
    >>> position = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 set: Mirror Force"
    >>> duel = Duel.from_position(position)
    >>> duel.play("activate Ookazi", "zone 1")
    >>> [stop.chain for stop in find_passed(duel, duel.node, 0)]
    [(<chain link 1: Ookazi of player 0>,), ()]
    """
    game = duel.game
    request = node.state.request
    if game.ask_all or request is None or not node.is_answer():
        return []
    asking = ask_everything(game)
    found: list[Duel] = []
    s = node.state.fork()
    s.collect_events()
    told = []
    s.take_answer(chosen_options(request, node.picks))
    advance(asking, s)
    while s.request is not None and count_answers(s, s.request, 2) == 1:
        told.extend(s.collect_events())
        if s.request.player != player and is_stop(s, player):
            passed = HistoryNode(node.parent, node.state, node.player, node.picks, list(told), node.chosen)
            found.append(duel.resume(s.fork(), passed))
        s.take_answer(chosen_options(s.request, next(list_answers(s, s.request))))
        advance(asking, s)
    return found


def is_leaving_phase(node: HistoryNode | None) -> bool:
    """Whether the answers up to here have opened a window because the turn player wants to go on to another phase."""
    while node is not None and not node.events and node.state.request is not None and len(node.picks) == 1:
        deed = node.state.request.options[node.picks[0]].deed
        if deed != PASS:
            return deed in LEAVING_A_PHASE
        node = node.parent
    return False
