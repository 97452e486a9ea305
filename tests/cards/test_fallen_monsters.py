"""Cards: monsters that do something where they have gone."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"


def their_battle(you: str, opp: str = "monsters: Summoned Skull   hand: Umi", deck: str = "5 Sogen") -> Table:
    return table(f"turn 4, Battle Step, opp to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


def falls(card: str, deck: str, mine: str = "", position: str = "") -> Table:
    """A card of yours is destroyed by battle."""
    t = their_battle(f"monsters: {card} {position}   {mine}", deck=deck)
    t.opp.attacks("Summoned Skull", card)
    return t


# ------------------------------------------------------------------------------------------------ destroyed by battle


@pytest.mark.parametrize(
    ("card", "deck", "fitting"),
    [
        (
            "Masked Dragon",
            "Petit Dragon, Summoned Skull, Spear Dragon, Masked Dragon",
            ["Masked Dragon", "Petit Dragon"],
        ),
        (
            "Warrior Lady of the Wasteland",
            "Celtic Guardian, Masked Clown, Kuriboh, Command Knight",
            ["Celtic Guardian"],
        ),
    ],
)
def test_it_brings_a_successor_from_the_deck(card: str, deck: str, fitting: list[str]) -> None:
    """card: Masked Dragon ①, Warrior Lady of the Wasteland ①"""
    t = falls(card, f"{deck}, Sogen", position="(defense)")
    t.you.triggers(card)
    if len(fitting) > 1:
        assert sorted(set(t.you.is_asked("search").offers)) == fitting
        t.you.chooses(fitting[-1])
        t.you.takes_position("attack")
    else:
        t.you.take_zone()
    assert t.you.monsters == [fitting[-1]] and t.you.graveyard == [card]


def test_warrior_lady_brings_it_in_attack_position_only() -> None:
    """card: Warrior Lady of the Wasteland ①"""
    t = falls("Warrior Lady of the Wasteland", "Celtic Guardian, Sogen", position="(defense)")
    t.you.triggers("Warrior Lady of the Wasteland")
    t.you.take_zone()
    assert t.you.monster("Celtic Guardian").position == "attack"


@pytest.mark.rule("battle.destruction.not-by-card-effect", scenario=0)
@pytest.mark.parametrize(
    ("card", "deck"),
    [
        ("Masked Dragon", "Petit Dragon"),
        ("Warrior Lady of the Wasteland", "Celtic Guardian"),
        ("Troop Dragon", "Troop Dragon"),
        ("Giant Germ", "Giant Germ"),
        ("Nimble Momonga", "Nimble Momonga"),
        ("Birdface", "Harpie Lady"),
    ],
)
def test_it_brings_nothing_when_an_effect_destroys_it(card: str, deck: str) -> None:
    """card: Masked Dragon ①, Warrior Lady of the Wasteland ①, Troop Dragon, Giant Germ, Nimble Momonga, Birdface"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole, Umi   monsters: {card}   deck: {deck}, Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.hand == ["Umi"] and t.you.monsters == [] and t.you.lp == t.opp.lp == 8000


def test_troop_dragon_must_bring_the_next() -> None:
    """card: Troop Dragon"""
    t = falls("Troop Dragon", "Troop Dragon, Petit Dragon, Sogen", position="(defense)")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Troop Dragon"] and sorted(t.you.deck) == ["Petit Dragon", "Sogen"]


def test_giant_germ_hurts_and_may_bring_any_number() -> None:
    """card: Giant Germ"""
    t = falls("Giant Germ", "2 Giant Germ, Sogen", position="(defense)")
    assert t.opp.lp == 7500
    t.you.says_yes()

    t.you.does("Giant Germ, Giant Germ (copy 2)")
    t.you.take_zone()
    t.you.take_zone()
    assert t.you.monsters == ["Giant Germ", "Giant Germ"]


def test_giant_germ_brings_none_if_declined() -> None:
    """card: Giant Germ"""
    t = falls("Giant Germ", "2 Giant Germ, Sogen", position="(defense)")
    t.you.says_no()
    assert t.opp.lp == 7500 and t.you.monsters == []


def test_nimble_momonga_heals_and_may_set_any_number() -> None:
    """card: Nimble Momonga"""
    t = falls("Nimble Momonga", "2 Nimble Momonga, Sogen", position="(defense)")
    assert t.you.lp == 9000
    t.you.says_yes()
    t.you.chooses("Nimble Momonga")
    assert t.you.monsters == ["Nimble Momonga"] and t.you.monster("Nimble Momonga").position == "set"


def test_birdface_fetches_a_harpie_lady() -> None:
    """card: Birdface"""
    t = falls("Birdface", "Harpie Lady, Harpie Lady Sisters, Sogen", position="(defense)")
    t.you.triggers("Birdface")
    assert t.you.hand == ["Harpie Lady"]


def test_silpheed_comes_for_a_banished_wind_monster() -> None:
    """card: Silpheed"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Silpheed, Umi   graveyard: Harpie Girl, Kuriboh   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.special_summons("Silpheed")
    assert t.you.monsters == ["Silpheed"] and t.you.banished == ["Harpie Girl"]
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Silpheed, Umi   graveyard: Kuriboh   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.cannot("special summon Silpheed", because="summon.special-monster.by-fulfilling-condition")


def test_silpheed_takes_a_random_card_of_the_opponents_hand_when_it_falls() -> None:
    """card: Silpheed"""
    t = falls("Silpheed", "5 Sogen")
    assert t.opp.graveyard == ["Umi"] and t.opp.hand == []


def test_the_unhappy_maiden_ends_the_battle_phase() -> None:
    """card: The Unhappy Maiden"""
    t = their_battle("monsters: The Unhappy Maiden, Kuriboh", "monsters: Summoned Skull, Gemini Elf   hand: Umi")
    t.opp.attacks("Summoned Skull", "The Unhappy Maiden")
    assert t.phase == "Main Phase 2" and t.you.monsters == ["Kuriboh"]


def test_revival_jam_comes_back_in_your_next_standby_phase_for_1000() -> None:
    """card: Revival Jam"""
    t = falls("Revival Jam", "5 Sogen", position="(defense)")
    t.you.triggers("Revival Jam")
    assert t.you.lp == 7000 and t.you.monsters == []
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.take_zone()
    assert t.turn == 5 and t.you.monsters == ["Revival Jam"]
    assert t.you.monster("Revival Jam").position == "defense"


# ------------------------------------------------------------------------------------------------- sent from the field


def test_goblin_zombie_sends_the_top_card_of_the_opponents_deck() -> None:
    """card: Goblin Zombie ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Goblin Zombie   hand: Umi   deck: 3 Sogen
        opp 8000   deck: Kuriboh, 3 Sogen
    """)
    t.you.attacks_directly("Goblin Zombie")
    assert t.opp.graveyard == ["Kuriboh"] and t.you.graveyard == []


def test_goblin_zombie_fetches_a_zombie_when_it_is_sent_from_the_field() -> None:
    """card: Goblin Zombie ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Goblin Zombie   hand: Dark Hole   deck: Skull Servant, Ryu Kokki, Kuriboh, Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.hand == ["Skull Servant"]


def test_goblin_zombie_fetches_nothing_when_it_is_discarded() -> None:
    """card: Goblin Zombie ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Goblin Zombie, Umi   deck: Skull Servant, Sogen
        opp 8000   monsters: Sangan   deck: 3 Sogen
    """)
    t.you.activates("Raigeki Break", discarding="Goblin Zombie", targeting="Sangan")
    t.nobody_responds()
    assert t.you.hand == ["Umi"]


def test_emissary_of_the_afterlife_lets_both_players_fetch_a_small_normal_monster() -> None:
    """card: Emissary of the Afterlife"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Emissary of the Afterlife   hand: Dark Hole   deck: Skull Servant, Kuriboh, Gemini Elf
        opp 8000   deck: Petit Moth, Firegrass, Gemini Elf
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.hand == ["Skull Servant"]
    assert sorted(t.opp.is_asked("search").offers) == ["Firegrass", "Petit Moth"]
    t.opp.chooses("Firegrass")
    assert t.opp.hand == ["Firegrass"]


def test_pinch_hopper_brings_an_insect_from_the_hand() -> None:
    """card: Pinch Hopper ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Pinch Hopper   hand: Dark Hole, Kuriboh, Insect Queen   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Dark Hole")
    t.you.triggers("Pinch Hopper")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Insect Queen"] and t.you.hand == ["Kuriboh"]


def test_cockroach_knight_goes_on_top_of_the_deck() -> None:
    """card: Cockroach Knight"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cockroach Knight   hand: Dark Hole, Umi   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.graveyard == ["Dark Hole"] and t.you.deck[0] == "Cockroach Knight"


def test_sand_moth_comes_back_with_atk_and_def_exchanged() -> None:
    """card: Sand Moth"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sand Moth (set)   hand: Dark Hole, Umi   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Dark Hole").nobody_responds()
    t.you.takes_position("attack")
    assert (t.you.atk_of("Sand Moth"), t.you.def_of("Sand Moth")) == (2000, 1000)


def test_sand_moth_stays_away_if_it_was_face_up_or_fell_in_battle() -> None:
    """card: Sand Moth"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sand Moth   hand: Dark Hole, Umi   deck: 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Dark Hole").nobody_responds()
    assert "Sand Moth" in t.you.graveyard
    t = falls("Sand Moth", "5 Sogen", position="(set)")
    assert t.you.graveyard == ["Sand Moth"]


# ------------------------------------------------------------------------------------------ from the hand or the deck


def test_penguin_knight_shuffles_the_graveyard_into_the_deck() -> None:
    """card: Penguin Knight"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Needle Worm (set)   hand: Umi   deck: 3 Sogen
        opp 8000   graveyard: Kuriboh, Dark Hole   deck: Penguin Knight, 6 Sogen
    """)
    t.you.flip_summons("Needle Worm")
    t.nobody_responds()
    assert t.opp.graveyard == [] and len(t.opp.deck) == 2 + 7


def test_penguin_knight_does_not_answer_your_own_card() -> None:
    """card: Penguin Knight"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Foolish Burial, Umi   graveyard: Kuriboh   deck: Penguin Knight, 3 Sogen
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Foolish Burial").nobody_responds()
    assert "Penguin Knight" in t.you.graveyard


def discarded(card: str, by: str) -> Table:
    """A card in your hand is discarded by your card or the opponent's, the only one there."""
    if by == "opp":
        t = table(f"""
            turn 4, Battle Step, opp to act
            you 8000   hand: {card}   deck: 5 Sogen
            opp 8000   monsters: White Magical Hat   hand: Umi, Kuriboh, Sogen   deck: 5 Sogen
        """)
        t.opp.attacks_directly("White Magical Hat")
    else:
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: Graceful Charity, {card}, Umi   deck: 5 Sogen
            opp 8000   hand: 2 Umi   deck: 5 Sogen
        """)
        t.you.activates("Graceful Charity").nobody_responds()
        t.you.discards(card.strip('"'), "Umi")
    return t


def test_regenerating_mummy_comes_back_from_an_effect_of_the_opponent() -> None:
    """card: Regenerating Mummy"""
    t = discarded("Regenerating Mummy", "opp")
    assert t.you.hand == ["Regenerating Mummy"]
    t = discarded("Regenerating Mummy", "you")
    assert "Regenerating Mummy" in t.you.graveyard


def test_roc_goes_into_the_deck_however_it_is_sent_from_the_hand() -> None:
    """card: Roc from the Valley of Haze"""
    t = discarded("Roc from the Valley of Haze", "opp")
    assert t.you.graveyard == [] and sorted(t.you.deck)[0] == "Roc from the Valley of Haze"
    t = discarded("Roc from the Valley of Haze", "you")
    assert "Roc from the Valley of Haze" not in t.you.graveyard


def test_roc_stays_in_the_graveyard_from_the_field() -> None:
    """card: Roc from the Valley of Haze"""
    t = falls("Roc from the Valley of Haze", "5 Sogen", position="(defense)")
    assert t.you.graveyard == ["Roc from the Valley of Haze"]


def test_electric_snake_draws_two_and_minar_hurts_for_1000() -> None:
    """card: Electric Snake, Minar"""
    t = discarded("Electric Snake", "opp")
    assert len(t.you.hand) == 2 and t.you.graveyard == ["Electric Snake"]
    t = discarded("Minar", "opp")
    assert t.opp.lp == 7000


def test_electric_snake_and_minar_do_not_answer_your_own_card() -> None:
    """card: Electric Snake, Minar"""
    t = discarded("Electric Snake", "you")
    assert len(t.you.hand) == 3
    t = discarded("Minar", "you")
    assert t.opp.lp == 8000


def test_broww_draws_one_for_your_card_and_two_for_the_opponents() -> None:
    """card: Broww, Huntsman of Dark World"""
    t = discarded("Broww, Huntsman of Dark World", "opp")
    assert len(t.you.hand) == 2
    t = discarded('"Broww, Huntsman of Dark World"', "you")
    assert len(t.you.hand) == 3 + 1


def test_sillva_comes_and_takes_two_cards_of_the_opponents_hand_if_it_was_his_card() -> None:
    """card: Sillva, Warlord of Dark World"""
    t = discarded('"Sillva, Warlord of Dark World"', "you")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Sillva, Warlord of Dark World"] and len(t.opp.hand) == 2
    t = discarded('"Sillva, Warlord of Dark World"', "opp")
    t.you.takes_position("attack")
    t.opp.chooses("Umi", "Kuriboh")
    assert sorted(t.opp.is_asked("deck order").offers) == ["Kuriboh", "Umi"]
    t.opp.chooses("Kuriboh", "Umi")
    assert t.opp.hand == ["Sogen"] and sorted(t.opp.deck[-2:]) == ["Kuriboh", "Umi"]
