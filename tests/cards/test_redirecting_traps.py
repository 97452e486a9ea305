"""Cards: Traps that direct an attack elsewhere, or answer it in another way of their own."""

import pytest

from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def attacked(you: str, opp: str, ask_all: bool = False) -> Table:
    return table(
        f"turn 4, Battle Step, opp to act\nyou 8000   {you}   deck: 5 Sogen\n"
        f"opp 8000   {opp}   hand: Umi   deck: 5 Sogen",
        ask_all=ask_all,
    )


def test_call_of_the_earthbound_lets_you_choose_what_is_attacked() -> None:
    """card: Call of the Earthbound ①"""
    t = attacked(
        "set: Call of the Earthbound   monsters: Kuriboh, Summoned Skull, Sangan (set)", "monsters: Gemini Elf"
    )
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Call of the Earthbound").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Sangan", "Summoned Skull"]
    t.you.chooses("Summoned Skull")
    t.nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 8000 - 600 and t.you.monsters[0] == "Kuriboh"


def test_call_of_the_earthbound_turns_a_direct_attack_on_a_monster() -> None:
    """card: Call of the Earthbound ①"""
    t = attacked("set: Call of the Earthbound   monsters: Summoned Skull", "monsters: Jinzo #7")
    t.opp.attacks_directly("Jinzo #7")
    t.you.activates("Call of the Earthbound").nobody_responds()
    assert t.opp.graveyard == ["Jinzo #7"] and t.you.lp == 8000


def test_call_of_the_earthbound_needs_another_monster_and_the_opponents_attack() -> None:
    """card: Call of the Earthbound ①"""
    t = attacked("set: Call of the Earthbound   monsters: Kuriboh", "monsters: Gemini Elf", True)
    t.opp.attacks("Gemini Elf", "Kuriboh")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Call of the Earthbound", because=NOTHING_TO_DO)
    t = table(
        "turn 3, Battle Step, you to act\nyou 8000 set: Call of the Earthbound monsters: Gemini Elf\nopp 8000 "
        "monsters: Kuriboh, Sangan",
        ask_all=True,
    )
    t.you.attacks("Gemini Elf", "Kuriboh")
    t.you.cannot("activate Call of the Earthbound", because=CONDITION)


def test_a_switched_attack_is_replayed_if_a_monster_has_come() -> None:
    """card: Call of the Earthbound ①"""
    t = attacked(
        "set: Call of the Earthbound, A Hero Emerges   monsters: Kuriboh, Summoned Skull   hand: Sangan",
        "monsters: Gemini Elf",
    )
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Call of the Earthbound")
    t.you.activates("A Hero Emerges").nobody_responds()
    t.you.takes_position("attack")
    t.you.chooses("Summoned Skull")
    t.opp.is_asked("replay")


def test_jam_defender_draws_attacks_to_revival_jam() -> None:
    """card: Jam Defender"""
    t = attacked("spells: Jam Defender   monsters: Kuriboh, Revival Jam (defense)", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Jam Defender").nobody_responds()
    t.nobody_responds()
    assert t.you.monsters[0] == "Kuriboh" and "Revival Jam" in t.you.graveyard


@pytest.mark.parametrize("monsters", ["Kuriboh, Sangan", "Kuriboh, Revival Jam (set)"])
def test_jam_defender_needs_a_face_up_revival_jam(monsters: str) -> None:
    """card: Jam Defender"""
    t = attacked(f"spells: Jam Defender   monsters: {monsters}", "monsters: Gemini Elf", True)
    t.opp.attacks("Gemini Elf", "Kuriboh")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Jam Defender", because=NO_TARGET)


def test_jam_defender_can_be_activated_with_its_effect() -> None:
    """card: Jam Defender"""
    t = attacked("set: Jam Defender   monsters: Kuriboh, Revival Jam (defense)", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Jam Defender", effect=1)
    t.nobody_responds()
    assert t.you.monsters[0] == "Kuriboh" and t.you.spells == ["Jam Defender"]


def test_toon_defense_takes_the_attack_on_a_small_toon() -> None:
    """card: Toon Defense ①"""
    t = attacked("spells: Toon Defense, Toon World   monsters: Toon Mermaid", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Toon Mermaid")
    t.you.activates("Toon Defense").nobody_responds()
    assert t.you.lp == 8000 - 1900 and t.you.monsters == ["Toon Mermaid"] and t.opp.monsters == ["Gemini Elf"]


@pytest.mark.parametrize("monster", ["Kuriboh", "Toon Summoned Skull", "Toon Mermaid (set)"])
def test_toon_defense_answers_only_attacks_on_face_up_toons_of_level_4_or_lower(monster: str) -> None:
    """card: Toon Defense ①"""
    t = attacked(f"spells: Toon Defense, Toon World   monsters: {monster}", "monsters: Summoned Skull", True)
    t.opp.attacks("Summoned Skull", monster.partition(" (")[0])
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Toon Defense", because=CONDITION)


def test_astral_barrier_takes_attacks_on_your_monsters_again_and_again() -> None:
    """card: Astral Barrier"""
    t = attacked("spells: Astral Barrier   monsters: Kuriboh", "monsters: Gemini Elf, Battle Ox")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Astral Barrier").nobody_responds()
    t.opp.attacks("Battle Ox", "Kuriboh")
    t.you.activates("Astral Barrier").nobody_responds()
    assert t.you.lp == 8000 - 1900 - 1700 and t.you.monsters == ["Kuriboh"]


def test_astral_barrier_makes_a_direct_attack_that_others_answer() -> None:
    """card: Astral Barrier, Des Counterblow"""
    t = attacked("spells: Astral Barrier, Des Counterblow   monsters: Kuriboh", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Astral Barrier").nobody_responds()
    t.nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"]


def test_astral_barrier_can_be_left_alone_and_does_not_answer_direct_attacks() -> None:
    """card: Astral Barrier"""
    t = attacked("spells: Astral Barrier   monsters: Kuriboh", "monsters: Gemini Elf")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.passes()
    assert t.you.monsters == [] and t.you.lp == 8000 - 1600
    t = attacked("spells: Astral Barrier", "monsters: Gemini Elf", True)
    t.opp.attacks_directly("Gemini Elf")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Astral Barrier", because=CONDITION)


@pytest.mark.parametrize("lies", ["", " (set)", " (defense)"])
def test_clay_charge_destroys_clayman_and_his_attacker(lies: str) -> None:
    """card: Clay Charge"""
    t = attacked(
        f"set: Clay Charge   monsters: Elemental HERO Clayman{lies}, Kuriboh", "monsters: Gemini Elf, Battle Ox"
    )
    t.opp.attacks("Gemini Elf", "Elemental HERO Clayman")
    t.you.activates("Clay Charge").nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.lp == 7200 and t.you.lp == 8000
    assert t.you.monsters == ["Kuriboh"] and "Elemental HERO Clayman" in t.you.graveyard


def test_clay_charge_answers_no_other_attack() -> None:
    """card: Clay Charge"""
    t = attacked("set: Clay Charge   monsters: Elemental HERO Clayman, Kuriboh", "monsters: Gemini Elf", True)
    t.opp.attacks("Gemini Elf", "Kuriboh")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Clay Charge", because=CONDITION)


def test_covering_fire_lends_the_attacked_monster_the_atk_of_another() -> None:
    """card: Covering Fire"""
    t = attacked("set: Covering Fire   monsters: Battle Ox, Silver Fang, Sangan (set)", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Battle Ox")
    t.you.activates("Covering Fire").nobody_responds()
    t.nobody_responds()
    assert t.opp.graveyard == ["Summoned Skull"] and t.opp.lp == 8000 - (1700 + 1200 - 2500)
    assert t.you.atk_of("Battle Ox") == 1700


def test_covering_fire_needs_an_attack_on_your_monster_in_the_damage_step() -> None:
    """card: Covering Fire"""
    t = attacked("set: Covering Fire   monsters: Battle Ox", "monsters: Summoned Skull", True)
    t.opp.attacks("Summoned Skull", "Battle Ox")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Covering Fire", because=CONDITION)  # not at the declaration
    while t.step != "Damage Step" or not t.you.is_to_decide():
        (t.opp if t.opp.is_to_decide() else t.you).passes()
    t.you.cannot("activate Covering Fire", because=NO_TARGET)  # no other monster
    t = table(
        "turn 3, Battle Step, you to act\nyou 8000 set: Covering Fire monsters: Battle Ox, Sangan\n"
        "opp 8000 monsters: Kuriboh"
    )
    t.you.attacks("Battle Ox", "Kuriboh")
    assert t.you.set_cards == ["Covering Fire"] and t.opp.lp == 8000 - 1400


# ------------------------------------------------------------------------------------------------- another target


def test_shift_leads_an_attack_to_another_monster_of_yours() -> None:
    """card: Shift ①"""
    t = table(
        "turn 4, Battle Step, opp to act\nyou 8000   set: Shift   monsters: Kuriboh, Mystical Elf (defense)\n"
        "opp 8000   monsters: Battle Ox"
    )
    t.opp.attacks("Battle Ox", "Kuriboh")
    t.you.activates("Shift", effect=1).nobody_responds()
    assert sorted(t.you.monsters) == ["Kuriboh", "Mystical Elf"] and t.opp.lp == 8000 - 300


def test_shift_leads_a_spell_to_another_monster_of_yours() -> None:
    """card: Shift ②"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Shift   monsters: Kuriboh, Mystical Elf\n"
        "opp 8000   hand: Fissure, Tribute to the Doomed, Umi   monsters: Battle Ox"
    )
    t.opp.activates("Tribute to the Doomed", targeting="Mystical Elf", discarding="Umi")
    t.you.activates("Shift", effect=2).nobody_responds()
    assert t.you.monsters == ["Mystical Elf"]


def test_shift_leads_nothing_to_a_monster_that_could_not_have_been_chosen() -> None:
    """card: Shift ②"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Shift   monsters: Kuriboh, Mystical Elf (set)\n"
        "opp 8000   hand: Offerings to the Doomed",
        ask_all=True,
    )
    t.opp.activates("Offerings to the Doomed", targeting="Kuriboh")
    t.you.cannot("activate Shift effect 2", because="target.timing.chosen-at-activation")


def test_fairys_hand_mirror_turns_a_spell_upon_his_own_monster() -> None:
    """card: Fairy's Hand Mirror"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Fairy's Hand Mirror   monsters: Kuriboh\n"
        "opp 8000   hand: Offerings to the Doomed   monsters: Battle Ox"
    )
    t.opp.activates("Offerings to the Doomed", targeting="Kuriboh")
    t.you.activates("Fairy's Hand Mirror").nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == []


def test_fairys_hand_mirror_takes_an_equip_spell_too() -> None:
    """card: Fairy's Hand Mirror"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Fairy's Hand Mirror   monsters: Kuriboh\n"
        "opp 8000   hand: Axe of Despair   monsters: Battle Ox"
    )
    t.opp.activates("Axe of Despair", targeting="Battle Ox")
    t.you.activates("Fairy's Hand Mirror").nobody_responds()
    assert t.you.atk_of("Kuriboh") == 1300 and t.opp.atk_of("Battle Ox") == 1700


def test_fairys_hand_mirror_answers_his_spells_for_one_monster_only() -> None:
    """card: Fairy's Hand Mirror"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Fairy's Hand Mirror, Dust Tornado   monsters: Kuriboh\n"
        "opp 8000   hand: Mystical Space Typhoon   monsters: Battle Ox",
        ask_all=True,
    )
    t.opp.activates("Mystical Space Typhoon", targeting="Dust Tornado")
    t.you.cannot("activate Fairy's Hand Mirror", because="effect.condition.all-must-be-met")


def test_fiends_hand_mirror_turns_a_spell_upon_another_spell_or_trap() -> None:
    """card: Fiend's Hand Mirror"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Fiend's Hand Mirror, Dust Tornado   monsters: Kuriboh\n"
        "opp 8000   hand: Mystical Space Typhoon   set: Sakuretsu Armor"
    )
    t.opp.activates("Mystical Space Typhoon", targeting="Dust Tornado")
    t.you.activates("Fiend's Hand Mirror", targeting="Sakuretsu Armor").nobody_responds()
    assert t.you.set_cards == ["Dust Tornado"] and t.opp.set_cards == []


def test_fiends_hand_mirror_does_not_answer_a_spell_for_a_monster() -> None:
    """card: Fiend's Hand Mirror"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Fiend's Hand Mirror, Dust Tornado   monsters: Kuriboh\n"
        "opp 8000   hand: Offerings to the Doomed   monsters: Battle Ox",
        ask_all=True,
    )
    t.opp.activates("Offerings to the Doomed", targeting="Kuriboh")
    t.you.cannot("activate Fiend's Hand Mirror", because="effect.condition.all-must-be-met")


def test_dramatic_rescue_takes_an_amazoness_out_of_the_way() -> None:
    """card: Dramatic Rescue"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        "you 8000   set: Dramatic Rescue   hand: Gemini Elf   monsters: Amazoness Fighter\n"
        "opp 8000   hand: Offerings to the Doomed"
    )
    t.opp.activates("Offerings to the Doomed", targeting="Amazoness Fighter")
    t.you.activates("Dramatic Rescue").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.hand == ["Amazoness Fighter"] and t.you.monsters == ["Gemini Elf"]


def test_dramatic_rescue_needs_a_monster_in_your_hand_to_take_the_place() -> None:
    """card: Dramatic Rescue"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        "you 8000   set: Dramatic Rescue   hand: Umi   monsters: Amazoness Fighter\n"
        "opp 8000   hand: Offerings to the Doomed",
        ask_all=True,
    )
    t.opp.activates("Offerings to the Doomed", targeting="Amazoness Fighter")
    t.you.cannot("activate Dramatic Rescue", because="effect.condition.all-must-be-met")


def test_dramatic_rescue_is_for_an_amazoness_on_the_field() -> None:
    """card: Dramatic Rescue"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        "you 8000   set: Dramatic Rescue   hand: Gemini Elf   monsters: Kuriboh\n"
        "opp 8000   hand: Offerings to the Doomed",
        ask_all=True,
    )
    t.opp.activates("Offerings to the Doomed", targeting="Kuriboh")
    t.you.cannot("activate Dramatic Rescue", because="effect.condition.all-must-be-met")


def test_collected_power_gathers_all_equips_and_lets_the_wrong_ones_fall() -> None:
    """card: Collected Power"""
    t = table(
        "turn 3, Main Phase 1, you to act\n"
        "you 8000   set: Collected Power   monsters: Gemini Elf   spells: Axe of Despair (on opp zone 1)\n"
        "opp 8000   monsters: Celtic Guardian   spells: Legendary Sword (on Celtic Guardian)"
    )
    t.you.activates("Collected Power", targeting="Gemini Elf").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 2900 and t.opp.atk_of("Celtic Guardian") == 1400
    assert t.opp.graveyard == ["Legendary Sword"] and t.you.spells == ["Axe of Despair"]


def test_collected_power_needs_an_equip_card() -> None:
    """card: Collected Power"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   set: Collected Power   monsters: Gemini Elf\nopp 8000")
    t.you.cannot("activate Collected Power", because="effect.condition.no-possible-resolution-blocks-activation")
