"""Topic spell: Continuous, Field and Quick-Play Spells, each in its own way."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.find import kind_now
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import ATK, FACE_UP, WARRIOR
from spellspeed.lang.words.lines import Continuous
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.verbs import ChangeStat
from spellspeed.words import CONTINUOUS, NORMAL, SPELL
from table import Table, table

BANNER = probe(
    "Probe Banner", "Spell / Continuous", Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 300))
)
CAMP = probe(
    "Probe Camp",
    "Spell / Field",
    Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, type_=WARRIOR), YOUR_FIELD), 200)),
)
POOL = pool_with(BANNER, CAMP)
TYPHOON = "activate Mystical Space Typhoon"

# -------------------------------------------------------------------------------------------------------- Continuous


@pytest.mark.rule("spell.continuous.stays-and-keeps-applying", scenario=1)
def test_a_continuous_spell_stays_and_its_bonus_still_applies_two_turns_later() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Banner, Summoned Skull   monsters: Vorse Raider, Celtic Guardian   deck: 3 Mystical Elf
        opp 8000   monsters: Vorse Raider   deck: 3 Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Probe Banner").nobody_responds()
    assert t.you.spells == ["Probe Banner"] and t.you.graveyard == []
    assert (t.you.atk_of("Vorse Raider"), t.you.atk_of("Celtic Guardian")) == (2200, 1700)
    t.you.ends_turn()
    assert t.turn == 4 and t.you.atk_of("Vorse Raider") == 2200
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.spells == ["Probe Banner"]
    assert (t.you.atk_of("Vorse Raider"), t.opp.atk_of("Vorse Raider")) == (2200, 1900)
    # Also for a monster that came later.
    t.you.summons("Summoned Skull", tributing=["Celtic Guardian"])
    assert t.you.atk_of("Summoned Skull") == 2800


@pytest.mark.rule("spell.continuous.stays-and-keeps-applying", scenario=2)
def test_continuous_equip_and_field_spells_are_face_up_on_the_field_after_their_chains() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Banner, Axe of Despair, Sogen   monsters: Vorse Raider
        opp 8000
        """,
        pool=POOL,
    )
    for name in ("Probe Banner", "Axe of Despair", "Sogen"):
        t.you.activates(name).nobody_responds()
        assert t.news()[-1] == "chain of 1 ended"
    assert t.you.spells == ["Probe Banner", "Axe of Despair"]
    field = t.opp.view.field_zone(t.you.player)
    assert t.you.field_zone == ["Sogen"] and field is not None and field.face_up
    assert t.you.graveyard == [] and t.you.hand == []


@pytest.mark.rule("spell.continuous.stops-when-it-leaves", scenario=1)
def test_the_bonus_of_a_continuous_spell_is_gone_as_soon_as_it_is_destroyed() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   spells: Probe Banner   hand: Kuriboh   monsters: Vorse Raider
        opp 8000   set: Mystical Space Typhoon
        """,
        pool=POOL,
    )
    assert t.you.atk_of("Vorse Raider") == 2200
    t.you.summons("Kuriboh")
    assert t.you.atk_of("Kuriboh") == 600
    t.opp.activates("Mystical Space Typhoon", targeting="Probe Banner").nobody_responds()
    assert t.you.graveyard == ["Probe Banner"] and t.turn == 3
    assert (t.you.atk_of("Vorse Raider"), t.you.atk_of("Kuriboh")) == (1900, 300)


# ------------------------------------------------------------------------------------------------------------- Field


@pytest.mark.rule("spell.field.own-old-one-sent-to-graveyard", scenario=1)
@pytest.mark.parametrize("old", ["Umi", "Umi (set)"])
def test_a_new_field_spell_is_activated_in_place_of_the_old_one(old: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen   field: {old}   graveyard: Kuriboh
        opp 8000   field: Yami
    """)
    t.you.activates("Sogen").nobody_responds()
    assert t.you.field_zone == ["Sogen"] and t.you.graveyard == ["Kuriboh", "Umi"]
    new = t.opp.view.field_zone(t.you.player)
    assert new is not None and new.face_up
    theirs = t.you.view.field_zone(t.opp.player)
    assert t.opp.field_zone == ["Yami"] and t.opp.graveyard == [] and theirs is not None and theirs.face_up


@pytest.mark.rule("spell.field.stays-in-field-zone", scenario=1)
def test_a_field_spell_stays_in_the_field_zone_on_later_turns() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen   monsters: Celtic Guardian   deck: 3 Mystical Elf
        opp 8000   deck: 3 Mystical Elf
    """)
    t.you.activates("Sogen").nobody_responds()
    for turn in (3, 4, 5, 6):
        assert t.turn == turn and t.you.field_zone == ["Sogen"] and t.you.graveyard == []
        card = t.opp.view.field_zone(t.you.player)
        assert card is not None and card.face_up and t.you.atk_of("Celtic Guardian") == 1600
        t.seats[(turn + 1) % 2].ends_turn()


@pytest.mark.rule("spell.field.scope-by-text", scenario=1)
def test_the_text_of_a_field_spell_says_whose_monsters_it_affects() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sogen, Probe Camp   monsters: Celtic Guardian, Mystical Elf
        opp 8000   monsters: Celtic Guardian
    """
    t = table(position, pool=POOL)
    t.you.activates("Sogen").nobody_responds()
    assert (t.you.atk_of("Celtic Guardian"), t.opp.atk_of("Celtic Guardian")) == (1600, 1600)
    assert t.you.atk_of("Mystical Elf") == 800
    t = table(position, pool=POOL)
    t.you.activates("Probe Camp").nobody_responds()
    assert (t.you.atk_of("Celtic Guardian"), t.opp.atk_of("Celtic Guardian")) == (1600, 1400)
    assert t.you.atk_of("Mystical Elf") == 800


# -------------------------------------------------------------------------------------------------------- Quick-Play


def with_typhoons(phase: str, whose: str, where: str) -> Table:
    """You have Mystical Space Typhoon where it is said, and everybody is asked whenever he may act."""
    return table(
        f"""
        turn 4, {phase}, {whose} to act
        you 8000   {where}   monsters: Kuriboh (attack)   deck: 6 Mystical Elf
        opp 8000   set: Just Desserts, Raigeki   monsters: Kuriboh (attack)   deck: 6 Mystical Elf
        """,
        ask_all=True,
    )


def give_priority_to_you(t: Table) -> None:
    """Have the opponent pass, or want to leave his open state, until you are asked."""
    leaving = {"Main Phase 1": "battle phase", "Battle Phase": "main phase 2", "Main Phase 2": "end phase"}
    if not t.you.is_to_decide():
        t.opp.does("pass" if "pass" in t.opp.is_offered() else leaving[t.phase])
    assert t.you.is_to_decide()


PHASES = (
    "Draw Phase",
    "Standby Phase",
    "Main Phase 1",
    "Start Step",
    "Battle Step",
    "End Step",
    "Main Phase 2",
    "End Phase",
)


@pytest.mark.rule("spell.quick-play.set-usable-in-either-turn", scenario=1)
@pytest.mark.parametrize("whose", ["you", "opp"])
@pytest.mark.parametrize("phase", PHASES)
def test_a_quick_play_spell_that_was_set_earlier_is_offered_in_every_phase_of_both_turns(
    phase: str, whose: str
) -> None:
    t = with_typhoons(phase, whose, "set: Mystical Space Typhoon")
    give_priority_to_you(t)
    assert TYPHOON in t.you.is_offered()
    t.you.activates("Mystical Space Typhoon", targeting="Raigeki").nobody_responds()
    assert t.opp.graveyard == ["Raigeki"] and t.you.graveyard == ["Mystical Space Typhoon"]


@pytest.mark.rule("spell.quick-play.set-usable-in-either-turn", scenario=1)
def test_a_quick_play_spell_set_in_an_own_turn_answers_what_the_opponent_does_in_his() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly   monsters: Kuriboh (attack)   deck: 6 Mystical Elf
        opp 8000   hand: Vorse Raider   set: Just Desserts   deck: 6 Mystical Elf
    """)
    t.you.sets("Rush Recklessly")
    t.you.ends_turn()
    t.nobody_responds()
    t.opp.summons("Vorse Raider")
    t.opp.passes()
    assert t.you.is_offered() == ["activate Rush Recklessly", "pass"]
    t.you.passes()
    t.opp.activates("Just Desserts")
    assert t.you.is_offered() == ["activate Rush Recklessly", "pass"]
    t.you.activates("Rush Recklessly", targeting="Kuriboh").nobody_responds()
    assert t.you.atk_of("Kuriboh") == 1000


@pytest.mark.rule("spell.quick-play.not-in-turn-it-was-set", scenario=1)
def test_a_quick_play_spell_is_not_offered_in_the_turn_in_which_it_was_set() -> None:
    t = with_typhoons("Main Phase 1", "you", "hand: Mystical Space Typhoon")
    assert TYPHOON in t.you.is_offered()
    t.you.sets("Mystical Space Typhoon")
    refused = 0
    for _ in range(40):
        if t.turn == 5:
            break
        t.you.cannot(TYPHOON, because="spell.quick-play.not-in-turn-it-was-set")
        if t.you.is_to_decide():
            assert TYPHOON not in t.you.is_offered()
            refused += 1
            following = {"Main Phase 1": "battle phase", "Battle Phase": "main phase 2", "Main Phase 2": "end phase"}
            t.you.does("pass" if "pass" in t.you.is_offered() else following[t.phase])
        elif t.phase == "Main Phase 2" and "Just Desserts" in t.opp.set_cards:
            # It is no response either.
            t.opp.activates("Just Desserts")
        else:
            t.opp.passes()
    assert refused > 5 and t.opp.graveyard == ["Just Desserts"]
    # From the opponent's Draw Phase on it is offered.
    assert (t.turn_player, t.phase) == ("opp", "Draw Phase")
    t.opp.passes()
    assert t.phase == "Draw Phase" and TYPHOON in t.you.is_offered()
    t.you.activates("Mystical Space Typhoon", targeting="Raigeki").nobody_responds()
    assert t.opp.graveyard == ["Just Desserts", "Raigeki"]


@pytest.mark.rule("spell.quick-play.from-hand-in-own-turn", scenario=1)
@pytest.mark.parametrize("phase", PHASES)
def test_a_quick_play_spell_is_activated_from_the_hand_in_every_phase_of_the_own_turn(phase: str) -> None:
    t = with_typhoons(phase, "you", "hand: Mystical Space Typhoon")
    assert TYPHOON in t.you.is_offered()
    t.you.activates("Mystical Space Typhoon", targeting="Raigeki")
    assert t.chain == ["Mystical Space Typhoon"] and "Mystical Space Typhoon" not in t.you.hand
    t.nobody_responds()
    assert t.opp.graveyard == ["Raigeki"] and t.you.graveyard == ["Mystical Space Typhoon"]


@pytest.mark.rule("spell.quick-play.from-hand-in-own-turn", scenario=1)
def test_a_quick_play_spell_from_the_hand_answers_the_opponents_trap() -> None:
    t = with_typhoons("Main Phase 1", "you", "hand: Mystical Space Typhoon")
    t.you.goes_to("Battle Phase")
    t.opp.activates("Just Desserts")
    assert t.you.is_offered() == [TYPHOON, "pass"]
    t.you.activates("Mystical Space Typhoon", targeting="Just Desserts").nobody_responds()
    # The destroyed Trap still resolves; yours was the second link.
    assert t.opp.graveyard == ["Just Desserts"] and t.you.lp == 7500


@pytest.mark.rule("spell.quick-play.from-hand-in-own-turn", scenario=1)
def test_mystical_space_typhoon_is_not_offered_in_the_damage_step() -> None:
    t = with_typhoons("Battle Step", "you", "hand: Mystical Space Typhoon, Rush Recklessly")
    t.you.attacks("Kuriboh", "Kuriboh")
    timings = []
    while t.step == "Battle Step":
        if t.you.is_to_decide():
            assert TYPHOON in t.you.is_offered()
        t.seats[0 if t.you.is_to_decide() else 1].passes()
    while t.step == "Damage Step":
        t.you.cannot(TYPHOON, because="damage-step.activation.default-ban")
        if t.you.is_to_decide():
            timings.append(t.timing)
            assert TYPHOON not in t.you.is_offered()
            assert ("activate Rush Recklessly" in t.you.is_offered()) == (len(timings) < 3)
        t.seats[0 if t.you.is_to_decide() else 1].passes()
    assert timings[:2] == ["start of the Damage Step", "before damage calculation"]


@pytest.mark.rule("spell.quick-play.opponents-turn-only-if-set", scenario=1)
def test_in_the_opponents_turn_only_the_set_quick_play_spell_is_offered() -> None:
    t = with_typhoons("Main Phase 1", "opp", "hand: Mystical Space Typhoon   set: Mystical Space Typhoon (zone 2)")
    give_priority_to_you(t)
    offers = [option for option in t.you.request().options if option.uid >= 0]
    assert [t.look(option.uid).zone for option in offers] == [2] and t.you.is_offered() == [TYPHOON, "pass"]
    t.you.activates("Mystical Space Typhoon", targeting="Raigeki").nobody_responds()
    assert t.you.hand == ["Mystical Space Typhoon"] and t.you.set_cards == []
    give_priority_to_you(t)
    t.you.cannot(TYPHOON, because="spell.quick-play.opponents-turn-only-if-set")
    assert t.you.is_offered() == ["pass"]


@pytest.mark.rule("spell.resolve.some-normal-spells-stay", scenario=1)
def test_swords_of_revealing_light_stay_in_their_zone_and_are_a_normal_spell_all_the_while() -> None:
    swords = "Swords of Revealing Light"
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {swords}, 5 Waboku   deck: 9 Sogen
        opp 8000   deck: 9 Sogen
    """)
    t.you.activates(swords, zone=2)
    assert t.you.spell_trap(swords).zone == 2 and t.chain == []
    for _ in range(4):
        t.you.sets("Waboku")
    t.you.cannot("set Waboku", because="zone.spell-trap.max-five")
    for turn in range(3):
        kind = kind_now(t.duel.game, t.duel.state, t.you.spell_trap(swords).row)
        assert kind & (SPELL | NORMAL | CONTINUOUS) == SPELL | NORMAL
        t.you.ends_turn()
        t.nobody_responds()
        assert t.turn == 4 + 2 * turn and t.you.spells == [swords]
        t.opp.goes_to("End Phase")
        t.you.passes()
        if turn == 2:
            t.you.carries_out(swords)
        t.nobody_responds()
    assert t.turn == 9 and t.you.spells == [] and t.you.graveyard == [swords]
    assert f"{swords} destroyed (effect)" in t.log()
