"""Topic win: how a duel is won and lost."""

import pytest

from table import table


@pytest.mark.rule("win.lp.opponent-to-zero", scenario=1)
def test_the_player_who_brings_the_opponents_lp_to_zero_wins_at_once() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon, Gemini Elf
        opp 1500   hand: Mystical Elf   deck: Mystical Elf
    """)
    t.you.attacks_directly("Alexandrite Dragon")
    assert t.opp.lp == 0 and t.you.lp == 8000
    assert t.winner == "you"
    assert t.log()[-2:] == ["opp lp 1500 -> 0 (battle)", "duel ended: you won (lp)"]
    # Nothing else of that turn is processed: the battle has not even come to the end of its Damage Step.
    assert (t.turn, t.phase, t.timing) == (3, "Battle Phase", "damage calculation")
    t.you.cannot("attack directly with Gemini Elf", because="duel.definition.single-game")
    assert not t.you.is_to_decide() and not t.opp.is_to_decide()


@pytest.mark.rule("win.deck-out.cannot-draw-loses", scenario=1)
def test_a_player_who_cannot_make_the_normal_draw_loses() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Battle Ox
        opp 100    deck: Mystical Elf
    """)
    assert t.you.deck == [] and t.winner == ""
    t.opp.ends_turn()
    assert t.winner == "opp"
    assert t.log()[-3:] == ["turn 5 you", "phase Draw Phase", "duel ended: opp won (deck-out)"]
    assert t.you.hand == ["Battle Ox"] and t.you.lp == 8000 and t.opp.deck == ["Mystical Elf"]


@pytest.mark.rule("win.deck-out.cannot-draw-loses", scenario=1)
def test_drawing_the_last_card_does_not_lose() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Battle Ox   deck: Silver Fang
        opp 100    deck: Mystical Elf
    """)
    t.opp.ends_turn()
    assert t.winner == "" and t.turn == 5
    assert t.you.hand == ["Battle Ox", "Silver Fang"] and t.you.deck == []
    t.you.summons("Silver Fang")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Silver Fang")
    assert t.winner == "you"


@pytest.mark.rule("win.deck-out.empty-deck-alone-is-no-loss", scenario=1)
def test_an_empty_deck_loses_only_at_the_next_required_draw() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   deck: Mystical Elf, Battle Ox
        opp 8000   hand: Trap Hole   deck: Gemini Elf
    """)
    t.you.ends_turn()
    assert t.opp.hand == ["Trap Hole", "Gemini Elf"] and t.opp.deck == []
    assert t.winner == "" and (t.turn, t.turn_player) == (4, "opp")
    t.opp.summons("Gemini Elf")
    t.opp.goes_to("Battle Phase")
    t.opp.attacks_directly("Gemini Elf")
    assert t.winner == "" and t.phase == "Main Phase 2" and t.opp.deck == []
    t.opp.ends_turn()
    assert t.winner == "" and (t.turn, t.turn_player) == (5, "you")
    t.you.sets("Mystical Elf")
    assert t.winner == "" and t.phase == "Main Phase 1" and t.opp.deck == []
    t.you.ends_turn()
    assert t.winner == "you"
    assert t.log()[-3:] == ["turn 6 opp", "phase Draw Phase", "duel ended: you won (deck-out)"]
