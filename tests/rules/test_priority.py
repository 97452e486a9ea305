"""Topic priority: who may activate something now, who may respond, and who lets the turn go on."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import (
    BECAUSE_OF_EFFECT,
    OPPONENT,
    SUMMONED_NORMALLY,
    SUMMONED_SPECIALLY,
    UNTIL_TURN_ENDS,
)
from spellspeed.lang.words.lines import Activation, Ignition, Quick, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster, Trap
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD
from spellspeed.lang.words.timings import Destroyed, If, Summoned, When
from spellspeed.lang.words.verbs import Draw, GainLP, InflictDamage, NegateEffectsOf
from spellspeed.words import EVENT_ACTIVATED
from table import Table, table

QUICK = probe("Test Healer", "Warrior / Effect", Quick(1, do=GainLP(300)))
AVENGER = probe(
    "Test Avenger",
    "Warrior / Effect",
    Trigger(
        1,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT)),
        do=InflictDamage(500, OPPONENT),
        from_=EITHER_GRAVEYARD,
    ),
)
GATE = probe(
    "Test Gate",
    "Spell / Continuous",
    Trigger(1, when=When(Summoned(Monster(), SUMMONED_SPECIALLY)), do=InflictDamage(200, OPPONENT)),
)
GREETER = probe(
    "Test Greeter",
    "Warrior / Effect",
    Trigger(1, when=If(Summoned(Monster(), SUMMONED_NORMALLY)), do=Draw(1), mandatory=True),
)
TRAP_STUN = probe(
    "Test Trap Stun",
    "Trap / Normal",
    Activation(1, do=NegateEffectsOf(All(Trap(), THE_FIELD, other_than=THIS_CARD), until=UNTIL_TURN_ENDS)),
)
IGNITER = probe("Test Igniter", "Warrior / Effect", Ignition(1, do=InflictDamage(300, OPPONENT)))
POOL = pool_with(QUICK, AVENGER, GATE, GREETER, TRAP_STUN, IGNITER)


def lay(position: str) -> Table:
    """Lay out a position in which only those are asked who can do something."""
    return table(position, pool=POOL)


def links(t: Table) -> list[str]:
    """Every activation since the table was laid: who activated what as which link."""
    found = []
    for event in t.events:
        if event.kind == EVENT_ACTIVATED:
            row = event.after
            assert row is not None
            found.append(f"{t.seat_of(event.player).who} {event.number} {t.duel.pool.facts[row.card].name_en}")
    return found


# ------------------------------------------------------------------------------------------------- priority to activate

BOTH_READY = """
    turn 3, {phase}, you to act
    you 8000   hand: Battle Ox   set: Mystical Space Typhoon, Mirror Force   deck: 2 Mystical Elf
    opp 8000   hand: Kuriboh   set: Mystical Space Typhoon, Trap Hole   deck: 2 Mystical Elf
"""


@pytest.mark.rule("priority.activation.turn-player-first", scenario=1)
def test_in_the_standby_phase_the_turn_player_is_asked_first() -> None:
    t = lay(BOTH_READY.format(phase="Standby Phase"))
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    assert not t.opp.is_to_decide()
    t.you.passes()
    assert t.phase == "Standby Phase"
    assert t.opp.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.opp.activates("Mystical Space Typhoon", targeting="Mirror Force")
    assert links(t) == ["opp 1 Mystical Space Typhoon"]


@pytest.mark.rule("priority.activation.what-it-allows", scenario=1)
def test_with_priority_a_player_activates_quick_play_spells_traps_and_quick_effects_only() -> None:
    t = lay("""
        turn 3, Standby Phase, you to act
        you 8000   hand: Rush Recklessly, Ookazi   set: Compulsory Evacuation Device
                   monsters: Test Igniter, Test Healer
        opp 8000
    """)
    assert sorted(t.you.is_asked("response").offers) == [
        "activate Compulsory Evacuation Device",
        "activate Rush Recklessly",
        "activate Test Healer",
        "pass",
    ]
    t.you.cannot("activate Ookazi", because="spell.activation.own-main-phase-open-state")
    t.you.cannot("activate Test Igniter", because="effect-type.ignition.own-main-phase-open-state")


@pytest.mark.rule("priority.activation.passes-on-pass", scenario=1)
def test_after_the_turn_players_pass_the_opponent_may_begin_a_chain_in_the_end_phase() -> None:
    t = lay(BOTH_READY.format(phase="End Phase"))
    t.you.is_asked("response")
    t.you.passes()
    assert t.phase == "End Phase"
    t.opp.activates("Mystical Space Typhoon", targeting="Mirror Force")
    assert links(t) == ["opp 1 Mystical Space Typhoon"] and t.phase == "End Phase"


@pytest.mark.rule("priority.activation.passes-on-pass", scenario=2)
def test_after_two_passes_the_standby_phase_ends() -> None:
    t = lay(BOTH_READY.format(phase="Standby Phase"))
    t.you.passes()
    t.opp.is_asked("response")
    t.opp.passes()
    assert t.phase == "Main Phase 1"
    t.you.is_asked("open state")


@pytest.mark.rule("priority.activation.passes-on-pass", scenario=2)
def test_the_opponents_activation_is_link_one_and_the_turn_player_may_respond() -> None:
    t = lay(BOTH_READY.format(phase="Standby Phase"))
    t.you.passes()
    t.opp.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.you.is_asked("response")
    t.you.activates("Mystical Space Typhoon", targeting="Trap Hole")
    assert links(t) == ["opp 1 Mystical Space Typhoon", "you 2 Mystical Space Typhoon"]
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and (t.you.set_cards, t.opp.set_cards) == ([], [])


@pytest.mark.rule("priority.opponent.cannot-act-first-except-triggers", scenario=1)
def test_in_the_open_state_the_opponent_waits_until_the_turn_player_acts() -> None:
    t = lay(BOTH_READY.format(phase="Main Phase 1"))
    t.you.is_asked("open state")
    assert not t.opp.can_activate("Mystical Space Typhoon")
    t.opp.cannot("activate Mystical Space Typhoon", because="priority.opponent.cannot-act-first-except-triggers")
    t.you.summons("Battle Ox")
    t.you.passes()
    assert t.opp.is_asked("response").offers == [
        "activate Mystical Space Typhoon",
        "activate Trap Hole",
        "pass",
    ]
    t.opp.passes()
    t.you.goes_to("Battle Phase")
    assert "activate Mystical Space Typhoon" in t.opp.is_asked("response").offers
    assert t.phase == "Main Phase 1"


@pytest.mark.rule("priority.opponent.cannot-act-first-except-triggers", scenario=1)
@pytest.mark.rule("priority.activation.mandatory-needs-no-priority", scenario=1)
def test_a_mandatory_trigger_of_the_opponent_is_put_on_the_chain_at_once() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox   set: Mystical Space Typhoon, Compulsory Evacuation Device
        opp 8000   monsters: Test Greeter   set: Mirror Force   deck: 2 Mystical Elf
    """)
    t.you.summons("Battle Ox")
    assert links(t) == ["opp 1 Test Greeter"]  # before you were asked for a fast effect
    assert sorted(t.you.is_asked("response").offers) == [
        "activate Compulsory Evacuation Device",
        "activate Mystical Space Typhoon",
        "pass",
    ]
    t.nobody_responds()
    assert t.opp.hand == ["Mystical Elf"]


@pytest.mark.rule("priority.activation.optional-trigger-needs-no-priority", scenario=1)
def test_an_optional_trigger_of_the_opponent_comes_before_the_turn_players_fast_effects() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki, Rush Recklessly, Mystical Space Typhoon   monsters: Battle Ox
        opp 8000   monsters: Test Avenger   set: Mirror Force
    """)
    t.you.activates("Raigeki")
    t.nobody_responds()
    assert t.opp.graveyard == ["Test Avenger"]
    assert t.opp.is_asked("trigger").offers == ["trigger Test Avenger", "pass"]
    assert links(t) == ["you 1 Raigeki"] and "you passed" not in t.log()
    t.opp.triggers("Test Avenger")
    assert links(t)[-1] == "opp 1 Test Avenger"
    assert sorted(t.you.is_asked("response").offers) == [
        "activate Mystical Space Typhoon",
        "activate Rush Recklessly",
        "pass",
    ]


@pytest.mark.rule("priority.activation.faceup-spell-trap-effect-needs-no-priority", scenario=1)
def test_a_face_up_continuous_spell_of_the_opponent_answers_a_special_summon_at_once() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn, Rush Recklessly   graveyard: Battle Ox
        opp 8000   spells: Test Gate
    """)
    t.you.activates("Monster Reborn", targeting="Battle Ox")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Battle Ox"]
    assert t.opp.is_asked("trigger").offers == ["trigger Test Gate", "pass"]
    t.opp.triggers("Test Gate")
    assert links(t)[-1] == "opp 1 Test Gate"
    assert t.you.is_asked("response").offers == ["activate Rush Recklessly", "pass"]
    t.you.passes()
    assert t.you.lp == 7800


# --------------------------------------------------------------------------------------------- priority within a chain

GROUND = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Smashing Ground   set: Mystical Space Typhoon, Mirror Force
    opp 8000   monsters: Battle Ox   set: Mystical Space Typhoon, Trap Hole
"""


@pytest.mark.rule("priority.chain.opponent-responds-first", scenario=1)
def test_the_opponent_answers_an_activation_before_its_own_player() -> None:
    t = lay(GROUND)
    t.you.activates("Smashing Ground")
    assert t.opp.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    assert not t.you.is_to_decide() and not t.you.can_activate("Mystical Space Typhoon")
    assert t.opp.monsters == ["Battle Ox"]
    t.opp.passes()
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]


@pytest.mark.rule("priority.chain.opponent-responds-first", scenario=2)
def test_a_player_with_a_set_card_is_asked_before_a_spell_is_carried_out() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   deck: 3 Mystical Elf
        opp 8000   set: Mystical Space Typhoon
    """)
    t.you.activates("Pot of Greed")
    t.opp.is_asked("response")
    assert t.you.hand == []
    t.opp.passes()
    assert t.you.hand == ["Mystical Elf", "Mystical Elf"]


@pytest.mark.rule("priority.chain.opponent-responds-first", scenario=2)
@pytest.mark.parametrize("ask_all", [True, False])
def test_whoever_has_nothing_to_chain_passes_all_the_same(ask_all: bool) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   deck: 3 Mystical Elf
        opp 8000   set: Mirror Force
        """,
        ask_all=ask_all,
    )
    t.you.activates("Pot of Greed")
    if ask_all:
        assert t.opp.is_asked("response").offers == ["pass"] and t.you.hand == []
        t.opp.passes()
        t.you.passes()
    assert t.you.hand == ["Mystical Elf", "Mystical Elf"]


@pytest.mark.rule("priority.chain.returns-after-opponent-passes", scenario=1)
def test_after_the_opponents_pass_a_player_may_chain_to_his_own_link() -> None:
    t = lay(GROUND)
    t.you.activates("Smashing Ground")
    t.opp.passes()
    t.you.activates("Mystical Space Typhoon", targeting="Trap Hole")
    assert links(t) == ["you 1 Smashing Ground", "you 2 Mystical Space Typhoon"]
    t.opp.is_asked("response")
    assert t.opp.monsters == ["Battle Ox"]


@pytest.mark.rule("priority.chain.returns-after-opponent-passes", scenario=1)
def test_if_both_pass_the_chain_resolves() -> None:
    t = lay(GROUND)
    t.you.activates("Smashing Ground")
    t.opp.passes()
    t.you.passes()
    assert "link 1 Smashing Ground resolved" in t.log() and t.opp.graveyard == ["Battle Ox"]


@pytest.mark.rule("priority.chain.next-activation-by-other-player", scenario=1)
def test_solemn_judgment_protects_skill_drain_before_the_opponent_can_add_another_card() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Skill Drain, Solemn Judgment
        opp 8000   monsters: Test Healer   set: Mystical Space Typhoon, Test Trap Stun
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Skill Drain")
    assert t.you.lp == 7000
    t.opp.activates("Mystical Space Typhoon", targeting="Skill Drain")
    t.you.is_asked("response")  # you come next, and not again the opponent
    t.you.activates("Solemn Judgment")
    assert t.you.lp == 3500
    assert t.opp.is_asked("response").offers == ["pass"]
    t.opp.cannot("activate Test Trap Stun", because="chain.spell-speed.must-be-at-least")
    t.both_pass()
    assert "opp's Mystical Space Typhoon was negated: activation" in t.log()
    assert "Mystical Space Typhoon destroyed (effect)" in t.log()
    assert t.you.spells == ["Skill Drain"] and t.opp.graveyard == ["Mystical Space Typhoon"]
    # Skill Drain applies: the Quick Effect can be activated and does nothing.
    t.you.passes()
    t.opp.activates("Test Healer")
    t.both_pass()
    assert "link 1 Test Healer resolved" in t.log() and t.opp.lp == 8000


@pytest.mark.rule("priority.chain.next-activation-by-other-player", scenario=2)
def test_after_each_link_the_other_player_is_asked() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama, Rush Recklessly   monsters: Battle Ox   set: Compulsory Evacuation Device
        opp 8000   monsters: Test Healer, Celtic Guardian   set: Rush Recklessly, Mystical Space Typhoon
    """)
    t.you.activates("Hinotama")
    t.opp.activates("Rush Recklessly", targeting="Celtic Guardian")
    t.you.is_asked("response")
    t.you.activates("Rush Recklessly", targeting="Battle Ox")
    t.opp.is_asked("response")
    t.opp.activates("Test Healer")
    t.you.is_asked("response")
    t.you.activates("Compulsory Evacuation Device", targeting="Celtic Guardian")
    t.opp.is_asked("response")
    assert links(t) == [
        "you 1 Hinotama",
        "opp 2 Rush Recklessly",
        "you 3 Rush Recklessly",
        "opp 4 Test Healer",
        "you 5 Compulsory Evacuation Device",
    ]


# ------------------------------------------------------------------------------------------- going on to the next phase


@pytest.mark.rule("priority.phase-change.turn-player-then-opponent-pass", scenario=1)
@pytest.mark.rule("priority.advance.announcing-end-implies-pass", scenario=1)
def test_announcing_the_battle_phase_offers_the_opponent_an_activation_in_main_phase_1_first() -> None:
    t = lay(BOTH_READY.format(phase="Main Phase 1"))
    t.you.goes_to("Battle Phase")
    # You hold a Set card that could be activated, and yet are not asked: announcing was your pass.
    assert t.opp.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    assert t.phase == "Main Phase 1"
    t.opp.passes()
    assert t.phase == "Battle Phase"


@pytest.mark.rule("priority.phase-change.turn-player-then-opponent-pass", scenario=1)
@pytest.mark.rule("priority.phase-change.turn-player-then-opponent-pass", scenario=2)
@pytest.mark.parametrize("phase", ["Battle Phase", "End Phase"])
def test_if_the_opponent_activates_something_the_phase_does_not_change(phase: str) -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Gemini Elf, Rush Recklessly   monsters: Battle Ox
        opp 8000   set: Compulsory Evacuation Device   deck: 2 Mystical Elf
    """)
    t.you.goes_to(phase)
    t.opp.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    assert t.phase == "Main Phase 1"
    t.you.passes()
    assert t.phase == "Main Phase 1" and sorted(t.you.hand) == ["Battle Ox", "Gemini Elf", "Rush Recklessly"]
    assert f"phase {phase}" not in t.log()
    t.you.summons("Gemini Elf")
    t.nobody_responds()
    t.you.is_asked("open state")
    assert t.phase == "Main Phase 1" and t.you.monsters == ["Gemini Elf"]


@pytest.mark.rule("priority.advance.held-by-turn-player", scenario=1)
def test_the_opponent_who_holds_activation_priority_cannot_end_the_phase() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox   set: Mystical Space Typhoon
        opp 8000   set: Compulsory Evacuation Device
    """)
    t.you.summons("Battle Ox")
    t.you.is_asked("response")
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Compulsory Evacuation Device", "pass"]
    for phase in ("end phase", "battle phase", "main phase 2"):
        t.opp.cannot(phase, because="priority.advance.held-by-turn-player")
    t.opp.passes()
    assert t.phase == "Main Phase 1"
    t.you.is_asked("open state")


@pytest.mark.rule("priority.advance.declared-after-both-pass", scenario=1)
def test_the_standby_phase_is_declared_once_both_have_passed_in_the_draw_phase() -> None:
    t = lay(BOTH_READY.format(phase="Draw Phase"))
    assert t.you.hand == ["Battle Ox", "Mystical Elf"]
    t.you.passes()
    assert t.phase == "Draw Phase"
    t.opp.passes()
    assert t.phase == "Standby Phase" and t.turn_player == "you"
    t.you.is_asked("response")


@pytest.mark.rule("priority.advance.declared-after-both-pass", scenario=1)
def test_after_a_chain_in_the_draw_phase_both_have_to_pass_again() -> None:
    t = table(BOTH_READY.format(phase="Draw Phase"), ask_all=True)
    t.you.passes()
    t.opp.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.you.passes()
    t.opp.passes()
    assert t.chain == [] and t.phase == "Draw Phase" and t.you.graveyard == ["Mirror Force"]
    t.you.is_asked("response")
    t.you.passes()
    t.opp.is_asked("response")
    assert t.phase == "Draw Phase"
    t.opp.passes()
    assert t.phase == "Standby Phase"


@pytest.mark.rule("priority.phase-start.opponent-cannot-preempt-first-action", scenario=1)
def test_in_main_phase_1_the_opponent_can_only_chain_to_the_turn_players_first_action() -> None:
    t = table(
        """
        turn 3, Standby Phase, you to act
        you 8000   hand: Pot of Greed   set: Trap Hole   deck: 3 Mystical Elf
        opp 8000   set: Mystical Space Typhoon
        """,
        ask_all=True,
    )
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]  # the last chance before
    t.opp.passes()
    assert t.phase == "Main Phase 1"
    t.you.is_asked("open state")
    t.opp.cannot("activate Mystical Space Typhoon", because="priority.opponent.cannot-act-first-except-triggers")
    t.you.activates("Pot of Greed")
    t.opp.activates("Mystical Space Typhoon", targeting="Trap Hole")
    assert links(t) == ["you 1 Pot of Greed", "opp 2 Mystical Space Typhoon"]


@pytest.mark.rule("priority.phase-end.no-return-after-opponents-pass", scenario=1)
@pytest.mark.parametrize("phase", ["Battle Phase", "End Phase"])
def test_when_the_opponent_has_passed_the_turn_player_cannot_act_in_the_phase_any_more(phase: str) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Gemini Elf, Rush Recklessly   monsters: Battle Ox
        opp 8000   set: Compulsory Evacuation Device   deck: 2 Mystical Elf
        """,
        ask_all=True,
    )
    t.you.goes_to(phase)
    t.opp.passes()
    assert t.phase == phase
    t.you.is_asked("response")
    t.you.cannot("summon Gemini Elf", because="turn.main.actions-only-in-main-phase")
    # A Quick-Play Spell is activated in the new phase, no longer in Main Phase 1.
    t.you.activates("Rush Recklessly", targeting="Battle Ox")
    deeds = [deed.phase for deed in t.duel.state.deeds if t.name(deed.uid) == "Rush Recklessly"]
    assert deeds == [t.duel.state.phase] and t.phase == phase
