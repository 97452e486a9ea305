"""Equip Spells that weaken, change, bind or call the monster they are on."""

from typing import Final

from spellspeed.lang.vocabulary import *

TO_ANY_MONSTER: Final = Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET))

# ----------------------------------------------------------------------------------- weaker from turn to turn

STIM_PACK: Final = Card(
    83225447,
    "Stim-Pack",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 700)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, Times(200, StandbysPassed()), lose=True)),
)

GERM_INFECTION: Final = Card(
    24668830,
    "Germ Infection",
    Activation(target=One(Monster(FACE_UP, not_type=MACHINE), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, Times(300, StandbysPassed()), lose=True)),
)

IT_FALLS_AND_THIS_RETURNS: Final = OnlyIf(
    Matches(THIS_CARD, AnyCard(FACE_UP, equipped_to=THE_TARGET)),
    Destroy(THE_TARGET).and_if_you_do(AddToHand(THIS_CARD)),
)
EKIBYO_DRAKMORD: Final = Card(
    69954399,
    "Ekibyo Drakmord",
    Activation(
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET).and_if_you_do(
            OnlyIf(
                Matches(THE_TARGET, Monster(controller=YOU)),
                Later(END_PHASE, IT_FALLS_AND_THIS_RETURNS, turn_of=YOU, nth=2),
            ).also(
                OnlyIf(
                    Matches(THE_TARGET, Monster(controller=OPPONENT)),
                    Later(END_PHASE, IT_FALLS_AND_THIS_RETURNS, turn_of=OPPONENT, nth=2),
                )
            )
        ),
    ),
    Continuous(do=Forbid(ATTACKING, THE_EQUIPPED)),
)

DEMOTION: Final = Card(
    72575145, "Demotion", TO_ANY_MONSTER, Continuous(do=ChangeStat(LEVEL, THE_EQUIPPED, 2, lose=True))
)

# ------------------------------------------------------------------------------------- protected from Spells

ROD_OF_SILENCE_KAYEST: Final = Card(
    95515060,
    "Rod of Silence - Kay'est",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(DEF, THE_EQUIPPED, 500)),
    Continuous(
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(THAT_CARD)),
        when=If(Resolving(Spell(), AS_ANYTHING, targeting=THE_EQUIPPED, other_than=THIS_CARD)),
    ),
)

HEART_OF_CLEAR_WATER: Final = Card(
    64801562,
    "Heart of Clear Water",
    TO_ANY_MONSTER,
    Continuous(
        do=Forbid(BEING_DESTROYED_BY_BATTLE, THE_EQUIPPED).also(
            Forbid(BEING_DESTROYED_BY_EFFECTS, THE_EQUIPPED, by=AnyCard(that=Targeting(THE_EQUIPPED)))
        )
    ),
    Continuous(do=Destroy(THIS_CARD), while_=Matches(THE_EQUIPPED, Monster(atk=AtLeast(1300)))),
)

ROD_OF_THE_MINDS_EYE: Final = Card(
    94793422,
    "Rod of the Mind's Eye",
    TO_ANY_MONSTER,
    Continuous(
        do=ChangeDamage(FIXED_DAMAGE, OPPONENT, cards=THE_EQUIPPED, amount=1000),
        while_=Matches(THE_EQUIPPED, Monster(controller=YOU)),
    ),
)

# --------------------------------------------------------------------------------------- what draws attacks on itself

RAREGOLD_ARMOR: Final = Card(
    7625614,
    "Raregold Armor",
    TO_ANY_MONSTER,
    Continuous(
        do=Forbid(BEING_ATTACKED, All(Monster(), YOUR_FIELD, other_than=THE_EQUIPPED)),
        while_=Matches(THE_EQUIPPED, Monster(controller=YOU)),
    ),
)

RING_OF_MAGNETISM: Final = Card(
    20436034,
    "Ring of Magnetism",
    Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 500, lose=True)),
    Continuous(
        do=Forbid(BEING_ATTACKED, All(Monster(), YOUR_FIELD, other_than=THE_EQUIPPED)).also(
            Forbid(ATTACKING_DIRECTLY, All(Monster(), OPPONENTS_FIELD))
        )
    ),
)

# --------------------------------------------------------------------------------------- taken over, or called

FALLING_DOWN: Final = Card(
    32919136,
    "Falling Down",
    Activation(target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, ChangeControl(THE_EQUIPPED)),
    Trigger(2, when=If(PhaseReached(STANDBY_PHASE, OPPONENT)), do=InflictDamage(800, YOU), mandatory=True),
    Continuous(3, Destroy(THIS_CARD), while_=Not(Exists(AnyCard(FACE_UP, archetype="Archfiend"), YOUR_FIELD))),
)

AUTONOMOUS_ACTION_UNIT: Final = Card(
    71453557,
    "Autonomous Action Unit",
    Activation(
        1,
        cost=PayLP(1500),
        target=One(Monster(), OPPONENTS_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_ATTACK).and_if_you_do(Equip(THE_TARGET)),
    ),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_EQUIPPED)),
)

MAGICAL_LABYRINTH: Final = Card(
    64389297,
    "Magical Labyrinth",
    Activation(target=One(Monster(FACE_UP, name="Labyrinth Wall"), THE_FIELD), do=Equip(THE_TARGET)),
    Ignition(
        needs=Matches(THE_EQUIPPED, Monster(controller=YOU)),
        cost=Tribute(THE_EQUIPPED),
        do=SpecialSummon(One(Monster(name="Wall Shadow"), YOUR_DECK)),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    STIM_PACK,
    GERM_INFECTION,
    EKIBYO_DRAKMORD,
    DEMOTION,
    ROD_OF_SILENCE_KAYEST,
    HEART_OF_CLEAR_WATER,
    ROD_OF_THE_MINDS_EYE,
    RAREGOLD_ARMOR,
    RING_OF_MAGNETISM,
    FALLING_DOWN,
    AUTONOMOUS_ACTION_UNIT,
    MAGICAL_LABYRINTH,
)
