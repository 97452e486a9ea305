"""Rules: Traps that become monsters, and what a card is where it lies."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.places import facts_now
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import BECAUSE_OF_BATTLE
from spellspeed.lang.words.lines import Activation, Instead, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, YOUR_FIELD, YOUR_HAND, YOUR_SPELL_TRAP_ZONE
from spellspeed.lang.words.timings import Destroyed, If, Sent
from spellspeed.lang.words.verbs import Destroy, Draw, PlaceOnField, SpecialSummon
from spellspeed.words import DARK, EFFECT, NORMAL, TRAP, WARRIOR
from table import Table, table

NO_ZONE = "zone.main-monster.max-five"
APOPHIS = "Embodiment of Apophis"
STATUE = "Statue of Anguish Pattern"
STRONGHOLD = "Stronghold the Moving Fortress"
VEIL = "The Phantom Knights of Shadow Veil"
GADGETS = "Red Gadget, Yellow Gadget, Green Gadget"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen")


def kind_of(t: Table, name: str) -> int:
    """What a monster of yours is now."""
    return facts_now(t.duel.game, t.you.monster(name).row).kind


# ------------------------------------------------------------------------------------------------------ a Trap as well


@pytest.mark.rule("trap-monster.is-both-trap-and-monster", scenario=1)
def test_shapesister_is_destroyed_as_a_monster_or_as_a_trap() -> None:
    t = your_turn("hand: Fissure, Mystical Space Typhoon", "monsters: Shapesister, Gemini Elf")
    t.you.activates("Fissure").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.graveyard == ["Shapesister"]
    t = your_turn("hand: Fissure, Mystical Space Typhoon", "monsters: Shapesister, Gemini Elf   set: Waboku")
    t.you.activates("Mystical Space Typhoon", targeting="Shapesister").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.graveyard == ["Shapesister"]


@pytest.mark.rule("trap-monster.is-both-trap-and-monster", scenario=2)
def test_apophis_is_destroyed_with_all_monsters_or_as_a_trap() -> None:
    t = your_turn("hand: Dark Hole, Mystical Space Typhoon", f"monsters: {APOPHIS}")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.opp.monsters == [] and t.opp.graveyard == [APOPHIS]
    t = your_turn("hand: Dark Hole, Mystical Space Typhoon", f"monsters: {APOPHIS}   set: Waboku")
    t.you.activates("Mystical Space Typhoon", targeting=APOPHIS).nobody_responds()
    assert t.opp.graveyard == [APOPHIS]


@pytest.mark.rule("trap-monster.summon.zone-chosen-at-resolution", scenario=1)
def test_the_monster_zone_is_chosen_when_the_effect_resolves() -> None:
    t = your_turn("set: Shapesister   monsters: Gemini Elf (zone 2)", "set: Waboku")
    t.you.activates("Shapesister", zone="ask")
    assert t.chain == ["Shapesister"] and t.you.spells == ["Shapesister"]  # no zone was asked for yet
    t.opp.passes()
    t.you.does("defense position")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3", "zone 4", "zone 5"]
    t.you.chooses_zone(5)
    assert t.you.monster("Shapesister").zone == 5 and t.you.monster("Shapesister").position == "defense"


@pytest.mark.rule("trap-monster.summon.frees-spell-trap-zone", scenario=1)
def test_the_spell_trap_zone_it_leaves_is_free() -> None:
    t = your_turn("set: Shapesister, Waboku, Waboku, Just Desserts, Just Desserts   hand: Mystical Space Typhoon")
    t.you.cannot("set Mystical Space Typhoon", because="zone.spell-trap.max-five")
    t.you.activates("Shapesister").nobody_responds()
    t.you.takes_position("attack").nobody_responds()
    t.you.sets("Mystical Space Typhoon")
    assert t.you.spell_trap("Mystical Space Typhoon").zone == 1 and t.you.monsters == ["Shapesister"]


@pytest.mark.rule("trap-monster.with-own-effect-is-effect-monster", scenario=1)
def test_with_effects_of_its_own_it_is_an_effect_monster() -> None:
    t = your_turn(f"monsters: Shapesister, {STRONGHOLD}, {GADGETS}")
    assert kind_of(t, "Shapesister") & (NORMAL | EFFECT) == NORMAL
    assert kind_of(t, STRONGHOLD) & (NORMAL | EFFECT) == EFFECT
    assert t.you.atk_of(STRONGHOLD) == 3000
    t = your_turn(f"monsters: {STRONGHOLD}, Red Gadget, Yellow Gadget", "monsters: Green Gadget")
    assert t.you.atk_of(STRONGHOLD) == 0


# -------------------------------------------------------------------------------------------- its effects as a monster


@pytest.mark.rule("trap-monster.effects-activated-as-monster-are-monster-effects", scenario=1)
def test_what_it_activates_as_a_monster_is_a_monster_effect() -> None:
    spells = "set: Solemn Strike, Solemn Judgment   monsters: Gemini Elf"
    t = your_turn(f"monsters: {STATUE}   set: Shapesister   spells: Skill Drain", spells)
    t.you.activates("Shapesister")
    t.opp.passes()
    t.you.takes_position("attack")
    t.you.triggers(STATUE).you.targets("Gemini Elf")
    assert t.opp.can_activate("Solemn Strike")
    t.opp.cannot("activate Solemn Judgment", because="effect.condition.all-must-be-met")
    t.opp.passes()
    assert t.opp.monsters == ["Gemini Elf"]  # it resolved without effect


@pytest.mark.rule("trap-monster.effect-applies-even-after-leaving", scenario=1)
def test_its_effect_applies_though_the_opponent_has_destroyed_it_in_response() -> None:
    """A Crystal Beast lies face-up in the Spell & Trap Zone, and an effect Special Summons it from there."""
    stays = Instead(1, Destroyed(THIS_CARD), PlaceOnField(THIS_CARD), stays=True)
    falls = Activation(1, do=Destroy(One(Monster(name="Test Crystal Beast"), YOUR_FIELD)))
    calls = Activation(1, do=SpecialSummon(One(AnyCard(name="Test Crystal Beast"), YOUR_SPELL_TRAP_ZONE)))
    beast = probe("Test Crystal Beast", "Beast / Effect", stays)
    pool = pool_with(beast, probe("Test Fall", "Spell / Normal", falls), probe("Test Call", "Spell / Normal", calls))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Crystal Beast, {STATUE}   hand: Test Fall, Test Call   deck: 3 Sogen
        opp 8000   monsters: Gemini Elf   set: Mystical Space Typhoon   deck: 3 Sogen
        """,
        pool,
    )
    t.you.activates("Test Fall").nobody_responds()
    t.you.says_yes()
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.spells == ["Test Crystal Beast"] and t.you.monsters == [STATUE]
    t.you.activates("Test Call").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers(STATUE).you.targets("Gemini Elf")
    t.opp.activates("Mystical Space Typhoon", targeting=STATUE).nobody_responds()
    assert t.you.monsters == ["Test Crystal Beast"] and t.opp.monsters == []


@pytest.mark.rule("trap-monster.effect-applies-even-after-leaving", scenario=2)
def test_its_effect_applies_though_it_has_left() -> None:
    t = your_turn(
        f"monsters: {STATUE}   set: Shapesister, Mystical Space Typhoon",
        "monsters: Gemini Elf   set: Mystical Space Typhoon",
    )
    t.you.activates("Shapesister").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers(STATUE).you.targets("Gemini Elf")
    t.opp.activates("Mystical Space Typhoon")
    offered = t.opp.is_offered()
    assert not any(STATUE in option for option in offered) and len(offered) == 2
    t.opp.targets("Shapesister")
    t.you.activates("Mystical Space Typhoon", targeting=STATUE).nobody_responds()
    assert t.you.monsters == [] and t.opp.monsters == []


# ------------------------------------------------------------------------------------------------ back among the Traps


@pytest.mark.rule("trap-monster.returns-to-spell-trap-zone.controller-picks-zone", scenario=1)
def test_turned_face_down_it_is_set_in_a_zone_that_its_controller_chooses() -> None:
    t = your_turn("hand: Book of Moon", f"monsters: {STATUE} (zone 3)   set: Waboku (zone 1), Waboku (zone 4)")
    t.you.activates("Book of Moon", targeting=STATUE)
    t.opp.passes()
    assert t.opp.is_asked("zone").offers == ["zone 2", "zone 3", "zone 5"]
    t.opp.chooses_zone(5)
    assert t.opp.monsters == [] and t.opp.spell_trap(STATUE).zone == 5
    assert STATUE in t.opp.set_cards
    t.you.ends_turn()
    t.opp.can(f"activate {STATUE}")


@pytest.mark.rule("trap.set.not-in-turn-it-was-set", scenario=0)
def test_turned_face_down_it_cannot_be_activated_in_the_same_turn() -> None:
    t = their_turn("set: Book of Moon", f"monsters: {STATUE}, Gemini Elf")
    t.opp.changes_position("Gemini Elf")
    t.you.activates("Book of Moon", targeting=STATUE)
    t.opp.chooses_zone(1)
    t.opp.cannot(f"activate {STATUE}", because="trap.set.not-in-turn-it-was-set")


@pytest.mark.rule("trap-monster.returns.no-zone-sent-to-gy-not-destroyed", scenario=1)
def test_without_a_zone_it_is_sent_to_the_graveyard_and_not_destroyed() -> None:
    t = your_turn("hand: Book of Moon", f"monsters: {STATUE}   set: Waboku, Waboku, Waboku, Waboku, Waboku")
    t.you.activates("Book of Moon", targeting=STATUE).nobody_responds()
    assert t.opp.monsters == [] and t.opp.graveyard == [STATUE] and len(t.opp.set_cards) == 5
    assert not any("destroyed" in line for line in t.log())


@pytest.mark.rule("trap-monster.monster-effects-negated.stays-in-monster-zone", scenario=1)
def test_with_monster_effects_negated_it_stays() -> None:
    t = your_turn("set: Skill Drain", f"monsters: {STRONGHOLD} (zone 2), {GADGETS}")
    assert t.opp.atk_of(STRONGHOLD) == 3000
    t.you.activates("Skill Drain")
    assert t.opp.monster(STRONGHOLD).zone == 2 and t.opp.atk_of(STRONGHOLD) == 0
    assert t.you.is_asked("open state")  # and nobody is asked for another zone


@pytest.mark.rule("trap-monster.trap-effects-negated.back-to-spell-trap-zone", scenario=1)
def test_with_trap_effects_negated_it_goes_back_face_up_for_good() -> None:
    t = your_turn("set: Royal Decree   hand: Mystical Space Typhoon", f"monsters: {STATUE}   set: Waboku (zone 1)")
    t.you.activates("Royal Decree").nobody_responds()
    t.opp.chooses_zone(3)
    assert t.opp.spells == [STATUE] and t.opp.spell_trap(STATUE).zone == 3 and t.opp.monsters == []
    assert not any("destroyed" in line for line in t.log())
    t.you.activates("Mystical Space Typhoon", targeting="Royal Decree").nobody_responds()
    assert t.opp.spells == [STATUE] and t.opp.monsters == []
    t.opp.cannot(f"activate {STATUE}", because="effect.activation.card-activation-always-chains")


# ----------------------------------------------------------------------------------------------- not treated as a Trap


@pytest.mark.rule("trap-monster.not-trap.is-only-a-monster", scenario=1)
def test_not_treated_as_a_trap_it_is_only_a_monster() -> None:
    t = your_turn(
        "hand: Mystical Space Typhoon, Heavy Storm, Fissure   set: Just Desserts", f"monsters: {VEIL}   set: Waboku"
    )
    t.you.activates("Mystical Space Typhoon")
    assert not any(VEIL in option for option in t.you.is_offered())
    t.you.targets("Just Desserts")
    t.nobody_responds()
    t.you.activates("Heavy Storm").nobody_responds()
    assert t.opp.monsters == [VEIL] and t.opp.set_cards == []
    t.you.activates("Fissure")
    assert t.opp.monsters == []


@pytest.mark.rule("zone.main-monster.spell-trap-there-is-monster", scenario=1)
def test_a_trap_in_a_monster_zone_attacks_and_is_tributed_and_destroyed_as_a_monster() -> None:
    t = your_turn(f"monsters: {VEIL} (attack)   hand: Summoned Skull", phase="Battle Step")
    t.you.attacks_directly(VEIL)
    t.you.summons("Summoned Skull", tributing=[VEIL])
    assert t.you.monsters == ["Summoned Skull"]
    t = your_turn("hand: Dark Hole", f"monsters: {VEIL} (defense)")
    t.you.activates("Dark Hole")
    assert t.opp.monsters == []


@pytest.mark.rule("trap-monster.not-trap.turned-facedown-stays-in-monster-zone", scenario=1)
def test_not_treated_as_a_trap_it_stays_a_monster_face_down() -> None:
    t = your_turn("hand: Book of Moon", f"monsters: {VEIL} (defense, zone 4)")
    t.you.activates("Book of Moon", targeting=VEIL)
    assert t.opp.monster(VEIL).position == "set" and t.opp.monster(VEIL).zone == 4
    t.you.ends_turn()
    t.opp.flip_summons(VEIL)
    facts = facts_now(t.duel.game, t.opp.monster(VEIL).row)
    assert (facts.type_, facts.attribute, facts.level, facts.kind & TRAP) == (WARRIOR, DARK, 4, 0)
    assert (t.opp.atk_of(VEIL), t.opp.def_of(VEIL), t.opp.monster(VEIL).zone) == (0, 300, 4)


@pytest.mark.rule("trap-monster.not-trap.negated-stays-in-monster-zone", scenario=1)
@pytest.mark.parametrize("negating", ["Royal Decree", "Skill Drain"])
def test_not_treated_as_a_trap_it_stays_when_effects_are_negated(negating: str) -> None:
    t = your_turn(f"set: {negating}", f"monsters: {VEIL} (zone 2)")
    t.you.activates(negating)
    assert t.opp.monster(VEIL).zone == 2 and t.opp.spells == []
    assert t.you.is_asked("open state")


# ------------------------------------------------------------------------------------------------------- a Trap again


@pytest.mark.rule("trap-monster.leaves-zone.is-a-trap-again", scenario=1)
def test_once_it_has_left_it_is_a_trap() -> None:
    battle = Trigger(1, when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE)), do=Draw(1))
    graveyard = Trigger(1, when=If(Sent(Monster(), EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)), do=Draw(1))
    pool = pool_with(probe("Destroyer", "Warrior / Effect", battle), probe("Waiter", "Warrior / Effect", graveyard))
    text = "turn 3, Battle Step, you to act\nyou 8000   monsters: Blue-Eyes White Dragon, {}   deck: 3 Sogen\n"
    text += f"opp 8000   monsters: {APOPHIS}   deck: 3 Sogen"
    t = table(text.format("Destroyer"), pool)
    t.you.attacks("Blue-Eyes White Dragon", APOPHIS)
    t.you.triggers("Destroyer")
    assert t.you.hand == ["Sogen"]
    t = table(text.format("Waiter"), pool)
    t.you.attacks("Blue-Eyes White Dragon", APOPHIS)
    assert t.opp.graveyard == [APOPHIS] and t.you.is_asked("open state")  # not for a trigger


@pytest.mark.rule("trap-monster.temp-banish.sent-to-gy-on-return", scenario=1)
def test_banished_for_a_time_it_goes_to_the_graveyard_instead_of_coming_back() -> None:
    t = your_turn(f"monsters: {APOPHIS}, Gemini Elf   set: Interdimensional Matter Transporter")
    t.you.activates("Interdimensional Matter Transporter", targeting=APOPHIS)
    assert t.you.banished == [APOPHIS]
    t.you.ends_turn()
    assert t.you.banished == [] and APOPHIS in t.you.graveyard
    assert t.you.monsters == ["Gemini Elf"] and t.you.spells + t.you.set_cards == []


@pytest.mark.rule("trap-monster.summon.fails-at-resolution", scenario=1)
def test_negated_it_stays_face_up_and_never_becomes_a_monster() -> None:
    t = your_turn(f"set: {APOPHIS}", "set: Royal Decree")
    t.you.activates(APOPHIS)
    t.opp.activates("Royal Decree").nobody_responds()
    assert t.you.spells == [APOPHIS] and t.you.monsters == []


@pytest.mark.rule("trap-monster.summon.fails-at-resolution", scenario=1)
def test_without_a_monster_zone_it_is_sent_to_the_graveyard() -> None:
    fills = Activation(1, do=SpecialSummon(One(Monster(), YOUR_HAND)))
    pool = pool_with(probe("Filler", "Spell / Quick-Play", fills))
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   set: {APOPHIS}, Filler   hand: Sangan   deck: 3 Sogen   "
    text += "monsters: Gemini Elf, Gemini Elf, Battle Ox, Battle Ox\nopp 8000   set: Waboku   deck: 3 Sogen"
    t = table(text, pool)
    t.you.activates(APOPHIS)
    t.opp.passes()
    t.you.activates("Filler").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.spells == [] and APOPHIS in t.you.graveyard and len(t.you.monsters) == 5
    assert not any("destroyed" in line for line in t.log())


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
def test_it_cannot_be_activated_without_a_free_monster_zone() -> None:
    t = your_turn(f"set: {APOPHIS}   monsters: Gemini Elf, Gemini Elf, Battle Ox, Battle Ox, Sangan")
    t.you.cannot(f"activate {APOPHIS}", because=NO_ZONE)
