"""Spells and Traps of many kinds that decks are built around."""

from typing import Final

from spellspeed.lang.choices import ANY_CARD, All, Compare, During, Exists, One, Superlative, Those, UpTo
from spellspeed.lang.lines import Activation, Card, Limit
from spellspeed.lang.nouns import (
    THAT_CARD,
    THE_TARGET,
    THIS_CARD,
    AtLeast,
    HowMany,
    Monster,
    Ref,
    Spell,
    SpellOrTrap,
    Stat,
    Times,
    Trap,
)
from spellspeed.lang.places import (
    OPPONENTS_DECK,
    OPPONENTS_FIELD,
    OPPONENTS_GRAVEYARD,
    OPPONENTS_HAND,
    THE_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.timings import Activated, AttackDeclared, Destroyed, If, Sent, When, WouldBeSummoned
from spellspeed.lang.verbs import (
    AddToHand,
    Banish,
    ChangeStat,
    Destroy,
    Discard,
    Draw,
    Forbid,
    GainLP,
    InflictDamage,
    LookAt,
    Negate,
    NegateEffectsOf,
    OneOf,
    OnlyIf,
    PayLP,
    ReturnToDeck,
    SendToGraveyard,
    SpecialSummon,
)
from spellspeed.words import (
    AS_AN_EFFECT,
    ATK,
    ATTACKING,
    BATTLE_PHASE,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_EFFECT,
    BEING_DESTROYED_BY_EFFECTS,
    BEING_TARGETED,
    ENTERING_BATTLE,
    FACE_UP,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FIEND,
    HIGHEST,
    LIGHT,
    NORMAL,
    OPPONENT,
    PER_ACTIVATION,
    SETTING,
    STANDBY_PHASE,
    SUMMONED_BY_FLIPPING,
    SUMMONED_NORMALLY,
    THE_ACTIVATION,
    THE_EFFECT,
    THE_SUMMON,
    UNTIL_TURN_ENDS,
    YOU,
    ZOMBIE,
)

THE_RETURNED_CARDS: Final = Ref("the returned cards")
THE_DESTROYED_CARD: Final = Ref("the destroyed card")
THE_DESTROYED_CARDS: Final = Ref("the destroyed cards")
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_FIRST_MONSTER: Final = Ref("the first monster")
THE_SECOND_MONSTER: Final = Ref("the second monster")

# -------------------------------------------------------------------------------------------------------------- Spells

FORBIDDEN_CHALICE: Final = Card(
    25789292,
    "Forbidden Chalice",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 400, until=UNTIL_TURN_ENDS).and_(
            NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    ),
)

FORBIDDEN_DRESS: Final = Card(
    96864811,
    "Forbidden Dress",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 600, lose=True, until=UNTIL_TURN_ENDS)
        .and_(Forbid(BEING_TARGETED, THE_TARGET, until=UNTIL_TURN_ENDS))
        .and_(Forbid(BEING_DESTROYED_BY_EFFECTS, THE_TARGET, until=UNTIL_TURN_ENDS)),
    ),
)

RELOAD: Final = Card(
    22589918,
    "Reload",
    Activation(
        do=ReturnToDeck(All(ANY_CARD, YOUR_HAND), called=THE_RETURNED_CARDS).then(Draw(HowMany(THE_RETURNED_CARDS))),
    ),
)

LEFT_ARM_OFFERING: Final = Card(
    86541496,
    "Left Arm Offering",
    Activation(
        1,
        needs=Exists(ANY_CARD, YOUR_HAND, count=AtLeast(2), other_than=THIS_CARD),
        oath=Forbid(SETTING, who=YOU, what=SpellOrTrap()),
        cost=Banish(All(ANY_CARD, YOUR_HAND, other_than=THIS_CARD)),
        do=AddToHand(One(Spell(), YOUR_DECK)),
    ),
)

BOOK_OF_LIFE: Final = Card(
    2204140,
    "Book of Life",
    Activation(
        1,
        target=(
            One(Monster(type_=ZOMBIE), YOUR_GRAVEYARD, called=THE_FIRST_MONSTER),
            One(Monster(), OPPONENTS_GRAVEYARD, called=THE_SECOND_MONSTER),
        ),
        do=SpecialSummon(THE_FIRST_MONSTER).also(Banish(THE_SECOND_MONSTER)),
    ),
)

SPELL_SHATTERING_ARROW: Final = Card(
    93260132,
    "Spell Shattering Arrow",
    Activation(
        1,
        do=Destroy(All(Spell(FACE_UP), OPPONENTS_FIELD), called=THE_DESTROYED_CARDS).and_if_you_do(
            InflictDamage(Times(500, HowMany(THE_DESTROYED_CARDS)), OPPONENT)
        ),
    ),
)

SILENT_DOOM: Final = Card(
    42534368,
    "Silent Doom",
    Activation(
        1,
        target=One(Monster(kind=NORMAL), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE, called=THE_SUMMONED_MONSTER).and_if_you_do(
            Forbid(ATTACKING, THE_SUMMONED_MONSTER)
        ),
    ),
)

HAMMER_SHOT: Final = Card(
    26412047,
    "Hammer Shot",
    Activation(1, do=Destroy(One(Monster(FACE_UP_ATTACK), THE_FIELD, having=Superlative(HIGHEST, ATK)))),
)

# --------------------------------------------------------------------------------------------------------------- Traps

# As with Sakuretsu Armor, the target must still be attacking at resolution.
DIMENSIONAL_PRISON: Final = Card(
    70342110,
    "Dimensional Prison",
    Activation(
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        target=Those(THAT_CARD, Monster()),
        do=Banish(Those(THE_TARGET, Monster(attacking=True))),
    ),
)

LUNALIGHT_REINCARNATION_DANCE: Final = Card(
    11193246,
    "Lunalight Reincarnation Dance",
    Activation(
        1,
        when=If(Destroyed(Monster(), from_=YOUR_FIELD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)),
        limit=Limit(PER_ACTIVATION),
        do=AddToHand(UpTo(2, Monster(archetype="Lunalight"), YOUR_DECK)),
        damage_step=1,
    ),
)

FIEND_GRIEFING: Final = Card(
    60743819,
    "Fiend Griefing",
    Activation(
        1,
        target=One(Monster(), OPPONENTS_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET).then(SendToGraveyard(One(Monster(type_=FIEND), YOUR_DECK)), may=True),
    ),
)

# A monster that is destroyed by battle is sent from the field too.
MICHIZURE: Final = Card(
    37580756,
    "Michizure",
    Activation(
        1,
        when=When(Sent(Monster(), to=YOUR_GRAVEYARD, from_=THE_FIELD)),
        target=One(Monster(), THE_FIELD),
        do=Destroy(THE_TARGET),
        damage_step=1,
    ),
)

LIGHT_OF_JUDGMENT: Final = Card(
    44595286,
    "Light of Judgment",
    Activation(
        1,
        needs=Exists(Spell(FACE_UP, name=("The Sanctuary in the Sky",)), THE_FIELD),
        cost=Discard(One(Monster(attribute=LIGHT), YOUR_HAND)),
        do=OneOf(
            LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(SendToGraveyard(One(ANY_CARD, OPPONENTS_HAND))),
            SendToGraveyard(One(ANY_CARD, OPPONENTS_FIELD)),
        ),
    ),
)

TRAP_DUSTSHOOT: Final = Card(
    64697231,
    "Trap Dustshoot",
    Activation(
        needs=Exists(ANY_CARD, OPPONENTS_HAND, count=AtLeast(4)),
        do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(ReturnToDeck(One(Monster(), OPPONENTS_HAND))),
    ),
)

THUNDER_OF_RULER: Final = Card(
    91781589,
    "Thunder of Ruler",
    Activation(
        needs=During(1 << STANDBY_PHASE, OPPONENT),
        do=Forbid(ENTERING_BATTLE, who=OPPONENT, until=UNTIL_TURN_ENDS),
    ),
)

# ------------------------------------------------------------------------------------------------------------ negation

# By the card's rulings it cannot be activated when the opponent has no card to draw.
DARK_BRIBE: Final = Card(
    77538567,
    "Dark Bribe",
    Activation(
        1,
        when=When(Activated(SpellOrTrap(), by=OPPONENT)),
        needs=Exists(ANY_CARD, OPPONENTS_DECK),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)).also(Draw(1, OPPONENT)),
    ),
)

# A Spell or Trap has no ATK, so the ATK also says whether the destroyed card was a monster card.
VAMPIRE_DOMINATION: Final = Card(
    68688135,
    "Vampire Domination",
    Activation(
        1,
        when=When(Activated(Monster(), AS_AN_EFFECT), Activated(SpellOrTrap())),
        needs=Exists(Monster(FACE_UP, archetype="Vampire"), YOUR_FIELD),
        limit=Limit(PER_ACTIVATION),
        do=Negate(THE_ACTIVATION)
        .and_if_you_do(Destroy(THAT_CARD, called=THE_DESTROYED_CARD))
        .then(
            OnlyIf(
                Compare(Stat(ATK, THE_DESTROYED_CARD, original=True), AtLeast(1)),
                GainLP(Stat(ATK, THE_DESTROYED_CARD, original=True)),
            )
        ),
    ),
)

TRAP_JAMMER: Final = Card(
    19252988,
    "Trap Jammer",
    Activation(
        when=When(Activated(Trap(), by=OPPONENT)),
        needs=During(1 << BATTLE_PHASE),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

GOBLIN_OUT_OF_THE_FRYING_PAN: Final = Card(
    69632396,
    "Goblin Out of the Frying Pan",
    Activation(
        when=When(Activated(Spell())),
        cost=PayLP(500),
        do=Negate(THE_ACTIVATION).and_if_you_do(AddToHand(THAT_CARD)),
    ),
)

FORCED_BACK: Final = Card(
    43340443,
    "Forced Back",
    Activation(
        when=When(WouldBeSummoned(Monster(), SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        do=Negate(THE_SUMMON).and_if_you_do(AddToHand(THAT_CARD)),
    ),
)

CALL_OF_THE_GRAVE: Final = Card(
    16970158,
    "Call of the Grave",
    Activation(when=When(Activated(Spell(name=("Monster Reborn",)), by=OPPONENT)), do=Negate(THE_EFFECT)),
)

GRYPHON_WING: Final = Card(
    55608151,
    "Gryphon Wing",
    Activation(
        1,
        when=When(Activated(Spell(name=("Harpie's Feather Duster",)), by=OPPONENT)),
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(All(SpellOrTrap(), OPPONENTS_FIELD))),
    ),
)

CARDS: Final = (
    FORBIDDEN_CHALICE,
    FORBIDDEN_DRESS,
    RELOAD,
    LEFT_ARM_OFFERING,
    BOOK_OF_LIFE,
    SPELL_SHATTERING_ARROW,
    SILENT_DOOM,
    HAMMER_SHOT,
    DIMENSIONAL_PRISON,
    LUNALIGHT_REINCARNATION_DANCE,
    FIEND_GRIEFING,
    MICHIZURE,
    LIGHT_OF_JUDGMENT,
    TRAP_DUSTSHOOT,
    THUNDER_OF_RULER,
    DARK_BRIBE,
    VAMPIRE_DOMINATION,
    TRAP_JAMMER,
    GOBLIN_OUT_OF_THE_FRYING_PAN,
    FORCED_BACK,
    CALL_OF_THE_GRAVE,
    GRYPHON_WING,
)
