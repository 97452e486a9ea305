"""A duel in words: one teller for the terminal, views, logs and replays, told from plain words."""

import json

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed import Deck, Duel, Outcome
from spellspeed.bots import RandomBot
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import YOU
from spellspeed.lang.words.lines import Instead
from spellspeed.lang.words.nouns import AnyCard, Monster
from spellspeed.lang.words.places_said import YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Destroyed
from spellspeed.lang.words.verbs import Banish
from spellspeed.replay import Replay
from spellspeed.telling import Voice, tell_chain, tell_event, tell_events, tell_option, tell_outcome, tell_request
from spellspeed.telling.duel_words import EVENTS as EVENT_WORDS
from spellspeed.telling.duel_words import REASONS
from spellspeed.telling.phrases import DRAWS, EVENTS, WINS
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


# --------------------------------------------------------------------------------------------------- cards and chains

JAMMED = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Delinquent Duo   deck: 2 Umi
    opp 8000   hand: Sangan, Umi   set: Magic Jammer (zone 2)   deck: 2 Umi
"""


def answer(duel: Duel, *wanted: str) -> None:
    """Answer each question by the option whose words begin so, as the player who is asked hears them."""
    for words_ in wanted:
        assert duel.request is not None
        player = duel.request.player
        request = duel.view(player).request
        assert request is not None
        told = [tell_option(option, Voice("en", player)) for option in request.options]
        duel.answer(next(at for at, text in enumerate(told) if text.startswith(words_)))


def test_an_activation_its_cost_and_its_negation_are_told_once() -> None:
    duel = Duel.from_position(JAMMED)
    answer(duel, "Activate Delinquent Duo", "Your Spell & Trap Zone 4", "Activate Magic Jammer", "Sangan")
    assert tell_events(duel.view(0).events, Voice("en", 0)) == [
        "You activate Delinquent Duo in your Spell & Trap Zone 4 of 5 as chain link 1.",
        "You pay 1000 LP for Delinquent Duo: from 8000 to 7000.",
        "Your opponent activates Magic Jammer in your opponent's Spell & Trap Zone 2 of 5 as chain link 2.",
        "Your opponent discards Sangan for Magic Jammer.",
        "Chain link 2 resolves: Magic Jammer.",
        "The activation of Delinquent Duo is negated by Magic Jammer.",
        "Your Delinquent Duo is destroyed by Magic Jammer.",
    ]
    chinese = tell_events(duel.view(0).events, Voice("zh", 0))
    assert chinese[1].startswith("你作为「") and chinese[1].endswith("」的代价支付1000基本分：从8000变成7000。")
    assert "的发动被" in chinese[5] and chinese[5].endswith("无效。")
    everything = tell_events(duel.view(0).events, Voice("en", 0), everything=True)
    assert "Chain link 1 stands: Delinquent Duo." in everything and "The chain is over." in everything


def test_the_chain_and_the_question_about_it_are_told() -> None:
    duel = Duel.from_position(JAMMED)
    answer(duel, "Activate Delinquent Duo", "Your Spell & Trap Zone 4")
    view = duel.view(1)
    assert tell_request(view, Voice("en", 1)) == "Do you respond to chain link 1, Delinquent Duo?"
    assert tell_chain(view, Voice("en", 1)) == ["Chain link 1: your opponent's Delinquent Duo."]
    assert tell_chain(view, Voice("zh", 1))[0].startswith("连锁1：对方的「")
    answer(duel, "Activate Magic Jammer")
    assert tell_request(duel.view(1), Voice("en", 1)) == "Which card do you discard as the cost of Magic Jammer?"
    assert "作为代价丢弃哪张卡？" in tell_request(duel.view(1), Voice("zh", 1))


def test_targets_are_told_with_their_place_and_a_back_stays_a_back() -> None:
    duel = Duel.from_position("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon   deck: 2 Umi
        opp 8000   set: Mirror Force (zone 2), Raigeki (zone 3)   deck: 2 Umi
    """)
    answer(duel, "Activate Mystical", "Your Spell & Trap Zone 1")
    assert tell_request(duel.view(0), Voice("en", 0)) == "Which card do you target with Mystical Space Typhoon?"
    answer(duel, "Face-down card in your opponent's Spell & Trap Zone 2")
    lines = tell_events(duel.view(0).events, Voice("en", 0))
    assert "You target a face-down card in your opponent's Spell & Trap Zone 2 of 5." in lines
    assert lines[-1] == "Your opponent's Mirror Force is destroyed by Mystical Space Typhoon."
    assert any(
        "Mirror Force in your Spell & Trap Zone 2" in line for line in tell_events(duel.view(1).events, Voice("en", 1))
    )


def test_effects_are_named_with_their_number_where_there_are_several() -> None:
    duel = Duel.from_position("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Axe of Despair, Mystical Space Typhoon
                   monsters: Cannon Soldier (zone 1), Mystical Elf (zone 2)   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    told = options_of(duel, "en")
    assert "Activate Cannon Soldier's effect (your monster zone 1 of 5)" in told and "Activate Axe of Despair" in told
    assert "发动「加农炮兵」的效果（你的怪兽区第1格）" in options_of(duel, "zh")
    answer(duel, "Activate Axe", "Your Spell & Trap Zone 1", "Mystical Elf", "Pass")
    lines = tell_events(duel.view(0).events, Voice("en", 0))
    assert lines[-1].startswith("Axe of Despair is equipped to Mystical Elf (Attack Position, ATK 1800, DEF 2000)")
    answer(duel, "Pass", "Activate Cannon")
    assert tell_request(duel.view(0), Voice("en", 0)) == (
        "Which monster do you Tribute as the cost of Cannon Soldier's effect?"
    )
    duel.undo()
    answer(duel, "Activate Mystical Space Typhoon", "Your Spell & Trap Zone 2")
    assert options_of(duel, "en") == ["Activate Axe of Despair's effect ② (your Graveyard)", "Pass"]
    assert options_of(duel, "zh")[0] == "发动「恶魔之斧」的效果②（你的墓地）"
    assert tell_request(duel.view(0), Voice("en", 0)) == "Do you activate an effect?"


def options_of(duel: Duel, lang: str) -> list[str]:
    request = duel.view(0).request
    assert request is not None
    return [tell_option(option, Voice(lang, 0)) for option in request.options]


@pytest.mark.parametrize(
    ("event", "english", "chinese"),
    [
        ({"event": "returned to the deck", "from": "hand", "to": "deck"}, "is shuffled from", "洗切"),
        ({"event": "returned to the deck", "from": "hand", "to": "deck", "number": "top"}, "to the top of", "最上面"),
        (
            {"event": "returned to the deck", "from": "hand", "to": "deck", "number": "bottom"},
            "to the bottom",
            "最下面",
        ),
        ({"event": "returned to the deck", "from": "monster zone 1", "to": "extra deck"}, "Extra Deck", "额外卡组"),
        ({"event": "banished", "from": "graveyard", "to": "banished"}, "is banished from", "除外"),
        ({"event": "added to the hand", "from": "deck", "to": "hand"}, "is added from", "加入"),
        ({"event": "added to the hand", "from": "monster zone 1", "to": "hand"}, "returns from", "回到"),
        ({"event": "shown", "at": "hand"}, "Player 0 looks at Sangan in", "确认"),
        ({"event": "shown", "at": "hand", "number": "to both"}, "is revealed.", "公开"),
        ({"event": "negated", "at": "monster zone 1", "number": "attack"}, "The attack of Sangan is negated", "攻击被"),
        ({"event": "changed the points of", "at": "monster zone 1", "atk": 1700}, "now has ATK 1700.", "攻击力1700"),
        ({"event": "declined"}, "Player 0 declines", "不适用"),
    ],
)
def test_what_effects_do_is_told(event: dict[str, object], english: str, chinese: str) -> None:
    told = {"player": 0, "card": 26202165, "name": "Sangan", "cause": "effect", **event}
    assert english in tell_event(told, Voice())
    assert chinese in tell_event(told, Voice("zh"))


def test_what_was_destroyed_is_not_told_again_when_it_is_sent_to_the_graveyard() -> None:
    card = {"player": 0, "name": "Sangan", "cause": "effect"}
    destroyed = {"event": "destroyed", "at": "monster zone 1", **card}
    sent = {"event": "sent to the graveyard", "from": "monster zone 1", "to": "graveyard", **card}
    assert len(tell_events([destroyed, sent], Voice())) == 1
    assert tell_events([sent], Voice()) == ["Sangan is sent to player 0's Graveyard."]


def test_who_may_do_something_instead_of_a_destruction_is_told_which_card_it_spares() -> None:
    shield = probe(
        "Test Shield",
        "Spell / Continuous",
        Instead(of=Destroyed(Monster(controller=YOU)), do=Banish(One(AnyCard(), YOUR_GRAVEYARD))),
    )
    text = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki
        opp 8000   monsters: Gemini Elf, Vorse Raider   spells: Test Shield   graveyard: 2 Umi
    """
    t = table(text, pool=pool_with(shield))
    t.you.activates("Raigeki")
    view = t.duel.view(1)
    assert tell_request(view, Voice("en", 1)) == (
        "Gemini Elf in your monster zone 1 of 5 would be destroyed. Do you use Test Shield's effect instead: banish?"
    )
    assert view.request is not None and [option.card.name for option in view.request.options if option.card] == [
        "Gemini Elf",
        "Gemini Elf",
    ]
    t.opp.says_no()
    assert tell_request(t.duel.view(1), Voice("zh", 1)).startswith("你的怪兽区第2格的「血腥魔兽人」将要被破坏，")
    t.opp.says_yes()
    t.opp.chooses("Umi")
    assert t.opp.monsters == ["Vorse Raider"]


def test_a_set_monster_is_counted_as_a_monster_in_chinese() -> None:
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Sangan, Trap Hole\nopp 8000")
    duel.play("set Sangan", "zone 1", "set Trap Hole", "zone 1")
    told = [event.to_text("zh", 1) for event in duel.view(1).events]
    assert [line for line in told if "盖放" in line] == [
        "对方盖放1只里侧怪兽，放在对方的怪兽区第1格。",
        "对方盖放1张里侧的卡，放在对方的魔法与陷阱区第1格。",
    ]


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"), [("en", "You gain", "Your opponent gains"), ("zh", "你得到", "对方得到")]
)
def test_taking_a_monster_and_losing_it_are_both_told_as_who_controls_it_now(lang: str, mine: str, theirs: str) -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Snatch Steal
        opp 8000   hand: Mystical Space Typhoon   monsters: Giant Rat   deck: 2 Sangan
    """)
    t.you.activates("Snatch Steal")
    t.you.does("zone 2")
    t.you.ends_turn()
    t.opp.activates("Mystical Space Typhoon")
    t.opp.does("zone 4")
    voice = Voice(lang, t.you.player, t.duel.pool)
    told = [line for line in tell_events(t.duel.view(t.you.player).events, voice) if line.startswith((mine, theirs))]
    controls = [line for line in told if "control of" in line or "控制权" in line]
    assert [line.startswith(mine) for line in controls] == [True, False]
    assert all("again" not in line and "回到" not in line for line in controls)
