"""Cards: Counter Traps that negate Spells, Traps and summons."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, SpellOrTrap
from spellspeed.lang.words.places_said import OPPONENTS_FIELD
from spellspeed.lang.words.verbs import AddToHand
from table import Table, table

UNMET = "effect.condition.all-must-be-met"
UNPAYABLE = "cost.unpayable.cannot-activate"
ACTIVATIONS = "trap.counter.answers-activations"
CARDS_ONLY = "negate.card-activation-negation.cannot-hit-effect-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def their_turn(you: str, opp: str, ask_all: bool = False) -> Table:
    return table(
        f"turn 4, Main Phase 1, opp to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


def your_turn(you: str, opp: str, ask_all: bool = False) -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}",
        ask_all=ask_all,
    )


# ---------------------------------------------------------------------------------------------------- a kind of Spell


def test_armor_break_negates_and_destroys_an_equip_spell() -> None:
    """card: Armor Break"""
    t = their_turn("set: Armor Break", "hand: Axe of Despair   monsters: Gemini Elf")
    t.opp.activates("Axe of Despair")
    t.you.activates("Armor Break").nobody_responds()
    assert t.opp.graveyard == ["Axe of Despair"] and t.opp.atk_of("Gemini Elf") == 1900
    assert "opp's Axe of Despair was negated: activation" in t.log()


def test_armor_break_answers_your_own_equip_spell_too_and_no_other_spell() -> None:
    """card: Armor Break"""
    t = your_turn("set: Armor Break   hand: Axe of Despair   monsters: Gemini Elf", "hand: Umi")
    t.you.activates("Axe of Despair")
    t.you.activates("Armor Break").nobody_responds()
    assert t.you.graveyard == ["Axe of Despair", "Armor Break"]
    t = their_turn("set: Armor Break", "hand: Rush Recklessly   monsters: Gemini Elf", ask_all=True)
    t.opp.activates("Rush Recklessly")
    t.you.cannot("activate Armor Break", because=ACTIVATIONS)


@pytest.mark.parametrize(
    ("counter", "hit", "missed"),
    [
        ("Spell-Stopping Statute", "Messenger of Peace", "Gravity Bind"),
        ("Royal Surrender", "Gravity Bind", "Messenger of Peace"),
    ],
)
def test_a_continuous_card_of_the_opponent_is_negated_and_destroyed(counter: str, hit: str, missed: str) -> None:
    """card: Spell-Stopping Statute, Royal Surrender"""
    cards = "set: Messenger of Peace, Gravity Bind, Jar of Greed   hand: Pot of Greed"
    t = their_turn(f"set: {counter}", cards)
    t.opp.activates(hit)
    t.you.activates(counter).nobody_responds()
    assert hit in t.opp.graveyard and t.opp.spells == []
    for other in (missed, "Pot of Greed", "Jar of Greed"):
        t = their_turn(f"set: {counter}", cards, ask_all=True)
        t.opp.activates(other)
        t.you.cannot(f"activate {counter}", because=ACTIVATIONS)
    t = your_turn(f"set: {counter}, {hit}", "hand: Kuriboh", ask_all=True)
    t.you.activates(hit)
    t.opp.passes()
    t.you.cannot(f"activate {counter}", because=ACTIVATIONS)


@pytest.mark.parametrize("card", ["Pot of Greed", "Jar of Greed"])
def test_feather_wind_negates_a_spell_or_trap_while_avian_is_there(card: str) -> None:
    """card: Feather Wind"""
    theirs = "hand: Pot of Greed   set: Jar of Greed"
    t = their_turn("set: Feather Wind   monsters: Elemental HERO Avian", theirs)
    t.opp.activates(card)
    t.you.activates("Feather Wind").nobody_responds()
    assert t.opp.graveyard == [card] and len(t.opp.deck) == 5
    for monsters in ("Elemental HERO Avian (set)", "Gemini Elf"):
        t = their_turn(f"set: Feather Wind   monsters: {monsters}", theirs, ask_all=True)
        t.opp.activates(card)
        t.you.cannot("activate Feather Wind", because=UNMET)


# Breaker and Hannibal can each hold one Spell Counter.
MAGES = "Breaker the Magical Warrior (1 spell counter), Hannibal Necromancer (1 spell counter)"


def test_anti_spell_negates_a_spell_for_two_spell_counters_of_your_field() -> None:
    """card: Anti-Spell"""
    t = their_turn(
        f"set: Anti-Spell   monsters: {MAGES}, Royal Magical Library (1 spell counter)", "hand: Pot of Greed"
    )
    t.opp.activates("Pot of Greed")
    t.you.activates("Anti-Spell")
    assert len(t.you.is_asked("cost").offers) == 3
    t.you.chooses("Hannibal Necromancer")
    assert len(t.you.is_asked("cost").offers) == 2
    t.you.chooses("Breaker the Magical Warrior")
    assert t.opp.graveyard == ["Pot of Greed"] and len(t.opp.deck) == 5
    assert t.you.atk_of("Breaker the Magical Warrior") == 1600
    counters = [t.you.monster(name).row.counters for name in t.you.monsters]
    assert [bool(each) for each in counters] == [False, False, True]


def test_anti_spell_takes_both_counters_from_one_card() -> None:
    """card: Anti-Spell"""
    t = their_turn("set: Anti-Spell   monsters: Royal Magical Library (3 spell counters)", "hand: Pot of Greed")
    t.opp.activates("Pot of Greed")
    t.you.activates("Anti-Spell").nobody_responds()
    assert t.opp.graveyard == ["Pot of Greed"] and t.you.monster("Royal Magical Library").row.counters[1] == 1


def test_anti_spell_needs_two_counters_of_your_own_and_a_spell_card() -> None:
    """card: Anti-Spell"""
    one = "Breaker the Magical Warrior (1 spell counter)"
    t = their_turn(f"set: Anti-Spell   monsters: {one}", f"hand: Pot of Greed   monsters: {MAGES}", ask_all=True)
    t.opp.activates("Pot of Greed")
    t.you.cannot("activate Anti-Spell", because=UNPAYABLE)
    t = their_turn(f"set: Anti-Spell   monsters: {MAGES}", "set: Jar of Greed", ask_all=True)
    t.opp.activates("Jar of Greed")
    t.you.cannot("activate Anti-Spell", because=ACTIVATIONS)


# ----------------------------------------------------------------------------------------- what it targets or would do


def test_tutan_mask_protects_a_zombie_of_either_player() -> None:
    """card: Tutan Mask"""
    for yours, theirs in (("Vampire Lord", "Gemini Elf"), ("Gemini Elf", "Vampire Lord")):
        t = their_turn(f"set: Tutan Mask   monsters: {yours}", f"hand: Rush Recklessly   monsters: {theirs}")
        t.opp.activates("Rush Recklessly", targeting="Vampire Lord")
        t.you.activates("Tutan Mask").nobody_responds()
        side = t.you if yours == "Vampire Lord" else t.opp
        assert side.atk_of("Vampire Lord") == 2000 and t.opp.graveyard == ["Rush Recklessly"]


@pytest.mark.parametrize(
    ("card", "target"),
    [
        ("Rush Recklessly", "Gemini Elf"),
        ("Book of Taiyou", "Pyramid Turtle"),  # face-down
        ("Monster Reborn", "Vampire Lord"),  # in the Graveyard
        ("Fissure", ""),
    ],
)
def test_tutan_mask_answers_what_targets_one_face_up_zombie_on_the_field(card: str, target: str) -> None:
    """card: Tutan Mask"""
    t = their_turn(
        "set: Tutan Mask   monsters: Pyramid Turtle (set), Gemini Elf, Ryu Kokki",
        f"hand: {card}, Kuriboh   graveyard: Vampire Lord, Kuriboh",
        ask_all=True,
    )
    t.opp.activates(card, targeting=target or ())
    t.you.cannot("activate Tutan Mask", because=ACTIVATIONS)


@pytest.mark.parametrize(("card", "target"), [("Mystical Space Typhoon", "Jar of Greed"), ("Raigeki Break", "Umi")])
def test_curse_of_royal_negates_what_would_destroy_one_spell_or_trap(card: str, target: str) -> None:
    """card: Curse of Royal ①"""
    t = their_turn(
        "set: Curse of Royal, Jar of Greed   field: Umi", "hand: Mystical Space Typhoon, Sogen   set: Raigeki Break"
    )
    if card == "Raigeki Break":
        t.opp.activates(card, discarding="Sogen", targeting=target)
    else:
        t.opp.activates(card, targeting=target)
    t.you.activates("Curse of Royal").nobody_responds()
    assert t.you.set_cards == ["Jar of Greed"] and t.you.field_zone == ["Umi"]
    assert t.opp.graveyard[-1] == card


@pytest.mark.parametrize(("card", "target"), [("Heavy Storm", ""), ("Soul Exchange", "Gemini Elf"), ("Fissure", "")])
def test_curse_of_royal_answers_nothing_that_does_not_target_a_spell_or_trap(card: str, target: str) -> None:
    """card: Curse of Royal ①"""
    t = their_turn(
        "set: Curse of Royal, Jar of Greed   monsters: Gemini Elf",
        "hand: Heavy Storm, Fissure, Soul Exchange",
        ask_all=True,
    )
    t.opp.activates(card, targeting=target or ())
    t.you.cannot("activate Curse of Royal", because=ACTIVATIONS)


def test_curse_of_royal_answers_no_card_that_does_something_else_with_it() -> None:
    """card: Curse of Royal ①"""
    gale = probe("Test Gale", "Spell", Activation(target=One(SpellOrTrap(), OPPONENTS_FIELD), do=AddToHand(THE_TARGET)))
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   set: Curse of Royal   spells: Messenger of Peace
        opp 8000   hand: Test Gale
        """,
        pool=pool_with(gale),
        ask_all=True,
    )
    t.opp.activates("Test Gale", targeting="Messenger of Peace")
    t.you.cannot("activate Curse of Royal", because=ACTIVATIONS)


def anubis(monsters: str = "Gemini Elf, Blue-Eyes White Dragon (set)", spell: str = "Heavy Storm") -> Table:
    t = their_turn("set: Judgment of Anubis, Reload   hand: Sogen, Kuriboh", f"hand: {spell}   monsters: {monsters}")
    t.opp.activates(spell, targeting="Reload" if spell == "Mystical Space Typhoon" else ())
    t.you.activates("Judgment of Anubis", discarding="Sogen").nobody_responds()
    return t


@pytest.mark.parametrize("spell", ["Heavy Storm", "Mystical Space Typhoon"])
def test_judgment_of_anubis_negates_and_may_destroy_a_monster_for_damage(spell: str) -> None:
    """card: Judgment of Anubis"""
    t = anubis(spell=spell)
    assert t.opp.graveyard == [spell] and t.you.set_cards == ["Reload"] and "Sogen" in t.you.graveyard
    t.you.says_yes()
    assert t.opp.monsters == ["Blue-Eyes White Dragon"] and t.opp.lp == 8000 - 1900


def test_judgment_of_anubis_need_not_destroy_a_monster() -> None:
    """card: Judgment of Anubis"""
    t = anubis()
    t.you.says_no()
    assert t.opp.monsters == ["Gemini Elf", "Blue-Eyes White Dragon"] and t.opp.lp == 8000
    t = anubis("Blue-Eyes White Dragon (set)")
    assert t.opp.monsters == ["Blue-Eyes White Dragon"] and t.opp.lp == 8000  # none is face-up


def test_judgment_of_anubis_answers_spells_of_the_opponent_that_destroy_spells_and_traps() -> None:
    """card: Judgment of Anubis"""
    mine = "set: Judgment of Anubis, Reload   hand: Sogen   monsters: Gemini Elf"
    for spell in ("Dark Hole", "Giant Trunade"):
        t = their_turn(mine, f"hand: {spell}", ask_all=True)
        t.opp.activates(spell)
        t.you.cannot("activate Judgment of Anubis", because=ACTIVATIONS)
    t = their_turn(mine, "set: Raigeki Break   hand: Umi", ask_all=True)
    t.opp.activates("Raigeki Break", discarding="Umi", targeting="Reload")
    t.you.cannot("activate Judgment of Anubis", because=ACTIVATIONS)
    t = their_turn("set: Judgment of Anubis", "hand: Heavy Storm", ask_all=True)
    t.opp.activates("Heavy Storm")
    t.you.cannot("activate Judgment of Anubis", because=UNPAYABLE)


@pytest.mark.parametrize("there", ["you", "opp"])
def test_the_selection_negates_the_summon_of_a_monster_whose_type_is_there(there: str) -> None:
    """card: The Selection ①"""
    mine, theirs = ("Mystical Elf", "Kuriboh") if there == "you" else ("Kuriboh", "Mystical Elf")
    t = their_turn(f"set: The Selection   monsters: {mine}", f"hand: Gemini Elf   monsters: {theirs}")
    t.opp.summons("Gemini Elf")
    t.you.activates("The Selection").nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.monsters == [theirs] and t.you.lp == 7000


def test_the_selection_answers_a_flip_summon_and_a_special_summon_by_itself() -> None:
    """card: The Selection ①"""
    t = their_turn("set: The Selection   monsters: Mystical Elf", "monsters: Gemini Elf (set)")
    t.opp.flip_summons("Gemini Elf")
    t.you.activates("The Selection").nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"]
    t = their_turn("set: The Selection   monsters: Mechanicalchaser", "hand: Cyber Dragon")
    t.opp.special_summons("Cyber Dragon")
    t.you.activates("The Selection").nobody_responds()
    assert t.opp.graveyard == ["Cyber Dragon"]


def test_the_selection_needs_another_face_up_monster_of_the_type_and_1000_lp() -> None:
    """card: The Selection ①"""
    for mine in ("Kuriboh", "Mystical Elf (set)"):
        t = their_turn(f"set: The Selection   monsters: {mine}", "hand: Gemini Elf", ask_all=True)
        t.opp.summons("Gemini Elf")
        t.you.cannot("activate The Selection", because=UNMET)
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 900   set: The Selection   monsters: Mystical Elf
        opp 8000   hand: Gemini Elf
        """,
        ask_all=True,
    )
    t.opp.summons("Gemini Elf")
    t.opp.passes()
    t.you.cannot("activate The Selection", because="cost.lp.not-more-than-current")


# ----------------------------------------------------------------------------------------------- cards of the same name


def test_spell_vanishing_takes_all_cards_of_the_name_from_hand_and_deck() -> None:
    """card: Spell Vanishing"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        format 408
        you 8000   set: Spell Vanishing   hand: Sogen, Kuriboh, Sangan   deck: 2 Pot of Greed
        opp 8000   hand: 2 Pot of Greed, Umi   deck: Sogen, Pot of Greed, Gemini Elf
    """)
    t.opp.activates("Pot of Greed")
    t.you.activates("Spell Vanishing", discarding=["Sogen", "Kuriboh"]).nobody_responds()
    assert t.opp.graveyard == ["Pot of Greed"] * 3 and t.opp.hand == ["Umi"] and len(t.opp.deck) == 2
    assert t.you.graveyard == ["Sogen", "Kuriboh", "Spell Vanishing"] and t.you.deck == ["Pot of Greed"] * 2


def test_spell_vanishing_needs_two_cards_to_discard_and_a_spell_card() -> None:
    """card: Spell Vanishing"""
    t = their_turn("set: Spell Vanishing   hand: Sogen", "hand: Pot of Greed", ask_all=True)
    t.opp.activates("Pot of Greed")
    t.you.cannot("activate Spell Vanishing", because=UNPAYABLE)
    t = their_turn("set: Spell Vanishing   hand: Sogen, Umi", "set: Jar of Greed", ask_all=True)
    t.opp.activates("Jar of Greed")
    t.you.cannot("activate Spell Vanishing", because=ACTIVATIONS)


def test_cursed_seal_forbids_the_name_for_the_rest_of_the_duel() -> None:
    """card: Cursed Seal of the Forbidden Spell"""
    seal = "Cursed Seal of the Forbidden Spell"
    t = their_turn(f"set: {seal}   hand: Sogen, Kuriboh, Pot of Greed   deck: 5 Umi", "hand: 2 Pot of Greed, Ookazi")
    t.opp.activates("Pot of Greed")
    t.you.activates(seal, discarding="Sogen").nobody_responds()
    assert t.opp.graveyard == ["Pot of Greed"] and len(t.opp.deck) == 5
    t.opp.cannot("activate Pot of Greed", because=FORBIDDEN)
    t.opp.activates("Ookazi").nobody_responds()
    t.opp.sets("Pot of Greed")
    t.opp.ends_turn()
    t.you.activates("Pot of Greed").nobody_responds()  # only the opponent is kept from it
    t.you.ends_turn()
    t.opp.cannot("activate Pot of Greed", because=FORBIDDEN)


def test_cursed_seal_discards_a_spell_and_forbids_nothing_that_is_face_up() -> None:
    """card: Cursed Seal of the Forbidden Spell"""
    seal = "Cursed Seal of the Forbidden Spell"
    t = their_turn(f"set: {seal}   hand: Kuriboh", "hand: Pot of Greed", ask_all=True)
    t.opp.activates("Pot of Greed")
    t.you.cannot(f"activate {seal}", because=UNPAYABLE)
    t = their_turn(f"set: {seal}   hand: Sogen", "hand: Mass Driver   spells: Mass Driver   monsters: Kuriboh")
    t.opp.activates("Mass Driver (hand)")
    t.you.activates(seal).nobody_responds()
    t.opp.activates("Mass Driver").nobody_responds()
    assert t.you.lp == 7600
