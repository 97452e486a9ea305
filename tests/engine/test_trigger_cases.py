"""Triggers between chains and phases: who may still activate, who has missed it, and in which order."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One, Those
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import (
    FACE_DOWN,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    FACE_UP_DEFENSE,
    OPPONENT,
    STANDBY_PHASE,
    SUMMONED_SPECIALLY,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Flip, Trigger
from spellspeed.lang.words.nouns import THAT_CARD, THE_TARGET, THIS_CARD, Monster, SpellOrTrap
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.timings import Destroyed, If, PhaseReached, Sent, Summoned, When
from spellspeed.lang.words.verbs import AddToHand, ChangePosition, Destroy, Draw, GainLP, InflictDamage, SpecialSummon
from table import table

QUICK_CALL = probe("Test Quick Call", "Spell / Quick-Play", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND))))
MARTYR = probe(
    "Test Martyr",
    "Warrior / Effect",
    Trigger(1, when=When(Destroyed(THIS_CARD)), do=Draw(1), from_=YOUR_GRAVEYARD),
)


# ---------------------------------------------------------------------------------------------- hidden or not yet there


@pytest.mark.rule("timing.trigger.hidden-card-cannot-activate", scenario=1)
def test_a_flip_monster_that_is_face_down_again_after_the_chain_does_not_activate_its_effect() -> None:
    nightfall = probe(
        "Test Nightfall", "Trap", Activation(do=ChangePosition(All(Monster(FACE_UP), THE_FIELD), FACE_DOWN_DEFENSE))
    )
    reveille = probe(
        "Test Reveille", "Trap", Activation(do=ChangePosition(All(Monster(FACE_DOWN), THE_FIELD), FACE_UP_DEFENSE))
    )
    bud = probe("Test Bud", "Plant / Flip / Effect", Flip(do=GainLP(100)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Bud (set), Mystical Elf  set: Test Nightfall, Test Reveille
        opp 8000
        """,
        pool=pool_with(nightfall, reveille, bud),
    )
    t.you.activates("Test Nightfall")
    t.you.activates("Test Reveille")
    t.nobody_responds()
    assert "Test Bud flipped" in t.log() and t.you.monster("Test Bud").position == "set"
    assert t.you.lp == 8000
    t.you.is_asked("open state")


@pytest.mark.rule("timing.trigger.hidden-card-cannot-activate", scenario=0)
def test_a_monster_turned_face_down_in_the_chain_does_not_answer_what_happened_in_it() -> None:
    watcher = probe(
        "Test Watcher",
        "Warrior / Effect",
        Trigger(1, when=If(Summoned(Monster(), SUMMONED_SPECIALLY)), do=InflictDamage(100, OPPONENT), mandatory=True),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Watcher  hand: Battle Ox, Test Quick Call
        opp 8000  hand: Kuriboh  set: Book of Moon
        """,
        pool=pool_with(watcher, QUICK_CALL),
    )
    t.you.goes_to("End Phase")
    t.opp.activates("Book of Moon", targeting="Test Watcher")
    t.you.activates("Test Quick Call")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert "Battle Ox" in t.you.monsters and t.you.monster("Test Watcher").position == "set"
    assert t.opp.lp == 8000


def test_a_continuous_spell_whose_activation_has_not_resolved_notices_nothing() -> None:
    tower = probe(
        "Test Tower",
        "Spell / Continuous",
        Trigger(1, when=If(Summoned(Monster(), SUMMONED_SPECIALLY)), do=InflictDamage(100, OPPONENT), mandatory=True),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Tower, Battle Ox, Test Quick Call
        opp 8000
        """,
        pool=pool_with(tower, QUICK_CALL),
    )
    t.you.activates("Test Tower")
    t.you.activates("Test Quick Call")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Battle Ox"] and t.you.spells == ["Test Tower"]
    assert t.opp.lp == 8000


@pytest.mark.rule("effect.resolve.monster-effect-persists-after-source-moved", scenario=0)
def test_a_monster_turned_face_down_after_its_effect_was_activated_still_carries_it_out() -> None:
    slam = probe(
        "Test Slam",
        "Trap",
        Activation(when=When(Summoned(Monster())), do=ChangePosition(Those(THAT_CARD, Monster()), FACE_DOWN_DEFENSE)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Green Gadget  deck: Red Gadget
        opp 8000  set: Test Slam
        """,
        pool=pool_with(slam),
    )
    t.you.summons("Green Gadget")
    t.you.triggers("Green Gadget")
    t.opp.activates("Test Slam")
    assert t.you.monster("Green Gadget").position == "set"
    assert t.you.hand == ["Red Gadget"]


def test_a_spell_that_returned_to_the_hand_can_be_discarded_by_its_own_effect() -> None:
    recall = probe(
        "Test Recall",
        "Trap",
        Activation(target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD), do=AddToHand(THE_TARGET)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Graceful Charity  deck: 5 Kuriboh
        opp 8000  set: Test Recall
        """,
        pool=pool_with(recall),
    )
    t.you.activates("Graceful Charity")
    t.opp.activates("Test Recall", targeting="Graceful Charity")
    assert sorted(t.you.is_asked("discard").offers) == ["Graceful Charity", "Kuriboh", "Kuriboh", "Kuriboh"]


# --------------------------------------------------------------------------------------------------- missing the timing


@pytest.mark.rule("timing.then.when-optional-misses", scenario=0)
@pytest.mark.parametrize(
    ("deed", "missed"),
    [
        (Destroy(All(Monster(), THE_FIELD)).then(Draw(1)), True),
        (Destroy(All(Monster(), THE_FIELD)).and_if_you_do(Draw(1)), False),
    ],
)
def test_a_monster_destroyed_before_a_then_misses_its_timing_and_before_an_and_if_you_do_it_does_not(
    deed: Deed, missed: bool
) -> None:
    blast = probe("Test Blast", "Spell", Activation(do=deed))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Martyr  hand: Test Blast  deck: 5 Kuriboh
        opp 8000
        """,
        pool=pool_with(MARTYR, blast),
    )
    t.you.activates("Test Blast")
    t.you.is_asked("open state" if missed else "trigger")


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_a_monster_destroyed_by_the_second_link_misses_its_timing_when_the_first_resolves_after_it() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Martyr  hand: Hinotama  deck: 5 Kuriboh
        opp 8000  set: Raigeki Break  hand: Kuriboh
        """,
        pool=pool_with(MARTYR),
    )
    t.you.activates("Hinotama")
    t.opp.activates("Raigeki Break", targeting="Test Martyr")
    assert t.opp.lp == 7500 and "Test Martyr" in t.you.graveyard
    t.you.is_asked("open state")


@pytest.mark.rule("effect.definition.numbered-effects", scenario=0)
def test_two_triggers_of_one_card_are_both_activated() -> None:
    phoenix = probe(
        "Test Phoenix",
        "Warrior / Effect",
        Trigger(
            1,
            when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
            do=Draw(1),
            mandatory=True,
            from_=YOUR_GRAVEYARD,
        ),
        Trigger(2, when=If(Destroyed(THIS_CARD)), do=GainLP(100), from_=YOUR_GRAVEYARD),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Dark Hole  monsters: Test Phoenix  deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(phoenix),
    )
    t.you.activates("Dark Hole")
    t.you.triggers("Test Phoenix", effect=2)
    assert t.you.lp == 8100 and t.you.hand == ["Kuriboh"]


@pytest.mark.rule("spell.field.own-old-one-sent-to-graveyard", scenario=0)
@pytest.mark.parametrize("deed", ["activate", "set"])
def test_a_field_spell_that_made_room_answers_from_the_graveyard(deed: str) -> None:
    ruin = probe(
        "Test Ruins",
        "Spell / Field",
        Trigger(
            1,
            when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
            do=GainLP(300),
            from_=YOUR_GRAVEYARD,
            mandatory=True,
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  field: Test Ruins  hand: Sogen
        opp 8000
        """,
        pool=pool_with(ruin),
    )
    t.you.does(f"{deed} Sogen")
    t.nobody_responds()
    assert t.you.lp == 8300


# ---------------------------------------------------------------------------------------------------- the Standby Phase


# turn.standby.free-timing-cards-interleave is left unmarked: its upkeep is a payment, this one a trigger.
@pytest.mark.rule("turn.standby.free-timing-cards-interleave", scenario=0)
@pytest.mark.parametrize("typhoon_first", [True, False])
def test_mystical_space_typhoon_may_come_before_or_after_the_upkeep_of_a_continuous_trap(typhoon_first: bool) -> None:
    toll = probe(
        "Test Toll",
        "Trap / Continuous",
        Activation(),
        Trigger(1, when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)), do=InflictDamage(500, YOU), mandatory=True),
    )
    t = table(
        """
        turn 3, Standby Phase, you to act
        you 8000  spells: Test Toll  set: Mystical Space Typhoon  deck: 5 Kuriboh
        opp 8000  deck: 5 Kuriboh
        """,
        pool=pool_with(toll),
    )
    if not typhoon_first:
        t.you.activates("Test Toll")
        t.you.passes()
        assert t.phase == "Standby Phase" and t.you.lp == 7500
    t.you.activates("Mystical Space Typhoon", targeting="Test Toll")
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and t.you.spells == []
    assert t.you.lp == (8000 if typhoon_first else 7500)


@pytest.mark.rule("turn.standby.free-timing-cards-interleave", scenario=0)
def test_treeborn_frog_comes_back_after_the_last_set_card_was_used_in_the_standby_phase() -> None:
    t = table("""
        turn 3, Standby Phase, you to act
        you 8000  graveyard: Treeborn Frog  set: Mystical Space Typhoon  deck: 5 Kuriboh
        opp 8000  set: Mirror Force  deck: 5 Kuriboh
    """)
    assert t.you.is_offered() == ["activate Mystical Space Typhoon", "pass"]
    t.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.you.activates("Treeborn Frog")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Treeborn Frog"]
