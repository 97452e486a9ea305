"""Topic move: drawing, adding to the hand, returning to the deck, and what has no place to go."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import ANY_CARD, All, One, Some, Top
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import (
    AT_THE_BOTTOM,
    ATK,
    BEING_DESTROYED_BY_EFFECTS,
    FACE_UP,
    ON_TOP,
    OPPONENT,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, HowMany, Monster, Ref
from spellspeed.lang.words.places_said import (
    OPPONENTS_GRAVEYARD,
    OPPONENTS_HAND,
    THE_FIELD,
    YOUR_DECK,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import Drawn, If, Sent
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangeStat,
    Draw,
    Forbid,
    GainLP,
    InflictDamage,
    ReturnToDeck,
    Reveal,
    SpecialSummon,
)
from spellspeed.words import BY_EFFECT, BY_NORMAL_DRAW, EVENT_DRAWN, EVENT_SHUFFLED
from table import Table, start, table

TEN = [
    "Mystical Elf",
    "Gemini Elf",
    "Celtic Guardian",
    "Silver Fang",
    "Vorse Raider",
    "Skull Servant",
    "Aqua Madoor",
    "Luster Dragon",
    "Baby Dragon",
    "Time Wizard",
]


def spell(deed: Deed) -> CardFacts:
    return probe("Test Spell", "Spell", Activation(do=deed))


def played(*cards: CardFacts, you: str, opp: str = "monsters: Gemini Elf", seed: int = 0) -> Table:
    """Your Main Phase 1 with these made-up cards in the pool."""
    text = f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 {opp}"
    return table(text, pool=pool_with(*cards), seed=seed)


def shuffles(t: Table) -> list[str]:
    return [t.say(event) for event in t.events if event.kind == EVENT_SHUFFLED]


# ------------------------------------------------------------------------------------------------------------- drawing


@pytest.mark.rule("move.draw.empty-deck-no-optional-draw-effect", scenario=1)
def test_with_an_empty_deck_no_optional_effect_that_draws_can_be_activated() -> None:
    t = played(
        probe("Test Reader", "Spellcaster / Effect", Ignition(1, do=Draw(1))),
        you="hand: Trade-In, Blue-Eyes White Dragon, Pot of Greed, Upstart Goblin   monsters: Test Reader",
    )
    for name in ("Trade-In", "Pot of Greed", "Upstart Goblin", "Test Reader"):
        t.you.cannot(f"activate {name}", because="move.draw.needs-enough-cards-to-activate")
    assert not [offer for offer in t.you.is_offered() if offer.startswith("activate")]


@pytest.mark.rule("move.draw.needs-enough-cards-to-activate", scenario=1)
def test_trade_in_needs_two_cards_in_the_deck() -> None:
    hand = "hand: Trade-In, Blue-Eyes White Dragon"
    t = played(you=f"{hand}   deck: Kuriboh")
    t.you.cannot("activate Trade-In", because="move.draw.needs-enough-cards-to-activate")
    t = played(you=f"{hand}   deck: 2 Kuriboh")
    t.you.activates("Trade-In", discarding="Blue-Eyes White Dragon")
    assert t.you.hand == ["Kuriboh", "Kuriboh"]


@pytest.mark.rule("move.draw.return-then-draw-ok-with-empty-deck", scenario=1)
def test_reload_can_be_activated_with_an_empty_deck() -> None:
    returned = Ref("the returned cards")
    reload = ReturnToDeck(All(ANY_CARD, YOUR_HAND), called=returned).then(Draw(HowMany(returned)))
    t = played(
        probe("Test Reload", "Spell / Quick-Play", Activation(1, do=reload)),
        you="hand: Test Reload, Battle Ox, Silver Fang, Kuriboh",
    )
    t.you.activates("Test Reload")
    assert sorted(t.you.hand) == ["Battle Ox", "Kuriboh", "Silver Fang"] and t.you.deck == []
    assert t.outcome is None and t.you.graveyard == ["Test Reload"]
    assert [event.cause for event in t.events if event.kind == EVENT_DRAWN] == [BY_EFFECT] * 3


# move.draw.effect-draw-is-not-normal-draw is left unmarked: no effect speaks of the normal draw or replaces it.
@pytest.mark.rule("move.draw.effect-draw-is-not-normal-draw", scenario=0)
@pytest.mark.parametrize(("turn", "causes"), [(1, [BY_EFFECT]), (2, [BY_NORMAL_DRAW, BY_EFFECT])])
def test_a_draw_by_an_effect_in_the_draw_phase_is_not_the_normal_draw(turn: int, causes: list[int]) -> None:
    pool = pool_with(probe("Test Study", "Spell / Quick-Play", Activation(do=Draw(1))))
    deck = ["Test Study", *["Battle Ox"] * 8]
    t = start(deck, deck, pool=pool, first=0)
    if turn == 2:
        t.you.passes()
        t.you.ends_turn()
    seat = t.seats[turn - 1]
    assert (t.turn, t.phase) == (turn, "Draw Phase")
    begun = [event for event in t.events if event.kind == EVENT_DRAWN]
    seat.activates("Test Study")
    drawn = [event for event in t.events if event.kind == EVENT_DRAWN]
    assert [event.cause for event in drawn if event.player == seat.player][5:] == causes
    assert len(drawn) == len(begun) + 1


@pytest.mark.rule("move.add-to-hand.is-not-a-draw", scenario=1)
def test_the_card_that_is_added_of_three_shown_ones_is_not_drawn() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Duality, Upstart Goblin   spells: Solemn Wishes   deck: Umi, Sogen, Yami, Forest
        opp 8000
    """)
    t.you.activates("Pot of Duality")
    t.you.chooses("Yami")
    assert t.you.hand == ["Upstart Goblin", "Yami"] and len(t.you.deck) == 3 and t.you.lp == 8000
    # A draw does bring LP.
    t.you.activates("Upstart Goblin")
    assert t.you.lp == 8500


@pytest.mark.rule("move.add-to-hand.is-not-a-draw", scenario=2)
def test_cards_added_from_the_deck_are_not_drawn() -> None:
    wishes = Trigger(1, when=If(Drawn(YOU)), do=GainLP(500), mandatory=True)
    t = played(
        probe("Test Wishes", "Trap / Continuous", wishes),
        spell(AddToHand(Some(2, Monster(), YOUR_DECK))),
        you="hand: Test Spell, Upstart Goblin   spells: Test Wishes   deck: Battle Ox, Silver Fang, Kuriboh",
    )
    t.you.activates("Test Spell")
    t.you.chooses("Battle Ox", "Silver Fang")
    assert sorted(t.you.hand) == ["Battle Ox", "Silver Fang", "Upstart Goblin"] and t.you.lp == 8000
    # The effect is there: a draw does set it off.
    t.you.activates("Upstart Goblin")
    assert "Kuriboh" in t.you.hand and t.you.lp == 8500


def mandrake() -> CardFacts:
    added = Sent(ANY_CARD, to=OPPONENTS_HAND)
    line = Trigger(1, when=If(added), do=InflictDamage(200, OPPONENT), mandatory=True)
    return probe("Test Mandrake", "Fairy / Effect", line)


@pytest.mark.rule("move.draw.counts-as-added-to-hand", scenario=1)
def test_a_card_drawn_in_the_draw_phase_was_added_to_the_hand() -> None:
    t = played(mandrake(), you="monsters: Test Mandrake   deck: 2 Kuriboh", opp="hand: Battle Ox   deck: 2 Kuriboh")
    t.you.ends_turn()
    assert t.turn == 4 and t.opp.hand == ["Battle Ox", "Kuriboh"]
    assert t.opp.lp == 7800


@pytest.mark.rule("move.to-hand.add-equals-return", scenario=1)
def test_a_monster_returned_to_the_hand_was_added_to_the_hand() -> None:
    t = played(mandrake(), you="monsters: Test Mandrake   set: Compulsory Evacuation Device")
    t.you.activates("Compulsory Evacuation Device", targeting="Gemini Elf")
    assert t.opp.hand == ["Gemini Elf"] and t.opp.lp == 7800


# --------------------------------------------------------------------------------------------------- back to the deck


@pytest.mark.rule("move.to-deck.shuffle", scenario=1)
def test_a_monster_returned_to_the_deck_is_shuffled_in_face_down() -> None:
    line = Activation(target=One(Monster(), OPPONENTS_GRAVEYARD), do=ReturnToDeck(THE_TARGET))
    sigh = probe("Test Sigh", "Spell", line)
    places = set()
    for seed in range(40):
        t = played(sigh, you="hand: Test Sigh", opp=f"graveyard: Battle Ox   deck: {', '.join(TEN)}", seed=seed)
        t.you.activates("Test Sigh", targeting="Battle Ox")
        assert sorted(t.opp.deck) == sorted([*TEN, "Battle Ox"]) and t.opp.graveyard == []
        assert shuffles(t) == ["opp shuffled"]
        places.add(t.opp.deck.index("Battle Ox"))
        for viewer in (0, 1):
            view = t.duel.view(viewer)
            assert view.deck_size(t.opp.player) == len(view.deck(t.opp.player)) == 11 and all(
                card.hidden for card in view.deck(t.opp.player)
            )
            assert "Battle Ox" not in view.to_text()
    assert len(places) > 5  # of eleven places


def zombie() -> CardFacts:
    """A monster with the sentence of Plaguespreader Zombie."""
    cost = ReturnToDeck(One(ANY_CARD, YOUR_HAND), ON_TOP)
    line = Ignition(1, cost=cost, do=SpecialSummon(THIS_CARD), from_=YOUR_GRAVEYARD)
    return probe("Test Zombie", "Zombie / Effect", line, level=2, atk=400)


@pytest.mark.rule("move.to-deck.fixed-position-no-shuffle", scenario=1)
def test_a_card_returned_to_the_top_of_the_deck_lies_on_the_others_in_their_order() -> None:
    t = played(zombie(), you=f"hand: Battle Ox   graveyard: Test Zombie   deck: {', '.join(TEN)}")
    t.you.activates("Test Zombie")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Zombie"]
    assert t.you.deck == ["Battle Ox", *TEN] and shuffles(t) == []


@pytest.mark.rule("move.to-deck.fixed-position-no-shuffle", scenario=2)
def test_a_card_returned_to_the_bottom_of_the_deck_lies_below_the_others_in_their_order() -> None:
    t = played(
        spell(ReturnToDeck(One(ANY_CARD, YOUR_HAND), AT_THE_BOTTOM)),
        you=f"hand: Test Spell, Battle Ox   deck: {', '.join(TEN)}",
    )
    t.you.activates("Test Spell")
    assert t.you.deck == [*TEN, "Battle Ox"] and shuffles(t) == []


@pytest.mark.rule("deck.shuffle.after-search", scenario=1)
def test_a_deck_that_was_searched_is_shuffled_after_the_effect() -> None:
    tops = set()
    for seed in range(40):
        deck = ", ".join(["Marauding Captain", *TEN])
        t = played(you=f"hand: Reinforcement of the Army   deck: {deck}", seed=seed)
        t.you.activates("Reinforcement of the Army")
        t.you.chooses("Marauding Captain")
        told = t.log()
        assert told.index("Marauding Captain added to hand (effect)") < told.index("you shuffled")
        assert shuffles(t) == ["you shuffled"] and sorted(t.you.deck) == sorted(TEN)
        tops.add(t.you.deck[0])
    assert len(tops) > 5  # of ten cards


@pytest.mark.rule("deck.shuffle.after-search", scenario=1)
def test_a_deck_is_shuffled_after_a_search_that_found_nothing() -> None:
    """Sangan must be activated, and the deck holds no monster with 1500 or less ATK."""
    t = played(
        you="hand: Smashing Ground   monsters: Battle Ox",
        opp="monsters: Sangan   deck: Summoned Skull, Gemini Elf, Vorse Raider, Luster Dragon",
    )
    t.you.activates("Smashing Ground")
    assert "opp activated Sangan" in t.log() and t.opp.hand == []
    assert shuffles(t) == ["opp shuffled"] and len(t.opp.deck) == 4


@pytest.mark.rule("move.deck-top.reveal-without-shuffle", scenario=1)
def test_turning_up_the_top_card_changes_no_order_and_shuffles_nothing() -> None:
    t = played(spell(Reveal(Top(1))), you=f"hand: Test Spell   deck: {', '.join(TEN)}")
    t.you.activates("Test Spell")
    assert f"{TEN[0]} revealed" in t.log()
    assert t.you.deck == TEN and shuffles(t) == []


# ---------------------------------------------------------------------------------------------- cards of the Extra Deck


@pytest.mark.rule("move.return.fusion-monster-from-hand-return-goes-to-extra-deck", scenario=1)
def test_a_fusion_monster_returned_to_the_hand_goes_to_the_extra_deck_face_down() -> None:
    t = played(you="set: Compulsory Evacuation Device", opp="hand: Kuriboh   monsters: Flame Swordsman")
    t.you.activates("Compulsory Evacuation Device", targeting="Flame Swordsman")
    assert t.opp.extra == ["Flame Swordsman"] and t.opp.hand == ["Kuriboh"] and t.opp.monsters == []
    assert [card.name for card in t.you.view.extra_deck(t.opp.player)] == [""]


@pytest.mark.rule("move.return.fusion-monster-from-deck-return-goes-to-extra-deck", scenario=1)
@pytest.mark.parametrize("where", ["monsters", "graveyard"])
def test_a_fusion_monster_returned_to_the_deck_goes_to_the_extra_deck(where: str) -> None:
    line = Activation(target=One(Monster(), THE_FIELD | OPPONENTS_GRAVEYARD), do=ReturnToDeck(THE_TARGET))
    t = played(
        probe("Test Spell", "Spell", line),
        you="hand: Test Spell",
        opp=f"{where}: Flame Swordsman   deck: 3 Kuriboh",
    )
    t.you.activates("Test Spell", targeting="Flame Swordsman")
    assert t.opp.extra == ["Flame Swordsman"] and t.opp.deck == ["Kuriboh"] * 3
    assert t.opp.monsters == t.opp.graveyard == []
    assert [card.name for card in t.you.view.extra_deck(t.opp.player)] == [""]


# ----------------------------------------------------------------------------------------- what cannot be destroyed


@pytest.mark.rule("move.destroy.cards-in-gy-or-banished-cannot-be-destroyed", scenario=1)
def test_an_effect_activated_in_the_graveyard_is_negated_but_its_card_not_destroyed() -> None:
    t = played(
        zombie(),
        you="hand: Battle Ox   graveyard: Test Zombie   deck: 2 Kuriboh",
        opp="set: Solemn Strike",
    )
    t.you.activates("Test Zombie")
    t.opp.activates("Solemn Strike")
    assert t.opp.lp == 6500 and "you's Test Zombie was negated: activation" in t.log()
    assert t.you.graveyard == ["Test Zombie"] and t.you.monsters == []
    assert not [line for line in t.log() if "destroyed" in line]
    assert t.you.deck == ["Battle Ox", "Kuriboh", "Kuriboh"]


@pytest.mark.rule("move.destroy-and-x.no-destroy-no-follow-up", scenario=1)
def test_bottomless_trap_hole_does_not_banish_what_it_could_not_destroy() -> None:
    weaker = ChangeStat(ATK, THE_TARGET, 600, lose=True, until=UNTIL_TURN_ENDS)
    safer = Forbid(BEING_DESTROYED_BY_EFFECTS, THE_TARGET, until=UNTIL_TURN_ENDS)
    dress = Activation(1, target=One(Monster(FACE_UP), THE_FIELD), do=weaker.and_(safer))
    t = played(
        probe("Test Dress", "Spell / Quick-Play", dress),
        probe("Test 2400", atk=2400),
        you="hand: Monster Reborn, Test Dress   graveyard: Test 2400",
        opp="set: Bottomless Trap Hole",
    )
    t.you.activates("Monster Reborn", targeting="Test 2400")
    t.you.takes_position("attack")
    t.you.passes()
    t.opp.activates("Bottomless Trap Hole")
    t.you.activates("Test Dress", targeting="Test 2400")
    assert t.you.monsters == ["Test 2400"] and t.you.atk_of("Test 2400") == 1800
    assert t.you.banished == [] and "Test 2400" not in t.you.graveyard
    assert t.opp.graveyard == ["Bottomless Trap Hole"]


@pytest.mark.rule("move.banish.definition", scenario=0)
def test_the_same_monster_is_banished_without_the_protection() -> None:
    t = played(
        probe("Test 2400", atk=2400), you="hand: Monster Reborn   graveyard: Test 2400", opp="set: Bottomless Trap Hole"
    )
    t.you.activates("Monster Reborn", targeting="Test 2400")
    t.you.takes_position("attack")
    t.opp.activates("Bottomless Trap Hole")
    assert t.you.banished == ["Test 2400"]
