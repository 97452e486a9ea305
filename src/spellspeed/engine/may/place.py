"""Could this monster be put face-up into a Spell & Trap Zone by an effect?"""

import spellspeed.engine.applies.continuous as continuous
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, free_pendulum_zones, free_spell_trap_zones
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.words import (
    COMING_TO_FIELD,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    ON_THE_FIELD,
    PENDULUM,
    PLACED_AS_PENDULUM,
    PUT_THERE,
    SPELL,
    TRAP,
)


def may_be_placed(g: Game, s: State, player: int, row: CardState, as_: int) -> bool:
    """Whether an effect of this player could put a card into his Spell & Trap Zones as this kind of card.

    rule: pendulum.to-pendulum-zone.improper-summon-allowed
    """
    kind = g.facts[row.card].kind
    if as_ == PUT_THERE:
        if not kind & (SPELL | TRAP) or KINDS[row.place] & ON_THE_FIELD:
            return False
    elif not kind & MONSTER or KINDS[row.place] & IN_SPELL_TRAP_ZONE:
        return False
    if as_ == PLACED_AS_PENDULUM and not kind & PENDULUM:
        return False
    return bool(zones_for(s, player, as_)) and may_come(g, s, player, row)


def may_come(g: Game, s: State, player: int, row: CardState) -> bool:
    """Whether nothing keeps a card from being put on the field."""
    if KINDS[row.place] & ON_THE_FIELD:
        return True
    return continuous.find_forbidding(g, s, player, COMING_TO_FIELD, row) == continuous.NOBODY_FORBIDS


def zones_for(s: State, player: int, as_: int) -> list[int]:
    """Return the zones that a card can be put into as this kind of card."""
    return free_pendulum_zones(s, player) if as_ == PLACED_AS_PENDULUM else free_spell_trap_zones(s, player)
