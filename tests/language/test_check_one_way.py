"""What is said in one way is not written in two: the other way is refused, and the message names the right one."""

from language.told import told
from spellspeed.lang.words.choices import All, During
from spellspeed.lang.words.every_word import (
    ANSWERING_SUMMONS,
    ATTACKING_MONSTERS,
    DARK,
    EQUIP,
    IN_BANISHED,
    IN_GRAVEYARD,
    OPPONENT,
    STANDBY_PHASE,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Quick, Trigger, Unclassified
from spellspeed.lang.words.nouns import A_MONSTER, THIS_CARD, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.timings import If, PhaseReached
from spellspeed.lang.words.verbs import Destroy, Draw, Forbid, GainEffects, Redirect

STANDBY = If(PhaseReached(STANDBY_PHASE, YOU))


def test_a_phase_sets_off_a_trigger_and_nothing_else() -> None:
    message = "Test ①: a phase sets off a Trigger alone: say needs=During(…) for the time of an activation"
    assert told(Activation(1, STANDBY, do=Draw(1))) == [message]
    assert told(Quick(1, STANDBY, do=Draw(1))) == [message]
    assert told(Trigger(1, STANDBY, do=Draw(1))) == []


def test_a_phase_is_asked_for_at_activation_only() -> None:
    standby = During(STANDBY_PHASE, YOU)
    assert told(Quick(1, needs=standby, do=Draw(1))) == []
    assert told(Quick(1, still_needs=standby, do=Draw(1))) == [
        "Test ①: no phase ends while a chain resolves: say During(…) in needs=, not in still_needs="
    ]


def test_an_effect_that_a_monster_gains_must_be_set_off_too() -> None:
    gained = Trigger(do=Draw(1))
    problems = told(Quick(1, do=GainEffects(THIS_CARD, lines=(gained,), until=UNTIL_TURN_ENDS)))
    assert problems == ["Test ① do → GainEffects(lines): Trigger answers nothing: it needs when="]


def test_what_a_card_does_when_it_goes_is_said_as_what_goes_on() -> None:
    goes = Redirect(THIS_CARD, IN_BANISHED, IN_GRAVEYARD)
    assert told(Continuous(1, goes)) == []
    assert told(Unclassified(1, do=goes)) == [
        "Test ①: what its card does when it goes is said by Continuous(…), which tells by itself what it is"
    ]


def test_no_monster_is_of_a_kind_that_only_spells_and_traps_have() -> None:
    assert told(Activation(1, do=Destroy(All(Monster(kind=EQUIP), THE_FIELD)))) == [
        "Test ① do → Destroy(cards) → All(what): no monster is a Quick-Play, Continuous, Equip, Field or Counter card"
    ]


def test_a_monster_that_cannot_attack_monsters_attacks_none_by_itself() -> None:
    assert told(Continuous(1, Forbid(ATTACKING_MONSTERS, THIS_CARD, what=Monster(attribute=DARK)))) == []
    assert told(Continuous(1, Forbid(ATTACKING_MONSTERS, THIS_CARD, by=A_MONSTER))) == [
        "Test ① do: Forbid has no by= for ATTACKING_MONSTERS: whoever is said to attack nothing attacks by itself"
    ]


def test_answers_to_every_summon_are_forbidden_without_saying_monster() -> None:
    assert told(Continuous(1, Forbid(ANSWERING_SUMMONS, who=OPPONENT))) == []
    assert told(Continuous(1, Forbid(ANSWERING_SUMMONS, who=OPPONENT, what=Monster(attribute=DARK)))) == []
    assert told(Continuous(1, Forbid(ANSWERING_SUMMONS, who=OPPONENT, by=A_MONSTER))) == [
        "Test ① do: Forbid has by= only for what is said to cards"
    ]
    assert told(Continuous(1, Forbid(ANSWERING_SUMMONS, who=OPPONENT, what=A_MONSTER))) == [
        "Test ① do: Forbid of ANSWERING_SUMMONS is about every monster without what="
    ]
