"""Rules where two cases look alike: the other kind of counter, the other phase, the second of two numbers."""

from collections.abc import Callable

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.vocabulary import (
    AFTER_DAMAGE_CALCULATION,
    BATTLE_PHASE,
    BEFORE_DAMAGE_CALCULATION,
    DAMAGE_CALCULATION,
    END_OF_DAMAGE_STEP,
    END_PHASE,
    FACE_UP,
    FOG_COUNTER,
    ICE_COUNTER,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    STANDBY_PHASE,
    START_OF_DAMAGE_STEP,
    THE_FIELD,
    THE_TARGET,
    THIS_CARD,
    UNTIL_TURN_ENDS,
    WARRIOR,
    YOU,
    YOUR_FIELD,
    YOUR_HAND,
    Activation,
    AddToHand,
    Continuous,
    CountersPlaced,
    CountOf,
    DamageTiming,
    Destroy,
    Draw,
    During,
    GainLP,
    If,
    Ignition,
    InflictDamage,
    Monster,
    NegateEffectsOf,
    One,
    PlaceCounters,
    RemoveCounters,
    Some,
    Times,
    Tribute,
    Trigger,
)
from spellspeed.words import BLACK_FEATHER_COUNTER as BLACK_FEATHER
from spellspeed.words import FOG_COUNTER as FOG
from spellspeed.words import ICE_COUNTER as ICE
from table import MOST_ANSWERS, Table, table, there

# ---------------------------------------------------------------------------------------------- phases, and their start


@pytest.mark.rule("turn.main1.start-timing-first-action-only", scenario=0)
@pytest.mark.parametrize("phase", ["Draw Phase", "Standby Phase"])
def test_what_was_done_in_an_earlier_phase_does_not_close_the_start_of_main_phase_1(phase: str) -> None:
    t = table(f"""
        turn 3, {phase}, you to act
        you 8000   hand: Cold Wave   set: Jar of Greed   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
    """)
    t.you.activates("Jar of Greed").nobody_responds()
    assert t.phase == "Main Phase 1"
    t.you.can("activate Cold Wave")


@pytest.mark.rule("turn.main1.start-timing-first-action-only", scenario=0)
def test_a_draw_phase_still_to_be_skipped_that_was_said_in_main_phase_1_is_no_deed_of_this_one() -> None:
    """Reckless Greed skips two Draw Phases: what it said two turns ago is kept for the next one."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cold Wave   set: Reckless Greed   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
    """)
    t.you.activates("Reckless Greed").nobody_responds()
    t.you.cannot("activate Cold Wave", because="effect.condition.all-must-be-met")
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (5, "Main Phase 1")
    t.you.can("activate Cold Wave")


# ----------------------------------------------------------------------------------------------------- kinds of counter

WATCH = probe(
    "Test Watch",
    "Machine / Effect",
    Trigger(1, when=If(CountersPlaced(ICE_COUNTER, THIS_CARD, nth=2)), do=GainLP(1000), mandatory=True),
    Ignition(2, do=PlaceCounters(ICE_COUNTER, 1, THIS_CARD)),
    Ignition(3, do=PlaceCounters(FOG_COUNTER, 1, THIS_CARD)),
    Ignition(4, cost=RemoveCounters(ICE_COUNTER, THIS_CARD, 1), do=GainLP(10)),
    Trigger(5, when=If(CountersPlaced(FOG_COUNTER, THIS_CARD)), do=GainLP(1), mandatory=True),
)


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=0)
def test_what_waits_for_the_second_counter_of_a_kind_answers_no_other_counter_and_no_removal() -> None:
    """Two counters of a kind lie there twice: once placed, and once left when the third of them is removed."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Watch
        opp 8000
        """,
        pool=pool_with(WATCH),
    )
    t.you.activates("Test Watch", effect=3)
    t.you.activates("Test Watch", effect=3)
    t.you.activates("Test Watch", effect=2)
    assert t.you.lp == 8002  # each Fog Counter is answered, and one Ice Counter not yet
    t.you.activates("Test Watch", effect=2)
    assert t.you.lp == 9002
    t.you.activates("Test Watch", effect=2)
    t.you.activates("Test Watch", effect=4)
    held = t.you.monster("Test Watch").row
    assert (held.count_counters(ICE), held.count_counters(FOG), t.you.lp) == (2, 2, 9012)


@pytest.mark.rule("counter.removed-as-cost-or-by-effect", scenario=0)
def test_counters_of_another_kind_are_neither_removed_nor_counted() -> None:
    """Black-Winged Dragon gives up its Black Feather Counters, each for 700; the Ice Counters stay."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Black-Winged Dragon (3 Ice Counters, 2 Black Feather Counters)
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    assert t.you.atk_of("Black-Winged Dragon") == 2800 - 1400
    t.you.activates("Black-Winged Dragon", targeting="Blue-Eyes White Dragon").nobody_responds()
    assert t.opp.lp == 8000 - 1400 and t.opp.atk_of("Blue-Eyes White Dragon") == 1600
    assert t.you.monster("Black-Winged Dragon").row.counters == (ICE, 3)


# ------------------------------------------------------------------------------------------------------ phases skipped


@pytest.mark.rule("turn.draw.normal-draw", scenario=0)
def test_a_player_who_skips_two_phases_has_skipped_one_and_still_skips_the_other() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 2000   set: Time Seal, Frozen Soul   deck: 3 Sogen
        opp 8000   monsters: Battle Ox   deck: 3 Sogen
    """)
    t.you.activates("Time Seal").nobody_responds()
    t.you.activates("Frozen Soul").nobody_responds()
    t.you.ends_turn()
    assert (t.turn, t.phase, t.opp.hand) == (4, "Main Phase 1", [])
    t.opp.cannot("battle phase", because="effect.cannot.forbids-while-it-applies")


# --------------------------------------------------------------------------------------------------- exactly so many


@pytest.mark.rule("win.lp-zero.later-gain-does-not-save", scenario=0)
@pytest.mark.parametrize(("lp", "left"), [(999, 0), (1000, 0), (1001, 2001)])
def test_what_is_gained_together_with_the_last_damage_does_not_save(lp: int, left: int) -> None:
    deal = probe("Test Deal", "Spell / Normal", Activation(do=InflictDamage(1000, YOU).also(GainLP(2000))))
    position = f"turn 3, Main Phase 1, you to act\nyou {lp}   hand: Test Deal\nopp 8000"
    t = table(position, pool=pool_with(deal))
    t.you.activates("Test Deal")
    assert t.you.lp == left and (t.outcome is None) == (left > 0)


@pytest.mark.rule("effect.activation.order-of-steps", scenario=0)
def test_what_is_paid_may_take_just_so_many_that_what_is_needed_later_is_left() -> None:
    """Of two Warriors and a Fiend two are Tributed: one Warrior and the Fiend, in either order."""
    rite = probe(
        "Test Rite",
        "Spell / Normal",
        Activation(
            cost=Tribute(Some(2, Monster(), YOUR_FIELD)),
            target=One(Monster(type_=WARRIOR), YOUR_FIELD),
            do=AddToHand(THE_TARGET),
        ),
    )
    position = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Rite monsters: Gearfried the Iron Knight, "
    t = table(position + "Marauding Captain, Kuriboh\nopp 8000", pool=pool_with(rite))
    t.you.activates("Test Rite")
    assert t.you.is_asked("tribute").offers == ["Gearfried the Iron Knight", "Marauding Captain", "Kuriboh"]
    assert [t.duel.next_picks(*picks) for picks in ((), (0,), (1,), (2,))] == [
        ((0, 1, 2), False),
        ((2,), False),
        ((2,), False),
        ((0, 1), False),
    ]
    assert t.duel.next_picks(0, 2) == ((), True) and t.duel.count_answers() == 2


TOLL = probe(
    "Test Toll",
    "Spell / Normal",
    Activation(do=Draw(1).then(InflictDamage(Times(300, CountOf(Monster(), YOUR_HAND)), YOU))),
)


@pytest.mark.rule("damage.battle.definition", scenario=0)
@pytest.mark.parametrize(("hand", "counters"), [("Sogen", ()), ("Kuriboh", (BLACK_FEATHER, 1))])
def test_nothing_takes_the_place_of_damage_of_nought(hand: str, counters: tuple[int, ...]) -> None:
    """Black-Winged Dragon takes a counter for damage by an effect, and none where there is no damage."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Toll, {hand}   monsters: Black-Winged Dragon   deck: 3 Umi
        opp 8000
        """,
        pool=pool_with(TOLL),
    )
    t.you.activates("Test Toll")
    assert t.you.monster("Black-Winged Dragon").row.counters == counters and t.you.lp == 8000


# ----------------------------------------------------------------------------------- what is so as soon as a time comes


def wick(time: During) -> CardFacts:
    """A Spell that is destroyed by its own text as soon as a time has come."""
    return probe("Test Wick", "Spell / Continuous", Continuous(1, Destroy(THIS_CARD), while_=time))


def goes_on(t: Table, until: Callable[[], bool]) -> None:
    """Whoever is asked does as little as he can until then: passes, or goes to the next phase; the Spell lies there."""
    for _ in range(MOST_ANSWERS):
        if until():
            return
        assert t.you.spells == ["Test Wick"]
        seat = t.seat_of(there(t.duel.state.request).player)
        offers = seat.is_offered()
        seat.does("pass" if "pass" in offers else "battle phase" if "battle phase" in offers else offers[-1])
    raise AssertionError("that time does not come")


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=0)
@pytest.mark.parametrize(
    ("time", "phase"),
    [
        (During(STANDBY_PHASE), "Standby Phase"),
        (During(MAIN_PHASE_1), "Main Phase 1"),
        (During(BATTLE_PHASE), "Battle Phase"),
        (During(MAIN_PHASE_2), "Main Phase 2"),
        (During(END_PHASE), "End Phase"),
    ],
)
def test_what_is_so_in_a_phase_is_so_before_anybody_is_asked_in_it(time: During, phase: str) -> None:
    t = table(
        """
        turn 3, Draw Phase, you to act
        you 8000   spells: Test Wick   monsters: Battle Ox   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
        """,
        pool=pool_with(wick(time)),
        ask_all=True,
    )
    goes_on(t, until=lambda: t.phase == phase)
    assert (t.you.spells, t.you.graveyard) == ([], ["Test Wick"]) and t.step in ("", "Start Step")


@pytest.mark.rule("damage-step.five-timings-in-order", scenario=0)
@pytest.mark.parametrize(
    ("time", "timing"),
    [
        (START_OF_DAMAGE_STEP, "start of the Damage Step"),
        (BEFORE_DAMAGE_CALCULATION, "before damage calculation"),
        (DAMAGE_CALCULATION, "damage calculation"),
        (AFTER_DAMAGE_CALCULATION, "after damage calculation"),
        (END_OF_DAMAGE_STEP, "end of the Damage Step"),
    ],
)
@pytest.mark.parametrize("target", ["", "monsters: Kuriboh"])
def test_what_is_so_at_a_timing_of_the_damage_step_is_so_before_anybody_is_asked_at_it(
    time: DamageTiming, timing: str, target: str
) -> None:
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   spells: Test Wick   monsters: Battle Ox   deck: 3 Sogen
        opp 8000   {target}   deck: 3 Sogen
        """,
        pool=pool_with(wick(During(timings=time))),
        ask_all=True,
    )
    t.you.attacks("Battle Ox", "Kuriboh") if target else t.you.attacks_directly("Battle Ox")
    goes_on(t, until=lambda: t.timing == timing)
    assert (t.you.spells, t.you.graveyard) == ([], ["Test Wick"])


# ---------------------------------------------------------------------------------------------- negated as it lay there


DRAWER = probe("Test Drawer", "Warrior / Effect", Ignition(1, do=Draw(1)))
CHALICE = probe(
    "Test Chalice",
    "Spell / Quick-Play",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS)),
)


@pytest.mark.rule("negate.one-shot.left-field-stays-negated", scenario=0)
@pytest.mark.parametrize("books", ["", "hand: Book of Moon, Book of Taiyou"])
@pytest.mark.parametrize(
    ("answer", "target", "draws"),
    [
        ("Test Chalice", "Test Drawer", 0),
        ("Test Chalice", "Sangan", 1),
        ("Rush Recklessly", "Test Drawer", 1),
    ],
)
def test_a_monster_that_leaves_is_negated_only_by_what_has_negated_itself(
    books: str, answer: str, target: str, draws: int
) -> None:
    """Whether or not it has been turned face-down and face-up again before its effect is activated."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {books}   monsters: Test Drawer, Sangan   deck: 3 Sogen
        opp 8000   set: {answer}, Compulsory Evacuation Device
        """,
        pool=pool_with(DRAWER, CHALICE),
    )
    if books:
        t.you.activates("Book of Moon", targeting="Test Drawer").nobody_responds()
        t.you.activates("Book of Taiyou", targeting="Test Drawer").nobody_responds()
    t.you.activates("Test Drawer")
    t.opp.activates("Compulsory Evacuation Device", targeting="Test Drawer")
    t.opp.activates(answer, targeting=target)
    t.nobody_responds()
    assert "link 1 Test Drawer resolved" in t.log() and "Test Drawer" in t.you.hand
    assert t.you.hand.count("Sogen") == draws


# --------------------------------------------------------------------------------------------- the highest, the lowest


@pytest.mark.rule("target.non-targeting.unknown-at-activation", scenario=0)
@pytest.mark.parametrize(
    ("spell", "ties", "other"),
    [
        ("Fissure", ("Kuriboh", "Petit Moth"), "Battle Ox"),
        ("Smashing Ground", ("Mystical Elf", "Giant Soldier of Stone"), "Battle Ox"),
    ],
)
def test_of_monsters_with_the_same_highest_or_lowest_value_one_is_chosen(
    spell: str, ties: tuple[str, str], other: str
) -> None:
    for chosen in ties:
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: {spell}
            opp 8000   monsters: {ties[0]}, {other}, {ties[1]}
        """)
        t.you.activates(spell)
        t.you.chooses(chosen)
        assert t.opp.graveyard == [chosen]
