"""Cards: Spells that Special Summon monsters by name, of a series or a Type, and Tokens."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------------- for a monster given


@pytest.mark.parametrize("where", ["hand", "deck", "graveyard"])
@pytest.mark.parametrize(
    ("card", "given", "comes"),
    [
        ("Knight's Title", "Dark Magician", "Dark Magician Knight"),
        ("Dedication through Light and Darkness", "Dark Magician", "Dark Magician of Chaos"),
        ("Photon Generator Unit", "2 Cyber Dragon", "Cyber Laser Dragon"),
        ("Bonding - H2O", "2 Hydrogeddon, Oxygeddon", "Water Dragon"),
    ],
)
def test_a_monster_comes_for_others_from_wherever_you_have_it(card: str, given: str, comes: str, where: str) -> None:
    """card: Knight's Title ①, Dedication through Light and Darkness ①, Photon Generator Unit, Bonding - H2O"""
    piles = {"hand": "", "deck": "", "graveyard": "", where: comes}
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}, {piles["hand"] or "Umi"}   monsters: {given}   graveyard: {piles["graveyard"] or "Umi"}
                   deck: {piles["deck"] or "Umi"}, 5 Sogen
        opp 8000   monsters: Kuriboh   deck: 5 Sogen
    """)
    t.you.activates(card)
    t.you.takes_position("attack")
    assert t.you.monsters == [comes] and comes not in (t.you.hand + t.you.deck + t.you.graveyard)


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
@pytest.mark.parametrize(
    ("card", "given", "comes"),
    [
        ("Knight's Title", "Dark Magician (set)", "Dark Magician Knight"),
        ("Dedication through Light and Darkness", "Dark Magician Girl", "Dark Magician of Chaos"),
        ("Photon Generator Unit", "Cyber Dragon", "Cyber Laser Dragon"),
        ("Bonding - H2O", "2 Hydrogeddon", "Water Dragon"),
        ("Bonding - H2O", "Hydrogeddon, Oxygeddon", "Water Dragon"),
        ("Ultra Evolution Pill", "Petit Moth", "Mad Sword Beast"),
    ],
)
def test_it_needs_what_is_given(card: str, given: str, comes: str) -> None:
    """card: Knight's Title ①, Dedication through Light and Darkness ①, Photon Generator Unit, Bonding - H2O,
    Ultra Evolution Pill
    """
    t = your_turn(f"hand: {card}, {comes}   monsters: {given}", "monsters: Dark Magician")
    t.you.cannot(f"activate {card}", because=NO_COST)


def test_ultra_evolution_pill_turns_a_reptile_into_a_dinosaur() -> None:
    """card: Ultra Evolution Pill"""
    t = your_turn("hand: Ultra Evolution Pill, Mad Sword Beast, Gemini Elf   monsters: Krokodilus, Kuriboh")
    t.you.activates("Ultra Evolution Pill", tributing=["Krokodilus"])
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Kuriboh", "Mad Sword Beast"] and t.you.hand == ["Gemini Elf"]
    t = your_turn("hand: Ultra Evolution Pill, Gemini Elf   monsters: Krokodilus")
    t.you.cannot("activate Ultra Evolution Pill", because=NOTHING_TO_DO)


def test_the_knight_of_the_title_destroys_a_card() -> None:
    """card: Knight's Title ①, Dark Magician Knight ①"""
    t = your_turn("hand: Knight's Title, Dark Magician Knight   monsters: Dark Magician", "set: Dark Hole")
    t.you.activates("Knight's Title")
    t.you.takes_position("attack")
    t.you.targets("Dark Hole").nobody_responds()
    assert t.opp.graveyard == ["Dark Hole"] and t.you.monsters == ["Dark Magician Knight"]


# ------------------------------------------------------------------------------------------------------ from the hand


def test_magnet_circle_calls_a_small_machine() -> None:
    """card: Magnet Circle LV2"""
    t = your_turn("hand: Magnet Circle LV2, Cyber Commander, Cannon Soldier, Kuriboh")
    t.you.activates("Magnet Circle LV2")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Cyber Commander"]
    t = your_turn("hand: Magnet Circle LV2, Cannon Soldier, Kuriboh")
    t.you.cannot("activate Magnet Circle LV2", because=NOTHING_TO_DO)


SCORPIONS = "Dark Scorpion - Cliff the Trap Remover, 2 Dark Scorpion - Chick the Yellow, Don Zaloog"


def test_mustering_of_the_dark_scorpions_calls_one_of_each_name() -> None:
    """card: Mustering of the Dark Scorpions"""
    t = your_turn(f"hand: Mustering of the Dark Scorpions, {SCORPIONS}, Kuriboh   monsters: Don Zaloog")
    t.you.activates("Mustering of the Dark Scorpions")
    t.you.says_yes()
    question = t.you.is_asked("effect")
    assert (question.least, question.most) == (1, 3) and "Kuriboh" not in question.offers
    two_alike = "Dark Scorpion - Chick the Yellow, Dark Scorpion - Chick the Yellow (copy 2)"
    t.you.cannot(two_alike, because="ask.joint-condition")
    t.you.chooses("Dark Scorpion - Cliff the Trap Remover", "Dark Scorpion - Chick the Yellow")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert len(t.you.monsters) == 3 and "Dark Scorpion - Chick the Yellow" in t.you.hand


def test_mustering_of_the_dark_scorpions_can_be_declined_and_needs_the_chief() -> None:
    """card: Mustering of the Dark Scorpions"""
    t = your_turn(f"hand: Mustering of the Dark Scorpions, {SCORPIONS}   monsters: Don Zaloog")
    t.you.activates("Mustering of the Dark Scorpions")
    t.you.says_no()
    assert t.you.monsters == ["Don Zaloog"] and len(t.you.hand) == 4
    t = your_turn(f"hand: Mustering of the Dark Scorpions, {SCORPIONS}   monsters: Don Zaloog (set)")
    t.you.cannot("activate Mustering of the Dark Scorpions", because=NOT_MET)


def test_celestial_transformation_calls_a_weakened_fairy_for_a_turn() -> None:
    """card: Celestial Transformation ①"""
    t = your_turn("hand: Celestial Transformation, Dancing Fairy, Kuriboh")
    t.you.activates("Celestial Transformation")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Dancing Fairy"] and t.you.atk_of("Dancing Fairy") == 850
    t.you.ends_turn()
    assert t.you.monsters == [] and "Dancing Fairy" in t.you.graveyard
    t = your_turn("hand: Celestial Transformation, Kuriboh")
    t.you.cannot("activate Celestial Transformation", because=NOTHING_TO_DO)


# ------------------------------------------------------------------------------------------------------ from the deck


@pytest.mark.parametrize("where", ["hand", "deck"])
def test_sages_stone_calls_the_magician(where: str) -> None:
    """card: Sage's Stone ①"""
    hand, deck = ("Dark Magician", "Umi") if where == "hand" else ("Umi", "Dark Magician")
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sage's Stone, {hand}   monsters: Dark Magician Girl   deck: {deck}, 5 Sogen
        opp 8000   deck: 5 Sogen
    """)
    t.you.activates("Sage's Stone")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Dark Magician", "Dark Magician Girl"]
    t = your_turn("hand: Sage's Stone, Dark Magician   monsters: Dark Magician Girl (set)")
    t.you.cannot("activate Sage's Stone", because=NOT_MET)


def duplicates(monster: str, opp: str = "") -> Table:
    """Machine Duplication and a monster, of which there are three more in the deck."""
    lies = f"hand: Machine Duplication   monsters: {monster}, Kuriboh   deck: 3 {monster}, Cannon Soldier, 5 Sogen"
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {lies}\nopp 8000   {opp}   deck: 5 Sogen")


def test_machine_duplication_calls_up_to_two_more() -> None:
    """card: Machine Duplication ①"""
    t = duplicates("Bat")
    t.you.activates("Machine Duplication")
    question = t.you.is_asked("search")
    assert question.offers == 3 * ["Bat"] and (question.least, question.most) == (1, 2)
    t.you.chooses("Bat", "Bat")
    t.you.takes_position("attack")
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Bat", "Bat", "Bat", "Kuriboh"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize("monster", ["Cannon Soldier", "Batteryman AA"])
def test_machine_duplication_needs_a_weak_machine(monster: str) -> None:
    """card: Machine Duplication ①"""
    t = duplicates(monster)
    t.you.cannot("activate Machine Duplication", because=NO_TARGET)


def test_machine_duplication_does_nothing_for_a_target_that_is_turned_face_down() -> None:
    """card: Machine Duplication ①"""
    t = duplicates("Bat", "set: Book of Moon")
    t.you.activates("Machine Duplication")
    t.opp.activates("Book of Moon", targeting="Bat").nobody_responds()
    assert sorted(t.you.monsters) == ["Bat", "Kuriboh"] and t.you.monster("Bat").position == "set"


def test_machine_duplication_targets_a_machine_of_which_the_deck_has_more() -> None:
    """card: Machine Duplication ①"""
    lies = "hand: Machine Duplication   monsters: 2 Bat, Jinzo #7   deck: Jinzo #7, 5 Sogen"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {lies}\nopp 8000   deck: 5 Sogen")
    t.you.activates("Machine Duplication")
    t.you.takes_position("attack")
    assert t.you.monsters.count("Jinzo #7") == 2
    lies = "hand: Machine Duplication   monsters: Bat   deck: Jinzo #7, 5 Sogen"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {lies}\nopp 8000   deck: 5 Sogen")
    t.you.cannot("activate Machine Duplication", because=NO_TARGET)


@pytest.mark.parametrize("kuriboh", ["Kuriboh", "Winged Kuriboh"])
@pytest.mark.parametrize("choice", [1, 2])
def test_the_flute_adds_or_summons_a_kuriboh(kuriboh: str, choice: int) -> None:
    """card: The Flute of Summoning Kuriboh"""
    lies = f"hand: The Flute of Summoning Kuriboh   deck: {kuriboh}, 5 Sogen"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {lies}\nopp 8000   deck: 5 Sogen")
    t.you.activates("The Flute of Summoning Kuriboh")
    t.you.chooses_effect(choice)
    if choice == 1:
        assert t.you.hand == [kuriboh] and t.you.monsters == []
    else:
        t.you.takes_position("defense")
        assert t.you.hand == [] and t.you.monsters == [kuriboh]
    t = your_turn("hand: The Flute of Summoning Kuriboh, Kuriboh")
    t.you.cannot("activate The Flute of Summoning Kuriboh", because=NOTHING_TO_DO)


FOUR = "H - Heated Heart, E - Emergency Call, R - Righteous Justice, O - Oversoul"


def test_hero_flash_calls_a_hero_and_all_normal_heroes_attack_directly() -> None:
    """card: Hero Flash!!"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hero Flash!!   graveyard: {FOUR}   monsters: Elemental HERO Avian, Kuriboh
                   deck: Elemental HERO Clayman, 5 Sogen
        opp 8000   monsters: Gemini Elf   deck: 5 Sogen
    """)
    t.you.activates("Hero Flash!!")
    t.you.takes_position("attack")
    assert sorted(t.you.banished) == sorted(FOUR.split(", "))
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Elemental HERO Avian")
    t.you.attacks_directly("Elemental HERO Clayman")
    assert t.opp.lp == 8000 - 1000 - 800
    t.you.cannot("Kuriboh attacks directly", because="battle.attack.must-choose-monster-if-any")


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
@pytest.mark.parametrize("missing", FOUR.split(", "))
def test_hero_flash_needs_all_four_spells(missing: str) -> None:
    """card: Hero Flash!!"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hero Flash!!   graveyard: {FOUR.replace(missing, "Umi")}
                   deck: Elemental HERO Clayman, 5 Sogen
        opp 8000   deck: 5 Sogen
    """)
    t.you.cannot("activate Hero Flash!!", because=NO_COST)


def test_enchanting_fitting_room_summons_the_small_normal_monsters_of_four_cards() -> None:
    """card: Enchanting Fitting Room"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Enchanting Fitting Room   deck: Umi, Silver Fang, Gemini Elf, Sangan, Petit Moth, 3 Sogen
        opp 8000   deck: 5 Sogen
    """)
    t.you.activates("Enchanting Fitting Room")
    t.you.takes_position("attack")
    assert t.you.lp == 7200 and t.you.monsters == ["Silver Fang"]
    assert sorted(t.you.deck) == ["Gemini Elf", "Petit Moth", "Sangan", "Sogen", "Sogen", "Sogen", "Umi"]


def test_enchanting_fitting_room_needs_four_cards() -> None:
    """card: Enchanting Fitting Room"""
    lies = "hand: Enchanting Fitting Room   deck: 3 Silver Fang"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {lies}\nopp 8000   deck: 5 Sogen")
    t.you.cannot("activate Enchanting Fitting Room", because=NOTHING_TO_DO)


# ------------------------------------------------------------------------------ from the Graveyard and the banishment


def test_o_oversoul_revives_a_normal_hero() -> None:
    """card: O - Oversoul ①"""
    t = your_turn("hand: O - Oversoul   graveyard: Elemental HERO Avian, Elemental HERO Bubbleman, Gemini Elf")
    t.you.activates("O - Oversoul", targeting="Elemental HERO Avian")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Elemental HERO Avian"]
    t = your_turn("hand: O - Oversoul   graveyard: Elemental HERO Bubbleman, Gemini Elf")
    t.you.cannot("activate O - Oversoul", because=NO_TARGET)


def test_battery_charger_revives_a_batteryman_for_500_lp() -> None:
    """card: Battery Charger"""
    t = your_turn("hand: Battery Charger   graveyard: Batteryman AA, Gemini Elf")
    t.you.activates("Battery Charger")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Batteryman AA"] and t.you.lp == 7500
    t = your_turn("hand: Battery Charger   graveyard: Gemini Elf")
    t.you.cannot("activate Battery Charger", because=NO_TARGET)


def test_dimension_distortion_brings_a_banished_monster_back() -> None:
    """card: Dimension Distortion"""
    t = your_turn("hand: Dimension Distortion   banished: Gemini Elf, Umi", "banished: Summoned Skull")
    t.you.activates("Dimension Distortion")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gemini Elf"]
    t = your_turn("hand: Dimension Distortion   banished: Gemini Elf   graveyard: Umi")
    t.you.cannot("activate Dimension Distortion", because=NOT_MET)


MIMICS = "hand: 2 Mimicat   spells: Toon World   monsters: Toon Mermaid"


def test_mimicat_steals_a_monster_once_per_turn() -> None:
    """card: Mimicat ①②"""
    t = your_turn(MIMICS, "graveyard: Summoned Skull, Waboku")
    t.you.activates("Mimicat", effect=1, targeting="Summoned Skull")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Summoned Skull", "Toon Mermaid"] and t.opp.graveyard == ["Waboku"]
    for effect in (1, 2):
        t.you.cannot(f"activate Mimicat effect {effect}", because="effect.use-limit.effect-negated-still-activated")


def test_mimicat_sets_a_spell_or_trap() -> None:
    """card: Mimicat ①②"""
    t = your_turn(MIMICS, "graveyard: Summoned Skull, Waboku")
    t.you.activates("Mimicat", effect=2, targeting="Waboku")
    t.you.take_zone()
    assert t.you.set_cards == ["Waboku"] and t.opp.graveyard == ["Summoned Skull"]
    t.you.cannot("activate Mimicat effect 1", because="effect.use-limit.effect-negated-still-activated")


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("effect", [1, 2])
@pytest.mark.parametrize("lies", ["spells: Toon World   monsters: Kuriboh", "monsters: Kuriboh"])
def test_mimicat_needs_toon_world_and_a_toon(lies: str, effect: int) -> None:
    """card: Mimicat ①②"""
    t = your_turn(f"hand: Mimicat   {lies}", "graveyard: Summoned Skull, Waboku")
    t.you.cannot(f"activate Mimicat effect {effect}", because=NOT_MET)


def test_the_shallow_grave_sets_a_monster_for_each_player() -> None:
    """card: The Shallow Grave"""
    t = your_turn("hand: The Shallow Grave   graveyard: Kuriboh, Sangan", "graveyard: Gemini Elf, Summoned Skull")
    t.you.activates("The Shallow Grave", targeting="Sangan")
    t.opp.targets("Gemini Elf").nobody_responds()
    t.you.take_zone()
    t.opp.take_zone()
    assert t.you.monster("Sangan").position == t.opp.monster("Gemini Elf").position == "set"
    assert "Kuriboh" in t.you.graveyard and t.opp.graveyard == ["Summoned Skull"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize(("mine", "theirs"), [("Kuriboh", "Umi"), ("Umi", "Kuriboh")])
def test_the_shallow_grave_needs_a_monster_on_each_side(mine: str, theirs: str) -> None:
    """card: The Shallow Grave"""
    t = your_turn(f"hand: The Shallow Grave   graveyard: {mine}", f"graveyard: {theirs}")
    t.you.cannot("activate The Shallow Grave", because=NO_TARGET)


def test_dimension_fusion_brings_all_banished_monsters_back() -> None:
    """card: Dimension Fusion"""
    t = your_turn("hand: Dimension Fusion   banished: Gemini Elf, Umi", "banished: Summoned Skull, Kuriboh")
    t.you.activates("Dimension Fusion")
    t.you.takes_position("attack")
    for position in ("defense", "attack"):
        t.opp.takes_position(position)
    assert t.you.lp == 6000 and t.you.monsters == ["Gemini Elf"] and t.you.banished == ["Umi"]
    assert sorted(t.opp.monsters) == ["Kuriboh", "Summoned Skull"] and t.opp.banished == []


def test_dimension_fusion_brings_back_as_many_as_there_are_zones() -> None:
    """card: Dimension Fusion"""
    t = your_turn("hand: Dimension Fusion   banished: Gemini Elf, Sangan, Summoned Skull   monsters: 3 Kuriboh")
    t.you.activates("Dimension Fusion")
    question = t.you.is_asked("effect")
    assert (question.least, question.most) == (2, 2)
    t.you.chooses("Sangan", "Summoned Skull")
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == 3 * ["Kuriboh"] + ["Sangan", "Summoned Skull"]
    assert t.you.banished == ["Gemini Elf"]


def test_dimension_fusion_needs_a_banished_monster() -> None:
    """card: Dimension Fusion"""
    t = your_turn("hand: Dimension Fusion   banished: Umi")
    t.you.cannot("activate Dimension Fusion", because=NOTHING_TO_DO)


# -------------------------------------------------------------------------------------------------------------- Tokens


def test_fiends_sanctuary_calls_a_token_that_turns_battle_damage_away() -> None:
    """card: Fiend's Sanctuary ①"""
    t = your_turn("hand: Fiend's Sanctuary   monsters: Gemini Elf", "monsters: Summoned Skull")
    t.you.activates("Fiend's Sanctuary")
    t.you.takes_position("attack")
    assert "Metal Fiend Token" in t.you.monsters and t.you.atk_of("Metal Fiend Token") == 0
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Metal Fiend Token", because=FORBIDDEN)
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Summoned Skull", "Metal Fiend Token")
    assert (t.you.lp, t.opp.lp) == (8000, 8000 - 2500) and t.you.monsters == ["Gemini Elf"]


@pytest.mark.parametrize(("choice", "left"), [(1, ["Metal Fiend Token"]), (2, [])])
def test_fiends_sanctuary_keeps_the_token_for_1000_lp_each_turn(choice: int, left: list[str]) -> None:
    """card: Fiend's Sanctuary ①"""
    t = your_turn("hand: Fiend's Sanctuary")
    t.you.activates("Fiend's Sanctuary")
    t.you.takes_position("defense")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.carries_out("Metal Fiend Token")
    t.you.chooses_effect(choice)
    assert t.you.monsters == left and t.you.lp == (7000 if left else 8000)


TWO = "hand: Phantasmal Martyrs, 2 Umi   monsters: Uria, Lord of Searing Flames"


def test_phantasmal_martyrs_calls_three_tokens_for_the_hand() -> None:
    """card: Phantasmal Martyrs ①"""
    t = your_turn("hand: Phantasmal Martyrs, Umi, Sogen   monsters: Hamon, Lord of Striking Thunder")
    t.you.activates("Phantasmal Martyrs")
    for _ in range(3):
        t.you.take_zone()
    assert t.you.monsters.count("Phantasmal Martyr Token") == 3 and t.you.hand == []
    assert t.you.monster("Phantasmal Martyr Token", 2).position == "attack"
    assert sorted(t.you.graveyard) == ["Phantasmal Martyrs", "Sogen", "Umi"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize(
    "lies",
    ["hand: Phantasmal Martyrs, Umi   monsters: Uria, Lord of Searing Flames", "hand: Phantasmal Martyrs, 2 Umi"],
)
def test_phantasmal_martyrs_needs_two_cards_and_a_phantasm(lies: str) -> None:
    """card: Phantasmal Martyrs ①"""
    t = your_turn(lies)
    t.you.cannot("activate Phantasmal Martyrs", because=NOT_MET)


def test_tricky_spell_4_calls_a_token_for_each_monster_of_the_opponent() -> None:
    """card: Tricky Spell 4 ①"""
    t = your_turn(
        "set: Tricky Spell 4   monsters: The Tricky, Kuriboh", "monsters: Gemini Elf, Battle Ox, Sangan (set)"
    )
    t.you.activates("Tricky Spell 4").nobody_responds()
    while t.you.monsters.count("Tricky Token") < 3:
        t.you.take_zone()
    assert len(t.you.monsters) == 4 and "The Tricky" in t.you.graveyard
    assert t.you.atk_of("Tricky Token", 3) == 2000 and t.you.monster("Tricky Token", 3).position == "defense"


def test_tricky_spell_4_calls_tokens_that_do_not_attack() -> None:
    """card: Tricky Spell 4 ①"""
    t = your_turn("set: Tricky Spell 4   monsters: The Tricky, Kuriboh", "monsters: Gemini Elf")
    t.you.activates("Tricky Spell 4")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.changes_position("Tricky Token")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Tricky Token", because=FORBIDDEN)


def test_tricky_spell_4_needs_a_monster_of_the_opponent_and_zones_for_all_its_tokens() -> None:
    """card: Tricky Spell 4 ①"""
    t = your_turn("set: Tricky Spell 4   monsters: The Tricky, 4 Kuriboh", "monsters: 2 Gemini Elf")
    t.you.cannot("activate Tricky Spell 4", because="token.zone.occupies-a-main-monster-zone")
    t = your_turn("set: Tricky Spell 4   monsters: The Tricky")
    t.you.cannot("activate Tricky Spell 4", because=NOTHING_TO_DO)


# -------------------------------------------------------------------------------------------------------------- Rituals


def test_doriados_blessing_calls_the_mistress_for_three_levels() -> None:
    """card: Doriado's Blessing"""
    t = your_turn("hand: Doriado's Blessing, Elemental Mistress Doriado, Kuriboh   monsters: Sangan")
    t.you.activates("Doriado's Blessing")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Elemental Mistress Doriado"] and t.you.graveyard == ["Sangan", "Doriado's Blessing"]
    t = your_turn("hand: Doriado's Blessing, Elemental Mistress Doriado, 2 Kuriboh")
    t.you.cannot("activate Doriado's Blessing", because=NOTHING_TO_DO)
