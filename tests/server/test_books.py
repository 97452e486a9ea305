"""What can be looked up without a seat: cards, decks, rules, replays and positions, in both languages and bounded."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import spellspeed
from spellspeed import Deck, Duel, Replay
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import all_rules
from spellspeed.server.app import Serving, build_app
from spellspeed.server.desk import Desk
from spellspeed.server.identity import Keys
from spellspeed.server.limits import Limits
from spellspeed.server.store import Store

POSITION = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 800 monsters: Sangan"
LUA = "Debug.AddCard(89631139,0,0,LOCATION_HAND,0,POS_FACEDOWN)\nDebug.SetPlayerInfo(1,100,0,0)\nDebug.ShowHint('Win!')"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("server")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>", encoding="utf-8")
    store = Store.open(str(folder / "rooms.db"))
    limits = Limits(replay_bytes=300_000, reading_a_second=10, reading_at_once=1000)
    serving = Serving(store, Desk(store, CardPool.builtin()), Keys({"k": b"key"}), limits)
    with TestClient(build_app(serving, page), base_url="http://localhost") as client:
        yield client
    store.close()


def search(client: TestClient, **wish: Any) -> dict[str, Any]:
    answer = client.get("/api/search", params=wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def names(found: dict[str, Any]) -> list[str]:
    return [card["name"] for card in found["cards"]]


# --------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    "name", ["Mystical Elf", "圣精灵", "ホーリー・エルフ", "15025844", "elf mystical", "MYSTICALELF"]
)
def test_a_card_is_found_by_its_name_in_any_language_by_its_password_and_by_words_in_any_order(
    client: TestClient, name: str
) -> None:
    assert names(search(client, name=name))[0] == "Mystical Elf"
    assert names(search(client, name=name, lang="zh"))[0] == "圣精灵"


def test_whole_names_come_before_beginnings_and_first_letters_are_understood(client: TestClient) -> None:
    assert names(search(client, name="raigeki"))[:2] == ["Raigeki", "Raigeki Break"]
    assert names(search(client, name="mst"))[0] == "Mystical Space Typhoon"


def test_cards_are_searched_by_what_is_printed_on_them(client: TestClient) -> None:
    wish = {"kinds": "Monster,Normal", "attribute": "LIGHT", "type": "Dragon", "level": "8", "atk": "3000-"}
    assert names(search(client, **wish, which="playable", format="408")) == ["Blue-Eyes White Dragon"]
    assert names(search(client, kinds="Monster", atk="3000-", level="8-", format="408", **{"def": "-0"})) == [
        "Berserk Dragon"
    ]


def test_a_number_is_looked_for_only_on_cards_that_have_it(client: TestClient) -> None:
    assert search(client, name="Pot of Greed")["total"] >= 1
    assert search(client, name="Pot of Greed", level="0-99")["total"] >= 1, "every number: nothing is asked"
    assert "Pot of Greed" not in names(search(client, name="Pot of Greed", level="-4"))


@pytest.mark.parametrize(("text", "lang"), [("draw 2 cards", "en"), ("抽2张", "zh")])
def test_cards_are_searched_by_what_they_do_in_our_words(client: TestClient, text: str, lang: str) -> None:
    found = search(client, text=text, lang=lang, name="55144522")
    assert [card["password"] for card in found["cards"]] == [55144522]  # Pot of Greed


def test_cards_that_cannot_be_played_yet_are_found_and_told_apart(client: TestClient) -> None:
    (ash,) = search(client, name="Ash Blossom & Joyous Spring")["cards"]
    assert "playable" not in ash and ash["limit"] == 2 and "text" not in ash
    assert search(client, name="Ash Blossom & Joyous Spring", which="playable")["total"] == 0
    everything, played, known = [search(client, which=which)["total"] for which in ("all", "playable", "known")]
    assert everything == played + known > 14_000


def test_a_format_has_its_own_cards_and_its_own_list(client: TestClient) -> None:
    pot, pot_of_408 = [search(client, name="55144522", format=format)["cards"][0] for format in ("master2020", "408")]
    assert pot["limit"] == 0 and pot_of_408["limit"] == 0
    assert search(client, name="Decode Talker")["total"] >= 1
    assert search(client, name="Decode Talker", format="408")["total"] == 0
    assert client.get("/api/search", params={"format": "409"}).status_code == 422


def test_a_search_is_answered_page_by_page(client: TestClient) -> None:
    whole = search(client, name="dragon", count=60)
    parts = [search(client, name="dragon", start=start, count=20) for start in (0, 20, 40)]
    assert [card for part in parts for card in part["cards"]] == whole["cards"] and len(whole["cards"]) == 60
    assert search(client, name="dragon", start=99_999)["cards"] == []
    assert client.get("/api/search", params={"count": 1000}).status_code == 422
    assert client.get("/api/search", params={"name": "x" * 200}).status_code == 422


def test_the_words_to_search_by_are_told(client: TestClient) -> None:
    words = client.get("/api/search/words").json()
    assert "Counter" in words["kinds"] and "DARK" in words["attributes"] and "Cyberse" in words["types"]
    assert words["total"] > words["playable"] > 1000 and words["lists"]["408"]


def test_cards_that_are_known_only_are_told_by_their_passwords_too(client: TestClient) -> None:
    told = client.get("/api/cards", params={"passwords": "14558127,26202165,1", "lang": "zh"}).json()
    assert [card["name"] for card in told] == ["灰流丽", "三眼怪"]


# --------------------------------------------------------------------------------------------------------------- decks


def judge(client: TestClient, **deck: Any) -> dict[str, Any]:
    answer = client.post("/api/decks/judge", json=deck)
    assert answer.status_code == 200, answer.text
    judged: dict[str, Any] = answer.json()
    return judged


def test_a_legal_deck_has_no_fault_and_is_written_for_other_programs(client: TestClient) -> None:
    deck = Deck.packaged("stars")
    judged = judge(client, main=deck.main, extra=deck.extra, side=deck.side)
    assert judged["faults"] == []
    assert Deck.read(judged["ydke"]) == deck and Deck.read(judged["ydk"]) == deck


def test_every_fault_is_told_with_its_rule_and_its_cards_in_both_languages(client: TestClient) -> None:
    main = [55144522, *[15025844] * 4, 14558127]  # Pot of Greed, Mystical Elf, Ash Blossom
    english, chinese = [judge(client, main=main, lang=lang)["faults"] for lang in ("en", "zh")]
    assert [(fault.get("rule", ""), fault.get("cards", [])) for fault in english] == [
        ("deck.main.size-40-60", []),
        ("deck.banlist.forbidden-zero", [55144522]),
        ("deck.copies.max-three-same-name", [15025844]),
        ("", [14558127]),
    ]
    assert "圣精灵" in chinese[2]["text"] and len(chinese) == 4


def test_a_card_in_the_wrong_part_and_one_outside_the_format_are_faults(client: TestClient) -> None:
    talker = 1861629  # Decode Talker
    assert "deck.pool.cards-marked-outside-408" in [
        fault.get("rule") for fault in judge(client, main=[], side=[talker], format="408")["faults"]
    ]


@pytest.mark.parametrize(
    "deck",
    [
        {"main": [0]},
        {"extra": [0]},
        {"main": [1] * 500},
        {"main": [-1]},
        {"main": [2**40]},
        {"main": [], "format": "x"},
        {},
    ],
)
def test_what_is_no_deck_is_refused(client: TestClient, deck: dict[str, Any]) -> None:
    assert client.post("/api/decks/judge", json=deck).status_code == 422


@pytest.mark.parametrize("write", [Deck.to_ydk, Deck.to_ydke, Deck.to_omega])
def test_a_deck_is_read_from_a_file_and_from_codes(client: TestClient, write: Any) -> None:
    deck = Deck.packaged("stars")
    read = client.post("/api/decks/read", json={"text": write(deck), "name": "mine"}).json()
    assert sorted(read["deck"]["main"]) == sorted(deck.main) and sorted(read["deck"]["extra"]) == sorted(deck.extra)
    assert read["deck"]["name"] == "mine" and "notes" not in read


def test_what_nobody_knows_is_left_out_and_told(client: TestClient) -> None:
    text = "#main\n15025844\n12\nElf\n1861629\n"
    read = client.post("/api/decks/read", json={"text": text, "lang": "zh"}).json()
    assert read["deck"]["main"] == [15025844] and read["deck"]["extra"] == [1861629]
    assert len(read["notes"]) == 3 and "12" in read["notes"][1]


@pytest.mark.parametrize("text", ["ydke://!!", "ydke://####!!!", "x" * 70_000])
def test_what_cannot_be_read_as_a_deck_is_refused_with_a_sentence(client: TestClient, text: str) -> None:
    answer = client.post("/api/decks/read", json={"text": text, "lang": "zh"})
    assert answer.status_code in (413, 422)


# --------------------------------------------------------------------------------------------------------------- rules


def test_the_topics_of_the_rule_book_hold_every_rule(client: TestClient) -> None:
    topics = client.get("/api/rules").json()["topics"]
    assert sum(topic["count"] for topic in topics) == len(all_rules())
    assert all(topic["title"] != topic["name"] for topic in topics), "every topic has a title of its own"
    some = client.get("/api/rules", params={"topic": topics[0]["name"], "lang": "zh"}).json()
    assert len(some["rules"]) == topics[0]["count"] == some["total"]


@pytest.mark.parametrize("question", ["can I attack in the first turn?", "第一回合能攻击吗"])
def test_rules_are_found_by_what_is_asked(client: TestClient, question: str) -> None:
    found = client.get("/api/rules", params={"q": question}).json()["rules"]
    assert "battle.phase.not-on-first-turn" in [rule["id"] for rule in found][:3]
    assert client.get("/api/rules", params={"q": "x" * 300}).status_code == 422


def test_a_rule_has_an_address_of_its_own_with_both_languages(client: TestClient) -> None:
    rule = client.get("/api/rules/battle.atk-vs-def.higher-no-damage", params={"lang": "zh"}).json()
    assert rule["note"] == "攻击怪兽有贯穿效果的场合除外。" and rule["english_note"] and rule["text"] == rule["chinese"]
    assert client.get(f"/api/rules/{rule['after']}").json()["before"] == rule["id"]
    missing = client.get("/api/rules/zone.feild.one-per-player")
    assert missing.status_code == 404 and "zone.field.one-per-player" in missing.json()["text"]


# -------------------------------------------------------------------------------------------------- replays, positions


def make_replay() -> str:
    """A duel of a few answers: Mystical Elf is Summoned, the turn ends, and its player surrenders."""
    duel = Duel(Deck(["Mystical Elf"] * 40), Deck(["Sangan"] * 40), seed=3, first=0, limits=False)
    duel.play("summon Mystical Elf", "zone 3", "end phase")
    duel.surrender(0)
    return Replay.of(duel).to_text()


def open_replay(client: TestClient, text: str, lang: str = "en") -> dict[str, Any]:
    answer = client.post("/api/replays", json={"replay": text, "lang": lang})
    assert answer.status_code == 200, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def test_a_replay_is_stepped_through_back_and_forth(client: TestClient) -> None:
    opened = open_replay(client, make_replay())
    assert opened["answers"] == 4 and opened["turns"] == [0, 2, 3] and "warning" not in opened
    moments = [client.get(f"/api/replays/{opened['key']}/{n}").json() for n in (0, 2, 4, 2)]
    assert moments[1] == moments[3], "stepping back leads to the same moment"
    fields = [moment["table"]["sides"][0]["monsters"] for moment in moments]
    assert [sum(card is not None for card in field) for field in fields] == [0, 1, 1, 1]
    assert moments[1]["before"]["text"] and moments[2]["table"]["outcome"]["winner"] == 1
    assert any("Mystical Elf" in line["text"] and line["n"] == 2 for line in opened["log"])


def test_the_answers_of_a_replay_are_told_in_the_language_that_is_asked_for(client: TestClient) -> None:
    key = open_replay(client, make_replay())["key"]
    english, chinese = [client.get(f"/api/replays/{key}/0", params={"lang": lang}).json() for lang in ("en", "zh")]
    assert "Mystical Elf" in english["after"]["text"] and "圣精灵" in chinese["after"]["text"]
    assert client.get(f"/api/replays/{key}/3", params={"lang": "zh"}).json()["after"]["text"] == "投降"


def test_a_replay_calls_the_players_by_names_that_are_sent_along(client: TestClient) -> None:
    given = {"replay": make_replay(), "names": ["Ann", "Ben"]}
    opened = client.post("/api/replays", json=given).json()
    assert opened["outcome"] == "Ben wins: Ann surrendered."
    assert any(line["text"].startswith("Turn 1: Ann's turn") for line in opened["log"])
    moment = client.get(f"/api/replays/{opened['key']}/4", params={"one": "Ann", "other": "Ben"}).json()
    assert moment["table"]["outcome"]["text"] == "Ben wins: Ann surrendered."
    assert "Player 1 wins" in open_replay(client, make_replay())["outcome"]


def test_a_moment_is_shown_openly_or_as_one_player_saw_it(client: TestClient) -> None:
    key = open_replay(client, make_replay())["key"]
    hands = [
        client.get(f"/api/replays/{key}/0", params={"seat": seat}).json()["table"]["sides"][0]["hand"]
        for seat in (3, 0, 1)
    ]
    assert [all("password" in card for card in hand) for hand in hands] == [True, True, False]


def test_a_replay_needs_no_events_to_be_looked_at(client: TestClient) -> None:
    content = json.loads(make_replay())
    content["events"] = []
    assert open_replay(client, json.dumps(content))["answers"] == 4


def test_a_moment_is_written_as_a_position_that_leads_to_the_same_table(client: TestClient) -> None:
    key = open_replay(client, make_replay())["key"]
    text = client.get(f"/api/replays/{key}/2/position").json()["text"]
    shown = client.post("/api/positions", json={"text": text}).json()
    there = client.get(f"/api/replays/{key}/2").json()["table"]
    assert [side["lp"] for side in shown["table"]["sides"]] == [side["lp"] for side in there["sides"]]
    assert shown["table"]["sides"][0]["monsters"][2]["name"] == "Mystical Elf"


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", "null", '{"kind": "spellspeed-replay", "version": 9}', "[" * 100_000, "x" * 400_000]
)
def test_what_is_no_replay_is_refused_with_a_sentence_and_is_not_kept(client: TestClient, text: str) -> None:
    answer = client.post("/api/replays", json={"replay": text, "lang": "zh"})
    assert answer.status_code in (413, 422) and answer.json()
    assert client.get("/api/replays/0123/0").status_code == 404


def test_a_replay_with_more_answers_than_any_duel_is_refused(client: TestClient) -> None:
    content = json.loads(make_replay())
    content["answers"] = [[0, [0], 0, ""]] * 6_000
    answer = client.post("/api/replays", json={"replay": json.dumps(content)})
    assert answer.status_code == 422 and "5000" in answer.json()["text"]


def test_a_replay_that_goes_another_way_now_says_so(client: TestClient) -> None:
    content = json.loads(make_replay())
    content["rules"] = 0
    content["events"][-1]["player"] = 0
    assert "warning" in open_replay(client, json.dumps(content))


def test_a_position_is_shown_with_what_is_asked(client: TestClient) -> None:
    shown = client.post("/api/positions", json={"text": POSITION, "lang": "zh"}).json()
    assert shown["table"]["sides"][1]["monsters"][0]["name"] == "三眼怪" and shown["question"]["options"]
    wrong = client.post("/api/positions", json={"text": "turn 3, Main Phase 1, you to act\nyou 8000 hnad: Umi"})
    assert wrong.status_code == 422 and "hnad" in wrong.json()["text"]


def test_a_puzzle_file_becomes_a_position_with_its_hints(client: TestClient) -> None:
    shown = client.post("/api/positions", json={"text": LUA, "puzzle": True}).json()
    assert shown["hints"] == ["Win!"] and shown["table"]["sides"][1]["lp"] == 100
    wrong = client.post("/api/positions", json={"text": "for i = 1, 3 do end", "puzzle": True, "lang": "zh"})
    assert wrong.status_code == 422 and "1" in wrong.json()["text"]


def test_who_looks_at_too_much_at_once_is_asked_to_wait(tmp_path: Path) -> None:
    store = Store.open(str(tmp_path / "rooms.db"))
    limits = Limits(reading_a_second=0.0, reading_at_once=0.05)
    serving = Serving(store, Desk(store, CardPool.builtin()), Keys({"k": b"key"}), limits)
    with TestClient(build_app(serving, tmp_path / "no page"), base_url="http://localhost") as client:
        codes = [client.post("/api/positions", json={"text": POSITION}).status_code for _ in range(4)]
    store.close()
    assert codes == [200, 200, 429, 429]


def test_the_version_is_told(client: TestClient) -> None:
    assert client.get("/api/version").json() == {"version": spellspeed.__version__}


# ------------------------------------------------------------------------------------------------------------ the page


@pytest.mark.parametrize("path", ["/", "/room/k3", "/rules/zone.field.one-per-player", "/decks", "/replay", "/about"])
def test_every_address_of_the_page_is_answered_with_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200 and "the page" in answer.text and "default-src" in str(answer.headers)


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/gone.js"])
def test_what_is_missing_is_not_answered_with_the_page(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_every_deck_that_is_offered_for_a_format_may_be_played_in_its_rooms(client: TestClient) -> None:
    offered = client.get("/api/lists").json()["decks"]
    pool = CardPool.builtin()
    refused = [
        (deck["name"], format)
        for deck in offered
        for format in deck["formats"]
        if Deck.packaged(deck["name"]).check(format, pool)
    ]
    assert len(offered) > 10 and refused == []
