"""What filters ask of numbers, and what few cards ask of others: their names, their equips, their effects."""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.equipped as equipped
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.stats as stats
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, facts_now, own
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.slots import AT_LINK, slot_of
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import NO_SLOT, ON_RESOLUTION, OP_NEGATE, OP_NEGATE_EFFECTS, RangeCode
from spellspeed.lang.codes.filter_code import PrintedCode, RecordCode
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ATK,
    ATTACK,
    DEF,
    FELL_TO_IT,
    HAS_DESTROYED,
    IN_MAIN_MONSTER_ZONE,
    LEVEL,
    MONSTER_ZONE,
    NO_CARD,
    THE_EFFECT,
    WAS_FELLED,
)


def fits_traits(g: Game, s: State, player: int, memory: tuple[int, ...], row: CardState, record: RecordCode) -> bool:
    """Whether a card has the traits that few cards ask for."""
    if record.listed_in != NO_SLOT and not is_listed_in(g, s, memory, row, record.listed_in):
        return False
    if (record.listed_on != NO_SLOT or record.targeting != NO_SLOT) and not is_tied(g, s, memory, row, record):
        return False
    if record.not_targeting != NO_SLOT and equipped.is_targeting(s, slot_of(memory, record.not_targeting), row):
        return False
    if record.attribute_of != NO_SLOT and not shares_attribute(g, s, slot_of(memory, record.attribute_of), row):
        return False
    if record.namesakes and count_namesakes(g, s, player, row, record) < record.namesakes:
        return False
    if (record.felled or record.felled_by != NO_SLOT) and not fell(s, memory, row, record):
        return False
    if record.one_of and not any(row.uid in slot_of(memory, slot)[::2] for slot in record.one_of):
        return False
    if record.but_not is not None and find.fits(g, s, player, memory, row, record.but_not):
        return False
    if record.equips_itself and not equipped.equips_itself(g, row):
        return False
    if record.negates and not negates_effects_of(g, row, record.negates):
        return False
    if record.zone_number is not None:
        place = own(row.controller, MONSTER_ZONE - 1 + numbers.compute(g, s, player, memory, record.zone_number))
        if row.place != place or not KINDS[place] & IN_MAIN_MONSTER_ZONE:
            return False
    return not record.equipped or has_equip(g, s, player, row, record)


def fits_numbers(g: Game, s: State, player: int, memory: tuple[int, ...], row: CardState, printed: PrintedCode) -> bool:
    """Whether a card's Level, Rank, Link Rating, ATK and DEF lie in the filter's ranges."""
    level, atk, def_ = printed.level, printed.atk, printed.def_
    if level is not None:
        value = stats.original_of(g, s, row, LEVEL) if printed.original_level else stats.level_of(g, s, row)
        if not has_such_a_number(g, s, player, memory, value, level):
            return False
    if printed.rank is not None:
        if not has_such_a_number(g, s, player, memory, stats.rank_of(g, s, row), printed.rank):
            return False
    if printed.link is not None:
        if not has_such_a_number(g, s, player, memory, facts_now(g, row).link, printed.link):
            return False
    if printed.original_atk is not None:
        if not find.lies_in(g, s, player, memory, stats.original_of(g, s, row, ATK), printed.original_atk):
            return False
    if atk is not None:
        if stats.is_undetermined(g, row, ATK) or not find.lies_in(
            g, s, player, memory, stats.attack_of(g, s, row), atk
        ):
            return False
    if def_ is None:
        return True
    return not stats.is_undetermined(g, row, DEF) and find.lies_in(
        g, s, player, memory, stats.defense_of(g, s, row), def_
    )


def has_such_a_number(g: Game, s: State, player: int, memory: tuple[int, ...], value: int, range_: RangeCode) -> bool:
    """Whether a monster has a Level, Rank or Link Rating at all, and it lies in a range."""
    return value > 0 and find.lies_in(g, s, player, memory, value, range_)


def is_tied(g: Game, s: State, memory: tuple[int, ...], row: CardState, record: RecordCode) -> bool:
    """Whether a card targets the one that a record says, or is named as a material on it."""
    if record.targeting != NO_SLOT:
        return equipped.is_targeting(s, slot_of(memory, record.targeting), row)
    name = find.name_of(g, s, row)
    return any(find.is_made_of(g, s.cards[uid], (name,)) for uid in slot_of(memory, record.listed_on)[::2])


def shares_attribute(g: Game, s: State, cards: tuple[int, ...], row: CardState) -> bool:
    """Whether a card has an Attribute that one of these others has."""
    attribute = find.attribute_of(g, s, row)
    return any(find.attribute_of(g, s, s.cards[uid]) & attribute for uid in cards[::2] if uid != row.uid)


def is_listed_in(g: Game, s: State, memory: tuple[int, ...], row: CardState, slot: int) -> bool:
    """Whether the text of one of the cards of a slot names a card; before that is chosen, it may."""
    if memory[AT_LINK] == 0 and not slot_of(memory, slot):
        return True
    name = find.name_of(g, s, row)
    return any(name in g.programs[s.cards[uid].card].mentions for uid in slot_of(memory, slot)[::2])


def is_alike(g: Game, s: State, memory: tuple[int, ...], row: CardState, printed: PrintedCode) -> bool:
    """Whether a card has the Type, or the attribute, of another; before that is chosen, it may have it."""
    for uid in slot_of(memory, printed.type_like)[::2] if printed.type_like != NO_SLOT else ():
        if not find.type_of(g, s, row) & find.type_of(g, s, s.cards[uid]):
            return False
    for uid in slot_of(memory, printed.attribute_like)[::2] if printed.attribute_like != NO_SLOT else ():
        if not find.attribute_of(g, s, row) & find.attribute_of(g, s, s.cards[uid]):
            return False
    return True


def count_namesakes(g: Game, s: State, player: int, row: CardState, record: RecordCode) -> int:
    """Return how many other cards have the name or Type of this one: monsters face-up on the field, or in a place."""
    yours, opponents = record.namesakes_in
    found = list(s.monsters_of(0) + s.monsters_of(1))
    if yours | opponents:
        found = find.find_places(s, player, yours, opponents)
    others = [s.cards[uid] for uid in found if uid != row.uid and (s.cards[uid].face_up or yours | opponents)]
    if record.share_type:
        return len([other for other in others if find.type_of(g, s, other) & find.type_of(g, s, row)])
    return len([other for other in others if find.name_of(g, s, other) == find.name_of(g, s, row)])


def has_equip(g: Game, s: State, player: int, row: CardState, record: RecordCode) -> bool:
    """Whether a card is equipped to this monster, such a one if one is said, and for so many turns."""
    what = record.equipped_with
    for bond in s.bonds:
        if bond.other == row.uid and bond.other_visit == row.visit and bond.is_equip():
            equip = s.cards[bond.uid]
            if count_turns(s, player, equip.turn_placed) < record.equipped_turns:
                continue
            if what is None or find.fits(g, s, player, continuous.NO_MEMORY, equip, what):
                return True
    return False


def count_turns(s: State, player: int, since: int) -> int:
    """Return how many turns of a player have begun since a turn, which does not count itself."""
    return (s.turn - since + int(s.turn_player == player)) // 2


def fell(s: State, memory: tuple[int, ...], row: CardState, record: RecordCode) -> bool:
    """Whether a card was destroyed by battle and lies where it went; this turn, if it says by which monster."""
    if row.arrived_by != WAS_FELLED:
        return False
    if record.felled_by == NO_SLOT:
        return True
    by = slot_of(memory, record.felled_by)
    destroyer = (NO_CARD, 0)
    for done in s.deeds:
        if done.deed == ATTACK:
            destroyer = (NO_CARD, 0)
        elif done.deed == HAS_DESTROYED:
            destroyer = (done.uid, done.visit)
        elif done.deed == FELL_TO_IT and done.uid == row.uid and done.visit == row.visit:
            return destroyer == by[:2]
    return False


def negates_effects_of(g: Game, row: CardState, kinds: int) -> bool:
    """Whether the text of a card has an effect that negates effects of cards of one of these kinds."""
    return any(line_negates(line, kinds) for line in g.programs[row.card].lines)


def line_negates(line: LineCode, kinds: int) -> bool:
    """Whether a line negates the effects of such cards, or what they do as it would be processed."""
    for step in line.steps:
        about = step.filter if step.choice is None else step.choice.filter
        if step.op == OP_NEGATE_EFFECTS and about is not None and about.what & kinds:
            return True
        if step.op == OP_NEGATE and step.negates & THE_EFFECT:
            for code in line.events:
                if code.kind == ON_RESOLUTION and code.filter is not None and code.filter.what & kinds:
                    return True
    return False
