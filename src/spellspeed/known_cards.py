"""The printed facts of every card there is, read from their own file when somebody asks for a card we cannot play."""

import re
import unicodedata
import zlib
from typing import Final

from spellspeed.card_data import folded, read_card
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.near_names import rank_names
from spellspeed.user_folder import user_folder
from spellspeed.words import NONE

FILE: Final = "known.tsv.gz"
USER_FILE: Final = "cards.tsv.gz"  # of the user's folder: the cards that `spellspeed cards import` kept
GZIP: Final = 31  # tells zlib that the data are those of a .gz file
# As tools/build_data.py writes them, a column a line; the last one names the day of the list.
COLUMNS: Final = (
    "password,en,zh,ja,type line,attribute,level,rank,arrows,scale,ATK,DEF,archetypes,name as,artworks".split(",")
)
LIMIT: Final = "limit "
NO_MARK: Final = re.compile(r"[^\w\t]+|_+")
FEW: Final = 4  # names that a command asks for; who asks for more of them is better served by a dictionary

_read: Final[list["KnownCards"]] = []  # once somebody has asked for it


class CardDataError(ValueError):
    """A data file of the package is missing or damaged; the message names the file and what is wrong with it.

    >>> str(CardDataError("known.tsv.gz: it is damaged"))
    'known.tsv.gz: it is damaged'
    """


class KnownCards:
    """The file of all cards: names and printed facts, and how many copies the Forbidden & Limited list allows.

    >>> known = known_cards()
    >>> known.called("灰流丽")
    [<Ash Blossom & Joyous Spring [14558127]>]
    """

    def __init__(self, content: bytes, users: bytes = b"", users_file: str = USER_FILE) -> None:
        columns, self.limits_of = read_columns(content, FILE)  # the day the Forbidden & Limited list is valid from
        self._columns: Final = columns
        self._facts: Final[dict[int, CardFacts]] = {}  # by row, as far as they were asked for
        self._rows: Final[dict[int, int]] = {}  # by password
        self._names: Final[dict[str, list[int]]] = {}  # folded name → rows; filled when first needed
        self._folded: Final[list[list[str]]] = []  # the names, a list a language; filled when first needed
        self._asked = 0  # how often a card was asked for by its name
        artworks = self._columns[COLUMNS.index("artworks")]
        try:
            for row, password in enumerate(self._columns[0]):
                self._rows[int(password)] = row
                if artworks[row]:
                    self._rows.update((int(further), row) for further in artworks[row].split(" "))
        except ValueError as wrong:
            raise CardDataError(f"{FILE}: {wrong}") from None
        self.own: Final = len(self._columns[0])  # so many are those of the package; the user's follow
        if users:
            self._add_users(users, users_file)

    def _add_users(self, content: bytes, name: str) -> None:
        """Add the user's cards behind those of the package, which are left as they are."""
        columns, _ = read_columns(content, name)
        for cells in zip(*columns, strict=True):
            try:
                card = read_card(NONE, [*cells[:14], "", cells[14], ""])
            except ValueError as wrong:
                raise CardDataError(f"{name}: {wrong}; import the cards anew, or remove the file") from None
            if card.password in self._rows:
                continue
            for password in (card.password, *card.artworks):
                self._rows.setdefault(password, len(self._columns[0]))
            for column, cell in zip(self._columns, (*cells[:-1], "?"), strict=True):  # no list speaks of it
                column.append(cell)
        named = self._columns[COLUMNS.index("name as")]
        for row in range(self.own, len(named)):
            if named[row] and int(named[row]) not in self._rows:
                named[row] = ""

    def is_own(self, password: int) -> bool:
        """Whether a card is one of the package, not one that only the user's file has.

        >>> known_cards().is_own(14558127), known_cards().is_own(1)
        (True, False)
        """
        return self._rows.get(password, self.own) < self.own

    def __len__(self) -> int:
        return len(self._columns[0])

    def facts_of(self, row: int) -> CardFacts:
        """Give the facts of a card by its row; its index is NONE, for it is in no pool."""
        if row not in self._facts:
            cells = [column[row] for column in self._columns]
            try:
                # The columns of cards.tsv: these cards are not marked as 408, and have no further names.
                self._facts[row] = read_card(NONE, [*cells[:14], "", cells[14], ""])
            except ValueError as wrong:
                raise CardDataError(f"{FILE}: {cells[1]}: {wrong}") from None
        return self._facts[row]

    def with_password(self, password: int) -> CardFacts | None:
        """Give the card with this password, or None.

        >>> known_cards().with_password(14558127)
        <Ash Blossom & Joyous Spring [14558127]>
        """
        row = self._rows.get(password)
        return None if row is None else self.facts_of(row)

    def row_of(self, password: int) -> int | None:
        """Give the row of the card with this password, or None; it is one for all passwords of a card.

        >>> known_cards().row_of(36996508) == known_cards().row_of(46986414)  # two prints of Dark Magician
        True
        """
        return self._rows.get(password)

    def limit_of(self, password: int) -> str:
        """Give the limit of a card: "0" to "2", "" for an unlimited card, "-" for one to come, "?" for none told."""
        row = self._rows.get(password)
        return "?" if row is None else self._columns[-1][row]

    def names(self) -> dict[str, list[int]]:
        """Give all folded names with the rows of their cards."""
        if not self._names:
            for column in self._folded_columns():
                for row, key in enumerate(column):
                    rows = self._names.get(key)
                    if rows is None and key:
                        self._names[key] = [row]
                    elif rows is not None and row not in rows:
                        rows.append(row)
        return self._names

    def _folded_columns(self) -> list[list[str]]:
        """Give the names of all cards, folded, a list a language."""
        if not self._folded:
            for column in self._columns[1:4]:
                # All names of a language at once: one by one this would take longer than reading the file.
                wide = unicodedata.normalize("NFKC", "\t".join(column)).casefold()
                names = NO_MARK.sub("", wide).split("\t")
                # A name that is all marks keeps them.
                self._folded.append(
                    [name or (whole and folded(whole)) for name, whole in zip(names, column, strict=True)]
                )
        return self._folded

    def called(self, name: str) -> list[CardFacts]:
        """Give all cards of this name; a name spelt exactly beats one that only agrees after folding."""
        self._asked += 1
        if self._asked < FEW:  # one name is found faster in lists than in a dictionary that would have to be made first
            rows = _find_rows(name, self._columns[1:4]) or _find_rows(folded(name), self._folded_columns())
        else:
            alike = self.names().get(folded(name), []) if name else []
            spelt = [row for row in alike if any(column[row] == name for column in self._columns[1:4])]
            rows = spelt or alike
        return [self.facts_of(row) for row in rows]

    def search(self, text: str) -> dict[int, tuple[int, int]]:
        """Rank the cards whose names hold these words, by their passwords."""
        ranks = rank_names(text, self.names())
        return {int(self._columns[0][row]): order for row, order in ranks.items()}


def _find_rows(name: str, columns: list[list[str]]) -> list[int]:
    """The rows in which this name stands."""
    holding = [column for column in columns if name and name in column]
    return list(dict.fromkeys(row for column in holding for row, cell in enumerate(column) if cell == name))


def known_cards() -> KnownCards:
    """Give all cards there are, read once.

    >>> known_cards().own
    14208
    """
    if not _read:
        from importlib.resources import files  # slow to import, and seldom needed

        try:
            content = files("spellspeed.data").joinpath(FILE).read_bytes()
        except FileNotFoundError:
            raise CardDataError(f"{FILE}: this file of the package is missing; install the package anew") from None
        users = user_folder() / USER_FILE
        try:
            added = users.read_bytes()
        except OSError:
            added = b""  # nothing was ever imported, or the folder is not ours to read
        _read.append(KnownCards(content, added, str(users)))
    return _read[0]


def forget_known_cards() -> None:
    """Have the cards read anew when they are asked for next: those of the user have changed.

    >>> forget_known_cards()
    """
    _read.clear()


def read_columns(content: bytes, name: str) -> tuple[list[list[str]], str]:
    """Read a file of known cards, a list of cells for each column, and the day of the limits in it."""
    lines = _read_lines(content, name)
    heads = [line.partition("\t")[0] for line in lines]
    if heads[:-1] != COLUMNS or not heads[-1].startswith(LIMIT):
        raise CardDataError(f"{name}: it has the columns {', '.join(heads)[:200]}, not those this version reads")
    columns = [line.split("\t")[1:] for line in lines]
    sizes = {len(column) for column in columns}
    if len(sizes) != 1:
        raise CardDataError(f"{name}: its columns have {min(sizes)} to {max(sizes)} cells; they must be equally long")
    return columns, heads[-1].removeprefix(LIMIT)


def write_columns(rows: list[list[str]]) -> bytes:
    """Write a file of known cards from rows of cells, each a card; it names no day of limits.

    >>> row = ["7", "Own Elf", "", "", "Fairy / Normal", "LIGHT", "4", "", "", "", "800", "900", "", "", "", "?"]
    >>> read_columns(write_columns([row]), "mine")[0][1]
    ['Own Elf']
    """
    columns = list(zip(*rows, strict=True)) if rows else [()] * (len(COLUMNS) + 1)
    lines = ["\t".join([head, *column]) for head, column in zip([*COLUMNS, LIMIT], columns, strict=True)]
    packer = zlib.compressobj(wbits=GZIP)
    return packer.compress(("\n".join(lines) + "\n").encode()) + packer.flush()


def _read_lines(content: bytes, name: str) -> list[str]:
    try:
        return zlib.decompress(content, GZIP).decode().removesuffix("\n").split("\n")
    except (zlib.error, UnicodeDecodeError) as wrong:
        raise CardDataError(f"{name}: it is damaged ({wrong})") from None
