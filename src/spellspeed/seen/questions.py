"""Questions, attacks and chain links as somebody sees them."""

from typing import Any, Final

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Link
from spellspeed.lang.codes.code import LENT, LINE_ACTIVATION
from spellspeed.seen.cards import Seen, SeenCard
from spellspeed.telling.duel_words import (
    DECLARATIONS,
    DEEDS,
    NEGATIONS,
    plain,
)
from spellspeed.words import (
    DECLARE_NAME,
    NOT_NEGATED,
)


class SeenLine(Seen):
    """Which line of a card is meant: its activation, or an effect, with the ① in front of it where there are several.

    >>> SeenLine(True, 2)
    <effect 2>
    """

    def __init__(self, is_effect: bool, number: int, with_effect: bool = False) -> None:
        self.is_effect: Final = is_effect  # False: the activation of the Spell or Trap itself
        self.number: Final = number  # 0 where the card has only one line that is activated
        self.with_effect: Final = with_effect  # a Trap that is activated together with this effect

    def key(self) -> tuple[Any, ...]:
        return (self.is_effect, self.number, self.with_effect)

    def __repr__(self) -> str:
        effect = f"effect {self.number}".replace(" 0", "")
        if self.with_effect:
            return f"<activation with {effect}>"
        return f"<{effect}>" if self.is_effect else "<activation>"


def line_of(game: Game, card: int, index: int) -> SeenLine:
    """Return how one says which line of a card is meant."""
    own, line = game.programs[card].lines, game.line_of(card, index)
    if index >= LENT:
        # What it has gained is counted behind what it has itself.
        numbers = [each.number for each in own if each.speed]
        return SeenLine(True, max([len(numbers), *numbers]) + max(line.number, 1), False)
    several = len([each for each in own if each.speed]) > 1
    return SeenLine(line.kind != LINE_ACTIVATION, line.number if several else 0, line.counts_as != index)


def name_declared(game: Game, deed: int, number: int) -> str:
    """Return what is declared in the plain words of replays: a card by its English name."""
    if deed == DECLARE_NAME:
        return game.facts[game.pool.by_password[number]].name_en
    return plain(DECLARATIONS[deed], number) if deed in DECLARATIONS else str(number)


class SeenOption(Seen):
    """One possible answer to one's own request; its place in the list is the number to answer with."""

    def __init__(
        self,
        deed: int,
        card: SeenCard | None,
        place: str,
        controller: int,
        number: int,
        line: SeenLine | None = None,
        verb: str = "",
    ) -> None:
        self.deed: Final = deed
        self.card: Final = card
        self.place: Final = place  # a zone to choose, with its number; empty where none is chosen
        self.controller: Final = controller  # whose zone that is
        self.number: Final = number
        self.line: Final = line  # what is activated
        self.verb: Final = verb  # what one of several effects does; what is declared

    def key(self) -> tuple[Any, ...]:
        card = None if self.card is None else self.card.key()
        line = None if self.line is None else self.line.key()
        return (self.deed, card, self.place, self.controller, self.number, line, self.verb)

    def __repr__(self) -> str:
        words = [plain(DEEDS, self.deed)]
        if self.card is not None:
            words.append(self.card.name or self.card.where)
        if self.line is not None and self.line.is_effect:
            words.append(f"effect {self.line.number}".removesuffix(" 0"))
        if self.line is not None and self.line.with_effect:
            words.append(f"with effect {self.line.number}".removesuffix(" 0"))
        if self.verb:
            words.append(self.verb)
        if self.place:
            words.append(self.place)
        return f"<{' '.join(words)}>"


class SeenRequest(Seen):
    """Who is asked; what is asked only if it is the player who looks."""

    def __init__(
        self,
        player: int,
        kind: int = 0,
        purpose: int = 0,
        card: SeenCard | None = None,
        options: tuple[SeenOption, ...] = (),
        least: int = 0,
        most: int = 0,
        condition: tuple[int, ...] = (),
        line: SeenLine | None = None,
        stage: str = "",
        verb: str = "",
    ) -> None:
        self.player: Final = player
        self.kind: Final = kind
        self.purpose: Final = purpose
        self.card: Final = card
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most
        self.condition: Final = condition
        self.line: Final = line  # the line of the card that asks, None where the rules ask
        self.stage: Final = stage  # whether that line is in its "activation", its "resolution" or a "summon"
        self.verb: Final = verb  # what it does with the cards that are picked, empty where that is not known

    def key(self) -> tuple[Any, ...]:
        card = None if self.card is None else self.card.key()
        options = tuple([option.key() for option in self.options])
        line = None if self.line is None else self.line.key()
        asked = (self.player, self.kind, self.purpose, card, line, self.stage, self.verb)
        return (*asked, options, self.least, self.most, self.condition)

    def __repr__(self) -> str:
        if not self.options:
            return f"<player {self.player} is choosing>"
        return f"<player {self.player} is asked, {len(self.options)} options>"


class SeenBattle(Seen):
    """The attack under way: who attacks with what, and what is attacked (None: a direct attack)."""

    def __init__(self, player: int, attacker: SeenCard, target: SeenCard | None, calculated: bool) -> None:
        self.player: Final = player
        self.attacker: Final = attacker
        self.target: Final = target
        self.calculated: Final = calculated

    def key(self) -> tuple[Any, ...]:
        target = None if self.target is None else self.target.key()
        return (self.player, self.attacker.key(), target, self.calculated)

    def __repr__(self) -> str:
        return f"<{self.attacker!r} attacks {'directly' if self.target is None else self.target!r}>"


class SeenLink(Seen):
    """A link of the chain under way; its card was shown when it was activated, wherever that has gone since.

    >>> from spellspeed import Duel
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 hand: Umi set: Magic Jammer"
    >>> duel = Duel.from_position(text)
    >>> duel.answer([repr(option) for option in duel.view(0).request.options].index("<activate Ookazi>"))
    >>> duel.answer(0)
    >>> duel.view(0).chain
    (<chain link 1: Ookazi of player 0>,)
    """

    def __init__(self, link: Link, card: SeenCard, line: SeenLine, targets: tuple[SeenCard, ...], stage: str) -> None:
        self.number: Final = link.number
        self.player: Final = link.player
        self.card: Final = card
        self.line: Final = line
        self.targets: Final = targets  # those that are still what was targeted
        self.negated: Final = link.negated  # NOT_NEGATED, THE_ACTIVATION or THE_EFFECT
        self.stage: Final = stage  # "waiting", "resolving" or "resolved"

    @property
    def effect(self) -> int:
        """The ①②③ of the effect, 0 for a card's own activation and where there is only one."""
        return self.line.number

    def key(self) -> tuple[Any, ...]:
        targets = tuple([target.key() for target in self.targets])
        return (self.number, self.player, self.card.key(), self.line.key(), targets, self.negated, self.stage)

    def __repr__(self) -> str:
        what = self.card.name
        if self.line.is_effect:
            what += f", effect {self.effect}".removesuffix(" 0")
        text = f"<chain link {self.number}: {what} of player {self.player}"
        if self.targets:
            text += f" targets {', '.join([repr(target) for target in self.targets])}"
        return text + (f", {plain(NEGATIONS, self.negated)} negated>" if self.negated != NOT_NEGATED else ">")
