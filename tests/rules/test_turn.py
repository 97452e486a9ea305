"""Topic turn: the phases in their order, who leads the turn, the Main Phases.

With `ask_all` both players are asked in every window, so that each of them passes by himself.
"""

import pytest

from spellspeed.words import BY_NORMAL_DRAW, EVENT_DRAWN, EVENT_PHASE_STARTED, EVENT_STEP_STARTED, EVENT_TURN_STARTED
from table import PHASES, Table, start, table

SIX_PHASES = ["Draw Phase", "Standby Phase", "Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase"]
NO_BATTLE = ["Draw Phase", "Standby Phase", "Main Phase 1", "End Phase"]
OXEN = ["Battle Ox"] * 12


def phases_of(t: Table, turn: int) -> list[str]:
    """The phases that began in this turn, in their order."""
    found = []
    now = 0
    for event in t.events:
        if event.kind == EVENT_TURN_STARTED:
            now = event.number
        elif event.kind == EVENT_PHASE_STARTED and now == turn:
            found.append(PHASES[event.number])
    return found


def phases_offered(offers: list[str]) -> list[str]:
    return [offer for offer in offers if " phase" in offer]


# ------------------------------------------------------------------------------------------------------ phases in order


@pytest.mark.rule("turn.structure.six-phases-in-order", scenario=1)
def test_a_turn_with_a_battle_phase_goes_through_six_phases_in_order() -> None:
    t = start([*OXEN[:4], "Trap Hole", *OXEN], OXEN, first=0)
    t.you.ends_turn()
    t.opp.ends_turn()
    assert (t.turn, t.turn_player) == (3, "you")
    t.you.summons("Battle Ox")
    t.you.goes_to("Battle Phase")
    t.you.cannot("battle phase", because="turn.structure.six-phases-in-order")
    t.you.cannot("end phase", because="turn.main2.cannot-be-skipped-after-battle")
    assert t.you.is_offered() == ["attack with Battle Ox", "main phase 2"]
    t.you.attacks_directly("Battle Ox")
    assert t.you.is_offered() == ["set Trap Hole", "end phase"]
    t.you.cannot("battle phase", because="turn.main2.no-return-to-battle")
    t.you.ends_turn()
    assert t.turn == 4
    assert phases_of(t, 3) == SIX_PHASES


@pytest.mark.rule("turn.order.first-player-then-alternate", scenario=1)
@pytest.mark.parametrize(("first", "players"), [(0, ["you", "opp", "you", "opp"]), (1, ["opp", "you", "opp", "you"])])
def test_the_player_going_first_takes_turn_one_and_then_they_alternate(first: int, players: list[str]) -> None:
    t = start(OXEN, OXEN, first=first)
    led = []
    for turn in (1, 2, 3, 4):
        assert t.turn == turn
        led.append(t.turn_player)
        {"you": t.you, "opp": t.opp}[t.turn_player].ends_turn()
    assert led == players


@pytest.mark.rule("turn.phase-start.declared-by-turn-player", scenario=1)
@pytest.mark.parametrize(("header", "leader"), [("turn 3, Draw Phase, you", 0), ("turn 4, Draw Phase, opp", 1)])
def test_every_phase_and_step_is_declared_by_the_turn_player(header: str, leader: int) -> None:
    t = table(
        f"""
        {header} to act
        you 8000   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
        """,
        ask_all=True,
    )
    turn_player, other = t.seats[leader], t.seats[1 - leader]
    turn_player.passes()
    assert other.is_offered() == ["pass"] and t.phase == "Draw Phase"
    for phase in ("battle phase", "main phase 2", "end phase"):
        other.cannot(phase, because="turn.phase-start.declared-by-turn-player")
    other.passes()
    assert t.phase == "Standby Phase"
    turn_player.passes()
    other.passes()
    turn_player.goes_to("Battle Phase")
    turn_player.ends_turn()
    declared = [event.player for event in t.events if event.kind in (EVENT_PHASE_STARTED, EVENT_STEP_STARTED)]
    # Six phases and three steps of this turn, then the other player's Draw Phase.
    assert declared == [turn_player.player] * 9 + [other.player]


@pytest.mark.rule("turn.phase-start.declared-by-turn-player", scenario=0)
def test_in_turn_two_the_second_player_leads_and_is_asked_first() -> None:
    """Announcing the end of a phase is the turn player's pass, so there only the other player is asked."""
    t = start(OXEN, OXEN, first=0, ask_all=True)
    t.you.ends_turn()
    deeds = {
        "Main Phase 1": "battle phase",
        "Battle Phase": "main phase 2",
        "Main Phase 2": "end phase",
    }
    asked: list[tuple[str, str, str]] = []
    while t.turn == 2 and len(asked) < 20:
        seat = t.opp if t.opp.is_to_decide() else t.you
        open_state = "pass" not in seat.is_offered()
        asked.append((t.step or t.phase, seat.who, "open state" if open_state else "response"))
        seat.does(deeds[t.phase] if open_state else "pass")
    assert asked == [
        ("Draw Phase", "opp", "response"),
        ("Draw Phase", "you", "response"),
        ("Standby Phase", "opp", "response"),
        ("Standby Phase", "you", "response"),
        ("Main Phase 1", "opp", "open state"),
        ("Main Phase 1", "you", "response"),
        ("Start Step", "opp", "response"),
        ("Start Step", "you", "response"),
        ("Battle Step", "opp", "open state"),
        ("Battle Step", "you", "response"),
        ("End Step", "opp", "response"),
        ("End Step", "you", "response"),
        ("Main Phase 2", "opp", "open state"),
        ("Main Phase 2", "you", "response"),
        ("End Phase", "opp", "response"),
        ("End Phase", "you", "response"),
    ]


# ----------------------------------------------------------------------------------------------- Draw and Standby Phase


@pytest.mark.rule("turn.draw.normal-draw", scenario=1)
def test_the_turn_player_draws_one_card_before_anything_else() -> None:
    t = start(OXEN, ["Battle Ox"] * 5 + ["Mystical Elf", "Celtic Guardian"], first=0, ask_all=True)
    assert len(t.opp.hand) == 5
    t.news()
    t.you.ends_turn()
    assert t.news()[-3:] == ["turn 2 opp", "phase Draw Phase", "opp drew"]
    assert (t.turn, t.turn_player, t.phase) == (2, "opp", "Draw Phase")
    assert t.opp.hand == ["Battle Ox"] * 5 + ["Mystical Elf"]
    t.opp.ends_turn()
    assert t.turn == 3
    drawn = [event for event in t.events if event.kind == EVENT_DRAWN and event.player == 1]
    assert [event.cause == BY_NORMAL_DRAW for event in drawn] == [False] * 5 + [True]


@pytest.mark.rule("turn.draw.first-turn-has-no-draw", scenario=1)
@pytest.mark.parametrize("format_", ["master2020", "408"])
def test_the_player_going_first_does_not_draw_in_turn_one(format_: str) -> None:
    t = start(OXEN, OXEN, first=0, format=format_, ask_all=True)
    assert (t.turn, t.phase, len(t.you.hand)) == (1, "Draw Phase", 5)
    t.you.passes()
    t.opp.passes()
    assert (t.phase, len(t.you.hand), len(t.opp.hand)) == ("Standby Phase", 5, 5)
    t.you.ends_turn()
    assert (t.turn, len(t.you.hand), len(t.opp.hand)) == (2, 5, 6)
    t.opp.ends_turn()
    assert (t.turn, len(t.you.hand), len(t.opp.hand)) == (3, 6, 6)


@pytest.mark.rule("turn.draw.to-standby", scenario=1)
def test_the_standby_phase_follows_when_both_have_passed_in_the_draw_phase() -> None:
    t = table(
        """
        turn 3, Draw Phase, you to act
        you 8000   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
        """,
        ask_all=True,
    )
    assert t.you.hand == ["Mystical Elf"]
    t.you.passes()
    assert t.phase == "Draw Phase" and t.opp.is_to_decide()
    t.opp.passes()
    assert (t.phase, t.turn_player, t.turn) == ("Standby Phase", "you", 3)


@pytest.mark.rule("turn.standby.to-main1", scenario=1)
def test_main_phase_1_follows_when_both_have_passed_in_the_standby_phase() -> None:
    t = table(
        """
        turn 3, Standby Phase, you to act
        you 8000
        opp 8000
        """,
        ask_all=True,
    )
    t.you.passes()
    assert t.phase == "Standby Phase" and t.opp.is_to_decide()
    t.opp.passes()
    assert (t.phase, t.turn_player) == ("Main Phase 1", "you")
    assert t.you.is_asked("open state").offers == ["battle phase", "end phase"]


# --------------------------------------------------------------------------------------------------- after Main Phase 1

ATTACKERS = """
    turn 3, Main Phase 1, you to act
    you 8000   monsters: Battle Ox, Gemini Elf   deck: 2 Mystical Elf
    opp 8000   deck: 2 Mystical Elf
"""


@pytest.mark.rule("turn.main1.exit-to-battle-or-end", scenario=1)
def test_after_main_phase_1_the_end_phase_may_be_chosen_in_spite_of_attackers() -> None:
    t = table(ATTACKERS, ask_all=True)
    assert {"battle phase", "end phase"} <= set(t.you.is_offered())
    t.you.goes_to("End Phase")
    t.opp.passes()
    assert t.phase == "End Phase"
    assert t.news() == ["phase End Phase"]


@pytest.mark.rule("turn.main1.exit-to-battle-or-end", scenario=1)
def test_choosing_the_battle_phase_after_main_phase_1_starts_the_start_step() -> None:
    t = table(ATTACKERS, ask_all=True)
    t.you.goes_to("Battle Phase")
    t.opp.passes()
    assert (t.phase, t.step) == ("Battle Phase", "Start Step")
    assert t.news() == ["phase Battle Phase", "step Start Step"]


@pytest.mark.rule("turn.main2.only-after-battle-phase", scenario=1)
def test_without_a_battle_phase_there_is_no_main_phase_2() -> None:
    t = table(ATTACKERS)
    t.you.cannot("main phase 2", because="turn.main2.only-after-battle-phase")
    assert phases_offered(t.you.is_offered()) == ["battle phase", "end phase"]
    t.you.ends_turn()
    assert t.turn == 4
    assert t.news()[:2] == ["phase End Phase", "turn 4 opp"]


@pytest.mark.rule("turn.main2.only-after-battle-phase", scenario=1)
def test_turn_one_has_no_main_phase_2() -> None:
    t = start(OXEN, OXEN, first=0)
    t.you.cannot("main phase 2", because="turn.main2.only-after-battle-phase")
    t.you.cannot("battle phase", because="battle.phase.not-on-first-turn")
    assert phases_offered(t.you.is_offered()) == ["end phase"]
    t.you.ends_turn()
    assert phases_of(t, 1) == NO_BATTLE


@pytest.mark.rule("turn.main2.cannot-be-skipped-after-battle", scenario=0)
def test_main_phase_2_lies_between_battle_phase_and_end_phase() -> None:
    t = table(ATTACKERS, ask_all=True)
    t.you.goes_to("Battle Phase")
    t.opp.passes()
    t.you.passes()
    t.opp.passes()
    assert t.step == "Battle Step"
    t.you.cannot("end phase", because="turn.main2.cannot-be-skipped-after-battle")
    assert phases_offered(t.you.is_offered()) == ["main phase 2"]
    t.you.goes_to("Main Phase 2")
    t.opp.passes()
    t.you.passes()
    t.opp.passes()
    assert t.phase == "Main Phase 2" and t.you.is_to_decide()
    t.you.goes_to("End Phase")
    t.opp.is_asked("response")
    assert t.phase == "Main Phase 2"
    t.opp.passes()
    assert t.phase == "End Phase"


# --------------------------------------------------------------------------------------------------------- Main Phase 2


@pytest.mark.rule("turn.main2.no-return-to-battle", scenario=1)
def test_a_monster_special_summoned_in_main_phase_2_finds_no_battle_phase_again() -> None:
    t = table("""
        turn 3, Main Phase 2, you to act
        you 8000   hand: Battle Ox, Trap Hole   monsters: Gemini Elf (special summoned this turn)
        opp 8000   deck: 2 Mystical Elf
    """)
    assert phases_offered(t.you.is_offered()) == ["end phase"]
    t.you.cannot("battle phase", because="turn.main2.no-return-to-battle")
    t.you.summons("Battle Ox")
    assert t.you.is_offered() == ["set Trap Hole", "end phase"]
    t.you.cannot("battle phase", because="turn.main2.no-return-to-battle")


@pytest.mark.rule("turn.main2.to-end", scenario=1)
def test_the_end_phase_begins_when_both_have_passed_in_main_phase_2() -> None:
    t = table(
        """
        turn 3, Main Phase 2, you to act
        you 8000
        opp 8000   deck: Mystical Elf
        """,
        ask_all=True,
    )
    t.you.goes_to("End Phase")
    assert t.phase == "Main Phase 2" and t.opp.is_to_decide()
    t.opp.passes()
    assert (t.phase, t.turn, t.turn_player) == ("End Phase", 3, "you")


# ----------------------------------------------------------------------------------------- the priority to go on a turn


# With something to activate it is played whole in test_priority.py: priority.advance.held-by-turn-player.
@pytest.mark.rule("priority.advance.held-by-turn-player", scenario=0)
def test_the_player_with_activation_priority_cannot_end_the_other_players_phase() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sakuretsu Armor
        opp 8000
        """,
        ask_all=True,
    )
    t.you.sets("Sakuretsu Armor")
    t.you.passes()
    t.opp.is_asked("response")
    for phase in ("end phase", "battle phase", "main phase 2"):
        t.opp.cannot(phase, because="priority.advance.held-by-turn-player")
    assert t.opp.is_offered() == ["pass"]
    t.opp.passes()
    assert t.phase == "Main Phase 1"
    assert t.you.is_asked("open state").offers == ["battle phase", "end phase"]


# With something to activate it is played whole in test_priority.py: priority.advance.announcing-end-implies-pass.
@pytest.mark.rule("priority.phase-change.turn-player-then-opponent-pass", scenario=0)
def test_announcing_the_battle_phase_asks_the_opponent_at_once_still_in_main_phase_1() -> None:
    t = table(ATTACKERS, ask_all=True)
    t.you.goes_to("Battle Phase")
    t.opp.is_asked("response")
    assert t.phase == "Main Phase 1"
    assert t.news() == []
    t.opp.passes()
    assert t.phase == "Battle Phase"


# ----------------------------------------------------- halves of scenarios that are whole only when cards have effects

# What is still missing is a hand monster with its own summoning condition, and a Pendulum Monster.
HANDS_FULL = """
    turn 3, {phase}, you to act
    you 8000   hand: Celtic Guardian, Trap Hole, Ookazi   monsters: Battle Ox, Mystical Elf (set), Cannon Soldier
               deck: 2 Mystical Elf
    opp 8000   monsters: Giant Soldier of Stone (defense)   deck: 2 Mystical Elf
"""
ACTIONS = [
    "summon Celtic Guardian",
    "set Celtic Guardian",
    "set Trap Hole",
    "change position of Battle Ox",
    "flip summon Mystical Elf",
]


@pytest.mark.rule("turn.main.actions-only-in-main-phase", scenario=0)
@pytest.mark.parametrize("phase", ["Draw Phase", "Standby Phase", "Start Step", "Battle Step", "End Step", "End Phase"])
def test_no_action_of_the_main_phase_is_possible_in_another_phase(phase: str) -> None:
    """Rule turn.main.actions-only-in-main-phase without the monster with a summoning condition."""
    t = table(HANDS_FULL.format(phase=phase), ask_all=True)
    assert not set(ACTIONS) & set(t.you.is_offered())
    for action in ACTIONS:
        position = action.startswith("change")
        rule = "position.change.in-own-main-phase" if position else "turn.main.actions-only-in-main-phase"
        t.you.cannot(action, because=rule)
    assert not [offer for offer in t.you.is_offered() if offer.startswith("activate")]
    t.you.cannot("activate Ookazi", because="spell.activation.own-main-phase-open-state")
    t.you.cannot("activate Cannon Soldier", because="effect-type.ignition.own-main-phase-open-state")


@pytest.mark.rule("turn.turn-player.definition", scenario=0)
def test_the_other_player_never_takes_an_action_of_the_main_phase() -> None:
    """Rule turn.main.open-state-required without its trigger."""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Celtic Guardian, Trap Hole   monsters: Battle Ox, Mystical Elf (set)
        opp 8000   hand: Sakuretsu Armor
        """,
        ask_all=True,
    )
    t.opp.sets("Sakuretsu Armor")
    t.opp.passes()
    assert t.phase == "Main Phase 1" and t.you.is_offered() == ["pass"]
    for action in ACTIONS:
        position = action.startswith("change")
        t.you.cannot(
            action, because="position.change.in-own-main-phase" if position else "turn.main.open-state-required"
        )


@pytest.mark.rule("turn.main2.same-actions-as-main1", scenario=0)
@pytest.mark.parametrize("phase", ["Main Phase 1", "Main Phase 2"])
def test_both_main_phases_offer_the_same_actions(phase: str) -> None:
    """Rule turn.main.action-list without Pendulum Monsters and summoning conditions."""
    t = table(HANDS_FULL.format(phase=phase))
    assert {*ACTIONS, "activate Ookazi", "activate Cannon Soldier"} <= set(t.you.is_offered())
    t.you.sets("Trap Hole")
    t.you.flip_summons("Mystical Elf")
    t.you.summons("Celtic Guardian")
    t.you.changes_position("Battle Ox")
    assert t.you.set_cards == ["Trap Hole"]
    assert sorted(t.you.monsters) == ["Battle Ox", "Cannon Soldier", "Celtic Guardian", "Mystical Elf"]
    assert t.you.monster("Battle Ox").position == "defense"


@pytest.mark.rule("turn.main2.shares-once-per-turn-actions", scenario=0)
@pytest.mark.parametrize("verb", ["summons", "sets"])
def test_a_normal_summon_or_set_in_main_phase_1_uses_up_that_of_main_phase_2(verb: str) -> None:
    """Rule turn.main2.shares-once-per-turn-actions, scenario 2 without its effect once per turn."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Celtic Guardian, Battle Ox, Trap Hole
        opp 8000   monsters: Giant Soldier of Stone (defense)   deck: 2 Mystical Elf
    """)
    if verb == "summons":
        t.you.summons("Celtic Guardian")
    else:
        t.you.sets("Celtic Guardian")
    t.you.goes_to("Battle Phase")
    if verb == "summons":
        t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2"
    assert t.you.is_offered() == ["set Trap Hole", "end phase"]
    t.you.cannot("summon Battle Ox", because="summon.normal.once-per-turn-shared")
    t.you.cannot("set Battle Ox", because="summon.normal.once-per-turn-shared")
