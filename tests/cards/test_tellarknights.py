"""Cards: tellarknights, which do something however they are summoned."""

import pytest

from table import Table, table

DENEB = "Satellarknight Deneb"
VEGA = "Satellarknight Vega"
ALTAIR = "Satellarknight Altair"
UNUKALHAI = "Satellarknight Unukalhai"
ALSAHM = "Satellarknight Alsahm"
BETELGEUSE = "Satellarknight Betelgeuse"
PROCYON = "Satellarknight Procyon"
RIGEL = "Satellarknight Rigel"
SIRIUS = "Satellarknight Sirius"
ALPHA = "Stellarnova Alpha"
DELTEROS = "Stellarknight Delteros"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Sogen")


def test_deneb_adds_another_tellarknight_from_the_deck() -> None:
    """card: Satellarknight Deneb ①"""
    t = your_turn(f"hand: {DENEB}   deck: {DENEB}, {VEGA}, {ALTAIR}, Vorse Raider")
    t.you.summons(DENEB)
    t.you.triggers(DENEB)
    assert sorted(t.you.is_asked("search").offers) == [ALTAIR, VEGA]
    t.you.chooses(ALTAIR)
    assert t.you.hand == [ALTAIR]


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_the_effect_of_deneb_is_used_once_a_turn_whichever_copy_comes() -> None:
    """card: Satellarknight Deneb ①"""
    t = your_turn(f"hand: {DENEB}, Monster Reborn   graveyard: {DENEB}   deck: {VEGA}, {ALTAIR}")
    t.you.summons(DENEB)
    t.you.triggers(DENEB)
    t.you.chooses(ALTAIR)
    t.you.activates("Monster Reborn", targeting=DENEB).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.is_asked("open state") and t.you.hand == [ALTAIR] and t.you.monsters == [DENEB, DENEB]


def test_a_tellarknight_that_is_flip_summoned_does_it_too() -> None:
    """card: Satellarknight Deneb ①, Satellarknight Alsahm ①"""
    t = your_turn(f"monsters: {DENEB} (set), {ALSAHM} (set)   deck: {VEGA}, Sogen")
    t.you.flip_summons(DENEB)
    t.you.triggers(DENEB)
    assert t.you.hand == [VEGA]
    t.you.flip_summons(ALSAHM)
    t.you.triggers(ALSAHM)
    assert t.opp.lp == 7000


def test_vega_brings_another_tellarknight_from_the_hand() -> None:
    """card: Satellarknight Vega ①"""
    t = your_turn(f"hand: 2 {VEGA}, {ALSAHM}, Vorse Raider")
    t.you.summons(VEGA)
    t.you.triggers(VEGA)
    # Neither the second Vega nor a monster of another series fits, so nobody has a choice.
    t.you.takes_position("defense")
    assert t.you.monsters == [VEGA, ALSAHM] and t.you.hand == [VEGA, "Vorse Raider"]
    t.you.triggers(ALSAHM)
    assert t.opp.lp == 7000


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_vega_with_only_another_vega_in_the_hand_is_not_asked() -> None:
    """card: Satellarknight Vega ①"""
    t = your_turn(f"hand: 2 {VEGA}, Vorse Raider")
    t.you.summons(VEGA)
    assert t.you.is_asked("open state")


def test_altair_revives_another_tellarknight_in_defense_position() -> None:
    """card: Satellarknight Altair ①"""
    t = your_turn(f"hand: {ALTAIR}   graveyard: {ALTAIR}, {ALSAHM}, Vorse Raider")
    t.you.summons(ALTAIR)
    t.you.triggers(ALTAIR)
    t.you.take_zone()
    t.you.triggers(ALSAHM)
    assert t.you.monster(ALSAHM).position == "defense" and t.you.graveyard == [ALTAIR, "Vorse Raider"]


def test_altair_leaves_the_attacks_of_the_turn_to_tellarknights() -> None:
    """card: Satellarknight Altair ①"""
    t = your_turn(f"hand: {ALTAIR}   monsters: Vorse Raider   graveyard: {UNUKALHAI}   deck: Sogen")
    t.you.summons(ALTAIR)
    t.you.triggers(ALTAIR)
    t.you.take_zone()
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Vorse Raider", because=FORBIDDEN)
    t.you.attacks_directly(ALTAIR)
    assert t.opp.lp == 8000 - 1700
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.can("attack with Vorse Raider")


def test_altair_binds_also_a_monster_that_comes_later_in_the_turn() -> None:
    """card: Satellarknight Altair ①"""
    t = your_turn(f"hand: {ALTAIR}, Monster Reborn   graveyard: {UNUKALHAI}, Vorse Raider")
    t.you.summons(ALTAIR)
    t.you.triggers(ALTAIR)
    t.you.take_zone()
    t.you.activates("Monster Reborn", targeting="Vorse Raider").nobody_responds()
    t.you.takes_position("attack")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Vorse Raider", because=FORBIDDEN)


def test_unukalhai_sends_another_tellarknight_card_from_the_deck() -> None:
    """card: Satellarknight Unukalhai ①"""
    t = your_turn(f"hand: {UNUKALHAI}   deck: {UNUKALHAI}, {VEGA}, {DENEB}, Vorse Raider")
    t.you.summons(UNUKALHAI)
    t.you.triggers(UNUKALHAI)
    assert sorted(t.you.is_asked("search").offers) == [DENEB, VEGA]
    t.you.chooses(VEGA)
    assert t.you.graveyard == [VEGA]


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_alsahm_inflicts_1000_damage_once_a_turn() -> None:
    """card: Satellarknight Alsahm ①"""
    t = your_turn(f"hand: {ALSAHM}, Monster Reborn   graveyard: {ALSAHM}")
    t.you.summons(ALSAHM)
    t.you.triggers(ALSAHM)
    assert t.opp.lp == 7000
    t.you.activates("Monster Reborn", targeting=ALSAHM).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.is_asked("open state") and t.opp.lp == 7000


def test_betelgeuse_goes_to_the_graveyard_for_another_tellarknight_card_there() -> None:
    """card: Satellarknight Betelgeuse ①"""
    t = your_turn(f"hand: {BETELGEUSE}   graveyard: {BETELGEUSE}, {VEGA}, Vorse Raider")
    t.you.summons(BETELGEUSE)
    t.you.triggers(BETELGEUSE)
    t.nobody_responds()
    assert t.you.hand == [VEGA] and t.you.monsters == []
    assert sorted(t.you.graveyard) == [BETELGEUSE, BETELGEUSE, "Vorse Raider"]


@pytest.mark.rule("effect.resolve.source-must-still-be-faceup", scenario=0)
def test_betelgeuse_that_has_left_the_field_adds_nothing() -> None:
    """card: Satellarknight Betelgeuse ①"""
    t = your_turn(f"hand: {BETELGEUSE}   graveyard: {VEGA}", "set: Raigeki Break   hand: Umi")
    t.you.summons(BETELGEUSE)
    t.you.triggers(BETELGEUSE)
    t.opp.activates("Raigeki Break", discarding="Umi", targeting=BETELGEUSE).nobody_responds()
    assert t.you.hand == [] and t.you.graveyard == [VEGA, BETELGEUSE]


def test_procyon_sends_a_tellarknight_from_the_hand_and_draws() -> None:
    """card: Satellarknight Procyon ①"""
    t = your_turn(f"hand: {PROCYON}, {VEGA}, Vorse Raider   deck: Sangan, Umi")
    t.you.summons(PROCYON)
    t.you.triggers(PROCYON)
    assert t.you.graveyard == [VEGA] and t.you.hand == ["Vorse Raider", "Sangan"]
    t = your_turn(f"hand: {PROCYON}, Vorse Raider   deck: Sangan")
    t.you.summons(PROCYON)
    assert t.you.is_asked("open state")


@pytest.mark.rule("move.draw.empty-deck-no-optional-draw-effect", scenario=0)
def test_procyon_needs_a_card_to_draw() -> None:
    """card: Satellarknight Procyon ①"""
    t = your_turn(f"hand: {PROCYON}, {VEGA}")
    t.you.summons(PROCYON)
    assert t.you.is_asked("open state") and t.you.hand == [VEGA]


def test_rigel_lends_500_atk_until_that_monster_is_sent_away_in_the_end_phase() -> None:
    """card: Satellarknight Rigel ①"""
    t = your_turn(f"hand: {RIGEL}   monsters: {VEGA}, Vorse Raider   deck: 3 Sogen")
    t.you.summons(RIGEL)
    t.you.triggers(RIGEL)
    assert sorted(t.you.is_asked("target").offers) == [RIGEL, VEGA]
    t.you.targets(VEGA).nobody_responds()
    assert t.you.atk_of(VEGA) == 1700
    t.you.ends_turn()
    assert t.you.graveyard == [VEGA] and sorted(t.you.monsters) == [RIGEL, "Vorse Raider"]


def test_rigel_can_take_itself() -> None:
    """card: Satellarknight Rigel ①"""
    t = your_turn(f"hand: {RIGEL}   deck: 3 Sogen")
    t.you.summons(RIGEL)
    t.you.triggers(RIGEL)
    assert t.you.atk_of(RIGEL) == 2400
    t.you.ends_turn()
    assert t.you.graveyard == [RIGEL]


def test_sirius_shuffles_five_tellarknights_back_and_draws_one() -> None:
    """card: Satellarknight Sirius ①"""
    five = f"{DENEB}, {VEGA}, {ALTAIR}, {ALSAHM}, {RIGEL}"
    t = your_turn(f"hand: {SIRIUS}   graveyard: {five}, Vorse Raider")
    t.you.summons(SIRIUS)
    t.you.triggers(SIRIUS)
    t.nobody_responds()
    assert t.you.graveyard == ["Vorse Raider"] and len(t.you.deck) == 4 and len(t.you.hand) == 1


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_sirius_needs_five() -> None:
    """card: Satellarknight Sirius ①"""
    t = your_turn(f"hand: {SIRIUS}   graveyard: {DENEB}, {VEGA}, {ALTAIR}, {ALSAHM}, Vorse Raider   deck: Sangan")
    t.you.summons(SIRIUS)
    assert t.you.is_asked("open state")


def test_stellarnova_alpha_gives_a_tellarknight_to_negate_a_spell_and_draws() -> None:
    """card: Stellarnova Alpha ①"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {VEGA}, Vorse Raider   set: {ALPHA}   deck: Sangan, Umi
        opp 8000   hand: Raigeki
    """)
    t.opp.activates("Raigeki")
    t.you.activates(ALPHA).nobody_responds()
    assert t.you.monsters == ["Vorse Raider"] and t.you.graveyard == [VEGA, ALPHA]
    assert t.you.hand == ["Sangan"] and t.opp.graveyard == ["Raigeki"]


def test_stellarnova_alpha_negates_the_effect_of_a_monster_and_destroys_it() -> None:
    """card: Stellarnova Alpha ①"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {VEGA}   set: {ALPHA}   deck: Sangan, Umi
        opp 8000   hand: {ALSAHM}
    """)
    t.opp.summons(ALSAHM)
    t.opp.triggers(ALSAHM)
    t.you.activates(ALPHA).nobody_responds()
    assert t.you.lp == 8000 and t.opp.monsters == [] and t.you.hand == ["Sangan"]


def test_stellarnova_alpha_wants_a_face_up_tellarknight() -> None:
    """card: Stellarnova Alpha ①"""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {VEGA} (set), Vorse Raider   set: {ALPHA}   deck: Sangan
        opp 8000   hand: Raigeki
        """,
        ask_all=True,
    )
    t.opp.activates("Raigeki")
    t.you.cannot(f"activate {ALPHA}", because="cost.unpayable.cannot-activate")


# ------------------------------------------------------------------------------------------- Stellarknight Delteros


def with_delteros(you: str, opp: str, materials: str = ", materials: Sangan + Kuriboh") -> Table:
    """Your Main Phase with Delteros on your field; everybody is asked whether he could respond."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {DELTEROS} (attack{materials}), Vorse Raider (set)   {you}   deck: 4 Sogen
        opp 8000   {opp}   deck: 4 Sogen
        """,
        ask_all=True,
    )


def test_delteros_is_made_of_three_level_4_monsters() -> None:
    """card: Stellarknight Delteros"""
    t = your_turn(f"monsters: {VEGA}, {RIGEL}, Gemini Elf   extra: {DELTEROS}")
    t.you.makes(DELTEROS, VEGA, RIGEL, "Gemini Elf")
    assert sorted(t.you.materials_of(DELTEROS)) == ["Gemini Elf", RIGEL, VEGA]
    t = your_turn(f"monsters: {VEGA}, {RIGEL}, Sangan   extra: {DELTEROS}")
    t.you.cannot(f"xyz summon {DELTEROS}", because="xyz.summon.procedure")


def test_the_opponent_of_delteros_answers_no_normal_summon() -> None:
    """card: Stellarknight Delteros ①"""
    t = with_delteros("hand: Sangan", "set: Torrential Tribute")
    t.you.summons("Sangan")
    t.both_pass()  # while it is attempted
    t.you.passes()
    t.opp.cannot("activate Torrential Tribute", because=FORBIDDEN)


def test_the_opponent_of_delteros_answers_no_special_summon_not_even_that_of_delteros_itself() -> None:
    """card: Stellarknight Delteros ①"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {VEGA}, {RIGEL}, Gemini Elf   extra: {DELTEROS}
        opp 8000   set: Torrential Tribute
        """,
        ask_all=True,
    )
    t.you.makes(DELTEROS, VEGA, RIGEL, "Gemini Elf")
    t.both_pass()
    t.you.passes()
    t.opp.cannot("activate Torrential Tribute", because=FORBIDDEN)


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=0)
def test_a_summon_beside_delteros_can_be_negated_before_it_succeeds() -> None:
    """card: Stellarknight Delteros ①"""
    t = with_delteros("hand: Sangan", "set: Solemn Judgment")
    t.you.summons("Sangan")
    t.you.passes()
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.graveyard == ["Sangan"] and t.opp.lp == 4000


def test_nothing_is_chained_to_what_is_activated_at_the_moment_of_the_summon() -> None:
    """card: Stellarknight Delteros ①"""
    t = with_delteros(f"hand: {ALSAHM}", "set: Divine Wrath   hand: Umi")
    t.you.summons(ALSAHM)
    t.both_pass()
    t.you.triggers(ALSAHM)
    t.opp.cannot("activate Divine Wrath", because=FORBIDDEN)
    t.nobody_responds()
    assert t.opp.lp == 7000
    # The moment is over: what Delteros itself does can be answered.
    t.you.activates(DELTEROS, effect=2, detaching="Sangan", targeting="Divine Wrath")
    t.opp.activates("Divine Wrath", discarding="Umi").nobody_responds()
    assert t.opp.graveyard == ["Umi", "Divine Wrath"] and DELTEROS in t.you.graveyard


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_delteros_without_a_material_and_a_flip_summon_let_the_opponent_answer() -> None:
    """card: Stellarknight Delteros ①"""
    t = with_delteros("hand: Sangan", "set: Torrential Tribute", materials="")
    t.you.summons("Sangan")
    t.both_pass()
    t.you.passes()
    t.opp.can("activate Torrential Tribute")
    t = with_delteros("", "set: Book of Moon   monsters: Gemini Elf")
    t.you.flip_summons("Vorse Raider")
    t.both_pass()
    t.you.passes()
    t.opp.can("activate Book of Moon")


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_delteros_binds_neither_its_own_player_nor_the_summons_of_the_opponent() -> None:
    """card: Stellarknight Delteros ①"""
    t = with_delteros("hand: Sangan   set: Torrential Tribute", "")
    t.you.summons("Sangan")
    t.both_pass()
    t.you.can("activate Torrential Tribute")
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {DELTEROS} (attack, materials: Kuriboh)
        opp 8000   hand: Sangan   set: Torrential Tribute
        """,
        ask_all=True,
    )
    t.opp.summons("Sangan")
    t.both_pass()
    t.opp.can("activate Torrential Tribute")


def test_delteros_destroys_a_card_once_a_turn() -> None:
    """card: Stellarknight Delteros ②"""
    t = your_turn(f"monsters: {DELTEROS} (attack, materials: Sangan + Kuriboh)", "set: Mirror Force")
    t.you.activates(DELTEROS, effect=2, detaching="Sangan")
    assert sorted(t.you.is_asked("target").offers) == ["Mirror Force", DELTEROS]
    t.you.targets("Mirror Force").nobody_responds()
    assert t.opp.graveyard == ["Mirror Force"] and t.you.materials_of(DELTEROS) == ["Kuriboh"]
    t.you.cannot(f"activate {DELTEROS} effect 2", because="effect.once-per-turn.limits-the-user")


def test_delteros_that_is_sent_from_the_field_brings_a_tellarknight_of_hand_or_deck() -> None:
    """card: Stellarknight Delteros ③"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {DELTEROS}   hand: {VEGA}   deck: {ALSAHM}, {RIGEL}, Sogen
        opp 8000   hand: Raigeki
    """)
    t.opp.activates("Raigeki")
    t.you.triggers(DELTEROS)
    assert sorted(t.you.is_asked("search").offers) == [ALSAHM, RIGEL, VEGA]
    t.you.chooses(ALSAHM)
    t.you.takes_position("defense")
    t.you.triggers(ALSAHM)
    assert t.you.monsters == [ALSAHM] and t.opp.lp == 7000
