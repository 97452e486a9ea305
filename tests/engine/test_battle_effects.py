"""Attacks with effects: what they set off, replays, and what effects let monsters do or forbid them."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, HasDone, One
from spellspeed.lang.words.every_word import (
    ATK,
    ATTACK_DIRECTLY,
    ATTACK_EVERY_MONSTER,
    ATTACK_IN_DEFENSE,
    ATTACKING_DIRECTLY,
    ATTACKING_MONSTERS,
    BATTLE_PHASE,
    BATTLED,
    BEING_ATTACKED,
    EITHER,
    EXTRA_ATTACK,
    EXTRA_ATTACK_ON_MONSTERS,
    FACE_DOWN,
    FACE_UP,
    FACE_UP_DEFENSE,
    OPPONENT,
    UNTIL_BATTLE_PHASE_ENDS,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster, Stat
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.rare import AddBattlePhase
from spellspeed.lang.words.timings import AttackDeclared, AttackTargetSelected, EndStepReached, PhaseReached, When
from spellspeed.lang.words.verbs import (
    ChangeStat,
    Draw,
    EndBattlePhase,
    Forbid,
    GainLP,
    Grant,
    InflictDamage,
    NegateEffectsOf,
    SendToGraveyard,
    SpecialSummon,
)
from table import Table, table


def attackers(t: Table) -> list[str]:
    """The monsters that you are offered as attackers, beside the one that is there to have something to decide."""
    offers = [wish.removeprefix("attack with ") for wish in t.you.is_offered() if wish.startswith("attack with ")]
    return [name for name in offers if name != "Kuriboh"]


# ------------------------------------------------------------------------------------------------ declaring and replays

ON_ATTACK = probe(
    "Test Charger",
    "Warrior / Effect",
    Trigger(1, when=When(AttackDeclared(THIS_CARD)), do=GainLP(100), mandatory=True),
    atk=1800,
)
ON_SELECTION = probe(
    "Test Lure",
    "Warrior / Effect",
    Trigger(1, when=When(AttackTargetSelected(THIS_CARD)), do=Draw(1), mandatory=True),
    atk=1000,
)
CALL = probe("Test Call", "Trap", Activation(do=SpecialSummon(One(Monster(), YOUR_HAND), FACE_UP_DEFENSE)))
SWAP = probe(
    "Test Swap",
    "Trap",
    Activation(
        do=SendToGraveyard(One(Monster(), YOUR_FIELD)).and_(SpecialSummon(One(Monster(), YOUR_HAND), FACE_UP_DEFENSE))
    ),
)


@pytest.mark.rule("battle.attack.declaration-triggers-turn-player-first", scenario=0)
def test_declaration_and_selection_set_off_triggers_in_one_chain_the_turn_players_first() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Charger, Kuriboh           deck: Battle Ox
        opp 8000  monsters: Test Lure, Mystical Elf  deck: Battle Ox  set: Just Desserts
        """,
        pool=pool_with(ON_ATTACK, ON_SELECTION),
    )
    t.you.attacks("Test Charger", "Test Lure")
    assert t.chain == ["Test Charger", "Test Lure"]
    t.nobody_responds()
    assert t.you.lp == 8100 and t.opp.hand == ["Battle Ox"]


@pytest.mark.rule("battle.replay.selected-as-target-triggers-again", scenario=0)
def test_the_monster_chosen_in_a_replay_is_selected_as_an_attack_target_again() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Charger, Kuriboh
        opp 8000  monsters: Test Lure   hand: Mystical Elf  set: Test Call  deck: Battle Ox, Battle Ox, Battle Ox
        """,
        pool=pool_with(ON_ATTACK, ON_SELECTION, CALL),
    )
    t.you.attacks("Test Charger", "Test Lure")
    t.opp.activates("Test Call")
    t.nobody_responds()
    assert t.you.is_asked("replay").offers == ["Test Lure", "Mystical Elf", "stop"]
    assert t.you.lp == 8100 and t.opp.hand == ["Battle Ox"]
    t.you.chooses_target("Test Lure")
    assert t.opp.hand == ["Battle Ox", "Battle Ox"]
    assert t.you.lp == 8100  # it is no declaration
    assert t.log().count("attack target Test Lure") == 2


@pytest.mark.rule("battle.replay.net-zero-change-counts", scenario=0)
def test_one_monster_leaving_as_another_comes_is_a_change_of_number() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Kuriboh
        opp 8000  monsters: Battle Ox  hand: Mystical Elf  set: Test Swap
        """,
        pool=pool_with(SWAP),
    )
    t.you.attacks("Vorse Raider", "Battle Ox")
    t.opp.activates("Test Swap")
    t.nobody_responds()
    assert t.opp.monsters == ["Mystical Elf"]
    assert t.you.is_asked("replay").offers == ["Mystical Elf", "stop"]


SILENCE = probe(
    "Test Silence",
    "Trap",
    Activation(do=NegateEffectsOf(All(Monster(FACE_UP), OPPONENTS_FIELD), until=UNTIL_TURN_ENDS)),
)
SNEAK = probe("Test Sneak", "Warrior / Effect", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)), atk=1000)


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_a_monster_with_leave_to_attack_directly_chooses_between_the_monsters_and_the_player() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Sneak, Vorse Raider, Kuriboh
        opp 8000  monsters: Battle Ox
        """,
        pool=pool_with(SNEAK),
    )
    t.you.declares("Test Sneak")
    assert t.you.is_asked("attack target").offers == ["Battle Ox", "direct attack"]
    t.you.chooses_direct_attack()
    assert t.opp.lp == 7000
    t.you.cannot("Vorse Raider attacks directly", because="battle.attack.must-choose-monster-if-any")


@pytest.mark.rule("battle.replay.direct-attack-permission-lost", scenario=0)
def test_losing_the_leave_to_attack_directly_causes_a_replay() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Sneak, Kuriboh
        opp 8000  monsters: Battle Ox  set: Test Silence
        """,
        pool=pool_with(SNEAK, SILENCE),
    )
    t.you.attacks_directly("Test Sneak")
    t.opp.activates("Test Silence")
    t.nobody_responds()
    assert t.you.is_asked("replay").offers == ["Battle Ox", "stop"]


MANSION = probe(
    "Test Mansion",
    "Spell / Field",
    Continuous(do=Forbid(ATTACKING_MONSTERS, who=EITHER, what=Monster(FACE_DOWN))),
)


@pytest.mark.rule("battle.attack.must-choose-monster-if-any", scenario=0)
@pytest.mark.rule("battle.replay.target-no-longer-selectable", scenario=0)
def test_a_target_that_may_not_be_attacked_any_more_causes_a_replay_and_opens_no_way_to_the_player() -> None:
    """Nothing lets the attacker pass the monster by, so the replay has nothing to offer and the attack is over.

    rule: battle.attack.must-choose-monster-if-any
    """
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Kuriboh  field: Test Mansion
        opp 8000  monsters: Battle Ox  set: Book of Moon
        """,
        pool=pool_with(MANSION),
    )
    t.you.attacks("Vorse Raider", "Battle Ox")
    t.opp.activates("Book of Moon", targeting="Battle Ox")
    t.nobody_responds()
    assert "replay of Vorse Raider" in t.log() and "attack of Vorse Raider stopped" in t.log()
    t.you.cannot("Kuriboh attacks directly", because="battle.attack.must-choose-monster-if-any")
    assert t.opp.lp == 8000


@pytest.mark.rule("battle.attack.must-choose-monster-if-any", scenario=0)
def test_with_another_monster_that_may_be_attacked_there_is_no_direct_attack() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Kuriboh  field: Test Mansion
        opp 8000  monsters: Battle Ox, Mystical Elf (set)
        """,
        pool=pool_with(MANSION),
    )
    t.you.declares("Vorse Raider")
    assert "Vorse Raider attacks Battle Ox" in t.log()
    assert t.opp.lp == 8000 - 200


SHADE = probe("Test Shade", "Fiend / Effect", Continuous(do=Forbid(BEING_ATTACKED, THIS_CARD)), atk=100)
VEIL = probe(
    "Test Veil",
    "Trap",
    Activation(do=Forbid(BEING_ATTACKED, All(Monster(FACE_UP), YOUR_FIELD), until=UNTIL_TURN_ENDS)),
)


@pytest.mark.rule("battle.attack.must-choose-monster-if-any", scenario=0)
def test_a_monster_that_cannot_be_selected_is_no_target_and_shields_the_player() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider  hand: Book of Moon
        opp 8000  monsters: Test Shade
        """,
        pool=pool_with(SHADE),
    )
    assert attackers(t) == []
    t.you.cannot("attack with Vorse Raider", because="battle.attack.must-choose-monster-if-any")
    t.you.cannot("attack Test Shade with Vorse Raider", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule("battle.replay.target-no-longer-selectable", scenario=0)
def test_a_target_that_cannot_be_selected_any_more_has_been_selected_all_the_same() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Kuriboh
        opp 8000  monsters: Battle Ox  set: Test Veil
        """,
        pool=pool_with(VEIL),
    )
    t.you.attacks("Vorse Raider", "Battle Ox")
    t.opp.activates("Test Veil")
    t.nobody_responds()
    assert "replay of Vorse Raider" not in t.log()
    assert t.opp.lp == 7800 and t.opp.graveyard == ["Battle Ox", "Test Veil"][::-1]


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_a_monster_that_cannot_attack_directly_does_not_attack_an_empty_field() -> None:
    bound = probe("Test Bound", "Warrior / Effect", Continuous(do=Forbid(ATTACKING_DIRECTLY, THIS_CARD)))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Bound, Vorse Raider, Kuriboh
        opp 8000
        """,
        pool=pool_with(bound),
    )
    assert attackers(t) == ["Vorse Raider"]
    t.you.cannot("Test Bound attacks directly", because="effect.cannot.forbids-while-it-applies")


# -------------------------------------------------------------------------------------------------- how often, and how


@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
def test_further_attacks_are_counted_and_the_highest_grant_holds() -> None:
    twice = probe(
        "Test Twice",
        "Warrior / Effect",
        Continuous(do=Grant(EXTRA_ATTACK, THIS_CARD)),
        Continuous(do=Grant(EXTRA_ATTACK, THIS_CARD)),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Twice, Kuriboh
        opp 8000
        """,
        pool=pool_with(twice),
    )
    t.you.attacks_directly("Test Twice")
    assert attackers(t) == ["Test Twice"]
    t.you.attacks_directly("Test Twice")
    assert attackers(t) == []
    assert t.opp.lp == 6000


@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
def test_a_further_attack_on_monsters_is_no_direct_attack() -> None:
    hunter = probe(
        "Test Hunter", "Warrior / Effect", Continuous(do=Grant(EXTRA_ATTACK_ON_MONSTERS, THIS_CARD)), atk=2000
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Hunter, Kuriboh
        opp 8000  monsters: Battle Ox, Mystical Elf
        """,
        pool=pool_with(hunter),
    )
    t.you.attacks("Test Hunter", "Battle Ox")
    t.you.attacks("Test Hunter", "Mystical Elf")
    assert t.opp.monsters == [] and attackers(t) == []


@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
def test_after_a_direct_attack_or_without_monsters_the_further_attack_on_monsters_is_not_there() -> None:
    hunter = probe(
        "Test Hunter", "Warrior / Effect", Continuous(do=Grant(EXTRA_ATTACK_ON_MONSTERS, THIS_CARD)), atk=2000
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Hunter, Kuriboh
        opp 8000  monsters: Battle Ox
        """,
        pool=pool_with(hunter),
    )
    t.you.attacks("Test Hunter", "Battle Ox")
    assert t.opp.monsters == [] and attackers(t) == []


@pytest.mark.rule("battle.attack.once-per-turn", scenario=0)
def test_one_attack_on_every_monster_goes_once_to_each() -> None:
    sweeper = probe("Test Sweeper", "Warrior / Effect", Continuous(do=Grant(ATTACK_EVERY_MONSTER, THIS_CARD)), atk=1500)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Sweeper, Kuriboh
        opp 8000  monsters: Mystical Elf (defense), Beaver Warrior, Battle Steer
        """,
        pool=pool_with(sweeper),
    )
    t.you.attacks("Test Sweeper", "Mystical Elf")
    t.you.declares("Test Sweeper")
    assert t.you.is_asked("attack target").offers == ["Beaver Warrior", "Battle Steer"]
    t.you.chooses_target("Beaver Warrior")
    t.you.cannot("attack Mystical Elf with Test Sweeper", because="battle.attack.once-per-turn")
    assert attackers(t) == ["Test Sweeper"]


@pytest.mark.rule("battle.attack.attacker-must-be-faceup-attack", scenario=0)
def test_a_monster_that_may_attack_in_defense_position_stays_in_it() -> None:
    wall = probe("Test Wall", "Rock / Effect", Continuous(do=Grant(ATTACK_IN_DEFENSE, THIS_CARD)), atk=1900, def_=500)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Wall (defense), Vorse Raider (defense), Kuriboh
        opp 8000  monsters: Battle Ox  set: Just Desserts
        """,
        pool=pool_with(wall),
    )
    assert attackers(t) == ["Test Wall"]
    t.you.attacks("Test Wall", "Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 7800 and t.you.monster("Test Wall").position == "defense"


@pytest.mark.rule("battle.attack.once-per-battle-phase-when-several", scenario=0)
def test_a_second_battle_phase_gives_every_monster_its_attack_again() -> None:
    again = probe("Test Again", "Spell / Quick-Play", Activation(do=AddBattlePhase()))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Kuriboh  hand: Test Again
        opp 8000
        """,
        pool=pool_with(again),
    )
    t.you.attacks_directly("Vorse Raider")
    while t.duel.state.step != 2:
        t.nobody_responds()
    t.you.activates("Test Again")
    t.nobody_responds()
    assert attackers(t) == []
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Battle Phase" and attackers(t) == ["Vorse Raider"]
    t.you.attacks_directly("Vorse Raider")
    assert attackers(t) == []
    t.you.goes_to("Main Phase 2")
    assert t.phase == "Main Phase 2" and t.opp.lp == 8000 - 2 * 1900
    t.you.cannot("change position of Vorse Raider", because="position.change.not-after-attacking")


# ----------------------------------------------------------------------------------------- the ends of the Battle Phase


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=0)
def test_effects_of_the_start_and_the_end_of_the_battle_phase_have_their_steps() -> None:
    herald = probe(
        "Test Herald",
        "Warrior / Effect",
        Trigger(1, when=When(PhaseReached(BATTLE_PHASE, YOU)), do=GainLP(1), mandatory=True),
        Trigger(2, when=When(EndStepReached(YOU)), needs=HasDone(THIS_CARD, BATTLED), do=GainLP(10), mandatory=True),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Herald, Kuriboh
        opp 8000
        """,
        pool=pool_with(herald),
    )
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    assert t.you.lp == 8001 and t.step == "Battle Step"
    t.you.attacks_directly("Test Herald")
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.you.lp == 8011 and t.phase == "Main Phase 2"


@pytest.mark.rule("battle.end-step.duration-until-end-of-battle-phase", scenario=0)
def test_ending_the_battle_phase_goes_to_the_end_step_where_lasting_effects_still_last() -> None:
    wave = probe("Test Wave", "Trap", Activation(when=When(AttackDeclared(Monster(), OPPONENT)), do=EndBattlePhase()))
    spur = probe(
        "Test Spur",
        "Spell / Quick-Play",
        Activation(do=ChangeStat(ATK, One(Monster(FACE_UP), YOUR_FIELD), 500, until=UNTIL_BATTLE_PHASE_ENDS)),
    )
    ender = probe(
        "Test Ender",
        "Warrior / Effect",
        Trigger(1, when=When(EndStepReached(YOU)), do=InflictDamage(Stat(ATK, THIS_CARD), OPPONENT), mandatory=True),
        atk=1000,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Ender, Kuriboh  hand: Test Spur
        opp 8000  set: Test Wave
        """,
        pool=pool_with(wave, spur, ender),
    )
    t.you.activates("Test Spur")
    t.nobody_responds()
    t.you.chooses("Test Ender")
    t.you.attacks_directly("Test Ender")
    t.opp.activates("Test Wave")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 1500 and t.phase == "Main Phase 2"
    assert t.you.atk_of("Test Ender") == 1000
    assert "step End Step" in t.log() and "step Damage Step" not in t.log()
