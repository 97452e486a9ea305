"""Topic summon: Ritual Summons, what is Tributed for them, and what becomes of the Ritual Monster."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.deck import Deck
from spellspeed.engine.asking.answer import find_next_picks
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import EITHER, SPECIAL_SUMMONING
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_EXTRA_DECK
from spellspeed.lang.words.verbs import Forbid, SendToGraveyard
from spellspeed.pool import CardPool
from spellspeed.words import EVENT_TRIBUTED
from table import Table, table, there

RITUAL: Final = "Black Luster Ritual"
SOLDIER: Final = "Black Luster Soldier"
OX, ELF, JINZO, BEWD = "Battle Ox", "Mystical Elf", "Jinzo", "Blue-Eyes White Dragon"  # Levels 4, 4, 6, 8
NOTHING_TO_DO: Final = "effect.condition.no-possible-resolution-blocks-activation"
NOT_NORMALLY: Final = "summon.special-monster.cannot-be-normal-summoned"


def your_turn(you: str, opp: str = "", pool: CardPool | None = None) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}", pool)


def performs(t: Table, *tributes: str, position: str = "attack") -> None:
    """Activate Black Luster Ritual, with these Tributes if there is a choice, and take the first free zone."""
    t.you.activates(RITUAL)
    t.nobody_responds()
    if tributes:
        t.you.is_asked("tribute")
        t.you.chooses(*tributes)
    t.you.takes_position(position)


# -------------------------------------------------------------------------------------------------- whether it is legal


@pytest.mark.rule("summon.ritual.needs-matching-ritual-spell", scenario=1)
def test_the_ritual_spell_of_another_monster_does_not_serve() -> None:
    t = your_turn(f"hand: Zera Ritual, {SOLDIER}, {OX}, {ELF}")
    t.you.cannot("activate Zera Ritual", because=NOTHING_TO_DO)
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}, {ELF}")
    t.you.can(f"activate {RITUAL}")


@pytest.mark.rule("summon.ritual.needs-matching-ritual-spell", scenario=2)
def test_without_a_ritual_spell_a_ritual_monster_cannot_be_summoned() -> None:
    t = your_turn(f"hand: {SOLDIER}, {OX}, {ELF}")
    t.you.cannot(f"summon {SOLDIER}", because=NOT_NORMALLY)
    t.you.cannot(f"set {SOLDIER}", because=NOT_NORMALLY)
    assert [offer for offer in t.you.is_offered() if SOLDIER in offer] == []
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}, {ELF}")
    performs(t)
    assert t.you.monsters == [SOLDIER]


@pytest.mark.rule("summon.ritual.from-hand", scenario=1)
@pytest.mark.parametrize("where", ["deck", "graveyard"])
def test_a_ritual_monster_elsewhere_than_in_the_hand_cannot_be_ritual_summoned(where: str) -> None:
    t = your_turn(f"hand: {RITUAL}, {OX}, {ELF}   {where}: {SOLDIER}")
    t.you.cannot(f"activate {RITUAL}", because=NOTHING_TO_DO)


@pytest.mark.rule("summon.ritual.level-total-at-least", scenario=1)
def test_the_levels_must_be_eight_or_more_together() -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}, Flame Manipulator")  # 4 and 3
    t.you.cannot(f"activate {RITUAL}", because=NOTHING_TO_DO)
    for tributes, graveyard in ((f"{OX}, {ELF}", [OX, ELF]), (f"{OX}, Curse of Dragon", [OX, "Curse of Dragon"])):
        t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {tributes}")
        performs(t)
        assert t.you.graveyard == [*graveyard, RITUAL] and t.you.monsters == [SOLDIER]


@pytest.mark.rule("summon.ritual.no-superfluous-tribute", scenario=1)
def test_a_monster_without_which_the_levels_would_do_cannot_be_tributed_as_well() -> None:
    kuriboh = "Kuriboh"  # Level 1
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {BEWD}, {OX}, {ELF}, Curse of Dragon, Summoned Skull, {kuriboh}")
    t.you.activates(RITUAL)
    offers = t.you.is_asked("tribute").offers  # 8, 4, 4, 5, 6, 1
    legal = [sorted([offers[at] for at in picks]) for picks in t.duel.legal_answers()]
    assert [BEWD] in legal and sorted([OX, ELF]) in legal and sorted([OX, "Curse of Dragon"]) in legal
    assert sorted(["Curse of Dragon", "Summoned Skull"]) in legal  # 5 and 6
    assert sorted([BEWD, kuriboh]) not in legal and sorted([OX, ELF, kuriboh]) not in legal
    one = [at for at, name in enumerate(offers) if name == BEWD]
    assert find_next_picks(t.duel.state, there(t.duel.state.request), tuple(one)) == ((), True)


@pytest.mark.rule("summon.ritual.no-superfluous-tribute", scenario=1)
def test_five_and_seven_are_legal_tributes_for_eight() -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, Curse of Dragon, Gaia The Fierce Knight")
    performs(t)
    assert t.you.monsters == [SOLDIER]


# ------------------------------------------------------------------------------------------------------------- Tributes


@pytest.mark.rule("summon.ritual.no-specific-materials", scenario=1)
def test_monsters_of_any_kind_and_type_can_be_tributed() -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, Sangan, Kuriboh   monsters: {ELF}")  # 3, 1 and 4
    performs(t)
    assert t.you.monsters == [SOLDIER] and sorted(t.you.graveyard) == sorted(["Sangan", "Kuriboh", ELF, RITUAL])


@pytest.mark.rule("summon.ritual.tributes-from-hand-or-field", scenario=1)
def test_tributes_come_from_hand_and_field_and_the_ritual_monster_is_none_itself() -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}   monsters: {ELF}", f"monsters: {BEWD}")
    performs(t)
    assert t.you.monsters == [SOLDIER] and t.opp.monsters == [BEWD]
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}")  # Level 8 itself
    t.you.cannot(f"activate {RITUAL}", because=NOTHING_TO_DO)
    t = your_turn(f"hand: {RITUAL}, 2 {SOLDIER}")
    t.you.activates(RITUAL)
    t.you.chooses(f"{SOLDIER} (copy 2)")
    t.you.takes_position("attack")
    assert t.you.monsters == [SOLDIER] and SOLDIER in t.you.graveyard


@pytest.mark.rule("summon.ritual.face-down-and-hand-tributes-allowed", scenario=1)
def test_a_face_down_monster_is_tributed_as_it_lies() -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}   monsters: {ELF} (set)")
    t.you.activates(RITUAL)
    t.you.takes_position("attack")
    assert sorted(t.you.graveyard) == sorted([OX, ELF, RITUAL])
    assert not [line for line in t.log() if "flipped" in line]


@pytest.mark.rule("summon.ritual.levels-shown-to-opponent", scenario=1)
def test_the_opponent_sees_every_tribute_and_its_level() -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, Sangan, Kuriboh, Jinzo   monsters: {ELF} (set)")
    before = t.opp.view
    (monster,) = [card for card in before.monsters(t.you.player) if card is not None]
    assert (monster.name, monster.level) == ("", None) and not [card for card in before.hand(t.you.player) if card.name]
    performs(t, "Sangan", "Kuriboh", ELF)
    told = [event for event in t.opp.view.events if event.kind == EVENT_TRIBUTED]
    seen = {(event.card.name, event.card.level, event.card.where) for event in told if event.card is not None}
    assert seen == {("Sangan", 3, "hand"), ("Kuriboh", 1, "hand"), (ELF, 4, "monster zone 1")}
    # What was not Tributed stays hidden.
    assert [card.name for card in t.opp.view.hand(t.you.player)] == [""] and "Jinzo" not in repr(t.opp.view.key())


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=0)
def test_a_full_field_is_no_obstacle_if_a_tribute_leaves_it() -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}, {BEWD}   monsters: {ELF}, 4 Kuriboh")
    t.you.activates(RITUAL)
    offers = t.you.is_asked("tribute").offers
    legal = [sorted([offers[at] for at in picks]) for picks in t.duel.legal_answers()]
    assert sorted([OX, ELF]) in legal and [BEWD] not in legal
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {BEWD}   monsters: 5 Kuriboh")
    t.you.cannot(f"activate {RITUAL}", because=NOTHING_TO_DO)


# ---------------------------------------------------------------------------------------------------------- the summon


@pytest.mark.rule("summon.ritual.activated-in-own-main-phase", scenario=1)
def test_nothing_is_tributed_when_the_activation_is_negated() -> None:
    hand = f"hand: {RITUAL}, {SOLDIER}, {OX}   monsters: {ELF}"
    t = your_turn(hand, "set: Magic Jammer   hand: Kuriboh")
    t.you.activates(RITUAL)
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    t.nobody_responds()
    assert t.you.monsters == [ELF] and sorted(t.you.hand) == sorted([SOLDIER, OX]) and t.you.graveyard == [RITUAL]
    t = your_turn(hand)
    performs(t)
    assert t.you.monsters == [SOLDIER]
    t = your_turn(hand)
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"activate {RITUAL}", because="spell.activation.own-main-phase-open-state")


@pytest.mark.rule("summon.ritual.spell-to-graveyard-last", scenario=1)
def test_the_tributes_leave_then_the_monster_comes_then_the_spell_goes() -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}   monsters: {ELF}")
    performs(t)
    told = [line for line in t.log() if "tributed" in line or "special summoned" in line or RITUAL in line]
    order = [told.index(line) for line in told if "tributed" in line]
    came = next(at for at, line in enumerate(told) if f"{SOLDIER} special summoned" in line)
    went = next(at for at, line in enumerate(told) if RITUAL in line and "graveyard" in line.lower())
    assert max(order) < came < went


@pytest.mark.rule("summon.ritual.position-choice", scenario=1)
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_a_ritual_summoned_monster_lies_as_its_player_chooses(position: str) -> None:
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}   monsters: {ELF}")
    t.you.activates(RITUAL)
    assert t.you.is_asked("position").offers == ["attack position", "defense position"]
    t.you.takes_position(position)
    assert t.you.monster(SOLDIER).position == position


@pytest.mark.rule("summon.ritual.effect-processing-is-proper-summon", scenario=1)
@pytest.mark.rule("summon.revive.not-properly-summoned-illegal", scenario=1)
def test_a_ritual_summoned_monster_can_be_revived_and_a_discarded_one_cannot() -> None:
    hand = f"hand: {RITUAL}, {SOLDIER}, {BEWD}, Dark Hole, Monster Reborn"
    t = your_turn(hand, "set: Solemn Judgment")
    t.you.activates(RITUAL)
    t.opp.passes()  # the activation of the Spell is the only thing that Solemn Judgment could have answered
    t.you.takes_position("attack")
    assert t.you.monsters == [SOLDIER] and t.you.is_asked("open state")
    t.you.activates("Dark Hole")
    t.nobody_responds()
    t.you.activates("Monster Reborn")
    t.nobody_responds()
    assert sorted(t.you.is_asked("target").offers) == [SOLDIER, BEWD]
    t = your_turn(f"hand: Monster Reborn, {SOLDIER}   graveyard: Kuriboh   set: Raigeki Break", f"monsters: {OX}")
    t.you.activates("Raigeki Break", discarding=SOLDIER, targeting=OX)
    assert SOLDIER in t.you.graveyard
    t.you.activates("Monster Reborn")
    assert sorted(t.you.is_asked("target").offers) == [OX, "Kuriboh"]
    digger = probe("Test Digger", "Spell", Activation(do=SendToGraveyard(One(Monster(), YOUR_EXTRA_DECK))))
    hand = "hand: Test Digger, Monster Reborn   extra: Thousand Dragon   graveyard: Kuriboh"
    t = your_turn(hand, f"graveyard: {OX}", pool_with(digger))
    t.you.activates("Test Digger")
    assert "Thousand Dragon" in t.you.graveyard
    t.you.activates("Monster Reborn")
    assert sorted(t.you.is_asked("target").offers) == [OX, "Kuriboh"]


@pytest.mark.rule("effect.unusable.fusion-and-ritual-summon-not-possible", scenario=1)
def test_a_ritual_monster_that_cannot_be_used_cannot_be_ritual_summoned() -> None:
    ban = probe(
        "Test Ban",
        "Spell / Continuous",
        Continuous(do=Forbid(SPECIAL_SUMMONING, who=EITHER, what=Monster(name=(SOLDIER, "Thousand Dragon")))),
    )
    t = your_turn(f"hand: {RITUAL}, {SOLDIER}, {OX}, {ELF}   spells: Test Ban", pool=pool_with(ban))
    t.you.cannot(f"activate {RITUAL}", because=NOTHING_TO_DO)
    hand = "hand: Polymerization, Time Wizard, Baby Dragon   extra: Thousand Dragon"
    t = your_turn(f"{hand}   spells: Test Ban", pool=pool_with(ban))
    t.you.cannot("activate Polymerization", because=NOTHING_TO_DO)


# ------------------------------------------------------------------------------------------------------------- the deck


@pytest.mark.rule("summon.ritual.monster-belongs-in-main-deck", scenario=1)
def test_a_ritual_monster_belongs_in_the_main_deck() -> None:
    names = ["Gemini Elf", "Vorse Raider", "Luster Dragon", OX, ELF, JINZO, "Summoned Skull", "Kuriboh", "Sangan"]
    main = [name for name in names for _ in range(3)] + ["Umi"] * 3 + ["Dark Hole"] * 3 + ["Giant Rat"] * 3
    three = ["Mystic Tomato", "Mother Grizzly", "Man-Eater Bug"]
    assert Deck([*main, *three, SOLDIER]).check() == []
    assert Deck([*main, *three, "Petit Angel"], [SOLDIER]).check() != []
    assert len(Deck([*main, *three]).check()) == 1  # 39 cards: the Ritual Monster counted
    t = table(f"turn 2, Main Phase 1, you to act\nyou 8000   hand: Pot of Greed   deck: {SOLDIER}, Kuriboh\nopp 8000")
    t.you.activates("Pot of Greed")
    assert sorted(t.you.hand) == [SOLDIER, "Kuriboh"]
