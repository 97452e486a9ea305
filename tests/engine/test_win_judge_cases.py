"""What a judge is asked about the end of a duel: what happens at the same moment, and what comes too late."""

import pytest

from table import Table, table

JAR = "Morphing Jar (set)"


def flip_the_jar(you: str, opp: str, lp: tuple[int, int] = (200, 200)) -> Table:
    """Flip Summon a Morphing Jar: both players draw five cards at once."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you {lp[0]}   {you}   deck: 9 Kuriboh
        opp {lp[1]}   {opp}   deck: 9 Kuriboh
    """)
    t.you.flip_summons("Morphing Jar")
    return t.nobody_responds()


# -------------------------------------------------------------------------------------------------- at the same moment


@pytest.mark.rule("win.draw.simultaneous-lp-zero", scenario=0)
def test_skull_invitation_that_takes_the_last_lp_of_both_players_makes_a_draw() -> None:
    """rule: win.draw.simultaneous-lp-zero"""
    t = table("""
        turn 3, Battle Step, you to act
        you 300   monsters: Vorse Raider   spells: Skull Invitation
        opp 300   monsters: Vorse Raider
    """)
    t.you.attacks("Vorse Raider", "Vorse Raider")
    assert t.winner == "draw" and (t.you.lp, t.opp.lp) == (0, 0)


def test_fatal_abacus_judges_both_players_when_dark_hole_sends_monsters_of_both() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 500   monsters: Vorse Raider   spells: Fatal Abacus   hand: Dark Hole
        opp 500   monsters: Celtic Guardian
    """)
    t.you.activates("Dark Hole")
    t.nobody_responds()
    assert t.winner == "draw"


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
def test_two_continuous_effects_that_apply_at_the_same_moment_are_both_applied_before_the_result_is_judged() -> None:
    """rule: win.lp-zero.immediate"""
    t = flip_the_jar(f"monsters: {JAR}, Trickstar Lycoris", "monsters: Trickstar Lycoris")
    assert t.winner == "draw" and (t.you.lp, t.opp.lp) == (0, 0)


@pytest.mark.rule("win.lp-zero.later-gain-does-not-save", scenario=0)
def test_lp_gained_at_the_moment_in_which_they_became_0_do_not_save_the_player() -> None:
    """rule: win.lp-zero.later-gain-does-not-save"""
    t = flip_the_jar(f"monsters: {JAR}, Trickstar Lycoris", "spells: Solemn Wishes")
    assert t.winner == "you" and t.opp.lp == 0


def test_what_would_be_inflicted_after_the_last_lp_is_no_further_damage() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: 2 Trickstar Lycoris   field: Trickstar Light Stage
        opp 300   deck: 3 Kuriboh
    """)
    t.you.ends_turn()
    losses = [line for line in t.log() if line.startswith("opp lp")]
    assert t.winner == "you" and losses == ["opp lp 300 -> 100 (effect)", "opp lp 100 -> 0 (effect)"]


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
def test_ring_of_destruction_loses_the_duel_for_its_player_before_the_opponent_takes_damage() -> None:
    """rule: win.lp-zero.immediate"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 2500   monsters: Summoned Skull   hand: Dian Keto the Cure Master
        opp 2500   set: Ring of Destruction
    """)
    t.you.activates("Dian Keto the Cure Master")
    t.opp.activates("Ring of Destruction")
    t.nobody_responds()
    assert t.winner == "you" and (t.you.lp, t.opp.lp) == (2500, 0)


# ------------------------------------------------------------------------------------------------------ draws and decks


@pytest.mark.rule("win.draw.simultaneous-deck-out", scenario=0)
@pytest.mark.parametrize(("cards", "winner"), [((4, 3), "draw"), ((5, 4), "you"), ((4, 5), "opp")])
def test_who_cannot_draw_all_five_cards_of_morphing_jar_loses(cards: tuple[int, int], winner: str) -> None:
    """rule: win.draw.simultaneous-deck-out"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {JAR}   deck: {cards[0]} Kuriboh
        opp 8000   deck: {cards[1]} Kuriboh
    """)
    t.you.flip_summons("Morphing Jar")
    t.nobody_responds()
    assert t.winner == winner


@pytest.mark.rule("win.deck-out.mandatory-draw", scenario=0)
def test_bountiful_artemis_makes_its_player_lose_with_an_empty_deck() -> None:
    """rule: win.deck-out.mandatory-draw"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Bountiful Artemis   hand: Ookazi
        opp 8000   set: Magic Jammer   hand: Kuriboh
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer")
    t.nobody_responds()
    assert t.winner == "opp" and t.opp.lp == 8000


@pytest.mark.rule("win.condition-text.checked-after-each-chain-link", scenario=0)
def test_exodia_completed_by_a_link_in_the_opponents_turn_wins_before_the_links_below() -> None:
    """rule: win.condition-text.checked-after-each-chain-link"""
    pieces = ", ".join(f"{side} {limb} of the Forbidden One" for side in ("Right", "Left") for limb in ("Arm", "Leg"))
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: {pieces}   set: Jar of Greed   deck: Exodia the Forbidden One
        opp 8000   hand: Upstart Goblin   deck: Kuriboh
    """)
    t.opp.activates("Upstart Goblin")
    t.you.activates("Jar of Greed")
    t.nobody_responds()
    assert t.winner == "you" and t.you.lp == 8000 and t.opp.hand == []
