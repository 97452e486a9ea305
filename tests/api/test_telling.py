"""A duel in words: one teller for the terminal, views, logs and replays, told from plain words."""

import json

import pytest

import spellspeed.words as words
from spellspeed import Deck, Duel, Outcome
from spellspeed.bots import RandomBot
from spellspeed.replay import Replay
from spellspeed.telling import Voice, tell_event, tell_events, tell_outcome, tell_request
from spellspeed.telling.phrases import DRAWS, EVENTS, WINS
from spellspeed.telling.words import EVENTS as EVENT_WORDS
from spellspeed.telling.words import REASONS
from table import table


def played(seed: int = 2) -> Duel:
    deck = Deck(["Mystical Elf", "Vorse Raider", "Summoned Skull"] * 8)
    duel = Duel(deck, deck, seed=seed, first=0, limits=False)
    bot = RandomBot(seed)
    while duel.request is not None:
        duel.answer(*bot.choose(duel))
    return duel


def test_every_kind_of_event_and_every_ending_has_its_sentence() -> None:
    kinds = {number for name, number in vars(words).items() if name.startswith("EVENT_")}
    assert {kind for kind, _ in EVENT_WORDS} == kinds == {*EVENTS, words.EVENT_DUEL_ENDED}
    assert {word for _, word in REASONS} - {"not over"} == {*WINS, *DRAWS}


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("reader", [0, 1, None])
def test_an_event_and_its_record_are_told_alike(lang: str, reader: int | None) -> None:
    voice = Voice(lang, reader)
    events = played().view(0).events
    stored = json.loads(json.dumps([event.to_dict() for event in events]))
    assert tell_events(events, voice) == tell_events(stored, voice)
    assert [tell_event(event, voice) for event in stored] == [event.to_text(lang, reader) for event in events]


@pytest.mark.parametrize(
    ("voice", "line"),
    [
        (Voice("en", 0), "You Normal Summon Mystical Elf (Attack Position, ATK 800, DEF 2000) in your monster zone 3"),
        (Voice("en", 1), "Your opponent Normal Summons Mystical Elf (Attack Position, ATK 800, DEF 2000) in your "),
        (Voice("en"), "Player 0 Normal Summons Mystical Elf (Attack Position, ATK 800, DEF 2000) in player 0's"),
        (Voice("zh", 0), "你通常召唤「圣精灵」（攻击表示，攻击力800，守备力2000），放在你的怪兽区第3格。"),
        (Voice("zh"), "玩家0通常召唤「圣精灵」（攻击表示，攻击力800，守备力2000），放在玩家0的怪兽区第3格。"),
    ],
)
def test_you_is_who_reads(voice: Voice, line: str) -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000")
    t.you.summons("Mystical Elf", zone=3)
    assert any(told.startswith(line) for told in tell_events(t.duel.view(0).events, voice))


def test_a_record_without_points_and_owners_is_told_too() -> None:
    summon = {"event": "summoned", "player": 1, "card": 15025844, "name": "Mystical Elf", "from": "nowhere"}
    summon |= {"to": "monster zone 3", "position": "face-up attack", "number": "normal summon", "cause": "player"}
    expected = "Player 1 Normal Summons Mystical Elf (Attack Position) in player 1's monster zone 3 of 5."
    assert tell_event(summon, Voice()) == expected
    attack = {"event": "attacks with", "player": 0, "name": "Sangan", "target": {"at": "monster zone 1"}}
    assert tell_event(attack, Voice()) == "Sangan".join(
        ("Player 0's ", " attacks a face-down monster in player 1's monster zone 1 of 5.")
    )


def test_what_a_later_version_wrote_is_still_a_line() -> None:
    nap = {"event": "napped {here}", "player": 0, "card": 1, "name": "Sangan", "at": "sofa {2}", "position": "{flat}"}
    assert tell_event(nap, Voice()) == "Player 0: napped {here}, Sangan."
    assert tell_event({"event": "duel ended", "player": 1, "number": "boredom"}, Voice()) == "Player 1 wins: boredom."
    assert tell_event({"event": "duel ended", "player": -1, "number": "boredom"}, Voice("zh")) == "平局：boredom。"
    summon = {"event": "summoned", "player": 0, "name": "Sangan", "from": "sofa", "to": "sofa", "position": "{flat}"}
    assert "Sangan" in tell_event(summon, Voice("zh"))


@pytest.mark.parametrize("reason", [number for number, word in REASONS if word != "not over"])
def test_the_end_is_told_alike_by_the_outcome_the_view_and_the_replay(reason: int) -> None:
    drawn = reason in (words.DRAWN_BY_LP, words.DRAWN_BY_DECK_OUT, words.DRAWN_BY_CARD, words.DRAWN_BY_LOOP)
    line = tell_outcome(Outcome(None if drawn else 0, reason, 3), Voice())
    assert line.startswith("A draw" if drawn else "Player 0 wins")
    assert ":" in line or line.endswith("by a card effect.")


def test_view_event_and_replay_end_in_the_same_words() -> None:
    duel = played()
    replay = Replay.from_text(Replay.of(duel).to_text())
    assert duel.outcome is not None
    line = tell_outcome(duel.outcome, Voice())
    assert replay.log()[-1] == duel.view(0).events[-1].to_text() == line
    assert duel.view(0).to_text().splitlines()[0].endswith(f". {line}")


def test_whoever_is_not_asked_hears_who_is() -> None:
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000\nopp 8000")
    assert tell_request(duel.view(1), Voice("en", 1)) == "Waiting for your opponent."
    assert tell_request(duel.view(1), Voice("zh")) == "等待玩家0选择。"


@pytest.mark.parametrize(
    ("target", "english", "chinese"),
    [
        ({"position": "face-up attack", "atk": 800, "def": 2000}, "ATK 800.", "攻击力800。"),
        ({"position": "face-up defense", "atk": 800, "def": 900}, "DEF 900.", "守备力900。"),
        ({"position": "face-up defense", "def": 1000}, "DEF 1000. No monster is destroyed.", "没有怪兽被破坏。"),
        ({"position": "face-up defense", "def": 2000}, "DEF 2000. No monster is destroyed.", "没有怪兽被破坏。"),
        ({"position": "face-up attack", "atk": "?"}, "ATK ?.", "攻击力?。"),
    ],
)
def test_the_points_compared_are_told(target: dict[str, object], english: str, chinese: str) -> None:
    battle = {"event": "damage calculation of", "player": 0, "name": "Sangan", "at": "monster zone 1", "number": 1000}
    battle["target"] = {"name": "Kuriboh", "at": "monster zone 2", "of": 1, **target}
    line = tell_events([battle], Voice())[0]
    assert line == f"Damage calculation: Sangan, ATK 1000, against Kuriboh, {english}"
    assert tell_events([battle], Voice("zh"))[0].endswith(chinese)


def test_two_without_attack_points_destroy_nothing() -> None:
    battle = {"event": "damage calculation of", "player": 0, "name": "Sangan", "at": "monster zone 1"}
    battle |= {"target": {"name": "Kuriboh", "at": "monster zone 2", "position": "face-up attack", "atk": 0}}
    assert tell_event(battle, Voice()).endswith("ATK 0, against Kuriboh, ATK 0. No monster is destroyed.")


def test_the_damage_of_a_direct_attack_is_told_once() -> None:
    direct = {"event": "damage calculation of", "player": 0, "name": "Sangan", "at": "monster zone 1", "number": 1000}
    assert tell_events([direct], Voice()) == []
    assert tell_events([direct], Voice(), everything=True) == ["Damage calculation for Sangan with ATK 1000."]


def test_names_with_commas_and_dots_are_told_apart() -> None:
    names = ["Uria, Lord of Searing Flames", "Dr. Frankenderp Jr."]
    draws = [{"event": "drew", "player": 0, "name": name, "to": "hand"} for name in names]
    assert tell_events(draws, Voice("en", 0)) == [f"You draw 2 cards: {'; '.join(names)}"]
    assert Voice().say(("Saved in {path}.", ""), path="../..") == "Saved in ../..."
