"""Topic damage-step: what can be activated in it, and at which of its timings."""

import pytest

from damage_steps import AFTER, BAN, BEFORE, CALCULATION, END, FIVE, START, TOO_LATE, battle, go_on, leave, made, reach
from probes import probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import All, Both, During, Exists, One
from spellspeed.lang.words.every_word import (
    AS_ANYTHING,
    ATK,
    BEFORE_DAMAGE_CALCULATION,
    DEF,
    FACE_UP,
    OPPONENT,
    PSYCHIC,
    START_OF_DAMAGE_STEP,
    SUMMONED_SPECIALLY,
    THE_ACTIVATION,
    THE_EFFECT,
    UNTIL_DAMAGE_STEP_ENDS,
    UNTIL_TURN_ENDS,
    WARRIOR,
)
from spellspeed.lang.words.lines import Continuous, Flip, Quick, Trigger
from spellspeed.lang.words.nouns import THE_OPPOSING, THE_TARGET, THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import EITHER_BANISHED, THE_FIELD, YOUR_DECK, YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.terms import Negatable
from spellspeed.lang.words.timings import Activated, Destroyed, If, Sent, Summoned, When
from spellspeed.lang.words.verbs import AddToHand, ChangeStat, Destroy, Draw, GainLP, Negate, PayLP
from table import table

# A monster that stands every attack here, and finds a card when it is attacked face-down.
FINDER = probe("Test Finder", "Rock / Flip / Effect", Flip(do=AddToHand(One(AnyCard(), YOUR_DECK))), def_=3000)

# ---------------------------------------------------------------------------------------------------------- triggers


@pytest.mark.rule("damage-step.trigger.optional-not-allowed", scenario=1)
def test_dark_law_does_not_answer_a_search_in_the_damage_step() -> None:
    t = battle("monsters: Masked HERO Dark Law", "monsters: Test Finder (set)   deck: Kuriboh", FINDER)
    t.you.attacks("Masked HERO Dark Law", "Test Finder")
    reach(t, AFTER)
    t.opp.triggers("Test Finder")
    t.both_pass()
    t.opp.chooses("Kuriboh")
    assert t.timing == AFTER and t.opp.hand == ["Kuriboh"]
    assert t.you.is_asked("response").offers == ["pass"]
    leave(t)
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.phase == "Main Phase 2" and t.you.is_asked("open state")  # nor is it offered later
    assert made(t) == ["opp activated Test Finder"] and t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.trigger.optional-not-allowed", scenario=0)
def test_dark_law_answers_a_search_in_a_main_phase() -> None:
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Masked HERO Dark Law
        opp 8000   hand: Reinforcement of the Army   deck: Celtic Guardian
    """)
    t.opp.activates("Reinforcement of the Army")
    t.nobody_responds()
    assert t.you.is_asked("trigger").offers == ["trigger Masked HERO Dark Law", "pass"]


@pytest.mark.rule("damage-step.trigger.mandatory-allowed", scenario=1)
def test_sangan_destroyed_by_battle_searches_in_the_damage_step() -> None:
    t = battle("monsters: Vorse Raider", "monsters: Sangan   deck: Kuriboh")
    t.you.attacks("Vorse Raider", "Sangan")
    reach(t, END)
    t.opp.triggers("Sangan")
    assert t.timing == END and t.chain == ["Sangan"]
    t.both_pass()
    t.opp.chooses("Kuriboh")
    assert t.step == "Damage Step" and t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.activation.own-special-summon-triggers", scenario=1)
def test_a_monster_summoned_at_the_end_of_the_damage_step_may_answer_its_own_summon_only() -> None:
    mole = probe(
        "Test Mole",
        "Beast / Effect",
        Trigger(1, when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)), do=GainLP(100)),
    )
    watcher = probe(
        "Test Watcher",
        "Beast / Effect",
        Trigger(1, when=If(Summoned(Monster(), SUMMONED_SPECIALLY)), do=GainLP(1000)),
    )
    t = battle("monsters: Vorse Raider", "monsters: Giant Rat, Test Watcher   deck: Test Mole", mole, watcher)
    t.you.attacks("Vorse Raider", "Giant Rat")
    reach(t, END)
    t.opp.triggers("Giant Rat")
    t.both_pass()
    t.opp.chooses("Test Mole")
    t.opp.takes_position("attack")
    assert t.timing == END and t.opp.is_asked("trigger").offers == ["trigger Test Mole", "pass"]
    t.opp.triggers("Test Mole")
    leave(t)
    assert t.opp.lp == 8000 - 500 + 100
    assert made(t) == ["opp activated Giant Rat", "opp activated Test Mole"]


@pytest.mark.rule("damage-step.activation.flip-triggers", scenario=1)
def test_penguin_soldiers_optional_flip_effect_is_offered_after_damage_calculation() -> None:
    t = battle("monsters: Battle Ox", "monsters: Penguin Soldier (set)")
    t.you.attacks("Battle Ox", "Penguin Soldier")
    reach(t, AFTER)
    assert t.opp.is_asked("trigger").offers == ["trigger Penguin Soldier", "pass"]
    t.opp.triggers("Penguin Soldier")
    t.opp.targets("Battle Ox")
    leave(t)
    assert t.you.hand == ["Battle Ox"]


@pytest.mark.rule("damage-step.trigger.self-destroyed-allowed", scenario=1)
def test_an_optional_trigger_on_its_own_destruction_is_offered_in_the_damage_step() -> None:
    martyr = probe("Test Martyr", "Fiend / Effect", Trigger(1, when=If(Destroyed(THIS_CARD)), do=Draw(1)))
    t = battle("monsters: Vorse Raider", "monsters: Test Martyr   deck: Kuriboh", martyr)
    t.you.attacks("Vorse Raider", "Test Martyr")
    reach(t, END)
    assert t.opp.is_asked("trigger").offers == ["trigger Test Martyr", "pass"]
    t.opp.triggers("Test Martyr")
    leave(t)
    assert t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("damage-step.trigger.self-banished-allowed", scenario=1)
def test_an_optional_trigger_on_its_own_banishment_is_offered_in_the_damage_step() -> None:
    exile = probe("Test Exile", "Fiend / Effect", Trigger(1, when=If(Sent(THIS_CARD, EITHER_BANISHED)), do=GainLP(100)))
    t = battle("monsters: D.D. Warrior", "monsters: Test Exile", exile)
    t.you.attacks("D.D. Warrior", "Test Exile")
    reach(t, AFTER)
    t.you.triggers("D.D. Warrior")
    t.both_pass()
    assert t.opp.banished == ["Test Exile"] and t.timing == AFTER
    assert t.opp.is_asked("trigger").offers == ["trigger Test Exile", "pass"]
    t.opp.triggers("Test Exile")
    leave(t)
    assert t.opp.lp == 8000 - 200 + 100


@pytest.mark.rule("damage-step.trigger.self-added-to-hand-allowed", scenario=1)
def test_an_optional_trigger_on_being_added_to_the_hand_is_offered_in_the_damage_step() -> None:
    letter = probe(
        "Test Letter",
        "Fairy / Effect",
        Trigger(1, when=If(Sent(THIS_CARD, YOUR_HAND)), do=GainLP(100), from_=YOUR_HAND),
    )
    t = battle("monsters: Battle Ox", "monsters: Test Finder (set)   deck: Test Letter", FINDER, letter)
    t.you.attacks("Battle Ox", "Test Finder")
    reach(t, AFTER)
    t.opp.triggers("Test Finder")
    t.both_pass()
    t.opp.chooses("Test Letter")
    assert t.timing == AFTER and t.opp.hand == ["Test Letter"]
    while not t.opp.is_to_decide():
        t.you.passes()  # a card in the hand is not known to the other player, so its trigger comes last
    t.opp.triggers("Test Letter")
    leave(t)
    assert t.opp.lp == 8100


# ----------------------------------------------------------------------------------------- Quick Effects and negation


def negator(name: str, what: Negatable) -> CardFacts:
    """A monster whose Quick Effect from the hand negates an opponent's activation, or only its effect."""
    answers = When(Activated(AnyCard(), AS_ANYTHING, OPPONENT))
    return probe(name, "Fairy / Effect", Quick(1, when=answers, do=Negate(what), from_=YOUR_HAND))


@pytest.mark.rule("damage-step.quick.generally-not-allowed", scenario=1)
def test_quick_effects_that_destroy_or_negate_an_effect_are_not_offered_in_the_damage_step() -> None:
    sniper = probe(
        "Test Sniper",
        "Warrior / Effect",
        Quick(1, target=One(AnyCard(), THE_FIELD), do=Destroy(THE_TARGET)),
    )
    blossom = negator("Test Blossom", THE_EFFECT)
    you, opp = "monsters: Vorse Raider   hand: Shrink", "monsters: Test Sniper, Battle Ox   hand: Test Blossom"
    t = battle(you, opp, sniper, blossom)
    t.you.attacks("Vorse Raider", "Battle Ox")
    t.you.passes()
    t.opp.can("activate Test Sniper")  # at the declaration it is offered
    reach(t, START)
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["pass"]
    t.opp.cannot("activate Test Sniper", because=BAN)
    reach(t, BEFORE)
    t.you.activates("Shrink", targeting="Battle Ox")
    assert t.opp.is_asked("response").offers == ["pass"]
    t.opp.cannot("activate Test Blossom", because=BAN)
    t.opp.cannot("activate Test Sniper", because=BAN)
    for timing in FIVE[2:]:
        reach(t, timing)
        t.you.passes()
        assert t.opp.is_asked("response").offers == ["pass"]
        t.opp.cannot("activate Test Sniper", because=BAN)


@pytest.mark.rule("damage-step.activation.activation-negating-effects", scenario=1)
@pytest.mark.parametrize(("what", "legal"), [(THE_ACTIVATION, True), (THE_EFFECT, False)])
def test_an_effect_that_negates_the_activation_is_chained_in_the_damage_step(what: Negatable, legal: bool) -> None:
    t = battle(
        "monsters: Vorse Raider   hand: Test Angel", "monsters: Battle Ox   set: Shrink", negator("Test Angel", what)
    )
    t.you.attacks("Vorse Raider", "Battle Ox")
    reach(t, START)
    t.you.passes()
    t.opp.activates("Shrink", targeting="Vorse Raider")
    if not legal:
        t.you.cannot("activate Test Angel", because=BAN)
        return
    t.you.activates("Test Angel")
    leave(t)
    assert "opp's Shrink was negated: activation" in t.log() and t.opp.lp == 7800


# -------------------------------------------------------------------------------------------------- ATK/DEF modifiers


@pytest.mark.rule("damage-step.activation.atk-def-changing-effects", scenario=1)
def test_rush_recklessly_at_the_start_of_the_damage_step_wins_a_lost_battle() -> None:
    t = battle("monsters: Dark Blade   hand: Rush Recklessly", "monsters: Curse of Dragon")
    t.you.attacks("Dark Blade", "Curse of Dragon")
    reach(t, START)
    t.you.activates("Rush Recklessly", targeting="Dark Blade")
    leave(t)
    assert t.opp.lp == 8000 - (2500 - 2000) and t.opp.graveyard == ["Curse of Dragon"]


@pytest.mark.rule("damage-step.activation.atk-def-changing-effects", scenario=2)
def test_a_quick_effect_that_raises_atk_is_offered_at_the_start_of_the_damage_step() -> None:
    trainer = probe(
        "Test Trainer",
        "Warrior / Effect",
        Quick(1, target=One(Monster(FACE_UP), THE_FIELD), do=ChangeStat(ATK, THE_TARGET, 800, until=UNTIL_TURN_ENDS)),
    )
    t = battle("monsters: Battle Ox, Test Trainer", "monsters: Curse of Dragon", trainer)
    t.you.attacks("Battle Ox", "Curse of Dragon")
    reach(t, START)
    assert t.you.is_asked("response").offers == ["activate Test Trainer", "pass"]
    t.you.activates("Test Trainer", targeting="Battle Ox")
    leave(t)
    assert t.opp.lp == 8000 - 500


@pytest.mark.rule("damage-step.activation.atk-def-only-until-before-calculation", scenario=1)
@pytest.mark.parametrize("card", ["Rush Recklessly", "Shrink"])
def test_atk_changers_can_be_activated_at_the_first_two_timings_only(card: str) -> None:
    t = battle(f"monsters: Vorse Raider   set: {card}", "monsters: Battle Ox")
    t.you.attacks("Vorse Raider", "Battle Ox")
    for timing in FIVE:
        reach(t, timing)
        if timing in (START, BEFORE):
            t.you.can(f"activate {card}")
        else:
            t.you.cannot(f"activate {card}", because=TOO_LATE)


@pytest.mark.rule("damage-step.before-calc.atk-def-modifiers", scenario=1)
@pytest.mark.parametrize(("card", "yours", "theirs"), [("Honest", 3500, 2500), ("Rush Recklessly", 1700, 2500)])
def test_honest_and_rush_recklessly_are_used_before_damage_calculation(card: str, yours: int, theirs: int) -> None:
    t = battle(f"monsters: Wattkid   hand: {card}", "monsters: Summoned Skull")
    t.you.attacks("Wattkid", "Summoned Skull")
    reach(t, BEFORE)
    t.you.activates(card, targeting=() if card == "Honest" else "Wattkid")
    reach(t, CALCULATION)
    assert t.you.atk_of("Wattkid") == yours and t.opp.atk_of("Summoned Skull") == theirs
    leave(t)
    assert (t.you.lp, t.opp.lp) == (8000 - max(0, theirs - yours), 8000 - max(0, yours - theirs))


@pytest.mark.rule("damage-step.before-calc.atk-def-modifiers", scenario=1)
def test_shrink_is_used_before_damage_calculation() -> None:
    t = battle("monsters: Wattkid   hand: Shrink", "monsters: Summoned Skull")
    t.you.attacks("Wattkid", "Summoned Skull")
    reach(t, BEFORE)
    t.you.activates("Shrink", targeting="Summoned Skull")
    leave(t)
    assert t.you.lp == 8000 - (1250 - 1000) and t.you.graveyard == ["Shrink", "Wattkid"]


@pytest.mark.rule("damage-step.before-calc.atk-def-modifiers", scenario=2)
def test_psychic_commander_weakens_the_opposing_monster_before_damage_calculation() -> None:
    commander = probe(
        "Test Commander",
        "Psychic / Effect",
        Quick(
            1,
            needs=Both(
                During(timings=START_OF_DAMAGE_STEP | BEFORE_DAMAGE_CALCULATION),
                Exists(Monster(type_=PSYCHIC, battling=True), YOUR_FIELD),
            ),
            cost=PayLP(500),
            do=ChangeStat(ATK | DEF, THE_OPPOSING, 500, lose=True, until=UNTIL_DAMAGE_STEP_ENDS),
        ),
    )
    fighter = probe("Test Psychic", "Psychic / Normal", atk=1600)
    t = battle("monsters: Test Commander, Test Psychic", "monsters: Vorse Raider", commander, fighter)
    t.you.attacks("Test Psychic", "Vorse Raider")
    reach(t, BEFORE)
    t.you.activates("Test Commander")
    t.both_pass()
    assert t.you.lp == 7500
    assert (t.opp.atk_of("Vorse Raider"), t.opp.def_of("Vorse Raider")) == (1400, 700)
    leave(t)
    assert t.opp.lp == 8000 - 200 and t.opp.graveyard == ["Vorse Raider"]


# --------------------------------------------------------------------------------------------------- the ban, the rest


@pytest.mark.rule("damage-step.activation.default-ban", scenario=1)
def test_a_mandatory_trigger_is_activated_where_mystical_space_typhoon_is_illegal() -> None:
    you = "monsters: Drillroid   set: Mystical Space Typhoon"
    t = battle(you, "monsters: Mystical Elf (defense)   set: Trap Hole")
    t.you.attacks("Drillroid", "Mystical Elf")
    reach(t, BEFORE)
    t.you.cannot("activate Mystical Space Typhoon", because=BAN)
    t.you.triggers("Drillroid")
    assert t.chain == ["Drillroid"]
    t.opp.passes()
    t.you.cannot("activate Mystical Space Typhoon", because=BAN)
    leave(t)
    assert t.opp.graveyard == ["Mystical Elf"] and t.opp.set_cards == ["Trap Hole"]


@pytest.mark.rule("damage-step.activation.default-ban", scenario=2)
def test_of_four_set_cards_shrink_is_offered_and_the_counter_trap_when_it_can_answer() -> None:
    traps = "Shrink, Mystical Space Typhoon, Raigeki Break, Magic Jammer"
    t = battle("monsters: Vorse Raider   hand: Shrink", f"monsters: Battle Ox   hand: Kuriboh   set: {traps}")
    t.you.attacks("Vorse Raider", "Battle Ox")
    reach(t, BEFORE)
    t.you.activates("Shrink", targeting="Battle Ox")
    assert t.opp.is_asked("response").offers == ["activate Shrink", "activate Magic Jammer", "pass"]
    t.both_pass()
    assert t.timing == BEFORE
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Shrink", "pass"]
    t.opp.cannot("activate Mystical Space Typhoon", because=BAN)
    t.opp.cannot("activate Raigeki Break", because=BAN)


@pytest.mark.rule("damage-step.activation.counter-traps", scenario=1)
def test_a_counter_trap_answers_shrink_before_damage_calculation() -> None:
    t = battle("monsters: Vorse Raider   hand: Shrink", "monsters: Battle Ox   hand: Kuriboh   set: Magic Jammer")
    t.you.attacks("Vorse Raider", "Battle Ox")
    reach(t, BEFORE)
    t.you.activates("Shrink", targeting="Battle Ox")
    t.opp.activates("Magic Jammer")
    leave(t)
    assert "you's Shrink was negated: activation" in t.log() and t.opp.lp == 7800


@pytest.mark.rule("damage-step.activation.counter-traps", scenario=2)
@pytest.mark.parametrize(
    ("timing", "card"),
    [(CALCULATION, "Injection Fairy Lily"), (AFTER, "Airknight Parshath"), (END, "Guardian Angel Joan")],
)
def test_solemn_strike_answers_a_monster_effect_at_the_late_timings(timing: str, card: str) -> None:
    t = battle(f"monsters: {card}   deck: Kuriboh", "monsters: Celtic Guardian   set: Solemn Strike")
    t.you.attacks(card, "Celtic Guardian")
    reach(t, timing)
    if timing == CALCULATION:
        t.you.activates(card)
    else:
        t.you.triggers(card)
    assert t.timing == timing and t.chain == [card]
    t.opp.activates("Solemn Strike")
    assert t.timing == timing and t.chain == [card, "Solemn Strike"]
    leave(t)
    assert f"you's {card} was negated: activation" in t.log() and f"{card} destroyed (effect)" in t.log()


@pytest.mark.rule("damage-step.applied-effects-continue", scenario=1)
def test_a_continuous_spell_goes_on_applying_in_the_damage_step() -> None:
    banner = probe(
        "Test Banner",
        "Spell / Continuous",
        Continuous(do=ChangeStat(ATK, All(Monster(type_=WARRIOR), YOUR_FIELD), 400)),
    )
    t = battle("monsters: Kojikocy   spells: Test Banner", "monsters: Dark Blade", banner)
    t.you.attacks("Kojikocy", "Dark Blade")
    for timing in FIVE:
        reach(t, timing)
        assert t.you.atk_of("Kojikocy") == 1900
    leave(t)
    assert t.opp.lp == 8000 - 100 and t.opp.graveyard == ["Dark Blade"]


# ----------------------------------------------------------------------------------------- what the timings allow


@pytest.mark.rule("damage-step.start.allowed-activations", scenario=1)
def test_at_the_start_shrink_is_offered_for_face_up_monsters_and_mystical_space_typhoon_is_not() -> None:
    you = "monsters: Vorse Raider   set: Shrink, Mystical Space Typhoon"
    t = battle(you, "monsters: Battle Ox, Mystical Elf (set)   set: Trap Hole")
    t.you.attacks("Vorse Raider", "Battle Ox")
    t.you.can("activate Mystical Space Typhoon")  # at the declaration
    reach(t, START)
    assert t.you.is_asked("response").offers == ["activate Shrink", "pass"]
    t.you.cannot("activate Mystical Space Typhoon", because=BAN)
    t.you.activates("Shrink")
    assert t.you.is_asked("target").offers == ["Vorse Raider", "Battle Ox"]


@pytest.mark.rule("damage-step.before-calc.allowed-activations", scenario=1)
def test_after_the_flip_shrink_may_target_the_flipped_monster_and_unrelated_effects_are_not_offered() -> None:
    you = "monsters: Vorse Raider   hand: Kuriboh   set: Shrink, Mystical Space Typhoon, Raigeki Break"
    t = battle(you, "monsters: Mystical Elf (set)   set: Trap Hole")
    t.you.attacks("Vorse Raider", "Mystical Elf")
    reach(t, BEFORE)
    assert t.you.is_asked("response").offers == ["activate Shrink", "pass"]
    t.you.cannot("activate Mystical Space Typhoon", because=BAN)
    t.you.cannot("activate Raigeki Break", because=BAN)
    t.you.activates("Shrink")
    assert t.you.is_asked("target").offers == ["Vorse Raider", "Mystical Elf"]


@pytest.mark.rule("damage-step.calc.allowed-activations", scenario=1)
def test_at_damage_calculation_kuriboh_is_offered_shrink_is_not_and_a_counter_trap_answers() -> None:
    t = battle("monsters: Vorse Raider   set: Solemn Strike", "monsters: Battle Ox   hand: Kuriboh   set: Shrink")
    t.you.attacks("Vorse Raider", "Battle Ox")
    reach(t, CALCULATION)
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Kuriboh", "pass"]
    t.opp.cannot("activate Shrink", because=TOO_LATE)
    t.opp.activates("Kuriboh")
    assert t.you.is_asked("response").offers == ["activate Solemn Strike", "pass"]
    t.you.activates("Solemn Strike")
    leave(t)
    assert "opp's Kuriboh was negated: activation" in t.log() and t.opp.lp == 7800


@pytest.mark.rule("damage-step.after-calc.others-not-activatable", scenario=1)
def test_after_damage_calculation_only_the_counter_trap_answers_the_trigger() -> None:
    traps = "Shrink, Mystical Space Typhoon, Solemn Strike"
    t = battle("monsters: Airknight Parshath   deck: 2 Kuriboh", f"monsters: Battle Ox   set: {traps}")
    t.you.attacks("Airknight Parshath", "Battle Ox")
    reach(t, AFTER)
    t.you.triggers("Airknight Parshath")
    assert t.opp.is_asked("response").offers == ["activate Solemn Strike", "pass"]
    t.opp.cannot("activate Shrink", because=TOO_LATE)
    t.opp.cannot("activate Mystical Space Typhoon", because=BAN)
    t.both_pass()
    assert t.timing == AFTER and t.chain == []
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["pass"]


@pytest.mark.rule("damage-step.end.others-not-activatable", scenario=1)
def test_at_the_end_of_the_damage_step_a_normal_trap_and_shrink_are_not_offered() -> None:
    you = "monsters: Vorse Raider   hand: Kuriboh   set: Raigeki Break, Shrink"
    t = battle(you, "monsters: Giant Rat   set: Trap Hole   deck: Giant Rat")
    t.you.attacks("Vorse Raider", "Giant Rat")
    reach(t, END)
    t.opp.triggers("Giant Rat")
    assert t.chain == ["Giant Rat"]
    for _ in range(2):
        assert t.timing == END and t.you.is_asked("response").offers == ["pass"]
        t.you.cannot("activate Raigeki Break", because=BAN)
        t.you.cannot("activate Shrink", because=TOO_LATE)
        if t.chain:
            t.both_pass()
            t.opp.chooses("Giant Rat")
            t.opp.takes_position("attack")
    go_on(t)
    go_on(t)
    assert t.step == "Battle Step"
