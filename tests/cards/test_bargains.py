"""Cards: Spells by which players stake, share or give up hands, LP and fields."""

from table import Table, table

NOTHING_POSSIBLE = "effect.condition.no-possible-resolution-blocks-activation"
NO_TARGET = "target.timing.chosen-at-activation"
NOT_MET = "effect.condition.all-must-be-met"
UNPAYABLE = "cost.unpayable.cannot-activate"


def your_turn(you: str, opp: str = "", deck: str = "5 Sogen") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: {deck}\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------------- stakes and bargains


def test_ante_costs_who_shows_the_lower_level_the_card_and_lp() -> None:
    """card: Ante"""
    t = your_turn("hand: Ante, Summoned Skull, Kuriboh", "hand: Battle Ox, Mystical Elf")
    t.you.activates("Ante").nobody_responds()
    t.you.chooses("Summoned Skull")
    t.opp.chooses("Battle Ox")
    assert t.opp.lp == 7000 and t.opp.graveyard == ["Battle Ox"] and t.opp.hand == ["Mystical Elf"]
    assert t.you.lp == 8000 and sorted(t.you.hand) == ["Kuriboh", "Summoned Skull"]


def test_ante_counts_a_spell_as_level_0_and_may_be_lost() -> None:
    """card: Ante"""
    t = your_turn("hand: Ante, Umi, Kuriboh", "hand: Battle Ox, Mystical Elf")
    t.you.activates("Ante").nobody_responds()
    t.you.chooses("Umi")
    t.opp.chooses("Battle Ox")
    assert t.you.lp == 7000 and t.you.graveyard == ["Umi", "Ante"] and t.you.hand == ["Kuriboh"]
    assert t.opp.lp == 8000 and len(t.opp.hand) == 2


def test_ante_gives_both_cards_back_if_the_levels_are_the_same() -> None:
    """card: Ante"""
    t = your_turn("hand: Ante, Umi", "hand: Sogen")
    t.you.activates("Ante").nobody_responds()
    assert t.you.hand == ["Umi"] and t.opp.hand == ["Sogen"] and (t.you.lp, t.opp.lp) == (8000, 8000)


def test_ante_needs_a_card_in_both_hands() -> None:
    """card: Ante"""
    t = your_turn("hand: Ante, Umi")
    t.you.cannot("activate Ante", because=NOT_MET)
    t = your_turn("hand: Ante", "hand: Umi")
    t.you.cannot("activate Ante", because=NOT_MET)


def friends(you: str = "") -> Table:
    return table(f"""
        turn 3, Main Phase 1, you to act
        you 1000   hand: Yu-Jo Friendship{you}   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
    """)


def test_yu_jo_friendship_shares_the_lp_if_the_opponent_agrees() -> None:
    """card: Yu-Jo Friendship ①"""
    t = friends()
    t.you.activates("Yu-Jo Friendship").nobody_responds()
    t.opp.says_yes()
    assert (t.you.lp, t.opp.lp) == (4500, 4500)
    t = friends()
    t.you.activates("Yu-Jo Friendship").nobody_responds()
    t.opp.says_no()
    assert (t.you.lp, t.opp.lp) == (1000, 8000)


def test_yu_jo_friendship_cannot_be_declined_when_unity_is_shown() -> None:
    """card: Yu-Jo Friendship ①"""
    t = friends(", Unity, Umi")
    t.you.activates("Yu-Jo Friendship").nobody_responds()
    t.you.chooses_effect(1)
    assert (t.you.lp, t.opp.lp) == (4500, 4500) and sorted(t.you.hand) == ["Umi", "Unity"]
    t = friends(", Unity")
    t.you.activates("Yu-Jo Friendship").nobody_responds()
    t.you.chooses_effect(2)
    t.opp.says_no()
    assert (t.you.lp, t.opp.lp) == (1000, 8000)


def test_card_of_sanctity_banishes_everything_else_and_draws_two() -> None:
    """card: Card of Sanctity ①"""
    t = your_turn("hand: Card of Sanctity, Umi, Sogen, Kuriboh   monsters: Battle Ox   set: Sparks")
    t.you.activates("Card of Sanctity").nobody_responds()
    assert sorted(t.you.banished) == ["Battle Ox", "Kuriboh", "Sogen", "Sparks", "Umi"]
    assert t.you.hand == ["Sogen", "Sogen"] and t.you.graveyard == ["Card of Sanctity"]


def test_card_of_sanctity_needs_another_card_in_hand_and_on_the_field() -> None:
    """card: Card of Sanctity ①"""
    your_turn("hand: Card of Sanctity, Umi").you.cannot("activate Card of Sanctity", because=NOT_MET)
    your_turn("hand: Card of Sanctity   monsters: Kuriboh").you.cannot("activate Card of Sanctity", because=NOT_MET)


def test_return_of_the_doomed_takes_back_what_fell_this_turn() -> None:
    """card: Return of the Doomed"""
    t = your_turn(
        "hand: Return of the Doomed, Kuriboh   monsters: Battle Ox   graveyard: Mystical Elf",
        "monsters: Summoned Skull",
    )
    t.you.activates("Return of the Doomed", discarding="Kuriboh").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Battle Ox", "Summoned Skull")
    t.you.ends_turn()
    assert t.you.hand == ["Battle Ox"] and sorted(t.you.graveyard) == [
        "Kuriboh",
        "Mystical Elf",
        "Return of the Doomed",
    ]


def test_return_of_the_doomed_needs_a_monster_to_discard() -> None:
    """card: Return of the Doomed"""
    your_turn("hand: Return of the Doomed, Umi").you.cannot("activate Return of the Doomed", because=UNPAYABLE)


def test_mega_ton_magical_cannon_takes_ten_counters_and_the_opponents_field() -> None:
    """card: Mega Ton Magical Cannon"""
    t = your_turn(
        "hand: Mega Ton Magical Cannon   monsters: Mythical Beast Cerberus (10 spell counters), Kuriboh",
        "monsters: Battle Ox, Kuriboh (set)   set: Sparks",
    )
    t.you.activates("Mega Ton Magical Cannon").nobody_responds()
    assert t.opp.monsters == [] and t.opp.set_cards == [] and len(t.you.monsters) == 2


def test_mega_ton_magical_cannon_does_not_fire_with_nine() -> None:
    """card: Mega Ton Magical Cannon"""
    t = your_turn(
        "hand: Mega Ton Magical Cannon   monsters: Mythical Beast Cerberus (9 spell counters)", "monsters: Battle Ox"
    )
    t.you.cannot("activate Mega Ton Magical Cannon", because=UNPAYABLE)


# -------------------------------------------------------------------------------------------------- what is not negated


def test_spiritualism_returns_one_card_and_answers_nothing() -> None:
    """card: Spiritualism ①, Spiritualism"""
    t = your_turn("hand: Spiritualism", "set: Sparks, Magic Jammer   hand: Umi")
    t.you.activates("Spiritualism", targeting="Sparks")
    t.nobody_responds()
    assert sorted(t.opp.hand) == ["Sparks", "Umi"] and t.opp.set_cards == ["Magic Jammer"]


def test_spiritualism_resolves_under_imperial_order() -> None:
    """card: Spiritualism"""
    t = your_turn("hand: Spiritualism", "spells: Imperial Order")
    t.you.activates("Spiritualism").nobody_responds()
    assert t.opp.hand == ["Imperial Order"]


def test_spiritualism_needs_a_spell_or_trap_of_the_opponent() -> None:
    """card: Spiritualism ①"""
    your_turn("hand: Spiritualism   set: Sparks").you.cannot("activate Spiritualism", because=NO_TARGET)


def quiz(deck: str) -> Table:
    return table(f"""
        turn 3, Main Phase 1, you to act
        you 700    hand: Reversal Quiz, Umi   set: Sparks   deck: {deck}
        opp 8000   deck: 5 Sogen
    """)


def test_reversal_quiz_exchanges_the_lp_for_a_right_guess() -> None:
    """card: Reversal Quiz"""
    t = quiz("Kuriboh, Sogen")
    t.you.activates("Reversal Quiz").nobody_responds()
    assert sorted(t.you.graveyard) == ["Sparks", "Umi"]
    t.you.does("declare Monster")
    assert (t.you.lp, t.opp.lp) == (8000, 700)


def test_reversal_quiz_does_nothing_for_a_wrong_guess() -> None:
    """card: Reversal Quiz"""
    t = quiz("Kuriboh, Sogen")
    t.you.activates("Reversal Quiz").nobody_responds()
    t.you.does("declare Spell")
    assert (t.you.lp, t.opp.lp) == (700, 8000) and t.you.hand == []


def test_reversal_quiz_needs_a_card_in_hand_and_one_on_the_field() -> None:
    """card: Reversal Quiz"""
    t = your_turn("hand: Reversal Quiz, Umi")
    t.you.cannot("activate Reversal Quiz", because=NOT_MET)


FIVE = "monsters: Skull Servant, Mokey Mokey, Doron, Cyber Commander, Key Mace"


def test_the_law_of_the_normal_leaves_only_small_normal_monsters() -> None:
    """card: The Law of the Normal"""
    t = your_turn(
        f"hand: The Law of the Normal, Umi   {FIVE}   set: Sparks",
        "hand: Sogen, Kuriboh   monsters: Battle Ox, Skull Servant, Mokey Mokey (set)   spells: Messenger of Peace",
    )
    t.you.activates("The Law of the Normal").nobody_responds()
    assert t.you.hand == [] and t.opp.hand == []
    assert len(t.you.monsters) == 5 and t.you.set_cards == []
    assert t.opp.monsters == ["Skull Servant"] and t.opp.spells == []


def test_the_law_of_the_normal_needs_five_of_them_face_up() -> None:
    """card: The Law of the Normal"""
    four = "monsters: Skull Servant, Mokey Mokey, Doron, Cyber Commander, Key Mace (set)"
    t = your_turn(f"hand: The Law of the Normal, Umi   {four}", "monsters: Battle Ox")
    t.you.cannot("activate The Law of the Normal", because=NOT_MET)


def one_of_three(seed: int) -> Table:
    return table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Chosen One, Blue-Eyes White Dragon, Umi, Sparks, Sogen   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
    """,
        seed=seed,
    )


def test_chosen_one_summons_the_monster_or_sends_all_three() -> None:
    """card: Chosen One"""
    summoned = []
    for seed in range(12):
        t = one_of_three(seed)
        t.you.activates("Chosen One").nobody_responds()
        t.you.chooses("Umi", "Sparks")
        if "Sparks" not in t.you.graveyard:
            t.you.takes_position("attack")
        summoned.append(t.you.monsters == ["Blue-Eyes White Dragon"])
        lost = ["Sparks", "Umi"] if summoned[-1] else ["Blue-Eyes White Dragon", "Sparks", "Umi"]
        assert sorted(t.you.graveyard) == sorted(["Chosen One", *lost]) and t.you.hand == ["Sogen"]
    assert True in summoned and False in summoned


def test_chosen_one_needs_a_monster_and_two_other_cards() -> None:
    """card: Chosen One"""
    your_turn("hand: Chosen One, Kuriboh, Umi").you.cannot("activate Chosen One", because=NOT_MET)
    your_turn("hand: Chosen One, Sparks, Umi").you.cannot("activate Chosen One", because=NOT_MET)
