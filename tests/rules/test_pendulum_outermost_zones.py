"""Topic pendulum: other cards in the outermost Spell & Trap Zones, and Pendulum cards that leave them."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All
from spellspeed.lang.words.every_word import BEING_DESTROYED_BY_EFFECTS
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.places_said import YOUR_PENDULUM_ZONE
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import Draw, Forbid
from table import table

LOW = probe("Test Low", "Fairy / Pendulum", scale=1)
HIGH = probe("Test High", "Fairy / Pendulum", scale=8)


@pytest.mark.rule("pendulum.summon.procedure", scenario=0)
@pytest.mark.parametrize("lies", ["hand", "spells"])
def test_a_continuous_spell_in_an_outermost_zone_is_no_scale(lies: str) -> None:
    """Only a Pendulum card activated or placed there is a card in a Pendulum Zone."""
    where = (
        "hand: Messenger of Peace, Gemini Elf" if lies == "hand" else "hand: Gemini Elf   spells: Messenger of Peace"
    )
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {where}   pendulum: Test High (zone 5)\nopp 8000",
        pool=pool_with(LOW, HIGH),
    )
    if lies == "hand":
        t.you.activates("Messenger of Peace", zone=1)
    assert t.you.spell_trap("Messenger of Peace").zone == 1
    t.you.cannot("pendulum summon", because="pendulum.summon.procedure")


@pytest.mark.rule("pendulum.summon.procedure", scenario=0)
@pytest.mark.parametrize("zone", [2, 3, 4])
def test_between_a_continuous_spell_and_the_other_zone_both_scales_stand(zone: int) -> None:
    """A Continuous Spell in another zone takes nothing from the two scales."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Messenger of Peace, Gemini Elf   pendulum: Test Low (zone 1), Test High (zone 5)
        opp 8000
        """,
        pool=pool_with(LOW, HIGH),
    )
    t.you.activates("Messenger of Peace", zone=zone)
    t.you.can("pendulum summon")


@pytest.mark.rule("pendulum.equip.edge-zone-is-not-pendulum-zone", scenario=0)
def test_a_continuous_spell_in_an_outermost_zone_is_no_target_among_the_cards_in_pendulum_zones() -> None:
    """Master Pendulum destroys a card in a Pendulum Zone, and that is no other card that lies where one is."""
    master = '"Master Pendulum, the Dracoslayer"'
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Messenger of Peace (zone 5)   pendulum: {master} (zone 1)
        opp 8000   pendulum: Test High (zone 1)   spells: Messenger of Peace (zone 5)
        """,
        pool=pool_with(LOW, HIGH),
    )
    t.you.does(f"activate {master}")
    assert sorted(t.you.is_asked("target").offers) == ["Master Pendulum, the Dracoslayer", "Test High"]


# "Cards in your Pendulum Zones cannot be destroyed by effects."
GUARD = probe(
    "Test Guard",
    "Spell / Continuous",
    Activation(),
    Continuous(do=Forbid(BEING_DESTROYED_BY_EFFECTS, All(ANY_CARD, YOUR_PENDULUM_ZONE))),
)


@pytest.mark.rule("pendulum.equip.edge-zone-is-not-pendulum-zone", scenario=0)
def test_what_protects_cards_in_pendulum_zones_protects_no_other_card_in_an_outermost_zone() -> None:
    """Heavy Storm destroys the Continuous Spell in zone 1, and not the Pendulum card in zone 5."""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   spells: Messenger of Peace (zone 1), Test Guard (zone 3)   pendulum: Test Low (zone 5)
        opp 8000   hand: Heavy Storm   pendulum: Test High
        """,
        pool=pool_with(LOW, HIGH, GUARD),
    )
    t.opp.activates("Heavy Storm")
    assert t.you.spells == ["Test Low"] and sorted(t.you.graveyard) == ["Messenger of Peace", "Test Guard"]
    assert t.opp.spells == [] and t.opp.extra == ["Test High"]


@pytest.mark.rule("pendulum.zone.only-pendulum-cards-by-activation", scenario=0)
def test_a_pendulum_monster_is_not_set_as_a_spell() -> None:
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000   hand: Test Low, Sangan\nopp 8000", pool=pool_with(LOW, HIGH)
    )
    t.you.cannot("set Test Low as a spell", because="pendulum.zone.only-pendulum-cards-by-activation")
    t.you.cannot("set Sangan as a spell", because="card.kind.spell-trap-mark")


# "If this card in the Pendulum Zone is destroyed: draw 1 card", a Pendulum Effect.
PARTING = probe(
    "Test Parting",
    "Fairy / Pendulum / Effect",
    pendulum=(Trigger(when=If(Destroyed(THIS_CARD)), do=Draw(1), mandatory=True),),
)


@pytest.mark.rule("pendulum.leave-field.goes-faceup-to-extra-deck", scenario=0)
@pytest.mark.parametrize(("place", "destroyed_by"), [("pendulum", "Heavy Storm"), ("monsters", "Raigeki")])
def test_a_pendulum_effect_that_the_destruction_of_its_card_sets_off_is_activated_in_the_extra_deck(
    place: str, destroyed_by: str
) -> None:
    """It resolves although the card has left its zone; a monster that is destroyed has no Pendulum Effect."""
    t = table(
        f"""
        turn 4, Main Phase 1, opp to act
        you 8000   {place}: Test Parting   deck: Umi, Sogen
        opp 8000   hand: {destroyed_by}
        """,
        pool=pool_with(PARTING),
    )
    t.opp.activates(destroyed_by)
    assert t.you.extra == ["Test Parting"] and t.opp.is_asked("open state")
    assert t.you.hand == (["Umi"] if place == "pendulum" else [])
