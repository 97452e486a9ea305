"""What applies, since when, and what happens by itself: cases with probes that no rule scenario needs."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, Exists, Not, One
from spellspeed.lang.words.every_word import (
    ATK,
    BEING_DESTROYED_BY_EFFECTS,
    DRAGON,
    FACE_UP,
    FAIRY,
    OPPONENT,
    UNTIL_TURN_ENDS,
    WARRIOR,
)
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import (
    THAT_CARD,
    THE_TARGET,
    THIS_CARD,
    AnyCard,
    Half,
    HowMany,
    Monster,
    Spell,
    Stat,
    Times,
    Trap,
)
from spellspeed.lang.words.places_said import OPPONENTS_HAND, THE_FIELD, YOUR_MONSTER_ZONE
from spellspeed.lang.words.timings import DamageTaken, If, PositionChanged, Sent
from spellspeed.lang.words.verbs import (
    ChangePosition,
    ChangeStat,
    Destroy,
    Draw,
    Forbid,
    GainLP,
    InflictDamage,
    NegateEffectsOf,
    Treat,
)
from spellspeed.words import EVENT_LP_CHANGED
from table import Table, table

FACE_UP_MONSTER = Monster(lies=FACE_UP)
HALVES = probe(
    "Halver",
    "Spell / Quick-Play",
    Activation(
        target=One(FACE_UP_MONSTER, THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, Half(Stat(ATK, THE_TARGET)), become=True),
    ),
)
SHRINKS = probe(
    "Shrinker",
    "Spell / Quick-Play",
    Activation(
        target=One(FACE_UP_MONSTER, THE_FIELD),
        do=ChangeStat(
            ATK,
            THE_TARGET,
            Half(Stat(ATK, THE_TARGET, original=True)),
            become=True,
            original=True,
            until=UNTIL_TURN_ENDS,
        ),
    ),
)
MEADOW = probe(
    "Meadow",
    "Spell / Continuous",
    Continuous(1, do=ChangeStat(ATK, All(Monster(lies=FACE_UP, type_=WARRIOR), THE_FIELD), 200)),
)
DRAGONS = probe(
    "Dragon Dance",
    "Spell / Quick-Play",
    Activation(target=One(FACE_UP_MONSTER, THE_FIELD), do=Treat(THE_TARGET, type_=DRAGON, until=UNTIL_TURN_ENDS)),
)
POOL = pool_with(HALVES, SHRINKS, MEADOW, DRAGONS, probe("Swordsman", "Warrior / Normal", atk=1600))


def a_swordsman(hand: str, spells: str = "") -> Table:
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {hand}   monsters: Swordsman (attack)   {"spells: " + spells if spells else ""}
        opp 8000
        """,
        pool=POOL,
    )


@pytest.mark.rule("stats.set-value.activated.drops-earlier-continuous-modifiers", scenario=0)
def test_a_field_that_began_before_a_value_was_set_is_not_added_again() -> None:
    t = a_swordsman("Halver", "Meadow")
    assert t.you.atk_of("Swordsman") == 1800
    t.you.activates("Halver", targeting="Swordsman")
    t.nobody_responds()
    assert t.you.atk_of("Swordsman") == 900


@pytest.mark.rule("stats.set-value.activated.later-changes-apply-on-top", scenario=0)
def test_a_field_that_begins_after_a_value_was_set_is_added_to_it() -> None:
    t = a_swordsman("Halver, Meadow")
    t.you.activates("Halver", targeting="Swordsman")
    t.nobody_responds()
    t.you.activates("Meadow")
    t.nobody_responds()
    assert t.you.atk_of("Swordsman") == 1000


@pytest.mark.rule("card.type.changed-value-replaces", scenario=0)
def test_a_monster_that_is_no_warrior_any_more_loses_what_warriors_have() -> None:
    t = a_swordsman("Dragon Dance", "Meadow")
    t.you.activates("Dragon Dance", targeting="Swordsman")
    t.nobody_responds()
    assert t.you.atk_of("Swordsman") == 1600
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.atk_of("Swordsman") == 1800


@pytest.mark.rule("stats.set-original.latest-wins", scenario=0)
def test_a_new_original_value_drops_a_value_set_before() -> None:
    t = a_swordsman("Halver, Shrinker", "Meadow")
    t.you.activates("Halver", targeting="Swordsman")
    t.nobody_responds()
    t.you.activates("Shrinker", targeting="Swordsman")
    t.nobody_responds()
    assert t.you.atk_of("Swordsman") == 1000  # 800 and the field again


# ------------------------------------------------------------------------------------------------------- each time


BELL = probe(
    "Bell",
    "Fairy / Effect",
    Continuous(
        1,
        when=If(Sent(AnyCard(), OPPONENTS_HAND)),
        do=InflictDamage(Times(200, HowMany(THAT_CARD)), OPPONENT),
        together=True,
    ),
)
ECHO = probe(
    "Echo",
    "Spell / Continuous",
    Continuous(1, when=If(DamageTaken(OPPONENT, by_card=Monster(type_=FAIRY))), do=InflictDamage(100, OPPONENT)),
)
GIFT = probe("Gift", "Spell / Normal", Activation(do=Draw(2, OPPONENT).then(GainLP(1000))))
BELLS = pool_with(BELL, ECHO, GIFT)


@pytest.mark.rule("damage.continuous-effect.several-apply-immediately", scenario=0)
def test_each_line_acts_at_once_and_is_answered_before_the_next_acts() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Gift   monsters: Bell (attack), Bell (attack)   spells: Echo
        opp 8000   deck: Kuriboh, Kuriboh, Kuriboh
        """,
        pool=BELLS,
    )
    t.you.activates("Gift")
    t.nobody_responds()
    losses = [event.number for event in t.events if event.kind == EVENT_LP_CHANGED]
    assert losses == [-400, -100, -400, -100, 1000]
    assert t.opp.lp == 7000


LONELY = probe(
    "Lonely Knight",
    "Warrior / Effect",
    Continuous(1, while_=Not(Exists(Monster(), YOUR_MONSTER_ZONE, other_than=THIS_CARD)), do=Destroy(THIS_CARD)),
)
PROUD = probe(
    "Proud Knight",
    "Warrior / Effect",
    Continuous(1, do=Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD)),
    Continuous(2, while_=Not(Exists(Monster(), YOUR_MONSTER_ZONE, other_than=THIS_CARD)), do=Destroy(THIS_CARD)),
)
KNIGHTS = pool_with(LONELY, PROUD)


@pytest.mark.rule("effect-type.unclassified.applies-when-condition-met", scenario=0)
def test_a_card_that_destroys_itself_does_so_as_soon_as_it_is_so() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed, Lonely Knight   deck: Kuriboh, Kuriboh, Kuriboh
        opp 8000
        """,
        pool=KNIGHTS,
    )
    t.you.summons("Lonely Knight")
    t.nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == ["Lonely Knight"]


def test_a_deed_that_can_do_nothing_is_not_tried_for_ever() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Proud Knight
        opp 8000
        """,
        pool=KNIGHTS,
    )
    t.you.summons("Proud Knight")
    t.nobody_responds()
    assert t.you.monsters == ["Proud Knight"]


# -------------------------------------------------------------------------------------------------- negation in order


DAMPENER = probe(
    "Dampener", "Trap / Continuous", Continuous(1, do=NegateEffectsOf(All(Monster(lies=FACE_UP), THE_FIELD)))
)
SILENCER = probe("Silencer", "Warrior / Effect", Continuous(1, do=NegateEffectsOf(All(Trap(), THE_FIELD))), atk=1400)
HUSHER = probe(
    "Husher",
    "Trap / Continuous",
    Continuous(1, do=NegateEffectsOf(All(Spell(), THE_FIELD))),
)
ANTHEM = probe(
    "Anthem",
    "Spell / Continuous",
    Continuous(1, do=ChangeStat(ATK, All(Monster(lies=FACE_UP), THE_FIELD), 500)),
)
NEGATORS = pool_with(DAMPENER, SILENCER, HUSHER, ANTHEM)


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=0)
def test_who_negates_first_is_not_negated_by_whom_it_negates() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Silencer   spells: Dampener, Husher, Anthem
        opp 8000
        """,
        pool=NEGATORS,
    )
    t.you.summons("Silencer")
    t.nobody_responds()
    assert t.you.atk_of("Silencer") == 1400  # Husher goes on negating Anthem, since Dampener negates Silencer


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=0)
def test_a_newcomer_that_nothing_negates_stops_the_older_negation() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Silencer   spells: Husher, Anthem
        opp 8000
        """,
        pool=NEGATORS,
    )
    t.you.summons("Silencer")
    t.nobody_responds()
    assert t.you.atk_of("Silencer") == 1900


# ----------------------------------------------------------------------------------------------------- a mandatory loop


SPINNER = probe(
    "Spinner",
    "Machine / Effect",
    Trigger(1, when=If(PositionChanged(THIS_CARD)), do=ChangePosition(THIS_CARD), mandatory=True),
)


def test_triggers_that_nobody_can_decline_and_that_set_each_other_off_for_ever_end_the_duel_as_a_draw() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Spinner (attack)
        opp 8000
        """,
        pool=pool_with(SPINNER),
    )
    t.you.changes_position("Spinner")
    outcome = t.outcome
    assert outcome is not None and outcome.winner is None and outcome.reason == "loop"
    assert (t.you.lp, t.opp.lp) == (8000, 8000)
