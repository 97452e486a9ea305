"""Topic win: how a duel is won and lost."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.duel import Outcome
from spellspeed.lang.words.choices import ANY_CARD, All, Top
from spellspeed.lang.words.deeds import Later
from spellspeed.lang.words.every_word import EITHER, END_PHASE, OPPONENT, SUMMONED_SPECIALLY, YOU
from spellspeed.lang.words.lines import Activation, Continuous, Flip, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_HAND, OPPONENTS_DECK, OPPONENTS_HAND, YOUR_DECK, YOUR_HAND
from spellspeed.lang.words.timings import If, PhaseReached, Summoned
from spellspeed.lang.words.verbs import (
    AddToHand,
    Discard,
    Draw,
    GainLP,
    InflictDamage,
    NegateEffectsOf,
    SendToGraveyard,
)
from spellspeed.words import DRAWN_BY_DECK_OUT, DRAWN_BY_LP, WON_BY_CARD, WON_BY_DECK_OUT, WON_BY_LP
from table import start, table

FIVE_PIECES: Final = (
    "Exodia the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
)
FOUR: Final = ", ".join(FIVE_PIECES[:4])
FIFTH: Final = FIVE_PIECES[4]


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


# -------------------------------------------------------------------------------------------------------- LP by effects


@pytest.mark.rule("win.lp-zero.immediate", scenario=1)
def test_who_comes_to_zero_in_the_middle_of_a_chain_loses_before_the_next_link() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 500    hand: Dian Keto the Cure Master   monsters: Battle Ox
        opp 8000   set: Just Desserts
    """)
    t.you.activates("Dian Keto the Cure Master")
    t.opp.activates("Just Desserts")
    assert t.outcome == Outcome(1, WON_BY_LP, 3) and t.you.lp == 0
    assert t.log()[-2:] == ["you lp 500 -> 0 (effect)", "duel ended: opp won (lp)"]
    assert "link 1 Dian Keto the Cure Master resolves" not in t.log()


@pytest.mark.rule("win.lp-zero.later-gain-does-not-save", scenario=1)
def test_lp_gained_after_the_zero_do_not_save() -> None:
    deal = probe("Bad Deal", "Spell / Normal", Activation(do=InflictDamage(1000, YOU).then(GainLP(2000))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 800    hand: Bad Deal
        opp 8000
        """,
        pool=pool_with(deal),
    )
    t.you.activates("Bad Deal")
    assert t.outcome == Outcome(1, WON_BY_LP, 3)
    assert [line for line in t.log() if " lp " in line] == ["you lp 800 -> 0 (effect)"]
    assert t.log()[-1] == "duel ended: opp won (lp)"
    # With enough LP the same card gives them.
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 1001   hand: Bad Deal
        opp 8000
        """,
        pool=pool_with(deal),
    )
    t.you.activates("Bad Deal")
    assert t.you.lp == 2001 and t.winner == ""


@pytest.mark.rule("win.draw.simultaneous-lp-zero", scenario=1)
@pytest.mark.parametrize(
    ("yours", "theirs", "outcome"),
    [(1000, 1000, Outcome(None, DRAWN_BY_LP, 3)), (900, 1001, Outcome(1, WON_BY_LP, 3)), (1001, 1001, None)],
)
def test_damage_that_brings_both_players_to_zero_at_once_is_a_draw(
    yours: int, theirs: int, outcome: Outcome | None
) -> None:
    blast = probe("Common Blast", "Spell / Normal", Activation(do=InflictDamage(1000, EITHER)))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you {yours}    hand: Common Blast
        opp {theirs}
        """,
        pool=pool_with(blast),
    )
    t.you.activates("Common Blast")
    assert t.outcome == outcome
    assert (t.you.lp, t.opp.lp) == (max(0, yours - 1000), max(0, theirs - 1000))


@pytest.mark.rule("win.lp.no-upper-limit", scenario=1)
def test_a_card_raises_lp_above_what_the_duel_began_with() -> None:
    feast = probe("Feast", "Spell / Normal", Activation(do=GainLP(5000)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dian Keto the Cure Master
        opp 8000
        """,
    )
    t.you.activates("Dian Keto the Cure Master")
    assert t.you.lp == 9000
    t = table("turn 3, Main Phase 1, you to act\nyou 60000 hand: Feast\nopp 8000", pool=pool_with(feast))
    t.you.activates("Feast")
    assert t.you.lp == 65000


# --------------------------------------------------------------------------------------------------- drawing by effects


@pytest.mark.rule("win.deck-out.cannot-draw-loses", scenario=2)
@pytest.mark.parametrize(("deck", "winner"), [("deck: Battle Ox", "you"), ("deck: 2 Battle Ox", "")])
def test_a_player_made_to_draw_more_than_there_is_loses(deck: str, winner: str) -> None:
    giver = probe("Giver", "Warrior / Flip", Flip(do=Draw(2, OPPONENT)))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Giver (set)
        opp 8000   {deck}
        """,
        pool=pool_with(giver),
    )
    t.you.flip_summons("Giver")
    assert t.winner == winner
    if winner:
        assert t.outcome == Outcome(0, WON_BY_DECK_OUT, 3) and t.you.deck == []


@pytest.mark.rule("win.deck-out.cannot-draw-loses", scenario=3)
@pytest.mark.parametrize("deed", [SendToGraveyard(Top(1)), AddToHand(All(Monster(), YOUR_DECK))])
def test_taking_cards_from_an_empty_deck_without_drawing_does_not_lose(
    deed: SendToGraveyard | AddToHand,
) -> None:
    """The player of the first turn makes no normal draw."""
    taker = probe("Taker", "Warrior / Effect", Trigger(when=If(Summoned(THIS_CARD)), do=deed, mandatory=True))
    t = table(
        """
        turn 1, Draw Phase, you to act
        you 8000   hand: Taker, Umi
        opp 8000   deck: 3 Battle Ox
        """,
        pool=pool_with(taker),
    )
    assert t.you.deck == [] and (t.turn, t.phase) == (1, "Main Phase 1") and t.winner == ""
    t.you.summons("Taker")
    assert "link 1 Taker resolved" in t.log() and t.winner == ""
    t.you.is_asked("open state")


@pytest.mark.rule("win.deck-out.search-with-empty-deck-no-loss", scenario=1)
def test_a_search_in_a_deck_that_has_run_out_adds_nothing_and_loses_nothing() -> None:
    mill = probe("Mill Three", "Trap / Normal", Activation(do=SendToGraveyard(Top(3, OPPONENTS_DECK))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army   deck: 3 Celtic Guardian
        opp 8000   set: Mill Three
        """,
        pool=pool_with(mill),
    )
    t.you.activates("Reinforcement of the Army")
    t.opp.activates("Mill Three")
    assert t.you.deck == [] and t.you.graveyard.count("Celtic Guardian") == 3
    assert "link 1 Reinforcement of the Army resolved" in t.log() and t.you.hand == []
    assert t.winner == ""
    t.you.is_asked("open state")


@pytest.mark.rule("win.deck-out.mill-with-empty-deck-no-loss", scenario=1)
def test_sending_cards_from_an_empty_deck_in_the_end_phase_loses_nothing() -> None:
    sender = probe(
        "Night Sender",
        "Warrior / Effect",
        Trigger(when=If(PhaseReached(END_PHASE, YOU)), do=SendToGraveyard(Top(4)), mandatory=True),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Night Sender
        opp 8000   deck: 3 Battle Ox
        """,
        pool=pool_with(sender),
    )
    t.you.ends_turn()
    assert "link 1 Night Sender resolved" in t.log() and t.you.graveyard == []
    assert t.winner == "" and (t.turn, t.turn_player) == (4, "opp")


@pytest.mark.rule("win.deck-out.deck-shrunk-before-draw", scenario=1)
@pytest.mark.parametrize(("deck", "winner"), [(2, "opp"), (3, "")])
def test_a_deck_that_has_shrunk_before_the_draw_loses(deck: int, winner: str) -> None:
    mill = probe("Mill One", "Trap / Normal", Activation(do=SendToGraveyard(Top(1, OPPONENTS_DECK))))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   deck: {deck} Battle Ox
        opp 8000   set: Mill One
        """,
        pool=pool_with(mill),
    )
    t.you.activates("Trade-In", discarding="Blue-Eyes White Dragon")
    t.opp.activates("Mill One")
    assert t.winner == winner
    if winner:
        assert t.outcome == Outcome(1, WON_BY_DECK_OUT, 3)
    else:
        assert t.you.hand == ["Battle Ox", "Battle Ox"]


@pytest.mark.rule("win.deck-out.mandatory-draw", scenario=1)
@pytest.mark.parametrize(("left", "winner"), [("deck: Battle Ox", ""), ("", "opp")])
def test_who_must_draw_for_each_special_summon_of_the_turn_loses_with_an_empty_deck(left: str, winner: str) -> None:
    """Maxx "C", as a Spell that stays on the field until the End Phase of the turn."""
    roach = probe(
        "Test Roach",
        "Spell / Quick-Play",
        Activation(do=Later(END_PHASE, SendToGraveyard(THIS_CARD)), stays=True),
        Continuous(do=Draw(1), when=If(Summoned(Monster(), SUMMONED_SPECIALLY, by=OPPONENT)), together=True),
    )
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   set: Test Roach   {left}
        opp 8000   hand: Monster Reborn, Kuriboh   graveyard: Battle Ox   deck: 3 Battle Ox
        """,
        pool=pool_with(roach),
    )
    t.opp.summons("Kuriboh")
    t.you.activates("Test Roach")
    t.opp.activates("Monster Reborn", targeting="Battle Ox")
    t.opp.takes_position("attack")
    assert t.winner == winner
    if winner:
        assert t.outcome == Outcome(1, WON_BY_DECK_OUT, 4)
    else:
        assert t.you.hand == ["Battle Ox"] and t.you.deck == []  # to draw the last card loses nothing


@pytest.mark.rule("win.deck-out.mandatory-draw", scenario=0)
def test_a_mandatory_trigger_makes_its_player_draw_even_from_an_empty_deck() -> None:
    watcher = probe(
        "Summon Watcher",
        "Warrior / Effect",
        Trigger(when=If(Summoned(Monster(), SUMMONED_SPECIALLY, by=OPPONENT)), do=Draw(1), mandatory=True),
    )
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Summon Watcher
        opp 8000   hand: Monster Reborn   graveyard: Battle Ox   deck: 3 Battle Ox
        """,
        pool=pool_with(watcher),
    )
    t.opp.activates("Monster Reborn", targeting="Battle Ox")
    t.opp.takes_position("attack")
    assert t.outcome == Outcome(1, WON_BY_DECK_OUT, 4)


@pytest.mark.rule("win.draw.simultaneous-deck-out", scenario=1)
@pytest.mark.parametrize(
    ("yours", "theirs", "outcome"),
    [
        ("", "", Outcome(None, DRAWN_BY_DECK_OUT, 3)),
        ("deck: 4 Battle Ox", "deck: 2 Battle Ox", Outcome(None, DRAWN_BY_DECK_OUT, 3)),
        ("", "deck: 5 Battle Ox", Outcome(1, WON_BY_DECK_OUT, 3)),
        ("deck: 5 Battle Ox", "", Outcome(0, WON_BY_DECK_OUT, 3)),
    ],
)
def test_when_neither_player_can_draw_by_the_same_effect_the_duel_is_a_draw(
    yours: str, theirs: str, outcome: Outcome
) -> None:
    jar = probe("Test Jar", "Rock / Flip", Flip(do=Discard(All(ANY_CARD, EITHER_HAND)).after_that(Draw(5, EITHER))))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Jar (set)   {yours}
        opp 8000   {theirs}
        """,
        pool=pool_with(jar),
    )
    t.you.flip_summons("Test Jar")
    assert t.outcome == outcome


# ---------------------------------------------------------------------------------------------------- text that decides


@pytest.mark.rule("win.card-effect.alternative-victory", scenario=1)
@pytest.mark.rule("win.card-effect.exodia-five-pieces-in-hand", scenario=1)
def test_who_draws_the_fifth_piece_by_an_effect_wins_at_once() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 100    hand: Pot of Greed, {FOUR}   deck: {FIFTH}, 3 Battle Ox
        opp 8000   deck: 3 Battle Ox
    """)
    t.you.activates("Pot of Greed")
    assert t.outcome == Outcome(0, WON_BY_CARD, 3)
    assert (t.you.lp, t.opp.lp) == (100, 8000) and len(t.you.deck) == 2 and len(t.opp.deck) == 3


@pytest.mark.rule("win.card-effect.exodia-five-pieces-in-hand", scenario=1)
def test_who_draws_the_fifth_piece_in_the_draw_phase_wins_at_once() -> None:
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: {FOUR}   deck: {FIFTH}, 3 Battle Ox
        opp 8000   deck: 3 Battle Ox
    """)
    t.opp.ends_turn()
    assert t.outcome == Outcome(0, WON_BY_CARD, 5) and t.phase == "Draw Phase"


@pytest.mark.rule("win.card-effect.exodia-five-pieces-in-hand", scenario=1)
@pytest.mark.parametrize("winner", [0, 1])
def test_who_has_the_five_pieces_in_the_opening_hand_wins_at_once(winner: int) -> None:
    decks = [["Battle Ox"] * 10, ["Battle Ox"] * 10]
    decks[winner] = [*FIVE_PIECES, *["Battle Ox"] * 5]
    t = start(decks[0], decks[1], first=0)
    assert t.outcome is not None and (t.outcome.winner, t.outcome.reason) == (winner, "card effect")


@pytest.mark.rule("win.card-effect.exodia-five-pieces-in-hand", scenario=1)
@pytest.mark.parametrize("place", ["graveyard", "monsters", "banished"])
def test_a_piece_that_is_not_in_the_hand_does_not_count(place: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed, {", ".join(FIVE_PIECES[:3])}   {place}: {FIVE_PIECES[3]}
                   deck: {FIFTH}, 3 Battle Ox
        opp 8000
    """)
    t.you.activates("Pot of Greed")
    assert FIFTH in t.you.hand and t.winner == ""
    t.you.is_asked("open state")


@pytest.mark.rule("win.card-effect.exodia-five-pieces-in-hand", scenario=1)
def test_two_right_legs_do_not_make_up_for_a_left_one() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed, {FOUR}   deck: Right Leg of the Forbidden One, 3 Battle Ox
        opp 8000
    """)
    t.you.activates("Pot of Greed")
    assert t.you.hand.count("Right Leg of the Forbidden One") == 2 and t.winner == ""


@pytest.mark.rule("win.condition-text.not-an-effect", scenario=1)
def test_text_that_decides_the_duel_is_neither_negated_nor_answered() -> None:
    silence = probe(
        "Piece Silence",
        "Spell / Continuous",
        Continuous(1, NegateEffectsOf(All(Monster(name=FIVE_PIECES), EITHER_HAND))),
    )
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: {FOUR}   deck: {FIFTH}, 3 Battle Ox
        opp 8000   hand: Battle Ox   spells: Piece Silence   set: Divine Wrath   deck: 3 Battle Ox
        """,
        pool=pool_with(silence),
        ask_all=True,
    )
    t.opp.ends_turn()
    assert t.outcome == Outcome(0, WON_BY_CARD, 5)
    # Between the draw and the end nothing happened, and no link was made.
    assert t.log()[-2:] == ["you drew", "duel ended: you won (card effect)"]
    assert not [line for line in t.log() if "declared" in line]


@pytest.mark.rule("win.condition-text.not-checked-during-an-effect", scenario=1)
def test_a_condition_met_only_in_the_middle_of_an_effect_does_not_win() -> None:
    rush = probe("Draw and Drop", "Spell / Normal", Activation(do=Draw(2).then(Discard(All(ANY_CARD, YOUR_HAND)))))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Draw and Drop, {FOUR}   deck: {FIFTH}, 3 Battle Ox
        opp 8000
        """,
        pool=pool_with(rush),
    )
    t.you.activates("Draw and Drop")
    assert t.log().count("you drew") == 2 and t.you.hand == []
    assert set(FIVE_PIECES) < set(t.you.graveyard) and t.winner == ""
    t.you.is_asked("open state")


@pytest.mark.rule("win.condition-text.checked-after-each-chain-link", scenario=1)
def test_a_condition_met_after_a_link_wins_before_the_next_link_can_take_it_away() -> None:
    drop = probe("Drop It All", "Spell / Normal", Activation(do=Discard(All(ANY_CARD, OPPONENTS_HAND))))
    jar = probe("Small Jar", "Trap / Normal", Activation(do=Draw(1)))
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: {FOUR}   set: Small Jar   deck: {FIFTH}, 3 Battle Ox
        opp 8000   hand: Drop It All
        """,
        pool=pool_with(drop, jar),
    )
    t.opp.activates("Drop It All")
    t.you.activates("Small Jar")
    assert t.outcome == Outcome(0, WON_BY_CARD, 4)
    assert "link 2 Small Jar resolved" in t.log() and "link 1 Drop It All resolves" not in t.log()
    assert len(t.you.hand) == 5
