"""The cards of a deck of 2005: what decided its duels, and the Fusion Monsters that Metamorphosis brings."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")
THE_DESTROYED_MONSTER: Final = Ref("the destroyed monster")

# -------------------------------------------------------------------------------------------------------------- Spells

NOBLEMAN_OF_CROSSOUT: Final = Card(
    71044499,
    "Nobleman of Crossout",
    Activation(
        target=One(Monster(FACE_DOWN), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_DOWN)), banish=True, called=THE_DESTROYED_MONSTER).then(
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
            Later(END_PHASE, Banish(One(Monster(name="Sinister Serpent"), YOUR_GRAVEYARD)), turn_of=OPPONENT)
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

MIRAGE_KNIGHT: Final = Card(
    49217579,
    "Mirage Knight",
    SummonCondition(only_by=AnyCard(name="Dark Flare Knight")),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_OPPOSING, original=True)),
        while_=Both(During(timings=DAMAGE_CALCULATION), Matches(THIS_CARD, Monster(battling=True))),
    ),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, BATTLED),
        do=Banish(THIS_CARD),
        mandatory=True,
    ),
)

# ----------------------------------------------------------------------------------------------------- Fusion Monsters

DARK_FLARE_KNIGHT: Final = Card(
    13722870,
    "Dark Flare Knight",
    Materials(of=named("Dark Magician", "Flame Swordsman")),
    Continuous(do=ChangeDamage(NO_DAMAGE, YOU, cards=THIS_CARD)),
    Trigger(
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=SpecialSummon(One(Monster(name="Mirage Knight"), YOUR_HAND | YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

KING_DRAGUN: Final = Card(
    13756293,
    "King Dragun",
    Materials(of=named("Lord of D.", "Divine Dragon Ragnarok")),
    Continuous(
        do=Forbid(BEING_TARGETED, All(Monster(FACE_UP, type_=DRAGON), THE_FIELD), by=AnyCard(controller=OPPONENT))
    ),
    Ignition(limit=Limit(), do=SpecialSummon(One(Monster(type_=DRAGON), YOUR_HAND))),
)

DARK_BLADE_THE_DRAGON_KNIGHT: Final = Card(
    86805855,
    "Dark Blade the Dragon Knight",
    Materials(of=named("Dark Blade", "Pitch-Dark Dragon")),
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        target=UpTo(3, Monster(), OPPONENTS_GRAVEYARD),
        do=Banish(THE_TARGET),
    ),
)

REAPER_ON_THE_NIGHTMARE: Final = Card(
    85684223,
    "Reaper on the Nightmare",
    Materials(of=named("Spirit Reaper", "Nightmare Horse")),
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)),
    Continuous(do=Destroy(THIS_CARD), when=If(Targeted(THIS_CARD))),
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)),
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True)),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        mandatory=True,
    ),
)

# A monster that is equipped face-down has no values: 0.
THOUSAND_EYES_RESTRICT: Final = Card(
    63519819,
    "Thousand-Eyes Restrict",
    Materials(of=named("Relinquished", "Thousand-Eyes Idol")),
    Continuous(
        1,
        Forbid(CHANGING_POSITION, All(Monster(), THE_FIELD, other_than=THIS_CARD)).also(
            Forbid(ATTACKING, All(Monster(), THE_FIELD, other_than=THIS_CARD))
        ),
    ),
    Ignition(
        2,
        needs=Not(Matches(THE_LINKED_CARD, ANY_CARD)),
        limit=Limit(),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Equip(THIS_CARD, Those(THE_TARGET, Monster(controller=OPPONENT), called=THE_CHOSEN_MONSTER)).and_if_you_do(
            LinkTogether(THE_CHOSEN_MONSTER)
        ),
    ),
    Continuous(
        3,
        ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_LINKED_CARD, original=True), become=True).also(
            ChangeStat(DEF, THIS_CARD, Stat(DEF, THE_LINKED_CARD, original=True), become=True)
        ),
        while_=Matches(THE_LINKED_CARD, ANY_CARD),
    ),
    Instead(
        of=Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE),
        do=Destroy(THE_LINKED_CARD),
        mandatory=True,
        while_=Matches(THE_LINKED_CARD, ANY_CARD),
    ),
)

DARK_BALTER_THE_TERRIBLE: Final = Card(
    80071763,
    "Dark Balter the Terrible",
    Materials(of=named("Possessed Dark Soul", "Frontier Wiseman"), no_substitutes=True),
    Quick(when=When(Activated(Spell(kind=NORMAL))), cost=PayLP(1000), do=Negate(THE_EFFECT)),
    Continuous(
        do=NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(kind=EFFECT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
    ),
)

RYU_SENSHI: Final = Card(
    49868263,
    "Ryu Senshi",
    Materials(of=named("Warrior Dai Grepher", "Spirit Ryu"), no_substitutes=True),
    Quick(
        when=When(Activated(Trap(kind=NORMAL))),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        cost=PayLP(1000),
        do=Negate(THE_EFFECT),
    ),
    Continuous(
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(THAT_CARD)),
        when=If(Resolving(Spell(), AS_ANYTHING, targeting=THIS_CARD)),
    ),
)

FIEND_SKULL_DRAGON: Final = Card(
    66235877,
    "Fiend Skull Dragon",
    Materials(of=named("Cave Dragon", "Lesser Fiend"), no_substitutes=True),
    Continuous(do=NegateEffectsOf(All(Monster(kind=FLIP), THE_FIELD))),
    Continuous(do=Negate(THE_EFFECT), when=If(Resolving(Monster(kind=FLIP), AS_AN_EFFECT))),
    Continuous(
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(THAT_CARD)),
        when=If(Resolving(Trap(), AS_ANYTHING, targeting=THIS_CARD)),
    ),
)

THE_LAST_WARRIOR_FROM_ANOTHER_PLANET: Final = Card(
    86099788,
    "The Last Warrior from Another Planet",
    Materials(of=named("Zombyra the Dark", "Maryokutai")),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        do=Destroy(All(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
        mandatory=True,
    ),
    Continuous(
        do=Forbid(SUMMONING_FACE_UP, who=EITHER)
        .also(Forbid(FLIP_SUMMONING, who=EITHER))
        .also(Forbid(SPECIAL_SUMMONING, who=EITHER))
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
    THOUSAND_EYES_RESTRICT,
    DARK_BALTER_THE_TERRIBLE,
    RYU_SENSHI,
    FIEND_SKULL_DRAGON,
    THE_LAST_WARRIOR_FROM_ANOTHER_PLANET,
)
