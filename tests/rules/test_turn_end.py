"""Topic turn: the End Phase, the hand limit, and the turn that follows."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT
from spellspeed.lang.words.lines import Line, Trigger
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.timings import Discarded, If, Sent
from spellspeed.lang.words.verbs import GainLP
from spellspeed.words import BY_HAND_LIMIT, BY_NORMAL_DRAW, EVENT_DISCARDED, EVENT_DRAWN, EVENT_SENT_TO_GRAVEYARD
from table import Table, table

NINE = [
    "Mystical Elf",
    "Gemini Elf",
    "Battle Ox",
    "Celtic Guardian",
    "Silver Fang",
    "Vorse Raider",
    "Skull Servant",
    "Aqua Madoor",
    "Luster Dragon",
]


@pytest.mark.rule("turn.end.hand-limit.discard-down-to-six", scenario=1)
def test_a_player_with_nine_cards_discards_exactly_three() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {", ".join(NINE)}   graveyard: Baby Dragon
        opp 8000   hand: 8 Kuriboh   deck: Time Wizard
    """)
    t.you.ends_turn()
    question = t.you.is_asked("hand limit")
    assert (question.offers, question.least, question.most) == (NINE, 3, 3)
    assert (t.phase, t.turn) == ("End Phase", 3)
    rule = "turn.end.hand-limit.discard-down-to-six"
    t.you.cannot("discard Gemini Elf, Silver Fang", because=rule)
    t.you.cannot("discard Gemini Elf, Silver Fang, Aqua Madoor, Battle Ox", because=rule)
    t.you.cannot("pass", because=rule)
    t.you.discards("Gemini Elf", "Silver Fang", "Aqua Madoor")
    left = ["Mystical Elf", "Battle Ox", "Celtic Guardian", "Vorse Raider", "Skull Servant", "Luster Dragon"]
    assert t.you.hand == left
    assert t.you.graveyard[0] == "Baby Dragon"
    assert sorted(t.you.graveyard[1:]) == ["Aqua Madoor", "Gemini Elf", "Silver Fang"]
    # The other player has kept his eight cards, and draws for his own turn.
    assert (t.turn, t.turn_player) == (4, "opp")
    assert t.opp.hand == ["Kuriboh"] * 8 + ["Time Wizard"] and t.opp.graveyard == []


@pytest.mark.rule("turn.end.hand-limit.discard-down-to-six", scenario=1)
@pytest.mark.parametrize(("held", "excess"), [(6, 0), (7, 1), (9, 3)])
def test_only_what_is_above_six_cards_is_discarded(held: int, excess: int) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {", ".join(NINE[:held])}
        opp 8000   hand: 8 Kuriboh   deck: Time Wizard
    """)
    t.you.ends_turn()
    if excess:
        question = t.you.is_asked("hand limit")
        assert (question.least, question.most) == (excess, excess)
        t.you.discards(*NINE[:excess])
    assert t.turn == 4
    assert t.you.hand == NINE[excess:held]
    assert sorted(t.you.graveyard) == sorted(NINE[:excess])


@pytest.mark.rule("turn.end.hand-limit.discard-down-to-six", scenario=2)
def test_two_cards_above_the_limit_are_discarded_at_the_same_time() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {", ".join(NINE[:8])}
        opp 8000   hand: 9 Kuriboh   deck: Time Wizard
    """)
    t.you.ends_turn()
    question = t.you.is_asked("hand limit")
    assert (question.least, question.most) == (2, 2)
    t.you.discards("Battle Ox", "Aqua Madoor")
    discarded = [event for event in t.events if event.kind == EVENT_DISCARDED]
    sent = [event for event in t.events if event.kind == EVENT_SENT_TO_GRAVEYARD]
    assert [event.player for event in discarded] == [event.player for event in sent] == [t.you.player] * 2
    assert {event.cause for event in discarded + sent} == {BY_HAND_LIMIT}
    assert len({event.batch for event in discarded + sent}) == 1
    assert sorted(t.you.graveyard) == ["Aqua Madoor", "Battle Ox"] and len(t.you.hand) == 6
    assert t.turn == 4
    assert t.opp.hand == ["Kuriboh"] * 9 + ["Time Wizard"] and t.opp.graveyard == []


@pytest.mark.rule("turn.end.hand-limit.turn-player-only", scenario=1)
def test_the_other_player_discards_only_at_the_end_of_his_own_turn() -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 5 Kuriboh   deck: Baby Dragon
        opp 8000   hand: {", ".join(NINE[:8])}   deck: Luster Dragon
    """)
    t.you.ends_turn()
    assert (t.turn, t.turn_player) == (4, "opp")
    assert t.you.hand == ["Kuriboh"] * 5 and t.opp.hand == NINE
    assert t.you.graveyard == t.opp.graveyard == []
    t.opp.summons("Mystical Elf")
    assert len(t.opp.hand) == 8
    t.opp.ends_turn()
    question = t.opp.is_asked("hand limit")
    assert (t.turn, question.least, question.most) == (4, 2, 2)
    t.opp.discards("Luster Dragon", "Battle Ox")
    assert (t.turn, len(t.opp.hand)) == (5, 6)
    assert sorted(t.opp.graveyard) == ["Battle Ox", "Luster Dragon"]
    assert t.you.hand == ["Kuriboh"] * 5 + ["Baby Dragon"] and t.you.graveyard == []


@pytest.mark.rule("turn.end.to-opponents-draw-phase", scenario=1)
def test_the_opponents_draw_phase_follows_the_end_phase() -> None:
    t = table(
        """
        turn 3, End Phase, you to act
        you 8000   hand: Battle Ox   deck: Mystical Elf
        opp 8000   hand: Gemini Elf   deck: Celtic Guardian, Silver Fang
        """,
        ask_all=True,
    )
    t.you.passes()
    assert (t.phase, t.turn, t.turn_player) == ("End Phase", 3, "you")
    t.news()
    t.opp.passes()
    assert t.news() == ["turn 4 opp", "phase Draw Phase", "opp drew"]
    assert (t.phase, t.turn, t.turn_player) == ("Draw Phase", 4, "opp")
    assert t.opp.hand == ["Gemini Elf", "Celtic Guardian"] and t.you.hand == ["Battle Ox"]
    assert t.events[-1].kind == EVENT_DRAWN and t.events[-1].cause == BY_NORMAL_DRAW


# -------------------------------------------------------------------------------- what a discard for the hand limit is


def discarded_for_the_limit(*lines: Line) -> Table:
    """Seven cards in hand at the end of the turn, and the probe is the one that is discarded."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {", ".join(NINE[:6])}, Test Grapha   set: Threatening Roar
        opp 8000   deck: Time Wizard   set: Threatening Roar
        """,
        pool=pool_with(probe("Test Grapha", "Dragon / Effect", *lines)),
    )
    t.you.ends_turn()
    t.you.is_asked("hand limit")
    t.you.discards("Test Grapha")
    return t


@pytest.mark.rule("turn.end.hand-limit.not-by-effect", scenario=1)
def test_a_card_discarded_for_the_hand_limit_is_not_discarded_by_an_effect() -> None:
    by_effect = If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT))
    t = discarded_for_the_limit(Trigger(1, when=by_effect, do=GainLP(500), from_=YOUR_GRAVEYARD))
    assert "Test Grapha" in t.you.graveyard and "you declared Test Grapha" not in t.log()
    assert (t.turn, t.you.lp) == (4, 8000)


@pytest.mark.rule("turn.end.hand-limit.not-by-effect", scenario=0)
def test_the_same_effect_is_activated_when_an_effect_discards_the_card() -> None:
    by_effect = If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT))
    grapha = probe("Test Grapha", "Dragon / Effect", Trigger(1, when=by_effect, do=GainLP(500), from_=YOUR_GRAVEYARD))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Graceful Charity, Test Grapha   deck: Gemini Elf, 3 Mystical Elf
        opp 8000
        """,
        pool=pool_with(grapha),
    )
    t.you.activates("Graceful Charity")
    t.you.discards("Test Grapha", "Gemini Elf")
    t.you.triggers("Test Grapha")
    assert t.you.lp == 8500


@pytest.mark.rule("turn.end.hand-limit.counts-as-discard-and-sent-to-gy", scenario=1)
@pytest.mark.parametrize(
    "timing", [If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=YOUR_HAND)), If(Discarded(THIS_CARD))]
)
def test_a_card_discarded_for_the_hand_limit_was_discarded_and_sent_from_hand_to_graveyard(timing: If) -> None:
    t = discarded_for_the_limit(Trigger(1, when=timing, do=GainLP(500), from_=YOUR_GRAVEYARD))
    assert (t.phase, t.turn) == ("End Phase", 3)
    t.you.triggers("Test Grapha")
    assert t.chain == ["Test Grapha"]
    t.both_pass()
    assert (t.you.lp, t.turn) == (8500, 4)
