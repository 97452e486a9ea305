"""The cards of a deck of 2005: what decided its duels, and the Fusion Monsters that Metamorphosis brings."""

from typing import Final

from spellspeed.lang.choices import ANY_CARD, All, Both, During, HasDone, Matches, One, UpTo
from spellspeed.lang.lines import (
    Activation,
    Card,
    Continuous,
    Ignition,
    Limit,
    Materials,
    SummonProcedure,
    Trigger,
    Unclassified,
)
from spellspeed.lang.nouns import (
    THE_EQUIPPED,
    THE_OPPOSING,
    THE_TARGET,
    THIS_CARD,
    AnyCard,
    Monster,
    Ref,
    Stat,
)
from spellspeed.lang.places import (
    EITHER_GRAVEYARD,
    OPPONENTS_DECK,
    OPPONENTS_GRAVEYARD,
    OPPONENTS_HAND,
    THE_FIELD,
    YOUR_DECK,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.timings import DamageTaken, Destroyed, If, PhaseReached, Sent, Targeted, When
from spellspeed.lang.verbs import (
    AddToHand,
    Banish,
    ChangeDamage,
    ChangeStat,
    Destroy,
    Discard,
    Equip,
    Forbid,
    Grant,
    Later,
    OnlyIf,
    PayLP,
    Reveal,
    SpecialSummon,
)
from spellspeed.words import (
    ATK,
    ATTACK_AGAIN,
    ATTACK_DIRECTLY,
    ATTACKING,
    BANISHING,
    BATTLED,
    BECAUSE_OF_BATTLE,
    BEING_DESTROYED_BY_BATTLE,
    BEING_TARGETED,
    DAMAGE_CALCULATION,
    DARK,
    DRAGON,
    END_PHASE,
    FACE_DOWN,
    FACE_UP,
    FACE_UP_ATTACK,
    FLIP,
    IN_GRAVEYARD,
    LIGHT,
    NO_DAMAGE,
    OPPONENT,
    PER_CARD,
    PER_EFFECT,
    STANDBY_PHASE,
    UNTIL_BATTLE_PHASE_ENDS,
    YOU,
)

THE_DESTROYED_MONSTER: Final = Ref("the destroyed monster")

# -------------------------------------------------------------------------------------------------------------- Spells

NOBLEMAN_OF_CROSSOUT: Final = Card(
    71044499,
    "Nobleman of Crossout",
    Activation(
        target=One(Monster(FACE_DOWN), THE_FIELD),
        do=Destroy(THE_TARGET, banish=True, called=THE_DESTROYED_MONSTER).then(
            OnlyIf(
                Matches(THE_DESTROYED_MONSTER, Monster(kind=FLIP)),
                Reveal(All(ANY_CARD, YOUR_DECK | OPPONENTS_DECK)).also(
                    Banish(All(AnyCard(named_like=THE_DESTROYED_MONSTER), YOUR_DECK | OPPONENTS_DECK))
                ),
            )
        ),
    ),
)

PREMATURE_BURIAL: Final = Card(
    70828912,
    "Premature Burial",
    Activation(
        cost=PayLP(800),
        target=One(Monster(), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_ATTACK).and_if_you_do(Equip(THE_TARGET)),
    ),
    Unclassified(when=When(Destroyed(THIS_CARD)), do=Destroy(THE_EQUIPPED)),
)

# ------------------------------------------------------------------------------------------------------------ monsters

KYCOO_THE_GHOST_DESTROYER: Final = Card(
    88240808,
    "Kycoo the Ghost Destroyer",
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        target=UpTo(2, Monster(), OPPONENTS_GRAVEYARD),
        do=Banish(THE_TARGET),
    ),
    Continuous(do=Forbid(BANISHING, who=OPPONENT, from_=IN_GRAVEYARD)),
)

SINISTER_SERPENT: Final = Card(
    8131171,
    "Sinister Serpent",
    Trigger(
        1,
        when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)),
        limit=Limit(PER_EFFECT),
        do=AddToHand(THIS_CARD).also(
            Later(END_PHASE, Banish(One(Monster(name=("Sinister Serpent",)), YOUR_GRAVEYARD)), turn_of=OPPONENT)
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

BLACK_LUSTER_SOLDIER_ENVOY_OF_THE_BEGINNING: Final = Card(
    72989439,
    "Black Luster Soldier - Envoy of the Beginning",
    SummonProcedure(
        by=Banish(One(Monster(attribute=LIGHT), YOUR_GRAVEYARD)).and_(
            Banish(One(Monster(attribute=DARK), YOUR_GRAVEYARD))
        )
    ),
    Ignition(
        1,
        limit=Limit(PER_CARD),
        oath=Forbid(ATTACKING, THIS_CARD),
        target=One(Monster(), THE_FIELD),
        do=Banish(THE_TARGET),
    ),
    Trigger(
        2,
        when=When(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        needs=Matches(THIS_CARD, Monster(attacking=True)),
        limit=Limit(PER_CARD),
        do=Grant(ATTACK_AGAIN, THIS_CARD, until=UNTIL_BATTLE_PHASE_ENDS),
    ),
)

# Its summoning condition is that Dark Flare Knight summons it: no other effect can.
MIRAGE_KNIGHT: Final = Card(
    49217579,
    "Mirage Knight",
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_OPPOSING, original=True)),
        while_=Both(During(timings=1 << DAMAGE_CALCULATION), Matches(THIS_CARD, Monster(battling=True))),
    ),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, 1 << BATTLED),
        do=Banish(THIS_CARD),
        mandatory=True,
    ),
)

# ----------------------------------------------------------------------------------------------------- Fusion Monsters

DARK_FLARE_KNIGHT: Final = Card(
    13722870,
    "Dark Flare Knight",
    Materials(of=(Monster(name=("Dark Magician",)), Monster(name=("Flame Swordsman",)))),
    Continuous(do=ChangeDamage(NO_DAMAGE, YOU, cards=THIS_CARD)),
    Trigger(
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=SpecialSummon(
            One(Monster(name=("Mirage Knight",)), YOUR_HAND | YOUR_DECK), FACE_UP, ignoring_conditions=True
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

KING_DRAGUN: Final = Card(
    13756293,
    "King Dragun",
    Materials(of=(Monster(name=("Lord of D.",)), Monster(name=("Divine Dragon Ragnarok",)))),
    Continuous(
        do=Forbid(BEING_TARGETED, All(Monster(FACE_UP, type_=DRAGON), THE_FIELD), by=AnyCard(controller=OPPONENT))
    ),
    Ignition(limit=Limit(), do=SpecialSummon(One(Monster(type_=DRAGON), YOUR_HAND))),
)

DARK_BLADE_THE_DRAGON_KNIGHT: Final = Card(
    86805855,
    "Dark Blade the Dragon Knight",
    Materials(of=(Monster(name=("Dark Blade",)), Monster(name=("Pitch-Dark Dragon",)))),
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        target=UpTo(3, Monster(), OPPONENTS_GRAVEYARD),
        do=Banish(THE_TARGET),
    ),
)

REAPER_ON_THE_NIGHTMARE: Final = Card(
    85684223,
    "Reaper on the Nightmare",
    Materials(of=(Monster(name=("Spirit Reaper",)), Monster(name=("Nightmare Horse",)))),
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)),
    Continuous(do=Destroy(THIS_CARD), when=If(Targeted(THIS_CARD))),
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)),
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True)),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    NOBLEMAN_OF_CROSSOUT,
    PREMATURE_BURIAL,
    KYCOO_THE_GHOST_DESTROYER,
    SINISTER_SERPENT,
    BLACK_LUSTER_SOLDIER_ENVOY_OF_THE_BEGINNING,
    MIRAGE_KNIGHT,
    DARK_FLARE_KNIGHT,
    KING_DRAGUN,
    DARK_BLADE_THE_DRAGON_KNIGHT,
    REAPER_ON_THE_NIGHTMARE,
)
