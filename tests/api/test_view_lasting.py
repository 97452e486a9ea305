"""Views: what lasts, what is put off, and the Normal Summons of the turn, to each player as he may know it."""

import pytest

from spellspeed import Duel
from spellspeed.seen import SeenLasting
from spellspeed.telling import Voice, tell_field, tell_lasting
from table import Table, table


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    you += "" if "deck:" in you else "   deck: 3 Umi"
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: 3 Umi")


def to_both(t: Table) -> list[tuple[SeenLasting, SeenLasting]]:
    """What lasts, each thing as both players see it."""
    return list(zip(t.duel.view(0).lasting, t.duel.view(1).lasting, strict=True))


def names(lasting: SeenLasting) -> list[str]:
    return [card.name for card in lasting.cards]


# ----------------------------------------------------------------------------------------------------------- for a time


def test_rush_recklessly_lasts_on_its_target_until_the_end_of_the_turn() -> None:
    t = your_turn("hand: Rush Recklessly   monsters: Sangan (zone 2), Kuriboh")
    assert t.duel.view(0).lasting == t.duel.view(1).lasting == ()
    t.you.activates("Rush Recklessly", targeting="Sangan")
    (seen,) = to_both(t)
    for lasting in seen:
        assert (lasting.name, lasting.player, lasting.put_off, lasting.about) == ("Rush Recklessly", 0, False, "")
        assert (lasting.text(), lasting.until) == ("the target gains 700 ATK", "until the end of this turn")
        assert lasting.text("zh") == "作为对象的怪兽的攻击力上升700"
        assert names(lasting) == ["Sangan"] and lasting.cards[0].where == "monster zone 2"
    assert seen[0] == seen[1] and hash(seen[0]) == hash(seen[1])
    assert repr(seen[0]) == (
        "<Rush Recklessly of player 0: the target gains 700 ATK, until the end of this turn, "
        "on <Sangan, monster zone 2>>"
    )
    t.you.ends_turn()
    assert to_both(t) == []


def test_what_was_applied_to_a_monster_is_over_once_it_is_turned_face_down_or_gone() -> None:
    t = your_turn("hand: 2 Rush Recklessly, Book of Moon   monsters: Gemini Elf, Kuriboh")
    for name in ("Gemini Elf", "Kuriboh"):
        t.you.activates("Rush Recklessly", targeting=name)
        t.nobody_responds()
    assert [names(mine) for mine, _ in to_both(t)] == [["Gemini Elf"], ["Kuriboh"]]
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    t.nobody_responds()
    assert [names(mine) for mine, _ in to_both(t)] == [["Kuriboh"]]


def test_a_change_of_control_lasts_also_when_the_monster_is_turned_face_down() -> None:
    t = your_turn("hand: Brain Control, Book of Moon", "monsters: Gemini Elf (zone 1)")
    t.you.activates("Brain Control", targeting="Gemini Elf")
    t.nobody_responds()
    t.you.take_zone(2)
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    t.nobody_responds()
    ((mine, theirs),) = to_both(t)
    assert (mine.name, names(mine), names(theirs)) == ("Brain Control", ["Gemini Elf"], [""])


def test_what_scapegoat_forbids_stays_though_no_token_is_left() -> None:
    t = your_turn("set: Scapegoat", "hand: Raigeki")
    t.you.activates("Scapegoat")
    while t.you.is_to_decide() and len(t.you.monsters) < 4:
        t.you.take_zone(None)
    forbidden = [lasting.text() for lasting in t.duel.view(1).lasting if not lasting.cards]
    assert forbidden == [
        "you cannot Normal Summon, except with this effect",
        "you cannot Flip Summon, except with this effect",
        "you cannot Special Summon, except with this effect",
    ]
    tokens = [lasting for lasting in t.duel.view(1).lasting if lasting.cards]
    assert [(names(each), each.until) for each in tokens] == [
        (["Sheep Token"] * 4, "as long as the card stays there face-up")
    ]
    assert {lasting.until for lasting in t.duel.view(0).lasting} - {tokens[0].until} == {"until the end of this turn"}


def test_the_name_that_sangan_speaks_of_is_told() -> None:
    t = your_turn("hand: Summoned Skull   monsters: Sangan   deck: Kuriboh, Mystical Elf")
    t.you.summons("Summoned Skull", tributing=["Sangan"])
    t.you.chooses("Kuriboh")
    (seen,) = to_both(t)
    for lasting in seen:
        assert (lasting.name, lasting.about) == ("Sangan", "Kuriboh")
        assert lasting.text() == "you cannot activate cards with the name of the added card or their effects"
        assert lasting.to_dict("zh")["about"] == "栗子球" and names(lasting) == []


def test_called_by_the_grave_lasts_until_the_end_of_the_next_turn() -> None:
    t = your_turn("hand: Called by the Grave", "monsters: Jinzo   graveyard: Jinzo")
    t.you.activates("Called by the Grave", targeting="Jinzo")
    assert [(mine.about, mine.until) for mine, _ in to_both(t)] == [("Jinzo", "until the end of turn 4")]
    t.you.ends_turn()
    assert [(theirs.about, theirs.until) for _, theirs in to_both(t)] == [("Jinzo", "until the end of this turn")]
    t.opp.ends_turn()
    assert to_both(t) == []


def test_what_was_declared_for_dna_surgery_is_told_while_it_lies_there() -> None:
    t = your_turn("set: DNA Surgery   hand: Mystical Space Typhoon   monsters: Sangan")
    t.you.activates("DNA Surgery")
    t.you.does("declare Dragon")
    t.nobody_responds()
    for lasting in to_both(t)[0]:
        assert (lasting.name, lasting.about, lasting.text()) == ("DNA Surgery", "Dragon", "declare 1 Type")
        assert lasting.to_dict("zh")["about"] == "龙族"
    t.you.activates("Mystical Space Typhoon")
    assert to_both(t) == []


def test_which_effect_of_a_card_it_is_is_told() -> None:
    t = your_turn("hand: Forbidden Chalice", "monsters: Sangan")
    t.you.activates("Forbidden Chalice", targeting="Sangan")
    assert [mine.text() for mine, _ in to_both(t)] == ["the target gains 400 ATK", "negate the effects of the target"]
    assert {(mine.line.is_effect, theirs.line.number) for mine, theirs in to_both(t)} == {(False, 0)}


# -------------------------------------------------------------------------------------------------------------- put off


def test_a_monster_banished_for_a_time_is_told_with_when_it_returns() -> None:
    t = your_turn("set: Interdimensional Matter Transporter   monsters: Kuriboh")
    t.you.activates("Interdimensional Matter Transporter", targeting="Kuriboh")
    (seen,) = to_both(t)
    for lasting in seen:
        assert (lasting.put_off, lasting.player, names(lasting)) == (True, 0, ["Kuriboh"])
        assert (lasting.text(), lasting.until) == (
            "return the banished monster to the field",
            "in the End Phase of this turn",
        )
        assert (lasting.text("zh"), lasting.to_dict("zh")["until"]) == ("除外的怪兽回到场上", "这个回合的结束阶段")


def test_swords_of_revealing_light_tell_the_turn_in_which_they_go() -> None:
    t = your_turn("hand: Swords of Revealing Light, Mystical Space Typhoon", "monsters: Sangan")
    t.you.activates("Swords of Revealing Light")
    t.nobody_responds()
    # The third turn of the opponent: 4, 6, 8.
    ((mine, theirs),) = to_both(t)
    assert (mine.text(), mine.until, theirs.until) == ("destroy this card", *["in the End Phase of turn 8"] * 2)
    t.you.activates("Mystical Space Typhoon", targeting="Swords of Revealing Light")
    assert to_both(t) == []


# --------------------------------------------------------------------------------------------------- what is not public


def with_cost_down() -> Table:
    t = your_turn("hand: Cost Down, Summoned Skull, Umi, Kuriboh, Raigeki")
    t.you.activates("Cost Down", discarding="Umi")
    return t


def test_which_cards_of_a_hand_an_effect_is_on_is_told_to_who_sees_the_hand() -> None:
    ((mine, theirs),) = to_both(with_cost_down())
    assert mine.text() == theirs.text() == "all monsters in your hand lose 2 Level"
    assert sorted(names(mine)) == ["Kuriboh", "Summoned Skull"]
    # How many monsters there are in a hand is nobody else's business.
    assert theirs.cards == ()


@pytest.mark.parametrize("others", ["Summoned Skull, Kuriboh, Raigeki", "Raigeki, Dark Hole, Monster Reborn"])
def test_what_is_on_a_hand_looks_the_same_whatever_is_in_it(others: str) -> None:
    views = []
    for hand in ("Sangan, Jinzo, Pot of Greed", others):
        t = your_turn(f"hand: Cost Down, Umi, Gaia The Fierce Knight, {hand}")
        t.you.activates("Cost Down", discarding="Umi")
        views.append(t.duel.view(1))
    assert views[0].lasting == views[1].lasting and views[0].situation() == views[1].situation()


def test_a_monster_set_from_that_hand_does_not_give_itself_away() -> None:
    """Whether the effect is still on a card of the hand is not told: it stays until its time is over."""
    t = your_turn("hand: Cost Down, Mystical Elf, Umi, Raigeki")
    t.you.activates("Cost Down", discarding="Umi")
    before = t.duel.view(1).lasting
    t.you.sets("Mystical Elf")
    assert t.duel.view(1).lasting == before and len(before) == 1
    assert [names(lasting) for lasting in t.duel.view(0).lasting] == [[]]
    t.you.ends_turn()
    assert to_both(t) == []


def test_a_face_down_monster_under_another_control_is_a_back_for_who_may_not_see_it() -> None:
    t = your_turn("hand: Change of Heart", "monsters: Mystical Elf (set, zone 1)")
    t.you.activates("Change of Heart")
    t.you.take_zone(3)
    ((mine, theirs),) = to_both(t)
    assert (names(mine), names(theirs)) == (["Mystical Elf"], [""])
    assert mine.until == theirs.until == "until the End Phase"


# ------------------------------------------------------------------------------------------------------------- in words


def test_what_lasts_is_told_below_the_field_in_both_languages() -> None:
    t = your_turn("hand: Rush Recklessly   monsters: Sangan (zone 2)   set: Interdimensional Matter Transporter")
    before = tell_field(t.duel.view(1), Voice("en", 1))
    assert tell_lasting(t.duel.view(1), Voice("en", 1)) == []
    t.you.activates("Rush Recklessly", targeting="Sangan")
    t.nobody_responds()
    english = tell_field(t.duel.view(1), Voice("en", 1))
    assert len(english) == len(before) + 1
    assert english[-1] == (
        "Lasting: your opponent's Rush Recklessly: “the target gains 700 ATK”, until the end of this turn, "
        "on Sangan in your opponent's monster zone 2 of 5."
    )
    assert tell_field(t.duel.view(0), Voice("zh", 0))[-1] == (
        "适用中：你的「突进」：“作为对象的怪兽的攻击力上升700”，直到这个回合结束时，适用于你的怪兽区第2格的「三眼怪」。"
    )
    t.you.activates("Interdimensional Matter Transporter", targeting="Sangan")
    assert tell_lasting(t.duel.view(0), Voice("en", 0)) == [
        "To be done: your Interdimensional Matter Transporter: “return the banished monster to the field”, "
        "in the End Phase of this turn, on Sangan in your banished cards."
    ]
    assert tell_lasting(t.duel.view(1), Voice("zh", 1)) == [
        "待处理：对方的「亚空间物质传送装置」：“除外的怪兽回到场上”，这个回合的结束阶段，涉及对方的除外的卡的「三眼怪」。"
    ]


# ------------------------------------------------------------------------------------------------------- Normal Summons


def summons_left(duel: Duel) -> list[tuple[bool, int]]:
    """Whether the Normal Summon is used and how many are left, of each player, as both see it."""
    told = [
        [(view.normal_summon_used(player), view.normal_summons_left(player)) for player in (0, 1)]
        for view in (duel.view(0), duel.view(1))
    ]
    assert told[0] == told[1]
    return told[0]


@pytest.mark.parametrize("set_", [True, False])
def test_the_normal_summon_of_the_turn_is_used_by_a_summon_or_a_set(set_: bool) -> None:
    t = your_turn("hand: Mystical Elf, Sangan")
    assert summons_left(t.duel) == [(False, 1), (False, 0)]
    (t.you.sets if set_ else t.you.summons)("Mystical Elf")
    assert summons_left(t.duel) == [(True, 0), (False, 0)]
    t.you.ends_turn()
    assert summons_left(t.duel) == [(False, 0), (False, 1)]


def test_legion_adds_one_normal_summon_while_it_lies_there() -> None:
    t = your_turn("hand: Mystical Elf, Dark Hole   monsters: Legion the Fiend Jester   deck: Umi")
    assert summons_left(t.duel)[0] == (False, 2)
    t.you.summons("Mystical Elf")
    assert summons_left(t.duel)[0] == (True, 1)
    t.you.activates("Dark Hole")
    t.you.passes()  # the Jester could look for a card
    assert summons_left(t.duel)[0] == (True, 0)


def test_a_summon_that_an_effect_makes_at_once_leaves_the_ordinary_one() -> None:
    t = your_turn("hand: Kuriboh, Sangan   spells: Ultimate Offering")
    t.you.activates("Ultimate Offering").nobody_responds()
    t.you.chooses("Kuriboh")
    t.you.takes_position("attack")
    assert summons_left(t.duel)[0] == (False, 1)


def test_the_viewer_is_meant_if_no_player_is_said() -> None:
    t = your_turn("hand: Mystical Elf")
    t.you.summons("Mystical Elf")
    assert t.duel.view(0).normal_summon_used() and not t.duel.view(1).normal_summon_used()
    with pytest.raises(ValueError, match="no player 2"):
        t.duel.view(0).normal_summons_left(2)
