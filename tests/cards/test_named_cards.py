"""Cards that name one another: Hecatrice and Valhalla, Eatos, Dreadscythe and its scythe."""

import pytest

from probes import pool_with, probe
from spellspeed.words import SPELL_COUNTER
from table import Table, table

EATOS, DREADSCYTHE, SCYTHE = "Guardian Eatos", "Guardian Dreadscythe", "Reaper Scythe - Dreadscythe"
VALHALLA = "Valhalla, Hall of the Fallen"
UNPAYABLE = "cost.unpayable.cannot-activate"
IMPOSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"
CANNOT = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", deck: str = "5 Kuriboh") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Kuriboh"
    )


def test_hecatrice_is_discarded_for_valhalla() -> None:
    """card: Hecatrice ①"""
    t = your_turn("hand: Hecatrice", deck=f"Kuriboh, {VALHALLA}, Dark Hole")
    t.you.activates("Hecatrice")
    assert t.you.hand == [VALHALLA] and t.you.graveyard == ["Hecatrice"]
    your_turn("hand: Hecatrice").you.cannot("activate Hecatrice", because=IMPOSSIBLE)
    # A cost that says "to the Graveyard" must get there.
    t = your_turn("hand: Hecatrice", "monsters: Banisher of the Light", deck=VALHALLA)
    t.you.cannot("activate Hecatrice", because=UNPAYABLE)


def test_valhalla_calls_a_fairy_to_an_empty_field_once_a_turn() -> None:
    """card: Valhalla, Hall of the Fallen ①"""
    t = your_turn(f"hand: Guardian Angel Joan, Hecatrice, Gemini Elf   spells: {VALHALLA}")
    t.you.activates(VALHALLA)
    t.you.chooses("Guardian Angel Joan")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Guardian Angel Joan"]
    t.you.cannot(f"activate {VALHALLA}", because="effect.once-per-turn.limits-the-user")
    t = your_turn(f"hand: Hecatrice   monsters: Kuriboh   spells: {VALHALLA}")
    t.you.cannot(f"activate {VALHALLA}", because="effect.condition.all-must-be-met")
    t = your_turn(f"hand: Gemini Elf   spells: {VALHALLA}")
    t.you.cannot(f"activate {VALHALLA}", because=IMPOSSIBLE)


def test_valhalla_calls_nobody_once_a_monster_is_there() -> None:
    """card: Valhalla, Hall of the Fallen ①"""
    t = your_turn(f"hand: Hecatrice   spells: {VALHALLA}   set: Scapegoat")
    t.you.activates(VALHALLA)
    t.you.activates("Scapegoat")
    t.nobody_responds()
    while t.you.is_to_decide() and t.you.request().purpose != 1:
        t.duel.answer(0, by=t.you.player)
    assert t.you.hand == ["Hecatrice"] and t.you.monsters == ["Sheep Token"] * 4


def test_eatos_comes_while_no_monster_lies_in_your_graveyard() -> None:
    """card: Guardian Eatos ①"""
    t = your_turn(f"hand: {EATOS}   graveyard: Dark Hole", "graveyard: Kuriboh")
    t.you.special_summons(EATOS)
    assert t.you.monsters == [EATOS]
    t = your_turn(f"hand: {EATOS}   graveyard: Kuriboh")
    t.you.cannot(f"special summon {EATOS}", because="summon.special.cyber-dragon-style-inherent")


def test_eatos_gives_its_sword_for_monsters_in_the_other_graveyard() -> None:
    """card: Guardian Eatos ②"""
    t = your_turn(
        f"hand: Axe of Despair, Mage Power   monsters: {EATOS}, Gemini Elf",
        "graveyard: Kuriboh, Battle Ox, Sangan, Dark Hole",
    )
    t.you.cannot(f"activate {EATOS}", because=UNPAYABLE)
    t.you.activates("Mage Power", targeting="Gemini Elf")
    t.you.cannot(f"activate {EATOS}", because=UNPAYABLE)
    t.you.activates("Axe of Despair", targeting=EATOS)
    assert t.you.atk_of(EATOS) == 3500
    t.you.activates(EATOS, targeting=["Kuriboh", "Sangan"])
    assert t.you.graveyard == ["Axe of Despair"] and sorted(t.opp.banished) == ["Kuriboh", "Sangan"]
    assert t.you.atk_of(EATOS) == 3500
    t.you.ends_turn()
    assert t.you.atk_of(EATOS) == 2500


def test_dreadscythe_comes_when_eatos_is_destroyed_and_takes_its_scythe() -> None:
    """card: Guardian Dreadscythe ① ②, Reaper Scythe - Dreadscythe ①"""
    t = your_turn(f"hand: {DREADSCYTHE}, Dark Hole   monsters: {EATOS}, Kuriboh", "monsters: Battle Ox", deck=SCYTHE)
    t.you.cannot(f"summon {DREADSCYTHE}", because="summon.special-monster.cannot-be-normal-summoned")
    t.you.activates("Dark Hole")
    t.you.triggers(DREADSCYTHE)
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers(DREADSCYTHE)
    t.nobody_responds()
    t.you.take_zone(None)
    assert t.you.monsters == [DREADSCYTHE] and t.you.spells == [SCYTHE]
    # Three monsters lie in the Graveyards.
    assert t.you.atk_of(DREADSCYTHE) == 2500 + 3 * 500


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_dreadscythe_does_not_come_for_an_eatos_that_is_tributed_or_for_another_monster() -> None:
    """card: Guardian Dreadscythe ①"""
    t = your_turn(f"hand: {DREADSCYTHE}, Summoned Skull   monsters: {EATOS}")
    t.you.summons("Summoned Skull", tributing=[EATOS])
    assert not t.you.can_activate(DREADSCYTHE) and t.chain == []
    t = your_turn(f"hand: {DREADSCYTHE}, Dark Hole   monsters: Battle Ox")
    t.you.activates("Dark Hole")
    assert t.chain == [] and DREADSCYTHE in t.you.hand


def test_beside_dreadscythe_you_do_not_summon_but_set() -> None:
    """card: Guardian Dreadscythe ③"""
    t = your_turn(
        f"hand: Battle Ox, Monster Reborn   monsters: {DREADSCYTHE}, Gemini Elf (set)   graveyard: Kuriboh",
        "hand: Battle Ox",
    )
    t.you.cannot("summon Battle Ox", because=CANNOT)
    t.you.can("set Battle Ox")
    t.you.can("flip summon Gemini Elf")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


def test_dreadscythe_comes_back_for_a_card_of_the_hand() -> None:
    """card: Guardian Dreadscythe ④"""
    t = your_turn(f"hand: Dark Hole, Sangan, Umi   monsters: {DREADSCYTHE}")
    t.you.activates("Dark Hole")
    t.nobody_responds()
    t.you.chooses("Umi")
    t.you.takes_position("attack")
    assert t.you.monsters == [DREADSCYTHE] and t.you.hand == ["Sangan"]
    assert sorted(t.you.graveyard) == ["Dark Hole", "Umi"]
    # Nothing else brings it back, and without a hand it stays where it is.
    t = your_turn(f"hand: Dark Hole   monsters: {DREADSCYTHE}")
    t.you.activates("Dark Hole")
    t.nobody_responds()
    assert t.you.monsters == []
    t = your_turn(f"hand: Monster Reborn   graveyard: {DREADSCYTHE}")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


def test_the_scythe_is_for_dreadscythe_alone() -> None:
    """card: Reaper Scythe - Dreadscythe"""
    t = your_turn(f"hand: {SCYTHE}   monsters: {EATOS}")
    t.you.cannot(f"activate {SCYTHE}", because="target.timing.chosen-at-activation")
    t = your_turn(f"hand: {SCYTHE}   monsters: {DREADSCYTHE}   graveyard: Kuriboh", "graveyard: Sangan, Dark Hole")
    t.you.activates(SCYTHE)
    assert t.you.atk_of(DREADSCYTHE) == 3500


# -------------------------------------------------------------------------------------------------------- Spell Power

MASTERY, GRASP = "Spell Power Mastery", "Spell Power Grasp"
SERVANT = probe("Test Servant", "Spellcaster / Normal", archetypes=("Endymion",))


def test_spell_power_grasp_places_a_counter_and_finds_another_copy() -> None:
    """card: Spell Power Grasp ①"""
    t = your_turn(f"hand: {GRASP}   monsters: Breaker the Magical Warrior, Gemini Elf", deck=f"{GRASP}, Kuriboh")
    t.you.activates(GRASP)  # Breaker alone can hold such a counter
    t.you.says_yes()
    assert t.you.atk_of("Breaker the Magical Warrior") == 1900 and t.you.hand == [GRASP]
    t.you.cannot(f"activate {GRASP}", because="effect.use-limit.effect-negated-still-activated")
    t = your_turn(f"hand: {GRASP}   monsters: Gemini Elf")
    t.you.cannot(f"activate {GRASP}", because="target.timing.chosen-at-activation")


def with_mastery(you: str) -> Table:
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {MASTERY}   {you}   deck: Kuriboh, Test Servant
        opp 8000   monsters: Magical Marionette
        """,
        pool=pool_with(SERVANT),
    )


def test_spell_power_mastery_spreads_counters_among_your_cards() -> None:
    """card: Spell Power Mastery ①"""
    places = "monsters: Skilled Dark Magician, Magical Marionette, Gemini Elf"
    t = with_mastery(f"{places}   graveyard: {GRASP}, {MASTERY}")
    t.you.activates(MASTERY)
    t.you.says_yes()
    assert t.you.hand == ["Test Servant"]
    # This card and two in the Graveyard: three counters, each where you like. Both get one for the Spell afterwards.
    assert sorted(t.you.is_asked("effect").offers) == ["Magical Marionette", "Skilled Dark Magician"]
    t.you.chooses("Skilled Dark Magician")
    t.you.chooses("Magical Marionette")
    t.you.chooses("Skilled Dark Magician")
    counts = [t.you.monster(name).row.count_counters(SPELL_COUNTER) for name in t.you.monsters]
    assert counts == [3, 2, 0] and t.opp.monster("Magical Marionette").row.count_counters(SPELL_COUNTER) == 1


@pytest.mark.rule("counter.maximum-by-text", scenario=0)
def test_spell_power_mastery_places_no_more_than_the_cards_hold() -> None:
    """card: Spell Power Mastery ①"""
    t = with_mastery(f"monsters: Breaker the Magical Warrior   graveyard: {GRASP}, {MASTERY}")
    t.you.activates(MASTERY)
    t.you.says_yes()
    assert t.you.atk_of("Breaker the Magical Warrior") == 1900
    t = with_mastery("monsters: Breaker the Magical Warrior")
    t.you.activates(MASTERY)
    t.you.says_no()
    assert t.you.atk_of("Breaker the Magical Warrior") == 1600 and t.you.hand == ["Test Servant"]
    # With nothing to place counters on, nobody is asked.
    t = with_mastery("monsters: Gemini Elf")
    t.you.activates(MASTERY)
    assert t.you.hand == ["Test Servant"] and t.you.graveyard == [MASTERY]


# --------------------------------------------------------------------------------------------- names that stand alone


def test_kotodama_destroys_all_that_share_a_name_as_it_comes() -> None:
    """card: Kotodama"""
    t = your_turn("hand: Kotodama   monsters: Kuriboh, Sangan", "monsters: Kuriboh, Battle Ox, Sangan (set)")
    t.you.summons("Kotodama")
    assert t.you.monsters == ["Sangan", "Kotodama"] and t.opp.monsters == ["Battle Ox", "Sangan"]
    assert t.you.graveyard == ["Kuriboh"] and t.opp.graveyard == ["Kuriboh"]


def test_kotodama_destroys_what_comes_later_with_a_name_that_is_there() -> None:
    """card: Kotodama"""
    t = your_turn("monsters: Kotodama, Kuriboh, Battle Ox (set)   hand: Kuriboh, Sangan", "monsters: Battle Ox")
    t.you.summons("Kuriboh")
    assert t.you.monsters == ["Kotodama", "Kuriboh", "Battle Ox"] and t.you.graveyard == ["Kuriboh"]
    t.you.flip_summons("Battle Ox")
    assert t.you.graveyard == ["Kuriboh", "Battle Ox"] and t.opp.monsters == ["Battle Ox"]


def test_kotodama_leaves_alone_what_shares_its_name_with_nobody() -> None:
    """card: Kotodama"""
    t = your_turn("monsters: Kotodama, Battle Ox (set)   hand: Sangan", "monsters: Kuriboh, Battle Ox (set)")
    t.you.summons("Sangan")
    t.you.flip_summons("Battle Ox")
    assert t.you.monsters == ["Kotodama", "Battle Ox", "Sangan"] and t.opp.monsters == ["Kuriboh", "Battle Ox"]


def test_giant_kozaky_falls_without_a_kozaky_and_hurts_its_controller() -> None:
    """card: Giant Kozaky"""
    t = your_turn("monsters: Giant Kozaky, Kozaky", "set: Raigeki Break   hand: Umi, Sogen")
    t.you.ends_turn()
    assert t.you.monsters == ["Giant Kozaky", "Kozaky"]
    t.opp.activates("Raigeki Break", discarding="Umi", targeting="Kozaky").nobody_responds()
    assert t.you.monsters == [] and (t.you.lp, t.opp.lp) == (5500, 8000)


def test_giant_kozaky_hurts_the_player_who_controls_it_then() -> None:
    """card: Giant Kozaky"""
    t = your_turn("hand: Change of Heart, Raigeki Break", "monsters: Giant Kozaky, Kozaky")
    t.you.activates("Change of Heart", targeting="Giant Kozaky").nobody_responds()
    t.you.take_zone()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Giant Kozaky", "Kozaky")
    t.nobody_responds()
    assert t.you.monsters == [] and t.opp.graveyard == ["Kozaky", "Giant Kozaky"]
    assert (t.you.lp, t.opp.lp) == (5500, 8000 - 2500 + 400)
