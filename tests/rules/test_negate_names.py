"""Topic negate: effects that are negated because of the name of their card.

negate.same-name.* and negate.called-by.* are left unmarked: no sentence negates the effects of all cards of a name,
wherever they are, for a time.
"""

import pytest

from probes import pool_with, probe
from spellspeed.engine.find import name_of
from spellspeed.lang.choices import All, One
from spellspeed.lang.lines import Continuous, Ignition
from spellspeed.lang.nouns import THE_LINKED_CARD, THIS_CARD, Monster, Ref
from spellspeed.lang.places import OPPONENTS_GRAVEYARD, THE_FIELD
from spellspeed.lang.verbs import ChangeStat, Equip, Forbid, LinkTogether, NegateEffectsOf, Treat
from spellspeed.words import ATK, ATTACKING, FACE_UP
from table import Table, table

AGENT = "SPYRAL Super Agent"
THE_CHOSEN = Ref("the chosen monster")
NAMESAKES = All(Monster(FACE_UP, named_like=THE_LINKED_CARD), THE_FIELD)
# Millennium-Eyes Restrict: what has the name of the monster it has equipped cannot attack and is negated.
EYES = probe(
    "Test Millennium-Eyes",
    "Spellcaster / Effect",
    Ignition(
        1,
        do=Equip(THIS_CARD, One(Monster(), OPPONENTS_GRAVEYARD, called=THE_CHOSEN)).and_if_you_do(
            LinkTogether(THE_CHOSEN)
        ),
    ),
    Continuous(2, NegateEffectsOf(NAMESAKES).also(Forbid(ATTACKING, NAMESAKES))),
)
# SPYRAL Double Helix: its name is that of SPYRAL Super Agent; the second line stands for its other effects.
HELIX = probe(
    "Test Double Helix",
    "Warrior / Effect",
    Continuous(1, Treat(THIS_CARD, name=(AGENT,))),
    Continuous(2, ChangeStat(ATK, THIS_CARD, 500)),
    atk=1900,
)


def eyes_open(equipped: str) -> Table:
    """Millennium-Eyes has equipped this monster from the opponent's Graveyard, and your Battle Phase has come."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Millennium-Eyes, Test Double Helix
        opp 8000   graveyard: {equipped}
        """,
        pool=pool_with(EYES, HELIX),
    )
    assert t.you.atk_of("Test Double Helix") == 2400
    t.you.activates("Test Millennium-Eyes", zone="ask").nobody_responds()
    t.you.chooses_zone(1)
    t.you.goes_to("Battle Phase")
    return t


@pytest.mark.rule("negate.millennium-eyes.matches-current-name", scenario=1)
def test_millennium_eyes_negates_a_monster_whose_own_effect_gives_it_the_name_which_it_keeps() -> None:
    t = eyes_open(AGENT)
    assert t.you.atk_of("Test Double Helix") == 1900
    t.you.cannot("Test Double Helix attacks directly", because="effect.conflict.cannot-beats-must")
    game, state = t.duel.game, t.duel.state
    assert name_of(game, state, t.you.monster("Test Double Helix").row) == t.duel.pool.find(AGENT).rule_name


@pytest.mark.rule("negate.millennium-eyes.matches-current-name", scenario=1)
def test_millennium_eyes_leaves_monsters_of_other_names_alone() -> None:
    t = eyes_open("Kuriboh")
    assert t.you.atk_of("Test Double Helix") == 2400
    t.you.attacks_directly("Test Double Helix")
    t.nobody_responds()
    assert t.opp.lp == 5600
