"""The card data and how cards are found in it."""

import pickle
from collections import Counter
from importlib.resources import files

import pytest

from probes import pool_with, probe
from spellspeed.card_data import folded, read_type_line
from spellspeed.cards import ALL_CARDS
from spellspeed.commands.cards import show_cards
from spellspeed.describe import describe, describe_text
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation, Card
from spellspeed.lang.words.nouns import AnyCard
from spellspeed.lang.words.places_said import YOUR_DECK
from spellspeed.lang.words.verbs import AddToHand
from spellspeed.pool import DATA_FILES, AmbiguousCard, CardPool, UnknownCard, read_pool
from spellspeed.words import (
    ARROW_BOTTOM,
    ARROW_LEFT,
    DARK,
    DRAGON,
    EFFECT,
    FIEND,
    LIGHT,
    LINK,
    MONSTER,
    NONE,
    NORMAL,
    SPECIAL_SUMMON_ONLY,
    SPELL,
    TOKEN,
    TRAP,
    UNKNOWN,
    XYZ,
)
from table import table


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return CardPool.builtin()


@pytest.fixture(scope="module")
def printed(pool: CardPool) -> list[CardFacts]:
    """The cards of the data file: Tokens are known from the texts that summon them."""
    return [card for card in pool.facts if not card.kind & TOKEN]


def data() -> bytes:
    return b"".join([files("spellspeed.data").joinpath(name).read_bytes() for name in DATA_FILES])


def test_every_card_has_its_own_place_and_passwords(pool: CardPool, printed: list[CardFacts]) -> None:
    assert [card.index for card in pool.facts] == list(range(len(pool.facts)))
    numbers = Counter(number for card in pool.facts for number in (card.password, *card.artworks))
    assert [number for number, count in numbers.items() if count > 1] == []
    first = read_pool(files("spellspeed.data").joinpath("cards.tsv").read_bytes()).facts
    assert [card.password for card in first] == sorted(card.password for card in first)
    assert printed[: len(first)] == first  # further cards come behind them and move no number


def test_the_data_file_holds_facts_and_no_prose() -> None:
    longest = max(len(cell) for row in data().decode().split("\n") if row[:1] != "#" for cell in row.split("\t"))
    assert longest < 120  # a name or a list of archetypes; any card text is longer


def test_the_facts_of_a_normal_monster(pool: CardPool) -> None:
    card = pool.find("Blue-Eyes White Dragon")
    assert (card.kind, card.attribute, card.type_) == (MONSTER | NORMAL, LIGHT, DRAGON)
    assert (card.level, card.rank, card.link, card.scale) == (8, NONE, NONE, NONE)
    assert (card.atk, card.def_, card.in_408) == (3000, 2500, True)
    assert (card.name_zh, card.name_ja) == ("青眼白龙", "青眼の白龍")
    assert "Blue-Eyes" in card.archetypes


def test_a_question_mark_is_no_number(pool: CardPool) -> None:
    card = pool.find("Gren Maju Da Eiza")
    assert (card.atk, card.def_) == (UNKNOWN, UNKNOWN)


def test_an_xyz_monster_has_a_rank_and_a_link_monster_arrows(pool: CardPool) -> None:
    xyz, link = pool.find("Armored Kappa"), pool.find("SPYRAL Double Helix")
    assert (xyz.kind & XYZ, xyz.level, xyz.rank) == (XYZ, NONE, 2)
    assert (link.kind & LINK, link.level, link.link, link.def_) == (LINK, NONE, 2, NONE)
    assert link.arrows == ARROW_LEFT | ARROW_BOTTOM


@pytest.mark.parametrize("name", ["Cyber Harpie Lady", "Harpie Lady 1", "Harpie Lady 2", "Harpie Lady 3"])
def test_a_name_by_rule_comes_from_the_text(pool: CardPool, name: str) -> None:
    assert pool.find(name).rule_name == pool.find("Harpie Lady").password


def test_an_archetype_by_rule_is_no_name_by_rule(pool: CardPool) -> None:
    assert pool.find("Summoned Skull").rule_name == pool.find("Summoned Skull").password
    assert pool.find("A Legendary Ocean").rule_name == pool.find("Umi").password
    # Its name changes only while it is on the field.
    assert pool.find("Proto-Cyber Dragon").rule_name == pool.find("Proto-Cyber Dragon").password


def test_which_monsters_are_never_normal_summoned(pool: CardPool) -> None:
    def only_special(name: str) -> bool:
        return pool.find(name).kind & SPECIAL_SUMMON_ONLY != 0

    assert only_special("Black Luster Soldier - Envoy of the Beginning")
    assert only_special("Larvae Moth")  # says so in its second sentence
    assert not only_special("Mystic Swordsman LV4")  # cannot be Normal Summoned, but can be Set
    assert not only_special("Cave Dragon")  # not while you control a monster
    assert not only_special("Infernal Incinerator")  # only in a certain way
    assert not only_special("Ancient Gear Golem")  # cannot be Special Summoned


def test_old_prints_without_the_word_effect_are_effect_monsters(pool: CardPool) -> None:
    for name in ("Susa Soldier", "Second Goblin", "Psychic Commander"):
        assert pool.find(name).kind & (EFFECT | NORMAL) == EFFECT
    assert read_type_line("Beast / Spirit") == read_type_line("Beast / Spirit / Effect")


@pytest.mark.parametrize(
    "name",
    [
        "Blue-Eyes White Dragon",
        "blue eyes WHITE dragon",
        "blueeyeswhitedragon",
        "Ｂｌｕｅ－Ｅｙｅｓ　Ｗｈｉｔｅ　Ｄｒａｇｏｎ",
        "青眼白龙",
        "青眼の白龍",
        "89631139",
        " 089631139 ",
        "89631140",
    ],
)
def test_a_name_is_found_however_it_is_written(pool: CardPool, name: str) -> None:
    assert pool.find(name).password == 89631139


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("神圣防护罩-反射镜力-", "Mirror Force"),
        ("狱火机·莉莉丝", "Infernoid Devyaty"),
        ("狱火机•莉莉丝", "Infernoid Devyaty"),
        ("CNo.96 黑飙", "Number C96: Dark Storm"),
        ("ｃｎｏ９６黑飙", "Number C96: Dark Storm"),
        ("ホーリーエルフ", "Mystical Elf"),
        ("queens knight", "Queen's Knight"),
        ("Queen’s Knight", "Queen's Knight"),
        ("黑·魔·导", "Dark Magic Attack"),
        ("7", "7"),
    ],
)
def test_the_names_of_documents_and_other_spellings(pool: CardPool, name: str, english: str) -> None:
    assert pool.find(name).name_en == english


def test_every_card_is_found_by_each_of_its_names(pool: CardPool, printed: list[CardFacts]) -> None:
    for card in printed:
        for name in (card.name_en, card.name_zh, card.name_ja, *pool.further_names.get(card.index, ())):
            assert pool.find(name) is card, name


def test_folding_never_joins_two_cards(pool: CardPool) -> None:
    owners: dict[str, set[int]] = {}
    for card in pool.facts:
        for name in (card.name_en, card.name_zh, card.name_ja)[: 2 if card.kind & TOKEN else 3]:
            owners.setdefault(folded(name), set()).add(card.index)
    assert [name for name, cards in owners.items() if len(cards) > 1 or not name] == []


def test_an_unknown_name_gets_suggestions(pool: CardPool) -> None:
    with pytest.raises(UnknownCard, match=r"no card is called 'Sangen'.*Sangan"):
        pool.find("Sangen")
    with pytest.raises(LookupError):
        pool.find("")
    with pytest.raises(UnknownCard):
        pool.find("12345")


def test_a_name_of_two_cards_is_ambiguous() -> None:
    pool = pool_with(probe("Twin Probe"), probe("Twin-Probe!"))
    assert pool.find("Twin Probe").name_en == "Twin Probe"  # spelt exactly
    with pytest.raises(AmbiguousCard, match="Twin Probe or Twin-Probe!"):
        pool.find("twinprobe")


def test_search_puts_whole_names_first(pool: CardPool) -> None:
    names = [card.name_en for card in pool.search("harpie lady")]
    assert names[0] == "Harpie Lady"
    assert set(names) >= {"Harpie Lady 1", "Cyber Harpie Lady", "Harpie Lady Sisters"}
    assert names.index("Harpie Lady 1") < names.index("Cyber Harpie Lady")
    assert [card.name_en for card in pool.search("白龙", limit=1)] and len(pool.search("龙", limit=3)) == 3
    assert pool.search("·") == pool.search("") == []


def test_search_takes_the_words_of_a_name_in_any_order(pool: CardPool) -> None:
    assert [card.name_en for card in pool.search("dragon white blue")] == ["Blue-Eyes White Dragon"]
    names = [card.name_en for card in pool.search("dark magician", limit=1000)]
    assert names[0] == "Dark Magician"
    assert pool.search("dragon xyzzy") == []


def test_cards_without_effects_and_cards_that_are_written_are_playable(pool: CardPool) -> None:
    # A Normal Pendulum Monster has a Pendulum Effect: it must be written.
    bare = read_pool(data())
    assert not bare.is_playable(bare.find("Master Pendulum, the Dracoslayer"))
    playable = {name for name in CASES if pool.is_playable(pool.find(name))}
    assert playable == {
        "Mystical Elf",
        "Blue-Eyes Ultimate Dragon",
        "Black Luster Soldier",
        "Alexandrite Dragon",
        "Master Pendulum, the Dracoslayer",
        "Pot of Greed",
        "Mirror Force",
    }


CASES = (
    "Mystical Elf",
    "Blue-Eyes Ultimate Dragon",  # a Fusion Monster without effect
    "Alexandrite Dragon",
    "Magical Hats",  # not written yet
    "Black Luster Soldier",  # a Ritual Monster without effect, and its Ritual Spell is written
    "Master Pendulum, the Dracoslayer",  # has a Pendulum Effect
    "Pot of Greed",
    "Mirror Force",
)


def test_a_pool_with_probes_is_another_pool(pool: CardPool) -> None:
    extra = probe("Test Warrior", level=2)
    larger = pool.with_cards([extra])
    card = larger.find("test warrior")
    assert (card.index, card.level, card.password) == (len(pool.facts), 2, extra.password)
    assert larger.facts[larger.by_password[extra.password]] is card
    assert larger.digest != pool.digest
    assert larger.digest == pool.with_cards([extra]).digest
    assert larger.digest != pool.with_cards([probe("Test Warrior", level=3, password=extra.password)]).digest
    with pytest.raises(UnknownCard):
        pool.find("test warrior")
    with pytest.raises(ValueError, match="is taken"):
        larger.with_cards([extra])


def test_a_text_may_name_a_card_that_is_not_loaded_if_it_is_said_so(pool: CardPool) -> None:
    card = probe("Test Call", "Spell")
    text = Card(card.password, card.name_en, Activation(do=AddToHand(One(AnyCard(name="Test Stranger"), YOUR_DECK))))
    with pytest.raises(ValueError, match=r"Test Call: a card text mentions 'Test Stranger'.*among the strangers"):
        pool.with_cards([card], (text,))
    with pytest.raises(ValueError, match="did you mean Test Strangers"):
        pool.with_cards([card, probe("Test Strangers")], (text,))
    named = pool.with_cards([card], (text,), strangers=("Test Stranger",))
    assert describe_text(named.find("Test Call"), pool=named)[0].count('"Test Stranger"') == 1
    assert named.strangers == ("Test Stranger",) and named.digest != pool.with_cards([card]).digest
    with pytest.raises(UnknownCard):
        named.find("Test Stranger")  # a name, but no card
    # Nothing fits the name, as long as the card is not loaded.
    position = "turn 3, Main Phase 1, you to act\nyou 8000   hand: Test Call   deck: {}\nopp 8000"
    t = table(position.format("Kuriboh"), pool=pickle.loads(pickle.dumps(named)))
    t.you.cannot("activate Test Call", because="effect.condition.no-possible-resolution-blocks-activation")
    loaded = named.with_cards([probe("Test Stranger")])
    assert loaded.strangers == ()
    t = table(position.format("Test Stranger, Kuriboh"), pool=loaded)
    t.you.activates("Test Call")
    assert t.you.hand == ["Test Stranger"]


def test_the_digest_names_the_content(pool: CardPool) -> None:
    assert read_pool(data(), ALL_CARDS).digest == pool.digest
    assert read_pool(data()).digest != pool.digest
    assert read_pool(data() + b"# one comment more\n").digest != pool.digest


@pytest.mark.parametrize(
    "line", ["Dragon / Dragon", "Normal", "Dragon / Wizard", "Spell / Counterfeit", "Trap / Normal / Field"]
)
def test_a_wrong_type_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"type line|kind of card"):
        read_type_line(line)


def test_a_row_with_too_few_columns_is_refused() -> None:
    with pytest.raises(ValueError, match="3 columns"):
        read_pool(b"1\tA\tB\n")


def test_describe_in_english_and_chinese(pool: CardPool) -> None:
    assert describe(pool.find("Gren Maju Da Eiza")).split("\n  ")[2:4] == [
        "[Fiend / Effect] FIRE Level 3",
        "ATK ? / DEF ?",
    ]
    chinese = describe(pool.find("Blue-Eyes White Dragon"), "zh")
    assert chinese.startswith("青眼白龙 [89631139]")
    assert "[龙族 / 通常] 光属性 等级8" in chinese and "攻击力 3000 / 守备力 2500" in chinese
    assert "archetypes: Trickstar" in describe(pool.find("Trickstar Candina"))
    assert "系列：淘气仙星" in describe(pool.find("Trickstar Candina"), "zh")
    assert "Trap Card [Counter]" in describe(pool.find("Solemn Judgment"))
    assert "反击陷阱卡" in describe(pool.find("Solemn Judgment"), "zh")
    assert 'by rule "Harpie Lady"' in describe(pool.find("Cyber Harpie Lady"))
    assert "EARTH Link-2 (Bottom, Left)" in describe(pool.find("SPYRAL Double Helix"))
    assert "DEF" not in describe(pool.find("SPYRAL Double Helix"))
    assert "not yet" in describe(pool.find("Magical Hats"))
    assert "playable: yes" in describe(pool.find("Mystical Elf"))
    with pytest.raises(ValueError, match="en, zh"):
        describe(pool.find("Kuriboh"), "fr")


def test_a_written_card_is_described_with_its_text(pool: CardPool) -> None:
    axe = describe(pool.find("Axe of Despair")).split("\n  ")
    assert axe[-1] == "playable: yes"
    assert axe[-4].startswith("[Card activation] ") and axe[-4].endswith(" (Spell Speed 1)")
    assert axe[-3].startswith("① [Continuous Effect] ") and "Spell Speed" not in axe[-3]
    assert axe[-2].startswith("② [Trigger Effect, optional") and axe[-2].endswith(" (Spell Speed 1)")
    assert describe(pool.find("Magic Jammer"), "zh").split("\n  ")[-2].endswith("（咒文速度3）")
    assert "被封印者的右腕" in describe(pool.find("Exodia the Forbidden One"), "zh")


def test_a_card_without_a_line_for_its_activation_has_one_all_the_same(pool: CardPool) -> None:
    assert describe_text(pool.find("Gravity Bind"))[0] == "[Card activation] Activate this card. (Spell Speed 2)"
    assert describe_text(pool.find("Jinzo"))[0].startswith("① [Continuous Effect]")
    assert describe_text(pool.find("Mystical Elf")) == []


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_written_card_can_be_told(pool: CardPool, lang: str) -> None:
    for script in ALL_CARDS:
        assert all(describe_text(pool.facts[pool.by_password[script.password]], lang))


def test_describe_knows_every_card(pool: CardPool) -> None:
    for card in pool.facts:
        for lang in ("en", "zh"):
            assert len(describe(card, lang).split("\n")) >= 4


def test_the_cards_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_cards(["blue-eyes", "white", "dragon"], "en") == 0
    assert capsys.readouterr().out.startswith("Blue-Eyes White Dragon [89631139]")
    assert show_cards(["harpie lady sis"], "en") == 0  # a part of one name only
    assert capsys.readouterr().out.startswith("Harpie Lady Sisters [")
    assert show_cards(["exodia"], "zh") == 0
    listed = capsys.readouterr().out
    assert "33396948" in listed and "Exodia Necross" in listed
    assert show_cards(["Sangann", "Kuriboh"], "en") == 1
    printed = capsys.readouterr()
    assert "Sangan" in printed.err and "Kuriboh [" in printed.out


def test_probes_have_what_their_kind_has() -> None:
    spell, xyz = probe("Test Spell", "Spell / Field"), probe("Test Xyz", "Fiend / Xyz", rank=3, attribute="DARK")
    assert (spell.kind & SPELL, spell.atk, spell.level, spell.attribute) == (SPELL, NONE, NONE, 0)
    assert (xyz.rank, xyz.level, xyz.attribute, xyz.type_) == (3, NONE, DARK, FIEND)
    assert probe("Test Trap", "Trap").kind == TRAP | NORMAL
    assert isinstance(xyz, CardFacts)
