"""Situations of a duel that pictures are taken of: a position each, and what is pressed in it."""

from typing import Final, NamedTuple

TURN: Final = "turn 5, Main Phase 1, you to act\n"
DECK: Final = "deck: 12 Mystical Elf"
OTHER: Final = f"opp 6100   hand: Sangan, Kuriboh   monsters: Gemini Elf   set: Mirror Force   {DECK}"
TRAPS: Final = f"""{TURN}
    you 8000   hand: Mystical Space Typhoon, Dark Hole   monsters: Gemini Elf   set: Seven Tools of the Bandit   {DECK}
    opp 6100   hand: Sangan, Kuriboh   monsters: Dark Magician   {DECK}
               set: Magic Jammer, Mirror Force, Seven Tools of the Bandit
"""
SPENT: Final = f"""{TURN}
    you 8000   hand: Sangan, Dark Hole, Blue-Eyes White Dragon   monsters: Gemini Elf (this turn)   {DECK}
               set: Mirror Force (this turn)   graveyard: Raigeki
    opp 6100   hand: Sangan, Kuriboh   monsters: Dark Magician   set: Magic Jammer   {DECK}
    done: you normal summoned
"""
FULL: Final = f"""{TURN}
    you 4300   hand: Dark Hole, Sangan, Monster Reborn   field: Umi   graveyard: Raigeki, Kuriboh   {DECK}
               monsters: Gemini Elf, Mystical Elf (set), Kuriboh, Blue-Eyes White Dragon, Sangan (defense)
               set: Mirror Force, Magic Jammer, Torrential Tribute, Book of Moon, Raigeki Break
               extra: Stellarknight Delteros, Dark Rebellion Xyz Dragon
    opp 6100   hand: 3 Sangan   graveyard: Raigeki   banished: Kuriboh   {DECK}
               monsters: Dark Magician, Luster Dragon, Giant Soldier of Stone (set), Summoned Skull, Sangan
               set: Mirror Force, Seven Tools of the Bandit, Raigeki Break
"""
STARS: Final = f"""{TURN}
    you 8000   hand: Sangan   monsters: Satellarknight Altair, Satellarknight Vega, Satellarknight Rigel   {DECK}
               extra: Stellarknight Delteros, Dark Rebellion Xyz Dragon, Castel, the Skyblaster Musketeer
    {OTHER}"""
MATERIALS: Final = "Satellarknight Altair + Satellarknight Vega + Satellarknight Rigel"
DELTEROS: Final = f"Stellarknight Delteros (extra zone 1, materials: {MATERIALS})"
BATTLE: Final = f"""{TURN}
    you 8000   hand: Dark Hole   monsters: Gemini Elf, Kuriboh   {DECK}
    opp 3000   hand: Honest, Sangan   monsters: Mystical Elf, Luster Dragon   {DECK}
"""
TYPHOON: Final = (("Mystical Space Typhoon.*you can", "Activate"), ("your Spell & Trap Zone 2.*you can", ""))
LINKS: Final = (
    *TYPHOON,
    ("opponent's Spell & Trap Zone 2.*you can", ""),
    ("^Confirm", ""),
    ("Magic Jammer.*you can", ""),
    ("Sangan.*you can", ""),
    ("^Confirm", ""),
    ("Seven Tools of the Bandit.*you can", ""),
)


class Situation(NamedTuple):
    """A position, and what is pressed in it: names of buttons, each with what its menu offers."""

    position: str
    pressed: tuple[tuple[str, str], ...] = ()


SITUATIONS: Final = {
    "duel": Situation(TRAPS),
    "menu": Situation(TRAPS, (("Mystical Space Typhoon.*you can", ""),)),
    "why-not": Situation(SPENT, (("Sangan.*your hand", ""),)),
    "zone": Situation(TRAPS, TYPHOON[:1]),
    "target": Situation(TRAPS, TYPHOON),
    "picked": Situation(TRAPS, (*TYPHOON, ("opponent's Spell & Trap Zone 2.*you can", ""))),
    "respond": Situation(TRAPS, LINKS[:4]),
    "chain": Situation(TRAPS, LINKS),
    "extra-deck": Situation(STARS, (("^your Extra Deck", ""),)),
    "extra-deed": Situation(STARS, (("^your Extra Deck", ""), ("^Stellarknight Delteros", ""))),
    "materials": Situation(STARS, (("^your Extra Deck", ""), ("^Stellarknight Delteros", "Xyz"))),
    "graveyard": Situation(
        f"""{TURN}
        you 8000   hand: Monster Reborn   graveyard: Dark Magician, Sangan, Kuriboh, Raigeki, Luster Dragon   {DECK}
        {OTHER}   graveyard: Summoned Skull, Dark Hole""",
        (("Monster Reborn.*you can", "Activate"), ("your Spell & Trap Zone 1", "")),
    ),
    "damage-step": Situation(
        BATTLE,
        (
            ("^Go to the Battle Phase", ""),
            ("Gemini Elf.*you can", "Attack"),
            ("opponent's Monster Zone 1.*you can", ""),
            ("^Confirm", ""),
        ),
    ),
    "full-field": Situation(FULL),
    "xyz": Situation(
        f"""{TURN}
        you 8000   hand: Sangan, Satellarknight Deneb   {DECK}
                   monsters: {DELTEROS}, Satellarknight Alsahm
        {OTHER}"""
    ),
    "link": Situation(
        f"""{TURN}
        you 8000   hand: Sangan   monsters: Decode Talker (extra zone 1), Flame Administrator, Gemini Elf   {DECK}
        {OTHER}"""
    ),
    "pendulum": Situation(
        f"""{TURN}
        you 8000   hand: Igknight Margrave, Igknight Gallant   pendulum: Igknight Squire, Igknight Templar   {DECK}
        {OTHER}"""
    ),
    "name": Situation(
        f"{TURN}you 8000 hand: Prohibition, Sangan {DECK}\n{OTHER}",
        (("Prohibition.*you can", "Activate"), ("your Spell & Trap Zone 1", "")),
    ),
    "number": Situation(
        f"{TURN}you 8000 set: Wall of Revealing Light {DECK}\n{OTHER}",
        (("Wall of Revealing Light.*you can", "Activate"),),
    ),
    "hand-of-ten": Situation(
        f"""{TURN}
        you 8000   monsters: Gemini Elf   {DECK}
                   hand: Sangan, Kuriboh, Dark Hole, Raigeki, Monster Reborn, Blue-Eyes White Dragon, Umi, Mirror Force,
                   Book of Moon, Luster Dragon
        {OTHER}"""
    ),
}
