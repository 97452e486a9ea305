"""The second reading of the cards: what `tools/read_cards.py` notices, and what it says of some cards."""

import sys
from pathlib import Path
from typing import Any

import pytest

from spellspeed.lang.vocabulary import (
    ATK,
    BECAUSE_OF_BATTLE,
    THE_FIELD,
    THE_TARGET,
    THIS_CARD,
    YOUR_DECK,
    AddToHand,
    ChangeStat,
    Destroy,
    Destroyed,
    Draw,
    If,
    Monster,
    One,
    When,
)
from spellspeed.lang.words.lines import Activation, Card, Continuous, Ignition, Limit, Trigger
from spellspeed.pool import CardPool
from spellspeed.seen.standing import say_kinds

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools import read_cards  # noqa: E402
from tools.read_cards import Difference, Reason, compare_lines, compare_printed, compare_words, settle  # noqa: E402

PRINTED = ROOT.parent / "shared" / "cards" / "pool408.jsonl.gz"
# Of every kind of card, with and without numbered effects, one that needs a reason, and one without any effect.
SAMPLE = [
    "Agido",
    "Blue-Eyes White Dragon",
    "Call of the Haunted",
    "Dark Magician of Chaos",
    "Dark Ruler Ha Des",
    "Horn of Light",
    "Mirror Force",
    "Relinquished",
    "Sangan",
    "Thousand-Eyes Restrict",
    "Tsukuyomi",
    "Y-Dragon Head",
]


def test_some_cards_say_what_is_printed_on_them_or_have_a_reason() -> None:
    if not PRINTED.is_file():
        pytest.skip("the printed texts (../shared/cards/pool408.jsonl.gz) are not beside this checkout")
    counts, found = read_cards.compare_all(read_cards.read_rows(), SAMPLE)
    assert counts["printed"] == len(SAMPLE) and counts["numbers"] == len(SAMPLE) - 1
    reasons = read_cards.read_reasons()
    assert found and not [f"{each}" for each, facts in found if not settle(each, say_kinds(facts.kind), reasons)]


def test_missing_texts_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(read_cards, "POOL408", tmp_path / "none.jsonl.gz")
    monkeypatch.setattr(sys, "argv", ["read_cards.py"])
    with pytest.raises(SystemExit, match="the printed texts are not beside this checkout"):
        read_cards.main()


def words(card: Card, en: str, zh: str = "") -> list[str]:
    """What is found of a made-up card with a made-up text."""
    row = {"text_en": en, "text_zh": zh}
    return sorted([f"{each}".partition(", ")[2] for each in [*compare_words(card, row), *compare_lines(card, row)]])


@pytest.mark.parametrize(
    ("card", "en", "zh", "told"),
    [
        (Card(1, "Test", Activation(do=Draw(3))), "Draw 2 cards.", "抽2张。", ["numbers: +3 -2; +3 -2"]),
        (Card(1, "Test", Activation(do=Draw(2))), "Draw two cards.", "抽2张。", []),
        (
            Card(1, "Test", Activation(do=AddToHand(One(Monster(name="Kuriboh"), YOUR_DECK)))),
            'Add 1 "Sangan" from your Deck to your hand.',
            "",
            ["names: +Kuriboh -Sangan"],
        ),
        (
            Card(1, "Test", Activation(do=AddToHand(One(Monster(), YOUR_DECK)))),
            "Add 1 monster from your Graveyard to your hand.",
            "从自己墓地把1只怪兽加入手卡。",
            ["zones: +deck -graveyard; +deck -graveyard"],
        ),
        (
            Card(1, "Test", Continuous(do=ChangeStat(ATK, THIS_CARD, 500))),
            "This DARK Dragon gains 500 ATK once per turn.",
            "1回合1次，暗属性·龙族攻击力上升500。",
            ["attributes: -DARK; -DARK", "limits: -a turn; -a turn", "types: -Dragon; -Dragon"],
        ),
        (Card(1, "Test", Ignition(limit=Limit(), do=Draw(2))), "Draw 2.", "抽2张。", ["limits: +a turn; +a turn"]),
    ],
)
def test_what_stands_in_one_text_only_is_found(card: Card, en: str, zh: str, told: list[str]) -> None:
    assert words(card, en, zh) == told


def test_one_language_that_agrees_is_enough() -> None:
    card = Card(1, "Test", Activation(do=AddToHand(One(Monster(), YOUR_DECK))))
    assert words(card, "Take 1 monster out of your Deck.", "从自己卡组把1只怪兽加入手卡。") == []


FALLEN = Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE)


@pytest.mark.parametrize(
    ("line", "zh", "told"),
    [
        (Trigger(1, when=When(FALLEN), do=Draw(2)), "①：被战斗破坏时才能发动。抽2张。", []),
        (Trigger(1, when=When(FALLEN), do=Draw(2)), "①：被战斗破坏的场合才能发动。抽2张。", ["when: +when -if"]),
        (Trigger(1, when=If(FALLEN), do=Draw(2)), "①：被战斗破坏时才能发动。抽2张。", ["when: +if -when"]),
        (Trigger(1, when=If(FALLEN), do=Draw(2)), "①：被战斗破坏的场合发动。抽2张。", ["optional: +optional"]),
        (
            Trigger(1, when=If(FALLEN), do=Draw(2), mandatory=True),
            "①：被战斗破坏的场合才能发动。抽2张。",
            ["optional: -optional"],
        ),
        (
            Ignition(1, target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)),
            "①：场上全部怪兽破坏。",
            ["target: +target"],
        ),
        (Ignition(1, do=Destroy(One(Monster(), THE_FIELD))), "①：以场上1只怪兽为对象才能发动。", ["target: -target"]),
        (Ignition(1, limit=Limit(), do=Draw(2)), "这个卡名的①的效果1回合只能使用1次。①：抽2张。", []),
        (Trigger(1, when=If(FALLEN), do=Draw(2), mandatory=True), "①：被战斗破坏的场合发动。抽2张。", []),
    ],
)
def test_what_the_chinese_text_says_of_a_line_decides(line: Any, zh: str, told: list[str]) -> None:
    asked = ("optional", "target", "when")
    assert [each for each in words(Card(1, "Test", line), "", zh) if each.partition(":")[0] in asked] == told


def test_a_limit_of_one_numbered_effect_is_not_that_of_another() -> None:
    card = Card(1, "Test", Ignition(1, do=Draw(2)), Ignition(2, limit=Limit(), do=Draw(2)))
    assert words(card, "", "①：1回合1次才能发动。抽2张。②：抽2张。") == ["limits: +a turn -a turn"]


def test_what_is_printed_beside_the_text_is_compared() -> None:
    facts = CardPool.builtin().find("Sangan")
    row = {
        "name_en": "Sangan",
        "name_zh": facts.name_zh,
        "name_ja": facts.name_ja,
        "monster_type_line": "Fiend / Effect",
        "attribute": "DARK",
        "level": 3,
        "atk": 1000,
        "def": 600,
    }
    assert list(compare_printed(facts, row)) == []
    (found,) = compare_printed(facts, {**row, "atk": 1100})
    assert f"{found}" == "Sangan, printed: +ATK 1000 -ATK 1100"


def difference(more: set[str], less: set[str]) -> Difference:
    return Difference("Test", "numbers", ((frozenset(more), frozenset(less)),))


def reason(more: set[str], less: set[str], what: str = "numbers", kind: str = "", card: str = "Test") -> Reason:
    return Reason(what, frozenset([card]), kind, frozenset(more), frozenset(less), "It is but a sample.")


def test_a_reason_settles_only_what_it_names() -> None:
    one, other = reason({"2"}, set()), reason(set(), {"3"})
    assert settle(difference({"2"}, set()), [], [one]) == [one]
    assert settle(difference({"2"}, {"3"}), [], [one]) == []
    assert settle(difference({"2"}, {"3"}), [], [one, other]) == [one, other]
    assert settle(difference({"2", "4"}, set()), [], [one]) == []
    assert settle(difference({"2", "4"}, set()), [], [reason({"*"}, set())]) != []


def test_a_reason_is_about_its_card_its_kind_and_what_is_read() -> None:
    found = difference({"2"}, set())
    assert not settle(found, [], [reason({"2"}, set(), card="Other")])
    assert not settle(found, [], [reason({"2"}, set(), what="names")])
    assert not settle(found, ["Flip"], [reason({"2"}, set(), kind="Ritual")])
    assert settle(found, ["Ritual"], [reason({"2"}, set(), kind="Ritual")])
