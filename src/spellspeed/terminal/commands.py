"""The commands a person can type instead of an answer: look, why, undo, save and so on, in English and Chinese."""

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import spellspeed.terminal.messages as messages
from spellspeed import AmbiguousAnswer, AmbiguousCard, Duel, UnknownCard, UnplayableCard, UnreadableAnswer
from spellspeed.describe import describe
from spellspeed.replay import Replay
from spellspeed.rulebook.book import Pair
from spellspeed.seen import SeenCard
from spellspeed.telling import (
    tell_card,
    tell_chain,
    tell_counts,
    tell_events,
    tell_field,
    tell_lasting,
    tell_pile,
    tell_place,
    tell_why,
)
from spellspeed.telling.complaints import complain_in_chinese
from spellspeed.terminal.lines import usage, whole_number
from spellspeed.terminal.taking_back import cancel, pass_until, undo
from spellspeed.wishes.write import complete_wish
from spellspeed.wording import LANGUAGES

if TYPE_CHECKING:
    from spellspeed.terminal.session import Session

LOG_LINES: Final = 20
LONGEST_NAME: Final = 100
ZONES: Final = 5
WHY: Final[Pair] = ("why", "为什么")
ASK_MODES: Final = ("always", "respond", "opponent")


class Leaving(Exception):
    """The person wants to leave."""


def find_command(text: str) -> tuple[str, str] | None:
    """Return the command a line begins with and the rest of the line, None when it is no command.

    >>> find_command("Look Mystical Elf"), find_command("查看圣精灵"), find_command("summon Mystical Elf")
    (('look', 'Mystical Elf'), ('look', '圣精灵'), None)
    """
    whole = messages.WHOLE_LINES.get(" ".join(text.casefold().split()))
    if whole is not None:
        return whole
    first, _, rest = text.strip().partition(" ")
    if first.casefold() in messages.ENGLISH:
        return messages.ENGLISH[first.casefold()], rest.strip()
    for word, command in messages.CHINESE.items():
        if text.startswith(word):
            rest = text[len(word) :].strip()
            if command == "extra" and rest not in (*messages.OPPONENT_WORDS, *messages.OWN_WORDS):
                continue  # the name of a card
            # A command without anything behind it must be the whole line: 手卡 is one, a card's name is not.
            if not rest or command in WITH_ARGUMENT:
                return command, rest
    return None


def run_command(session: "Session", text: str) -> None:
    """Carry out the command that a line is."""
    found = find_command(text)
    assert found is not None
    command, rest = found
    if rest and command not in WITH_ARGUMENT:
        usage(session, command)
    else:
        COMMANDS[command](session, rest)


# -------------------------------------------------------------------------------------------------------------- seeing


def show_help(session: "Session", rest: str) -> None:
    """List what one can type."""
    session.say(messages.HELP_HEAD)
    session.say(messages.HELP_COMMANDS)
    for command, form, usual in messages.HELP:
        meaning = session.other_meanings.get(command, usual)
        session.say(messages.HELP_LINE, form=session.voice.say(form), meaning=session.voice.say(meaning))


def show_field(session: "Session", rest: str) -> None:
    """Describe the field."""
    for line in tell_field(session.view(), session.voice):
        session.write(line)


def show_chain(session: "Session", rest: str) -> None:
    """Describe the chain under way."""
    for line in tell_chain(session.view(), session.voice) or [session.voice.say(messages.NO_CHAIN)]:
        session.write(line)


def show_hand(session: "Session", rest: str) -> None:
    """List one's own hand."""
    for line in tell_pile("hand", session.reader, session.view().hand(), session.voice):
        session.write(line)


def owner_meant(session: "Session", rest: str) -> int | None:
    """Return whose pile is meant: one's own, unless the opponent is named; None for other words."""
    if rest.casefold() in messages.OPPONENT_WORDS:
        return 1 - session.reader
    return session.reader if rest.casefold() in messages.OWN_WORDS else None


def show_graveyard(session: "Session", rest: str) -> None:
    """List a Graveyard."""
    list_pile(session, "graveyard", rest)


def show_banished(session: "Session", rest: str) -> None:
    """List a player's banished cards."""
    list_pile(session, "banished", rest)


def list_pile(session: "Session", place: str, rest: str) -> None:
    """List a pile that is called as its command is."""
    player = owner_meant(session, rest)
    if player is None:
        usage(session, place)
        return
    view = session.view()
    cards = view.graveyard(player) if place == "graveyard" else view.banished(player)
    for line in tell_pile(place, player, cards, session.voice):
        session.write(line)


def show_extra(session: "Session", rest: str) -> None:
    """List an Extra Deck; of the opponent's, how many cards lie face-down."""
    player = owner_meant(session, rest)
    if player is None:
        usage(session, "extra")
        return
    cards = session.view().extra_deck(player)
    count = len(cards)
    head = messages.NO_EXTRA if not count else messages.EXTRA_OF_ONE if count == 1 else messages.EXTRA_DECK
    session.say(head, number=count, **session.voice.player_words(player))
    hidden = [card for card in cards if card.hidden]
    if hidden:
        session.say(messages.EXTRA_HIDDEN, number=len(hidden))
    for number, card in enumerate(cards, 1):
        if not card.hidden:
            session.write(f"  {number}. {tell_card(card, session.voice)}")


def show_effects(session: "Session", rest: str) -> None:
    """Say what effects have brought about for a time: from which card, and until when."""
    for line in tell_lasting(session.view(), session.voice) or [session.voice.say(messages.NO_LASTING)]:
        session.write(line)


def show_counts(session: "Session", rest: str) -> None:
    """Say how many cards lie where, one's own side first, and what a deck holds that is being searched."""
    view = session.view()
    for player in (session.reader, 1 - session.reader):
        session.write(tell_counts(view, player, session.voice))
    names = Counter([card.called(session.lang) for card in view.deck() if not card.hidden])
    if names:
        told = [session.voice.say(messages.COUNTED, number=names[name], name=name) for name in sorted(names)]
        session.say(messages.IN_DECK, cards=session.voice.say(("; ", "、")).join(told))


def show_log(session: "Session", rest: str) -> None:
    """Tell the last lines of what happened."""
    wanted = whole_number(rest) if rest else LOG_LINES
    if wanted < 1:
        usage(session, "log")
        return
    lines = tell_events(session.view().events, session.voice, session.ask == "always")
    for line in lines[-wanted:]:
        session.write(line)


def look(session: "Session", rest: str) -> None:
    """Describe the card of a name, or the one in a place."""
    if not rest:
        usage(session, "look")
        return
    if look_at_list(session, rest) or look_at_place(session, rest):
        return
    if len(rest) > LONGEST_NAME:
        session.say(messages.NO_SUCH_CARD, name=f"{rest[:LONGEST_NAME]}…", near="")
        return
    pool = session.duel.pool
    try:
        cards = [pool.find(rest)]
    except AmbiguousCard as several:
        cards = several.candidates
    except UnplayableCard as unplayable:
        cards = [unplayable.card]
    except UnknownCard as unknown:
        cards = pool.shortened(rest)  # before letters that happen to stand in a name
        if not cards:
            cards = pool.search(rest, 2)
            cards = cards if len(cards) == 1 else []
        if not cards:
            names = [(card.name_zh if session.lang == "zh" else "") or card.name_en for card in unknown.suggestions]
            near = session.voice.say(messages.NEAR, names=session.voice.say(("; ", "、")).join(names)) if names else ""
            session.say(messages.NO_SUCH_CARD, name=rest, near=near)
            return
    for card in cards:
        session.write(describe(card, session.lang, pool))


def look_at_list(session: "Session", rest: str) -> bool:
    """List a pile, the field, the chain or what lasts, as in "opp graveyard"; False when the text names none."""
    words = re.sub(r"^(对方|对手|自己|我)的?\s*", r"\1 ", rest).casefold().split()
    owner = ""
    if len(words) > 1 and words[0] in (*messages.OPPONENT_WORDS, *messages.OWN_WORDS):
        owner, *words = words
    elif len(words) > 1 and words[-1] in messages.OPPONENT_WORDS:
        *words, owner = words
    command = messages.LOOK_LISTS.get(" ".join(words))
    if command is None:
        return False
    if command == "hand" and owner in messages.OPPONENT_WORDS:
        player = 1 - session.reader
        for line in tell_pile("hand", player, session.view().hand(player), session.voice):
            session.write(line)
    else:
        COMMANDS[command](session, owner)
    return True


def look_at_place(session: "Session", rest: str) -> bool:
    """Describe the card in a place such as "opp zone 3"; False when the text names no place."""
    # In Chinese no space is needed, and a number may be an ordinal: 对方墓地第2张.
    spaced = re.sub(r"^(对方|对手)的?\s*", r"\1 ", rest)
    words = re.sub(r"(?<=[一-鿿])\s*第?(\d+)[格张]?$", r" \1", spaced).split()
    player = session.reader
    if words[0].casefold() in messages.OPPONENT_WORDS:
        player = 1 - player
        words = words[1:]
    elif len(words) > 1 and words[0].casefold() in messages.OWN_WORDS:
        words = words[1:]
    if not words or len(words) > 2:
        return False
    number = whole_number(words[-1])
    place = "monster zone" if len(words) == 1 else messages.LOOK_PLACES.get(words[0].casefold())
    if number < 0 or place is None or (len(words) == 1 and number > ZONES):
        return False  # a password, or a name that ends in a number
    describe_place(session, place, player, number)
    return True


def describe_place(session: "Session", place: str, player: int, number: int) -> None:
    """Describe the card with this number in a place, counted from 1, or say why there is none to describe."""
    cards = cards_in(session, place, player)
    count = len(cards)
    in_zone = "zone" in place
    there = tell_place(f"{place} {number}" if in_zone else place, player, session.voice)
    if number < 1 or number > count:
        few = messages.NOTHING_THERE if not count else messages.ONLY_ONE if count == 1 else messages.ONLY_SOME
        few = few if number else messages.FROM_ONE
        session.say(messages.FIVE_ZONES if in_zone else few, number=count, place=there)
        return
    card = cards[number - 1]
    if card is not None and card.facts is not None:
        session.write(describe(card.facts, session.lang, session.duel.pool))
    elif card is not None:
        session.say(messages.NOT_SEEN)
    else:
        session.say(messages.NOTHING_THERE, place=there)


def cards_in(session: "Session", place: str, player: int) -> tuple[SeenCard | None, ...]:
    """Return the cards of a place in the order in which they are numbered."""
    view = session.view()
    if place == "monster zone":
        return view.monsters(player)
    if place == "spell & trap zone":
        return view.spells(player)
    if place == "graveyard":
        return view.graveyard(player)[::-1]  # listed with the top card first
    if place == "banished":
        return view.banished(player)[::-1]
    if place == "extra deck":
        return view.extra_deck(player)
    return view.hand(player)


def why(session: "Session", rest: str) -> None:
    """Say which rules forbid a wish."""
    if not rest:
        usage(session, "why")
        return
    try:
        wish, _ = complete_wish(session.duel, rest, session.reader)
        reasons = session.duel.reasons_against(wish, session.reader)
    except AmbiguousAnswer as several:
        session.say(messages.SEVERAL, why=tell_why(several, session.voice))
        return
    except UnreadableAnswer as unreadable:
        if rest.casefold() in messages.BARE_VERBS:
            session.say(messages.WHICH_CARD, typed=f"{session.voice.say(WHY)} {rest}")
            return
        session.say(messages.NOT_UNDERSTOOD, why=tell_why(unreadable, session.voice), near="")
        return
    if not reasons:
        session.say(messages.POSSIBLE)
    for refusal in reasons:
        session.write(tell_why(refusal, session.voice))


# ------------------------------------------------------------------------------------------------------------ changing


def save(session: "Session", rest: str) -> None:
    """Write the duel to a file, but never over a file of somebody else's."""
    path = os.path.expanduser(rest)
    if not path:
        usage(session, "save")
    elif os.path.exists(path) and os.path.abspath(path) not in session.files:
        session.say(messages.EXISTS, path=rest)
    else:
        try:
            session.write_file(path)
        except (OSError, ValueError) as wrong:
            session.say(messages.NOT_SAVED, why=reason_of(wrong, path, session.lang))
            return
        session.files.add(os.path.abspath(path))
        session.saved = session.duel.state
        session.say(messages.SAVED, path=rest)


def load(session: "Session", rest: str) -> None:
    """Go on with a saved duel; a file that cannot be used leaves the running duel as it is."""
    if not rest:
        usage(session, "load")
        return
    path = os.path.expanduser(rest)
    try:
        session.duel = session.read_file(path)
    except Exception as wrong:  # whatever a broken file brings about, the running duel goes on
        session.say(messages.NOT_LOADED, path=rest, why=reason_of(wrong, path, session.lang))
        return
    session.saved = session.duel.state
    session.say(messages.LOADED, path=rest)
    session.begin_anew()


def load_duel(path: str) -> Duel:
    """Return the duel saved in a file, with all questions built, as a session wants it."""
    return Replay.load(path).play(ask_all=True)


def reason_of(error: Exception, path: str, lang: str) -> str:
    """Return why a file could not be used, in one line without a full stop.

    >>> reason_of(IsADirectoryError(21, "Is a directory", "duels"), "duels", "zh")
    '这是文件夹，不是文件'
    """
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    told = " ".join(text.split()).removeprefix(f"{path}: ").rstrip(".") or type(error).__name__
    return complain_in_chinese(told) if lang == "zh" else told


def set_language(session: "Session", rest: str) -> None:
    """Change the language."""
    lang = messages.LANGUAGE_WORDS.get(rest.casefold(), rest.casefold())
    if lang not in LANGUAGES:
        usage(session, "lang")
        return
    session.lang = lang
    session.say(messages.LANGUAGE)


def set_asking(session: "Session", rest: str) -> None:
    """Change, or say, how often the person is asked."""
    mode = messages.ASK_WORDS.get(rest, rest.casefold())
    if rest and mode not in ASK_MODES:
        usage(session, "ask")
        for word in ASK_MODES:
            called = next(chinese for chinese, mode in messages.ASK_WORDS.items() if mode == word)
            told = session.voice.say(messages.ASK_MEANINGS[word])
            session.say(messages.HELP_LINE, form=session.voice.say((word, called)), meaning=told)
        return
    session.ask = mode or session.ask
    session.say(messages.ASKING, meaning=session.voice.say(messages.ASK_MEANINGS[session.ask]))


def surrender(session: "Session", rest: str) -> None:
    """Give the duel up, if it is meant."""
    if session.duel.state.request is None:
        session.say(messages.OVER_ALREADY)
        return
    session.say(messages.REALLY_SURRENDER)
    if unicodedata.normalize("NFKC", session.read_line()).casefold().rstrip(".。!！") in messages.YES_WORDS:
        session.duel.surrender(session.reader)
        session.note_answer()
    else:
        session.say(messages.NOT_SURRENDERED)


def leave(session: "Session", rest: str) -> None:
    """Leave the terminal."""
    raise Leaving


COMMANDS: Final[dict[str, Callable[["Session", str], None]]] = {
    "help": show_help,
    "look": look,
    "field": show_field,
    "chain": show_chain,
    "hand": show_hand,
    "graveyard": show_graveyard,
    "banished": show_banished,
    "extra": show_extra,
    "effects": show_effects,
    "deck": show_counts,
    "log": show_log,
    "why": why,
    "cancel": cancel,
    "until": pass_until,
    "undo": undo,
    "save": save,
    "load": load,
    "lang": set_language,
    "ask": set_asking,
    "surrender": surrender,
    "quit": leave,
}
WITH_ARGUMENT: Final = (
    *("look", "graveyard", "banished", "extra", "log", "why", "until", "undo"),
    *("save", "load", "lang", "ask"),
)
