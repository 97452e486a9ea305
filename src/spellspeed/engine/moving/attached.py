"""Materials: the cards that lie under a monster. They are no cards on the field, and nothing on them applies."""

import spellspeed.engine.applies.continuous as continuous
from spellspeed.engine.kernel.frames import FRAME_PROCEDURE
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_monster_zone
from spellspeed.engine.kernel.rows import CardState, Frame
from spellspeed.engine.kernel.slots import slot_of
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.moves import attach, held_by, send_to_graveyard
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import BY_RULE, BY_SUMMON, IN_NOWHERE, IN_VOID, MATERIAL, TOKEN, XYZ


def materials_of(s: State, uid: int) -> list[int]:
    """Return the materials of a card, the first attached first."""
    return [material for material in s.piles[MATERIAL] if s.cards[material].holder == uid]


def may_become_material(g: Game, s: State, row: CardState) -> bool:
    """Whether a card could be attached to a monster.

    rule: token.xyz-material-illegal, damage-step.doomed-monster.what-it-cannot-do
    """
    return not row.doomed and not g.facts[row.card].kind & TOKEN and not KINDS[row.place] & (IN_NOWHERE | IN_VOID)


def may_receive(g: Game, s: State, row: CardState) -> bool:
    """Whether cards could be attached to a card: it must be a face-up Xyz Monster.

    rule: damage-step.doomed-monster.what-it-cannot-do
    """
    return row.face_up and not row.doomed and is_monster_zone(row.place) and g.facts[row.card].kind & XYZ != 0


def attach_cards(g: Game, s: State, frame: Frame, step: Step, uids: list[int], cause: int, source: CardState) -> None:
    """Attach cards to the monster that a step speaks of, if it is still there."""
    monsters = slot_of(frame.memory, step.holder)
    if not monsters or not s.holds(monsters[0], monsters[1]):
        return
    holder = s.cards[monsters[0]]
    if not may_receive(g, s, holder) or continuous.is_unaffected(g, s, holder, source):
        return
    for uid in uids:
        if uid != holder.uid and s.cards[uid].holder != holder.uid:
            attach(s, s.cards[uid], holder, cause)


def overlay(s: State, holder: CardState, uids: list[int]) -> None:
    """Put monsters under one that is being Xyz Summoned with them; what lies under one of these goes along.

    rule: xyz.summon.overlay-before-monster-appears, xyz.summon.overlay-on-xyz-keeps-materials
    """
    for uid in uids:
        for under in materials_of(s, uid):
            attach(s, s.cards[under], holder, BY_SUMMON)
        attach(s, s.cards[uid], holder, BY_SUMMON)


def is_on_its_way(s: State, holder: CardState) -> bool:
    """Whether a monster is being summoned that has its materials already."""
    for frame in s.frames:
        if frame.kind == FRAME_PROCEDURE and frame.uid == holder.uid and frame.memory[:1] == (holder.visit,):
            return True
    return False


def settle_materials(g: Game, s: State) -> None:
    """Send the materials of monsters that have left to the Graveyard; those of a monster turned face-down stay.

    rule: xyz.material.goes-to-graveyard-when-monster-leaves, xyz.material.not-sent-from-field
    rule: xyz.material.does-not-leave-field, xyz.summon.negated-materials-to-graveyard
    rule: xyz.summon.negated-materials-not-from-field
    """
    for uid in s.piles[MATERIAL]:
        holder = s.cards[s.cards[uid].holder]
        if not is_monster_zone(holder.place) and not is_on_its_way(s, holder):
            send_to_graveyard(g, s, uid, BY_RULE, -1)


def take_along(s: State, holder: CardState) -> None:
    """Let the materials of a monster go with it to the side of its new controller."""
    for uid in materials_of(s, holder.uid):
        s.put(held_by(s.cards[uid], holder.uid, holder.controller))
