"""Every word of the card language, each with its type: `LIGHT`, `FACE_UP`, `UNTIL_TURN_ENDS` …

Words that can be joined have their type written: to mypy they would be one of a list, which `A | B` is not.
"""

from typing import Final

from spellspeed.lang.terms import (
    ActivatedAs,
    Allowance,
    Attribute,
    Cause,
    Connector,
    CounterKind,
    DamageChange,
    DamageTiming,
    DeckPlace,
    Declarable,
    Doing,
    Done,
    Duration,
    Extreme,
    Kind,
    Making,
    Negatable,
    Phase,
    PlacedAs,
    PlaceKind,
    Player,
    Position,
    Role,
    Scope,
    Span,
    Type,
    Value,
    Way,
)

YOU: Final[Player] = Player.YOU
OPPONENT: Final[Player] = Player.OPPONENT
EITHER: Final[Player] = Player.EITHER

MONSTER: Final[Kind] = Kind.MONSTER
SPELL: Final[Kind] = Kind.SPELL
TRAP: Final[Kind] = Kind.TRAP
NORMAL: Final[Kind] = Kind.NORMAL
EFFECT: Final[Kind] = Kind.EFFECT
FUSION: Final[Kind] = Kind.FUSION
RITUAL: Final[Kind] = Kind.RITUAL
SYNCHRO: Final[Kind] = Kind.SYNCHRO
XYZ: Final[Kind] = Kind.XYZ
PENDULUM: Final[Kind] = Kind.PENDULUM
LINK: Final[Kind] = Kind.LINK
FLIP: Final[Kind] = Kind.FLIP
TOON: Final[Kind] = Kind.TOON
SPIRIT: Final[Kind] = Kind.SPIRIT
UNION: Final[Kind] = Kind.UNION
GEMINI: Final[Kind] = Kind.GEMINI
TUNER: Final[Kind] = Kind.TUNER
SPECIAL_SUMMON_ONLY: Final[Kind] = Kind.SPECIAL_SUMMON_ONLY
TOKEN: Final[Kind] = Kind.TOKEN
QUICK_PLAY: Final[Kind] = Kind.QUICK_PLAY
CONTINUOUS: Final[Kind] = Kind.CONTINUOUS
EQUIP: Final[Kind] = Kind.EQUIP
FIELD: Final[Kind] = Kind.FIELD
COUNTER: Final[Kind] = Kind.COUNTER
EXTRA_DECK_KINDS: Final[Kind] = Kind.EXTRA_DECK_KINDS

EARTH: Final[Attribute] = Attribute.EARTH
WATER: Final[Attribute] = Attribute.WATER
FIRE: Final[Attribute] = Attribute.FIRE
WIND: Final[Attribute] = Attribute.WIND
LIGHT: Final[Attribute] = Attribute.LIGHT
DARK: Final[Attribute] = Attribute.DARK
DIVINE: Final[Attribute] = Attribute.DIVINE

WARRIOR: Final[Type] = Type.WARRIOR
SPELLCASTER: Final[Type] = Type.SPELLCASTER
FAIRY: Final[Type] = Type.FAIRY
FIEND: Final[Type] = Type.FIEND
ZOMBIE: Final[Type] = Type.ZOMBIE
MACHINE: Final[Type] = Type.MACHINE
AQUA: Final[Type] = Type.AQUA
PYRO: Final[Type] = Type.PYRO
ROCK: Final[Type] = Type.ROCK
WINGED_BEAST: Final[Type] = Type.WINGED_BEAST
PLANT: Final[Type] = Type.PLANT
INSECT: Final[Type] = Type.INSECT
THUNDER: Final[Type] = Type.THUNDER
DRAGON: Final[Type] = Type.DRAGON
BEAST: Final[Type] = Type.BEAST
BEAST_WARRIOR: Final[Type] = Type.BEAST_WARRIOR
DINOSAUR: Final[Type] = Type.DINOSAUR
FISH: Final[Type] = Type.FISH
SEA_SERPENT: Final[Type] = Type.SEA_SERPENT
REPTILE: Final[Type] = Type.REPTILE
PSYCHIC: Final[Type] = Type.PSYCHIC
DIVINE_BEAST: Final[Type] = Type.DIVINE_BEAST
CREATOR_GOD: Final[Type] = Type.CREATOR_GOD
WYRM: Final[Type] = Type.WYRM
CYBERSE: Final[Type] = Type.CYBERSE
ILLUSION: Final[Type] = Type.ILLUSION

FACE_UP_ATTACK: Final[Position] = Position.FACE_UP_ATTACK
FACE_DOWN_ATTACK: Final[Position] = Position.FACE_DOWN_ATTACK
FACE_UP_DEFENSE: Final[Position] = Position.FACE_UP_DEFENSE
FACE_DOWN_DEFENSE: Final[Position] = Position.FACE_DOWN_DEFENSE
THE_OTHER_POSITION: Final[Position] = Position.THE_OTHER_POSITION
FACE_UP: Final[Position] = Position.FACE_UP
FACE_DOWN: Final[Position] = Position.FACE_DOWN
ATTACK_POSITION: Final[Position] = Position.ATTACK_POSITION
DEFENSE_POSITION: Final[Position] = Position.DEFENSE_POSITION

IN_DECK: Final[PlaceKind] = PlaceKind.IN_DECK
IN_HAND: Final[PlaceKind] = PlaceKind.IN_HAND
IN_GRAVEYARD: Final[PlaceKind] = PlaceKind.IN_GRAVEYARD
IN_BANISHED: Final[PlaceKind] = PlaceKind.IN_BANISHED
IN_EXTRA_DECK: Final[PlaceKind] = PlaceKind.IN_EXTRA_DECK
IN_MAIN_MONSTER_ZONE: Final[PlaceKind] = PlaceKind.IN_MAIN_MONSTER_ZONE
IN_EXTRA_MONSTER_ZONE: Final[PlaceKind] = PlaceKind.IN_EXTRA_MONSTER_ZONE
IN_SPELL_TRAP_ZONE: Final[PlaceKind] = PlaceKind.IN_SPELL_TRAP_ZONE
IN_FIELD_ZONE: Final[PlaceKind] = PlaceKind.IN_FIELD_ZONE
IN_MATERIAL: Final[PlaceKind] = PlaceKind.IN_MATERIAL
IN_PENDULUM_ZONE: Final[PlaceKind] = PlaceKind.IN_PENDULUM_ZONE
IN_MONSTER_ZONE: Final[PlaceKind] = PlaceKind.IN_MONSTER_ZONE
ON_THE_FIELD: Final[PlaceKind] = PlaceKind.ON_THE_FIELD

DRAW_PHASE: Final[Phase] = Phase.DRAW_PHASE
STANDBY_PHASE: Final[Phase] = Phase.STANDBY_PHASE
MAIN_PHASE_1: Final[Phase] = Phase.MAIN_PHASE_1
BATTLE_PHASE: Final[Phase] = Phase.BATTLE_PHASE
MAIN_PHASE_2: Final[Phase] = Phase.MAIN_PHASE_2
END_PHASE: Final[Phase] = Phase.END_PHASE

START_OF_DAMAGE_STEP: Final[DamageTiming] = DamageTiming.START_OF_DAMAGE_STEP
BEFORE_DAMAGE_CALCULATION: Final[DamageTiming] = DamageTiming.BEFORE_DAMAGE_CALCULATION
DAMAGE_CALCULATION: Final[DamageTiming] = DamageTiming.DAMAGE_CALCULATION
AFTER_DAMAGE_CALCULATION: Final[DamageTiming] = DamageTiming.AFTER_DAMAGE_CALCULATION
END_OF_DAMAGE_STEP: Final[DamageTiming] = DamageTiming.END_OF_DAMAGE_STEP

NORMAL_SUMMON: Final[Done] = Done.NORMAL_SUMMON
TRIBUTE_SUMMON: Final[Done] = Done.TRIBUTE_SUMMON
SET_MONSTER: Final[Done] = Done.SET_MONSTER
SET_SPELL_TRAP: Final[Done] = Done.SET_SPELL_TRAP
FLIP_SUMMON: Final[Done] = Done.FLIP_SUMMON
SPECIAL_SUMMON: Final[Done] = Done.SPECIAL_SUMMON
CHANGE_POSITION: Final[Done] = Done.CHANGE_POSITION
ACTIVATE: Final[Done] = Done.ACTIVATE
ATTACK: Final[Done] = Done.ATTACK
DIRECT_ATTACK: Final[Done] = Done.DIRECT_ATTACK
BATTLED: Final[Done] = Done.BATTLED
HAS_ATTACKED: Final[Done] = Done.HAS_ATTACKED
HAS_DESTROYED: Final[Done] = Done.HAS_DESTROYED
WAS_SENT: Final[Done] = Done.WAS_SENT
WAS_FLIPPED: Final[Done] = Done.WAS_FLIPPED
WAS_DESTROYED: Final[Done] = Done.WAS_DESTROYED
WAS_PAID: Final[Done] = Done.WAS_PAID

SUMMONED_WITHOUT_TRIBUTE: Final[Way] = Way.SUMMONED_WITHOUT_TRIBUTE
SUMMONED_WITH_TRIBUTES: Final[Way] = Way.SUMMONED_WITH_TRIBUTES
SUMMONED_BY_FLIPPING: Final[Way] = Way.SUMMONED_BY_FLIPPING
SUMMONED_OTHERWISE: Final[Way] = Way.SUMMONED_OTHERWISE
SUMMONED_BY_FUSION: Final[Way] = Way.SUMMONED_BY_FUSION
SUMMONED_BY_RITUAL: Final[Way] = Way.SUMMONED_BY_RITUAL
SUMMONED_BY_SYNCHRO: Final[Way] = Way.SUMMONED_BY_SYNCHRO
SUMMONED_BY_XYZ: Final[Way] = Way.SUMMONED_BY_XYZ
SUMMONED_BY_LINK: Final[Way] = Way.SUMMONED_BY_LINK
SUMMONED_BY_RULE: Final[Way] = Way.SUMMONED_BY_RULE
SUMMONED_SPECIALLY: Final[Way] = Way.SUMMONED_SPECIALLY
SUMMONED_NORMALLY: Final[Way] = Way.SUMMONED_NORMALLY
SUMMONED_ANYHOW: Final[Way] = Way.SUMMONED_ANYHOW

FUSION_SUMMON: Final = Making.FUSION_SUMMON
SYNCHRO_SUMMON: Final = Making.SYNCHRO_SUMMON
XYZ_SUMMON: Final = Making.XYZ_SUMMON
LINK_SUMMON: Final = Making.LINK_SUMMON

BECAUSE_OF_BATTLE: Final[Cause] = Cause.BECAUSE_OF_BATTLE
BECAUSE_OF_EFFECT: Final[Cause] = Cause.BECAUSE_OF_EFFECT
BECAUSE_OF_COST: Final[Cause] = Cause.BECAUSE_OF_COST

AS_A_CARD: Final[ActivatedAs] = ActivatedAs.AS_A_CARD
AS_AN_EFFECT: Final[ActivatedAs] = ActivatedAs.AS_AN_EFFECT
AS_ANYTHING: Final[ActivatedAs] = ActivatedAs.AS_ANYTHING

THE_ACTIVATION: Final[Negatable] = Negatable.THE_ACTIVATION
THE_EFFECT: Final[Negatable] = Negatable.THE_EFFECT
THE_SUMMON: Final[Negatable] = Negatable.THE_SUMMON
THE_ATTACK: Final[Negatable] = Negatable.THE_ATTACK

AS_ATTACKER: Final[Role] = Role.AS_ATTACKER
AS_ATTACKED: Final[Role] = Role.AS_ATTACKED
AS_EITHER: Final[Role] = Role.AS_EITHER

A_NAME: Final[Declarable] = Declarable.A_NAME
A_TYPE: Final[Declarable] = Declarable.A_TYPE
AN_ATTRIBUTE: Final[Declarable] = Declarable.AN_ATTRIBUTE
A_CARD_KIND: Final[Declarable] = Declarable.A_CARD_KIND
A_NUMBER: Final[Declarable] = Declarable.A_NUMBER
AN_ORIGINAL_NAME: Final[Declarable] = Declarable.AN_ORIGINAL_NAME

ATK: Final[Value] = Value.ATK
DEF: Final[Value] = Value.DEF
LEVEL: Final[Value] = Value.LEVEL
RANK: Final[Value] = Value.RANK

HIGHEST: Final = Extreme.HIGHEST
LOWEST: Final = Extreme.LOWEST

FOR_GOOD: Final = Duration.FOR_GOOD
UNTIL_TURN_ENDS: Final = Duration.UNTIL_TURN_ENDS
UNTIL_DAMAGE_STEP_ENDS: Final = Duration.UNTIL_DAMAGE_STEP_ENDS
UNTIL_BATTLE_PHASE_ENDS: Final = Duration.UNTIL_BATTLE_PHASE_ENDS
UNTIL_NEXT_TURN_ENDS: Final = Duration.UNTIL_NEXT_TURN_ENDS
REST_OF_DUEL: Final = Duration.REST_OF_DUEL
UNTIL_END_PHASE: Final = Duration.UNTIL_END_PHASE
UNTIL_CALCULATED: Final = Duration.UNTIL_CALCULATED
UNTIL_YOUR_NEXT_TURN_ENDS: Final = Duration.UNTIL_YOUR_NEXT_TURN_ENDS

ATTACKING: Final = Doing.ATTACKING
ACTIVATING: Final = Doing.ACTIVATING
NORMAL_SUMMONING: Final = Doing.NORMAL_SUMMONING
SPECIAL_SUMMONING: Final = Doing.SPECIAL_SUMMONING
SETTING: Final = Doing.SETTING
CHANGING_POSITION: Final = Doing.CHANGING_POSITION
BEING_TARGETED: Final = Doing.BEING_TARGETED
BEING_DESTROYED_BY_EFFECTS: Final = Doing.BEING_DESTROYED_BY_EFFECTS
BEING_DESTROYED_BY_BATTLE: Final = Doing.BEING_DESTROYED_BY_BATTLE
ENTERING_BATTLE: Final = Doing.ENTERING_BATTLE
BANISHING: Final = Doing.BANISHING
DRAWING: Final = Doing.DRAWING
BEING_AFFECTED: Final = Doing.BEING_AFFECTED
CHANGING_CONTROL: Final = Doing.CHANGING_CONTROL
BEING_ATTACKED: Final = Doing.BEING_ATTACKED
ATTACKING_MONSTERS: Final = Doing.ATTACKING_MONSTERS
ATTACKING_DIRECTLY: Final = Doing.ATTACKING_DIRECTLY
BEING_TRIBUTED: Final = Doing.BEING_TRIBUTED
TAKING_COUNTERS: Final = Doing.TAKING_COUNTERS
DECLARING_ATTACKS: Final = Doing.DECLARING_ATTACKS
SUMMONING_FACE_UP: Final = Doing.SUMMONING_FACE_UP
FLIP_SUMMONING: Final = Doing.FLIP_SUMMONING
BEING_TRIBUTED_FOR_SUMMON: Final = Doing.BEING_TRIBUTED_FOR_SUMMON
FUSION_SUMMONING: Final = Doing.FUSION_SUMMONING
BEING_MATERIAL: Final = Doing.BEING_MATERIAL
BEING_SYNCHRO_MATERIAL: Final = Doing.BEING_SYNCHRO_MATERIAL
BEING_XYZ_MATERIAL: Final = Doing.BEING_XYZ_MATERIAL
BEING_LINK_MATERIAL: Final = Doing.BEING_LINK_MATERIAL
COMING_TO_FIELD: Final = Doing.COMING_TO_FIELD
ANSWERING_SUMMONS: Final = Doing.ANSWERING_SUMMONS
ADJUSTING_HAND: Final = Doing.ADJUSTING_HAND
BEING_ANSWERED: Final = Doing.BEING_ANSWERED

ATTACK_DIRECTLY: Final = Allowance.ATTACK_DIRECTLY
PIERCING: Final = Allowance.PIERCING
EXTRA_ATTACK: Final = Allowance.EXTRA_ATTACK
EXTRA_ATTACK_ON_MONSTERS: Final = Allowance.EXTRA_ATTACK_ON_MONSTERS
ATTACK_EVERY_MONSTER: Final = Allowance.ATTACK_EVERY_MONSTER
ATTACK_IN_DEFENSE: Final = Allowance.ATTACK_IN_DEFENSE
ATTACK_AGAIN: Final = Allowance.ATTACK_AGAIN
TWO_TRIBUTES: Final = Allowance.TWO_TRIBUTES
SET_AS_SPELL: Final = Allowance.SET_AS_SPELL
BORROWED_TRIBUTE: Final = Allowance.BORROWED_TRIBUTE
SHUFFLE_THE_FALLEN: Final = Allowance.SHUFFLE_THE_FALLEN
AS_RESUMMONED: Final = Allowance.AS_RESUMMONED
HAND_MATERIAL: Final = Allowance.HAND_MATERIAL

NO_DAMAGE: Final = DamageChange.NO_DAMAGE
HALF_DAMAGE: Final = DamageChange.HALF_DAMAGE
DOUBLE_DAMAGE: Final = DamageChange.DOUBLE_DAMAGE
DAMAGE_TO_OPPONENT: Final = DamageChange.DAMAGE_TO_OPPONENT
DAMAGE_TO_BOTH: Final = DamageChange.DAMAGE_TO_BOTH
LP_INSTEAD: Final = DamageChange.LP_INSTEAD
FIXED_DAMAGE: Final = DamageChange.FIXED_DAMAGE
COUNTER_INSTEAD: Final = DamageChange.COUNTER_INSTEAD

SPELL_COUNTER: Final = CounterKind.SPELL_COUNTER
A_COUNTER: Final = CounterKind.A_COUNTER
B_COUNTER: Final = CounterKind.B_COUNTER
ICE_COUNTER: Final = CounterKind.ICE_COUNTER
FOG_COUNTER: Final = CounterKind.FOG_COUNTER
PREDATOR_COUNTER: Final = CounterKind.PREDATOR_COUNTER
BUSHIDO_COUNTER: Final = CounterKind.BUSHIDO_COUNTER
KAIJU_COUNTER: Final = CounterKind.KAIJU_COUNTER
BLACK_FEATHER_COUNTER: Final = CounterKind.BLACK_FEATHER_COUNTER
CHAOS_COUNTER: Final = CounterKind.CHAOS_COUNTER
WEDGE_COUNTER: Final = CounterKind.WEDGE_COUNTER
CLOCK_COUNTER: Final = CounterKind.CLOCK_COUNTER

PER_COPY: Final = Scope.PER_COPY
PER_EFFECT: Final = Scope.PER_EFFECT
PER_NAME: Final = Scope.PER_NAME
PER_ACTIVATION: Final = Scope.PER_ACTIVATION
PER_CARD: Final = Scope.PER_CARD

A_TURN: Final = Span.A_TURN
A_DUEL: Final = Span.A_DUEL
A_CHAIN: Final = Span.A_CHAIN
A_BATTLE: Final = Span.A_BATTLE

SHUFFLED: Final = DeckPlace.SHUFFLED
ON_TOP: Final = DeckPlace.ON_TOP
AT_THE_BOTTOM: Final = DeckPlace.AT_THE_BOTTOM

PLACED_AS_PENDULUM: Final = PlacedAs.PLACED_AS_PENDULUM
PLACED_AS_SPELL: Final = PlacedAs.PLACED_AS_SPELL
PLACED_AS_TRAP: Final = PlacedAs.PLACED_AS_TRAP

AND: Final = Connector.AND
AND_IF_YOU_DO: Final = Connector.AND_IF_YOU_DO
ALSO: Final = Connector.ALSO
THEN: Final = Connector.THEN
AFTER_THAT: Final = Connector.AFTER_THAT
