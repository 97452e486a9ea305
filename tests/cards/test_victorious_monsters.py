"""Cards: monsters that do something when they have destroyed a monster by battle, or inflicted battle damage."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(
    you: str, opp: str = "", phase: str = "Main Phase 1", decks: tuple[str, str] = ("5 Sogen", "9 Sogen")
) -> Table:
    return table(
        f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: {decks[0]}\nopp 8000   {opp}   deck: {decks[1]}"
    )


def your_battle(you: str, opp: str = "", decks: tuple[str, str] = ("5 Sogen", "9 Sogen")) -> Table:
    return your_turn(you, opp, "Battle Step", decks)


def destroys(card: str, prey: str, you: str = "hand: Umi", opp: str = "   hand: Umi", deck: str = "5 Sogen") -> Table:
    """A card of yours attacks a weaker monster."""
    t = your_battle(f"monsters: {card}   {you}", f"monsters: {prey}{opp}", (deck, "9 Sogen"))
    t.you.attacks(card, prey.partition(" (")[0])
    return t


def hits(
    card: str, you: str = "hand: Umi", opp: str = "hand: Umi", decks: tuple[str, str] = ("5 Sogen", "9 Sogen")
) -> Table:
    """A card of yours attacks directly."""
    t = your_battle(f"monsters: {card}   {you}", opp, decks)
    t.you.attacks_directly(card)
    return t


# ------------------------------------------------------------------------------------------ LP, damage and strength


def test_des_volstgalph_hurts_for_what_it_destroys() -> None:
    """card: Des Volstgalph ①"""
    t = destroys("Des Volstgalph", "Gemini Elf (defense)")
    t.nobody_responds()
    assert t.opp.lp == 7500


def test_des_volstgalph_does_not_hurt_for_a_monster_that_is_banished() -> None:
    """card: Des Volstgalph ①"""
    t = destroys("Des Volstgalph", "Gemini Elf (defense)", "hand: Umi   spells: Dimensional Fissure")
    assert t.opp.lp == 8000


def test_des_volstgalph_grows_by_normal_and_quick_play_spells_of_either_player() -> None:
    """card: Des Volstgalph ②"""
    t = your_turn(
        "monsters: Des Volstgalph   hand: Pot of Greed, Book of Moon, Axe of Despair, Kuriboh", "monsters: Sangan"
    )
    t.you.activates("Pot of Greed").nobody_responds()
    t.you.activates("Book of Moon", targeting="Sangan").nobody_responds()
    assert t.you.atk_of("Des Volstgalph") == 2600
    t.you.activates("Axe of Despair", targeting="Des Volstgalph").nobody_responds()
    assert t.you.atk_of("Des Volstgalph") == 3600
    t.you.ends_turn()
    assert t.you.atk_of("Des Volstgalph") == 3200


@pytest.mark.parametrize("card", ["KA-2 Des Scissors", "Needle Burrower"])
def test_it_hurts_for_the_level_of_what_it_destroys(card: str) -> None:
    """card: KA-2 Des Scissors, Needle Burrower"""
    t = destroys(card, "Skull Servant (defense)")
    t.nobody_responds()
    assert t.opp.lp == 7500
    t = destroys(card, "Petit Dragon (defense)")
    t.nobody_responds()
    assert t.opp.lp == 7000


@pytest.mark.parametrize(("card", "gain"), [("Absorbing Kid from the Sky", 600), ("Royal Knight", 700)])
def test_it_heals_by_what_it_destroys(card: str, gain: int) -> None:
    """card: Absorbing Kid from the Sky, Royal Knight"""
    t = destroys(card, "Petit Dragon (defense)")
    t.nobody_responds()
    assert t.you.lp == 8000 + gain


@pytest.mark.parametrize("card", ["Absorbing Kid from the Sky", "Royal Knight", "KA-2 Des Scissors", "Needle Burrower"])
def test_it_needs_the_monster_in_the_graveyard(card: str) -> None:
    """card: Absorbing Kid from the Sky, Royal Knight, KA-2 Des Scissors, Needle Burrower"""
    t = destroys(card, "Petit Dragon (defense)", "hand: Umi   spells: Dimensional Fissure")
    assert t.opp.banished == ["Petit Dragon"] and (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.parametrize(("card", "atk"), [("Emes the Infinity", 3200), ("Millennium Scorpion", 2500)])
def test_it_grows_by_what_it_destroys(card: str, atk: int) -> None:
    """card: Emes the Infinity ①, Millennium Scorpion"""
    t = destroys(card, "Petit Dragon (defense)")
    t.nobody_responds()
    assert t.you.atk_of(card) == atk
    t = destroys(card, "Petit Dragon (defense)", "hand: Umi   spells: Dimensional Fissure")
    assert t.you.atk_of(card) < atk


def test_insect_princess_turns_insects_of_the_opponent_to_attack() -> None:
    """card: Insect Princess"""
    t = your_turn("hand: Insect Princess, Umi   monsters: Sangan", "monsters: Petit Moth (defense), Kuriboh (defense)")
    t.you.summons("Insect Princess", tributing=["Sangan"])
    t.nobody_responds()
    assert t.opp.monster("Petit Moth").position == "attack" and t.opp.monster("Kuriboh").position == "defense"


@pytest.mark.parametrize(("prey", "atk"), [("Petit Moth", 2400), ("Petit Dragon", 1900)])
def test_insect_princess_grows_by_insects_it_destroys(prey: str, atk: int) -> None:
    """card: Insect Princess"""
    t = destroys("Insect Princess", prey)
    t.nobody_responds()
    assert t.you.atk_of("Insect Princess") == atk


# -------------------------------------------------------------------------------------------- cards of hand and deck


def test_helping_robo_draws_and_puts_a_card_under_the_deck() -> None:
    """card: Helping Robo for Combat"""
    t = destroys("Helping Robo for Combat", "Petit Dragon (defense)", deck="Kuriboh, 2 Sogen")
    t.nobody_responds()
    t.you.chooses("Umi")
    assert t.you.hand == ["Kuriboh"] and t.you.deck == ["Sogen", "Sogen", "Umi"]


def test_helping_robo_does_nothing_for_a_monster_that_stays() -> None:
    """card: Helping Robo for Combat"""
    t = destroys("Helping Robo for Combat", "Mystical Elf (defense)")
    assert t.you.hand == ["Umi"]


def test_hydrogeddon_brings_another() -> None:
    """card: Hydrogeddon ①"""
    t = destroys("Hydrogeddon", "Petit Dragon", deck="Hydrogeddon, Kuriboh, Sogen")
    t.you.triggers("Hydrogeddon").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Hydrogeddon", "Hydrogeddon"]


def test_hydrogeddon_may_stay_alone() -> None:
    """card: Hydrogeddon ①"""
    t = destroys("Hydrogeddon", "Petit Dragon", deck="Hydrogeddon, Kuriboh, Sogen")
    t.you.passes()
    assert t.you.monsters == ["Hydrogeddon"]


# ----------------------------------------------------------------------------------- what becomes of what was destroyed


@pytest.mark.parametrize("card", ["Mystical Knight of Jackal", "Winged Sage Falcos"])
def test_it_puts_the_fallen_monster_on_top_of_the_deck(card: str) -> None:
    """card: Mystical Knight of Jackal, Winged Sage Falcos"""
    t = destroys(card, "Petit Dragon")
    t.you.triggers(card).nobody_responds()
    assert t.opp.deck[0] == "Petit Dragon" and t.opp.graveyard == []
    t = destroys(card, "Petit Dragon")
    t.you.passes()
    assert t.opp.graveyard == ["Petit Dragon"]


def test_falcos_leaves_a_monster_that_was_in_defense_position() -> None:
    """card: Winged Sage Falcos"""
    t = destroys("Winged Sage Falcos", "Petit Dragon (defense)")
    assert t.you.is_asked("open state") and t.opp.graveyard == ["Petit Dragon"]


def test_ghost_knight_takes_the_fallen_monster_to_your_field() -> None:
    """card: Ghost Knight of Jackal"""
    t = destroys("Ghost Knight of Jackal", "Petit Dragon")
    t.you.triggers("Ghost Knight of Jackal").nobody_responds()
    t.you.take_zone()
    assert t.you.monster("Petit Dragon").position == "defense" and t.opp.graveyard == []


def test_ghost_knight_may_leave_it() -> None:
    """card: Ghost Knight of Jackal"""
    t = destroys("Ghost Knight of Jackal", "Petit Dragon")
    t.you.passes()
    assert t.opp.graveyard == ["Petit Dragon"]


def test_ishzark_banishes_what_it_destroys() -> None:
    """card: Divine Knight Ishzark"""
    t = destroys("Divine Knight Ishzark", "Petit Dragon (defense)")
    t.nobody_responds()
    assert t.opp.banished == ["Petit Dragon"] and t.opp.graveyard == []
    t = destroys(
        "Divine Knight Ishzark", "Giant Soldier of Stone (defense)", "hand: Umi", "   spells: Yellow Luster Shield"
    )
    assert t.opp.monsters == ["Giant Soldier of Stone"]


@pytest.mark.parametrize(("other", "kept"), [("Kuriboh", True), ("Petit Dragon", False)])
def test_twin_headed_wolf_negates_flip_effects_beside_another_fiend(other: str, kept: bool) -> None:
    """card: Twin-Headed Wolf"""
    t = your_battle(f"monsters: Twin-Headed Wolf, {other}   hand: Umi", "monsters: Skelengel (set)   hand: Umi")
    t.you.attacks("Twin-Headed Wolf", "Skelengel")
    t.nobody_responds()
    assert t.opp.hand == (["Umi"] if kept else ["Umi", "Sogen"]) and t.opp.graveyard == ["Skelengel"]


@pytest.mark.parametrize("there", ["hand: Umi", "set: Waboku"])
def test_ultimate_obedient_fiend_attacks_only_alone_and_with_no_hand(there: str) -> None:
    """card: Ultimate Obedient Fiend"""
    t = your_battle(f"monsters: Ultimate Obedient Fiend   {there}")
    t.you.cannot("attack directly with Ultimate Obedient Fiend", because=FORBIDDEN)


def test_ultimate_obedient_fiend_negates_what_it_destroys() -> None:
    """card: Ultimate Obedient Fiend"""
    t = your_battle("monsters: Ultimate Obedient Fiend", "monsters: Man-Eater Bug (set)   hand: Umi")
    t.you.attacks("Ultimate Obedient Fiend", "Man-Eater Bug")
    t.nobody_responds()
    assert t.you.monsters == ["Ultimate Obedient Fiend"] and t.opp.graveyard == ["Man-Eater Bug"]
    t = your_battle("monsters: Ultimate Obedient Fiend", "monsters: Giant Germ   hand: Umi")
    t.you.attacks("Ultimate Obedient Fiend", "Giant Germ")
    t.nobody_responds()
    assert t.you.lp == 8000 and t.opp.graveyard == ["Giant Germ"]


def test_inferno_hammer_turns_a_monster_face_down() -> None:
    """card: Inferno Hammer ①"""
    t = destroys("Inferno Hammer", "Petit Dragon", opp=", Gemini Elf, Kuriboh (set)")
    t.you.triggers("Inferno Hammer").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set"


def test_inferno_hammer_need_not() -> None:
    """card: Inferno Hammer ①"""
    t = destroys("Inferno Hammer", "Petit Dragon", opp=", Gemini Elf")
    t.you.passes()
    assert t.opp.monster("Gemini Elf").position == "attack"


# ------------------------------------------------------------------------------------------------------- battle damage


def test_the_burglars_make_the_opponent_send_a_spell_of_the_deck() -> None:
    """card: Dark Scorpion Burglars"""
    t = hits("Dark Scorpion Burglars", decks=("5 Sogen", "Kuriboh, Dark Hole, Raigeki, Waboku"))
    t.nobody_responds()
    assert sorted(t.opp.is_asked("search").offers) == ["Dark Hole", "Raigeki"]
    t.opp.chooses("Raigeki")
    assert t.opp.graveyard == ["Raigeki"]


CLIFF = "Dark Scorpion - Cliff the Trap Remover"
CHICK = "Dark Scorpion - Chick the Yellow"
GORG = "Dark Scorpion - Gorg the Strong"


def test_cliff_destroys_a_spell_or_trap_or_sends_two_cards_of_the_deck() -> None:
    """card: Dark Scorpion - Cliff the Trap Remover"""
    t = hits(CLIFF, opp="set: Dark Hole")
    t.you.triggers(CLIFF, 1).nobody_responds()
    assert t.opp.graveyard == ["Dark Hole"] and len(t.opp.deck) == 9
    t = hits(CLIFF, opp="set: Dark Hole")
    t.you.triggers(CLIFF, 2).nobody_responds()
    assert t.opp.graveyard == ["Sogen", "Sogen"] and t.opp.set_cards == ["Dark Hole"]


def test_chick_returns_a_card_or_looks_at_the_top_of_the_deck() -> None:
    """card: Dark Scorpion - Chick the Yellow"""
    t = hits(CHICK, opp="set: Dark Hole")
    t.you.triggers(CHICK, 1)
    t.you.targets("Dark Hole").nobody_responds()
    assert t.opp.hand == ["Dark Hole"]
    t = hits(CHICK, opp="set: Dark Hole", decks=("5 Sogen", "Kuriboh, 2 Sogen"))
    t.you.triggers(CHICK, 2).nobody_responds()
    assert len(t.you.is_asked("mode").offers) == 2
    t.you.chooses_effect(2)
    assert t.opp.deck == ["Sogen", "Sogen", "Kuriboh"]


def test_gorg_puts_a_monster_on_the_deck_or_sends_a_card_of_it() -> None:
    """card: Dark Scorpion - Gorg the Strong"""
    t = your_battle(f"monsters: {GORG}   hand: Umi", "monsters: Petit Dragon, Summoned Skull   hand: Umi")
    t.you.attacks(GORG, "Petit Dragon")
    t.you.triggers(GORG, 1).nobody_responds()
    assert t.opp.deck[0] == "Summoned Skull"
    t = hits(GORG)
    t.you.passes()
    assert t.opp.graveyard == []
    t = hits(GORG)
    t.you.triggers(GORG).nobody_responds()
    assert t.opp.graveyard == ["Sogen"]


@pytest.mark.parametrize("card", [CLIFF, CHICK])
def test_a_scorpion_need_do_nothing(card: str) -> None:
    """card: Dark Scorpion - Cliff the Trap Remover, Dark Scorpion - Chick the Yellow"""
    t = hits(card, opp="set: Dark Hole")
    t.you.passes()
    assert t.opp.set_cards == ["Dark Hole"] and len(t.opp.deck) == 9


def test_mefist_pierces_and_makes_the_opponent_discard() -> None:
    """card: Mefist the Infernal General"""
    t = destroys("Mefist the Infernal General", "Petit Dragon (defense)")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1100 and "Umi" in t.opp.graveyard


def test_mefist_takes_no_card_without_damage() -> None:
    """card: Mefist the Infernal General"""
    t = destroys("Mefist the Infernal General", "Mystical Elf (defense)")
    assert t.opp.hand == ["Umi"]


def test_blood_sucker_sends_the_top_card_of_the_deck() -> None:
    """card: Blood Sucker"""
    t = hits("Blood Sucker")
    t.nobody_responds()
    assert t.opp.graveyard == ["Sogen"]
    t = destroys("Blood Sucker", "Petit Dragon (defense)")
    assert t.opp.graveyard == ["Petit Dragon"]


def test_sasuke_samurai_3_lets_the_opponent_draw_up_to_seven() -> None:
    """card: Sasuke Samurai #3"""
    t = hits("Sasuke Samurai #3", opp="hand: 3 Umi")
    t.nobody_responds()
    assert len(t.opp.hand) == 7
    t = hits("Sasuke Samurai #3", opp="hand: 8 Umi")
    t.nobody_responds()
    assert len(t.opp.hand) == 8


def test_brron_may_discard_a_card_of_yours() -> None:
    """card: Brron, Mad King of Dark World"""
    brron = '"Brron, Mad King of Dark World"'
    t = your_battle(f"monsters: {brron}   hand: Umi")
    t.you.attacks_directly("Brron, Mad King of Dark World")
    t.you.triggers("Brron, Mad King of Dark World").nobody_responds()
    assert t.you.graveyard == ["Umi"]
    t = your_battle(f"monsters: {brron}   hand: Umi")
    t.you.attacks_directly("Brron, Mad King of Dark World")
    t.you.passes()
    assert t.you.hand == ["Umi"]


@pytest.mark.parametrize(
    ("card", "where", "fetched"),
    [
        ("Aswan Apparition", "graveyard: Waboku, Dark Hole, Messenger of Peace", "Waboku"),
        ("Nubian Guard", "graveyard: Waboku, Dark Hole, Messenger of Peace", "Messenger of Peace"),
    ],
)
def test_it_puts_a_card_of_the_graveyard_on_the_deck(card: str, where: str, fetched: str) -> None:
    """card: Aswan Apparition, Nubian Guard"""
    t = hits(card, f"hand: Umi   {where}")
    t.you.triggers(card).nobody_responds()
    assert t.you.deck[0] == fetched and len(t.you.graveyard) == 2
    t = hits(card, f"hand: Umi   {where}")
    t.you.passes()
    assert len(t.you.graveyard) == 3


def test_drill_bug_puts_a_parasite_on_top_of_your_deck() -> None:
    """card: Drill Bug"""
    t = hits("Drill Bug", decks=("3 Sogen, Parasite Paracide, Kuriboh", "5 Sogen"))
    t.you.triggers("Drill Bug").nobody_responds()
    assert t.you.deck[0] == "Parasite Paracide" and len(t.you.deck) == 5
    t = destroys("Drill Bug", "Petit Dragon (defense)", deck="3 Sogen, Parasite Paracide")
    assert t.you.deck[0] == "Sogen"


def test_decayed_commander_brings_its_tiger_and_takes_a_card_by_a_direct_attack() -> None:
    """card: Decayed Commander"""
    t = your_turn("hand: Decayed Commander, Zombie Tiger, Kuriboh")
    t.you.summons("Decayed Commander")
    t.you.triggers("Decayed Commander").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Decayed Commander", "Zombie Tiger"]
    t = hits("Decayed Commander")
    t.nobody_responds()
    assert t.opp.graveyard == ["Umi"]


def test_decayed_commander_takes_nothing_by_an_attack_on_a_monster() -> None:
    """card: Decayed Commander"""
    t = destroys("Decayed Commander", "Petit Dragon")
    assert t.opp.hand == ["Umi"] and t.opp.lp == 7600
    t = your_turn("hand: Decayed Commander, Zombie Tiger")
    t.you.summons("Decayed Commander")
    t.you.passes()
    assert t.you.hand == ["Zombie Tiger"]


def test_senku_draws_by_a_direct_attack_and_goes_in_the_end_phase_of_its_summon() -> None:
    """card: Majestic Mech - Senku"""
    t = hits("Majestic Mech - Senku")
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Sogen", "Umi"]
    t.you.ends_turn()
    assert t.you.monsters == ["Majestic Mech - Senku"]
    t = your_turn("hand: Majestic Mech - Senku, Umi")
    t.you.summons("Majestic Mech - Senku")
    t.you.ends_turn()
    assert t.you.graveyard == ["Majestic Mech - Senku"]


def test_senku_draws_nothing_by_an_attack_on_a_monster() -> None:
    """card: Majestic Mech - Senku"""
    t = destroys("Majestic Mech - Senku", "Petit Dragon")
    assert t.you.hand == ["Umi"] and t.opp.lp == 7600


def test_penguin_torpedo_strikes_past_monsters_takes_one_and_is_destroyed() -> None:
    """card: Penguin Torpedo ①②③"""
    t = your_battle("monsters: Penguin Torpedo   hand: Umi", "monsters: Banisher of the Light, Blue-Eyes White Dragon")
    t.you.attacks_directly("Penguin Torpedo")
    assert t.opp.lp == 8000 - 550
    t.you.triggers("Penguin Torpedo").nobody_responds()
    t.you.take_zone()
    assert t.you.graveyard == ["Penguin Torpedo"] and t.you.monsters == ["Banisher of the Light"]
    t.you.cannot("attack with Banisher of the Light", because=FORBIDDEN)


def test_penguin_torpedo_may_take_none() -> None:
    """card: Penguin Torpedo ②③"""
    t = your_battle("monsters: Penguin Torpedo   hand: Umi", "monsters: Gemini Elf")
    t.you.attacks_directly("Penguin Torpedo")
    t.you.passes()
    assert t.you.graveyard == ["Penguin Torpedo"] and t.opp.monsters == ["Gemini Elf"]


def test_sword_hunter_arms_itself_with_what_it_has_felled() -> None:
    """card: Sword Hunter"""
    t = destroys("Sword Hunter", "Battle Ox", "hand: Umi, Axe of Despair", "   hand: Umi")
    t.nobody_responds()
    assert t.you.atk_of("Sword Hunter") == 2450
    t.you.take_zone()
    assert t.you.spells == ["Battle Ox"] and t.you.atk_of("Sword Hunter") == 2650 and t.opp.graveyard == []
    t.you.activates("Axe of Despair", targeting="Sword Hunter")
    assert t.you.atk_of("Sword Hunter") == 3650
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.atk_of("Sword Hunter") == 3650


def test_sword_hunter_takes_nothing_that_has_left_the_graveyard_or_that_another_has_felled() -> None:
    """card: Sword Hunter"""
    t = your_battle("monsters: Sword Hunter, Summoned Skull   hand: Umi", "monsters: Battle Ox, Kuriboh   hand: Umi")
    t.you.attacks("Summoned Skull", "Battle Ox")
    t.you.goes_to("Main Phase 2")
    assert t.you.spells == [] and t.opp.graveyard == ["Battle Ox"] and t.you.is_asked("open state")
