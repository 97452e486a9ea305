"""Cards: what draws, searches, fetches, discards, Special Summons, takes control or negates a Spell."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", deck: str = "5 Sogen", their_deck: str = "5 Sogen") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: {their_deck}"
    )


# -------------------------------------------------------------------------------------------------------------- draws


def test_pot_of_avarice_shuffles_five_monsters_back_and_draws_two() -> None:
    """card: Pot of Avarice ①"""
    t = your_turn("hand: Pot of Avarice   graveyard: 5 Kuriboh, Sangan, Umi")
    t.you.activates("Pot of Avarice", targeting=["Kuriboh"] * 5)
    t.nobody_responds()
    assert len(t.you.hand) == 2 and sorted(t.you.graveyard) == ["Pot of Avarice", "Sangan", "Umi"]
    assert len(t.you.deck) == 5 + 5 - 2


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_pot_of_avarice_needs_five_monsters() -> None:
    """card: Pot of Avarice ①"""
    t = your_turn("hand: Pot of Avarice   graveyard: 4 Kuriboh, Umi")
    t.you.cannot("activate Pot of Avarice", because=NO_TARGET)


def test_pot_of_avarice_does_nothing_if_one_of_the_five_is_gone() -> None:
    """card: Pot of Avarice ①"""
    t = your_turn("hand: Pot of Avarice   graveyard: 4 Kuriboh, Sangan", "hand: Umi   set: Soul Release, Disappear")
    t.you.activates("Pot of Avarice")
    t.opp.activates("Disappear", targeting="Sangan").nobody_responds()
    assert t.you.hand == [] and t.you.graveyard.count("Kuriboh") == 4


@pytest.mark.parametrize(("there", "drawn"), [("Umi", 1), ("2 Good Goblin Housekeeping", 3)])
def test_good_goblin_housekeeping_draws_and_puts_a_card_back(there: str, drawn: int) -> None:
    """card: Good Goblin Housekeeping"""
    t = your_turn(f"set: Good Goblin Housekeeping   hand: Kuriboh   graveyard: {there}")
    t.you.activates("Good Goblin Housekeeping")
    t.you.chooses("Kuriboh")
    assert len(t.you.hand) == drawn and t.you.deck[-1] == "Kuriboh"


def test_legacy_of_yata_garasu_draws_one() -> None:
    """card: Legacy of Yata-Garasu ①"""
    t = your_turn("set: Legacy of Yata-Garasu   hand: Umi")
    t.you.activates("Legacy of Yata-Garasu", effect=1).nobody_responds()
    assert len(t.you.hand) == 2


def test_legacy_of_yata_garasu_draws_two_against_a_spirit() -> None:
    """card: Legacy of Yata-Garasu ②"""
    t = your_turn("set: Legacy of Yata-Garasu   hand: Umi", "monsters: Asura Priest")
    t.you.activates("Legacy of Yata-Garasu", effect=2).nobody_responds()
    assert len(t.you.hand) == 3
    t = your_turn("set: Legacy of Yata-Garasu   hand: Umi   monsters: Asura Priest", "monsters: Kuriboh")
    t.you.cannot("activate Legacy of Yata-Garasu effect 2", because=NOT_MET)


def test_magical_mallet_exchanges_any_number_of_cards() -> None:
    """card: Magical Mallet ①"""
    t = your_turn("hand: Magical Mallet, Kuriboh, Sangan, Umi")
    t.you.activates("Magical Mallet")
    t.you.chooses("Kuriboh", "Umi")
    assert len(t.you.hand) == 3 and "Sangan" in t.you.hand and len(t.you.deck) == 5


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_magical_mallet_needs_another_card() -> None:
    """card: Magical Mallet ①"""
    t = your_turn("hand: Magical Mallet   monsters: Kuriboh")
    t.you.cannot("activate Magical Mallet", because=NOTHING_TO_DO)


def test_pot_of_generosity_shuffles_two_cards_back() -> None:
    """card: Pot of Generosity"""
    t = your_turn("hand: Pot of Generosity, Kuriboh, Sangan, Umi")
    t.you.activates("Pot of Generosity")
    t.you.chooses("Kuriboh", "Umi")
    assert t.you.hand == ["Sangan"] and len(t.you.deck) == 7
    t = your_turn("hand: Pot of Generosity, Kuriboh")
    t.you.cannot("activate Pot of Generosity", because=NOTHING_TO_DO)


def test_molten_zombie_draws_when_it_comes_from_the_graveyard() -> None:
    """card: Molten Zombie"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Molten Zombie")
    t.you.activates("Monster Reborn", targeting="Molten Zombie").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.hand) == ["Sogen", "Umi"]
    t = your_turn("hand: Molten Zombie, Umi")
    t.you.summons("Molten Zombie")
    assert t.you.hand == ["Umi"]


def test_card_of_safe_return_draws_when_a_monster_of_your_graveyard_comes_back() -> None:
    """card: Card of Safe Return"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Kuriboh   spells: Card of Safe Return")
    t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("Card of Safe Return")
    assert sorted(t.you.hand) == ["Sogen", "Umi"]


def test_card_of_safe_return_does_not_answer_the_graveyard_of_the_opponent() -> None:
    """card: Card of Safe Return"""
    t = your_turn("hand: Monster Reborn, Umi   spells: Card of Safe Return", "graveyard: Kuriboh")
    t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.is_asked("open state") and t.you.hand == ["Umi"]


# ----------------------------------------------------------------------------------------------------------- searches


def test_berfomet_fetches_gazelle() -> None:
    """card: Berfomet ①"""
    t = your_turn("hand: Berfomet   monsters: Kuriboh", deck="Gazelle the King of Mythical Beasts, Silver Fang, Sogen")
    t.you.summons("Berfomet", tributing=["Kuriboh"])
    t.you.triggers("Berfomet")
    assert t.you.hand == ["Gazelle the King of Mythical Beasts"]


def test_berfomet_fetches_nothing_when_it_is_special_summoned() -> None:
    """card: Berfomet ①"""
    t = your_turn(
        "hand: Monster Reborn, Umi   graveyard: Berfomet", deck="Gazelle the King of Mythical Beasts, Silver Fang"
    )
    t.you.activates("Monster Reborn", targeting="Berfomet").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.is_asked("open state") and t.you.hand == ["Umi"]


def test_painful_choice_gives_you_the_card_that_the_opponent_chooses() -> None:
    """card: Painful Choice"""
    t = your_turn("hand: Painful Choice", deck="Kuriboh, Sangan, Umi, Gemini Elf, Battle Ox, 3 Sogen")
    t.you.activates("Painful Choice")
    t.you.chooses("Kuriboh", "Sangan", "Umi", "Gemini Elf", "Battle Ox")
    assert sorted(t.opp.is_asked("search").offers) == ["Battle Ox", "Gemini Elf", "Kuriboh", "Sangan", "Umi"]
    t.opp.chooses("Umi")
    assert t.you.hand == ["Umi"] and len(t.you.deck) == 3
    assert sorted(t.you.graveyard) == ["Battle Ox", "Gemini Elf", "Kuriboh", "Painful Choice", "Sangan"]


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_painful_choice_needs_five_cards_in_the_deck() -> None:
    """card: Painful Choice"""
    t = your_turn("hand: Painful Choice", deck="4 Sogen")
    t.you.cannot("activate Painful Choice", because=NOTHING_TO_DO)


def test_salvage_fetches_two_small_water_monsters() -> None:
    """card: Salvage"""
    t = your_turn("hand: Salvage   graveyard: Takriminos, Root Water, Kuriboh, Sea Serpent Warrior of Darkness")
    t.you.activates("Salvage").nobody_responds()
    assert sorted(t.you.hand) == ["Root Water", "Takriminos"]
    t = your_turn("hand: Salvage   graveyard: Takriminos, Kuriboh, Sea Serpent Warrior of Darkness")
    t.you.cannot("activate Salvage", because=NO_TARGET)


# --------------------------------------------------------------------------------------- discarded and banished cards


def test_the_cheerful_coffin_discards_up_to_three_monsters() -> None:
    """card: The Cheerful Coffin"""
    t = your_turn("hand: The Cheerful Coffin, 4 Kuriboh, Umi")
    t.you.activates("The Cheerful Coffin")
    t.you.does("discard Kuriboh, Kuriboh (copy 2), Kuriboh (copy 3)")
    assert t.you.graveyard.count("Kuriboh") == 3 and sorted(t.you.hand) == ["Kuriboh", "Umi"]
    t = your_turn("hand: The Cheerful Coffin, Umi")
    t.you.cannot("activate The Cheerful Coffin", because=NOTHING_TO_DO)


def test_gravedigger_ghoul_banishes_up_to_two_monsters_of_the_opponents_graveyard() -> None:
    """card: Gravedigger Ghoul"""
    t = your_turn("hand: Gravedigger Ghoul   graveyard: Kuriboh", "graveyard: Kuriboh, Sangan, Umi, Gemini Elf")
    t.you.activates("Gravedigger Ghoul", targeting=["Kuriboh", "Sangan"]).nobody_responds()
    assert sorted(t.opp.banished) == ["Kuriboh", "Sangan"]
    t = your_turn("hand: Gravedigger Ghoul   graveyard: Kuriboh", "graveyard: Umi")
    t.you.cannot("activate Gravedigger Ghoul", because=NO_TARGET)


def test_gale_dogra_sends_a_monster_of_the_extra_deck_for_3000() -> None:
    """card: Gale Dogra ①"""
    t = your_turn("monsters: Gale Dogra   hand: Umi   extra: Dark Flare Knight, King Dragun")
    t.you.activates("Gale Dogra")
    t.you.chooses("King Dragun")
    assert t.you.lp == 5000 and t.you.graveyard == ["King Dragun"]


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
def test_gale_dogra_needs_the_lp() -> None:
    """card: Gale Dogra ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 2900   monsters: Gale Dogra   hand: Umi   extra: King Dragun
        opp 8000
    """)
    t.you.cannot("activate Gale Dogra", because="cost.lp.not-more-than-current")


def test_tainted_wisdom_shuffles_the_deck_when_it_is_turned_to_defense() -> None:
    """card: Tainted Wisdom"""
    t = your_turn("monsters: Tainted Wisdom   hand: Umi")
    t.you.changes_position("Tainted Wisdom")
    t.nobody_responds()
    assert any("shuffled" in line for line in t.log())
    t = your_turn("monsters: Tainted Wisdom (defense)   hand: Umi")
    t.you.changes_position("Tainted Wisdom")
    t.nobody_responds()
    assert not any("shuffled" in line for line in t.log())


# ---------------------------------------------------------------------------------------------------- Special Summons


def test_magical_dimension_exchanges_a_monster_for_a_spellcaster_and_destroys_another() -> None:
    """card: Magical Dimension ①"""
    t = your_turn(
        "hand: Magical Dimension, Dark Magician, Umi   monsters: Gemini Elf, Kuriboh", "monsters: Summoned Skull"
    )
    t.you.activates("Magical Dimension", targeting="Kuriboh")
    t.you.takes_position("attack")
    t.you.says_yes()
    t.you.chooses("Summoned Skull")
    assert sorted(t.you.monsters) == ["Dark Magician", "Gemini Elf"] and t.opp.graveyard == ["Summoned Skull"]
    assert sorted(t.you.graveyard) == ["Kuriboh", "Magical Dimension"]


def test_magical_dimension_need_not_destroy() -> None:
    """card: Magical Dimension ①"""
    t = your_turn("hand: Magical Dimension, Dark Magician, Umi   monsters: Gemini Elf", "monsters: Summoned Skull")
    t.you.activates("Magical Dimension")
    t.you.takes_position("attack")
    t.you.says_no()
    assert t.you.monsters == ["Dark Magician"] and t.opp.monsters == ["Summoned Skull"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_magical_dimension_needs_a_spellcaster_on_field_and_in_hand() -> None:
    """card: Magical Dimension ①"""
    t = your_turn("hand: Magical Dimension, Dark Magician   monsters: Kuriboh, Gemini Elf (set)")
    t.you.cannot("activate Magical Dimension", because=NOT_MET)
    t = your_turn("hand: Magical Dimension, Kuriboh   monsters: Gemini Elf")
    t.you.cannot("activate Magical Dimension", because=NOT_MET)


def test_magicians_circle_brings_a_spellcaster_to_each_field() -> None:
    """card: Magician's Circle ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   set: Magician's Circle   deck: Mystical Elf, Dark Magician, Kuriboh
        opp 8000   monsters: Gemini Elf   deck: Gemini Elf, Kuriboh, Sogen
    """)
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Magician's Circle")
    t.opp.take_zone()  # each player summons his own
    t.opp.is_asked("replay")
    assert t.you.monsters == ["Mystical Elf"] and t.opp.monsters == ["Gemini Elf", "Gemini Elf"]
    assert t.you.monster("Mystical Elf").position == "attack"


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_magicians_circle_answers_the_attack_of_a_spellcaster() -> None:
    """card: Magician's Circle ①"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   set: Magician's Circle   deck: Mystical Elf, Kuriboh
        opp 8000   monsters: Battle Ox   hand: Umi   deck: Gemini Elf, Sogen
    """)
    t.opp.attacks_directly("Battle Ox")
    assert t.you.set_cards == ["Magician's Circle"] and t.you.lp == 6300


def test_black_dragons_chick_brings_the_grown_dragon() -> None:
    """card: Black Dragon's Chick"""
    t = your_turn("monsters: Black Dragon's Chick   hand: Red-Eyes Black Dragon, Blue-Eyes White Dragon")
    t.you.activates("Black Dragon's Chick")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Red-Eyes Black Dragon"] and t.you.graveyard == ["Black Dragon's Chick"]
    t = your_turn("monsters: Black Dragon's Chick   hand: Blue-Eyes White Dragon")
    t.you.cannot("activate Black Dragon's Chick", because=NOTHING_TO_DO)


def test_neo_daedalus_comes_for_levia_dragon_and_sends_everything() -> None:
    """card: Ocean Dragon Lord - Neo-Daedalus"""
    neo = "Ocean Dragon Lord - Neo-Daedalus"
    t = your_turn(
        f"hand: {neo}, Kuriboh   monsters: Levia-Dragon - Daedalus, Sangan   field: Umi",
        "hand: 2 Umi   monsters: Summoned Skull, Kuriboh (set)   set: Dark Hole",
    )
    t.you.special_summons(neo)
    assert "Levia-Dragon - Daedalus" in t.you.graveyard
    t.you.activates(neo).nobody_responds()
    assert t.you.monsters == [neo] and t.you.hand == t.opp.hand == t.opp.monsters == t.opp.set_cards == []


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_neo_daedalus_needs_umi_and_cannot_be_revived() -> None:
    """card: Ocean Dragon Lord - Neo-Daedalus"""
    neo = "Ocean Dragon Lord - Neo-Daedalus"
    t = your_turn(f"hand: Monster Reborn   monsters: {neo}   graveyard: {neo}", "monsters: Kuriboh   field: Umi")
    t.you.cannot(f"activate {neo}", because=NO_COST)
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_insect_imitation_brings_an_insect_of_one_level_more() -> None:
    """card: Insect Imitation ①"""
    t = your_turn("hand: Insect Imitation   monsters: Petit Moth", deck="Basic Insect, Kattapillar, Spiked Snail")
    t.you.activates("Insect Imitation", tributing=["Petit Moth"])
    t.you.takes_position("attack")
    assert t.you.monsters == ["Basic Insect"]


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_insect_imitation_needs_a_monster_one_level_below() -> None:
    """card: Insect Imitation ①"""
    t = your_turn("hand: Insect Imitation   monsters: Petit Moth", deck="Kattapillar, Spiked Snail")
    assert t.you.reasons("activate Insect Imitation")
    t = your_turn("hand: Insect Imitation", deck="Kattapillar, Basic Insect")
    t.you.cannot("activate Insect Imitation", because=NO_COST)


# ------------------------------------------------------------------------------------------------------------ control


def test_possessed_dark_soul_takes_all_small_monsters() -> None:
    """card: Possessed Dark Soul"""
    t = your_turn("monsters: Possessed Dark Soul   hand: Umi", "monsters: Kuriboh, Sangan, Battle Ox, Petit Moth (set)")
    t.you.activates("Possessed Dark Soul")
    t.you.take_zone()
    assert sorted(t.you.monsters) == ["Kuriboh", "Sangan"] and sorted(t.opp.monsters) == ["Battle Ox", "Petit Moth"]


# ----------------------------------------------------------------------------------------------------------- negation


@pytest.mark.parametrize(("card", "effect"), [("Spell Shield Type-8", 1), ("Riryoku Field", 0)])
def test_it_negates_a_spell_that_targets_one_monster(card: str, effect: int) -> None:
    """card: Spell Shield Type-8 ①, Riryoku Field"""
    t = your_turn("hand: Soul Taker, Umi", f"set: {card}   monsters: Kuriboh")
    t.you.activates("Soul Taker")
    t.opp.activates(card, effect=effect).nobody_responds() if effect else t.opp.activates(card).nobody_responds()
    assert t.opp.monsters == ["Kuriboh"] and t.you.graveyard == ["Soul Taker"] and t.opp.lp == 8000


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("card", ["Spell Shield Type-8", "Riryoku Field"])
def test_it_does_not_answer_a_spell_with_two_targets_or_none(card: str) -> None:
    """card: Spell Shield Type-8 ①, Riryoku Field"""
    t = your_turn("hand: Mystic Box, Umi   monsters: Sangan", f"set: {card}   monsters: Kuriboh")
    t.you.activates("Mystic Box")
    t.nobody_responds()
    assert t.opp.set_cards == [card] and "Kuriboh" in t.opp.graveyard
    t = your_turn("hand: Dark Hole, Umi   monsters: Sangan", f"set: {card}   monsters: Kuriboh")
    t.you.activates("Dark Hole")
    assert t.opp.set_cards == [card] and t.opp.monsters == []


def test_spell_shield_type_8_negates_any_spell_for_a_spell() -> None:
    """card: Spell Shield Type-8 ②"""
    t = your_turn("hand: Dark Hole, Umi", "hand: Umi, Kuriboh   set: Spell Shield Type-8   monsters: Sangan")
    t.you.activates("Dark Hole")
    t.opp.activates("Spell Shield Type-8", effect=2).nobody_responds()
    assert t.opp.monsters == ["Sangan"] and t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_spell_shield_type_8_needs_a_spell_in_hand_for_that() -> None:
    """card: Spell Shield Type-8 ②"""
    t = your_turn("hand: Dark Hole, Umi", "hand: Kuriboh   set: Spell Shield Type-8, Waboku   monsters: Sangan")
    t.you.activates("Dark Hole")
    t.opp.cannot("activate Spell Shield Type-8 effect 2", because=NO_COST)


def test_vampire_genesis_comes_for_a_banished_vampire_lord() -> None:
    """card: Vampire Genesis"""
    t = your_turn("hand: Vampire Genesis, Umi   monsters: Vampire Lord")
    t.you.special_summons("Vampire Genesis")
    assert t.you.monsters == ["Vampire Genesis"] and t.you.banished == ["Vampire Lord"]


def test_vampire_genesis_revives_a_zombie_of_a_lower_level_than_the_discarded_one() -> None:
    """card: Vampire Genesis"""
    t = your_turn(
        "hand: Ryu Kokki, Umi   monsters: Vampire Genesis   "
        "graveyard: Skull Servant, Ryu Kokki, Kuriboh, Regenerating Mummy"
    )
    t.you.activates("Vampire Genesis")
    assert sorted(t.you.is_asked("target").offers) == ["Regenerating Mummy", "Skull Servant"]
    t.you.targets("Skull Servant").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Vampire Genesis", "Skull Servant"]
    t.you.cannot("activate Vampire Genesis", because="effect.once-per-turn.limits-the-user")


def test_vampire_genesis_comes_back_in_no_other_way() -> None:
    """card: Vampire Genesis"""
    t = your_turn("hand: Monster Reborn   graveyard: Vampire Genesis")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
