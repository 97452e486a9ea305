"""Cyberse monsters, which fill the field for Link Summons, and the Code Talkers made of them."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_CYBERSE: Final = Monster(type_=CYBERSE)
A_SMALL_CYBERSE: Final = Monster(type_=CYBERSE, level=AtMost(4))
POINTED_AT: Final = Monster(that=PointedAtBy(THIS_CARD))
ONE_POINTED_AT: Final = One(POINTED_AT, YOUR_FIELD)
COMES: Final = Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)
YOU_HAVE_NO_MONSTER: Final = Not(Exists(Monster(), YOUR_FIELD))
FOR_EACH_POINTED_AT: Final = ChangeStat(ATK, THIS_CARD, Times(500, CountOf(POINTED_AT, THE_FIELD)))

THE_DISCARDED: Final = Ref("the discarded cards")
THE_BANISHED: Final = Ref("the banished monster")
THE_SUMMONED: Final = Ref("the Summoned monster")
THE_FIRST: Final = Ref("the first monster")
THE_SECOND: Final = Ref("the second monster")

# --------------------------------------------------------------------------------------------------- they come at once

LINKSLAYER: Final = Card(
    35595518,
    "Linkslayer",
    SummonProcedure(1, needs=YOU_HAVE_NO_MONSTER),
    Ignition(
        2,
        limit=Limit(),
        cost=Discard(UpTo(2, ANY_CARD, YOUR_HAND), called=THE_DISCARDED),
        target=Some(HowMany(THE_DISCARDED), SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

BACKUP_SECRETARY: Final = Card(
    63528891,
    "Backup Secretary",
    SummonProcedure(1, needs=Exists(Monster(FACE_UP, type_=CYBERSE), YOUR_FIELD), limit=Limit(PER_EFFECT)),
)

BITROOPER: Final = Card(
    36694815,
    "Bitrooper",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=SendToGraveyard(One(Monster(level=AtMost(2)), YOUR_HAND)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
)

BOOT_STAGGERED: Final = Card(
    70950698,
    "Boot Staggered",
    Trigger(
        1,
        when=When(Summoned(Monster(type_=CYBERSE, controller=YOU), SUMMONED_NORMALLY)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Trigger(
        2,
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=SummonTokens(Token("Stag Token", "引导鹿衍生物", EARTH, CYBERSE, 1, 0, 0)),
    ),
)

THRESHOLD_BORG: Final = Card(
    31944175,
    "Threshold Borg",
    SummonProcedure(1, needs=YOU_HAVE_NO_MONSTER, by=Discard(One(A_CYBERSE, YOUR_HAND, other_than=THIS_CARD))),
    Continuous(2, ChangeStat(ATK, All(Monster(FACE_UP), OPPONENTS_FIELD), 500, lose=True)),
)

DEGRADE_BUSTER: Final = Card(
    50426119,
    "Degrade Buster",
    SummonProcedure(by=Banish(Some(2, A_CYBERSE, YOUR_GRAVEYARD))),
    Quick(
        1,
        limit=Limit(PER_EFFECT),
        target=One(Monster(FACE_UP, atk=AtLeast(Plus(1, Stat(ATK, THIS_CARD)))), OPPONENTS_FIELD),
        do=Banish(THE_TARGET, for_a_time=True, called=THE_BANISHED).and_if_you_do(
            Later(END_PHASE, ReturnToField(THE_BANISHED))
        ),
    ),
)

# ------------------------------------------------------------------------------------------------- they bring another

A_LARGE_LINK_MONSTER: Final = Monster(FACE_UP, kind=LINK, link=AtLeast(3), controller=YOU)

ARMORED_BITRON: Final = Card(
    29374928,
    "Armored Bitron",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Tribute(THIS_CARD),
        do=SpecialSummon(One(Monster(type_=CYBERSE, not_name="Armored Bitron"), YOUR_DECK), called=THE_SUMMONED)
        .and_if_you_do(NegateEffectsOf(THE_SUMMONED))
        .also(Forbid(SPECIAL_SUMMONING, who=YOU, what=Monster(not_type=CYBERSE), until=UNTIL_TURN_ENDS)),
    ),
    Trigger(
        2,
        when=If(
            Destroyed(A_LARGE_LINK_MONSTER, because=BECAUSE_OF_BATTLE),
            Destroyed(A_LARGE_LINK_MONSTER, because=BECAUSE_OF_EFFECT, by=OPPONENT),
        ),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD).and_if_you_do(
            Redirect(THIS_CARD, IN_BANISHED, IN_HAND | IN_DECK | IN_EXTRA_DECK | IN_GRAVEYARD)
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

DRACONNET: Final = Card(
    62706865,
    "Draconnet",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=SpecialSummon(One(Monster(kind=NORMAL, level=AtMost(2)), YOUR_HAND | YOUR_DECK), lies=FACE_UP_DEFENSE),
    ),
)

CYBERSE_GADGET: Final = Card(
    645087,
    "Cyberse Gadget",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        target=One(Monster(level=AtMost(2)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, lies=FACE_UP_DEFENSE).and_if_you_do(NegateEffectsOf(THE_TARGET)),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        limit=Limit(PER_EFFECT),
        do=SummonTokens(Token("Gadget Token", "工具衍生物", LIGHT, CYBERSE, 2, 0, 0)),
    ),
)

ROM_CLOUDIA: Final = Card(
    44956694,
    "ROM Cloudia",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        target=One(Monster(type_=CYBERSE, not_name="ROM Cloudia"), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
    Trigger(
        2,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)),
        do=SpecialSummon(One(Monster(type_=CYBERSE, level=AtMost(4), not_name="ROM Cloudia"), YOUR_DECK)),
    ),
)

RAM_CLOUDER: Final = Card(
    9190563,
    "RAM Clouder",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        target=One(A_CYBERSE, YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

LADY_DEBUG: Final = Card(
    16188701,
    "Lady Debug",
    Trigger(
        1,
        when=If(COMES),
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(type_=CYBERSE, level=AtMost(3)), YOUR_DECK)),
    ),
)

LINK_STREAMER: Final = Card(
    23331400,
    "Link Streamer",
    Trigger(
        1,
        when=When(
            Summoned(
                Monster(FACE_UP, type_=CYBERSE, controller=YOU),
                SUMMONED_NORMALLY | SUMMONED_SPECIALLY,
                other_than=THIS_CARD,
            )
        ),
        limit=Limit(PER_EFFECT),
        do=SummonTokens(Token("Data Token", "数据衍生物", LIGHT, CYBERSE, 1, 0, 0)),
    ),
)

CLOCK_WYVERN: Final = Card(
    21830679,
    "Clock Wyvern",
    Trigger(
        1,
        when=If(COMES),
        limit=Limit(PER_EFFECT),
        do=ChangeStat(ATK, THIS_CARD, Half(Stat(ATK, THIS_CARD)), become=True).and_if_you_do(
            SummonTokens(Token("Clock Token", "时钟衍生物", WIND, CYBERSE, 1, 0, 0))
        ),
    ),
)

LAUNCHER_COMMANDER: Final = Card(
    35911108,
    "Launcher Commander",
    Continuous(1, ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=CYBERSE), YOUR_FIELD, other_than=THIS_CARD), 300)),
    Ignition(
        2,
        limit=Limit(),
        cost=Tribute(One(A_CYBERSE, YOUR_FIELD)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

# ---------------------------------------------------------------------------------------------------- Spells and a Trap

CYNET_MINING: Final = Card(
    57160136,
    "Cynet Mining",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        cost=SendToGraveyard(One(ANY_CARD, YOUR_HAND)),
        do=AddToHand(One(A_SMALL_CYBERSE, YOUR_DECK)),
    ),
)

CYNET_UNIVERSE: Final = Card(
    61583217,
    "Cynet Universe",
    Continuous(1, ChangeStat(ATK, All(Monster(FACE_UP, kind=LINK), YOUR_FIELD), 300)),
    Ignition(2, limit=Limit(), target=One(Monster(), EITHER_GRAVEYARD), do=ReturnToDeck(THE_TARGET)),
    Trigger(
        3,
        when=If(Destroyed(THIS_CARD, from_=THE_FIELD, because=BECAUSE_OF_EFFECT)),
        do=SendToGraveyard(All(Monster(zone=IN_EXTRA_MONSTER_ZONE), THE_FIELD)),
        mandatory=True,
    ),
)

YOUR_LINK_MONSTER: Final = Monster(FACE_UP, kind=LINK, controller=YOU)

CYNET_RECOVERY: Final = Card(
    73558460,
    "Cynet Recovery",
    Trigger(
        1,
        when=If(
            Destroyed(YOUR_LINK_MONSTER, because=BECAUSE_OF_BATTLE),
            Destroyed(YOUR_LINK_MONSTER, because=BECAUSE_OF_EFFECT, by=OPPONENT),
        ),
        limit=Limit(PER_EFFECT),
        target=One(Monster(not_kind=LINK), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, lies=FACE_UP_DEFENSE),
    ),
)

CYNET_REGRESSION: Final = Card(
    19943114,
    "Cynet Regression",
    Activation(
        1,
        when=If(Summoned(Monster(kind=LINK), SUMMONED_SPECIALLY, by=YOU)),
        limit=Limit(PER_ACTIVATION),
        target=One(ANY_CARD, THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET).then(Draw(1)),
    ),
)

CYNET_CASCADE: Final = Card(
    4433488,
    "Cynet Cascade",
    Activation(
        1,
        when=If(Summoned(Monster(kind=LINK), SUMMONED_BY_LINK, by=YOU)),
        target=One(Monster(that=WasMaterial(THAT_CARD)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

# ---------------------------------------------------------------------------------------------------- in the Extra Deck

LINK_DISCIPLE: Final = Card(
    32995276,
    "Link Disciple",
    Materials(of=(A_SMALL_CYBERSE,), by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Tribute(ONE_POINTED_AT),
        do=Draw(1).then(ReturnToDeck(One(ANY_CARD, YOUR_HAND), where=AT_THE_BOTTOM)),
    ),
)

LINK_SPIDER: Final = Card(
    98978921,
    "Link Spider",
    Materials(of=(Monster(kind=NORMAL),), by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(),
        do=SpecialSummon(One(Monster(kind=NORMAL, level=AtMost(4)), YOUR_HAND), where_it_points=True),
    ),
)

CODE_TALKER_INVERTED: Final = Card(
    45462149,
    "Code Talker Inverted",
    Materials(of=(A_CYBERSE,) * 2, by=LINK_SUMMON),
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_BY_LINK)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(One(A_CYBERSE, YOUR_HAND), where_it_points=True),
    ),
)

FLAME_ADMINISTRATOR: Final = Card(
    49847524,
    "Flame Administrator",
    Materials(of=(A_CYBERSE,) * 2, by=LINK_SUMMON),
    OnlyOne(1),
    Continuous(2, ChangeStat(ATK, All(Monster(FACE_UP, kind=LINK), YOUR_FIELD), 800)),
)

CODE_TALKER: Final = Card(
    53413628,
    "Code Talker",
    Materials(of=(Monster(kind=EFFECT),) * 2, by=LINK_SUMMON),
    Continuous(1, FOR_EACH_POINTED_AT),
    Continuous(
        2,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD).also(
            Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD, by=AnyCard(controller=OPPONENT))
        ),
        while_=Exists(POINTED_AT, THE_FIELD),
    ),
)

UNDERCLOCK_TAKER: Final = Card(
    77058170,
    "Underclock Taker",
    Materials(of=(Monster(kind=EFFECT),) * 2, by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(),
        target=(
            One(Monster(FACE_UP, that=PointedAtBy(THIS_CARD)), THE_FIELD, called=THE_FIRST),
            One(Monster(FACE_UP), OPPONENTS_FIELD, other_than=THE_FIRST, called=THE_SECOND),
        ),
        do=ChangeStat(ATK, THE_SECOND, Stat(ATK, THE_FIRST), lose=True, until=UNTIL_TURN_ENDS),
    ),
)

DETONATE_DELETER: Final = Card(
    24487411,
    "Detonate Deleter",
    Materials(of=(A_CYBERSE,) * 2, more=True, by=LINK_SUMMON),
    Trigger(
        1,
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_UP))),
        needs=Either(
            Matches(THE_OPPOSING, Monster(FACE_UP, not_kind=LINK)),
            Matches(THE_OPPOSING, Monster(FACE_UP, link=AtMost(2))),
        ),
        limit=Limit(),
        do=Destroy(THE_OPPOSING),
    ),
    Ignition(
        2,
        limit=Limit(),
        cost=Tribute(ONE_POINTED_AT),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

POWERCODE_TALKER: Final = Card(
    15844566,
    "Powercode Talker",
    Materials(of=(Monster(),) * 3, by=LINK_SUMMON),
    Ignition(
        1,
        limit=Limit(),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS),
    ),
    Quick(
        2,
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT))),
        limit=Limit(),
        cost=Tribute(ONE_POINTED_AT),
        do=ChangeStat(
            ATK, THIS_CARD, Times(2, Stat(ATK, THIS_CARD, original=True)), become=True, until=UNTIL_CALCULATED
        ),
    ),
)

CARDS: Final = (
    LINKSLAYER,
    BACKUP_SECRETARY,
    BITROOPER,
    BOOT_STAGGERED,
    THRESHOLD_BORG,
    DEGRADE_BUSTER,
    ARMORED_BITRON,
    DRACONNET,
    CYBERSE_GADGET,
    ROM_CLOUDIA,
    RAM_CLOUDER,
    LADY_DEBUG,
    LINK_STREAMER,
    CLOCK_WYVERN,
    LAUNCHER_COMMANDER,
    CYNET_MINING,
    CYNET_UNIVERSE,
    CYNET_RECOVERY,
    CYNET_REGRESSION,
    CYNET_CASCADE,
    LINK_DISCIPLE,
    LINK_SPIDER,
    CODE_TALKER_INVERTED,
    FLAME_ADMINISTRATOR,
    CODE_TALKER,
    UNDERCLOCK_TAKER,
    DETONATE_DELETER,
    POWERCODE_TALKER,
)
