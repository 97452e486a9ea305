"""Cards: hands kept open, cards excavated from the top of a deck."""

from typing import Any

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.stats import level_of
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import AnyCard
from spellspeed.lang.words.places_said import OPPONENTS_DECK
from spellspeed.lang.words.verbs import SendToGraveyard
from spellspeed.rulebook.errors import IllegalAnswer
from table import Table, open_hand, table

NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
RAIDEN = "Raiden, Hand of the Lightsworn"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


def names(cards: Any) -> list[str]:
    return [card.name for card in cards]


# ---------------------------------------------------------------------------------------------------- hands kept open


@pytest.mark.rule("info.hand.revealed-by-effect-is-public", scenario=0)
def test_ceremonial_bell_opens_both_hands_once_it_lies_face_up() -> None:
    """card: Ceremonial Bell"""
    t = your_turn("hand: Umi   monsters: Ceremonial Bell (set)", "hand: Sangan, Kuriboh")
    assert open_hand(t, t.opp.player) == []
    t.you.flip_summons("Ceremonial Bell")
    assert open_hand(t, t.opp.player) == ["Sangan", "Kuriboh"]
    assert open_hand(t, t.you.player) == ["Umi"]


@pytest.mark.rule("info.hand.hidden-again-after-reveal-ends", scenario=0)
def test_mind_on_air_opens_the_hand_of_the_opponent_until_it_leaves() -> None:
    """card: Mind on Air"""
    t = your_turn("hand: Dark Hole   monsters: Mind on Air", "hand: Sangan, Kuriboh")
    assert open_hand(t, t.opp.player) == ["Sangan", "Kuriboh"] and open_hand(t, t.you.player) == []
    t.you.activates("Dark Hole")
    assert open_hand(t, t.opp.player) == []


@pytest.mark.rule("info.hand.revealed-by-effect-is-public", scenario=0)
def test_respect_play_opens_the_hand_of_the_turn_player() -> None:
    """card: Respect Play"""
    t = your_turn("hand: Umi   spells: Respect Play   deck: 2 Sogen", "hand: Sangan   deck: 2 Sogen")
    assert open_hand(t, t.you.player) == ["Umi"] and open_hand(t, t.opp.player) == []
    t.you.ends_turn()
    assert open_hand(t, t.you.player) == [] and open_hand(t, t.opp.player) == ["Sangan", "Sogen"]


# ------------------------------------------------------------------------------------------------------- excavated


def revealed(t: Table) -> list[str]:
    """The cards that were shown, in order."""
    return [line.removesuffix(" revealed") for line in t.log() if line.endswith(" revealed")]


def test_pot_of_duality_shows_three_cards_and_adds_one_of_them() -> None:
    """card: Pot of Duality ①"""
    hand = "hand: 2 Pot of Duality, Monster Reborn   graveyard: Sangan"
    t = your_turn(f"{hand}   deck: Umi, Sogen, Yami, Forest")
    t.you.activates("Pot of Duality")
    assert revealed(t) == ["Umi", "Sogen", "Yami"]
    assert sorted(t.you.is_asked("search").offers) == ["Sogen", "Umi", "Yami"]
    assert sorted(names(t.you.view.deck())) == ["", "Sogen", "Umi", "Yami"]
    assert names(t.opp.view.deck(t.you.player)) == ["", "", "", ""]
    t.you.chooses("Sogen")
    assert t.you.hand[-1] == "Sogen" and sorted(t.you.deck) == ["Forest", "Umi", "Yami"]
    t.you.cannot("activate Pot of Duality", because="effect.use-limit.effect-negated-still-activated")
    t.you.cannot("activate Monster Reborn", because="effect.cannot.forbids-while-it-applies")


def test_pot_of_duality_needs_three_cards_and_a_turn_without_special_summons() -> None:
    """card: Pot of Duality ①"""
    t = your_turn("hand: Pot of Duality   deck: Umi, Sogen")
    t.you.cannot("activate Pot of Duality", because=NOTHING_TO_DO)
    t = your_turn("hand: Pot of Duality, Monster Reborn   graveyard: Sangan   deck: Umi, Sogen, Yami, Forest")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    t.you.cannot("activate Pot of Duality", because="effect.condition.all-must-be-met")


@pytest.mark.parametrize("level", [4, 3])
def test_reasoning_summons_the_first_monster_unless_the_opponent_declares_its_level(level: int) -> None:
    """card: Reasoning ①"""
    t = your_turn("hand: Reasoning   deck: Umi, Chaos Sorcerer, Gemini Elf, Sangan, Sogen")
    t.you.activates("Reasoning")
    assert t.opp.is_asked("declaration").offers == [str(number) for number in range(1, 13)]
    t.opp.does(f"declare {level}")
    assert revealed(t) == ["Umi", "Chaos Sorcerer", "Gemini Elf"]
    if level == 3:
        t.you.takes_position("attack")
    assert t.you.monsters == (["Gemini Elf"] if level == 3 else [])
    gone = ["Chaos Sorcerer", "Umi", "Reasoning"] + (["Gemini Elf"] if level == 4 else [])
    assert sorted(t.you.graveyard) == sorted(gone) and t.you.deck == ["Sangan", "Sogen"]


def test_monster_gate_tributes_a_monster_for_the_first_one_of_the_deck() -> None:
    """card: Monster Gate ①"""
    deck = "deck: Umi, Black Luster Soldier, Summoned Skull, Sogen"
    t = your_turn(f"hand: Monster Gate   monsters: Sangan (set)   {deck}")
    t.you.activates("Monster Gate", tributing="Sangan")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Summoned Skull"] and t.you.deck == ["Sogen"]
    assert {"Umi", "Black Luster Soldier"} <= set(t.you.graveyard)
    t = your_turn("hand: Monster Gate   deck: Umi, Summoned Skull")
    t.you.cannot("activate Monster Gate", because="cost.unpayable.cannot-activate")


def test_magical_merchant_adds_the_first_spell_or_trap_and_sends_away_what_lies_above_it() -> None:
    """card: Magical Merchant ①"""
    t = your_turn("monsters: Magical Merchant (set)   deck: Sangan, Gemini Elf, Waboku, Umi")
    t.you.flip_summons("Magical Merchant")
    assert t.you.hand == ["Waboku"] and sorted(t.you.graveyard) == ["Gemini Elf", "Sangan"] and t.you.deck == ["Umi"]


@pytest.mark.parametrize(
    ("name", "deck"),
    [
        ("Reasoning", ["Umi", "Chaos Sorcerer", "Sogen"]),
        ("Monster Gate", ["Umi", "Chaos Sorcerer", "Sogen"]),
        ("Magical Merchant", ["Gemini Elf", "Sangan", "Summoned Skull"]),
    ],
)
def test_a_deck_in_which_nothing_is_found_is_only_shuffled(name: str, deck: list[str]) -> None:
    """card: Reasoning ①, Monster Gate ①, Magical Merchant ①"""
    t = your_turn(f"hand: Reasoning, Monster Gate   monsters: Magical Merchant (set)   deck: {', '.join(deck)}")
    if name == "Magical Merchant":
        t.you.flip_summons(name)
    else:
        t.you.activates(name)
    if name == "Reasoning":
        t.opp.does("declare 4")
    t.nobody_responds()
    assert revealed(t) == deck and sorted(t.you.deck) == sorted(deck)
    assert any("shuffle" in line for line in t.log())
    assert not set(deck) & set(t.you.graveyard) and not set(deck) & set(t.you.monsters)


@pytest.mark.parametrize(
    ("top", "summoned"), [("Gemini Elf", True), ("Umi", False), ("Chaos Sorcerer", False), ("Yata-Garasu", False)]
)
def test_conscription_takes_the_top_monster_of_the_opponent_or_gives_him_the_card(top: str, summoned: bool) -> None:
    """card: Conscription"""
    t = your_turn("set: Conscription", f"deck: {top}, Sogen")
    t.you.activates("Conscription")
    assert revealed(t) == [top]
    if summoned:
        t.you.takes_position("attack")
    assert t.you.monsters == ([top] if summoned else []) and t.opp.hand == ([] if summoned else [top])


# ---------------------------------------------------------------------------------------------- the order of a deck


def test_big_eye_looks_at_as_many_cards_as_its_player_wants_up_to_five() -> None:
    """card: Big Eye"""
    t = your_turn("monsters: Big Eye (set)   deck: Umi, Sogen, Yami, Forest, Mountain, Wasteland")
    t.you.flip_summons("Big Eye")
    assert t.you.is_asked("declaration").offers == [f"{number}" for number in range(1, 6)]
    t.you.does("declare 2")
    assert t.you.is_asked("deck order").offers == ["Umi", "Sogen"]
    t.you.chooses("Sogen", "Umi")
    assert t.you.deck == ["Sogen", "Umi", "Yami", "Forest", "Mountain", "Wasteland"]


@pytest.mark.rule("move.to-deck.fixed-position-no-shuffle", scenario=0)
@pytest.mark.parametrize(
    ("name", "lies", "count"),
    [("Spellbook Organization", "hand", 3), ("Fruits of Kozaky's Studies", "set", 3), ("Big Eye", "flip", 5)],
)
def test_the_top_of_a_deck_is_looked_at_and_put_back_in_any_order(name: str, lies: str, count: int) -> None:
    """card: Spellbook Organization, Fruits of Kozaky's Studies, Big Eye"""
    deck = ["Umi", "Sogen", "Yami", "Forest", "Mountain", "Wasteland"]
    place = f"monsters: {name} (set)" if lies == "flip" else f"{lies}: {name}"
    t = your_turn(f"{place}   deck: {', '.join(deck)}")
    if lies == "flip":
        t.you.flip_summons(name)
        t.you.does(f"declare {count}")
    else:
        t.you.activates(name)
    asked = t.you.is_asked("deck order")
    assert asked.offers == deck[:count] and revealed(t) == deck[:count]
    assert t.duel.count_answers() == (6 if count == 3 else 120)
    assert not any("Umi" in event.to_text() for event in t.opp.view.events)
    t.you.chooses(*reversed(deck[:count]))
    assert t.you.deck == [*reversed(deck[:count]), *deck[count:]]


@pytest.mark.rule("move.to-deck.fixed-position-no-shuffle", scenario=0)
def test_a_feather_of_the_phoenix_puts_a_card_from_the_graveyard_on_top_of_the_deck() -> None:
    """card: A Feather of the Phoenix"""
    t = your_turn("hand: A Feather of the Phoenix, Umi   graveyard: Raigeki, Sangan   deck: Sogen")
    t.you.activates("A Feather of the Phoenix", discarding="Umi", targeting="Raigeki")
    assert t.you.deck == ["Raigeki", "Sogen"]
    assert sorted(t.you.graveyard) == ["A Feather of the Phoenix", "Sangan", "Umi"]


@pytest.mark.rule("deck.shuffle.after-search", scenario=0)
@pytest.mark.parametrize(("name", "wanted"), [("A Cat of Ill Omen", "Waboku"), ("An Owl of Luck", "Forest")])
def test_a_bird_and_a_cat_put_a_card_of_the_deck_on_its_top(name: str, wanted: str) -> None:
    """card: A Cat of Ill Omen ①, An Owl of Luck"""
    for seed in range(5):
        deck = "deck: Sangan, Gemini Elf, Waboku, Raigeki, Forest, Trap Hole, Sogen"
        text = f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000 monsters: {name} (set) {deck}\nopp 8000"
        t = table(text, seed=seed)
        t.you.flip_summons(name)
        t.you.chooses(wanted)
        assert t.you.deck[0] == wanted and revealed(t) == [wanted] and "you shuffled" in t.log()
        assert sorted(t.you.deck) == ["Forest", "Gemini Elf", "Raigeki", "Sangan", "Sogen", "Trap Hole", "Waboku"]


@pytest.mark.parametrize(("name", "wanted"), [("A Cat of Ill Omen", "Waboku"), ("An Owl of Luck", "Forest")])
def test_in_necrovalley_the_card_may_be_added_to_the_hand(name: str, wanted: str) -> None:
    """card: A Cat of Ill Omen ①, An Owl of Luck"""
    for mode in (1, 2):
        t = your_turn(f"monsters: {name} (set)   field: Necrovalley   deck: Sangan, Waboku, Forest, Umi, Trap Hole")
        t.you.flip_summons(name)
        t.you.chooses(wanted)
        t.you.chooses_effect(mode)
        assert (t.you.hand == [wanted]) == (mode == 2) and (t.you.deck[0] == wanted) == (mode == 1)


@pytest.mark.rule("move.to-deck.fixed-position-no-shuffle", scenario=0)
def test_jade_insect_whistle_puts_an_insect_of_the_opponent_on_top_of_his_deck() -> None:
    """card: Jade Insect Whistle"""
    t = your_turn("hand: Jade Insect Whistle", "deck: Umi, Man-Eater Bug, Sogen, Needle Worm")
    t.you.activates("Jade Insect Whistle")
    assert sorted(t.opp.is_asked("search").offers) == ["Man-Eater Bug", "Needle Worm"]
    t.opp.chooses("Needle Worm")
    assert t.opp.deck[0] == "Needle Worm" and len(t.opp.deck) == 4


# ------------------------------------------------------------------------------------------ looking at hidden cards


@pytest.mark.rule("card.reveal.looking-at-set-card-is-no-flip", scenario=0)
def test_a_man_with_wdjat_looks_at_a_set_card_when_it_is_normal_summoned() -> None:
    """card: A Man with Wdjat"""
    t = your_turn("hand: A Man with Wdjat", "monsters: Man-Eater Bug (set)   set: Trap Hole")
    t.you.summons("A Man with Wdjat")
    t.you.targets("Man-Eater Bug")
    t.nobody_responds()
    assert revealed(t) == ["Man-Eater Bug"] and t.opp.monster("Man-Eater Bug").position == "set"
    assert t.opp.graveyard == []


@pytest.mark.rule("card.reveal.looking-at-set-card-is-no-flip", scenario=0)
def test_a_man_with_wdjat_looks_at_a_set_card_in_your_standby_phase() -> None:
    """card: A Man with Wdjat"""
    t = table("""
        turn 4, Main Phase 2, opp to act
        format 408
        you 8000   monsters: A Man with Wdjat   deck: 2 Umi
        opp 8000   monsters: Man-Eater Bug (set), Sangan (set)   hand: Umi
    """)
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.targets("Sangan")
    assert revealed(t) == ["Sangan"]


def test_patroid_looks_at_a_set_card_once_a_turn() -> None:
    """card: Patroid"""
    t = your_turn("monsters: Patroid", "monsters: Man-Eater Bug (set)   set: Trap Hole")
    t.you.activates("Patroid", targeting="Trap Hole")
    assert revealed(t) == ["Trap Hole"]
    t.you.cannot("activate Patroid", because="effect.once-per-turn.limits-the-user")


def test_cobraman_sakuzy_turns_face_down_and_looks_at_all_set_spells_and_traps_when_it_is_flipped() -> None:
    """card: Cobraman Sakuzy"""
    t = your_turn("monsters: Cobraman Sakuzy (set)", "monsters: Sangan (set)   set: Trap Hole, Raigeki")
    t.you.flip_summons("Cobraman Sakuzy")
    t.nobody_responds()
    assert sorted(revealed(t)) == ["Raigeki", "Trap Hole"]
    t.you.activates("Cobraman Sakuzy")
    assert t.you.monster("Cobraman Sakuzy").position == "set"


def test_senri_eye_looks_at_the_top_card_of_the_opponent_for_100_lp() -> None:
    """card: Senri Eye"""
    t = table("""
        turn 4, Main Phase 2, opp to act
        format 408
        you 8000   spells: Senri Eye   deck: 2 Umi
        opp 8000   hand: Umi   deck: Sangan, Sogen
    """)
    t.opp.ends_turn()
    t.you.triggers("Senri Eye")
    assert t.you.lp == 7900 and revealed(t) == ["Sangan"] and t.opp.deck == ["Sangan", "Sogen"]
    assert not any("Sangan" in event.to_text() for event in t.opp.view.events)


@pytest.mark.parametrize(("deck", "atk"), [("Umi, Ehren, Lightsworn Monk", 1900), ("Umi, Sangan", 1700)])
def test_raiden_sends_two_cards_and_gains_atk_if_a_lightsworn_monster_was_among_them(deck: str, atk: int) -> None:
    """card: Raiden, Hand of the Lightsworn ①"""
    you = f"monsters: {RAIDEN} deck: {deck}, 5 Sogen"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 {you}\nopp 8000 deck: 5 Sogen")
    t.you.activates(RAIDEN, effect=1)
    assert len(t.you.graveyard) == 2 and t.you.atk_of(RAIDEN) == atk
    t.you.cannot(f"activate {RAIDEN} effect 1", because="effect.name-limit.this-effect-of-x-once")
    t.you.ends_turn()
    assert t.you.atk_of(RAIDEN) == atk


def test_raiden_sends_two_cards_in_your_end_phase() -> None:
    """card: Raiden, Hand of the Lightsworn ②"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 monsters: {RAIDEN} deck: 5 Sogen\nopp 8000 deck: 5 Sogen")
    t.you.ends_turn()
    assert t.you.graveyard == ["Sogen", "Sogen"]


# ---------------------------------------------------------------------------------------------------------- Alphan

ALPHAN = "Super Quantal Fairy Alphan"


def with_quants(you: str, seed: int = 0) -> Table:
    position = f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000"
    return table(position, seed=seed)


def test_alphan_gives_your_monsters_the_level_of_a_super_quant_monster() -> None:
    """card: Super Quantal Fairy Alphan ①"""
    t = with_quants(f"monsters: {ALPHAN}, Super Quantum Red Layer, Blue-Eyes White Dragon, Kuriboh (set)")
    t.you.activates(ALPHAN, targeting="Super Quantum Red Layer", effect=1)
    levels = [level_of(t.duel.game, t.duel.state, t.you.monster(name).row) for name in t.you.monsters]
    assert levels == [5, 5, 5, 1]
    t.you.cannot(f"activate {ALPHAN} effect 1", because="effect.once-per-turn.limits-the-user")


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
def test_alphan_gives_no_level_of_a_monster_that_was_turned_face_down() -> None:
    """card: Super Quantal Fairy Alphan ①"""
    you = f"you 8000   monsters: {ALPHAN}, Super Quantum Red Layer, Blue-Eyes White Dragon"
    t = table(f"turn 3, Main Phase 1, you to act\n{you}\nopp 8000   set: Book of Moon")
    t.you.activates(ALPHAN, targeting="Super Quantum Red Layer", effect=1)
    t.opp.activates("Book of Moon", targeting="Super Quantum Red Layer").nobody_responds()
    levels = [level_of(t.duel.game, t.duel.state, t.you.monster(name).row) for name in t.you.monsters]
    assert levels == [1, 5, 8]


@pytest.mark.rule("ask.joint-condition", scenario=0)
def test_alphan_reveals_three_names_and_one_of_them_comes_by_lot() -> None:
    """card: Super Quantal Fairy Alphan ②"""
    layers = "2 Super Quantum Blue Layer, Super Quantum Green Layer, Super Quantum Red Layer"
    deck = f"deck: {layers}, Kuriboh"
    came = set()
    for seed in range(6):
        t = with_quants(f"monsters: {ALPHAN}   {deck}", seed)
        t.you.activates(ALPHAN, effect=2)
        # Two copies of one name are there: which of them is shown is all that is asked.
        question = t.you.is_asked("search")
        assert (question.least, question.most) == (3, 3) and len(question.offers) == 4
        reds = [at for at, name in enumerate(question.offers) if name == "Super Quantum Blue Layer"]
        others = [at for at in range(4) if at not in reds]
        assert sorted(t.duel.next_picks()[0]) == [0, 1, 2, 3]
        assert sorted(t.duel.next_picks(reds[0])[0]) == others
        with pytest.raises(IllegalAnswer):
            t.duel.answer(*reds, others[0], by=t.you.player)
        t.duel.answer(reds[0], *others, by=t.you.player)
        t.you.takes_position("attack")
        came |= set(t.you.monsters)
        assert len(t.you.monsters) == 1 and len(t.you.graveyard) == 3 and len(t.you.deck) == 2
        assert sorted(t.you.deck) == ["Kuriboh", "Super Quantum Blue Layer"] and ALPHAN in t.you.graveyard
    assert len(came) > 1
    t = with_quants(f"monsters: {ALPHAN}   deck: 2 Super Quantum Blue Layer, 2 Super Quantum Green Layer")
    t.you.cannot(f"activate {ALPHAN} effect 2", because="effect.condition.no-possible-resolution-blocks-activation")


# ---------------------------------------------------------------------------------------------------------------- Orea

OREA = '"Orea, the Sylvan High Arbiter"'


def test_orea_puts_the_top_of_the_deck_in_order() -> None:
    """card: Orea, the Sylvan High Arbiter"""
    t = with_quants(f"monsters: {OREA}   hand: Man Eater, Umi   deck: Kuriboh, Dark Hole, Sangan, Battle Ox")
    t.you.activates(OREA, effect=1)  # the Level of Man Eater is 2
    assert t.you.graveyard == ["Man Eater"]
    t.you.chooses("Dark Hole", "Kuriboh")
    assert t.you.deck == ["Dark Hole", "Kuriboh", "Sangan", "Battle Ox"]


def test_orea_excavates_and_returns_as_many_cards_as_plants_were_found() -> None:
    """card: Orea, the Sylvan High Arbiter"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {OREA} (materials: Kuriboh)   deck: Man Eater, Umi, Lord Poison, Battle Ox
        opp 8000   monsters: Gemini Elf, Blue-Eyes White Dragon, Sangan
    """)
    t.you.activates(OREA)
    assert t.you.is_asked("declaration").offers == ["1", "2", "3"]
    t.you.does("declare 3")
    assert sorted(t.you.graveyard) == ["Kuriboh", "Lord Poison", "Man Eater"]
    t.you.chooses("Gemini Elf", "Blue-Eyes White Dragon")
    assert t.opp.monsters == ["Sangan"] and t.you.deck == ["Battle Ox", "Umi"]


def test_orea_finds_nothing_to_count_in_an_empty_deck() -> None:
    """card: Orea, the Sylvan High Arbiter"""
    mill = probe("Test Mill", "Trap", Activation(do=SendToGraveyard(All(AnyCard(), OPPONENTS_DECK))))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {OREA} (materials: Kuriboh)   deck: Man Eater
        opp 8000   set: Test Mill
        """,
        pool=pool_with(mill),
    )
    t.you.activates(OREA)
    t.opp.activates("Test Mill").nobody_responds()
    assert t.you.graveyard == ["Kuriboh", "Man Eater"] and t.you.is_asked("open state")  # nothing is declared
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {OREA} (materials: Kuriboh)   deck:
        opp 8000
    """)
    t.you.cannot(f"activate {OREA}", because="effect.condition.no-possible-resolution-blocks-activation")
