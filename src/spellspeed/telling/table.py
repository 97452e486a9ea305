"""What a player sees, in words: cards, places, questions with their options, the field.

Everything is told from a view, so what a player may not see is not in any sentence. A sentence is one plain line,
without boxes or columns, so that a screen reader reads it well.
"""

from typing import TYPE_CHECKING, Any

import spellspeed.telling.phrases as phrases
from spellspeed.telling.voice import Voice, capital
from spellspeed.telling.words import PHASES, PLACES, translate, word
from spellspeed.words import BEFORE_FIRST_TURN, CHANGE_POSITION, NORMAL_SUMMON, SET_MONSTER, TRIBUTE_SUMMON

if TYPE_CHECKING:
    from spellspeed.seen import SeenCard, SeenOption
    from spellspeed.view import View

# ------------------------------------------------------------------------------------------------ phases, places, cards


def tell_place(place: str, player: int, voice: Voice) -> str:
    """Say a place as a view names it, with whose it is.

    >>> tell_place("monster zone 3", 0, Voice("en", 0)), tell_place("monster zone 3", 0, Voice("zh", 1))
    ('your monster zone 3 of 5', '对方的怪兽区第3格')
    """
    head, _, number = place.rpartition(" ")
    name = head if number.isdigit() else place
    phrase = phrases.ZONES.get(name)
    if phrase is None:
        return translate(PLACES, place, voice.lang)
    return voice.say(phrase, whose=voice.whose(player), number=number)


def tell_position(position: str, voice: Voice) -> str:
    """Say a battle position as views and replays name it; one of a later version stays as it is.

    >>> tell_position("face-up defense", Voice("zh"))
    '守备表示'
    """
    phrase = phrases.POSITIONS.get(position)
    return position if phrase is None else voice.say(phrase)


def plain_card(card: "SeenCard | dict[str, Any]", voice: Voice) -> dict[str, Any]:
    """Return a card in plain words."""
    return card if isinstance(card, dict) else card.to_dict(voice.lang)


def tell_name(card: "SeenCard | dict[str, Any]", voice: Voice) -> str:
    """Name a card, or say what its back shows.

    >>> tell_name({"at": "monster zone 3"}, Voice("en")), tell_name({"at": "hand"}, Voice("zh"))
    ('face-down monster', '1张卡')
    """
    told = plain_card(card, voice)
    if "name" in told:
        return voice.say(phrases.NAME, name=voice.called(told))
    place = str(told.get("at", ""))
    if "zone" not in place:
        return voice.say(phrases.UNKNOWN_CARD)
    return voice.say(phrases.UNKNOWN_MONSTER if "monster zone" in place else phrases.FACE_DOWN_CARD)


def tell_card(card: "SeenCard | dict[str, Any]", voice: Voice) -> str:
    """Name a card with what matters about it here: position, Level, points.

    >>> tell_card({"name": "Mystical Elf", "at": "hand", "level": 4, "atk": 800, "def": 2000}, Voice("en"))
    'Mystical Elf (Level 4, ATK 800, DEF 2000)'
    """
    told = plain_card(card, voice)
    facts: list[str] = []
    position = str(told.get("position", ""))
    if position and "name" in told:
        facts.append(tell_position(position, voice))
    elif not isinstance(card, dict) and is_face_down(card):
        facts.append(voice.say(phrases.FACE_DOWN))
    for key, phrase in (("level", phrases.LEVEL), ("atk", phrases.ATK), ("def", phrases.DEF)):
        # Once a monster is on the field, its Level is no longer what one asks for first; `look` tells it.
        if key in told and not (position and key == "level"):
            facts.append(voice.say(phrase, number=told[key]))
    name = tell_name(told, voice)
    return name + voice.say(phrases.BRACKETS, text=voice.say(phrases.COMMA).join(facts)) if facts else name


def is_face_down(card: "SeenCard") -> bool:
    """Whether the reader knows a card that lies face-down where others lie face-up, outside the Monster Zones."""
    return card.facts is not None and not card.face_up and ("zone" in card.place or card.place == "banished")


def tell_card_there(card: "SeenCard | dict[str, Any]", voice: Voice) -> str:
    """Name a card with its facts and, on the field, its zone.

    >>> tell_card_there({"at": "monster zone 3", "of": 1}, Voice("en", 0))
    "face-down monster in your opponent's monster zone 3 of 5"
    """
    told = plain_card(card, voice)
    place = str(told.get("at", ""))
    if "zone" not in place:
        return tell_card(card, voice)
    zone = tell_place(place, told.get("of", 0), voice)
    return voice.say(phrases.PLACED, card=tell_card(card, voice), zone=zone)


# ------------------------------------------------------------------------------------------------ questions and answers


def tell_option(option: "SeenOption", voice: Voice) -> str:
    """Say what an option does.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> request = Duel(deck, deck, first=0, limits=False).view(0).request
    >>> tell_option(request.options[0], Voice("en", 0))
    'Normal Summon Mystical Elf (Level 4, ATK 800, DEF 2000)'
    """
    card = option.card
    deed = option.deed
    tributes = 0
    if card is not None and deed in (NORMAL_SUMMON, SET_MONSTER) and (card.level or 0) >= 5:
        tributes = 1 if (card.level or 0) < 7 else 2
        deed = TRIBUTE_SUMMON if deed == NORMAL_SUMMON else deed
    turned = "face-up defense" if card is not None and card.attack else "face-up attack"
    text = voice.say(
        phrases.OPTIONS[deed],
        card="" if card is None else tell_card_there(card, voice),
        zone=tell_place(option.place, option.controller, voice) if option.place else "",
        position=tell_position(turned, voice) if deed == CHANGE_POSITION else "",
        number=tributes or option.number,
    )
    if tributes and deed == SET_MONSTER:
        text += voice.say(phrases.TRIBUTES, number=tributes)
    return capital(text)


def tell_moment(view: "View", voice: Voice) -> str:
    """Say in one line which turn and phase it is and how many LP both have."""
    if view.phase == BEFORE_FIRST_TURN:
        return capital(word(PHASES, view.phase, voice.lang)) + voice.say(phrases.STOP)
    return voice.say(
        phrases.MOMENT,
        turn=view.turn,
        whose=voice.whose(view.turn_player),
        phase=word(PHASES, view.phase, voice.lang),
        Me=capital(voice.who(view.player)),
        Other=capital(voice.who(1 - view.player)),
        mine=view.lp(view.player),
        theirs=view.lp(1 - view.player),
    )


def tell_request(view: "View", voice: Voice) -> str:
    """Say what is asked, and how many answers to pick where it is not one; or who else is asked.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> tell_request(Duel(deck, deck, first=0, limits=False).view(0), Voice("zh", 0))
    '要做什么？'
    """
    request = view.request
    if request is None:
        return ""
    if request.player != view.player:
        return voice.say(phrases.WAITING, who=voice.who(request.player))
    card = "" if request.card is None else tell_name(request.card, voice)
    text = voice.say(phrases.QUESTIONS[request.purpose], card=card)
    if (request.least, request.most) != (1, 1):
        how = phrases.HOW_MANY["exact" if request.least == request.most else "range"]
        text += voice.say(how, least=request.least, most=request.most)
    return text


# ------------------------------------------------------------------------------------------------------ what lies where


def tell_field(view: "View", voice: Voice) -> list[str]:
    """Describe both sides of the field, the opponent's first, a line for each card."""
    lines = [tell_moment(view, voice)]
    for player in (1 - view.player, view.player):
        lines += [tell_counts(view, player, voice)]
        extra = [card for card in view.extra_monster_zones if card is not None and card.controller == player]
        cards = [*view.monsters(player), *extra, *view.spells(player), view.field_zone(player)]
        there = [f"  {capital(tell_card_there(card, voice))}" for card in cards if card is not None]
        lines += there or [voice.say(phrases.NO_CARDS)]
    return lines


def tell_counts(view: "View", player: int, voice: Voice) -> str:
    """Say a player's LP and how many cards lie in each of the piles."""
    return voice.say(
        phrases.SIDE,
        lp=view.lp(player),
        hand=view.hand_size(player),
        deck=view.deck_size(player),
        extra=view.extra_size(player),
        graveyard=len(view.graveyard(player)),
        banished=len(view.banished(player)),
        **voice.player_words(player),
    )


def tell_pile(place: str, player: int, cards: "tuple[SeenCard, ...]", voice: Voice) -> list[str]:
    """List the cards of a pile with their numbers, the top card of a Graveyard first."""
    name = tell_place(place, player, voice)
    if not cards:
        return [voice.say(phrases.EMPTY, place=name, Place=capital(name))]
    ordered = place != "hand"
    top = voice.say(phrases.TOP_FIRST) if ordered else ":" if voice.lang == "en" else ""
    head = phrases.PILE_OF_ONE if len(cards) == 1 else phrases.PILE
    lines = [voice.say(head, place=name, Place=capital(name), number=len(cards), top=top)]
    for number, card in enumerate(reversed(cards) if ordered else cards, 1):
        lines.append(voice.say(phrases.NUMBERED, number=number, card=tell_card(card, voice)))
    return lines
