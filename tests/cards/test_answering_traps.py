"""Cards: Traps that answer what is activated, and one that answers its own destruction."""

from table import Table, table

CONDITION = "effect.condition.all-must-be-met"


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Umi")


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Umi")


# ---------------------------------------------------------------------------------- what the effect comes to is changed


def test_white_hole_keeps_your_monsters_from_a_dark_hole() -> None:
    """card: White Hole"""
    t = their_turn(
        "set: White Hole   monsters: Kuriboh, Sangan (set)", "hand: Dark Hole, Raigeki   monsters: Battle Ox"
    )
    t.opp.activates("Dark Hole")
    t.you.activates("White Hole").nobody_responds()
    assert sorted(t.you.monsters) == ["Kuriboh", "Sangan"] and t.opp.monsters == []
    t.opp.activates("Raigeki").nobody_responds()
    assert t.you.monsters == []


def test_white_hole_answers_a_dark_hole_of_your_opponent_only() -> None:
    """card: White Hole"""
    t = their_turn("set: White Hole   monsters: Kuriboh", "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.you.monsters == [] and t.you.set_cards == ["White Hole"]
    t = your_turn("set: White Hole   hand: Dark Hole   monsters: Kuriboh")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.monsters == []


def test_trap_of_board_eraser_spares_you_the_damage_and_takes_a_card() -> None:
    """card: Trap of Board Eraser"""
    t = their_turn("set: Trap of Board Eraser", "hand: Sparks, Kuriboh, Umi")
    t.opp.activates("Sparks")
    t.you.activates("Trap of Board Eraser").nobody_responds()
    t.opp.chooses("Kuriboh")
    assert t.you.lp == 8000 and t.opp.hand == ["Umi"]


def test_trap_of_board_eraser_needs_a_card_in_his_hand() -> None:
    """card: Trap of Board Eraser"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Trap of Board Eraser\nopp 8000   hand: Sparks", ask_all=True
    )
    t.opp.activates("Sparks")
    t.you.cannot("activate Trap of Board Eraser", because=CONDITION)


def test_muko_discards_what_the_effect_draws_and_nothing_else() -> None:
    """card: Muko"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Muko\n"
        "opp 8000   hand: Pot of Greed, Jar of Greed, Kuriboh   deck: Sangan, Umi, Sogen, Forest"
    )
    t.opp.activates("Pot of Greed")
    t.you.activates("Muko").nobody_responds()
    assert sorted(t.opp.hand) == ["Jar of Greed", "Kuriboh"]
    assert sorted(t.opp.graveyard) == ["Pot of Greed", "Sangan", "Umi"]


def test_muko_discards_also_what_does_not_get_to_the_graveyard() -> None:
    """card: Muko"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Muko   spells: Macro Cosmos\n"
        "opp 8000   hand: Pot of Greed   deck: Sangan, Umi, Sogen"
    )
    t.opp.activates("Pot of Greed")
    t.you.activates("Muko").nobody_responds()
    assert t.opp.hand == [] and {"Sangan", "Umi"} <= set(t.opp.banished)


def test_muko_lasts_for_that_effect_only() -> None:
    """card: Muko"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   set: Muko   hand: 2 Pot of Greed   deck: 6 Sogen\nopp 8000")
    t.you.activates("Pot of Greed")
    t.you.activates("Muko").nobody_responds()
    assert t.you.hand == ["Pot of Greed"]
    t.you.activates("Pot of Greed")
    t.nobody_responds()
    assert t.you.hand == ["Sogen", "Sogen"]


# -------------------------------------------------------------------------------------------------- its own destruction


def test_kozakys_self_destruct_button_hurts_who_destroyed_it_set() -> None:
    """card: Kozaky's Self-Destruct Button"""
    t = their_turn("set: Kozaky's Self-Destruct Button", "hand: Mystical Space Typhoon")
    t.opp.activates("Mystical Space Typhoon").nobody_responds()
    assert t.opp.lp == 7000 and t.you.lp == 8000
    t = your_turn("set: Kozaky's Self-Destruct Button   hand: Mystical Space Typhoon")
    t.you.activates("Mystical Space Typhoon").nobody_responds()
    assert t.opp.lp == 8000 and t.you.lp == 7000


def test_kozakys_self_destruct_button_hurts_also_who_banishes_what_he_destroys() -> None:
    """card: Kozaky's Self-Destruct Button"""
    t = their_turn("set: Kozaky's Self-Destruct Button", "hand: Nobleman of Extermination")
    t.opp.activates("Nobleman of Extermination").nobody_responds()
    assert t.opp.lp == 7000 and t.you.banished == ["Kozaky's Self-Destruct Button"]


def test_kozakys_self_destruct_button_cannot_be_activated() -> None:
    """card: Kozaky's Self-Destruct Button"""
    t = your_turn("set: Kozaky's Self-Destruct Button")
    t.you.cannot("activate Kozaky's Self-Destruct Button", because="effect-type.trigger.at-stated-timing")


# ----------------------------------------------------------------------------------------------------- a monster is Set


def test_shadow_of_eyes_turns_up_the_monster_that_was_just_set() -> None:
    """card: Shadow of Eyes"""
    t = their_turn("set: Shadow of Eyes   monsters: Kuriboh", "hand: Man-Eater Bug   monsters: Battle Ox")
    t.opp.sets("Man-Eater Bug")
    t.you.activates("Shadow of Eyes").nobody_responds()
    assert t.opp.monster("Man-Eater Bug").position == "attack" and t.you.monsters == ["Kuriboh"]


def test_shadow_of_eyes_answers_a_monster_that_is_turned_face_down() -> None:
    """card: Shadow of Eyes"""
    t = their_turn("set: Shadow of Eyes", "hand: Book of Moon   monsters: Battle Ox")
    t.opp.activates("Book of Moon")
    t.you.activates("Shadow of Eyes").nobody_responds()
    assert t.opp.monster("Battle Ox").position == "attack"


def test_shadow_of_eyes_does_not_answer_a_summon_or_a_set_spell() -> None:
    """card: Shadow of Eyes"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Shadow of Eyes\n"
        "opp 8000   hand: Kuriboh, Umi   monsters: Sangan (set)",
        ask_all=True,
    )
    t.opp.summons("Kuriboh")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Shadow of Eyes", because=CONDITION)


def test_dd_trap_hole_banishes_the_set_monster_and_one_of_yours() -> None:
    """card: D.D. Trap Hole"""
    t = their_turn("set: D.D. Trap Hole   monsters: Kuriboh, Sangan", "hand: Man-Eater Bug   monsters: Battle Ox")
    t.opp.sets("Man-Eater Bug")
    t.you.activates("D.D. Trap Hole", targeting="Sangan").nobody_responds()
    assert t.opp.banished == ["Man-Eater Bug"] and t.you.banished == ["Sangan"]
    assert t.you.monsters == ["Kuriboh"] and t.opp.monsters == ["Battle Ox"]


def test_dd_trap_hole_needs_a_monster_of_yours_and_a_set_of_your_opponents() -> None:
    """card: D.D. Trap Hole"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: D.D. Trap Hole\nopp 8000   hand: Man-Eater Bug", ask_all=True
    )
    t.opp.sets("Man-Eater Bug")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate D.D. Trap Hole", because="target.timing.chosen-at-activation")
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000   set: D.D. Trap Hole   hand: Man-Eater Bug, Sangan   "
        "monsters: Kuriboh\nopp 8000",
        ask_all=True,
    )
    t.you.sets("Man-Eater Bug")
    t.you.cannot("activate D.D. Trap Hole", because=CONDITION)


# --------------------------------------------------------------------------------------------------- its own return


def test_treasure_map_is_used_before_it_returns_to_the_hand() -> None:
    """card: Treasure Map"""
    t = their_turn("set: Treasure Map, Dust Tornado   hand: Kuriboh", "hand: Giant Trunade")
    t.opp.activates("Giant Trunade")
    t.you.activates("Treasure Map").nobody_responds()
    t.you.discards("Kuriboh")
    assert sorted(t.you.hand) == ["Dust Tornado", "Sogen", "Sogen", "Treasure Map"]


def test_treasure_map_answers_what_targets_it_and_not_what_targets_another() -> None:
    """card: Treasure Map"""
    t = table(
        "turn 4, Main Phase 1, opp to act\n"
        "you 8000   set: Treasure Map (zone 1), Dust Tornado (zone 2)   deck: 5 Sogen\n"
        "opp 8000   monsters: Penguin Soldier (set), Hane-Hane (set)   hand: Kuriboh, 2 Umi",
        ask_all=True,
    )
    t.opp.flip_summons("Penguin Soldier")
    while not t.you.is_to_decide():
        t.opp.passes()
    t.you.cannot("activate Treasure Map", because=CONDITION)
