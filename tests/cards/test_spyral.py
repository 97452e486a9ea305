"""SPYRAL cards: what lies on top of the opponent's Deck is guessed."""

import pytest

from spellspeed.engine.applies.find import name_of
from table import Table, table
from turns import resolve

HELIX, AGENT, QUIK_FIX = "SPYRAL Double Helix", "SPYRAL Super Agent", "SPYRAL Quik-Fix"
WIRE = "SPYRAL GEAR - Utility Wire"
NOTHING = "effect.condition.no-possible-resolution-blocks-activation"
ONCE = "effect.name-limit.this-effect-of-x-once"


def your_turn(you: str, opp: str = "", deck: str = "Umi, 2 Sangan") -> Table:
    """Lay out your Main Phase 1; a Spell lies on top of the opponent's Deck."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}   deck: {deck}")


def helix(more: str, opp: str = "", deck: str = "Umi, 2 Sangan", zone: str = "extra zone 1") -> Table:
    return your_turn(f"monsters: {HELIX} ({zone})   {more}", opp, deck)


def is_called_like_the_agent(t: Table) -> bool:
    """Whether your Double Helix, wherever it lies, has the name of the agent."""
    card = t.duel.pool.find(HELIX).index
    (row,) = [row for row in t.duel.state.cards if row.card == card]
    return name_of(t.duel.game, t.duel.state, row) == t.duel.pool.find(AGENT).rule_name


def test_spyral_double_helix_is_made_of_two_spyral_monsters() -> None:
    """card: SPYRAL Double Helix"""
    t = your_turn(f"monsters: {AGENT}, {QUIK_FIX}   extra: {HELIX}")
    t.you.does(f"link summon {HELIX}")
    t.you.settle_zone(None)
    assert t.you.monsters == [HELIX]
    t = your_turn(f"monsters: {AGENT}, Gemini Elf   extra: {HELIX}")
    t.you.cannot(f"link summon {HELIX}", because="link.summon.procedure")


@pytest.mark.parametrize(("where", "so"), [("monsters", True), ("graveyard", True), ("extra", False)])
def test_spyral_double_helix_is_called_like_the_agent_on_the_field_and_in_the_graveyard(where: str, so: bool) -> None:
    """card: SPYRAL Double Helix ①"""
    t = your_turn(f"{where}: {HELIX}")
    assert is_called_like_the_agent(t) == so


@pytest.mark.parametrize(("mode", "from_"), [(1, "deck"), (1, "graveyard"), (2, "deck"), (2, "graveyard")])
def test_spyral_double_helix_finds_a_spyral_monster_if_the_guess_is_right(mode: int, from_: str) -> None:
    """card: SPYRAL Double Helix ②"""
    t = helix(f"{from_}: {QUIK_FIX}, Kuriboh")
    t.you.activates(HELIX, effect=2)
    t.you.does("declare Spell")
    t.you.does(f"mode {mode}")
    if mode == 1:
        assert t.you.hand == [QUIK_FIX] and t.you.monsters == [HELIX]
    else:
        t.you.does("defense position")
        assert t.you.monster(QUIK_FIX).zone == 2  # below the Extra Monster Zone
    assert "Umi revealed" in t.log() and t.opp.deck == ["Umi", "Sangan", "Sangan"]


def test_spyral_double_helix_finds_nothing_if_the_guess_is_wrong_and_guesses_once_a_turn() -> None:
    """card: SPYRAL Double Helix ②"""
    t = helix(f"deck: {QUIK_FIX}, Kuriboh")
    t.you.activates(HELIX, effect=2)
    t.you.does("declare Trap")
    assert t.you.hand == [] and t.you.monsters == [HELIX] and "Umi revealed" in t.log()
    t.you.cannot(f"activate {HELIX} effect 2", because=ONCE)
    t = your_turn(f"monsters: {HELIX} (extra zone 1), {HELIX} (zone 4)   deck: 2 {QUIK_FIX}")
    t.you.does(f"activate {HELIX} (zone 4) effect 2")
    t.you.does("declare Trap")
    t.you.cannot(f"activate {HELIX} effect 2", because=ONCE)


def test_spyral_double_helix_only_adds_the_monster_if_it_points_to_no_free_zone() -> None:
    """card: SPYRAL Double Helix ②"""
    for zone, other in (("extra zone 1", ", Kuriboh (zone 2)"), ("zone 1", "")):
        t = your_turn(f"monsters: {HELIX} ({zone}){other}   deck: {QUIK_FIX}, Kuriboh")
        t.you.activates(HELIX, effect=2)
        t.you.does("declare Spell")
        assert t.you.hand == [QUIK_FIX]


def test_spyral_double_helix_points_to_its_left_too() -> None:
    """card: SPYRAL Double Helix ②"""
    t = helix(f"deck: {QUIK_FIX}, Kuriboh", zone="zone 3")
    t.you.activates(HELIX, effect=2)
    t.you.does("declare Spell")
    t.you.does("mode 2")
    t.you.does("attack position")
    assert t.you.monster(QUIK_FIX).zone == 2


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_spyral_double_helix_needs_a_spyral_monster_to_find_and_a_card_to_show() -> None:
    """card: SPYRAL Double Helix ②"""
    helix("deck: Kuriboh, Umi").you.cannot(f"activate {HELIX} effect 2", because=NOTHING)
    bare = table(f"turn 3, Main Phase 1, you to act\nyou 8000 monsters: {HELIX} deck: {QUIK_FIX}\nopp 8000")
    bare.you.cannot(f"activate {HELIX} effect 2", because=NOTHING)


def test_what_spyral_double_helix_summons_was_summoned_by_a_spyral_card() -> None:
    """card: SPYRAL Double Helix ②
    card: SPYRAL Super Agent ②
    """
    t = helix(f"deck: {AGENT}, Kuriboh", "set: Waboku")
    t.you.activates(HELIX, effect=2)
    t.you.does("declare Spell")
    t.nobody_responds()
    t.you.does("mode 2")
    t.you.does("attack position")
    t.you.triggers(AGENT, effect=2)
    t.nobody_responds()
    assert t.opp.graveyard == ["Waboku"]


@pytest.mark.rule("negate.called-by.matches-original-name", scenario=0)
def test_called_by_the_grave_on_the_agent_does_not_negate_spyral_double_helix() -> None:
    """card: SPYRAL Double Helix ②"""
    t = helix(f"graveyard: {AGENT}, {QUIK_FIX}", "set: Called by the Grave")
    t.you.activates(HELIX, effect=2)
    t.you.does("declare Spell")
    t.opp.activates("Called by the Grave", targeting=AGENT)
    t.nobody_responds()
    t.you.does("mode 1")
    assert t.you.banished == [AGENT] and t.you.hand == [QUIK_FIX]


@pytest.mark.rule("negate.millennium-eyes.matches-current-name", scenario=0)
def test_millennium_eyes_with_the_agent_negates_spyral_double_helix_which_keeps_the_name() -> None:
    """card: SPYRAL Double Helix ①"""
    eyes = "Millennium-Eyes Restrict"
    t = helix(f"graveyard: {AGENT}   deck: {QUIK_FIX}", f"monsters: {eyes}")
    t.you.activates(HELIX, effect=2)
    t.you.does("declare Spell")
    t.opp.activates(eyes, targeting=AGENT)
    resolve(t)
    assert t.opp.spells == [AGENT] and t.you.hand == [] and t.you.is_asked("open state")
    assert is_called_like_the_agent(t)
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"attack {eyes} with {HELIX}", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.parametrize("summon", ["normal", "special"])
def test_spyral_quik_fix_finds_a_card_of_the_gear(summon: str) -> None:
    """card: SPYRAL Quik-Fix ①"""
    where = "hand: " if summon == "normal" else "hand: Monster Reborn   graveyard: "
    t = your_turn(f"{where}{QUIK_FIX}   deck: {WIRE}, {AGENT}")
    if summon == "normal":
        t.you.summons(QUIK_FIX)
    else:
        t.you.activates("Monster Reborn")
        t.you.takes_position("attack")
    t.you.triggers(QUIK_FIX, effect=1)
    assert t.you.hand == [WIRE]


@pytest.mark.parametrize("agent", [AGENT, HELIX])
def test_spyral_quik_fix_comes_back_beside_the_agent_and_is_banished_when_it_leaves(agent: str) -> None:
    """card: SPYRAL Quik-Fix ②"""
    t = your_turn(f"monsters: {agent}   graveyard: {QUIK_FIX}   hand: Umi, Dark Hole")
    t.you.activates(QUIK_FIX, effect=2)
    t.you.does("Umi")
    t.you.takes_position("attack")
    assert t.you.monsters == [agent, QUIK_FIX] and t.you.graveyard == ["Umi"]
    t.you.activates("Dark Hole")
    assert t.you.banished == [QUIK_FIX] and t.you.graveyard == ["Umi", agent, "Dark Hole"]


def test_spyral_quik_fix_needs_the_agent_face_up_and_a_card_to_discard() -> None:
    """card: SPYRAL Quik-Fix ②"""
    for mine in (f"monsters: {AGENT} (set)   hand: Umi", "monsters: Kuriboh   hand: Umi"):
        your_turn(f"{mine}   graveyard: {QUIK_FIX}").you.cannot(
            f"activate {QUIK_FIX} effect 2", because="effect.condition.all-must-be-met"
        )
    your_turn(f"monsters: {AGENT}   graveyard: {QUIK_FIX}").you.cannot(
        f"activate {QUIK_FIX} effect 2", because="cost.unpayable.cannot-activate"
    )


def test_spyral_gear_utility_wire_puts_a_face_up_card_on_top_of_the_deck_and_the_guess_is_right() -> None:
    """card: SPYRAL GEAR - Utility Wire ①"""
    t = helix(f"set: 2 {WIRE}   deck: {QUIK_FIX}", "monsters: Gemini Elf, Sangan (set)   field: Sogen")
    t.you.does(f"activate {WIRE} (zone 1)")
    assert sorted(t.you.is_asked("target").offers) == ["Gemini Elf", "Sogen"]
    t.you.targets("Gemini Elf").nobody_responds()
    assert t.opp.deck[0] == "Gemini Elf"
    t.you.cannot(f"activate {WIRE}", because="effect.use-limit.effect-negated-still-activated")
    t.you.activates(HELIX, effect=2)
    t.you.does("declare Monster")
    t.you.does("mode 1")
    assert t.you.hand == [QUIK_FIX]


def test_spyral_gear_utility_wire_needs_the_agent() -> None:
    """card: SPYRAL GEAR - Utility Wire ①"""
    t = your_turn(f"set: {WIRE}   monsters: {QUIK_FIX}", "monsters: Gemini Elf")
    t.you.cannot(f"activate {WIRE}", because="effect.condition.all-must-be-met")
