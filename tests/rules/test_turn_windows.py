"""Topic turn: who may activate what in which phase, and when a phase is over."""

from itertools import permutations

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import ANY_CARD, One
from spellspeed.lang.words.every_word import END_PHASE, OPPONENT, STANDBY_PHASE, YOU
from spellspeed.lang.words.lines import Ignition, Limit, Trigger
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.timings import If, PhaseReached
from spellspeed.lang.words.verbs import Discard, Draw, GainLP, InflictDamage, PayLP
from table import start, table

# Threatening Roar is a Trap that can be activated at any time.
BOTH_ROAR = """
    turn 3, {time}, you to act
    you 8000   set: Threatening Roar   monsters: Battle Ox   deck: 3 Mystical Elf
    opp 8000   set: Threatening Roar   deck: 3 Mystical Elf
"""
OXEN = ["Battle Ox"] * 12


def upkeep() -> CardFacts:
    """A Continuous Spell that costs its player LP in each of his Standby Phases."""
    return probe(
        "Test Upkeep",
        "Spell / Continuous",
        Trigger(1, when=If(PhaseReached(STANDBY_PHASE, YOU)), do=PayLP(500), mandatory=True),
    )


# ------------------------------------------------------------------------------------------- the turn player goes first


@pytest.mark.rule("turn.draw.after-draw-turn-player-first", scenario=1)
def test_after_the_draw_the_turn_player_is_asked_first() -> None:
    t = table("""
        turn 3, End Phase, you to act
        you 8000   set: Threatening Roar   deck: Mystical Elf
        opp 8000   set: Threatening Roar   deck: Mystical Elf
    """)
    t.you.passes()
    t.opp.passes()
    assert (t.turn, t.phase, t.opp.hand) == (4, "Draw Phase", ["Mystical Elf"])
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.opp.passes()
    assert t.phase == "Draw Phase"
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]


@pytest.mark.rule("turn.draw.no-activation-before-draw", scenario=1)
def test_nothing_can_be_activated_between_the_start_of_the_draw_phase_and_the_draw() -> None:
    t = table("""
        turn 3, End Phase, you to act
        you 8000   set: Threatening Roar   deck: Mystical Elf
        opp 8000   set: Threatening Roar   deck: Gemini Elf
    """)
    t.you.passes()
    t.news()
    t.opp.passes()
    # Nobody was asked anything before the card was in the hand.
    assert t.news() == ["turn 4 opp", "phase Draw Phase", "opp drew"]
    assert t.phase == "Draw Phase" and t.opp.hand == ["Gemini Elf"]
    t.opp.passes()
    t.you.activates("Threatening Roar")
    assert t.chain == ["Threatening Roar"] and t.phase == "Draw Phase"


@pytest.mark.rule("turn.standby.turn-player-activates-first", scenario=1)
def test_in_the_standby_phase_the_turn_player_decides_first() -> None:
    t = table(BOTH_ROAR.format(time="Standby Phase"))
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.passes()
    assert t.phase == "Standby Phase"
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]


@pytest.mark.rule("turn.standby.turn-player-activates-first", scenario=1)
def test_in_the_standby_phase_the_opponent_may_chain_to_the_turn_players_card() -> None:
    t = table(BOTH_ROAR.format(time="Standby Phase"), ask_all=True)
    t.you.activates("Threatening Roar")
    t.opp.activates("Threatening Roar")
    assert t.chain == ["Threatening Roar", "Threatening Roar"] and t.phase == "Standby Phase"


@pytest.mark.rule("turn.end.turn-player-activates-first", scenario=1)
def test_when_the_end_phase_begins_the_turn_player_is_asked_first() -> None:
    t = table(BOTH_ROAR.format(time="Main Phase 1"))
    t.you.goes_to("End Phase")
    t.opp.is_asked("response")
    assert t.phase == "Main Phase 1"
    t.opp.passes()
    assert t.phase == "End Phase"
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.passes()
    assert t.phase == "End Phase"
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]


@pytest.mark.rule("turn.turn-player.definition", scenario=1)
def test_in_turn_two_the_second_player_decides_on_phases_and_may_activate_first() -> None:
    """The second player can activate Mystical Space Typhoon from the hand, the first one his Set Trap."""
    t = start(["Threatening Roar", *OXEN], ["Mystical Space Typhoon", *OXEN], first=0)
    t.you.sets("Threatening Roar")
    t.you.ends_turn()
    assert (t.turn, t.turn_player) == (2, "opp")
    deeds = {"Main Phase 1": "battle phase", "Battle Phase": "main phase 2", "Main Phase 2": "end phase"}
    asked: list[tuple[str, str, str]] = []
    while t.turn == 2 and len(asked) < 30:
        seat = t.opp if t.opp.is_to_decide() else t.you
        open_state = "pass" not in seat.is_offered()
        asked.append((t.step or t.phase, seat.who, "open state" if open_state else "response"))
        if seat is t.you:
            t.you.can("activate Threatening Roar")
            t.you.cannot(deeds.get(t.phase, "end phase"), because="turn.phase-start.declared-by-turn-player")
        else:
            t.opp.can("activate Mystical Space Typhoon")
        seat.does(deeds[t.phase] if open_state else "pass")
    # Announcing the end of a phase or step is the turn player's pass.
    windows = [("Draw Phase", "response"), ("Standby Phase", "response"), ("Main Phase 1", "open state")]
    windows += [("Start Step", "response"), ("Battle Step", "open state"), ("End Step", "response")]
    windows += [("Main Phase 2", "open state"), ("End Phase", "response")]
    assert asked == [asking for time, how in windows for asking in ((time, "opp", how), (time, "you", "response"))]


# ------------------------------------------------------------------------------------------------- when a phase is over


@pytest.mark.rule("turn.phase-end.stays-open-after-a-chain", scenario=1)
def test_after_a_chain_in_the_end_phase_both_players_must_pass_anew() -> None:
    t = table("""
        turn 3, End Phase, you to act
        you 8000   set: Threatening Roar   spells: Messenger of Peace   deck: Mystical Elf
        opp 8000   set: Mystical Space Typhoon, Threatening Roar   deck: Mystical Elf
    """)
    t.you.passes()
    t.opp.activates("Mystical Space Typhoon", targeting="Messenger of Peace")
    t.you.passes()
    t.opp.passes()
    assert t.you.graveyard == ["Messenger of Peace"] and t.opp.graveyard == ["Mystical Space Typhoon"]
    assert (t.phase, t.turn) == ("End Phase", 3)
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.you.passes()
    assert (t.phase, t.turn) == ("End Phase", 3)
    t.opp.is_asked("response")
    t.opp.passes()
    assert t.turn == 4


@pytest.mark.rule("turn.phase-end.needs-both-passes-and-nothing-pending", scenario=1)
def test_passes_do_not_end_the_standby_phase_before_its_mandatory_effect_is_handled() -> None:
    t = table(
        """
        turn 3, Draw Phase, you to act
        you 8000   spells: Test Upkeep   set: Threatening Roar   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar   deck: 2 Mystical Elf
        """,
        pool=pool_with(upkeep()),
    )
    t.you.passes()
    t.opp.passes()
    assert (t.phase, t.you.lp, t.chain) == ("Standby Phase", 8000, [])
    t.you.passes()
    t.opp.passes()
    # Something must be done now, but not in which order.
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "activate Test Upkeep"]
    t.you.activates("Test Upkeep")
    assert (t.phase, t.you.lp, t.chain) == ("Standby Phase", 8000, ["Test Upkeep"])
    t.opp.passes()
    t.you.passes()
    assert (t.phase, t.you.lp, t.chain) == ("Standby Phase", 7500, [])
    t.you.passes()
    assert t.phase == "Standby Phase"
    t.opp.passes()
    assert t.phase == "Main Phase 1"


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=1)
def test_an_effect_of_the_own_standby_phase_is_handled_there_and_not_in_the_opponents() -> None:
    t = table(
        """
        turn 3, Draw Phase, you to act
        you 8000   spells: Test Upkeep   hand: Battle Ox   deck: 2 Mystical Elf
        opp 8000   hand: Battle Ox   deck: 2 Mystical Elf
        """,
        pool=pool_with(upkeep()),
    )
    assert (t.phase, t.you.lp) == ("Standby Phase", 8000)
    t.you.triggers("Test Upkeep")
    assert (t.phase, t.you.lp) == ("Main Phase 1", 7500)
    told = t.log()
    payment = told.index("you paid 500 LP")
    assert told.index("you drew") < told.index("phase Standby Phase") < payment < told.index("phase Main Phase 1")
    t.news()
    t.you.ends_turn()
    assert (t.turn, t.phase, t.you.lp, t.opp.lp) == (4, "Main Phase 1", 7500, 8000)
    assert "phase Standby Phase" in t.news()
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (5, "Standby Phase")
    t.you.triggers("Test Upkeep")
    assert (t.turn, t.you.lp, t.opp.lp) == (5, 7000, 8000)


# ---------------------------------------------------------------------------------------------------------- Main Phases


@pytest.mark.rule("turn.main.open-state-required", scenario=1)
def test_no_monster_can_be_summoned_while_the_opponents_trigger_is_pending() -> None:
    """Sangan's mandatory effect is a trigger of the opponent."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Smashing Ground, Celtic Guardian   set: Threatening Roar
        opp 8000   monsters: Sangan   hand: Battle Ox   set: Threatening Roar   deck: Kuriboh, Skull Servant
    """)
    rule = "turn.main.open-state-required"
    t.you.activates("Smashing Ground")
    t.both_pass()
    assert t.opp.graveyard == ["Sangan"] and t.chain == ["Sangan"]
    t.you.is_asked("response")
    t.you.cannot("summon Celtic Guardian", because=rule)
    t.you.passes()
    t.opp.cannot("summon Battle Ox", because=rule)
    t.opp.passes()
    t.opp.is_asked("search")
    t.opp.chooses("Kuriboh")
    t.you.is_asked("response")
    assert t.chain == [] and t.phase == "Main Phase 1"
    t.you.cannot("summon Celtic Guardian", because=rule)
    t.you.passes()
    t.opp.is_asked("response")
    t.opp.cannot("summon Battle Ox", because=rule)
    t.opp.passes()
    t.you.is_asked("open state")
    t.you.summons("Celtic Guardian")
    assert t.you.monsters == ["Celtic Guardian"]


ORDERS = list(permutations(["set Trap Hole", "summon Battle Ox", "activate Ookazi", "set Sakuretsu Armor"]))


@pytest.mark.rule("turn.main1.free-actions-in-any-order", scenario=1)
@pytest.mark.parametrize("order", ORDERS)
def test_summons_sets_and_activations_come_in_any_order(order: tuple[str, ...]) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox, Trap Hole, Sakuretsu Armor, Ookazi, Celtic Guardian
        opp 8000
    """)
    for deed in order:
        t.you.does(deed)
        t.you.take_zone(None)
    assert t.you.monsters == ["Battle Ox"] and sorted(t.you.set_cards) == ["Sakuretsu Armor", "Trap Hole"]
    assert t.opp.lp == 7200 and t.you.graveyard == ["Ookazi"]
    t.you.cannot("summon Celtic Guardian", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("turn.main2.cannot-be-skipped-after-battle", scenario=1)
def test_the_opponent_may_activate_a_card_in_main_phase_2_before_the_end_phase() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox   deck: 2 Mystical Elf
        opp 8000   set: Just Desserts   deck: 2 Mystical Elf
    """)
    t.you.cannot("end phase", because="turn.main2.cannot-be-skipped-after-battle")
    t.you.goes_to("Main Phase 2")
    assert t.step == "Battle Step"
    t.opp.passes()
    assert t.step == "End Step"
    t.opp.passes()
    t.you.is_asked("open state")
    assert t.phase == "Main Phase 2"
    t.you.goes_to("End Phase")
    t.opp.activates("Just Desserts")
    assert t.phase == "Main Phase 2" and t.you.lp == 7500
    t.you.is_asked("open state")


@pytest.mark.rule("turn.main2.same-actions-as-main1", scenario=2)
def test_in_main_phase_2_a_monster_is_summoned_a_trap_set_and_a_spell_activated() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian, Trap Hole, Ookazi   monsters: Battle Ox   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Battle Ox")
    # Nothing is left to attack with, so Main Phase 2 has come.
    assert t.opp.lp == 8000 - 1700 and t.phase == "Main Phase 2"
    t.you.summons("Celtic Guardian")
    t.you.sets("Trap Hole")
    t.you.activates("Ookazi")
    assert t.log().index("phase Main Phase 2") < t.log().index("Celtic Guardian summoned")
    assert t.you.monsters == ["Battle Ox", "Celtic Guardian"] and t.you.set_cards == ["Trap Hole"]
    assert t.opp.lp == 8000 - 1700 - 800 and t.you.graveyard == ["Ookazi"]


@pytest.mark.rule("turn.main2.shares-once-per-turn-actions", scenario=2)
def test_what_was_done_once_in_main_phase_1_is_not_offered_in_main_phase_2() -> None:
    healer = probe("Test Healer", "Warrior / Effect", Ignition(1, limit=Limit(), do=GainLP(300)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian, Battle Ox, Trap Hole   monsters: Test Healer   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
        """,
        pool=pool_with(healer),
    )
    t.you.summons("Celtic Guardian")
    t.you.activates("Test Healer")
    assert t.you.lp == 8300
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2"
    assert "set Trap Hole" in t.you.is_offered()
    t.you.cannot("summon Battle Ox", because="summon.normal.once-per-turn-shared")
    t.you.cannot("set Battle Ox", because="summon.normal.once-per-turn-shared")
    t.you.cannot("activate Test Healer", because="effect.once-per-turn.limits-the-user")
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5
    t.you.can("summon Battle Ox")
    t.you.can("activate Test Healer")


# --------------------------------------------------------------------------------- the hand limit is the very last step

SEVEN = "Mystical Elf, Gemini Elf, Battle Ox, Celtic Guardian, Silver Fang, Vorse Raider, Skull Servant"


def end_phase_discarder() -> CardFacts:
    """A monster with an optional effect of its player's End Phase that costs a card of the hand."""
    burn = InflictDamage(300, OPPONENT)
    timing = If(PhaseReached(END_PHASE, YOU))
    return probe(
        "Test Discarder",
        "Warrior / Effect",
        Trigger(1, when=timing, cost=Discard(One(ANY_CARD, YOUR_HAND)), do=burn),
    )


@pytest.mark.rule("turn.end.hand-limit.after-everything-else", scenario=1)
def test_a_card_discarded_as_a_cost_in_the_end_phase_leaves_nothing_to_adjust() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {SEVEN}   monsters: Test Discarder   deck: Baby Dragon
        opp 8000   deck: Baby Dragon
        """,
        pool=pool_with(end_phase_discarder()),
    )
    t.you.goes_to("End Phase")
    assert t.phase == "End Phase" and len(t.you.hand) == 7
    t.you.triggers("Test Discarder")
    t.you.discards("Silver Fang")
    t.nobody_responds()
    assert t.opp.lp == 7700 and t.turn == 4
    assert t.you.graveyard == ["Silver Fang"] and len(t.you.hand) == 6


@pytest.mark.rule("turn.end.hand-limit.after-everything-else", scenario=1)
def test_two_cards_drawn_in_the_end_phase_must_be_discarded_again() -> None:
    jar = probe("Test Jar", "Spell / Continuous", Trigger(1, when=If(PhaseReached(END_PHASE, YOU)), do=Draw(2)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 6 Kuriboh   spells: Test Jar   deck: 3 Baby Dragon
        opp 8000   deck: Baby Dragon
        """,
        pool=pool_with(jar),
    )
    t.you.goes_to("End Phase")
    t.you.triggers("Test Jar")
    t.nobody_responds()
    question = t.you.is_asked("hand limit")
    assert (t.phase, len(question.offers), question.least, question.most) == ("End Phase", 8, 2, 2)
