"""The terminal with cards that do something: activations, windows, targets, searches, whole duels."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from desk import Desk, position
from spellspeed import Deck, Duel
from spellspeed.bots import RandomBot

WRITTEN = [
    *["Mystical Elf", "Warrior Dai Grepher", "Cannon Soldier", "Man-Eater Bug", "Giant Soldier of Stone"] * 3,
    *["Sangan", "Exiled Force", "Penguin Soldier", "Magician of Faith", "Jinzo", "Marauding Captain"],
    *["Mystical Space Typhoon", "Raigeki", "Dark Hole", "Monster Reborn", "Reinforcement of the Army"],
    *["Foolish Burial", "Confiscation", "Book of Moon", "Smashing Ground", "Rush Recklessly", "Axe of Despair"],
    *["Magic Jammer", "Solemn Judgment", "Dust Tornado", "Mirror Force", "Torrential Tribute", "Call of the Haunted"],
]
COMPLAINTS = r"That went wrong|Not allowed|do not understand|fits more than|出错了|不可以|没有听懂|不止一个|\{|\bNone\b"


def random_typist(shown: Desk, chance: Random) -> Iterator[str]:
    """Types any option by its number or by its words, an activation more often; Enter where nothing is asked."""
    for _ in range(4000):
        question = shown.screen[shown.since :]
        options = [line for line in question if re.match(r"\d+\. ", line)]
        several = re.search(r"Pick (\d+)|选(\d+)", "\n".join(question))
        if not options:
            yield ""
        elif several:
            count = max(1, int(several[1] or several[2]))
            yield " ".join(chance.sample([line.split(".")[0] for line in options], count))
        else:
            wanted = [line for line in options if re.match(r"\d+\. (?:Activate|发动)", line)]
            line = chance.choice(wanted if wanted and chance.random() < 0.7 else options)
            yield line if chance.random() < 0.3 else line.split(".")[0]


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_duel_with_activations_chains_and_targets(seed: int, lang: str) -> None:
    deck = Deck(WRITTEN)
    shown = Desk(Duel(deck, deck, seed=seed, ask_all=True, limits=False), [], lang, bot=RandomBot(seed))
    shown.lines = random_typist(shown, Random(seed))
    shown.run()
    assert shown.session.duel.outcome is not None
    assert not [line for line in shown.screen if re.search(COMPLAINTS, line)]
    assert re.search("as chain link 1|，连锁1。", shown.text())
    if lang == "zh":
        assert not re.search(r"\b(?:you|your|the|of|Phase|zone|effect|chain)\b", shown.text())


RESPONSE = (
    "turn 3, Main Phase 1, you to act\n"
    "you 8000 hand: Ookazi, Mystical Space Typhoon  set: Dust Tornado  deck: 5 Mystical Elf\n"
    "opp 8000 set: Raigeki, Dark Hole  deck: 5 Mystical Elf"
)


def desk(lines: list[str], lang: str = "en", text: str = RESPONSE) -> Desk:
    return Desk(position(text), lines, lang).run()


def test_enter_passes_in_a_window_and_the_chain_is_shown() -> None:
    shown = desk(["activate Ookazi", "zone 2", ""])
    asked = shown.after("zone 2").splitlines()
    assert "Chain link 1: your Ookazi." in asked and "Do you respond to chain link 1, your Ookazi?" in asked
    assert asked[-1].endswith(". Pass (Enter)")
    assert "Your opponent loses 800 LP by Ookazi: from 8000 to 7200." in shown.after("")


def test_an_answer_in_a_window_builds_the_chain() -> None:
    shown = desk(["activate Ookazi", "zone 2", "activate Dust Tornado", "2", "chain", ""])
    links = shown.after("chain").splitlines()
    assert links[0] == "Chain link 1: your Ookazi."
    assert links[1] == (
        "Chain link 2: your Dust Tornado, targeting a face-down card in your opponent's Spell & Trap Zone 2 of 5."
    )
    told = shown.after("")
    assert told.index("Your opponent's Dark Hole is destroyed by Dust Tornado.") < told.index("optional part")
    assert "There is no chain." in desk(["chain"]).text()
    assert "现在没有连锁。" in desk(["连锁"], "zh").text()


@pytest.mark.parametrize(("typed", "outcome"), [("yes", "You Set Mystical"), ("no", "You decline"), ("1", "You Set")])
def test_an_optional_part_is_wanted_or_not(typed: str, outcome: str) -> None:
    text = RESPONSE.replace("Ookazi, ", "")
    shown = desk(["activate Dust Tornado", "1", "", typed, "2"], text=text)
    assert "Do you use the optional part of Dust Tornado: Set?" in shown.text()
    assert outcome in shown.text()


def test_a_deck_that_is_searched_can_be_looked_through() -> None:
    text = (
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 hand: Reinforcement of the Army  deck: 2 Exiled Force, Marauding Captain, Umi\nopp 8000"
    )
    shown = desk(["activate Reinforcement of the Army", "zone 1", "deck", "1"], text=text)
    asked = shown.after("zone 1")
    assert "Which card do you add to the hand from the Deck (Reinforcement of the Army)?" in asked
    assert "Exiled Force (Level 4, ATK 1000, DEF 1000) (2 copies)" in asked
    assert "In your Deck now: 2 Exiled Force; 1 Marauding Captain; 1 Umi." in shown.after("deck")
    assert "is added from your Deck to your hand." in shown.after("1")


def test_a_card_name_is_typed_and_not_picked_from_a_list() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000 set: Mind Crush hand: Umi\nopp 8000 hand: Sangan, Kuriboh"
    shown = Desk(position(text), ["activate Mind Crush", "sangan", "surrender", "yes"], "en").run()
    told = shown.text()
    assert "Mind Crush: what do you declare?\nType the name of any card." in told and len(told.splitlines()) < 60
    assert "You declare Sangan by Mind Crush." in told and "Your opponent discards Sangan." in told


def test_a_type_is_picked_from_a_list_or_typed_in_chinese() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000 set: DNA Surgery monsters: Sangan\nopp 8000"
    shown = Desk(position(text), ["发动 DNA改造手术", "龙族", "投降", "是"], "zh").run()
    assert "你因「DNA改造手术」的效果宣言龙族。" in shown.text()
