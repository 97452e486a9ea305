"""What is printed on a card, and what follows from it before any duel begins."""

from importlib.resources import files

import pytest

from probes import pool_with, probe
from spellspeed.deck import Deck
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import Some
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import YOUR_DECK
from spellspeed.lang.words.verbs import AddToHand
from spellspeed.pool import DATA_FILES, CardPool
from spellspeed.words import (
    CONTINUOUS,
    COUNTER,
    EFFECT,
    EQUIP,
    FIELD,
    FLIP,
    FUSION,
    GEMINI,
    LINK,
    MONSTER,
    NONE,
    NORMAL,
    PENDULUM,
    QUICK_PLAY,
    RITUAL,
    SPECIAL_SUMMON_ONLY,
    SPELL,
    SPIRIT,
    SYNCHRO,
    TOON,
    TRAP,
    TUNER,
    UNION,
    XYZ,
)
from table import start

SUMMON_METHODS = {
    "Fusion": FUSION,
    "Ritual": RITUAL,
    "Synchro": SYNCHRO,
    "Xyz": XYZ,
    "Link": LINK,
    "Special Summon": SPECIAL_SUMMON_ONLY,
}
ABILITIES = {"Flip": FLIP, "Toon": TOON, "Spirit": SPIRIT, "Union": UNION, "Gemini": GEMINI}
ICONS = NORMAL | QUICK_PLAY | CONTINUOUS | EQUIP | FIELD | RITUAL | COUNTER


def the(name: str) -> CardFacts:
    return CardPool.builtin().find(name)


def printed_lines() -> list[tuple[str, set[str]]]:
    """Name and type-line words of every monster, straight from the data files."""
    folder = files("spellspeed.data")
    rows = [row for name in DATA_FILES for row in folder.joinpath(name).read_text("utf-8").splitlines()]
    cells = [row.split("\t") for row in rows if not row.startswith("#")]
    lines = [(row[1], set(row[4].split(" / "))) for row in cells]
    return [(name, words) for name, words in lines if not words & {"Spell", "Trap"}]


def is_normal_monster(card: CardFacts) -> bool:
    return card.kind & (MONSTER | NORMAL) == MONSTER | NORMAL


def is_effect_monster(card: CardFacts) -> bool:
    return card.kind & (MONSTER | EFFECT) == MONSTER | EFFECT


@pytest.mark.rule("card.level.number-of-stars", scenario=1)
def test_four_stars_are_level_four_and_no_rank() -> None:
    card = the("圣精灵")
    assert card.is_monster() and not card.belongs_in_extra_deck()
    assert (card.level, card.rank) == (4, NONE)


# Tribute and ritual sums are played elsewhere; only the printed numbers are read here.
@pytest.mark.rule("card.level.number-of-stars", scenario=0)
def test_levels_of_the_documents_examples() -> None:
    assert (the("混沌战士").level, the("元素英雄 羽翼侠").level) == (8, 3)


@pytest.mark.rule("card.label.summon-method", scenario=1)
def test_the_summon_method_is_the_word_in_the_type_line() -> None:
    lines = printed_lines()
    assert len(lines) > 1600
    for name, words in lines:
        flags = {word for word, bit in SUMMON_METHODS.items() if the(name).kind & bit}
        assert flags == words & set(SUMMON_METHODS), name
    for method in SUMMON_METHODS:
        assert any(method in words for _, words in lines), f"no card to see {method} on"


@pytest.mark.rule("card.label.ability", scenario=1)
def test_abilities_are_exactly_the_words_in_the_type_line() -> None:
    for name, words in printed_lines():
        flags = {word for word, bit in ABILITIES.items() if the(name).kind & bit}
        assert flags == words & set(ABILITIES), name
    pool = pool_with(probe("Test Gemini", "战士族 / 二重 / 效果"))
    one_of_each = {
        "Flip": the("食人虫"),
        "Toon": the("Toon Mermaid"),
        "Spirit": the("八汰乌"),
        "Union": the("Y-Dragon Head"),
        "Gemini": pool.find("Test Gemini"),
    }
    for ability, card in one_of_each.items():
        assert [word for word, bit in ABILITIES.items() if card.kind & bit] == [ability]
    # Its effect is triggered by being flipped face-up, but its line says Spirit and not Flip.
    assert the("月读命").kind & FLIP == 0


@pytest.mark.rule("card.label.ability", scenario=2)
def test_a_flip_monster_of_the_documents() -> None:
    card = the("光道猎犬 雷光")
    assert card.kind == MONSTER | EFFECT | FLIP
    facts = CardPool.builtin().facts
    assert card in [one for one in facts if one.kind & FLIP]
    assert card not in [one for one in facts if one.kind & UNION]


@pytest.mark.rule("card.label.normal", scenario=1)
def test_a_line_with_normal_is_a_normal_monster() -> None:
    card = probe("Test Dragon", "龙族/通常")
    assert is_normal_monster(card) and not is_effect_monster(card)


@pytest.mark.rule("card.label.effect", scenario=1)
def test_a_line_with_effect_is_an_effect_monster() -> None:
    card = probe("Test Synchro", "战士族/同调/效果")
    assert is_effect_monster(card) and card.kind & SYNCHRO
    assert not is_normal_monster(card)


@pytest.mark.rule("card.label.tuner-pendulum", scenario=1)
def test_a_line_with_pendulum_and_tuner() -> None:
    card = probe("Test Dragon", "龙族/灵摆/调整/效果")
    assert card.kind & TUNER and card.is_pendulum() and is_effect_monster(card)


# That the one has a registered effect and the other none is shown where effects are played.
@pytest.mark.rule("card.label.normal", scenario=0)
def test_effect_and_normal_in_the_data() -> None:
    assert is_effect_monster(the("栗子球")) and not is_normal_monster(the("栗子球"))
    assert is_normal_monster(the("元素英雄 羽翼侠")) and not is_effect_monster(the("元素英雄 羽翼侠"))


@pytest.mark.rule("card.normal-monster.definition", scenario=1)
def test_what_a_normal_monster_is() -> None:
    lines = dict(printed_lines())
    assert lines["Alexandrite Dragon"] == {"Dragon"} and is_normal_monster(the("Alexandrite Dragon"))
    assert is_normal_monster(probe("Test Tuner", "Dragon/Tuner"))
    pendulum = "Master Pendulum, the Dracoslayer"
    assert lines[pendulum] == {"Dragon", "Pendulum"} and is_normal_monster(the(pendulum))
    fusion = the("青眼究极龙")
    assert lines[fusion.name_en] == {"Dragon", "Fusion"}
    assert not is_normal_monster(fusion) and not is_effect_monster(fusion)
    assert not is_normal_monster(probe("Test Flip", "Dragon/Flip/Effect"))


@pytest.mark.rule("card.name.same-name-is-same-card", scenario=1)
def test_artworks_of_one_card_are_one_card() -> None:
    """For the deck rules, and for everything that names a card: both artworks are one card of the pool."""
    pool = CardPool.builtin()
    assert {pool.by_password[password] for password in (the("青眼白龙").password, *the("青眼白龙").artworks)} == {
        pool.find("Blue-Eyes White Dragon").index
    }
    first = the("青眼白龙").password
    second = the("青眼白龙").artworks[0]
    others = [card.password for card in pool.facts if is_normal_monster(card) and card.password != first][:36]
    problems = Deck([first, first, second, second, *others]).check()
    assert [problem.rule for problem in problems] == ["deck.copies.max-three-same-name"]
    assert "Blue-Eyes White Dragon" in problems[0].sentence and "4 listed, 3 allowed" in problems[0].sentence
    assert Deck([first, first, second, *others, the("栗子球").password]).check() == []


@pytest.mark.rule("card.name.same-name-is-same-card", scenario=1)
def test_an_effect_that_names_a_card_finds_every_artwork() -> None:
    search = AddToHand(Some(2, Monster(name="Blue-Eyes White Dragon"), YOUR_DECK))
    pool = pool_with(probe("Test Roar", "Spell", Activation(do=search)))
    first = the("青眼白龙").password
    second = the("青眼白龙").artworks[0]
    spell = pool.find("Test Roar").password
    others = [the("圣精灵").password] * 4
    deck = Deck([spell, *others, first, the("栗子球").password, second], pool=pool)
    t = start(deck, ["Kuriboh"] * 8, pool=pool, first=0)
    t.you.activates("Test Roar")
    assert t.you.hand.count("Blue-Eyes White Dragon") == 2
    assert t.you.deck == ["Kuriboh"]


@pytest.mark.rule("card.number.identifies-print-only", scenario=1)
def test_prints_with_other_set_numbers_are_the_same_card() -> None:
    pool = CardPool.builtin()
    card = the("圣精灵")
    others = [one.password for one in pool.facts if is_normal_monster(one) and one is not card][:36]
    filling = "".join(f"{password}\n" for password in others)

    def with_prints(*set_numbers: str) -> Deck:
        return Deck.from_text("#main\n" + "".join(f"{card.password} {number}\n" for number in set_numbers) + filling)

    deck = with_prints("LOB-EN062", "SDY-002", "LOB-062", "YU-02")
    # An effect sees a card only as its place in the pool, and both prints have the same.
    assert {pool.by_password[password] for password in deck.main[:4]} == {card.index}
    assert [problem.rule for problem in deck.check()] == ["deck.copies.max-three-same-name"]
    three = with_prints("LOB-EN062", "SDY-002", "LOB-062")
    assert [problem.rule for problem in three.check()] == ["deck.main.size-40-60"]  # 39 cards and nothing else


@pytest.mark.rule("card.monster.fusion-and-ritual-408", scenario=1)
def test_408_knows_only_fusion_and_ritual_besides_normal_and_effect() -> None:
    pool_408 = [card for card in CardPool.builtin().facts if card.in_408]
    assert len(pool_408) > 2400
    assert [
        card for card in pool_408 if card.is_monster() and card.kind & (SYNCHRO | XYZ | PENDULUM | LINK | TUNER)
    ] == []
    assert any(card.kind & FUSION for card in pool_408)
    assert any(card.kind & (MONSTER | RITUAL) == MONSTER | RITUAL for card in pool_408)


@pytest.mark.rule("card.kind.spell-trap-mark", scenario=1)
def test_spells_and_traps_have_no_monster_numbers() -> None:
    others = [card for card in CardPool.builtin().facts if not card.is_monster()]
    assert the("融合") in others and the("魔法干扰阵") in others
    for card in others:
        assert card.kind & (SPELL | TRAP) in (SPELL, TRAP)
        assert (card.attribute, card.type_) == (0, 0)
        assert (card.level, card.rank, card.link, card.atk, card.def_) == (NONE,) * 5
    for monster in CardPool.builtin().facts:
        assert monster.is_monster() != bool(monster.kind & (SPELL | TRAP))


@pytest.mark.rule("card.icon.six-icons-none-is-normal", scenario=1)
def test_the_icons_of_the_documents_examples() -> None:
    assert the("旋风").kind == SPELL | QUICK_PLAY
    assert the("混沌的仪式").kind == SPELL | RITUAL
    assert the("魔法干扰阵").kind == TRAP | COUNTER
    assert the("融合").kind == SPELL | NORMAL
    assert probe("Test Trap", "Trap").kind == TRAP | NORMAL  # no icon at all
    for card in CardPool.builtin().facts:
        assert card.is_monster() or (card.kind & ICONS).bit_count() == 1, card
