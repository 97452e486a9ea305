"""Topic damage-step: a monster between the decision of its destruction by battle and the end of the Damage Step."""

import pytest

from damage_steps import AFTER, BEFORE, END, IN_THE_DAMAGE_STEP, battle, leave, made, reach
from either_seat import SEATS, lay
from probes import probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import All, CountOf, One
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import (
    A_COUNTER,
    AFTER_DAMAGE_CALCULATION,
    BECAUSE_OF_BATTLE,
    FACE_UP,
    FACE_UP_ATTACK,
    SPELL_COUNTER,
)
from spellspeed.lang.words.lines import Activation, Instead, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Times
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, OPPONENTS_FIELD, THE_FIELD, YOUR_FIELD
from spellspeed.lang.words.timings import BattleReached, Destroyed, If, Sent
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeControl,
    ChangePosition,
    Destroy,
    Equip,
    GainLP,
    PlaceCounters,
    RemoveCounters,
    ReturnToDeck,
    SendToGraveyard,
    Tribute,
)
from table import Table

AFTER_ITS_BATTLE = If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD))
THE_LOSER = All(Monster(battling=True), OPPONENTS_FIELD)


def hammer(deed: Deed) -> CardFacts:
    """An attacker whose mandatory effect does this after damage calculation."""
    return probe(
        "Test Hammer", "Warrior / Effect", Trigger(1, when=AFTER_ITS_BATTLE, do=deed, mandatory=True), atk=2000
    )


def mourner() -> CardFacts:
    """A monster that answers a monster being destroyed by battle and sent to the Graveyard."""
    answers = If(Sent(Monster(), EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE))
    return probe("Test Mourner", "Zombie / Effect", Trigger(1, when=answers, do=GainLP(100), mandatory=True))


# ------------------------------------------------------------------------------------------------------------- targets


@pytest.mark.rule("damage-step.calc.doomed-monster-cannot-be-targeted", scenario=2)
def test_a_doomed_man_eater_bug_is_offered_everything_but_itself() -> None:
    t = battle("monsters: Battle Ox, Vorse Raider", "monsters: Man-Eater Bug (set), Mystical Elf")
    t.you.attacks("Battle Ox", "Man-Eater Bug")
    reach(t, AFTER)
    assert t.opp.monster("Man-Eater Bug").row.doomed
    t.opp.triggers("Man-Eater Bug")
    assert sorted(t.opp.is_asked("target").offers) == ["Battle Ox", "Mystical Elf", "Vorse Raider"]


@pytest.mark.rule("damage-step.calc.doomed-monster-cannot-be-targeted", scenario=2)
def test_an_attacker_that_is_doomed_too_is_not_offered_either() -> None:
    taunt = probe(
        "Test Taunt",
        "Trap",
        Activation(
            target=One(Monster(FACE_UP), YOUR_FIELD),
            do=ChangePosition(THE_TARGET, FACE_UP_ATTACK),
            damage_step=IN_THE_DAMAGE_STEP,
        ),
    )
    equal = probe("Test Equal", atk=450)
    you, opp = "monsters: Test Equal, Vorse Raider", "monsters: Man-Eater Bug (set), Mystical Elf   set: Test Taunt"
    t = battle(you, opp, taunt, equal)
    t.you.attacks("Test Equal", "Man-Eater Bug")
    reach(t, BEFORE)
    t.you.passes()
    t.opp.activates("Test Taunt", targeting="Man-Eater Bug")
    reach(t, AFTER)
    assert t.opp.monster("Man-Eater Bug").row.doomed and t.you.monster("Test Equal").row.doomed
    t.opp.triggers("Man-Eater Bug")
    assert sorted(t.opp.is_asked("target").offers) == ["Mystical Elf", "Vorse Raider"]


# ----------------------------------------------------------------------------------------------------- where it stays


@pytest.mark.rule("damage-step.calc.doomed-monster-stays-until-end", scenario=1)
def test_a_doomed_monster_is_still_counted_in_its_zone_and_nothing_answers_its_end_yet() -> None:
    counts = hammer(GainLP(Times(100, CountOf(Monster(), THE_FIELD))))
    t = battle("monsters: Test Hammer", "monsters: Sangan (zone 3)   deck: Kuriboh", counts)
    t.you.attacks("Test Hammer", "Sangan")
    reach(t, AFTER)
    assert t.opp.monster("Sangan").zone == 3 and t.opp.monster("Sangan").row.doomed and t.opp.graveyard == []
    t.you.triggers("Test Hammer")
    t.both_pass()
    assert t.timing == AFTER and t.you.lp == 8200 and made(t) == ["you activated Test Hammer"]
    reach(t, END)
    assert t.opp.monsters == [] and t.opp.graveyard == ["Sangan"]
    t.opp.triggers("Sangan")
    assert t.chain == ["Sangan"]


# ------------------------------------------------------------------------------------ what is done to it, and it does


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=2)
def test_a_doomed_monster_is_not_returned_to_the_hand() -> None:
    t = battle(
        "monsters: Test Hammer", "monsters: Battle Ox", hammer(AddToHand(All(Monster(battling=True), THE_FIELD)))
    )
    t.you.attacks("Test Hammer", "Battle Ox")
    reach(t, AFTER)
    t.you.triggers("Test Hammer")
    t.both_pass()
    assert t.you.hand == ["Test Hammer"] and t.opp.monsters == ["Battle Ox"] and t.opp.hand == []
    leave(t)
    assert t.opp.graveyard == ["Battle Ox"] and "Battle Ox destroyed (battle)" in t.log()


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=2)
def test_dd_warrior_lady_banishes_a_doomed_monster() -> None:
    t = battle("monsters: D.D. Warrior Lady", "monsters: Celtic Guardian")
    t.you.attacks("D.D. Warrior Lady", "Celtic Guardian")
    reach(t, AFTER)
    assert t.opp.monster("Celtic Guardian").row.doomed
    t.you.triggers("D.D. Warrior Lady")
    leave(t)
    assert t.opp.banished == ["Celtic Guardian"] and t.opp.graveyard == []


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
@pytest.mark.parametrize(
    "deed",
    [
        ReturnToDeck(THE_LOSER),
        ChangeControl(THE_LOSER),
        PlaceCounters(A_COUNTER, 1, THE_LOSER),
        Equip(THIS_CARD, what=THE_LOSER),
    ],
)
def test_a_doomed_monster_does_not_go_back_change_control_or_take_counters(deed: Deed) -> None:
    t = battle("monsters: Test Hammer", "monsters: Battle Ox   deck: Kuriboh", hammer(deed))
    t.you.attacks("Test Hammer", "Battle Ox")
    reach(t, END)
    assert t.opp.graveyard == ["Battle Ox"] and "Battle Ox destroyed (battle)" in t.log()
    assert t.opp.deck == ["Kuriboh"] and not [line for line in t.log() if "counters" in line or "control" in line]


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
@pytest.mark.parametrize(
    ("deed", "told"),
    [
        (Destroy(THE_LOSER), "Battle Ox destroyed (effect)"),
        (Banish(THE_LOSER), "Battle Ox banished (effect)"),
        (Tribute(THE_LOSER), "opp tributed Battle Ox"),
        (SendToGraveyard(THE_LOSER), "Battle Ox sent to graveyard (effect)"),
        (RemoveCounters(SPELL_COUNTER, THE_LOSER, 1), "Battle Ox has 0 spell counters (effect)"),
    ],
)
def test_a_doomed_monster_can_be_destroyed_banished_tributed_sent_or_lose_counters(deed: Deed, told: str) -> None:
    t = battle("monsters: Test Hammer", "monsters: Battle Ox (1 spell counter)", hammer(deed))
    t.you.attacks("Test Hammer", "Battle Ox")
    reach(t, AFTER)
    t.you.triggers("Test Hammer")
    t.both_pass()
    assert t.timing == AFTER and told in t.log()


@pytest.mark.rule("damage-step.doomed-monster.what-it-cannot-do", scenario=0)
def test_a_doomed_monster_is_no_substitute_in_a_replacement() -> None:
    ward = probe(
        "Test Ward",
        "Rock / Effect",
        Instead(1, Destroyed(THIS_CARD), SendToGraveyard(One(Monster(), YOUR_FIELD, other_than=THIS_CARD))),
    )
    bomb = hammer(Destroy(All(Monster(name="Test Ward"), OPPONENTS_FIELD)))
    t = battle("monsters: Test Hammer", "monsters: Battle Ox, Test Ward", bomb, ward)
    t.you.attacks("Test Hammer", "Battle Ox")
    reach(t, AFTER)
    t.you.triggers("Test Hammer")
    t.both_pass()
    assert t.timing == AFTER and t.opp.monsters == ["Battle Ox"] and t.opp.graveyard == ["Test Ward"]


# ------------------------------------------------------------------------------------------------ removed by an effect


def attacked_by_red_dragon_archfiend() -> Table:
    """Red Dragon Archfiend has attacked Giant Rat in Defense Position; damage has been calculated."""
    t = battle(
        "monsters: Red Dragon Archfiend, Test Mourner", "monsters: Giant Rat (defense)   deck: Giant Rat", mourner()
    )
    t.you.attacks("Red Dragon Archfiend", "Giant Rat")
    return reach(t, AFTER)


@pytest.mark.rule("damage-step.doomed-monster.removed-is-not-destroyed-by-battle", scenario=1)
def test_giant_rat_destroyed_by_red_dragon_archfiends_effect_was_not_destroyed_by_battle() -> None:
    t = attacked_by_red_dragon_archfiend()
    assert t.opp.monster("Giant Rat").row.doomed
    t.you.triggers("Red Dragon Archfiend")
    t.both_pass()
    assert t.timing == AFTER and t.opp.graveyard == ["Giant Rat"]
    reach(t, END)
    assert t.you.is_asked("response").offers == ["pass"]  # no trigger came before this window
    leave(t)
    told = [line for line in t.log() if "Giant Rat" in line and ("destroyed" in line or "sent" in line)]
    assert told == ["Giant Rat destroyed (effect)", "Giant Rat sent to graveyard (effect)"]
    assert made(t) == ["you activated Red Dragon Archfiend"] and t.you.lp == 8000


@pytest.mark.rule("damage-step.doomed-monster.removed-is-not-destroyed-by-battle", scenario=0)
def test_giant_rat_destroyed_by_battle_is_answered_by_both() -> None:
    t = battle("monsters: Vorse Raider, Test Mourner", "monsters: Giant Rat (defense)   deck: Giant Rat", mourner())
    t.you.attacks("Vorse Raider", "Giant Rat")
    reach(t, END)
    t.you.triggers("Test Mourner")
    t.opp.triggers("Giant Rat")
    assert t.chain == ["Test Mourner", "Giant Rat"]


# ---------------------------------------------------------------------------------------------------- effects negated


FLAMBERGE = "Wicked-Breaking Flamberge - Baou"
NEGATED_BY = [
    ("Battle Ox", f"spells: {FLAMBERGE} (on Battle Ox)"),
    ("Guardian Baou", f"spells: Axe of Despair (on Guardian Baou), {FLAMBERGE} (on Guardian Baou)"),
    ("Dark Ruler Ha Des", ""),
    ("Ancient Gear Beast", ""),
    ("Dark Balter the Terrible", ""),
    ("Harpie Lady 2", ""),
]


@pytest.mark.rule("damage-step.after-calc.flip-triggers", scenario=0)
@SEATS
@pytest.mark.parametrize(
    ("attacker", "spells", "negated"), [*[(*each, True) for each in NEGATED_BY], ("Battle Ox", "", False)]
)
def test_a_flip_effect_of_a_doomed_monster_is_negated_by_what_destroys_it(
    attacker: str, spells: str, negated: bool, seat: int
) -> None:
    """It is activated after damage calculation, while Magician of Faith still lies there, and comes to nothing."""
    theirs = "monsters: Magician of Faith (set)   graveyard: Raigeki"
    t, me, they = lay(seat, f"monsters: {attacker}   {spells}", theirs, "Battle Step")
    me.attacks(attacker, "Magician of Faith")
    t.nobody_responds()
    assert f"{they.who} activated Magician of Faith" in t.log()
    assert (f"{they.who}'s Magician of Faith was negated: effect" in t.log()) is negated
    assert ("Raigeki" in they.graveyard, "Raigeki" in they.hand) == (negated, not negated)


@pytest.mark.rule("damage-step.after-calc.one-chain-by-trigger-order", scenario=0)
@SEATS
@pytest.mark.parametrize(
    ("target", "spells", "banished"),
    [
        ("Dark Ruler Ha Des", "", False),
        ("Summoned Skull", f"spells: {FLAMBERGE} (on Summoned Skull)", False),
        ("Summoned Skull", "", True),
    ],
)
def test_an_attacker_that_is_doomed_is_negated_by_the_monster_that_destroys_it(
    target: str, spells: str, banished: bool, seat: int
) -> None:
    """D.D. Warrior Lady may be activated after damage calculation, and banishes both."""
    t, me, they = lay(seat, "monsters: D.D. Warrior Lady", f"monsters: {target}   {spells}", "Battle Step")
    me.attacks("D.D. Warrior Lady", target)
    t.nobody_responds()
    me.triggers("D.D. Warrior Lady").nobody_responds()
    assert (they.banished, me.banished) == (([target], ["D.D. Warrior Lady"]) if banished else ([], []))
    assert me.graveyard == ([] if banished else ["D.D. Warrior Lady"])


@pytest.mark.rule("damage-step.after-calc.flip-triggers", scenario=0)
@SEATS
def test_a_flip_effect_of_a_monster_that_another_attacker_destroys_is_not_negated(seat: int) -> None:
    """Dark Ruler Ha Des negates what Fiends destroy; one of them has attacked before."""
    theirs = "monsters: Mystical Elf, Magician of Faith (set)   graveyard: Raigeki"
    t, me, they = lay(seat, "monsters: Dark Ruler Ha Des, Battle Ox", theirs, "Battle Step")
    me.attacks("Dark Ruler Ha Des", "Mystical Elf")
    t.nobody_responds()
    me.attacks("Battle Ox", "Magician of Faith")
    t.nobody_responds()
    assert "Raigeki" in they.hand


@pytest.mark.rule("damage-step.after-calc.flip-triggers", scenario=0)
@SEATS
def test_dark_ruler_ha_des_also_negates_what_another_fiend_destroys(seat: int) -> None:
    theirs = "monsters: Magician of Faith (set)   graveyard: Raigeki"
    t, me, they = lay(seat, "monsters: Dark Ruler Ha Des, Kuriboh, Summoned Skull", theirs, "Battle Step")
    me.attacks("Summoned Skull", "Magician of Faith")
    t.nobody_responds()
    assert f"{they.who}'s Magician of Faith was negated: effect" in t.log() and they.hand == []
