"""Topics turn, win and duel, shown by cards of the library."""

import pytest

from table import table
from turns import activated, resolve, their_turn, your_turn

RAIDEN, OBSIDIAN = "Raiden, Hand of the Lightsworn", "Gem-Knight Obsidian"
PIECES = [f"{side} {limb} of the Forbidden One" for side in ("Right", "Left") for limb in ("Arm", "Leg")]
EXODIA = "Exodia the Forbidden One"


# -------------------------------------------------------------------------------------------------- phases and priority


@pytest.mark.rule("turn.phase-end.needs-both-passes-and-nothing-pending", scenario=1)
@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_the_standby_phase_does_not_end_before_cure_mermaid_has_been_handled() -> None:
    t = your_turn("monsters: Cure Mermaid   hand: Umi   set: Waboku", "set: Waboku", "Standby Phase")
    t.you.passes()
    t.opp.passes()
    assert t.you.is_asked("response").offers == ["activate Waboku", "activate Cure Mermaid"]  # and no pass
    t.you.activates("Cure Mermaid")
    resolve(t)
    told = t.log()
    assert told.index("you activated Cure Mermaid") < told.index("phase Main Phase 1") and t.you.lp == 8800


@pytest.mark.rule("turn.standby.phase-effects-turn-player-first", scenario=0)
def test_the_turn_players_upkeep_comes_before_the_opponents() -> None:
    t = your_turn("spells: Imperial Order   hand: Umi", "spells: Imperial Order", "Standby Phase")
    resolve(t)
    told = [line for line in t.log() if "paid 700 LP" in line]
    assert told == ["you paid 700 LP", "opp paid 700 LP"]


@pytest.mark.rule("turn.phase-start.declaration-does-not-move-priority", scenario=1)
def test_the_turn_player_is_asked_first_in_the_standby_phase() -> None:
    t = your_turn("set: Jar of Greed", "set: Jar of Greed", "Standby Phase")
    assert t.you.is_asked("response").offers == ["activate Jar of Greed", "pass"]
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Jar of Greed", "pass"]


@pytest.mark.rule("turn.main1.start-timing-cards", scenario=1)
@pytest.mark.rule("turn.main1.start-timing-first-action-only", scenario=0)
def test_cold_wave_is_the_first_thing_of_main_phase_1_or_nothing() -> None:
    t = your_turn("hand: Cold Wave, Waboku")
    t.you.can("activate Cold Wave")
    t.you.sets("Waboku")
    t.you.cannot("activate Cold Wave", because="effect.condition.all-must-be-met")


@pytest.mark.rule("turn.draw.replacement-of-normal-draw", scenario=0)
@pytest.mark.parametrize("used", [True, False])
def test_freed_may_take_the_place_of_the_normal_draw(used: bool) -> None:
    t = their_turn(
        "monsters: Freed the Matchless General   deck: Umi, Celtic Guardian, Sogen   hand: Kuriboh", "hand: Umi"
    )
    t.opp.ends_turn()
    if used:
        t.you.does("activate Freed the Matchless General")
        resolve(t)
        assert sorted(t.you.hand) == ["Celtic Guardian", "Kuriboh"] and "you drew" not in t.log()
    else:
        t.you.passes()
        resolve(t)
        assert sorted(t.you.hand) == ["Kuriboh", "Umi"]


@pytest.mark.rule("turn.draw.already-applying-effects-continue-before-draw", scenario=1)
def test_mind_on_air_shows_the_card_of_the_normal_draw() -> None:
    t = your_turn("monsters: Mind on Air   hand: Umi", "deck: Battle Ox, 3 Sogen   hand: Kuriboh")
    t.you.ends_turn()
    assert [card.name for card in t.you.view.hand(t.opp.player)] == ["Kuriboh", "Battle Ox"]


# ------------------------------------------------------------------------------------------------------------ End Phase


@pytest.mark.rule("turn.end.mandatory-forced-after-both-pass", scenario=0)
def test_both_end_phase_effects_come_though_both_have_passed() -> None:
    t = your_turn(f"monsters: Solar Flare Dragon, {RAIDEN}   set: Waboku", "set: Waboku", "End Phase")
    while t.turn == 3:
        request = t.duel.state.request
        assert request is not None
        seat = t.seat_of(request.player)
        offers = seat.is_offered()
        seat.does("pass" if "pass" in offers else offers[-1])
    assert sorted(activated(t)) == [f"you activated {RAIDEN}", "you activated Solar Flare Dragon"]
    assert t.opp.lp == 7500


@pytest.mark.rule("turn.end.free-timing-cards-interleave", scenario=0)
def test_raigeki_break_may_take_solar_flare_dragon_away_before_it_burns() -> None:
    t = your_turn("monsters: Solar Flare Dragon   set: Raigeki Break   hand: Umi", "", "End Phase")
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Solar Flare Dragon")
    resolve(t)
    assert t.opp.lp == 8000 and activated(t) == ["you activated Raigeki Break"]


@pytest.mark.rule("turn.end.hand-limit.counts-as-discard-and-sent-to-gy", scenario=1)
@pytest.mark.rule("turn.end.after-hand-adjustment-one-chain", scenario=0)
def test_obsidian_discarded_for_the_hand_limit_may_speak_still_in_the_end_phase() -> None:
    t = your_turn(f"hand: {OBSIDIAN}, 6 Umi   graveyard: Mystical Elf")
    t.you.ends_turn()
    t.you.does(OBSIDIAN)
    t.you.triggers(OBSIDIAN)
    assert t.phase == "End Phase" and t.turn == 3
    resolve(t)
    assert t.you.monsters == ["Mystical Elf"]


@pytest.mark.rule("turn.end.hand-limit.not-by-effect", scenario=1)
def test_grapha_discarded_for_the_hand_limit_was_not_discarded_by_an_effect() -> None:
    grapha = "Grapha, Dragon Lord of Dark World"
    t = your_turn(f"hand: {grapha}, 6 Umi", "monsters: Battle Ox")
    t.you.ends_turn()
    t.you.does(grapha)
    assert t.turn == 4 and t.opp.monsters == ["Battle Ox"] and activated(t) == []


@pytest.mark.rule("turn.end.hand-limit.after-everything-else", scenario=0)
def test_yata_garasu_returns_to_the_hand_before_the_hand_is_adjusted() -> None:
    t = your_turn("hand: Yata-Garasu, 6 Umi")
    t.you.summons("Yata-Garasu")
    t.you.ends_turn()
    assert "Yata-Garasu" in t.you.hand and len(t.you.hand) == 7 and t.you.is_asked("hand limit")


@pytest.mark.rule("turn.standby.negated-trigger-cannot-retry", scenario=0)
def test_treeborn_frog_negated_by_light_and_darkness_dragon_does_not_try_again_in_that_standby_phase() -> None:
    dino = "Dinowrestler Pankratops"
    t = your_turn(
        f"graveyard: Treeborn Frog   monsters: {dino}", "monsters: Light and Darkness Dragon", "Standby Phase"
    )
    assert t.you.is_asked("response").offers == [f"activate {dino}", "activate Treeborn Frog", "pass"]
    t.you.activates("Treeborn Frog")
    assert t.phase == "Standby Phase" and t.you.is_asked("response").offers == [f"activate {dino}", "pass"]


@pytest.mark.rule("turn.end.negated-trigger-cannot-retry", scenario=0)
def test_dark_magician_of_chaos_negated_in_the_end_phase_does_not_try_again() -> None:
    dino, chaos = "Dinowrestler Pankratops", "Dark Magician of Chaos"
    t = your_turn(
        f"graveyard: Pot of Greed   monsters: {dino}, {chaos} (special summoned this turn)",
        "monsters: Light and Darkness Dragon",
        "End Phase",
    )
    t.you.activates(chaos)
    assert t.phase == "End Phase" and t.you.is_asked("response").offers == [f"activate {dino}", "pass"]
    assert t.you.graveyard == ["Pot of Greed"]


@pytest.mark.rule("turn.end.turn-player-may-yield-between", scenario=1)
def test_after_one_effect_of_the_end_phase_the_opponent_may_come_before_the_next() -> None:
    garuda = "Garuda the Wind Spirit"
    t = your_turn(f"monsters: Solar Flare Dragon, {RAIDEN}", f"monsters: {garuda}", "End Phase")
    t.you.activates("Solar Flare Dragon")
    t.you.passes()
    t.opp.activates(garuda, targeting="Solar Flare Dragon")
    t.you.activates(RAIDEN)
    resolve(t)
    assert activated(t) == ["you activated Solar Flare Dragon", f"opp activated {garuda}", f"you activated {RAIDEN}"]


# ----------------------------------------------------------------------------------------------------------- the ending


@pytest.mark.rule("win.deck-out.search-with-empty-deck-no-loss", scenario=0)
@pytest.mark.rule("win.deck-out.mill-with-empty-deck-no-loss", scenario=1)
def test_sangan_and_raiden_find_an_empty_deck_and_nobody_loses() -> None:
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000   monsters: Sangan   hand: Dark Hole\nopp 8000   deck: 3 Sogen"
    )
    t.you.activates("Dark Hole")
    assert activated(t)[1:] == ["you activated Sangan"] and t.winner == ""
    t = table(f"turn 3, End Phase, you to act\nyou 8000   monsters: {RAIDEN}\nopp 8000   hand: Umi   deck: 3 Sogen")
    resolve(t)
    assert t.winner == "" and t.turn == 4


@pytest.mark.rule("win.draw.simultaneous-deck-out", scenario=1)
@pytest.mark.parametrize(("deck", "winner"), [("", "draw"), ("deck: 6 Sogen", "opp")])
def test_morphing_jar_with_empty_decks_is_a_draw(deck: str, winner: str) -> None:
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   monsters: Morphing Jar (set)\nopp 8000   {deck}")
    t.you.flip_summons("Morphing Jar")
    resolve(t)
    assert t.winner == winner


@pytest.mark.rule("win.condition-text.not-an-effect", scenario=0)
def test_exodia_wins_without_a_chain_though_its_name_was_called_by_the_grave() -> None:
    t = their_turn(
        f"hand: {', '.join(PIECES)}   graveyard: {EXODIA}   deck: {EXODIA}, Sogen",
        "set: Called by the Grave   hand: Umi",
    )
    t.opp.activates("Called by the Grave", targeting=EXODIA)
    resolve(t)
    t.opp.ends_turn()
    assert t.winner == "you" and activated(t) == ["opp activated Called by the Grave"]


@pytest.mark.rule("win.condition-text.not-checked-during-an-effect", scenario=0)
def test_exodia_does_not_win_in_the_middle_of_graceful_charity() -> None:
    t = your_turn(f"hand: Graceful Charity, {', '.join(PIECES)}   deck: {EXODIA}, 3 Sogen")
    t.you.activates("Graceful Charity")
    assert t.winner == "" and t.you.is_asked("discard")
    t.you.discards(EXODIA, "Sogen (copy 1)")
    assert t.winner == "" and EXODIA in t.you.graveyard


@pytest.mark.rule("win.condition-text.checked-after-each-chain-link", scenario=1)
def test_exodia_wins_as_soon_as_the_link_that_completed_it_has_resolved() -> None:
    t = their_turn(
        f"hand: {', '.join(PIECES)}   set: Jar of Greed   deck: {EXODIA}, 3 Sogen", "hand: Card Destruction, Umi"
    )
    t.opp.activates("Card Destruction")
    t.you.activates("Jar of Greed")
    resolve(t)
    assert t.winner == "you" and "link 1 Card Destruction resolves" not in t.log()


@pytest.mark.rule("win.deck-out.deck-shrunk-before-draw", scenario=0)
def test_trade_in_loses_when_the_deck_was_shrunk_before_it_draws() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   set: Jar of Greed   deck: 2 Sogen
        opp 8000   set: Waboku
    """)
    t.you.activates("Trade-In")
    t.opp.passes()
    t.you.activates("Jar of Greed")
    resolve(t)
    assert t.winner == "opp"


@pytest.mark.rule("tournament.ruleset.master-rule-2020", scenario=0)
def test_a_fusion_monster_may_come_to_any_main_monster_zone_and_a_link_monster_may_not() -> None:
    imduk = "Imduk the World Chalice Dragon"
    t = your_turn(
        f"monsters: Battle Ox   extra: {imduk}, Thousand Dragon   hand: Polymerization, Time Wizard, Baby Dragon"
    )
    t.you.activates("Polymerization")
    t.you.does("attack position")
    assert len(t.you.is_offered()) > 4  # four Main Monster Zones, and the Extra Monster Zones
    t.duel.answer(0)
    t.you.does(f"special summon {imduk}")
    assert {offer.rstrip("12") for offer in t.you.is_offered()} == {"extra zone "}
