"""May this player Pendulum Summon now, and which monsters?"""

import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.continuous import NOBODY_FORBIDS, find_forbidding
from spellspeed.engine.applies.stats import level_of
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import (
    KINDS,
    find_room,
    free_extra_monster_zones,
    free_linked_zones,
    free_monster_zones,
    is_pendulum_card,
    own,
)
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.activate import is_open_state
from spellspeed.engine.may.conditions import forbid_summon
from spellspeed.engine.may.ways import NEVER_NORMAL_SUMMONED
from spellspeed.engine.may.why import Why, refuse
from spellspeed.engine.moving.moves import face_up_in_extra_deck
from spellspeed.words import (
    HAND,
    IN_EXTRA_DECK,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER,
    PENDULUM,
    PENDULUM_SUMMON,
    SPECIAL_SUMMONING,
    SPELL_TRAP_ZONE,
    SUMMONED_SPECIALLY,
)


def find_scales(g: Game, s: State, player: int) -> list[int]:
    """Return the Pendulum Scales of the cards in the player's Pendulum Zones, the lower first."""
    found: list[int] = []
    for place in (own(player, SPELL_TRAP_ZONE), own(player, SPELL_TRAP_ZONE + 4)):
        for uid in s.piles[place]:
            if is_pendulum_card(g, s.cards[uid]):
                found.append(g.facts[s.cards[uid].card].scale)
    found.sort()
    return found


def has_pendulum_summoned(s: State, player: int) -> bool:
    """Whether the player has used the one Pendulum Summon of the turn, negated or not."""
    for done in s.deeds:
        if done.deed == PENDULUM_SUMMON and done.player == player:
            return True
    return False


def may_pendulum_summon(g: Game, s: State, player: int, why: Why | None) -> int:
    """Return 0 when the player may Pendulum Summon now, else the rule that forbids it."""
    scales = find_scales(g, s, player)
    if len(scales) < 2:
        no = rule.PENDULUM_SUMMON_PROCEDURE
        for place in (own(player, SPELL_TRAP_ZONE), own(player, SPELL_TRAP_ZONE + 4)):
            for uid in s.piles[place]:
                if g.facts[s.cards[uid].card].kind & PENDULUM and not is_pendulum_card(g, s.cards[uid]):
                    no = rule.PENDULUM_EQUIP_NO_PENDULUM_SUMMON
        if refuse(why, no):
            return no
    if s.turn_player != player or (s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2) or not is_open_state(s):
        if no := refuse(why, rule.PENDULUM_SUMMON_PROCEDURE):
            return no
    if has_pendulum_summoned(s, player):
        # rule: turn.main2.shares-once-per-turn-actions, summon.special.per-turn-limit-not-used-when-negated
        if no := refuse(why, rule.PENDULUM_SUMMON_ONCE_PER_TURN):
            return no
    by = find_forbidding(g, s, player, SPECIAL_SUMMONING, None)
    if by != NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    if len(scales) == 2:
        no = may_summon_any(g, s, player)
        if no and refuse(why, no):
            return no
    return why.first() if why is not None else 0


def may_summon_any(g: Game, s: State, player: int) -> int:
    """Return 0 when one monster could be Pendulum Summoned, else the rule that stands in the way of the first."""
    found = find_summonable(g, s, player)
    if not found:
        return rule.PENDULUM_SUMMON_LEVELS_STRICTLY_BETWEEN_SCALES
    room = PendulumRoom(g, s, player, [])
    for uid in found:
        if room.suffices(*count_kinds(s, [uid])):
            return 0
    if free_monster_zones(s, player):
        return rule.SUMMON_EXTRA_FACEUP_PENDULUM_NEEDS_EMZ_OR_LINKED_ZONE
    return rule.SUMMON_SPECIAL_NEEDS_FREE_MONSTER_ZONE


def find_summonable(g: Game, s: State, player: int) -> list[int]:
    """Return the monsters that could be Pendulum Summoned: of the hand, then those face-up in the Extra Deck."""
    scales = find_scales(g, s, player)
    if len(scales) < 2:
        return []
    found: list[int] = []
    for uid in s.piles[own(player, HAND)]:
        if is_summonable(g, s, player, s.cards[uid], scales):
            found.append(uid)
    for uid in face_up_in_extra_deck(s, player):
        if is_summonable(g, s, player, s.cards[uid], scales):
            found.append(uid)
    return found


def is_summonable(g: Game, s: State, player: int, row: CardState, scales: list[int]) -> bool:
    """Whether a monster has a Level between the scales and can be Special Summoned so.

    rule: pendulum.summon.levels-strictly-between-scales
    """
    kind = g.facts[row.card].kind
    if not kind & MONSTER or not scales[0] < level_of(g, s, row) < scales[1]:
        return False
    if kind & NEVER_NORMAL_SUMMONED and not row.proper:
        return False
    if g.programs[row.card].conditions and forbid_summon(g, s, player, row, SUMMONED_SPECIALLY, None):
        return False
    return find_forbidding(g, s, player, SPECIAL_SUMMONING, row) == NOBODY_FORBIDS


def count_kinds(s: State, uids: list[int]) -> tuple[int, int]:
    """Return how many of the cards come from the hand, and how many from the Extra Deck."""
    extra = 0
    for uid in uids:
        if KINDS[s.cards[uid].place] & IN_EXTRA_DECK:
            extra += 1
    return (len(uids) - extra, extra)


class PendulumRoom:
    """The zones that are free for a Pendulum Summon, apart from those that are taken already."""

    def __init__(self, g: Game, s: State, player: int, taken: list[int]) -> None:
        self.main = [zone for zone in free_monster_zones(s, player) if zone not in taken]
        self.linked = [zone for zone in free_linked_zones(g, s, player) if zone not in taken]
        self.extra = free_extra_monster_zones(g, s, player)
        for zone in taken:
            if zone in self.extra:
                self.extra = []  # rule: zone.extra-monster.one-per-player
                break

    def suffices(self, of_hand: int, of_extra: int) -> bool:
        """Whether so many monsters of the hand and of the Extra Deck find zones together."""
        return find_room(len(self.main), 1 if self.extra else 0, len(self.linked), of_hand, of_extra)

    def zones_for(self, from_extra: bool) -> list[int]:
        """Return the zones that a monster of the hand or of the Extra Deck can come to."""
        return self.linked + self.extra if from_extra else self.main
