"""A hero who attacks from behind his wall, and a claw that strikes at whatever reaches for your cards."""

from typing import Final

from spellspeed.lang.vocabulary import *

BEHIND_THE_WALL: Final = Matches(THIS_CARD, Monster(FACE_UP_DEFENSE))

ELEMENTAL_HERO_RAMPART_BLASTER: Final = Card(
    47737087,
    "Elemental HERO Rampart Blaster",
    Materials(of=named("Elemental HERO Clayman", "Elemental HERO Burstinatrix"), properly=False),
    Continuous(
        do=Grant(ATTACK_IN_DEFENSE, THIS_CARD)
        .also(Grant(ATTACK_DIRECTLY, THIS_CARD))
        .also(Forbid(ATTACKING_MONSTERS, THIS_CARD)),
        while_=BEHIND_THE_WALL,
    ),
    Continuous(
        do=OnlyIf(
            BEHIND_THE_WALL,
            ChangeStat(ATK, THIS_CARD, Half(Stat(ATK, THIS_CARD)), become=True, until=UNTIL_CALCULATED),
        ),
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD, role=AS_ATTACKER)),
    ),
)

DESTINY_HEROES: Final = Monster(archetype="Destiny HERO", controller=YOU)
THE_OTHERS: Final = Monster(FACE_UP, not_archetype="Destiny HERO")
THEIR_ATK: Final = SumOf(
    ATK, Monster(FACE_UP, archetype="Destiny HERO"), YOUR_FIELD, original=True, other_than=THIS_CARD
)

DESTINY_HERO_DREADMASTER: Final = Card(
    40591390,
    "Destiny HERO - Dreadmaster",
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        needs=Matches(THIS_CARD, Monster(summoned_by="Clock Tower Prison")),
        do=Destroy(All(THE_OTHERS, YOUR_FIELD))
        .also(Destroy(All(Monster(FACE_DOWN), YOUR_FIELD)))
        .after_that(SpecialSummon(UpTo(2, Monster(archetype="Destiny HERO"), YOUR_GRAVEYARD)), may=True),
        mandatory=True,
    ),
    Continuous(
        do=Forbid(BEING_DESTROYED_BY_BATTLE, who=EITHER, what=DESTINY_HEROES, until=UNTIL_TURN_ENDS)
        .also(Forbid(BEING_DESTROYED_BY_EFFECTS, who=EITHER, what=DESTINY_HEROES, until=UNTIL_TURN_ENDS))
        .also(ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_TURN_ENDS, what=DESTINY_HEROES)),
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
    ),
    Continuous(do=ChangeStat(ATK | DEF, THIS_CARD, THEIR_ATK, become=True)),
)

TALONS_OF_SHURILANE: Final = Card(
    74150658,
    "Talons of Shurilane",
    Continuous(
        do=Forbid(BEING_DESTROYED_BY_BATTLE, All(Monster(battling=True), THE_FIELD)),
        while_=Matches(THIS_CARD, Monster(battling=True)),
    ),
    Quick(
        needs=During(turn_of=OPPONENT),
        limit=Limit(PER_EFFECT),
        target=One(Monster(FACE_UP, type_=FIEND | ILLUSION, not_name="Talons of Shurilane"), YOUR_FIELD),
        do=AddToHand(THE_TARGET).and_if_you_do(SpecialSummon(THIS_CARD)),
        from_=YOUR_HAND,
    ),
    Quick(
        when=When(Activated(ANY_CARD, AS_ANYTHING, by=OPPONENT, targeting=AnyCard(controller=YOU))),
        limit=Limit(PER_EFFECT),
        target=One(Monster(), OPPONENTS_FIELD),
        do=AddToHand(THIS_CARD).and_if_you_do(Destroy(THE_TARGET)),
    ),
)

CARDS: Final[tuple[Card, ...]] = (ELEMENTAL_HERO_RAMPART_BLASTER, DESTINY_HERO_DREADMASTER, TALONS_OF_SHURILANE)
