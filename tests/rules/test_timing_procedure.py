"""Topic timing: the moment at which a monster that is summoned by itself arrives, and what misses its timing for it."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import OPPONENT, SUMMONED_SPECIALLY
from spellspeed.lang.words.lines import SummonProcedure, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, YOUR_FIELD
from spellspeed.lang.words.timings import If, Sent, Summoned, When
from spellspeed.lang.words.verbs import Draw, InflictDamage, SendToGraveyard, Tribute
from table import Table, table

WATCHER: Final = probe(
    "Test Watcher",
    "Warrior / Effect",
    Trigger(1, when=When(Summoned(Monster(), SUMMONED_SPECIALLY)), do=Draw(1)),
)
TRIBUTED_FOR: Final = probe(
    "Test Idol", "Fiend / Special Summon / Effect", SummonProcedure(by=Tribute(One(Monster(), YOUR_FIELD)))
)
SENT_FOR: Final = probe(
    "Test Altar", "Fiend / Special Summon / Effect", SummonProcedure(by=SendToGraveyard(One(Monster(), YOUR_FIELD)))
)
SENT_AWAY: Final = Sent(THIS_CARD, to=EITHER_GRAVEYARD)
MUST: Final = probe(
    "Test Must",
    "Zombie / Effect",
    Trigger(1, when=When(SENT_AWAY), do=InflictDamage(300, OPPONENT), mandatory=True),
)
CAN_IF: Final = probe("Test If", "Zombie / Effect", Trigger(1, when=If(SENT_AWAY), do=InflictDamage(500, OPPONENT)))
POOL: Final = pool_with(WATCHER, TRIBUTED_FOR, SENT_FOR, MUST, CAN_IF)


def play(you: str, opp: str = "") -> Table:
    you, opp = f"you 8000   {you}   deck: 3 Sogen", f"opp 8000   {opp}   deck: 3 Sogen"
    return table("\n".join(["turn 3, Main Phase 1, you to act", you, opp]), pool=POOL)


@pytest.mark.rule("timing.special-summon.success-moment", scenario=1)
def test_special_summoned_is_the_moment_at_which_the_monster_is_placed() -> None:
    t = play("hand: Cyber Dragon", "monsters: Test Watcher   set: Solemn Judgment")
    t.you.special_summons("Cyber Dragon")
    assert t.log() == ["Cyber Dragon would be summoned"]
    t.opp.passes()
    assert t.log()[-1] == "Cyber Dragon special summoned"
    assert t.opp.is_asked("trigger").offers == ["trigger Test Watcher", "pass"]
    t = play("hand: Cyber Dragon", "monsters: Test Watcher   set: Solemn Judgment")
    t.you.special_summons("Cyber Dragon")
    t.opp.activates("Solemn Judgment")
    assert t.you.is_asked("open state")
    assert "Cyber Dragon special summoned" not in t.log()


@pytest.mark.rule("timing.miss.sent-or-tributed-for-summon-condition", scenario=1)
@pytest.mark.parametrize("summoned", ["Test Idol", "Test Altar"])
def test_an_optional_when_of_what_was_given_misses_its_timing(summoned: str) -> None:
    t = play(f"hand: {summoned}, Peten the Dark Clown   monsters: Peten the Dark Clown")
    t.you.special_summons(summoned)
    assert t.you.is_asked("open state")
    assert t.you.monsters == [summoned] and t.you.graveyard == ["Peten the Dark Clown"]


@pytest.mark.rule("timing.miss.sent-or-tributed-for-summon-condition", scenario=1)
@pytest.mark.parametrize("summoned", ["Test Idol", "Test Altar"])
def test_a_mandatory_trigger_and_an_if_come_after_the_summon(summoned: str) -> None:
    t = play(f"hand: {summoned}   monsters: Test Must", "set: Solemn Judgment")
    t.you.special_summons(summoned)
    assert t.opp.is_asked("response").offers == ["activate Solemn Judgment", "pass"] and t.chain == []
    t.opp.passes()
    t.nobody_responds()
    log = t.log()
    assert log.index(f"{summoned} special summoned") < log.index("you activated Test Must")
    assert t.opp.lp == 7700
    t = play(f"hand: {summoned}   monsters: Test If")
    t.you.special_summons(summoned)
    t.you.triggers("Test If")
    t.nobody_responds()
    assert t.opp.lp == 7500 and t.you.monsters == [summoned]
