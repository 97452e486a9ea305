"""Cards for the tests of values: what the card language cannot say of named cards in full yet, and made-up cards."""

from typing import Final

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.engine.applies.stats import level_of, original_of
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import All, Compare, Exists, One
from spellspeed.lang.words.deeds import Deed, OnlyIf
from spellspeed.lang.words.every_word import (
    ATK,
    DEF,
    FACE_UP,
    LEVEL,
    OPPONENT,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit
from spellspeed.lang.words.nouns import (
    THE_TARGET,
    THIS_CARD,
    AtMost,
    Monster,
    Ref,
    Stat,
    Times,
)
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangeStat,
    Destroy,
    GainLP,
    InflictDamage,
)
from spellspeed.pool import CardPool
from spellspeed.words import UNKNOWN
from table import Seat

A_FACE_UP_MONSTER: Final = One(Monster(FACE_UP), THE_FIELD)
THE_ORIGINAL_ATK: Final = Stat(ATK, THE_TARGET, original=True)
THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")
THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")

# -------------------------------------------------------------------------- the documents' cards, as far as they matter

# -------------------------------------------------------------------------------------------------------- made-up cards


def spell(name: str, do: Deed) -> CardFacts:
    """A Quick-Play Spell about one face-up monster."""
    return probe(name, "Spell / Quick-Play", Activation(target=A_FACE_UP_MONSTER, do=do))


def raise_from_graveyard(name: str, most: int) -> CardFacts:
    """A Spell that targets a monster in the Graveyard by its ATK."""
    target = One(Monster(atk=AtMost(most)), YOUR_GRAVEYARD)
    return probe(name, "Spell / Normal", Activation(target=target, do=AddToHand(THE_TARGET)))


def judge_original_atk(name: str, atk: int) -> CardFacts:
    """A Spell that gives LP, and destroys a monster if this is its original ATK."""
    return spell(name, GainLP(100).also(OnlyIf(Compare(THE_ORIGINAL_ATK, atk), Destroy(THE_TARGET))))


MADE_UP: Final = (
    spell("Burn by Origin", InflictDamage(THE_ORIGINAL_ATK, OPPONENT)),
    spell("Double the Origin", ChangeStat(ATK, THE_TARGET, Times(2, THE_ORIGINAL_ATK), become=True)),
    spell("Origin of 2400", ChangeStat(ATK, THE_TARGET, 2400, become=True, original=True)),
    spell("Origin of 1000", ChangeStat(ATK, THE_TARGET, 1000, become=True, original=True)),
    judge_original_atk("Judge of 2500", 2500),
    judge_original_atk("Judge of 3200", 3200),
    raise_from_graveyard("Call the Weak", 1600),
    raise_from_graveyard("Call the Weaker", 1500),
    probe(
        "Level Hymn",
        "Spell / Quick-Play",
        Activation(target=One(Monster(), THE_FIELD), do=ChangeStat(LEVEL, THE_TARGET, 2, until=UNTIL_TURN_ENDS)),
    ),
    probe(
        "War Hymn",
        "Spell / Continuous",
        Continuous(
            1,
            ChangeStat(ATK | DEF, All(Monster(), YOUR_FIELD), 500),
        ),
    ),
    probe(
        "Generous Knight",
        "Warrior / Effect",
        Ignition(1, limit=Limit(), target=One(Monster(FACE_UP), YOUR_FIELD), do=ChangeStat(ATK, THE_TARGET, 500)),
        atk=1500,
    ),
    probe("Needle", "Spell / Normal", Activation(do=InflictDamage(100, YOU))),
    probe(
        "Riddle of the Pair",
        "Fiend / Effect",
        Continuous(
            1,
            ChangeStat(ATK, THIS_CARD, 3000, become=True),
            while_=Exists(Monster(), YOUR_FIELD, other_than=THIS_CARD),
        ),
        atk=UNKNOWN,
        def_=500,
    ),
)


def stat_pool() -> CardPool:
    """The package's cards, with these sentences of the documents' cards and with the made-up ones."""
    return pool_with(*MADE_UP)


POOL: Final = stat_pool()


# ------------------------------------------------------------------------------------------------------------ questions


def original_atk(seat: Seat, name: str) -> int:
    """The original ATK of a monster that a player controls."""
    return original_of(seat.table.duel.game, seat.table.duel.state, seat.monster(name).row, words.ATK)


def original_def(seat: Seat, name: str) -> int:
    """The original DEF of a monster that a player controls."""
    return original_of(seat.table.duel.game, seat.table.duel.state, seat.monster(name).row, words.DEF)


def level(seat: Seat, name: str) -> int:
    """The Level of a monster that a player controls."""
    return level_of(seat.table.duel.game, seat.table.duel.state, seat.monster(name).row)


def values(seat: Seat, name: str) -> tuple[int, int]:
    """ATK and DEF of a monster that a player controls."""
    return seat.atk_of(name), seat.def_of(name)


def use(seat: Seat, name: str, on: str = "", sending: str = "") -> None:
    """Have a player activate a card or effect, and let it resolve without a response."""
    seat.activates(name, targeting=on or (), paying=sending or ())
    seat.table.nobody_responds()
