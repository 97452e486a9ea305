"""Cases that look alike, seen apart by cards of the library: equipped and not, declined and gone, over and not yet."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.vocabulary import (
    ATK,
    BEING_LINK_MATERIAL,
    OPPONENT,
    THAT_CARD,
    THE_SUMMON,
    THIS_CARD,
    UNTIL_DAMAGE_STEP_ENDS,
    WARRIOR,
    Activation,
    AtLeast,
    AttackDeclared,
    ChangeControl,
    ChangeStat,
    Clause,
    Compare,
    Continuous,
    Forbid,
    Materials,
    MaterialsUsed,
    Monster,
    Negate,
    Quick,
    When,
    WouldBeSummoned,
)
from table import table
from turns import resolve, their_turn, your_battle, your_turn

ARK = "Number 101: Silent Honor ARK"
BAGOOSKA = "Number 41: Bagooska the Terribly Tired Tapir"
EYES = "Millennium-Eyes Restrict"
NO_ZONE = "zone.spell-trap.max-five"
ORDERS, JAR = "Final Attack Orders", "Dragon Capture Jar"


# ------------------------------------------------------------------------------------------------------------ equipping


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
@pytest.mark.parametrize(("target", "gained"), [("Tatsunoko", 0), ("Cannon Soldier", 1400)])
def test_millennium_eyes_restrict_has_nothing_of_a_monster_that_it_could_not_equip(target: str, gained: int) -> None:
    """Tatsunoko is unaffected by other monsters' effects: it stays, and there are no points of it to gain."""
    t = their_turn(f"monsters: {EYES}", "monsters: Cannon Soldier, Mystical Elf, Tatsunoko")
    t.opp.activates("Cannon Soldier", tributing="Mystical Elf")
    t.you.activates(EYES, targeting=target)
    resolve(t)
    assert t.you.spells == ([target] if gained else [])
    assert t.you.atk_of(EYES) == gained


@pytest.mark.rule("target.moved.still-applies-if-place-fits", scenario=0)
def test_what_is_said_of_an_opponents_monster_is_not_done_with_one_that_has_changed_sides() -> None:
    """Cannon Soldier is yours by the time Millennium-Eyes Restrict would have it: nothing is equipped or gained."""
    t = their_turn(f"monsters: {EYES}, Kuriboh   set: Enemy Controller", "monsters: Cannon Soldier, Mystical Elf")
    t.opp.activates("Cannon Soldier", tributing="Mystical Elf")
    t.you.activates(EYES, targeting="Cannon Soldier")
    t.you.activates("Enemy Controller", effect=2, tributing="Kuriboh", targeting="Cannon Soldier")
    resolve(t)
    assert t.you.monsters == [EYES, "Cannon Soldier"] and t.you.spells == []
    assert t.you.atk_of(EYES) == 0


@pytest.mark.rule(NO_ZONE, scenario=0)
@pytest.mark.parametrize("full", [False, True])
def test_only_where_no_zone_is_left_is_that_what_keeps_relinquished_from_equipping(full: bool) -> None:
    """Bagooska in Attack Position cannot be targeted, and that is the reason, however many zones are free."""
    t = your_turn(f"monsters: Relinquished   {'set: 5 Trap Hole' if full else ''}", f"monsters: {BAGOOSKA}")
    t.you.cannot("activate Relinquished", because="effect.cannot.forbids-while-it-applies")
    reasons = [refusal.rule for refusal in t.you.reasons("activate Relinquished")]
    assert (NO_ZONE in reasons) == full


@pytest.mark.rule(NO_ZONE, scenario=0)
def test_an_equip_spell_that_is_set_lies_in_its_zone_already() -> None:
    """All five zones are taken, one of them by Axe of Despair itself: only its target is wrong."""
    t = your_turn("set: Axe of Despair, 4 Trap Hole", f"monsters: {BAGOOSKA}")
    t.you.cannot("activate Axe of Despair", because="effect.cannot.forbids-while-it-applies")
    assert NO_ZONE not in [refusal.rule for refusal in t.you.reasons("activate Axe of Despair")]


@pytest.mark.rule(NO_ZONE, scenario=0)
@pytest.mark.parametrize("full", [False, True])
def test_a_union_monster_needs_a_zone_and_a_monster_to_be_equipped_to(full: bool) -> None:
    t = your_turn(f"monsters: Y-Dragon Head, X-Head Cannon   {'set: 5 Trap Hole' if full else ''}")
    if full:
        t.you.cannot("activate Y-Dragon Head", because=NO_ZONE)
    else:
        t.you.activates("Y-Dragon Head")
        resolve(t)
        assert (t.you.monsters, t.you.spells) == (["X-Head Cannon"], ["Y-Dragon Head"])


# ------------------------------------------------------------------------------------------------- declined, and passed


@pytest.mark.rule("chain.simultaneous.priority-classes", scenario=0)
def test_that_the_turn_player_declines_his_trigger_leaves_the_opponent_his_own() -> None:
    t = your_turn(
        "hand: Dark Hole   monsters: Peten the Dark Clown   deck: Peten the Dark Clown",
        "monsters: Peten the Dark Clown   deck: Peten the Dark Clown",
    )
    t.you.activates("Dark Hole").nobody_responds()
    t.you.does("pass")
    t.opp.triggers("Peten the Dark Clown")
    resolve(t)
    assert (t.you.monsters, t.opp.monsters) == ([], ["Peten the Dark Clown"])
    assert (t.you.graveyard, t.opp.banished) == (["Peten the Dark Clown", "Dark Hole"], ["Peten the Dark Clown"])


# ------------------------------------------------------------------------ of two effects that turn monsters


@pytest.mark.rule("effect-type.chain-vs-non-chain", scenario=0)
@pytest.mark.parametrize("dragon", ["", "Borrelsword Dragon", "Luster Dragon (defense)"])
def test_what_began_later_and_is_about_other_monsters_does_not_keep_one_in_defense_position(dragon: str) -> None:
    """Dragon Capture Jar turns Dragons only; Borrelsword Dragon, a Link Monster, has no Defense Position."""
    theirs = f"monsters: {dragon}" if dragon else ""
    t = your_turn(f"hand: Monster Reborn   spells: {ORDERS}   set: {JAR}   graveyard: Gemini Elf", theirs)
    t.you.activates(JAR).nobody_responds()
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("defense")
    resolve(t)
    assert t.you.monster("Gemini Elf").position == "attack"


# ---------------------------------------------------------------------------------------------------- over, and not yet


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=0)
def test_what_is_done_instead_of_a_destruction_by_battle_is_done_after_damage_calculation() -> None:
    """Injection Fairy Lily is strong during the calculation only: it is over when Silent Honor ARK gives a material."""
    t = your_battle("monsters: Injection Fairy Lily", f"monsters: {ARK} (attack, materials: Gemini Elf + Vorse Raider)")
    t.you.attacks("Injection Fairy Lily", ARK)
    while not t.you.can_activate("Injection Fairy Lily"):
        t.both_pass()
    t.you.activates("Injection Fairy Lily").nobody_responds()
    assert t.you.atk_of("Injection Fairy Lily") == 3400 and t.timing == "damage calculation"
    t.opp.says_yes()
    assert t.opp.is_asked("effect").offers == ["Gemini Elf", "Vorse Raider"]
    assert t.you.atk_of("Injection Fairy Lily") == 400 and t.timing == "after damage calculation"


WARDEN = probe(
    "Test Warden", "Warrior / Effect", Quick(1, when=When(WouldBeSummoned(Monster())), do=Negate(THE_SUMMON))
)


@pytest.mark.rule("timing.flip-summon-negated.leaves-from-field", scenario=0)
def test_a_monster_that_is_just_being_flip_summoned_cannot_answer_its_own_summon() -> None:
    """It lies there face-up already, and yet has no effect; one that was face-up before could negate the summon."""
    position = "turn 3, Main Phase 1, you to act\nyou 8000 monsters: Test Warden (set, zone 1){}\nopp 8000"
    t = table(position.format(""), pool=pool_with(WARDEN), ask_all=True)
    t.you.flip_summons("Test Warden")
    t.you.is_asked("response")
    t.you.cannot("activate Test Warden", because="timing.flip-summon-negated.leaves-from-field")
    t = table(position.format(", Test Warden (zone 2)"), pool=pool_with(WARDEN), ask_all=True)
    t.you.does("flip summon Test Warden")
    t.you.activates("Test Warden (zone 2)")


LOAN = probe(
    "Test Loan",
    "Trap",
    Activation(
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        do=ChangeControl(THAT_CARD, until=UNTIL_DAMAGE_STEP_ENDS),
    ),
)


@pytest.mark.rule("battle.attack.attacker-leaving-stops-attack", scenario=0)
def test_what_was_taken_until_the_end_of_the_damage_step_comes_back_when_the_attack_stops() -> None:
    """The attacker has changed sides, so no Damage Step comes; with the attack its time on the other side is over."""
    position = "turn 3, Battle Step, you to act\nyou 8000 monsters: Battle Ox, Gemini Elf\nopp 8000 set: Test Loan"
    t = table(position, pool=pool_with(LOAN))
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Test Loan")
    resolve(t)
    assert (t.step, t.opp.lp, t.opp.monsters) == ("Battle Step", 8000, [])
    assert sorted(t.you.monsters) == ["Battle Ox", "Gemini Elf"]
    t.you.cannot("attack with Battle Ox", because="battle.attack.once-per-turn")


# ----------------------------------------------------------------------------------------- what it was made of


TEAM = probe(
    "Test Team",
    "Warrior / Fusion / Effect",
    Materials(of=(Monster(), Monster())),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 500),
        while_=Compare(MaterialsUsed(THIS_CARD, what=Monster(type_=WARRIOR)), AtLeast(2)),
    ),
)


@pytest.mark.rule("summon.fusion.materials-hand-and-field-mixed", scenario=0)
@pytest.mark.parametrize(("other", "atk"), [("Battle Ox", 1000), ("Marauding Captain", 1500)])
def test_a_fusion_monster_knows_what_its_materials_were(other: str, atk: int) -> None:
    mine = f"hand: Polymerization, Gearfried the Iron Knight   monsters: {other}   extra: Test Team"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 {mine}\nopp 8000", pool=pool_with(TEAM))
    t.you.activates("Polymerization")
    resolve(t)
    assert t.you.monsters == ["Test Team"] and t.you.atk_of("Test Team") == atk


@pytest.mark.rule("card.archetype.phrase-means-name-contains", scenario=0)
def test_a_monster_belongs_to_what_the_name_says_that_it_has_taken() -> None:
    """Blackwing - Bora the Spear comes if its player has another "Blackwing" monster."""
    mine = "hand: Blackwing - Bora the Spear   monsters: Neo-Spacian Dark Panther"
    t = your_turn(mine, "monsters: Blackwing - Gale the Whirlwind")
    t.you.cannot("special summon Blackwing - Bora the Spear", because="summon.special.cyber-dragon-style-inherent")
    t.you.activates("Neo-Spacian Dark Panther")
    resolve(t)
    t.you.can("special summon Blackwing - Bora the Spear")


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
@pytest.mark.parametrize("banished", ["Baby Dragon", "Time Wizard", ""])
def test_de_fusion_summons_all_materials_or_none(banished: str) -> None:
    hand = "hand: Polymerization, Time Wizard, Baby Dragon, Soul Release   set: De-Fusion"
    t = your_turn(f"{hand}   graveyard: Kuriboh   extra: Thousand Dragon")
    t.you.activates("Polymerization")
    resolve(t)
    t.you.activates("Soul Release", targeting=banished or "Kuriboh").nobody_responds()
    t.you.activates("De-Fusion").nobody_responds()
    assert t.you.extra == ["Thousand Dragon"]
    t.you.is_asked("open state" if banished else "option")
    if not banished:
        t.you.says_yes()
        resolve(t)
        assert t.you.monsters == ["Time Wizard", "Baby Dragon"]


STRAY = probe("Test Stray", "Warrior / Effect", Clause(do=Forbid(BEING_LINK_MATERIAL, THIS_CARD)), level=1)


@pytest.mark.rule("effect.non-effect-text.cannot-be-material", scenario=0)
def test_what_cannot_be_a_link_material_can_be_a_fusion_material() -> None:
    mine = "hand: Polymerization   monsters: Test Stray, Battle Ox   extra: Linkuriboh, Test Team"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 {mine}\nopp 8000", pool=pool_with(STRAY, TEAM))
    t.you.cannot("special summon Linkuriboh", because="effect.non-effect-text.cannot-be-material")
    t.you.activates("Polymerization")
    resolve(t)
    assert t.you.monsters == ["Test Team"]
