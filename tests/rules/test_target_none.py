"""Topic target: effects that do not target, and what is picked at random among shown cards."""

from collections import Counter

import pytest

from either_seat import SEATS, lay
from probes import pool_with, probe
from spellspeed.lang.words.choices import All, CountOf, One, Some, Those
from spellspeed.lang.words.every_word import AS_ANYTHING, BEING_TARGETED, FACE_UP, OPPONENT
from spellspeed.lang.words.lines import Activation, Continuous, Quick
from spellspeed.lang.words.nouns import THIS_CARD, AnyCard, Monster, Ref, SpellOrTrap
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_DECK, YOUR_FIELD
from spellspeed.lang.words.timings import Activated, When
from spellspeed.lang.words.verbs import (
    Destroy,
    Forbid,
    GainLP,
    Reveal,
    SendToGraveyard,
    ShuffleDeck,
    SpecialSummon,
    Tribute,
)
from table import Table, table

# What nobody can target, and what answers an effect that targets a monster.
PHANTOM = probe("Test Phantom", "Warrior / Effect", Continuous(1, Forbid(BEING_TARGETED, THIS_CARD)))
GUARD = probe(
    "Test Guard",
    "Warrior / Effect",
    Quick(1, when=When(Activated(AnyCard(), AS_ANYTHING, targeting=Monster())), do=GainLP(300)),
)
WIPE = probe("Test Wipe", "Spell / Normal", Activation(do=Destroy(All(Monster(), THE_FIELD))))
PICK = probe("Test Pick", "Spell / Normal", Activation(do=Destroy(One(AnyCard(), THE_FIELD, other_than=THIS_CARD))))
AIM = probe("Test Aim", "Spell / Normal", Activation(target=One(Monster(), THE_FIELD), do=Destroy(Ref("the target"))))


def targets_of(t: Table) -> list[str]:
    """The cards that the last link targets."""
    link = t.duel.state.chain[-1]
    return [t.name(uid) for uid in link.targets[::2]]


@pytest.mark.rule("target.non-targeting.everything-in-range", scenario=2)
@pytest.mark.parametrize("name", ["Test Wipe", "Test Pick", "Test Aim"])
def test_what_takes_everything_or_chooses_when_it_resolves_does_not_target(name: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {name}, Umi
        opp 8000   monsters: Test Phantom, Test Guard   hand: Umi
        """,
        pool=POOL,
    )
    t.you.activates(name)
    if name == "Test Aim":
        # The contrary: only what can be targeted is offered, and the answer to targeting is.
        assert targets_of(t) == ["Test Guard"]
        t.opp.activates("Test Guard")
        return
    assert not [line for line in t.log() if "target" in line or "Test Guard" in line.split("declared")[-1:]]
    if name == "Test Pick":
        assert t.you.is_asked("effect").offers == ["Test Phantom", "Test Guard"]
        t.you.chooses("Test Phantom")
    assert "Test Phantom" in t.opp.graveyard and t.opp.lp == 8000


# The sentence of R - Righteous Justice.
JUSTICE = probe(
    "Test Justice",
    "Spell / Normal",
    Activation(
        do=Destroy(
            Some(
                CountOf(Monster(FACE_UP, archetype="Elemental HERO"), YOUR_FIELD),
                SpellOrTrap(),
                THE_FIELD,
                other_than=THIS_CARD,
            )
        )
    ),
)
CURTAIN = probe("Test Curtain", "Spell / Continuous", Continuous(1, Forbid(BEING_TARGETED, THIS_CARD)))


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=1)
def test_cards_that_are_chosen_when_an_effect_resolves_are_counted_and_found_then() -> None:
    avian, burstinatrix = "Elemental HERO Avian", "Elemental HERO Burstinatrix"
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Justice   monsters: {avian}, {burstinatrix}, Sangan   set: Ookazi
        opp 8000   spells: Test Curtain   set: Dust Tornado   hand: Mirror Force
        """,
        pool=POOL,
    )
    t.you.activates("Test Justice")
    assert targets_of(t) == []
    t.opp.activates("Dust Tornado", targeting="Ookazi")
    t.nobody_responds()
    t.opp.says_yes()
    t.opp.chooses_zone(5)
    assert t.opp.set_cards == ["Mirror Force"]
    asked = t.you.is_asked("effect")
    assert (asked.least, asked.most) == (2, 2)
    assert sorted(asked.offers) == ["Dust Tornado", "Mirror Force", "Test Curtain"]
    t.you.chooses("Test Curtain", "Mirror Force")
    assert sorted(t.opp.graveyard) == ["Dust Tornado", "Mirror Force", "Test Curtain"]


# --------------------------------------------------------------------------- the sentence of Super Quantal Fairy Alphan

THE_SHOWN = Ref("the revealed cards")
THE_PICKED = Ref("the chosen card")
ALPHAN = probe(
    "Test Alphan",
    "Fairy / Effect",
    Quick(
        1,
        cost=Tribute(THIS_CARD),
        do=Reveal(Some(3, Monster(), YOUR_DECK, called=THE_SHOWN))
        .and_if_you_do(
            SpecialSummon(
                One(Monster(), YOUR_DECK, by=OPPONENT, at_random=True, among=THE_SHOWN, called=THE_PICKED)
            ).also(SendToGraveyard(Those(THE_SHOWN, AnyCard(), other_than=THE_PICKED)))
        )
        .then(ShuffleDeck()),
    ),
)
SHOWN = ["Gemini Elf", "Mystical Elf", "Battle Ox"]
POOL = pool_with(PHANTOM, GUARD, WIPE, PICK, AIM, JUSTICE, CURTAIN, ALPHAN)


def alphan(seed: int = 0) -> Table:
    text = f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Alphan   deck: {", ".join(SHOWN)}, Silver Fang, Umi
        opp 8000   monsters: Test Guard   hand: Umi
    """
    return table(text, pool=POOL, seed=seed)


@pytest.mark.rule("info.random.public-cards-are-hidden-first", scenario=1)
def test_of_three_shown_cards_one_is_picked_blindly_and_summoned_and_the_others_are_sent_away() -> None:
    picked: Counter[str] = Counter()
    for seed in range(150):
        t = alphan(seed)
        t.you.activates("Test Alphan")
        t.you.chooses(*SHOWN)
        # Nobody is asked which: the next question is the summoner's, for the position.
        t.you.takes_position("attack")
        told = " ".join([event.to_text("en", t.opp.player) for event in t.opp.view.events])
        assert all(f"{name} in your opponent's Deck is revealed" in told for name in SHOWN)
        (summoned,) = t.you.monsters
        picked[summoned] += 1
        assert sorted(t.you.graveyard) == sorted([*[name for name in SHOWN if name != summoned], "Test Alphan"])
        assert sorted(t.you.deck) == ["Silver Fang", "Umi"]
    assert sorted(picked) == sorted(SHOWN) and all(30 <= count <= 70 for count in picked.values())


@pytest.mark.rule("target.non-targeting.unknown-at-activation", scenario=1)
def test_what_is_picked_at_random_when_the_effect_resolves_is_no_target() -> None:
    t = alphan()
    t.you.activates("Test Alphan")
    assert t.you.is_asked("search").least == 3  # nobody was asked to respond: Test Guard answers only what targets
    assert targets_of(t) == [] and not [line for line in t.log() if "target" in line]


@SEATS
def test_a_face_down_monster_is_refused_as_the_target_of_what_speaks_of_face_up_ones(seat: int) -> None:
    """Brain Control takes a face-up monster."""
    theirs = "monsters: Gemini Elf (zone 1), Battle Ox (zone 3), Kuriboh (zone 2, set)"
    _, me, _ = lay(seat, "hand: Brain Control", theirs)
    me.activates("Brain Control")
    assert me.is_asked("target").offers == ["Gemini Elf", "Battle Ox"]
    me.cannot("target face-down (their monster zone 2)", because="card.orientation.face-up-face-down-terms")
