"""Topic negate: effects that are negated because of the name of their card."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.find import name_of
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ATK,
    ATTACKING,
    FACE_UP,
    IN_BANISHED,
    IN_GRAVEYARD,
    OPPONENT,
    SUMMONED_SPECIALLY,
    UNTIL_TURN_ENDS,
)
from spellspeed.lang.words.lines import Continuous, Ignition, Quick
from spellspeed.lang.words.nouns import THE_LINKED_CARD, THIS_CARD, Monster, Ref
from spellspeed.lang.words.places_said import OPPONENTS_GRAVEYARD, THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND
from spellspeed.lang.words.timings import If, Summoned
from spellspeed.lang.words.verbs import (
    Banish,
    ChangeStat,
    Discard,
    Draw,
    Equip,
    Forbid,
    GainEffects,
    InflictDamage,
    LinkTogether,
    NegateEffectsOf,
    Redirect,
    SendToGraveyard,
    Treat,
)
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
    Continuous(1, Treat(THIS_CARD, name=AGENT)),
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
    t.you.cannot("Test Double Helix attacks directly", because="effect.cannot.forbids-while-it-applies")
    game, state = t.duel.game, t.duel.state
    assert name_of(game, state, t.you.monster("Test Double Helix").row) == t.duel.pool.find(AGENT).rule_name


@pytest.mark.rule("negate.millennium-eyes.matches-current-name", scenario=1)
def test_millennium_eyes_leaves_monsters_of_other_names_alone() -> None:
    t = eyes_open("Kuriboh")
    assert t.you.atk_of("Test Double Helix") == 2400
    t.you.attacks_directly("Test Double Helix")
    t.nobody_responds()
    assert t.opp.lp == 5600


# ------------------------------------------------------------------------------------------------- Called by the Grave

# A monster with an effect of every kind: one that goes on, one on the field, one in the hand, one in the Graveyard.
MANY = probe(
    "Test Many",
    "Fiend / Effect",
    Continuous(1, ChangeStat(ATK, THIS_CARD, 500)),
    Ignition(2, do=InflictDamage(100, OPPONENT)),
    Ignition(3, cost=Discard(THIS_CARD), do=InflictDamage(200, OPPONENT), from_=YOUR_HAND),
    Ignition(4, cost=Banish(THIS_CARD), do=InflictDamage(400, OPPONENT), from_=YOUR_GRAVEYARD),
    Continuous(5, Redirect(THIS_CARD, IN_BANISHED, instead_of=IN_GRAVEYARD)),
)


SUPER_AGENT = probe("Test Super Agent", "Warrior / Effect", Continuous(1, ChangeStat(ATK, THIS_CARD, 500)), atk=1900)
DOUBLE = probe(
    "Test Double",
    "Warrior / Effect",
    Continuous(1, Treat(THIS_CARD, name="Test Super Agent"), where=YOUR_FIELD | YOUR_GRAVEYARD),
    Continuous(2, ChangeStat(ATK, THIS_CARD, 500)),
    atk=1900,
)


def called_by_the_grave(you: str) -> Table:
    """The opponent answers Hinotama by Called by the Grave: the one monster in your Graveyard is banished."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {you}   deck: 5 Sogen
        opp 8000   set: Called by the Grave   deck: 5 Sogen
        """,
        pool=pool_with(MANY, SUPER_AGENT, DOUBLE),
    )
    t.you.activates("Hinotama")
    t.opp.activates("Called by the Grave")
    assert t.opp.lp == 7500 and len(t.you.banished) == 1
    return t


@pytest.mark.rule("negate.same-name.scope", scenario=1)
def test_called_by_the_grave_negates_what_goes_on_and_what_is_activated_anywhere() -> None:
    t = called_by_the_grave("hand: Hinotama, Test Many   monsters: Test Many   graveyard: Test Many")
    assert t.you.atk_of("Test Many") == 1000
    t.you.activates("Test Many", effect=2)
    assert t.opp.lp == 7500
    t.you.activates("Test Many", effect=3)
    assert t.you.hand == [] and t.you.graveyard == ["Hinotama", "Test Many"] and t.opp.lp == 7500
    t.you.activates("Test Many", effect=4)
    assert t.you.banished == ["Test Many", "Test Many"] and t.opp.lp == 7500


@pytest.mark.rule("negate.same-name.scope", scenario=0)
def test_called_by_the_grave_lasts_until_the_end_of_the_next_turn() -> None:
    t = called_by_the_grave("hand: Hinotama   monsters: Test Many   graveyard: Test Many")
    t.you.ends_turn()
    assert t.turn == 4 and t.you.atk_of("Test Many") == 1000
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.atk_of("Test Many") == 1500
    t.you.activates("Test Many", effect=2)
    assert t.opp.lp == 7400


@pytest.mark.rule("negate.same-name.unclassified-effects-on-field-too", scenario=1)
def test_what_happens_to_a_monster_that_leaves_is_negated_on_the_field_as_well() -> None:
    t = called_by_the_grave("hand: Hinotama, Dark Hole   monsters: Test Many   graveyard: Test Many")
    t.you.activates("Dark Hole")
    assert t.you.graveyard == ["Hinotama", "Test Many", "Dark Hole"] and t.you.banished == ["Test Many"]
    t = called_by_the_grave("hand: Hinotama, Dark Hole   monsters: Test Many   graveyard: Kuriboh")
    t.you.activates("Dark Hole")
    assert t.you.graveyard == ["Hinotama", "Dark Hole"] and t.you.banished == ["Kuriboh", "Test Many"]


@pytest.mark.rule("negate.called-by.matches-original-name", scenario=1)
def test_called_by_the_grave_goes_by_the_original_name() -> None:
    t = called_by_the_grave("hand: Hinotama   monsters: Test Double, Test Super Agent   graveyard: Test Super Agent")
    assert t.you.atk_of("Test Double") == 2400 and t.you.atk_of("Test Super Agent") == 1900
    game, state = t.duel.game, t.duel.state
    named = name_of(game, state, t.you.monster("Test Double").row)
    assert named == t.duel.pool.find("Test Super Agent").rule_name
    # One that was only called so in the Graveyard has another original name.
    t = called_by_the_grave("hand: Hinotama   monsters: Test Double, Test Super Agent   graveyard: Test Double")
    assert t.you.atk_of("Test Double") == 1900 and t.you.atk_of("Test Super Agent") == 2400


@pytest.mark.rule("negate.same-name.already-resolved-effects-stay", scenario=1)
def test_what_has_resolved_goes_on_although_cards_of_the_name_are_negated_since() -> None:
    """Maxx "C", which the opponent has used in your turn, and which you banish with Called by the Grave."""
    each_time = Continuous(do=Draw(1), when=If(Summoned(Monster(), SUMMONED_SPECIALLY, by=OPPONENT)), together=True)
    maxx = Quick(
        1, cost=SendToGraveyard(THIS_CARD), do=GainEffects(lines=(each_time,), until=UNTIL_TURN_ENDS), from_=YOUR_HAND
    )
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama, Monster Reborn, Called by the Grave, Cyber Dragon   graveyard: Battle Ox
                   deck: 3 Sogen
        opp 8000   hand: Test Maxx   monsters: Gemini Elf   deck: 5 Umi
    """
    t = table(position, pool=pool_with(probe("Test Maxx", "Insect / Effect", maxx)))
    t.you.activates("Hinotama")
    t.opp.activates("Test Maxx").nobody_responds()
    assert t.opp.hand == [] and t.opp.graveyard == ["Test Maxx"]
    t.you.special_summons("Cyber Dragon")
    assert t.opp.hand == ["Umi"]
    t.you.activates("Called by the Grave", targeting="Test Maxx").nobody_responds()
    assert t.opp.banished == ["Test Maxx"]
    t.you.activates("Monster Reborn", targeting="Battle Ox").nobody_responds()
    t.you.takes_position("attack")
    assert t.opp.hand == ["Umi", "Umi"]
    # Until the end of the turn, and no longer.
    t.you.ends_turn()
    assert t.opp.hand == ["Umi", "Umi", "Umi"]
    assert [lasting.player for lasting in t.duel.state.lingering] == [
        t.you.player
    ]  # Called by the Grave lasts a turn longer
