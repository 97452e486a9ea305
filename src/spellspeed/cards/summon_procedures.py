"""Monsters that are Special Summoned by themselves: their text says for what, and no chain begins."""

from typing import Final

from spellspeed.lang.vocabulary import *

YOUR_MONSTERS: Final = CountOf(Monster(), YOUR_FIELD)
THEIR_MONSTERS: Final = CountOf(Monster(), OPPONENTS_FIELD)

# ---------------------------------------------------------------------------- monsters that can be Normal Summoned, too

CYBER_DRAGON: Final = Card(
    70095154,
    "Cyber Dragon",
    SummonProcedure(1, needs=Both(Exists(Monster(), OPPONENTS_FIELD), Not(Exists(Monster(), YOUR_FIELD)))),
)

THE_FIEND_MEGACYBER: Final = Card(
    66362965,
    "The Fiend Megacyber",
    SummonProcedure(needs=Compare(THEIR_MONSTERS, AtLeast(Plus(YOUR_MONSTERS, 2)))),
)

DINOWRESTLER_PANKRATOPS: Final = Card(
    82385847,
    "Dinowrestler Pankratops",
    SummonProcedure(1, needs=Compare(Difference(THEIR_MONSTERS, YOUR_MONSTERS), AtLeast(1)), limit=Limit(PER_EFFECT)),
    Quick(
        2,
        limit=Limit(PER_EFFECT),
        cost=Tribute(One(Monster(archetype="Dinowrestler"), YOUR_FIELD)),
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

THE_TRICKY: Final = Card(14778250, "The Tricky", SummonProcedure(1, by=Discard(One(ANY_CARD, YOUR_HAND))))

ANCIENT_GEAR: Final = Card(
    31557782,
    "Ancient Gear",
    SummonProcedure(needs=Exists(Monster(FACE_UP, name="Ancient Gear"), YOUR_FIELD), lies=FACE_UP_ATTACK),
)

# ------------------------------------------------------------------------------------------- what is banished for them

SPIRIT_OF_FLAMES: Final = Card(
    13522325,
    "Spirit of Flames",
    SummonProcedure(by=Banish(One(Monster(attribute=FIRE), YOUR_GRAVEYARD))),
    Continuous(1, ChangeStat(ATK, THIS_CARD, 300), while_=During(BATTLE_PHASE, YOU)),
)

THE_ROCK_SPIRIT: Final = Card(
    76305638,
    "The Rock Spirit",
    SummonProcedure(by=Banish(One(Monster(attribute=EARTH), YOUR_GRAVEYARD))),
    Continuous(do=ChangeStat(ATK, THIS_CARD, 300), while_=During(BATTLE_PHASE, OPPONENT)),
)

AQUA_SPIRIT: Final = Card(
    40916023,
    "Aqua Spirit",
    SummonProcedure(by=Banish(One(Monster(attribute=WATER), YOUR_GRAVEYARD))),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP))).and_if_you_do(
            Forbid(CHANGING_POSITION, THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    ),
)

GARUDA_THE_WIND_SPIRIT: Final = Card(
    12800777,
    "Garuda the Wind Spirit",
    SummonProcedure(by=Banish(One(Monster(attribute=WIND), YOUR_GRAVEYARD))),
    Trigger(
        when=If(PhaseReached(END_PHASE, OPPONENT)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP))),
    ),
)

INFERNO: Final = Card(
    74823665,
    "Inferno",
    SummonProcedure(by=Banish(One(Monster(attribute=FIRE), YOUR_GRAVEYARD))),
    Trigger(
        1,
        when=If(Sent(Monster(), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=InflictDamage(1500, OPPONENT),
        mandatory=True,
    ),
)

GIGANTES: Final = Card(
    47606319,
    "Gigantes",
    SummonProcedure(by=Banish(One(Monster(attribute=EARTH), YOUR_GRAVEYARD))),
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=Destroy(All(SpellOrTrap(), THE_FIELD)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

CHAOS_SORCERER: Final = Card(
    9596126,
    "Chaos Sorcerer",
    SummonProcedure(
        by=Banish(One(Monster(attribute=LIGHT), YOUR_GRAVEYARD)).and_(
            Banish(One(Monster(attribute=DARK), YOUR_GRAVEYARD))
        )
    ),
    Ignition(
        1,
        limit=Limit(),
        oath=Forbid(ATTACKING, THIS_CARD),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Banish(Those(THE_TARGET, Monster(FACE_UP))),
    ),
)

DOOM_DOZER: Final = Card(
    76039636,
    "Doom Dozer",
    SummonProcedure(by=Banish(Some(2, Monster(type_=INSECT), YOUR_GRAVEYARD)), properly=False),
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        do=SendToGraveyard(Top(1, OPPONENTS_DECK)),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------ what is Tributed or sent away for them

GATE_GUARDIAN: Final = Card(
    25833572,
    "Gate Guardian",
    SummonProcedure(
        by=Tribute(One(Monster(name="Sanga of the Thunder"), YOUR_FIELD))
        .and_(Tribute(One(Monster(name="Kazejin"), YOUR_FIELD)))
        .and_(Tribute(One(Monster(name="Suijin"), YOUR_FIELD)))
    ),
)

GOGOGO_GOLEM_GOLDEN_FORM: Final = Card(
    2948263,
    "Gogogo Golem - Golden Form",
    SummonProcedure(by=Tribute(One(Monster(archetype="Gogogo"), YOUR_FIELD)), properly=False),
    Unclassified(
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        do=ChangeStat(ATK, THIS_CARD, Times(2, MaterialsUsed(THIS_CARD, ATK, tributes=True)), become=True),
    ),
    Continuous(do=ChangeDamage(HALF_DAMAGE, OPPONENT, cards=THIS_CARD)),
    Quick(
        when=When(Activated(Monster(kind=EFFECT, zone=IN_MONSTER_ZONE), AS_AN_EFFECT, by=OPPONENT)),
        limit=Limit(),
        # It must be able to lose all of the 1500.
        do=OnlyIf(
            Compare(Stat(ATK, THIS_CARD), AtLeast(1500)),
            ChangeStat(ATK, THIS_CARD, 1500, lose=True).and_if_you_do(Negate(THE_EFFECT)),
        ),
        mandatory=True,
    ),
)

BLUE_EYES_SHINING_DRAGON: Final = Card(
    53347303,
    "Blue-Eyes Shining Dragon",
    SummonProcedure(by=Tribute(One(Monster(name="Blue-Eyes Ultimate Dragon"), YOUR_FIELD)), properly=False),
    Continuous(1, ChangeStat(ATK, THIS_CARD, Times(300, CountOf(Monster(type_=DRAGON), YOUR_GRAVEYARD)))),
    Quick(2, when=When(Activated(ANY_CARD, AS_ANYTHING, targeting=THIS_CARD)), do=Negate(THE_EFFECT)),
)

RED_EYES_DARKNESS_DRAGON: Final = Card(
    96561011,
    "Red-Eyes Darkness Dragon",
    SummonProcedure(by=Tribute(One(Monster(name="Red-Eyes Black Dragon"), YOUR_FIELD)), properly=False),
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(300, CountOf(Monster(type_=DRAGON), YOUR_GRAVEYARD)))),
)

SORCERER_OF_DARK_MAGIC: Final = Card(
    88619463,
    "Sorcerer of Dark Magic",
    SummonProcedure(by=Tribute(Some(2, Monster(type_=SPELLCASTER, level=AtLeast(6)), YOUR_FIELD)), properly=False),
    Quick(
        1,
        when=When(Activated(Trap(), AS_A_CARD)),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

DARK_ERADICATOR_WARLOCK: Final = Card(
    29436665,
    "Dark Eradicator Warlock",
    SummonProcedure(by=Tribute(One(Monster(name="Dark Magician"), YOUR_FIELD)), properly=False),
    Continuous(do=InflictDamage(1000, OPPONENT), when=If(Activated(Spell(kind=NORMAL), AS_A_CARD))),
)

ARMED_DRAGON_LV10: Final = Card(
    59464593,
    "Armed Dragon LV10",
    SummonProcedure(by=Tribute(One(Monster(name="Armed Dragon LV7"), YOUR_FIELD)), properly=False),
    Ignition(
        cost=SendToGraveyard(One(ANY_CARD, YOUR_HAND)),
        do=Destroy(All(Monster(FACE_UP), OPPONENTS_FIELD)),
    ),
)

HAMON_LORD_OF_STRIKING_THUNDER: Final = Card(
    32491822,
    "Hamon, Lord of Striking Thunder",
    SummonProcedure(by=SendToGraveyard(Some(3, Spell(FACE_UP, kind=CONTINUOUS), YOUR_FIELD)), properly=False),
    Continuous(
        1,
        Forbid(BEING_ATTACKED, All(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
        while_=Matches(THIS_CARD, Monster(FACE_UP_DEFENSE)),
    ),
    Trigger(
        2,
        when=If(Sent(Monster(), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=InflictDamage(1000, OPPONENT),
        mandatory=True,
    ),
)

URIA_LORD_OF_SEARING_FLAMES: Final = Card(
    6007213,
    "Uria, Lord of Searing Flames",
    SummonProcedure(by=SendToGraveyard(Some(3, Trap(FACE_UP), YOUR_FIELD)), properly=False),
    Continuous(1, ChangeStat(ATK, THIS_CARD, Times(1000, CountOf(Trap(kind=CONTINUOUS), YOUR_GRAVEYARD)))),
    Ignition(
        2,
        limit=Limit(),
        target=One(SpellOrTrap(FACE_DOWN), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, SpellOrTrap(FACE_DOWN))),
        unanswered=Response(SpellOrTrap(), AS_A_CARD),
    ),
)

CARDS: Final = (
    CYBER_DRAGON,
    THE_FIEND_MEGACYBER,
    DINOWRESTLER_PANKRATOPS,
    THE_TRICKY,
    ANCIENT_GEAR,
    SPIRIT_OF_FLAMES,
    THE_ROCK_SPIRIT,
    AQUA_SPIRIT,
    GARUDA_THE_WIND_SPIRIT,
    INFERNO,
    GIGANTES,
    CHAOS_SORCERER,
    DOOM_DOZER,
    GATE_GUARDIAN,
    GOGOGO_GOLEM_GOLDEN_FORM,
    BLUE_EYES_SHINING_DRAGON,
    RED_EYES_DARKNESS_DRAGON,
    SORCERER_OF_DARK_MAGIC,
    DARK_ERADICATOR_WARLOCK,
    ARMED_DRAGON_LV10,
    HAMON_LORD_OF_STRIKING_THUNDER,
    URIA_LORD_OF_SEARING_FLAMES,
)
