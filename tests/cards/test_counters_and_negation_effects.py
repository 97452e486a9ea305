"""What each card of `cards/counters_and_negation.py` does that negates effects or acts each time something happens."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.applies.continuous import find_forbidding
from spellspeed.engine.kernel.places import own
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import ATK
from spellspeed.lang.words.lines import Continuous, Ignition
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import YOUR_HAND
from spellspeed.lang.words.verbs import ChangeStat, SpecialSummon
from spellspeed.words import EXTRA_DECK, SPECIAL_SUMMONING
from table import table

NO_TARGET = "target.timing.chosen-at-activation"
UNMET = "effect.condition.all-must-be-met"

# -------------------------------------------------------------------------------------------------------- Solemn Wishes


@pytest.mark.rule("move.draw.each-time-you-draw-counts-per-effect", scenario=0)
def test_solemn_wishes_gives_500_lp_each_time_its_player_draws_however_many_cards() -> None:
    """card: Solemn Wishes ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Solemn Wishes   hand: Pot of Greed, Reinforcement of the Army
                   deck: 4 Umi, Celtic Guardian
        opp 8000   deck: 3 Umi
    """)
    t.you.activates("Pot of Greed").nobody_responds()
    assert t.you.lp == 8500 and t.chain == []
    t.you.activates("Reinforcement of the Army").nobody_responds()
    assert t.you.lp == 8500
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 4 and t.you.lp == 8500
    t.opp.ends_turn()
    t.nobody_responds()
    assert t.turn == 5 and t.you.lp == 9000


def test_bountiful_artemis_draws_a_card_for_every_counter_trap_of_either_player() -> None:
    """card: Bountiful Artemis ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi, Umi   monsters: Bountiful Artemis   deck: 3 Sogen   set: Seven Tools of the Bandit
        opp 8000   hand: Kuriboh   set: Magic Jammer   monsters: Bountiful Artemis   deck: 3 Sogen
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer").nobody_responds()
    assert t.opp.lp == 8000 and t.opp.hand == ["Sogen"] and sorted(t.you.hand) == ["Sogen", "Umi"]


@pytest.mark.rule("negate.activation.no-resolution", scenario=0)
def test_bountiful_artemis_draws_nothing_for_a_counter_trap_whose_activation_is_negated() -> None:
    """card: Bountiful Artemis ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   monsters: Bountiful Artemis   deck: 3 Sogen   set: Seven Tools of the Bandit
        opp 8000   hand: Kuriboh   set: Magic Jammer   deck: 3 Sogen
    """)
    t.you.activates("Ookazi")
    t.opp.activates("Magic Jammer")
    t.you.activates("Seven Tools of the Bandit").nobody_responds()
    assert t.opp.lp == 7200 and t.you.hand == ["Sogen"]


# ---------------------------------------------------------------------------------------------------- Amorphage Goliath


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_amorphage_goliath_keeps_both_players_from_summoning_others_from_the_extra_deck() -> None:
    """card: Amorphage Goliath ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Kuriboh   monsters: Amorphage Goliath   extra: Black-Winged Dragon
        opp 8000   extra: Black-Winged Dragon
    """)
    state, game = t.duel.state, t.duel.game
    for player in (0, 1):
        row = state.cards[state.piles[own(player, EXTRA_DECK)][0]]
        assert find_forbidding(game, state, player, SPECIAL_SUMMONING, row) >= 0
        goliath = row.elsewhere(state.cards[state.monsters_of(t.you.player)[0]].card, player, row.place)
        assert find_forbidding(game, state, player, SPECIAL_SUMMONING, goliath) < 0
    # What comes from elsewhere is free.
    t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Amorphage Goliath", "Kuriboh"]


GOLIATH_AS_SPELL = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Ookazi, Umi   pendulum: Amorphage Goliath   monsters: {own}   deck: 2 Umi
    opp 8000   set: Waboku   deck: 2 Umi
"""


@pytest.mark.parametrize("own", ["Amorphage Goliath", "Kuriboh"])
def test_amorphage_goliath_in_a_pendulum_zone_banishes_what_is_not_of_its_series(own: str) -> None:
    """card: Amorphage Goliath"""
    t = table(GOLIATH_AS_SPELL.format(own=own))
    t.you.activates("Ookazi")
    t.opp.activates("Waboku").nobody_responds()
    assert (t.you.banished, t.opp.banished) == ((["Ookazi"], ["Waboku"]) if "Goliath" in own else ([], []))
    assert (t.you.graveyard, t.opp.graveyard) == (([], []) if "Goliath" in own else (["Ookazi"], ["Waboku"]))


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
@pytest.mark.parametrize("pays", [True, False])
def test_amorphage_goliath_in_a_pendulum_zone_demands_a_tribute_in_each_of_your_standby_phases(pays: bool) -> None:
    """card: Amorphage Goliath"""
    t = table("""
        turn 3, Standby Phase, you to act
        you 8000   hand: Umi   pendulum: Amorphage Goliath   monsters: Kuriboh   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.carries_out("Amorphage Goliath")
    t.you.chooses_effect(1 if pays else 2)
    assert t.you.graveyard == (["Kuriboh"] if pays else [])
    assert t.you.extra == ([] if pays else ["Amorphage Goliath"])


# ------------------------------------------------------------------------------------------------------- Imperial Order

UPKEEP = """
    turn 3, Standby Phase, {who} to act
    you {lp}   spells: Imperial Order   deck: 2 Umi
    opp 8000   deck: 2 Umi
"""


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
@pytest.mark.parametrize("who", ["you", "opp"])
def test_imperial_order_costs_700_lp_in_every_standby_phase(who: str) -> None:
    """card: Imperial Order"""
    t = table(UPKEEP.format(who=who, lp=8000))
    t.you.carries_out("Imperial Order")
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and t.you.lp == 7300 and t.you.spells == ["Imperial Order"]


@pytest.mark.rule("effect.maintenance.lp-unpayable-destroys", scenario=0)
def test_imperial_order_is_destroyed_if_the_lp_do_not_suffice() -> None:
    """card: Imperial Order"""
    t = table(UPKEEP.format(who="you", lp=600))
    t.you.carries_out("Imperial Order")
    t.nobody_responds()
    assert t.you.lp == 600 and t.you.spells == [] and t.you.graveyard == ["Imperial Order"]


@pytest.mark.rule("effect.maintenance.lp-exactly-to-zero", scenario=0)
def test_imperial_order_takes_the_last_700_lp() -> None:
    """card: Imperial Order"""
    t = table(UPKEEP.format(who="you", lp=700))
    t.you.carries_out("Imperial Order")
    assert t.winner == "opp" and t.you.lp == 0


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_imperial_order_negates_the_spells_of_both_players() -> None:
    """card: Imperial Order ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Imperial Order   hand: Ookazi   monsters: Celtic Guardian   field: Sogen
        opp 8000   spells: Banner of Courage
    """)
    assert t.you.atk_of("Celtic Guardian") == 1600
    t.you.activates("Imperial Order").nobody_responds()
    assert t.you.atk_of("Celtic Guardian") == 1400
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 8000 and t.you.graveyard == ["Ookazi"]


# ------------------------------------------------------------------------------------------------- Silent Swordsman LV7


def test_silent_swordsman_negates_spells_as_long_as_it_is_face_up() -> None:
    """card: Silent Swordsman LV7 ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Ookazi, Book of Moon   monsters: Silent Swordsman LV7, Celtic Guardian   field: Sogen
                   set: Raigeki Break
        opp 8000
    """)
    assert t.you.atk_of("Celtic Guardian") == 1400
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 8000
    t.you.activates("Raigeki Break", discarding="Book of Moon", targeting="Silent Swordsman LV7").nobody_responds()
    assert t.you.atk_of("Celtic Guardian") == 1600
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 7200


def test_silent_swordsman_cannot_be_normal_summoned() -> None:
    """card: Silent Swordsman LV7"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Silent Swordsman LV7, Kuriboh   monsters: 2 Sangan
        opp 8000
    """)
    assert not any("Silent Swordsman" in offer for offer in t.you.is_offered())


def test_silent_swordsman_is_special_summoned_by_one_card_alone() -> None:
    """card: Silent Swordsman LV7"""
    promotion = Ignition(do=SpecialSummon(One(Monster(name="Silent Swordsman LV7"), YOUR_HAND)))
    # What is treated as "Silent Swordsman LV5" stands for that card.
    pupil = probe("Test Pupil", "Warrior / Effect", promotion, rule_name=74388798)
    pool = pool_with(probe("Test Teacher", "Warrior / Effect", promotion), pupil)
    position = "turn 3, Main Phase 1, you to act\nyou 8000   hand: Silent Swordsman LV7, Umi   monsters: {}\nopp 8000"
    t = table(position.format("Test Teacher"), pool)
    t.you.cannot("activate Test Teacher", because="effect.condition.no-possible-resolution-blocks-activation")
    t = table(position.format("Test Pupil"), pool)
    t.you.activates("Test Pupil")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Silent Swordsman LV7", "Test Pupil"]


# ---------------------------------------------------------------------------- Infinite Impermanence, Breakthrough Skill


@pytest.mark.rule("stats.question.infinite-impermanence-zero", scenario=0)
def test_infinite_impermanence_negates_a_monsters_effects_until_the_end_of_the_turn() -> None:
    """card: Infinite Impermanence ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Infinite Impermanence   hand: Umi   deck: 2 Umi
        opp 8000   monsters: Gren Maju Da Eiza, Sangan (set)   banished: 2 Umi   deck: 2 Umi
    """)
    assert t.opp.atk_of("Gren Maju Da Eiza") == 800
    t.you.activates("Infinite Impermanence").nobody_responds()
    assert t.opp.atk_of("Gren Maju Da Eiza") == 0
    t.you.ends_turn()
    assert t.turn == 4 and t.opp.atk_of("Gren Maju Da Eiza") == 800


IN_ITS_COLUMN = """
    turn 4, Main Phase 1, opp to act
    you 8000   {mine}   deck: 2 Umi
    opp 8000   monsters: Gren Maju Da Eiza, Hoshiningen   deck: 4 Umi
               hand: Axe of Despair, Pot of Greed   set: Mystical Space Typhoon (zone 3)
"""


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
@pytest.mark.parametrize(
    ("zone", "theirs", "negated"),
    [(4, 2, True), (3, 2, False), (2, 2, False), (1, 5, True), (5, 1, True), (5, 5, False)],
)
def test_infinite_impermanence_that_was_set_negates_the_spells_of_its_column_for_the_turn(
    zone: int, theirs: int, negated: bool
) -> None:
    """card: Infinite Impermanence ①"""
    t = table(IN_ITS_COLUMN.format(mine=f"set: Infinite Impermanence (zone {zone})"))
    # Seen from the other side, the second zone is the fourth.
    t.opp.activates("Axe of Despair", targeting="Hoshiningen", zone=theirs).nobody_responds()
    assert t.opp.atk_of("Hoshiningen") == 2000
    t.opp.ends_turn()
    t.you.activates("Infinite Impermanence", targeting="Gren Maju Da Eiza").nobody_responds()
    assert t.opp.atk_of("Hoshiningen") == (1000 if negated else 2000)
    t.you.ends_turn()
    assert t.turn == 6 and t.opp.atk_of("Hoshiningen") == 2000


@pytest.mark.rule("negate.lasting.spells-traps-stay-negated", scenario=0)
@pytest.mark.parametrize(("zone", "drawn"), [(2, 0), (1, 2)])
def test_infinite_impermanence_negates_what_is_activated_later_in_its_column_though_the_card_is_gone(
    zone: int, drawn: int
) -> None:
    """card: Infinite Impermanence ①"""
    t = table(IN_ITS_COLUMN.format(mine="set: Infinite Impermanence (zone 4), Mystical Space Typhoon (zone 1)"))
    t.opp.activates("Axe of Despair", targeting="Hoshiningen", zone=4)
    t.you.activates("Infinite Impermanence", targeting="Gren Maju Da Eiza").nobody_responds()
    assert t.you.graveyard == ["Infinite Impermanence"] and t.opp.atk_of("Hoshiningen") == 2000
    before = len(t.opp.hand) - 1
    t.opp.activates("Pot of Greed", zone=zone)
    t.you.activates("Mystical Space Typhoon", targeting="Pot of Greed").nobody_responds()
    assert t.opp.graveyard == ["Pot of Greed"] and len(t.opp.hand) == before + drawn


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_infinite_impermanence_from_the_hand_or_without_its_target_does_nothing_to_its_column() -> None:
    """card: Infinite Impermanence ①"""
    t = table(IN_ITS_COLUMN.format(mine="hand: Infinite Impermanence"))
    t.opp.activates("Axe of Despair", targeting="Hoshiningen", zone=2)
    t.you.activates("Infinite Impermanence", targeting="Gren Maju Da Eiza", zone=4).nobody_responds()
    assert t.opp.atk_of("Hoshiningen") == 2000 and t.opp.atk_of("Gren Maju Da Eiza") == 0
    t = table(IN_ITS_COLUMN.format(mine="set: Infinite Impermanence (zone 4), Compulsory Evacuation Device (zone 1)"))
    t.opp.activates("Axe of Despair", targeting="Hoshiningen", zone=2)
    t.you.activates("Infinite Impermanence", targeting="Gren Maju Da Eiza")
    t.opp.passes()
    t.you.activates("Compulsory Evacuation Device", targeting="Gren Maju Da Eiza").nobody_responds()
    assert t.opp.atk_of("Hoshiningen") == 2000
    # The card itself must still lie there, too.
    t = table(IN_ITS_COLUMN.format(mine="set: Infinite Impermanence (zone 4)"))
    t.opp.activates("Axe of Despair", targeting="Hoshiningen", zone=2)
    t.you.activates("Infinite Impermanence", targeting="Gren Maju Da Eiza")
    t.opp.activates("Mystical Space Typhoon", targeting="Infinite Impermanence").nobody_responds()
    assert t.opp.atk_of("Hoshiningen") == 2000 and t.opp.atk_of("Gren Maju Da Eiza") == 0


@pytest.mark.rule("trap.hand.activation-by-own-text-needs-a-zone", scenario=0)
def test_infinite_impermanence_is_activated_from_the_hand_by_who_controls_no_card() -> None:
    """card: Infinite Impermanence ①"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cannon Soldier, Kuriboh
        opp 8000   hand: Infinite Impermanence   {theirs}
    """
    t = table(position.format(theirs=""))
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    t.opp.activates("Infinite Impermanence").nobody_responds()
    assert t.opp.lp == 8000 and t.opp.graveyard == ["Infinite Impermanence"]
    for theirs in ("set: Trap Hole", "monsters: Sangan (set)", "field: Sogen"):
        t = table(position.format(theirs=theirs), ask_all=True)
        t.you.activates("Cannon Soldier", tributing="Kuriboh")
        assert t.opp.reasons("activate Infinite Impermanence")


def test_breakthrough_skill_negates_an_effect_monster_of_the_opponent_until_the_end_of_the_turn() -> None:
    """card: Breakthrough Skill ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Breakthrough Skill   deck: 2 Umi   monsters: Hoshiningen
        opp 8000   monsters: Hoshiningen, Mystical Elf   deck: 2 Umi
    """)
    assert t.opp.atk_of("Mystical Elf") == 1800
    t.you.activates("Breakthrough Skill")
    assert "you chose the target Hoshiningen" in t.log()
    t.nobody_responds()
    assert t.opp.atk_of("Mystical Elf") == 1300
    t.you.ends_turn()
    assert t.opp.atk_of("Mystical Elf") == 1800


def test_breakthrough_skill_needs_a_face_up_effect_monster_of_the_opponent() -> None:
    """card: Breakthrough Skill ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Breakthrough Skill   monsters: Hoshiningen
        opp 8000   monsters: Mystical Elf, Sangan (set)
    """)
    t.you.cannot("activate Breakthrough Skill", because=NO_TARGET)


@pytest.mark.rule("effect.activation.in-gy", scenario=0)
def test_breakthrough_skill_is_banished_from_the_graveyard_to_negate_in_your_turn() -> None:
    """card: Breakthrough Skill ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   graveyard: Breakthrough Skill   deck: 2 Umi   hand: Umi
        opp 8000   monsters: Hoshiningen, Mystical Elf   deck: 2 Umi
    """)
    t.you.activates("Breakthrough Skill").nobody_responds()
    assert t.opp.atk_of("Mystical Elf") == 800 and t.you.banished == ["Breakthrough Skill"]
    t.you.ends_turn()
    assert t.opp.atk_of("Mystical Elf") == 1300


def test_breakthrough_skill_in_the_graveyard_waits_for_another_turn_of_its_player() -> None:
    """card: Breakthrough Skill ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Breakthrough Skill   deck: 3 Umi   hand: Umi
        opp 8000   monsters: Hoshiningen   hand: Umi   deck: 3 Umi
    """)
    t.you.activates("Breakthrough Skill").nobody_responds()
    t.you.cannot("activate Breakthrough Skill", because=UNMET)  # sent there this turn
    t.you.ends_turn()
    t.opp.activates("Umi")
    t.you.cannot("activate Breakthrough Skill", because=UNMET)  # not one's own turn
    t.nobody_responds()
    t.opp.ends_turn()
    t.you.activates("Breakthrough Skill")
    assert t.you.banished == ["Breakthrough Skill"]


# ---------------------------------------------------------------------------------------------------- Forbidden Droplet

DROPLET = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: 2 Forbidden Droplet, Umi, Ookazi   monsters: Kuriboh   deck: 2 Umi
    opp 8000   monsters: Gren Maju Da Eiza, Hoshiningen, Mystical Elf   banished: 3 Umi   deck: 2 Umi
"""


def test_forbidden_droplet_is_not_answered_with_cards_of_the_kinds_that_were_sent() -> None:
    """card: Forbidden Droplet ①"""
    hand = "hand: Forbidden Droplet, Umi, Waboku   monsters: Kuriboh"
    theirs = "monsters: Gren Maju Da Eiza, Hoshiningen   set: Mystical Space Typhoon, Raigeki Break   hand: Sangan"
    answers = {"Umi": "Raigeki Break", "Waboku": "Mystical Space Typhoon"}
    for sent, answer in answers.items():
        t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {hand}\nopp 8000   {theirs}")
        t.you.activates("Forbidden Droplet", paying=sent)
        other = answers["Waboku" if sent == "Umi" else "Umi"]
        t.opp.can(f"activate {answer}")
        t.opp.cannot(f"activate {other}", because="effect.cannot.forbids-while-it-applies")
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {hand}\nopp 8000   {theirs}")
    t.you.activates("Forbidden Droplet", paying=["Umi", "Waboku"])
    assert t.chain == [] and "Forbidden Droplet" in t.you.graveyard


def test_forbidden_droplet_halves_and_negates_as_many_effect_monsters_as_cards_were_sent() -> None:
    """card: Forbidden Droplet ①"""
    t = table(DROPLET)
    assert (t.opp.atk_of("Mystical Elf"), t.opp.atk_of("Hoshiningen")) == (1300, 1000)
    t.you.activates("Forbidden Droplet")
    question = t.you.is_asked("cost")
    assert (question.least, question.most) == (1, 2)  # there are two Effect Monsters
    t.you.chooses("Umi", "Kuriboh")
    t.nobody_responds()
    assert t.you.graveyard == ["Umi", "Kuriboh", "Forbidden Droplet"]
    # Halved first, and no longer strengthened by what is negated.
    assert (t.opp.atk_of("Mystical Elf"), t.opp.atk_of("Hoshiningen"), t.opp.atk_of("Gren Maju Da Eiza")) == (
        800,
        500,
        600,
    )
    t.you.cannot("activate Forbidden Droplet", because="effect.use-limit.effect-negated-still-activated")
    t.you.ends_turn()
    assert (t.opp.atk_of("Mystical Elf"), t.opp.atk_of("Hoshiningen")) == (1300, 1000)


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=0)
def test_forbidden_droplet_does_not_target() -> None:
    """card: Forbidden Droplet ①"""
    t = table(DROPLET)
    t.you.activates("Forbidden Droplet")
    t.you.chooses("Ookazi")
    t.nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Gren Maju Da Eiza", "Hoshiningen"]
    t.you.chooses("Gren Maju Da Eiza")
    assert (t.opp.atk_of("Gren Maju Da Eiza"), t.opp.atk_of("Mystical Elf")) == (600, 1300)


def test_forbidden_droplet_needs_a_card_to_send_and_an_effect_monster() -> None:
    """card: Forbidden Droplet ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Droplet
        opp 8000   monsters: Sangan
    """)
    t.you.cannot("activate Forbidden Droplet", because="cost.unpayable.cannot-activate")
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Droplet, Umi
        opp 8000   monsters: Mystical Elf, Sangan (set)
    """)
    assert not t.you.can_activate("Forbidden Droplet")


# ------------------------------------------------------------------------------------------------- First of the Dragons


def test_first_of_the_dragons_is_destroyed_in_battle_by_normal_monsters_only() -> None:
    """card: First of the Dragons, First of the Dragons ②"""
    strong = probe("Probe Titan", "Warrior / Effect", atk=3000)
    plain = probe("Probe Giant", "Warrior / Normal", atk=3000)
    position = """
        turn 3, Battle Step, you to act
        you 8000   monsters: {mine}
        opp 8000   monsters: First of the Dragons
    """
    for mine, there in (("Probe Titan", ["First of the Dragons"]), ("Probe Giant", [])):
        t = table(position.format(mine=mine), pool_with(strong, plain))
        t.you.attacks(mine, "First of the Dragons")
        t.nobody_responds()
        assert t.opp.monsters == there and t.opp.lp == 7700


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_first_of_the_dragons_is_unaffected_by_monsters_but_not_by_spells() -> None:
    """card: First of the Dragons, First of the Dragons ②"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Blackwing - Gale the Whirlwind, Exiled Force, Witch's Apprentice   hand: Rush Recklessly
        opp 8000   monsters: First of the Dragons
    """)
    # It is DARK, but Witch's Apprentice does not strengthen it.
    assert t.opp.atk_of("First of the Dragons") == 2700
    t.you.activates("Blackwing - Gale the Whirlwind").nobody_responds()
    assert t.opp.atk_of("First of the Dragons") == 2700
    t.you.activates("Exiled Force", targeting="First of the Dragons").nobody_responds()
    assert t.opp.monsters == ["First of the Dragons"]
    t.you.activates("Rush Recklessly", targeting="First of the Dragons").nobody_responds()
    assert t.opp.atk_of("First of the Dragons") == 3400


# --------------------------------------------------------------------------------------------------------- Magma Dragon

WYRMS = pool_with(probe("Probe Wyrm", "Wyrm / Effect", Continuous(do=ChangeStat(ATK, THIS_CARD, 500))))
MAGMA = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Monster Reborn   graveyard: {mine}
    opp 8000   {theirs}
"""


def test_magma_dragon_that_is_special_summoned_summons_a_wyrm_whose_effects_are_negated() -> None:
    """card: Magma Dragon ①"""
    t = table(MAGMA.format(mine="2 Magma Dragon, Probe Wyrm, Kuriboh", theirs=""), WYRMS)
    t.you.activates("Monster Reborn", targeting="Magma Dragon").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("Magma Dragon")
    t.nobody_responds()
    t.you.take_zone(None)
    assert sorted(t.you.monsters) == ["Magma Dragon", "Probe Wyrm"]
    assert t.you.monster("Probe Wyrm").position == "defense" and t.you.atk_of("Probe Wyrm") == 1000


def test_magma_dragon_needs_another_wyrm_and_no_other_summons_that_turn() -> None:
    """card: Magma Dragon ①"""
    t = table(MAGMA.format(mine="2 Magma Dragon, Kuriboh", theirs=""), WYRMS)
    t.you.activates("Monster Reborn", targeting="Magma Dragon").nobody_responds()
    t.you.takes_position("attack")
    t.you.is_asked("open state")
    # Whoever has used it can Special Summon only Wyrms for the rest of the turn.
    t = table(
        MAGMA.format(mine="Magma Dragon, Probe Wyrm, Kuriboh", theirs="").replace(
            "Monster Reborn ", "2 Monster Reborn   "
        ),
        WYRMS,
    )
    t.you.activates("Monster Reborn", targeting="Magma Dragon").nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("Magma Dragon")
    t.nobody_responds()
    t.you.take_zone(None)
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_magma_dragon_misses_its_timing_when_it_is_summoned_in_the_middle_of_a_chain() -> None:
    """card: Magma Dragon ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   set: Call of the Haunted   graveyard: Magma Dragon, Probe Wyrm
        opp 8000
        """,
        WYRMS,
    )
    t.you.activates("Ookazi")
    t.you.activates("Call of the Haunted", targeting="Magma Dragon").nobody_responds()
    t.you.take_zone(None)
    t.you.is_asked("open state")
    assert t.opp.lp == 7200 and t.you.monsters == ["Magma Dragon"]
