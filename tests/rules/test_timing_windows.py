"""Topic timing: cards without a timing, the window after a chain, and how long a duration lasts."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import ATK, FACE_UP, OPPONENT, UNTIL_END_PHASE, UNTIL_TURN_ENDS
from spellspeed.lang.words.lines import Activation, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Stat
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Discarded, If
from spellspeed.lang.words.verbs import ChangeStat, GainLP, InflictDamage
from table import Table, table

A_MONSTER: Final = One(Monster(FACE_UP), THE_FIELD)
IGNITER: Final = probe("Test Igniter", "Warrior / Effect", Ignition(1, do=InflictDamage(300, OPPONENT)))
UNTIL_TURN: Final = probe(
    "Test Long Hymn",
    "Spell / Quick-Play",
    Activation(target=A_MONSTER, do=ChangeStat(ATK, THE_TARGET, 1000, until=UNTIL_TURN_ENDS)),
)
UNTIL_PHASE: Final = probe(
    "Test Short Hymn",
    "Spell / Quick-Play",
    Activation(target=A_MONSTER, do=ChangeStat(ATK, THE_TARGET, 500, until=UNTIL_END_PHASE)),
)
# It counts the ATK of a monster, at any time, and when it is discarded.
COUNTER: Final = probe(
    "Test Count", "Trap", Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=GainLP(Stat(ATK, THE_TARGET)))
)
MOURNER: Final = probe(
    "Test Mourner",
    "Fiend / Effect",
    Trigger(
        1,
        when=If(Discarded(THIS_CARD)),
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=GainLP(Stat(ATK, THE_TARGET)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)
POOL: Final = pool_with(IGNITER, UNTIL_TURN, UNTIL_PHASE, COUNTER, MOURNER)


def play(position: str, ask_all: bool = False) -> Table:
    return table(position, pool=POOL, ask_all=ask_all)


# ------------------------------------------------------------------------------------------- cards without a timing

OFFERED: Final = {
    ("Draw Phase", ""),
    ("Standby Phase", ""),
    ("Main Phase 1", ""),
    ("Battle Phase", "Start Step"),
    ("Battle Phase", "Battle Step"),
    ("Battle Phase", "End Step"),
    ("Main Phase 2", ""),
    ("End Phase", ""),
}


def walk(t: Table, turns: int) -> tuple[set[tuple[int, str, str]], set[tuple[str, str]]]:
    """Play these turns with an attack in each, and say when you were and were not offered Mystical Space Typhoon.

    In the Damage Step the timings count instead of the step.
    """
    offered: set[tuple[int, str, str]] = set()
    refused: set[tuple[str, str]] = set()
    last = t.turn + turns
    for _ in range(400):
        request = t.duel.request
        assert request is not None
        if t.turn == last:
            return offered, refused
        seat = t.seat_of(request.player)
        if seat is t.you:
            if seat.can_activate("Mystical Space Typhoon"):
                offered.add((t.turn, t.phase, t.step))
            else:
                refused.add((t.step, t.timing))
        if "pass" in seat.is_offered():
            seat.passes()
        else:
            go_on(t, seat.who)
    raise AssertionError("the turns do not end")


def go_on(t: Table, who: str) -> None:
    """Do the next thing that leads through all phases and one battle: attack once in every Battle Phase."""
    seat = t.you if who == "you" else t.opp
    wishes = seat.is_offered()
    attacker = "Gemini Elf" if who == "you" else "Battle Ox"
    target = "Mystical Elf" if who == "you" else "Giant Soldier of Stone"
    attacks = [wish for wish in wishes if attacker in wish and "attack" in wish]
    if attacks:
        seat.attacks(attacker, target)
        return
    for wish in ("battle phase", "main phase 2", "end phase"):
        if wish in wishes:
            seat.does(wish)
            return
    raise AssertionError(f"{who} is offered {wishes}")


@pytest.mark.rule("timing.unstated.free-timing-cards", scenario=1)
def test_mystical_space_typhoon_is_offered_in_every_phase_of_both_turns_but_never_in_the_damage_step() -> None:
    t = play(
        """
        turn 2, End Phase, opp to act
        you 8000   monsters: Gemini Elf, Giant Soldier of Stone (defense)   set: Mystical Space Typhoon
                   deck: 3 Silver Fang
        opp 8000   monsters: Battle Ox, Mystical Elf (defense)   set: Dust Tornado   deck: 3 Silver Fang
        """,
        ask_all=True,
    )
    while t.turn == 2:
        t.both_pass()
    offered, refused = walk(t, 2)
    assert t.log().count("damage calculated") == 2
    for turn in (3, 4):
        assert {(phase, step) for number, phase, step in offered if number == turn} == OFFERED
    # The end of the Damage Step is closed too; every window of it was asked.
    assert {timing for step, timing in refused if step == "Damage Step"} == {
        "start of the Damage Step",
        "before damage calculation",
        "damage calculation",
        "after damage calculation",
        "end of the Damage Step",
    }
    assert {step for step, _ in refused} == {"Damage Step"}


@pytest.mark.rule("timing.unstated.free-timing-cards", scenario=1)
def test_mystical_space_typhoon_needs_a_target() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Gemini Elf   set: Mystical Space Typhoon
        opp 8000   monsters: Battle Ox
    """)
    t.you.cannot("activate Mystical Space Typhoon", because="target.timing.chosen-at-activation")


@pytest.mark.rule("timing.unstated.free-timing-cards", scenario=2)
def test_mystical_space_typhoon_waits_until_the_opponents_chain_has_resolved() -> None:
    t = play("""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Gemini Elf, Silver Fang, Battle Ox   set: Mystical Space Typhoon   deck: 3 Mystical Elf
        opp 8000   hand: Hand Destruction, Aqua Madoor, Vorse Raider, Celtic Guardian   spells: Banner of Courage
                   deck: 3 Kuriboh
    """)
    t.opp.activates("Hand Destruction")
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.you.passes()
    # While it resolves both choose two cards, and nothing can be activated.
    t.opp.chooses("Aqua Madoor", "Vorse Raider")
    assert t.you.is_asked("effect").offers == ["Gemini Elf", "Silver Fang", "Battle Ox"]
    t.you.cannot("activate Mystical Space Typhoon", because="chain.resolve.no-activation-during")
    t.you.chooses("Gemini Elf", "Silver Fang")
    assert t.log()[-1] == "chain of 1 ended"
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.you.activates("Mystical Space Typhoon", targeting="Banner of Courage")
    assert t.opp.spells == []


# ------------------------------------------------------------------------------------------------------- after a chain


@pytest.mark.rule("timing.fast-effect.window-after-chain", scenario=1)
def test_after_a_chain_both_are_asked_before_the_turn_player_has_the_free_choice_again() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama, Ookazi, Battle Ox   monsters: Test Igniter   set: Threatening Roar
        opp 8000   set: Compulsory Evacuation Device
    """)
    t.you.activates("Hinotama")
    t.both_pass()
    assert t.chain == [] and t.opp.lp == 7500
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.cannot("activate Ookazi", because="spell.activation.own-main-phase-open-state")
    t.you.cannot("activate Test Igniter", because="effect-type.ignition.own-main-phase-open-state")
    t.you.cannot("summon Battle Ox", because="turn.main.open-state-required")
    t.you.passes()
    # So the opponent can answer before the Ignition Effect.
    assert t.opp.is_asked("response").offers == ["activate Compulsory Evacuation Device", "pass"]
    t.opp.activates("Compulsory Evacuation Device", targeting="Test Igniter")
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Battle Ox", "Ookazi", "Test Igniter"]


@pytest.mark.rule("timing.fast-effect.window-after-chain", scenario=1)
def test_when_both_have_passed_the_turn_player_has_the_free_choice() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama, Ookazi, Battle Ox   monsters: Test Igniter   set: Threatening Roar
        opp 8000   set: Compulsory Evacuation Device
    """)
    t.you.activates("Hinotama")
    t.both_pass()
    t.both_pass()
    t.you.is_asked("open state")
    for wish in ("activate Ookazi", "activate Test Igniter", "summon Battle Ox", "activate Threatening Roar"):
        t.you.can(wish)


# ------------------------------------------------------------------------------------------------------------ durations

SEVEN: Final = "Test Mourner, 6 Silver Fang"


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=1)
def test_shrink_holds_during_and_after_the_hand_adjustment_and_is_gone_in_the_next_turn() -> None:
    t = play(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Shrink, {SEVEN}   monsters: Gemini Elf
        opp 8000   deck: 2 Silver Fang
        """,
        ask_all=True,
    )
    t.you.activates("Shrink", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 950
    t.you.ends_turn()
    assert t.phase == "End Phase" and t.you.is_asked("hand limit").least == 1
    assert t.you.atk_of("Gemini Elf") == 950
    t.you.discards("Test Mourner")
    # The discarded card has put its effect on a chain after the hand adjustment.
    t.you.triggers("Test Mourner")
    t.you.targets("Gemini Elf")
    assert t.chain == ["Test Mourner"] and t.phase == "End Phase"
    assert t.you.atk_of("Gemini Elf") == 950
    t.both_pass()
    assert t.you.lp == 8950
    assert (t.turn, t.phase, t.you.atk_of("Gemini Elf")) == (4, "Draw Phase", 1900)


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=2)
def test_an_effect_set_off_by_the_hand_adjustment_still_counts_the_boost() -> None:
    t = play(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Long Hymn, {SEVEN}   monsters: Battle Ox
        opp 8000   deck: 2 Silver Fang   set: Compulsory Evacuation Device
        """
    )
    t.you.activates("Test Long Hymn", targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.atk_of("Battle Ox") == 2700
    t.you.ends_turn()
    t.you.discards("Test Mourner")
    t.nobody_responds()
    assert t.you.lp == 8000 + 2700
    # Nothing else was asked before the Draw Phase of the next turn.
    assert (t.turn, t.you.atk_of("Battle Ox")) == (4, 1700)
    assert "phase Draw Phase" in t.log()


@pytest.mark.rule("timing.duration.until-end-phase-ends-within-end-phase", scenario=1)
@pytest.mark.parametrize("chosen", [True, False])
def test_until_the_end_phase_is_over_before_the_hand_is_adjusted(chosen: bool) -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Short Hymn, {SEVEN}   monsters: Battle Ox   set: Test Count
        opp 8000   deck: 2 Silver Fang
    """)
    t.you.activates("Test Short Hymn", targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.atk_of("Battle Ox") == 2200
    t.you.goes_to("End Phase")
    assert (t.phase, t.you.atk_of("Battle Ox")) == ("End Phase", 2200)
    assert t.you.is_asked("response").offers == ["activate Test Count", "carry out Test Short Hymn", "pass"]
    if chosen:
        t.you.carries_out("Test Short Hymn")
        assert (t.phase, t.you.atk_of("Battle Ox")) == ("End Phase", 1700)
        # A fast effect in the End Phase after that sees the normal value.
        t.you.activates("Test Count", targeting="Battle Ox")
        t.nobody_responds()
        assert t.you.lp == 8000 + 1700
    else:
        t.you.passes()
        # Both have passed, so now it must end; before it does, something optional may still be done.
        assert t.you.is_asked("response").offers == ["activate Test Count", "carry out Test Short Hymn"]
        t.you.carries_out("Test Short Hymn")
        t.nobody_responds()
    assert t.you.is_asked("hand limit").least == 1
    assert t.you.atk_of("Battle Ox") == 1700
