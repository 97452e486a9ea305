"""Topic effect: whose effect it is when its card has gone to its owner, and what cannot take its own place."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT, OPPONENT, YOU
from spellspeed.lang.words.lines import Continuous, Instead, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster, Spell
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Destroyed, If, Sent
from spellspeed.lang.words.verbs import Destroy, GainLP
from table import table

BAGOOSKA = "Number 41: Bagooska the Terribly Tired Tapir"
AVENGER = probe(
    "Test Avenger",
    "Warrior / Effect",
    Trigger(
        1,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT, by_card=Monster(controller=OPPONENT))),
        mandatory=True,
        do=GainLP(500),
        from_=YOUR_GRAVEYARD,
    ),
)
COLLECTOR = probe(
    "Test Collector",
    "Warrior / Effect",
    Continuous(do=GainLP(100), when=If(Sent(Spell(), to=EITHER_GRAVEYARD))),
)
MARTYR = probe(
    "Test Martyr",
    "Warrior / Effect",
    Instead(
        of=Destroyed(Monster(controller=YOU), because=BECAUSE_OF_EFFECT),
        do=Destroy(THIS_CARD),
        mandatory=True,
    ),
)


@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
def test_an_effect_of_a_taken_monster_targets_for_who_activated_it_though_its_card_has_gone_to_its_owner() -> None:
    """The owner's monster cannot be targeted by his opponent's effects, and this is one of them."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Change of Heart
        opp 8000   monsters: Exiled Force, {BAGOOSKA} (attack), Gemini Elf, Battle Ox
    """)
    t.you.activates("Change of Heart", targeting="Exiled Force").nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Exiled Force")
    assert t.opp.graveyard == ["Exiled Force"]
    assert t.you.is_asked("target").offers == ["Gemini Elf", "Battle Ox"]


@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=0)
def test_what_falls_for_another_monster_does_not_fall_for_itself_again() -> None:
    """The replacement is carried out once; the monster that was spared is not destroyed."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Exiled Force
        opp 8000   monsters: Gemini Elf, Test Martyr
        """,
        pool=pool_with(MARTYR),
    )
    t.you.activates("Exiled Force", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.opp.graveyard == ["Test Martyr"]
    assert [line for line in t.log() if "destroyed" in line] == ["Test Martyr destroyed (effect)"]


@pytest.mark.rule("effect.controller.is-activating-player", scenario=0)
@pytest.mark.parametrize(("taken", "lp"), [(True, 8500), (False, 8000)])
def test_what_a_taken_monster_destroys_was_destroyed_by_a_monster_of_who_used_it(taken: bool, lp: int) -> None:
    """Though it was Tributed for its effect and lies in the Graveyard of its owner, whose monster it destroys."""
    t = table(
        f"""
        turn {3 if taken else 4}, Main Phase 1, {"you" if taken else "opp"} to act
        you 8000   hand: Change of Heart
        opp 8000   monsters: Exiled Force, Test Avenger
        """,
        pool=pool_with(AVENGER),
    )
    if taken:
        t.you.activates("Change of Heart", targeting="Exiled Force").nobody_responds()
        t.you.chooses_zone(1)
    t.seats[0 if taken else 1].activates("Exiled Force", targeting="Test Avenger").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Exiled Force", "Test Avenger"] and t.opp.lp == lp


@pytest.mark.rule("chain.resolve.normal-cards-go-to-gy-after-whole-chain", scenario=0)
def test_what_counts_spells_in_the_graveyard_sees_one_as_soon_as_the_chain_is_over() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Ookazi   monsters: Test Collector
        opp 8000   set: Threatening Roar
        """,
        pool=pool_with(COLLECTOR),
    )
    t.you.activates("Ookazi")
    t.opp.passes()
    assert t.you.lp == 8100 and t.you.graveyard == ["Ookazi"]
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]
