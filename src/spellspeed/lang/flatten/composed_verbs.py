"""Verbs whose steps need more than their fields: how these are written."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import spellspeed.lang.codes.code as code
from spellspeed.lang.codes.code import NumberCode, RangeCode
from spellspeed.lang.codes.line_code import Step
from spellspeed.lang.words.choices import Compare
from spellspeed.lang.words.coins_and_dice import Result, RollDie, TossCoins
from spellspeed.lang.words.declarations import Declare
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.giving import TributeMaterials
from spellspeed.lang.words.life_points import LimitHand
from spellspeed.lang.words.nouns import AnyCard, Number
from spellspeed.lang.words.rare import DeclareLike, HalveStat, SkipTurn
from spellspeed.lang.words.verbs import (
    AllowSummons,
    ChangeStat,
    Draw,
    Equip,
    FusionSummon,
    GainEffects,
    ReturnToDeck,
    RitualSummon,
    SummonTokens,
    Treat,
)
from spellspeed.lang.words.zones_said import ChooseZones
from spellspeed.words import (
    ADDITIONAL_SUMMON,
    COIN_SIDES,
    DIE_SIDES,
    HAND_SIZE,
    IN_DECK,
    MORE_SUMMONS,
    TRAP_AT_ONCE,
    TRAP_FROM_HAND,
    WHOLE_TURN,
)

if TYPE_CHECKING:
    from spellspeed.lang.flatten.step_codes import StepWriter
from spellspeed.lang.words.rights import AllowTrap, SparePayments


def write_return(writer: "StepWriter", node: ReturnToDeck) -> int:
    """Write that cards go to a deck, in an order of one's own if it says so."""
    slot, choice = writer.cards(node.cards)
    writer.read_pending()
    if node.in_any_order:
        writer.emit(Step(code.OP_ORDER, slot=slot, as_cost=writer.as_cost))
    return writer.move(node, slot, choice, shuffles=False, searched=is_searched(writer.steps, slot))


def is_searched(steps: list[Step], slot: int) -> bool:
    """Whether the cards of a slot were chosen by looking through a deck."""
    for step in steps:
        if step.op == code.OP_CHOOSE and step.slot == slot and step.choice is not None:
            choice = step.choice
            return (choice.yours | choice.opponents) & IN_DECK != 0 and not choice.from_top and choice.among < 0
    return False


def write_draw(writer: "StepWriter", node: Draw) -> int:
    """Write that players draw; the slot holds the cards once they are drawn."""
    writer.read_pending()
    slot = code.NO_SLOT if node.called is None else writer.introduce(node.called)
    return writer.emit(writer.step(node, slot, None))


def write_tokens(writer: "StepWriter", node: SummonTokens) -> int:
    """Write the summon of Tokens; the slot holds them once they are there."""
    slot = writer.introduce(node.called)
    many = {"count": 0, "number": writer.amount(node.count)} if isinstance(node.count, Number) else {}
    return writer.emit(writer.step(node, slot, None, token=writer.find_card(node.token.name), **many))


def write_fusion(writer: "StepWriter", node: FusionSummon | RitualSummon | TributeMaterials) -> int:
    """Write a Fusion or Ritual Summon; the slot holds the monster once it is there."""
    return writer.emit(writer.step(node, writer.introduce(node.called), None, material_places=node.from_.yours.value))


def write_zones(writer: "StepWriter", node: ChooseZones) -> int:
    """Write the choice of zones."""
    slot = code.NO_SLOT if node.of is None else writer.slot(node.of)
    yours, opponents = node.where.yours.value, node.where.opponents.value
    return writer.emit(writer.step(node, slot, None, your_places=yours, opponents_places=opponents))


def write_right(writer: "StepWriter", node: AllowSummons) -> int:
    """Write what lets a player Normal Summon more often."""
    kind = MORE_SUMMONS if node.up_to else ADDITIONAL_SUMMON
    number = NumberCode(code.NUM_FIXED, value=node.up_to)
    sentence = crc32(repr(node).encode())
    return writer.emit(writer.step(node, code.NO_SLOT, None, number=number, allowance=kind, sentence=sentence))


def write_trap_right(writer: "StepWriter", node: AllowTrap) -> int:
    """Write what lets a player activate a Trap that he could not yet."""
    allowed = TRAP_FROM_HAND if node.from_hand else TRAP_AT_ONCE
    return writer.emit(writer.step(node, code.NO_SLOT, None, allowance=allowed, count=int(not node.any_number)))


def write_hand_limit(writer: "StepWriter", node: LimitHand) -> int:
    """Write what limits a hand."""
    return writer.emit(writer.step(node, code.NO_SLOT, None, allowance=HAND_SIZE))


def write_skipped_turn(writer: "StepWriter", node: SkipTurn) -> int:
    """Write that a turn is skipped."""
    return writer.emit(writer.step(node, code.NO_SLOT, None, phase=WHOLE_TURN, times=1))


def write_equip(writer: "StepWriter", node: Equip) -> int:
    """Write that a card is equipped to a monster."""
    what, choice = writer.cards(node.what)
    return writer.emit(
        Step(code.OP_EQUIP, slot=writer.slot(node.to), equipment=what, choice=choice, freely=node.freely)
    )


def write_spared(writer: "StepWriter", node: SparePayments) -> int:
    """Write for what nobody has to pay LP."""
    return writer.emit(
        Step(
            code.OP_SPARE,
            filter_=writer.filter(node.of),
            who=node.who.value,
            phase=node.during.value,
            as_card=bool(node.as_),
            until=node.until.value,
        )
    )


def write_stat(writer: "StepWriter", node: ChangeStat) -> int:
    """Write the change of one value."""
    slot, choice = writer.cards(node.cards)
    writer.read_pending()
    how = code.STAT_LOSE if node.lose else code.STAT_GAIN
    if node.become:
        how = code.STAT_BECOME_ORIGINAL if node.original else code.STAT_BECOME
    return writer.emit(writer.step(node, slot, choice, stat_change=how))


def write_halving(writer: "StepWriter", node: HalveStat) -> int:
    """Write that a value is halved."""
    slot, choice = writer.cards(node.cards)
    writer.read_pending()
    return writer.emit(writer.step(node, slot, choice, stat_change=code.STAT_HALVE))


def write_treat(writer: "StepWriter", node: Treat) -> int:
    """Write what else cards are, and the name that they have."""
    slot, choice = writer.cards(node.cards)
    writer.read_pending()
    name = NumberCode(code.NUM_FIXED, value=writer.find_card(node.name)) if node.name else None
    if node.name_of is not None:
        name = NumberCode(code.NUM_NAME, slot=writer.slot(node.name_of))
    return writer.emit(writer.step(node, slot, choice, name=name))


def write_lending(writer: "StepWriter", node: GainEffects) -> int:
    """Write that cards gain effects: those of a card, or lines that this card lends."""
    slot, choice = writer.cards(node.cards)
    first = [each for each, line in enumerate(writer.granted) if node.lines and line is node.lines[0]]
    what = None if node.of is None else writer.filter(AnyCard(named_like=node.of))
    return writer.emit(
        Step(
            code.OP_LEND,
            slot=slot,
            choice=choice,
            filter_=what,
            first_line=first[0] if first else 0,
            line_count=len(node.lines),
            until=node.until.value,
            from_next_turn=node.from_next_turn,
            holder=code.NO_SLOT if node.about is None else writer.slot(node.about),
        )
    )


def write_chance(writer: "StepWriter", node: TossCoins | RollDie) -> int:
    """Write tosses or rolls; a register holds what they come to."""
    register = writer.new_register()
    writer.results[node.called] = register
    sides = COIN_SIDES if isinstance(node, TossCoins) else DIE_SIDES
    again = node.again if isinstance(node, RollDie) else None
    start = writer.here()
    while start and writer.steps[start - 1].op == code.OP_CHANCE:
        start -= 1
    return writer.emit(
        Step(
            code.OP_CHANCE,
            register=register,
            sides=sides,
            who=node.who.value,
            times=node.count,
            call=isinstance(node, TossCoins) and node.call,
            again=None if again is None else writer.condition(Compare(Result(node.called), again)),
            jump_to=start,
        )
    )


def write_declaration(writer: "StepWriter", node: Declare) -> int:
    """Write a declaration; a register holds what is declared, and the card remembers it if its lines speak of it."""
    numbers = RangeCode(writer.number(node.least), writer.number(node.most))
    register = writer.new_register()
    writer.declared[node.what] = register
    return writer.emit(
        Step(
            code.OP_DECLARE,
            register=register,
            range_=numbers,
            filter_=None if node.of is None else writer.filter(node.of),
            declares=node.what.value,
            who=node.who.value,
            remembered=writer.keeps_declaration,
            in_steps_of=node.by,
            as_cost=writer.as_cost,
        )
    )


def write_likeness(writer: "StepWriter", node: DeclareLike) -> int:
    """Write that what a card has counts as declared."""
    register = writer.new_register()
    writer.declared[node.what] = register
    step = Step(
        code.OP_DECLARE,
        slot=writer.slot(node.of),
        register=register,
        declares=node.what.value,
        remembered=writer.keeps_declaration,
        as_cost=writer.as_cost,
    )
    return writer.emit(step)


# By the verb.
COMPOSED: Final[dict[type[Deed], Callable[["StepWriter", Any], int]]] = {
    AllowSummons: write_right,
    AllowTrap: write_trap_right,
    ChangeStat: write_stat,
    ChooseZones: write_zones,
    Declare: write_declaration,
    Draw: write_draw,
    DeclareLike: write_likeness,
    Equip: write_equip,
    FusionSummon: write_fusion,
    GainEffects: write_lending,
    HalveStat: write_halving,
    LimitHand: write_hand_limit,
    ReturnToDeck: write_return,
    RitualSummon: write_fusion,
    RollDie: write_chance,
    SkipTurn: write_skipped_turn,
    SparePayments: write_spared,
    SummonTokens: write_tokens,
    TossCoins: write_chance,
    Treat: write_treat,
    TributeMaterials: write_fusion,
}
