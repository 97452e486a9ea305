"""Equip Spells for few monsters only, and Spells that set, move or shield what is equipped."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_MACHINE: Final = One(Monster(FACE_UP, type_=MACHINE), THE_FIELD)
A_UNION: Final = AnyCard(kind=UNION, controller=YOU)
A_HIGH_MONSTER_FELL: Final = Compare(
    TimesHappened(Destroyed(Monster(level=AtLeast(5)), because=BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)), AtLeast(1)
)
GIVE_BOTH: Final = Tribute(THE_EQUIPPED).and_(Tribute(THIS_CARD))

ARMS_REGENERATION: Final = Card(
    32549749,
    "Arms Regeneration",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 800, until=UNTIL_TURN_ENDS),
    ),
    Activation(
        2,
        limit=Limit(PER_ACTIVATION),
        target=One(Spell(kind=EQUIP), EITHER_GRAVEYARD),
        do=OneOf(SetOnField(THE_TARGET), EquipEach(THE_TARGET, Monster(FACE_UP))),
    ),
)

MAGIC_REFLECTOR: Final = Card(
    61844784,
    "Magic Reflector",
    Activation(
        target=One(Spell(FACE_UP), YOUR_FIELD, other_than=THIS_CARD),
        do=PlaceCounters(GUARD_COUNTER, 1, THE_TARGET).and_if_you_do(
            GainEffects(
                THE_TARGET,
                lines=(
                    Instead(
                        of=Destroyed(THIS_CARD),
                        do=RemoveCounters(GUARD_COUNTER, THIS_CARD, 1),
                        mandatory=True,
                        from_=YOUR_FIELD,
                    ),
                ),
            )
        ),
    ),
)

# Who takes damage from a battle of his monster loses the monster too, unless it attacks one in Defense Position.
WOULD_FALL: Final = Not(
    Both(
        Matches(THE_EQUIPPED, Monster(attacking=True)),
        Exists(Monster(DEFENSE_POSITION, battling=True), THE_FIELD, other_than=THE_EQUIPPED),
    )
)
BUBBLE_BLASTER: Final = Card(
    53586134,
    "Bubble Blaster",
    Activation(
        target=One(Monster(FACE_UP, name="Elemental HERO Bubbleman"), THE_FIELD),
        do=Equip(THE_TARGET),
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 800)),
    Instead(of=Destroyed(THE_EQUIPPED, because=BECAUSE_OF_BATTLE), do=Destroy(THIS_CARD), mandatory=True),
    Continuous(
        do=ChangeDamage(NO_DAMAGE, YOU, cards=THE_EQUIPPED),
        while_=Both(Matches(THE_EQUIPPED, Monster(controller=YOU)), WOULD_FALL),
    ),
    Continuous(
        do=ChangeDamage(NO_DAMAGE, OPPONENT, cards=THE_EQUIPPED),
        while_=Both(Matches(THE_EQUIPPED, Monster(controller=OPPONENT)), WOULD_FALL),
    ),
)

TRIAL_OF_THE_PRINCESSES: Final = Card(
    72709014,
    "Trial of the Princesses",
    Activation(
        target=One(Monster(FACE_UP, name=("White Magician Pikeru", "Ebon Magician Curran")), THE_FIELD),
        do=Equip(THE_TARGET),
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 800)),
    Ignition(
        needs=Both(Matches(THE_EQUIPPED, Monster(controller=YOU, name="White Magician Pikeru")), A_HIGH_MONSTER_FELL),
        cost=GIVE_BOTH,
        do=SpecialSummon(One(Monster(name="Princess Pikeru"), YOUR_HAND | YOUR_DECK)),
    ),
    Ignition(
        needs=Both(Matches(THE_EQUIPPED, Monster(controller=YOU, name="Ebon Magician Curran")), A_HIGH_MONSTER_FELL),
        cost=GIVE_BOTH,
        do=SpecialSummon(One(Monster(name="Princess Curran"), YOUR_HAND | YOUR_DECK)),
    ),
)

SEVEN_COMPLETED: Final = Card(
    86198326,
    "7 Completed",
    Activation(
        1,
        target=A_MACHINE,
        do=Equip(THE_TARGET).and_if_you_do(
            GainEffects(THIS_CARD, lines=(Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 700)),))
        ),
    ),
    Activation(
        2,
        target=A_MACHINE,
        do=Equip(THE_TARGET).and_if_you_do(
            GainEffects(THIS_CARD, lines=(Continuous(do=ChangeStat(DEF, THE_EQUIPPED, 700)),))
        ),
    ),
)

COMBINATION_ATTACK: Final = Card(
    8964854,
    "Combination Attack",
    Activation(
        needs=During(BATTLE_PHASE),
        target=One(Monster(FACE_UP, done=BATTLED | HAS_ATTACKED, that=HasEquip(A_UNION)), THE_FIELD),
        do=SpecialSummon(One(AnyCard(kind=UNION, equipped_to=THE_TARGET), YOUR_FIELD)).and_if_you_do(
            Grant(EXTRA_ATTACK, THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    ARMS_REGENERATION,
    MAGIC_REFLECTOR,
    BUBBLE_BLASTER,
    TRIAL_OF_THE_PRINCESSES,
    SEVEN_COMPLETED,
    COMBINATION_ATTACK,
)
