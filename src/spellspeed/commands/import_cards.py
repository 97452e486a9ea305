"""What `spellspeed cards import FILE` does: keeps the cards of a user's cards.cdb, so that they are known by name."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from spellspeed.formats.cdb import CardDatabase
    from spellspeed.packaged_decks import Pair

WORD: Final = "import"
NAMES_IN: Final = {"en": ("English", "英文"), "zh": ("Chinese", "中文"), "ja": ("Japanese", "日文")}
PROGRAMS: Final = {"ygopro": "YGOPro", "edopro": "EDOPro"}
_NAME_CELL: Final = {"en": 1, "zh": 2, "ja": 3}
_NAME_AS, _ARTWORKS = 13, 14


def add_import(cards: argparse.ArgumentParser) -> None:
    """Add to `spellspeed cards` what an import can be told."""
    group = cards.add_argument_group("cards import FILE… (keeps the cards of a cards.cdb as known cards)")
    group.add_argument("--strings", metavar="FILE", help="a strings.conf, which names the archetypes")
    group.add_argument("--dialect", choices=tuple(PROGRAMS), help="whose file it is (else told from its content)")
    group.add_argument("--names-in", choices=tuple(NAMES_IN), help="the language of its names (else told from them)")


def is_import(chosen: argparse.Namespace) -> bool:
    """Whether the words behind `cards` ask for an import.

    >>> is_import(argparse.Namespace(names=["import", "cards.cdb"])), is_import(argparse.Namespace(names=["import"]))
    (True, False)
    """
    return len(chosen.names) > 1 and chosen.names[0] == WORD


def tell_language(names: Iterable[str]) -> str:
    """Tell in which language most names are: Japanese ones have kana, Chinese ones none.

    >>> tell_language(["Mystical Elf"]), tell_language(["圣精灵", "No.39"]), tell_language(["聖なる者", "闇の仮面"])
    ('en', 'zh', 'ja')
    """
    count = kana = letters = 0
    for name in names:
        count += 1
        kana += any("\u3040" <= letter <= "\u30ff" for letter in name)
        letters += any("\u3040" <= letter <= "\u30ff" or "\u4e00" <= letter <= "\u9fff" for letter in name)
    if letters * 2 < count or not count:
        return "en"
    return "ja" if kana * 5 > count else "zh"


@dataclass
class UserCards:
    """The rows of the user's file by password, and what became of the cards of a database.

    >>> UserCards().rows
    {}
    """

    rows: dict[int, list[str]] = field(default_factory=dict)
    kept: int = 0
    named: int = 0  # cards kept before that have got a name in another language
    known: int = 0
    left_out: "Counter[Pair]" = field(default_factory=Counter)

    def take(self, database: "CardDatabase", language: str, setnames: Mapping[int, str]) -> None:
        """Take the cards of a database that the package does not know; those it knows stay as they are.

        >>> from spellspeed.formats.cdb import CardDatabase, CdbCard, CdbText
        >>> users = UserCards()
        >>> elf = CdbCard(7, CdbText("Own Elf"), type=17, race=2, attribute=16, level=4)
        >>> users.take(CardDatabase("my.cdb", "ygopro", (elf,), has_facts=True), "en", {})
        >>> users.kept, users.rows[7][1]
        (1, 'Own Elf')
        """
        from spellspeed.formats.cdb_facts import ARTWORKS, find_fault, write_cells
        from spellspeed.known_cards import known_cards

        packaged = known_cards()
        for card in database.cards:
            fault = find_fault(card)
            if packaged.is_own(card.password):
                self.known += 1
            elif fault is not None:
                self.left_out[fault] += 1
            else:
                cells = [*write_cells(card, setnames), "?"]
                before = self.rows.get(card.password)
                self.rows[card.password] = name_cells(cells, before, language, cells[1])
                self.kept += 1
        for card in database.cards:
            row = self.rows.get(card.artwork_of)
            if row is not None and str(card.password) not in row[_ARTWORKS].split():
                row[_ARTWORKS] = f"{row[_ARTWORKS]} {card.password}".strip()
                self.left_out[ARTWORKS] -= 1
        for cells in self.rows.values():
            named = int(cells[_NAME_AS] or 0)
            if named not in self.rows and not packaged.is_own(named):
                cells[_NAME_AS] = ""  # nobody could say what it is called
        if database.is_texts_only:
            for password, words in database.texts.items():
                name = " ".join(words.name.split())
                if name and password in self.rows:
                    self.rows[password] = name_cells(self.rows[password], self.rows[password], language, name)
                    self.named += 1


def name_cells(cells: list[str], before: list[str] | None, language: str, name: str) -> list[str]:
    """Return the cells of a card with its name in a language; the names it had in the others stay.

    >>> name_cells(["7", "龙", "", ""], None, "zh", "龙")
    ['7', '龙', '龙', '']
    """
    made = list(cells)
    if before is not None:
        made[1:4] = before[1:4]
    made[_NAME_CELL[language]] = name
    made[1] = made[1] or name  # every card has a name by which we speak of it
    return made


def import_command(chosen: argparse.Namespace) -> int:
    """Keep the cards of the files, and say what became of them."""
    from spellspeed.formats.cdb import load_database
    from spellspeed.formats.strings_conf import load_strings
    from spellspeed.known_cards import USER_FILE, forget_known_cards, write_columns
    from spellspeed.user_folder import user_folder, write_whole

    chinese = chosen.lang == "zh"
    setnames = load_strings(chosen.strings).setnames if chosen.strings else {}
    databases = [load_database(file, chosen.dialect) for file in chosen.names[1:]]
    target = user_folder() / USER_FILE
    users = UserCards(read_users(target, chinese))
    for database in databases:
        language = chosen.names_in or tell_language([words.name for words in database.texts.values()])
        users.take(database, language, setnames)
        print(tell_database(database, language, chinese))
    write_whole(target, write_columns([users.rows[password] for password in sorted(users.rows)]))
    forget_known_cards()
    for line in tell_kept(users, str(target), chinese):
        print(line)
    return 0


def read_users(target: "Path", chinese: bool) -> dict[int, list[str]]:
    """Read what was kept before; a damaged file is begun anew, and that is said."""
    from spellspeed.known_cards import CardDataError, forget_known_cards, read_columns

    if not target.exists():
        return {}
    try:
        columns, _ = read_columns(target.read_bytes(), str(target))
        return {int(cells[0]): list(cells) for cells in zip(*columns, strict=True)}
    except (CardDataError, ValueError) as wrong:
        print(f"{wrong}；重新开始" if chinese else f"{wrong}; it is begun anew", file=sys.stderr)
        target.unlink()
        forget_known_cards()
        return {}


def tell_database(database: "CardDatabase", language: str, chinese: bool) -> str:
    """Say what a file holds, in one line.

    >>> from spellspeed.formats.cdb import CardDatabase
    >>> tell_database(CardDatabase("cards.cdb", "edopro", (), has_facts=True), "en", False)
    "cards.cdb: 0 cards in EDOPro's dialect, names in English"
    """
    name, program, names = database.name, PROGRAMS[database.dialect], NAMES_IN[language][chinese]
    if database.is_texts_only:
        count = len(database.texts)
        return (
            f"{name}：只有{count}张卡的{names}文字" if chinese else f"{name}: only texts of {count} cards, in {names}"
        )
    count = len(database.cards)
    told = (
        f"{name}：{count}张卡，{program}格式，卡名是{names}"
        if chinese
        else f"{name}: {count} cards in {program}'s dialect, names in {names}"
    )
    without = len(database.without_text)
    if without:
        told += f"；另有{without}行没有文字" if chinese else f"; {without} more rows have no text"
    return told


def tell_kept(users: UserCards, target: str, chinese: bool) -> list[str]:
    """Say which cards were kept, known and left out.

    >>> tell_kept(UserCards(kept=2, known=5), "cards.tsv.gz", False)
    ['kept 2 cards as known (not playable) in cards.tsv.gz; already known: 5']
    """
    kept, known = users.kept, users.known
    lines = [
        f"已保存{kept}张卡（已知，但不能使用）到{target}；{known}张原本就已知"
        if chinese
        else f"kept {kept} cards as known (not playable) in {target}; already known: {known}"
    ]
    if users.named:
        lines.append(f"{users.named}张卡有了新的卡名" if chinese else f"{users.named} cards have got a further name")
    left = [(count, pair) for pair, count in users.left_out.items() if count > 0]
    if left and chinese:
        lines.append("没有保存：" + "；".join([f"{pair[1]}{count}张" for count, pair in left]))
    elif left:
        lines.append("left out: " + "; ".join([f"{count} {pair[0]}" for count, pair in left]))
    return lines
