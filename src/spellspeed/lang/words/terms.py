"""The words of the card language by what they speak of: an Attribute is no Type, a player no number.

The engine counts (`spellspeed.words`); here each word has a type of its own, so that a slip is no sentence. What a
field of a node may hold beyond its type stands beside the field, as a `Bound`.
"""

from enum import Enum, Flag
from typing import Annotated, Final

import spellspeed.words as words


class Word(Enum):
    """One word of several, none of which goes together with another.

    >>> Extreme.HIGHEST
    HIGHEST
    """

    def __repr__(self) -> str:
        return self.name


class Words(Flag):
    """One word or several of a family, joined by `|`; none of them where nothing is said.

    >>> Attribute.LIGHT | Attribute.DARK, Position.FACE_UP_ATTACK | Position.FACE_UP_DEFENSE, Kind(0)
    (LIGHT | DARK, FACE_UP, Kind(0))
    """

    def __repr__(self) -> str:
        left, found = self.value, []
        # A word that means several comes first: what remains is said by single ones.
        for name, word in sorted(type(self).__members__.items(), key=lambda each: -each[1].value.bit_count()):
            if word.value & left == word.value:
                found.append((word.value, name))
                left &= ~word.value
        return " | ".join([name for _, name in sorted(found)]) or f"{type(self).__name__}(0)"


class Numbered(Words):
    """Words of a family that the engine counts: the bit of each is 1 << its number."""

    @property
    def number(self) -> int:
        """The engine's number of a single word.

        >>> Phase.BATTLE_PHASE.number == words.BATTLE_PHASE
        True
        """
        assert self.value.bit_count() == 1, f"{self!r} is not one word"
        return int(self.value).bit_length() - 1


class Player(Words):
    """Whose, or who: you, your opponent, or either of you."""

    YOU = words.YOU
    OPPONENT = words.OPPONENT
    EITHER = words.EITHER


class Kind(Words):
    """What kind of card: Monster, Spell, Trap, and the finer kinds printed beside them."""

    MONSTER = words.MONSTER
    SPELL = words.SPELL
    TRAP = words.TRAP
    NORMAL = words.NORMAL  # Normal Monster, Normal Spell, Normal Trap
    EFFECT = words.EFFECT
    FUSION = words.FUSION
    RITUAL = words.RITUAL  # Ritual Monster, Ritual Spell
    SYNCHRO = words.SYNCHRO
    XYZ = words.XYZ
    PENDULUM = words.PENDULUM
    LINK = words.LINK
    FLIP = words.FLIP
    TOON = words.TOON
    SPIRIT = words.SPIRIT
    UNION = words.UNION
    GEMINI = words.GEMINI
    TUNER = words.TUNER
    SPECIAL_SUMMON_ONLY = words.SPECIAL_SUMMON_ONLY
    TOKEN = words.TOKEN
    QUICK_PLAY = words.QUICK_PLAY
    CONTINUOUS = words.CONTINUOUS
    EQUIP = words.EQUIP
    FIELD = words.FIELD
    COUNTER = words.COUNTER
    EXTRA_DECK_KINDS = words.EXTRA_DECK_KINDS


class Attribute(Words):
    """An Attribute, or several."""

    EARTH = words.EARTH
    WATER = words.WATER
    FIRE = words.FIRE
    WIND = words.WIND
    LIGHT = words.LIGHT
    DARK = words.DARK
    DIVINE = words.DIVINE


class Type(Words):
    """A Type, or several."""

    WARRIOR = words.WARRIOR
    SPELLCASTER = words.SPELLCASTER
    FAIRY = words.FAIRY
    FIEND = words.FIEND
    ZOMBIE = words.ZOMBIE
    MACHINE = words.MACHINE
    AQUA = words.AQUA
    PYRO = words.PYRO
    ROCK = words.ROCK
    WINGED_BEAST = words.WINGED_BEAST
    PLANT = words.PLANT
    INSECT = words.INSECT
    THUNDER = words.THUNDER
    DRAGON = words.DRAGON
    BEAST = words.BEAST
    BEAST_WARRIOR = words.BEAST_WARRIOR
    DINOSAUR = words.DINOSAUR
    FISH = words.FISH
    SEA_SERPENT = words.SEA_SERPENT
    REPTILE = words.REPTILE
    PSYCHIC = words.PSYCHIC
    DIVINE_BEAST = words.DIVINE_BEAST
    CREATOR_GOD = words.CREATOR_GOD
    WYRM = words.WYRM
    CYBERSE = words.CYBERSE
    ILLUSION = words.ILLUSION


class Position(Words):
    """How a card lies; of Spells and Traps only face-up and face-down mean something."""

    FACE_UP_ATTACK = words.FACE_UP_ATTACK
    FACE_DOWN_ATTACK = words.FACE_DOWN_ATTACK  # only card effects bring it about
    FACE_UP_DEFENSE = words.FACE_UP_DEFENSE
    FACE_DOWN_DEFENSE = words.FACE_DOWN_DEFENSE
    THE_OTHER_POSITION = words.THE_OTHER_POSITION  # a change of position that depends on how the monster lies
    FACE_UP = words.FACE_UP
    FACE_DOWN = words.FACE_DOWN
    ATTACK_POSITION = words.ATTACK_POSITION
    DEFENSE_POSITION = words.DEFENSE_POSITION


class PlaceKind(Words):
    """A kind of place, on whichever side."""

    IN_DECK = words.IN_DECK
    IN_HAND = words.IN_HAND
    IN_GRAVEYARD = words.IN_GRAVEYARD
    IN_BANISHED = words.IN_BANISHED
    IN_EXTRA_DECK = words.IN_EXTRA_DECK
    IN_MAIN_MONSTER_ZONE = words.IN_MAIN_MONSTER_ZONE
    IN_EXTRA_MONSTER_ZONE = words.IN_EXTRA_MONSTER_ZONE
    IN_SPELL_TRAP_ZONE = words.IN_SPELL_TRAP_ZONE
    IN_FIELD_ZONE = words.IN_FIELD_ZONE
    IN_MATERIAL = words.IN_MATERIAL
    IN_PENDULUM_ZONE = (
        words.IN_PENDULUM_ZONE
    )  # the outer Spell & Trap Zones; only a card that lies there as a Pendulum Card is in it
    IN_MONSTER_ZONE = words.IN_MONSTER_ZONE
    ON_THE_FIELD = words.ON_THE_FIELD


class Phase(Numbered):
    """A phase of a turn, or several."""

    DRAW_PHASE = 1 << words.DRAW_PHASE
    STANDBY_PHASE = 1 << words.STANDBY_PHASE
    MAIN_PHASE_1 = 1 << words.MAIN_PHASE_1
    BATTLE_PHASE = 1 << words.BATTLE_PHASE
    MAIN_PHASE_2 = 1 << words.MAIN_PHASE_2
    END_PHASE = 1 << words.END_PHASE


class DamageTiming(Numbered):
    """A timing of the Damage Step, or several."""

    START_OF_DAMAGE_STEP = 1 << words.START_OF_DAMAGE_STEP
    BEFORE_DAMAGE_CALCULATION = 1 << words.BEFORE_DAMAGE_CALCULATION
    DAMAGE_CALCULATION = 1 << words.DAMAGE_CALCULATION
    AFTER_DAMAGE_CALCULATION = 1 << words.AFTER_DAMAGE_CALCULATION
    END_OF_DAMAGE_STEP = 1 << words.END_OF_DAMAGE_STEP


class Done(Numbered):
    """What a card has done this turn, or what was done with it."""

    NORMAL_SUMMON = 1 << words.NORMAL_SUMMON
    TRIBUTE_SUMMON = 1 << words.TRIBUTE_SUMMON
    SET_MONSTER = 1 << words.SET_MONSTER
    SET_SPELL_TRAP = 1 << words.SET_SPELL_TRAP
    FLIP_SUMMON = 1 << words.FLIP_SUMMON
    SPECIAL_SUMMON = 1 << words.SPECIAL_SUMMON
    CHANGE_POSITION = 1 << words.CHANGE_POSITION
    ACTIVATE = 1 << words.ACTIVATE
    ATTACK = 1 << words.ATTACK
    DIRECT_ATTACK = 1 << words.DIRECT_ATTACK
    BATTLED = 1 << words.BATTLED
    HAS_ATTACKED = 1 << words.HAS_ATTACKED  # its Damage Step was entered
    HAS_DESTROYED = 1 << words.HAS_DESTROYED  # a monster was destroyed by battle with it
    WAS_SENT = 1 << words.WAS_SENT
    WAS_FLIPPED = 1 << words.WAS_FLIPPED  # was turned face-up, however
    WAS_DESTROYED = 1 << words.WAS_DESTROYED  # this turn, however, and has gone to where it is
    LOST_IN_BATTLE = 1 << words.LOST_IN_BATTLE  # it fell as its equipped monster, of its own player, fell in battle
    WAS_FELLED = 1 << words.WAS_FELLED  # this turn: was destroyed by battle, and has gone to where it is
    WAS_PAID = 1 << words.WAS_PAID  # sent to the Graveyard, this turn, for a monster's effect to be activated


class Way(Words):
    """In which way a monster is summoned."""

    SUMMONED_WITHOUT_TRIBUTE = words.SUMMONED_WITHOUT_TRIBUTE
    SUMMONED_WITH_TRIBUTES = words.SUMMONED_WITH_TRIBUTES
    SUMMONED_BY_FLIPPING = words.SUMMONED_BY_FLIPPING
    SUMMONED_OTHERWISE = words.SUMMONED_OTHERWISE  # specially, but in none of the ways that have a name
    SUMMONED_BY_FUSION = words.SUMMONED_BY_FUSION
    SUMMONED_BY_RITUAL = words.SUMMONED_BY_RITUAL
    SUMMONED_BY_SYNCHRO = words.SUMMONED_BY_SYNCHRO
    SUMMONED_BY_XYZ = words.SUMMONED_BY_XYZ
    SUMMONED_BY_LINK = words.SUMMONED_BY_LINK
    SUMMONED_BY_RULE = words.SUMMONED_BY_RULE
    SUMMONED_SPECIALLY = words.SUMMONED_SPECIALLY
    SUMMONED_NORMALLY = words.SUMMONED_NORMALLY
    SUMMONED_ANYHOW = words.SUMMONED_ANYHOW


class Making(Word):
    """A summon that uses materials."""

    FUSION_SUMMON = words.FUSION_SUMMON  # how a monster came; the deed itself is a Special Summon
    SYNCHRO_SUMMON = words.SYNCHRO_SUMMON
    XYZ_SUMMON = words.XYZ_SUMMON
    LINK_SUMMON = words.LINK_SUMMON


class Cause(Words):
    """Why something happened."""

    BECAUSE_OF_BATTLE = words.BECAUSE_OF_BATTLE
    BECAUSE_OF_EFFECT = words.BECAUSE_OF_EFFECT
    BECAUSE_OF_COST = words.BECAUSE_OF_COST


class ActivatedAs(Words):
    """As what something is activated: a card that is played or turned up, or an effect of a card that is there."""

    AS_A_CARD = words.AS_A_CARD
    AS_AN_EFFECT = words.AS_AN_EFFECT
    AS_ANYTHING = words.AS_ANYTHING


class Negatable(Words):
    """What is negated."""

    THE_ACTIVATION = words.THE_ACTIVATION
    THE_EFFECT = words.THE_EFFECT
    THE_SUMMON = words.THE_SUMMON
    THE_ATTACK = words.THE_ATTACK


class Role(Words):
    """The part a monster has in a battle."""

    AS_ATTACKER = words.AS_ATTACKER
    AS_ATTACKED = words.AS_ATTACKED
    AS_EITHER = words.AS_EITHER


class Declarable(Words):
    """What a player declares."""

    A_NAME = words.A_NAME
    A_TYPE = words.A_TYPE
    AN_ATTRIBUTE = words.AN_ATTRIBUTE
    A_CARD_KIND = words.A_CARD_KIND  # Monster, Spell or Trap
    A_NUMBER = words.A_NUMBER
    AN_ORIGINAL_NAME = words.AN_ORIGINAL_NAME  # of a card whose original name was declared, whatever it is called now


class Value(Numbered):
    """A value of a monster, or several."""

    ATK = 1 << words.ATK
    DEF = 1 << words.DEF
    LEVEL = 1 << words.LEVEL
    RANK = 1 << words.RANK


class Extreme(Word):
    """A superlative."""

    HIGHEST = words.HIGHEST
    LOWEST = words.LOWEST


class Duration(Word):
    """How long something lasts that an effect has applied."""

    FOR_GOOD = words.FOR_GOOD  # as long as the affected card stays face-up where it is
    UNTIL_TURN_ENDS = words.UNTIL_TURN_ENDS
    UNTIL_DAMAGE_STEP_ENDS = words.UNTIL_DAMAGE_STEP_ENDS
    UNTIL_PHASE_ENDS = words.UNTIL_PHASE_ENDS  # until another phase begins
    UNTIL_BATTLE_PHASE_ENDS = words.UNTIL_BATTLE_PHASE_ENDS
    UNTIL_NEXT_TURN_ENDS = words.UNTIL_NEXT_TURN_ENDS
    REST_OF_DUEL = words.REST_OF_DUEL
    UNTIL_END_PHASE = words.UNTIL_END_PHASE  # ends within the End Phase, at a moment the effect's player chooses
    UNTIL_CALCULATED = words.UNTIL_CALCULATED  # for one damage calculation
    UNTIL_YOUR_NEXT_TURN_ENDS = words.UNTIL_YOUR_NEXT_TURN_ENDS
    WHILE_IT_STAYS = words.WHILE_IT_STAYS  # as long as the card whose effect it is stays face-up where it is
    UNTIL_IT_RESOLVES = words.UNTIL_IT_RESOLVES  # until the effect that is answered has been processed
    UNTIL_YOUR_NEXT_END_PHASE = words.UNTIL_YOUR_NEXT_END_PHASE  # that of this turn, if it is yours
    UNTIL_OPPONENTS_NEXT_TURN_ENDS = words.UNTIL_OPPONENTS_NEXT_TURN_ENDS
    UNTIL_OPPONENTS_SECOND_TURN_ENDS = words.UNTIL_OPPONENTS_SECOND_TURN_ENDS  # this turn is none of the two
    UNTIL_SECOND_TURN_OF_OPPONENT_ENDS = words.UNTIL_SECOND_TURN_OF_OPPONENT_ENDS  # this turn counts
    UNTIL_THIRD_TURN_OF_OPPONENT_ENDS = words.UNTIL_THIRD_TURN_OF_OPPONENT_ENDS  # this turn counts
    DURING_OPPONENTS_NEXT_TURN = words.DURING_OPPONENTS_NEXT_TURN  # what is forbidden then is not yet in this turn


class Doing(Word):
    """What an effect forbids, or protects from."""

    ATTACKING = words.ATTACKING
    ACTIVATING = words.ACTIVATING  # cards and effects
    NORMAL_SUMMONING = words.NORMAL_SUMMONING  # Normal Summons and Sets
    SPECIAL_SUMMONING = words.SPECIAL_SUMMONING
    SETTING = words.SETTING
    CHANGING_POSITION = words.CHANGING_POSITION
    BEING_TARGETED = words.BEING_TARGETED
    BEING_DESTROYED_BY_EFFECTS = words.BEING_DESTROYED_BY_EFFECTS
    BEING_DESTROYED_BY_BATTLE = words.BEING_DESTROYED_BY_BATTLE
    ENTERING_BATTLE = words.ENTERING_BATTLE
    BANISHING = words.BANISHING
    DRAWING = words.DRAWING
    BEING_AFFECTED = words.BEING_AFFECTED  # unaffected by effects
    CHANGING_CONTROL = words.CHANGING_CONTROL
    BEING_ATTACKED = words.BEING_ATTACKED  # cannot be selected as an attack target
    ATTACKING_MONSTERS = words.ATTACKING_MONSTERS  # monsters of a player cannot attack such monsters
    ATTACKING_DIRECTLY = words.ATTACKING_DIRECTLY
    BEING_TRIBUTED = words.BEING_TRIBUTED
    TAKING_COUNTERS = words.TAKING_COUNTERS
    DECLARING_ATTACKS = words.DECLARING_ATTACKS  # what is declared already goes on
    SUMMONING_FACE_UP = words.SUMMONING_FACE_UP  # Normal Summons, not Sets
    FLIP_SUMMONING = words.FLIP_SUMMONING
    BEING_TRIBUTED_FOR_SUMMON = words.BEING_TRIBUTED_FOR_SUMMON  # for a Tribute Summon or a Set
    FUSION_SUMMONING = words.FUSION_SUMMONING
    BEING_MATERIAL = words.BEING_MATERIAL  # of a Special Summon that takes materials
    BEING_SYNCHRO_MATERIAL = words.BEING_SYNCHRO_MATERIAL
    BEING_XYZ_MATERIAL = words.BEING_XYZ_MATERIAL
    BEING_LINK_MATERIAL = words.BEING_LINK_MATERIAL
    COMING_TO_FIELD = (
        words.COMING_TO_FIELD
    )  # being put there by an effect, as an equip or in another way that is no summon and no Set
    BEING_NEGATED = words.BEING_NEGATED  # its activation and its effect
    BEING_ANSWERED = words.BEING_ANSWERED  # whatever anybody activates when it is Normal Summoned
    ADJUSTING_HAND = words.ADJUSTING_HAND  # discarding down to the hand limit: there is none
    ANSWERING_SUMMONS = words.ANSWERING_SUMMONS  # activating anything when the other player Normal or Special Summons


class Allowance(Word):
    """What an effect lets monsters do that the rules alone do not."""

    ATTACK_DIRECTLY = words.ATTACK_DIRECTLY
    PIERCING = words.PIERCING
    EXTRA_ATTACK = words.EXTRA_ATTACK  # so many attacks more in each Battle Phase
    EXTRA_ATTACK_ON_MONSTERS = words.EXTRA_ATTACK_ON_MONSTERS
    ATTACK_EVERY_MONSTER = words.ATTACK_EVERY_MONSTER  # one attack on each monster of the opponent
    ATTACK_IN_DEFENSE = words.ATTACK_IN_DEFENSE  # in Defense Position, with its DEF or ATK as the rules say
    ATTACK_AGAIN = words.ATTACK_AGAIN  # once more in a row: the next attack of the turn, if it is its own
    TWO_TRIBUTES = words.TWO_TRIBUTES  # it can count as two Tributes for a summon
    SET_AS_SPELL = words.SET_AS_SPELL  # it can be Set from the hand in a Spell & Trap Zone
    BORROWED_TRIBUTE = words.BORROWED_TRIBUTE  # the other player must Tribute it in the place of a monster of his
    SHUFFLE_THE_FALLEN = (
        words.SHUFFLE_THE_FALLEN
    )  # what is destroyed by battle with it goes into the deck, which is shuffled
    AS_RESUMMONED = words.AS_RESUMMONED  # a Gemini Monster counts as Normal Summoned again
    BANISH_THE_FALLEN = words.BANISH_THE_FALLEN  # what is destroyed by battle with it is banished
    MUST_ATTACK = words.MUST_ATTACK  # it must attack if it can
    DRAWS_ATTACKS = words.DRAWS_ATTACKS  # the other player can attack nothing else, nor directly
    HIDES_THE_OTHERS = words.HIDES_THE_OTHERS  # face-up: no other monster of its controller can be attacked
    HAND_MATERIAL = words.HAND_MATERIAL  # with it, a monster of the hand can be a Synchro Material


class DamageChange(Word):
    """What becomes of damage."""

    NO_DAMAGE = words.NO_DAMAGE
    HALF_DAMAGE = words.HALF_DAMAGE
    DOUBLE_DAMAGE = words.DOUBLE_DAMAGE
    DAMAGE_TO_OPPONENT = words.DAMAGE_TO_OPPONENT  # the other player takes it instead
    DAMAGE_TO_BOTH = words.DAMAGE_TO_BOTH  # the other player takes it as well
    LP_INSTEAD = words.LP_INSTEAD  # the effect gives so many LP, and no damage
    GAIN_AS_DAMAGE = words.GAIN_AS_DAMAGE  # what an effect would give as LP is taken as damage
    COUNTER_INSTEAD = words.COUNTER_INSTEAD  # a counter is placed on the card that says so
    EFFECT_INSTEAD = words.EFFECT_INSTEAD  # battle damage is treated as effect damage
    FIXED_DAMAGE = words.FIXED_DAMAGE  # if there is any, it becomes a number that is said


class CounterKind(Word):
    """A kind of counter."""

    SPELL_COUNTER = words.SPELL_COUNTER
    A_COUNTER = words.A_COUNTER
    B_COUNTER = words.B_COUNTER
    ICE_COUNTER = words.ICE_COUNTER
    FOG_COUNTER = words.FOG_COUNTER
    PREDATOR_COUNTER = words.PREDATOR_COUNTER
    BUSHIDO_COUNTER = words.BUSHIDO_COUNTER
    KAIJU_COUNTER = words.KAIJU_COUNTER
    BLACK_FEATHER_COUNTER = words.BLACK_FEATHER_COUNTER
    CHAOS_COUNTER = words.CHAOS_COUNTER
    WEDGE_COUNTER = words.WEDGE_COUNTER
    CLOCK_COUNTER = words.CLOCK_COUNTER
    GUARD_COUNTER = words.GUARD_COUNTER  # on a card that another one guards by it
    PLAIN_COUNTER = words.PLAIN_COUNTER  # of the card that places it, without a name of its own


class Scope(Word):
    """What a limit counts."""

    PER_COPY = words.PER_COPY  # this card, as long as it stays face-up
    PER_EFFECT = words.PER_EFFECT  # this effect, of every card of the name
    PER_NAME = words.PER_NAME  # all effects of every card of the name: one of them
    PER_ACTIVATION = words.PER_ACTIVATION  # the activation of a card of the name
    PER_CARD = words.PER_CARD  # all effects of this copy that say so: one of them
    PER_CARD_ANYWHERE = words.PER_CARD_ANYWHERE  # this effect of this very card, wherever both players see it go


class Span(Word):
    """The time in which a limit counts."""

    A_TURN = words.A_TURN
    A_DUEL = words.A_DUEL
    A_CHAIN = words.A_CHAIN
    A_BATTLE = words.A_BATTLE  # from the declaration of an attack to the next one


class DeckPlace(Word):
    """Where in a deck cards go."""

    SHUFFLED = words.SHUFFLED
    ON_TOP = words.ON_TOP
    AT_THE_BOTTOM = words.AT_THE_BOTTOM


class PlacedAs(Word):
    """As what a monster lies in a Spell & Trap Zone."""

    PLACED_AS_PENDULUM = words.PLACED_AS_PENDULUM  # put into a Pendulum Zone by an effect
    PLACED_AS_SPELL = words.PLACED_AS_SPELL  # a monster put into a Spell & Trap Zone, where it is a Continuous Spell
    PLACED_AS_TRAP = words.PLACED_AS_TRAP  # … a Continuous Trap
    PLACED_FACE_UP = words.PLACED_FACE_UP  # a Spell or Trap, as what it is


class Connector(Word):
    """What joins two deeds."""

    AND = words.AND  # together, both or neither
    AND_IF_YOU_DO = words.AND_IF_YOU_DO  # together, the second needs the first
    ALSO = words.ALSO  # together, independent
    THEN = words.THEN  # one after the other, the second needs the first
    AFTER_THAT = words.AFTER_THAT  # one after the other, independent


def engine_number(said: object) -> int:
    """Give the engine's number for a word, several words, a number or a truth value.

    >>> engine_number(Phase.BATTLE_PHASE), engine_number(Player.EITHER), engine_number(True)
    (4, 3, 1)
    """
    if said is None:
        return 0
    if isinstance(said, Numbered):
        return said.number if said else 0
    if isinstance(said, Word | Words):
        return int(said.value)
    assert isinstance(said, int), f"the engine has no number for {said!r}"
    return int(said)


# ---------------------------------------------------------------------------------------------------------------------
# What a field may hold beyond its type.


class Bound:
    """What a field may hold beyond its type."""

    def objection(self, value: object) -> str:
        """Say what is wrong with a value, nothing if it is fine."""
        raise NotImplementedError


class Single(Bound):
    """One word, where the family could be joined.

    >>> Single().objection(Phase.DRAW_PHASE | Phase.END_PHASE)
    'DRAW_PHASE | END_PHASE is more than one word'
    """

    def objection(self, value: object) -> str:
        several = isinstance(value, Words) and value.value.bit_count() > 1
        return f"{value!r} is more than one word" if several else ""


class Within(Bound):
    """Some of these words.

    >>> Within(Kind.NORMAL | Kind.TUNER).objection(Kind.FUSION)
    'FUSION cannot be said here, only NORMAL | TUNER'
    """

    def __init__(self, words: Words) -> None:
        self.words: Final = words

    def objection(self, value: object) -> str:
        beyond = isinstance(value, Words) and bool(value.value & ~self.words.value)
        return f"{value!r} cannot be said here, only {self.words!r}" if beyond else ""


class Alone(Bound):
    """A word that is said without another.

    >>> Alone(Position.THE_OTHER_POSITION).objection(Position.THE_OTHER_POSITION | Position.FACE_UP)
    'THE_OTHER_POSITION stands alone, not with FACE_UP'
    """

    def __init__(self, word: Words) -> None:
        self.word: Final = word

    def objection(self, value: object) -> str:
        if not isinstance(value, Words) or not value.value & self.word.value or value == self.word:
            return ""
        return f"{self.word!r} stands alone, not with {type(value)(value.value & ~self.word.value)!r}"


class From(Bound):
    """A number of at least so much, if it is a plain number.

    >>> From(1).objection(0), From(0).objection(-5)
    ('0 is less than 1', '-5 is negative')
    """

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def objection(self, value: object) -> str:
        if not isinstance(value, int) or value >= self.least:
            return ""
        return f"{value} is negative" if value < 0 and self.least == 0 else f"{value} is less than {self.least}"


OnePlayer = Annotated[Player, Single()]
OneAttribute = Annotated[Attribute, Single()]
OneType = Annotated[Type, Single()]
OnePhase = Annotated[Phase, Single()]
OneDamageTiming = Annotated[DamageTiming, Single()]
OneValue = Annotated[Value, Single(), Within(Value.ATK | Value.DEF | Value.LEVEL)]
Lies = Annotated[Position, Within(Position.FACE_UP | Position.FACE_DOWN)]
Count = Annotated[int, From(1)]
Points = Annotated[int, From(0)]
