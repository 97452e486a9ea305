"""Building requests. A question with one possible answer is answered here and not asked."""

from itertools import islice

from spellspeed.engine.asking.answer import chosen_options, list_answers
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Option, Request
from spellspeed.engine.kernel.state import State
from spellspeed.words import ASK_ORDER, ASK_POSITION, ASK_ZONES, FOR_POSITION, FOR_ZONE, PICK_POSITION, PICK_ZONE


def ask(
    g: Game,
    s: State,
    player: int,
    kind: int,
    purpose: int,
    uid: int,
    options: tuple[Option, ...],
    least: int,
    most: int,
    condition: tuple[int, ...] = (),
    line: int = 0,
) -> None:
    """Ask the player, or hand the only possible answer straight to the frame on top."""
    total = len(options)
    if not g.ask_all and not condition and total == least and kind != ASK_ORDER:
        s.take_answer(options)
        return
    request = Request(player, kind, purpose, uid, line, options, least, most, condition)
    if condition:
        answers = list(islice(list_answers(s, request), 2))
        if not answers:
            raise ValueError(f"a question without an answer: {request!r}")
        if len(answers) == 1 and not g.ask_all:
            s.take_answer(chosen_options(request, answers[0]))
            return
    elif total < least:
        raise ValueError(f"a question without an answer: {request!r}")
    s.ask(request)


def ask_for_zone(g: Game, s: State, player: int, uid: int, zones: list[int]) -> None:
    """Ask into which of these zones a card is put.  rule: summon.special.zone-choice"""
    options = tuple([Option(PICK_ZONE, uid, zone) for zone in zones])
    ask(g, s, player, ASK_ZONES, FOR_ZONE, uid, options, 1, 1)


def ask_for_position(g: Game, s: State, player: int, uid: int, positions: list[int]) -> None:
    """Ask in which of these positions a monster is summoned.  rule: summon.special.face-up-position-choice"""
    options = tuple([Option(PICK_POSITION, uid, -1, position) for position in positions])
    ask(g, s, player, ASK_POSITION, FOR_POSITION, uid, options, 1, 1)
