"""Cards: monsters whose effects are Quick Effects, or are used from the hand."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import Top
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.places_said import OPPONENTS_DECK
from spellspeed.lang.words.verbs import SendToGraveyard
from spellspeed.words import EVENT_SENT_TO_GRAVEYARD
from table import Table, table

ALL_MET = "effect.condition.all-must-be-met"
UNPAYABLE = "cost.unpayable.cannot-activate"
NO_RESULT = "effect.condition.no-possible-resolution-blocks-activation"


def opponents_turn(you: str, opp: str, ask_all: bool = False) -> Table:
    """Lay out the opponent's Main Phase 1."""
    return table(f"turn 4, Main Phase 1, opp to act\nyou 8000   {you}\nopp 8000   {opp}", ask_all=ask_all)


def your_turn(you: str, opp: str = "", ask_all: bool = False) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", ask_all=ask_all)


# ------------------------------------------------------------------------------------------------------- Quick Effects


def test_maryokutai_is_tributed_and_destroys_the_spell_it_negates() -> None:
    """card: Maryokutai"""
    t = opponents_turn("monsters: Maryokutai", "hand: Ookazi", ask_all=True)
    t.opp.activates("Ookazi")
    t.you.activates("Maryokutai")
    assert t.chain == ["Ookazi", "Maryokutai"] and t.you.graveyard == ["Maryokutai"]
    t.nobody_responds()
    assert (t.you.lp, t.opp.graveyard) == (8000, ["Ookazi"])
    assert "opp's Ookazi was negated: activation" in t.log() and "Ookazi destroyed (effect)" in t.log()


def test_maryokutai_answers_no_spell_in_its_players_own_turn() -> None:
    """card: Maryokutai"""
    t = your_turn("monsters: Maryokutai   hand: Hinotama", "set: Mystical Space Typhoon", ask_all=True)
    t.you.activates("Hinotama")
    t.opp.activates("Mystical Space Typhoon", targeting="Hinotama")
    t.you.cannot("activate Maryokutai", because=ALL_MET)


def test_maryokutai_answers_no_trap_and_not_face_down() -> None:
    """card: Maryokutai"""
    t = opponents_turn("monsters: Maryokutai", "set: Threatening Roar", ask_all=True)
    t.opp.activates("Threatening Roar")
    t.you.cannot("activate Maryokutai", because=ALL_MET)
    t = opponents_turn("monsters: Maryokutai (set)   set: Threatening Roar", "hand: Ookazi")
    t.opp.activates("Ookazi")
    t.you.cannot("activate Maryokutai", because="effect.face-down.monster-effect-inactive")


def test_maryokutai_answers_no_effect_of_a_spell_that_lies_face_up() -> None:
    """card: Maryokutai"""
    t = opponents_turn("monsters: Maryokutai", "spells: Mass Driver   monsters: Kuriboh", ask_all=True)
    t.opp.activates("Mass Driver", tributing="Kuriboh")
    t.you.cannot("activate Maryokutai", because="negate.card-activation-negation.cannot-hit-effect-activation")


@pytest.mark.rule("damage-step.activation.activation-negating-effects", scenario=0)
def test_maryokutai_negates_a_spell_in_the_damage_step() -> None:
    """card: Maryokutai"""
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Maryokutai (attack), Gemini Elf
        opp 8000   monsters: Battle Ox   hand: Rush Recklessly
        """
    )
    t.opp.attacks("Battle Ox", "Gemini Elf")
    t.opp.passes()
    assert t.step == "Damage Step"
    t.opp.activates("Rush Recklessly", targeting="Battle Ox")
    t.you.activates("Maryokutai").nobody_responds()
    assert t.opp.graveyard == ["Rush Recklessly", "Battle Ox"] and t.you.monsters == ["Gemini Elf"]


@pytest.mark.parametrize(
    ("position", "name"),
    [
        ("monsters: A-Team: Trap Disposal Unit", "A-Team: Trap Disposal Unit"),
        ("monsters: Winged Rhynos", "Winged Rhynos"),
        ("hand: Herald of Purple Light, Shining Angel", "Herald of Purple Light"),
    ],
)
def test_a_quick_effect_of_a_monster_cannot_answer_a_counter_trap(position: str, name: str) -> None:
    """card: A-Team: Trap Disposal Unit, Winged Rhynos, Herald of Purple Light ①"""
    t = opponents_turn(
        f"{position}   set: Just Desserts", "set: Seven Tools of the Bandit   monsters: Kuriboh", ask_all=True
    )
    t.opp.goes_to("End Phase")
    t.you.activates("Just Desserts")
    t.opp.activates("Seven Tools of the Bandit")
    t.you.cannot(f"activate {name}", because="chain.spell-speed.must-be-at-least")


@pytest.mark.parametrize("turn", ["3, Main Phase 1, you", "4, Main Phase 1, opp"])
def test_trap_disposal_unit_negates_a_trap_in_either_turn(turn: str) -> None:
    """card: A-Team: Trap Disposal Unit"""
    t = table(f"""
        turn {turn} to act
        you 8000   monsters: A-Team: Trap Disposal Unit   hand: Ookazi
        opp 8000   set: Just Desserts   hand: Hinotama
    """)
    if t.turn_player == "you":
        t.you.activates("Ookazi")
    t.opp.activates("Just Desserts")
    t.you.activates("A-Team: Trap Disposal Unit")
    assert "you tributed A-Team: Trap Disposal Unit" in t.log()
    t.nobody_responds()
    assert t.you.lp == 8000 and t.opp.graveyard == ["Just Desserts"]
    assert "Just Desserts destroyed (effect)" in t.log()


def test_trap_disposal_unit_answers_no_spell_and_no_trap_of_its_own_player() -> None:
    """card: A-Team: Trap Disposal Unit"""
    t = opponents_turn("monsters: A-Team: Trap Disposal Unit   set: Just Desserts", "monsters: Kuriboh   hand: Ookazi")
    t.opp.activates("Ookazi")
    t.you.cannot("activate A-Team: Trap Disposal Unit", because=ALL_MET)
    t.you.activates("Just Desserts")
    assert not t.you.can_activate("A-Team: Trap Disposal Unit")
    t.nobody_responds()
    assert t.you.monsters == ["A-Team: Trap Disposal Unit"] and t.opp.lp == 7500


@pytest.mark.parametrize("trapper", ["you", "opp"])
def test_winged_rhynos_returns_to_the_hand_when_either_player_activates_a_trap(trapper: str) -> None:
    """card: Winged Rhynos"""
    mine, theirs = ("set: Threatening Roar", "") if trapper == "you" else ("", "set: Threatening Roar")
    t = your_turn(f"monsters: Winged Rhynos   {mine}", theirs, ask_all=True)
    if trapper == "opp":
        t.you.goes_to("End Phase")
        t.opp.activates("Threatening Roar")
    else:
        t.you.activates("Threatening Roar")
        t.opp.passes()
    t.you.activates("Winged Rhynos")
    assert t.you.monsters == ["Winged Rhynos"]
    t.nobody_responds()
    assert t.you.hand == ["Winged Rhynos"] and t.you.monsters == []


def test_winged_rhynos_that_was_taken_returns_to_its_owner() -> None:
    """card: Winged Rhynos"""
    t = your_turn("monsters: Winged Rhynos (owner opp)   set: Threatening Roar")
    t.you.activates("Threatening Roar")
    t.you.activates("Winged Rhynos").nobody_responds()
    assert t.opp.hand == ["Winged Rhynos"] and t.you.hand == []


def test_winged_rhynos_answers_no_spell_and_not_in_the_damage_step() -> None:
    """card: Winged Rhynos"""
    t = opponents_turn("monsters: Winged Rhynos", "hand: Ookazi", ask_all=True)
    t.opp.activates("Ookazi")
    t.you.cannot("activate Winged Rhynos", because=ALL_MET)
    t = your_turn(
        "monsters: Winged Rhynos   set: Divine Wrath   hand: Umi",
        "monsters: Mystic Tomato   deck: 3 Sangan",
        ask_all=True,
    )
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Winged Rhynos", "Mystic Tomato")
    t.nobody_responds()
    t.opp.triggers("Mystic Tomato")
    t.you.activates("Divine Wrath", discarding="Umi")
    t.opp.passes()
    t.you.cannot("activate Winged Rhynos", because="damage-step.activation.default-ban")


HERALDS = [("Herald of Green Light", "Ookazi"), ("Herald of Purple Light", "Just Desserts")]


def opponent_plays(card: str, hand: str) -> Table:
    """Let the opponent activate a Spell from his hand or a Trap he has Set."""
    where = "set" if card == "Just Desserts" else "hand"
    t = opponents_turn(f"hand: {hand}   monsters: Kuriboh   set: Threatening Roar", f"{where}: {card}")
    t.opp.activates(card)
    return t


@pytest.mark.parametrize(("herald", "card"), HERALDS)
def test_a_herald_goes_to_the_graveyard_with_another_fairy_and_negates(herald: str, card: str) -> None:
    """card: Herald of Green Light ①, Herald of Purple Light ①"""
    t = opponent_plays(card, f"{herald}, Mystical Elf, Shining Angel, Dancing Fairy")
    t.you.activates(herald)
    assert t.you.is_asked("cost").offers == ["Shining Angel", "Dancing Fairy"]
    t.you.chooses("Dancing Fairy")
    # They are sent, not discarded, before anything resolves.
    assert sorted(t.you.graveyard) == sorted([herald, "Dancing Fairy"])
    assert not [line for line in t.log() if "discarded" in line]
    assert len({event.batch for event in t.events if event.kind == EVENT_SENT_TO_GRAVEYARD}) == 1
    t.nobody_responds()
    assert t.you.lp == 8000 and t.opp.graveyard == [card] and f"{card} destroyed (effect)" in t.log()


@pytest.mark.parametrize(("herald", "card"), HERALDS)
def test_a_herald_needs_another_fairy_in_the_hand(herald: str, card: str) -> None:
    """card: Herald of Green Light ①, Herald of Purple Light ①"""
    t = opponent_plays(card, f"{herald}, Mystical Elf")
    t.you.cannot(f"activate {herald}", because=UNPAYABLE)


@pytest.mark.parametrize(("herald", "card"), [(HERALDS[0][0], "Just Desserts"), (HERALDS[1][0], "Ookazi")])
def test_a_herald_answers_only_its_own_kind_of_card(herald: str, card: str) -> None:
    """card: Herald of Green Light ①, Herald of Purple Light ①"""
    t = opponent_plays(card, f"{herald}, Shining Angel")
    t.you.cannot(f"activate {herald}", because=ALL_MET)


def test_a_herald_can_be_sent_for_another_copy() -> None:
    """card: Herald of Green Light ①"""
    t = opponent_plays("Ookazi", "2 Herald of Green Light")
    t.you.does("activate Herald of Green Light")
    t.nobody_responds()
    assert t.you.graveyard == ["Herald of Green Light"] * 2 and t.you.lp == 8000


# ------------------------------------------------------------------------------------------------------- from the hand


@pytest.mark.parametrize("count", [1, 2])
def test_thunder_dragon_adds_up_to_two_copies(count: int) -> None:
    """card: Thunder Dragon ①"""
    t = your_turn("hand: Thunder Dragon   deck: 2 Thunder Dragon, Thunder Kid, Gemini Elf")
    t.you.activates("Thunder Dragon")
    question = t.you.is_asked("search")
    assert t.you.graveyard == ["Thunder Dragon"] and "you discarded Thunder Dragon (cost)" in t.log()
    assert (question.offers, question.least, question.most) == (["Thunder Dragon"] * 2, 1, 2)
    t.duel.answer(*range(count), by=t.you.player)
    assert t.you.hand == ["Thunder Dragon"] * count and len(t.you.deck) == 4 - count


def test_thunder_dragon_adds_the_only_copy() -> None:
    """card: Thunder Dragon ①"""
    t = your_turn("hand: Thunder Dragon   deck: Thunder Dragon, Gemini Elf")
    t.you.activates("Thunder Dragon")
    assert t.you.hand == ["Thunder Dragon"] and t.you.deck == ["Gemini Elf"]


def test_thunder_dragon_needs_a_copy_in_the_deck_and_is_not_used_from_the_field() -> None:
    """card: Thunder Dragon ①"""
    t = your_turn("hand: Thunder Dragon   deck: Gemini Elf")
    t.you.cannot("activate Thunder Dragon", because=NO_RESULT)
    t = your_turn("monsters: Thunder Dragon   deck: Thunder Dragon")
    assert "activate Thunder Dragon" not in t.you.is_offered()


def test_cerburrel_is_special_summoned_when_discarded_by_an_effect() -> None:
    """card: The Fabled Cerburrel ①"""
    t = your_turn("hand: Umi, The Fabled Cerburrel, Graceful Charity   deck: 3 Sangan")
    t.you.activates("Graceful Charity")
    t.you.chooses("The Fabled Cerburrel", "Umi")
    t.you.takes_position("defense")
    assert t.you.monster("The Fabled Cerburrel").position == "defense"


@pytest.mark.rule("effect-type.trigger.on-discard", scenario=0)
def test_cerburrel_is_special_summoned_when_discarded_as_a_cost() -> None:
    """card: The Fabled Cerburrel ①"""
    t = your_turn("hand: The Fabled Cerburrel   set: Raigeki Break", "monsters: Vorse Raider, Gemini Elf")
    t.you.activates("Raigeki Break", discarding="The Fabled Cerburrel", targeting="Vorse Raider").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["The Fabled Cerburrel"] and t.opp.monsters == ["Gemini Elf"]


@pytest.mark.rule("turn.end.hand-limit.counts-as-discard-and-sent-to-gy", scenario=0)
def test_cerburrel_is_special_summoned_when_discarded_for_the_hand_limit() -> None:
    """card: The Fabled Cerburrel ①"""
    t = your_turn("hand: The Fabled Cerburrel, 6 Umi", "deck: 2 Sangan")
    t.you.goes_to("End Phase")
    t.you.discards("The Fabled Cerburrel")
    t.you.takes_position("attack")
    assert t.you.monsters == ["The Fabled Cerburrel"]


@pytest.mark.rule("effect-type.trigger.on-discard", scenario=0)
@pytest.mark.parametrize("how", ["sent from the deck", "destroyed"])
def test_cerburrel_stays_in_the_graveyard_when_it_was_not_discarded(how: str) -> None:
    """card: The Fabled Cerburrel ①"""
    if how == "destroyed":
        t = your_turn("hand: Dark Hole   monsters: The Fabled Cerburrel")
        t.you.activates("Dark Hole")
    else:
        t = your_turn("hand: Foolish Burial   deck: The Fabled Cerburrel, Umi")
        t.you.activates("Foolish Burial")
    t.you.is_asked("open state")
    assert "The Fabled Cerburrel" in t.you.graveyard and t.you.monsters == []


def test_beiige_is_special_summoned_when_an_effect_of_its_player_discards_it() -> None:
    """card: Beiige, Vanguard of Dark World"""
    name = "Beiige, Vanguard of Dark World"
    t = your_turn(f"hand: Graceful Charity, {name}   deck: 3 Sangan")
    t.you.activates("Graceful Charity")
    t.you.chooses(name, "Sangan (copy 1)")
    t.you.takes_position("defense")
    assert t.you.monster(name).position == "defense"


@pytest.mark.rule("move.send-to-gy.from-hand-is-not-discard", scenario=0)
def test_beiige_stays_in_the_graveyard_when_an_effect_sends_it_without_a_discard() -> None:
    """card: Beiige, Vanguard of Dark World"""
    hand = "Beiige, Vanguard of Dark World, Umi"
    t = your_turn(f"hand: Hand Destruction, {hand}   deck: 3 Sangan", "hand: 2 Sangan   deck: 3 Sangan")
    t.you.activates("Hand Destruction")
    t.you.is_asked("open state")
    assert t.you.monsters == [] and "Beiige, Vanguard of Dark World" in t.you.graveyard


def test_beiige_is_discarded_by_the_opponents_effect_and_comes_to_its_owners_field() -> None:
    """card: Beiige, Vanguard of Dark World"""
    t = your_turn("hand: Confiscation", "hand: Beiige, Vanguard of Dark World, Umi")
    t.you.activates("Confiscation")
    t.you.chooses("Beiige, Vanguard of Dark World")
    t.opp.takes_position("attack")
    assert t.opp.monsters == ["Beiige, Vanguard of Dark World"] and t.you.monsters == []


@pytest.mark.rule("cost.not-a-card-effect", scenario=0)
def test_beiige_stays_in_the_graveyard_when_discarded_as_a_cost() -> None:
    """card: Beiige, Vanguard of Dark World"""
    name = "Beiige, Vanguard of Dark World"
    t = your_turn(f"hand: {name}   set: Raigeki Break", "monsters: Vorse Raider, Gemini Elf")
    t.you.activates("Raigeki Break", targeting="Vorse Raider").nobody_responds()
    t.you.is_asked("open state")
    assert name in t.you.graveyard and t.you.monsters == []


@pytest.mark.rule("turn.end.hand-limit.not-by-effect", scenario=0)
def test_beiige_stays_in_the_graveyard_when_discarded_for_the_hand_limit() -> None:
    """card: Beiige, Vanguard of Dark World"""
    t = your_turn("hand: Beiige, Vanguard of Dark World, 6 Umi", "deck: 2 Sangan")
    t.you.goes_to("End Phase")
    t.you.discards("Beiige, Vanguard of Dark World")
    assert t.turn == 4 and t.you.monsters == []


def test_despair_comes_back_when_the_opponents_effect_discards_it() -> None:
    """card: Despair from the Dark ①"""
    t = opponents_turn("hand: Despair from the Dark, Umi", "hand: Confiscation")
    t.opp.activates("Confiscation")
    t.opp.chooses("Despair from the Dark")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Despair from the Dark"] and t.you.graveyard == []


def test_despair_comes_back_when_the_opponents_effect_sends_it_from_the_deck() -> None:
    """card: Despair from the Dark ①"""
    mill = probe("Probe Worm", "Spell", Activation(do=SendToGraveyard(Top(2, OPPONENTS_DECK))))
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   deck: Umi, Despair from the Dark, Umi
        opp 8000   hand: Probe Worm
        """,
        pool=pool_with(mill),
    )
    t.opp.activates("Probe Worm")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Despair from the Dark"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_despair_stays_in_the_graveyard_when_an_effect_of_its_player_sends_it() -> None:
    """card: Despair from the Dark ①"""
    t = your_turn("hand: Foolish Burial   deck: Despair from the Dark, Gemini Elf")
    t.you.activates("Foolish Burial")
    t.you.chooses("Despair from the Dark")
    t.you.is_asked("open state")
    assert t.you.monsters == [] and "Despair from the Dark" in t.you.graveyard


@pytest.mark.rule("cost.not-a-card-effect", scenario=0)
@pytest.mark.parametrize("how", ["destroyed on the field", "discarded as a cost"])
def test_despair_stays_in_the_graveyard_when_it_comes_from_elsewhere_or_as_a_cost(how: str) -> None:
    """card: Despair from the Dark ①"""
    if how == "destroyed on the field":
        t = opponents_turn("monsters: Despair from the Dark", "hand: Raigeki")
        t.opp.activates("Raigeki")
    else:
        t = opponents_turn("hand: Despair from the Dark   set: Raigeki Break", "monsters: Kuriboh   hand: Ookazi")
        t.opp.activates("Ookazi")
        t.you.activates("Raigeki Break", discarding="Despair from the Dark", targeting="Kuriboh").nobody_responds()
    t.opp.is_asked("open state")
    assert t.you.monsters == [] and "Despair from the Dark" in t.you.graveyard


def obsidian_discarded(graveyard: str) -> Table:
    """Pay for Raigeki Break with Gem-Knight Obsidian."""
    t = your_turn(f"hand: Gem-Knight Obsidian   set: Raigeki Break   graveyard: {graveyard}", "monsters: Kuriboh")
    t.you.activates("Raigeki Break", discarding="Gem-Knight Obsidian").nobody_responds()
    return t


def test_obsidian_summons_a_normal_monster_of_level_4_or_lower_from_the_own_graveyard() -> None:
    """card: Gem-Knight Obsidian ①"""
    t = obsidian_discarded("Gemini Elf, Summoned Skull, Sangan, Mystical Elf")
    t.you.triggers("Gem-Knight Obsidian")
    assert t.you.is_asked("target").offers == ["Gemini Elf", "Mystical Elf"]
    t.you.targets("Mystical Elf")
    t.you.takes_position("defense")
    assert t.you.monster("Mystical Elf").position == "defense"


def test_obsidian_can_target_what_went_to_the_graveyard_with_it() -> None:
    """card: Gem-Knight Obsidian ①"""
    t = your_turn("hand: Graceful Charity, Gem-Knight Obsidian, Gemini Elf   deck: 3 Sangan")
    t.you.activates("Graceful Charity")
    t.you.chooses("Gem-Knight Obsidian", "Gemini Elf")
    t.you.triggers("Gem-Knight Obsidian")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gemini Elf"]


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_obsidian_may_be_declined_and_needs_a_target() -> None:
    """card: Gem-Knight Obsidian ①"""
    t = obsidian_discarded("Gemini Elf")
    assert t.you.is_asked("trigger").offers == ["trigger Gem-Knight Obsidian", "pass"]
    t.you.passes()
    assert t.you.monsters == [] and "Gemini Elf" in t.you.graveyard
    t = obsidian_discarded("Summoned Skull, Sangan")
    t.you.is_asked("open state")


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_obsidian_is_not_set_off_from_the_deck_or_the_field() -> None:
    """card: Gem-Knight Obsidian ①"""
    t = your_turn("hand: Foolish Burial   deck: Gem-Knight Obsidian, Umi   graveyard: Gemini Elf")
    t.you.activates("Foolish Burial")
    t.you.is_asked("open state")
    t = your_turn("hand: Dark Hole   monsters: Gem-Knight Obsidian   graveyard: Gemini Elf")
    t.you.activates("Dark Hole")
    t.you.is_asked("open state")
