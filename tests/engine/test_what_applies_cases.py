"""What a reviewer found about what applies, each failing when it was written."""

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.lang.words.choices import All, Both, During, Exists, One, Some
from spellspeed.lang.words.every_word import (
    ATK,
    BATTLE_PHASE,
    DARK,
    DEF,
    EITHER,
    FACE_UP,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FIEND,
    LEVEL,
    MACHINE,
    START_OF_DAMAGE_STEP,
    YOU,
    ZOMBIE,
)
from spellspeed.lang.words.lines import Activation, Continuous, Instead, Trigger
from spellspeed.lang.words.nouns import THE_EQUIPPED, THE_TARGET, THIS_CARD, AtLeast, AtMost, Monster, Trap
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD, YOUR_FIELD
from spellspeed.lang.words.rare import AddBattlePhase
from spellspeed.lang.words.timings import (
    AttackDeclared,
    AttackTargetSelected,
    BattleReached,
    Destroyed,
    If,
    PhaseReached,
)
from spellspeed.lang.words.verbs import (
    ChangeControl,
    ChangePosition,
    ChangeStat,
    Destroy,
    Draw,
    Equip,
    GainLP,
    NegateEffectsOf,
    SendToGraveyard,
    Treat,
    Tribute,
)
from spellspeed.words import FOR_RESPONSE, SPELLCASTER
from table import table

HEAD = "turn 3, Main Phase 1, you to act\n"
CARDS_TO_DRAW = " deck: Celtic Guardian, Celtic Guardian, Celtic Guardian"


@pytest.mark.rule("effect-type.unclassified.applies-when-condition-met", scenario=0)
def test_a_line_that_acts_each_time_an_attack_is_declared_acts() -> None:
    watcher = probe(
        "Watcher", "Spell / Continuous", Continuous(do=GainLP(100), when=If(AttackDeclared(Monster(), by=EITHER)))
    )
    t = table(
        HEAD + "you 8000 monsters: Gemini Elf (attack) spells: Watcher\nopp 8000 monsters: Kuriboh (attack)",
        pool=pool_with(watcher),
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert t.you.lp == 8100


@pytest.mark.rule("effect-type.unclassified.applies-when-condition-met", scenario=0)
def test_a_line_that_acts_each_time_a_monster_is_selected_as_attack_target_acts() -> None:
    watcher = probe(
        "Watcher", "Spell / Continuous", Continuous(do=GainLP(100), when=If(AttackTargetSelected(Monster())))
    )
    t = table(
        HEAD + "you 8000 monsters: Gemini Elf (attack) spells: Watcher\nopp 8000 monsters: Kuriboh (attack)",
        pool=pool_with(watcher),
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert t.you.lp == 8100


@pytest.mark.rule("effect-type.unclassified.applies-when-condition-met", scenario=0)
def test_a_line_that_acts_at_the_start_of_the_damage_step_acts() -> None:
    watcher = probe(
        "Watcher",
        "Spell / Continuous",
        Continuous(do=GainLP(100), when=If(BattleReached(START_OF_DAMAGE_STEP, Monster()))),
    )
    t = table(
        HEAD + "you 8000 monsters: Gemini Elf (attack) spells: Watcher\nopp 8000 monsters: Kuriboh (attack)",
        pool=pool_with(watcher),
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert t.you.lp == 8100


def test_what_is_so_only_in_the_battle_phase_begins_when_it_begins() -> None:
    wall = probe(
        "Wall",
        "Spell / Continuous",
        Continuous(
            do=ChangePosition(All(Monster(FACE_UP_ATTACK), OPPONENTS_FIELD), FACE_UP_DEFENSE),
            while_=Both(During(BATTLE_PHASE), Exists(Monster(FACE_UP_ATTACK), OPPONENTS_FIELD)),
        ),
    )
    t = table(
        HEAD + "you 8000 monsters: Gemini Elf (attack) spells: Wall\nopp 8000 monsters: Kuriboh (attack)",
        pool=pool_with(wall),
    )
    t.you.goes_to("Battle Phase")
    assert t.opp.monster("Kuriboh").position == "defense"


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
def test_control_that_an_equip_gives_in_the_battle_phase_only_is_given_when_it_begins() -> None:
    thief = probe(
        "Thief",
        "Spell / Equip",
        Activation(target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=Equip(THE_TARGET)),
        Continuous(do=ChangeControl(THE_EQUIPPED), while_=During(BATTLE_PHASE)),
    )
    t = table(
        HEAD + "you 8000 hand: Thief monsters: Gemini Elf (attack)\nopp 8000 monsters: Kuriboh (attack, zone 3)",
        pool=pool_with(thief),
    )
    t.you.activates("Thief", targeting="Kuriboh")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.is_asked("zone")
    t.duel.answer(0)
    assert "Kuriboh" in t.you.monsters


def test_what_an_effect_sends_at_once_with_banisher_of_the_light_goes_to_the_graveyard() -> None:
    """Source: 000:254. What goes on is over for all that leaves at the moment its monster leaves."""
    sweep = probe("Sweep", "Spell / Normal", Activation(do=SendToGraveyard(All(Monster(), THE_FIELD))))
    t = table(
        HEAD + "you 8000 hand: Sweep monsters: Banisher of the Light (defense), Gemini Elf (attack)\n"
        "opp 8000 monsters: Kuriboh (attack)",
        pool=pool_with(sweep),
    )
    t.you.activates("Sweep")
    t.nobody_responds()
    assert sorted(t.you.graveyard) == ["Banisher of the Light", "Gemini Elf", "Sweep"]
    assert t.opp.graveyard == ["Kuriboh"] and t.you.banished == t.opp.banished == []


def test_what_a_cost_tributes_at_once_with_banisher_of_the_light_goes_to_the_graveyard() -> None:
    """Source: 000:254."""
    offer = probe("Offer", "Spell / Normal", Activation(cost=Tribute(Some(2, Monster(), YOUR_FIELD)), do=GainLP(500)))
    t = table(
        HEAD + "you 8000 hand: Offer monsters: Banisher of the Light (defense), Gemini Elf (attack)\nopp 8000",
        pool=pool_with(offer),
    )
    t.you.activates("Offer")
    t.nobody_responds()
    assert sorted(t.you.graveyard) == ["Banisher of the Light", "Gemini Elf", "Offer"] and t.you.banished == []


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=0)
def test_a_freed_negation_stops_what_it_negates_at_once_and_a_loaded_state_agrees() -> None:
    null_field = probe(
        "Null Field",
        "Trap / Continuous",
        Continuous(
            do=NegateEffectsOf(All(Trap(), THE_FIELD, other_than=THIS_CARD)).also(
                ChangeStat(ATK, All(Monster(FACE_UP), THE_FIELD), 500)
            )
        ),
    )
    t = table(
        HEAD + "you 8000 hand: Jinzo monsters: Mystical Elf (attack) set: Null Field\nopp 8000 spells: Skill Drain",
        pool=pool_with(null_field),
    )
    t.you.summons("Jinzo", tributing=["Mystical Elf"])
    t.nobody_responds()
    t.you.activates("Null Field")
    t.nobody_responds()
    # Null Field negates Skill Drain, so Jinzo applies and negates Null Field (and Skill Drain).
    loaded = t.duel.state.fork()
    loaded.drop_caches()
    from spellspeed.engine.applies.stats import stat_of

    now = t.you.atk_of("Jinzo")
    assert (now, stat_of(t.duel.game, loaded, t.you.monster("Jinzo").row, words.ATK)) == (2400, 2400)


@pytest.mark.rule("card.level.never-below-one", scenario=0)
def test_a_level_never_falls_below_one() -> None:
    downer = probe(
        "Downer", "Spell / Continuous", Continuous(do=ChangeStat(LEVEL, All(Monster(FACE_UP), THE_FIELD), 2, lose=True))
    )
    eater = probe(
        "Eater",
        "Spell / Normal",
        Activation(target=One(Monster(FACE_UP, level=AtMost(1)), THE_FIELD), do=Destroy(THE_TARGET)),
    )
    t = table(
        HEAD + "you 8000 hand: Eater monsters: Kuriboh (attack) spells: Downer\nopp 8000", pool=pool_with(downer, eater)
    )
    from spellspeed.engine.applies.stats import level_of

    assert level_of(t.duel.game, t.duel.state, t.you.monster("Kuriboh").row) == 1
    assert t.you.can_activate("Eater")


@pytest.mark.rule("control.no-zone.cannot-activate", scenario=0)
def test_snatch_steal_cannot_be_activated_without_a_free_monster_zone() -> None:
    full = "Kuriboh (attack), Kuriboh (attack), Kuriboh (attack), Kuriboh (attack), Sangan (attack)"
    t = table(HEAD + f"you 8000 hand: Snatch Steal monsters: {full}\nopp 8000 monsters: Gemini Elf (attack)")
    t.you.cannot("activate Snatch Steal", "control.no-zone.cannot-activate")


def test_a_condition_reads_values_that_other_continuous_lines_change() -> None:
    proud = probe(
        "Proud",
        "Spell / Continuous",
        Continuous(
            do=ChangeStat(DEF, All(Monster(FACE_UP), THE_FIELD), 1000),
            while_=Exists(Monster(FACE_UP, atk=AtLeast(2000)), YOUR_FIELD),
        ),
    )
    t = table(
        HEAD + "you 8000 monsters: Gemini Elf (attack) spells: Proud  field: Gaia Power\nopp 8000",
        pool=pool_with(proud),
    )
    assert (t.you.atk_of("Gemini Elf"), t.you.def_of("Gemini Elf")) == (2400, 1500)  # 900 - 400 + 1000


@pytest.mark.rule("card.type.changed-value-replaces", scenario=0)
def test_a_condition_reads_what_monsters_are_treated_as() -> None:
    surgery = probe(
        "Surgery", "Trap / Continuous", Continuous(do=Treat(All(Monster(FACE_UP), THE_FIELD), type_=MACHINE))
    )
    factory = probe(
        "Factory",
        "Spell / Continuous",
        Continuous(
            do=ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 1000),
            while_=Exists(Monster(FACE_UP, type_=MACHINE), YOUR_FIELD),
        ),
    )
    t = table(
        HEAD + "you 8000 monsters: Gemini Elf (attack) spells: Factory, Surgery\nopp 8000",
        pool=pool_with(surgery, factory),
    )
    assert t.you.atk_of("Gemini Elf") == 2900


def test_of_two_lines_that_set_a_value_the_later_one_counts_also_for_a_monster_that_comes_later() -> None:
    one = probe(
        "One", "Trap / Continuous", Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP), THE_FIELD), 1000, become=True))
    )
    two = probe(
        "Two", "Trap / Continuous", Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP), THE_FIELD), 500, become=True))
    )
    t = table(
        HEAD + "you 8000 hand: Celtic Guardian monsters: Gemini Elf (attack) set: One, Two\nopp 8000",
        pool=pool_with(one, two),
    )
    t.you.activates("Two")
    t.nobody_responds()
    t.you.activates("One")
    t.nobody_responds()
    t.you.summons("Celtic Guardian")
    t.nobody_responds()
    assert (t.you.atk_of("Gemini Elf"), t.you.atk_of("Celtic Guardian")) == (1000, 1000)


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=0)
def test_a_second_battle_phase_has_a_start_of_its_own() -> None:
    again = probe("Again", "Spell / Normal", Activation(do=AddBattlePhase()))
    horn = probe(
        "Horn", "Spell / Continuous", Trigger(when=If(PhaseReached(BATTLE_PHASE, YOU)), do=GainLP(100), mandatory=True)
    )
    t = table(
        HEAD + "you 8000 hand: Again monsters: Gemini Elf (attack) spells: Horn\nopp 8000", pool=pool_with(again, horn)
    )
    t.you.activates("Again")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds() if t.you.lp == 8000 else None
    while t.you.lp == 8000 and t.you.request().purpose == FOR_RESPONSE:
        t.duel.answer(0)
    assert t.you.lp == 8100
    t.you.attacks_directly("Gemini Elf")  # the first Battle Phase is over then, as there is nothing left to do in it
    while t.you.request().purpose == FOR_RESPONSE:
        t.duel.answer(0)
    if t.opp.lp == 6100 and t.you.lp == 8100 and t.phase == "Battle Phase":
        pass
    assert t.you.lp == 8200, t.log()[-8:]


@pytest.mark.rule("win.lp-zero.immediate", scenario=0)
def test_who_has_no_lp_left_after_damage_calculation_is_asked_nothing_more() -> None:
    aman = probe("Aman", "Warrior / Effect", Instead(1, Destroyed(THIS_CARD), Draw(1)))
    t = table(
        HEAD + "you 8000 monsters: Gemini Elf (attack)\nopp 100 monsters: Aman (attack)" + CARDS_TO_DRAW,
        pool=pool_with(aman),
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Aman")
    t.nobody_responds()
    assert t.duel.outcome is not None


@pytest.mark.rule("card.type.changed-value-replaces", scenario=0)
def test_monsters_of_one_attribute_can_be_treated_as_another_type() -> None:
    curse = probe(
        "Curse",
        "Spell / Continuous",
        Continuous(do=Treat(All(Monster(FACE_UP, attribute=DARK), THE_FIELD), type_=ZOMBIE)),
    )
    t = table(
        HEAD + "you 8000 monsters: Kuriboh (attack), Gemini Elf (attack) spells: Curse\nopp 8000", pool=pool_with(curse)
    )
    from spellspeed.engine.applies.find import type_of

    types = [type_of(t.duel.game, t.duel.state, t.you.monster(name).row) for name in ("Kuriboh", "Gemini Elf")]
    assert types == [words.ZOMBIE, SPELLCASTER]


@pytest.mark.rule("card.type.changed-value-replaces", scenario=0)
def test_monsters_of_one_type_can_be_treated_as_another() -> None:
    curse = probe(
        "Curse", "Spell / Continuous", Continuous(do=Treat(All(Monster(FACE_UP, type_=FIEND), THE_FIELD), type_=ZOMBIE))
    )
    t = table(
        HEAD + "you 8000 monsters: Kuriboh (attack), Gemini Elf (attack) spells: Curse\nopp 8000", pool=pool_with(curse)
    )
    from spellspeed.engine.applies.find import type_of

    types = [type_of(t.duel.game, t.duel.state, t.you.monster(name).row) for name in ("Kuriboh", "Gemini Elf")]
    assert types == [words.ZOMBIE, SPELLCASTER]


def test_a_condition_reads_what_another_conditional_line_does() -> None:
    first = probe(
        "First",
        "Spell / Continuous",
        Continuous(
            do=ChangeStat(ATK, All(Monster(FACE_UP), THE_FIELD), 1000), while_=Exists(Monster(FACE_UP), YOUR_FIELD)
        ),
    )
    second = probe(
        "Second",
        "Spell / Continuous",
        Continuous(
            do=ChangeStat(DEF, All(Monster(FACE_UP), THE_FIELD), 1000),
            while_=Exists(Monster(FACE_UP, atk=AtLeast(2900)), THE_FIELD),
        ),
    )
    for order in ("First, Second", "Second, First"):
        t = table(
            HEAD + f"you 8000 monsters: Gemini Elf (attack) spells: {order}\nopp 8000", pool=pool_with(first, second)
        )
        assert (t.you.atk_of("Gemini Elf"), t.you.def_of("Gemini Elf")) == (2900, 1900), order


def test_a_condition_of_a_negation_reads_what_monsters_are_treated_as() -> None:
    surgery = probe(
        "Surgery", "Spell / Continuous", Continuous(do=Treat(All(Monster(FACE_UP), THE_FIELD), type_=MACHINE))
    )
    jammer = probe(
        "Jammer",
        "Spell / Continuous",
        Continuous(
            do=NegateEffectsOf(All(Trap(), THE_FIELD)), while_=Exists(Monster(FACE_UP, type_=MACHINE), THE_FIELD)
        ),
    )
    t = table(
        HEAD + "you 8000 monsters: Gemini Elf (attack) spells: Jammer, Surgery, Gravity Bind\nopp 8000",
        pool=pool_with(surgery, jammer),
    )
    from spellspeed.engine.applies.continuous import is_negated

    assert is_negated(t.duel.game, t.duel.state, t.you.spell_trap("Gravity Bind").row)


def test_settling_again_changes_nothing_so_a_loaded_state_goes_the_same_way() -> None:
    import pickle

    from spellspeed.engine.settling.onsets import settle_onsets

    surgery = probe(
        "Surgery", "Spell / Continuous", Continuous(do=Treat(All(Monster(FACE_UP), OPPONENTS_FIELD), type_=MACHINE))
    )
    t = table(
        HEAD + "you 8000 hand: Surgery, Jinzo, Swords of Revealing Light monsters: Mystical Elf (attack)\n"
        "opp 8000 monsters: Mystic Tomato (attack), Kuriboh (set) deck: Sangan, Sangan, Sangan",
        pool=pool_with(surgery),
    )
    t.you.activates("Surgery")
    t.nobody_responds()
    t.you.summons("Jinzo", tributing=["Mystical Elf"])
    t.nobody_responds()
    t.you.activates("Swords of Revealing Light")
    t.nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Jinzo", "Mystic Tomato")
    t.opp.is_asked("trigger")
    again = pickle.loads(
        pickle.dumps(t.duel.state)
    )  # a loaded state has no caches: it settles again at the next chance
    settle_onsets(t.duel.game, again)
    assert again.onsets == t.duel.state.onsets and again.state_key() == t.duel.state.state_key()
