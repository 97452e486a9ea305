"""Flip Monsters of old decks, and monsters that look at what lies face-down."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ---------------------------------------------------------------------------------------- what is turned up to be seen

TURNED_UP: Final = Reveal(Those(THE_TARGET, SpellOrTrap(FACE_DOWN)))
A_TRAP_OR_A_SET_CARD: Final = One(Trap(that=OrSet()), THE_FIELD)
A_SPELL_OR_A_SET_CARD: Final = One(Spell(that=OrSet()), THE_FIELD)
DESTROYED_IF_A_TRAP: Final = TURNED_UP.also(Destroy(Those(THE_TARGET, Trap(that=SeenThrough()))))
DESTROYED_IF_A_SPELL: Final = TURNED_UP.also(Destroy(Those(THE_TARGET, Spell(that=SeenThrough()))))

REAPER_OF_THE_CARDS: Final = Card(
    33066139, "Reaper of the Cards", Flip(target=A_TRAP_OR_A_SET_CARD, do=DESTROYED_IF_A_TRAP)
)

TRAP_MASTER: Final = Card(46461247, "Trap Master", Flip(target=A_TRAP_OR_A_SET_CARD, do=DESTROYED_IF_A_TRAP))

ARMED_NINJA: Final = Card(
    9076207, "Armed Ninja", Flip(1, target=A_SPELL_OR_A_SET_CARD, do=DESTROYED_IF_A_SPELL, mandatory=False)
)

CRIMSON_NINJA: Final = Card(
    14618326, "Crimson Ninja", Flip(1, target=A_TRAP_OR_A_SET_CARD, do=DESTROYED_IF_A_TRAP, mandatory=False)
)

BOMBARDMENT_BEETLE: Final = Card(
    57409948,
    "Bombardment Beetle",
    Flip(
        target=One(Monster(FACE_DOWN), OPPONENTS_FIELD),
        do=Reveal(Those(THE_TARGET, Monster(FACE_DOWN))).and_if_you_do(
            Destroy(Those(THE_TARGET, Monster(kind=EFFECT, that=SeenThrough())))
        ),
    ),
)

# ------------------------------------------------------------------------------------------------------- both players

DIMENSION_JAR: Final = Card(
    73414375,
    "Dimension Jar",
    Flip(
        do=May(Banish(UpTo(3, ANY_CARD, OPPONENTS_GRAVEYARD))).also(
            May(Banish(UpTo(3, ANY_CARD, YOUR_GRAVEYARD, by=OPPONENT)), by=OPPONENT)
        )
    ),
)

# ------------------------------------------------------------------------------------------------- what is forbidden

WHIRLWIND_WEASEL: Final = Card(
    93730409,
    "Whirlwind Weasel",
    Flip(do=Forbid(ACTIVATING, who=OPPONENT, what=SpellOrTrap(FACE_DOWN), until=UNTIL_TURN_ENDS)),
)

SONIC_JAMMER: Final = Card(
    84550200,
    "Sonic Jammer",
    Flip(do=Forbid(ACTIVATING, who=OPPONENT, what=Spell(FACE_DOWN), until=UNTIL_NEXT_TURN_ENDS)),
)

SASUKE_SAMURAI_2: Final = Card(
    11760174,
    "Sasuke Samurai #2",
    Ignition(
        cost=PayLP(800),
        do=Forbid(ACTIVATING, who=EITHER, what=SpellOrTrap(FACE_DOWN), until=UNTIL_END_PHASE),
    ),
)

# ------------------------------------------------------------------------------------------- negated for a discard

GRAVEKEEPERS_WATCHER: Final = Card(
    26084285,
    "Gravekeeper's Watcher",
    Quick(
        when=When(Activated(ANY_CARD, AS_ANYTHING, by=OPPONENT, including=(Discard(All(ANY_CARD, OPPONENTS_HAND)),))),
        cost=SendToGraveyard(THIS_CARD),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
        from_=YOUR_HAND,
    ),
)

GEMINI_IMPS: Final = Card(
    67688478,
    "Gemini Imps",
    Quick(
        when=When(Activated(ANY_CARD, AS_ANYTHING, by=OPPONENT, including=(Discard(All(ANY_CARD, YOUR_HAND)),))),
        cost=SendToGraveyard(THIS_CARD),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)).then(Draw(1)),
        from_=YOUR_HAND,
    ),
)

# --------------------------------------------------------------------------------------------------- one for another

THROWSTONE_UNIT: Final = Card(
    76075810,
    "Throwstone Unit",
    Ignition(
        cost=Tribute(One(Monster(type_=WARRIOR), YOUR_FIELD, other_than=THIS_CARD)),
        target=One(Monster(FACE_UP, def_=AtMost(Stat(ATK, THIS_CARD))), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP))),
    ),
)

TEMPEST: Final = Card(
    83121692,
    "Elemental HERO Tempest",
    Materials(
        of=(
            Monster(name="Elemental HERO Avian"),
            Monster(name="Elemental HERO Sparkman"),
            Monster(name="Elemental HERO Bubbleman"),
        ),
        properly=False,
    ),
    Ignition(
        cost=SendToGraveyard(One(ANY_CARD, YOUR_FIELD, other_than=THIS_CARD)),
        target=One(Monster(), YOUR_FIELD),
        do=LinkTogether(THE_TARGET),
    ),
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THE_LINKED_CARD)),
)

POISON_DRAW_FROG: Final = Card(
    56840658,
    "Poison Draw Frog",
    Trigger(
        when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=YOUR_FIELD, was=Monster(FACE_UP, that=LayAtStart(FACE_UP)))),
        do=Draw(1),
        from_=YOUR_GRAVEYARD,
    ),
)

CYBER_RAIDER: Final = Card(
    39978267,
    "Cyber Raider",
    Trigger(
        when=If(Summoned(THIS_CARD)),
        limit=Limit(PER_CARD, A_CHAIN),
        target=One(AnyCard(FACE_UP, kind=EQUIP), THE_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
    Trigger(
        when=If(Summoned(THIS_CARD)),
        limit=Limit(PER_CARD, A_CHAIN),
        target=One(AnyCard(FACE_UP, kind=EQUIP), THE_FIELD),
        do=Equip(THIS_CARD, what=THE_TARGET),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    REAPER_OF_THE_CARDS,
    TRAP_MASTER,
    ARMED_NINJA,
    CRIMSON_NINJA,
    BOMBARDMENT_BEETLE,
    DIMENSION_JAR,
    WHIRLWIND_WEASEL,
    SONIC_JAMMER,
    SASUKE_SAMURAI_2,
    GRAVEKEEPERS_WATCHER,
    GEMINI_IMPS,
    THROWSTONE_UNIT,
    TEMPEST,
    POISON_DRAW_FROG,
    CYBER_RAIDER,
)
