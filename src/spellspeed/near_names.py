"""Names that hold the words of a question, and names that come close to a misspelt one."""

import re
from collections.abc import Mapping, Sequence

from spellspeed.card_data import folded

CLOSE = 0.7  # how alike two names must be for a "did you mean"; 1 is the same
FEW = 4  # letters, of which one may be wrong
CLOSE_BY_FEW = 0.6
FURTHER = 0.12  # how much less alike than the best one another name may be
BEGINNING = 0.8  # what the beginning of a name counts against a whole one
WORTH_A_LOOK = 64  # so many names are compared letter by letter

WORDS_TO_SHORTEN = 3  # names of fewer words are not shortened to their first letters
SHORTENED = (1, 0)  # the rank of a name that was given by its first letters: behind full names, before beginnings


def initials_of(name: str) -> str:
    """Return the first letters of an English name, by which players shorten it; "" if it has too few words for that.

    >>> initials_of("Mystical Space Typhoon"), initials_of("Blue-Eyes White Dragon"), initials_of("Dark Hole")
    ('mst', 'bewd', '')
    """
    words = re.findall(r"[^\W_]+", name)
    return "".join([word[0] for word in words]).casefold() if len(words) >= WORDS_TO_SHORTEN else ""


def rank_names(text: str, names: Mapping[str, Sequence[int]]) -> dict[int, tuple[int, int]]:
    """Rank the cards whose names hold the text or all its words: full names, beginnings, parts, words in any order.

    >>> rank_names("blue dragon", {"blueeyeswhitedragon": [3], "bluedragon": [5], "mysticalelf": [7]})
    {3: (3, 19), 5: (0, 10)}
    """
    wanted = folded(text)
    words = [folded(part) for part in text.split()]
    best: dict[int, tuple[int, int]] = {}
    if not wanted:
        return best
    for name, cards in names.items():
        at = name.find(wanted)
        if at < 0 and not all(part in name for part in words):
            continue
        order = (0 if name == wanted else 1 if at == 0 else 2 if at > 0 else 3, len(name))
        for card in cards:
            if card not in best or order < best[card]:
                best[card] = order
    return best


def list_close_names(wanted: str, names: Sequence[str], count: int) -> list[str]:
    """List the folded names that are most like this one, the most alike first.

    >>> list_close_names("sumonedskul", ["summonedskull", "skullservant", "summonedlord"], 2)
    ['summonedskull']
    """
    import difflib  # costs more than a duel needs; only mistakes pay for it

    close = CLOSE if len(wanted) > FEW else CLOSE_BY_FEW
    shortest, longest = len(wanted) * close / (2 - close), len(wanted) * (2 - close) / close
    # Comparing letter by letter is slow: only names with enough of the same letters and pairs of letters come so far.
    pieces = {*wanted, *[wanted[at : at + 2] for at in range(len(wanted) - 1)]}
    shared: list[tuple[float, str]] = []
    for name in names:
        if len(name) < shortest:
            continue
        seen = name if len(name) <= longest else name[: len(wanted)]  # the beginning of a long name may be meant
        common = 0
        for piece in pieces:
            if piece in seen:
                common += 1
        if common > 1:
            shared.append((common / (len(wanted) + len(seen)), name))
    shared.sort(key=lambda each: -each[0])
    found: dict[str, float] = {}
    compared = difflib.SequenceMatcher()
    compared.set_seq2(wanted)
    for _, name in shared[:WORTH_A_LOOK]:
        whole = len(name) <= longest
        compared.set_seq1(name if whole else name[: len(wanted)])
        alike = compared.ratio() * (1 if whole else BEGINNING)
        if alike >= close:
            found[name] = alike
    best = max(found.values(), default=0)
    near = [name for name in found if found[name] > best - FURTHER]
    return sorted(near, key=lambda name: (-found[name], len(name)))[:count]  # of two the shorter is meant more often
