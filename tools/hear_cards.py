"""Hears every line of every card in both languages, and says which are not heard as themselves and nothing else.

    python tools/hear_cards.py               all of them, on all processors
    python tools/hear_cards.py --every 10    every tenth line

`hear(say(line)) == [line]` is the proof that the rows of `lang/phrases` lose
nothing, and that no two lines are said alike.
"""

import argparse
import os
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tools.write_golden import chinese_name

from spellspeed.cards import ALL_CARDS
from spellspeed.lang.hear.hear import Listener
from spellspeed.lang.say.say import Speaker
from spellspeed.lang.words.node import words_in
from spellspeed.lang.words.nouns import Token

LANGUAGES = ("en", "zh")
say_name = cache(chinese_name)


@cache
def list_names() -> tuple[dict[str, dict[str, list[str]]], dict[str, str]]:
    """By language, which cards are called so; and the two names of every Token, each by the other."""
    names = {card.name for card in ALL_CARDS}
    tokens: dict[str, str] = {}
    for word in [word for card in ALL_CARDS for line in card.all_lines() for word in words_in(line)]:
        if isinstance(word, Token):
            tokens |= {word.name: word.name_zh, word.name_zh: word.name}
        for value in [value for key, value in vars(word).items() if key != "name_zh"]:
            names |= {part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, str)}
    back: dict[str, dict[str, list[str]]] = {lang: defaultdict(list) for lang in LANGUAGES}
    for name in sorted(names):
        back["en"][name].append(name)
        back["zh"][say_name(name)].append(name)
    return back, tokens


def hear_line(number: int, lang: str) -> tuple[str, float]:
    """Say a line and hear it: what is wrong, nothing if it is heard as itself, and the seconds it took."""
    card, line = [(card, line) for card in ALL_CARDS for line in card.all_lines()][number]
    back, tokens = list_names()
    names = str if lang == "en" else say_name
    text = Speaker(lang, names, card.name, line).say(line)
    begun = time.process_time()
    heard = Listener(lang, text, names, lambda said: back[lang].get(said, ()), card.name, tokens).hear()
    took = time.process_time() - begun
    if heard == [line]:
        return "", took
    return f"{card.name}: {text}\n  is {line!r}\n  heard as {heard!r}", took


def main() -> int:
    """Hear them all."""
    parser = argparse.ArgumentParser(description="Hear every line of every card.")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every so manieth line")
    chosen = parser.parse_args()
    count = sum([len(card.all_lines()) for card in ALL_CARDS])
    numbers = range(0, count, chosen.every)
    wrong = 0
    for lang in LANGUAGES:
        slowest = 0.0
        with ProcessPoolExecutor(os.cpu_count()) as processes:
            for at, (told, took) in enumerate(processes.map(partial(hear_line, lang=lang), numbers, chunksize=20), 1):
                slowest = max(slowest, took)
                if told:
                    wrong += 1
                    print(told, flush=True)
                if at % 200 == 0:
                    print(f"{lang}: {at} of {len(numbers)} lines", file=sys.stderr, flush=True)
        print(f"{lang}: {len(numbers)} lines, the slowest in {slowest:.1f} s")
    print(f"{wrong} were not heard as themselves")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
