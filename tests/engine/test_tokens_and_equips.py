"""Tokens and equips: each mechanism once, with made-up cards."""

import pickle

import pytest

from probes import pool_with, probe
from spellspeed.deck import Deck, DeckError
from spellspeed.engine.verbs.bonds import targets_of
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ATK,
    BEAST,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    LIGHT,
    MACHINE,
    OPPONENT,
    UNTIL_TURN_ENDS,
    WARRIOR,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import (
    THE_EQUIPPED,
    THE_TARGET,
    THIS_CARD,
    Monster,
    SpellOrTrap,
    Token,
)
from spellspeed.lang.words.places_said import (
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
)
from spellspeed.lang.words.timings import Destroyed, If
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeControl,
    ChangePosition,
    ChangeStat,
    Destroy,
    Equip,
    GainLP,
    NegateEffectsOf,
    SendToGraveyard,
    SummonTokens,
    Treat,
    Tribute,
)
from spellspeed.words import VOID
from table import table

SHEEP = Token("Test Sheep Token", "测试羊衍生物", LIGHT, BEAST, 2, 0, 1000)
FLOCK = probe("Test Flock", "Spell / Quick-Play", Activation(do=SummonTokens(SHEEP, 3)))
SMITE = probe("Test Smite", "Spell", Activation(target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)))
FOUR = "Mystical Elf (zone 1), Mystical Elf (zone 2), Mystical Elf (zone 3)"


# --------------------------------------------------------------------------------------------------------------- tokens


@pytest.mark.rule("token.stats.original-from-creating-text", scenario=0)
def test_tokens_come_together_with_the_stats_their_text_gives_them() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Flock, Test Smite
        opp 8000
        """,
        pool=pool_with(FLOCK, SMITE),
    )
    t.you.activates("Test Flock").nobody_responds()
    for zone in (1, 2, 3):
        t.you.takes_position("defense", zone)
    assert t.you.monsters == ["Test Sheep Token"] * 3
    assert (t.you.atk_of("Test Sheep Token", 1), t.you.def_of("Test Sheep Token", 1)) == (0, 1000)
    assert len({event.batch for event in t.events if event.kind == 26}) == 1
    t.you.activates("Test Smite", targeting="Test Sheep Token (zone 2)").nobody_responds()
    assert t.you.monsters == ["Test Sheep Token"] * 2
    assert t.you.graveyard == ["Test Flock", "Test Smite"] and not t.you.banished
    assert "Test Sheep Token destroyed (effect)" in t.log() and "Test Sheep Token vanished (effect)" in t.log()
    assert not any("Test Sheep Token sent" in line for line in t.log())


@pytest.mark.rule("summon.special.several-at-once-need-zones", scenario=0)
def test_tokens_need_zones_for_all_of_them() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Flock  monsters: {FOUR}
        opp 8000
        """,
        pool=pool_with(FLOCK),
    )
    t.you.cannot("activate Test Flock", because="token.zone.occupies-a-main-monster-zone")


@pytest.mark.rule("token.leaves-field.vanishes", scenario=0)
def test_a_vanished_token_serves_again_and_the_duel_can_be_kept_at_any_time() -> None:
    feed = probe("Test Feed", "Spell", Activation(cost=Tribute(One(Monster(), YOUR_FIELD)), do=GainLP(100)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Flock, Test Flock, Test Feed, Test Feed
        opp 8000
        """,
        pool=pool_with(FLOCK, feed),
    )
    t.you.activates("Test Flock").nobody_responds()
    for zone in (1, 2, 3):
        t.you.takes_position("defense", zone)
    cards = len(t.duel.state.cards)
    t.you.activates("Test Feed", tributing="Test Sheep Token (zone 1)").nobody_responds()
    t.you.activates("Test Feed", tributing="Test Sheep Token (zone 2)").nobody_responds()
    assert len(t.duel.state.piles[VOID]) == 2 and t.you.lp == 8200
    again = pickle.loads(pickle.dumps(t.duel))
    assert again.state == t.duel.state
    t.you.activates("Test Flock").nobody_responds()
    for zone in (1, 2, 4):
        t.you.takes_position("defense", zone)
    assert t.you.monsters == ["Test Sheep Token"] * 4 and len(t.duel.state.cards) == cards + 1
    for player in (0, 1):
        assert t.duel.view(player).events and t.duel.view(player).determinise(1).state.piles
    assert "衍生物" in "".join([event.to_text("zh") for event in t.you.view.events])


def test_a_vanished_token_that_serves_the_other_player_is_that_players_at_once() -> None:
    feed = probe("Test Feed", "Spell", Activation(cost=Tribute(All(Monster(), YOUR_FIELD)), do=GainLP(100)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Flock, Test Feed
        opp 8000  spells: Test Flock (Set)
        """,
        pool=pool_with(FLOCK, feed),
    )
    t.you.activates("Test Flock").nobody_responds()
    for zone in (1, 2, 3):
        t.you.takes_position("defense", zone)
    t.nobody_responds()
    t.you.activates("Test Feed")
    t.opp.activates("Test Flock").nobody_responds()
    token = t.duel.state.cards[t.duel.state.piles[VOID][0]]
    assert token.owner == token.controller == t.opp.player  # before its zone is chosen


@pytest.mark.rule("token.cannot-be-facedown", scenario=0)
def test_a_token_cannot_be_turned_down_sent_or_returned_as_a_cost_and_is_in_no_deck() -> None:
    night = probe(
        "Test Night",
        "Spell",
        Activation(target=One(Monster(FACE_UP), THE_FIELD), do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE)),
    )
    sent = probe("Test Sent", "Spell", Activation(cost=SendToGraveyard(One(Monster(), YOUR_FIELD)), do=GainLP(1)))
    back = probe("Test Back", "Spell", Activation(cost=AddToHand(One(Monster(), YOUR_FIELD)), do=GainLP(1)))
    gone = probe("Test Gone", "Spell", Activation(cost=Banish(One(Monster(), YOUR_FIELD)), do=GainLP(1)))
    dark = probe(
        "Test Dark", "Spell", Activation(target=One(Monster(), YOUR_FIELD), do=Banish(THE_TARGET, face_down=True))
    )
    lone = probe("Test Lone", "Spell", Activation(do=SummonTokens(SHEEP)))
    pool = pool_with(night, sent, back, gone, dark, lone)
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Lone, Test Night, Test Sent, Test Back, Test Gone, Test Dark
        opp 8000
        """,
        pool=pool,
    )
    t.you.activates("Test Lone").nobody_responds()
    t.you.takes_position("attack")
    t.you.cannot("activate Test Night", because="target.timing.chosen-at-activation")
    t.you.cannot("activate Test Dark", because="target.timing.chosen-at-activation")
    t.you.cannot("activate Test Sent", because="cost.unpayable.cannot-activate")
    t.you.cannot("activate Test Back", because="cost.unpayable.cannot-activate")
    t.you.activates("Test Gone").nobody_responds()
    assert not t.you.monsters and not t.you.banished and t.you.lp == 8001
    with pytest.raises(DeckError, match="Test Sheep Token is a Token"):
        Deck(["Test Sheep Token"], pool=pool)


def test_two_texts_may_speak_of_the_same_token_but_not_of_two_with_one_name() -> None:
    other = probe("Test Other", "Spell", Activation(do=SummonTokens(SHEEP)))
    assert pickle.loads(pickle.dumps(pool_with(FLOCK, other))).find("Test Sheep Token").level == 2
    wrong = probe("Test Wrong", "Spell", Activation(do=SummonTokens(Token(SHEEP.name, "羊", LIGHT, BEAST, 1, 0, 0))))
    with pytest.raises(ValueError, match="there is another Token called 'Test Sheep Token'"):
        pool_with(FLOCK, wrong)


# --------------------------------------------------------------------------------------------------------------- equips

BLADE = probe(
    "Test Blade",
    "Spell / Equip",
    Activation(target=One(Monster(FACE_UP, type_=WARRIOR), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500)),
    Trigger(1, when=If(Destroyed(THIS_CARD)), do=GainLP(50), from_=YOUR_GRAVEYARD),
)
KEEPER = probe(
    "Test Keeper",
    "Dragon / Effect",
    Ignition(1, target=One(Monster(), YOUR_GRAVEYARD), do=Equip(THIS_CARD, THE_TARGET)),
)
SQUIRE = probe("Test Squire", "Warrior / Normal", atk=1000)


@pytest.mark.rule("equip.target.no-longer-correct-destroyed", scenario=0)
def test_an_equip_whose_monster_no_longer_fits_is_destroyed_by_the_rules() -> None:
    rust = probe(
        "Test Rust",
        "Spell",
        Activation(do=Treat(All(Monster(FACE_UP), THE_FIELD), type_=MACHINE, until=UNTIL_TURN_ENDS)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Blade, Test Rust  monsters: Test Squire
        opp 8000
        """,
        pool=pool_with(BLADE, rust, SQUIRE),
    )
    t.you.activates("Test Blade").nobody_responds()
    assert t.you.atk_of("Test Squire") == 1500
    state = t.duel.state
    assert targets_of(state, t.you.spell_trap("Test Blade").row) == [t.you.monster("Test Squire").row.uid]
    t.you.activates("Test Rust").nobody_responds()
    assert "Test Blade destroyed (rule)" in t.log()


@pytest.mark.rule("equip.spell.controller-does-not-change", scenario=0)
def test_an_equip_follows_its_monster_to_the_other_side() -> None:
    lure = probe(
        "Test Lure", "Spell", Activation(target=One(Monster(), YOUR_FIELD), do=ChangeControl(THE_TARGET, OPPONENT))
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Blade, Test Lure  monsters: Test Squire
        opp 8000
        """,
        pool=pool_with(BLADE, lure, SQUIRE),
    )
    t.you.activates("Test Blade").nobody_responds()
    t.you.activates("Test Lure").nobody_responds()
    t.you.chooses_zone(1)
    assert t.opp.atk_of("Test Squire") == 1500 and t.you.spells == ["Test Blade"]


@pytest.mark.rule("equip.by-own-effect.destroyed-when-monster-negated", scenario=0)
def test_a_monster_equipped_by_the_effect_of_another_is_an_equip_spell_and_falls_with_its_negation() -> None:
    drain = probe(
        "Test Drain", "Spell", Activation(do=NegateEffectsOf(All(Monster(FACE_UP), THE_FIELD), until=UNTIL_TURN_ENDS))
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Drain  monsters: Test Keeper  graveyard: Summoned Skull
        opp 8000
        """,
        pool=pool_with(KEEPER, drain),
    )
    t.you.activates("Test Keeper", zone="ask").nobody_responds()
    t.you.chooses_zone(3)
    assert t.you.spell_trap("Summoned Skull").zone == 3 and t.you.monsters == ["Test Keeper"]
    assert "Summoned Skull equipped to Test Keeper" in t.log()
    t.you.activates("Test Drain").nobody_responds()
    assert "Summoned Skull destroyed (rule)" in t.log() and t.you.spells == []


@pytest.mark.rule("zone.spell-trap.monster-there-is-spell", scenario=0)
def test_a_monster_in_a_spell_and_trap_zone_is_hit_by_what_hits_spells_only() -> None:
    gust = probe(
        "Test Gust",
        "Spell",
        Activation(target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD), do=Destroy(THE_TARGET)),
    )
    grasp = probe(
        "Test Grasp",
        "Dragon / Effect",
        Ignition(1, target=One(Monster(), OPPONENTS_FIELD), do=Equip(THIS_CARD, THE_TARGET)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Gust, Test Smite  monsters: Test Grasp
        opp 8000  monsters: Summoned Skull (set)
        """,
        pool=pool_with(grasp, gust, SMITE),
    )
    t.you.activates("Test Grasp", zone=1).nobody_responds()
    assert t.you.spell_trap("Summoned Skull").owner == "opp" and not t.opp.monsters
    t.you.activates("Test Smite")  # the only monster left is the other one
    t.nobody_responds()
    assert t.you.graveyard == ["Test Grasp", "Test Smite"] and t.opp.graveyard == ["Summoned Skull"]


@pytest.mark.rule("equip.card.includes-traps-and-monsters", scenario=0)
def test_a_trap_that_equips_itself_stays_as_long_as_it_is_equipped() -> None:
    gear = probe(
        "Test Gear",
        "Trap",
        Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET), stays=True),
        Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 300)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  set: Test Gear  monsters: Test Squire  hand: Test Smite
        opp 8000
        """,
        pool=pool_with(gear, SQUIRE, SMITE),
    )
    t.you.activates("Test Gear").nobody_responds()
    assert t.you.atk_of("Test Squire") == 1300 and t.you.spells == ["Test Gear"]
    t.you.activates("Test Smite").nobody_responds()
    assert "Test Gear destroyed (rule)" in t.log()


@pytest.mark.rule("zone.spell-trap.max-five", scenario=0)
def test_without_a_free_zone_nothing_is_equipped() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Keeper  graveyard: Summoned Skull  set: 5 Test Smite
        opp 8000
        """,
        pool=pool_with(KEEPER, SMITE),
    )
    t.you.cannot("activate Test Keeper", because="target.timing.chosen-at-activation")
