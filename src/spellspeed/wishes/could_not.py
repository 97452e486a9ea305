"""Which part of an effect could not act, in the words of its card."""

from spellspeed.engine.game import Game
from spellspeed.engine.may.outcome import find_missing
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.code import LineCode
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Pair


def tell_missing(g: Game, s: State, player: int, row: CardState, line: LineCode, memory: tuple[int, ...]) -> Pair:
    """Say what of a line could not be done now, ("", "") if no single deed is to blame."""
    at = find_missing(g, s, player, memory, line, row)
    pool = g.pool
    assert isinstance(pool, CardPool)
    script = pool.scripts.get(row.card)
    if at < 0 or script is None:
        return ("", "")
    from spellspeed.lang.lasting import written_deeds  # the card language costs more to import than all else
    from spellspeed.lang.lines import ActivatedLine
    from spellspeed.lang.render import render_deed

    lines = script.all_lines()
    said = lines[line.counts_as] if line.counts_as < len(lines) else None
    if not isinstance(said, ActivatedLine) or said.do is None:
        return ("", "")
    deed = list(written_deeds(said.do))[line.steps[at].said]

    def named(name: str) -> str:
        try:
            return pool.find(name).name_zh or name
        except LookupError:
            return name

    return (render_deed(said, deed, None, "en", script.name), render_deed(said, deed, named, "zh", script.name))
