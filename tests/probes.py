"""Made-up cards for tests: what no printed card shows cleanly, a probe does."""

import itertools
from importlib import resources

from spellspeed.card_data import read_facts, read_type_line
from spellspeed.cards import ALL_CARDS
from spellspeed.duel import Duel
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.lines import Card, Line
from spellspeed.pool import DATA_FILES, CardPool
from spellspeed.wording import ATTRIBUTES, meaning
from spellspeed.words import EARTH, LINK, MONSTER, NONE, PENDULUM, XYZ

# Printed passwords have at most nine digits, so a probe never takes a real card's number.
_passwords = itertools.count(4_000_000_000, 100)
_scripts: dict[int, Card] = {}  # by password: the sentences of the probes that have some


class Noted:
    """Which cards that the library does not have the test that runs has used."""

    def __init__(self) -> None:
        self.tables = 0
        self.on_tables: set[str] = set()
        self.in_pools: set[str] = set()

    def clear(self) -> None:
        """Begin anew, with the next test."""
        self.tables = 0
        self.on_tables.clear()
        self.in_pools.clear()

    def made_up(self) -> list[str]:
        """Those on its tables, or, without a table, those of the pools that it has made."""
        return sorted(self.on_tables if self.tables else self.in_pools)


noted = Noted()


def probe(
    name: str,
    line: str = "Warrior / Normal",
    *lines: Line,
    pendulum: tuple[Line, ...] = (),
    gemini: tuple[Line, ...] = (),
    password: int = 0,
    attribute: str = "EARTH",
    level: int = 4,
    rank: int = 4,
    arrows: int = 0,
    scale: int = 1,
    atk: int = 1000,
    def_: int = 1000,
    archetypes: tuple[str, ...] = (),
    rule_name: int = 0,
    in_408: bool = True,
    artworks: tuple[int, ...] = (),
) -> CardFacts:
    """Build a card from its type line, its sentences and those facts that matter; what it does not have is left out.

    >>> probe("Test Warrior", "Warrior / Tuner", level=2).level
    2
    >>> from spellspeed.lang.words.lines import Activation
    >>> from spellspeed.lang.words.verbs import Draw
    >>> spell = probe("Test Spell", "Spell / Quick-Play", Activation(do=Draw(1)))
    >>> pool_with(spell).script_of(pool_with(spell).find("Test Spell")).lines
    (Activation(do=Draw(1)),)
    """
    kind, type_ = read_type_line(line)
    number = password or next(_passwords)
    monster = kind & MONSTER != 0
    starred = monster and not kind & (XYZ | LINK)
    if lines or gemini or kind & PENDULUM:
        _scripts[number] = Card(number, name, *lines, pendulum=pendulum, gemini=gemini)
    return CardFacts(
        index=0,  # CardPool.with_cards gives the real one
        password=number,
        name_en=name,
        name_zh="",
        name_ja="",
        kind=kind,
        attribute=(meaning(ATTRIBUTES, attribute) or EARTH) if monster else 0,
        type_=type_,
        level=level if starred else NONE,
        rank=rank if kind & XYZ else NONE,
        link=arrows.bit_count() if kind & LINK else NONE,
        arrows=arrows,
        scale=scale if kind & PENDULUM else NONE,
        atk=atk if monster else NONE,
        def_=def_ if monster and not kind & LINK else NONE,
        archetypes=archetypes,
        rule_name=rule_name or number,
        in_408=in_408,
        artworks=artworks,
    )


def pool_with(*probes: CardFacts, texts: tuple[Card, ...] = ()) -> CardPool:
    """The package's cards and these, with their sentences; `texts` are those of cards the library has not written.

    A rule is proved on the card that duels are played with, so what the library has nobody says again.

    >>> pool_with(probe("Test Warrior")).find("test warrior").name_en
    'Test Warrior'
    >>> pool_with(probe("Raigeki"))
    Traceback (most recent call last):
    ...
    ValueError: the library has Raigeki: test on that card
    """
    library = CardPool.builtin()
    written = {card.name for card in library.scripts.values()}
    known = {card.name_en for card in library.facts}
    for name in [text.name for text in texts if text.name in written] + [
        card.name_en for card in probes if card.name_en in known
    ]:
        raise ValueError(f"the library has {name}: test on that card")
    noted.in_pools.update([card.name_en for card in probes])
    scripts = tuple([_scripts[card.password] for card in probes if card.password in _scripts])
    return library.with_cards(list(probes), scripts + texts)


def note_made_up(duel: Duel) -> None:
    """Note which cards of a duel are not the library's, or have a text here that it has not written.

    >>> noted.clear()
    >>> note_made_up(Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000   hand: Raigeki\\nopp 8000"))
    >>> noted.made_up()
    []
    """
    noted.tables += 1
    library = CardPool.builtin()
    if duel.pool is library:
        return
    for index in {row.card for row in duel.state.cards}:
        if index >= len(library.facts) or duel.pool.scripts.get(index) is not library.scripts.get(index):
            noted.on_tables.add(duel.pool.facts[index].name_en)


def pool_before(added: list[str]) -> CardPool:
    """The cards of the package as they were before these were added: their data and texts are left out."""
    pool = CardPool.builtin()
    gone = {pool.find(name).password for name in added}
    content = b"".join([resources.files("spellspeed.data").joinpath(name).read_bytes() for name in DATA_FILES])
    rows = [row for row in content.splitlines(True) if not (row[:1].isdigit() and int(row.split(b"\t")[0]) in gone)]
    facts, further = read_facts(b"".join(rows))
    scripts = tuple([card for card in ALL_CARDS if card.name not in added])
    return CardPool(facts, "before", further, scripts, tuple(added))
