"""Topic damage-step: damage calculation, what comes after it, and the end of the Damage Step."""

import pytest

from damage_steps import AFTER, BAN, BEFORE, CALCULATION, END, FIVE, NOT_NOW, battle, go_on, leave, made, reach
from probes import probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import (
    AFTER_DAMAGE_CALCULATION,
    ATK,
    BECAUSE_OF_BATTLE,
    DEF,
    OPPONENT,
    SPELL_COUNTER,
    YOU,
)
from spellspeed.lang.words.lines import Continuous, Flip, Instead, Trigger
from spellspeed.lang.words.nouns import THE_OPPOSING, THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, OPPONENTS_FIELD, YOUR_HAND
from spellspeed.lang.words.timings import BattleReached, DamageTaken, Destroyed, If, Sent, When
from spellspeed.lang.words.verbs import ChangeStat, Draw, GainLP, InflictDamage, RemoveCounters
from spellspeed.words import EVENT_SENT_TO_GRAVEYARD
from table import Table


def in_order(t: Table, *lines: str) -> bool:
    """Whether these things have happened, each for the first time after the one before."""
    log = t.log()
    at = [log.index(line) for line in lines]
    return at == sorted(at)


# ---------------------------------------------------------------------------------------------------- the calculation


@pytest.mark.rule("damage-step.calc.resolves-and-deducts-lp", scenario=1)
def test_lp_drop_at_damage_calculation_while_the_loser_is_still_on_the_field() -> None:
    t = battle("monsters: Curse of Dragon", "monsters: Kojikocy")
    t.you.attacks("Curse of Dragon", "Kojikocy")
    reach(t, CALCULATION)
    assert t.opp.lp == 8000
    reach(t, AFTER)
    assert t.opp.lp == 7500 and t.opp.monsters == ["Kojikocy"] and t.opp.graveyard == []
    lost = "opp lp 8000 -> 7500 (battle)"
    assert in_order(t, f"timing {CALCULATION}", "damage calculated", lost, f"timing {AFTER}")


@pytest.mark.rule("damage-step.calc.resolves-and-deducts-lp", scenario=2)
def test_the_loser_of_the_calculation_is_marked_as_destroyed_by_battle() -> None:
    t = battle("monsters: Vorse Raider", "monsters: Celtic Guardian")
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    reach(t, CALCULATION)
    assert not t.opp.monster("Celtic Guardian").row.doomed
    reach(t, AFTER)
    assert t.opp.lp == 7500 and t.opp.monster("Celtic Guardian").row.doomed
    assert not t.you.monster("Vorse Raider").row.doomed


@pytest.mark.rule("damage-step.calc.timing-effects-turn-player-first", scenario=1)
def test_lily_and_defense_draw_make_one_chain_before_damage_is_calculated() -> None:
    t = battle("monsters: Injection Fairy Lily", "monsters: Curse of Dragon   set: Defense Draw   deck: Kuriboh")
    t.you.attacks("Injection Fairy Lily", "Curse of Dragon")
    reach(t, CALCULATION)
    assert t.you.is_asked("response").offers == ["activate Injection Fairy Lily", "pass"]
    t.you.activates("Injection Fairy Lily")
    t.opp.activates("Defense Draw")
    assert t.chain == ["Injection Fairy Lily", "Defense Draw"] and t.you.lp == 6000
    leave(t)
    assert in_order(t, "link 2 Defense Draw resolved", "link 1 Injection Fairy Lily resolved", "damage calculated")
    assert t.opp.lp == 8000 and "Curse of Dragon" in t.opp.graveyard and t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.calc.timing-cards", scenario=1)
def test_kuriboh_is_legal_at_damage_calculation_only() -> None:
    t = battle("monsters: Curse of Dragon, Battle Ox", "hand: 2 Kuriboh")
    t.you.attacks_directly("Curse of Dragon")
    t.you.passes()
    t.opp.cannot("activate Kuriboh", because=NOT_NOW)  # at the declaration
    legal = []
    for timing in FIVE:
        reach(t, timing)
        t.you.passes()
        offered = "activate Kuriboh" in " ".join(t.opp.is_asked("response").offers)
        legal += [timing] if offered else []
        if not offered:
            t.opp.cannot("activate Kuriboh", because=BAN)
    assert legal == [CALCULATION] and t.opp.lp == 6000
    leave(t)
    t.you.attacks_directly("Battle Ox")
    while t.timing != CALCULATION:
        go_on(t)
    t.you.passes()
    t.opp.activates("Kuriboh")
    leave(t)
    assert t.opp.lp == 6000


@pytest.mark.rule("damage-step.calc.result-fixed-at-calculation", scenario=1)
@pytest.mark.parametrize(
    ("deed", "yours", "theirs"),
    [
        (ChangeStat(ATK, THIS_CARD, 0, become=True), 0, 1500),
        (ChangeStat(ATK, THE_OPPOSING, 3000, become=True), 2000, 3000),
    ],
)
def test_values_that_change_after_damage_calculation_do_not_alter_the_battle(
    deed: Deed, yours: int, theirs: int
) -> None:
    after = If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD))
    tired = probe("Test Tired", "Warrior / Effect", Trigger(1, when=after, do=deed, mandatory=True), atk=2000)
    t = battle("monsters: Test Tired", "monsters: Kojikocy", tired)
    t.you.attacks("Test Tired", "Kojikocy")
    reach(t, AFTER)
    t.you.triggers("Test Tired")
    t.both_pass()
    assert t.timing == AFTER and (t.you.atk_of("Test Tired"), t.opp.atk_of("Kojikocy")) == (yours, theirs)
    leave(t)
    assert t.opp.graveyard == ["Kojikocy"] and t.you.monsters == ["Test Tired"]
    assert (t.you.lp, t.opp.lp) == (8000, 7500)


# -------------------------------------------------------------------------------------------------------- replacement


def golem() -> CardFacts:
    """A monster that loses a counter instead of being destroyed, and whose ATK is raised by itself."""
    return probe(
        "Test Golem",
        "Rock / Effect",
        Continuous(1, ChangeStat(ATK, THIS_CARD, 200)),
        Instead(2, Destroyed(THIS_CARD), RemoveCounters(SPELL_COUNTER, THIS_CARD, 1)),
        atk=1000,
    )


def pointer() -> CardFacts:
    """An attacker that targets after damage calculation and draws when it destroys a monster by battle."""
    return probe(
        "Test Pointer",
        "Warrior / Effect",
        Trigger(
            1,
            when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD)),
            target=One(Monster(), OPPONENTS_FIELD),
            do=ChangeStat(DEF, THE_TARGET, 100),
            mandatory=True,
        ),
        Trigger(
            2,
            when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
            do=Draw(1),
            mandatory=True,
        ),
        atk=2000,
    )


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=1)
def test_a_replacement_is_decided_at_damage_calculation_and_carried_out_first_thing_after_it() -> None:
    t = battle("monsters: Test Pointer", "monsters: Test Golem (1 spell counter)", golem(), pointer())
    t.you.attacks("Test Pointer", "Test Golem")
    reach(t, CALCULATION)
    t.both_pass()
    assert t.timing == CALCULATION and t.opp.is_asked("replacement")
    assert t.opp.monster("Test Golem").row.counters != ()
    t.opp.says_yes()
    assert t.timing == AFTER and not t.opp.monster("Test Golem").row.doomed
    assert t.opp.monster("Test Golem").row.counters == ()
    t.you.triggers("Test Pointer")
    t.you.targets("Test Golem")
    removed = "Test Golem has 0 spell counters (effect)"
    assert in_order(t, "damage calculated", f"timing {AFTER}", removed, "you activated Test Pointer")
    leave(t)
    assert t.log().count(f"timing {AFTER}") == 1 and t.log().count("you activated Test Pointer") == 1


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=1)
def test_a_replacement_that_is_declined_at_damage_calculation_is_not_asked_for_again() -> None:
    t = battle("monsters: Battle Ox", "monsters: Test Golem (1 spell counter)", golem())
    t.you.attacks("Battle Ox", "Test Golem")
    reach(t, CALCULATION)
    t.both_pass()
    t.opp.says_no()
    assert t.timing == AFTER and t.opp.monster("Test Golem").row.doomed
    leave(t)
    assert t.opp.graveyard == ["Test Golem"]


@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=1)
def test_a_monster_whose_destruction_was_replaced_is_not_destroyed() -> None:
    you = "monsters: Test Pointer   deck: Kuriboh"
    t = battle(you, "monsters: Test Golem (1 spell counter)", golem(), pointer())
    t.you.attacks("Test Pointer", "Test Golem")
    reach(t, CALCULATION)
    t.both_pass()
    t.opp.says_yes()
    assert t.opp.lp == 8000 - (2000 - 1200)
    t.you.triggers("Test Pointer")
    assert t.you.is_asked("target").offers == ["Test Golem"]
    t.you.targets("Test Golem")
    leave(t)
    assert t.opp.monsters == ["Test Golem"] and t.opp.def_of("Test Golem") == 1100
    assert t.opp.atk_of("Test Golem") == 1200
    assert made(t) == ["you activated Test Pointer"] and t.you.hand == []


# -------------------------------------------------------------------------------------------- after damage calculation


@pytest.mark.rule("damage-step.after-calc.purpose", scenario=1)
def test_after_damage_calculation_lp_are_reduced_and_the_doomed_monster_is_still_there() -> None:
    t = battle("monsters: Airknight Parshath   deck: Kuriboh", "monsters: Battle Ox (zone 2)")
    t.you.attacks("Airknight Parshath", "Battle Ox")
    reach(t, AFTER)
    loser = t.opp.monster("Battle Ox")
    assert t.opp.lp == 7800 and loser.zone == 2 and loser.row.doomed
    assert t.you.is_asked("trigger").offers == ["trigger Airknight Parshath"]


@pytest.mark.rule("damage-step.after-calc.purpose", scenario=2)
def test_dealing_and_taking_battle_damage_are_answered_while_the_doomed_monster_is_on_the_field() -> None:
    avenger = probe(
        "Test Avenger",
        "Fiend / Effect",
        Trigger(1, when=When(DamageTaken(YOU, BECAUSE_OF_BATTLE)), do=GainLP(100), from_=YOUR_HAND),
    )
    t = battle("monsters: Airknight Parshath   deck: Kuriboh", "monsters: Battle Ox   hand: Test Avenger", avenger)
    t.you.attacks("Airknight Parshath", "Battle Ox")
    reach(t, AFTER)
    t.you.triggers("Airknight Parshath")
    assert t.opp.is_asked("response").offers == ["activate Test Avenger", "pass"]
    t.opp.activates("Test Avenger")
    assert t.timing == AFTER and t.chain == ["Airknight Parshath", "Test Avenger"]
    assert t.opp.monsters == ["Battle Ox"]
    leave(t)
    assert t.opp.lp == 7900 and t.you.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.after-calc.after-calculation-effects", scenario=1)
def test_a_doomed_dd_warrior_lady_banishes_both_and_nothing_was_destroyed_by_battle() -> None:
    mourner = probe(
        "Test Mourner",
        "Zombie / Effect",
        Trigger(
            1,
            when=If(Sent(Monster(), EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
            do=GainLP(100),
            mandatory=True,
        ),
    )
    t = battle("monsters: D.D. Warrior Lady, Test Mourner", "monsters: Vorse Raider", mourner)
    t.you.attacks("D.D. Warrior Lady", "Vorse Raider")
    reach(t, AFTER)
    assert t.you.monster("D.D. Warrior Lady").row.doomed
    t.you.triggers("D.D. Warrior Lady")
    leave(t)
    assert t.you.banished == ["D.D. Warrior Lady"] and t.opp.banished == ["Vorse Raider"]
    assert t.you.graveyard == t.opp.graveyard == [] and made(t) == ["you activated D.D. Warrior Lady"]
    assert t.you.lp == 7600


@pytest.mark.rule("damage-step.after-calc.battle-damage-triggers", scenario=1)
def test_airbellum_goes_on_the_chain_after_damage_calculation() -> None:
    t = battle("monsters: X-Saber Airbellum", "hand: Kuriboh")
    t.you.attacks_directly("X-Saber Airbellum")
    reach(t, CALCULATION)
    assert t.chain == [] and t.you.is_asked("response").offers == ["pass"]
    reach(t, AFTER)
    t.you.triggers("X-Saber Airbellum")
    assert t.timing == AFTER and t.chain == ["X-Saber Airbellum"] and t.opp.lp == 8000 - 1600
    leave(t)
    assert t.opp.graveyard == ["Kuriboh"] and made(t) == ["you activated X-Saber Airbellum"]


@pytest.mark.rule("damage-step.after-calc.one-chain-by-trigger-order", scenario=1)
def test_mandatory_flip_and_optional_effects_make_one_chain_in_trigger_order() -> None:
    after = If(BattleReached(AFTER_DAMAGE_CALCULATION, Monster(controller=YOU)))
    puncher = probe(
        "Test Puncher",
        "Warrior / Effect",
        Trigger(1, when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD)), do=GainLP(100), mandatory=True),
        atk=2000,
    )
    cheerer = probe("Test Cheerer", "Warrior / Effect", Trigger(1, when=after, do=GainLP(10)))
    bud = probe("Test Bud", "Plant / Flip / Effect", Flip(do=GainLP(1000)), def_=500)
    t = battle("monsters: Test Puncher, Test Cheerer", "monsters: Test Bud (set)", puncher, cheerer, bud)
    t.you.attacks("Test Puncher", "Test Bud")
    reach(t, AFTER)
    assert t.you.is_asked("trigger").offers == ["trigger Test Puncher"]
    t.you.triggers("Test Puncher")
    assert t.opp.is_asked("trigger").offers == ["trigger Test Bud"]
    t.opp.triggers("Test Bud")
    assert t.you.is_asked("trigger").offers == ["trigger Test Cheerer", "pass"]
    t.you.triggers("Test Cheerer")
    assert t.timing == AFTER and t.chain == ["Test Puncher", "Test Bud", "Test Cheerer"]
    leave(t)
    links = ["link 3 Test Cheerer resolved", "link 2 Test Bud resolved", "link 1 Test Puncher resolved"]
    assert in_order(t, *links) and (t.you.lp, t.opp.lp) == (8110, 9000)


@pytest.mark.rule("damage-step.after-calc.one-chain-by-trigger-order", scenario=2)
def test_airknights_draw_is_link_1_and_the_flip_effect_link_2() -> None:
    t = battle("monsters: Airknight Parshath   deck: Kuriboh", "monsters: Man-Eater Bug (set)")
    t.you.attacks("Airknight Parshath", "Man-Eater Bug")
    reach(t, AFTER)
    assert t.opp.lp == 8000 - (1900 - 600)
    t.you.triggers("Airknight Parshath")
    t.opp.triggers("Man-Eater Bug")
    t.opp.targets("Airknight Parshath")
    assert t.chain == ["Airknight Parshath", "Man-Eater Bug"]
    leave(t)
    assert in_order(t, "Airknight Parshath destroyed (effect)", "you drew") and t.you.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.after-calc.flip-triggers", scenario=1)
def test_man_eater_bug_is_flipped_calculated_then_acts_on_the_field_then_falls() -> None:
    t = battle("monsters: Battle Ox, Vorse Raider", "monsters: Man-Eater Bug (set)")
    t.you.attacks("Battle Ox", "Man-Eater Bug")
    reach(t, AFTER)
    assert t.opp.monster("Man-Eater Bug").row.doomed and made(t) == []
    t.opp.triggers("Man-Eater Bug")
    t.opp.targets("Vorse Raider")
    t.both_pass()
    assert t.timing == AFTER and t.opp.monsters == ["Man-Eater Bug"] and t.you.graveyard == ["Vorse Raider"]
    leave(t)
    assert in_order(
        t,
        "Man-Eater Bug flipped",
        "damage calculated",
        "opp activated Man-Eater Bug",
        "link 1 Man-Eater Bug resolved",
        "Man-Eater Bug sent to graveyard (battle)",
    )


@pytest.mark.rule("damage-step.after-calc.flip-triggers", scenario=2)
@pytest.mark.parametrize("def_", [600, 3000])
def test_a_mandatory_flip_effect_forms_no_chain_before_damage_calculation(def_: int) -> None:
    bud = probe("Test Bud", "Plant / Flip / Effect", Flip(do=GainLP(1000)), def_=def_)
    t = battle("monsters: Battle Ox", "monsters: Test Bud (set)", bud)
    t.you.attacks("Battle Ox", "Test Bud")
    for timing in (BEFORE, CALCULATION):
        reach(t, timing)
        assert t.opp.monster("Test Bud").position == "defense"
        assert t.chain == [] and t.you.is_asked("response").offers == ["pass"]
    reach(t, AFTER)
    assert t.opp.monster("Test Bud").row.doomed == (def_ == 600)
    t.opp.triggers("Test Bud")
    assert t.chain == ["Test Bud"]
    leave(t)
    assert t.opp.lp == 9000


# ---------------------------------------------------------------------------------------------- the end, and triggers


@pytest.mark.rule("damage-step.end.destroyed-monsters-sent-to-gy", scenario=1)
@pytest.mark.parametrize(("attacker", "together"), [("Vorse Raider", False), ("Kojikocy", True)])
def test_destroyed_monsters_go_to_their_owners_graveyards_at_the_end(attacker: str, together: bool) -> None:
    t = battle(f"monsters: {attacker}", "monsters: Uraby (owner you)")
    t.you.attacks(attacker, "Uraby")
    reach(t, AFTER)
    assert t.opp.monsters == ["Uraby"] and t.you.monsters == [attacker] and t.you.graveyard == []
    reach(t, END)
    assert sorted(t.you.graveyard) == (["Kojikocy", "Uraby"] if together else ["Uraby"])
    assert t.opp.graveyard == [] and t.opp.monsters == []
    assert in_order(t, f"timing {AFTER}", f"timing {END}", "Uraby sent to graveyard (battle)")
    batches = {event.batch for event in t.events if event.kind == EVENT_SENT_TO_GRAVEYARD}
    assert len(batches) == 1


@pytest.mark.rule("damage-step.end.destroyed-by-battle-triggers", scenario=1)
def test_giant_rat_is_offered_at_the_end_of_the_damage_step() -> None:
    t = battle("monsters: Vorse Raider", "monsters: Giant Rat   deck: Giant Rat")
    t.you.attacks("Vorse Raider", "Giant Rat")
    reach(t, AFTER)
    assert t.you.is_asked("response").offers == ["pass"] and t.opp.graveyard == []
    reach(t, END)
    assert t.opp.is_asked("trigger").offers == ["trigger Giant Rat", "pass"]
    t.opp.triggers("Giant Rat")
    assert t.timing == END and t.chain == ["Giant Rat"]


def striker(atk: int) -> CardFacts:
    """A monster that inflicts damage when it destroys an opponent's monster by battle."""
    destroys = If(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD))
    line = Trigger(1, when=destroys, do=InflictDamage(500, OPPONENT), mandatory=True)
    return probe("Test Striker", "Warrior / Effect", line, atk=atk)


@pytest.mark.rule("damage-step.end.destroyer-triggers", scenario=1)
def test_the_destroyers_effect_and_the_destroyed_monsters_make_one_chain() -> None:
    t = battle("monsters: Test Striker", "monsters: Giant Rat   deck: Kojikocy", striker(1500))
    t.you.attacks("Test Striker", "Giant Rat")
    reach(t, END)
    t.you.triggers("Test Striker")
    assert t.opp.is_asked("trigger").offers == ["trigger Giant Rat", "pass"]
    t.opp.triggers("Giant Rat")
    assert t.timing == END and t.chain == ["Test Striker", "Giant Rat"]
    leave(t)
    assert in_order(t, "Kojikocy special summoned", "link 1 Test Striker resolved")
    assert t.opp.monsters == ["Kojikocy"] and t.opp.lp == 8000 - 100 - 500


@pytest.mark.rule("damage-step.end.one-chain-turn-player-first", scenario=1)
def test_two_giant_rats_that_destroy_each_other_make_one_chain_the_turn_players_first() -> None:
    t = battle("monsters: Giant Rat   deck: Kojikocy", "monsters: Giant Rat   deck: Uraby")
    t.you.attacks("Giant Rat", "Giant Rat")
    reach(t, END)
    assert t.you.is_asked("trigger").offers == ["trigger Giant Rat", "pass"]
    t.you.triggers("Giant Rat")
    assert t.opp.is_asked("trigger").offers == ["trigger Giant Rat", "pass"]
    t.opp.triggers("Giant Rat")
    assert t.chain == ["Giant Rat", "Giant Rat"] and made(t) == ["you activated Giant Rat", "opp activated Giant Rat"]
    leave(t)
    assert in_order(t, "Uraby special summoned", "Kojikocy special summoned")
    assert t.you.monsters == ["Kojikocy"] and t.opp.monsters == ["Uraby"]


@pytest.mark.rule("damage-step.end.destroyer-must-survive", scenario=1)
def test_a_destroyer_that_falls_too_does_not_answer_but_another_card_may() -> None:
    drawer = probe(
        "Test Drawer",
        "Warrior / Effect",
        Trigger(
            1,
            when=If(Sent(Monster(), EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
            do=Draw(1),
            mandatory=True,
        ),
        atk=1500,
    )
    watcher = probe(
        "Test Watcher",
        "Warrior / Effect",
        Trigger(1, when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE)), do=GainLP(100)),
    )
    you = "monsters: Test Drawer, Test Watcher   deck: Kuriboh"
    t = battle(you, "monsters: Kojikocy", drawer, watcher)
    t.you.attacks("Test Drawer", "Kojikocy")
    reach(t, END)
    assert t.you.graveyard == ["Test Drawer"] and t.opp.graveyard == ["Kojikocy"]
    assert t.you.is_asked("trigger").offers == ["trigger Test Watcher", "pass"]
    t.you.triggers("Test Watcher")
    leave(t)
    assert made(t) == ["you activated Test Watcher"] and t.you.lp == 8100 and t.you.hand == []


@pytest.mark.rule("damage-step.end.destroyer-must-survive", scenario=0)
def test_a_destroyer_that_survives_answers() -> None:
    t = battle("monsters: Test Striker", "monsters: Kojikocy", striker(1600))
    t.you.attacks("Test Striker", "Kojikocy")
    leave(reach(t, END))
    assert made(t) == ["you activated Test Striker"] and t.opp.lp == 8000 - 100 - 500
