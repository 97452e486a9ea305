"""Relations between cards: equips that fall, and what lines say of cards that are linked."""

import spellspeed.engine.applies.texts as texts
import spellspeed.engine.verbs.by_itself as by_itself
import spellspeed.engine.verbs.destroy as destroy
from spellspeed.engine.applies.continuous import is_negated
from spellspeed.engine.applies.equipped import fits_monster
from spellspeed.engine.applies.triggers import is_met
from spellspeed.engine.kernel.frames import FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import BOND_EQUIP_BY_ITSELF, Bond, CardState, DeedDone, Event, Frame
from spellspeed.engine.kernel.slots import begin_memory, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import LENT, LINE_UNCLASSIFIED, SLOT_BOUND
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import BY_RULE, EQUIP, LOST_IN_BATTLE, WAS_FELLED


def settle_bonds(g: Game, s: State) -> None:
    """Let equips fall whose monster is gone, carry out what lines say of linked cards, and drop broken relations."""
    settle_equips(g, s)
    kept: list[Bond] = []
    fallen: list[tuple[int, int]] = []
    jobs: list[Frame] = []
    for bond in s.bonds:
        whole = s.holds_turned(bond.uid, bond.visit, bond.turned)
        other = s.holds_turned(bond.other, bond.other_visit, bond.other_turned)
        if whole and other and holds_on(g, s, bond):
            negated = is_negated(g, s, s.cards[bond.uid])
            kept.append(bond if negated == bond.negated else bond.with_negation(negated))
        elif bond.is_equip():
            if whole:
                # rule: equip.lost-target.equip-card-destroyed
                fallen.append((bond.uid, -1))
                note_loss(s, bond)
            elif not bond.negated:
                jobs += find_jobs(g, s, bond)
        elif not bond.negated:
            # rule: negate.effect-negated.card-may-still-activate. What was negated when it happened does not apply.
            jobs += find_jobs(g, s, bond)
    if kept != s.bonds:
        s.set_bonds(kept)
    for job in jobs:
        s.push(job)
    if fallen:
        destroy.begin_destroy(s, s.turn_player, BY_RULE, fallen)


def note_loss(s: State, bond: Bond) -> None:
    """Remember of an equip card that is about to fall that its own player's monster was destroyed by battle."""
    battle = s.battle
    lost = s.cards[bond.other]
    if battle is None or lost.arrived_by != WAS_FELLED or lost.visit != bond.other_visit + 1:
        return
    row = s.cards[bond.uid]
    if row.controller == (battle.player if bond.other == battle.attacker else 1 - battle.player):
        # What is remembered is about the card where it will lie.
        s.remember(DeedDone(row.controller, LOST_IN_BATTLE, row.uid, row.visit + 1, row.card, 0, s.phase, row.turned))


def settle_equips(g: Game, s: State) -> None:
    """Let Equip Spells do nothing as long as what they keep targeting is under something that negates such effects."""
    watched = by_itself.is_chain_watched(g, s)
    for bond in s.bonds:
        row = s.cards[bond.uid]
        if row.working and not watched:
            continue
        if bond.is_equip() and s.holds_bond(bond) and g.facts[row.card].kind & EQUIP:
            works = not watched or not by_itself.is_kept_negated(g, s, row, s.cards[bond.other])
            if works != row.working:
                s.put(row.with_use(row.turn_set, works))


def holds_on(g: Game, s: State, bond: Bond) -> bool:
    """Whether an equip whose two cards are there is still a correct one; a link is always."""
    if not bond.is_equip():
        return True
    row, monster = s.cards[bond.uid], s.cards[bond.other]
    if bond.kind == BOND_EQUIP_BY_ITSELF and is_negated(g, s, monster):
        # rule: equip.by-own-effect.destroyed-when-monster-negated
        return False
    if bond.line >= LENT and not texts.has_line(g, s, monster if bond.kind == BOND_EQUIP_BY_ITSELF else row, bond.line):
        # rule: effect.gained.equip-self-destroyed-at-once
        return False
    # rule: equip.target.no-longer-correct-destroyed
    return fits_monster(g, s, row, monster) or fits_by_itself(g, s, row, monster)


def fits_by_itself(g: Game, s: State, row: CardState, monster: CardState) -> bool:
    """Whether a monster would fit an equip card if it were not for what that card itself makes of it."""
    then = s.fork()
    then.put(row.with_use(row.turn_set, False))
    then.set_lingering([lasting for lasting in s.lingering if lasting.card != row.card])
    return fits_monster(g, then, then.cards[row.uid], monster)


def targets_of(s: State, row: CardState) -> list[int]:
    """Return the monsters that an equip card keeps targeting.  rule: equip.continuously-targets-equipped-monster"""
    found: list[int] = []
    for bond in s.bonds:
        if bond.is_equip() and bond.uid == row.uid and s.holds_bond(bond):
            found.append(bond.other)
    return found


def find_jobs(g: Game, s: State, bond: Bond) -> list[Frame]:
    """Return what the lines of a linked card do now that the link is broken; a card turned face-down ends it silently.

    rule: target.lasting.facedown-breaks-link
    """
    jobs: list[Frame] = []
    row = s.cards[bond.uid]
    for line in g.programs[bond.card].lines:
        if line.kind == LINE_UNCLASSIFIED and line.events:
            event = find_breaking_event(g, s, line, bond)
            if event is not None:
                memory = begin_memory(bond.card, row.uid, row.visit, line.empty)
                if s.holds_turned(bond.other, bond.other_visit, bond.other_turned):
                    memory = with_slot(memory, SLOT_BOUND, (bond.other, bond.other_visit))
                before = event.before
                whose = row.controller if before is None or before.uid != row.uid else before.controller
                jobs.append(Frame(FRAME_RUN, line.deeds_at, whose, row.uid, line.index, memory))
    return jobs


def find_breaking_event(g: Game, s: State, line: LineCode, bond: Bond) -> Event | None:
    """Return the event by which the link was broken, if the line speaks of it."""
    row = s.cards[bond.uid]
    for code in line.events:
        for event in s.happened:
            before = event.before
            if event.batch != s.batch or before is None:
                continue
            about = before.uid == bond.uid and before.visit == bond.visit and before.turned == bond.turned
            if code.slot == SLOT_BOUND:
                about = before.uid == bond.other and before.visit == bond.other_visit and before.face_up
            if about and is_met(g, s, row.controller, row, code, event):
                return event
    return None
