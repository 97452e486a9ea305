"""Levels that add up: which picks can be completed to monsters whose Levels are together what a summon asks for.

With "so much or more" no Tribute may be superfluous: without the smallest of them the sum would be too small. Which
sums can be reached is one bit each, so no set of cards is ever tried out. Where the monsters are parts of a whole, as
the Tuner and the others of a Synchro Summon are, the sums are kept apart by the parts that have a card already.
"""

from typing import Final

ROOM: Final = 64  # beside the Level: when the monster leaves, the new monster has a zone
LEVELS: Final = ROOM - 1
HOLDS_ROOM: Final = 128  # beside the Level: as long as the monster stays, the new one has a zone
OTHERWISE_AT: Final = 8  # from this bit on: what the card can count for instead of its Level, 0 for nothing
FROM_HAND: Final = 1 << 14  # the card lies in the hand: one such card is a part if another allows it
LETS_HAND: Final = 1 << 15  # used as a part, it allows one card of the hand
PARTS_AT: Final = 16  # from this bit on: which of the parts the card could be
SERIES_AT: Final = 24  # from this bit on: of which series it is a member that keep a zone as long as all of it stay
POINTED_AT: Final = 32  # from this bit on: it makes room as long as the Link Monster with the same bit below stays
POINTS_AT: Final = 40  # from this bit on: it is such a Link Monster, the bit is that of its zone
ALONE_AT: Final = 48  # from this bit on: of the cards with the same number here, if it is not 0, one at most is a part
OF_THE_HAND: Final = 15  # such a number: that of the cards of the hand
BINDS_AT: Final = 52  # from this bit on: it does not go together with the cards that have the same bit below
REFUSED_AT: Final = 58  # from this bit on: those
SIX: Final = 63  # so many cards can bind others
NUMBERED: Final = 15 << ALONE_AT
PARTICULAR: Final = FROM_HAND | LETS_HAND | SIX << BINDS_AT | SIX << REFUSED_AT
STAYING: Final = HOLDS_ROOM | 255 << POINTS_AT  # what a card still is that is not taken

# What a set of Tributes must be.
EXACTLY: Final = 1  # the Levels are together no more than the total
FOR_ROOM: Final = 2  # one of the monsters makes room
# What a set of parts must be, always with a total that is reached exactly.
AND_MORE: Final = 4  # of the last part there can be any number
COUNT_AT: Final = 4  # from this bit on: how many parts there are, each a card of its own
SERIES_COUNT_AT: Final = 16  # from this bit on: how many series keep a zone


def find_sums(values: list[int], least: int, start: int, roomy: bool) -> tuple[int, int]:
    """Return the sums that cards of at least this Level can reach from a start, as bits: any, and those with room."""
    without = 0 if roomy else 1 << start
    with_room = 1 << start if roomy else 0
    for value in values:
        level = value & LEVELS
        if level < least:
            continue
        more = with_room | with_room << level
        if value & ROOM:
            more |= without << level
        else:
            without |= without << level
        with_room = more
    return (without | with_room, with_room)


def can_reach(values: list[int], taken: list[int], flags: int, least: int, most: int, smallest: int) -> bool:
    """Whether cards that are taken and others reach a sum between these ends.

    None has a Level below the smallest, and one has just that, unless the smallest is 0.
    """
    start = 0
    roomy = False
    has_smallest = smallest == 0
    for value in taken:
        level = value & LEVELS
        if level < smallest:
            return False
        start += level
        roomy = roomy or value & ROOM != 0
        has_smallest = has_smallest or level == smallest
    window = (1 << (most + 1)) - (1 << least)
    if has_smallest:
        sums = find_sums(values, smallest, start, roomy)
        return (sums[1] if flags & FOR_ROOM else sums[0]) & window != 0
    tried: list[int] = []
    for at, value in enumerate(values):
        if value & LEVELS != smallest or value in tried:
            continue
        tried.append(value)
        others = values[:at] + values[at + 1 :]
        sums = find_sums(others, smallest, start + smallest, roomy or value & ROOM != 0)
        if (sums[1] if flags & FOR_ROOM else sums[0]) & window:
            return True
    return False


def can_add_up(values: list[int], taken: list[int], total: int, flags: int) -> bool:
    """Whether the taken cards, with some of the others, are Tributes for this total, or the parts that make it up.

    >>> can_add_up([4, 4, 3], [], 8, 0), can_add_up([4, 3], [], 8, 0), can_add_up([4, 4], [8], 8, 0)
    (True, False, True)
    >>> can_add_up([], [8, 1], 8, 0), can_add_up([], [5, 4], 8, 0), can_add_up([], [5, 4], 8, EXACTLY)
    (False, True, False)
    >>> can_add_up([4], [4], 8, FOR_ROOM), can_add_up([4 | ROOM], [4], 8, FOR_ROOM)
    (False, True)
    """
    if flags >> COUNT_AT:
        return can_be_parts(values, taken, total, flags)
    if flags & EXACTLY:
        return can_reach(values, taken, flags, total, total, 0)
    # Nothing counts for more than the total, and a card that does is a Tribute by itself.
    values = [capped(value, total) for value in values]
    taken = [capped(value, total) for value in taken]
    for smallest in range(1, total + 1):
        if can_reach(values, taken, flags, total, total + smallest - 1, smallest):
            return True
    return False


def can_be_parts(values: list[int], taken: list[int], total: int, flags: int) -> bool:
    """Whether the taken cards, with some of the others, are all parts, and together count for the total.

    >>> tuner, other = 3 | 1 << PARTS_AT, 4 | 2 << PARTS_AT
    >>> can_be_parts([tuner, other], [], 7, 2 << COUNT_AT), can_be_parts([tuner, other], [], 8, 2 << COUNT_AT)
    (True, False)
    >>> can_be_parts([tuner, other, other], [], 11, 2 << COUNT_AT | AND_MORE), can_be_parts([tuner], [tuner], 6, 32)
    (True, False)
    >>> pointing = 1 | HOLDS_ROOM | 1 << PARTS_AT
    >>> for_two = 2 << COUNT_AT | FOR_ROOM
    >>> can_be_parts([pointing, 1 | 3 << PARTS_AT], [], 2, for_two), can_be_parts([pointing] * 2, [other], 5, for_two)
    (False, True)
    >>> link, under = 1 | 3 << PARTS_AT | 1 << POINTS_AT, 1 | 3 << PARTS_AT | 1 << POINTED_AT
    >>> can_be_parts([link, under], [], 2, for_two), can_be_parts([link, under, under], [], 2, for_two)
    (False, True)
    """
    if flags & FOR_ROOM:
        # A monster that stays and keeps a zone for the new one leaves nothing to wish for.
        for at, value in enumerate(values):
            others = values[:at] + values[at + 1 :]
            if value & HOLDS_ROOM and can_be_parts(others, taken, total, flags & ~FOR_ROOM):
                return True
            bit = value >> POINTS_AT & 255
            if bit and can_be_parts(let_stay(others, bit), let_stay(taken, bit), total, flags):
                return True
        for at in range(flags >> SERIES_COUNT_AT):
            # No more does a series of which none is taken.
            if not has_one(taken, 1 << SERIES_AT + at):
                others = [value for value in values if not value >> SERIES_AT + at & 1]
                if can_be_parts(others, taken, total, flags & ~FOR_ROOM):
                    return True
    if not has_one(values, PARTICULAR) and not has_one(taken, PARTICULAR):
        return can_fill(values, taken, total, flags)
    return can_go_together(values, taken, total, flags)


def has_one(values: list[int], bits: int) -> bool:
    """Whether one of the values has one of these bits."""
    for value in values:
        if value & bits:
            return True
    return False


def can_go_together(values: list[int], taken: list[int], total: int, flags: int) -> bool:
    """Whether the same is so although some cards bind the others, or need another that allows them.

    >>> tuner, fish, ox = 4 | 1 << PARTS_AT | 1 << BINDS_AT, 2 | 2 << PARTS_AT, 4 | 2 << PARTS_AT | 1 << REFUSED_AT
    >>> can_go_together([tuner, fish], [], 6, 32), can_go_together([tuner, ox], [], 8, 32)
    (True, False)
    >>> caller, held = 3 | 1 << PARTS_AT | LETS_HAND, 4 | 2 << PARTS_AT | FROM_HAND
    >>> can_go_together([caller, held], [], 7, 32), can_go_together([3 | 1 << PARTS_AT, held], [], 7, 32)
    (True, False)
    """
    for at, value in enumerate(values):
        if value >> BINDS_AT & SIX:
            # With it, and without it.
            others = values[:at] + values[at + 1 :]
            if can_go_together(others, [*taken, value], total, flags):
                return True
            return can_go_together(others, taken, total, flags)
    refused = 0
    for value in taken:
        refused |= value >> BINDS_AT & SIX
    if refused:
        if has_one(taken, refused << REFUSED_AT):
            return False
        values = [value for value in values if not value >> REFUSED_AT & refused]
    held = [value for value in taken if value & FROM_HAND]
    on_field = [value for value in values if not value & FROM_HAND]
    if not held and can_fill(on_field, taken, total, flags):
        return True
    if len(held) > 1 or (not held and len(on_field) == len(values)):
        return False
    kept = on_field if held else [given_number(value) for value in values]
    if has_one(taken, LETS_HAND):
        return can_fill(kept, taken, total, flags)
    for at, value in enumerate(kept):
        if value & LETS_HAND and can_fill(kept[:at] + kept[at + 1 :], [*taken, value], total, flags):
            return True
    return False


def given_number(value: int) -> int:
    """Return the value of a card, numbered with the others of the hand if it is one of them."""
    return value | OF_THE_HAND << ALONE_AT if value & FROM_HAND else value


def number_of(value: int) -> int:
    """Return the number of which one card at most is a part, 0 for none.

    >>> number_of(4 | 3 << ALONE_AT)
    3
    """
    return value >> ALONE_AT & 15


def can_fill(values: list[int], taken: list[int], total: int, flags: int) -> bool:
    """Whether the taken cards, with some of the others, fill all parts and count for the total, with room if asked for.

    >>> alike, other = 1 | 3 << PARTS_AT | 1 << ALONE_AT, 1 | 3 << PARTS_AT | 2 << ALONE_AT
    >>> can_fill([alike, alike], [], 2, 32), can_fill([alike, other], [], 2, 32), can_fill([alike], [alike], 2, 32)
    (False, True, False)
    """
    count = flags >> COUNT_AT & 255
    every = (1 << count) - 1
    within = (2 << total) - 1
    # By the parts that have a card and, beside them, whether one of the cards makes room: the sums.
    sums = [0] * (2 << count)
    sums[0] = 1
    others = values
    if has_one(values, NUMBERED):
        others = list(values)
        others.sort(key=number_of)
    numbers = [number_of(value) for value in taken if value & NUMBERED]
    last = 0
    base = sums  # without any of the cards that have the same number
    for at, value in enumerate(taken + others):
        number = number_of(value)
        if number and (numbers.count(number) > 1 or (at >= len(taken) and number in numbers)):
            if at < len(taken):
                return False
            continue
        if not number or number != last:
            base = sums
        last = number
        after = [0] * len(sums) if at < len(taken) else list(sums)
        room = every + 1 if value & ROOM else 0
        otherwise = value >> OTHERWISE_AT & LEVELS
        for filled, reached in enumerate(base):
            if not reached:
                continue
            more = reached << (value & LEVELS)
            if otherwise:
                more |= reached << otherwise
            for part in range(count):
                again = flags & AND_MORE != 0 and part == count - 1
                if value >> PARTS_AT >> part & 1 and (again or not filled >> part & 1):
                    after[filled | 1 << part | room] |= more & within
        sums = after
    found = sums[every * 2 + 1]
    return (found if flags & FOR_ROOM else found | sums[every]) >> total & 1 != 0


def let_stay(values: list[int], bit: int) -> list[int]:
    """Return the values if the Link Monster with this bit stays: what it points to makes room.

    >>> let_stay([1 | 4 << POINTED_AT, 2, 3 | 1 << POINTS_AT], 4) == [1 | ROOM | 4 << POINTED_AT, 2, 3]
    True
    """
    kept: list[int] = []
    for value in values:
        plain = value & ~(255 << POINTS_AT)  # one that stays is enough
        kept.append(plain | ROOM if value >> POINTED_AT & bit else plain)
    return kept


def capped(value: int, total: int) -> int:
    """Return the value with no more Levels than the total."""
    return value & ROOM | min(value & LEVELS, total)


def find_following(values: list[int], picks: list[int], total: int, flags: int) -> list[int]:
    """Return the cards that can be picked next so that the others can be found; cards that are alike fare alike."""
    taken = [values[at] for at in picks]
    left = [at for at in range(len(values)) if at not in picks and values[at] & LEVELS]
    found: list[int] = []
    fits: dict[int, bool] = {}
    for at in left:
        value = values[at]
        if value not in fits:
            others = [values[other] for other in range(len(values)) if other != at and other not in picks]
            fits[value] = can_add_up(others, [*taken, value], total, flags)
        if fits[value]:
            found.append(at)
    return found
