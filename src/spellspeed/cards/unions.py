"""Union monsters and others that become an Equip Card of their own accord."""

from typing import Final

from spellspeed.lang.vocabulary import *

# What all Union monsters have beside their first line. Of the first generation each can be equipped to one monster that
# has no other, comes back in Attack Position, falls for its monster in battle only, and does nothing of all this if the
# effect of another card has equipped it.
COMES_BACK: Final = Ignition(limit=Limit(PER_CARD), do=SpecialSummon(THIS_CARD), from_=YOUR_SPELL_TRAP_ZONE)
FALLS_INSTEAD: Final = Instead(
    of=Destroyed(THE_EQUIPPED, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT),
    do=Destroy(THIS_CARD),
    mandatory=True,
    while_=EQUIPPED_BY_ITSELF,
    from_=YOUR_SPELL_TRAP_ZONE,
)
COMES_BACK_IN_ATTACK: Final = Ignition(
    needs=EQUIPPED_BY_ITSELF,
    limit=Limit(PER_CARD),
    do=SpecialSummon(THIS_CARD, FACE_UP_ATTACK),
    from_=YOUR_SPELL_TRAP_ZONE,
)
FALLS_IN_BATTLE: Final = Instead(
    of=Destroyed(THE_EQUIPPED, because=BECAUSE_OF_BATTLE),
    do=Destroy(THIS_CARD),
    mandatory=True,
    while_=EQUIPPED_BY_ITSELF,
    from_=YOUR_SPELL_TRAP_ZONE,
)
PIERCES: Final = Grant(PIERCING, THE_EQUIPPED)

# ------------------------------------------------------------------------------------------------------------ machines

X_HEAD_CANNON: Final = Card(62651957, "X-Head Cannon")
V_TIGER_JET: Final = Card(51638941, "V-Tiger Jet")

Y_DRAGON_HEAD: Final = Card(
    65622692,
    "Y-Dragon Head",
    Ignition(
        1,
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="X-Head Cannon"), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK,
    FALLS_INSTEAD,
    Continuous(2, ChangeStat(ATK | DEF, THE_EQUIPPED, 400)),
)

Z_METAL_TANK: Final = Card(
    64500000,
    "Z-Metal Tank",
    Ignition(
        1,
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name=("X-Head Cannon", "Y-Dragon Head")), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK,
    FALLS_INSTEAD,
    Continuous(2, ChangeStat(ATK | DEF, THE_EQUIPPED, 600)),
)

W_WING_CATAPULT: Final = Card(
    96300057,
    "W-Wing Catapult",
    Ignition(
        1,
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="V-Tiger Jet"), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK,
    FALLS_INSTEAD,
    Continuous(2, ChangeStat(ATK | DEF, THE_EQUIPPED, 400)),
)

HEAVY_MECH_SUPPORT_PLATFORM: Final = Card(
    23265594,
    "Heavy Mech Support Platform",
    Ignition(
        1,
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, type_=MACHINE), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK,
    FALLS_INSTEAD,
    Continuous(2, ChangeStat(ATK | DEF, THE_EQUIPPED, 500)),
)

ARMORED_CYBERN: Final = Card(
    67159705,
    "Armored Cybern",
    Ignition(
        1,
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="Cyber Dragon", that=OrMadeOfIt()), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK,
    FALLS_INSTEAD,
    # The monster must be able to lose all of the 1000.
    Ignition(
        2,
        still_needs=Compare(Stat(ATK, THE_EQUIPPED), AtLeast(1000)),
        limit=Limit(),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_EQUIPPED, 1000, lose=True).and_if_you_do(Destroy(Those(THE_TARGET, Monster(FACE_UP)))),
        from_=YOUR_SPELL_TRAP_ZONE,
    ),
)

# ------------------------------------------------------------------------------------------------- the first generation

PITCH_DARK_DRAGON: Final = Card(
    47415292,
    "Pitch-Dark Dragon",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="Dark Blade", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 400).also(PIERCES), while_=EQUIPPED_BY_ITSELF),
)

KOITSU: Final = Card(
    69456283,
    "Koitsu",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="Aitsu", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 3000).also(PIERCES), while_=EQUIPPED_BY_ITSELF),
)

DOITSU: Final = Card(
    57062206,
    "Doitsu",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="Soitsu", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 2500), while_=EQUIPPED_BY_ITSELF),
)

SECOND_GOBLIN: Final = Card(
    19086954,
    "Second Goblin",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="Giant Orc", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Ignition(needs=EQUIPPED_BY_ITSELF, limit=Limit(), do=ChangePosition(THE_EQUIPPED), from_=YOUR_SPELL_TRAP_ZONE),
)

PROTECTIVE_SOUL_AILIN: Final = Card(
    11678191,
    "Protective Soul Ailin",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(
            Monster(FACE_UP, name="Indomitable Fighter Lei Lei", without_union=True),
            YOUR_MONSTER_ZONE,
            other_than=THIS_CARD,
        ),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Ignition(needs=EQUIPPED_BY_ITSELF, limit=Limit(), do=ChangePosition(THE_EQUIPPED), from_=YOUR_SPELL_TRAP_ZONE),
)

METALLIZING_PARASITE_LUNATITE: Final = Card(
    7369217,
    "Metallizing Parasite - Lunatite",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Continuous(do=Forbid(BEING_AFFECTED, THE_EQUIPPED, by=Spell(controller=OPPONENT)), while_=EQUIPPED_BY_ITSELF),
)

DES_DENDLE: Final = Card(
    12965761,
    "Des Dendle",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(
            Monster(FACE_UP, name="Vampiric Orchis", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD
        ),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Trigger(
        when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)),
        needs=EQUIPPED_BY_ITSELF,
        do=SummonTokens(Token("Wicked Plant Token", "魔草衍生物", EARTH, PLANT, 1, 800, 800)),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

ZOMBIE_TIGER: Final = Card(
    47693640,
    "Zombie Tiger",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(
            Monster(FACE_UP, name="Decayed Commander", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD
        ),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 500), while_=EQUIPPED_BY_ITSELF),
    Trigger(
        when=If(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)),
        needs=EQUIPPED_BY_ITSELF,
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

BURNING_BEAST: Final = Card(
    59364406,
    "Burning Beast",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(
            Monster(FACE_UP, name="Freezing Beast", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD
        ),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)),
        needs=EQUIPPED_BY_ITSELF,
        target=One(SpellOrTrap(FACE_UP), THE_FIELD),
        do=Destroy(THE_TARGET),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

FREEZING_BEAST: Final = Card(
    85359414,
    "Freezing Beast",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="Burning Beast", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)),
        needs=EQUIPPED_BY_ITSELF,
        target=One(SpellOrTrap(FACE_DOWN), THE_FIELD),
        do=Destroy(THE_TARGET),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

KIRYU: Final = Card(
    84814897,
    "Kiryu",
    Ignition(
        limit=Limit(PER_CARD),
        target=One(Monster(FACE_UP, name="Dark Blade", without_union=True), YOUR_MONSTER_ZONE, other_than=THIS_CARD),
        do=Equip(THE_TARGET),
    ),
    COMES_BACK_IN_ATTACK,
    FALLS_IN_BATTLE,
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 900), while_=EQUIPPED_BY_ITSELF),
    Ignition(
        needs=EQUIPPED_BY_ITSELF,
        cost=Tribute(THIS_CARD),
        do=Grant(ATTACK_DIRECTLY, THE_EQUIPPED, until=UNTIL_TURN_ENDS),
        from_=YOUR_SPELL_TRAP_ZONE,
    ),
)

# ---------------------------------------------------------------------------------------------- others that do the same

SUPERHEAVY_SAMURAI_SOULCLAW: Final = Card(
    40028305,
    "Superheavy Samurai Soulclaw",
    Ignition(
        1,
        target=One(Monster(FACE_UP, archetype="Superheavy Samurai"), YOUR_FIELD, other_than=THIS_CARD),
        do=OnlyIf(Matches(THE_TARGET, Monster(controller=YOU)), Equip(THE_TARGET)),
        from_=YOUR_HAND | YOUR_MONSTER_ZONE,
    ),
    Continuous(
        do=ChangeStat(ATK | DEF, THE_EQUIPPED, 500).also(Forbid(BEING_DESTROYED_BY_BATTLE, THE_EQUIPPED)),
        while_=EQUIPPED_BY_ITSELF,
    ),
    Ignition(
        2,
        needs=EQUIPPED_BY_ITSELF,
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_SPELL_TRAP_ZONE,
    ),
)

COCOON_OF_EVOLUTION: Final = Card(
    40240595,
    "Cocoon of Evolution",
    Ignition(
        target=One(Monster(FACE_UP, name="Petit Moth"), THE_FIELD),
        do=Equip(THE_TARGET),
        from_=YOUR_HAND,
    ),
    # Its values take the place of the printed ones: what the monster gains from others is added to them.
    Continuous(
        do=ChangeStat(ATK, THE_EQUIPPED, 0, become=True, original=True).also(
            ChangeStat(DEF, THE_EQUIPPED, 2000, become=True, original=True)
        ),
        while_=EQUIPPED_BY_ITSELF,
    ),
)

BRAIN_JACKER: Final = Card(
    40267580,
    "Brain Jacker",
    Flip(target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeControl(THE_EQUIPPED), while_=EQUIPPED_BY_ITSELF),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT)),
        needs=EQUIPPED_BY_ITSELF,
        do=GainLP(500, OPPONENT),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

CARDS: Final = (
    X_HEAD_CANNON,
    V_TIGER_JET,
    Y_DRAGON_HEAD,
    Z_METAL_TANK,
    W_WING_CATAPULT,
    HEAVY_MECH_SUPPORT_PLATFORM,
    ARMORED_CYBERN,
    PITCH_DARK_DRAGON,
    KOITSU,
    DOITSU,
    SECOND_GOBLIN,
    PROTECTIVE_SOUL_AILIN,
    METALLIZING_PARASITE_LUNATITE,
    DES_DENDLE,
    ZOMBIE_TIGER,
    BURNING_BEAST,
    FREEZING_BEAST,
    KIRYU,
    SUPERHEAVY_SAMURAI_SOULCLAW,
    COCOON_OF_EVOLUTION,
    BRAIN_JACKER,
)
