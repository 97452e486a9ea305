"""Views: what a player sees, and duels dealt from what a player knows."""

import pickle
from collections import Counter

import pytest
from hypothesis import given

from playing import choices, content, duels, looks_alike, walk
from samples import examples
from spellspeed import Deck, Duel
from spellspeed.seen import SeenCard
from spellspeed.seen.stops import is_stop
from spellspeed.view import View
from spellspeed.words import (
    ASK_ACTION,
    DECK,
    FOR_OPEN_STATE,
    FOR_ZONE,
    HAND,
    NORMAL_SUMMON,
    PLACES_EACH,
    SET_MONSTER,
)
from table import Table, start, table, there

NAMES = ["Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon", "Raigeki", "Mirror Force", "Umi", "Kuriboh"]
MIXED = Deck(NAMES * 6, ["Dark Paladin", "Flame Swordsman"])


def middle() -> Table:
    return table("""
        turn 5, Main Phase 1, you to act
        you 7000   hand: Mystical Elf, Umi   monsters: Sangan (attack, zone 2), Kuriboh (set, zone 4)   deck: 3 Umi
                   graveyard: Raigeki, Giant Rat   banished: Sangan   set: Mirror Force (zone 5)   extra: Dark Paladin
        opp 6500   hand: Raigeki, Umi, Kuriboh   monsters: Giant Rat (set, zone 1), Sangan (defense, zone 3)
                   set: Raigeki (zone 2)   deck: 4 Sangan   extra: Flame Swordsman
    """)


def name(card: SeenCard | None) -> str | None:
    return None if card is None else card.name or "?"


# -------------------------------------------------------------------------------------------------------------- looking


def test_a_view_shows_the_field_from_each_players_left() -> None:
    view: View = middle().duel.view(0)
    assert [name(card) for card in view.monsters(0)] == [None, "Sangan", None, "Kuriboh", None]
    assert [name(card) for card in view.monsters(1)] == ["?", None, "Sangan", None, None]
    assert [name(card) for card in view.spells(0)] == [None, None, None, None, "Mirror Force"]
    assert [name(card) for card in view.spells(1)] == [None, "?", None, None, None]
    assert [card.name for card in view.hand()] == ["Mystical Elf", "Umi"]
    assert [card.name for card in view.graveyard(0)] == ["Raigeki", "Giant Rat"]
    assert [card.name for card in view.banished(0)] == ["Sangan"]
    assert [card.name for card in view.extra_deck(0)] == ["Dark Paladin"]
    assert [card.name for card in view.extra_deck(1)] == [""]
    assert (view.lp(0), view.lp(1), view.hand_size(1), view.deck_size(1)) == (7000, 6500, 3, 4)
    assert (view.turn, view.turn_player, view.phase, view.step, view.timing) == (5, 0, "Main Phase 1", "", "")
    assert (view.position(1, 1), view.position(3, 1), view.position(5, 1)) == (
        "face-down defense",
        "face-up defense",
        "",
    )


def test_the_extra_monster_zones_are_counted_by_who_looks() -> None:
    t = table("""
        turn 5, Main Phase 1, you to act
        you 8000   monsters: Dark Paladin (extra zone 1)   deck: 2 Sangan
        opp 8000   deck: 2 Sangan
    """)
    mine, theirs = t.duel.view(0), t.duel.view(1)
    assert [name(card) for card in mine.extra_monster_zones] == ["Dark Paladin", None]
    assert [name(card) for card in theirs.extra_monster_zones] == [None, "Dark Paladin"]
    assert (there(mine.extra_monster_zones[0]).where, there(theirs.extra_monster_zones[1]).where) == (
        "extra monster zone 1",
        "extra monster zone 2",
    )


def test_a_seen_monster_has_its_points_and_a_hidden_one_has_none() -> None:
    view: View = middle().duel.view(0)
    hidden, sangan = view.monsters(1)[0], view.monsters(1)[2]
    assert hidden is not None and sangan is not None
    assert (sangan.atk, sangan.def_, sangan.level, sangan.position) == (1000, 600, 3, "face-up defense")
    assert (hidden.atk, hidden.def_, hidden.level, hidden.facts, hidden.password) == (None, None, None, None, 0)
    assert (hidden.is_monster, hidden.is_spell, hidden.is_trap) == (True, False, False)


def test_ones_own_request_is_shown_and_the_opponents_is_not() -> None:
    duel = middle().duel
    own, other = duel.view(0).request, duel.view(1).request
    assert own is not None and other is not None
    assert (own.kind, own.purpose, own.least, own.most) == (ASK_ACTION, FOR_OPEN_STATE, 1, 1)
    assert duel.state.request is not None and len(own.options) == len(duel.state.request.options)
    assert [option.card.name for option in own.options if option.card and option.deed == NORMAL_SUMMON] == [
        "Mystical Elf"
    ]
    assert (other.player, other.kind, other.purpose, other.options, other.least, other.most) == (0, 0, 0, (), 0, 0)
    assert repr(other) == "<player 0 is choosing>"


def test_a_question_for_a_zone_names_the_zones() -> None:
    t = middle()
    t.you.summons("Mystical Elf", zone="ask")
    request = t.duel.view(0).request
    assert request is not None and request.purpose == FOR_ZONE
    assert [option.place for option in request.options] == ["monster zone 1", "monster zone 3", "monster zone 5"]
    # The opponent cannot tell it from any other question.
    assert t.duel.view(1).request == middle().duel.view(1).request


def test_an_attack_under_way_is_seen() -> None:
    t = table(
        """
        turn 4, Main Phase 1, you to act
        you 8000   monsters: Vorse Raider (attack, zone 1)   deck: 2 Sangan
        opp 8000   monsters: Mystical Elf (set, zone 2)   deck: 2 Sangan
        """,
        ask_all=True,
    )
    t.you.goes_to("Battle Phase")
    while t.duel.view(0).battle is None:
        t.duel.answer(0)
    battle = t.duel.view(0).battle
    assert battle is not None and battle.target is not None
    assert (battle.player, battle.attacker.name, battle.target.name) == (0, "Vorse Raider", "")
    assert there(there(t.duel.view(1).battle).target).name == "Mystical Elf"


def test_a_view_stays_as_it_is_while_the_duel_goes_on() -> None:
    t = middle()
    view: View = t.duel.view(1)
    before = view.key()
    t.you.summons("Mystical Elf")
    assert view.key() == before
    assert view != t.duel.view(1)


def test_equal_views_have_equal_hashes_and_no_pickle_carries_the_hidden_cards() -> None:
    duel = middle().duel
    assert duel.view(0) == duel.view(0) and hash(duel.view(0)) == hash(duel.view(0))
    assert duel.view(0) != duel.view(1)
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(duel.view(0))


def test_views_belong_to_a_player() -> None:
    duel = middle().duel
    with pytest.raises(ValueError, match="no player 2"):
        duel.view(2)
    with pytest.raises(ValueError, match="no player -1"):
        duel.view(0).lp(-1)
    with pytest.raises(ValueError, match="no Main Monster Zone 0"):
        duel.view(0).position(0, 0)


BY_PLAYER = ["lp", "hand", "hand_size", "deck", "deck_size", "extra_deck", "extra_size", "side_size"]
BY_PLAYER += ["monsters", "blocked_zones", "spells", "field_zone", "graveyard", "banished"]


@pytest.mark.parametrize("name", BY_PLAYER)
def test_what_belongs_to_a_player_is_asked_with_the_player_and_means_the_viewer_if_none_is_said(name: str) -> None:
    duel = middle().duel
    for player in (0, 1):
        ask = getattr(duel.view(player), name)
        assert ask() == ask(player)
    with pytest.raises(ValueError, match="no player 2"):
        ask(2)


def test_a_hand_has_backs_for_who_may_not_see_it() -> None:
    mine, theirs = middle().duel.view(0), middle().duel.view(1)
    assert [card.name for card in mine.hand(1)] == ["", "", ""]
    assert [card.name for card in theirs.hand(1)] == ["Raigeki", "Umi", "Kuriboh"]
    assert [card.name for card in theirs.hand(0)] == ["", ""]
    # No back tells which of the cards it is.
    assert len({card.key() for card in mine.hand(1)}) == 1


def test_a_view_reads_in_english_and_chinese() -> None:
    view: View = middle().duel.view(0)
    english = view.to_text().splitlines()
    assert english[0] == "turn 5 of player 0, Main Phase 1"
    assert "  monster zone: 1 face-down card (face-down defense), 3 Sangan (face-up defense 1000/600)" in english
    assert english[-1] == "you are asked"
    chinese = view.to_text("zh")
    assert "第5回合 玩家0，主要阶段1" in chinese and "圣精灵" in chinese and "里侧的卡" in chinese
    with pytest.raises(ValueError, match="no wording in 'fr'"):
        view.to_text("fr")


def test_drawn_cards_are_named_to_whoever_drew_them() -> None:
    t = start(["Sangan"] * 8, ["Kuriboh"] * 8, first=0, seed=1)
    told = [event.to_text() for event in t.duel.view(0).events]
    assert told.count("Player 0 draws Sangan.") == 5
    assert told.count("Player 1 draws a card.") == 5


def test_a_discard_for_the_hand_limit_is_public() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sangan, 6 Raigeki   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.ends_turn()
    t.you.discards("Sangan")
    told = [event.to_text() for event in t.duel.view(1).events]
    assert "Player 0 discards Sangan." in told
    assert "Sangan is sent to player 0's Graveyard." in told


# -------------------------------------------------------------------------------------------------- chains and searches


def pick(duel: Duel, *wanted: str) -> None:
    """Answer each question by the option that prints so."""
    for words in wanted:
        request = there(duel.state.request)
        options = [repr(option) for option in there(duel.view(request.player).request).options]
        duel.answer(options.index(f"<{words}>"))


def test_a_chain_is_shown_link_by_link() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Smashing Ground   monsters: Mystical Elf (zone 1)   deck: 2 Umi
        opp 8000   hand: Umi   monsters: Sangan (zone 3)   set: Magic Jammer, Book of Moon   deck: 2 Umi
    """)
    duel = t.duel
    assert duel.view(0).chain == ()
    pick(duel, "activate Smashing Ground", "pick zone Smashing Ground spell & trap zone 2", "activate Book of Moon")
    pick(duel, "pick Sangan")
    for player in (0, 1):
        first, second = duel.view(player).chain
        assert (first.number, first.player, first.card.name, first.targets) == (1, 0, "Smashing Ground", ())
        assert (first.effect, first.negated, first.stage, first.line.is_effect) == (0, 0, "waiting", False)
        assert [card.name for card in second.targets] == ["Sangan"]
        assert repr(second) == "<chain link 2: Book of Moon of player 1 targets <Sangan, monster zone 3>>"
    assert "  chain: 1 Smashing Ground, 2 Book of Moon\n" in duel.view(0).to_text()
    assert "  连锁: 1 地碎, 2 月之书\n" in duel.view(0).to_text("zh")
    assert duel.view(0).chain != duel.view(0).chain[:1] and duel.view(0).chain[0] == duel.view(1).chain[0]


def test_a_target_that_lies_face_down_stays_hidden() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki Break, Umi   set: Dust Tornado   deck: 2 Umi
        opp 8000   hand: Umi   set: Mystical Space Typhoon, Mirror Force   deck: 2 Umi
    """)
    pick(t.duel, "activate Dust Tornado", "pick spell & trap zone 2")
    assert [card.name for card in t.duel.view(0).chain[0].targets] == [""]
    assert [card.name for card in t.duel.view(1).chain[0].targets] == ["Mirror Force"]


def test_who_searches_sees_the_deck_and_nobody_else_does() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army
                   deck: Umi, 2 Marauding Captain, Exiled Force, Blue-Eyes White Dragon
        opp 8000   deck: 2 Umi
    """)
    duel = t.duel
    assert {card.name for card in duel.view(0).deck()} == {""}
    pick(duel, "activate Reinforcement of the Army", "pick zone Reinforcement of the Army spell & trap zone 1")
    view = duel.view(0)
    request = there(view.request)
    offered = [there(option.card) for option in request.options]
    assert sorted(card.name for card in offered) == ["Exiled Force", "Marauding Captain", "Marauding Captain"]
    # Neither the order of the deck nor the engine's numbers are shown.
    assert {card.index for card in offered} == {0}
    assert (request.stage, request.verb) == ("resolution", "add to the hand")
    assert there(request.card).name == "Reinforcement of the Army"
    assert Counter(card.name for card in view.deck())["Blue-Eyes White Dragon"] == 1 and len(view.deck()) == 5
    other = duel.view(1)
    shown = repr(other.key()) + other.to_text() + other._repr_svg_()
    assert {card.name for card in other.deck(0)} == {""} and there(other.request).options == ()
    assert not any(name_ in shown for name_ in ("Exiled", "Captain", "Blue-Eyes", "74131780"))
    pick(duel, "pick Exiled Force")
    told = duel.view(1).events
    assert "Exiled Force is added from player 0's Deck to player 0's hand." in [event.to_text() for event in told]


def test_a_hand_that_is_looked_at_is_seen_by_who_looks_and_only_then() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: The Forceful Sentry   deck: 2 Umi
        opp 8000   hand: Sangan, Kuriboh, Axe of Despair   deck: 9 Umi
    """)
    duel = t.duel
    pick(duel, "activate The Forceful Sentry", "pick zone The Forceful Sentry spell & trap zone 1")
    assert [there(option.card).name for option in there(duel.view(0).request).options] == [
        "Sangan",
        "Kuriboh",
        "Axe of Despair",
    ]
    assert [card.name for card in duel.view(0).hand(1)] == ["Sangan", "Kuriboh", "Axe of Despair"]
    assert not any(card.face_up for card in duel.view(0).hand(1))
    pick(duel, "pick Kuriboh")
    assert [card.name for card in duel.view(0).hand(1)] == ["", ""]
    mine = [event.to_text("en", 0) for event in duel.view(0).events]
    assert "You look at Sangan in your opponent's hand." in mine
    assert "Kuriboh is shuffled from your opponent's hand into your opponent's Deck." in mine
    assert "Your opponent looks at Sangan in your hand." in [event.to_text("en", 1) for event in duel.view(1).events]
    t.you.ends_turn()
    t.opp.sets("Axe of Despair")
    # A Set card may be any of the hand, though that was seen in the last turn.
    assert not there(duel.view(0).events[-1].card).name


def test_points_of_the_past_are_told_as_they_were() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf, Yami   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.summons("Mystical Elf")
    before = [event.key() for event in t.duel.view(0).events]
    pick(t.duel, "activate Yami")
    assert [event.key() for event in t.duel.view(0).events][: len(before)] == before
    elf = there(t.duel.view(0).monsters(0)[[card is not None for card in t.duel.view(0).monsters(0)].index(True)])
    assert (elf.atk, elf.def_) == (1000, 2200)


@examples(12)
@given(duels(), choices)
def test_looking_changes_nothing_and_a_view_says_the_truth_about_public_things(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        before = content(now.state)
        state = now.state
        for player in (0, 1):
            view: View = now.view(player)
            view.key(), view.to_text(), view.to_text("zh")
            if not is_stop(state, player):
                continue  # he sees what comes of it when it has come
            for other in (0, 1):
                assert view.hand_size(other) == len(state.piles[other * PLACES_EACH + HAND])
                assert view.deck_size(other) == len(state.piles[other * PLACES_EACH + DECK])
        assert content(now.state) == before


# ---------------------------------------------------------------------------------------------------------- determinise


@examples(12)
@given(duels(), choices)
def test_a_player_cannot_tell_a_dealt_duel_from_the_real_one(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        for player in (0, 1):
            view: View = now.view(player)
            dealt = view.determinise(numbers[0])
            assert looks_alike(view, dealt)
            if dealt.state.request is not None:
                dealt.answer(*next(dealt.legal_answers()))


@examples(5)
@given(duels(ask_all=True), choices)
def test_also_when_every_question_is_asked(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        for player in (0, 1):
            view: View = now.view(player)
            assert looks_alike(view, view.determinise(numbers[-1]))


def test_a_dealt_duel_has_no_past_and_no_decks() -> None:
    duel = Duel(MIXED, MIXED, seed=9, first=0, limits=False)
    duel.answer(0)
    dealt = duel.view(1).determinise(seed=2)
    assert (dealt.events, dealt.decks, dealt.position, dealt.count_played()) == ([], None, "", 0)
    assert dealt.state.seed != duel.state.seed
    with pytest.raises(ValueError):
        dealt.undo()


def test_the_same_seed_deals_the_same_and_another_seed_otherwise() -> None:
    view: View = Duel(MIXED, MIXED, seed=9, first=0, limits=False).view(0)
    assert view.determinise(5) == view.determinise(5)
    assert len({view.determinise(seed).view(1).to_text() for seed in range(20)}) > 10


def test_what_is_dealt_does_not_depend_on_the_hidden_cards() -> None:
    """Two duels that differ only in what the player cannot see give the same deals."""
    one = start(["Sangan"] * 8, ["Kuriboh", "Umi", "Raigeki", "Sangan", "Sangan", "Giant Rat", "Umi"], first=0, seed=1)
    two = start(["Sangan"] * 8, ["Giant Rat", "Umi", "Umi", "Sangan", "Raigeki", "Sangan", "Kuriboh"], first=0, seed=1)
    assert one.duel.view(0) == two.duel.view(0)
    for seed in range(20):
        first, second = one.duel.view(0).determinise(seed), two.duel.view(0).determinise(seed)
        assert first.view(1).situation() == second.view(1).situation()
        assert first.state == second.state


def test_the_numbers_of_hidden_cards_do_not_follow_the_deck_lists() -> None:
    duel = Duel(MIXED, MIXED, seed=9, first=0, shuffle=False, limits=False)
    real = duel.state.piles[PLACES_EACH + HAND]
    dealt = [duel.view(0).determinise(seed).state.piles[PLACES_EACH + HAND] for seed in range(10)]
    assert real not in dealt
    assert len(set(dealt)) == 10


def test_with_open_lists_every_card_of_the_real_duel_is_dealt() -> None:
    duel = Duel(MIXED, Deck(["Umi"] * 40, ["Dark Paladin"]), seed=9, first=0, limits=False)
    dealt = duel.view(0).determinise(3, open_lists=True)
    for owner in (0, 1):
        cards = [Counter(row.card for row in state.cards if row.owner == owner) for state in (duel.state, dealt.state)]
        assert cards[0] == cards[1]


def test_face_down_cards_fit_their_places_and_their_tributes() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   deck: 9 Sangan
        opp 8000   hand: Summoned Skull, Raigeki, Umi, Blue-Eyes White Dragon, Mystical Elf, Mirror Force
                   monsters: Kuriboh (attack, zone 2)
                   deck: 3 Umi, 3 Mystical Elf, 3 Blue-Eyes White Dragon, Curse of Dragon, Summoned Skull, 3 Raigeki
    """)
    t.opp.sets("Summoned Skull", zone=4, tributing=["Kuriboh"])
    t.opp.sets("Raigeki", zone=1)
    t.opp.sets("Umi")
    seen = set()
    for seed in range(40):
        there = t.duel.view(0).determinise(seed, open_lists=True).view(1)
        monster, spell, field = there.monsters(1)[3], there.spells(1)[0], there.field_zone(1)
        assert monster is not None and spell is not None and field is not None
        # One Tribute was made for it, so its Level is 5 or 6.
        assert monster.name in ("Summoned Skull", "Curse of Dragon")
        assert spell.name in ("Raigeki", "Mirror Force")
        assert field.name == "Umi"
        seen |= {monster.name, spell.name}
    assert len(seen) == 4


def test_a_supposed_list_takes_the_place_of_the_real_one() -> None:
    real = Deck(["Mystical Elf"] * 10)
    duel = Duel(Deck(["Umi"] * 10), real, first=1, shuffle=False, limits=False)
    duel.answer(0)
    duel.answer(0)  # a Mystical Elf is on the field now
    assert duel.view(0).monsters(1)[0] is not None
    dealt = duel.view(0).determinise(1, suppose=Deck(["Mystical Elf"] + ["Kuriboh"] * 9))
    assert {card.name for card in dealt.view(1).hand()} == {"Kuriboh"}
    assert dealt.view(0).situation() == duel.view(0).situation()


def test_a_supposed_list_is_only_a_guess() -> None:
    """What was seen belongs to it all the same, and it may be too short, too long or wrong."""
    duel = Duel(Deck(["Umi"] * 10), Deck(["Mystical Elf"] * 10), first=1, shuffle=False, limits=False)
    duel.play("summon Mystical Elf", "zone 1")
    for guess in (Deck(["Kuriboh"] * 10), Deck(["Kuriboh"] * 3), Deck(["Kuriboh"] * 60), [Deck(["Kuriboh"])]):
        dealt = duel.view(0).determinise(1, suppose=guess)
        assert {card.name for card in dealt.view(1).hand()} == {"Kuriboh"}
        assert dealt.view(0).situation() == duel.view(0).situation()
    with pytest.raises(ValueError, match="open lists"):
        duel.view(0).determinise(1, suppose=Deck(["Kuriboh"]), open_lists=True)


def test_of_several_supposed_decks_one_is_taken_that_agrees_with_what_was_seen() -> None:
    decks = [Deck([name] * 20) for name in ("Kuriboh", "Umi", "Mystical Elf")]
    duel = Duel(decks[0], decks[2], first=1, limits=False)
    names = {duel.view(0).determinise(seed, suppose=decks).view(1).hand()[0].name for seed in range(30)}
    assert names == {"Kuriboh", "Umi", "Mystical Elf"}
    duel.play("summon Mystical Elf", "zone 1")
    names = {duel.view(0).determinise(seed, suppose=decks).view(1).hand()[0].name for seed in range(30)}
    assert names == {"Mystical Elf"}


def test_who_supposes_nothing_supposes_his_own_list() -> None:
    view = Duel(Deck(["Umi", "Kuriboh"] * 20), Deck(["Sangan"] * 40), first=0, limits=False).view(0)
    names = {card.name for seed in range(10) for card in view.determinise(seed).view(1).hand()}
    assert names == {"Umi", "Kuriboh"}


def test_where_the_supposed_list_has_nothing_that_could_lie_there_any_card_may() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Umi\nopp 8000 monsters: Sangan (set) set: Mirror Force"
    view = Duel.from_position(text).view(0)
    dealt = [view.determinise(seed).view(1) for seed in range(20)]
    assert len({there(one.monsters(1)[0]).name for one in dealt}) > 10
    assert len({there(one.spells(1)[0]).name for one in dealt}) > 10
    assert not any(there(one.spells(1)[0]).is_monster for one in dealt)


def test_what_was_seen_stays_known_while_nobody_could_have_moved_it() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Umi, Sangan   deck: 9 Umi
        opp 8000   hand: Reinforcement of the Army, Raigeki, Sangan, Umi   deck: Marauding Captain, 6 Umi
    """)

    def count(place: str) -> int:
        dealt = [t.duel.view(0).determinise(seed).view(1) for seed in range(20)]
        piles = [one.hand() if place == "hand" else one.monsters() for one in dealt]
        return sum("Marauding Captain" in [card.name for card in pile if card is not None] for pile in piles)

    t.opp.activates("Reinforcement of the Army")
    assert count("hand") == 20
    t.opp.sets("Raigeki", zone=1)
    assert count("hand") == 20  # no monster lies there
    t.opp.sets("Sangan", zone=1)
    assert 0 < count("hand") < 20
    assert 0 < count("field") < 20


def test_what_the_opponent_is_about_to_do_is_not_given_away() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   deck: 9 Sangan
        opp 8000   hand: Mystical Elf, Raigeki, Umi   deck: 3 Umi, 3 Mystical Elf
    """)
    t.opp.sets("Mystical Elf", zone="ask")
    dealt = t.duel.view(0).determinise(1)
    assert dealt.state.request is not None and dealt.state.request.purpose == FOR_OPEN_STATE
    assert {option.deed for option in dealt.state.request.options if option.uid >= 0} - {SET_MONSTER} != set()
