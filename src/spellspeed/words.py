"""Every constant of the game as a named int, in the rule book's own words."""

from typing import Final

# ---------------------------------------------------------------------------------------------------------------------
# Players. The card language says `you` and `opponent`; the engine counts.
NOBODY: Final = -1
BOTH: Final = 2
NO_CARD: Final = -1  # where the number of a card would stand: a direct attack, what no card does

# ---------------------------------------------------------------------------------------------------------------------
# Places. A place is one pile or one field zone; `State.piles[place]` holds the cards in it.
# Player p's own places are p * PLACES_EACH + one of these.
PLACES_EACH: Final = 16
DECK: Final = 0
HAND: Final = 1
GRAVEYARD: Final = 2
BANISHED: Final = 3
EXTRA_DECK: Final = 4
MONSTER_ZONE: Final = 5  # five Main Monster Zones: 5 … 9, counted from the player's left
SPELL_TRAP_ZONE: Final = 10  # five Spell & Trap Zones: 10 … 14; the outer two are the Pendulum Zones
FIELD_ZONE: Final = 15
# The places that belong to neither player.
EXTRA_MONSTER_ZONE: Final = 32  # two Extra Monster Zones: 32 (player 0's left) and 33
NOWHERE: Final = 34  # between declaration and success of a summon; a card whose activation was negated
VOID: Final = 35  # slots of vanished tokens
MATERIAL: Final = 36  # attached to other cards, the first attached first; each row names its holder
PLACES: Final = 37
NO_ZONE: Final = -1  # in place of a place

# Kinds of place: what a rule means by "in the hand", "in a monster zone" …
IN_DECK: Final = 1
IN_HAND: Final = 2
IN_GRAVEYARD: Final = 4
IN_BANISHED: Final = 8
IN_EXTRA_DECK: Final = 16
IN_MAIN_MONSTER_ZONE: Final = 32
IN_EXTRA_MONSTER_ZONE: Final = 64
IN_SPELL_TRAP_ZONE: Final = 128
IN_FIELD_ZONE: Final = 256
IN_MATERIAL: Final = 512
IN_NOWHERE: Final = 1024
IN_VOID: Final = 2048
IN_PENDULUM_ZONE: Final = 4096  # the outer Spell & Trap Zones; only a card that lies there as a Pendulum Card is in it
IN_MONSTER_ZONE: Final = IN_MAIN_MONSTER_ZONE | IN_EXTRA_MONSTER_ZONE
ON_THE_FIELD: Final = IN_MONSTER_ZONE | IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE

# ---------------------------------------------------------------------------------------------------------------------
# Battle positions. rule: position.kinds.three
FACE_UP_ATTACK: Final = 1
FACE_DOWN_ATTACK: Final = 2  # only card effects bring it about
FACE_UP_DEFENSE: Final = 4
FACE_DOWN_DEFENSE: Final = 8

# ---------------------------------------------------------------------------------------------------------------------
# Phases of a turn, steps of the Battle Phase, timings of the Damage Step.
BEFORE_FIRST_TURN: Final = 0
DRAW_PHASE: Final = 1
STANDBY_PHASE: Final = 2
MAIN_PHASE_1: Final = 3
BATTLE_PHASE: Final = 4
MAIN_PHASE_2: Final = 5
END_PHASE: Final = 6
WHOLE_TURN: Final = 7  # only of what is skipped

NO_STEP: Final = 0
START_STEP: Final = 1
BATTLE_STEP: Final = 2
DAMAGE_STEP: Final = 3
END_STEP: Final = 4

NO_TIMING: Final = 0
START_OF_DAMAGE_STEP: Final = 1
BEFORE_DAMAGE_CALCULATION: Final = 2
DAMAGE_CALCULATION: Final = 3
AFTER_DAMAGE_CALCULATION: Final = 4
END_OF_DAMAGE_STEP: Final = 5

# ---------------------------------------------------------------------------------------------------------------------
# What is printed on a card. Kind, attribute and type are bits, so that a filter is one `&`.
MONSTER: Final = 1 << 0
SPELL: Final = 1 << 1
TRAP: Final = 1 << 2
NORMAL: Final = 1 << 3  # Normal Monster, Normal Spell, Normal Trap
EFFECT: Final = 1 << 4
FUSION: Final = 1 << 5
RITUAL: Final = 1 << 6  # Ritual Monster, Ritual Spell
SYNCHRO: Final = 1 << 7
XYZ: Final = 1 << 8
PENDULUM: Final = 1 << 9
LINK: Final = 1 << 10
FLIP: Final = 1 << 11
TOON: Final = 1 << 12
SPIRIT: Final = 1 << 13
UNION: Final = 1 << 14
GEMINI: Final = 1 << 15
TUNER: Final = 1 << 16
SPECIAL_SUMMON_ONLY: Final = 1 << 17
TOKEN: Final = 1 << 18
QUICK_PLAY: Final = 1 << 19
CONTINUOUS: Final = 1 << 20
EQUIP: Final = 1 << 21
FIELD: Final = 1 << 22
COUNTER: Final = 1 << 23
EXTRA_DECK_KINDS: Final = FUSION | SYNCHRO | XYZ | LINK

EARTH: Final = 1
WATER: Final = 2
FIRE: Final = 4
WIND: Final = 8
LIGHT: Final = 16
DARK: Final = 32
DIVINE: Final = 64

WARRIOR: Final = 1 << 0
SPELLCASTER: Final = 1 << 1
FAIRY: Final = 1 << 2
FIEND: Final = 1 << 3
ZOMBIE: Final = 1 << 4
MACHINE: Final = 1 << 5
AQUA: Final = 1 << 6
PYRO: Final = 1 << 7
ROCK: Final = 1 << 8
WINGED_BEAST: Final = 1 << 9
PLANT: Final = 1 << 10
INSECT: Final = 1 << 11
THUNDER: Final = 1 << 12
DRAGON: Final = 1 << 13
BEAST: Final = 1 << 14
BEAST_WARRIOR: Final = 1 << 15
DINOSAUR: Final = 1 << 16
FISH: Final = 1 << 17
SEA_SERPENT: Final = 1 << 18
REPTILE: Final = 1 << 19
PSYCHIC: Final = 1 << 20
DIVINE_BEAST: Final = 1 << 21
CREATOR_GOD: Final = 1 << 22
WYRM: Final = 1 << 23
CYBERSE: Final = 1 << 24
ILLUSION: Final = 1 << 25

# Link Arrows, clockwise from the top.
ARROW_TOP: Final = 1
ARROW_TOP_RIGHT: Final = 2
ARROW_RIGHT: Final = 4
ARROW_BOTTOM_RIGHT: Final = 8
ARROW_BOTTOM: Final = 16
ARROW_BOTTOM_LEFT: Final = 32
ARROW_LEFT: Final = 64
ARROW_TOP_LEFT: Final = 128

UNKNOWN: Final = -1  # a printed "?": not a number, and never silently 0
NONE: Final = -2  # the card has no such value: a Spell's ATK, a Link Monster's DEF

# ---------------------------------------------------------------------------------------------------------------------
# Deeds: what players do. An option says which deed it is, and a deed row remembers it for the rest of the turn.
NO_DEED: Final = 0
NORMAL_SUMMON: Final = 1
TRIBUTE_SUMMON: Final = 2
SET_MONSTER: Final = 3
SET_SPELL_TRAP: Final = 4
FLIP_SUMMON: Final = 5
SPECIAL_SUMMON: Final = 6
CHANGE_POSITION: Final = 7
ACTIVATE: Final = 8
ATTACK: Final = 9
TO_BATTLE_PHASE: Final = 10
END_BATTLE_PHASE: Final = 11
TO_END_PHASE: Final = 12
PASS: Final = 13
PICK_CARD: Final = 14
PICK_ZONE: Final = 15
PICK_POSITION: Final = 16
PICK_NUMBER: Final = 17
DIRECT_ATTACK: Final = 18
YES: Final = 19
NO: Final = 20
GO_FIRST: Final = 21
GO_SECOND: Final = 22
STOP_ATTACK: Final = 23
BATTLED: Final = 24
USED_IN_DUEL: Final = 25  # a limit that counts for the whole duel
CHOOSE_MODE: Final = 26
CARRY_OUT: Final = 27  # something a phase demands that makes no chain link; number says which
HAS_ATTACKED: Final = 28  # its Damage Step was entered
HAS_DESTROYED: Final = 29  # a monster was destroyed by battle with it
WAS_ATTACK_TARGET: Final = 30  # the attack noted last was directed at it
WAS_SENT: Final = 31  # to the Graveyard, this turn: read from the row, never noted
PUT_THERE: Final = 32  # came to its place without being sent, drawn, summoned or Set
PLACED_FACE_UP: Final = PUT_THERE  # a Spell or Trap that an effect puts face-up on the field as what it is
CALL: Final = 33  # heads or tails, before a coin is tossed
WAS_FLIPPED: Final = 34  # was turned face-up, however
PENDULUM_SUMMON: Final = 35
PLACED_AS_PENDULUM: Final = 36  # put into a Pendulum Zone by an effect
FUSION_SUMMON: Final = 37  # how a monster came; the deed itself is a Special Summon
RITUAL_SUMMON: Final = 38
FUSION_MATERIAL: Final = 39  # was sent to where it is as a material of a Fusion Summon, in whatever turn
DECLARE_KIND: Final = 40  # Monster, Spell or Trap
PLACED_AS_SPELL: Final = 41  # a monster put into a Spell & Trap Zone, where it is a Continuous Spell
PLACED_AS_TRAP: Final = 42  # … a Continuous Trap
USE_RIGHT: Final = 43  # which right a Normal Summon uses; number says which
SUMMONED_BY: Final = 44  # by the effect of which card it was Special Summoned, as long as it lies there
WITH_TRIBUTES: Final = 45  # with how many Tributes a monster is summoned that has several ways; number says how many
DECLARE_NAME: Final = 46  # by the card's password
DECLARE_TYPE: Final = 47
DECLARE_ATTRIBUTE: Final = 48
SKIP_PHASE: Final = 50  # a phase of the player that will be skipped; line says which, visit how often
WAS_DESTROYED: Final = 49  # this turn, and has gone to where it is
SYNCHRO_SUMMON: Final = 52
XYZ_SUMMON: Final = 53
LINK_SUMMON: Final = 54
SYNCHRO_MATERIAL: Final = 55  # was sent to where it is as a material of a Synchro Summon
LINK_MATERIAL: Final = 56
GEMINI_SUMMON: Final = 57  # a Gemini Monster that is on the field is Normal Summoned again
STANDBY_PASSED: Final = 59  # a Standby Phase of its player passed while it lay face-up
MIXED: Final = 64  # was shuffled face-down among others on the field; line says how many, see mixing.py
AWAITS_PHASE: Final = 58  # a line has been set off by what happened, and its phase comes in the turn that turned says
FELL_TO_IT: Final = 62  # fell to the monster whose destroying was noted last, and has gone to where it is
LOST_IN_BATTLE: Final = 60  # an equip card fell because the monster of its own player was destroyed by battle
USED_ANYWHERE: Final = 63  # a limit that counts for a card wherever it goes
WAS_FELLED: Final = 61  # this turn: was destroyed by battle, and has gone to where it is
HAPPENED: Final = 66  # something that the text of a card counts this turn; line says which, see happened.py
TRAP_RIGHT: Final = 67  # a Trap was activated as that card lets its player do; visit says by which lasting effect
WAS_PAID: Final = 51  # sent to the Graveyard, this turn, for a monster's effect to be activated
NORMALLY: Final = (NORMAL_SUMMON, TRIBUTE_SUMMON, SET_MONSTER)

# ---------------------------------------------------------------------------------------------------------------------
# Requests: the form of a question, and what it is for.
ASK_ACTION: Final = 1
ASK_CARDS: Final = 2
ASK_ZONES: Final = 3
ASK_POSITION: Final = 4
ASK_NUMBER: Final = 5
ASK_YES_NO: Final = 6
ASK_NAME: Final = 7
ASK_ORDER: Final = 8
ASK_FIRST: Final = 9

FOR_OPEN_STATE: Final = 1
FOR_RESPONSE: Final = 2
FOR_TRIBUTE: Final = 3
FOR_ZONE: Final = 4
FOR_ATTACK: Final = 5
FOR_ATTACK_TARGET: Final = 6
FOR_REPLAY: Final = 7
FOR_HAND_LIMIT: Final = 8
FOR_FIRST_TURN: Final = 9
FOR_TARGET: Final = 10
FOR_COST: Final = 11
FOR_MATERIAL: Final = 12
FOR_SEARCH: Final = 13
FOR_DISCARD: Final = 14
FOR_EFFECT: Final = 15  # cards that a resolving effect is about
FOR_TRIGGER: Final = 16  # which trigger comes next on the chain
FOR_OPTION: Final = 17  # whether to do an optional part
FOR_MODE: Final = 18  # which of several effects
FOR_POSITION: Final = 19
FOR_REPLACEMENT: Final = 20  # whether to do something else instead of having a card destroyed
FOR_CALL: Final = 21  # what a coin will come down as
FOR_PENDULUM: Final = 22  # which monsters are Pendulum Summoned
FOR_DECLARATION: Final = 23
FOR_ORDER: Final = 24  # in which order cards come to a Graveyard, the first one lowest
FOR_BLOCKING: Final = 25  # a zone that cannot be used from now on
FOR_RIGHT: Final = 26  # which right a Normal Summon uses
FOR_WAY: Final = 27  # with how many Tributes
FOR_DECK_ORDER: Final = 28  # in which order cards lie in a deck, from the top down

# Joint conditions on the picks of one answer.
FREES_A_ZONE: Final = 1  # player: a picked monster must leave one of his Main Monster Zones, all of them occupied
LEAVES_ENOUGH: Final = 2  # number, then uids: so many of these cards must not be picked, since they are needed later
FINDS_ZONES: Final = 4  # free Main, Extra and linked zones, then for each option whether it needs one of the latter
MAKES_FUSION: Final = 3  # how many materials, flags, which are named, then a mask for each option: see materials.py
ADDS_UP: Final = 5  # the total, flags, then what each option counts for: see levels.py
ALL_DIFFERENT: Final = 7  # then the name of each option: no two picks of the same name
MAKES_TRIBUTES: Final = 6  # how many Tributes, whether room is needed, then a mask for each option: see tributes.py
# Those that say something of each option and name no other card.
TELLS_OF_OPTIONS: Final = (MAKES_FUSION, FINDS_ZONES, ADDS_UP, MAKES_TRIBUTES, ALL_DIFFERENT)

# ---------------------------------------------------------------------------------------------------------------------
# Why something happened.
BY_RULE: Final = 0
BY_BATTLE: Final = 1
BY_EFFECT: Final = 2
BY_COST: Final = 3
BY_TRIBUTE: Final = 4
BY_SUMMON: Final = 5
BY_PLAYER: Final = 6
BY_HAND_LIMIT: Final = 7
BY_NORMAL_DRAW: Final = 8
BY_SETUP: Final = 9

# ---------------------------------------------------------------------------------------------------------------------
# Events: what just happened. What number, old and new of an event say is said here, kind by kind; of what one card does
# to another, old and new say 1 + whose effect, cost or battle it is.
EVENT_DUEL_STARTED: Final = 1
EVENT_SHUFFLED: Final = 2  # number says which pile
EVENT_FIRST_CHOSEN: Final = 3
EVENT_TURN_STARTED: Final = 4  # number says which turn of the duel
EVENT_PHASE_STARTED: Final = 5  # number says which
EVENT_STEP_STARTED: Final = 6  # number says which step of the Battle Phase
EVENT_TIMING_REACHED: Final = 7  # number says which of the five of the Damage Step
EVENT_DRAWN: Final = 8
EVENT_MOVED: Final = 9  # any change of place that no narrower word covers
EVENT_TRIBUTED: Final = 10  # old and new are 1 if it is for a Set
EVENT_SUMMON_ATTEMPTED: Final = 11  # number says by which deed, as of all summons
EVENT_SUMMONED: Final = 12  # old and new say with how many Tributes
EVENT_FLIP_SUMMONED: Final = 13
EVENT_SET: Final = 14  # number says with how many Tributes
EVENT_POSITION_CHANGED: Final = 15  # number says to which, if an effect does it
EVENT_FLIPPED: Final = 16  # number is 1 if no Flip Effect answers
EVENT_ATTACK_DECLARED: Final = 17  # source is the attacked monster, -1 for a direct attack
EVENT_ATTACK_STOPPED: Final = 18
EVENT_REPLAY: Final = 19
EVENT_DAMAGE_CALCULATED: Final = 20  # number says with which ATK
EVENT_LP_CHANGED: Final = 21  # number says by how much, old and new from what to what
EVENT_DESTROYED: Final = 22
EVENT_SENT_TO_GRAVEYARD: Final = 23
EVENT_DISCARDED: Final = 24
EVENT_DUEL_ENDED: Final = 25  # number says how
EVENT_SPECIAL_SUMMONED: Final = 26
EVENT_BATTLED: Final = 27
EVENT_ACTIVATED: Final = 28  # cost paid, targets chosen: it is a chain link now; number says which
EVENT_TARGETS_CHOSEN: Final = 29  # announced at activation, one event a target
EVENT_LINK_RESOLVED: Final = 30  # a link has been processed, with or without effect
EVENT_NEGATED: Final = 31  # number says what: the activation, the effect, the summon, the attack
EVENT_TARGETED: Final = 32  # told when the link resolves, unless its activation was negated
EVENT_ADDED_TO_HAND: Final = 33
EVENT_RETURNED_TO_DECK: Final = 34  # number says where in it
EVENT_BANISHED: Final = 35
EVENT_REVEALED: Final = 36  # number is 1 if both players see it
EVENT_STAT_CHANGED: Final = 37  # number says by how much, old which value, new how
EVENT_EQUIPPED: Final = 38  # source is the monster
EVENT_CHAIN_ENDED: Final = 39  # number says how many links it had
EVENT_LINK_STARTED: Final = 40  # a link begins to be processed
EVENT_DECLINED: Final = 41  # a player declined an optional part; number says of which line
EVENT_CONTROL_CHANGED: Final = 43
EVENT_ATTACK_TARGET: Final = 44  # a monster is selected as an attack target, at the declaration or in a replay
EVENT_COUNTERS_CHANGED: Final = 45  # number says by how many, old which kind, new how many there are now
EVENT_DRAW_DUE: Final = 46  # the normal draw is about to be conducted
EVENT_RETURNED_TO_FIELD: Final = 47  # a card banished for a time is back; this is no summon
EVENT_REPLACED: Final = 48  # something was done instead of a card being destroyed
EVENT_TOKEN_VANISHED: Final = 49
EVENT_LASTING_ENDED: Final = 50  # what an effect had brought about for a time is over
EVENT_COIN_TOSSED: Final = 51  # number says how it came down, old how it was called, 0 if it was not
EVENT_DIE_ROLLED: Final = 52  # number says what it shows
EVENT_ANNOUNCED: Final = 54  # number says what is declared, old by which deed
EVENT_PLACED: Final = 57  # put face-up into a Spell & Trap Zone by an effect: this is no activation
EVENT_TO_EXTRA_DECK: Final = 53  # a Pendulum Monster Card goes there face-up
EVENT_ATTACHED: Final = 59  # becomes a material of a monster: it neither leaves the field nor is sent anywhere
EVENT_PHASE_SKIPPED: Final = 58  # number says which phase of the player
EVENT_TIME_CALLED: Final = 60  # number says after which turn LP decide
EVENT_ZONE_BLOCKED: Final = 55  # number says which zone of the player; new is 0 if it can be used again
EVENT_DECLARED: Final = 42  # an activation is declared and its card placed or turned up; cost and targets follow

# ---------------------------------------------------------------------------------------------------------------------
# How a duel ends.
NOT_OVER: Final = 0
WON_BY_LP: Final = 1
WON_BY_DECK_OUT: Final = 2
WON_BY_SURRENDER: Final = 3
WON_BY_CARD: Final = 4
DRAWN_BY_LP: Final = 5
DRAWN_BY_DECK_OUT: Final = 6
DRAWN_BY_CARD: Final = 7
DRAWN_BY_LOOP: Final = 8
WON_BY_TIME: Final = 9  # more LP at the end of the last turn
WON_MATCH: Final = 10  # by a card that wins the whole match

# ---------------------------------------------------------------------------------------------------------------------
# The card language: whose, how, why and until when. Masks, so that "either" is one word.
YOU: Final = 1
OPPONENT: Final = 2
EITHER: Final = 3

FACE_UP: Final = FACE_UP_ATTACK | FACE_UP_DEFENSE
FACE_DOWN: Final = FACE_DOWN_ATTACK | FACE_DOWN_DEFENSE
ATTACK_POSITION: Final = FACE_UP_ATTACK | FACE_DOWN_ATTACK
DEFENSE_POSITION: Final = FACE_UP_DEFENSE | FACE_DOWN_DEFENSE
THE_OTHER_POSITION: Final = 16  # a change of position that depends on how the monster lies

ATK: Final = 1
DEF: Final = 2
LEVEL: Final = 3
RANK: Final = 4

# How a monster was summoned.
SUMMONED_WITHOUT_TRIBUTE: Final = 1
SUMMONED_WITH_TRIBUTES: Final = 2
SUMMONED_BY_FLIPPING: Final = 4
SUMMONED_BY_FUSION: Final = 16
SUMMONED_BY_RITUAL: Final = 32
SUMMONED_BY_SYNCHRO: Final = 64
SUMMONED_BY_XYZ: Final = 128
SUMMONED_BY_LINK: Final = 256
SUMMONED_BY_RULE: Final = SUMMONED_BY_SYNCHRO | SUMMONED_BY_XYZ | SUMMONED_BY_LINK  # no effect does it
SUMMONED_OTHERWISE: Final = 8  # specially, but in none of the ways that have a name
SUMMONED_SPECIALLY: Final = SUMMONED_OTHERWISE | SUMMONED_BY_FUSION | SUMMONED_BY_RITUAL | SUMMONED_BY_RULE
SUMMONED_NORMALLY: Final = SUMMONED_WITHOUT_TRIBUTE | SUMMONED_WITH_TRIBUTES
SUMMONED_ANYHOW: Final = SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING | SUMMONED_SPECIALLY

# Why something happened, as masks over the causes.
BECAUSE_OF_BATTLE: Final = 1 << BY_BATTLE
BECAUSE_OF_EFFECT: Final = 1 << BY_EFFECT
BECAUSE_OF_COST: Final = 1 << BY_COST

# What an activation is: of the card itself (turned up or played), or of an effect of a card that is already there.
AS_A_CARD: Final = 1
AS_AN_EFFECT: Final = 2
AS_ANYTHING: Final = AS_A_CARD | AS_AN_EFFECT

# What is negated; a chain link remembers the first two.
NOT_NEGATED: Final = 0
THE_ACTIVATION: Final = 1
THE_EFFECT: Final = 2
THE_SUMMON: Final = 4
THE_ATTACK: Final = 8

# How long an applied effect lasts.
FOR_GOOD: Final = 0  # as long as the affected card stays face-up where it is
UNTIL_TURN_ENDS: Final = 1
UNTIL_DAMAGE_STEP_ENDS: Final = 2
UNTIL_BATTLE_PHASE_ENDS: Final = 3
UNTIL_NEXT_TURN_ENDS: Final = 4
REST_OF_DUEL: Final = 5
UNTIL_END_PHASE: Final = 6  # ends within the End Phase, at a moment the effect's player chooses
UNTIL_CALCULATED: Final = 7  # for one damage calculation
UNTIL_YOUR_NEXT_TURN_ENDS: Final = 8
UNTIL_YOUR_NEXT_END_PHASE: Final = 20  # within the End Phase of the first turn of its player that has one to come
UNTIL_OPPONENTS_NEXT_TURN_ENDS: Final = 21
UNTIL_OPPONENTS_SECOND_TURN_ENDS: Final = 22  # the turn under way is none of the two
WHILE_IT_STAYS: Final = 43  # as long as the card whose effect it is stays face-up where it is
UNTIL_SECOND_TURN_OF_OPPONENT_ENDS: Final = 24  # the turn under way is one of them if it is the opponent's
UNTIL_THIRD_TURN_OF_OPPONENT_ENDS: Final = 25
UNTIL_PHASE_ENDS: Final = 26
DURING_OPPONENTS_NEXT_TURN: Final = 27  # not before it begins
UNTIL_IT_RESOLVES: Final = 23  # until the effect that is answered has been processed
UNTIL_DUE: Final = 9  # a deed put off to a later phase: it ends by being carried out

# What an effect forbids, or protects from.
ATTACKING: Final = 1
ACTIVATING: Final = 2  # cards and effects
NORMAL_SUMMONING: Final = 3  # Normal Summons and Sets
SPECIAL_SUMMONING: Final = 4
SETTING: Final = 5
CHANGING_POSITION: Final = 6
BEING_TARGETED: Final = 7
BEING_DESTROYED_BY_EFFECTS: Final = 8
BEING_DESTROYED_BY_BATTLE: Final = 9
ENTERING_BATTLE: Final = 10
BANISHING: Final = 11
DRAWING: Final = 12
BEING_AFFECTED: Final = 13  # unaffected by effects
CHANGING_CONTROL: Final = 14
BEING_ATTACKED: Final = 15  # cannot be selected as an attack target
ATTACKING_MONSTERS: Final = 16  # monsters of a player cannot attack such monsters
ATTACKING_DIRECTLY: Final = 17
BEING_TRIBUTED: Final = 18
TAKING_COUNTERS: Final = 19
DECLARING_ATTACKS: Final = 20  # what is declared already goes on
SUMMONING_FACE_UP: Final = 21  # Normal Summons, not Sets
FLIP_SUMMONING: Final = 22
BEING_TRIBUTED_FOR_SUMMON: Final = 23  # for a Tribute Summon or a Set
FUSION_SUMMONING: Final = 24
BEING_MATERIAL: Final = 25  # of a Special Summon that takes materials
BEING_SYNCHRO_MATERIAL: Final = 26
BEING_XYZ_MATERIAL: Final = 27
BEING_LINK_MATERIAL: Final = 28
COMING_TO_FIELD: Final = 29  # being put there by an effect, as an equip or in another way that is no summon and no Set
ANSWERING_SUMMONS: Final = 30  # activating anything when the other player Normal or Special Summons
BEING_ANSWERED: Final = 31  # whatever anybody activates when it is Normal Summoned
ADJUSTING_HAND: Final = 32  # discarding down to the hand limit
BEING_NEGATED: Final = 33  # its activation and its effect, by whatever would negate them
LAST_DOING: Final = BEING_NEGATED

# What an effect lets monsters do that the rules alone do not.
ATTACK_DIRECTLY: Final = 1
PIERCING: Final = 2
EXTRA_ATTACK: Final = 3  # so many attacks more in each Battle Phase
EXTRA_ATTACK_ON_MONSTERS: Final = 4
ATTACK_EVERY_MONSTER: Final = 5  # one attack on each monster of the opponent
ATTACK_IN_DEFENSE: Final = 6  # in Defense Position, with its DEF or ATK as the rules say
ATTACK_AGAIN: Final = 7  # once more in a row: the next attack of the turn, if it is its own
TWO_TRIBUTES: Final = 8  # it can count as two Tributes for a summon
SET_AS_SPELL: Final = 9  # it can be Set from the hand in a Spell & Trap Zone
BORROWED_TRIBUTE: Final = 10  # the other player must Tribute it in the place of a monster of his
SHUFFLE_THE_FALLEN: Final = 11  # what is destroyed by battle with it goes into the deck, which is shuffled
AS_RESUMMONED: Final = 12  # a Gemini Monster counts as Normal Summoned again
HAND_MATERIAL: Final = 13  # with it, a monster of the hand can be a Synchro Material
BANISH_THE_FALLEN: Final = 20  # what is destroyed by battle with it is banished
MUST_ATTACK: Final = 21  # it must attack if it can
DRAWS_ATTACKS: Final = 22  # the other player attacks nothing else, nor directly, as long as it is there
HIDES_THE_OTHERS: Final = 23  # face-up: no other monster of its controller can be attacked
LAST_GRANT: Final = HIDES_THE_OTHERS
# What is granted to a player: the steps say it like the others.
ADDITIONAL_SUMMON: Final = 30  # one Normal Summon in addition, only once
MORE_SUMMONS: Final = 31  # so many ordinary Normal Summons
HAND_SIZE: Final = 32  # so many cards in the hand at the end of a turn
TRAP_AT_ONCE: Final = 41  # of a player: to activate a Trap in the turn it was Set,
TRAP_FROM_HAND: Final = 42  # or from the hand

# The rights to a Normal Summon; a deed remembers which one was used.
ORDINARY_RIGHT: Final = 0
ADDITIONAL_RIGHT: Final = 1
RIGHT_OF_EFFECT: Final = 2  # an effect summons at once

# What becomes of damage.
NO_DAMAGE: Final = 1
HALF_DAMAGE: Final = 2
DOUBLE_DAMAGE: Final = 3
DAMAGE_TO_OPPONENT: Final = 4  # the other player takes it instead
DAMAGE_TO_BOTH: Final = 5  # the other player takes it as well
LP_INSTEAD: Final = 6  # the effect gives so many LP, and no damage
COUNTER_INSTEAD: Final = 7  # a counter is placed on the card that says so, and there is no damage
EFFECT_INSTEAD: Final = 9  # battle damage is treated as effect damage
GAIN_AS_DAMAGE: Final = 10  # what an effect would give as LP is taken as damage
FIXED_DAMAGE: Final = 8  # if there is any, it becomes a number that is said

# The part a monster has in a battle.
AS_ATTACKER: Final = 1
AS_ATTACKED: Final = 2
AS_EITHER: Final = AS_ATTACKER | AS_ATTACKED

# Kinds of counter. Some can be placed on any card, the others only on cards whose text speaks of them.
SPELL_COUNTER: Final = 1
A_COUNTER: Final = 2
B_COUNTER: Final = 3
ICE_COUNTER: Final = 4
FOG_COUNTER: Final = 5
PREDATOR_COUNTER: Final = 6
BUSHIDO_COUNTER: Final = 7
KAIJU_COUNTER: Final = 8
BLACK_FEATHER_COUNTER: Final = 9
CHAOS_COUNTER: Final = 10
WEDGE_COUNTER: Final = 11
CLOCK_COUNTER: Final = 12
PLAIN_COUNTER: Final = 20  # of the card that places it, without a name of its own
GUARD_COUNTER: Final = 21  # on a card that another one guards by it
LAST_COUNTER: Final = GUARD_COUNTER
FREE_COUNTERS: Final = (
    1 << A_COUNTER
    | 1 << B_COUNTER
    | 1 << ICE_COUNTER
    | 1 << FOG_COUNTER
    | 1 << PREDATOR_COUNTER
    | 1 << WEDGE_COUNTER
    | 1 << GUARD_COUNTER
)

# What a limit counts.
PER_COPY: Final = 1  # this card, as long as it stays face-up
PER_EFFECT: Final = 2  # this effect, of every card of the name
PER_NAME: Final = 3  # all effects of every card of the name: one of them
PER_ACTIVATION: Final = 4  # the activation of a card of the name
PER_CARD: Final = 5  # all effects of this copy that say so: one of them
PER_CARD_ANYWHERE: Final = 6  # this effect of this very card, wherever it goes for both players to see

A_TURN: Final = 1
A_DUEL: Final = 2
A_CHAIN: Final = 3
A_BATTLE: Final = 4  # from the declaration of an attack to the next one

# Where in the deck a card goes.
SHUFFLED: Final = 0
ON_TOP: Final = 1
AT_THE_BOTTOM: Final = 2

# What is declared; as a mask, since two things can be.
A_NAME: Final = 1
A_TYPE: Final = 2
AN_ATTRIBUTE: Final = 4
A_CARD_KIND: Final = 8  # Monster, Spell or Trap
A_NUMBER: Final = 16
AN_ORIGINAL_NAME: Final = 32  # of a card whose original name was declared, whatever it is called now

# How a coin comes down, and how many faces there are.
COIN_HEADS: Final = 1
COIN_TAILS: Final = 2
COIN_SIDES: Final = 2
DIE_SIDES: Final = 6

# Superlatives.
HIGHEST: Final = 1
LOWEST: Final = 2

# Connectors.
AND: Final = 1  # together, both or neither
AND_IF_YOU_DO: Final = 2  # together, the second needs the first
ALSO: Final = 3  # together, independent
THEN: Final = 4  # one after the other, the second needs the first
AFTER_THAT: Final = 5  # one after the other, independent
