"""Monsters whose effects are Quick Effects, or are used from the hand or the Graveyard."""

from typing import Final

from spellspeed.lang.choices import ANY_CARD, During, Exists, Not, One, UpTo
from spellspeed.lang.lines import Card, Ignition, Quick, Trigger
from spellspeed.lang.nouns import THAT_CARD, THE_TARGET, THIS_CARD, AtMost, Monster, Spell, SpellOrTrap, Trap
from spellspeed.lang.places import (
    EITHER_GRAVEYARD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.timings import Activated, Discarded, If, PhaseReached, Sent, When
from spellspeed.lang.verbs import (
    AddToHand,
    Banish,
    Destroy,
    Discard,
    Negate,
    PayLP,
    SendToGraveyard,
    SpecialSummon,
    Tribute,
)
from spellspeed.words import (
    BECAUSE_OF_EFFECT,
    FAIRY,
    NORMAL,
    OPPONENT,
    STANDBY_PHASE,
    THE_ACTIVATION,
    YOU,
)

# ------------------------------------------------------------------------------------------------------- Quick Effects

MARYOKUTAI: Final = Card(
    71466592,
    "Maryokutai",
    Quick(
        when=When(Activated(Spell(), by=OPPONENT)),
        needs=During(turn_of=OPPONENT),
        cost=Tribute(THIS_CARD),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

A_TEAM_TRAP_DISPOSAL_UNIT: Final = Card(
    13026402,
    "A-Team: Trap Disposal Unit",
    Quick(
        when=When(Activated(Trap(), by=OPPONENT)),
        cost=Tribute(THIS_CARD),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

WINGED_RHYNOS: Final = Card(
    18430390,
    "Winged Rhynos",
    Quick(when=When(Activated(Trap())), do=AddToHand(THIS_CARD)),
)

HERALD_OF_GREEN_LIGHT: Final = Card(
    21074344,
    "Herald of Green Light",
    Quick(
        1,
        when=When(Activated(Spell(), by=OPPONENT)),
        cost=SendToGraveyard(THIS_CARD).and_(
            SendToGraveyard(One(Monster(type_=FAIRY), YOUR_HAND, other_than=THIS_CARD))
        ),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
        from_=YOUR_HAND,
    ),
)

HERALD_OF_PURPLE_LIGHT: Final = Card(
    94689635,
    "Herald of Purple Light",
    Quick(
        1,
        when=When(Activated(Trap(), by=OPPONENT)),
        cost=SendToGraveyard(THIS_CARD).and_(
            SendToGraveyard(One(Monster(type_=FAIRY), YOUR_HAND, other_than=THIS_CARD))
        ),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
        from_=YOUR_HAND,
    ),
)

# ------------------------------------------------------------------------------------------------------- from the hand

THUNDER_DRAGON: Final = Card(
    31786629,
    "Thunder Dragon",
    Ignition(
        1,
        cost=Discard(THIS_CARD),
        do=AddToHand(UpTo(2, Monster(name=("Thunder Dragon",)), YOUR_DECK)),
        from_=YOUR_HAND,
    ),
)

# Discarded for whatever reason, also as a cost or for the hand limit.
THE_FABLED_CERBURREL: Final = Card(
    82888408,
    "The Fabled Cerburrel",
    Trigger(1, when=If(Discarded(THIS_CARD)), do=SpecialSummon(THIS_CARD), from_=YOUR_GRAVEYARD, mandatory=True),
)

BEIIGE_VANGUARD_OF_DARK_WORLD: Final = Card(
    33731070,
    "Beiige, Vanguard of Dark World",
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

DESPAIR_FROM_THE_DARK: Final = Card(
    71200730,
    "Despair from the Dark",
    Trigger(
        1,
        when=If(
            Sent(
                THIS_CARD,
                to=EITHER_GRAVEYARD,
                from_=YOUR_HAND | YOUR_DECK,
                because=BECAUSE_OF_EFFECT,
                by=OPPONENT,
            )
        ),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

GEM_KNIGHT_OBSIDIAN: Final = Card(
    19163116,
    "Gem-Knight Obsidian",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=YOUR_HAND)),
        target=One(Monster(kind=NORMAL, level=AtMost(4)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
        from_=YOUR_GRAVEYARD,
    ),
)

# -------------------------------------------------------------------------------------------------- from the Graveyard

PETEN_THE_DARK_CLOWN: Final = Card(
    52624755,
    "Peten the Dark Clown",
    Trigger(
        1,
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD)),
        cost=Banish(THIS_CARD),
        do=SpecialSummon(One(Monster(name=("Peten the Dark Clown",)), YOUR_HAND | YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

TREEBORN_FROG: Final = Card(
    12538374,
    "Treeborn Frog",
    Trigger(
        1,
        when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)),
        needs=Not(Exists(Monster(name=("Treeborn Frog",)), YOUR_FIELD)),
        still_needs=Not(Exists(SpellOrTrap(), YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

# The English text looks at the hand again when the effect resolves; the Chinese one does not.
RETURN_ZOMBIE: Final = Card(
    3072077,
    "Return Zombie",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)),
        needs=Not(Exists(ANY_CARD, YOUR_HAND)),
        cost=PayLP(500),
        do=AddToHand(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

CARDS: Final = (
    MARYOKUTAI,
    A_TEAM_TRAP_DISPOSAL_UNIT,
    WINGED_RHYNOS,
    HERALD_OF_GREEN_LIGHT,
    HERALD_OF_PURPLE_LIGHT,
    THUNDER_DRAGON,
    THE_FABLED_CERBURREL,
    BEIIGE_VANGUARD_OF_DARK_WORLD,
    DESPAIR_FROM_THE_DARK,
    GEM_KNIGHT_OBSIDIAN,
    PETEN_THE_DARK_CLOWN,
    TREEBORN_FROG,
    RETURN_ZOMBIE,
)
