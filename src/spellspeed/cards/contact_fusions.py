"""Fusion Monsters that are summoned by themselves for what they are made of, without a Fusion Spell."""

from typing import Final

from spellspeed.lang.vocabulary import *

# What the cards of the same family have in common. A Union monster that is an Equip Card is one of the cards on the
# field, too.
BY_BANISHING: Final = SummonProcedure(by=Banish(AsMaterials(YOUR_FIELD)), from_=YOUR_EXTRA_DECK)
NOT_FROM_THE_GRAVEYARD: Final = SummonCondition(never=SUMMONED_SPECIALLY, from_=IN_GRAVEYARD)
X: Final = AnyCard(name="X-Head Cannon")
Y: Final = AnyCard(name="Y-Dragon Head")
Z: Final = AnyCard(name="Z-Metal Tank")
THE_MONSTER_ZONES: Final = Place(IN_MONSTER_ZONE, IN_MONSTER_ZONE)
ONE_FROM_THE_HAND: Final = Discard(One(ANY_CARD, YOUR_HAND))

XY_DRAGON_CANNON: Final = Card(
    2111707,
    "XY-Dragon Cannon",
    Materials(of=(X, Y), fused=False),
    BY_BANISHING,
    NOT_FROM_THE_GRAVEYARD,
    Ignition(
        1,
        cost=ONE_FROM_THE_HAND,
        target=One(SpellOrTrap(FACE_UP), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, SpellOrTrap(FACE_UP, controller=OPPONENT))),
    ),
)

YZ_TANK_DRAGON: Final = Card(
    25119460,
    "YZ-Tank Dragon",
    Materials(of=(Y, Z), fused=False),
    BY_BANISHING,
    NOT_FROM_THE_GRAVEYARD,
    Ignition(
        1,
        cost=ONE_FROM_THE_HAND,
        target=One(Monster(FACE_DOWN), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_DOWN, controller=OPPONENT))),
    ),
)

XZ_TANK_CANNON: Final = Card(
    99724761,
    "XZ-Tank Cannon",
    Materials(of=(X, Z), fused=False),
    BY_BANISHING,
    NOT_FROM_THE_GRAVEYARD,
    Ignition(
        1,
        cost=ONE_FROM_THE_HAND,
        target=One(SpellOrTrap(FACE_DOWN), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, SpellOrTrap(FACE_DOWN, controller=OPPONENT))),
    ),
)

XYZ_DRAGON_CANNON: Final = Card(
    91998119,
    "XYZ-Dragon Cannon",
    Materials(of=(X, Y, Z), fused=False),
    BY_BANISHING,
    NOT_FROM_THE_GRAVEYARD,
    Ignition(
        1,
        cost=ONE_FROM_THE_HAND,
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, AnyCard(controller=OPPONENT))),
    ),
)

VW_TIGER_CATAPULT: Final = Card(
    58859575,
    "VW-Tiger Catapult",
    Materials(of=(AnyCard(name="V-Tiger Jet"), AnyCard(name="W-Wing Catapult")), fused=False),
    BY_BANISHING,
    Ignition(
        1,
        cost=ONE_FROM_THE_HAND,
        target=One(Monster(), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(controller=OPPONENT)), quietly=True),
    ),
)

VWXYZ_DRAGON_CATAPULT_CANNON: Final = Card(
    84243274,
    "VWXYZ-Dragon Catapult Cannon",
    Materials(of=(AnyCard(name="VW-Tiger Catapult"), AnyCard(name="XYZ-Dragon Cannon")), fused=False),
    BY_BANISHING,
    Ignition(
        1,
        limit=Limit(),
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=Banish(Those(THE_TARGET, AnyCard(controller=OPPONENT))),
    ),
    Trigger(
        2,
        when=When(AttackDeclared(THIS_CARD, on=Monster(controller=OPPONENT))),
        target=Those(THE_OPPOSING, Monster(controller=OPPONENT)),
        do=ChangePosition(THE_TARGET, quietly=True),
    ),
)

CHIMERATECH_FORTRESS_DRAGON: Final = Card(
    79229522,
    "Chimeratech Fortress Dragon",
    Materials(
        of=(Monster(name="Cyber Dragon"), Monster(type_=MACHINE)),
        more=True,
        fused=False,
        never_one=True,
    ),
    SummonProcedure(by=SendToGraveyard(AsMaterials(THE_FIELD)), from_=YOUR_EXTRA_DECK),
    Unclassified(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        do=ChangeStat(ATK, THIS_CARD, Times(1000, MaterialsUsed(THIS_CARD)), become=True, original=True),
    ),
)

CHIMERATECH_MEGAFLEET_DRAGON: Final = Card(
    87116928,
    "Chimeratech Megafleet Dragon",
    Materials(
        of=(Monster(archetype="Cyber Dragon"), Monster(zone=IN_EXTRA_MONSTER_ZONE)),
        more=True,
        fused=False,
        never_one=True,
    ),
    SummonProcedure(by=SendToGraveyard(AsMaterials(THE_FIELD)), from_=YOUR_EXTRA_DECK),
    Unclassified(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        do=ChangeStat(ATK, THIS_CARD, Times(1200, MaterialsUsed(THIS_CARD)), become=True, original=True),
    ),
)

ALBA_LENATUS: Final = Card(
    3410461,
    "Alba-Lenatus the Abyss Dragon",
    Materials(
        of=(Monster(name="Fallen of Albaz"), Monster(type_=DRAGON)),
        more=True,
        never_one=True,
    ),
    SummonProcedure(by=SendToGraveyard(AsMaterials(THE_MONSTER_ZONES)), from_=YOUR_EXTRA_DECK),
    SummonCondition(never=SUMMONED_SPECIALLY, from_=IN_GRAVEYARD | IN_BANISHED),
    Continuous(1, Grant(EXTRA_ATTACK_ON_MONSTERS, THIS_CARD, times=Difference(MaterialsUsed(THIS_CARD), 1))),
    Trigger(
        2,
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, WAS_SENT),
        do=OneOf(
            AddToHand(One(Spell(kind=NORMAL, archetype="Polymerization"), YOUR_DECK)),
            AddToHand(One(Spell(kind=NORMAL, archetype="Fusion"), YOUR_DECK)),
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    XY_DRAGON_CANNON,
    YZ_TANK_DRAGON,
    XZ_TANK_CANNON,
    XYZ_DRAGON_CANNON,
    VW_TIGER_CATAPULT,
    VWXYZ_DRAGON_CATAPULT_CANNON,
    CHIMERATECH_FORTRESS_DRAGON,
    CHIMERATECH_MEGAFLEET_DRAGON,
    ALBA_LENATUS,
)
