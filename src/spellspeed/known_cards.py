"""The printed facts of every card there is, read from their own file when somebody asks for a card we cannot play."""

import re
import unicodedata
import zlib
from typing import Final

from spellspeed.card_data import folded, read_card
from spellspeed.engine.pool import CardFacts
from spellspeed.near_names import rank_names
from spellspeed.words import NONE

FILE: Final = "known.tsv.gz"
GZIP: Final = 31  # tells zlib that the data are those of a .gz file
# As tools/build_data.py writes them, a column a line; the last one names the day of the list.
COLUMNS: Final = (
    "password,en,zh,ja,type line,attribute,level,rank,arrows,scale,ATK,DEF,archetypes,name as,artworks".split(",")
)
LIMIT: Final = "limit "
NO_MARK: Final = re.compile(r"[^\w\t]+|_+")

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

    def __init__(self, content: bytes) -> None:
        lines = _read_lines(content)
        heads = [line.partition("\t")[0] for line in lines]
        if heads[:-1] != COLUMNS or not heads[-1].startswith(LIMIT):
            raise CardDataError(f"{FILE}: it has the columns {', '.join(heads)[:200]}, not those this version reads")
        self._columns: Final = [line.split("\t")[1:] for line in lines]
        sizes = {len(column) for column in self._columns}
        if len(sizes) != 1:
            raise CardDataError(
                f"{FILE}: its columns have {min(sizes)} to {max(sizes)} cells; they must be equally long"
            )
        self.limits_of: Final = heads[-1].removeprefix(
            LIMIT
        )  # the day from which the Forbidden & Limited list is valid
        self._facts: Final[dict[int, CardFacts]] = {}  # by row, as far as they were asked for
        self._rows: Final[dict[int, int]] = {}  # by password
        self._names: Final[dict[str, list[int]]] = {}  # folded name → rows; filled when first needed
        artworks = self._columns[COLUMNS.index("artworks")]
        try:
            for row, password in enumerate(self._columns[0]):
                self._rows[int(password)] = row
                if artworks[row]:
                    self._rows.update((int(further), row) for further in artworks[row].split(" "))
        except ValueError as wrong:
            raise CardDataError(f"{FILE}: {wrong}") from None

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
            for column in self._columns[1:4]:
                # All names of a language at once: one by one this would take longer than reading the file.
                wide = unicodedata.normalize("NFKC", "\t".join(column)).casefold()
                for row, name in enumerate(NO_MARK.sub("", wide).split("\t")):
                    key = name or (column[row] and folded(column[row]))  # a name that is all marks keeps them
                    rows = self._names.get(key)
                    if rows is None and key:
                        self._names[key] = [row]
                    elif rows is not None and row not in rows:
                        rows.append(row)
        return self._names

    def called(self, name: str) -> list[CardFacts]:
        """Give all cards of this name; a name spelt exactly beats one that only agrees after folding."""
        found = [self.facts_of(row) for row in self.names().get(folded(name), [])]
        return [card for card in found if name in (card.name_en, card.name_zh, card.name_ja)] or found

    def search(self, text: str) -> dict[int, tuple[int, int]]:
        """Rank the cards whose names hold these words, by their passwords."""
        ranks = rank_names(text, self.names())
        return {int(self._columns[0][row]): order for row, order in ranks.items()}


def known_cards() -> KnownCards:
    """Give all cards there are, read once.

    >>> len(known_cards())
    14208
    """
    if not _read:
        from importlib.resources import files  # slow to import, and seldom needed

        try:
            content = files("spellspeed.data").joinpath(FILE).read_bytes()
        except FileNotFoundError:
            raise CardDataError(f"{FILE}: this file of the package is missing; install the package anew") from None
        _read.append(KnownCards(content))
    return _read[0]


def _read_lines(content: bytes) -> list[str]:
    try:
        return zlib.decompress(content, GZIP).decode().removesuffix("\n").split("\n")
    except (zlib.error, UnicodeDecodeError) as wrong:
        raise CardDataError(f"{FILE}: it is damaged ({wrong})") from None
