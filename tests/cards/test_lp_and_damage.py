"""Cards: what only gives LP or inflicts damage."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------- a certain amount, at once


@pytest.mark.parametrize(
    ("card", "yours", "theirs"),
    [
        ("Sparks", 8000, 7800),
        ("Raimei", 8000, 7700),
        ("Final Flame", 8000, 7400),
        ("Tremendous Fire", 7500, 7000),
        ("Meteor of Destruction", 8000, 7000),
        ("Blue Medicine", 8400, 8000),
        ("Red Medicine", 8500, 8000),
        ("Goblin's Secret Remedy", 8600, 8000),
        ("Soul of the Pure", 8800, 8000),
        ("Rain of Mercy", 9000, 9000),
    ],
)
def test_lp_after_it(card: str, yours: int, theirs: int) -> None:
    """card: Sparks, Raimei, Final Flame, Tremendous Fire, Meteor of Destruction, Blue Medicine ①, Red Medicine,
    Goblin's Secret Remedy ①, Soul of the Pure, Rain of Mercy
    """
    t = your_turn(f"hand: {card}")
    t.you.activates(card).nobody_responds()
    assert (t.you.lp, t.opp.lp) == (yours, theirs) and t.you.graveyard == [card]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_meteor_of_destruction_falls_only_on_more_than_3000_lp() -> None:
    """card: Meteor of Destruction"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   hand: Meteor of Destruction\nopp 3000")
    t.you.cannot("activate Meteor of Destruction", because=NOT_MET)
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   hand: Meteor of Destruction\nopp 3001")
    t.you.activates("Meteor of Destruction").nobody_responds()
    assert t.opp.lp == 2001


# ------------------------------------------------------------------------------------------------ so much for each card


def test_secret_barrel_counts_hand_and_field_of_the_opponent() -> None:
    """card: Secret Barrel ①"""
    t = your_turn("set: Secret Barrel   hand: 3 Umi", "hand: 2 Umi   monsters: Sangan, Kuriboh (set)   field: Umi")
    t.you.activates("Secret Barrel").nobody_responds()
    assert t.opp.lp == 8000 - 5 * 200


def test_restructer_revolution_counts_the_hand_of_the_opponent() -> None:
    """card: Restructer Revolution"""
    t = your_turn("hand: Restructer Revolution, Umi", "hand: 4 Umi   monsters: Sangan")
    t.you.activates("Restructer Revolution").nobody_responds()
    assert t.opp.lp == 8000 - 4 * 200


def test_gift_of_the_mystical_elf_counts_every_monster() -> None:
    """card: Gift of The Mystical Elf"""
    t = your_turn("set: Gift of The Mystical Elf   monsters: Kuriboh", "monsters: Sangan, Kuriboh (set)   field: Umi")
    t.you.activates("Gift of The Mystical Elf").nobody_responds()
    assert t.you.lp == 8000 + 3 * 300


def test_numinous_healer_heals_more_for_those_in_the_graveyard() -> None:
    """card: Numinous Healer"""
    t = their_turn("set: Numinous Healer   graveyard: 2 Numinous Healer", "monsters: Gemini Elf", phase="Battle Step")
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Numinous Healer").nobody_responds()
    assert t.you.lp == 8000 - 1900 + 1000 + 2 * 500


def test_numinous_healer_answers_damage_and_no_payment() -> None:
    """card: Numinous Healer"""
    t = their_turn("set: Numinous Healer", "hand: Sparks")
    t.you.cannot("activate Numinous Healer", because=NOT_MET)
    t.opp.activates("Sparks").nobody_responds()
    t = their_turn("set: Numinous Healer", "hand: Sparks")
    t.opp.activates("Sparks")
    t.you.activates("Numinous Healer").nobody_responds()
    assert t.you.lp == 8000 - 200 + 1000


def test_attack_and_receive_hurts_more_for_those_in_the_graveyard() -> None:
    """card: Attack and Receive"""
    t = their_turn("set: Attack and Receive   graveyard: Attack and Receive", "hand: Sparks")
    t.opp.activates("Sparks")
    t.you.activates("Attack and Receive").nobody_responds()
    assert t.opp.lp == 8000 - 700 - 300


def test_magical_blast_counts_your_face_up_spellcasters() -> None:
    """card: Magical Blast ①"""
    t = your_turn(
        "hand: Magical Blast   monsters: Gemini Elf, Mystical Elf, Mystical Elf (set)", "monsters: Gemini Elf"
    )
    t.you.activates("Magical Blast").nobody_responds()
    assert t.opp.lp == 8000 - 2 * 200


def test_magical_blast_comes_back_instead_of_the_normal_draw() -> None:
    """card: Magical Blast ②"""
    t = their_turn("graveyard: Magical Blast")
    t.opp.ends_turn()
    t.you.activates("Magical Blast").nobody_responds()
    assert t.you.hand == ["Magical Blast"] and t.you.graveyard == [] and len(t.you.deck) == 5


# ------------------------------------------------------------------------------------------------- for monsters given


def test_catapult_turtle_hurls_a_monster_for_half_its_atk_once_a_turn() -> None:
    """card: Catapult Turtle"""
    t = your_turn("monsters: Catapult Turtle, Summoned Skull, Kuriboh")
    t.you.activates("Catapult Turtle", tributing=["Summoned Skull"]).nobody_responds()
    assert t.opp.lp == 8000 - 1250 and t.you.graveyard == ["Summoned Skull"]
    t.you.cannot("activate Catapult Turtle", because="effect.once-per-turn.limits-the-user")


def test_catapult_turtle_counts_the_atk_on_the_field() -> None:
    """card: Catapult Turtle"""
    t = your_turn("monsters: Catapult Turtle, Kuriboh   spells: Malevolent Nuzzler (on Kuriboh)")
    t.you.activates("Catapult Turtle", tributing=["Kuriboh"]).nobody_responds()
    assert t.opp.lp == 8000 - (300 + 700) // 2


@pytest.mark.parametrize(("number", "lp"), [(1, 10500), (2, 9200)])
def test_mystik_wok_gives_the_atk_or_the_def_of_a_monster(number: int, lp: int) -> None:
    """card: Mystik Wok"""
    t = your_turn("hand: Mystik Wok, Umi   monsters: Summoned Skull, Kuriboh")
    t.you.activates("Mystik Wok", tributing=["Summoned Skull"])
    t.you.chooses_effect(number)
    assert t.you.lp == lp and t.you.monsters == ["Kuriboh"]


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_mystik_wok_needs_a_monster() -> None:
    """card: Mystik Wok"""
    t = your_turn("hand: Mystik Wok, Umi", "monsters: Kuriboh")
    t.you.cannot("activate Mystik Wok", because=NO_COST)


def test_hysteric_fairy_gives_1000_for_two_monsters() -> None:
    """card: Hysteric Fairy"""
    t = your_turn("monsters: Hysteric Fairy, Kuriboh, Sangan   deck: 2 Sogen")
    t.you.activates("Hysteric Fairy", tributing=["Hysteric Fairy", "Kuriboh"]).nobody_responds()
    assert t.you.lp == 9000 and t.you.monsters == ["Sangan"]
    t = your_turn("monsters: Hysteric Fairy")
    t.you.cannot("activate Hysteric Fairy", because=NO_COST)


def test_ultimate_baseball_kid_grows_with_other_fire_monsters_and_throws_them() -> None:
    """card: Ultimate Baseball Kid"""
    t = your_turn("monsters: Ultimate Baseball Kid, Hinotama Soul, Kuriboh", "monsters: Flame Dancer")
    assert t.you.atk_of("Ultimate Baseball Kid") == 2500
    t.you.activates("Ultimate Baseball Kid").nobody_responds()
    assert t.opp.lp == 7500 and t.you.graveyard == ["Hinotama Soul"]
    assert t.you.atk_of("Ultimate Baseball Kid") == 1500
    t.you.cannot("activate Ultimate Baseball Kid", because=NO_COST)


# ------------------------------------------------------------------------------------------- in each Standby Phase


def test_ebon_magician_curran_hurts_for_each_monster_of_the_opponent() -> None:
    """card: Ebon Magician Curran"""
    t = their_turn("monsters: Ebon Magician Curran, Kuriboh", "monsters: Sangan, Kuriboh (set)", phase="End Phase")
    t.nobody_responds()
    assert t.turn == 5 and t.opp.lp == 8000 - 2 * 300 and t.you.lp == 8000


def test_ebon_magician_curran_does_nothing_in_the_turn_of_the_opponent() -> None:
    """card: Ebon Magician Curran"""
    t = your_turn("monsters: Ebon Magician Curran", "monsters: Sangan", phase="End Phase")
    t.nobody_responds()
    assert t.turn == 4 and t.opp.lp == 8000


@pytest.mark.parametrize(("position", "lp"), [("defense", 9000), ("attack", 8000)])
def test_dancing_fairy_gives_1000_in_defense_position(position: str, lp: int) -> None:
    """card: Dancing Fairy"""
    t = their_turn(f"monsters: Dancing Fairy {'(defense)' if position == 'defense' else ''}", phase="End Phase")
    t.nobody_responds()
    assert t.turn == 5 and t.you.lp == lp


def test_darklord_marie_gives_200_from_the_graveyard() -> None:
    """card: Darklord Marie"""
    t = their_turn("graveyard: Darklord Marie", phase="End Phase")
    t.nobody_responds()
    assert t.turn == 5 and t.you.lp == 8200
    t = their_turn("monsters: Darklord Marie", phase="End Phase")
    t.nobody_responds()
    assert t.turn == 5 and t.you.lp == 8000


# --------------------------------------------------------------------------------------------------------- each time


def test_rapid_fire_magician_hurts_for_each_normal_spell_of_yours() -> None:
    """card: Rapid-Fire Magician"""
    t = your_turn("monsters: Rapid-Fire Magician   hand: Red Medicine, Mystical Space Typhoon, Umi", "set: Waboku")
    t.you.activates("Red Medicine").nobody_responds()
    assert t.opp.lp == 7600
    t.you.activates("Mystical Space Typhoon", targeting="Waboku").nobody_responds()
    t.you.activates("Umi").nobody_responds()
    assert t.opp.lp == 7600


def test_rapid_fire_magician_leaves_spells_of_the_opponent_alone() -> None:
    """card: Rapid-Fire Magician"""
    t = their_turn("monsters: Rapid-Fire Magician", "hand: Red Medicine")
    t.opp.activates("Red Medicine").nobody_responds()
    assert t.opp.lp == 8500


def test_spell_absorption_gives_500_for_every_other_spell_card() -> None:
    """card: Spell Absorption"""
    t = your_turn("hand: Spell Absorption, Umi", "")
    t.you.activates("Spell Absorption").nobody_responds()
    assert t.you.lp == 8000
    t.you.activates("Umi").nobody_responds()
    assert t.you.lp == 8500
    t = their_turn("spells: Spell Absorption", "hand: Red Medicine   set: Gift of The Mystical Elf   monsters: Kuriboh")
    t.opp.activates("Red Medicine").nobody_responds()
    t.opp.activates("Gift of The Mystical Elf").nobody_responds()
    assert t.you.lp == 8500


def test_sebeks_blessing_gives_the_damage_of_a_direct_attack() -> None:
    """card: Sebek's Blessing ①"""
    t = your_turn("hand: Sebek's Blessing   monsters: Gemini Elf", phase="Battle Step")
    t.you.attacks_directly("Gemini Elf")
    t.you.activates("Sebek's Blessing").nobody_responds()
    assert t.you.lp == 8000 + 1900 and t.opp.lp == 8000 - 1900


def test_sebeks_blessing_does_not_answer_an_attack_on_a_monster() -> None:
    """card: Sebek's Blessing ①"""
    t = your_turn("hand: Sebek's Blessing   monsters: Gemini Elf", "monsters: Kuriboh", phase="Battle Step")
    t.you.attacks("Gemini Elf", "Kuriboh")
    assert t.you.lp == 8000 and t.you.hand == ["Sebek's Blessing"] and t.you.is_asked("open state")


# ----------------------------------------------------------------------------------------------------- as they happen


def test_skull_mark_ladybug_gives_1000_from_wherever_it_is_sent() -> None:
    """card: Skull-Mark Ladybug"""
    t = your_turn("monsters: Skull-Mark Ladybug   hand: Dark Hole")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.lp == 9000
    t = your_turn("set: Raigeki Break   hand: Skull-Mark Ladybug", "monsters: Sangan")
    t.you.activates("Raigeki Break", discarding="Skull-Mark Ladybug", targeting="Sangan").nobody_responds()
    assert t.you.lp == 9000


def test_mysterious_puppeteer_gives_500_for_each_other_summon() -> None:
    """card: Mysterious Puppeteer"""
    t = your_turn("monsters: Mysterious Puppeteer, Mystical Elf (set)   hand: Kuriboh")
    t.you.summons("Kuriboh")
    t.nobody_responds()
    assert t.you.lp == 8500
    t.you.flip_summons("Mystical Elf")
    t.nobody_responds()
    assert t.you.lp == 9000


def test_mysterious_puppeteer_gives_nothing_for_itself_or_a_special_summon() -> None:
    """card: Mysterious Puppeteer"""
    t = your_turn("hand: Mysterious Puppeteer, Monster Reborn   graveyard: Kuriboh")
    t.you.summons("Mysterious Puppeteer")
    t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.lp == 8000


def test_the_bistro_butcher_lets_the_opponent_draw_two() -> None:
    """card: The Bistro Butcher"""
    t = your_turn("monsters: The Bistro Butcher   hand: Umi", phase="Battle Step")
    t.you.attacks_directly("The Bistro Butcher")
    assert len(t.opp.hand) == 2 and t.you.hand == ["Umi"]
