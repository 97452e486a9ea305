"""All cards that are known, searched by name, text and what is printed on them: thousands of cards in milliseconds."""

from bisect import bisect_right
from functools import cache, lru_cache
from itertools import accumulate
from typing import Any, Final, NamedTuple

from spellspeed.describe import describe_text, kind_line
from spellspeed.formats.lflist import own_list
from spellspeed.known_cards import known_cards
from spellspeed.library import KnownCard, Library
from spellspeed.near_names import initials_of
from spellspeed.packaged_decks import FORMATS
from spellspeed.pool import CardPool, folded
from spellspeed.seen.standing import say_attributes, say_kinds, say_types
from spellspeed.server.book_messages import Found, Known, Searchable
from spellspeed.server.picturing_cards import read_printed
from spellspeed.wording import ATTRIBUTES, CARD_KINDS, MONSTER_KINDS, PROPERTIES, TYPES
from spellspeed.words import TOKEN

PAGE: Final = 60  # cards in one answer, at most
LONGEST: Final = 100  # letters of a name or a text that is looked for
STOP: Final = "\n"  # between the names of a card
END: Final = "\r"  # between cards


class Wish(NamedTuple):
    """What is looked for; what is empty does not matter.

    >>> Wish(name="elf").which
    'all'
    """

    name: str = ""
    text: str = ""
    kinds: tuple[str, ...] = ()  # all of them
    attribute: str = ""
    type: str = ""
    level: tuple[int, int] = (0, 99)  # Level, Rank or Link Rating, from … to
    atk: tuple[int, int] = (-1, 99_999)
    def_: tuple[int, int] = (-1, 99_999)
    which: str = "all"  # or "playable", "known": those that cannot be played yet
    format: str = FORMATS[0]


ANY: Final = Wish()


class Entry(NamedTuple):
    """A card as it is searched."""

    card: KnownCard
    names: str  # folded, in all languages
    words: tuple[str, ...]  # kinds, Attributes and Types
    stars: int
    order: tuple[Any, ...]  # in which cards are shown that were not asked for by name


class Column:
    """A text for each card, all in one: what is looked for is found in all of them at once.

    >>> sorted(Column(["blue dragon", "red dragon", "elf"]).holding("dragon"))
    [0, 1]
    """

    def __init__(self, texts: list[str]) -> None:
        self._text: Final = END.join(texts)
        self._starts: Final = list(accumulate([len(text) + len(END) for text in texts], initial=0))

    def holding(self, part: str) -> set[int]:
        """Return the places of the texts in which this stands."""
        found: set[int] = set()
        at = self._text.find(part) if part else -1
        while at >= 0:
            place = bisect_right(self._starts, at) - 1
            found.add(place)
            at = self._text.find(part, self._starts[place + 1])
        return found


class CardSearch:
    """All cards of a library, read once.

    >>> search = CardSearch(CardPool.builtin())
    >>> [card.name for card in search.find(Wish("solemn", kinds=("Counter",), which="playable"), "en").cards]
    ['Solemn Strike', 'Solemn Judgment']
    """

    def __init__(self, pool: CardPool) -> None:
        self.pool: Final = pool
        self.library: Final = Library(pool)
        self._entries: Final = sorted([read_entry(card) for card in self._cards()], key=lambda entry: entry.order)
        self._names: Final = Column([entry.names for entry in self._entries])
        self._by_password: Final = {entry.card.facts.password: at for at, entry in enumerate(self._entries)}
        self._by_word: Final[dict[str, set[int]]] = {}
        self._by_initials: Final[dict[str, list[int]]] = {}  # of those that can be played
        for at, entry in enumerate(self._entries):
            of_408 = ("408",) if entry.card.facts.in_408 else ()
            for word in (*entry.words, "playable" if entry.card.playable else "known", *of_408):
                self._by_word.setdefault(word, set()).add(at)
            if entry.card.playable:
                self._by_initials.setdefault(initials_of(entry.card.name), []).append(at)
        self._texts: Final[dict[str, Column]] = {}  # by language; filled when first needed

    def _cards(self) -> list[KnownCard]:
        known = known_cards()
        passwords = dict.fromkeys([known.facts_of(row).password for row in range(len(known))])
        passwords |= dict.fromkeys([card.password for card in self.pool.facts if not card.kind & TOKEN])
        return [card for card in map(self.library.with_password, passwords) if not card.facts.kind & TOKEN]

    def find(self, wish: Wish, lang: str, start: int = 0, count: int = PAGE) -> Found:
        """Return a page of the cards that fit a wish, the best first."""
        found = self._fitting(wish, lang)
        ranked = self._by_name(wish.name[:LONGEST], found) if wish.name.strip() else sorted(found)
        shown = ranked[max(start, 0) :][: min(max(count, 1), PAGE)]
        cards = [tell_known(self._entries[at].card, lang, self.pool, wish.format) for at in shown]
        return Found(len(ranked), max(start, 0), cards)

    def tell(self) -> Searchable:
        """Return what can be searched by."""
        kinds = [english for words in (CARD_KINDS, MONSTER_KINDS, PROPERTIES) for _, english, _ in words]
        return Searchable(
            list(dict.fromkeys([kind for kind in kinds if kind != "Token"])),
            [english for _, english, _ in ATTRIBUTES],
            sorted([english for _, english, _ in TYPES]),
            len(self._entries),
            len(self._by_word["playable"]),
            {format: own_list(format).name for format in FORMATS},
        )

    def _fitting(self, wish: Wish, lang: str) -> set[int]:
        words = [word for word in (*wish.kinds, wish.attribute, wish.type) if word]
        words += [wish.which] if wish.which != ANY.which else []
        words += ["408"] if wish.format == "408" else []
        sets = [self._by_word.get(word, set()) for word in words]
        sets += [self._told(lang).holding(part) for part in wish.text[:LONGEST].casefold().split()]
        found = set.intersection(*sets) if sets else set(range(len(self._entries)))
        if (wish.level, wish.atk, wish.def_) != (ANY.level, ANY.atk, ANY.def_):
            found = {at for at in found if fits_numbers(self._entries[at], wish)}
        return found

    def _by_name(self, name: str, among: set[int]) -> list[int]:
        """Those that are called so, ranked: whole names, beginnings, parts, words in any order."""
        wanted, words = folded(name), [folded(part) for part in name.split()]
        ranks: dict[int, int] = dict.fromkeys(set.intersection(*[self._names.holding(word) for word in words]), 3)
        for rank, part in ((2, wanted), (1, f"{STOP}{wanted}"), (0, f"{STOP}{wanted}{STOP}")):
            ranks |= dict.fromkeys(self._names.holding(part), rank)
        ranks |= dict.fromkeys(self._by_initials.get(name.strip().casefold(), ()), 0)
        if name.strip().isdecimal() and (numbered := self.pool.with_password(int(name.strip()))) is not None:
            ranks |= dict.fromkeys([self._by_password[numbered.password]] if not numbered.kind & TOKEN else [], 0)
        entries = self._entries
        order = [
            (rank, not entries[at].card.playable, len(entries[at].names), at)
            for at, rank in ranks.items()
            if at in among
        ]
        return [at for *_, at in sorted(order)]

    def _told(self, lang: str) -> Column:
        """What the cards that are written do, in one language."""
        if lang not in self._texts:
            texts = [" ".join(describe_text(entry.card.facts, lang, self.pool)) for entry in self._entries]
            self._texts[lang] = Column([text.casefold() for text in texts])
        return self._texts[lang]


def fits_numbers(entry: Entry, wish: Wish) -> bool:
    """Whether a card's numbers lie where they are looked for; a card without one does not fit a wish for it."""
    facts = entry.card.facts
    asked = ((wish.level, ANY.level, entry.stars), (wish.atk, ANY.atk, facts.atk), (wish.def_, ANY.def_, facts.def_))
    if not facts.is_monster():
        return False
    return all(bounds == any_ or bounds[0] <= value <= bounds[1] for bounds, any_, value in asked)


def read_entry(card: KnownCard) -> Entry:
    """Return a card as it is searched."""
    facts = card.facts
    names = [folded(name) for name in (facts.name_en, facts.name_zh, facts.name_ja) if name]
    words = (*say_kinds(facts.kind), *say_attributes(facts.attribute), *say_types(facts.type_))
    stars = max(facts.level, facts.rank, facts.link)
    place = 3 if facts.belongs_in_extra_deck() else 0 if facts.is_monster() else 1 if "Spell" in words else 2
    order = (not card.playable, place, -stars, -facts.atk, facts.name_en)
    return Entry(card, STOP + STOP.join(names) + STOP, words, stars, order)


@lru_cache(8_000)
def tell_known(card: KnownCard, lang: str, pool: CardPool, format: str = FORMATS[0]) -> Known:
    """Return what is printed on a card, its text in our words, and how many copies a format allows.

    >>> pool = CardPool.builtin()
    >>> pot = tell_known(Library(pool).find("Pot of Greed"), "en", pool)
    >>> pot.limit, pot.playable, pot.line
    (0, True, 'Spell Card [Normal]')
    """
    facts = card.facts
    names = [facts.name_zh, facts.name_en, facts.name_ja] if lang == "zh" else [facts.name_en, facts.name_zh]
    name = next(name for name in (*names, facts.name_en) if name)
    others = [other for other in (facts.name_en, facts.name_zh, facts.name_ja) if other and other != name]
    link, arrows, scale = read_printed(facts.kind, facts.link, facts.arrows, facts.scale)
    told = Known(
        facts.password,
        name,
        kind_line(facts, lang),
        list(dict.fromkeys(others)),
        list(say_kinds(facts.kind)),
        list(say_attributes(facts.attribute)),
        list(say_types(facts.type_)),
        link=link,
        arrows=arrows,
        scale=scale,
        text=describe_text(facts, lang, pool),
        playable=card.playable,
        limit=own_list(format).allowed(facts),
        extra=facts.belongs_in_extra_deck(),
    )
    if facts.is_monster():
        told.level = known_number(facts.level)
        told.rank = known_number(facts.rank)
        told.atk = known_number(facts.atk)
        told.def_ = known_number(facts.def_)
    return told


def known_number(value: int) -> int | None:
    """Return a printed number; -1 is a printed "?", and less is none.

    >>> known_number(-1), known_number(-2)
    (-1, None)
    """
    return value if value >= -1 else None


@cache
def searching(pool: CardPool) -> CardSearch:
    """Return the search over the cards of a pool, made when somebody asks first."""
    return CardSearch(pool)
