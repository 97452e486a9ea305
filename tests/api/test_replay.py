"""Replays: a duel written down, played again, and read by people."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from playing import choices, duels, walk
from probes import pool_before, pool_with, probe
from samples import examples
from spellspeed import CardPool, Deck, Duel, playout
from spellspeed.cards import ALL_CARDS
from spellspeed.lang.vocabulary import (
    OPPONENT,
    PER_COPY,
    YOU,
    Activation,
    Attribute,
    GainLP,
    Ignition,
    InflictDamage,
    Limit,
    SummonTokens,
    Token,
    Type,
)
from spellspeed.random_play import pick_at_random, seed_of_play
from spellspeed.replay import Replay, ReplayError, give_forced
from table import table

DECK = Deck(["Mystical Elf", "Vorse Raider", "Summoned Skull", "Raigeki", "Umi"] * 4, ["Dark Paladin"])


def played(answers: int = 40, seed: int = 3, ask_all: bool = False) -> Duel:
    """A duel some way on, always taking the second option where there is one."""
    duel = Duel(DECK, DECK, seed=seed, limits=False, ask_all=ask_all)
    for _ in range(answers):
        if duel.request is None:
            break
        picks = list(duel.legal_answers())[:2]
        duel.answer(*picks[-1])
    return duel


@examples(6)
@given(duels(), choices)
def test_a_replay_plays_the_same_duel(duel: Duel, numbers: list[int]) -> None:
    for _ in walk(duel, numbers):
        pass
    replay = Replay.of(duel)
    assert replay.play() == duel
    assert replay.play().events == duel.events
    assert replay.check() is None
    assert Replay.from_text(replay.to_text()) == replay


@examples(6)
@given(duels(), duels(ask_all=True), choices)
def test_both_modes_of_asking_replay_each_other(few: Duel, all_: Duel, numbers: list[int]) -> None:
    for duel in (few, all_):
        for _ in walk(duel, numbers):
            pass
        replay = Replay.of(duel)
        assert replay.check() is None
        asked, unasked = replay.play(ask_all=True), replay.play(ask_all=False)
        assert [answer.picks for answer in Replay.of(asked).answers] == [answer.picks for answer in replay.answers]
        assert [answer.picks for answer in Replay.of(unasked).answers] == [answer.picks for answer in replay.answers]
        give_forced(asked, None)
        assert asked.events == unasked.events
        assert asked.view(0).situation() == unasked.view(0).situation()


def test_a_surrender_is_recorded_with_who_gave_up() -> None:
    for ask_all in (False, True):
        duel = played(7, ask_all=ask_all)
        assert duel.request is not None
        loser = 1 - duel.request.player
        duel.surrender(loser)
        replay = Replay.of(duel)
        assert (replay.answers[-1].picks, replay.answers[-1].player) == ((-1,), loser)
        assert replay.result == {"winner": 1 - loser, "reason": "surrender", "turn": duel.state.turn}
        assert replay.check() is None
        assert replay.play(ask_all).outcome == duel.outcome
        other = replay.play(not ask_all).outcome
        assert other is not None and other.winner == 1 - loser


def test_a_finished_duel_says_how_it_ended() -> None:
    duel = Duel(Deck(["Vorse Raider"] * 30), Deck(["Vorse Raider"] * 6), first=0, limits=False)
    while duel.request is not None:
        duel.answer(*list(duel.legal_answers())[-1])
    replay = Replay.of(duel)
    assert replay.result == {"winner": 0, "reason": "deck-out", "turn": duel.state.turn}
    assert replay.log()[-1] == "Player 0 wins: player 1 cannot draw from an empty Deck."
    assert replay.log("zh")[-1] == "玩家0胜利：玩家1没有卡可以抽。"


def test_a_duel_from_a_position_is_replayed_from_its_text() -> None:
    duel = table("""
        turn 5, Main Phase 1, you to act
        you 7000   hand: Mystical Elf   monsters: Vorse Raider (attack, zone 2)   deck: 3 Umi
        opp 6500   monsters: Kuriboh (set, zone 1)   deck: 4 Sangan
    """).duel
    duel.answer(0)
    replay = Replay.of(duel)
    assert replay.decks is None and "Vorse Raider" in replay.position
    assert replay.check() is None
    assert replay.play() == duel


def test_events_are_plain_words_with_passwords_and_names() -> None:
    events = Replay.of(played()).events
    summon = next(event for event in events if event["event"] == "summoned")
    assert summon["name"] in ("Mystical Elf", "Vorse Raider") and summon["card"] in (15025844, 14898066)
    assert summon["from"] == "nowhere" and summon["to"].startswith("monster zone ")
    assert summon["position"] == "face-up attack"
    phases = [event["number"] for event in events if event["event"] == "phase started"]
    assert phases[:3] == ["draw phase", "standby phase", "main phase 1"]


def test_every_number_in_an_event_has_a_word() -> None:
    """No event leaves a number of the engine's where a word belongs."""
    amounts = {"turn started", "set", "lp changed", "damage calculation of", "changed the points of"}
    amounts |= {"activates", "activated", "targets", "targeted", "resolves", "resolved", "chain ended"}  # chain links
    for event in Replay.of(played(200)).events:
        assert not event["event"].isdigit() and not event["cause"].isdigit()
        if "number" in event:
            assert isinstance(event["number"], int) == (event["event"] in amounts), event


def test_a_log_reads_in_english_and_chinese() -> None:
    replay = Replay.of(played())
    english, chinese = replay.log(), replay.log("zh")
    assert len(english) == len(chinese) == len(replay.events)
    assert "Turn 2: player" in " ".join(english) and "Player 0's Main Phase 1." in english
    assert any("通常召唤「" in line for line in chinese) and "玩家0的主要阶段1。" in chinese
    with pytest.raises(ValueError, match="no wording in 'fr'"):
        replay.log("fr")


def test_a_saved_replay_is_the_same_when_loaded(tmp_path: Path) -> None:
    replay = Replay.of(played())
    replay.save(tmp_path / "one.json")
    assert Replay.load(tmp_path / "one.json") == replay
    assert json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))["version"] == 2


def test_a_hundred_further_cards_do_not_hinder_a_replay() -> None:
    duel = played()
    replay = Replay.of(duel)
    more = pool_with(*[probe(f"Further Card {number}") for number in range(100)])
    again = replay.play(pool=more)
    assert replay.agrees_with(again) and again.pool is more
    assert again.position_key() == duel.position_key() and replay.check(more) is None
    assert replay.log("zh", more) == replay.log("zh")


def test_a_replay_made_before_a_hundred_cards_of_the_package_were_added_plays() -> None:
    decks = Deck.packaged("classic"), Deck.packaged("wings")
    here = {card for deck in decks for card in (*deck.main, *deck.extra, *deck.side)}
    others = [card.name for card in ALL_CARDS if CardPool.builtin().find(card.name).password not in here]
    before = pool_before(others[20:920:9])
    duel = Duel(*decks, seed=5, limits=False, pool=before)
    assert len(before.facts) <= len(CardPool.builtin().facts) - 100
    assert before.find("Dust Tornado").index != CardPool.builtin().find("Dust Tornado").index
    dice, draws = seed_of_play(5), 0
    while duel.state.request is not None:
        picks, draws = pick_at_random(duel.state, duel.state.request, dice, draws)
        duel.answer(*picks)
    replay = Replay.from_text(Replay.of(duel).to_text())
    assert len(replay.answers) > 100 and replay.check() is None
    again = replay.play()
    assert (
        again.pool is CardPool.builtin()
        and again.position_key() == duel.position_key()
        and again.outcome == duel.outcome
    )


def test_tokens_and_declared_names_come_again_beside_further_cards() -> None:
    duel = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Prohibition, Scapegoat   deck: 3 Umi
        opp 8000   hand: Sangan   deck: 3 Umi
    """).duel
    duel.play("activate Prohibition", "zone 1", "declare Sangan", "activate Scapegoat", "zone 2")
    while duel.request is not None and duel.request.purpose != "open state":
        duel.answer(*next(duel.legal_answers()))
    replay = Replay.of(duel)
    assert "declare Sangan" in [answer.words for answer in replay.answers]
    token = Token("Further Token", "更多衍生物", Attribute.EARTH, Type.BEAST, 1, 0, 0)
    before_all = probe("Aaa First of All", "Spell", Activation(do=SummonTokens(token)))
    again = replay.play(pool=pool_with(before_all))
    assert replay.agrees_with(again) and again.position_key() == duel.position_key()
    assert [card.name for card in again.field].count("Sheep Token") == 4


def burning(amount: int, *more: Ignition) -> CardPool:
    """A pool with a monster that burns so much."""
    burn = Ignition(1, limit=Limit(PER_COPY), do=InflictDamage(amount, OPPONENT))
    return pool_with(probe("Burning Imp", "Fiend / Effect", burn, *more, password=410_000_001, atk=1000))


def burned() -> Replay:
    """A duel in which the Burning Imp burns 500, and the turn ends."""
    text = "turn 3, Main Phase 1, you to act\nyou 8000   monsters: Burning Imp\nopp 8000   deck: 3 Umi"
    duel = Duel.from_position(text, pool=burning(500))
    duel.play("activate Burning Imp", "end phase")
    return Replay.of(duel)


def test_where_a_card_has_changed_the_first_difference_is_named() -> None:
    replay = burned()
    now = burning(800)
    with pytest.raises(ReplayError, match="with the rules and cards of now event ") as caught:
        replay.play(pool=now)
    assert "500" in str(caught.value) and "800" in str(caught.value)
    assert caught.value.duel is not None and caught.value.duel.lp == (8000, 7200)
    assert "800" in str(replay.check(now))


def test_where_only_the_options_have_changed_a_replay_is_played_by_its_words() -> None:
    replay = burned()
    other = Ignition(2, do=GainLP(100, YOU))
    duel = replay.play(pool=burning(500, other))
    assert not replay.agrees_with(duel) and duel.lp == (8000, 7500) and duel.turn == 4
    assert [answer.picks for answer in Replay.of(duel).answers] != [answer.picks for answer in replay.answers]


def test_with_other_rules_a_replay_is_played_and_compared() -> None:
    content = json.loads(Replay.of(played()).to_text())
    content["rules"] = 0
    assert Replay.from_text(json.dumps(content)).play().position_key() == content["key"]
    content["events"][-1]["number"] = "end phase"
    with pytest.raises(ReplayError, match=rf"event {len(content['events']) - 1} was"):
        Replay.from_text(json.dumps(content)).play()


def test_what_is_told_of_an_event_besides_is_no_difference() -> None:
    content = json.loads(Replay.of(played()).to_text())
    del content["events"][3]["cause"]
    assert Replay.from_text(json.dumps(content)).check() is None


def test_a_file_of_version_1_is_read_and_played() -> None:
    duel = played()
    content = json.loads(Replay.of(duel).to_text())
    old = {**content, "version": 1, "pool": "another", "state_key": "0"}
    old["answers"] = [answer[:3] for answer in content["answers"]]
    for new in ("rules", "cards", "key"):
        del old[new]
    replay = Replay.from_text(json.dumps(old))
    assert replay.play() == duel and replay.check() is None
    old["answers"][5] = content["answers"][5]
    with pytest.raises(ReplayError, match=r"answers\[5\] is"):
        Replay.from_text(json.dumps(old))


def test_a_list_with_unknown_cards_can_still_be_read() -> None:
    content = json.loads(Replay.of(played()).to_text())
    content["decks"][0]["main"][0] = 999999999999
    replay = Replay.from_text(json.dumps(content))
    assert replay.log() == Replay.of(played()).log()


def test_check_says_where_a_replay_differs_first() -> None:
    content = json.loads(Replay.of(played()).to_text())
    at = next(at for at, event in enumerate(content["events"]) if event["event"] == "summoned")
    content["events"][at]["name"] = "Kuriboh"
    wrong = Replay.from_text(json.dumps(content)).check()
    assert wrong is not None and wrong.startswith(f'event {at} was "Player ') and "Kuriboh" in wrong
    content = json.loads(Replay.of(played()).to_text())
    content["key"] = content["key"][:-1] + "x"
    assert "the last state" in str(Replay.from_text(json.dumps(content)).check())
    content["key"] = "another revision:0"
    assert Replay.from_text(json.dumps(content)).check() is None
    content = json.loads(Replay.of(played()).to_text())
    content["events"].pop()
    assert "events were recorded" in str(Replay.from_text(json.dumps(content)).check())


def test_an_answer_that_cannot_be_given_is_named() -> None:
    content = json.loads(Replay.of(played()).to_text())
    content["answers"][4][1] = [99]
    with pytest.raises(ReplayError, match="replay: answer 4 cannot be given"):
        Replay.from_text(json.dumps(content)).play()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"kind": "chess"}, '"kind" is not'),
        ({"version": 3}, "version 3 of replays is not known"),
        ({"seed": "x"}, "seed is 'x', not of type int"),
        ({"shuffle": 1}, "shuffle is 1, not of type bool"),
        ({"first": 7}, "first is 7"),
        ({"decks": None}, "neither decks nor a position"),
        ({"decks": [1]}, "decks has 1 entries"),
        ({"decks": [{"main": [1], "extra": [], "side": []}, {"main": ["x"]}]}, r"decks\[1\].main is not a list"),
        ({"answers": [[0, [1], 0, "pass"], [3, [1], 0, "pass"]]}, r"answers\[1\] is"),
        ({"answers": [[0, [1], 0]]}, r"answers\[0\] is"),
        ({"answers": [[0, [1], 0, 7]]}, r"answers\[0\] has 7 for its words"),
        ({"answers": [[0, [True], 0, "pass"]]}, r"answers\[0\] is"),
        ({"answers": [[0, [1], -1, "pass"]]}, r"answers\[0\] tells of -1 forced answers"),
        ({"answers": [[0, [1], 10**12, "pass"]]}, r"answers\[0\] tells of 1000000000000 forced answers"),
        ({"forced_after": 10**9}, "forced_after tells of 1000000000 forced answers"),
        ({"events": [{"event": "drew", "player": 0}, 5]}, r"events\[1\] is 5"),
        ({"events": [{"event": "drew"}]}, r"events\[0\] names no player"),
    ],
)
def test_a_broken_file_is_refused_with_the_place_of_the_error(change: dict[str, object], complaint: str) -> None:
    content = json.loads(Replay.of(played(3)).to_text())
    with pytest.raises(ReplayError, match=complaint):
        Replay.from_text(json.dumps({**content, **change}), "mine.json")


def test_a_file_that_is_no_json_or_text_is_refused(tmp_path: Path) -> None:
    text = Replay.of(played(3)).to_text()
    with pytest.raises(ReplayError, match=r"mine.json: line \d+, column \d+: not JSON"):
        Replay.from_text(text[: len(text) // 2], "mine.json")
    for broken in ("[" * 100_000, "1" * 10_000):
        with pytest.raises(ReplayError, match=r"mine.json: not JSON that can be read"):
            Replay.from_text(broken, "mine.json")
    with pytest.raises(ReplayError, match='"cards" is missing'):
        Replay.from_text(text.replace('"cards"', '"guards"'))
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    with pytest.raises(ReplayError, match=r"byte 0 is not UTF-8"):
        Replay.load(tmp_path / "bytes.json")


def test_a_duel_made_from_a_view_has_nothing_to_replay() -> None:
    with pytest.raises(ReplayError, match="no beginning"):
        Replay.of(played().view(0).determinise(1))
    assert playout(played().view(0).determinise(1), seed=1).outcome is not None


def test_a_replay_plays_as_it_was_recorded_unless_told_otherwise() -> None:
    for ask_all in (False, True):
        replay = Replay.of(played(ask_all=ask_all))
        assert replay.play().game.ask_all is ask_all
        assert replay.play(ask_all=not ask_all).game.ask_all is not ask_all
        assert Replay.of(replay.play()) == replay


@pytest.mark.parametrize(
    "change",
    [
        {"decks": [{"main": [1], "extra": [], "side": []}, {"main": [1], "extra": [], "side": []}]},
        {"decks": None, "position": "turn 3"},
        {"format": "chess"},
        {"answers": [[0, [99], 0, "pass"]]},
        {"cards": "others", "answers": [[0, [99], 0, "fly to the moon"]]},
        {"answers": [[0, [-1], 0, "surrender"], [0, [0], 0, "pass"]]},
        {"answers": [[0, [-1], 0, "surrender"], [0, [-1], 0, "surrender"]]},
    ],
)
def test_whatever_is_wrong_in_a_file_names_the_file(change: dict[str, object], tmp_path: Path) -> None:
    content = {**json.loads(Replay.of(played(3)).to_text()), **change}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(content), encoding="utf-8-sig")
    with pytest.raises(ReplayError) as caught:
        Replay.load(path).play()
    assert str(caught.value).startswith(f"{path}: ")
