"""Topic info: what players see while cards are activated and resolve."""

from collections import Counter
from typing import Any

import pytest

from probes import pool_with, probe
from spellspeed.cards import ALL_CARDS
from spellspeed.describe import describe_text
from spellspeed.lang.words.choices import All, CountOf
from spellspeed.lang.words.every_word import DARK, FIELD, OPPONENT
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Filter, Monster, Spell, Times
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD
from spellspeed.lang.words.verbs import Destroy, InflictDamage
from table import Table, table, there


def names(cards: Any) -> list[str]:
    return [card.name for card in cards]


@pytest.mark.rule("info.graveyard.viewable-any-time", scenario=1)
def test_a_graveyard_may_be_looked_at_while_the_other_player_decides_on_a_response() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   graveyard: Kuriboh
        opp 8000   hand: Umi   set: Magic Jammer   graveyard: Raigeki, Mystical Elf
    """)
    t.you.activates("Ookazi")
    t.opp.is_asked("response")
    before = t.duel.state.fork()
    assert names(t.you.view.graveyard(t.opp.player)) == ["Raigeki", "Mystical Elf"]
    assert names(t.you.view.graveyard(t.you.player)) == names(t.opp.view.graveyard(t.you.player)) == ["Kuriboh"]
    assert t.duel.state == before and t.chain == ["Ookazi"]
    assert t.opp.is_asked("response").offers == ["activate Magic Jammer", "pass"]


# ----------------------------------------------------------------------------------------------------- searching a deck


def a_search() -> Table:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army   deck: Kuriboh, Celtic Guardian, Raigeki, Marauding Captain
        opp 8000   deck: Sangan, Umi
    """)
    assert names(t.you.view.deck()) == names(t.opp.view.deck(t.you.player)) == [""] * 4
    t.you.activates("Reinforcement of the Army")
    t.you.is_asked("search")
    return t


@pytest.mark.rule("info.deck.search-opens-deck-to-searcher", scenario=1)
def test_only_while_he_searches_the_searching_player_sees_his_deck() -> None:
    t = a_search()
    assert sorted(names(t.you.view.deck())) == sorted(t.you.deck)
    assert names(t.opp.view.deck(t.you.player)) == [""] * 4 and names(t.opp.view.deck()) == names(
        t.you.view.deck(t.opp.player)
    )
    t.you.chooses("Celtic Guardian")
    assert t.you.hand == ["Celtic Guardian"]
    assert names(t.you.view.deck()) == names(t.opp.view.deck(t.you.player)) == [""] * 3


@pytest.mark.rule("info.deck.search-shows-whole-deck", scenario=1)
def test_a_search_shows_the_whole_deck_to_the_searcher_and_the_chosen_card_to_the_opponent() -> None:
    t = a_search()
    assert sorted(t.you.is_asked("search").offers) == ["Celtic Guardian", "Marauding Captain"]
    whole = ["Celtic Guardian", "Kuriboh", "Marauding Captain", "Raigeki"]
    assert sorted(names(t.you.view.deck())) == whole
    seen_by_b = t.opp.view.to_text() + repr(t.opp.view.key())
    assert not [name for name in whole if name in seen_by_b]
    t.you.chooses("Celtic Guardian")
    told_to_b = repr([event.to_dict() for event in t.opp.view.events])
    assert "Celtic Guardian" in told_to_b and "Marauding Captain" not in told_to_b
    # In the hand it is a card like any other again.
    assert "Celtic Guardian" not in t.opp.view.to_text()


# ---------------------------------------------------------------------------------------------------- face-down cards


@pytest.mark.rule("info.set-field-spell.known-as-field-spell", scenario=1)
def test_a_set_field_spell_is_destroyed_with_the_field_spells_and_known_as_one() -> None:
    everything = Destroy(All(Spell(kind=FIELD), THE_FIELD))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen   deck: 2 Mystical Elf
        opp 8000   hand: Test Quake   spells: Banner of Courage   deck: 2 Mystical Elf
        """,
        pool=pool_with(probe("Test Quake", "Spell", Activation(do=everything))),
    )
    t.you.sets("Sogen")
    seen = there(t.opp.view.field_zone(t.you.player))
    assert seen.hidden and seen.name == "" and seen.where == "field zone"
    assert seen.is_spell and not seen.is_monster and not seen.is_trap
    assert "Sogen" not in t.opp.view.to_text()
    t.you.ends_turn()
    t.opp.activates("Test Quake")
    assert t.you.field_zone == [] and t.you.graveyard == ["Sogen"]
    assert t.opp.spells == ["Banner of Courage"]


@pytest.mark.rule("info.face-down.monster-zone-is-monster-only", scenario=1)
@pytest.mark.parametrize(("what", "count"), [(Monster(), 3), (Monster(level=4), 1), (Monster(attribute=DARK), 1)])
def test_a_face_down_monster_counts_as_a_monster_and_as_nothing_more(what: Filter, count: int) -> None:
    """Face-up lies one DARK monster of Level 4; one of the face-down ones is such a monster, too."""
    burn = InflictDamage(Times(100, CountOf(what, OPPONENTS_FIELD)), OPPONENT)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Count
        opp 8000   monsters: Vorse Raider (attack), Vorse Raider (set), Mystical Elf (set)
        """,
        pool=pool_with(probe("Test Count", "Spell", Activation(do=burn))),
    )
    t.you.activates("Test Count")
    assert t.opp.lp == 8000 - 100 * count


# ------------------------------------------------------------------------------------------------------------ the hand


def hit_by_duo(seed: int) -> tuple[Table, str]:
    """A known monster is returned to a hand of four, then one card of that hand is discarded at random."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Delinquent Duo   set: Compulsory Evacuation Device
        opp 8000   hand: Mystical Elf, Gemini Elf, Celtic Guardian, Silver Fang   monsters: Battle Ox
        """,
        seed=seed,
    )
    t.you.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    assert sorted(t.opp.hand)[0] == "Battle Ox" and len(t.opp.hand) == 5
    backs = t.you.view
    assert backs.hand_size(t.opp.player) == 5 and "Battle Ox" not in backs.to_text()
    t.you.activates("Delinquent Duo")
    t.opp.is_asked("discard")
    return t, t.opp.graveyard[0]


@pytest.mark.rule("info.hand.unordered", scenario=1)
def test_a_card_returned_to_the_hand_is_hit_by_a_random_discard_as_often_as_any_other() -> None:
    runs = 500
    hits = Counter([hit_by_duo(seed)[1] for seed in range(runs)])
    assert len(hits) == 5
    # Chi-square with four degrees of freedom: beyond 18.5 once in a thousand.
    expected = runs / 5
    assert sum([(count - expected) ** 2 / expected for count in hits.values()]) < 18.5


@pytest.mark.rule("info.announce.effects-and-declarations", scenario=1)
def test_the_opponent_is_told_card_effect_cost_target_and_declaration_before_he_is_asked_to_respond() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Scroll of Bewitchment, Raigeki   monsters: Tribe-Infecting Virus
        opp 8000   monsters: Gemini Elf   hand: Umi   set: Solemn Judgment
    """)
    t.you.activates("Scroll of Bewitchment")
    t.you.does("declare WATER")
    t.you.targets("Gemini Elf")
    t.opp.is_asked("response")
    told = [event.to_text("en", t.opp.player) for event in t.opp.view.events]
    assert "Your opponent declares WATER by Scroll of Bewitchment." in told
    assert (
        "Your opponent activates Scroll of Bewitchment in your opponent's Spell & Trap Zone 1 of 5 as chain link 1."
        in told
    )
    assert "Your opponent targets Gemini Elf in your monster zone 1 of 5." in told
    t.opp.passes()
    t.you.activates("Tribe-Infecting Virus", discarding="Raigeki")
    t.you.does("declare Spellcaster")
    assert t.opp.monsters == []
    told = [event.to_text("zh", t.opp.player) for event in t.opp.view.events]
    assert "对方因「同族感染病毒」的效果宣言魔法师族。" in told
    assert "对方作为「同族感染病毒」的代价丢弃「雷击」。" in told


@pytest.mark.rule("info.language.tell-correct-text", scenario=1)
def test_both_players_read_a_card_that_is_shown_in_their_own_language_whatever_its_print() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Crush, Pot of Greed   deck: 5 Umi
        opp 8000   hand: Umi   set: Solemn Judgment
    """)
    t.you.activates("Pot of Greed")
    for player, lang, text in (
        (0, "en", "[Card activation] Draw 2 cards. (Spell Speed 1)"),
        (1, "zh", "【卡的发动】自己抽2张。（咒文速度1）"),
    ):
        seen = t.duel.view(player).chain[0].card
        assert seen.facts is not None and describe_text(seen.facts, lang, t.duel.pool) == [text]
    pool = t.duel.pool
    for card in ALL_CARDS:
        facts = pool.facts[pool.by_password[card.password]]
        english, chinese = describe_text(facts, "en", pool), describe_text(facts, "zh", pool)
        assert len(english) == len(chinese) >= len(card.lines)
        for further in facts.artworks:
            assert describe_text(pool.facts[pool.by_password[further]], "zh", pool) == chinese
    # Another print of the same card is the same card.
    assert pool.find("36996508") is pool.find("Dark Magician")
