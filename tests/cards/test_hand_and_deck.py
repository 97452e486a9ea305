"""What each card of `cards/hand_and_deck.py` does: draws, searches, discards, Life Points, revival."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
TOO_FEW_TO_DRAW = "move.draw.needs-enough-cards-to-activate"
UNPAYABLE = "cost.unpayable.cannot-activate"
TOO_FEW_LP = "cost.lp.not-more-than-current"

# -------------------------------------------------------------------------------------------------------------- draws


def test_pot_of_greed_draws_two() -> None:
    """card: Pot of Greed"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   deck: Kuriboh, Sangan, Umi
        opp 8000
    """)
    t.you.activates("Pot of Greed").nobody_responds()
    assert t.you.hand == ["Kuriboh", "Sangan"] and t.you.deck == ["Umi"] and t.you.graveyard == ["Pot of Greed"]


@pytest.mark.rule("effect.resolve.order-as-written", scenario=0)
def test_graceful_charity_draws_three_and_then_discards_two_of_the_whole_hand() -> None:
    """card: Graceful Charity"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Graceful Charity, Raigeki   deck: Kuriboh, Sangan, Umi, Sogen
        opp 8000
    """)
    t.you.activates("Graceful Charity").nobody_responds()
    question = t.you.is_asked("discard")
    assert sorted(question.offers) == ["Kuriboh", "Raigeki", "Sangan", "Umi"]
    assert (question.least, question.most) == (2, 2)
    t.you.discards("Raigeki", "Umi")
    assert sorted(t.you.hand) == ["Kuriboh", "Sangan"] and t.you.deck == ["Sogen"]
    assert sorted(t.you.graveyard[:2]) == ["Raigeki", "Umi"] and t.you.graveyard[2] == "Graceful Charity"


def test_upstart_goblin_draws_one_and_gives_the_opponent_1000_lp() -> None:
    """card: Upstart Goblin ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Upstart Goblin   deck: Kuriboh, Umi
        opp 8000
    """)
    t.you.activates("Upstart Goblin").nobody_responds()
    assert t.you.hand == ["Kuriboh"] and (t.you.lp, t.opp.lp) == (8000, 9000)


def test_trade_in_discards_a_level_8_monster_and_draws_two() -> None:
    """card: Trade-In ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon, Kuriboh   deck: Sangan, Umi, Sogen
        opp 8000
    """)
    t.you.activates("Trade-In", discarding="Blue-Eyes White Dragon").nobody_responds()
    assert sorted(t.you.hand) == ["Kuriboh", "Sangan", "Umi"]
    assert t.you.graveyard == ["Blue-Eyes White Dragon", "Trade-In"]


def test_trade_in_does_not_take_a_monster_of_another_level() -> None:
    """card: Trade-In ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Dark Magician, Raigeki   monsters: Blue-Eyes White Dragon   deck: Sangan, Umi, Sogen
        opp 8000
    """)
    t.you.cannot("activate Trade-In", because=UNPAYABLE)


@pytest.mark.parametrize(
    ("spell", "deck"),
    [
        ("Pot of Greed", "Umi"),
        ("Graceful Charity", "Umi, Umi"),
        ("Upstart Goblin", ""),
        ("Trade-In", "Umi"),
    ],
)
def test_a_spell_that_draws_needs_that_many_cards_in_the_deck(spell: str, deck: str) -> None:
    """card: Pot of Greed, Graceful Charity, Upstart Goblin ①, Trade-In ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}, Blue-Eyes White Dragon   {"deck: " + deck if deck else ""}
        opp 8000   deck: Umi, Umi, Umi
    """)
    t.you.cannot(f"activate {spell}", because=TOO_FEW_TO_DRAW)


HAND_DESTRUCTION = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Hand Destruction, {mine}   deck: Umi, Sogen, Yami
    opp 8000   hand: {theirs}   deck: Mystical Elf, Vorse Raider, Summoned Skull
"""


@pytest.mark.rule("effect.resolve.simultaneous-turn-player-first", scenario=0)
def test_hand_destruction_sends_two_cards_of_each_hand_and_then_both_draw_two() -> None:
    """card: Hand Destruction ①"""
    t = table(HAND_DESTRUCTION.format(mine="Kuriboh, Sangan, Raigeki", theirs="Trap Hole, Ookazi, Dark Hole"))
    t.you.activates("Hand Destruction").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Kuriboh", "Raigeki", "Sangan"]
    t.you.chooses("Kuriboh", "Raigeki")
    assert sorted(t.opp.is_asked("effect").offers) == ["Dark Hole", "Ookazi", "Trap Hole"]
    t.opp.chooses("Ookazi", "Trap Hole")
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Sangan", "Sogen", "Umi"]
    assert sorted(t.opp.hand) == ["Dark Hole", "Mystical Elf", "Vorse Raider"]
    assert sorted(t.you.graveyard[:2]) == ["Kuriboh", "Raigeki"] and sorted(t.opp.graveyard) == ["Ookazi", "Trap Hole"]
    assert not [line for line in t.log() if "discarded" in line]


@pytest.mark.parametrize(("mine", "theirs"), [("Kuriboh", "Umi, Sogen"), ("Kuriboh, Sangan", "Umi")])
def test_hand_destruction_needs_two_other_cards_in_each_hand(mine: str, theirs: str) -> None:
    """card: Hand Destruction ①"""
    t = table(HAND_DESTRUCTION.format(mine=mine, theirs=theirs))
    t.you.cannot("activate Hand Destruction", because=NOTHING_TO_DO)


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_hand_destruction_does_nothing_if_one_hand_has_become_too_small() -> None:
    """card: Hand Destruction ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hand Destruction, Kuriboh, Sangan   deck: Umi, Sogen, Yami   monsters: Vorse Raider
        opp 8000   hand: Trap Hole, Ookazi   deck: Mystical Elf, Summoned Skull   set: Raigeki Break
    """)
    t.you.activates("Hand Destruction")
    t.opp.activates("Raigeki Break", discarding="Ookazi", targeting="Vorse Raider").nobody_responds()
    assert t.you.hand == ["Kuriboh", "Sangan"] and t.opp.hand == ["Trap Hole"] and len(t.opp.deck) == 2


# ---------------------------------------------------------------------------------------------------------------- deck


def test_reinforcement_of_the_army_adds_a_warrior_of_level_4_or_less() -> None:
    """card: Reinforcement of the Army ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army
                   deck: Celtic Guardian, Vorse Raider, Exiled Force, Gearfried the Swordmaster
        opp 8000
    """)
    t.you.activates("Reinforcement of the Army").nobody_responds()
    assert sorted(t.you.is_asked("search").offers) == ["Celtic Guardian", "Exiled Force"]
    t.you.chooses("Exiled Force")
    t.nobody_responds()
    assert t.you.hand == ["Exiled Force"] and len(t.you.deck) == 3 and "you shuffled" in t.log()


def test_reinforcement_of_the_army_needs_such_a_warrior() -> None:
    """card: Reinforcement of the Army ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Reinforcement of the Army   graveyard: Exiled Force
                   deck: Gearfried the Swordmaster, Vorse Raider
        opp 8000
    """)
    t.you.cannot("activate Reinforcement of the Army", because=NOTHING_TO_DO)


def test_foolish_burial_sends_a_monster_from_the_deck_to_the_graveyard() -> None:
    """card: Foolish Burial ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Foolish Burial   deck: Blue-Eyes White Dragon, Umi, Sangan
        opp 8000
    """)
    t.you.activates("Foolish Burial").nobody_responds()
    question = t.you.is_asked("search")
    assert sorted(question.offers) == ["Blue-Eyes White Dragon", "Sangan"]
    t.you.chooses("Sangan")
    t.nobody_responds()
    assert t.you.graveyard == ["Sangan", "Foolish Burial"]
    # Sangan was not sent from the field.
    assert t.you.hand == [] and t.chain == []


def test_foolish_burial_needs_a_monster_in_the_deck() -> None:
    """card: Foolish Burial ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Foolish Burial, Sangan deck: Umi, Raigeki\nopp 8000")
    t.you.cannot("activate Foolish Burial", because=NOTHING_TO_DO)


# ------------------------------------------------------------------------------------------------- the opponent's hand


@pytest.mark.rule("effect.resolve.order-as-written", scenario=0)
def test_delinquent_duo_discards_one_at_random_and_one_that_the_opponent_chooses() -> None:
    """card: Delinquent Duo"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Delinquent Duo, Kuriboh
        opp 8000   hand: Umi, Sogen, Yami
    """)
    t.you.activates("Delinquent Duo").nobody_responds()
    assert t.you.lp == 7000 and len(t.opp.graveyard) == 1
    question = t.opp.is_asked("discard")
    assert len(question.offers) == 2 and question.offers == t.opp.hand
    kept, gone = question.offers
    t.opp.discards(gone)
    t.nobody_responds()
    assert t.opp.hand == [kept] and t.opp.graveyard[1] == gone and t.you.hand == ["Kuriboh"]


def test_delinquent_duo_takes_one_card_if_there_is_only_one() -> None:
    """card: Delinquent Duo"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Delinquent Duo\nopp 8000 hand: Umi")
    t.you.activates("Delinquent Duo").nobody_responds()
    assert t.opp.hand == [] and t.opp.graveyard == ["Umi"] and t.you.graveyard == ["Delinquent Duo"]


def test_confiscation_shows_the_hand_and_discards_a_card_of_ones_choice() -> None:
    """card: Confiscation"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Confiscation, Kuriboh
        opp 8000   hand: Umi, Sogen, Yami
    """)
    t.you.activates("Confiscation").nobody_responds()
    assert t.you.lp == 7000 and sorted(t.you.is_asked("discard").offers) == ["Sogen", "Umi", "Yami"]
    t.you.discards("Sogen")
    t.nobody_responds()
    assert t.opp.graveyard == ["Sogen"] and sorted(t.opp.hand) == ["Umi", "Yami"]
    assert [line for line in t.log() if "discarded Sogen" in line]


def test_the_forceful_sentry_shuffles_a_card_of_ones_choice_into_the_deck() -> None:
    """card: The Forceful Sentry"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: The Forceful Sentry, Kuriboh
        opp 8000   hand: Umi, Sogen   deck: Sangan
    """)
    t.you.activates("The Forceful Sentry").nobody_responds()
    assert sorted(t.you.is_asked("effect").offers) == ["Sogen", "Umi"]
    t.you.chooses("Umi")
    t.nobody_responds()
    assert t.opp.hand == ["Sogen"] and sorted(t.opp.deck) == ["Sangan", "Umi"] and "opp shuffled" in t.log()


@pytest.mark.parametrize("spell", ["Delinquent Duo", "Confiscation", "The Forceful Sentry"])
def test_the_opponents_hand_must_not_be_empty(spell: str) -> None:
    """card: Delinquent Duo, Confiscation, The Forceful Sentry"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 hand: {spell}, Kuriboh\nopp 8000 monsters: Sangan")
    t.you.cannot(f"activate {spell}", because=NOTHING_TO_DO)


@pytest.mark.parametrize("spell", ["Delinquent Duo", "Confiscation"])
def test_a_cost_of_1000_lp_cannot_be_paid_with_less(spell: str) -> None:
    """card: Delinquent Duo, Confiscation"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 900 hand: {spell}\nopp 8000 hand: Umi, Sogen")
    t.you.cannot(f"activate {spell}", because=TOO_FEW_LP)


# -------------------------------------------------------------------------------------------------------- Life Points


@pytest.mark.parametrize(("spell", "damage"), [("Ookazi", 800), ("Hinotama", 500)])
def test_a_fire_spell_damages_the_opponent(spell: str, damage: int) -> None:
    """card: Ookazi, Hinotama ①"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 hand: {spell}\nopp 8000")
    t.you.activates(spell).nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 8000 - damage) and t.you.graveyard == [spell]


def test_just_desserts_counts_all_monsters_of_the_opponent() -> None:
    """card: Just Desserts ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts   monsters: Kuriboh
        opp 8000   monsters: Sangan, Mystical Elf (set), Vorse Raider (defense)
    """)
    t.you.activates("Just Desserts").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 6500)


def test_just_desserts_needs_a_monster_of_the_opponent() -> None:
    """card: Just Desserts ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 set: Just Desserts monsters: Kuriboh\nopp 8000")
    t.you.cannot("activate Just Desserts", because=NOTHING_TO_DO)


def test_dian_keto_gains_1000_lp() -> None:
    """card: Dian Keto the Cure Master"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Dian Keto the Cure Master\nopp 8000")
    t.you.activates("Dian Keto the Cure Master").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (9000, 8000)


# ------------------------------------------------------------------------------------------------------------- revival


@pytest.mark.parametrize("position", ["attack", "defense"])
def test_monster_reborn_summons_a_monster_of_either_graveyard_to_ones_own_field(position: str) -> None:
    """card: Monster Reborn ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Kuriboh, Umi
        opp 8000   graveyard: Summoned Skull, Trap Hole
    """)
    t.you.activates("Monster Reborn")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.you.is_asked("position").offers == ["attack position", "defense position"]
    t.you.takes_position(position).nobody_responds()
    skull = t.you.monster("Summoned Skull")
    assert (skull.position, skull.owner) == (position, "opp") and t.opp.graveyard == ["Trap Hole"]


def test_monster_reborn_needs_a_monster_and_a_free_zone() -> None:
    """card: Monster Reborn ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Monster Reborn graveyard: Umi\nopp 8000")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Kuriboh   monsters: 5 Sangan
        opp 8000
    """)
    assert not t.you.can_activate("Monster Reborn")


def haunted(mine: str = "", theirs: str = "") -> Table:
    """Summoned Skull was revived by Call of the Haunted."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Summoned Skull, Kuriboh, Umi   {mine}
        opp 8000   graveyard: Sangan   {theirs}
    """)
    t.you.activates("Call of the Haunted")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.monster("Summoned Skull").position == "attack" and t.you.spells == ["Call of the Haunted"]
    return t


def test_call_of_the_haunted_revives_a_monster_in_attack_position() -> None:
    """card: Call of the Haunted ①"""
    t = haunted()
    assert t.you.graveyard == ["Kuriboh", "Umi"]


def test_call_of_the_haunted_needs_a_monster_in_ones_own_graveyard() -> None:
    """card: Call of the Haunted ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Umi
        opp 8000   graveyard: Sangan
    """)
    t.you.cannot("activate Call of the Haunted", because=NO_TARGET)


def test_the_monster_is_destroyed_when_call_of_the_haunted_leaves_the_field() -> None:
    """card: Call of the Haunted"""
    t = haunted(mine="hand: Mystical Space Typhoon")
    t.you.activates("Mystical Space Typhoon", targeting="Call of the Haunted").nobody_responds()
    assert t.you.monsters == [] and "Summoned Skull destroyed (effect)" in t.log()


def test_call_of_the_haunted_is_destroyed_when_the_monster_is_destroyed() -> None:
    """card: Call of the Haunted"""
    t = haunted(mine="hand: Dark Hole")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.spells == [] and "Call of the Haunted destroyed (effect)" in t.log()


def test_call_of_the_haunted_stays_when_the_monster_leaves_undestroyed() -> None:
    """card: Call of the Haunted ①"""
    t = haunted(theirs="set: Compulsory Evacuation Device")
    t.you.goes_to("End Phase")
    t.opp.activates("Compulsory Evacuation Device", targeting="Summoned Skull").nobody_responds()
    assert t.you.spells == ["Call of the Haunted"] and t.you.hand == ["Summoned Skull"]


def test_call_of_the_haunted_revives_nothing_if_it_has_left_before_it_resolves() -> None:
    """card: Call of the Haunted ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Summoned Skull
        opp 8000   set: Mystical Space Typhoon
    """)
    t.you.activates("Call of the Haunted", targeting="Summoned Skull")
    t.opp.activates("Mystical Space Typhoon", targeting="Call of the Haunted").nobody_responds()
    assert t.you.monsters == [] and t.you.graveyard == ["Summoned Skull", "Call of the Haunted"]


def test_a_negated_call_of_the_haunted_that_leaves_the_field_does_not_take_jinzo_along() -> None:
    """card: Call of the Haunted ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Jinzo   hand: Mystical Space Typhoon
        opp 8000
    """)
    t.you.activates("Call of the Haunted", targeting="Jinzo").nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    t.you.activates("Mystical Space Typhoon", targeting="Call of the Haunted").nobody_responds()
    assert t.you.monsters == ["Jinzo"] and "Call of the Haunted" in t.you.graveyard
