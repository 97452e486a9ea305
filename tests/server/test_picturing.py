"""Messages hold what views show and nothing else; their words are those of the terminal and of replays."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest
from tools.exchange_cards import OWN_DECK, WHOLE, WITHIN, exchange, look
from tools.random_decks import Decks

from spellspeed import CardPool, Duel
from spellspeed.deck import Deck
from spellspeed.play import Match
from spellspeed.random_play import pick_at_random
from spellspeed.seen import JUDGE, WATCHER
from spellspeed.seen.cards import POSITION_WORDS
from spellspeed.server import messages, plain_words
from spellspeed.server.messages import Card, Picture, Question
from spellspeed.server.picturing import (
    picture_events,
    picture_question,
    picture_refusal,
    picture_standing,
    picture_table,
)
from spellspeed.server.picturing_cards import POSITIONS
from spellspeed.server.picturing_questions import KINDS
from spellspeed.telling import Voice, phrases, tell_option
from spellspeed.telling.duel_words import CAUSES, DEEDS, EVENTS, PLACES, PURPOSES
from spellspeed.view import View
from table import table

encode = msgspec.json.encode


def picture(view: View, lang: str) -> Picture:
    """The whole picture of a view: everything that happened, the table, and its own question."""
    request = view.request
    asked = view.plays and request is not None and request.player == view.player
    question = picture_question(view, "name", lang) if asked else None
    events = picture_events(view.events, lang, view.player)
    return Picture(1, "duel", [], events, None, picture_table(view, lang), question)


def random_duel(number: int) -> Duel:
    random, decks = Random(number), Decks(CardPool.builtin())
    format = random.choice(("master2020", "408"))
    return Duel(decks.draw(random), decks.draw(random), seed=number, format=format, limits=False)


def question_of(view: View) -> Question:
    return picture_question(view, "name", "en")


# --------------------------------------------------------------------------------------------------------- hidden cards


@pytest.mark.parametrize("number", range(3))
def test_exchanging_hidden_cards_leaves_every_byte_as_it_was(number: int) -> None:
    duel, random, draws = random_duel(number), Random(number), 0
    asked, changed = set(), 0
    for at in range(70):
        request = duel.state.request
        if request is None:
            break
        for chair in (0, 1, WATCHER) if at % 4 == 0 else ():
            ways = (WITHIN, WHOLE) if chair == WATCHER else (WITHIN, WHOLE, OWN_DECK)
            how = random.choice(ways)
            if chair == request.player and duel.view(chair).searches_deck:
                how = OWN_DECK
            other, _ = exchange(duel, chair, how, random)
            changed += duel.state != other.state
            mine, theirs = look(duel, chair), look(other, chair)
            lang = random.choice(("en", "zh"))
            assert encode(picture(mine, lang)) == encode(picture(theirs, lang))
            if chair == request.player:
                asked.add(chair)
        picks, draws = pick_at_random(duel.state, request, number, draws)
        duel.answer(*picks)
    assert asked == {0, 1} and changed > 20


@pytest.mark.parametrize("seat", ["you", "opp"])
@pytest.mark.rule("info.deck.contents-and-order-hidden", scenario=0)
def test_the_options_of_a_search_come_in_an_order_that_tells_nothing_of_the_deck(seat: str) -> None:
    other = "opp" if seat == "you" else "you"
    made = []
    for deck in ("Marauding Captain, Umi, Exiled Force, Sangan", "Sangan, Exiled Force, Umi, Marauding Captain"):
        t = table(f"""
            turn 3, Main Phase 1, {seat} to act
            {seat} 8000   hand: Reinforcement of the Army   deck: {deck}
            {other} 8000   deck: 9 Umi
        """)
        t.duel.play("activate Reinforcement of the Army", "zone 1")
        request = t.duel.request
        assert request is not None
        made.append(picture(t.duel.view(request.player), "en"))
        question = made[-1].question
        assert question is not None and question.purpose == "search"
        faces = [option.face for option in question.options]
        assert {face.name for face in faces if face is not None} == {"Marauding Captain", "Exiled Force"}
    assert encode(made[0]) == encode(made[1])


def passwords(value: Any) -> set[int]:
    """Every password in a message."""
    if isinstance(value, dict):
        own = {value["password"]} if "password" in value else set()
        return own.union(*[passwords(each) for each in value.values()])
    return set().union(*[passwords(each) for each in value]) if isinstance(value, list) else set()


def test_a_judge_is_shown_every_card() -> None:
    duel = random_duel(1)
    decks = duel.decks
    assert decks is not None
    shown = passwords(msgspec.to_builtins(picture_table(View(duel, JUDGE), "en")))
    assert {*decks[0].main, *decks[1].main, *decks[0].extra, *decks[1].extra} <= shown
    assert not set(decks[1].main) - set(decks[0].main) <= passwords(
        msgspec.to_builtins(picture_table(duel.view(0), "en"))
    )


# ------------------------------------------------------------------------------------------------------ what is told


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("number", range(3))
def test_pictures_fit_their_types_and_tell_what_the_view_shows(number: int, lang: str) -> None:
    duel, draws = random_duel(number), 0
    decoder = msgspec.json.Decoder(messages.ToClient)
    for _ in range(60):
        request = duel.state.request
        if request is None:
            break
        for view in (duel.view(0), duel.view(1), duel.watch(), duel.watch(openly=True)):
            made = picture(view, lang)
            read = decoder.decode(encode(made))  # every word is one of those that are listed
            assert read == made
            assert made.table is not None
            for side in made.table.sides:
                assert side.lp == view.lp(side.player) and len(side.hand) == view.hand_size(side.player)
                seen = [None if card is None else card.atk for card in view.monsters(side.player)]
                assert [None if card is None else card.atk for card in side.monsters] == seen
        asked = duel.view(request.player)
        question, own = picture_question(asked, "name", lang), asked.request
        assert own is not None
        voice = Voice(lang, request.player)
        if question.kind != "name":
            assert [option.text for option in question.options] == [tell_option(each, voice) for each in own.options]
            assert all(option.wish for option in question.options)
        picks, draws = pick_at_random(duel.state, request, number, draws)
        duel.answer(*picks)


def test_a_wish_of_an_option_does_what_the_option_does() -> None:
    duel = random_duel(2)
    for _ in range(15):
        view = duel.view(0) if duel.state.request is not None and duel.state.request.player == 0 else duel.view(1)
        question = question_of(view)
        first = question.options[0]
        if (question.least, question.most) != (1, 1):
            break
        by_wish, by_number = duel.fork(), duel
        by_wish.play(first.wish)
        by_number.answer(0)
        assert by_wish.state == by_number.state


def test_the_verbs_of_a_menu_at_a_card() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf, Summoned Skull, Ookazi   monsters: Kuriboh   set: Jar of Greed   deck: 9 Umi
        opp 8000   deck: 9 Umi
    """)
    view = t.duel.view(t.you.player)
    verbs = {(option.wish, option.verb) for option in picture_question(view, "", "en").options}
    assert {
        ("summon Mystical Elf", "Normal Summon"),
        ("set Mystical Elf", "Set"),
        ("summon Summoned Skull", "Tribute Summon, Tributes: 1"),
        ("activate Ookazi", "Activate"),
        ("change position of Kuriboh", "Change position (Defense Position)"),
    } <= verbs
    told = [option.verb for option in picture_question(view, "", "zh").options]
    assert "通常召唤" in told and "上级召唤，解放1只" in told and "改变表示形式（守备表示）" in told and "发动" in told


def test_a_window_names_its_pass() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   deck: 9 Umi
        opp 8000   hand: Umi   set: Magic Jammer   deck: 9 Umi
    """)
    t.duel.play("activate Ookazi", "zone 1")
    made = picture(t.duel.view(t.opp.player), "en")
    question, shown = made.question, made.table
    assert question is not None and shown is not None
    assert question.window and question.may_pass is not None
    assert question.options[question.may_pass].deed == "pass"
    assert "chain link 1" in question.text and shown.chain[0].card.name == "Ookazi"
    assert shown.acting == t.opp.player


def test_an_equip_says_whose_monster_it_is_on() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Black Pendant   monsters: Kuriboh (zone 2)   deck: 9 Umi
        opp 8000   monsters: Sangan (attack, zone 2)   deck: 9 Umi
    """)
    t.duel.play("activate Black Pendant", "zone 1", "target Sangan")
    side = picture_table(t.duel.watch(), "en").sides
    pendant = side[t.you.player].spells[0]
    sangan = side[t.opp.player].monsters[1]
    assert pendant is not None and pendant.equipped_to == messages.At(t.opp.player, "monster zone", 2)
    assert sangan is not None and (sangan.atk, sangan.printed_atk) == (1500, 1000)


def test_events_say_where_a_card_came_from_and_are_told_once() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Elf   deck: 9 Umi
        opp 8000   deck: 9 Umi
    """)
    before = t.duel.view(t.opp.player).count_events()
    t.duel.play("summon Mystical Elf", "zone 3")
    events = picture_events(t.duel.view(t.opp.player).events_after(before), "en", t.opp.player)
    summoned = next(event for event in events if event.kind == "summoned")
    assert summoned.came_from == messages.At(t.you.player, "nowhere") or summoned.came_from == messages.At(
        t.you.player, "hand"
    )
    assert summoned.card is not None and summoned.card.at == messages.At(t.you.player, "monster zone", 3)
    assert summoned.what == "normal summon" and "Your opponent Normal Summons Mystical Elf" in summoned.text
    assert [event.text for event in events if event.kind == "attempts to summon"] in ([], [""])


def test_a_refusal_is_told_in_both_languages() -> None:
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Summoned Skull\nopp 8000")
    refusal = duel.why_not("summon Summoned Skull")
    assert refusal is not None
    english, chinese = picture_refusal(refusal, "en"), picture_refusal(refusal, "zh")
    assert english.rule == chinese.rule == refusal.rule
    assert english.facts == list(refusal.facts) and chinese.facts == list(refusal.facts_zh) and chinese.facts
    assert english.sentence == str(refusal) and chinese.sentence == refusal.in_chinese()


def test_who_looks_on_is_told_nothing_that_one_player_alone_knows_of_a_match() -> None:
    deck = Deck.packaged("dragons")
    match = Match(deck, deck)
    match.throw(0, "rock")
    own, looked = [picture_standing(match.view(0), "en", own=own) for own in (True, False)]
    assert own.thrown and not looked.thrown and looked.clock is None and looked.deck is None
    assert looked.throws == own.throws == []


# ------------------------------------------------------------------------------------------------------------ words


def test_the_words_of_messages_are_those_of_replays() -> None:
    assert sorted(get_args(plain_words.Place)) == sorted([english for _, english, _ in PLACES])
    deeds = [english.lower() for number, english, _ in DEEDS if number in phrases.OPTIONS]
    assert list(get_args(plain_words.Deed)) == deeds
    assert list(get_args(plain_words.Happening)) == [row[1] for row in EVENTS]
    assert list(get_args(plain_words.Purpose)) == [row[1] for row in PURPOSES]
    assert list(get_args(plain_words.Cause)) == [row[1].lower() for row in CAUSES]
    assert list(get_args(plain_words.Asking)) == list(KINDS.values())
    assert set(POSITIONS) == {"", *POSITION_WORDS.values()}
    assert set(POSITIONS.values()) == set(get_args(plain_words.Position))
    assert (messages.WATCHER, messages.JUDGE) == (WATCHER, JUDGE)


def test_a_card_nobody_tells_of_has_no_facts() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   deck: 9 Umi
        opp 8000   hand: Umi   monsters: Sangan (set)   set: Mirror Force   deck: 9 Umi
    """)
    side = picture_table(t.duel.view(t.you.player), "en").sides[t.opp.player]
    plain = {"at", "owner", "face_up", "position"}
    backs = [*side.hand, *side.monsters, *side.spells]
    for back in [card for card in backs if card is not None]:
        assert isinstance(back, Card) and set(msgspec.to_builtins(back)) <= plain


# ------------------------------------------------------------------------------------------- what opened a window

OPENED = (
    # what lies there, what player 0 does, and what player 1 is told of the window
    ("you 8000 hand: Ookazi\nopp 8000 hand: Umi set: Magic Jammer", ("activate Ookazi", "zone 1"), ("link", 0, False)),
    (
        "you 8000 hand: Mystical Space Typhoon\nopp 8000 hand: Umi set: Magic Jammer",
        ("activate Mystical Space Typhoon", "zone 1"),
        ("link", 0, True),
    ),
    ("you 8000 hand: Luster Dragon\nopp 8000 set: Trap Hole", ("summon Luster Dragon", "zone 1"), ("summon", 0, False)),
    (
        "you 8000 monsters: Summoned Skull\nopp 8000 monsters: Kuriboh set: Mirror Force",
        ("battle phase", "attack with Summoned Skull"),
        ("attack", 0, True),
    ),
    ("you 8000\nopp 8000 graveyard: Kuriboh set: Call of the Haunted", ("end phase",), ("time", 0, False)),
)


@pytest.mark.parametrize(("lies", "does", "told"), OPENED)
def test_a_window_says_what_opened_it_and_whether_that_is_aimed_at_who_is_asked(
    lies: str, does: tuple[str, ...], told: tuple[str, int, bool]
) -> None:
    duel = Duel.from_position(f"turn 3, Main Phase 1, you to act\n{lies}")
    duel.play(*does)
    question = question_of(duel.view(1))
    assert question.window and (question.occasion, question.by, question.aimed) == told


def test_what_is_no_window_has_no_occasion() -> None:
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Sangan\nopp 8000")
    question = question_of(duel.view(0))
    assert (question.window, question.occasion, question.by, question.aimed) == (False, "", -1, False)


# ------------------------------------------------------------------------------------------ where points come from


def test_points_say_which_effects_changed_them_in_the_order_in_which_they_began() -> None:
    duel = Duel.from_position(
        "turn 3, Main Phase 1, you to act\n"
        "you 8000 hand: Axe of Despair, Rush Recklessly monsters: Mystical Elf field: Yami\nopp 8000"
    )
    duel.play("activate Axe of Despair", "zone 1", "pass", "activate Rush Recklessly", "zone 2")
    [elf] = [card for card in picture_table(duel.view(1), "en").sides[0].monsters if card]
    assert (elf.atk, elf.printed_atk, elf.def_, elf.printed_def) == (2700, 800, 2200, 2000)
    assert [(change.stat, change.how, change.amount, change.card) for change in elf.changes] == [
        ("ATK", "gain", 200, "Yami"),
        ("ATK", "gain", 1000, "Axe of Despair"),
        ("ATK", "gain", 700, "Rush Recklessly"),
        ("DEF", "gain", 200, "Yami"),
    ]


def test_a_monster_with_its_printed_points_has_nothing_to_explain() -> None:
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000 monsters: Sangan\nopp 8000")
    [sangan] = [card for card in picture_table(duel.view(0), "zh").sides[0].monsters if card]
    assert sangan.changes == [] and sangan.printed_atk is None
