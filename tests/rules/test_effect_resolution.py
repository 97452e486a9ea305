"""Topic effect: what happens when an effect resolves, step by step."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.rows import Event
from spellspeed.lang.words.choices import ANY_CARD, All, One, UpTo
from spellspeed.lang.words.deeds import May
from spellspeed.lang.words.every_word import EFFECT, EITHER, FACE_UP, OPPONENT, SUMMONED_SPECIALLY, YOU
from spellspeed.lang.words.lines import Activation, Ignition, Quick, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, HowMany, Monster, Ref, Times
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    EITHER_HAND,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
)
from spellspeed.lang.words.timings import DamageTaken, Destroyed, If, Sent, Summoned, When
from spellspeed.lang.words.verbs import AddToHand, Destroy, Discard, Draw, GainLP, InflictDamage
from spellspeed.rulebook.errors import IllegalAnswer
from spellspeed.words import EVENT_DESTROYED, EVENT_LP_CHANGED
from table import Table, table

DRAWER: Final = probe("Drawer", "Warrior / Effect", Ignition(do=Draw(1)))
SEARCHER: Final = probe(
    "Searcher", "Warrior / Effect", Trigger(when=If(Summoned(THIS_CARD)), do=AddToHand(One(ANY_CARD, YOUR_DECK)))
)
SNIPER: Final = probe(
    "Sniper", "Warrior / Effect", Quick(target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET))
)
# 'Destroy all Special Summoned Effect Monsters of your opponent, then inflict 500 damage for each.'
DESTROYED: Final = Ref("the destroyed cards")
SPECIAL: Final = Monster(FACE_UP, kind=EFFECT, summoned=SUMMONED_SPECIALLY)
RED_FLAME: Final = probe(
    "Red Flame",
    "Dragon / Effect",
    Ignition(
        do=Destroy(All(SPECIAL, OPPONENTS_FIELD), called=DESTROYED).then(
            InflictDamage(Times(500, HowMany(DESTROYED)), OPPONENT)
        ),
    ),
    level=8,
    atk=3000,
)
# 'Destroy it and inflict 300 damage', at once, or one after the other.
TWO_AT_ONCE: Final = probe(
    "Two at Once",
    "Spell / Normal",
    Activation(
        target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET).and_if_you_do(InflictDamage(300, OPPONENT))
    ),
)
TWO_IN_TURN: Final = probe(
    "Two in Turn",
    "Spell / Normal",
    Activation(target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET).then(InflictDamage(300, OPPONENT))),
)
# 'When this card is destroyed: …' and 'when you take damage: …', both optional.
AVENGER: Final = probe(
    "Avenger",
    "Warrior / Effect",
    Trigger(when=When(Destroyed(THIS_CARD)), do=InflictDamage(100, OPPONENT), from_=YOUR_GRAVEYARD),
)
SUFFERER: Final = probe("Sufferer", "Warrior / Effect", Trigger(when=When(DamageTaken(YOU)), do=GainLP(50)))
# 'When this card is sent to the Graveyard: you can …'
GHOST: Final = probe(
    "Hand Ghost",
    "Fiend / Effect",
    Quick(1, do=InflictDamage(100, OPPONENT), from_=YOUR_GRAVEYARD),
    Trigger(2, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=GainLP(50), from_=YOUR_GRAVEYARD),
)

POOL: Final = pool_with(DRAWER, SEARCHER, SNIPER, RED_FLAME, TWO_AT_ONCE, TWO_IN_TURN, AVENGER, SUFFERER, GHOST)


def doings(t: Table) -> list[str]:
    """What was sent and drawn, in order."""
    return [line for line in t.log() if line.endswith(" drew") or "sent to graveyard (effect)" in line]


# ------------------------------------------------------------------------------------------- an effect without its card


@pytest.mark.rule("effect.resolve.persists-after-source-leaves", scenario=1)
def test_a_spell_destroyed_in_the_chain_still_resolves() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   deck: 3 Battle Ox
        opp 8000   set: Mystical Space Typhoon
    """)
    t.you.activates("Trade-In", discarding="Blue-Eyes White Dragon")
    t.opp.activates("Mystical Space Typhoon", targeting="Trade-In")
    assert "Trade-In destroyed (effect)" in t.log()
    assert t.you.hand == ["Battle Ox", "Battle Ox"] and "Trade-In" in t.you.graveyard


@pytest.mark.rule("effect.resolve.persists-after-source-leaves", scenario=2)
@pytest.mark.parametrize(("answer", "lp"), [("Mystical Space Typhoon", 7200), ("Magic Jammer", 8000)])
def test_only_a_negation_keeps_a_normal_spell_from_resolving(answer: str, lp: int) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi
        opp 8000   hand: Battle Ox   set: {answer}
    """)
    t.you.activates("Ookazi")
    if answer == "Magic Jammer":
        t.opp.activates(answer, discarding="Battle Ox")
    else:
        t.opp.activates(answer, targeting="Ookazi")
    assert "Ookazi destroyed (effect)" in t.log() and t.you.graveyard == ["Ookazi"]
    assert t.opp.lp == lp


@pytest.mark.rule("effect.resolve.monster-effect-persists-after-source-moved", scenario=1)
@pytest.mark.parametrize("answer", ["Raigeki Break", "Compulsory Evacuation Device", "Book of Moon"])
def test_an_ignition_effect_resolves_without_its_monster(answer: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Drawer   deck: 3 Battle Ox
        opp 8000   hand: Silver Fang   set: {answer}
        """,
        pool=POOL,
    )
    t.you.activates("Drawer")
    t.opp.activates(answer, discarding="Silver Fang" if answer == "Raigeki Break" else (), targeting="Drawer")
    assert "Battle Ox" in t.you.hand and len(t.you.deck) == 2


@pytest.mark.rule("effect.resolve.monster-effect-persists-after-source-moved", scenario=2)
def test_a_trigger_effect_resolves_without_its_monster() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Searcher   deck: Battle Ox, Umi
        opp 8000   hand: Silver Fang   set: Raigeki Break
        """,
        pool=POOL,
    )
    t.you.summons("Searcher")
    t.you.triggers("Searcher")
    t.opp.activates("Raigeki Break", discarding="Silver Fang", targeting="Searcher")
    assert t.you.graveyard == ["Searcher"]
    t.you.chooses("Umi")
    assert t.you.hand == ["Umi"] and t.you.deck == ["Battle Ox"]


@pytest.mark.rule("effect.resolve.monster-effect-persists-after-source-moved", scenario=3)
def test_a_quick_effect_resolves_without_its_monster() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sniper
        opp 8000   hand: Silver Fang   set: Raigeki Break   monsters: Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Sniper", targeting="Mystical Elf")
    t.opp.activates("Raigeki Break", discarding="Silver Fang", targeting="Sniper")
    t.nobody_responds()
    assert t.you.graveyard == ["Sniper"] and "Mystical Elf" in t.opp.graveyard


# ------------------------------------------------------------------------------------------------------ step after step


@pytest.mark.rule("effect.resolve.order-as-written", scenario=1)
def test_hand_destruction_sends_before_it_draws() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hand Destruction, Battle Ox, Umi   deck: Gemini Elf, Sogen, Kuriboh
        opp 8000   hand: Silver Fang, Yami   deck: Mystical Elf, Raigeki, Sangan
    """)
    t.you.activates("Hand Destruction")
    assert sorted(t.you.hand) == ["Gemini Elf", "Sogen"] and sorted(t.opp.hand) == ["Mystical Elf", "Raigeki"]
    assert sorted(t.you.graveyard) == ["Battle Ox", "Hand Destruction", "Umi"]
    assert sorted(t.opp.graveyard) == ["Silver Fang", "Yami"]
    assert [line.split()[-1] for line in doings(t)] == ["(effect)"] * 4 + ["drew"] * 4


@pytest.mark.rule("effect.resolve.simultaneous-turn-player-first", scenario=1)
@pytest.mark.parametrize("by", [0, 1])
def test_the_turn_player_does_each_step_first_whoever_activated_the_card(by: int) -> None:
    cards = ("hand: Battle Ox, Silver Fang", "hand: Mystical Elf, Gemini Elf")
    own = ", Hand Destruction" if by == 0 else ""
    theirs = "set: Hand Destruction" if by == 1 else ""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   {cards[0]}, Sogen, Umi{own}   deck: 4 Kuriboh
        opp 8000   {cards[1]}, Yami, Raigeki   {theirs}   deck: 4 Sangan
    """)
    if by == 1:
        t.you.sets("Umi")
    t.seats[by].activates("Hand Destruction")
    t.you.is_asked("effect")
    t.you.chooses("Battle Ox", "Silver Fang")
    t.opp.is_asked("effect")
    t.opp.chooses("Mystical Elf", "Gemini Elf")
    assert [line.split(" sent")[0] for line in doings(t)] == [
        *("Battle Ox", "Silver Fang", "Mystical Elf", "Gemini Elf"),
        *("you drew", "you drew", "opp drew", "opp drew"),
    ]


@pytest.mark.rule("effect.resolve.simultaneous-turn-player-first", scenario=2)
@pytest.mark.parametrize(("turn", "who"), [(3, "you"), (4, "opp")])
def test_when_both_discard_and_draw_the_turn_player_chooses_and_draws_first(turn: int, who: str) -> None:
    both = probe(
        "Both of Us",
        "Spell / Normal",
        Activation(do=Discard(One(ANY_CARD, EITHER_HAND, by=EITHER)).then(Draw(1, EITHER))),
    )
    first, second = ("you", "opp") if who == "you" else ("opp", "you")
    t = table(
        f"""
        turn {turn}, Main Phase 1, {who} to act
        {first} 8000   hand: Both of Us, Battle Ox, Umi   deck: 3 Kuriboh
        {second} 8000   hand: Silver Fang, Yami   deck: 3 Kuriboh
        """,
        pool=pool_with(both),
    )
    mine, yours = (t.you, t.opp) if who == "you" else (t.opp, t.you)
    mine.activates("Both of Us")
    mine.is_asked("discard")
    mine.chooses("Umi")
    yours.is_asked("discard")
    yours.chooses("Yami")
    assert [line for line in t.log() if line.endswith(" drew")] == [f"{first} drew", f"{second} drew"]


@pytest.mark.rule("effect.resolve.no-activation-mid-resolution", scenario=1)
def test_nobody_can_activate_anything_between_the_steps_of_an_effect() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hand Destruction, Hand Ghost, Umi, Sogen   deck: 4 Kuriboh
        opp 8000   hand: Silver Fang, Yami, Raigeki   set: Solemn Judgment, Just Desserts   deck: 4 Sangan
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Hand Destruction")
    t.both_pass()
    t.you.chooses("Hand Ghost", "Umi")
    t.opp.cannot("activate Solemn Judgment", because="chain.resolve.no-activation-during")
    t.opp.cannot("activate Just Desserts", because="chain.resolve.no-activation-during")
    t.news()
    t.opp.chooses("Silver Fang", "Yami")
    # From here to the end of the chain nobody was asked; only then the Ghost may be activated.
    news = t.news()
    assert news[-1] == "chain of 1 ended" and "Hand Ghost sent to graveyard (effect)" in news
    assert news.count("you drew") == news.count("opp drew") == 2
    assert [offer for offer in t.you.is_asked("trigger").offers if "Hand Ghost" in offer]


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=1)
@pytest.mark.parametrize(("target", "lp"), [("Cannon Soldier", 8000), ("Red Flame", 7500)])
def test_what_comes_after_a_step_that_could_not_be_done_is_not_done_either(target: str, lp: int) -> None:
    t = table(
        """
        turn 2, Main Phase 1, opp to act
        you 8000   monsters: Red Flame   deck: 3 Battle Ox
        opp 8000   hand: Monster Reborn   set: Compulsory Evacuation Device   graveyard: Cannon Soldier
                   deck: 3 Battle Ox
        """,
        pool=POOL,
    )
    t.opp.activates("Monster Reborn", targeting="Cannon Soldier")
    t.nobody_responds()
    t.opp.takes_position("attack")
    t.nobody_responds()
    t.opp.ends_turn()
    while not t.you.is_to_decide() or t.phase != "Main Phase 1":
        t.opp.passes()
    t.you.activates("Red Flame")
    t.opp.activates("Compulsory Evacuation Device", targeting=target)
    t.nobody_responds()
    assert t.opp.lp == lp and t.opp.monsters == []
    assert "link 1 Red Flame resolved" in t.log()


@pytest.mark.rule("effect.resolve.no-self-defeating-choice", scenario=1)
@pytest.mark.parametrize("count", [1, 2])
def test_up_to_two_means_one_or_two(count: int) -> None:
    dance = probe(
        "Moon Dance", "Spell / Normal", Activation(do=AddToHand(UpTo(2, Monster(archetype="Moon Test"), YOUR_DECK)))
    )
    moons = [probe(f"Moon {letter}", archetypes=("Moon Test",)) for letter in "ABC"]
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Moon Dance   deck: Moon A, Moon B, Moon C, Battle Ox
        opp 8000
        """,
        pool=pool_with(dance, *moons),
    )
    t.you.activates("Moon Dance")
    asked = t.you.is_asked("search")
    assert (asked.least, asked.most) == (1, 2) and sorted(asked.offers) == ["Moon A", "Moon B", "Moon C"]
    with pytest.raises(IllegalAnswer):
        t.duel.answer(by=t.you.player)
    t.you.chooses(*["Moon A", "Moon C"][:count])
    assert t.you.hand == ["Moon A", "Moon C"][:count]


# --------------------------------------------------------------------------------------------------- at once or in turn


def event_of(t: Table, kind: int) -> Event:
    """The last event of this kind."""
    return [event for event in t.events if event.kind == kind][-1]


@pytest.mark.rule("effect.resolve.single-effect-is-simultaneous", scenario=1)
def test_what_one_effect_does_at_once_is_all_the_last_thing_that_happened() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Two at Once
        opp 8000   monsters: Avenger, Sufferer
        """,
        pool=POOL,
    )
    t.you.activates("Two at Once", targeting="Avenger")
    assert event_of(t, EVENT_DESTROYED).batch == event_of(t, EVENT_LP_CHANGED).batch
    offers = t.opp.is_asked("trigger").offers
    assert [offer for offer in offers if "Avenger" in offer] and [offer for offer in offers if "Sufferer" in offer]


@pytest.mark.rule("effect.resolve.sequential-effect-ends-with-last-step", scenario=1)
def test_an_effect_in_two_steps_is_over_with_the_second() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Two in Turn
        opp 8000   monsters: Avenger, Sufferer
        """,
        pool=POOL,
    )
    t.you.activates("Two in Turn", targeting="Avenger")
    assert event_of(t, EVENT_DESTROYED).batch < event_of(t, EVENT_LP_CHANGED).batch
    log = t.log()
    assert log.index("opp lp 8000 -> 7700 (effect)") < log.index("link 1 Two in Turn resolved")
    # The destruction was not the last thing that happened: its 'when' is missed, that of the damage is not.
    offers = t.opp.is_asked("trigger").offers
    assert not [offer for offer in offers if "Avenger" in offer] and [offer for offer in offers if "Sufferer" in offer]


# --------------------------------------------------------------------------------------------------------- must and may


@pytest.mark.rule("effect.wording.compulsory", scenario=1)
def test_what_a_text_plainly_orders_is_done_even_to_ones_own_harm() -> None:
    own_goal = probe("Own Goal", "Spell / Normal", Activation(do=Destroy(One(Monster(), YOUR_FIELD))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Own Goal   monsters: Battle Ox
        opp 8000   monsters: Mystical Elf
        """,
        pool=pool_with(own_goal),
    )
    t.you.activates("Own Goal")
    assert t.you.monsters == [] and t.you.graveyard == ["Battle Ox", "Own Goal"]
    assert t.opp.monsters == ["Mystical Elf"]
    t.you.is_asked("open state")


@pytest.mark.rule("effect.wording.optional", scenario=1)
@pytest.mark.parametrize("wanted", [True, False])
def test_what_a_text_allows_may_be_declined(wanted: bool) -> None:
    offer = probe(
        "Kind Offer",
        "Spell / Normal",
        Activation(do=GainLP(500).also(Destroy(One(ANY_CARD, THE_FIELD, other_than=THIS_CARD)), may=True)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kind Offer
        opp 8000   monsters: Mystical Elf
        """,
        pool=pool_with(offer),
    )
    t.you.activates("Kind Offer")
    t.you.is_asked("option")
    if wanted:
        t.you.says_yes()
    else:
        t.you.says_no()
    assert t.opp.monsters == ([] if wanted else ["Mystical Elf"])
    assert t.you.lp == 8500 and t.you.graveyard == ["Kind Offer"]
    t.you.is_asked("open state")


@pytest.mark.rule("effect.wording.optional", scenario=1)
def test_an_effect_that_is_optional_as_a_whole_may_be_declined_without_any_consequence() -> None:
    offer = probe(
        "Whole Offer", "Spell / Normal", Activation(do=May(Destroy(One(ANY_CARD, THE_FIELD, other_than=THIS_CARD))))
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Whole Offer
        opp 8000   monsters: Mystical Elf
        """,
        pool=pool_with(offer),
    )
    t.you.activates("Whole Offer")
    t.you.says_no()
    assert t.opp.monsters == ["Mystical Elf"] and t.you.graveyard == ["Whole Offer"]
