"""What becomes of an attack when an effect strikes in the Battle Step or in the Damage Step: one table for each."""

from typing import Final

import pytest

from damage_steps import battle, go_on
from probes import probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import (
    ATK,
    ATTACKING,
    ATTACKING_MONSTERS,
    BEFORE_DAMAGE_CALCULATION,
    BEING_ATTACKED,
    BEING_DESTROYED_BY_BATTLE,
    DAMAGE_CALCULATION,
    DAMAGE_TO_OPPONENT,
    DECLARING_ATTACKS,
    DOUBLE_DAMAGE,
    FACE_DOWN_DEFENSE,
    FACE_UP_DEFENSE,
    NO_DAMAGE,
    OPPONENT,
    START_OF_DAMAGE_STEP,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Trigger
from spellspeed.lang.words.nouns import THAT_CARD, THE_OPPOSING, THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD, YOUR_HAND
from spellspeed.lang.words.terms import DamageTiming
from spellspeed.lang.words.timings import AttackDeclared, BattleReached, If
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeControl,
    ChangeDamage,
    ChangePosition,
    ChangeStat,
    Destroy,
    EndBattlePhase,
    Forbid,
    SpecialSummon,
)
from spellspeed.words import FOR_EFFECT, FOR_POSITION, FOR_REPLAY, FOR_RESPONSE, FOR_TRIGGER, FOR_ZONE
from table import Table, there

# What the attacked monster does when the attack is declared, and what becomes of the attack of Vorse Raider.
IN_THE_BATTLE_STEP: Final[dict[str, tuple[Deed, str]]] = {
    "takes the attacker": (ChangeControl(THAT_CARD), "stopped"),
    "turns the attacker face-down": (ChangePosition(THAT_CARD, FACE_DOWN_DEFENSE), "stopped"),
    "turns the attacker to Defense Position": (ChangePosition(THAT_CARD, FACE_UP_DEFENSE), "stopped"),
    "returns the attacker": (AddToHand(THAT_CARD), "stopped"),
    "returns both": (AddToHand(THIS_CARD).also(AddToHand(THAT_CARD)), "stopped"),
    "forbids to attack": (Forbid(ATTACKING, THAT_CARD, until=UNTIL_TURN_ENDS), "stopped"),
    "goes over to the attacker": (ChangeControl(THIS_CARD, to=OPPONENT), "replay"),
    "returns itself": (AddToHand(THIS_CARD), "replay"),
    "banishes itself": (Banish(THIS_CARD), "replay"),
    "brings another monster": (SpecialSummon(One(Monster(), YOUR_HAND), FACE_UP_DEFENSE), "replay"),
    "loses the monster beside it": (Destroy(All(Monster(name="Kuriboh"), YOUR_FIELD)), "replay"),
    "turns face-down": (ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE), "battle"),
    "turns to Defense Position": (ChangePosition(THIS_CARD, FACE_UP_DEFENSE), "battle"),
    "forbids to declare attacks": (Forbid(DECLARING_ATTACKS, THAT_CARD, until=UNTIL_TURN_ENDS), "battle"),
    "can be selected no more": (Forbid(BEING_ATTACKED, THIS_CARD, until=UNTIL_TURN_ENDS), "battle"),
    "weakens the attacker": (ChangeStat(ATK, THAT_CARD, 100, lose=True, until=UNTIL_TURN_ENDS), "battle"),
    "ends the Battle Phase": (EndBattlePhase(), "over"),
}
# What the attacked monster does in the Damage Step, whether damage is calculated, and what the players lose.
IN_THE_DAMAGE_STEP: Final[dict[str, tuple[Deed, bool, int, int]]] = {
    "weakens the attacker": (ChangeStat(ATK, THE_OPPOSING, 1000, lose=True, until=UNTIL_TURN_ENDS), True, 100, 0),
    "gains ATK": (ChangeStat(ATK, THIS_CARD, 500, until=UNTIL_TURN_ENDS), True, 0, 400),
    "turns to Defense Position": (ChangePosition(THIS_CARD, FACE_UP_DEFENSE), True, 0, 0),
    "forbids to attack": (Forbid(ATTACKING, THE_OPPOSING, until=UNTIL_TURN_ENDS), True, 0, 900),
    "forbids to attack monsters": (Forbid(ATTACKING_MONSTERS, THE_OPPOSING, until=UNTIL_TURN_ENDS), True, 0, 900),
    "can be selected no more": (Forbid(BEING_ATTACKED, THIS_CARD, until=UNTIL_TURN_ENDS), True, 0, 900),
    "cannot be destroyed": (Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD, until=UNTIL_TURN_ENDS), True, 0, 900),
    "brings another monster": (SpecialSummon(One(Monster(), YOUR_HAND), FACE_UP_DEFENSE), True, 0, 900),
    "prevents damage": (ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_TURN_ENDS), True, 0, 0),
    "doubles damage": (ChangeDamage(DOUBLE_DAMAGE, YOU, until=UNTIL_TURN_ENDS), True, 0, 1800),
    "passes damage on": (ChangeDamage(DAMAGE_TO_OPPONENT, YOU, until=UNTIL_TURN_ENDS), True, 900, 0),
    "takes the attacker": (ChangeControl(THE_OPPOSING), False, 0, 0),
    "goes over to the attacker": (ChangeControl(THIS_CARD, to=OPPONENT), False, 0, 0),
    "turns the attacker face-down": (ChangePosition(THE_OPPOSING, FACE_DOWN_DEFENSE), False, 0, 0),
    "returns the attacker": (AddToHand(THE_OPPOSING), False, 0, 0),
    "returns itself": (AddToHand(THIS_CARD), False, 0, 0),
    "destroys both": (Destroy(THE_OPPOSING).also(Destroy(THIS_CARD)), False, 0, 0),
    "ends the Battle Phase": (EndBattlePhase(), False, 0, 0),
}


GOES_ON: Final = (FOR_RESPONSE, FOR_TRIGGER, FOR_EFFECT, FOR_POSITION, FOR_ZONE)


def strike(trigger: Trigger) -> Table:
    """Attack a monster of 1000 ATK and 1900 DEF with this trigger, until the attack is over or chosen anew."""
    guard = probe("Test Guard", "Fairy / Effect", trigger, atk=1000, def_=1900)
    t = battle("monsters: Vorse Raider, Battle Ox", "monsters: Test Guard, Kuriboh   hand: Sangan", guard)
    t.you.attacks("Vorse Raider", "Test Guard")
    while there(t.duel.state.request).purpose in GOES_ON and t.step != "End Step":
        go_on(t)
    return t


@pytest.mark.rule("battle.battle-step.to-damage-step", scenario=0)
@pytest.mark.rule("battle.replay.on-change-of-opponents-monster-count", scenario=0)
@pytest.mark.rule("battle.attack.attacker-leaving-stops-attack", scenario=0)
@pytest.mark.parametrize("deed", IN_THE_BATTLE_STEP)
def test_what_becomes_of_an_attack_when_an_effect_strikes_at_its_declaration(deed: str) -> None:
    do, outcome = IN_THE_BATTLE_STEP[deed]
    t = strike(Trigger(when=If(AttackDeclared(Monster(), OPPONENT)), do=do, mandatory=True))
    log = t.log()
    assert ("damage calculated" in log) == (outcome == "battle")
    assert (there(t.duel.state.request).purpose == FOR_REPLAY) == (outcome == "replay")
    assert ("attack of Vorse Raider stopped" in log) == (outcome == "stopped")
    assert (t.step == "End Step") == (outcome == "over")


@pytest.mark.rule("damage-step.target-gone-no-calculation", scenario=0)
@pytest.mark.rule("battle.replay.only-in-battle-step", scenario=0)
@pytest.mark.parametrize("timing", [START_OF_DAMAGE_STEP, BEFORE_DAMAGE_CALCULATION, DAMAGE_CALCULATION])
@pytest.mark.parametrize("deed", IN_THE_DAMAGE_STEP)
def test_what_becomes_of_a_battle_when_an_effect_strikes_in_the_damage_step(deed: str, timing: DamageTiming) -> None:
    do, calculated, yours, theirs = IN_THE_DAMAGE_STEP[deed]
    t = strike(Trigger(when=If(BattleReached(timing, THIS_CARD)), do=do, mandatory=True))
    assert "opp activated Test Guard" in t.log() and "replay of Vorse Raider" not in t.log()
    assert ("damage calculated" in t.log()) == calculated
    assert (8000 - t.you.lp, 8000 - t.opp.lp) == (yours, theirs)
    assert not any(row.doomed for row in t.duel.state.cards)
