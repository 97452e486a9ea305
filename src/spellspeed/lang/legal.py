"""Which numbers mean something in the int fields of the nodes: a list of words, a mask, or a least number."""

from typing import Final

from spellspeed.lang.node import Node
from spellspeed.words import (
    A_BATTLE,
    A_CARD_KIND,
    A_CHAIN,
    A_DUEL,
    A_NAME,
    A_NUMBER,
    A_TURN,
    A_TYPE,
    ACTIVATE,
    AFTER_THAT,
    ALSO,
    AN_ATTRIBUTE,
    AN_ORIGINAL_NAME,
    AND,
    AND_IF_YOU_DO,
    AS_ANYTHING,
    AS_EITHER,
    AT_THE_BOTTOM,
    ATK,
    ATTACK,
    ATTACK_DIRECTLY,
    ATTACKING,
    BATTLE_PHASE,
    BATTLED,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_COST,
    BECAUSE_OF_EFFECT,
    CHANGE_POSITION,
    COUNTER,
    DAMAGE_TO_BOTH,
    DEF,
    DIRECT_ATTACK,
    DIVINE,
    DRAW_PHASE,
    EFFECT,
    EITHER,
    END_OF_DAMAGE_STEP,
    END_PHASE,
    FACE_DOWN,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    FACE_UP_ATTACK,
    FLIP_SUMMON,
    FOR_GOOD,
    FUSION,
    FUSION_SUMMON,
    HAS_ATTACKED,
    HAS_DESTROYED,
    HIGHEST,
    ILLUSION,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MATERIAL,
    IN_PENDULUM_ZONE,
    LAST_COUNTER,
    LAST_DOING,
    LAST_GRANT,
    LEVEL,
    LINK,
    LINK_SUMMON,
    LOWEST,
    NO_DAMAGE,
    NORMAL,
    NORMAL_SUMMON,
    ON_TOP,
    OPPONENT,
    PER_CARD,
    PER_COPY,
    PLACED_AS_PENDULUM,
    PLACED_AS_SPELL,
    PLACED_AS_TRAP,
    RANK,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SHUFFLED,
    SPECIAL_SUMMON,
    SPELL_COUNTER,
    STANDBY_PHASE,
    START_OF_DAMAGE_STEP,
    SUMMONED_ANYHOW,
    SUMMONED_NORMALLY,
    SYNCHRO,
    SYNCHRO_SUMMON,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    THE_OTHER_POSITION,
    THE_SUMMON,
    THEN,
    TRIBUTE_SUMMON,
    TUNER,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    WAS_DESTROYED,
    WAS_FLIPPED,
    WAS_PAID,
    WAS_SENT,
    XYZ,
    XYZ_SUMMON,
    YOU,
)


class Legal:
    """The numbers that mean something somewhere."""

    def objection(self, number: int) -> str:
        """Say what is wrong with a number, nothing if it is fine."""
        raise NotImplementedError


class Word(Legal):
    """One of the words of a list.

    >>> Word("YOU or OPPONENT", (YOU, OPPONENT)).objection(7)
    '7 is not YOU or OPPONENT'
    """

    def __init__(self, words: str, numbers: tuple[int, ...]) -> None:
        self.words: Final = words
        self.numbers: Final = numbers

    def objection(self, number: int) -> str:
        return "" if number in self.numbers else f"{number} is not {self.words}"


class Mask(Legal):
    """A mask of some words, of at least one unless it may say nothing.

    >>> Mask("positions", FACE_UP | FACE_DOWN).objection(64)
    '64 is no mask of positions'
    """

    def __init__(self, words: str, bits: int, may_be_empty: bool = False) -> None:
        self.words: Final = words
        self.bits: Final = bits
        self.may_be_empty: Final = may_be_empty

    def objection(self, number: int) -> str:
        if number < 0 or number & ~self.bits or (number == 0 and not self.may_be_empty):
            return f"{number} is no mask of {self.words}"
        return ""


class From(Legal):
    """A number of at least so much.

    >>> From(1).objection(0)
    '0 is less than 1'
    """

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def objection(self, number: int) -> str:
        if number >= self.least:
            return ""
        return f"{number} is negative" if number < 0 and self.least == 0 else f"{number} is less than {self.least}"


class Position(Mask):
    """A mask of positions, or the change to the other position.

    >>> Position("positions", FACE_UP | FACE_DOWN).objection(THE_OTHER_POSITION)
    ''
    """

    def objection(self, number: int) -> str:
        return "" if number == THE_OTHER_POSITION else super().objection(number)


def up_to(last: int, first: int = 1) -> tuple[int, ...]:
    """List the numbers from the first to the last.

    >>> up_to(3)
    (1, 2, 3)
    """
    return tuple(range(first, last + 1))


def bits_up_to(last: int) -> tuple[int, ...]:
    """List the single bits up to the last.

    >>> bits_up_to(8)
    (1, 2, 4, 8)
    """
    return tuple([1 << bit for bit in range(last.bit_length())])


AMOUNT: Final = From(0)
COUNT: Final = From(1)
A_PLAYER: Final = Word("YOU or OPPONENT", (YOU, OPPONENT))
PLAYERS: Final = Word("YOU, OPPONENT or EITHER", (YOU, OPPONENT, EITHER))
ANY_PLAYERS: Final = Word("0, YOU, OPPONENT or EITHER", (0, YOU, OPPONENT, EITHER))
POSITIONS: Final = FACE_UP | FACE_DOWN
KINDS: Final = Mask("kinds of card", COUNTER * 2 - 1, may_be_empty=True)
ATTRIBUTES: Final = Mask("Attributes", DIVINE * 2 - 1, may_be_empty=True)
TYPES: Final = Mask("Types", ILLUSION * 2 - 1, may_be_empty=True)
SUMMONS: Final = Mask("ways to summon", SUMMONED_ANYHOW)
CAUSES: Final = Mask("causes", BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT | BECAUSE_OF_COST, may_be_empty=True)
STATS: Final = Word("ATK, DEF or LEVEL", (ATK, DEF, LEVEL))
DURATIONS: Final = Word("a duration", up_to(UNTIL_YOUR_NEXT_TURN_ENDS, FOR_GOOD))
COUNTERS: Final = Word("a kind of counter", up_to(LAST_COUNTER, SPELL_COUNTER))
A_PHASE: Final = Word("a phase", up_to(END_PHASE, DRAW_PHASE))
DAMAGE_CAUSES: Final = Mask("causes of damage", BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)
# What a card does, or what is done with it, that is remembered for the rest of the turn.
OF_A_CARD: Final = (
    (1 << NORMAL_SUMMON | 1 << TRIBUTE_SUMMON | 1 << SET_MONSTER | 1 << SET_SPELL_TRAP | 1 << FLIP_SUMMON)
    | (1 << SPECIAL_SUMMON | 1 << CHANGE_POSITION | 1 << ACTIVATE | 1 << ATTACK | 1 << DIRECT_ATTACK)
    | (1 << BATTLED | 1 << HAS_ATTACKED | 1 << HAS_DESTROYED | 1 << WAS_SENT | 1 << WAS_DESTROYED | 1 << WAS_FLIPPED)
    | 1 << WAS_PAID
)
DOINGS: Final = Mask("what a card does", OF_A_CARD, may_be_empty=True)
A_PLACE: Final = Mask("kinds of place", IN_MATERIAL * 2 - 1 | IN_PENDULUM_ZONE, may_be_empty=True)

# The summons that use materials, and whose they are.
MAKING: Final = {FUSION_SUMMON: FUSION, SYNCHRO_SUMMON: SYNCHRO, XYZ_SUMMON: XYZ, LINK_SUMMON: LINK}

# By the class that has the field and the field's name.
LEGAL: Final[dict[str, Legal]] = {
    "Place.yours": A_PLACE,
    "Place.opponents": A_PLACE,
    "Range.least": AMOUNT,
    "Range.most": AMOUNT,
    "Filter.zone": A_PLACE,
    "Filter.came_from": A_PLACE,
    "Filter.lies": Mask("positions", POSITIONS, may_be_empty=True),
    "Filter.kind": KINDS,
    "Filter.all_kinds": KINDS,
    "Filter.not_kind": KINDS,
    "Filter.attribute": ATTRIBUTES,
    "Filter.not_attribute": ATTRIBUTES,
    "Filter.type_": TYPES,
    "Filter.not_type": TYPES,
    "Filter.controller": Word("0, YOU or OPPONENT", (0, YOU, OPPONENT)),
    "Filter.owner": Word("0, YOU or OPPONENT", (0, YOU, OPPONENT)),
    "Filter.summoned": Mask("ways to summon", SUMMONED_ANYHOW, may_be_empty=True),
    "Filter.done": DOINGS,
    "Filter.not_done": DOINGS,
    "Filter.counter": Word("0 or a kind of counter", up_to(LAST_COUNTER, 0)),
    "Times.factor": AMOUNT,
    "Times.of": AMOUNT,
    "Half.of": AMOUNT,
    "Difference.of": AMOUNT,
    "Difference.and_": AMOUNT,
    "Stat.which": STATS,
    "LifePoints.of": A_PLAYER,
    "Plus.one": AMOUNT,
    "Plus.other": AMOUNT,
    "Counters.kind": COUNTERS,
    "Token.attribute": Word("an Attribute", bits_up_to(DIVINE)),
    "Token.type_": Word("a Type", bits_up_to(ILLUSION)),
    "Token.level": COUNT,
    "Token.atk": AMOUNT,
    "Token.def_": AMOUNT,
    "AsMonster.attribute": Word("an Attribute", bits_up_to(DIVINE)),
    "AsMonster.type_": Word("a Type", bits_up_to(ILLUSION)),
    "AsMonster.level": COUNT,
    "AsMonster.atk": AMOUNT,
    "AsMonster.def_": AMOUNT,
    "AsMonster.kind": Mask("kinds of monster", NORMAL | EFFECT | TUNER),
    "Superlative.which": Word("HIGHEST or LOWEST", (HIGHEST, LOWEST)),
    "Superlative.stat": STATS,
    "Some.count": COUNT,
    "Some.by": PLAYERS,
    "UpTo.count": COUNT,
    "UpTo.by": PLAYERS,
    "One.by": PLAYERS,
    "Top.count": COUNT,
    "During.phases": Mask("phases", (2 << END_PHASE) - (1 << DRAW_PHASE), may_be_empty=True),
    "During.turn_of": PLAYERS,
    "During.timings": Mask(
        "timings of the Damage Step", (2 << END_OF_DAMAGE_STEP) - (1 << START_OF_DAMAGE_STEP), may_be_empty=True
    ),
    "HasDone.deeds": Mask("what a card does", OF_A_CARD),
    "WouldTakeBattleDamage.who": PLAYERS,
    "Joined.how": Word("a connector", (AND, AND_IF_YOU_DO, ALSO, THEN, AFTER_THAT)),
    "ReturnToDeck.where": Word("SHUFFLED, ON_TOP or AT_THE_BOTTOM", (SHUFFLED, ON_TOP, AT_THE_BOTTOM)),
    "SpecialSummon.lies": Mask("positions", POSITIONS),
    "SpecialSummon.to": A_PLAYER,
    "SummonTokens.count": COUNT,
    "SummonTokens.lies": Mask("positions", POSITIONS),
    "SummonTokens.to": A_PLAYER,
    "PlaceOnField.placed_as": Word("a PLACED_AS_ word", (PLACED_AS_PENDULUM, PLACED_AS_SPELL, PLACED_AS_TRAP)),
    "Draw.count": COUNT,
    "Draw.who": PLAYERS,
    "InflictDamage.amount": AMOUNT,
    "InflictDamage.to": PLAYERS,
    "GainLP.amount": AMOUNT,
    "GainLP.who": PLAYERS,
    "LoseLP.amount": AMOUNT,
    "LoseLP.who": PLAYERS,
    "ChangeDamage.how": Word("something that becomes of damage", up_to(DAMAGE_TO_BOTH, NO_DAMAGE)),
    "ChangeDamage.who": PLAYERS,
    "ChangeDamage.because": DAMAGE_CAUSES,
    "ChangeDamage.until": DURATIONS,
    "PayLP.amount": AMOUNT,
    "TossCoins.count": COUNT,
    "TossCoins.who": A_PLAYER,
    "RollDie.count": COUNT,
    "Declare.what": Word("something that can be declared", (A_NAME, A_TYPE, AN_ATTRIBUTE, A_CARD_KIND, A_NUMBER)),
    "Declare.who": A_PLAYER,
    "Declare.least": AMOUNT,
    "Declare.most": AMOUNT,
    "Declare.by": COUNT,
    "Filter.declared": Mask("what is declared", AN_ORIGINAL_NAME * 2 - 1 - A_NUMBER, may_be_empty=True),
    "Treat.declared": Mask("a Type or attribute", A_TYPE | AN_ATTRIBUTE, may_be_empty=True),
    "RollDie.who": A_PLAYER,
    "ShuffleDeck.whose": PLAYERS,
    "ChangePosition.to": Position("positions", POSITIONS),
    "ChangeStat.stat": STATS,
    "ChangeStat.amount": AMOUNT,
    "ChangeStat.until": DURATIONS,
    "Treat.attribute": ATTRIBUTES,
    "Treat.type_": TYPES,
    "Treat.until": DURATIONS,
    "Treat.kind": Word("0, NORMAL or TUNER", (0, NORMAL, TUNER)),
    "GainEffects.until": DURATIONS,
    "Grant.what": Word("something that can be granted", up_to(LAST_GRANT, ATTACK_DIRECTLY)),
    "AllowSummons.how": Mask("ways to Normal Summon", SUMMONED_NORMALLY),
    "AllowSummons.up_to": AMOUNT,
    "AllowSummons.until": DURATIONS,
    "NormalSummon.lies": Mask("FACE_UP_ATTACK and FACE_DOWN_DEFENSE", FACE_UP_ATTACK | FACE_DOWN_DEFENSE),
    "TributeProcedure.tributes": AMOUNT,
    "Grant.times": COUNT,
    "Grant.until": DURATIONS,
    "ChangeControl.to": PLAYERS,
    "ChangeControl.until": DURATIONS,
    "PlaceCounters.kind": COUNTERS,
    "PlaceCounters.count": COUNT,
    "PlaceCounters.at_most": AMOUNT,
    "RemoveCounters.kind": COUNTERS,
    "RemoveCounters.count": COUNT,
    "Negate.what": Mask("what is negated", THE_ACTIVATION | THE_EFFECT | THE_SUMMON | THE_ATTACK),
    "NegateEffectsOf.until": DURATIONS,
    "Forbid.doing": Word("something that can be forbidden", up_to(LAST_DOING, ATTACKING)),
    "Forbid.who": ANY_PLAYERS,
    "Forbid.until": DURATIONS,
    "Forbid.from_": A_PLACE,
    "Redirect.to": Word("a kind of place off the field", (IN_DECK, IN_HAND, IN_GRAVEYARD, IN_BANISHED, IN_EXTRA_DECK)),
    "Redirect.instead_of": Mask("kinds of place", IN_MATERIAL * 2 - 1),
    "Redirect.until": DURATIONS,
    "Later.phase": A_PHASE,
    "SkipPhase.phase": Word("DRAW_PHASE, STANDBY_PHASE or BATTLE_PHASE", (DRAW_PHASE, STANDBY_PHASE, BATTLE_PHASE)),
    "SkipPhase.who": PLAYERS,
    "SkipPhase.times": COUNT,
    "Later.turn_of": PLAYERS,
    "Later.count": AMOUNT,
    "Later.by": A_PLAYER,
    "Activated.as_": Mask("ways to be activated", AS_ANYTHING),
    "Response.as_": Mask("ways to be activated", AS_ANYTHING),
    "Activated.by": PLAYERS,
    "Response.by": PLAYERS,
    "WouldBeSummoned.how": SUMMONS,
    "WouldBeSummoned.by": PLAYERS,
    "Summoned.how": SUMMONS,
    "Summoned.by": PLAYERS,
    "Summoned.because": CAUSES,
    "Summoned.by_line": AMOUNT,
    "CountersPlaced.kind": COUNTERS,
    "CountersPlaced.nth": AMOUNT,
    "AttackDeclared.by": PLAYERS,
    "Sent.because": CAUSES,
    "Sent.by": ANY_PLAYERS,
    "Destroyed.because": CAUSES,
    "Destroyed.by": ANY_PLAYERS,
    "Discarded.because": CAUSES,
    "Discarded.by": ANY_PLAYERS,
    "Drawn.by": PLAYERS,
    "DamageTaken.who": PLAYERS,
    "DamageTaken.because": CAUSES,
    "BattleReached.timing": Word("a timing of the Damage Step", up_to(END_OF_DAMAGE_STEP, START_OF_DAMAGE_STEP)),
    "BattleReached.role": Mask("parts in a battle", AS_EITHER),
    "NormalDrawDue.turn_of": PLAYERS,
    "EndStepReached.turn_of": PLAYERS,
    "PhaseReached.phase": A_PHASE,
    "PhaseReached.turn_of": PLAYERS,
    "Limit.of": Word("PER_COPY, PER_EFFECT, PER_NAME, PER_ACTIVATION or PER_CARD", up_to(PER_CARD, PER_COPY)),
    "Limit.per": Word("A_TURN, A_DUEL, A_CHAIN or A_BATTLE", (A_TURN, A_DUEL, A_CHAIN, A_BATTLE)),
    "Limit.times": COUNT,
    "Line.number": AMOUNT,
    "SummonCondition.never": Mask("ways to summon", SUMMONED_ANYHOW, may_be_empty=True),
    "SummonCondition.from_": A_PLACE,
    "SumOf.stat": Word("ATK, DEF, LEVEL or RANK", (ATK, DEF, LEVEL, RANK)),
    "MaterialsUsed.stat": Word("0, ATK, DEF or LEVEL", (0, ATK, DEF, LEVEL)),
    "UsedMaterials.by": Word("a summon that uses materials", tuple(MAKING)),
    "Materials.by": Word("FUSION_SUMMON, SYNCHRO_SUMMON, XYZ_SUMMON or LINK_SUMMON", tuple(MAKING)),
    "RitualSummon.level": AMOUNT,
    "SummonProcedure.lies": Mask("face-up positions", FACE_UP),
    "SummonProcedure.to": A_PLAYER,
    "ActivatedLine.damage_step": Word("0, 1 or 2", (0, 1, 2)),
    "Card.password": COUNT,
}


def legal_numbers(kind: type[Node], field: str) -> Legal | None:
    """Find which numbers a field of a kind of node may hold, by the class that declares the field.

    >>> legal_numbers(Node, "number") is None
    True
    """
    for parent in kind.__mro__:
        found = LEGAL.get(f"{parent.__name__}.{field}")
        if found is not None:
            return found
    return None
