"""Cards: monsters that change a battle while it is fought, or whoever fights with them."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NOT_MET = "effect.condition.all-must-be-met"
NO_PROCEDURE = "summon.special-monster.by-fulfilling-condition"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def your_battle(you: str, opp: str = "") -> Table:
    return your_turn(f"{you}   hand: Umi", opp, "Battle Step")


def their_battle(you: str, opp: str = "") -> Table:
    return table(
        "turn 4, Battle Step, opp to act\n"
        f"you 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   hand: Umi   deck: 9 Sogen"
    )


def attacks(card: str, prey: str) -> Table:
    """A card of yours attacks a monster."""
    t = your_battle(f"monsters: {card}", f"monsters: {prey}")
    t.you.attacks(card, prey.partition(" (")[0])
    return t


def is_attacked(card: str, attacker: str, lies: str = "") -> Table:
    """A card of yours is attacked by a monster."""
    t = their_battle(f"monsters: {card} {lies}   hand: Umi", f"monsters: {attacker}")
    t.opp.attacks(attacker, card)
    return t


# ------------------------------------------------------------------------------------------------ during the battle


@pytest.mark.parametrize(("attacker", "falls"), [("Mystical Elf", True), ("Dark Artist", False), ("Watapon", False)])
def test_dark_artist_is_half_as_tough_against_light(attacker: str, falls: bool) -> None:
    """card: Dark Artist"""
    t = is_attacked("Dark Artist", attacker, "(defense)")
    assert (t.you.graveyard == ["Dark Artist"]) is falls


@pytest.mark.parametrize(("prey", "damage"), [("Mystical Elf", 2300), ("Gemini Elf", 200)])
def test_penumbral_soldier_lady_is_stronger_against_light(prey: str, damage: int) -> None:
    """card: Penumbral Soldier Lady"""
    t = attacks("Penumbral Soldier Lady", prey)
    assert t.opp.lp == 8000 - damage and t.you.atk_of("Penumbral Soldier Lady") == 2100


def test_steamroid_is_stronger_attacking_and_weaker_attacked() -> None:
    """card: Steamroid"""
    t = attacks("Steamroid", "Gemini Elf")
    assert t.opp.lp == 8000 - 400 and t.you.atk_of("Steamroid") == 1800
    t = is_attacked("Steamroid", "Gemini Elf")
    assert t.you.lp == 8000 - 600
    t = your_battle("monsters: Steamroid")
    t.you.attacks_directly("Steamroid")
    assert t.opp.lp == 8000 - 1800


@pytest.mark.parametrize(("card", "direct", "other"), [("Etoile Cyber", 1700, 600), ("Piranha Army", 1600, 600)])
def test_it_is_stronger_in_a_direct_attack(card: str, direct: int, other: int) -> None:
    """card: Etoile Cyber, Piranha Army"""
    t = your_battle(f"monsters: {card}")
    t.you.attacks_directly(card)
    assert t.opp.lp == 8000 - direct
    t = attacks(card, "Hinotama Soul" if card == "Etoile Cyber" else "Watapon")
    assert t.opp.lp == 8000 - other


def test_cats_ear_tribe_makes_attackers_weak_in_their_own_turn() -> None:
    """card: Cat's Ear Tribe"""
    t = is_attacked("Cat's Ear Tribe", "Summoned Skull")
    assert t.you.lp == 8000 and t.opp.graveyard == ["Summoned Skull"]
    t = your_battle("monsters: Cat's Ear Tribe", "monsters: Summoned Skull")
    t.you.attacks("Cat's Ear Tribe", "Summoned Skull")
    assert t.you.lp == 8000 - 2300


def test_spirit_ryu_discards_a_dragon_to_grow_in_its_attack() -> None:
    """card: Spirit Ryu"""
    t = your_turn("monsters: Spirit Ryu   hand: Petit Dragon, Kuriboh", "monsters: Gemini Elf", "Battle Step")
    t.you.attacks("Spirit Ryu", "Gemini Elf")
    t.you.activates("Spirit Ryu")
    t.nobody_responds()
    assert t.you.graveyard == ["Petit Dragon"] and t.opp.lp == 8000 - 100


def test_spirit_ryu_grows_only_while_it_attacks() -> None:
    """card: Spirit Ryu"""
    t = your_turn("monsters: Spirit Ryu   hand: Petit Dragon, Kuriboh", "monsters: Gemini Elf", "Battle Step")
    t.you.cannot("activate Spirit Ryu", because=NOT_MET)


# ---------------------------------------------------------------------------------- without, before and after damage


def test_nanobreaker_destroys_small_face_up_monsters_without_a_calculation() -> None:
    """card: Nanobreaker"""
    t = attacks("Nanobreaker", "Haniwa (defense)")
    assert t.opp.graveyard == ["Haniwa"]
    t = attacks("Nanobreaker", "Mystical Elf (defense)")
    assert t.opp.monsters == ["Mystical Elf"] and t.you.lp == 8000 - 400


def test_nanobreaker_destroys_what_it_could_not_beat() -> None:
    """card: Nanobreaker"""
    t = your_battle(
        "monsters: Nanobreaker", "monsters: Hero of the East   spells: Axe of Despair (on Hero of the East)"
    )
    t.you.attacks("Nanobreaker", "Hero of the East")
    assert "Hero of the East" in t.opp.graveyard and t.you.lp == 8000
    t = your_battle("monsters: Nanobreaker", "monsters: Gemini Elf")
    t.you.attacks("Nanobreaker", "Gemini Elf")
    assert t.you.lp == 8000 - 300


def test_disc_fighter_destroys_tough_monsters_in_defense_position() -> None:
    """card: Disc Fighter"""
    for lies in ("(defense)", "(set)"):
        t = attacks("Disc Fighter", f"Giant Soldier of Stone {lies}")
        t.nobody_responds()
        assert t.opp.graveyard == ["Giant Soldier of Stone"] and t.you.lp == 8000


def test_disc_fighter_leaves_those_below_2000_to_the_battle() -> None:
    """card: Disc Fighter"""
    t = attacks("Disc Fighter", "Dark Artist (defense)")
    assert t.opp.monsters == ["Dark Artist"] and t.you.lp == 8000 - 400


def test_kelbek_returns_the_attacker() -> None:
    """card: Kelbek"""
    t = is_attacked("Kelbek", "Gemini Elf")
    assert t.opp.hand == ["Umi", "Gemini Elf"] and t.you.graveyard == ["Kelbek"] and t.you.lp == 8000 - 400
    t = attacks("Kelbek", "Gemini Elf")
    assert t.opp.monsters == ["Gemini Elf"]


@pytest.mark.parametrize("card", ["Kangaroo Champ", "Prickle Fairy"])
def test_it_turns_what_battles_it_to_defense(card: str) -> None:
    """card: Kangaroo Champ, Prickle Fairy"""
    t = is_attacked(card, "Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "defense" and t.you.graveyard == [card]
    t = attacks(card, "Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "defense"


def test_prickle_fairy_keeps_insects_from_being_attacked() -> None:
    """card: Prickle Fairy"""
    t = their_battle(
        "monsters: Prickle Fairy (defense), Petit Moth, Petit Moth (set)   hand: Umi", "monsters: Gemini Elf"
    )
    t.opp.declares("Gemini Elf")
    assert len(t.opp.is_asked("attack target").offers) == 2


NEEDLES = ["Two Thousand Needles", "Thousand Needles", "Des Kangaroo"]


@pytest.mark.parametrize("card", NEEDLES)
@pytest.mark.parametrize("lies", ["(defense)", "(set)"])
def test_a_weaker_attacker_is_destroyed(card: str, lies: str) -> None:
    """card: Two Thousand Needles, Thousand Needles, Des Kangaroo"""
    t = is_attacked(card, "Celtic Guardian", lies)
    assert t.opp.graveyard == ["Celtic Guardian"] and t.you.monsters == [card]


@pytest.mark.parametrize("card", NEEDLES)
def test_one_that_is_as_strong_is_not(card: str) -> None:
    """card: Two Thousand Needles, Thousand Needles, Des Kangaroo"""
    equal = "La Jinn the Mystical Genie of the Lamp" if card != "Des Kangaroo" else "Battle Ox"
    t = is_attacked(card, equal, "(defense)")
    assert t.opp.monsters == [equal] and t.you.monsters == [card]


def test_two_thousand_needles_prick_in_defense_position_only() -> None:
    """card: Two Thousand Needles"""
    t = your_battle("monsters: Two Thousand Needles", "monsters: Giant Soldier of Stone (defense)")
    t.you.attacks("Two Thousand Needles", "Giant Soldier of Stone")
    assert t.opp.monsters == ["Giant Soldier of Stone"]


@pytest.mark.parametrize("card", ["Thousand Needles", "Des Kangaroo"])
def test_they_prick_in_defense_position_only(card: str) -> None:
    """card: Thousand Needles, Des Kangaroo"""
    t = is_attacked(card, "Battle Ox")
    assert t.opp.monsters == ["Battle Ox"] and t.you.graveyard == [card]


def test_hyper_hammerhead_returns_what_it_does_not_destroy() -> None:
    """card: Hyper Hammerhead"""
    t = attacks("Hyper Hammerhead", "Gemini Elf")
    assert t.opp.hand == ["Gemini Elf"] and t.you.graveyard == ["Hyper Hammerhead"]
    t = attacks("Hyper Hammerhead", "Giant Soldier of Stone (defense)")
    assert t.opp.hand == ["Giant Soldier of Stone"]
    t = attacks("Hyper Hammerhead", "Petit Dragon")
    assert t.opp.graveyard == ["Petit Dragon"]


@pytest.mark.parametrize(("prey", "falls"), [("Summoned Skull", True), ("Blue-Eyes White Dragon", False)])
def test_getsu_fuhma_destroys_fiends_and_zombies_that_battle_it(prey: str, falls: bool) -> None:
    """card: Getsu Fuhma"""
    t = is_attacked("Getsu Fuhma", prey, "(defense)")
    assert (t.opp.graveyard == [prey]) is falls and t.you.graveyard == ["Getsu Fuhma"]


def test_chainsaw_insect_lets_the_opponent_draw() -> None:
    """card: Chainsaw Insect"""
    t = attacks("Chainsaw Insect", "Gemini Elf")
    assert t.opp.hand == ["Sogen"]
    t = is_attacked("Chainsaw Insect", "Summoned Skull")
    assert t.you.graveyard == ["Chainsaw Insect"] and sorted(t.opp.hand) == ["Sogen", "Umi"]


def test_neo_bubbleman_comes_for_bubbleman_and_metamorphosis() -> None:
    """card: Elemental HERO Neo Bubbleman"""
    neo = "Elemental HERO Neo Bubbleman"
    t = your_turn(f"monsters: Elemental HERO Bubbleman   hand: {neo}, Metamorphosis, Umi")
    t.you.special_summons(neo)
    assert sorted(t.you.graveyard) == ["Elemental HERO Bubbleman", "Metamorphosis"]
    t = your_turn(f"monsters: Elemental HERO Bubbleman   hand: {neo}, Umi")
    t.you.cannot(f"special summon {neo}", because=NO_PROCEDURE)


def test_neo_bubbleman_is_called_bubbleman_and_destroys_what_battles_it() -> None:
    """card: Elemental HERO Neo Bubbleman"""
    neo = "Elemental HERO Neo Bubbleman"
    t = your_turn(f"monsters: {neo}   hand: {neo}, Metamorphosis, Umi")
    t.you.special_summons(neo)
    assert sorted(t.you.graveyard) == [neo, "Metamorphosis"]
    t = is_attacked(neo, "Summoned Skull", "(defense)")
    assert t.opp.graveyard == ["Summoned Skull"] and t.you.graveyard == [neo]


# ----------------------------------------------------------------------------------------------------- turns later


@pytest.mark.parametrize("card", ["Zone Eater", "Swordsman from a Distant Land"])
def test_what_it_attacked_falls_in_the_fifth_end_phase(card: str) -> None:
    """card: Zone Eater, Swordsman from a Distant Land"""
    t = attacks(card, "Mystical Elf")
    assert t.you.graveyard == [card] and t.opp.monsters == ["Mystical Elf"]
    for seat in (t.you, t.opp, t.you, t.opp):
        seat.ends_turn()
        assert t.opp.monsters == ["Mystical Elf"]
    t.you.ends_turn()
    assert t.opp.graveyard == ["Mystical Elf"]


@pytest.mark.parametrize("card", ["Zone Eater", "Swordsman from a Distant Land"])
def test_being_attacked_by_a_monster_dooms_it_not(card: str) -> None:
    """card: Zone Eater, Swordsman from a Distant Land"""
    t = is_attacked(card, "Mystical Elf")
    for seat in (t.opp, t.you, t.opp, t.you, t.opp, t.you):
        seat.ends_turn()
    assert t.opp.monsters == ["Mystical Elf"]


@pytest.mark.parametrize(("attacker", "falls"), [("Mystical Elf", True), ("Mechanicalchaser", False)])
def test_what_attacks_steel_scorpion_falls_in_its_third_end_phase(attacker: str, falls: bool) -> None:
    """card: Steel Scorpion"""
    t = is_attacked("Steel Scorpion", attacker)
    for seat in (t.opp, t.you, t.opp, t.you):
        seat.ends_turn()
        assert t.opp.monsters == [attacker]
    t.opp.ends_turn()
    assert (t.opp.graveyard == [attacker]) is falls


# ------------------------------------------------------------------------------------------------- what is not lost


@pytest.mark.parametrize("card", ["Amazoness Fighter", "Monk Fighter"])
def test_its_battles_cost_you_nothing(card: str) -> None:
    """card: Amazoness Fighter ①, Monk Fighter"""
    t = is_attacked(card, "Summoned Skull")
    assert t.you.lp == 8000 and t.you.graveyard == [card]
    t = attacks(card, "Petit Dragon")
    assert t.opp.lp < 8000


def test_gyroid_is_not_destroyed_once_a_turn() -> None:
    """card: Gyroid"""
    t = their_battle("monsters: Gyroid   hand: Umi", "monsters: Summoned Skull, Gemini Elf")
    t.opp.attacks("Summoned Skull", "Gyroid")
    assert t.you.monsters == ["Gyroid"] and t.you.lp == 8000 - 1500
    t.opp.attacks("Gemini Elf", "Gyroid")
    assert t.you.graveyard == ["Gyroid"]


@pytest.mark.parametrize(
    ("hand", "lies", "stays"), [("", "", True), ("hand: Umi", "", False), ("", "(defense)", False)]
)
def test_reborn_zombie_stays_with_an_empty_hand(hand: str, lies: str, stays: bool) -> None:
    """card: Reborn Zombie"""
    t = their_battle(f"monsters: Reborn Zombie {lies}   {hand}", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Reborn Zombie")
    assert (t.you.monsters == ["Reborn Zombie"]) is stays


def test_kaiser_glider_survives_its_equal_and_returns_a_monster_when_it_falls() -> None:
    """card: Kaiser Glider ①②"""
    t = your_battle("monsters: Kaiser Glider", "monsters: Kaiser Glider")
    t.you.attacks("Kaiser Glider", "Kaiser Glider")
    assert t.you.monsters == t.opp.monsters == ["Kaiser Glider"]
    t = is_attacked("Kaiser Glider", "Summoned Skull")
    t.nobody_responds()
    assert t.you.graveyard == ["Kaiser Glider"] and t.opp.hand == ["Umi", "Summoned Skull"]


def test_kaiser_glider_returns_none_when_it_is_tributed() -> None:
    """card: Kaiser Glider ②"""
    t = your_turn("monsters: Kaiser Glider   hand: Summoned Skull", "monsters: Gemini Elf")
    t.you.summons("Summoned Skull", tributing=["Kaiser Glider"])
    assert t.you.is_asked("open state") and t.opp.monsters == ["Gemini Elf"]


def test_grave_protector_shuffles_what_falls_in_any_battle() -> None:
    """card: Grave Protector"""
    t = your_battle("monsters: Summoned Skull, Grave Protector", "monsters: Petit Dragon")
    t.you.attacks("Summoned Skull", "Petit Dragon")
    assert t.opp.graveyard == [] and "Petit Dragon" in t.opp.deck
    t = your_turn("monsters: Grave Protector   hand: Fissure, Umi", "monsters: Petit Dragon")
    t.you.activates("Fissure").nobody_responds()
    assert t.opp.graveyard == ["Petit Dragon"]


def test_the_oasis_protects_its_emissary_and_your_life_points() -> None:
    """card: Emissary of the Oasis"""
    t = their_battle("monsters: Emissary of the Oasis, Skull Servant   hand: Umi", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Skull Servant")
    assert t.you.graveyard == ["Skull Servant"] and t.you.lp == 8000
    t = their_battle(
        "monsters: Emissary of the Oasis, Skull Servant   hand: Umi", "monsters: Summoned Skull, Gemini Elf"
    )
    t.opp.cannot("attack Emissary of the Oasis with Summoned Skull", because=FORBIDDEN)
    t = their_battle("monsters: Emissary of the Oasis, Gemini Elf   hand: Umi", "monsters: Summoned Skull")
    t.opp.attacks("Summoned Skull", "Gemini Elf")
    assert t.you.lp == 8000 - 600
