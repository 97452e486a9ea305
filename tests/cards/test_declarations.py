"""Cards: what players declare."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import ATK, DARK, DRAGON, FACE_UP, YOU
from spellspeed.lang.words.lines import Activation, Instead, Unclassified
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Destroyed
from spellspeed.lang.words.verbs import Banish, ChangeStat, Destroy
from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


DRAGON_BANE = probe("Test Dragon Bane", "Spell / Normal", Activation(do=Destroy(All(Monster(type_=DRAGON), THE_FIELD))))
DARK_BANE = probe("Test Dark Bane", "Spell / Normal", Activation(do=Destroy(All(Monster(attribute=DARK), THE_FIELD))))


def with_banes(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1 with Spells that destroy all Dragons or all DARK monsters."""
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}"
    return table(text, pool=pool_with(DRAGON_BANE, DARK_BANE))


# ------------------------------------------------------------------------------------------------ Types and attributes


@pytest.mark.rule("card.type.changed-value-replaces", scenario=0)
def test_dna_surgery_makes_every_face_up_monster_the_declared_type() -> None:
    """card: DNA Surgery"""
    t = with_banes(
        "set: DNA Surgery   hand: Test Dragon Bane   monsters: Gemini Elf",
        "monsters: Blue-Eyes White Dragon, Sangan (set)",
    )
    t.you.activates("DNA Surgery")
    t.you.does("declare Dragon")
    assert "you declared Dragon" in t.log()
    t.you.activates("Test Dragon Bane")
    assert t.you.monsters == [] and t.opp.monsters == ["Sangan"]


def test_dna_surgery_takes_the_own_type_of_monsters_as_long_as_it_lies_there() -> None:
    """card: DNA Surgery"""
    t = with_banes(
        "set: DNA Surgery   hand: Test Dragon Bane, Mystical Space Typhoon", "monsters: Blue-Eyes White Dragon"
    )
    t.you.activates("DNA Surgery")
    t.you.does("declare Warrior")
    t.nobody_responds()
    t.you.cannot("activate Test Dragon Bane", because=NOTHING_TO_DO)
    t.you.activates("Mystical Space Typhoon")
    assert t.you.spells == []
    t.you.activates("Test Dragon Bane")
    assert t.opp.monsters == []


@pytest.mark.rule("info.announce.effects-and-declarations", scenario=0)
def test_what_dna_surgery_declares_is_known_before_anybody_responds() -> None:
    """card: DNA Surgery"""
    t = with_banes("set: DNA Surgery   monsters: Sangan", "hand: Umi   set: Solemn Judgment")
    t.you.activates("DNA Surgery")
    asked = t.you.is_asked("declaration")
    assert len(asked.offers) == 26 and "dragon" in asked.offers
    t.you.does("Fiend")
    t.opp.is_asked("response")
    assert t.opp.view.events[-2].to_text("en", t.opp.player) == "Your opponent declares Fiend by DNA Surgery."
    assert t.opp.view.events[-2].to_text("zh", t.opp.player) == "对方因「DNA改造手术」的效果宣言恶魔族。"


@pytest.mark.rule("card.attribute.changed-value-replaces", scenario=0)
def test_dna_transplant_makes_every_face_up_monster_the_declared_attribute() -> None:
    """card: DNA Transplant"""
    t = with_banes("set: DNA Transplant   hand: Test Dark Bane   monsters: Gemini Elf", "monsters: Sangan (set)")
    t.you.activates("DNA Transplant")
    t.you.does("宣言 暗")
    t.you.activates("Test Dark Bane")
    assert t.you.monsters == [] and t.opp.monsters == ["Sangan"]


@pytest.mark.rule("card.attribute.changed-value-replaces", scenario=0)
def test_scroll_of_bewitchment_makes_the_equipped_monster_the_declared_attribute() -> None:
    """card: Scroll of Bewitchment"""
    t = with_banes("hand: Scroll of Bewitchment, Test Dark Bane   monsters: Gemini Elf", "monsters: Mystical Elf")
    t.you.activates("Scroll of Bewitchment")
    t.you.does("declare DARK")
    t.you.targets("Mystical Elf")
    t.you.activates("Test Dark Bane")
    assert t.you.monsters == ["Gemini Elf"] and t.opp.monsters == []


def test_array_of_revealing_light_stops_the_declared_type_in_the_turn_of_its_summon() -> None:
    """card: Array of Revealing Light"""
    t = your_turn("hand: Array of Revealing Light, Sangan   monsters: Summoned Skull")
    t.you.activates("Array of Revealing Light")
    t.you.does("declare Fiend")
    t.you.summons("Sangan")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Sangan", because="effect.cannot.forbids-while-it-applies")
    t.you.can("attack with Summoned Skull")


def test_the_regulation_of_tribe_stops_attacks_of_the_declared_type() -> None:
    """card: The Regulation of Tribe"""
    t = your_turn("set: The Regulation of Tribe   monsters: Summoned Skull, Gemini Elf")
    t.you.activates("The Regulation of Tribe")
    t.you.does("declare Fiend")
    t.you.goes_to("Battle Phase")
    t.you.cannot("attack with Summoned Skull", because="effect.cannot.forbids-while-it-applies")
    t.you.can("attack with Gemini Elf")


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
def test_the_regulation_of_tribe_costs_a_monster_each_standby_phase() -> None:
    """card: The Regulation of Tribe"""
    for mode, monsters, spells in ((1, ["Gemini Elf"], ["The Regulation of Tribe"]), (2, ["Gemini Elf", "Sangan"], [])):
        t = table("""
            turn 4, Main Phase 2, opp to act
            format 408
            you 8000   spells: The Regulation of Tribe   monsters: Gemini Elf, Sangan   deck: 3 Umi
            opp 8000   hand: Umi
        """)
        t.opp.ends_turn()
        t.nobody_responds()
        t.you.chooses_effect(mode)
        if mode == 1:
            t.you.chooses("Sangan")
        assert t.you.monsters == monsters and t.you.spells == spells


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
def test_the_regulation_of_tribe_must_be_paid_for_also_while_it_is_negated() -> None:
    """card: The Regulation of Tribe"""
    t = table("""
        turn 4, Main Phase 2, opp to act
        you 8000   spells: The Regulation of Tribe   monsters: Gemini Elf   deck: 2 Umi
        opp 8000   hand: Umi   spells: Royal Decree
    """)
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.chooses_effect(2)
    assert t.you.spells == []


def test_tribe_infecting_virus_destroys_the_face_up_monsters_of_the_declared_type() -> None:
    """card: Tribe-Infecting Virus ①"""
    t = your_turn(
        "hand: 2 Umi   monsters: Tribe-Infecting Virus, Mystical Elf",
        "monsters: Gemini Elf, Sangan, Dark Magician (set)",
    )
    t.you.activates("Tribe-Infecting Virus", discarding="Umi")
    t.you.does("declare Spellcaster")
    assert t.you.monsters == ["Tribe-Infecting Virus"] and t.opp.monsters == ["Sangan", "Dark Magician"]
    assert t.you.can_activate("Tribe-Infecting Virus")


def test_tribe_infecting_virus_needs_a_card_to_discard() -> None:
    """card: Tribe-Infecting Virus ①"""
    t = your_turn("monsters: Tribe-Infecting Virus", "monsters: Gemini Elf")
    t.you.cannot("activate Tribe-Infecting Virus", because="cost.unpayable.cannot-activate")


def test_abyssal_designator_takes_a_monster_of_type_and_attribute_from_hand_or_deck() -> None:
    """card: Abyssal Designator"""
    t = your_turn("hand: Abyssal Designator", "hand: Sangan, Mystical Elf   deck: Summoned Skull, Gemini Elf, Umi")
    t.you.activates("Abyssal Designator")
    assert t.you.lp == 7000
    t.you.does("declare Fiend")
    t.you.does("declare DARK")
    asked = t.opp.is_asked("search")
    assert sorted(asked.offers) == ["Sangan", "Summoned Skull"]
    t.opp.chooses("Summoned Skull")
    assert t.opp.graveyard == ["Summoned Skull"] and len(t.opp.deck) == 2


# ---------------------------------------------------------------------------------------------------------- card names


def test_mind_crush_discards_every_copy_of_the_declared_card() -> None:
    """card: Mind Crush ①"""
    t = your_turn("set: Mind Crush   hand: Umi", "hand: 2 Sangan, Kuriboh")
    t.you.activates("Mind Crush")
    assert t.you.is_asked("declaration").least == 1
    t.you.does("declare Sangan")
    assert t.opp.hand == ["Kuriboh"] and t.opp.graveyard == ["Sangan", "Sangan"] and t.you.hand == ["Umi"]


def test_mind_crush_needs_a_card_in_either_hand() -> None:
    """card: Mind Crush ①"""
    your_turn("set: Mind Crush   hand: Umi", "hand: Sangan").you.can("activate Mind Crush")
    your_turn("set: Mind Crush", "hand: Sangan").you.cannot("activate Mind Crush", because=CONDITION)
    your_turn("set: Mind Crush   hand: Umi").you.cannot("activate Mind Crush", because=CONDITION)


def test_mind_crush_costs_a_random_card_if_the_declared_card_is_not_there() -> None:
    """card: Mind Crush ①"""
    t = your_turn("set: Mind Crush   hand: Umi, Sogen", "hand: Sangan, Kuriboh")
    t.you.activates("Mind Crush")
    t.you.does("declare Mystical Elf")
    assert t.opp.hand == ["Sangan", "Kuriboh"] and len(t.you.hand) == 1


def test_dd_designator_banishes_the_declared_card_or_one_of_your_own() -> None:
    """card: D.D. Designator"""
    for name, theirs, yours in (("Sangan", ["Sangan"], 0), ("Mystical Elf", [], 1)):
        t = your_turn("hand: D.D. Designator, Umi, Sogen", "hand: 2 Sangan, Kuriboh")
        t.you.activates("D.D. Designator")
        t.you.does(f"declare {name}")
        if theirs:
            t.you.chooses(name)
        assert t.opp.banished == theirs and len(t.you.banished) == yours
        assert [line for line in t.log() if "revealed" in line] == ["Sangan revealed"] * 2 + ["Kuriboh revealed"]


def test_dd_designator_needs_a_card_in_the_hand_that_is_looked_at() -> None:
    """card: D.D. Designator"""
    your_turn("hand: D.D. Designator, Umi", "hand: Sangan").you.can("activate D.D. Designator")
    your_turn("hand: D.D. Designator", "hand: Sangan").you.can("activate D.D. Designator")  # it may still hit
    your_turn("hand: D.D. Designator, Umi").you.cannot("activate D.D. Designator", because=CONDITION)


@pytest.mark.rule("damage-step.after-calc.battle-damage-triggers", scenario=0)
def test_great_phantom_thief_discards_the_declared_card_when_it_inflicts_battle_damage() -> None:
    """card: Great Phantom Thief"""
    t = table("""
        turn 3, Battle Step, you to act
        format 408
        you 8000   monsters: Great Phantom Thief
        opp 8000   hand: 2 Sangan, Kuriboh, Honest
    """)
    t.you.attacks_directly("Great Phantom Thief")
    t.nobody_responds()
    t.you.does("declare Sangan")
    assert t.opp.graveyard == ["Sangan", "Sangan"] and len(t.opp.hand) == 2


def test_dark_designator_adds_the_declared_monster_from_the_deck_of_the_opponent_to_his_hand() -> None:
    """card: Dark Designator"""
    t = your_turn("hand: Dark Designator", "deck: 2 Sangan, Umi")
    t.you.activates("Dark Designator")
    t.you.cannot("declare Umi", because="ask.not-offered")
    t.you.does("declare Sangan")
    t.opp.chooses("Sangan")
    assert t.opp.hand == ["Sangan"] and len(t.opp.deck) == 2


@pytest.mark.parametrize(("name", "hand", "graveyard"), [("Sangan", ["Sangan"], []), ("Umi", [], ["Sangan"])])
def test_archfiends_oath_adds_the_top_card_if_it_was_declared_and_sends_it_away_if_not(
    name: str, hand: list[str], graveyard: list[str]
) -> None:
    """card: Archfiend's Oath ①"""
    t = your_turn("spells: Archfiend's Oath   deck: Sangan, Umi")
    t.you.activates("Archfiend's Oath")
    assert t.you.lp == 7500
    t.you.does(f"declare {name}")
    assert t.you.hand == hand and t.you.graveyard == graveyard and t.you.deck == ["Umi"]
    t.you.cannot("activate Archfiend's Oath", because="effect.once-per-turn.limits-the-user")


# ------------------------------------------------------------------------------------------- kinds of card and numbers


def test_vampire_lady_lets_the_opponent_send_a_card_of_the_declared_kind_from_the_deck() -> None:
    """card: Vampire Lady"""
    t = table("""
        turn 3, Battle Step, you to act
        format 408
        you 8000   monsters: Vampire Lady   hand: Umi
        opp 8000   deck: Sangan, Umi, Sogen, Waboku
    """)
    t.you.attacks_directly("Vampire Lady")
    assert t.you.is_asked("declaration").offers == ["monster", "spell", "trap"]
    t.you.does("declare Spell")
    assert sorted(t.opp.is_asked("search").offers) == ["Sogen", "Umi"]
    t.opp.chooses("Umi")
    assert t.opp.graveyard == ["Umi"] and len(t.opp.deck) == 3


def test_wall_of_revealing_light_keeps_monsters_from_attacking_with_no_more_atk_than_was_paid() -> None:
    """card: Wall of Revealing Light"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        format 408
        you 3500   set: Wall of Revealing Light
        opp 8000   monsters: Sangan, Gemini Elf, Summoned Skull   hand: Umi
    """)
    t.opp.goes_to("Battle Phase")
    t.you.activates("Wall of Revealing Light")
    assert t.you.is_asked("declaration").offers == ["1000", "2000", "3000"]
    t.you.does("declare 2000")
    assert t.you.lp == 1500
    t.opp.goes_to("Battle Phase")
    for name in ("Sangan", "Gemini Elf"):
        t.opp.cannot(f"attack with {name}", because="effect.cannot.forbids-while-it-applies")
    t.opp.can("attack with Summoned Skull")


def test_wall_of_revealing_light_needs_a_thousand_lp() -> None:
    """card: Wall of Revealing Light"""
    text = "turn 3, Main Phase 1, you to act\nformat 408\nyou 900   set: Wall of Revealing Light\nopp 8000"
    table(text).you.cannot("activate Wall of Revealing Light", because="cost.lp.not-more-than-current")


# --------------------------------------------------------------------------------------------------------- Prohibition

CANNOT = "effect.cannot.forbids-while-it-applies"


def forbidding(name: str, you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1 and forbid a card."""
    t = your_turn(f"hand: Prohibition, {you}", opp)
    t.you.activates("Prohibition")
    t.you.does(f"declare {name}")
    t.nobody_responds()
    return t


def test_prohibition_keeps_a_monster_from_the_field_and_a_copy_that_lay_there_goes_on() -> None:
    """card: Prohibition ①"""
    t = forbidding(
        "Gemini Elf", "Gemini Elf, Mystical Elf, Monster Reborn   monsters: Gemini Elf   graveyard: Gemini Elf"
    )
    t.you.cannot("summon Gemini Elf", because=CANNOT)
    t.you.cannot("set Gemini Elf", because=CANNOT)
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")
    t.you.can("summon Mystical Elf")
    t.you.can("change position of Gemini Elf")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 8000 - 1900


def test_prohibition_binds_both_players_and_ends_with_the_card() -> None:
    """card: Prohibition ①"""
    t = forbidding("Raigeki", "Raigeki, Mystical Space Typhoon", "monsters: Gemini Elf   hand: Raigeki, Umi")
    t.you.cannot("activate Raigeki", because=CANNOT)
    t.you.cannot("set Raigeki", because=CANNOT)
    t.you.activates("Mystical Space Typhoon")
    assert t.you.spells == []
    t.you.can("activate Raigeki")


@pytest.mark.rule("effect.use.spell-trap-actions", scenario=0)
def test_prohibition_does_not_reach_a_card_that_was_set_before() -> None:
    """card: Prohibition ①"""
    t = forbidding("Solemn Judgment", "Ookazi, Hinotama", "set: Solemn Judgment   hand: Solemn Judgment")
    t.you.activates("Ookazi")
    t.opp.activates("Solemn Judgment")
    assert t.opp.lp == 4000


def test_prohibition_keeps_a_monster_from_being_fusion_summoned_and_from_being_material() -> None:
    """card: Prohibition ①"""
    hand = "Polymerization, Time Wizard, Baby Dragon   extra: Thousand Dragon"
    for name in ("Thousand Dragon", "Baby Dragon"):
        t = forbidding(name, hand)
        t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)
    forbidding("Kuriboh", hand).you.can("activate Polymerization")


@pytest.mark.rule("effect.use.monster-actions", scenario=0)
def test_prohibition_keeps_effects_in_the_hand_and_the_graveyard_from_being_activated() -> None:
    """card: Prohibition ①"""
    t = forbidding("Kuriboh", "Umi   monsters: Gemini Elf", "hand: Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 8000 - 1900


@pytest.mark.rule("effect.unusable.may-pay-costs-and-be-tributed", scenario=0)
def test_prohibition_takes_a_copy_that_is_tributed_or_discarded_as_usual() -> None:
    """card: Prohibition ①"""
    t = forbidding("Sangan", "Summoned Skull, Sangan   set: Raigeki Break   monsters: Sangan", "monsters: Gemini Elf")
    t.you.activates("Raigeki Break", discarding="Sangan", targeting="Gemini Elf")
    assert t.opp.monsters == []
    t.you.summons("Summoned Skull", tributing=["Sangan"])
    assert t.you.monsters == ["Summoned Skull"]


SCYTHE = "Reaper Scythe - Dreadscythe"


@pytest.mark.rule("effect.use.spell-trap-actions", scenario=0)
@pytest.mark.parametrize("name", [SCYTHE, "Kuriboh"])
def test_prohibition_keeps_a_card_from_being_equipped_from_the_deck(name: str) -> None:
    """card: Prohibition ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Prohibition, Dark Hole, Guardian Dreadscythe   monsters: Guardian Eatos   deck: {SCYTHE}, Umi
        opp 8000
    """)
    t.you.activates("Prohibition")
    t.you.does(f"declare {name}")
    t.nobody_responds()
    t.you.activates("Dark Hole")
    t.you.activates("Guardian Dreadscythe")
    t.you.takes_position("attack")
    if name == SCYTHE:
        t.you.is_asked("open state")
    else:
        t.you.triggers("Guardian Dreadscythe")
        t.you.take_zone(None)
    assert t.you.monsters == ["Guardian Dreadscythe"]
    assert t.you.spells == (["Prohibition"] if name == SCYTHE else ["Prohibition", SCYTHE])


@pytest.mark.parametrize("name", ["Gemini Elf", "Kuriboh"])
def test_prohibition_keeps_a_card_from_returning_that_was_banished_for_a_time(name: str) -> None:
    """card: Prohibition ①. It goes to the Graveyard then (official Q&A on Prohibition and Junk Archer)."""
    mine = "hand: Prohibition, Umi   monsters: Gemini Elf   set: Interdimensional Matter Transporter   deck: 3 Umi"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000   deck: 3 Umi")
    t.you.activates("Interdimensional Matter Transporter", targeting="Gemini Elf").nobody_responds()
    t.you.activates("Prohibition")
    t.you.does(f"declare {name}")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.you.carries_out("Interdimensional Matter Transporter")
    t.you.settle_zone(None)
    assert t.you.monsters == ([] if name == "Gemini Elf" else ["Gemini Elf"])
    assert t.you.banished == [] and ("Gemini Elf" in t.you.graveyard) == (name == "Gemini Elf")


GHOST = probe(
    "Test Ghost",
    "Zombie / Effect",
    Unclassified(1, do=ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 500), where=YOUR_GRAVEYARD),
    Instead(2, Destroyed(Monster(controller=YOU)), Banish(THIS_CARD), from_=YOUR_GRAVEYARD),
)


@pytest.mark.rule("effect.use.monster-actions", scenario=0)
@pytest.mark.parametrize("name", ["Test Ghost", "Kuriboh"])
def test_prohibition_keeps_effects_from_applying_in_the_graveyard(name: str) -> None:
    """card: Prohibition ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Prohibition, Dark Hole   monsters: Gemini Elf   graveyard: Test Ghost
        opp 8000
        """,
        pool_with(GHOST),
    )
    assert t.you.atk_of("Gemini Elf") == 2400
    t.you.activates("Prohibition")
    t.you.does(f"declare {name}")
    t.nobody_responds()
    assert t.you.atk_of("Gemini Elf") == (1900 if name == "Test Ghost" else 2400)
    t.you.activates("Dark Hole")
    if name == "Kuriboh":
        t.you.says_yes()
    assert t.you.monsters == ([] if name == "Test Ghost" else ["Gemini Elf"])


AGENT = "SPYRAL Super Agent"


@pytest.mark.parametrize(("kind", "right"), [("Trap", True), ("Monster", False)])
def test_spyral_super_agent_comes_if_the_top_card_of_the_opponent_is_of_the_declared_kind(
    kind: str, right: bool
) -> None:
    """card: SPYRAL Super Agent ①"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 hand: 2 {AGENT}\nopp 8000 deck: Waboku, Sangan")
    t.you.activates(AGENT, effect=1)
    t.you.does(f"declare {kind}")
    assert "Waboku revealed" in t.log() and t.opp.deck == ["Waboku", "Sangan"]
    if right:
        t.you.takes_position("attack")
    assert t.you.monsters == ([AGENT] if right else [])
    t.you.cannot(f"activate {AGENT} effect 1", because="effect.name-limit.this-effect-of-x-once")


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_spyral_super_agent_destroys_a_spell_or_trap_if_an_effect_of_its_series_summons_it() -> None:
    """card: SPYRAL Super Agent ②"""
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000 hand: {AGENT}\nopp 8000 deck: Sangan field: Umi set: Trap Hole"
    )
    t.you.activates(AGENT, effect=1)
    t.you.does("declare Monster")
    t.you.takes_position("attack")
    t.you.triggers(AGENT, effect=2)
    t.you.targets("Trap Hole")
    t.nobody_responds()
    assert t.opp.graveyard == ["Trap Hole"]
    text = f"turn 3, Main Phase 1, you to act\nyou 8000 hand: Monster Reborn graveyard: {AGENT}\nopp 8000 field: Umi"
    t = table(text)
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == [AGENT] and t.opp.field_zone == ["Umi"] and t.chain == []


# --------------------------------------------------------------------------------------------------- Psychic Commander


def commander(more: str = "", opp: str = "monsters: Battle Ox", lp: int = 8000) -> Table:
    """Lay out your Battle Phase with Psychic Commander and a Psychic monster of 1600 ATK and 1000 DEF."""
    mind = probe("Test Mind", "Psychic / Normal", atk=1600, def_=1000)
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you {lp}   monsters: Psychic Commander, Test Mind (zone 2){more}   deck: 3 Kuriboh
        opp 8000   {opp}   deck: 3 Kuriboh
        """,
        pool=pool_with(mind),
    )
    t.you.goes_to("Battle Phase")
    return t


@pytest.mark.rule("damage-step.before-calc.atk-def-modifiers", scenario=0)
def test_psychic_commander_weakens_what_a_psychic_monster_battles() -> None:
    """card: Psychic Commander"""
    t = commander()
    t.you.attacks("Test Mind", "Battle Ox")
    t.you.activates("Psychic Commander")
    assert t.you.is_asked("declaration").offers == ["100", "200", "300", "400", "500"]
    t.you.does("declare 300")
    assert t.you.lp == 7700 and t.opp.lp == 8000 - 200 and t.opp.graveyard == ["Battle Ox"]


@pytest.mark.rule("cost.lp.not-more-than-current", scenario=0)
def test_psychic_commander_pays_no_more_than_there_is() -> None:
    """card: Psychic Commander"""
    t = commander(lp=250)
    t.you.attacks("Test Mind", "Battle Ox")
    t.you.activates("Psychic Commander")
    assert t.you.is_asked("declaration").offers == ["100", "200"]
    t.you.does("declare 100")
    assert t.you.lp == 150
    t = commander(opp="monsters: Kuriboh, Sangan", lp=50)
    t.you.attacks("Test Mind", "Kuriboh")
    assert t.opp.graveyard == ["Kuriboh"]  # nobody was asked


@pytest.mark.rule("damage-step.before-calc.atk-def-modifiers", scenario=0)
def test_psychic_commander_acts_once_in_each_battle_for_psychic_monsters_only() -> None:
    """card: Psychic Commander"""
    t = commander(
        ", Test Mind (zone 3), Gemini Elf", "monsters: Blue-Eyes White Dragon (defense), Mystical Elf (defense)"
    )
    dragon = "Blue-Eyes White Dragon"
    t.you.attacks("Test Mind (zone 2)", dragon)
    t.you.activates("Psychic Commander")
    t.you.does("declare 400")
    # In this battle there is no second time; in the next one there is. It lasts to the End Phase.
    assert t.step == "Battle Step" and (t.opp.atk_of(dragon), t.opp.def_of(dragon)) == (2600, 2100)
    t.you.attacks("Test Mind (zone 3)", dragon)
    t.you.activates("Psychic Commander")
    t.you.does("declare 500")
    assert t.opp.def_of(dragon) == 1600
    t.you.attacks("Gemini Elf", "Mystical Elf")
    t.you.ends_turn()
    assert t.opp.def_of(dragon) == 2500
    assert [line for line in t.log() if "activated" in line] == ["you activated Psychic Commander"] * 2
