"""Topic gemini: what answers a second Normal Summon, what forbids it, and how it is said, told and written."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.check.well_said import check_card
from spellspeed.lang.say.text import render_card
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ATK,
    EFFECT,
    FACE_UP,
    GEMINI,
    MONSTER,
    NORMAL,
    NORMAL_SUMMONING,
    OPPONENT,
    SUMMONED_NORMALLY,
    SUMMONED_SPECIALLY,
    SUMMONED_WITH_TRIBUTES,
)
from spellspeed.lang.words.lines import (
    Activation,
    Card,
    Continuous,
    Ignition,
    Instead,
    Limit,
    Quick,
    SummonProcedure,
    Trigger,
)
from spellspeed.lang.words.nouns import THE_EQUIPPED, THE_TARGET, THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD
from spellspeed.lang.words.terms import Way
from spellspeed.lang.words.timings import Destroyed, If, Sent, Summoned, When
from spellspeed.lang.words.verbs import AllowSummons, ChangeStat, Draw, Equip, Forbid, GainLP, NegateEffectsOf, PayLP
from spellspeed.telling.event_sentences import tell_events
from spellspeed.telling.table import tell_option
from spellspeed.telling.voice import Voice
from table import Table, table

IS_EFFECT = "gemini.resummoned.is-effect-monster"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
GOLEM = "Goggle Golem"


def turn(yours: str, theirs: str = "") -> Table:
    return table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   {yours}   deck: 5 Sogen
        opp 8000   {theirs}   deck: 5 Umi
    """)


# ------------------------------------------------------------------------------------------------------ a Normal Summon


@pytest.mark.rule("gemini.resummon.can-be-negated", scenario=0)
@pytest.mark.parametrize("trap", ["Trap Hole", "Torrential Tribute"])
def test_what_answers_a_normal_summon_answers_the_second_one(trap: str) -> None:
    t = turn(f"monsters: {GOLEM}", f"set: {trap}")
    t.opp.cannot(f"activate {trap}", because="priority.opponent.cannot-act-first-except-triggers")
    t.you.does(f"summon {GOLEM} again")
    t.opp.activates(trap).nobody_responds()
    assert t.you.graveyard == [GOLEM]


def listening(name: str, how: Way) -> CardFacts:
    """A Trap that answers a summon of this kind."""
    return probe(name, "Trap / Normal", Activation(when=When(Summoned(Monster(), how)), do=Draw(1)))


def test_what_answers_a_tribute_summon_or_a_special_summon_does_not_answer_it() -> None:
    pool = pool_with(
        probe(
            "Test Ear", "Trap / Normal", Activation(when=When(Summoned(Monster(), SUMMONED_WITH_TRIBUTES)), do=Draw(1))
        ),
        probe("Test Eye", "Trap / Normal", Activation(when=When(Summoned(Monster(), SUMMONED_SPECIALLY)), do=Draw(1))),
        probe("Test Nose", "Trap / Normal", Activation(when=When(Summoned(Monster(), SUMMONED_NORMALLY)), do=Draw(1))),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: King Pyron
        opp 8000   set: Test Ear, Test Eye, Test Nose   deck: 5 Umi
        """,
        pool=pool,
    )
    t.you.does("summon King Pyron again")
    t.opp.cannot("activate Test Ear", because="effect.condition.all-must-be-met")
    t.opp.cannot("activate Test Eye", because="effect.condition.all-must-be-met")
    t.opp.can("activate Test Nose")


def test_its_own_trigger_about_its_summon_is_there_in_time() -> None:
    greeting = Trigger(when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY)), do=GainLP(1000), mandatory=True)
    pool = pool_with(probe("Test Twin", "Warrior / Gemini / Effect", gemini=(greeting,)))
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Twin\nopp 8000", pool=pool)
    t.you.summons("Test Twin")
    assert t.you.lp == 8000
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 monsters: Test Twin\nopp 8000", pool=pool)
    t.you.does("summon Test Twin again")
    assert t.you.lp == 9000


def test_a_trigger_about_its_leaving_is_one_it_had_when_it_left() -> None:
    farewell = Trigger(when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)), do=GainLP(1000), mandatory=True)
    pool = pool_with(probe("Test Twin", "Warrior / Gemini / Effect", gemini=(farewell,)))
    for state, lp in (("summoned again", 9000), ("attack", 8000)):
        position = f"""
            turn 3, Main Phase 1, you to act
            you 8000   monsters: Test Twin ({state})   hand: Dark Hole
            opp 8000
        """
        t = table(position, pool=pool)
        t.you.activates("Dark Hole").nobody_responds()
        assert t.you.lp == lp


def test_a_quick_effect_and_a_replacement_are_there_only_while_it_is_summoned_again() -> None:
    pool = pool_with(
        probe(
            "Test Twin",
            "Warrior / Gemini / Effect",
            gemini=(Quick(1, do=GainLP(1000)), Instead(2, Destroyed(THIS_CARD), PayLP(500), mandatory=True)),
        )
    )
    for state, lp, monsters in (("summoned again", 8500, ["Test Twin"]), ("attack", 8000, [])):
        position = f"""
            turn 4, Main Phase 1, opp to act
            you 8000   monsters: Test Twin ({state})
            opp 8000   hand: Dark Hole
        """
        t = table(position, pool=pool)
        t.opp.activates("Dark Hole")
        if t.you.is_to_decide():
            t.you.activates("Test Twin", effect=1)
        t.nobody_responds()
        assert (t.you.lp, t.you.monsters) == (lp, monsters)


def test_what_negates_effect_monsters_as_long_as_it_applies_does_not_reach_a_normal_monster() -> None:
    silence = Continuous(do=NegateEffectsOf(All(Monster(FACE_UP, kind=EFFECT), THE_FIELD)))
    pool = pool_with(probe("Test Silence", "Spell / Continuous", silence))
    position = "turn 3, Main Phase 1, you to act\nyou 8000 monsters: {}\nopp 8000 spells: Test Silence"
    t = table(position.format(GOLEM), pool=pool)
    assert kinds(t) == ("Monster", "Gemini", "Normal")
    t.you.does(f"summon {GOLEM} again")
    assert kinds(t) == ("Monster", "Gemini", "Effect") and t.you.atk_of(GOLEM) == 1500


def kinds(t: Table) -> tuple[str, ...]:
    return next(card.kinds for card in t.opp.view.monsters(t.you.player) if card is not None)


def test_who_cannot_normal_summon_cannot_summon_it_again() -> None:
    pool = pool_with(probe("Test Ban", "Spell / Continuous", Continuous(do=Forbid(NORMAL_SUMMONING, who=OPPONENT))))
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 monsters: {GOLEM}\nopp 8000 spells: Test Ban", pool=pool)
    assert "Test Ban" in str(t.you.cannot(f"summon {GOLEM} again", because=FORBIDDEN))


def test_it_is_summoned_again_in_your_own_main_phase_only() -> None:
    t = table(f"turn 4, Main Phase 1, opp to act\nyou 8000 monsters: {GOLEM}\nopp 8000")
    t.you.cannot(f"summon {GOLEM} again", because="turn.main.open-state-required")
    t = table(f"turn 3, Battle Step, you to act\nyou 8000 monsters: {GOLEM}\nopp 8000")
    t.you.cannot(f"summon {GOLEM} again", because="turn.main.actions-only-in-main-phase")


def test_an_additional_normal_summon_can_be_the_second_one_of_a_gemini_monster() -> None:
    # Legion the Fiend Jester allows a further Tribute Summon of a Spellcaster: no such summon.
    extra = Continuous(do=AllowSummons(Monster(kind=GEMINI)))
    pool = pool_with(probe("Test Leave", "Spell / Continuous", extra))
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000 monsters: {GOLEM} hand: Mystical Elf spells: Test Leave\nopp 8000",
        pool=pool,
    )
    t.you.does(f"summon {GOLEM} again")
    t.you.does("additional right")
    t.you.summons("Mystical Elf")
    assert t.you.monsters == [GOLEM, "Mystical Elf"]
    t = turn("monsters: Tuned Magician, Legion the Fiend Jester   hand: Mystical Elf")
    t.you.summons("Mystical Elf")
    t.you.cannot("summon Tuned Magician again", because="gemini.resummon.uses-the-normal-summon-of-the-turn")


def test_ultimate_offering_summons_it_again_in_addition() -> None:
    t = turn(f"monsters: {GOLEM} (defense), Sangan   hand: Mystical Elf, Kuriboh   spells: Ultimate Offering")
    t.you.summons("Mystical Elf")
    t.you.activates("Ultimate Offering").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == [GOLEM, "Kuriboh"]
    t.you.chooses(GOLEM)
    golem = t.you.monster(GOLEM)
    assert t.you.atk_of(GOLEM) == 2100 and golem.position == "defense" and t.you.lp == 7500
    t.you.cannot(f"summon {GOLEM} again", because=IS_EFFECT)
    t = turn(f"monsters: {GOLEM}   spells: Ultimate Offering", "set: Solemn Judgment   spells: Skill Drain")
    t.you.cannot("activate Ultimate Offering", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("gemini.resummon.can-be-negated", scenario=0)
def test_what_ultimate_offering_summons_again_can_be_negated() -> None:
    t = turn(f"monsters: {GOLEM}   spells: Ultimate Offering", "set: Solemn Judgment")
    t.you.activates("Ultimate Offering")
    t.you.passes()
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.graveyard == [GOLEM] and t.you.spells == ["Ultimate Offering"]


def test_an_equip_card_for_normal_monsters_falls_when_its_monster_is_summoned_again() -> None:
    necklace = Activation(target=One(Monster(FACE_UP, kind=NORMAL), THE_FIELD), do=Equip(THE_TARGET))
    boost = Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 300))
    pool = pool_with(probe("Test Necklace", "Spell / Equip", necklace, boost))
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 monsters: {GOLEM} hand: Test Necklace\nopp 8000", pool=pool)
    t.you.activates("Test Necklace").nobody_responds()
    assert t.you.atk_of(GOLEM) == 1800
    t.you.does(f"summon {GOLEM} again")
    assert t.you.atk_of(GOLEM) == 2100 and t.you.graveyard == ["Test Necklace"]


def test_a_phantom_does_not_gain_what_only_the_summon_gives() -> None:
    t = turn("monsters: Phantom of Chaos   graveyard: King Pyron")
    t.you.cannot("activate Phantom of Chaos", because="target.timing.chosen-at-activation")
    # Destroyed by Dark Ruler Ha Des it is an Effect Monster in the Graveyard.
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: King Pyron (summoned again), Phantom of Chaos   deck: 5 Sogen
        opp 8000   monsters: Dark Ruler Ha Des   deck: 5 Umi
    """)
    t.opp.attacks("Dark Ruler Ha Des", "King Pyron")
    t.nobody_responds()
    assert t.turn == 5 and t.you.graveyard == ["King Pyron"]
    t.you.activates("Phantom of Chaos").nobody_responds()
    assert t.you.banished == ["King Pyron"] and t.you.atk_of("Phantom of Chaos") == 1500
    t.you.cannot("activate Phantom of Chaos effect 2", because="ask.not-offered")


# ---------------------------------------------------------------------------------------------- said, told and written


@pytest.mark.parametrize(
    "wish", [f"summon {GOLEM} again", f"Gemini Summon {GOLEM}", "再1次召唤巨人 果戈尔", "把巨人 果戈尔再度召唤"]
)
def test_it_is_said_in_both_languages(wish: str) -> None:
    t = turn(f"monsters: {GOLEM}")
    t.you.does(wish)
    assert t.you.atk_of(GOLEM) == 2100


def test_options_log_and_cards_tell_it_in_both_languages() -> None:
    t = turn(f"monsters: {GOLEM}")
    you = t.you.player
    request = t.you.view.request
    assert request is not None
    told = [[tell_option(option, Voice(lang, you)) for option in request.options] for lang in ("en", "zh")]
    assert any(text.startswith("Normal Summon Goggle Golem") and "again" in text for text in told[0])
    assert any("再1次召唤" in text for text in told[1])
    t.you.does(f"summon {GOLEM} again")
    card = t.opp.view.monsters(you)[0]
    assert card is not None and card.summoned_again and card.summoned == "Gemini Summon" and card.summoned_this_turn
    assert "summoned again" in card.to_text() and "再1次召唤" in card.to_text("zh")
    assert card.to_dict()["summoned again"] is True
    english, chinese = (" ".join(tell_events(t.you.view.events, Voice(lang, you))) for lang in ("en", "zh"))
    assert "You Normal Summon Goggle Golem in" in english and "again: it is an Effect Monster now." in english
    assert "再1次召唤，变成效果怪兽。" in chinese
    assert t.duel.why(t.duel.events[-1]).rule == IS_EFFECT


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_position_says_that_a_monster_has_been_summoned_again(lang: str) -> None:
    t = turn(f"monsters: {GOLEM} (summoned again), King Pyron   hand: Mystical Elf")
    t.you.does("summon King Pyron again")
    again = table(t.write(lang))
    assert again.you.atk_of(GOLEM) == 2100
    again.you.cannot("change position of King Pyron", because="gemini.resummon.no-manual-position-change-that-turn")
    again.you.can(f"change position of {GOLEM}")
    again.you.cannot("summon Mystical Elf", because="summon.normal.once-per-turn-shared")
    again.you.cannot("summon King Pyron again", because=IS_EFFECT)
    assert again.write(lang) == t.write(lang)


@pytest.mark.parametrize("yours", ["monsters: Kuriboh (summoned again)", f"monsters: {GOLEM} (set, summoned again)"])
def test_only_a_face_up_gemini_monster_is_written_so(yours: str) -> None:
    with pytest.raises(ValueError, match="only a Gemini Monster that lies face-up"):
        table(f"turn 3, Main Phase 1, you to act\nyou 8000 {yours}\nopp 8000")


def test_the_text_says_when_it_is_a_normal_monster_and_what_it_gains() -> None:
    card = Card(1, "Test Twin", gemini=(Ignition(limit=Limit(), do=Draw(1)),))
    assert render_card(card)[1] == "● [Ignition Effect] Once per turn: Draw 1 card."
    assert render_card(card, lang="zh")[1].startswith("●【起动效果】")
    assert render_card(card)[0].startswith("[Gemini] ") and render_card(card, lang="zh")[0].startswith("【二重】")


def test_only_a_gemini_monster_has_effects_behind_a_bullet_and_it_has_some() -> None:
    gemini, effect = (MONSTER | EFFECT | GEMINI).value, (MONSTER | EFFECT).value
    twin = Card(1, "Test Twin", gemini=(Ignition(do=Draw(1)),))
    assert not check_card(twin, gemini)
    assert "only a Gemini Monster is summoned again" in str(check_card(twin, effect)[0])
    assert "says with gemini=" in str(check_card(Card(1, "Test Twin", Ignition(do=Draw(1))), gemini)[0])
    wrong = Card(1, "Test Twin", gemini=(SummonProcedure(),))
    assert str(check_card(wrong, gemini)[0]).startswith(
        "Test Twin gemini line 1: a monster does not gain SummonProcedure"
    )


# "When a card is sent from the field to the Graveyard, you can draw 1 card."
WITNESS = probe(
    "Test Witness", "Fiend / Effect", Trigger(when=When(Sent(AnyCard(), EITHER_GRAVEYARD, from_=THE_FIELD)), do=Draw(1))
)


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=0)
@pytest.mark.parametrize("again", [False, True])
def test_a_summon_that_succeeds_after_all_comes_later_than_the_chain_in_its_window(again: bool) -> None:
    """Seven Tools stops Solemn Judgment: what could be activated when the Traps left has missed its time."""
    alius = "Elemental HERO Neos Alius"
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Witness{f", {alius}" if again else f"   hand: {alius}"}
                   set: Seven Tools of the Bandit   deck: Umi, Sogen
        opp 8000   set: Solemn Judgment
        """,
        pool=pool_with(WITNESS),
    )
    t.you.does(f"{'gemini summon' if again else 'summon'} {alius}")
    if not again:
        t.you.take_zone()
    t.opp.activates("Solemn Judgment")
    t.you.activates("Seven Tools of the Bandit")
    assert t.you.graveyard == ["Seven Tools of the Bandit"] and t.opp.graveyard == ["Solemn Judgment"]
    assert t.you.is_asked("open state") and t.you.hand == [] and sorted(t.you.monsters) == [alius, "Test Witness"]
