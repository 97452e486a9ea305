"""Could this monster be Special Summoned by an effect, in which positions, and is there a zone for it?"""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.may.conditions as conditions
from spellspeed.engine.applies.markers import has_zone_for, zones_it_points_to
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import (
    KINDS,
    free_monster_zones,
    player_meant,
)
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.become_monster import may_become_monster
from spellspeed.lang.codes.code import ANY_NUMBER, OP_CONTROL, OP_SPECIAL_SUMMON, SLOT_THIS
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    EITHER,
    EXTRA_DECK_KINDS,
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    IN_BANISHED,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_MONSTER_ZONE,
    IN_NOWHERE,
    LINK,
    MONSTER,
    OPPONENT,
    RITUAL,
    SPECIAL_SUMMON_ONLY,
    SPECIAL_SUMMONING,
    SUMMONED_BY_FUSION,
    SUMMONED_OTHERWISE,
    VOID,
)

NO_LIMIT: Final = 1 << 30


def may_special_summon(g: Game, s: State, player: int, row: CardState, step: Step, source: CardState) -> bool:
    """Whether a monster could be Special Summoned by an effect, in one of the step's positions.

    rule: summon.special-monster.condition-is-not-effect
    """
    kind = g.facts[row.card].kind
    place = KINDS[row.place]
    to = player_meant(player, step.field_of)
    leaves_a_zone = step.frees_a_zone and to == player
    player = summoner(player, step)
    if not kind & MONSTER:
        return step.slot == SLOT_THIS and may_become_monster(g, s, player, row, source)
    # rule: pendulum.to-monster-zone.is-a-new-monster. What is a Spell now can be a monster again.
    if place & (IN_MONSTER_ZONE | IN_NOWHERE):
        return False
    if place & IN_BANISHED and not row.face_up:
        return False
    named = False
    if g.programs[row.card].conditions and not step.ignoring_conditions:
        if conditions.forbid_summon(g, s, player, row, way_by(step), source):
            return False
        named = conditions.names(g, s, player, row, source)
    if kind & (EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY) and not row.proper and not named:
        # rule: summon.ignore-conditions.from-deck-or-hand
        ignored = step.ignoring_conditions and not place & (IN_GRAVEYARD | IN_BANISHED)
        # rule: summon.extra.effect-from-extra-deck-allowed, summon.special-monster.only-by-named-method
        ignored = ignored or (place & IN_EXTRA_DECK != 0 and not is_first_summoned_otherwise(g, row))
        ignored = ignored or (step.fused and place & IN_EXTRA_DECK != 0)
        # What a monster's own line summons is summoned as its text says.
        if not ignored and (step.slot != SLOT_THIS or kind & (EXTRA_DECK_KINDS | RITUAL)):
            return False
    # rule: link.target.summon-in-defense-illegal
    if kind & LINK and not step.positions & FACE_UP_ATTACK:
        return False
    if continuous.find_forbidding(g, s, player, SPECIAL_SUMMONING, row, False, source) != continuous.NOBODY_FORBIDS:
        return False
    if step.where_it_points:
        return bool(zones_it_points_to(g, s, to, row, s.cards[source.uid]))
    # A cost that takes a monster off the field leaves its zone.
    return has_zone_for(g, s, to, row) or leaves_a_zone


def summoner(player: int, step: Step) -> int:
    """Return the player who Special Summons monsters by an effect of this player."""
    return 1 - player if step.who == OPPONENT else player


def way_by(step: Step) -> int:
    """Return in which way a deed Special Summons monsters: it may be treated as a Fusion Summon."""
    return SUMMONED_BY_FUSION if step.fused else SUMMONED_OTHERWISE


def is_first_summoned_otherwise(g: Game, row: CardState) -> bool:
    """Whether a monster's own text says how it is Special Summoned, at least the first time."""
    program = g.programs[row.card]
    return program.has_one_way or program.has_own_way


def room_for(s: State, player: int, step: Step) -> int:
    """Return how many monsters find a zone on the field that a deed brings them to; no matter for any other deed."""
    if step.op == OP_CONTROL and step.who != EITHER:
        to = player_meant(player, step.who)
        return len(free_monster_zones(s, to)) + int(step.frees_a_zone and to == player)
    if step.op == OP_SPECIAL_SUMMON:
        to = player_meant(player, step.field_of)
        return len(free_monster_zones(s, to)) + int(step.frees_a_zone and to == player)
    return NO_LIMIT


def has_zones(s: State, player: int, step: Step, count: int) -> bool:
    """Whether there are free zones for so many monsters on the field they are summoned to, or pass to."""
    if step.op == OP_SPECIAL_SUMMON and count <= 1:
        return True  # each monster is asked about by itself
    return room_for(s, player, step) >= count


def token_of(g: Game, step: Step) -> int:
    """Return the pool index of the Token that a step summons."""
    return g.pool.by_password[step.token]


def tokens_due(g: Game, s: State, player: int, step: Step) -> int:
    """Return how many Tokens a step summons now, one where it summons as many as possible."""
    if step.number is not None:
        return numbers.compute(g, s, player, continuous.NO_MEMORY, step.number)
    return 1 if step.count == ANY_NUMBER else step.count


def may_summon_tokens(g: Game, s: State, player: int, step: Step, source: CardState) -> bool:
    """Whether all Tokens of a step could be Special Summoned now by an effect of this card.

    rule: token.zone.occupies-a-main-monster-zone
    """
    to = player_meant(player, step.field_of)
    # A cost that takes a monster off the field leaves its zone.
    room = len(free_monster_zones(s, to)) + int(step.frees_a_zone and to == player)
    token = source.elsewhere(token_of(g, step), player, VOID)
    return (
        room >= tokens_due(g, s, player, step) > 0
        and continuous.find_forbidding(g, s, player, SPECIAL_SUMMONING, token, False, source)
        == continuous.NOBODY_FORBIDS
    )


def summon_positions(g: Game, row: CardState, lies: int) -> list[int]:
    """Return the positions a monster can be Special Summoned in.  rule: summon.special.face-up-position-choice"""
    found: list[int] = []
    for position in (FACE_UP_ATTACK, FACE_UP_DEFENSE, FACE_DOWN_DEFENSE):
        if lies & position and not (g.facts[row.card].kind & LINK and position != FACE_UP_ATTACK):
            found.append(position)
    return found
