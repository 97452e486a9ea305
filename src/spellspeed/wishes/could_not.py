"""Which part of an effect could not act, in the words of its card."""

from spellspeed.engine.game import Game
from spellspeed.engine.may.outcome import find_missing
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.code import LineCode
from spellspeed.rulebook.book import Pair
from spellspeed.telling.quoted import find_line, quote_deed


def tell_missing(g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...]) -> Pair:
    """Say what of a line could not be done now, ("", "") if no single deed is to blame."""
    at = find_missing(g, s, player, memory, line, row)
    said = find_line(g, row.card, line)
    if at < 0 or said is None or said.do is None:
        return ("", "")
    from spellspeed.lang.lasting import written_deeds  # the card language costs more to import than all else

    return quote_deed(g, row.card, said, list(written_deeds(said.do))[line.steps[at].said])
