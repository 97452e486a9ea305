"""Cards: what must attack or cannot, and what becomes of those who have fought."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"
NO_TARGET = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Battle Step") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Sogen")


# ------------------------------------------------------------------------------------------- attacks that must be made


def test_berserk_gorilla_must_attack() -> None:
    """card: Berserk Gorilla"""
    t = your_turn("monsters: Berserk Gorilla, Kuriboh   hand: Umi", "monsters: Mystical Elf (defense)")
    t.you.cannot("end phase", because=FORBIDDEN)
    t.you.goes_to("Battle Phase")
    t.you.cannot("main phase 2", because=FORBIDDEN)
    t.you.attacks("Berserk Gorilla", "Mystical Elf")
    t.you.can("main phase 2")


def test_berserk_gorilla_need_not_attack_where_it_cannot() -> None:
    """card: Berserk Gorilla"""
    t = your_turn("monsters: Berserk Gorilla, Kuriboh   hand: Umi", "spells: Messenger of Peace")
    t.you.can("end phase")
    t.you.goes_to("Battle Phase")
    t.you.can("main phase 2")


def test_berserk_gorilla_in_defense_position_destroys_itself() -> None:
    """card: Berserk Gorilla"""
    t = your_turn("monsters: Berserk Gorilla   hand: Book of Moon, Umi")
    t.you.does("change position of Berserk Gorilla")
    assert t.you.graveyard == ["Berserk Gorilla"]


# ------------------------------------------------------------------------------------- attacks that cannot be declared


@pytest.mark.parametrize("attacks", ["you", "opp"])
def test_what_battles_harpie_lady_3_declares_no_attack_for_two_turns(attacks: str) -> None:
    """card: Harpie Lady 3"""
    if attacks == "you":
        t = your_turn("monsters: Harpie Lady 3   hand: Umi", "monsters: Gemini Elf, Kuriboh   hand: Umi", "Battle Step")
        t.you.attacks("Harpie Lady 3", "Gemini Elf")
        t.you.ends_turn()
    else:
        t = their_turn("monsters: Harpie Lady 3   hand: Umi", "monsters: Gemini Elf, Kuriboh   hand: Umi")
        t.opp.attacks("Gemini Elf", "Harpie Lady 3")
        t.opp.ends_turn()
        t.you.ends_turn()
    for forbidden in (True, True, False):
        t.opp.goes_to("Battle Phase")
        if forbidden:
            t.opp.cannot("attack with Gemini Elf", because=FORBIDDEN)
        else:
            t.opp.can("attack with Gemini Elf")
        t.opp.can("attack with Kuriboh")
        t.opp.ends_turn()
        t.you.ends_turn()


def test_harpie_lady_3_is_a_harpie_lady() -> None:
    """card: Harpie Lady 3"""
    t = your_turn("monsters: Harpie Lady 3   hand: Cyber Shield, Umi")
    t.you.activates("Cyber Shield", targeting="Harpie Lady 3").nobody_responds()
    assert t.you.atk_of("Harpie Lady 3") == 1800


@pytest.mark.parametrize(("attacker", "free"), [("Gemini Elf", False), ("Armored Zombie", True)])
def test_what_attacks_electric_lizard_rests_for_a_turn_unless_it_is_a_zombie(attacker: str, free: bool) -> None:
    """card: Electric Lizard"""
    t = their_turn("monsters: Electric Lizard, Gemini Elf   hand: Umi", f"monsters: {attacker}   hand: Umi")
    t.opp.attacks(attacker, "Electric Lizard")
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    if free:
        t.opp.can(f"attack with {attacker}")
        return
    t.opp.cannot(f"attack with {attacker}", because=FORBIDDEN)
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.can(f"attack with {attacker}")


def test_what_attacks_electric_lizard_rests_in_the_next_turn_only() -> None:
    """card: Electric Lizard"""
    t = their_turn("monsters: Electric Lizard, Kuriboh   hand: Umi", "monsters: Twinheaded Beast   hand: Umi")
    t.opp.attacks("Twinheaded Beast", "Electric Lizard")
    t.nobody_responds()
    t.opp.can("attack Kuriboh with Twinheaded Beast")
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack with Twinheaded Beast", because=FORBIDDEN)


def test_electric_lizard_begins_a_chain() -> None:
    """card: Electric Lizard"""
    t = their_turn("monsters: Electric Lizard   hand: Umi", "monsters: Gemini Elf   set: Divine Wrath   hand: 2 Umi")
    t.opp.attacks("Gemini Elf", "Electric Lizard")
    t.opp.activates("Divine Wrath", discarding="Umi").nobody_responds()
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.can("attack with Gemini Elf")


# ------------------------------------------------------------------------------------------------ banished, not sent


@pytest.mark.parametrize("card", ["Lesser Fiend", "D.D. Crazy Beast", "Mystical Beast of Serket"])
def test_what_it_destroys_by_battle_is_banished(card: str) -> None:
    """card: Lesser Fiend, D.D. Crazy Beast, Mystical Beast of Serket ②"""
    temple = "   spells: Temple of the Kings" if card == "Mystical Beast of Serket" else ""
    t = your_turn(f"monsters: {card}{temple}   hand: Umi", "monsters: Sangan   hand: Umi", "Battle Step")
    t.you.attacks(card, "Sangan")
    t.nobody_responds()
    assert t.opp.banished == ["Sangan"] and t.opp.graveyard == [] and len(t.opp.hand) == 1


def test_crazy_beast_banishes_by_an_activated_effect_also_what_falls_with_it() -> None:
    """card: D.D. Crazy Beast"""
    t = your_turn("monsters: D.D. Crazy Beast", "monsters: Kuriboh   hand: Umi   set: Divine Wrath", "Battle Step")
    t.you.attacks("D.D. Crazy Beast", "Kuriboh")
    t.opp.activates("Divine Wrath").nobody_responds()
    assert t.opp.banished == [] and "Kuriboh" in t.opp.graveyard and t.you.graveyard == ["D.D. Crazy Beast"]
    t = your_turn("monsters: D.D. Crazy Beast", "monsters: Water Omotics", "Battle Step")
    t.you.attacks("D.D. Crazy Beast", "Water Omotics")
    t.nobody_responds()
    assert t.opp.banished == ["Water Omotics"] and t.you.graveyard == ["D.D. Crazy Beast"]


def test_what_an_effect_destroys_beside_it_is_sent_to_the_graveyard() -> None:
    """card: Lesser Fiend, D.D. Crazy Beast"""
    t = your_turn("monsters: Lesser Fiend, D.D. Crazy Beast   hand: Fissure, Umi", "monsters: Kuriboh")
    t.you.activates("Fissure").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]


def test_serket_grows_by_what_it_destroys() -> None:
    """card: Mystical Beast of Serket ③"""
    t = your_turn(
        "monsters: Mystical Beast of Serket   spells: Temple of the Kings   hand: Umi",
        "monsters: Kuriboh, Mystical Elf (defense)",
        "Battle Step",
    )
    t.you.attacks("Mystical Beast of Serket", "Kuriboh")
    t.nobody_responds()
    assert t.you.atk_of("Mystical Beast of Serket") == 3000


def test_serket_falls_without_the_temple() -> None:
    """card: Mystical Beast of Serket ①"""
    t = your_turn(
        "monsters: Mystical Beast of Serket   spells: Temple of the Kings   hand: Mystical Space Typhoon, Umi"
    )
    t.you.activates("Mystical Space Typhoon").nobody_responds()
    assert "Mystical Beast of Serket" in t.you.graveyard


# ---------------------------------------------------------------------------------------------- for those who fell


@pytest.mark.parametrize(
    ("card", "where"), [("Lady Panther", "top"), ("Crimson Sentry", "bottom"), ("The Forgiving Maiden", "hand")]
)
def test_it_brings_back_a_monster_that_fell_in_battle_this_turn(card: str, where: str) -> None:
    """card: Lady Panther, Crimson Sentry, The Forgiving Maiden"""
    t = your_turn(
        f"monsters: {card}, Vorse Raider   graveyard: Gemini Elf   hand: Umi", "monsters: Summoned Skull", "Battle Step"
    )
    t.you.attacks("Vorse Raider", "Summoned Skull")
    t.you.goes_to("Main Phase 2")
    t.you.activates(card).nobody_responds()
    assert sorted(t.you.graveyard) == sorted(["Gemini Elf", card])
    found = {"top": t.you.deck[0], "bottom": t.you.deck[-1], "hand": t.you.hand[-1]}[where]
    assert found == "Vorse Raider"


@pytest.mark.parametrize("card", ["Lady Panther", "Crimson Sentry", "The Forgiving Maiden"])
def test_it_brings_back_nothing_that_an_effect_has_destroyed(card: str) -> None:
    """card: Lady Panther, Crimson Sentry, The Forgiving Maiden"""
    t = your_turn(f"monsters: {card}, Kuriboh   set: Raigeki Break   hand: Umi")
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Kuriboh").nobody_responds()
    assert "Kuriboh" in t.you.graveyard
    t.you.cannot(f"activate {card}", because=NO_TARGET)


SUNS = {"Helios Duo Megistus": ("Helios - The Primordial Sun", 200, 300)}
SUNS["Helios Trice Megistus"] = ("Helios Duo Megistus", 300, 500)


@pytest.mark.parametrize("sun", SUNS)
def test_a_sun_rises_from_the_one_below_it(sun: str) -> None:
    """card: Helios Duo Megistus, Helios Trice Megistus"""
    lower, rays, _ = SUNS[sun]
    t = your_turn(f"hand: {sun}, Umi   monsters: {lower}   banished: 2 Kuriboh, Umi", "banished: Gemini Elf")
    t.you.special_summons(sun)
    assert t.you.atk_of(sun) == t.you.def_of(sun) == 3 * rays and t.you.graveyard == [lower]
    t = your_turn(f"hand: {sun}, Umi   monsters: Kuriboh")
    t.you.cannot(f"special summon {sun}", because="summon.special.cyber-dragon-style-inherent")


@pytest.mark.parametrize("sun", SUNS)
def test_a_sun_that_fell_in_battle_rises_stronger_in_the_end_phase(sun: str) -> None:
    """card: Helios Duo Megistus, Helios Trice Megistus"""
    _, rays, more = SUNS[sun]
    t = their_turn(f"monsters: {sun}   banished: 2 Kuriboh   hand: Umi", "monsters: Summoned Skull   hand: Umi")
    t.opp.attacks("Summoned Skull", sun)
    assert t.you.graveyard == [sun]
    t.opp.goes_to("End Phase")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.atk_of(sun) == 2 * rays + more


@pytest.mark.parametrize("sun", SUNS)
def test_a_sun_that_an_effect_destroyed_stays_down(sun: str) -> None:
    """card: Helios Duo Megistus, Helios Trice Megistus"""
    t = their_turn(f"monsters: {sun}   hand: Umi", "hand: Fissure, Umi", "Main Phase 1")
    t.opp.activates("Fissure").nobody_responds()
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.graveyard == [sun]


@pytest.mark.parametrize(("others", "again"), [("Kuriboh, Mystical Elf", True), ("Kuriboh", False)])
def test_the_third_sun_attacks_again_as_long_as_there_is_a_monster(others: str, again: bool) -> None:
    """card: Helios Trice Megistus"""
    t = your_turn(
        "monsters: Helios Trice Megistus   banished: 9 Kuriboh   hand: Umi", f"monsters: {others}", "Battle Step"
    )
    t.you.attacks("Helios Trice Megistus", "Kuriboh")
    if again:
        t.you.can("attack with Helios Trice Megistus")
    else:
        assert t.you.reasons("attack with Helios Trice Megistus")


def test_helpoemer_that_fell_in_battle_robs_the_opponent_after_each_of_his_battle_phases() -> None:
    """card: Helpoemer ①"""
    t = their_turn("monsters: Helpoemer   hand: Umi", "monsters: Summoned Skull   hand: Fissure, Forest, Umi")
    t.opp.attacks("Summoned Skull", "Helpoemer")
    t.you.triggers("Helpoemer").nobody_responds()
    assert len(t.opp.hand) == 2
    t.opp.ends_turn()
    t.you.ends_turn()
    assert len(t.opp.hand) == 3
    t.opp.goes_to("Battle Phase")
    t.opp.does("main phase 2")
    t.you.triggers("Helpoemer").nobody_responds()
    assert len(t.opp.hand) == 2


def test_helpoemer_that_an_effect_has_destroyed_robs_nobody() -> None:
    """card: Helpoemer ①"""
    t = their_turn("monsters: Helpoemer   hand: Umi", "monsters: Summoned Skull   hand: Fissure, Umi", "Main Phase 1")
    t.opp.activates("Fissure").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.opp.does("main phase 2")
    assert t.phase == "Main Phase 2" and t.opp.hand == ["Umi"] and t.you.graveyard == ["Helpoemer"]


def test_helpoemer_is_not_revived() -> None:
    """card: Helpoemer"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Helpoemer")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_vampire_baby_takes_what_fell_to_it_at_the_end_of_the_battle_phase() -> None:
    """card: Vampire Baby"""
    t = your_turn(
        "monsters: Vampire Baby, Gemini Elf   hand: Umi", "monsters: Kuriboh, Sangan   hand: Umi", "Battle Step"
    )
    t.you.attacks("Vampire Baby", "Kuriboh")
    t.you.attacks("Gemini Elf", "Sangan")
    t.you.triggers("Vampire Baby").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Gemini Elf", "Kuriboh", "Vampire Baby"] and t.opp.graveyard == ["Sangan"]


def test_vampire_baby_takes_nothing_that_fell_to_others() -> None:
    """card: Vampire Baby"""
    t = your_turn("monsters: Vampire Baby, Gemini Elf   hand: Umi", "monsters: Kuriboh   hand: Umi", "Battle Step")
    t.you.attacks("Gemini Elf", "Kuriboh")
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2" and t.opp.graveyard == ["Kuriboh"]


def test_brain_crusher_raises_what_fell_to_it_in_the_end_phase() -> None:
    """card: Brain Crusher"""
    t = your_turn(
        "monsters: Brain Crusher   hand: Umi", "monsters: Kuriboh   graveyard: Sangan   hand: Umi", "Battle Step"
    )
    t.you.attacks("Brain Crusher", "Kuriboh")
    t.you.goes_to("End Phase")
    t.you.triggers("Brain Crusher").nobody_responds()
    t.you.takes_position("defense")
    assert sorted(t.you.monsters) == ["Brain Crusher", "Kuriboh"] and t.opp.graveyard == ["Sangan"]
    t = your_turn("monsters: Brain Crusher   hand: Fissure, Umi", "monsters: Kuriboh   hand: Umi")
    t.you.activates("Fissure").nobody_responds()
    t.you.ends_turn()
    assert t.turn == 4 and t.opp.graveyard == ["Kuriboh"]
