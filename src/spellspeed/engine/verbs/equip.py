"""Equipping: an Equip Spell binds itself to a monster; other cards are put into a Spell & Trap Zone for it."""

from typing import Final

import spellspeed.engine.verbs.by_itself as by_itself
from spellspeed.engine.applies.continuous import is_unaffected
from spellspeed.engine.applies.equipped import fits_monster
from spellspeed.engine.asking.ask import ask_for_zone
from spellspeed.engine.kernel.frames import FRAME_EQUIP, FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, free_spell_trap_zones, is_monster_zone
from spellspeed.engine.kernel.rows import (
    BOND_EQUIP,
    BOND_EQUIP_BY_ITSELF,
    BOND_EQUIPPED_ITSELF,
    Bond,
    CardState,
    Frame,
    Link,
)
from spellspeed.engine.kernel.slots import AT_DONE, follow, references, still_meant, with_int
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.moving.moves import move
from spellspeed.lang.codes.code import LINE_ACTIVATION, OP_EQUIP, SLOT_THIS
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    BY_EFFECT,
    EVENT_EQUIPPED,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    NOT_NEGATED,
    PUT_THERE,
)

# Steps. The frame's player is whose effect it is, its uid the source, its detail the kind of bond; its memory is uid,
# visit of the monster and then of the cards that are still to be equipped to it.
NEXT: Final = 0
PLACED: Final = 1


def equip_cards(g: Game, s: State, frame: Frame, step: Step, monsters: list[int]) -> None:
    """Equip cards to a monster: those that lie in a Spell & Trap Zone stay there, the others are put into one.

    A monster whose destruction by battle is decided does not escape it by becoming an Equip Card.
    rule: equip.target.face-up-monster-only, equip.spell.no-target-at-resolution-not-destroyed
    rule: damage-step.doomed-monster.what-it-cannot-do
    """
    meant = still_meant(s, frame.memory, step.equipment)
    cards = [uid for uid in meant if uid not in monsters and not stays(g, s, frame, s.cards[uid])]
    fitting = [uid for uid in monsters if step.freely or all_fit(g, s, cards, s.cards[uid])]
    s.go_on_with(frame.step + 1, with_int(s.frames[-1].memory, AT_DONE, len(cards) if fitting else 0))
    if not fitting or not cards:
        return
    # rule: equip.by-own-effect.destroyed-when-monster-negated. An effect that could equip others too is another matter.
    its_own = step.slot == SLOT_THIS and fitting[0] == frame.uid
    kind = BOND_EQUIP_BY_ITSELF if its_own else BOND_EQUIP
    memory = references(s, [fitting[0], *cards])
    s.push(Frame(FRAME_EQUIP, NEXT, frame.player, frame.uid, kind, memory))


def equip_without_effect(g: Game, s: State, line: LineCode, link: Link) -> None:
    """Equip an Equip Spell to the monster it was activated for though its effect is negated: it only has no effect.

    So it is if its effects are negated, or if the monster is under something that negates what targets it.
    rule: equip.negated.stays-equipped
    """
    if line.kind != LINE_ACTIVATION:
        return
    for at in range(line.deeds_at, line.end):
        step = line.steps[at]
        if step.op == OP_EQUIP and step.equipment == SLOT_THIS:
            for uid in still_meant(s, link.memory, step.slot):
                row = s.cards[uid]
                if not row.face_up or not is_monster_zone(row.place) or not fits_monster(g, s, s.cards[link.uid], row):
                    continue
                if link.negated == NOT_NEGATED or by_itself.is_kept_negated(g, s, s.cards[link.uid], row):
                    memory = references(s, [uid, link.uid])
                    s.push(Frame(FRAME_EQUIP, NEXT, link.player, link.uid, BOND_EQUIP, memory))
                    return


def stays(g: Game, s: State, frame: Frame, row: CardState) -> bool:
    """Whether a card cannot be taken to be equipped: its destruction is decided, or the effect does not reach it.

    A monster that equips itself must still lie face-up.
    rule: effect.immunity.unaffected-can-be-targeted, effect.resolve.conditions-may-be-rechecked
    """
    if row.doomed or not is_monster_zone(row.place):
        return row.doomed
    return (row.uid == frame.uid and not row.face_up) or is_unaffected(g, s, row, s.cards[frame.uid])


def all_fit(g: Game, s: State, cards: list[int], monster: CardState) -> bool:
    """Whether a monster is one that all the cards can be equipped to."""
    for uid in cards:
        if not fits_monster(g, s, s.cards[uid], monster):
            return False
    return True


def run_equip(g: Game, s: State, frame: Frame) -> None:
    """Equip one card after the other, asking for zones.  rule: equip.spell.stays-and-uses-a-zone"""
    memory = frame.memory
    if len(memory) == 2:
        s.pop()
        return
    rest = memory[:2] + memory[4:]
    row = s.cards[memory[2]]
    if frame.step == PLACED:
        zone = s.picks[0].place
        s.go_on_with(NEXT, rest)
        # rule: equip.monster.treated-as-equip-spell, equip.card.includes-traps-and-monsters
        # A face-down monster stays face-down.
        faces_up = row.face_up or not is_monster_zone(row.place)
        after = move(s, row, zone, frame.player, faces_up, False, PUT_THERE)
        keep_in_mind(s, row, after)
        equip_card(g, s, frame, row, after)
    elif KINDS[row.place] & IN_SPELL_TRAP_ZONE and row.face_up:
        s.go_on_with(NEXT, rest)
        equip_card(g, s, frame, None, row)
    else:
        zones = free_spell_trap_zones(s, frame.player)
        if not zones:
            s.go_on_with(NEXT, rest)
            return
        s.go_on(PLACED)
        ask_for_zone(g, s, frame.player, row.uid, zones)


def keep_in_mind(s: State, before: CardState, after: CardState) -> None:
    """Let the effect under way still mean the card that it has moved itself."""
    below = len(s.frames) - 2
    if s.frames[below].kind == FRAME_RUN:
        line = s.frames[below]
        s.send(below, line.step, follow(line.memory, before.uid, before.visit, after.visit))


def equip_card(g: Game, s: State, frame: Frame, before: CardState | None, row: CardState) -> None:
    """Bind a card to the monster and let it apply."""
    row = row.with_use(row.turn_set, True)
    s.put(row)
    itself = frame.uid == row.uid and g.facts[row.card].kind & MONSTER != 0
    its_own = itself or frame.detail == BOND_EQUIP_BY_ITSELF
    monster = s.cards[frame.memory[0]]
    bonds = [bond for bond in s.bonds if bond.uid != row.uid or bond.visit != row.visit]
    bonds.append(
        Bond(
            BOND_EQUIPPED_ITSELF if itself else frame.detail,
            row.uid,
            row.visit,
            row.turned,
            monster.uid,
            monster.visit,
            monster.turned,
            s.next_serial(),
            row.card,
            False,
            s.frames[-2].line if its_own else -1,
        )
    )
    s.set_bonds(bonds)
    tell_card(s, EVENT_EQUIPPED, frame.player, before, row, BY_EFFECT, monster.uid, 0)
