"""Topic trap: a Continuous Trap that is activated together with one of its effects."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation, Limit, Quick, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.timings import AttackDeclared, When
from spellspeed.lang.words.verbs import Destroy, Draw
from spellspeed.telling.table import tell_option
from spellspeed.telling.voice import Voice
from table import Table, table, there

DESTROYS = Quick(1, limit=Limit(), target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET))
TRAP = probe("Probe Pit", "Trap / Continuous", DESTROYS)
SPELL = probe("Probe Storm", "Spell / Continuous", DESTROYS)
ANSWERING = probe("Probe Alarm", "Trap / Continuous", Trigger(1, when=When(AttackDeclared(Monster())), do=Draw(1)))
GIVES = Activation(1, do=Draw(1))
BUSY = probe("Probe Gift", "Trap / Continuous", GIVES, Quick(2, do=Destroy(One(Monster(), THE_FIELD))))
POOL = pool_with(TRAP, SPELL, ANSWERING, BUSY)


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    text = f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    return table(text, POOL)


@pytest.mark.rule("trap.continuous.effect-in-the-same-link", scenario=1)
def test_a_continuous_trap_is_activated_alone_or_with_its_effect_in_one_link() -> None:
    t = your_turn("set: Probe Pit", "monsters: Gemini Elf   set: Seven Tools of the Bandit")
    assert t.you.is_offered()[:2] == ["activate Probe Pit", "activate Probe Pit ①"]
    t.you.activates("Probe Pit").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.you.spells == ["Probe Pit"]
    t = your_turn("set: Probe Pit", "monsters: Gemini Elf   set: Seven Tools of the Bandit")
    t.you.activates("Probe Pit", effect=1)
    assert t.chain == ["Probe Pit"] and t.opp.can_activate("Seven Tools of the Bandit")  # the card is activated
    t.nobody_responds()
    assert t.opp.monsters == [] and t.you.spells == ["Probe Pit"]


@pytest.mark.rule("trap.continuous.effect-in-the-same-link", scenario=1)
def test_a_continuous_spell_is_activated_alone_and_its_effect_from_then_on() -> None:
    t = your_turn("hand: Probe Storm", "monsters: Gemini Elf")
    assert [offer for offer in t.you.is_offered() if "activate" in offer] == ["activate Probe Storm"]
    t.you.activates("Probe Storm")
    assert t.opp.monsters == ["Gemini Elf"]
    t.you.activates("Probe Storm")
    assert t.opp.monsters == []


def test_the_effect_has_been_used_that_was_activated_with_the_card() -> None:
    t = your_turn("set: Probe Pit", "monsters: Gemini Elf, Battle Ox")
    t.you.activates("Probe Pit", effect=1, targeting="Gemini Elf")
    t.you.cannot("activate Probe Pit", because="effect.once-per-turn.limits-the-user")
    t = your_turn("set: Probe Pit", "monsters: Gemini Elf, Battle Ox")
    t.you.activates("Probe Pit")
    t.you.activates("Probe Pit", targeting="Gemini Elf")
    assert t.opp.monsters == ["Battle Ox"]


def test_without_a_target_only_the_card_is_activated() -> None:
    t = your_turn("set: Probe Pit")
    t.you.cannot("activate Probe Pit effect 1", because="target.timing.chosen-at-activation")
    t.you.activates("Probe Pit")
    assert t.you.spells == ["Probe Pit"]


def test_destroyed_in_response_neither_the_card_nor_its_effect_does_anything() -> None:
    t = your_turn("set: Probe Pit", "monsters: Gemini Elf   set: Mystical Space Typhoon")
    t.you.activates("Probe Pit", effect=1)
    t.opp.activates("Mystical Space Typhoon", targeting="Probe Pit").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.you.graveyard == ["Probe Pit"]


def test_what_answers_an_event_is_activated_with_the_card_when_that_happens() -> None:
    t = your_turn("monsters: Gemini Elf, Battle Ox", "set: Probe Alarm", "Battle Step")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.is_offered() == ["activate Probe Alarm", "activate Probe Alarm ①", "pass"]
    t.opp.activates("Probe Alarm", effect=1)
    assert t.opp.hand == ["Sogen"]


def test_an_activation_with_an_effect_of_its_own_takes_no_other_with_it() -> None:
    t = your_turn("set: Probe Gift", "monsters: Gemini Elf")
    assert [offer for offer in t.you.is_offered() if "activate" in offer] == ["activate Probe Gift"]


def test_the_option_to_do_both_is_told_in_both_languages() -> None:
    t = your_turn("set: Probe Pit", "monsters: Gemini Elf")
    request = there(t.you.view.request)
    told = [tell_option(request.options[1], Voice(lang, t.you.player)) for lang in ("en", "zh")]
    assert told[0].startswith("Activate Probe Pit together with its effect ①") and "并同时发动那个效果①" in told[1]
