"""The Damage Step with effects: what its timings set off, and what becomes of damage."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import All, One, WouldTakeBattleDamage
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import (
    AFTER_DAMAGE_CALCULATION,
    AS_ATTACKER,
    ATK,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_EFFECT,
    BEFORE_DAMAGE_CALCULATION,
    DAMAGE_CALCULATION,
    DAMAGE_TO_BOTH,
    DAMAGE_TO_OPPONENT,
    DARK,
    DOUBLE_DAMAGE,
    EITHER,
    FACE_UP,
    HALF_DAMAGE,
    NO_DAMAGE,
    OPPONENT,
    PIERCING,
    START_OF_DAMAGE_STEP,
    UNTIL_CALCULATED,
    UNTIL_DAMAGE_STEP_ENDS,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Flip, Quick, Trigger
from spellspeed.lang.words.nouns import THAT_CARD, THE_OPPOSING, THIS_CARD, Monster, Stat
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.terms import DamageChange, Player
from spellspeed.lang.words.timings import (
    BattleReached,
    DamageTaken,
    Destroyed,
    If,
    When,
)
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeControl,
    ChangeDamage,
    ChangeStat,
    Destroy,
    Draw,
    GainLP,
    Grant,
    InflictDamage,
    SendToGraveyard,
)
from spellspeed.words import ATTACK, BATTLED, HAS_ATTACKED, HAS_DESTROYED
from table import Table, table


def doers(t: Table, deed: int) -> list[str]:
    """The monsters that have done this, this turn."""
    return sorted(t.name(done.uid) for done in t.duel.state.deeds if done.deed == deed)


# ------------------------------------------------------------------------------------------- timings of the Damage Step


def catastor() -> CardFacts:
    return probe(
        "Test Catastor",
        "Machine / Effect",
        Trigger(
            1,
            when=When(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_UP, not_attribute=DARK))),
            do=Destroy(THE_OPPOSING),
            mandatory=True,
        ),
        atk=2200,
    )


@pytest.mark.rule("damage-step.start.timing-effects-turn-player-first", scenario=0)
@pytest.mark.parametrize(
    ("target", "lies", "falls"),
    [("Battle Ox", "", True), ("Summoned Skull", "", False), ("Battle Ox", " (set)", False)],
)
def test_a_trigger_of_a_timing_asks_what_the_monster_battles(target: str, lies: str, falls: bool) -> None:
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Catastor, Kuriboh
        opp 8000  monsters: {target}{lies}
        """,
        pool=pool_with(catastor()),
    )
    t.you.attacks("Test Catastor", target)
    assert (f"{target} destroyed (effect)" in t.log()) == falls
    assert ("damage calculated" in t.log()) == (not falls)
    assert doers(t, HAS_ATTACKED) == ["Test Catastor"]
    assert (doers(t, BATTLED) == []) == falls


@pytest.mark.rule("damage-step.start.timing-effects-turn-player-first", scenario=0)
def test_the_attacked_monster_has_the_trigger_too_and_a_direct_attack_has_no_monster_to_battle() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Battle Ox, Kuriboh
        opp 8000  monsters: Test Catastor
        """,
        pool=pool_with(catastor()),
    )
    t.you.attacks("Battle Ox", "Test Catastor")
    assert t.you.graveyard == ["Battle Ox"] and t.opp.lp == t.you.lp == 8000


@pytest.mark.rule("damage-step.start.timing-effects-turn-player-first", scenario=0)
def test_that_card_is_the_battling_monster_the_line_speaks_of() -> None:
    trainer = probe(
        "Test Trainer",
        "Warrior / Effect",
        Quick(
            1,
            when=When(BattleReached(BEFORE_DAMAGE_CALCULATION, Monster(FACE_UP, controller=YOU), role=AS_ATTACKER)),
            do=ChangeStat(ATK, THAT_CARD, 500, until=UNTIL_TURN_ENDS),
        ),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Trainer, Battle Ox, Kuriboh
        opp 8000  monsters: Vorse Raider
        """,
        pool=pool_with(trainer),
    )
    t.you.attacks("Battle Ox", "Vorse Raider")
    assert t.timing == "before damage calculation"
    t.you.activates("Test Trainer")
    t.nobody_responds()
    assert t.you.atk_of("Battle Ox") == 2200
    assert t.opp.lp == 8000 - 300


def injection() -> CardFacts:
    return probe(
        "Test Lily",
        "Fairy / Effect",
        Quick(
            1,
            when=When(BattleReached(DAMAGE_CALCULATION, THIS_CARD)),
            do=ChangeStat(ATK, THIS_CARD, 3000, until=UNTIL_CALCULATED),
        ),
        atk=400,
    )


@pytest.mark.rule("damage-step.example.lily-boost-only-for-calculation", scenario=0)
def test_a_boost_for_the_calculation_is_over_right_after_it() -> None:
    counter = probe(
        "Test Counter",
        "Fairy / Effect",
        Trigger(
            1,
            when=If(BattleReached(AFTER_DAMAGE_CALCULATION, Monster(FACE_UP, controller=YOU))),
            do=InflictDamage(Stat(ATK, THAT_CARD), OPPONENT),
            mandatory=True,
        ),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Lily, Test Counter, Kuriboh
        opp 8000  monsters: Summoned Skull
        """,
        pool=pool_with(injection(), counter),
    )
    t.you.attacks("Test Lily", "Summoned Skull")
    assert t.timing == "damage calculation"
    t.you.activates("Test Lily")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 900 - 400
    assert t.opp.graveyard == ["Summoned Skull"]


@pytest.mark.rule("damage-step.timing.specific-timing-is-not-reopened", scenario=0)
def test_a_specific_timing_is_used_in_its_first_chain_only() -> None:
    fuse = probe(
        "Test Fuse",
        "Trap",
        Activation(when=When(BattleReached(DAMAGE_CALCULATION, Monster(controller=YOU))), do=GainLP(100)),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Lily, Kuriboh  set: Test Fuse
        opp 8000  monsters: Battle Ox
        """,
        pool=pool_with(injection(), fuse),
    )
    t.you.attacks("Test Lily", "Battle Ox")
    assert t.timing == "damage calculation"
    t.you.activates("Test Fuse")
    assert t.you.can_activate("Test Lily")  # chained, it is in the first chain
    t.you.passes()
    assert t.you.lp == 8100 - 1300  # and afterwards it is not offered any more


@pytest.mark.rule("damage-step.after-calc.one-chain-by-trigger-order", scenario=0)
def test_mandatory_and_optional_effects_of_a_timing_make_one_chain_with_flip_effects() -> None:
    puncher = probe(
        "Test Puncher",
        "Warrior / Effect",
        Trigger(1, when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD)), do=GainLP(100), mandatory=True),
        atk=2000,
    )
    cheerer = probe(
        "Test Cheerer",
        "Warrior / Effect",
        Trigger(1, when=If(BattleReached(AFTER_DAMAGE_CALCULATION, Monster(controller=YOU))), do=GainLP(10)),
    )
    bud = probe("Test Bud", "Plant / Flip / Effect", Flip(do=GainLP(1000)), def_=500)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Puncher, Test Cheerer, Kuriboh
        opp 8000  monsters: Test Bud (set)  set: Solemn Judgment
        """,
        pool=pool_with(puncher, cheerer, bud),
    )
    t.you.attacks("Test Puncher", "Test Bud")
    assert t.timing == "after damage calculation"
    t.you.triggers("Test Cheerer")
    made = [line.partition(" activated ")[2] for line in t.log() if " activated " in line]
    assert made == ["Test Puncher", "Test Bud", "Test Cheerer"] and "chain of 3 ended" in t.log()
    assert t.you.lp == 8110 and t.opp.lp == 9000 and t.opp.graveyard == ["Test Bud"]


@pytest.mark.rule("damage-step.doomed-monster.removed-is-not-destroyed-by-battle", scenario=0)
def test_both_banished_after_damage_calculation_are_not_destroyed_by_battle() -> None:
    lady = probe(
        "Test Lady",
        "Warrior / Effect",
        Trigger(
            1,
            when=When(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT))),
            do=Banish(THE_OPPOSING).and_(Banish(THIS_CARD)),
        ),
        atk=1500,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Lady, Battle Ox, Kuriboh
        opp 8000  monsters: Vorse Raider
        """,
        pool=pool_with(lady),
    )
    t.you.attacks("Test Lady", "Vorse Raider")
    t.you.triggers("Test Lady")
    assert t.you.banished == ["Test Lady"] and t.opp.banished == ["Vorse Raider"]
    assert t.you.graveyard == [] and not [line for line in t.log() if "destroyed" in line]
    assert doers(t, HAS_DESTROYED) == [] and doers(t, BATTLED) == ["Test Lady", "Vorse Raider"]
    t.you.attacks_directly("Battle Ox")
    assert t.opp.lp == 8000 - 1700  # a direct attack does not set it off either


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
@pytest.mark.parametrize(
    ("deed", "reaches"),
    [
        (AddToHand(All(Monster(battling=True), OPPONENTS_FIELD)), False),
        (ChangeControl(All(Monster(battling=True), OPPONENTS_FIELD)), False),
        (Destroy(All(Monster(battling=True), OPPONENTS_FIELD)), True),
    ],
)
def test_what_a_doomed_monster_cannot_do_and_what_can_still_be_done_to_it(deed: Deed, reaches: bool) -> None:
    after = If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD))
    hammer = probe("Test Hammer", "Warrior / Effect", Trigger(1, when=after, do=deed, mandatory=True), atk=2000)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Hammer, Kuriboh
        opp 8000  monsters: Battle Ox
        """,
        pool=pool_with(hammer),
    )
    t.you.attacks("Test Hammer", "Battle Ox")
    assert t.opp.graveyard == ["Battle Ox"]
    assert ("Battle Ox destroyed (battle)" in t.log()) == (not reaches)
    assert (doers(t, HAS_DESTROYED) == []) == reaches


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
def test_a_doomed_monster_pays_for_nothing_and_has_no_quick_effect() -> None:
    after = If(BattleReached(AFTER_DAMAGE_CALCULATION, Monster()))
    toll = probe("Test Toll", "Trap", Activation(when=after, cost=Banish(One(Monster(), YOUR_FIELD)), do=GainLP(7)))
    quick = probe("Test Quick", "Warrior / Effect", Quick(1, when=after, do=GainLP(100)), atk=500)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Kuriboh
        opp 8000  monsters: Test Quick  set: Test Toll
        """,
        pool=pool_with(toll, quick),
    )
    t.you.attacks("Vorse Raider", "Test Quick")
    assert t.opp.graveyard == ["Test Quick"] and t.opp.set_cards == ["Test Toll"] and t.opp.lp == 8000 - 1400


@pytest.mark.rule("battle.battled.requires-damage-calculation", scenario=0)
def test_a_battle_that_was_not_calculated_is_no_battle_but_an_attack() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Kuriboh
        opp 8000  monsters: Test Lily  set: Test Vanish
        """,
        pool=pool_with(
            injection(),
            probe(
                "Test Vanish",
                "Trap",
                Activation(
                    when=When(BattleReached(START_OF_DAMAGE_STEP, Monster(controller=YOU))), do=AddToHand(THAT_CARD)
                ),
            ),
        ),
    )
    t.you.attacks("Vorse Raider", "Test Lily")
    t.opp.activates("Test Vanish")
    assert t.opp.hand == ["Test Lily"] and t.opp.lp == 8000
    assert doers(t, ATTACK) == doers(t, HAS_ATTACKED) == ["Vorse Raider"] and doers(t, BATTLED) == []
    assert t.step == "Battle Step" and "replay of Vorse Raider" not in t.log()


@pytest.mark.rule("damage-step.end.duration-until-end-of-damage-step", scenario=0)
def test_a_boost_until_the_end_of_the_damage_step_is_there_for_the_triggers_of_its_end() -> None:
    spur = probe(
        "Test Spur",
        "Trap",
        Activation(do=ChangeStat(ATK, One(Monster(FACE_UP), YOUR_FIELD), 1000, until=UNTIL_DAMAGE_STEP_ENDS)),
    )
    ender = probe(
        "Test Ender",
        "Warrior / Effect",
        Trigger(
            1,
            when=When(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
            do=InflictDamage(Stat(ATK, THIS_CARD), OPPONENT),
            mandatory=True,
        ),
        atk=1000,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Ender, Kuriboh  set: Test Spur
        opp 8000  monsters: Battle Ox
        """,
        pool=pool_with(spur, ender),
    )
    t.you.attacks("Test Ender", "Battle Ox")
    t.you.passes()
    assert t.timing == "start of the Damage Step"
    t.you.activates("Test Spur")
    t.nobody_responds()
    t.you.chooses("Test Ender")
    assert t.opp.lp == 8000 - 300 - 2000
    assert t.you.atk_of("Test Ender") == 1000
    assert doers(t, HAS_DESTROYED) == ["Test Ender"]


@pytest.mark.rule("damage-step.end.destroyer-must-survive", scenario=0)
def test_a_destroyer_that_falls_itself_has_nothing_to_say_but_others_have() -> None:
    ender = probe(
        "Test Ender",
        "Warrior / Effect",
        Trigger(
            1,
            when=When(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
            do=GainLP(1),
            mandatory=True,
        ),
        atk=1700,
    )
    watcher = probe(
        "Test Watcher",
        "Warrior / Effect",
        Trigger(1, when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE)), do=GainLP(100), mandatory=True),
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Ender, Test Watcher, Kuriboh
        opp 8000  monsters: Battle Ox
        """,
        pool=pool_with(ender, watcher),
    )
    t.you.attacks("Test Ender", "Battle Ox")
    assert t.you.graveyard == ["Test Ender"] and t.opp.graveyard == ["Battle Ox"]
    assert t.you.lp == 8100 and doers(t, HAS_DESTROYED) == []


# --------------------------------------------------------------------------------------------------------------- damage


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
def test_piercing_damage_is_battle_damage_of_the_attacker() -> None:
    knight = probe(
        "Test Parshath",
        "Fairy / Effect",
        Continuous(do=Grant(PIERCING, THIS_CARD)),
        Trigger(1, when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)), do=Draw(1), mandatory=True),
        atk=1900,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Parshath, Kuriboh  deck: Kuriboh
        opp 8000  monsters: Mystical Elf (set), Battle Ox (defense)
        """,
        pool=pool_with(knight),
    )
    t.you.attacks("Test Parshath", "Battle Ox")
    assert "opp lp 8000 -> 7100 (battle)" in t.log() and t.you.hand == ["Kuriboh"]


@pytest.mark.rule("damage.battle.from-defense-position-monster", scenario=0)
def test_a_defender_with_higher_def_inflicts_battle_damage() -> None:
    wall = probe(
        "Test Wall",
        "Rock / Effect",
        Trigger(1, when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)), do=Draw(1), mandatory=True),
        def_=2000,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox, Kuriboh
        opp 8000  monsters: Test Wall (defense)  deck: Kuriboh
        """,
        pool=pool_with(wall),
    )
    t.you.attacks("Battle Ox", "Test Wall")
    assert t.you.lp == 7700 and t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("damage.battle.definition", scenario=0)
@pytest.mark.parametrize(
    ("how", "who", "lp"),
    [
        (NO_DAMAGE, YOU, (8000, 8000)),
        (NO_DAMAGE, OPPONENT, (8000, 7799)),
        (HALF_DAMAGE, EITHER, (8000, 7899)),
        (DOUBLE_DAMAGE, YOU, (8000, 7598)),
        (DAMAGE_TO_OPPONENT, YOU, (7799, 8000)),
        (DAMAGE_TO_BOTH, YOU, (7799, 7799)),
    ],
)
def test_battle_damage_is_changed_as_effects_say(how: DamageChange, who: Player, lp: tuple[int, int]) -> None:
    ward = probe("Test Ward", "Spell / Continuous", Continuous(do=ChangeDamage(how, who)))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Odd, Kuriboh
        opp 8000  monsters: Battle Ox  spells: Test Ward
        """,
        pool=pool_with(ward, probe("Test Odd", atk=1901)),
    )
    t.you.attacks("Test Odd", "Battle Ox")
    assert (t.you.lp, t.opp.lp) == lp
    assert all("(battle)" in line for line in t.log() if " lp " in line)


@pytest.mark.rule("damage.shared.is-battle-damage", scenario=0)
def test_shared_damage_that_takes_both_players_to_zero_is_a_draw() -> None:
    blade = probe(
        "Test Blade",
        "Warrior / Effect",
        Continuous(do=ChangeDamage(DAMAGE_TO_BOTH, EITHER, cards=THIS_CARD)),
        atk=2200,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 500  monsters: Test Blade
        opp 500  monsters: Battle Ox
        """,
        pool=pool_with(blade),
    )
    t.you.attacks("Test Blade", "Battle Ox")
    assert t.winner == "draw"


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_damage_changed_for_the_battles_of_one_monster_is_not_changed_for_others_nor_for_effects() -> None:
    guard = probe("Test Guard", "Warrior / Effect", Continuous(do=ChangeDamage(NO_DAMAGE, YOU, cards=THIS_CARD)))
    burn = probe("Test Burn", "Spell / Quick-Play", Activation(do=InflictDamage(100, OPPONENT)))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Summoned Skull, Kuriboh  hand: Test Burn
        opp 8000  monsters: Test Guard, Battle Ox
        """,
        pool=pool_with(guard, burn),
    )
    t.you.activates("Test Burn")
    assert t.opp.lp == 7900
    t.you.attacks("Vorse Raider", "Battle Ox")
    assert t.opp.lp == 7700
    t.you.attacks("Summoned Skull", "Test Guard")
    assert t.opp.lp == 7700


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_effect_damage_is_changed_by_what_speaks_of_it_only() -> None:
    ward = probe(
        "Test Ward", "Spell / Continuous", Continuous(do=ChangeDamage(NO_DAMAGE, YOU, because=BECAUSE_OF_EFFECT))
    )
    burn = probe("Test Burn", "Spell / Quick-Play", Activation(do=InflictDamage(100, OPPONENT)))
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Kuriboh  hand: Test Burn
        opp 8000  spells: Test Ward
        """,
        pool=pool_with(ward, burn),
    )
    t.you.activates("Test Burn")
    assert t.opp.lp == 8000
    t.you.attacks_directly("Vorse Raider")
    assert t.opp.lp == 6100


def fluff() -> CardFacts:
    return probe(
        "Test Fluff",
        "Fiend / Effect",
        Quick(
            1,
            when=When(BattleReached(DAMAGE_CALCULATION, Monster(controller=OPPONENT), role=AS_ATTACKER)),
            needs=WouldTakeBattleDamage(YOU),
            cost=SendToGraveyard(THIS_CARD),
            do=ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_DAMAGE_STEP_ENDS),
            from_=YOUR_HAND,
        ),
    )


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_damage_that_would_be_taken_can_be_prevented_and_only_then() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Vorse Raider, Battle Ox, Summoned Skull, Kuriboh
        opp 8000  hand: Test Fluff  monsters: Mystical Elf (defense)
        """,
        pool=pool_with(fluff()),
    )
    t.you.attacks("Vorse Raider", "Mystical Elf")  # 2000 DEF: you take damage
    assert t.you.lp == 7900
    t.you.attacks("Summoned Skull", "Mystical Elf")  # no damage to anybody
    assert t.opp.monsters == []
    t.you.attacks_directly("Battle Ox")
    assert t.timing == "damage calculation"
    t.opp.activates("Test Fluff")
    assert t.opp.lp == 8000 and t.opp.graveyard[-1] == "Test Fluff"
