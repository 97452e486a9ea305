"""Traps that answer what is activated: a damage, a draw, a certain Spell; and one that answers its own destruction."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ----------------------------------------------------------------------------------------------------- a monster is Set

SHADOW_OF_EYES: Final = Card(
    58621589,
    "Shadow of Eyes",
    Activation(
        when=When(MonsterSet(controller=OPPONENT)),
        target=One(Monster(), OPPONENTS_FIELD, among=THAT_CARD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_DOWN)), FACE_UP_ATTACK, quietly=True),
    ),
)

THE_SET_MONSTER: Final = Ref("the Set monster")
DD_TRAP_HOLE: Final = Card(
    5606466,
    "D.D. Trap Hole",
    Activation(
        when=When(MonsterSet(by=OPPONENT)),
        needs=Compare(HowMany(THAT_CARD), 1),
        target=(
            One(Monster(), THE_FIELD, among=THAT_CARD, called=THE_SET_MONSTER),
            One(Monster(), YOUR_FIELD, other_than=THE_SET_MONSTER),
        ),
        do=Destroy(THE_TARGET, banish=True),
    ),
)

# ---------------------------------------------------------------------------------- what the effect comes to is changed

WHITE_HOLE: Final = Card(
    43487744,
    "White Hole",
    Activation(
        when=When(Activated(Spell(name="Dark Hole"), by=OPPONENT)),
        do=Forbid(
            BEING_DESTROYED_BY_EFFECTS,
            All(Monster(), YOUR_FIELD),
            by=Spell(name="Dark Hole"),
            until=UNTIL_IT_RESOLVES,
        ),
    ),
)

# By its rulings it cannot be activated while your opponent has no card to discard.
TRAP_OF_BOARD_ERASER: Final = Card(
    3055837,
    "Trap of Board Eraser",
    Activation(
        when=When(Activated(ANY_CARD, AS_ANYTHING, including=(InflictDamage(1, YOU),))),
        needs=Exists(ANY_CARD, OPPONENTS_HAND),
        do=ChangeDamage(NO_DAMAGE, YOU, BECAUSE_OF_EFFECT, until=UNTIL_IT_RESOLVES).also(
            Discard(One(ANY_CARD, OPPONENTS_HAND, by=OPPONENT))
        ),
    ),
)

MUKO: Final = Card(
    80863132,
    "Muko",
    Activation(
        when=When(Activated(ANY_CARD, AS_ANYTHING, including=(Draw(1),))),
        do=GainEffects(
            lines=(
                Continuous(
                    do=Reveal(THAT_CARD).also(Discard(THAT_CARD, to_graveyard=True)),
                    when=If(Drawn(YOU), Drawn(OPPONENT)),
                    together=True,
                ),
            ),
            until=UNTIL_IT_RESOLVES,
        ),
    ),
)

# -------------------------------------------------------------------------------------------------- its own destruction

KOZAKYS_SELF_DESTRUCT_BUTTON: Final = Card(
    21908319,
    "Kozaky's Self-Destruct Button",
    Trigger(
        when=When(Destroyed(THIS_CARD, by=YOU, was=Trap(FACE_DOWN))),
        do=InflictDamage(1000, YOU),
        mandatory=True,
    ),
    Trigger(
        when=When(Destroyed(THIS_CARD, by=OPPONENT, was=Trap(FACE_DOWN))),
        do=InflictDamage(1000, OPPONENT),
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------------- its own return

BACK_TO_THE_HAND: Final = (AddToHand(All(SpellOrTrap(), YOUR_FIELD)),)
TREASURE_MAP: Final = Card(
    54762426,
    "Treasure Map",
    Activation(
        when=When(
            Activated(ANY_CARD, AS_ANYTHING, targeting=THIS_CARD, including=BACK_TO_THE_HAND),
            Activated(ANY_CARD, AS_ANYTHING, including=BACK_TO_THE_HAND, untargeted=True),
        ),
        do=Draw(2).then(Discard(One(ANY_CARD, YOUR_HAND))),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    SHADOW_OF_EYES,
    DD_TRAP_HOLE,
    WHITE_HOLE,
    TRAP_OF_BOARD_ERASER,
    MUKO,
    KOZAKYS_SELF_DESTRUCT_BUTTON,
    TREASURE_MAP,
)
