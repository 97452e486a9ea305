"""Spells and Traps that negate, restrict, or change ATK and DEF."""

from typing import Final

from spellspeed.lang.choices import ANY_CARD, All, During, One
from spellspeed.lang.lines import Activation, Card, Continuous, Trigger
from spellspeed.lang.nouns import (
    THAT_CARD,
    THE_EQUIPPED,
    THE_TARGET,
    THIS_CARD,
    AtLeast,
    Half,
    LifePoints,
    Monster,
    Spell,
    SpellOrTrap,
    Trap,
)
from spellspeed.lang.places import EITHER_GRAVEYARD, THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.timings import Activated, Sent, When, WouldBeSummoned
from spellspeed.lang.verbs import (
    ChangeStat,
    Destroy,
    Discard,
    Equip,
    Forbid,
    Negate,
    NegateEffectsOf,
    PayLP,
    ReturnToDeck,
    Tribute,
)
from spellspeed.words import (
    AS_AN_EFFECT,
    ATK,
    ATTACKING,
    BATTLE_PHASE,
    BEAST_WARRIOR,
    DEF,
    FACE_UP,
    FAIRY,
    FIEND,
    ON_TOP,
    OPPONENT,
    SPELLCASTER,
    SUMMONED_SPECIALLY,
    THE_ACTIVATION,
    THE_SUMMON,
    UNTIL_TURN_ENDS,
    WARRIOR,
    YOU,
)

# ------------------------------------------------------------------------------------------------------------ negation

MAGIC_JAMMER: Final = Card(
    77414722,
    "Magic Jammer",
    Activation(
        1,
        when=When(Activated(Spell())),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SEVEN_TOOLS_OF_THE_BANDIT: Final = Card(
    3819470,
    "Seven Tools of the Bandit",
    Activation(
        1,
        when=When(Activated(Trap())),
        cost=PayLP(1000),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SOLEMN_JUDGMENT: Final = Card(
    41420027,
    "Solemn Judgment",
    Activation(
        1,
        when=When(Activated(SpellOrTrap()), WouldBeSummoned(Monster())),
        cost=PayLP(Half(LifePoints(YOU), down=True)),
        do=Negate(THE_ACTIVATION | THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SOLEMN_STRIKE: Final = Card(
    40605147,
    "Solemn Strike",
    Activation(
        1,
        when=When(Activated(Monster(), AS_AN_EFFECT), WouldBeSummoned(Monster(), SUMMONED_SPECIALLY)),
        cost=PayLP(1500),
        do=Negate(THE_ACTIVATION | THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

DIVINE_WRATH: Final = Card(
    49010598,
    "Divine Wrath",
    Activation(
        when=When(Activated(Monster(), AS_AN_EFFECT)),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

HORN_OF_HEAVEN: Final = Card(
    98069388,
    "Horn of Heaven",
    Activation(
        when=When(WouldBeSummoned(Monster())),
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=Negate(THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SKILL_DRAIN: Final = Card(
    82732705,
    "Skill Drain",
    Activation(cost=PayLP(1000)),
    Continuous(1, NegateEffectsOf(All(Monster(FACE_UP), THE_FIELD))),
)

ROYAL_DECREE: Final = Card(
    51452091,
    "Royal Decree",
    Continuous(1, NegateEffectsOf(All(Trap(), THE_FIELD, other_than=THIS_CARD))),
)

# ---------------------------------------------------------------------------------------------------------- restriction

GRAVITY_BIND: Final = Card(
    85742772,
    "Gravity Bind",
    Continuous(do=Forbid(ATTACKING, All(Monster(FACE_UP, level=AtLeast(4)), THE_FIELD))),
)

THREATENING_ROAR: Final = Card(
    36361633,
    "Threatening Roar",
    Activation(1, do=Forbid(ATTACKING, who=OPPONENT, until=UNTIL_TURN_ENDS)),
)

# ---------------------------------------------------------------------------------------------------------- ATK and DEF

RUSH_RECKLESSLY: Final = Card(
    70046172,
    "Rush Recklessly",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 700, until=UNTIL_TURN_ENDS),
    ),
)

AXE_OF_DESPAIR: Final = Card(
    40619825,
    "Axe of Despair",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 1000)),
    Trigger(
        2,
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=ReturnToDeck(THIS_CARD, ON_TOP),
        from_=YOUR_GRAVEYARD,
    ),
)

SOGEN: Final = Card(
    86318356,
    "Sogen",
    Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, type_=WARRIOR | BEAST_WARRIOR), THE_FIELD), 200)),
    Continuous(do=ChangeStat(DEF, All(Monster(FACE_UP, type_=WARRIOR | BEAST_WARRIOR), THE_FIELD), 200)),
)

YAMI: Final = Card(
    59197169,
    "Yami",
    Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, type_=FIEND | SPELLCASTER), THE_FIELD), 200)),
    Continuous(do=ChangeStat(DEF, All(Monster(FACE_UP, type_=FIEND | SPELLCASTER), THE_FIELD), 200)),
    Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, type_=FAIRY), THE_FIELD), 200, lose=True)),
    Continuous(do=ChangeStat(DEF, All(Monster(FACE_UP, type_=FAIRY), THE_FIELD), 200, lose=True)),
)

BANNER_OF_COURAGE: Final = Card(
    10012614,
    "Banner of Courage",
    Continuous(1, ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 200), while_=During(1 << BATTLE_PHASE, YOU)),
)

CARDS: Final = (
    MAGIC_JAMMER,
    SEVEN_TOOLS_OF_THE_BANDIT,
    SOLEMN_JUDGMENT,
    SOLEMN_STRIKE,
    DIVINE_WRATH,
    HORN_OF_HEAVEN,
    SKILL_DRAIN,
    ROYAL_DECREE,
    GRAVITY_BIND,
    THREATENING_ROAR,
    RUSH_RECKLESSLY,
    AXE_OF_DESPAIR,
    SOGEN,
    YAMI,
    BANNER_OF_COURAGE,
)
