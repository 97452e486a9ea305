"""Who speaks to whom: the language, and which player is "you"."""

import re
from typing import Any, Final

import spellspeed.telling.phrases as phrases
from spellspeed.engine.kernel.pool import Pool
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Pair, Refusal
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer, UnreadableAnswer
from spellspeed.wording import check_language

# A name or a reason that ends with a stop of its own needs no other; the dots of a path are none.
DOUBLE_STOP: Final = re.compile(r"(?<=[\w)!?\"'”’」）])([.!。！？])[.。](?=\s|$)")


class Voice:
    """The language, and who is "you"; without a reader the players are called by their names or numbers.

    >>> Voice("en", 0).who(1), Voice("zh", 1).who(1), Voice("en").whose(0), Voice("en", names=("Ann", "Ben")).whose(1)
    ('your opponent', '你', "player 0's", "Ben's")
    """

    def __init__(
        self,
        lang: str = "en",
        reader: int | None = None,
        pool: Pool | None = None,
        names: tuple[str, str] | None = None,
    ) -> None:
        self.lang: Final = check_language(lang)
        self.reader: Final = reader
        self.names: Final = names  # of both players, said where nobody is "you"
        self.pool: Final = pool  # whose Chinese names are said where only a password is at hand; None: our own cards

    def say(self, pair: Pair, **words: object) -> str:
        """Return the phrase in this language, filled in."""
        text = pair[1 if self.lang == "zh" else 0].format(**words)
        # Most of what is said is a part of a sentence.
        return DOUBLE_STOP.sub(r"\1", text) if "." in text or "。" in text else text

    def who(self, player: int) -> str:
        """Return the player as the subject of a sentence."""
        if self.reader is None:
            return self.names[player] if self.names else self.say(phrases.PLAYER, number=player)
        return self.say(phrases.YOU if player == self.reader else phrases.OPPONENT)

    def whose(self, player: int) -> str:
        """Return the player as the owner of something."""
        if self.reader is None and self.names:
            return self.say(phrases.NAMES, name=self.names[player])
        if self.reader is None:
            return self.say(phrases.PLAYERS, number=player)
        return self.say(phrases.YOURS if player == self.reader else phrases.OPPONENTS)

    def player_words(self, player: int) -> dict[str, str]:
        """Return the words that stand for a player in a phrase."""
        third = player != self.reader
        who, whose = self.who(player), self.whose(player)
        return {
            "who": who,
            "Who": capital(who),
            "whose": whose,
            "Whose": capital(whose),
            "s": "s" if third else "",
            "es": "es" if third else "",
            "has": "has" if third else "have",
        }

    def called(self, card: dict[str, Any]) -> str:
        """Return the name of a card in plain words; one we do not know keeps the name that was written down.

        >>> Voice("zh").called({"card": 15025844, "name": "Mystical Elf"}), Voice("zh").called({"name": "Nobody"})
        ('圣精灵', 'Nobody')
        """
        written = str(card.get("name", ""))
        if self.lang == "en":
            return written
        pool = CardPool.builtin() if self.pool is None else self.pool
        password = card.get("card")
        index = pool.by_password.get(password) if isinstance(password, int) else None
        return written if index is None else pool.facts[index].name_zh or written


def capital(text: str) -> str:
    """Begin a sentence with this text.

    >>> capital("your opponent")
    'Your opponent'
    """
    return text[:1].upper() + text[1:]


def tell_why(problem: Refusal | IllegalAnswer | AmbiguousAnswer | UnreadableAnswer, voice: Voice) -> str:
    """Say why something is not allowed, or cannot be understood.

    >>> tell_why(UnreadableAnswer("no card is named", "没有提到卡名"), Voice("zh"))
    '没有提到卡名'
    """
    return problem.in_chinese() if voice.lang == "zh" else str(problem)
