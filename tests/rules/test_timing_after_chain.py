"""Topic timing: what must, may and can no longer be activated once a chain has resolved."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import OPPONENT, STANDBY_PHASE, YOU
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import If, PhaseReached, Sent, When
from spellspeed.lang.words.verbs import GainLP, InflictDamage, PayLP, SendToGraveyard
from table import Table, table

FOUND: Final = probe("Test Servant", "Spellcaster / Normal", archetypes=("Endymion",))
WYRM: Final = probe("Test Wyrm", "Wyrm / Normal")


def sent(when: If | When, mandatory: bool = False) -> Trigger:
    """When or if this card is sent to the Graveyard …"""
    return Trigger(1, when=when, do=GainLP(500), from_=YOUR_GRAVEYARD, mandatory=mandatory)


TO_THE_GRAVEYARD: Final = Sent(THIS_CARD, to=EITHER_GRAVEYARD)
WHEN: Final = probe("Optional When", "Warrior / Effect", sent(When(TO_THE_GRAVEYARD)))
IF: Final = probe("Optional If", "Warrior / Effect", sent(If(TO_THE_GRAVEYARD)))
MUST: Final = probe("Mandatory If", "Warrior / Effect", sent(If(TO_THE_GRAVEYARD), mandatory=True))
MUST_WHEN: Final = probe("Mandatory When", "Warrior / Effect", sent(When(TO_THE_GRAVEYARD), mandatory=True))
# A fast effect that sends a card to the Graveyard, and one that does something else.
SEND: Final = probe("Test Send", "Trap", Activation(target=One(Monster(), YOUR_FIELD), do=SendToGraveyard(THE_TARGET)))
UPKEEP: Final = probe(
    "Test Payer",
    "Warrior / Effect",
    Trigger(
        1,
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        cost=PayLP(500),
        do=InflictDamage(300, OPPONENT),
        mandatory=True,
    ),
)
POOL: Final = pool_with(FOUND, WYRM, WHEN, IF, MUST, MUST_WHEN, SEND, UPKEEP)


# ------------------------------------------------------------------ Call of the Haunted chained to Spell Power Mastery

FELGRAND: Final = "Felgrand Dragon"
LORD: Final = "Divine Dragon Lord Felgrand"
MAGMA: Final = "Magma Dragon"


def revive(name: str, alone: bool = False) -> Table:
    """The monster has been on the field; it is revived by a link that resolves before a Normal Spell, or alone."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole, Spell Power Mastery   set: Call of the Haunted   deck: Battle Ox, Test Servant
                   monsters: {name}   graveyard: Gemini Elf, Test Wyrm
        opp 8000   monsters: Celtic Guardian, Alpha The Magnet Warrior   hand: Kuriboh
        """,
        pool=POOL,
    )
    t.you.activates("Dark Hole")
    t.nobody_responds()
    assert t.you.graveyard == ["Gemini Elf", "Test Wyrm", name, "Dark Hole"] and t.you.monsters == []
    if not alone:
        t.you.activates("Spell Power Mastery")
    t.you.activates("Call of the Haunted", targeting=name)
    if not alone:
        assert t.chain == ["Spell Power Mastery", "Call of the Haunted"]
    t.you.take_zone(None)
    assert alone or t.you.hand == ["Test Servant"], "link 1 has resolved too"
    assert t.you.monsters == [name]
    return t


def test_what_was_revived_by_link_2_has_been_summoned_before_link_1_resolved() -> None:
    told = revive(MAGMA).log()
    assert told.index("Magma Dragon special summoned") < told.index("Test Servant added to hand (effect)")


@pytest.mark.rule("timing.mandatory.deferred-until-after-chain", scenario=1)
@pytest.mark.rule("timing.when-optional.misses", scenario=2)
def test_felgrand_dragon_must_be_activated_once_the_whole_chain_has_resolved() -> None:
    t = revive(FELGRAND)
    told = t.log()
    assert told.index("chain of 2 ended") < told.index("you declared Felgrand Dragon")
    assert t.you.is_asked("target").offers == ["Gemini Elf", "Test Wyrm"]
    t.you.cannot("pass", because="ask.not-offered")
    t.you.targets("Gemini Elf")
    t.nobody_responds()
    assert t.you.atk_of(FELGRAND) == 2800 + 4 * 200
    assert t.log().count("chain of 1 ended") == 2, "Dark Hole, and the Trigger Effect as link 1 of a new chain"


@pytest.mark.rule("timing.mandatory.must-activate", scenario=1)
def test_felgrand_dragon_goes_on_the_chain_by_itself_and_cannot_be_declined() -> None:
    t = revive(FELGRAND, alone=True)
    assert t.log()[-1] == "you declared Felgrand Dragon"
    assert t.you.is_asked("target").offers == ["Gemini Elf", "Test Wyrm"]
    t.you.cannot("pass", because="ask.not-offered")
    t.you.targets("Test Wyrm")
    assert t.you.atk_of(FELGRAND) == 2800 + 4 * 200


@pytest.mark.rule("timing.mandatory.must-activate", scenario=1)
@pytest.mark.parametrize("beside", ["Gemini Elf", ""])
def test_felgrand_dragon_needs_another_monster_in_the_graveyard(beside: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole, Monster Reborn   monsters: Felgrand Dragon   graveyard: {beside}
        opp 8000
    """)
    t.you.activates("Dark Hole")  # it can be revived only once it was on the field
    t.you.activates("Monster Reborn", targeting=FELGRAND)
    t.you.takes_position("attack")
    assert t.you.atk_of(FELGRAND) == (3600 if beside else 2800)
    assert ("you declared Felgrand Dragon" in t.log()) == bool(beside)


@pytest.mark.rule("timing.if-optional.deferred-until-after-chain", scenario=1)
@pytest.mark.rule("timing.when-optional.misses", scenario=2)
def test_divine_dragon_lord_felgrand_may_be_activated_after_the_whole_chain() -> None:
    t = revive(LORD)
    assert t.you.is_asked("trigger").offers == [f"trigger {LORD}", "pass"]
    assert t.log()[-1] == "chain of 2 ended"
    t.you.triggers(LORD)
    assert t.you.is_asked("target").offers == ["Celtic Guardian", "Alpha The Magnet Warrior"]
    t.you.targets("Celtic Guardian")
    assert t.opp.banished == ["Celtic Guardian"] and t.you.atk_of(LORD) == 2800 + 4 * 100


@pytest.mark.rule("timing.optional.player-decides", scenario=1)
@pytest.mark.parametrize("alone", [True, False])
def test_divine_dragon_lord_felgrand_may_be_declined_and_nothing_happens(alone: bool) -> None:
    t = revive(LORD, alone=alone)
    assert t.you.is_asked("trigger").offers == [f"trigger {LORD}", "pass"]
    t.news()
    t.you.passes()
    t.you.is_asked("open state")
    assert not [told for told in t.news() if LORD in told]
    assert t.you.atk_of(LORD) == 2800 and t.opp.banished == []
    assert t.opp.graveyard == ["Celtic Guardian", "Alpha The Magnet Warrior"]


@pytest.mark.rule("timing.when-optional.misses", scenario=1)
@pytest.mark.rule("timing.when-optional.misses", scenario=2)
def test_magma_dragon_cannot_be_activated_when_a_spell_was_processed_after_its_summon() -> None:
    t = revive(MAGMA)
    assert "Test Wyrm" in t.you.graveyard
    t.you.is_asked("open state")
    assert "you declared Magma Dragon" not in t.log()
    t.you.cannot("activate Magma Dragon", because="timing.when-optional.misses")


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=1)
def test_magma_dragon_may_be_activated_when_its_summon_was_the_last_thing() -> None:
    t = revive(MAGMA, alone=True)
    assert t.you.is_asked("trigger").offers == ["trigger Magma Dragon", "pass"]
    t.you.triggers(MAGMA)
    t.you.take_zone(None)
    assert sorted(t.you.monsters) == [MAGMA, "Test Wyrm"]


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=1)
def test_a_link_chained_to_the_revival_resolves_first_and_spoils_nothing() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Magma Dragon, Test Wyrm
        opp 8000   monsters: Celtic Guardian   hand: Kuriboh   set: Rush Recklessly
        """,
        pool=POOL,
    )
    t.you.activates("Call of the Haunted", targeting=MAGMA)
    t.opp.activates("Rush Recklessly", targeting="Celtic Guardian")
    t.you.take_zone(None)
    assert t.opp.atk_of("Celtic Guardian") == 2100 and t.you.monsters == [MAGMA]
    assert t.you.is_asked("trigger").offers == ["trigger Magma Dragon", "pass"]


# ------------------------------------------------------------------------------------- sent to the Graveyard on a chain


def send_under(name: str) -> Table:
    """Link 2 sends the monster to the Graveyard, and link 1 then deals damage."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama   set: Test Send   monsters: {name}, Battle Ox
        opp 8000   hand: Kuriboh
        """,
        pool=POOL,
    )
    t.you.activates("Hinotama")
    t.you.activates("Test Send", targeting=name)
    t.nobody_responds()
    told = t.log()
    assert told.index(f"{name} sent to graveyard (effect)") < told.index("opp lp 8000 -> 7500 (effect)")
    return t


@pytest.mark.rule("timing.when-optional.misses", scenario=3)
def test_a_when_effect_is_not_offered_if_link_1_did_something_after_it() -> None:
    t = send_under("Optional When")
    t.you.is_asked("open state")
    assert t.you.lp == 8000
    t.you.cannot("activate Optional When", because="timing.when-optional.misses")


@pytest.mark.rule("timing.when-optional.misses", scenario=3)
def test_a_when_effect_is_offered_if_it_was_the_last_thing_of_the_chain() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama   set: Test Send   monsters: Optional When, Battle Ox
        opp 8000   hand: Kuriboh   set: Rush Recklessly
        """,
        pool=POOL,
    )
    t.you.activates("Test Send", targeting="Optional When")
    t.opp.activates("Rush Recklessly", targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.is_asked("trigger").offers == ["trigger Optional When", "pass"]
    t.you.triggers("Optional When")
    assert t.you.lp == 8500


@pytest.mark.rule("timing.when-optional.misses", scenario=3)
def test_a_when_effect_is_not_offered_if_its_card_was_tributed_for_a_tribute_summon() -> None:
    t = tribute("Optional When")
    t.you.is_asked("open state")
    assert t.you.lp == 8000


@pytest.mark.rule("timing.if-optional.deferred-until-after-chain", scenario=2)
def test_an_if_effect_is_offered_after_the_chain() -> None:
    t = send_under("Optional If")
    assert t.you.is_asked("trigger").offers == ["trigger Optional If", "pass"]
    assert t.log()[-1] == "chain of 2 ended"
    t.you.triggers("Optional If")
    assert t.you.lp == 8500


@pytest.mark.rule("timing.if-optional.deferred-until-after-chain", scenario=2)
def test_an_if_effect_is_offered_after_the_tribute_summon() -> None:
    t = tribute("Optional If")
    assert t.you.monsters == ["Summoned Skull"]
    assert t.you.is_asked("trigger").offers == ["trigger Optional If", "pass"]
    t.you.triggers("Optional If")
    assert t.you.lp == 8500


def tribute(name: str) -> Table:
    """The monster has been Tributed for the Tribute Summon of Summoned Skull."""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 hand: Summoned Skull  monsters: {name}\nopp 8000", pool=POOL)
    t.you.summons("Summoned Skull", tributing=[name])
    assert name in t.you.graveyard
    return t


# -------------------------------------------------------------------------------------- Tributed for a Tribute Summon


@pytest.mark.rule("timing.miss.tribute-for-tribute-summon", scenario=1)
def test_peten_tributed_for_a_tribute_summon_cannot_be_activated() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull, Peten the Dark Clown   monsters: Peten the Dark Clown
                   deck: Peten the Dark Clown
        opp 8000
    """)
    t.you.summons("Summoned Skull", tributing=["Peten the Dark Clown"])
    t.you.is_asked("open state")
    assert t.you.graveyard == ["Peten the Dark Clown"] and t.you.banished == []
    t.you.cannot("activate Peten the Dark Clown (graveyard)", because="timing.when-optional.misses")


@pytest.mark.rule("timing.miss.tribute-for-tribute-summon", scenario=1)
def test_peten_destroyed_by_battle_can_be_activated() -> None:
    t = table("""
        turn 3, Battle Step, opp to act
        you 8000   hand: Kuriboh   monsters: Peten the Dark Clown   deck: Peten the Dark Clown, Battle Ox
        opp 8000   monsters: Gemini Elf
    """)
    t.opp.attacks("Gemini Elf", "Peten the Dark Clown")
    t.nobody_responds()
    assert t.you.is_asked("trigger").offers == ["trigger Peten the Dark Clown", "pass"]
    t.you.triggers("Peten the Dark Clown")
    t.you.takes_position("defense")
    assert t.you.banished == ["Peten the Dark Clown"] and t.you.monsters == ["Peten the Dark Clown"]


@pytest.mark.rule("timing.miss.tribute-for-tribute-summon")
@pytest.mark.parametrize("name", ["Mandatory If", "Mandatory When"])
def test_a_mandatory_effect_of_a_tributed_monster_is_activated_after_the_summon(name: str) -> None:
    t = tribute(name)
    told = t.log()
    assert told.index("Summoned Skull summoned") < told.index(f"you declared {name}")
    assert t.you.lp == 8500


# ------------------------------------------------------------------------------------------------- in mid-resolution


@pytest.mark.rule("timing.mandatory.deferred-until-after-chain", scenario=2)
@pytest.mark.parametrize("name", ["Mandatory If", "Mandatory When"])
def test_a_mandatory_effect_waits_until_both_have_drawn_for_hand_destruction(name: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hand Destruction, {name}, Battle Ox   deck: 3 Gemini Elf
        opp 8000   hand: Celtic Guardian, Silver Fang   deck: 3 Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Hand Destruction")
    told = t.log()
    sent_at = told.index(f"{name} sent to graveyard (effect)")
    activated_at = told.index(f"you declared {name}")
    drawn = [at for at, line in enumerate(told) if line in ("you drew", "opp drew")]
    assert len(drawn) == 4 and sent_at < drawn[0] and drawn[-1] < told.index("chain of 1 ended") < activated_at
    assert f"link 1 {name} resolves" in told[activated_at:] and t.you.lp == 8500


# ------------------------------------------------------------------------------------------------ a cost that must be


def standby(lp: int) -> Table:
    """Your turn has begun with a monster that makes you pay 500 LP in the Standby Phase."""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you {lp}   monsters: Test Payer   deck: 2 Battle Ox
        opp 8000
        """,
        pool=POOL,
    )
    t.opp.ends_turn()
    return t


@pytest.mark.rule("timing.mandatory.cost-must-be-paid", scenario=1)
def test_the_cost_of_a_mandatory_effect_is_paid_and_cannot_be_refused() -> None:
    t = standby(2000)
    # The player may choose the moment, but not to do without it.
    assert t.you.is_asked("response").offers == ["activate Test Payer", "pass"]
    assert (t.phase, t.you.lp) == ("Standby Phase", 2000)
    t.you.passes()
    assert (t.phase, t.you.lp, t.opp.lp) == ("Main Phase 1", 1500, 7700)
    assert t.log().count("you paid 500 LP") == 1
    assert t.log().count("you activated Test Payer") == 1


@pytest.mark.rule("timing.mandatory.unpayable-cost-does-not-activate", scenario=1)
def test_a_mandatory_effect_whose_cost_cannot_be_paid_is_not_activated() -> None:
    t = standby(400)
    assert (t.turn, t.phase, t.you.lp, t.opp.lp) == (5, "Main Phase 1", 400, 8000)
    assert "phase Standby Phase" in t.log()
    assert not [line for line in t.log() if "Test Payer" in line]
