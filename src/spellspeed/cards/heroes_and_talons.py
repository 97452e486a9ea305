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

CARDS: Final[tuple[Card, ...]] = (ELEMENTAL_HERO_RAMPART_BLASTER, TALONS_OF_SHURILANE)
