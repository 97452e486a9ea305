"""Wishes in words, carried out: what `Duel.play` does."""

import re
from typing import Final

from spellspeed.duel import SURRENDERED, Duel
from spellspeed.engine.kernel.frames import FRAME_ACTIVATE
from spellspeed.lang.codes.code import LINE_FLIP, LINE_TRIGGER
from spellspeed.notation.phrases import PLAYERS
from spellspeed.rulebook.errors import RefusedAnswer, UnreadableAnswer
from spellspeed.wishes.find import find_option, understand
from spellspeed.wishes.match import fits
from spellspeed.wishes.reading import Wish
from spellspeed.words import FOR_ATTACK_TARGET, FOR_TARGET

TRIGGERS: Final = (LINE_TRIGGER, LINE_FLIP)
_TIME: Final = re.compile(r"(?:time|时间到)\s*(\d{1,6})", re.IGNORECASE)  # no wish of a player, but part of a duel
_WITH_PLAYER: Final = re.compile(r"(you|opp|你|对手)\s+(\S.*)$")


def split_player(text: str) -> tuple[int | None, str]:
    """Return the player with whom a line begins, None for nobody, and what he wishes.

    >>> split_player("opp  pass"), split_player("battle phase")
    ((1, 'pass'), (None, 'battle phase'))
    """
    found = _WITH_PLAYER.match(text.strip())
    if found is None:
        return (None, text.strip())
    return (0 if found[1] in PLAYERS[0] else 1, found[2])


def play_wishes(duel: Duel, wishes: tuple[str, ...], by: int | None = None) -> Duel:
    """Return the duel as it is after these wishes, one after the other; the duel itself stays as it is.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> play_wishes(duel, ("summon Mystical Elf", "zone 3")).count_played(), duel.count_played()
    (2, 0)
    """
    after = duel.fork()
    for number, wish in enumerate(wishes, 1):
        try:
            play_wish(after, wish, by)
        except RefusedAnswer as refused:
            if len(wishes) > 1:
                refused.place_in_row(number, wish)
            raise
    return after


def is_triggering(duel: Duel, meant: Wish, player: int | None) -> bool:
    """Whether a trigger that is wished is being activated already, and its own cost or targets are asked for.

    >>> duel = Duel.from_position('''
    ...     turn 3, Main Phase 1, you to act
    ...     you 8000   monsters: Man-Eater Bug (set)
    ...     opp 8000   monsters: Sangan, Kuriboh
    ... ''')
    >>> duel.play("flip summon Man-Eater Bug")
    >>> is_triggering(duel, understand("trigger Man-Eater Bug", duel), 0)
    True
    """
    s, g = duel.state, duel.game
    request = s.request
    if meant.verb != "trigger" or request is None or (player is not None and player != request.player):
        return False
    for frame in s.frames:
        if frame.kind == FRAME_ACTIVATE and g.line_of(s.cards[frame.uid].card, frame.line).kind in TRIGGERS:
            return any(fits(s, frame.player, ref, s.cards[frame.uid]) for ref in meant.cards)
    return False


def play_wish(duel: Duel, text: str, by: int | None = None) -> None:
    """Answer as one wish says, which may begin with its player; without one it is whoever is asked.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> play_wish(duel, "you  summon Mystical Elf")
    >>> play_wish(duel, "zone 3")
    >>> duel.count_played()
    2
    """
    if not isinstance(text, str):
        raise TypeError(f"a wish is text, not {text!r}")
    called = _TIME.fullmatch(text.strip())
    if called:
        duel.call_time(int(called[1]))
        return
    named, wish = split_player(text)
    if named is not None and by is not None and named != by:
        raise UnreadableAnswer(
            f"{text!r} is a wish of player {named}, not of player {by}", f"“{text}”是玩家{named}的，不是玩家{by}的"
        )
    player = by if named is None else named
    meant = understand(wish, duel)
    if is_triggering(duel, meant, player):
        return  # it had to be activated, and asks already
    picks = find_option(duel, wish, player)
    request = duel.state.request
    if picks == (SURRENDERED,):
        duel.surrender(player if player is not None else request.player if request is not None else 0)
        return
    duel.answer(*picks, by=player)
    request = duel.state.request
    if request is None:
        return
    # "Sangan attacks Giant Rat" says the target too, which is asked for only now.
    says_target = meant.verb == "attack" and (meant.target is not None or meant.direct)
    if (says_target and request.purpose == FOR_ATTACK_TARGET) or (meant.targets and request.purpose == FOR_TARGET):
        duel.answer(*find_option(duel, wish, player), by=player)
