"""Cards that let a player skip a phase."""

from typing import Final

from spellspeed.lang.vocabulary import *

TIME_SEAL: Final = Card(35316708, "Time Seal", Activation(do=SkipPhase(DRAW_PHASE, OPPONENT)))

SOLOMONS_LAWBOOK: Final = Card(23471572, "Solomon's Lawbook", Activation(do=SkipPhase(STANDBY_PHASE, YOU)))

OFFERINGS_TO_THE_DOOMED: Final = Card(
    19230407,
    "Offerings to the Doomed",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP))).also(SkipPhase(DRAW_PHASE, YOU)),
    ),
)

RECKLESS_GREED: Final = Card(
    37576645, "Reckless Greed", Activation(1, do=Draw(2).also(SkipPhase(DRAW_PHASE, YOU, times=2)))
)

FROZEN_SOUL: Final = Card(
    57069605,
    "Frozen Soul",
    Activation(
        needs=Compare(Difference(LifePoints(OPPONENT), LifePoints(YOU)), AtLeast(2000)),
        do=SkipPhase(BATTLE_PHASE, OPPONENT),
    ),
)

FENRIR: Final = Card(
    218704,
    "Fenrir",
    SummonProcedure(by=Banish(Some(2, Monster(attribute=WATER), YOUR_GRAVEYARD))),
    Trigger(
        when=If(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=SkipPhase(DRAW_PHASE, OPPONENT),
        mandatory=True,
    ),
)

CARDS: Final = (TIME_SEAL, SOLOMONS_LAWBOOK, OFFERINGS_TO_THE_DOOMED, RECKLESS_GREED, FROZEN_SOUL, FENRIR)
