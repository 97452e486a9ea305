"""The cards we know, found by password or by name in English, Chinese or Japanese."""

import hashlib
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from spellspeed.arguments import read_list, read_number, read_text
from spellspeed.artworks import card_of_artwork
from spellspeed.card_data import folded as folded
from spellspeed.card_data import read_facts
from spellspeed.engine.kernel.pool import CardFacts, Pool
from spellspeed.facts import FIRST_STRANGER, describing_line, form_facts, number_of, reindexed, token_facts
from spellspeed.lang.codes.card_code import NO_PROGRAM
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.near_names import SHORTENED, initials_of, list_close_names, rank_names
from spellspeed.words import EFFECT, FUSION, MONSTER, NONE, NORMAL, PENDULUM, TOKEN

if TYPE_CHECKING:
    from spellspeed.lang.words.lines import Card

SUGGESTIONS: Final = 3
DATA_FILES: Final = ("cards.tsv", "further.tsv")  # in this order: a card's number is its place in them

_builtin: Final[list["CardPool"]] = []  # the one pool of the package, once somebody has asked for it
_flattening: Final = Lock()  # duels may begin in several threads at once


class UnknownCard(LookupError):
    """No card has this name; `suggestions` holds the cards whose names come closest.

    >>> CardPool.builtin().find("Solemn Judgement")
    Traceback (most recent call last):
    ...
    spellspeed.pool.UnknownCard: no card is called 'Solemn Judgement'; did you mean Solemn Judgment?
    """

    def __init__(self, name: str, suggestions: "list[CardFacts] | Callable[[str], list[CardFacts]]") -> None:
        super().__init__(name)
        self.name: Final = name
        self._suggestions = suggestions

    @property
    def suggestions(self) -> list[CardFacts]:
        """The cards whose names come closest.

        >>> UnknownCard("Sangen", CardPool.builtin().closest).suggestions[0]
        <Sangan [26202165]>
        """
        if not isinstance(self._suggestions, list):
            # Many texts are tried as names before they are read otherwise: only who asks pays for comparing them.
            self._suggestions = self._suggestions(self.name)
        return self._suggestions

    def __reduce__(self) -> tuple[object, ...]:
        return UnknownCard, (self.name, self.suggestions)

    def __str__(self) -> str:
        sentence = f"no card is called {self.name!r}"
        if self.suggestions:
            sentence += "; did you mean " + ", ".join([card.name_en for card in self.suggestions]) + "?"
        return sentence

    def in_chinese(self) -> str:
        """Say in Chinese that no card has this name.

        >>> UnknownCard("圣精录", [CardPool.builtin().find("圣精灵")]).in_chinese()
        '没有叫“圣精录”的卡，是不是「圣精灵」？'
        """
        near = "或".join([f"「{card.name_zh or card.name_en}」" for card in self.suggestions])
        return f"没有叫“{self.name}”的卡" + (f"，是不是{near}？" if near else "")


class UnplayableCard(UnknownCard):
    """The card is known, but not among those that duels are played with; `card` holds what is printed on it.

    >>> CardPool.builtin().find("灰流丽")
    Traceback (most recent call last):
    ...
    spellspeed.pool.UnplayableCard: "Ash Blossom & Joyous Spring" is known, but cannot be played yet
    """

    def __init__(self, name: str, card: CardFacts) -> None:
        super().__init__(name, [])
        self.card: Final = card

    def __reduce__(self) -> tuple[object, ...]:
        return UnplayableCard, (self.name, self.card)

    def __str__(self) -> str:
        return f'"{self.card.name_en}" is known, but cannot be played yet'

    def in_chinese(self) -> str:
        return f"「{self.card.name_zh or self.card.name_en}」是已知的卡，但还不能使用"


class AmbiguousCard(LookupError):
    """Several cards answer to this name; `candidates` holds them.

    >>> str(AmbiguousCard("elf", [CardPool.builtin().find("Mystical Elf"), CardPool.builtin().find("Ancient Elf")]))
    "'elf' may be Mystical Elf or Ancient Elf: give the full name or the password"
    """

    def __init__(self, name: str, candidates: list[CardFacts]) -> None:
        super().__init__(name, candidates)
        self.name: Final = name
        self.candidates: Final = candidates

    def __str__(self) -> str:
        names = " or ".join([card.name_en for card in self.candidates])
        return f"{self.name!r} may be {names}: give the full name or the password"


class CardPool(Pool):
    """All cards of a game with their names.

    >>> CardPool.builtin().find("青眼白龙")
    <Blue-Eyes White Dragon [89631139]>
    """

    def __init__(
        self,
        facts: list[CardFacts],
        digest: str | Callable[[], str],
        further_names: dict[int, tuple[str, ...]],
        scripts: "tuple[Card, ...]" = (),
        strangers: tuple[str, ...] = (),
    ) -> None:
        super().__init__(facts)
        self._digest = digest
        self._waiting: Final[list[int]] = []  # the indices of cards whose programs are not made yet
        self.strangers: Final = strangers  # English names of cards that texts mention though they are not here
        self.scripts: Final[dict[int, Card]] = {}  # by index: the text of the cards that are written
        self._lent: Final[
            dict[int, tuple[tuple[LineCode, ...], tuple[LineCode, ...]]]
        ] = {}  # by index: `lend`, `grant`
        self._passwords: Final[dict[str, int]] = {}  # by English name, for the names that card text mentions
        self.further_names: Final = further_names  # by index: what the documents call a card besides its own names
        self._names: Final[dict[str, list[int]]] = {}  # folded name → indices; filled when first needed
        self._named = 0  # how many of the cards are in there
        self._add_scripts(scripts)

    def __reduce__(self) -> tuple[Any, ...]:
        if _builtin and self is _builtin[0]:
            return (CardPool.builtin, ())
        scripts = tuple(self.scripts.values())
        return (CardPool, (self.facts, self.digest, self.further_names, scripts, self.strangers))

    @property
    def digest(self) -> str:
        """What names this very set of cards; a replay carries it.

        >>> CardPool.builtin().digest == CardPool.builtin().with_cards([]).digest
        False
        """
        if not isinstance(self._digest, str):
            self._digest = self._digest()
        return self._digest

    @staticmethod
    def builtin() -> "CardPool":
        """Give the cards that come with the package, read once.

        >>> CardPool.builtin() is CardPool.builtin()
        True
        """
        pool = _read_builtin()
        pool.flatten_texts()
        return pool

    def with_cards(
        self, extra: list[CardFacts], scripts: "tuple[Card, ...]" = (), strangers: tuple[str, ...] = ()
    ) -> "CardPool":
        """Give a pool with further cards, whose indices are assigned here, and their texts.

        `strangers` are names of cards that the texts mention though their facts are not given: no card fits them.

        >>> pool = CardPool.builtin()
        >>> elf = pool.find("Mystical Elf")
        >>> twin = reindexed(elf, index=0, password=4_000_000_001, name="Mystical Twin")
        >>> pool.with_cards([twin]).find("mystical twin").index == len(pool.facts)
        True
        """
        extra = [check_card(card) for card in read_list(extra, "the cards to add")]
        if scripts:
            from spellspeed.lang.check.well_said import raise_if_malformed

            kinds = {card.password: card.kind for card in extra}
            for script in scripts:
                raise_if_malformed(script, kinds.get(script.password))
        facts = list(self.facts)
        digest = hashlib.blake2b(self.digest.encode(), digest_size=8)
        known = set(self.by_password)
        for card in extra:
            for password in (card.password, *card.artworks):
                if password in known:
                    raise ValueError(f"{card.name_en}: password {password} is taken")
                known.add(password)
            facts.append(reindexed(card, len(facts), card.password, card.name_en))
            digest.update(describing_line(card).encode())
        for script in scripts:
            digest.update(repr(script).encode())
        names = {card.name_en for card in facts}
        unknown = tuple([name for name in dict.fromkeys(self.strangers + strangers) if name not in names])
        for name in unknown:
            digest.update(name.encode())
        pool = CardPool(facts, digest.hexdigest(), self.further_names, (), unknown)
        if any(name in names for name in self.strangers):
            scripts = tuple(self.scripts.values()) + scripts  # what was a mere name to them is a card now
        else:
            self.flatten_texts()
            for index, script in self.scripts.items():
                pool.scripts[index] = script
                pool.programs[index] = self.programs[index]
                pool.forms[index] = self.forms[index]
            pool.reads_order = self.reads_order
            pool.shares = self.shares
            pool.counts_standbys = self.counts_standbys
        pool._names.update(self._names)
        pool._named = self._named
        pool._add_scripts(scripts)
        return pool

    def script_of(self, card: CardFacts) -> "Card | None":
        """Give the text of a card as data, None for a card without text or one that is not written yet.

        >>> pool = CardPool.builtin()
        >>> pool.script_of(pool.find("Raigeki")).name, pool.script_of(pool.find("Mystical Elf"))
        ('Raigeki', None)
        """
        return self.scripts.get(check_card(card).index)

    def lend(self, card: int) -> tuple[LineCode, ...]:
        """Give the lines of a card as another one has them that has gained its effects."""
        if card not in self._lent:
            from spellspeed.lang.flatten.whole_card import lend_lines

            script, kind = self.scripts.get(card), self.facts[card].kind
            self._lent[card] = ((), ()) if script is None else lend_lines(script, kind, self._password_called, card)
        return self._lent[card][0]

    def grant(self, card: int) -> tuple[LineCode, ...]:
        """Give the lines that a card's text lets others gain."""
        self.lend(card)
        return self._lent[card][1]

    def _add_scripts(self, scripts: "tuple[Card, ...]") -> None:
        """Check the texts and flatten them into programs."""
        self._keep_scripts(scripts)
        self.flatten_texts()

    def _keep_scripts(self, scripts: "tuple[Card, ...]") -> None:
        """Note the texts, each for its card, and make the Tokens known of which they speak."""
        if scripts and not self._passwords:
            for card in self.facts:
                self._passwords[card.name_en] = card.rule_name
            for name in self.strangers:
                self._passwords.setdefault(name, number_of(name, FIRST_STRANGER))
        for script in scripts:
            self._add_tokens(script)
        for script in scripts:
            index = self.by_password.get(script.password)
            if index is None:
                raise ValueError(f"{script.name}: no card has the password {script.password}")
            facts = self.facts[index]
            if facts.name_en != script.name:
                raise ValueError(f"password {script.password} is {facts.name_en}, not {script.name}")
            self.scripts[index] = script
            self._waiting.append(index)

    def flatten_texts(self) -> None:
        """Make the programs of the cards: who only reads cards does not pay for it, the first duel does.

        >>> CardPool.builtin().flatten_texts()
        """
        if not self._waiting:
            return
        from spellspeed.lang.flatten.whole_card import flatten  # the card language costs more to import than all else

        with _flattening:
            for index in self._waiting:
                script, facts = self.scripts[index], self.facts[index]
                self.forms[index] = self._form_of(facts, script)
                try:
                    self.programs[index] = flatten(script, facts.kind, self._password_called)
                except (TypeError, ValueError) as problem:
                    raise ValueError(f"{script.name}: {problem}") from problem
                self.reads_order = self.reads_order or self.programs[index].reads_order
                self.counts_standbys = self.counts_standbys or self.programs[index].counts_standbys
                self.shares = self.shares or self.programs[index].shares
            self._waiting.clear()

    def _add_tokens(self, script: "Card") -> None:
        """Make the Tokens that a text summons known; the texts, and so the digest, say what they are.

        rule: token.stats.original-from-creating-text
        """
        from spellspeed.lang.words.node import words_in
        from spellspeed.lang.words.nouns import Token

        for token in words_in(script):
            if not isinstance(token, Token):
                continue
            card = token_facts(token, len(self.facts), self._series_of(token.name))
            known = self.by_password.get(card.password)
            if known is None:
                if card.name_en in self._passwords:
                    raise ValueError(f"{script.name}: a Token cannot be called {card.name_en!r} like another card")
                self.facts.append(card)
                self.forms.append(card)
                self.programs.append(NO_PROGRAM)
                self.by_password[card.password] = card.index
            elif describing_line(self.facts[known]) != describing_line(card):
                raise ValueError(f"{script.name}: there is another Token called {card.name_en!r}")
            self._passwords[card.name_en] = card.password

    def _series_of(self, token: str) -> tuple[str, ...]:
        """Give the series to which a Token belongs by its name: a "Trickstar Token" is a "Trickstar" monster."""
        series = token.removesuffix(" Token")
        return (series,) if any(series in card.archetypes for card in self.facts) else ()

    def _form_of(self, facts: CardFacts, script: "Card") -> CardFacts:
        """Give what a card is in a Monster Zone: what is printed on it, or what its text says a Trap becomes."""
        from spellspeed.lang.words.becoming import find_forms

        forms = find_forms(script)
        return form_facts(forms[0], facts) if forms else facts

    def _password_called(self, name: str) -> int:
        """Give the password of the card that a text mentions by its English name."""
        password = self._passwords.get(name)
        if password is None:
            near = [card.name_en for card in self.closest(name)]
            hint = f" (did you mean {' or '.join(near)}?)" if near else ""
            raise ValueError(
                f"a card text mentions {name!r}, but no card is called so{hint}; "
                "a card whose facts are not given must be among the strangers"
            )
        return password

    def find(self, name: str) -> CardFacts:
        """Find the one card with this name, in any of our languages, or with this password.

        >>> pool = CardPool.builtin()
        >>> pool.find("blue eyes white dragon") is pool.find("青眼の白龍") is pool.find("89631139")
        True
        """
        found = self._called(read_text(name, "a name"))
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousCard(name, found)
        digits = name.strip()
        card = self.with_password(int(digits)) if digits.isascii() and digits.isdigit() and len(digits) < 16 else None
        if card is None or card.index == NONE:
            raise self._not_here(name, card)
        return card

    def with_password(self, password: int) -> CardFacts | None:
        """Give the card with this password, whatever its artwork; one that is known but not in this pool has no index.

        >>> CardPool.builtin().with_password(83011278)  # the next number after the card's own
        <Mystic Tomato [83011277]>
        """
        index = self.by_password.get(password)
        if index is None:
            from spellspeed.known_cards import known_cards  # a large file: only who asks for such a card pays for it

            known = known_cards()
            own = password if known.row_of(password) is not None else card_of_artwork(password, known.row_of)
            if own is None:
                return None
            index = self.by_password.get(own)
            if index is None:
                return known.with_password(own)
            if self._brings_tokens(index):
                return None  # the numbers next to it are those of its Tokens
        return self.facts[index]

    def _brings_tokens(self, index: int) -> bool:
        from spellspeed.lang.words.node import words_in
        from spellspeed.lang.words.nouns import Token

        script = self.scripts.get(index)
        return script is not None and any(isinstance(word, Token) for word in words_in(script))

    def _not_here(self, name: str, numbered: CardFacts | None) -> LookupError:
        """Tell a card that is known but not in this pool from a name that no card has."""
        from spellspeed.known_cards import known_cards  # a large file: only who asks for such a card pays for it

        found = [card for card in known_cards().called(name) if card.password not in self.by_password]
        if not found and numbered is not None:
            found = [numbered]
        if len(found) == 1:
            return UnplayableCard(name, found[0])
        return AmbiguousCard(name, found) if found else UnknownCard(name, self.closest)

    def search(self, text: str, limit: int = 20) -> list[CardFacts]:
        """Find cards by a name, the first letters of its words, its beginning, a part of it, or its words in any order.

        >>> [card.name_en for card in CardPool.builtin().search("solemn j")]
        ['Solemn Judgment']
        >>> CardPool.builtin().search("dragon eyes ultimate blue", 1)
        [<Blue-Eyes Ultimate Dragon [23995346]>]
        """
        ranks = rank_names(read_text(text, "a name"), self.name_index())
        for card in self.shortened(text):
            ranks[card.index] = min(SHORTENED, ranks.get(card.index, SHORTENED))
        limit = read_number(limit, "the limit")
        ranked = sorted([(order[0], order[1], index) for index, order in ranks.items()])
        return [self.facts[index] for _, _, index in ranked[:limit]]

    def shortened(self, text: str) -> list[CardFacts]:
        """Find the playable cards whose English name begins its words with these letters.

        >>> CardPool.builtin().shortened("MST")
        [<Mystical Space Typhoon [5318639]>]
        """
        wanted = text.strip().casefold()
        found = [card for card in self.facts if initials_of(card.name_en) == wanted] if wanted else []
        return [card for card in found if self.is_playable(card)]

    def closest(self, name: str) -> list[CardFacts]:
        """Give the known cards whose names are most like this one, for a "did you mean".

        One that is not in this pool, and so cannot be played, has no index.

        >>> pool = CardPool.builtin()
        >>> pool.closest("Sumoned Skul")[0], pool.closest("Ash Blosom and Joyus Spring")[0]
        (<Summoned Skull [70781052]>, <Ash Blossom & Joyous Spring [14558127]>)
        """
        from spellspeed.known_cards import known_cards

        known = known_cards()
        here, everywhere = self.name_index(), known.names()
        wanted = folded(read_text(name, "a name"))
        found: list[CardFacts] = []
        for near in list_close_names(wanted, list(here | everywhere), SUGGESTIONS):
            found += [self.facts[index] for index in here.get(near, [])]
            found += [known.facts_of(row) for row in everywhere.get(near, [])]
        found += self.search(name, SUGGESTIONS)
        ranked = sorted([(order, password) for password, order in known.search(name).items()])
        for _, password in ranked[:SUGGESTIONS]:
            card = known.with_password(password)
            found += [] if card is None else [card]
        return self._each_once(found)[:SUGGESTIONS]

    def _each_once(self, cards: list[CardFacts]) -> list[CardFacts]:
        """Give each card once, as it is in this pool where it is there."""
        here = [
            self.facts[self.by_password[card.password]] if card.password in self.by_password else card for card in cards
        ]
        return list({card.password: card for card in here}.values())

    def is_playable(self, card: CardFacts) -> bool:
        """Tell whether the engine can play everything this card does: it has no effects, or they are written.

        >>> pool = CardPool.builtin()
        >>> pool.is_playable(pool.find("Raigeki")), pool.is_playable(pool.find("Magical Hats"))
        (True, False)
        """
        if check_card(card).index == NONE:
            return False  # known, but in no pool
        if card.index in self.scripts:
            return True
        if card.kind & MONSTER == 0 or card.kind & (EFFECT | PENDULUM | TOKEN) != 0:
            return False  # a Normal Pendulum Monster still has a Pendulum Effect
        return card.kind & (NORMAL | FUSION) != 0

    def _called(self, name: str) -> list[CardFacts]:
        """All cards of this name; a name spelt exactly beats one that only agrees after folding, and both an alias."""
        exact: list[CardFacts] = []
        own: list[CardFacts] = []
        alias: list[CardFacts] = []
        wanted = folded(name)
        for index in self.name_index().get(wanted, []):
            card = self.facts[index]
            if name in (card.name_en, card.name_zh, card.name_ja):
                exact.append(card)
            elif wanted in (folded(card.name_en), folded(card.name_zh), folded(card.name_ja)):
                own.append(card)
            else:
                alias.append(card)
        return exact or own or alias

    def folded_names(self) -> frozenset[str]:
        """Give all names of all cards, folded.

        >>> "mysticalelf" in CardPool.builtin().folded_names()
        True
        """
        return frozenset(self.name_index())

    def name_index(self) -> dict[str, list[int]]:
        """Give all folded names of all cards, each with the indices of the cards that have it.

        >>> pool = CardPool.builtin()
        >>> pool.name_index()["mysticalelf"] == [pool.find("Mystical Elf").index]
        True
        """
        for at in range(self._named, len(self.facts)):
            card = self.facts[at]
            for name in (card.name_en, card.name_zh, card.name_ja, *self.further_names.get(card.index, ())):
                if name:
                    key = folded(name)
                    indices = self._names.get(key, [])
                    if card.index not in indices:
                        self._names[key] = [*indices, card.index]  # another pool may hold the list of before
        self._named = len(self.facts)
        return self._names


def choose_pool(pool: CardPool | None) -> CardPool:
    """Return the cards to play with: those of the package, unless others are given.

    >>> choose_pool(None) is CardPool.builtin()
    True
    """
    if pool is None:
        return _read_builtin()
    if not isinstance(pool, CardPool):
        raise TypeError(f"the pool is {pool!r}; it must be a CardPool")
    return pool


def check_card(card: CardFacts) -> CardFacts:
    """Return a card that was handed over as one."""
    if not isinstance(card, CardFacts):
        raise TypeError(f"{card!r} is no card of a pool: find it there first")
    return card


def read_pool(content: bytes, scripts: "tuple[Card, ...]" = ()) -> CardPool:
    """Read a data file, as tools/build_data.py writes it, and give its cards their texts.

    >>> row = b"1\\tElf\\t\\t\\tFairy / Normal\\tLIGHT\\t4\\t\\t\\t\\t800\\t?\\t\\t\\t1\\t\\t\\n"
    >>> read_pool(b"# made up\\n" + row).facts
    [<Elf [1]>]
    """
    facts, further = read_facts(content)

    def digest() -> str:
        found = hashlib.blake2b(content, digest_size=8)
        for script in scripts:
            found.update(repr(script).encode())
        return found.hexdigest()

    pool = CardPool(facts, digest, further)
    pool._keep_scripts(scripts)
    return pool


def _read_builtin() -> CardPool:
    """Read the cards that come with the package, once; their programs are made when a duel begins."""
    if not _builtin:
        _builtin.append(read_pool(_data_file(), _written_cards()))
    return _builtin[0]


def _written_cards() -> "tuple[Card, ...]":
    from spellspeed.cards import ALL_CARDS  # only a duel or a reader of card texts needs them

    return ALL_CARDS


def _data_file() -> bytes:
    from importlib.resources import files  # slow to import, and needed only when the cards are

    folder = files("spellspeed.data")
    return b"".join([folder.joinpath(name).read_bytes() for name in DATA_FILES])
