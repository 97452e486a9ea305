"""Topic stats: monsters whose printed ATK or DEF is a "?"."""

import pytest

from stat_cards import POOL, original_atk, original_def, use, values
from table import Table, table

GREN_MAJU = "Gren Maju Da Eiza"


def your_gren_maju(rest: str, banished: int = 5) -> Table:
    """Your Gren Maju in your turn, with so many banished cards of yours."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {GREN_MAJU} (attack)   banished: {banished} Kuriboh   {rest}
        opp 8000
        """,
        pool=POOL,
    )


def gren_maju_of_the_opponent(rest: str, banished: int) -> Table:
    """The opponent's Gren Maju in your turn, with so many banished cards of the opponent."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {rest}
        opp 8000   monsters: {GREN_MAJU} (attack)   banished: {banished} Kuriboh
        """,
        pool=POOL,
    )


# --------------------------------------------------------------------------------------------------------- on the field


@pytest.mark.rule("stats.question.set-by-own-effect", scenario=1)
def test_gren_maju_has_400_for_each_of_its_controllers_banished_cards() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {GREN_MAJU} (attack)   banished: 5 Kuriboh   hand: Soul Release   graveyard: Mystical Elf
        opp 8000   banished: 3 Kuriboh
        """,
        pool=POOL,
    )
    assert values(t.you, GREN_MAJU) == (2000, 2000)
    use(t.you, "Soul Release", on="Mystical Elf")
    assert len(t.you.banished) == 6 and values(t.you, GREN_MAJU) == (2400, 2400)


@pytest.mark.rule("stats.question.zero-when-effect-not-applying", scenario=1)
def test_a_question_mark_is_0_on_the_field_while_the_condition_of_its_own_effect_is_not_met() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Riddle of the Pair (attack)   hand: Mystical Elf
        opp 8000
        """,
        pool=POOL,
    )
    assert values(t.you, "Riddle of the Pair") == (0, 500)
    assert original_atk(t.you, "Riddle of the Pair") == 0
    t.you.summons("Mystical Elf")
    t.nobody_responds()
    assert values(t.you, "Riddle of the Pair") == (3000, 500)


@pytest.mark.rule("stats.question.zero-when-effect-not-applying", scenario=1)
def test_a_question_mark_monster_without_its_effect_is_attacked_as_one_of_0() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Mystical Elf (attack)
        opp 8000   monsters: Riddle of the Pair (attack)
        """,
        pool=POOL,
    )
    t.you.attacks("Mystical Elf", "Riddle of the Pair")
    assert t.opp.lp == 8000 - 800 and t.opp.monsters == []


@pytest.mark.rule("stats.question.negated-becomes-zero", scenario=1)
def test_skill_drain_makes_gren_maju_0_and_without_it_the_values_are_back() -> None:
    t = your_gren_maju("set: Skill Drain   hand: Mystical Space Typhoon")
    assert values(t.you, GREN_MAJU) == (2000, 2000)
    use(t.you, "Skill Drain")
    assert t.you.spells == ["Skill Drain"] and values(t.you, GREN_MAJU) == (0, 0)
    use(t.you, "Mystical Space Typhoon", on="Skill Drain")
    assert t.you.spells == [] and values(t.you, GREN_MAJU) == (2000, 2000)


@pytest.mark.rule("stats.question.forbidden-droplet-halves-current", scenario=1)
def test_forbidden_droplet_leaves_gren_maju_with_half_the_atk_it_had_and_without_def() -> None:
    t = gren_maju_of_the_opponent("hand: Forbidden Droplet, Kuriboh, Opticlops", banished=10)
    assert values(t.opp, GREN_MAJU) == (4000, 4000)
    use(t.you, "Forbidden Droplet", sending="Kuriboh")
    assert values(t.opp, GREN_MAJU) == (2000, 0)
    t.you.ends_turn()
    assert values(t.opp, GREN_MAJU) == (4000, 4000)


@pytest.mark.rule("stats.question.forbidden-droplet-halves-current", scenario=1)
def test_after_forbidden_droplet_the_effect_of_gren_maju_is_negated() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Forbidden Droplet, Kuriboh   set: Disappear
        opp 8000   monsters: {GREN_MAJU} (attack)   banished: 10 Kuriboh   graveyard: Mystical Elf
        """,
        pool=POOL,
    )
    use(t.you, "Forbidden Droplet", sending="Kuriboh")
    use(t.you, "Disappear", on="Mystical Elf")
    assert len(t.opp.banished) == 11 and values(t.opp, GREN_MAJU) == (2000, 0)
    t.you.ends_turn()
    assert values(t.opp, GREN_MAJU) == (4400, 4400)


@pytest.mark.rule("stats.question.infinite-impermanence-zero", scenario=1)
def test_infinite_impermanence_makes_gren_maju_0_until_the_turn_ends() -> None:
    t = gren_maju_of_the_opponent("hand: Infinite Impermanence", banished=5)
    assert values(t.opp, GREN_MAJU) == (2000, 2000)
    use(t.you, "Infinite Impermanence", on=GREN_MAJU)
    assert values(t.opp, GREN_MAJU) == (0, 0)
    t.you.ends_turn()
    assert values(t.opp, GREN_MAJU) == (2000, 2000)


@pytest.mark.rule("stats.question.forbidden-chalice-400", scenario=1)
def test_forbidden_chalice_gives_gren_maju_exactly_400_until_the_turn_ends() -> None:
    t = gren_maju_of_the_opponent("hand: Forbidden Chalice", banished=5)
    assert values(t.opp, GREN_MAJU) == (2000, 2000)
    use(t.you, "Forbidden Chalice", on=GREN_MAJU)
    assert values(t.opp, GREN_MAJU) == (400, 0)
    t.you.ends_turn()
    assert values(t.opp, GREN_MAJU) == (2000, 2000)


# ------------------------------------------------------------------------------------------------------------ elsewhere


@pytest.mark.rule("stats.question.undetermined-in-deck-and-graveyard", scenario=1)
def test_sangan_cannot_add_gren_maju_from_the_deck() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan (attack)   hand: Dark Hole   deck: {GREN_MAJU}
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Dark Hole")
    t.nobody_responds()
    assert "you activated Sangan" in t.log()
    assert t.you.deck == [GREN_MAJU] and t.you.hand == []


@pytest.mark.rule("stats.question.undetermined-in-deck-and-graveyard", scenario=1)
def test_sangan_is_offered_the_weak_monsters_of_the_deck_but_not_gren_maju() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan (attack)   hand: Dark Hole   deck: {GREN_MAJU}, Kuriboh, Mystical Elf, Opticlops
        opp 8000
        """,
        pool=POOL,
    )
    use(t.you, "Dark Hole")
    t.nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Kuriboh", "Mystical Elf"]


@pytest.mark.rule("stats.question.undetermined-in-deck-and-graveyard", scenario=1)
def test_gren_maju_in_the_graveyard_is_no_target_by_its_atk() -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Call the Weaker, Foolish Burial   graveyard: {GREN_MAJU}   deck: Kuriboh, Mystical Elf
        opp 8000
        """,
        pool=POOL,
    )
    t.you.cannot("activate Call the Weaker", because="target.timing.chosen-at-activation")
    use(t.you, "Foolish Burial")
    t.you.chooses("Kuriboh")
    t.nobody_responds()
    use(t.you, "Call the Weaker", on="Kuriboh")
    assert t.you.hand == ["Kuriboh"]


# --------------------------------------------------------------------------------------------------- the original value


@pytest.mark.rule("stats.question.original-is-zero", scenario=1)
def test_the_original_atk_of_gren_maju_with_2000_is_0() -> None:
    t = your_gren_maju("hand: Burn by Origin")
    assert values(t.you, GREN_MAJU) == (2000, 2000)
    assert (original_atk(t.you, GREN_MAJU), original_def(t.you, GREN_MAJU)) == (0, 0)
    use(t.you, "Burn by Origin", on=GREN_MAJU)
    assert "Burn by Origin" in t.you.graveyard and t.opp.lp == 8000


def golden_form_of_4000(hand: str) -> Table:
    """You have Tributed Gogogo Giant, whose original ATK is 2000, for Golden Form."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Gogogo Giant (attack)   hand: Gogogo Golem - Golden Form, {hand}
        opp 8000
        """,
        pool=POOL,
    )
    t.you.special_summons("Gogogo Golem - Golden Form", tributing="Gogogo Giant")
    t.nobody_responds()
    assert values(t.you, "Gogogo Golem - Golden Form") == (4000, 1500)
    return t


@pytest.mark.rule("stats.question.halved-or-doubled-original-counts-as-zero", scenario=1)
def test_shrink_makes_the_4000_of_golden_form_0() -> None:
    t = golden_form_of_4000("Shrink")
    use(t.you, "Shrink", on="Gogogo Golem - Golden Form")
    assert values(t.you, "Gogogo Golem - Golden Form") == (0, 1500)
    assert original_atk(t.you, "Gogogo Golem - Golden Form") == 0


@pytest.mark.rule("stats.question.halved-or-doubled-original-counts-as-zero", scenario=1)
def test_doubling_the_original_atk_of_golden_form_gives_0() -> None:
    t = golden_form_of_4000("Double the Origin")
    use(t.you, "Double the Origin", on="Gogogo Golem - Golden Form")
    assert t.you.atk_of("Gogogo Golem - Golden Form") == 0


@pytest.mark.rule("stats.question.halved-or-doubled-original-counts-as-zero", scenario=1)
def test_gren_maju_whose_effect_goes_on_keeps_its_2000_under_shrink() -> None:
    t = your_gren_maju("hand: Shrink")
    use(t.you, "Shrink", on=GREN_MAJU)
    assert values(t.you, GREN_MAJU) == (2000, 2000) and original_atk(t.you, GREN_MAJU) == 0
