"""Topic chain: building a chain link by link, and resolving it in reverse."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.rows import Event
from spellspeed.lang.words.choices import CountOf
from spellspeed.lang.words.every_word import OPPONENT
from spellspeed.lang.words.lines import Ignition, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster, Spell
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD
from spellspeed.lang.words.timings import If, Sent, Summoned
from spellspeed.lang.words.verbs import Draw, InflictDamage
from spellspeed.words import EVENT_ACTIVATED, EVENT_SENT_TO_GRAVEYARD
from table import Table, table

SCHOLAR = probe("Test Scholar", "Spellcaster / Effect", Ignition(1, do=Draw(CountOf(Spell(), THE_FIELD))))
MOURNER = probe(
    "Test Mourner",
    "Warrior / Effect",
    Trigger(1, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=InflictDamage(300, OPPONENT), mandatory=True),
)
WATCHER = probe(
    "Test Watcher",
    "Warrior / Effect",
    Trigger(1, when=If(Summoned(Monster())), do=InflictDamage(100, OPPONENT)),
)
POOL = pool_with(SCHOLAR, MOURNER, WATCHER)


def links(t: Table) -> list[tuple[int, str]]:
    """Every activation since the table was laid: its link number and its card."""
    return [(event.number, name_of(t, event)) for event in t.events if event.kind == EVENT_ACTIVATED]


def name_of(t: Table, event: Event) -> str:
    row = event.after or event.before
    assert row is not None
    return t.duel.pool.facts[row.card].name_en


def resolved(t: Table) -> list[str]:
    """The links that were carried out, in their order."""
    return [line for line in t.log() if line.startswith("link ") and line.endswith(" resolved")]


# ------------------------------------------------------------------------------------------------------------ building

FOUR_LINKS = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Smashing Ground, Kuriboh, Hinotama   monsters: Battle Ox   set: Raigeki Break, Mirror Force
    opp 8000   monsters: Celtic Guardian, Gemini Elf   set: Mystical Space Typhoon, Solemn Judgment, Trap Hole
"""


def three_links() -> Table:
    """Smashing Ground is answered by Mystical Space Typhoon, and that by Raigeki Break."""
    t = table(FOUR_LINKS)
    t.you.activates("Smashing Ground")
    t.opp.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Trap Hole")
    return t


@pytest.mark.rule("chain.definition.respond-to-activation", scenario=1)
def test_nothing_of_the_first_link_has_been_carried_out_when_the_second_is_declared() -> None:
    t = table(FOUR_LINKS, ask_all=True)
    t.you.activates("Smashing Ground")
    t.opp.is_asked("response")
    assert t.opp.monsters == ["Celtic Guardian", "Gemini Elf"] and t.opp.graveyard == []
    t.opp.activates("Mystical Space Typhoon", targeting="Mirror Force")
    assert links(t) == [(1, "Smashing Ground"), (2, "Mystical Space Typhoon")]
    assert t.opp.monsters == ["Celtic Guardian", "Gemini Elf"] and t.you.set_cards == ["Raigeki Break", "Mirror Force"]
    assert resolved(t) == []


@pytest.mark.rule("chain.build.links-numbered-in-activation-order", scenario=1)
def test_links_are_numbered_in_the_order_of_their_activation() -> None:
    t = three_links()
    t.opp.activates("Solemn Judgment")
    assert links(t) == [
        (1, "Smashing Ground"),
        (2, "Mystical Space Typhoon"),
        (3, "Raigeki Break"),
        (4, "Solemn Judgment"),
    ]


@pytest.mark.rule("chain.build.links-numbered-in-activation-order", scenario=2)
def test_the_next_chain_begins_again_with_link_one() -> None:
    t = three_links()
    t.nobody_responds()
    assert t.chain == []
    t.you.activates("Hinotama")
    assert links(t) == [(1, "Smashing Ground"), (2, "Mystical Space Typhoon"), (3, "Raigeki Break"), (1, "Hinotama")]
    assert t.chain == ["Hinotama"]


@pytest.mark.rule("chain.build.resolves-when-both-pass", scenario=1)
def test_when_both_have_passed_the_chain_resolves_from_its_last_link_without_a_further_question() -> None:
    t = table(FOUR_LINKS)
    t.you.activates("Smashing Ground")
    t.opp.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.you.passes()
    t.opp.is_asked("response")
    assert resolved(t) == []
    t.opp.passes()
    assert resolved(t) == ["link 2 Mystical Space Typhoon resolved", "link 1 Smashing Ground resolved"]
    # Between the two links nobody was asked: what is asked next comes after the chain.
    assert t.log()[-1] == "chain of 2 ended"
    assert (t.opp.monsters, t.you.set_cards) == (["Gemini Elf"], ["Raigeki Break"]) and t.chain == []
    t.you.is_asked("response")


DRAWING = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Pot of Greed, Rush Recklessly   monsters: Battle Ox   deck: 4 Mystical Elf
    opp 8000   monsters: Celtic Guardian   set: Compulsory Evacuation Device
"""


@pytest.mark.rule("chain.build.resolves-when-both-pass", scenario=2)
def test_a_spell_is_not_carried_out_before_both_have_passed() -> None:
    t = table(DRAWING, ask_all=True)
    t.you.activates("Pot of Greed")
    assert t.you.hand == ["Rush Recklessly"]
    t.opp.passes()
    t.you.is_asked("response")
    assert t.you.hand == ["Rush Recklessly"] and resolved(t) == []
    t.you.passes()
    assert resolved(t) == ["link 1 Pot of Greed resolved"]
    assert t.you.hand == ["Rush Recklessly", "Mystical Elf", "Mystical Elf"]


@pytest.mark.rule("chain.build.resolves-when-both-pass", scenario=2)
def test_passes_count_only_in_succession() -> None:
    t = table(DRAWING, ask_all=True)
    t.you.activates("Pot of Greed")
    t.opp.passes()
    t.you.activates("Rush Recklessly", targeting="Battle Ox")
    t.opp.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    t.you.passes()
    t.opp.is_asked("response")
    assert resolved(t) == [] and t.you.hand == []
    t.opp.passes()
    assert resolved(t) == [
        "link 3 Compulsory Evacuation Device resolved",
        "link 2 Rush Recklessly resolved",
        "link 1 Pot of Greed resolved",
    ]
    assert sorted(t.you.hand) == ["Battle Ox", "Mystical Elf", "Mystical Elf"]


# ----------------------------------------------------------------------------------------------------------- resolving


@pytest.mark.rule("chain.resolve.reverse-order", scenario=1)
def test_a_chain_resolves_one_link_at_a_time_from_the_last_to_the_first() -> None:
    t = three_links()
    before = len(t.log())
    t.opp.passes()
    assert [line for line in t.log()[before:] if line.startswith("link ") or "destroyed" in line] == [
        "link 3 Raigeki Break resolves",
        "Trap Hole destroyed (effect)",
        "link 3 Raigeki Break resolved",
        "link 2 Mystical Space Typhoon resolves",
        "Mirror Force destroyed (effect)",
        "link 2 Mystical Space Typhoon resolved",
        "link 1 Smashing Ground resolves",
        "Celtic Guardian destroyed (effect)",
        "link 1 Smashing Ground resolved",
    ]


@pytest.mark.rule("chain.resolve.no-activation-during", scenario=1)
def test_nothing_is_activated_between_two_links_not_even_on_a_summon() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Graceful Charity   monsters: Test Watcher   set: Call of the Haunted
                   graveyard: Summoned Skull   deck: 5 Mystical Elf
        opp 8000   set: Torrential Tribute, Raigeki Break   hand: Kuriboh
        """,
        pool=POOL,
    )
    t.you.activates("Graceful Charity")
    t.opp.passes()
    t.you.activates("Call of the Haunted", targeting="Summoned Skull")
    t.opp.passes()
    t.you.take_zone(None)
    # Link 2 has been carried out, and link 1 asks what to discard.
    assert "Summoned Skull" in t.you.monsters and resolved(t) == ["link 2 Call of the Haunted resolved"]
    t.you.is_asked("discard")
    t.opp.cannot("activate Torrential Tribute", because="chain.resolve.no-activation-during")
    t.opp.cannot("activate Raigeki Break", because="chain.resolve.no-activation-during")
    assert t.chain == ["Graceful Charity", "Call of the Haunted"]
    t.you.discards("Mystical Elf", "Mystical Elf")
    assert resolved(t)[-1] == "link 1 Graceful Charity resolved"
    # Only now comes the trigger, as the first link of a new chain.
    assert t.you.is_asked("trigger").offers == ["trigger Test Watcher", "pass"]
    t.you.triggers("Test Watcher")
    assert links(t)[-1] == (1, "Test Watcher")


@pytest.mark.rule("chain.resolve.normal-cards-go-to-gy-after-whole-chain", scenario=1)
def test_used_cards_go_to_the_graveyard_together_after_the_whole_chain_and_before_new_triggers() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hand Destruction, Test Mourner, Kuriboh   deck: 3 Mystical Elf
        opp 8000   hand: Sangan, Battle Ox   set: Mystical Space Typhoon, Trap Hole   deck: 3 Mystical Elf
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Hand Destruction")
    t.opp.activates("Mystical Space Typhoon", targeting="Trap Hole")
    t.you.passes()
    t.opp.passes()
    # Link 2 has been carried out, and link 1 asks which cards to send.
    assert resolved(t) == ["link 2 Mystical Space Typhoon resolved"] and t.opp.graveyard == ["Trap Hole"]
    assert t.opp.spells == ["Mystical Space Typhoon"] and t.you.spells == ["Hand Destruction"]
    t.you.chooses("Test Mourner", "Kuriboh")
    t.opp.chooses("Sangan", "Battle Ox")
    t.you.triggers("Test Mourner")
    told = t.log()
    used = [event for event in t.events if event.kind == EVENT_SENT_TO_GRAVEYARD and name_of(t, event) in USED]
    assert sorted(name_of(t, event) for event in used) == USED and used[0].batch == used[1].batch
    for name in USED:
        assert told.index("link 1 Hand Destruction resolved") < told.index(f"{name} sent to graveyard (rule)")
        assert told.index(f"{name} sent to graveyard (rule)") < told.index("you declared Test Mourner")
    assert t.chain == ["Test Mourner"] and (t.you.spells, t.opp.spells) == ([], [])


USED = ["Hand Destruction", "Mystical Space Typhoon"]


@pytest.mark.rule("chain.resolve.normal-cards-go-to-gy-after-whole-chain", scenario=2)
def test_a_quick_play_spell_that_has_resolved_is_still_counted_on_the_field() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Scholar   spells: Banner of Courage   deck: 5 Mystical Elf
        opp 8000   monsters: Battle Ox   set: Rush Recklessly
        """,
        pool=POOL,
    )
    t.you.activates("Test Scholar")
    t.opp.activates("Rush Recklessly", targeting="Battle Ox")
    t.nobody_responds()
    assert resolved(t) == ["link 2 Rush Recklessly resolved", "link 1 Test Scholar resolved"]
    assert t.you.hand == ["Mystical Elf"] * 2  # for Banner of Courage and for Rush Recklessly
    assert (t.opp.spells, t.opp.set_cards, t.opp.graveyard) == ([], [], ["Rush Recklessly"])


# ------------------------------------------------------------------------------------------------------------- examples

JAMMED = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Mystical Space Typhoon   set: Seven Tools of the Bandit
    opp 8000   hand: Kuriboh   set: Magic Jammer, Mirror Force
"""


@pytest.mark.rule("chain.example.mst-jammer-tools", scenario=1)
def test_seven_tools_saves_mystical_space_typhoon_from_magic_jammer() -> None:
    t = table(JAMMED)
    t.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    t.you.activates("Seven Tools of the Bandit")
    t.nobody_responds()
    assert "opp's Magic Jammer was negated: activation" in t.log() and "Magic Jammer destroyed (effect)" in t.log()
    assert resolved(t) == ["link 3 Seven Tools of the Bandit resolved", "link 1 Mystical Space Typhoon resolved"]
    assert sorted(t.opp.graveyard) == ["Kuriboh", "Magic Jammer", "Mirror Force"]
    assert sorted(t.you.graveyard) == ["Mystical Space Typhoon", "Seven Tools of the Bandit"]
    assert (t.you.lp, t.opp.lp) == (7000, 8000)
    assert (t.opp.set_cards, t.you.set_cards, t.you.spells) == ([], [], [])


@pytest.mark.rule("chain.example.mst-jammer-tools", scenario=1)
def test_without_seven_tools_mystical_space_typhoon_is_negated_and_its_target_survives() -> None:
    t = table(JAMMED)
    t.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    t.nobody_responds()
    assert "you's Mystical Space Typhoon was negated: activation" in t.log()
    assert "Mystical Space Typhoon destroyed (effect)" in t.log()
    assert t.opp.set_cards == ["Mirror Force"] and sorted(t.opp.graveyard) == ["Kuriboh", "Magic Jammer"]
    assert t.you.graveyard == ["Mystical Space Typhoon"] and t.you.lp == 8000


# ------------------------------------------------------------------------------------------------- no activation at all

SUMMONING = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Battle Ox   set: Mystical Space Typhoon
    opp 8000   set: Bottomless Trap Hole, Solemn Judgment, Raigeki Break   hand: Kuriboh
"""


@pytest.mark.rule("chain.unchainable.summons-and-phase-declarations", scenario=1)
def test_a_normal_summon_makes_no_link_and_is_answered_by_a_new_chain_once_it_is_finished() -> None:
    t = table(SUMMONING, ask_all=True)
    t.you.summons("Battle Ox")
    while not t.you.monsters or "Battle Ox summoned" not in t.log():
        t.both_pass()
    assert t.chain == [] and links(t) == []
    t.you.passes()
    t.opp.activates("Bottomless Trap Hole")
    assert links(t) == [(1, "Bottomless Trap Hole")]
    assert t.you.monsters == ["Battle Ox"] and t.log().index("Battle Ox summoned") < len(t.log())
    t.nobody_responds()
    assert t.you.banished == ["Battle Ox"]


@pytest.mark.rule("chain.unchainable.summons-and-phase-declarations", scenario=1)
def test_a_summon_can_be_negated_before_it_succeeds_and_nothing_else_answers_it_then() -> None:
    t = table(SUMMONING, ask_all=True)
    t.you.summons("Battle Ox")
    assert "Battle Ox summoned" not in t.log() and t.chain == []
    t.you.cannot("activate Mystical Space Typhoon", because="chain.unchainable.summons-and-phase-declarations")
    t.you.passes()
    assert t.opp.is_offered() == ["activate Solemn Judgment", "pass"]
    t.opp.cannot("activate Raigeki Break", because="chain.unchainable.summons-and-phase-declarations")
    t.opp.activates("Solemn Judgment")
    assert links(t) == [(1, "Solemn Judgment")]
    t.nobody_responds()
    assert t.you.graveyard == ["Battle Ox"] and "Battle Ox summoned" not in t.log()


@pytest.mark.rule("chain.unchainable.summons-and-phase-declarations")
def test_announcing_a_phase_makes_no_link() -> None:
    t = table(SUMMONING, ask_all=True)
    t.you.goes_to("End Phase")
    assert t.chain == []
    t.opp.cannot("activate Solemn Judgment", because="effect.condition.all-must-be-met")
    t.opp.activates("Raigeki Break", discarding="Kuriboh", targeting="Mystical Space Typhoon")
    assert links(t) == [(1, "Raigeki Break")]
