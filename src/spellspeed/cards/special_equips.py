"""Equip Spells for few monsters only, and Spells that set, move or shield what is equipped."""

from typing import Final

from spellspeed.lang.vocabulary import *

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

CARDS: Final[tuple[Card, ...]] = (
    ARMS_REGENERATION,
    MAGIC_REFLECTOR,
    BUBBLE_BLASTER,
    TRIAL_OF_THE_PRINCESSES,
)
