"""Cards: Traps that destroy, banish, move or turn cards, or change what monsters are worth."""

from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


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


# ---------------------------------------------------------------------------------------------------------- destruction


def test_spell_purification_destroys_every_face_up_continuous_spell() -> None:
    """card: Spell Purification"""
    t = your_turn(
        "set: Spell Purification, Messenger of Peace   spells: Wave-Motion Cannon   field: Umi   hand: Kuriboh",
        "spells: Messenger of Peace, Gravity Bind",
    )
    t.you.activates("Spell Purification", discarding="Kuriboh")
    assert t.you.spells == [] and t.you.set_cards == ["Messenger of Peace"] and t.you.field_zone == ["Umi"]
    assert t.opp.spells == ["Gravity Bind"] and "Kuriboh" in t.you.graveyard
    t = your_turn("set: Spell Purification   spells: Wave-Motion Cannon")
    t.you.cannot("activate Spell Purification", because=NO_COST)


def test_weed_out_destroys_every_level_3_monster_in_attack_position() -> None:
    """card: Weed Out"""
    t = your_turn(
        "set: Weed Out   monsters: Sangan, Silver Fang (defense), Gemini Elf", "monsters: Sangan, Sangan (set), Kuriboh"
    )
    t.you.activates("Weed Out")
    assert t.you.lp == 7500 and t.you.monsters == ["Silver Fang", "Gemini Elf"]
    assert t.opp.monsters == ["Sangan", "Kuriboh"] and t.opp.graveyard == ["Sangan"]


def test_assault_on_ghq_gives_a_monster_for_two_cards_of_the_opponents_deck() -> None:
    """card: Assault on GHQ"""
    t = your_turn("set: Assault on GHQ   monsters: Gemini Elf, Kuriboh (set)", "monsters: Battle Ox")
    t.you.activates("Assault on GHQ")
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Kuriboh"]
    t.you.targets("Kuriboh").nobody_responds()
    assert "Kuriboh" in t.you.graveyard and t.opp.graveyard == ["Sogen", "Sogen"]
    t = your_turn("set: Assault on GHQ, Compulsory Evacuation Device   monsters: Gemini Elf")
    t.you.activates("Assault on GHQ")
    t.you.activates("Compulsory Evacuation Device").nobody_responds()
    assert t.opp.graveyard == [] and t.you.hand == ["Gemini Elf"]  # nothing was destroyed
    your_turn("set: Assault on GHQ", "monsters: Battle Ox").you.cannot("activate Assault on GHQ", because=NO_TARGET)


def test_elemental_burst_gives_one_of_each_attribute_for_the_opponents_field() -> None:
    """card: Elemental Burst"""
    four = "Harpie Lady, Deepsea Shark, Hinotama Soul, Gemini Elf"
    t = your_turn(
        f"set: Elemental Burst   monsters: {four}", "monsters: Battle Ox, Sangan (set)   set: Waboku   field: Umi"
    )
    t.you.activates("Elemental Burst").nobody_responds()
    assert t.you.monsters == [] and t.opp.monsters == t.opp.set_cards == t.opp.field_zone == []
    three = "Harpie Lady, Deepsea Shark, Hinotama Soul, Sangan"
    t = your_turn(f"set: Elemental Burst   monsters: {three}", "monsters: Battle Ox")
    t.you.cannot("activate Elemental Burst", because=NO_COST)


def test_order_to_smash_gives_a_small_normal_monster_for_up_to_two_spells_and_traps() -> None:
    """card: Order to Smash"""
    t = your_turn(
        "set: Order to Smash   monsters: Silver Fang, Kuriboh, Skull Servant, Mushroom Man, Tomozaurus (set)",
        "set: Waboku, Jar of Greed   field: Sogen",
    )
    t.you.activates("Order to Smash")
    assert sorted(t.you.is_asked("target").offers) == ["Mushroom Man", "Skull Servant"]
    t.you.targets("Skull Servant").nobody_responds()
    t.you.chooses("Waboku", "Sogen")
    assert t.opp.set_cards == ["Jar of Greed"] and t.opp.field_zone == []
    assert "Skull Servant" in t.you.graveyard and "you tributed Skull Servant" in t.log()
    t = your_turn("set: Order to Smash   hand: Scapegoat", "set: Waboku")
    t.you.activates("Scapegoat").nobody_responds()
    t.you.cannot("activate Order to Smash", because=NO_TARGET)  # Tokens are not meant
    t = your_turn("set: Order to Smash   monsters: Skull Servant", "monsters: Gemini Elf")
    t.you.cannot("activate Order to Smash", because=CONDITION)


def test_order_to_smash_comes_to_nothing_if_the_monster_is_face_down_by_then() -> None:
    """card: Order to Smash"""
    t = your_turn("set: Order to Smash   monsters: Skull Servant", "set: Waboku, Book of Moon")
    t.you.activates("Order to Smash")
    t.opp.activates("Book of Moon", targeting="Skull Servant").nobody_responds()
    assert t.you.monsters == ["Skull Servant"] and t.opp.set_cards == ["Waboku"]


WIND_WATER_FIRE_EARTH = "Harpie Lady, Great White, Hinotama Soul"
ALL_FOUR = (
    f"set: Fuh-Rin-Ka-Zan   monsters: {WIND_WATER_FIRE_EARTH}",
    "monsters: Gemini Elf   set: Waboku   hand: 3 Umi",
)


def test_fuh_rin_ka_zan_needs_all_four_attributes() -> None:
    """card: Fuh-Rin-Ka-Zan ①"""
    your_turn(*ALL_FOUR).you.can("activate Fuh-Rin-Ka-Zan")
    for missing in ("Harpie Lady", "Great White", "Hinotama Soul"):
        you = ALL_FOUR[0].replace(missing, "Sangan")
        your_turn(you, ALL_FOUR[1]).you.cannot("activate Fuh-Rin-Ka-Zan", because=CONDITION)
    opp = ALL_FOUR[1].replace("Gemini Elf", "Gemini Elf (set)")
    your_turn(ALL_FOUR[0], opp).you.cannot("activate Fuh-Rin-Ka-Zan", because=CONDITION)


def test_fuh_rin_ka_zan_applies_one_of_four_effects() -> None:
    """card: Fuh-Rin-Ka-Zan ①"""
    ends: list[tuple[int, ...]] = []
    for first, second in ((1, 1), (1, 2), (2, 1), (2, 2)):
        t = your_turn(*ALL_FOUR)
        t.you.activates("Fuh-Rin-Ka-Zan").nobody_responds()
        t.you.chooses_effect(first)
        t.you.chooses_effect(second)
        opp = (t.opp.monsters, t.opp.set_cards, t.opp.hand)
        ends.append((*[len(cards) for cards in opp], len(t.you.hand)))
    assert ends == [(0, 1, 3, 0), (1, 0, 3, 0), (1, 1, 1, 0), (1, 1, 3, 2)]


# ----------------------------------------------------------------------------------------------------------- banishment


def test_big_burn_answers_a_card_or_effect_that_targets_a_monster_in_a_graveyard() -> None:
    """card: Big Burn"""
    t = their_turn("set: Big Burn   graveyard: Gemini Elf, Umi", "hand: Monster Reborn   graveyard: Sangan, Sogen")
    t.you.cannot("activate Big Burn", because=CONDITION)
    t.opp.activates("Monster Reborn", targeting="Gemini Elf")
    t.you.activates("Big Burn").nobody_responds()
    assert t.you.banished == ["Gemini Elf"] and t.opp.banished == ["Sangan"] and t.opp.monsters == []
    assert "Umi" in t.you.graveyard and "Sogen" in t.opp.graveyard


def test_big_burn_does_not_answer_your_cards_or_other_targets() -> None:
    """card: Big Burn"""
    t = your_turn("set: Big Burn   hand: Monster Reborn   graveyard: Sangan", ask_all=True)
    t.you.activates("Monster Reborn", targeting="Sangan")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Big Burn", because=CONDITION)
    t = their_turn(
        "set: Big Burn   graveyard: Sangan", "hand: Tribute to The Doomed, Umi   monsters: Kuriboh", ask_all=True
    )
    t.opp.activates("Tribute to The Doomed", discarding="Umi", targeting="Kuriboh")
    t.you.cannot("activate Big Burn", because=CONDITION)


def test_chain_disappearance_banishes_the_summoned_and_its_namesakes() -> None:
    """card: Chain Disappearance ①"""
    t = their_turn(
        "set: Chain Disappearance   deck: Sangan",
        "hand: 2 Sangan, Kuriboh   deck: Sangan, Kuriboh   graveyard: Sangan   monsters: Sangan",
    )
    t.opp.summons("Sangan")
    t.you.activates("Chain Disappearance").nobody_responds()
    assert t.opp.banished == 3 * ["Sangan"] and t.opp.monsters == ["Sangan"] and t.opp.graveyard == ["Sangan"]
    assert t.opp.hand == ["Kuriboh"] and "Sangan" not in t.opp.deck and "Sangan" in t.you.deck


def test_chain_disappearance_answers_only_monsters_with_1000_or_less_atk() -> None:
    """card: Chain Disappearance ①"""
    t = their_turn("set: Chain Disappearance", "hand: Silver Fang", ask_all=True)
    t.opp.summons("Silver Fang")
    t.you.cannot("activate Chain Disappearance", because=CONDITION)


def test_chain_disappearance_answers_your_own_monster_and_leaves_one_that_has_grown() -> None:
    """card: Chain Disappearance ①"""
    t = your_turn("set: Chain Disappearance   hand: Kuriboh   deck: Kuriboh", "hand: Kuriboh, Umi")
    t.you.summons("Kuriboh")
    t.you.activates("Chain Disappearance").nobody_responds()
    assert t.you.banished == ["Kuriboh"] and t.opp.banished == ["Kuriboh"] and "Kuriboh" in t.you.deck
    t = your_turn("set: Chain Disappearance   hand: Sangan", "set: Rush Recklessly   hand: Sangan")
    t.you.summons("Sangan")
    t.you.activates("Chain Disappearance")
    t.opp.activates("Rush Recklessly", targeting="Sangan").nobody_responds()
    assert t.you.monsters == ["Sangan"] and t.opp.hand == ["Sangan"]


def test_dark_mirror_force_banishes_what_lies_in_defense() -> None:
    """card: Dark Mirror Force ①"""
    t = their_turn(
        "set: Dark Mirror Force   monsters: Kuriboh (defense)",
        "monsters: Gemini Elf, Battle Ox (defense), Sangan (set), Silver Fang",
        "Battle Step",
    )
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Dark Mirror Force").nobody_responds()
    assert sorted(t.opp.banished) == ["Battle Ox", "Sangan"] and t.opp.monsters == ["Gemini Elf", "Silver Fang"]
    t = your_turn("set: Dark Mirror Force   monsters: Gemini Elf", "monsters: Kuriboh (defense)", "Battle Step", True)
    t.you.attacks("Gemini Elf", "Kuriboh")
    t.you.cannot("activate Dark Mirror Force", because=CONDITION)


def test_karma_cut_banishes_a_monster_and_its_namesakes_in_the_graveyard() -> None:
    """card: Karma Cut"""
    t = your_turn(
        "set: Karma Cut   hand: Umi   graveyard: Sangan",
        "monsters: Sangan, Sangan (set)   graveyard: 2 Sangan, Kuriboh   deck: Sangan",
    )
    t.you.activates("Karma Cut", discarding="Umi").nobody_responds()
    assert t.opp.banished == 3 * ["Sangan"] and t.opp.monsters == ["Sangan"] and t.opp.graveyard == ["Kuriboh"]
    assert "Sangan" in t.you.graveyard and "Sangan" in t.opp.deck
    your_turn("set: Karma Cut", "monsters: Sangan").you.cannot("activate Karma Cut", because=NO_COST)
    t = your_turn("set: Karma Cut   hand: Umi", "monsters: Sangan (set)")
    t.you.cannot("activate Karma Cut", because=NO_TARGET)


def test_karma_cut_leaves_a_target_alone_that_was_turned_face_down() -> None:
    """card: Karma Cut"""
    t = your_turn("set: Karma Cut   hand: Umi", "monsters: Gemini Elf   graveyard: Gemini Elf   set: Book of Moon")
    t.you.activates("Karma Cut", discarding="Umi", targeting="Gemini Elf")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.banished == [] and "Gemini Elf" in t.opp.graveyard


# ----------------------------------------------------------------------------------------------------- back to the deck


def test_phoenix_wing_wind_blast_puts_a_card_of_the_opponent_on_top_of_the_deck() -> None:
    """card: Phoenix Wing Wind Blast ①"""
    t = your_turn("set: Phoenix Wing Wind Blast   hand: Kuriboh", "monsters: Gemini Elf   set: Waboku")
    t.you.activates("Phoenix Wing Wind Blast", discarding="Kuriboh")
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Waboku"]
    t.you.targets("Waboku").nobody_responds()
    assert t.opp.deck[0] == "Waboku" and t.opp.set_cards == [] and "Kuriboh" in t.you.graveyard
    t = your_turn("set: Phoenix Wing Wind Blast", "monsters: Gemini Elf")
    t.you.cannot("activate Phoenix Wing Wind Blast", because=NO_COST)


def test_phoenix_wing_wind_blast_does_not_reach_what_has_become_yours() -> None:
    """card: Phoenix Wing Wind Blast ①"""
    t = your_turn(
        "set: Phoenix Wing Wind Blast, Enemy Controller   hand: Umi   monsters: Kuriboh", "monsters: Gemini Elf"
    )
    t.you.activates("Phoenix Wing Wind Blast", targeting="Gemini Elf")
    t.you.activates("Enemy Controller", effect=2, tributing="Kuriboh", targeting="Gemini Elf").nobody_responds()
    assert t.you.monsters == ["Gemini Elf"]


def test_spiritual_wind_art_puts_a_card_of_the_opponent_at_the_bottom_of_the_deck() -> None:
    """card: Spiritual Wind Art - Miyabi"""
    t = your_turn(
        "set: Spiritual Wind Art - Miyabi   monsters: Harpie Lady, Gemini Elf", "monsters: Battle Ox   field: Umi"
    )
    t.you.activates("Spiritual Wind Art - Miyabi", tributing="Harpie Lady", targeting="Battle Ox").nobody_responds()
    assert t.opp.deck[-1] == "Battle Ox" and t.opp.monsters == [] and t.you.monsters == ["Gemini Elf"]
    t = your_turn("set: Spiritual Wind Art - Miyabi   monsters: Gemini Elf", "monsters: Battle Ox")
    t.you.cannot("activate Spiritual Wind Art - Miyabi", because=NO_COST)
    t = your_turn("set: Spiritual Wind Art - Miyabi   monsters: Harpie Lady")
    t.you.cannot("activate Spiritual Wind Art - Miyabi", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------------------ positions


def test_zero_gravity_turns_every_face_up_monster() -> None:
    """card: Zero Gravity"""
    t = your_turn("set: Zero Gravity   monsters: Gemini Elf, Sangan (set)", "monsters: Battle Ox (defense)")
    t.you.activates("Zero Gravity")
    assert t.you.monster("Gemini Elf").position == "defense" and t.opp.monster("Battle Ox").position == "attack"
    assert t.you.monster("Sangan").position == "set"


def test_desert_sunlight_turns_your_monsters_to_face_up_defense_position() -> None:
    """card: Desert Sunlight"""
    t = your_turn("set: Desert Sunlight   monsters: Gemini Elf, Silver Fang (set)", "monsters: Battle Ox, Sangan (set)")
    t.you.activates("Desert Sunlight")
    assert t.you.monster("Gemini Elf").position == t.you.monster("Silver Fang").position == "defense"
    assert t.opp.monster("Battle Ox").position == "attack" and t.opp.monster("Sangan").position == "set"
    t = your_turn("set: Desert Sunlight   monsters: Gemini Elf (defense)")
    t.you.cannot("activate Desert Sunlight", because=NOTHING_TO_DO)


# ---------------------------------------------------------------------------------------------------------- ATK and DEF


def test_energy_drain_gives_200_for_each_card_in_the_opponents_hand() -> None:
    """card: Energy Drain"""
    t = your_turn("set: Energy Drain   monsters: Gemini Elf   hand: Umi", "hand: 3 Umi   monsters: Battle Ox")
    t.you.activates("Energy Drain").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 1900 + 600 and t.you.def_of("Gemini Elf") == 900 + 600
    t.you.ends_turn()
    assert t.you.atk_of("Gemini Elf") == 1900 and t.you.def_of("Gemini Elf") == 900
    your_turn("set: Energy Drain", "monsters: Battle Ox").you.cannot("activate Energy Drain", because=NO_TARGET)


def test_micro_ray_takes_all_def_for_a_turn() -> None:
    """card: Micro Ray"""
    t = your_turn("set: Micro Ray   monsters: Gemini Elf (set)", "monsters: Giant Soldier of Stone (defense)")
    t.you.activates("Micro Ray").nobody_responds()
    assert t.opp.def_of("Giant Soldier of Stone") == 0 and t.opp.atk_of("Giant Soldier of Stone") == 1300
    t.you.ends_turn()
    assert t.opp.def_of("Giant Soldier of Stone") == 2000


def test_rising_energy_gives_1500_atk_for_a_turn() -> None:
    """card: Rising Energy ①"""
    t = your_turn("set: Rising Energy   hand: Umi   monsters: Gemini Elf")
    t.you.activates("Rising Energy").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 1900 + 1500 and t.you.def_of("Gemini Elf") == 900 and t.you.hand == []
    t.you.ends_turn()
    assert t.you.atk_of("Gemini Elf") == 1900
    your_turn("set: Rising Energy   monsters: Gemini Elf").you.cannot("activate Rising Energy", because=NO_COST)


def test_miracle_kids_takes_400_for_each_hero_kid_in_your_graveyard() -> None:
    """card: Miracle Kids"""
    t = your_turn("set: Miracle Kids   graveyard: 2 Hero Kid, Sangan", "monsters: Gemini Elf   graveyard: Hero Kid")
    t.you.activates("Miracle Kids").nobody_responds()
    assert t.opp.atk_of("Gemini Elf") == 1900 - 800
    t.you.ends_turn()
    assert t.opp.atk_of("Gemini Elf") == 1900
    t = your_turn("set: Miracle Kids   graveyard: Hero Kid   monsters: Gemini Elf", "monsters: Gemini Elf (set)")
    t.you.cannot("activate Miracle Kids", because=NO_TARGET)
    t = your_turn("set: Miracle Kids   graveyard: Sangan", "monsters: Gemini Elf   graveyard: Hero Kid")
    t.you.cannot("activate Miracle Kids", because=CONDITION)
