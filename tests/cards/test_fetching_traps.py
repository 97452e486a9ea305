"""Cards: Traps that Special Summon or fetch cards, or act on hands and decks."""

import pytest

from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(
        f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(
        f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


def falls(trap: str, you: str = "", opp: str = "", ask_all: bool = False) -> Table:
    """Your Kuriboh is destroyed by battle, and you can respond."""
    t = their_turn(f"set: {trap}   monsters: Kuriboh   {you}", f"monsters: Gemini Elf   {opp}", "Battle Step", ask_all)
    t.opp.attacks("Gemini Elf", "Kuriboh")
    while t.you.monsters or not t.you.is_to_decide():
        (t.opp if t.opp.is_to_decide() else t.you).passes()
    return t


# ------------------------------------------------------------------------------------------------------ Special Summons


@pytest.mark.parametrize(
    ("card", "monsters", "graveyard"),
    [("Sangan", ["Sangan"], []), ("Umi", [], ["Umi"]), ("Black Luster Soldier", [], ["Black Luster Soldier"])],
)
def test_a_hero_emerges_summons_what_is_picked_or_sends_it(
    card: str, monsters: list[str], graveyard: list[str]
) -> None:
    """card: A Hero Emerges ①"""
    t = their_turn(f"set: A Hero Emerges   hand: {card}", "monsters: Gemini Elf", "Battle Step")
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("A Hero Emerges")
    if monsters:
        t.you.takes_position("defense")
    assert t.you.monsters == monsters and card not in t.you.hand
    assert t.you.graveyard == [*graveyard, "A Hero Emerges"]


def test_a_hero_emerges_answers_only_the_opponents_attack_and_needs_a_hand() -> None:
    """card: A Hero Emerges ①"""
    t = your_turn("set: A Hero Emerges   hand: Sangan   monsters: Gemini Elf", "", "Battle Step", True)
    t.you.attacks_directly("Gemini Elf")
    t.you.cannot("activate A Hero Emerges", because=CONDITION)
    t = their_turn("set: A Hero Emerges", "monsters: Gemini Elf", "Battle Step", True)
    t.opp.attacks_directly("Gemini Elf")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate A Hero Emerges", because=CONDITION)


def test_return_from_the_different_dimension_brings_as_many_as_possible_for_a_turn() -> None:
    """card: Return from the Different Dimension"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 5001   set: Return from the Different Dimension   banished: Sangan, Gemini Elf, Umi   deck: 3 Sogen
                   monsters: Kuriboh
        opp 8000   banished: Summoned Skull   deck: 3 Sogen
    """)
    t.you.activates("Return from the Different Dimension")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert t.you.lp == 5001 - 2501 and t.you.monsters == ["Kuriboh", "Sangan", "Gemini Elf"]
    assert t.you.banished == ["Umi"] and t.opp.banished == ["Summoned Skull"]
    t.you.ends_turn()
    assert t.you.monsters == ["Kuriboh"] and sorted(t.you.banished) == ["Gemini Elf", "Sangan", "Umi"]


def test_return_from_the_different_dimension_leaves_the_choice_if_there_is_no_room_for_all() -> None:
    """card: Return from the Different Dimension"""
    t = your_turn(
        "set: Return from the Different Dimension   banished: Sangan, Gemini Elf, Silver Fang   monsters: 3 Kuriboh"
    )
    t.you.activates("Return from the Different Dimension")
    t.you.chooses("Sangan", "Silver Fang")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Kuriboh", "Kuriboh", "Kuriboh", "Sangan", "Silver Fang"]
    t = your_turn("set: Return from the Different Dimension   banished: Umi", "banished: Sangan")
    t.you.cannot("activate Return from the Different Dimension", because=NOTHING_TO_DO)


def test_beast_soul_swap_exchanges_a_beast_for_one_of_the_same_level() -> None:
    """card: Beast Soul Swap"""
    t = your_turn("set: Beast Soul Swap   monsters: Silver Fang, Gemini Elf   hand: Wolf, Griffore, Flame Manipulator")
    t.you.activates("Beast Soul Swap").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Silver Fang", "Wolf"]
    t.you.chooses("Wolf")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Gemini Elf", "Wolf"]
    assert sorted(t.you.hand) == ["Flame Manipulator", "Griffore", "Silver Fang"]
    t = your_turn("set: Beast Soul Swap   monsters: Gemini Elf, Silver Fang (set)", "monsters: Wolf")
    t.you.cannot("activate Beast Soul Swap", because=NO_TARGET)


@pytest.mark.parametrize(
    ("trap", "line", "hero", "strong"),
    [
        ("Hero Signal", "①", "Elemental HERO Avian", "Elemental HERO Neos"),
        ("Destiny Signal", "", "Destiny HERO - Doom Lord", "Destiny HERO - Dreadmaster"),
    ],
)
def test_hero_and_destiny_signal_call_a_small_hero_when_a_monster_falls(
    trap: str, line: str, hero: str, strong: str
) -> None:
    """card: Hero Signal ①, Destiny Signal"""
    t = falls(trap, f"hand: {hero}, {strong}   deck: {hero}, Sangan")
    t.you.activates(trap).nobody_responds()
    assert t.you.is_asked("search").offers == [hero, hero]
    t.you.chooses(f"{hero} (deck)")
    t.you.takes_position("defense")
    assert t.you.monsters == [hero]


def test_hero_signal_does_not_answer_the_opponents_monster_or_an_effect() -> None:
    """card: Hero Signal ①"""
    t = your_turn(
        "set: Hero Signal   monsters: Gemini Elf   deck: Elemental HERO Avian", "monsters: Kuriboh", "Battle Step"
    )
    t.you.attacks("Gemini Elf", "Kuriboh")
    assert t.opp.monsters == [] and t.you.set_cards == ["Hero Signal"]
    t = your_turn(
        "set: Hero Signal   monsters: Gemini Elf   deck: Elemental HERO Avian   hand: Dark Hole, Umi", ask_all=True
    )
    t.you.activates("Dark Hole").nobody_responds()
    t.you.cannot("activate Hero Signal", because=CONDITION)


def test_spiritual_earth_art_brings_another_earth_monster_back() -> None:
    """card: Spiritual Earth Art - Kurogane"""
    t = your_turn(
        "set: Spiritual Earth Art - Kurogane   monsters: Gemini Elf, Sangan   "
        "graveyard: Silver Fang, Sangan, Battle Ox, Megamorph, Summoned Skull, Elemental HERO Bladedge"
    )
    t.you.activates("Spiritual Earth Art - Kurogane", tributing="Gemini Elf")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "Silver Fang"]
    t.you.targets("Battle Ox").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Battle Ox", "Sangan"] and "Gemini Elf" in t.you.graveyard
    t = your_turn("set: Spiritual Earth Art - Kurogane   monsters: Gemini Elf   graveyard: Sangan")
    t.you.cannot("activate Spiritual Earth Art - Kurogane", because=NO_TARGET)


def test_a_rival_appears_matches_the_level_of_an_opponents_monster() -> None:
    """card: A Rival Appears!"""
    t = your_turn("set: A Rival Appears!   hand: Sangan, Battle Ox, Griffore", "monsters: Gemini Elf, Kuriboh (set)")
    t.you.activates("A Rival Appears!").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Battle Ox", "Griffore"]
    t.you.chooses("Griffore")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Griffore"]
    t = your_turn("set: A Rival Appears!   hand: Battle Ox", "monsters: Gemini Elf (set)")
    t.you.cannot("activate A Rival Appears!", because=NO_TARGET)


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
def test_a_rival_appears_knows_no_level_of_a_monster_that_was_turned_face_down() -> None:
    """card: A Rival Appears!"""
    t = your_turn("set: A Rival Appears!   hand: Battle Ox", "monsters: Gemini Elf   set: Book of Moon")
    t.you.activates("A Rival Appears!")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set"
    assert t.you.monsters == [] and t.you.hand == ["Battle Ox"] and t.you.is_asked("open state")


def test_the_league_of_uniform_nomenclature_calls_all_namesakes() -> None:
    """card: The League of Uniform Nomenclature"""
    t = your_turn(
        "set: The League of Uniform Nomenclature   monsters: Skull Servant, Silver Fang, Kuriboh   "
        "hand: Skull Servant   deck: 2 Skull Servant, Silver Fang"
    )
    t.you.activates("The League of Uniform Nomenclature").nobody_responds()
    t.you.takes_position("defense")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Skull Servant", "Silver Fang", "Kuriboh", "Skull Servant", "Skull Servant"]
    assert t.you.hand == ["Skull Servant"] and "Skull Servant" not in t.you.deck
    t = your_turn("set: The League of Uniform Nomenclature   monsters: Silver Fang   deck: Silver Fang")
    t.you.cannot("activate The League of Uniform Nomenclature", because=NO_TARGET)


def test_the_grave_of_enkindling_brings_a_monster_of_each_graveyard_to_its_side() -> None:
    """card: The Grave of Enkindling"""
    t = falls("The Grave of Enkindling", "graveyard: Battle Ox", "graveyard: Silver Fang, Wolf   hand: Umi")
    t.you.activates("The Grave of Enkindling")
    t.you.targets("Battle Ox")
    t.opp.targets("Wolf")
    t.nobody_responds()
    t.you.take_zone()
    t.opp.take_zone()  # each player summons his own
    assert t.you.monster("Battle Ox").position == t.opp.monster("Wolf").position == "defense"
    t.opp.ends_turn()
    t.you.cannot("change position of Battle Ox", because=FORBIDDEN)
    t.you.ends_turn()
    t.opp.cannot("change position of Wolf", because=FORBIDDEN)
    t.opp.can("change position of Gemini Elf")


def test_the_grave_of_enkindling_needs_a_monster_in_both_graveyards() -> None:
    """card: The Grave of Enkindling"""
    t = falls("The Grave of Enkindling", "graveyard: Battle Ox", ask_all=True)
    t.you.cannot("activate The Grave of Enkindling", because=NO_TARGET)


def test_attack_reflector_unit_turns_cyber_dragon_into_cyber_barrier_dragon() -> None:
    """card: Attack Reflector Unit"""
    t = your_turn("set: Attack Reflector Unit   monsters: Cyber Dragon, Gemini Elf   deck: Cyber Barrier Dragon")
    t.you.activates("Attack Reflector Unit")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Cyber Barrier Dragon", "Gemini Elf"] and "Cyber Dragon" in t.you.graveyard
    t = your_turn("set: Attack Reflector Unit   monsters: Gemini Elf   hand: Cyber Barrier Dragon")
    t.you.cannot("activate Attack Reflector Unit", because=NO_COST)
    t = your_turn("set: Attack Reflector Unit   monsters: Cyber Dragon   graveyard: Cyber Barrier Dragon")
    t.you.cannot("activate Attack Reflector Unit", because=NOTHING_TO_DO)


def test_damage_condenser_calls_a_monster_no_stronger_than_the_damage() -> None:
    """card: Damage Condenser"""
    t = their_turn(
        "set: Damage Condenser   hand: Umi   deck: Sangan, Battle Ox, Summoned Skull, Gemini Elf",
        "monsters: Gemini Elf",
        "Battle Step",
    )
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Damage Condenser", discarding="Umi").nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Battle Ox", "Gemini Elf", "Sangan"]
    t.you.chooses("Battle Ox")
    t.nobody_responds()
    assert t.you.monster("Battle Ox").position == "attack" and "Umi" in t.you.graveyard


def test_damage_condenser_does_not_answer_effect_damage() -> None:
    """card: Damage Condenser"""
    t = their_turn("set: Damage Condenser   hand: Umi   deck: Kuriboh", "hand: Ookazi, Umi", ask_all=True)
    t.opp.activates("Ookazi").nobody_responds()
    assert t.you.lp == 7200 and t.you.set_cards == ["Damage Condenser"]
    t = their_turn("set: Damage Condenser   deck: Sangan", "monsters: Gemini Elf", "Battle Step", True)
    t.opp.attacks_directly("Gemini Elf")
    while t.you.lp == 8000 or not t.you.is_to_decide():
        (t.opp if t.opp.is_to_decide() else t.you).passes()
    t.you.cannot("activate Damage Condenser", because=NO_COST)


# --------------------------------------------------------------------------------------------------- cards for the hand


def test_beckoning_light_exchanges_your_hand_for_light_monsters() -> None:
    """card: Beckoning Light ①"""
    t = your_turn(
        "set: Beckoning Light   hand: Umi, Mystical Elf   graveyard: Shining Angel, Gemini Elf, 2 Mystical Elf"
    )
    t.you.activates("Beckoning Light").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == 3 * ["Mystical Elf"] + ["Shining Angel"]
    t.you.chooses("Shining Angel", "Mystical Elf")
    assert sorted(t.you.hand) == ["Mystical Elf", "Shining Angel"] and "Umi" in t.you.graveyard
    your_turn("set: Beckoning Light   graveyard: Mystical Elf").you.cannot(
        "activate Beckoning Light", because=NOTHING_TO_DO
    )


def test_beckoning_light_counts_only_what_got_to_the_graveyard() -> None:
    """card: Beckoning Light ①"""
    t = your_turn("set: Beckoning Light   hand: Umi, Sangan   graveyard: 2 Mystical Elf", "spells: Dimensional Fissure")
    t.you.activates("Beckoning Light").nobody_responds()
    t.you.chooses("Mystical Elf")
    assert t.you.hand == ["Mystical Elf"] and t.you.banished == ["Sangan"]


def test_beckoning_light_needs_as_many_light_monsters_as_cards_in_hand() -> None:
    """card: Beckoning Light ①"""
    t = your_turn("set: Beckoning Light   hand: Mystical Elf, Umi   graveyard: Mystical Elf, Sangan")
    t.you.cannot("activate Beckoning Light", because=CONDITION)


def test_the_forces_of_darkness_fetches_two_monsters_of_dark_world() -> None:
    """card: The Forces of Darkness"""
    dark_world = "Zure, Knight of Dark World, Scarr, Scout of Dark World"
    t = your_turn(f"set: The Forces of Darkness   graveyard: {dark_world}, Dark World Lightning, Sangan")
    t.you.activates("The Forces of Darkness").nobody_responds()
    assert sorted(t.you.hand) == ["Scarr, Scout of Dark World", "Zure, Knight of Dark World"]
    t = your_turn("set: The Forces of Darkness   graveyard: Scarr, Scout of Dark World, Dark World Lightning")
    t.you.cannot("activate The Forces of Darkness", because=NO_TARGET)


def test_generation_shift_exchanges_a_monster_for_a_namesake() -> None:
    """card: Generation Shift"""
    t = your_turn("set: Generation Shift   monsters: Sangan   deck: Gemini Elf, Umi, Gemini Elf   monsters: Gemini Elf")
    t.you.activates("Generation Shift", targeting="Gemini Elf").nobody_responds()
    assert t.you.is_asked("search").offers == ["Gemini Elf", "Gemini Elf"]
    t.you.chooses("Gemini Elf")
    assert t.you.hand == ["Gemini Elf"] and "Gemini Elf" in t.you.graveyard and t.you.deck.count("Gemini Elf") == 1
    t = your_turn("set: Generation Shift   monsters: Gemini Elf (set)   deck: Gemini Elf", "monsters: Sangan")
    t.you.cannot("activate Generation Shift", because=NO_TARGET)


@pytest.mark.parametrize(
    ("trap", "monster", "more"),
    [
        ("Beast Soul Swap", "Silver Fang", "hand: Wolf"),
        ("The League of Uniform Nomenclature", "Skull Servant", "deck: Skull Servant"),
        ("Generation Shift", "Gemini Elf", "deck: Gemini Elf"),
        ("Next to be Lost", "Gemini Elf", "deck: Gemini Elf"),
    ],
)
def test_a_target_that_was_turned_face_down_in_response_is_not_meant(trap: str, monster: str, more: str) -> None:
    """card: Beast Soul Swap, The League of Uniform Nomenclature, Generation Shift, Next to be Lost"""
    t = your_turn(f"set: {trap}   monsters: {monster}   {more}", "set: Book of Moon")
    hand, deck = list(t.you.hand), list(t.you.deck)
    t.you.activates(trap, targeting=monster)
    t.opp.activates("Book of Moon", targeting=monster).nobody_responds()
    t.you.is_asked("open state")
    assert t.you.monsters == [monster] and t.you.hand == hand and t.you.deck == deck
    assert t.you.graveyard == [trap] and t.you.monster(monster).position == "set"


def test_generation_shift_fetches_nothing_for_what_was_not_destroyed() -> None:
    """card: Generation Shift"""
    t = your_turn("set: Generation Shift, Compulsory Evacuation Device   monsters: Gemini Elf   deck: Gemini Elf")
    t.you.activates("Generation Shift")
    t.you.activates("Compulsory Evacuation Device").nobody_responds()
    assert t.you.hand == ["Gemini Elf"] and "Gemini Elf" in t.you.deck


def test_d_time_fetches_a_destiny_hero_no_higher_than_the_hero_that_left() -> None:
    """card: D - Time"""
    t = your_turn(
        "set: D - Time, Compulsory Evacuation Device   monsters: Elemental HERO Avian, Sangan   "
        "deck: Destiny HERO - Doom Lord, Destiny HERO - Diamond Dude, Sangan"
    )
    t.you.activates("Compulsory Evacuation Device", targeting="Elemental HERO Avian")
    t.you.activates("D - Time").nobody_responds()
    assert sorted(t.you.hand) == ["Destiny HERO - Doom Lord", "Elemental HERO Avian"]


@pytest.mark.parametrize("monster", ["Sangan", "Elemental HERO Avian (set)"])
def test_d_time_answers_only_a_face_up_elemental_hero(monster: str) -> None:
    """card: D - Time"""
    t = your_turn(f"set: D - Time, Compulsory Evacuation Device   monsters: {monster}   deck: Destiny HERO - Doom Lord")
    t.you.activates("Compulsory Evacuation Device")
    t.you.is_asked("open state")
    assert t.you.monsters == [] and t.you.set_cards == ["D - Time"]


# ------------------------------------------------------------------------------------------------------ hands and decks


def test_next_to_be_lost_sends_a_namesake_of_the_deck() -> None:
    """card: Next to be Lost"""
    t = your_turn("set: Next to be Lost   monsters: Gemini Elf, Sangan (set)   deck: Gemini Elf, Umi, Gemini Elf")
    t.you.activates("Next to be Lost").nobody_responds()
    assert t.you.is_asked("search").offers == ["Gemini Elf", "Gemini Elf"]
    t.you.chooses("Gemini Elf")
    assert t.you.monsters == ["Gemini Elf", "Sangan"] and t.you.deck.count("Gemini Elf") == 1
    assert "Gemini Elf" in t.you.graveyard
    t = your_turn("set: Next to be Lost   monsters: Sangan (set)   deck: Sangan", "monsters: Sangan")
    t.you.cannot("activate Next to be Lost", because=NO_TARGET)


def test_simultaneous_loss_sends_the_top_card_of_each_deck() -> None:
    """card: Simultaneous Loss"""
    t = your_turn("set: Simultaneous Loss   deck: Umi, Sangan", "deck: Kuriboh, Gemini Elf")
    t.you.activates("Simultaneous Loss")
    assert t.you.graveyard == ["Umi", "Simultaneous Loss"] and t.opp.graveyard == ["Kuriboh"]


def test_heavy_slump_leaves_two_cards_of_eight() -> None:
    """card: Heavy Slump"""
    t = your_turn("set: Heavy Slump   hand: Kuriboh", "hand: 8 Umi")
    t.you.activates("Heavy Slump")
    assert len(t.opp.hand) == 2 and len(t.opp.deck) == 5 + 8 - 2 and t.you.hand == ["Kuriboh"]
    t = your_turn("set: Heavy Slump   hand: 8 Umi", "hand: 7 Umi")
    t.you.cannot("activate Heavy Slump", because=CONDITION)


def test_spiritual_water_art_sends_a_card_of_the_opponents_hand() -> None:
    """card: Spiritual Water Art - Aoi"""
    t = your_turn("set: Spiritual Water Art - Aoi   monsters: Great White, Gemini Elf", "hand: Sangan, Umi")
    t.you.activates("Spiritual Water Art - Aoi", tributing="Great White").nobody_responds()
    t.you.chooses("Umi")
    assert t.opp.hand == ["Sangan"] and t.opp.graveyard == ["Umi"] and "opp discarded Umi" not in t.log()
    t = your_turn("set: Spiritual Water Art - Aoi   monsters: Gemini Elf", "hand: Sangan")
    t.you.cannot("activate Spiritual Water Art - Aoi", because=NO_COST)
    t = your_turn("set: Spiritual Water Art - Aoi   monsters: Great White")
    t.you.cannot("activate Spiritual Water Art - Aoi", because=NOTHING_TO_DO)


def test_mind_haxorz_looks_at_the_opponents_hand_and_set_cards() -> None:
    """card: Mind Haxorz"""
    t = your_turn("set: Mind Haxorz", "hand: Sangan, Umi   monsters: Kuriboh (set), Gemini Elf   set: Waboku")
    t.you.activates("Mind Haxorz").nobody_responds()
    seen = sorted([line.removesuffix(" revealed") for line in t.log() if line.endswith(" revealed")])
    assert t.you.lp == 7500 and seen == ["Kuriboh", "Sangan", "Umi", "Waboku"]
