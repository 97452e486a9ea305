"""Cards: Gemini Monsters, and cards that speak of them."""

import pytest

import spellspeed.engine.applies.find as find
from table import Table, table

NORMAL = "gemini.treated-as-normal-monster"
NO_TARGET = "target.timing.chosen-at-activation"
UNPAYABLE = "cost.unpayable.cannot-activate"
IN_VAIN = "effect.condition.no-possible-resolution-blocks-activation"
ONCE = "effect.once-per-turn.limits-the-user"
ONCE_BY_NAME = "effect.name-limit.this-effect-of-x-once"
FLARE = "Red-Eyes Black Flare Dragon"


def turn(yours: str, theirs: str = "", when: str = "Main Phase 1") -> Table:
    """Lay out your turn."""
    return table(f"""
        turn 3, {when}, you to act
        you 8000   {yours}   deck: 5 Sogen
        opp 8000   {theirs}   deck: 5 Umi
    """)


# ----------------------------------------------------------------------------------------------- what applies by itself


@pytest.mark.rule("gemini.resummoned.is-effect-monster", scenario=0)
def test_alius_has_the_name_of_neos_only_while_it_is_summoned_again() -> None:
    """card: Elemental HERO Neos Alius"""
    t = turn("monsters: Elemental HERO Neos Alius")
    assert name_of(t) == "Elemental HERO Neos Alius"
    t.you.does("summon Elemental HERO Neos Alius again")
    assert name_of(t) == "Elemental HERO Neos"
    t = turn("monsters: Elemental HERO Neos Alius (summoned again)", "spells: Skill Drain")
    assert name_of(t) == "Elemental HERO Neos Alius"


def name_of(t: Table) -> str:
    """The name that your only monster has now."""
    duel = t.duel
    row = duel.state.cards[duel.state.monsters_of(t.you.player)[0]]
    return duel.pool.facts[duel.pool.by_password[find.name_of(duel.game, duel.state, row)]].name_en


@pytest.mark.rule("gemini.resummoned.is-effect-monster", scenario=0)
@pytest.mark.parametrize(
    ("monster", "before", "after"),
    [("Goggle Golem", (1500, 500), (2100, 500)), ("Dawnbreak Gardna", (1500, 500), (1500, 2300))],
)
def test_summoned_again_it_has_another_original_value(
    monster: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    """card: Goggle Golem, Dawnbreak Gardna"""
    t = turn(f"monsters: {monster}   hand: Axe of Despair")
    assert (t.you.atk_of(monster), t.you.def_of(monster)) == before
    t.you.does(f"summon {monster} again")
    assert (t.you.atk_of(monster), t.you.def_of(monster)) == after
    t.you.activates("Axe of Despair")
    assert t.you.atk_of(monster) == after[0] + 1000


def test_the_emperor_dragon_attacks_twice_once_it_is_summoned_again() -> None:
    """card: Chthonian Emperor Dragon"""
    t = turn("monsters: Chthonian Emperor Dragon (summoned again)", when="Battle Step")
    t.you.attacks_directly("Chthonian Emperor Dragon")
    t.you.attacks_directly("Chthonian Emperor Dragon")
    assert t.opp.lp == 8000 - 2 * 2400
    t = turn("monsters: Chthonian Emperor Dragon, Mystical Elf", when="Battle Step")
    t.you.attacks_directly("Chthonian Emperor Dragon")
    t.you.cannot("attack directly with Chthonian Emperor Dragon", because="battle.attack.once-per-turn")


def test_grasschopper_attacks_each_monster_once_it_is_summoned_again() -> None:
    """card: Grasschopper"""
    theirs = "monsters: Kuriboh, Sangan, Mystical Elf"
    t = turn("monsters: Grasschopper (summoned again)", theirs, "Battle Step")
    for target, damage in (("Kuriboh", 2050), ("Mystical Elf", 1550)):
        before = t.opp.lp
        t.you.attacks("Grasschopper", target)
        t.nobody_responds()
        assert t.opp.lp == before - damage
    t.you.can("attack Sangan with Grasschopper")
    t = turn("monsters: Grasschopper, Mystical Elf", theirs, "Battle Step")
    t.you.attacks("Grasschopper", "Kuriboh")
    t.nobody_responds()
    t.you.cannot("attack Sangan with Grasschopper", because="battle.attack.once-per-turn")


@pytest.mark.rule("gemini.resummoned.is-effect-monster", scenario=0)
def test_the_tuned_magician_is_a_tuner_once_it_is_summoned_again() -> None:
    """card: Tuned Magician"""
    t = turn("monsters: Tuned Magician")
    assert "Tuner" not in kinds(t)
    t.you.does("summon Tuned Magician again")
    assert kinds(t) == ("Monster", "Gemini", "Tuner", "Effect")


def kinds(t: Table) -> tuple[str, ...]:
    """What your only monster is."""
    card = next(card for card in t.opp.view.monsters(t.you.player) if card is not None)
    return card.kinds


@pytest.mark.rule("gemini.resummoned.is-effect-monster", scenario=0)
def test_the_slime_gives_battle_damage_back_once_it_is_summoned_again() -> None:
    """card: Magical Reflect Slime"""
    for state, yours, theirs in (("summoned again", 8000, 7000), ("attack", 7000, 8000)):
        t = turn(f"monsters: Magical Reflect Slime ({state})", "monsters: Battle Ox", "Battle Step")
        t.you.attacks("Magical Reflect Slime", "Battle Ox")
        t.nobody_responds()
        assert (t.you.lp, t.opp.lp) == (yours, theirs)


# ----------------------------------------------------------------------------------------------------- Ignition Effects


def test_king_pyron_inflicts_1000_damage_once_per_turn() -> None:
    """card: King Pyron"""
    t = turn("monsters: King Pyron")
    t.you.cannot("activate King Pyron", because=NORMAL)
    t.you.does("summon King Pyron again")
    t.you.activates("King Pyron").nobody_responds()
    assert t.opp.lp == 7000
    t.you.cannot("activate King Pyron", because=ONCE)


def test_gigaplant_summons_an_insect_or_plant_from_the_hand_or_graveyard() -> None:
    """card: Gigaplant"""
    t = turn("monsters: Gigaplant (summoned again)   hand: Man-Eater Bug, Kuriboh   graveyard: Gigaplant, Sangan")
    t.you.activates("Gigaplant").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Gigaplant", "Man-Eater Bug"]
    t.you.chooses("Gigaplant")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gigaplant", "Gigaplant"]
    assert [card is not None and card.summoned_again for card in t.you.view.monsters()][:2] == [True, False]
    t = turn("monsters: Gigaplant (summoned again)   hand: Kuriboh")
    t.you.cannot("activate Gigaplant", because=IN_VAIN)


def test_the_crusader_places_a_counter_and_gains_600_atk_until_the_end_of_the_turn() -> None:
    """card: Crusader of Endymion"""
    t = turn("monsters: Crusader of Endymion (summoned again), Royal Magical Library, Kuriboh")
    t.you.activates("Crusader of Endymion")
    t.nobody_responds()
    assert (
        t.you.monster("Royal Magical Library").row.counters == (1, 1) and t.you.atk_of("Crusader of Endymion") == 2500
    )
    t.you.cannot("activate Crusader of Endymion", because=ONCE)
    t.you.ends_turn()
    assert t.you.atk_of("Crusader of Endymion") == 1900
    t = turn("monsters: Crusader of Endymion (summoned again), Kuriboh")
    t.you.cannot("activate Crusader of Endymion", because=NO_TARGET)


def test_the_storm_dragon_sends_a_face_up_card_and_destroys_all_spells_and_traps() -> None:
    """card: Darkstorm Dragon"""
    t = turn("monsters: Darkstorm Dragon (summoned again)   field: Umi   set: Ookazi", "set: Trap Hole, Raigeki")
    t.you.activates("Darkstorm Dragon").nobody_responds()
    assert "Umi sent to graveyard (cost)" in t.log()
    assert sorted(t.you.graveyard) == ["Ookazi", "Umi"] and sorted(t.opp.graveyard) == ["Raigeki", "Trap Hole"]
    t = turn("monsters: Darkstorm Dragon (summoned again)   set: Ookazi", "set: Trap Hole")
    t.you.cannot("activate Darkstorm Dragon", because=UNPAYABLE)


def test_the_hawk_revives_a_gemini_monster_for_a_discard_once_per_turn_by_name() -> None:
    """card: Chemicritter Hydron Hawk"""
    t = turn("monsters: 2 Chemicritter Hydron Hawk (summoned again)   hand: 2 Umi   graveyard: Goggle Golem, Sangan")
    t.you.activates("Chemicritter Hydron Hawk in zone 1", discarding="Umi")
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.monster("Goggle Golem").position == "defense" and t.you.hand == ["Umi"]
    t.you.cannot("activate Chemicritter Hydron Hawk in zone 2", because=ONCE_BY_NAME)
    t = turn("monsters: Chemicritter Hydron Hawk (summoned again)   hand: Umi   graveyard: Sangan")
    t.you.cannot("activate Chemicritter Hydron Hawk", because=NO_TARGET)


def test_dark_valkyria_gets_one_counter_and_destroys_a_monster_for_it() -> None:
    """card: Dark Valkyria ①②③"""
    t = turn("monsters: Dark Valkyria (summoned again)", "monsters: Sangan, Kuriboh (set)")
    t.you.cannot("activate Dark Valkyria effect 3", because=UNPAYABLE)
    t.you.activates("Dark Valkyria", effect=1).nobody_responds()
    assert t.you.atk_of("Dark Valkyria") == 2100
    t.you.cannot("activate Dark Valkyria effect 1", because=ONCE)
    t.you.activates("Dark Valkyria", effect=3, targeting="Kuriboh").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"] and t.you.atk_of("Dark Valkyria") == 1800
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot("activate Dark Valkyria effect 1", because=ONCE)


def test_the_butterfly_is_tributed_and_its_gemini_monster_counts_as_summoned_again() -> None:
    """card: Blazewing Butterfly"""
    t = turn("monsters: Blazewing Butterfly (summoned again)   graveyard: Goggle Golem, Sangan, Blazewing Butterfly")
    t.you.activates("Blazewing Butterfly").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.atk_of("Goggle Golem") == 2100 and t.you.graveyard == [
        "Sangan",
        "Blazewing Butterfly",
        "Blazewing Butterfly",
    ]
    t.you.cannot("summon Goggle Golem again", because="gemini.resummoned.is-effect-monster")
    t = turn("monsters: Blazewing Butterfly (summoned again)   graveyard: Sangan, Blazewing Butterfly")
    t.you.cannot("activate Blazewing Butterfly", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------------ Trigger Effects


def test_alessa_makes_the_opponent_discard_and_the_piper_draws_for_a_destroyed_monster() -> None:
    """card: Aquarian Alessa, Lucky Pied Piper"""
    for monster, hands in (("Aquarian Alessa", (0, 1)), ("Lucky Pied Piper", (1, 2))):
        for state in ("summoned again", "attack"):
            yours = f"monsters: {monster} ({state}), Goggle Golem"
            t = turn(yours, "monsters: Kuriboh   hand: 2 Umi", "Battle Step")
            t.you.attacks(monster, "Kuriboh")
            t.nobody_responds()
            assert (len(t.you.hand), len(t.opp.hand)) == (hands if state == "summoned again" else (0, 2))


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_a_monster_that_is_not_sent_to_the_graveyard_sets_nothing_off() -> None:
    """card: Lucky Pied Piper"""
    yours = "monsters: Lucky Pied Piper (summoned again), Goggle Golem   spells: Macro Cosmos"
    t = turn(yours, "monsters: Kuriboh", "Battle Step")
    t.you.attacks("Lucky Pied Piper", "Kuriboh")
    t.nobody_responds()
    assert t.opp.banished == ["Kuriboh"] and not t.you.hand


def test_the_flare_dragon_burns_at_the_end_of_a_battle_phase_in_which_it_battled() -> None:
    """card: Red-Eyes Black Flare Dragon"""
    t = turn(f"monsters: {FLARE} (summoned again), Goggle Golem", "monsters: Kuriboh", "Battle Step")
    t.you.attacks(FLARE, "Kuriboh")
    t.nobody_responds()
    t.you.does("end battle phase")
    t.you.triggers(FLARE).nobody_responds()
    assert t.opp.lp == 8000 - 2100 - 2400
    t = turn(f"monsters: {FLARE} (summoned again), Goggle Golem", "monsters: Kuriboh", "Battle Step")
    t.you.does("end battle phase")
    assert t.phase == "Main Phase 2" and t.opp.lp == 8000


def test_grepher_takes_an_equip_spell_back_in_your_end_phase() -> None:
    """card: Knight Day Grepher"""
    t = turn("monsters: Knight Day Grepher (summoned again)   graveyard: Axe of Despair, Umi")
    t.you.does("end phase")
    t.you.triggers("Knight Day Grepher").nobody_responds()
    assert t.you.hand == ["Axe of Despair"]
    t = turn("monsters: Knight Day Grepher   graveyard: Axe of Despair, Umi")
    t.you.ends_turn()
    assert not t.you.hand


# ----------------------------------------------------------------------------------------------------------- the Spells


def test_gemini_spark_tributes_a_gemini_monster_of_level_4_destroys_a_card_and_draws() -> None:
    """card: Gemini Spark ①"""
    t = turn("monsters: Goggle Golem, King Pyron, Mystical Elf   hand: Gemini Spark", "set: Trap Hole")
    t.you.activates("Gemini Spark", targeting="Trap Hole").nobody_responds()
    assert t.you.graveyard == ["Goggle Golem", "Gemini Spark"] and t.opp.graveyard == ["Trap Hole"]
    assert t.you.hand == ["Sogen"]
    t = turn("monsters: King Pyron, Mystical Elf, Goggle Golem (set)   hand: Gemini Spark", "set: Trap Hole")
    t.you.cannot("activate Gemini Spark", because=UNPAYABLE)


@pytest.mark.rule("move.draw.empty-deck-no-optional-draw-effect", scenario=0)
def test_gemini_spark_destroys_nothing_where_there_is_no_card_to_draw() -> None:
    """card: Gemini Spark ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Goggle Golem   hand: Gemini Spark
        opp 8000   set: Trap Hole
    """)
    t.you.cannot("activate Gemini Spark", because="move.draw.needs-enough-cards-to-activate")


def test_supervise_lets_its_monster_count_as_summoned_again_as_long_as_it_is_there() -> None:
    """card: Supervise ①"""
    t = turn("monsters: Goggle Golem   hand: Supervise, Mystical Elf", "set: Dust Tornado")
    t.you.activates("Supervise").nobody_responds()
    assert t.you.atk_of("Goggle Golem") == 2100 and kinds(t) == ("Monster", "Gemini", "Effect")
    t.you.cannot("summon Goggle Golem again", because="gemini.resummoned.is-effect-monster")
    t.you.goes_to("Battle Phase")
    t.opp.activates("Dust Tornado").nobody_responds()
    t.nobody_responds()
    assert t.you.atk_of("Goggle Golem") == 1500 and kinds(t) == ("Monster", "Gemini", "Normal")


def test_supervise_goes_on_a_gemini_monster_only() -> None:
    """card: Supervise"""
    t = turn("monsters: Sangan   hand: Supervise", "monsters: Goggle Golem (set)")
    t.you.cannot("activate Supervise", because=NO_TARGET)


def test_supervise_brings_a_normal_monster_back_if_it_was_face_up() -> None:
    """card: Supervise ②"""
    t = turn("monsters: Goggle Golem   hand: Supervise, Heavy Storm   graveyard: Sangan, Battle Ox, King Pyron")
    t.you.activates("Supervise").nobody_responds()
    t.you.activates("Heavy Storm").nobody_responds()
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "King Pyron"]
    t.you.targets("King Pyron").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Goggle Golem", "King Pyron"]
    t = turn("set: Supervise   hand: Heavy Storm   graveyard: Battle Ox")
    t.you.activates("Heavy Storm").nobody_responds()
    assert t.you.is_asked("open state") and not t.you.monsters


def test_double_summon_allows_two_normal_summons_and_no_third() -> None:
    """card: Double Summon ①"""
    t = turn("hand: Double Summon, Mystical Elf, Kuriboh, Sangan")
    t.you.activates("Double Summon").nobody_responds()
    t.you.summons("Kuriboh")
    t.you.sets("Mystical Elf")
    t.you.cannot("summon Sangan", because="summon.normal.once-per-turn-shared")
    assert t.you.monsters == ["Kuriboh", "Mystical Elf"]


def test_a_position_with_supervise_on_a_monster_says_what_the_monster_is() -> None:
    """card: Supervise ①"""
    t = turn("monsters: Goggle Golem   spells: Supervise (on Goggle Golem)", "spells: Skill Drain")
    assert kinds(t) == ("Monster", "Gemini", "Effect") and t.you.atk_of("Goggle Golem") == 1500
    t = turn("monsters: Goggle Golem   spells: Supervise (on Goggle Golem)   hand: Book of Moon")
    assert t.you.atk_of("Goggle Golem") == 2100
    assert table(t.write()).you.atk_of("Goggle Golem") == 2100
    t.you.activates("Book of Moon", targeting="Goggle Golem").nobody_responds()
    t.you.flip_summons("Goggle Golem")
    assert t.you.graveyard == ["Supervise", "Book of Moon"] and t.you.atk_of("Goggle Golem") == 1500


@pytest.mark.rule("gemini.resummon.keeps-equips-and-applied-effects", scenario=0)
def test_snatch_steal_takes_a_monster_under_supervise_as_it_is() -> None:
    """card: Supervise ①"""
    t = turn("hand: Snatch Steal", "monsters: King Pyron   spells: Supervise (on King Pyron)")
    t.you.activates("Snatch Steal").nobody_responds()
    t.you.take_zone()
    t.you.activates("King Pyron").nobody_responds()
    assert t.opp.lp == 7000
