"""Topic battle: replays that effects bring about, and those that they do not."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import ANY_CARD, One
from spellspeed.lang.words.every_word import SUMMONED_SPECIALLY
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.rare import MoveToZone
from spellspeed.lang.words.timings import AttackDeclared, AttackTargetSelected, Summoned, When
from spellspeed.lang.words.verbs import Destroy, Draw, GainLP
from table import Table, table


def attackers(t: Table) -> list[str]:
    """The monsters that you are offered as attackers."""
    return [wish.removeprefix("attack with ") for wish in t.you.is_offered() if wish.startswith("attack with ")]


def replays(t: Table) -> list[str]:
    """The replays since the table was laid."""
    return [line for line in t.log() if line.startswith("replay of ")]


def opp_calls(t: Table, name: str) -> None:
    """Your opponent Special Summons this monster from the Graveyard with Call of the Haunted."""
    t.opp.activates("Call of the Haunted", targeting=name)
    t.nobody_responds()
    t.opp.settle_zone(None)


# --------------------------------------------------------------------------------------------------- the number changes


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=1)
def test_a_monster_that_is_not_attacked_and_is_tributed_for_a_cost_causes_a_replay() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox   set: 2 Just Desserts
        opp 8000   monsters: Celtic Guardian, Harpie Lady   set: Icarus Attack
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.you.passes()
    t.opp.activates("Icarus Attack", tributing="Harpie Lady")
    t.opp.does("target face-down (zone 1), face-down (zone 2)")
    t.nobody_responds()
    assert t.opp.monsters == ["Celtic Guardian"] and len(t.you.graveyard) == 2
    assert t.you.is_asked("replay").offers == ["Celtic Guardian", "stop"]


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=2)
def test_a_monster_that_is_special_summoned_in_response_causes_a_replay() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Celtic Guardian   set: Call of the Haunted   graveyard: Mystical Elf
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    opp_calls(t, "Mystical Elf")
    assert t.you.is_asked("replay").offers == ["Celtic Guardian", "Mystical Elf", "stop"]
    assert replays(t) == ["replay of Vorse Raider"] and t.step == "Battle Step"


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=2)
@pytest.mark.rule("battle.replay.choose-again", scenario=2)
@pytest.mark.parametrize(("others", "offers"), [(", Mystical Elf", ["Mystical Elf"]), ("", ["direct attack"])])
def test_a_target_that_leaves_causes_a_replay_with_the_other_monsters_or_the_player(
    others: str, offers: list[str]
) -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Celtic Guardian{others}   set: Compulsory Evacuation Device
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Compulsory Evacuation Device", targeting="Celtic Guardian")
    assert t.opp.hand == ["Celtic Guardian"]
    assert t.you.is_asked("replay").offers == [*offers, "stop"]
    t.you.chooses_target("Mystical Elf") if others else t.you.chooses_direct_attack()
    assert t.opp.lp == 8000 - (1100 if others else 1900)


@pytest.mark.rule("battle.replay.choose-again", scenario=2)
@pytest.mark.parametrize(("target", "lp"), [("Celtic Guardian", 7500), ("Mystical Elf", 6900)])
def test_if_a_monster_has_come_the_attacker_may_choose_it_or_the_first_target_again(target: str, lp: int) -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Celtic Guardian   set: Call of the Haunted   graveyard: Mystical Elf
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    opp_calls(t, "Mystical Elf")
    t.you.cannot("attack directly", because="battle.attack.must-choose-monster-if-any")
    t.you.chooses_target(target)
    assert f"Vorse Raider battled {target}" in t.log() and t.opp.lp == lp
    assert len(replays(t)) == 1


@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=2)
@pytest.mark.parametrize(("card", "lp"), [("Book of Moon", (8000, 8000)), ("Rush Recklessly", (7800, 8000))])
def test_a_change_of_position_or_of_atk_causes_no_replay(card: str, lp: tuple[int, int]) -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Celtic Guardian, Mystical Elf   set: {card}
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates(card, targeting="Celtic Guardian")
    assert replays(t) == [] and "Vorse Raider battled Celtic Guardian" in t.log()
    assert (t.you.lp, t.opp.lp) == lp  # 1900 against 1200 DEF, or against 1400 + 700 ATK


@pytest.mark.rule("battle.replay.net-zero-change-counts", scenario=1)
def test_one_effect_that_returns_the_target_and_summons_another_monster_causes_a_replay() -> None:
    candina = probe("Test Candina", "Fairy / Normal", archetypes=("Trickstar",))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Test Candina   hand: Trickstar Lycoris
        """,
        pool=pool_with(candina),
    )
    t.you.attacks("Vorse Raider", "Test Candina")
    t.opp.activates("Trickstar Lycoris", targeting="Test Candina")
    t.nobody_responds()
    t.opp.takes_position("attack")
    assert t.opp.monsters == ["Trickstar Lycoris"] and t.opp.hand == ["Test Candina"]
    assert t.you.is_asked("replay").offers == ["Trickstar Lycoris", "stop"]
    assert replays(t) == ["replay of Vorse Raider"]


@pytest.mark.rule("battle.replay.attackers-side-does-not-matter", scenario=1)
def test_a_monster_that_comes_to_the_attackers_side_causes_no_replay() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   set: Call of the Haunted   graveyard: Mystical Elf
        opp 8000   monsters: Celtic Guardian, Gemini Elf
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.you.activates("Call of the Haunted", targeting="Mystical Elf")
    t.you.settle_zone(None)
    assert "Mystical Elf special summoned" in t.log() and t.you.monsters == ["Vorse Raider", "Mystical Elf"]
    assert replays(t) == [] and "Vorse Raider battled Celtic Guardian" in t.log()
    assert t.opp.graveyard == ["Celtic Guardian"] and t.opp.lp == 7500


@pytest.mark.rule("battle.attack-target-moved-own-zone.no-replay", scenario=1)
def test_a_target_that_moves_to_another_zone_of_its_side_is_still_attacked() -> None:
    step = probe("Test Sidestep", "Trap", Activation(target=One(Monster(), YOUR_FIELD), do=MoveToZone(THE_TARGET)))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Summoned Skull (zone 2)   set: Test Sidestep
        """,
        pool=pool_with(step),
    )
    t.you.attacks("Vorse Raider", "Summoned Skull")
    t.opp.activates("Test Sidestep", zone="ask", targeting="Summoned Skull")
    t.opp.chooses_zone(4)
    assert t.opp.monster("Summoned Skull").zone == 4
    assert replays(t) == [] and "Vorse Raider battled Summoned Skull" in t.log()
    assert t.you.graveyard == ["Vorse Raider"] and t.you.lp == 8000 - 600


# ----------------------------------------------------------------------------------- what can be attacked has changed


@pytest.mark.rule("battle.replay.direct-attack-permission-lost", scenario=1)
@pytest.mark.parametrize("card", ["Skill Drain", "Breakthrough Skill"])
def test_a_monster_whose_leave_to_attack_directly_is_negated_chooses_again(card: str) -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Jinzo #7, Battle Ox
        opp 8000   monsters: Mystical Elf   set: {card}
    """)
    t.you.attacks_directly("Jinzo #7")
    assert "Jinzo #7 attacks directly" in t.log()
    t.opp.activates(card, targeting="Jinzo #7" if card == "Breakthrough Skill" else ())
    assert t.you.is_asked("replay").offers == ["Mystical Elf", "stop"]
    t.you.cannot("attack directly", because="battle.attack.must-choose-monster-if-any")
    t.you.stops_attack()
    assert not [line for line in t.log() if "(battle)" in line] and attackers(t) == ["Battle Ox"]


def mansion(others: str = "") -> Table:
    """Vorse Raider attacks Celtic Guardian, which Book of Moon turns face-down while Ghostrick Mansion applies."""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox   field: Ghostrick Mansion
        opp 8000   monsters: Celtic Guardian{others}   set: Book of Moon
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Book of Moon", targeting="Celtic Guardian")
    assert t.opp.monster("Celtic Guardian").position == "set"
    return t


@pytest.mark.rule("battle.replay.target-no-longer-selectable", scenario=1)
def test_a_target_that_may_not_be_attacked_any_more_causes_a_replay_without_a_change_of_number() -> None:
    t = mansion()
    assert t.opp.monsters == ["Celtic Guardian"] and replays(t) == ["replay of Vorse Raider"]
    t.you.is_asked("replay")
    assert t.step == "Battle Step" and t.opp.lp == 8000


@pytest.mark.rule("battle.replay.new-choice-uses-current-legality", scenario=1)
def test_with_only_face_down_monsters_in_the_mansion_the_replay_offers_a_direct_attack() -> None:
    t = mansion()
    assert t.you.is_asked("replay").offers == ["direct attack", "stop"]
    t.you.cannot("attack face-down (zone 1)", because="effect.cannot.forbids-while-it-applies")
    t.you.chooses_direct_attack()
    assert t.opp.lp == 8000 - 1900 // 2 and t.opp.monsters == ["Celtic Guardian"]


@pytest.mark.rule("battle.replay.new-choice-uses-current-legality", scenario=1)
def test_with_a_face_up_monster_in_the_mansion_the_replay_offers_it_and_no_direct_attack() -> None:
    t = mansion(", Mystical Elf")
    assert t.you.is_asked("replay").offers == ["Mystical Elf", "stop"]
    t.you.cannot("attack directly", because="battle.attack.must-choose-monster-if-any")
    t.you.chooses_target("Mystical Elf")
    assert t.opp.lp == 8000 - 1100 // 2


@pytest.mark.rule("battle.replay.target-no-longer-selectable", scenario=2)
def test_a_target_that_only_cannot_be_selected_any_more_causes_no_replay() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Command Knight, Mystical Elf   spells: Skill Drain   set: Mystical Space Typhoon
    """)
    t.you.attacks("Vorse Raider", "Command Knight")
    t.opp.activates("Mystical Space Typhoon", targeting="Skill Drain")
    assert "Skill Drain destroyed (effect)" in t.log()
    assert replays(t) == [] and "Vorse Raider battled Command Knight" in t.log()
    assert t.opp.lp == 8000 - 300  # Command Knight's own 400 ATK apply again
    t.you.is_asked("open state")


# -------------------------------------------------------------------------------------------------- when it takes place


@pytest.mark.rule("battle.replay.after-the-whole-chain", scenario=1)
@pytest.mark.rule("battle.replay.none-if-attacker-gone", scenario=1)
def test_an_attacker_that_an_earlier_link_destroys_gets_no_replay_for_a_later_link() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Celtic Guardian   set: Sakuretsu Armor, Call of the Haunted   graveyard: Mystical Elf
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Sakuretsu Armor", targeting="Vorse Raider")
    t.opp.activates("Call of the Haunted", targeting="Mystical Elf")
    t.opp.settle_zone(None)
    told = [line for line in t.log() if line.startswith(("link ", "Mystical Elf special", "Vorse Raider dest"))]
    assert told == [
        "link 2 Call of the Haunted resolves",
        "Mystical Elf special summoned",
        "link 2 Call of the Haunted resolved",
        "link 1 Sakuretsu Armor resolves",
        "Vorse Raider destroyed (effect)",
        "link 1 Sakuretsu Armor resolved",
    ]
    assert replays(t) == [] and t.opp.monsters == ["Celtic Guardian", "Mystical Elf"]
    assert t.you.is_asked("open state") and attackers(t) == ["Battle Ox"]
    assert t.opp.lp == 8000 and "step Damage Step" not in t.log()


@pytest.mark.rule("battle.replay.after-the-whole-chain", scenario=1)
def test_a_replay_waits_until_the_links_below_have_resolved() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Celtic Guardian   set: Just Desserts, Call of the Haunted   graveyard: Mystical Elf
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Just Desserts")
    t.opp.activates("Call of the Haunted", targeting="Mystical Elf")
    t.opp.settle_zone(None)
    t.you.is_asked("replay")
    told = t.log()
    assert told.index("Mystical Elf special summoned") < told.index("you lp 8000 -> 7000 (effect)")
    assert told.index("chain of 2 ended") < told.index("replay of Vorse Raider")


def breaker() -> CardFacts:
    timing = When(Summoned(THIS_CARD, SUMMONED_SPECIALLY))
    line = Trigger(1, when=timing, target=One(ANY_CARD, OPPONENTS_FIELD), do=Destroy(THE_TARGET))
    return probe("Test Breaker", "Warrior / Effect", line, atk=1200)


@pytest.mark.rule("battle.replay.after-summon-triggers", scenario=1)
@pytest.mark.parametrize("destroyed", ["Battle Ox", "Vorse Raider"])
def test_the_effect_of_the_summoned_monster_is_handled_before_the_replay(destroyed: str) -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox, Gemini Elf
        opp 8000   monsters: Celtic Guardian   set: Call of the Haunted   graveyard: Test Breaker
        """,
        pool=pool_with(breaker()),
    )
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    opp_calls(t, "Test Breaker")
    assert replays(t) == []
    t.opp.triggers("Test Breaker")
    t.opp.targets(destroyed)
    assert t.you.graveyard == [destroyed]
    if destroyed == "Vorse Raider":
        assert replays(t) == [] and attackers(t) == ["Battle Ox", "Gemini Elf"]
        return
    assert t.you.is_asked("replay").offers == ["Celtic Guardian", "Test Breaker", "stop"]
    told = t.log()
    assert told.index("Battle Ox destroyed (effect)") < told.index("replay of Vorse Raider")


# ------------------------------------------------------------------------------------------- selected, but not declared


@pytest.mark.rule("battle.replay.reselection-is-not-a-declaration", scenario=1)
def test_a_target_chosen_in_a_replay_is_no_attack_declaration() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   set: Call of the Haunted, Mirror Force, Threatening Roar   graveyard: Mystical Elf
    """)
    t.you.attacks_directly("Vorse Raider")
    t.opp.can("activate Mirror Force")
    opp_calls(t, "Mystical Elf")
    t.nobody_responds()
    t.you.chooses_target("Mystical Elf")
    assert t.step == "Battle Step"
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.opp.cannot("activate Mirror Force", because="effect.condition.all-must-be-met")
    t.nobody_responds()
    assert "Vorse Raider battled Mystical Elf" in t.log() and t.you.monsters == ["Vorse Raider", "Battle Ox"]


def lure(name: str) -> CardFacts:
    timing = When(AttackTargetSelected(THIS_CARD))
    return probe(name, "Warrior / Effect", Trigger(1, when=timing, do=Draw(1), mandatory=True), atk=1000)


@pytest.mark.rule("battle.replay.selected-as-target-triggers-again", scenario=1)
@pytest.mark.parametrize("target", ["Test Lure", "Test Decoy"])
def test_whatever_is_chosen_in_a_replay_has_been_selected_as_an_attack_target(target: str) -> None:
    timing = When(AttackDeclared(THIS_CARD))
    charger = probe(
        "Test Charger", "Warrior / Effect", Trigger(1, when=timing, do=GainLP(100), mandatory=True), atk=1800
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Charger, Battle Ox
        opp 8000   monsters: Test Lure   set: Call of the Haunted   graveyard: Test Decoy
                   deck: Mystical Elf, Gemini Elf, Celtic Guardian
        """,
        pool=pool_with(charger, lure("Test Lure"), lure("Test Decoy")),
    )
    t.you.attacks("Test Charger", "Test Lure")
    assert t.chain == ["Test Charger", "Test Lure"]
    opp_calls(t, "Test Decoy")
    assert t.opp.hand == ["Mystical Elf"] and t.you.lp == 8100
    t.you.chooses_target(target)
    activated = [line for line in t.log() if " activated Test" in line]
    assert activated == ["you activated Test Charger", "opp activated Test Lure", f"opp activated {target}"]
    assert t.opp.hand == ["Mystical Elf", "Gemini Elf"] and t.you.lp == 8100
    assert f"Test Charger battled {target}" in t.log() and t.opp.lp == 7200
