"""Link Monsters and cards that ask where their Link Markers point: linked, co-linked, pointed at."""

from typing import Final

from spellspeed.lang.vocabulary import *

CO_LINKED: Final = Monster(that=Linked(mutually=True))
IT_WAS_CO_LINKED: Final = WhenActivated(Matches(THIS_CARD, CO_LINKED))
POINTED_AT: Final = Monster(that=PointedAtBy(THIS_CARD))
THE_SENT: Final = Ref("the sent monster")
TWO_OF_DIFFERENT_NAMES: Final = Materials(of=(A_MONSTER,) * 2, by=LINK_SUMMON, of_different_names=True)

LINKURIBOH: Final = Card(
    41999284,
    "Linkuriboh",
    Materials(of=(Monster(level=1),), by=LINK_SUMMON),
    Trigger(
        1,
        when=When(AttackDeclared(Monster(controller=OPPONENT))),
        cost=Tribute(THIS_CARD),
        do=ChangeStat(ATK, THAT_CARD, 0, become=True, until=UNTIL_TURN_ENDS),
    ),
    Quick(
        2,
        limit=Limit(PER_EFFECT),
        cost=Tribute(One(Monster(level=1), YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

LANPHORHYNCHUS: Final = Card(
    77637979,
    "LANphorhynchus",
    Materials(of=(A_MONSTER,) * 2, by=LINK_SUMMON),
)

HONEYBOT: Final = Card(
    34472920,
    "Honeybot",
    Materials(of=(Monster(type_=CYBERSE),) * 2, by=LINK_SUMMON),
    Continuous(
        1,
        Forbid(BEING_TARGETED, All(POINTED_AT, THE_FIELD)).also(
            Forbid(BEING_DESTROYED_BY_BATTLE, All(POINTED_AT, THE_FIELD))
        ),
    ),
)

MISSUS_RADIANT: Final = Card(
    3987233,
    "Missus Radiant",
    Materials(of=(Monster(attribute=EARTH),) * 2, by=LINK_SUMMON),
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=EARTH), THE_FIELD), 500).also(
            ChangeStat(ATK | DEF, All(Monster(FACE_UP, attribute=WIND), THE_FIELD), 400, lose=True)
        ),
    ),
    Trigger(
        2,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)),
        limit=Limit(PER_EFFECT),
        target=One(Monster(attribute=EARTH), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

DECODE_TALKER: Final = Card(
    1861629,
    "Decode Talker",
    Materials(of=(Monster(kind=EFFECT),) * 2, by=LINK_SUMMON, more=True),
    Continuous(1, ChangeStat(ATK, THIS_CARD, Times(500, CountOf(POINTED_AT, THE_FIELD)))),
    Quick(
        2,
        when=When(Activated(ANY_CARD, AS_ANYTHING, by=OPPONENT, targeting=AnyCard(controller=YOU, zone=ON_THE_FIELD))),
        cost=Tribute(One(POINTED_AT, YOUR_FIELD)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

PENTESTAG: Final = Card(
    72336818,
    "Pentestag",
    Materials(of=(Monster(kind=EFFECT),) * 2, by=LINK_SUMMON),
    Continuous(1, Grant(PIERCING, All(Monster(that=Linked()), YOUR_FIELD))),
)

KNIGHTMARE_PHOENIX: Final = Card(
    2857636,
    "Knightmare Phoenix",
    TWO_OF_DIFFERENT_NAMES,
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_BY_LINK)),
        limit=Limit(PER_EFFECT),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(SpellOrTrap(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET).then(OnlyIf(IT_WAS_CO_LINKED, Draw(1)), may=True),
    ),
    Continuous(2, Forbid(BEING_DESTROYED_BY_BATTLE, All(CO_LINKED, YOUR_FIELD))),
)

KNIGHTMARE_CERBERUS: Final = Card(
    75452921,
    "Knightmare Cerberus",
    TWO_OF_DIFFERENT_NAMES,
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_BY_LINK)),
        limit=Limit(PER_EFFECT),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(summoned=SUMMONED_SPECIALLY, zone=IN_MAIN_MONSTER_ZONE), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET).then(OnlyIf(IT_WAS_CO_LINKED, Draw(1)), may=True),
    ),
    Continuous(2, Forbid(BEING_DESTROYED_BY_EFFECTS, All(CO_LINKED, YOUR_FIELD))),
)

KNIGHTMARE_MERMAID: Final = Card(
    3679218,
    "Knightmare Mermaid",
    Materials(of=(Monster(archetype="Knightmare", not_name="Knightmare Mermaid"),), by=LINK_SUMMON),
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_BY_LINK)),
        limit=Limit(PER_EFFECT),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=SpecialSummon(One(Monster(archetype="Knightmare"), YOUR_DECK)).then(
            OnlyIf(IT_WAS_CO_LINKED, Draw(1)), may=True
        ),
    ),
    Continuous(
        2, ChangeStat(ATK | DEF, All(Monster(FACE_UP, that=NotLinked(mutually=True)), THE_FIELD), 1000, lose=True)
    ),
)

ORCUST_KNIGHTMARE: Final = Card(
    4055337,
    "Orcust Knightmare",
    Continuous(1, Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD, by=Monster(kind=LINK))),
    Ignition(
        2,
        limit=Limit(PER_EFFECT),
        cost=Banish(THIS_CARD),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=SendToGraveyard(
            One(Monster(attribute=DARK, type_=MACHINE, not_name="Orcust Knightmare"), YOUR_DECK), called=THE_SENT
        )
        .and_if_you_do(ChangeStat(ATK, THE_TARGET, Times(100, Stat(LEVEL, THE_SENT)), until=UNTIL_TURN_ENDS))
        .also(Forbid(SPECIAL_SUMMONING, who=YOU, what=Monster(not_attribute=DARK), until=UNTIL_TURN_ENDS)),
        from_=YOUR_GRAVEYARD,
    ),
)

BREAK_OFF_TRAP_HOLE: Final = Card(
    56526564,
    "Break Off Trap Hole",
    Activation(
        1,
        when=When(Summoned(Monster(kind=LINK), SUMMONED_BY_LINK)),
        do=Destroy(All(Monster(that=NotLinked()), THE_FIELD)),
    ),
)

WORLD_LEGACY_STRUGGLE: Final = Card(
    58374719,
    "World Legacy Struggle",
    Activation(
        1,
        target=UpTo(CountOf(CO_LINKED, THE_FIELD), SpellOrTrap(), THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET),
    ),
)

WORLD_LEGACYS_SORROW: Final = Card(
    85763457,
    "World Legacy's Sorrow",
    Activation(
        1,
        when=When(Activated(Monster(), AS_AN_EFFECT, by=OPPONENT), Activated(SpellOrTrap(), by=OPPONENT)),
        needs=Exists(CO_LINKED, YOUR_FIELD),
        limit=Limit(PER_ACTIVATION),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

CARDS: Final = (
    LINKURIBOH,
    LANPHORHYNCHUS,
    HONEYBOT,
    MISSUS_RADIANT,
    DECODE_TALKER,
    PENTESTAG,
    KNIGHTMARE_PHOENIX,
    KNIGHTMARE_CERBERUS,
    KNIGHTMARE_MERMAID,
    ORCUST_KNIGHTMARE,
    BREAK_OFF_TRAP_HOLE,
    WORLD_LEGACY_STRUGGLE,
    WORLD_LEGACYS_SORROW,
)
