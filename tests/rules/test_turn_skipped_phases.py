"""Topic turn: phases that are skipped, a second Battle Phase, and what follows a Set."""

import pytest

from either_seat import SEATS, lay
from probes import pool_with, probe
from spellspeed.lang.words.choices import During, Exists
from spellspeed.lang.words.every_word import DRAW_PHASE, FACE_DOWN_DEFENSE, MAIN_PHASE_2, OPPONENT, STANDBY_PHASE
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.rare import AddBattlePhase
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import Destroy, GainLP, SkipPhase
from table import Table, table


def phases_since(t: Table, turn: str) -> list[str]:
    """The phases that have begun or were skipped since a turn began."""
    log = t.log()
    return [line for line in log[log.index(turn) + 1 :] if line.startswith(("phase ", "opp skipped "))]


@pytest.mark.rule("turn.draw.normal-draw", scenario=0)
def test_a_draw_phase_that_is_skipped_has_no_normal_draw() -> None:
    """Time Seal: the opponent skips his next Draw Phase, and draws in the one after it."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Time Seal   deck: 9 Sogen
        opp 8000   deck: 9 Umi
    """)
    t.you.activates("Time Seal")
    t.you.ends_turn()
    assert t.turn == 4 and t.opp.hand == [] and len(t.opp.deck) == 9
    assert phases_since(t, "turn 4 opp") == ["opp skipped Draw Phase", "phase Standby Phase", "phase Main Phase 1"]
    t.opp.ends_turn()
    assert t.you.hand == ["Sogen"]
    t.you.ends_turn()
    assert t.opp.hand == ["Umi"]


@pytest.mark.rule("turn.structure.six-phases-in-order", scenario=0)
def test_a_standby_phase_that_is_skipped_is_left_out_once() -> None:
    """The phase after it follows at once; in the next turn it is there again."""
    dawn = probe("Test Dawn", "Spell / Normal", Activation(do=SkipPhase(STANDBY_PHASE, OPPONENT)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Dawn   deck: 9 Sogen
        opp 8000   deck: 9 Umi
        """,
        pool=pool_with(dawn),
    )
    t.you.activates("Test Dawn")
    t.you.ends_turn()
    assert phases_since(t, "turn 4 opp") == ["phase Draw Phase", "opp skipped Standby Phase", "phase Main Phase 1"]
    t.opp.ends_turn()
    t.you.ends_turn()
    assert phases_since(t, "turn 6 opp") == ["phase Draw Phase", "phase Standby Phase", "phase Main Phase 1"]


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=0)
def test_what_can_be_activated_at_the_start_of_the_battle_phase_can_be_at_the_start_of_each() -> None:
    """Anti-Magic Arrows: an attack of the first Battle Phase is not one of the second, which begins anew."""
    wind = probe("Test Second Wind", "Spell / Quick-Play", Activation(do=AddBattlePhase()))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox, Gemini Elf   hand: Test Second Wind, Anti-Magic Arrows
        opp 8000
        """,
        pool=pool_with(wind),
    )
    t.you.activates("Test Second Wind")
    t.you.goes_to("Battle Phase")
    t.you.can("activate Anti-Magic Arrows")
    t.nobody_responds()
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    t.you.cannot("activate Anti-Magic Arrows", because="effect.condition.all-must-be-met")
    t.you.goes_to("Main Phase 2")
    assert (t.phase, t.step) == ("Battle Phase", "Start Step")
    t.you.can("activate Anti-Magic Arrows")


@pytest.mark.rule("summon.normal.once-per-turn-shared", scenario=0)
@pytest.mark.rule("effect.once-per-turn.limits-the-user", scenario=0)
@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
@SEATS
def test_a_second_battle_phase_gives_back_nothing_that_was_used_in_the_turn(seat: int) -> None:
    """Neither the Normal Summon, nor an effect of the Main Phase, nor one that was used in the first Battle Phase."""
    wind = probe("Test Second Wind", "Spell / Quick-Play", Activation(do=AddBattlePhase()))
    rex, spell = "Dinowrestler Pankratops", "face-down (their spell zone 1)"
    mine = f"hand: Mystical Elf, Gemini Elf, Test Second Wind   monsters: {rex} (zone 1), {rex} (zone 2), Patroid"
    t, me, _ = lay(seat, mine, "set: 3 Pot of Greed", pool=pool_with(wind))
    me.summons("Mystical Elf")
    t.nobody_responds()
    me.activates("Patroid")
    me.does(f"target {spell}")
    me.activates("Test Second Wind").nobody_responds()
    me.goes_to("Battle Phase")
    t.nobody_responds()
    me.activates(f"{rex} (zone 1)", effect=2)
    me.does(f"tribute {rex} (zone 1)")
    me.does(f"target {spell}")
    t.nobody_responds()
    me.goes_to("Main Phase 2")
    t.nobody_responds()
    assert (t.phase, t.step) == ("Battle Phase", "Battle Step") and t.log().count("phase Battle Phase") == 2
    me.cannot(f"activate {rex} effect 2", because="effect.name-limit.this-effect-of-x-once")
    me.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.phase == "Main Phase 2"
    me.cannot(f"activate {rex} effect 2", because="effect.name-limit.this-effect-of-x-once")
    me.cannot("activate Patroid", because="effect.once-per-turn.limits-the-user")
    me.cannot("summon Gemini Elf", because="summon.normal.once-per-turn-shared")


@pytest.mark.rule("timing.after-action.triggers-then-fast-effects", scenario=0)
def test_after_a_set_come_triggers_and_then_fast_effects() -> None:
    """Sangan, Tributed for a Set, is activated as soon as the monster is Set, before anything else is done."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull   monsters: Sangan   deck: Kuriboh, Gemini Elf
        opp 8000   set: Waboku
    """)
    t.you.sets("Summoned Skull", tributing=["Sangan"])
    assert t.you.monster("Summoned Skull").position == "set"
    assert t.chain == ["Sangan"] and t.opp.is_asked("response")
    t.opp.passes()
    assert t.you.hand == ["Kuriboh"]


@pytest.mark.rule("effect-type.chain-vs-non-chain", scenario=0)
def test_what_a_set_brings_about_by_itself_happens_before_anybody_responds() -> None:
    """A monster that is destroyed while its player has a face-down one falls as soon as one is Set."""
    hermit = probe(
        "Test Hermit",
        "Fairy / Effect",
        Continuous(do=Destroy(THIS_CARD), while_=Exists(Monster(FACE_DOWN_DEFENSE), YOUR_FIELD)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf   monsters: Test Hermit
        opp 8000   set: Waboku
        """,
        pool=pool_with(hermit),
    )
    t.you.sets("Mystical Elf")
    assert t.opp.is_asked("response") and t.chain == []
    assert t.you.monsters == ["Mystical Elf"] and t.you.graveyard == ["Test Hermit"]


@pytest.mark.rule("timing.mandatory.must-activate", scenario=0)
def test_what_the_start_of_a_main_phase_sets_off_comes_before_its_first_action() -> None:
    """A monster that is destroyed as soon as it is Main Phase 2 is answered before the turn player acts."""
    sleeper = probe(
        "Test Sleeper",
        "Beast / Effect",
        Continuous(do=Destroy(THIS_CARD), while_=During(MAIN_PHASE_2)),
        Trigger(1, when=If(Destroyed(THIS_CARD)), do=GainLP(700), mandatory=True, from_=YOUR_GRAVEYARD),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Sleeper   hand: Kuriboh
        opp 8000
        """,
        pool=pool_with(sleeper),
    )
    t.you.goes_to("Battle Phase")
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2" and t.you.is_asked("open state")
    assert t.you.graveyard == ["Test Sleeper"] and t.you.lp == 8700


@pytest.mark.rule("turn.end.hand-limit.discard-down-to-six", scenario=0)
@pytest.mark.parametrize(("count", "ways"), [(7, 7), (8, 8 * 7 // 2), (12, 924)])
def test_any_cards_down_to_six_may_be_chosen(count: int, ways: int) -> None:
    """Every set of as many cards as are too many is an answer."""
    t = table(f"""
        turn 3, End Phase, you to act
        you 8000   hand: {count} Kuriboh
        opp 8000   deck: Umi
    """)
    question = t.you.is_asked("hand limit")
    assert (question.least, question.most) == (count - 6, count - 6)
    answers = list(t.duel.legal_answers())
    assert t.duel.count_answers() == len(answers) == len(set(answers)) == ways


@pytest.mark.rule("turn.draw.normal-draw", scenario=0)
def test_two_draw_phases_that_are_skipped_are_the_next_two() -> None:
    """In the third turn after it the player draws again."""
    drought = probe("Test Drought", "Spell / Normal", Activation(do=SkipPhase(DRAW_PHASE, OPPONENT, times=2)))
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Drought deck: 9 Sogen\nopp 8000 deck: 9 Umi",
        pool=pool_with(drought),
    )
    t.you.activates("Test Drought")
    hands = []
    for _ in range(3):
        t.you.ends_turn()
        hands.append(len(t.opp.hand))
        t.opp.ends_turn()
    assert hands == [0, 0, 1]


@pytest.mark.rule("turn.count.named-players-turns-only", scenario=0)
def test_a_battle_phase_that_is_over_is_not_the_next_one() -> None:
    """Frozen Soul in the opponent's Main Phase 2: he skips the Battle Phase of his next turn, and only that."""
    t = table("""
        turn 4, Main Phase 2, opp to act
        you 6000   set: Frozen Soul   deck: 6 Sogen
        opp 8000   monsters: Kuriboh (defense)   deck: 6 Sogen
    """)
    t.opp.does("end phase")
    t.you.activates("Frozen Soul")
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.turn == 6
    t.opp.cannot("battle phase", because="effect.cannot.forbids-while-it-applies")
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.can("battle phase")


@pytest.mark.rule("turn.structure.six-phases-in-order", scenario=0)
@pytest.mark.parametrize("phase", ["Draw Phase", "Standby Phase", "End Phase"])
def test_from_a_phase_that_is_no_main_phase_one_goes_on_to_neither_the_battle_phase_nor_the_end_phase(
    phase: str,
) -> None:
    t = table(f"turn 3, {phase}, you to act\nyou 8000   deck: 3 Sogen\nopp 8000   deck: 3 Umi", ask_all=True)
    for wish in ("battle phase", "end phase"):
        t.you.cannot(wish, because="turn.structure.six-phases-in-order")


@pytest.mark.rule("turn.structure.six-phases-in-order", scenario=0)
@pytest.mark.parametrize("phase", ["Main Phase 1", "Main Phase 2"])
def test_in_a_main_phase_the_order_of_the_phases_is_no_reason_against_the_end_phase(phase: str) -> None:
    t = table(f"turn 3, {phase}, you to act\nyou 8000   hand: Umi\nopp 8000   deck: Umi")
    t.you.can("end phase")
    refusals = [each.rule for each in t.opp.reasons("end phase")]
    assert "priority.advance.held-by-turn-player" in refusals
    assert "turn.structure.six-phases-in-order" not in refusals
