"""Cards: Traps that inflict damage, give LP, or keep damage away."""

from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# -------------------------------------------------------------------------------------------- a certain amount, at once


def test_blasting_the_ruins_needs_thirty_cards_in_your_graveyard() -> None:
    """card: Blasting the Ruins"""
    t = your_turn("set: Blasting the Ruins   graveyard: 29 Umi", "graveyard: 30 Umi")
    t.you.cannot("activate Blasting the Ruins", because=CONDITION)
    t = your_turn("set: Blasting the Ruins   graveyard: 30 Umi")
    t.you.activates("Blasting the Ruins")
    assert t.opp.lp == 5000 and t.you.lp == 8000


def test_destruction_ring_takes_1000_of_both_for_a_face_up_monster_of_yours() -> None:
    """card: Destruction Ring"""
    t = your_turn("set: Destruction Ring   monsters: Sangan, Gemini Elf, Kuriboh (set)", "monsters: Battle Ox")
    t.you.activates("Destruction Ring")
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Sangan"]
    t.you.targets("Gemini Elf").nobody_responds()
    assert "Gemini Elf" in t.you.graveyard and t.you.lp == t.opp.lp == 7000


def test_destruction_ring_does_nothing_to_a_monster_that_lies_face_down_by_then() -> None:
    """card: Destruction Ring"""
    t = your_turn("set: Destruction Ring   monsters: Gemini Elf", "set: Book of Moon")
    t.you.activates("Destruction Ring")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.you.monsters == ["Gemini Elf"] and t.you.lp == t.opp.lp == 8000


def test_destruction_ring_draws_the_duel_if_neither_player_has_more_than_1000_lp() -> None:
    """card: Destruction Ring"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 1000   set: Destruction Ring   monsters: Gemini Elf
        opp 600
    """)
    t.you.activates("Destruction Ring")
    assert t.winner == "draw"


def test_rock_bombardment_sends_a_rock_monster_of_the_deck_for_500() -> None:
    """card: Rock Bombardment"""
    t = your_turn("set: Rock Bombardment   deck: Giant Soldier of Stone, Gemini Elf")
    t.you.activates("Rock Bombardment")
    assert t.opp.lp == 7500 and "Giant Soldier of Stone" in t.you.graveyard and "Gemini Elf" in t.you.deck
    t = your_turn("set: Rock Bombardment   deck: Gemini Elf")
    t.you.cannot("activate Rock Bombardment", because=NO_COST)


# ------------------------------------------------------------------------------------------------ so much for each card


def test_solar_ray_counts_your_face_up_light_monsters() -> None:
    """card: Solar Ray"""
    t = your_turn(
        "set: Solar Ray   monsters: Mystical Elf, Shining Angel (defense), Sangan, Shining Angel (set)",
        "monsters: Shining Angel",
    )
    t.you.activates("Solar Ray")
    assert t.opp.lp == 8000 - 2 * 600
    your_turn("set: Solar Ray   monsters: Sangan").you.cannot("activate Solar Ray", because=NOTHING_TO_DO)


def test_cemetary_bomb_counts_the_opponents_graveyard() -> None:
    """card: Cemetary Bomb"""
    t = your_turn("set: Cemetary Bomb   graveyard: 3 Umi", "graveyard: Sangan, 4 Umi")
    t.you.activates("Cemetary Bomb")
    assert t.opp.lp == 8000 - 5 * 100


def test_dd_dynamite_counts_the_opponents_banished_cards() -> None:
    """card: D.D. Dynamite"""
    t = your_turn("set: D.D. Dynamite   banished: 3 Umi", "banished: Sangan, Umi")
    t.you.activates("D.D. Dynamite")
    assert t.opp.lp == 8000 - 2 * 300


def test_magical_explosion_counts_your_spells_if_your_hand_is_empty() -> None:
    """card: Magical Explosion"""
    t = your_turn("set: Magical Explosion   graveyard: 3 Umi, Sangan", "hand: Sangan   graveyard: Umi")
    t.you.activates("Magical Explosion")
    assert t.opp.lp == 8000 - 3 * 200
    t = your_turn("set: Magical Explosion   graveyard: 3 Umi   hand: Sangan")
    t.you.cannot("activate Magical Explosion", because=CONDITION)


def test_minefield_eruption_blows_up_your_face_up_mine_golems() -> None:
    """card: Minefield Eruption"""
    t = your_turn("set: Minefield Eruption   monsters: 2 Mine Golem, Mine Golem (set), Sangan", "monsters: Mine Golem")
    t.you.activates("Minefield Eruption")
    assert t.opp.lp == 8000 - 2 * 1000
    assert t.you.monsters == ["Mine Golem", "Sangan"] and t.opp.monsters == ["Mine Golem"]


def test_full_salvo_sends_your_hand_for_200_each() -> None:
    """card: Full Salvo"""
    t = your_turn("set: Full Salvo   hand: Sangan, Umi, Kuriboh")
    t.you.activates("Full Salvo")
    assert t.opp.lp == 8000 - 3 * 200 and t.you.hand == [] and "you discarded Umi" not in t.log()
    assert {"Sangan", "Umi", "Kuriboh"} < set(t.you.graveyard)
    your_turn("set: Full Salvo").you.cannot("activate Full Salvo", because=NOTHING_TO_DO)


def test_full_salvo_counts_only_what_got_to_the_graveyard() -> None:
    """card: Full Salvo"""
    t = your_turn("set: Full Salvo   hand: Sangan, Umi, Kuriboh", "spells: Dimensional Fissure")
    t.you.activates("Full Salvo").nobody_responds()
    assert t.opp.lp == 8000 - 200 and sorted(t.you.banished) == ["Kuriboh", "Sangan"]


def test_spiritual_fire_art_inflicts_the_original_atk_of_the_tribute() -> None:
    """card: Spiritual Fire Art - Kurenai ①"""
    t = your_turn("set: Spiritual Fire Art - Kurenai   monsters: Hinotama Soul, Gemini Elf   hand: Rush Recklessly")
    t.you.activates("Rush Recklessly", targeting="Hinotama Soul").nobody_responds()
    t.you.activates("Spiritual Fire Art - Kurenai", tributing="Hinotama Soul").nobody_responds()
    assert t.opp.lp == 8000 - 600 and t.you.monsters == ["Gemini Elf"]
    t = your_turn("set: Spiritual Fire Art - Kurenai   monsters: Gemini Elf")
    t.you.cannot("activate Spiritual Fire Art - Kurenai", because=NO_COST)


def test_destruction_of_destiny_takes_1000_of_you_for_each_spell_and_trap() -> None:
    """card: Destruction of Destiny"""
    t = your_turn("set: Destruction of Destiny   deck: Umi, Sangan, Waboku, Umi   graveyard: 2 Umi")
    t.you.activates("Destruction of Destiny")
    assert t.you.lp == 8000 - 2 * 1000 and t.opp.lp == 8000 and {"Sangan", "Waboku"} < set(t.you.graveyard)
    assert t.you.deck[0] == "Umi" and len(t.you.deck) == 6


def test_destruction_of_destiny_takes_nothing_for_what_is_banished_instead() -> None:
    """card: Destruction of Destiny"""
    t = your_turn("set: Destruction of Destiny   deck: Umi, Sangan, Waboku", "spells: Dimensional Fissure")
    t.you.activates("Destruction of Destiny")
    assert t.you.lp == 8000 - 2 * 1000 and t.you.banished == ["Sangan"]
    t = your_turn("set: Destruction of Destiny   deck: Umi, Sangan, Waboku", "monsters: Banisher of the Radiance")
    t.you.activates("Destruction of Destiny")
    assert t.you.lp == 8000 and "Waboku" in t.you.banished


# ------------------------------------------------------------------------------------------------------------------- LP


def test_elemental_recharge_counts_your_face_up_elemental_heroes() -> None:
    """card: Elemental Recharge"""
    t = your_turn(
        "set: Elemental Recharge   monsters: Elemental HERO Avian, Elemental HERO Sparkman, Sangan, "
        "Elemental HERO Clayman (set)",
        "monsters: Elemental HERO Avian",
    )
    t.you.activates("Elemental Recharge")
    assert t.you.lp == 8000 + 2 * 1000


def test_option_hunter_gives_the_original_atk_of_your_fallen_monster() -> None:
    """card: Option Hunter"""
    t = their_turn("set: Option Hunter   monsters: Sangan", "monsters: Gemini Elf, Kuriboh", "Battle Step")
    t.opp.attacks("Gemini Elf", "Sangan")
    t.you.activates("Option Hunter")
    assert t.you.lp == 8000 - 900 + 1000
    t.nobody_responds()
    t = your_turn("set: Option Hunter   monsters: Gemini Elf", "monsters: Kuriboh", "Battle Step")
    t.you.attacks("Gemini Elf", "Kuriboh")
    assert t.you.lp == 8000 and t.you.set_cards == ["Option Hunter"]  # it was your opponent's


def test_pikerus_circle_keeps_effect_damage_away_for_a_turn() -> None:
    """card: Pikeru's Circle of Enchantment"""
    t = their_turn("set: Pikeru's Circle of Enchantment", "hand: 3 Sparks   monsters: Gemini Elf", "Main Phase 1")
    t.opp.activates("Sparks")
    t.you.activates("Pikeru's Circle of Enchantment").nobody_responds()
    t.opp.activates("Sparks")
    assert t.you.lp == 8000
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.lp == 8000 - 1900  # it is effect damage only
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.activates("Sparks")
    assert t.you.lp == 8000 - 1900 - 200
