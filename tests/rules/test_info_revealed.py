"""Topic info: hands kept open, cards banished face-down, cards picked at random."""

from collections import Counter
from typing import Any

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, CountOf, One, Top
from spellspeed.lang.words.every_word import FACE_UP, OPPONENT
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import AnyCard, Monster, Times, Trap
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    OPPONENTS_HAND,
    THE_FIELD,
    YOUR_BANISHED,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import If, Sent
from spellspeed.lang.words.verbs import AddToHand, Banish, Destroy, Discard, GainLP, InflictDamage
from table import Table, open_hand, table

NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def names(cards: Any) -> list[str]:
    return [card.name for card in cards]


# ---------------------------------------------------------------------------------------------------- hands kept open


def with_respect_play() -> Table:
    return table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sangan, Pot of Greed, Mystical Space Typhoon   spells: Respect Play   deck: Umi, Sogen, Yami
        opp 8000   hand: Kuriboh, Raigeki   deck: Forest, Mountain
    """)


@pytest.mark.rule("info.hand.revealed-by-effect-is-public", scenario=1)
def test_a_hand_that_an_effect_keeps_open_is_seen_by_the_opponent_with_what_is_drawn_to_it() -> None:
    t = with_respect_play()
    view = t.opp.view
    assert open_hand(t, t.you.player) == ["Sangan", "Pot of Greed", "Mystical Space Typhoon"]
    assert "hand: Sangan, Pot of Greed, Mystical Space Typhoon" in view.to_text() and "三眼怪" in view.to_text("zh")
    assert open_hand(t, t.opp.player) == []
    t.you.activates("Pot of Greed")
    t.nobody_responds()
    assert open_hand(t, t.you.player) == ["Sangan", "Mystical Space Typhoon", "Umi", "Sogen"]
    t.you.ends_turn()
    assert open_hand(t, t.you.player) == [] and t.opp.view.hand_size(t.you.player) == 4
    assert open_hand(t, t.opp.player) == ["Kuriboh", "Raigeki", "Forest"]


@pytest.mark.rule("info.hand.hidden-again-after-reveal-ends", scenario=1)
def test_a_hand_is_hidden_again_when_nothing_keeps_it_open_any_more() -> None:
    t = with_respect_play()
    t.you.activates("Mystical Space Typhoon", targeting="Respect Play")
    t.nobody_responds()
    view = t.opp.view
    assert t.you.spells == [] and open_hand(t, t.you.player) == [] and view.hand_size(t.you.player) == 2
    assert "Sangan" not in view.to_text()
    t.you.activates("Pot of Greed")
    assert open_hand(t, t.you.player) == [] and t.opp.view.hand_size(t.you.player) == 3
    assert not any("Umi" in event.to_text() for event in t.opp.view.events)


@pytest.mark.rule("info.hand.hidden-again-after-reveal-ends", scenario=0)
def test_the_hand_of_either_player_is_hidden_again() -> None:
    """In the opponent's turn his hand is open; it is hidden when he destroys Respect Play himself."""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Sangan   spells: Respect Play
        opp 8000   hand: Kuriboh, Mystical Space Typhoon
    """)
    assert open_hand(t, t.opp.player) == ["Kuriboh", "Mystical Space Typhoon"]
    t.opp.activates("Mystical Space Typhoon")
    t.nobody_responds()
    view = t.you.view
    assert t.you.spells == [] and open_hand(t, t.opp.player) == [] and view.hand_size(t.opp.player) == 1
    assert "Kuriboh" not in view.to_text()


@pytest.mark.rule("info.hand.revealed-by-effect-is-public", scenario=0)
@pytest.mark.parametrize("seed", range(3))
def test_who_deals_hidden_cards_anew_leaves_an_open_hand_as_it_is(seed: int) -> None:
    t = with_respect_play()
    maybe = t.opp.view.determinise(seed)
    assert open_hand(Table(maybe), t.you.player) == ["Sangan", "Pot of Greed", "Mystical Space Typhoon"]


@pytest.mark.rule("chain.simultaneous.revealed-hand-card-is-public", scenario=1)
@pytest.mark.parametrize("open_", [True, False])
def test_the_trigger_of_a_hand_card_that_is_kept_open_comes_with_those_of_public_cards(open_: bool) -> None:
    sent = If(Sent(Monster(), to=EITHER_GRAVEYARD))
    witness = probe("Test Witness", "Warrior / Effect", Trigger(1, when=sent, do=InflictDamage(100, OPPONENT)))
    herald = probe("Test Herald", "Warrior / Effect", Trigger(1, when=sent, do=GainLP(100), from_=YOUR_HAND))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki, Test Herald   monsters: Test Witness   {"spells: Respect Play" if open_ else ""}
        opp 8000   monsters: Gemini Elf   hand: Umi, Sangan   set: Raigeki Break
        """,
        pool=pool_with(witness, herald),
    )
    t.you.activates("Raigeki")
    t.nobody_responds()
    public = {"trigger Test Witness"} | ({"trigger Test Herald"} if open_ else set())
    assert {offer for offer in t.you.is_asked("trigger").offers if offer != "pass"} == public
    t.you.triggers("Test Herald" if open_ else "Test Witness")
    if open_:
        # The opponent's Set card can be used only when the public triggers are on the chain.
        t.you.triggers("Test Witness")
        assert t.chain == ["Test Herald", "Test Witness"]
        t.opp.is_asked("response")
        t.opp.can("activate Raigeki Break")
    else:
        t.opp.can("activate Raigeki Break")
        t.opp.passes()
        assert t.you.is_asked("response").offers == ["activate Test Herald", "pass"]


# ------------------------------------------------------------------------------------------------- banished face-down


def with_face_down(line: Activation, you: str, opp: str) -> Table:
    """You hold a Spell with this line, and one that adds a banished monster, one that adds a banished card."""
    probes = (
        probe("Test Banisher", "Spell / Normal", line),
        probe("Test Recall", "Spell / Normal", Activation(do=AddToHand(One(Monster(), YOUR_BANISHED)))),
        probe("Test Return", "Spell / Normal", Activation(do=AddToHand(One(AnyCard(), YOUR_BANISHED)))),
    )
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   hand: Test Banisher, {you}\nopp 8000   {opp}"
    return table(text, pool=pool_with(*probes))


@pytest.mark.rule("info.banished.facedown-hidden", scenario=1)
def test_cards_banished_face_down_are_hidden_and_not_found_by_what_they_are() -> None:
    deck = "deck: Sangan, Umi, Gemini Elf, Sogen"
    t = with_face_down(Activation(do=Banish(Top(3), face_down=True)), f"Test Recall, Test Return   {deck}", "hand: Umi")
    t.you.activates("Test Banisher")
    view = t.opp.view
    assert len(view.banished(t.you.player)) == 3 and not any(card.name for card in view.banished(t.you.player))
    assert "Sangan" not in view.to_text() and not any("Sangan" in event.to_text() for event in view.events)
    t.you.cannot("activate Test Recall", because=NOTHING_TO_DO)
    t.you.can("activate Test Return")


@pytest.mark.rule("info.banished.facedown-owner-may-look", scenario=1)
def test_only_the_owner_looks_at_a_card_that_is_banished_face_down() -> None:
    line = Activation(
        target=One(Monster(), OPPONENTS_FIELD), do=Banish(All(Monster(), OPPONENTS_FIELD), face_down=True)
    )
    t = with_face_down(line, "Umi", "monsters: Gemini Elf (set)   hand: Sogen")
    t.you.activates("Test Banisher")
    assert t.opp.banished == ["Gemini Elf"]
    assert names(t.opp.view.banished(t.opp.player)) == ["Gemini Elf"]
    assert names(t.you.view.banished(t.opp.player)) == [""]


# --------------------------------------------------------------------------------------------------------- Set cards


@pytest.mark.rule("info.set-spell-trap.hidden-including-kind", scenario=2)
def test_a_set_trap_is_a_spell_or_trap_to_everybody_and_a_trap_to_nobody() -> None:
    counter = probe(
        "Test Counter",
        "Spell / Normal",
        Activation(do=InflictDamage(Times(500, CountOf(Trap(), THE_FIELD)), OPPONENT)),
    )
    breaker = probe("Test Breaker", "Spell / Normal", Activation(do=Destroy(All(Trap(FACE_UP), THE_FIELD))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Counter, Test Breaker, Mystical Space Typhoon
        opp 8000   set: Trap Hole
        """,
        pool=pool_with(counter, breaker),
    )
    t.you.cannot("activate Test Counter", because=NOTHING_TO_DO)
    t.you.cannot("activate Test Breaker", because=NOTHING_TO_DO)
    view = t.you.view
    assert "Trap Hole" not in view.to_text() + repr(view.key()) and "落穴" not in view.to_text("zh")
    assert [card.name if card else None for card in view.spells(t.opp.player)].count("") == 1
    t.you.activates("Mystical Space Typhoon", targeting="Trap Hole")
    assert t.opp.graveyard == ["Trap Hole"]


# --------------------------------------------------------------------------------------------------------- at random


@pytest.mark.rule("info.random.hidden-then-opponent-picks", scenario=1)
def test_a_card_picked_at_random_is_any_of_them_alike_and_nobody_is_asked() -> None:
    line = Activation(do=Discard(One(AnyCard(), OPPONENTS_HAND, at_random=True)))
    pool = pool_with(probe("Test Thief", "Spell / Normal", line))
    hand = ["Sangan", "Umi", "Raigeki", "Kuriboh"]
    picked: Counter[str] = Counter()
    for seed in range(400):
        text = f"turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Thief, Sogen\nopp 8000 hand: {', '.join(hand)}"
        t = table(text, pool=pool, seed=seed)
        t.you.activates("Test Thief")
        t.you.is_asked("open state")
        picked.update(t.opp.graveyard)
    assert sorted(picked) == sorted(hand) and sum(picked.values()) == 400
    assert all(70 <= count <= 130 for count in picked.values())
