"""Topic cost: what can be paid while cards that are sent to the Graveyard are banished, and what a cost is not."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, One, Some
from spellspeed.lang.words.every_word import BECAUSE_OF_EFFECT, BEING_AFFECTED, WATER
from spellspeed.lang.words.lines import Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_DECK, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.timings import Discarded, If
from spellspeed.lang.words.verbs import AddToHand, Discard, Draw, Forbid, GainLP, SendToGraveyard, SpecialSummon
from spellspeed.pool import CardPool
from table import table

UNPAYABLE = "cost.unpayable.cannot-activate"
# Hecatrice, with Sogen in place of the card it adds: that card is not in the package.
HECATRICE = probe(
    "Probe Hecatrice",
    "Fairy / Effect",
    Ignition(
        1,
        cost=Discard(THIS_CARD, to_graveyard=True),
        do=AddToHand(One(ANY_CARD, YOUR_DECK)),
        from_=YOUR_HAND,
    ),
)
# The first effect of Mermail Abyssmegalo.
SHARK = probe(
    "Probe Shark",
    "Sea Serpent / Effect",
    Ignition(
        1,
        cost=Discard(Some(2, Monster(attribute=WATER), YOUR_HAND, other_than=THIS_CARD), to_graveyard=True),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    attribute="WATER",
    level=7,
)
# Zombie Master, with a draw in place of its Special Summon.
MASTER = probe("Probe Master", "Zombie / Effect", Ignition(cost=SendToGraveyard(One(Monster(), YOUR_HAND)), do=Draw(1)))
PUPIL = probe(
    "Probe Pupil",
    "Spellcaster / Effect",
    Trigger(when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT)), do=GainLP(500), from_=YOUR_GRAVEYARD),
)
STATUE = probe("Probe Statue", "Rock / Effect", Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD)))


def redirecting_pool() -> CardPool:
    return pool_with(HECATRICE, SHARK, MASTER, PUPIL, STATUE)


@pytest.mark.rule("cost.release.allowed-while-sent-cards-are-banished", scenario=1)
def test_a_monster_is_tributed_for_icarus_attack_and_banished() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Harpie Lady   set: Icarus Attack   spells: Macro Cosmos
        opp 8000   monsters: Gemini Elf, Silver Fang   set: Just Desserts
    """)
    t.you.activates("Icarus Attack", tributing="Harpie Lady", targeting=["Gemini Elf", "Silver Fang"])
    # The cost is paid before the opponent may respond.
    assert t.opp.can_activate("Just Desserts") is False and t.you.banished[0] == "Harpie Lady"
    assert t.you.graveyard == [] and not [line for line in t.log() if "Harpie Lady" in line and "graveyard" in line]
    assert sorted(t.opp.banished) == ["Gemini Elf", "Silver Fang"]


@pytest.mark.rule("cost.discard-to-gy.blocked-while-sent-cards-are-banished", scenario=1)
def test_what_must_be_discarded_to_the_graveyard_cannot_be_while_macro_cosmos_applies() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Hecatrice, Probe Shark, Aqua Madoor, Penguin Soldier, Mystical Space Typhoon
                   deck: Sogen
        opp 8000   spells: Macro Cosmos
        """,
        pool=redirecting_pool(),
    )
    t.you.cannot("activate Probe Hecatrice", because=UNPAYABLE)
    t.you.cannot("activate Probe Shark", because=UNPAYABLE)
    t.you.activates("Mystical Space Typhoon", targeting="Macro Cosmos")
    assert t.opp.spells == []
    t.you.can("activate Probe Hecatrice")
    t.you.activates("Probe Shark")
    assert sorted(t.you.graveyard) == ["Aqua Madoor", "Mystical Space Typhoon", "Penguin Soldier"]
    t.you.takes_position("attack")
    t.you.activates("Probe Hecatrice")
    assert t.you.hand == ["Sogen"] and t.you.graveyard[-1] == "Probe Hecatrice"


@pytest.mark.rule("cost.discard.allowed-while-sent-cards-are-banished", scenario=1)
@pytest.mark.parametrize("answered", ["Monster Reborn", "Soul Release"])
def test_ghost_belle_is_discarded_while_macro_cosmos_applies_and_is_banished(answered: str) -> None:
    """card: Ghost Belle & Haunted Mansion"""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   hand: Ghost Belle & Haunted Mansion   spells: Macro Cosmos
        opp 8000   hand: {answered}   graveyard: Gemini Elf
    """)
    t.opp.activates(answered, targeting="Gemini Elf")
    t.you.activates("Ghost Belle & Haunted Mansion")
    assert t.you.banished == ["Ghost Belle & Haunted Mansion"] and t.you.graveyard == []
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.monsters == [] and t.opp.banished == [answered]


@pytest.mark.rule("cost.send-to-gy.blocked-while-sent-cards-are-banished", scenario=1)
def test_what_must_be_sent_to_the_graveyard_cannot_be_while_macro_cosmos_applies() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Wattkinetic Puppeteer, Kuriboh   monsters: Probe Master, Wattkinetic Puppeteer   deck: Sogen
        opp 8000   monsters: Gemini Elf   {}
    """
    t = table(position.format("spells: Macro Cosmos"), pool=redirecting_pool())
    t.you.cannot("activate Probe Master", because=UNPAYABLE)
    t.you.cannot("activate Wattkinetic Puppeteer", because=UNPAYABLE)
    t = table(position.format(""), pool=redirecting_pool())
    t.you.can("activate Probe Master")
    t.you.can("activate Wattkinetic Puppeteer")


@pytest.mark.rule("cost.lp.is-not-damage", scenario=1)
def test_life_points_paid_beside_leonidas_are_paid_although_effect_damage_becomes_0() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: D/D/D Rebel King Leonidas   monsters: D/D/D Rebel King Leonidas   set: Skill Drain
        opp 8000   hand: Hinotama
    """)
    t.you.activates("Skill Drain")
    assert t.you.lp == 7000 and t.you.spells == ["Skill Drain"]
    assert t.you.hand == ["D/D/D Rebel King Leonidas"]
    t.you.is_asked("open state")


@pytest.mark.rule("cost.not-a-card-effect", scenario=2)
def test_what_is_paid_is_not_discarded_or_tributed_by_an_effect() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Pupil, Probe Pupil, Graceful Charity   monsters: Probe Statue, Cannon Soldier
                   set: Raigeki Break   deck: 5 Sogen
        opp 8000   monsters: Gemini Elf
        """,
        pool=redirecting_pool(),
    )
    t.you.activates("Cannon Soldier", tributing="Probe Statue").both_pass()
    assert t.you.graveyard == ["Probe Statue"] and t.opp.lp == 7500
    t.you.activates("Raigeki Break", discarding="Probe Pupil", targeting="Gemini Elf")
    t.you.is_asked("open state")
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.lp == 8000
    t.you.activates("Graceful Charity")
    t.you.chooses("Probe Pupil", "Sogen")
    t.you.triggers("Probe Pupil")
    assert t.you.lp == 8500
