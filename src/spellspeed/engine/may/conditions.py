"""What a monster's own text says about how it can be summoned: no effect, so it holds in every place."""

import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.continuous import NO_MEMORY, own_memory
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.only_one import find_others
from spellspeed.words import SUMMONED_SPECIALLY


def forbid_summon(g: Game, s: State, player: int, row: CardState, way: int, source: CardState | None) -> bool:
    """Whether a monster's text forbids this way of summoning it; `source` is the card whose effect would do it.

    rule: summon.special-monster.condition-is-not-effect, summon.special-monster.only-by-named-method
    """
    for line in g.programs[row.card].conditions:
        if line.places and not KINDS[row.place] & line.places:
            continue
        if line.never & way and (line.needs is None or not numbers.holds(g, s, player, own_memory(s, row), line.needs)):
            return True
        if line.steps and way & SUMMONED_SPECIALLY and not names(g, s, player, row, source):
            if not line.properly or not row.proper:
                return True
    return False


def name_condition(g: Game, s: State, player: int, row: CardState, other: int) -> int:
    """Return the rule by which a monster's text forbids its summon: that there can be only one, or another."""
    return rule.EFFECT_TYPE_UNCLASSIFIED_ONLY_ONE_ON_FIELD if find_others(g, s, player, row) else other


def names(g: Game, s: State, player: int, row: CardState, source: CardState | None) -> bool:
    """Whether a monster's text names a card as one whose effects can Special Summon it, which is a proper summon."""
    for line in g.programs[row.card].conditions:
        for step in line.steps:
            if step.filter is not None and source is not None:
                if find.fits(g, s, player, NO_MEMORY, source, step.filter, True):
                    return True
    return False
