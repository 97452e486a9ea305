"""What is equipped to what."""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import player_meant
from spellspeed.engine.kernel.rows import BOND_EQUIP_BY_ITSELF, BOND_EQUIPPED_ITSELF, CardState
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import LINE_ACTIVATION, OP_EQUIP, OP_LEND, OP_TARGET, SLOT_THIS
from spellspeed.lang.codes.filter_code import EQUIPPED, EQUIPPED_BY_ITS_MONSTER
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import NOWHERE, UNION, UNTIL_DUE


def has_union(g: Game, s: State, row: CardState) -> bool:
    """Whether a Union monster is equipped to this monster."""
    for bond in s.bonds:
        if bond.other == row.uid and bond.other_visit == row.visit and bond.is_equip():
            if g.facts[bond.card].kind & UNION:
                return True
    return False


def is_equipped_to(s: State, monsters: tuple[int, ...], row: CardState) -> bool:
    """Whether a card is equipped to one of these monsters, or to any while the one that is meant is not chosen yet."""
    for bond in s.bonds:
        if bond.uid == row.uid and bond.visit == row.visit and bond.is_equip():
            return not monsters or bond.other in monsters[::2]
    return False


def is_targeting(s: State, cards: tuple[int, ...], row: CardState) -> bool:
    """Whether a card has an effect on the chain that targets one of these, or targets one as an equip.

    rule: equip.continuously-targets-equipped-monster
    """
    for link in s.chain:
        if link.uid == row.uid:
            for at in range(0, len(link.targets), 2):
                if link.targets[at] in cards[::2]:
                    return True
    return is_equipped_to(s, cards, row)


def is_an_equip(s: State, row: CardState, how: int) -> bool:
    """Whether a card is equipped to a monster, anyhow, as a monster by its own effect or by that of its monster."""
    for bond in s.bonds:
        if bond.is_equip() and bond.uid == row.uid and bond.visit == row.visit:
            if how == EQUIPPED_BY_ITS_MONSTER:
                return bond.kind == BOND_EQUIP_BY_ITSELF
            return how == EQUIPPED or bond.kind == BOND_EQUIPPED_ITSELF
    return False


def equips_itself(g: Game, row: CardState) -> bool:
    """Whether a card is equipped to a monster by its own activation."""
    for line in g.programs[row.card].lines:
        if line.kind == LINE_ACTIVATION:
            for step in line.steps:
                if step.op == OP_EQUIP and step.equipment == SLOT_THIS:
                    return True
    return False


def fits_monster(g: Game, s: State, row: CardState, monster: CardState) -> bool:
    """Whether a monster is one that an equip card says it can be equipped to, on whichever side it is."""
    for line in g.programs[row.card].lines:
        if line.kind != LINE_ACTIVATION or not line.deeds & 1 << OP_EQUIP:
            continue
        for at in range(line.targets_at, line.deeds_at):
            step = line.steps[at]
            choice = step.choice
            deed = line.steps[step.deed_at]
            if step.op != OP_TARGET or choice is None or deed.op != OP_EQUIP or deed.equipment != SLOT_THIS:
                continue
            filter_ = choice.filter
            # Judged as if the monster were still on the side that the card speaks of.
            player = row.controller
            if filter_.lies is not None and filter_.lies.controller:
                player = player_meant(monster.controller, filter_.lies.controller)
            if not find.fits(g, s, player, continuous.own_memory(s, row), monster, filter_):
                return False
    return True


def find_wearers(g: Game, s: State, player: int, step: Step, row: CardState) -> list[int]:
    """Return the monsters of a player that a deed speaks of and that a card can be equipped to."""
    found: list[int] = []
    for uid in s.monsters_of(player):
        monster = s.cards[uid]
        if step.filter is not None and find.fits(g, s, player, continuous.NO_MEMORY, monster, step.filter):
            if monster.face_up and not monster.doomed and fits_monster(g, s, row, monster):
                found.append(uid)
    return found


def is_bound_to(g: Game, s: State, row: CardState, other: CardState) -> bool:
    """Whether an equip or a link binds a card to the other one as it was, or an effect goes on that is about that."""
    for bond in s.bonds:
        if bond.uid == row.uid and bond.visit == row.visit:
            if bond.other == other.uid and bond.other_visit == other.visit:
                return True
    for uid, visit in watched_by(g, s, row):
        if uid == other.uid and visit == other.visit:
            return True
    return False


def watched_by(g: Game, s: State, row: CardState) -> list[tuple[int, int]]:
    """Return the cards that effects are about which a card has left behind it, given as it is nowhere."""
    found: list[tuple[int, int]] = []
    if row.place == NOWHERE:
        for lasting in s.lingering:
            if len(lasting.affected) > 3 and lasting.affected[0] == row.uid and lasting.until != UNTIL_DUE:
                if continuous.step_of(g, lasting).op == OP_LEND:
                    found.append((lasting.affected[3], lasting.affected[4]))
    return found
