"""Write the printed facts of cards from the records of a shared folder: facts and names, never card text.

    python tools/build_data.py [FOLDER]                     cards.tsv anew, and every line of further.tsv
    python tools/build_data.py [FOLDER] --add NAME …        further cards, behind those that are there

`cards.tsv` holds the 408 pool and the cards the documents name, `further.tsv` every other card that is written or that
a text mentions. A line of the second is never moved, so that no card's number changes when another one comes.
`known.tsv.gz` holds every card there is, a column a line, and is the same whatever is added. A record that contradicts
itself is refused by name; nothing is written then.
"""

import argparse
import gzip
import json
import pathlib
import re
import sys
import unicodedata
from collections import Counter
from typing import Any

Record = dict[str, Any]

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "src" / "spellspeed" / "data" / "cards.tsv"
FURTHER = ROOT / "src" / "spellspeed" / "data" / "further.tsv"
KNOWN = ROOT / "src" / "spellspeed" / "data" / "known.tsv.gz"
SOURCES = ("seed_cards.jsonl", "other_cards.jsonl", "pool408.jsonl.gz")
POOL_408 = "pool408.jsonl.gz"
ALL_FACTS = "all_facts.jsonl.gz"
MODERN_TEXTS = "modern_texts.jsonl.gz"  # read for what a type line leaves out
HEADER = """\
# Printed facts of cards, without their texts. Made by tools/build_data.py from seed_cards.jsonl, other_cards.jsonl,
# pool408.jsonl.gz and all_facts.jsonl.gz; change the tool, not this file. One card a line, sorted by password; an empty
# cell is "has none".
"""
FURTHER_HEADER = """\
# Printed facts of further cards, as in cards.tsv. A line never moves: the number of a card is its place here. Made by
# `tools/build_data.py --add NAME`; lines are added at the end.
"""
COLUMNS = (
    "password,en,zh,ja,type line,attribute,level,rank,arrows,scale,ATK,DEF,archetypes,name as,408,artworks,also called"
)
# Of all cards: what is printed, and the OCG limit of that day ("" for Unlimited). What a text alone tells is left out
# (all but a name by rule), and what our own documents call a card.
KNOWN_COLUMNS = (
    "password,en,zh,ja,type line,attribute,level,rank,arrows,scale,ATK,DEF,archetypes,name as,artworks,limit 2026-07-01"
)
LIMITS = {"Unlimited": "", "Semi-Limited": "2", "Limited": "1", "Forbidden": "0", "Not yet released": "-", None: "?"}

# What the records leave out or get wrong, each with its reason.
FURTHER_ARTWORKS = {
    36996508: 46986414,  # Dark Magician, the print with its own password
    27847700: 24094653,  # Polymerization, likewise
}
ARTWORKS_WITHOUT_RECORD: dict[int, tuple[int, ...]] = {
    89631139: (
        89631140,
    ),  # Blue-Eyes White Dragon: the number deck files of YGOPro and EDOPro use for its second artwork
}
# Cards outside the records that the texts of other cards name: their facts are in ALL_FACTS, as printed in the OCG.
# What else they are called is said here.
NAMED_BY_TEXTS: dict[int, tuple[str, ...]] = {
    1353770: (),  # Valhalla, Hall of the Fallen
    13331639: (),  # Supreme King Z-ARC
    16195942: (),  # Dark Rebellion Xyz Dragon, for the series "Xyz Dragon"
    21143940: (),  # Mask Change
    34022290: (),  # Guardian Eatos
    41209827: (),  # Starving Venom Fusion Dragon, for the series "Fusion Dragon"
    55727845: (),  # Number 96: Dark Mist
    68468459: ("阿尔巴斯之落胤",),  # Fallen of Albaz
    75014062: (),  # Spell Power Grasp
    81954378: (),  # Reaper Scythe - Dreadscythe
    82044279: (),  # Clear Wing Synchro Dragon, for the series "Synchro Dragon"
    93717133: (),  # Galaxy-Eyes Photon Dragon
    94415058: (),  # Stargazer Magician
    98287529: (),  # Amorphactor Pain, the Imagination Dracoverlord
}
OUTSIDE_408 = {
    44330098,  # Gorz the Emissary of Darkness: the rules document marks it as outside the 408 pool
}

KINDS = {"Fusion", "Ritual", "Synchro", "Xyz", "Link", "Pendulum", "Flip", "Toon", "Spirit", "Union", "Gemini", "Tuner"}
ABILITIES = {"Flip", "Toon", "Spirit", "Union", "Gemini"}
SUMMONS = {"Fusion", "Ritual", "Synchro", "Xyz", "Link"}
PROPERTIES = {
    "Spell": {"Normal", "Quick-Play", "Continuous", "Equip", "Field", "Ritual"},
    "Trap": {"Normal", "Continuous", "Counter"},
}
ATTRIBUTES = {"EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE"}
TYPES = set(
    "Warrior,Spellcaster,Fairy,Fiend,Zombie,Machine,Aqua,Pyro,Rock,Winged Beast,Plant,Insect,Thunder,Dragon,Beast,"
    "Beast-Warrior,Dinosaur,Fish,Sea Serpent,Reptile,Psychic,Divine-Beast,Creator God,Wyrm,Cyberse,Illusion".split(",")
)
ARROWS = {
    "⬆": "Top",
    "↗": "Top-Right",
    "➡": "Right",
    "↘": "Bottom-Right",
    "⬇": "Bottom",
    "↙": "Bottom-Left",
    "⬅": "Left",
    "↖": "Top-Left",
}

# "(This card is always treated as an "Archfiend" card.)" is about an archetype; a name stands without "card" behind it.
NAMED_BY_RULE = re.compile(r'This card(?:\'s name)? is always treated as "([^"]+)"(?! card)')
NEVER_NORMAL = re.compile(r"[Cc]annot be Normal Summoned(?:/| or )Set\.")
NEVER_NORMAL_ZH = re.compile(r"(?:^|[。\n])这张卡不能通常召唤")

FLIP_TEXT = re.compile("反转：")


class Refused(Exception):
    """A record says something that no printed card says."""


def read_records(folder: pathlib.Path) -> tuple[dict[int, Record], set[int]]:
    """Read all sources: one record per password, and the passwords of the 408 pool."""
    records: dict[int, Record] = {}
    in_408: set[int] = set()
    for name in SOURCES:
        opener = gzip.open if name.endswith(".gz") else open
        with opener(folder / name, "rt", encoding="utf-8") as lines:
            for line in lines:
                record = json.loads(line)
                records.setdefault(record["password"], record)  # the seed record knows the documents' names
                if name == POOL_408:
                    in_408.add(record["password"])
    with gzip.open(folder / ALL_FACTS, "rt", encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if record["password"] in NAMED_BY_TEXTS:
                record["also"] = list(NAMED_BY_TEXTS[record["password"]])
                records.setdefault(record["password"], record)
    return records, in_408 - OUTSIDE_408


def merge_artworks(records: dict[int, Record]) -> dict[int, list[int]]:
    """Take further artworks out of the records, and give them by the card's own password."""
    artworks = {password: list(further) for password, further in ARTWORKS_WITHOUT_RECORD.items()}
    for further, password in FURTHER_ARTWORKS.items():
        other, main = records.pop(further), records[password]
        if other["konami_id"] != main["konami_id"]:
            raise Refused(f"{main['name_en']}: {further} is another card")
        main.setdefault("also", []).append(other["name_zh"])
        artworks.setdefault(password, []).append(further)
    seen: dict[int, int] = {}
    for password, record in records.items():
        twin = seen.setdefault(record.get("konami_id", -password), password)
        if twin != password:
            raise Refused(f"{record['name_en']}: {password} and {twin} are one card; add to FURTHER_ARTWORKS")
    return artworks


def never_normal_summoned(record: Record) -> bool:
    """Whether the card's own text says that it cannot be Normal Summoned or Set at all."""
    return bool(NEVER_NORMAL.search(record.get("text_en", "")) or NEVER_NORMAL_ZH.search(record.get("text_zh", "")))


def type_line(record: Record) -> str:
    """The words of the type line as printed, and those that a current print would add."""
    kind = record["card_type"]
    if kind != "Monster":
        if record.get("property") not in PROPERTIES.get(kind, set()):
            raise Refused(f"{kind} with property {record.get('property')!r}")
        return f"{kind} / {record['property']}"
    words = [word.strip() for word in record["monster_type_line"].split(" / ")]
    if words[0] not in TYPES or not set(words[1:]) <= KINDS | {"Normal", "Effect"}:
        raise Refused(f"type line {words}")
    if FLIP_TEXT.match(record.get("text_zh", "")) and "Flip" not in words:
        words.insert(1, "Flip")  # old prints say it in the text only
    beside = ABILITIES | (set() if {"Normal", *SUMMONS} & set(words) else {"Tuner"})
    if beside & set(words) and "Effect" not in words:
        words.append("Effect")  # old prints leave the word out beside an ability and beside "Tuner"
    if never_normal_summoned(record):
        if "Effect" not in words:
            raise Refused("never Normal Summoned, but without effect")
        if not SUMMONS & set(words):
            words.insert(1, "Special Summon")
    return " / ".join(words)


def check_numbers(record: Record, words: set[str]) -> None:
    """Refuse a card that has a number its kind cannot have, or lacks one that it must have."""
    has = {
        key for key in ("attribute", "level", "rank", "link_arrows", "pendulum_scale", "atk", "def") if key in record
    }
    needs: set[str] = set()
    if record["card_type"] == "Monster":
        needs = {"attribute", "atk"}
        needs |= {"link_arrows"} if "Link" in words else {"def", "rank"} if "Xyz" in words else {"def", "level"}
        needs |= {"pendulum_scale"} if "Pendulum" in words else set()
    if has != needs:
        raise Refused(f"has {sorted(has - needs)} too much, lacks {sorted(needs - has)}")
    if needs and record["attribute"] not in ATTRIBUTES:
        raise Refused(f"attribute {record['attribute']!r}")
    for key in ("level", "rank"):
        if key in record and not 0 <= record[key] <= 13:
            raise Refused(f"{key} {record[key]}")
    for key in ("atk", "def"):
        value = record.get(key, 0)
        if value != "?" and not (isinstance(value, int) and 0 <= value <= 5000):
            raise Refused(f"{key} {value!r}")


def name_by_rule(record: Record, by_name: dict[str, int]) -> str:
    """The password of the card whose name this one has by rule, or nothing."""
    found = NAMED_BY_RULE.search(record.get("text_en", ""))
    if not found:
        return ""
    if found[1] not in by_name:
        raise Refused(f"is by rule named {found[1]!r}, which is no card here")
    return str(by_name[found[1]])


def folded(name: str) -> str:
    """A name without marks and widths: an alias must not be taken for another card's own name."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", name).casefold() if letter.isalnum())


def row(record: Record, in_408: bool, artworks: list[int], by_name: dict[str, int], taken: set[str]) -> str:
    """One card as a line of the data file."""
    line = type_line(record)
    check_numbers(record, set(line.split(" / ")))
    own = {record["name_en"], record.get("name_zh", ""), record.get("name_ja", "")}
    also = [
        name
        for name in record.get("named_in_seeds_as", []) + record.get("also", [])
        if name not in own and folded(name) not in taken
    ]
    cells = [
        str(record["password"]),
        record["name_en"],
        record.get("name_zh", ""),
        record.get("name_ja", ""),
        line,
        record.get("attribute", ""),
        str(record.get("level", "")),
        str(record.get("rank", "")),
        " ".join(ARROWS[arrow] for arrow in record.get("link_arrows", [])),
        str(record.get("pendulum_scale", "")),
        str(record.get("atk", "")),
        str(record.get("def", "")),
        "|".join(dict.fromkeys(record.get("series", []))),
        name_by_rule(record, by_name),
        "1" if in_408 else "",
        " ".join(map(str, sorted(artworks))),
        "|".join(dict.fromkeys(also)),
    ]
    for cell in cells:
        if "\t" in cell or "\n" in cell:
            raise Refused(f"a tab or line end in {cell!r}")
    return "\t".join(cells)


def write_rows(target: pathlib.Path, header: str, rows: list[str]) -> None:
    """Write a data file with its header."""
    lines = [header + "# " + COLUMNS.replace(",", "\t"), *rows]
    target.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def read_further(folder: pathlib.Path) -> dict[int, Record]:
    """Read the facts of all cards there are, with the texts that tell what a type line leaves out."""
    found: dict[int, Record] = {}
    for name in (ALL_FACTS, MODERN_TEXTS):
        with gzip.open(folder / name, "rt", encoding="utf-8") as lines:
            for line in lines:
                record = json.loads(line)
                found.setdefault(record["password"], {}).update(record)
    return found


def known_row(record: Record, artworks: list[int], by_name: dict[str, int]) -> list[str]:
    """One card as the cells of the file of all cards."""
    cells = row(record, False, artworks, by_name, set()).split("\t")
    cells[4] = cells[4].replace(" / Special Summon", "")  # not printed, and not every text is at hand
    if record.get("ocg_limit") not in LIMITS:
        raise Refused(f"limit {record['ocg_limit']!r}")
    return [*cells[:14], cells[15], LIMITS[record.get("ocg_limit")]]


def write_known(columns: list[tuple[str, ...]]) -> None:
    """Write the file of all cards, a column a line, which is half the size of a card a line; unless it is as it was."""
    names = KNOWN_COLUMNS.split(",")
    text = "".join("\t".join((name, *cells)) + "\n" for name, cells in zip(names, columns, strict=True)).encode()
    if not KNOWN.exists() or gzip.decompress(KNOWN.read_bytes()) != text:
        KNOWN.write_bytes(gzip.compress(text, 9, mtime=0))


def list_further(records: dict[int, Record], added: list[str], here: set[int]) -> list[Record]:
    """Return the further cards in their order: those that are there, and then those that are added."""
    kept: list[int] = []
    if FURTHER.exists():
        lines = FURTHER.read_text(encoding="utf-8").splitlines()
        kept = [int(line.split("\t")[0]) for line in lines if line and not line.startswith("#")]
    by_name = {record["name_en"]: password for password, record in records.items()}
    for name in added:
        if name not in by_name:
            raise Refused(f"no card is called {name!r}")
        kept.append(by_name[name])
    return [records[password] for password in dict.fromkeys(kept) if password not in here]


def main(folder: pathlib.Path, added: list[str]) -> int:
    """Read, check, write, and print what was counted."""
    records, in_408 = read_records(folder)
    artworks = merge_artworks(records)
    everything = read_further(folder)
    try:
        further = list_further(everything, added, set(records))
    except Refused as reason:
        print(f"refused: {reason}", file=sys.stderr)
        return 1
    by_name = {record["name_en"]: password for password, record in (everything | records).items()}
    taken = {folded(record[key]) for record in records.values() for key in ("name_en", "name_zh", "name_ja")}
    rows: list[str] = []
    known: list[list[str]] = []
    wrong: list[str] = []
    first = [record for _, record in sorted(records.items())]
    for record in first + further:
        password = record["password"]
        try:
            rows.append(row(record, password in in_408, artworks.get(password, []), by_name, taken))
        except (Refused, KeyError) as reason:
            wrong.append(f"refused: {record['name_en']} [{password}]: {reason}")
    for record in sorted(everything.values(), key=lambda record: (record["name_en"], record["password"])):
        try:
            if record["password"] not in FURTHER_ARTWORKS:
                record = record | records.get(record["password"], {})  # as in cards.tsv, where it is there
                known.append(known_row(record, artworks.get(record["password"], []), by_name))
        except (Refused, KeyError) as reason:
            wrong.append(f"refused: {record['name_en']} [{record['password']}]: {reason}")
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    write_rows(OUTPUT, HEADER, rows[: len(first)])
    write_rows(FURTHER, FURTHER_HEADER, rows[len(first) :])
    write_known(list(zip(*known, strict=True)))
    count(rows)
    print(f"known by name: {len(known)} cards")
    return 0


def count(rows: list[str]) -> None:
    """Print how many cards of which kind were written."""
    table = [line.split("\t") for line in rows]
    kinds = Counter(cells[4].split(" / ")[0] if cells[5] == "" else "Monster" for cells in table)
    words = Counter(word for cells in table if cells[5] for word in cells[4].split(" / ")[1:])
    print(f"{len(rows)} cards: " + ", ".join(f"{number} {kind}s" for kind, number in kinds.most_common()))
    print("monsters whose line says " + ", ".join(f"{word} {number}" for word, number in words.most_common()))
    print(f"name by rule: {', '.join(cells[1] for cells in table if cells[13])}")
    print(f"in the 408 pool: {sum(cells[14] == '1' for cells in table)}")
    print(f"further artworks: {sum(len(cells[15].split()) for cells in table)}; ", end="")
    print(f"also called: {sum(bool(cells[16]) for cells in table)}")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", nargs="?", type=pathlib.Path, default=ROOT.parent / "shared" / "cards")
    asked.add_argument("--add", nargs="+", default=[], metavar="NAME", help="further cards, by their English names")
    given = asked.parse_args()
    sys.exit(main(given.folder, given.add))
