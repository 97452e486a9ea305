"""Cards about Normal Summons: what they are made with, how often, and in which turn there can be none."""

from typing import Final

from spellspeed.lang.choices import One
from spellspeed.lang.lines import Activation, Card
from spellspeed.lang.nouns import Half, LifePoints, Monster, Ref, Token
from spellspeed.lang.places import YOUR_DECK
from spellspeed.lang.verbs import Deed, Forbid, PayLP, SpecialSummon, SummonTokens
from spellspeed.words import (
    BEAST,
    BEING_TRIBUTED_FOR_SUMMON,
    EARTH,
    FACE_UP_DEFENSE,
    FLIP_SUMMONING,
    SPECIAL_SUMMONING,
    SUMMONING_FACE_UP,
    YOU,
)

THE_TOKENS: Final = Ref("the Tokens")
NO_OTHER_SUMMONS: Final[Deed] = (
    Forbid(SUMMONING_FACE_UP, who=YOU, otherwise=True)
    .also(Forbid(FLIP_SUMMONING, who=YOU, otherwise=True))
    .also(Forbid(SPECIAL_SUMMONING, who=YOU, otherwise=True))
)

SCAPEGOAT: Final = Card(
    73915051,
    "Scapegoat",
    Activation(
        1,
        oath=NO_OTHER_SUMMONS,
        do=SummonTokens(
            Token("Sheep Token", "羊衍生物", EARTH, BEAST, 1, 0, 0), 4, FACE_UP_DEFENSE, called=THE_TOKENS
        ).and_if_you_do(Forbid(BEING_TRIBUTED_FOR_SUMMON, THE_TOKENS)),
    ),
)

STRAY_LAMBS: Final = Card(
    60764581,
    "Stray Lambs",
    Activation(
        1,
        oath=NO_OTHER_SUMMONS,
        do=SummonTokens(Token("Lamb Token", "仔羊衍生物", EARTH, BEAST, 1, 0, 0), 2, FACE_UP_DEFENSE),
    ),
)

DARK_MAGIC_CURTAIN: Final = Card(
    99789342,
    "Dark Magic Curtain",
    Activation(
        1,
        oath=NO_OTHER_SUMMONS,
        cost=PayLP(Half(LifePoints(YOU), down=True)),
        do=SpecialSummon(One(Monster(name=("Dark Magician",)), YOUR_DECK)),
    ),
)

CARDS: Final = (SCAPEGOAT, STRAY_LAMBS, DARK_MAGIC_CURTAIN)
