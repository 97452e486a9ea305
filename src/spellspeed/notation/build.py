"""From a sheet to a state: the cards in their places and the frames that lead to the request."""

import re
from typing import Final

import spellspeed.engine.battle.battle as battle
import spellspeed.engine.turn.main_phase as main_phase
import spellspeed.engine.turn.setup as setup
import spellspeed.engine.turn.turn as turn
import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.geminis import settle_resummoned
from spellspeed.engine.applies.grants import NO_ATTACK, attack_left, attacks_made, granted
from spellspeed.engine.applies.standing_attack import IN_DEFENSE
from spellspeed.engine.kernel.card_state import FOR_GOOD
from spellspeed.engine.kernel.dice import ROLLS
from spellspeed.engine.kernel.frames import FRAME_ATTACK, FRAME_BATTLE_PHASE, FRAME_MAIN_PHASE, FRAME_SETUP, FRAME_TURN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import note
from spellspeed.engine.kernel.places import is_on_field, own
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import MADE_DIRECT, Battle, CardState, DeedDone, Frame
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.attack import is_open_to_direct_attack
from spellspeed.engine.may.ways import tributes_needed
from spellspeed.engine.moving.hands import settle_hands
from spellspeed.engine.moving.moves import held_by
from spellspeed.engine.moving.zones import SOMETHING_BLOCKS, is_blocking, let_block, settle_blocked
from spellspeed.engine.settling.onsets import settle_onsets
from spellspeed.engine.turn.setup import empty_state
from spellspeed.lang.codes.code import OP_BLOCK_ZONES
from spellspeed.notation.equips import equip_cards
from spellspeed.notation.facts import BATTLES, GONE
from spellspeed.notation.phrases import LISTS, MOST_CARDS, Mention, PositionError, read_mentions
from spellspeed.notation.read import AttackLine, Entry, Flags, Sheet, read_flags, read_sheet
from spellspeed.notation.recall import Fact, Recall
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Refusal
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    ATTACK_IN_DEFENSE,
    BATTLE_PHASE,
    BATTLE_STEP,
    CHANGE_POSITION,
    DECK,
    DRAW_PHASE,
    END_PHASE,
    EXTRA_DECK_KINDS,
    EXTRA_MONSTER_ZONE,
    FIELD,
    FLIP_SUMMON,
    GEMINI,
    GEMINI_SUMMON,
    HAND,
    LINK,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MATERIAL,
    MONSTER,
    MONSTER_ZONE,
    NO_DEED,
    NO_STEP,
    NO_TIMING,
    NOBODY,
    NORMAL_SUMMON,
    PLACED_AS_SPELL,
    PLACED_AS_TRAP,
    PLACES,
    PUT_THERE,
    RITUAL,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    SPECIAL_SUMMON_ONLY,
    SPELL,
    SPELL_TRAP_ZONE,
    STANDBY_PHASE,
    START_STEP,
    TRAP,
    TRIBUTE_SUMMON,
    VOID,
    WAS_ATTACK_TARGET,
    XYZ,
)

_PLACE_OF: Final = {key: place for key, place, _ in LISTS}
_ON_FIELD: Final = ("monsters", "set", "spells", "pendulum", "field")
_PENDULUM_ZONES: Final = (1, 5)
_ALWAYS_SPECIAL: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY
_PROPER: Final = 16  # of a card's row
_USE_THE_RIGHT: Final = (NORMAL_SUMMON, TRIBUTE_SUMMON, SET_MONSTER, GEMINI_SUMMON)
_COULD_REVIVE: Final = ("monsters", "graveyard", "banished")  # where a card is after it was summoned once
_BEFORE_BATTLE: Final = (DRAW_PHASE, STANDBY_PHASE, MAIN_PHASE_1)
# What only makes sense in some lists.
_ONLY_MONSTERS: Final = ("attack", "defense", "special summoned", "attacked", "position changed", "flip summoned")
_AS_ANOTHER: Final = ("as spell", "as trap", "as equip")
_SUMMONED_AGAIN: Final = ("summoned again", "again this turn")
_FROM_HAND: Final = (NORMAL_SUMMON, TRIBUTE_SUMMON, SET_MONSTER, SET_SPELL_TRAP)
_DEED_FLAGS: Final = (
    ("attacked", ATTACK),
    ("position changed", CHANGE_POSITION),
    ("flip summoned", FLIP_SUMMON),
    ("again this turn", GEMINI_SUMMON),
)


def read_position(
    text: str, pool: CardPool, seed: int, ask_all: bool, order_graveyard: bool = False
) -> tuple[Game, State]:
    """Read a position; whoever advances the state comes to its request. What was done since is left out.

    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Kuriboh\\nopp 7000 monsters: Sangan (defense)"
    >>> game, state = read_position(text, CardPool.builtin(), 0, False)
    >>> state.lp, state.turn, len(state.monsters_of(1))
    ((8000, 7000), 3, 1)
    """
    return build_position(read_sheet(text, pool), pool, seed, ask_all, order_graveyard)


def build_position(
    sheet: Sheet, pool: CardPool, seed: int, ask_all: bool, order_graveyard: bool = False, keyed: bool = False
) -> tuple[Game, State]:
    """Build the state of a position that was read.

    >>> pool = CardPool.builtin()
    >>> sheet = read_sheet("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 7000", pool)
    >>> build_position(sheet, pool, 0, False)[1].lp
    (8000, 7000)
    """
    check_time(sheet)
    g = Game(pool, sheet.format, ask_all or sheet.asks_all, order_graveyard or sheet.asks_order)
    s = empty_state(g, seed, keyed)
    s.set_last_turn(sheet.last_turn)
    if sheet.before_first:
        begin_before_first(s, sheet)
        return g, s
    for player in (0, 1):
        s.set_lp(player, sheet.lp[player])
    s.begin_turn(sheet.turn, sheet.player)
    # Players alternate, so the number of the turn tells who went first.
    s.choose_first(sheet.player if sheet.turn % 2 else 1 - sheet.player)
    for player in (0, 1):
        lay_out(g, s, sheet, player)
    block_zones(g, s, sheet)
    equip_cards(g, s, sheet, pool)
    for player, deed in sheet.summoned:
        if deed != NORMAL_SUMMON or not any(done.player == player and done.deed in _USE_THE_RIGHT for done in s.deeds):
            s.remember(DeedDone(player, deed, -1, 0, -1, 0, MAIN_PHASE_1, 0))
    add_vanished(s, sheet, pool)
    Recall(g, s, pool).carry(sheet.facts)
    settle_blocked(g, s)  # a card whose effects are negated blocks nothing
    s.collect_events()
    s.set_happened([])
    push_frames(g, s, sheet, pool)
    settle_resummoned(g, s)
    settle_onsets(g, s)  # what lies there has applied since before anything else happens
    settle_hands(g, s, quietly=True)
    return g, s


def begin_before_first(s: State, sheet: Sheet) -> None:
    """Lay the decks out, and have the player of the header choose who takes the first turn."""
    for player in (0, 1):
        s.set_lp(player, sheet.lp[player])
        mine = [entry for entry in sheet.entries if entry.player == player]
        for entry in mine:
            if entry.key not in ("deck", "extra"):
                raise entry.wrong("before the first turn there are only decks and Extra Decks")
        for key in ("deck", "extra"):
            cards = [entry.card for entry in mine if entry.key == key]
            for card in cards[::-1] if key == "deck" else cards:
                add_row(s, card, own(player, _PLACE_OF[key]), player, False)
    s.push(Frame(FRAME_SETUP, setup.CHOOSE, NOBODY, -1, 0, (NOBODY, 0)))
    s.foretell(((ROLLS, NOBODY, sheet.player),))  # the throw that decides who chooses


def add_vanished(s: State, sheet: Sheet, pool: CardPool) -> None:
    """Add the Tokens that have vanished and are still named."""
    for fact in sheet.facts:
        for mention in read_mentions(fact.text, pool) if fact.key == GONE[0] else []:
            try:
                card = pool.find(mention.name)
            except LookupError as unknown:
                raise fact.wrong(str(unknown)) from None
            if mention.count > MOST_CARDS:
                raise fact.wrong(f"more than {MOST_CARDS} Tokens")
            for _ in range(mention.count):
                add_row(s, card, VOID, 0, False, sheet.moves_ago)


def check_time(sheet: Sheet) -> None:
    """Raise an error when the turn cannot have come to where the header says."""
    if sheet.turn > 1 or sheet.format.first_turn_battle:
        return
    line, column = sheet.header_line, sheet.phase_column
    if sheet.phase == BATTLE_PHASE:
        # rule: battle.phase.not-on-first-turn
        why = Refusal.of(rule.BATTLE_PHASE_NOT_ON_FIRST_TURN)
        raise PositionError(line, column, f"there is no Battle Phase in turn 1. {why}")
    if sheet.phase == MAIN_PHASE_2:
        # rule: turn.main2.only-after-battle-phase
        why = Refusal.of(rule.TURN_MAIN2_ONLY_AFTER_BATTLE_PHASE)
        raise PositionError(line, column, f"there is no Main Phase 2 in turn 1. {why}")


def lay_out(g: Game, s: State, sheet: Sheet, player: int) -> None:
    """Put all cards of a player's section in their places."""
    mine = [entry for entry in sheet.entries if entry.player == player]
    for entry in mine:
        check_entry(entry, g)
        check_attacked(entry, sheet)
    # A deck is written from the top, and the top card of a pile is its last.
    deck = [entry for entry in mine if entry.key == "deck"]
    piled = [entry for entry in mine if entry.key not in _ON_FIELD and entry.key != "deck"]
    # What lies face-up in an Extra Deck lies on top.
    for entry in deck[::-1] + sorted(piled, key=lambda entry: entry.key == "extra" and lies_face_up(entry)):
        add_row(s, entry.card, own(player, _PLACE_OF[entry.key]), player, lies_face_up(entry), sheet.moves_ago)
        if entry.flags.has("properly summoned"):
            s.put(as_summoned_before(s.cards[-1]))
    # Cards with a named zone first, then Pendulum Cards; the others take what is free, from the left.
    field = [entry for entry in mine if entry.key in _ON_FIELD]
    placed: dict[int, int] = {}
    for turn_ in range(3):
        for at, entry in enumerate(field):
            if turn_to_place(entry) == turn_:
                placed[at] = find_zone(s, entry, list(placed.values()))
    for at, entry in enumerate(field):
        add_to_field(g, s, entry, placed[at], sheet)


def block_zones(g: Game, s: State, sheet: Sheet) -> None:
    """Let cards keep zones from being used, as their flags say."""
    for entry in sheet.entries:
        if not entry.flags.blocks:
            continue
        found = find_blocking_step(g, entry.card.index)
        rows = [row for row in s.cards if row.card == entry.card.index and row.controller == entry.player]
        rows = [row for row in rows if is_on_field(row.place) and row.face_up and not is_blocking(g, s, row)]
        if found is None or not rows:
            raise entry.wrong("it does not keep zones from being used")
        if any(entry.flags.blocks >> place & 1 and s.piles[place] for place in range(PLACES)):
            raise entry.wrong("a zone that a card lies in cannot be chosen")
        let_block(s, entry.player, rows[0], rows[0].card, found[0], found[1], entry.flags.blocks)
        s.set_blocked(SOMETHING_BLOCKS)


def find_blocking_step(g: Game, card: int) -> tuple[int, int] | None:
    """Return the line and the step by which a card keeps zones from being used, None if it does not."""
    for line in g.programs[card].lines:
        for pc, step in enumerate(line.steps):
            if step.op == OP_BLOCK_ZONES:
                return line.index, pc
    return None


def lies_face_up(entry: Entry) -> bool:
    """Whether a card outside the field lies face-up; what does not begin a duel in the Extra Deck does there."""
    if entry.key == "extra" and not entry.card.belongs_in_extra_deck():
        return True
    return (entry.key in ("graveyard", "banished") and not entry.flags.has("set")) or entry.flags.has("face-up")


def lies_among_spells(g: Game, entry: Entry) -> bool:
    """Whether a monster is one that lies in a Spell & Trap Zone: its text lets it be Set there, or it was put there."""
    if entry.key == "set":
        return g.programs[entry.card.index].sets_as_spell or entry.flags.has("as equip")
    return entry.key == "spells" and any(entry.flags.has(word) for word in _AS_ANOTHER)


def turn_to_place(entry: Entry) -> int:
    """Return when a card takes its zone: 0 if it is named, 1 if there are only two of them, 2 if any will do."""
    if entry.flags.zone + entry.flags.extra_zone > 0 or entry.key == "field":
        return 0
    return 1 if entry.key == "pendulum" else 2


def card_there(g: Game, entry: Entry) -> CardFacts:
    """Return what a card is in its list: a Trap among the monsters is what its text makes of it."""
    return g.forms[entry.card.index] if entry.key == "monsters" else entry.card


def check_entry(entry: Entry, g: Game) -> None:
    """Raise an error when a card cannot be in its list, or a flag does not fit."""
    kind, key, flags, format_ = card_there(g, entry).kind, entry.key, entry.flags, g.format
    if key == "monsters" and not kind & MONSTER:
        raise entry.wrong("a Spell or Trap does not lie in a monster zone")
    if key in ("set", "spells", "field") and not kind & (SPELL | TRAP) and not lies_among_spells(g, entry):
        raise entry.wrong(f"only Spells and Traps can stand under {key}:")
    if key == "pendulum" and (not entry.card.is_pendulum() or (flags.zone and flags.zone not in _PENDULUM_ZONES)):
        raise entry.wrong("only Pendulum Monsters lie in the Pendulum Zones, which are zone 1 and zone 5")
    if key in ("set", "spells") and kind & FIELD:
        raise entry.wrong("a Field Spell lies in the Field Zone: write it under field:")
    if key == "field" and not kind & FIELD:
        raise entry.wrong("only a Field Spell lies in the Field Zone")
    if key in ("hand", "deck") and entry.card.belongs_in_extra_deck():
        raise entry.wrong(f"a card of the Extra Deck cannot be in the {key}")
    if key == "extra" and not entry.card.belongs_in_extra_deck() and not entry.card.is_pendulum():
        raise entry.wrong("this card does not belong in the Extra Deck")
    if key == "monsters" and kind & TRAP and flags.has("set"):
        # rule: trap-monster.returns-to-spell-trap-zone.controller-picks-zone
        raise entry.wrong("a monster that is also a Trap is not face-down: it would go back to a Spell & Trap Zone")
    if kind & LINK and (flags.has("set") or flags.has("defense")):
        raise entry.wrong("a Link Monster is always in face-up Attack Position")
    if sum(flags.has(word) for word in ("attack", "defense", "set")) > 1:
        raise entry.wrong("only one of attack, defense and set can be true")
    if flags.extra_zone and (key != "monsters" or not format_.extra_monster_zones):
        raise entry.wrong(f"there is no Extra Monster Zone for it in format {format_.name}")
    if key != "monsters" and any(flags.has(word) for word in _ONLY_MONSTERS):
        raise entry.wrong(f"{', '.join(flags.words)} does not fit a card under {key}:")
    if flags.has("properly summoned") and (key not in _COULD_REVIVE or not entry.card.kind & _ALWAYS_SPECIAL):
        raise entry.wrong("only a monster that must first be summoned by its own method is properly summoned")
    if any(flags.has(word) for word in _SUMMONED_AGAIN):
        if key != "monsters" or flags.has("set") or not kind & GEMINI:
            # rule: gemini.resummon.acts-on-monster-already-on-field
            raise entry.wrong("only a Gemini Monster that lies face-up on the field has been summoned again")
    if entry.materials and (key != "monsters" or not kind & XYZ):
        raise entry.wrong("only an Xyz Monster on the field has materials")
    if flags.counters and (key not in _ON_FIELD or key == "set" or flags.has("set")):
        # rule: counter.facedown-card-cannot-hold
        raise entry.wrong("counters lie on face-up cards on the field")
    if key not in _ON_FIELD:
        if flags.zone or flags.has("this turn"):
            raise entry.wrong("a zone or an arrival this turn belongs to a card on the field")
        if owner_of(entry) != entry.player:
            raise entry.wrong("outside the field a card is with its owner")


def check_attacked(entry: Entry, sheet: Sheet) -> None:
    """Raise an error when a monster is said to have attacked in a turn that has had no Battle Phase yet."""
    if not entry.flags.has("attacked"):
        return
    if sheet.turn == 1 and not sheet.format.first_turn_battle:
        why = Refusal.of(rule.BATTLE_PHASE_NOT_ON_FIRST_TURN)
        raise entry.wrong(f"it cannot have attacked in turn 1. {why}")
    if sheet.phase in _BEFORE_BATTLE:
        why = Refusal.of(rule.TURN_STRUCTURE_SIX_PHASES_IN_ORDER)
        raise entry.wrong(f"it cannot have attacked before the Battle Phase. {why}")


def owner_of(entry: Entry) -> int:
    """Return the owner, who is the controller unless it is said otherwise."""
    return 0 if entry.flags.has("owner you") else 1 if entry.flags.has("owner opp") else entry.player


def find_zone(s: State, entry: Entry, taken: list[int]) -> int:
    """Return the place on the field where this card lies."""
    player, flags = entry.player, entry.flags
    if entry.key == "field":
        place = own(player, _PLACE_OF["field"])
    else:
        first = own(player, MONSTER_ZONE if entry.key == "monsters" else SPELL_TRAP_ZONE)
        place = named_zone(flags, player, first)
        if place < 0:
            free = [place for place in range(first, first + 5) if place not in taken]
            if entry.key == "pendulum":
                free = [place for place in free if place in (first, first + 4)]
            if not free:
                if entry.key == "pendulum":
                    raise entry.wrong("no Pendulum Zone is free")
                what = "monsters" if entry.key == "monsters" else "Spells and Traps"
                raise entry.wrong(f"there are only five zones for a player's {what}")
            place = free[0]
    if place in taken or s.piles[place]:
        raise entry.wrong("another card lies in the same zone")
    return place


def named_zone(flags: Flags, player: int, first: int) -> int:
    """Return the zone that the flags name, the zones counted from `first`; -1 when they name none."""
    if flags.extra_zone:
        # Player 0's left one is player 1's right one.
        return EXTRA_MONSTER_ZONE + (flags.extra_zone - 1 if player == 0 else 2 - flags.extra_zone)
    return first + flags.zone - 1 if flags.zone else -1


def add_row(s: State, card: CardFacts, place: int, owner: int, face_up: bool, moves: int = 0) -> None:
    """Put a card in a pile, on top of the others; it has moved so often before."""
    uid = len(s.cards)
    row = CardState(
        uid=uid,
        card=card.index,
        owner=owner,
        controller=owner,
        place=place,
        face_up=face_up,
        attack=False,
        visit=moves,
        turned=moves,
        turn_placed=0,
        turn_set=0,
        came_from=own(owner, DECK) if place == own(owner, HAND) else place,  # it was drawn, as far as anybody knows
        arrived_by=NO_DEED,
        reserved=-1,
        doomed=False,
        working=False,
        proper=False,
        home=owner,
        counters=(),
        holder=-1,
    )
    s.add(row)
    s.set_pile(place, s.piles[place] + (uid,))


def as_summoned_before(row: CardState) -> CardState:
    """Return the row of a card that was summoned by its own method once."""
    content = list(row.key())
    content[_PROPER] = True
    return CardState(*content)


def arrival_of(g: Game, entry: Entry, face_up: bool) -> int:
    """Return the deed by which a card on the field came there."""
    if entry.key == "pendulum":
        return ACTIVATE
    if entry.flags.has("as equip"):
        return PUT_THERE
    if entry.key == "spells" and entry.card.is_monster():
        return PLACED_AS_TRAP if entry.flags.has("as trap") else PLACED_AS_SPELL
    if entry.key == "set":
        return SET_SPELL_TRAP
    card = card_there(g, entry)
    if not card.is_monster():
        return NO_DEED if face_up else SET_SPELL_TRAP
    if card is not entry.card:
        return SPECIAL_SUMMON  # a Trap summons itself
    if entry.flags.has("special summoned"):
        return SPECIAL_SUMMON
    if not face_up:
        return SET_MONSTER
    if entry.card.kind & _ALWAYS_SPECIAL:
        return SPECIAL_SUMMON
    return TRIBUTE_SUMMON if tributes_needed(entry.card.level) else NORMAL_SUMMON


def add_to_field(g: Game, s: State, entry: Entry, place: int, sheet: Sheet) -> None:
    """Put a card in a zone of the field, with what it did this turn."""
    flags = entry.flags
    face_up = entry.key != "set" and not flags.has("set")
    attack = entry.key == "monsters" and face_up and not flags.has("defense")
    since = sheet.turn if flags.has("this turn") or flags.has("special summoned") else sheet.turn - 1
    arrived_by = arrival_of(g, entry, face_up)
    uid = len(s.cards)
    row = CardState(
        uid=uid,
        card=entry.card.index,
        owner=owner_of(entry),
        controller=entry.player,
        place=place,
        face_up=face_up,
        attack=attack,
        visit=sheet.moves_ago + 1,
        turned=sheet.moves_ago + 1,
        turn_placed=since,
        turn_set=0 if face_up else since,
        came_from=own(entry.player, HAND) if arrived_by in _FROM_HAND else place,
        arrived_by=arrived_by,
        reserved=-1,
        doomed=False,
        working=face_up and entry.key in ("spells", "pendulum", "field"),
        proper=False,
        home=entry.player,
        counters=flags.counters if face_up else (),
        holder=-1,
        resummoned=FOR_GOOD if flags.has("summoned again") or flags.has("again this turn") else 0,
    )
    s.add(as_summoned_before(row) if flags.has("properly summoned") else row)
    s.set_pile(place, s.piles[place] + (uid,))
    for card, owner in entry.materials:
        add_row(s, card, MATERIAL, owner, True, sheet.moves_ago)
        s.put(held_by(s.cards[-1], uid, entry.player))
    if flags.has("this turn") and arrived_by not in (NO_DEED, SPECIAL_SUMMON, ACTIVATE):
        # What is Summoned is nowhere for a moment, and its summon is noted there.
        ago = 1 if arrived_by in (NORMAL_SUMMON, TRIBUTE_SUMMON) else 0
        done = (sheet.player, arrived_by, uid, row.visit - ago, row.card, 0, MAIN_PHASE_1, row.turned - ago)
        s.remember(DeedDone(*done))
    for word, deed in _DEED_FLAGS:
        if flags.has(word):
            phase = BATTLE_PHASE if deed == ATTACK else MAIN_PHASE_1
            s.remember(DeedDone(entry.player, deed, uid, row.visit, row.card, 0, phase, row.turned))


def push_frames(g: Game, s: State, sheet: Sheet, pool: CardPool) -> None:
    """Have the state stand where the header says."""
    player, phase, step = sheet.player, sheet.phase, sheet.step
    memory = (sheet.turn,)
    before = [count_battles(fact) for fact in sheet.facts if fact.key == BATTLES[0]]
    if sheet.attack is not None and (phase, step) != (BATTLE_PHASE, BATTLE_STEP):
        raise PositionError(sheet.attack.line, 1, "an attack is under way only in the Battle Step")
    if phase == DRAW_PHASE:
        s.push(Frame(FRAME_TURN, turn.BEGIN, player, -1, 0, memory))
    elif phase == STANDBY_PHASE:
        s.enter(DRAW_PHASE, NO_STEP, NO_TIMING)
        s.push(Frame(FRAME_TURN, turn.AFTER_DRAW, player, -1, 0, memory))
    elif phase == BATTLE_PHASE:
        s.push(Frame(FRAME_TURN, turn.AFTER_BATTLE, player, -1, 0, memory))
        if step == START_STEP:
            s.enter(MAIN_PHASE_1, NO_STEP, NO_TIMING)
            s.push(Frame(FRAME_BATTLE_PHASE, battle.START, player, -1, 0, ()))
        else:
            s.enter(BATTLE_PHASE, BATTLE_STEP, NO_TIMING)
            at = battle.OPEN if step == BATTLE_STEP else battle.TO_END_STEP
            s.push(Frame(FRAME_BATTLE_PHASE, at, player, -1, before[0] if before else 0, ()))
            if sheet.attack is not None:
                push_attack(g, s, sheet.attack, player, pool)
    else:
        s.push(Frame(FRAME_TURN, turn.TO_END, player, -1, 0, memory))
        s.enter(MAIN_PHASE_1 if phase == END_PHASE else phase, NO_STEP, NO_TIMING)
        if phase != END_PHASE:
            s.push(Frame(FRAME_MAIN_PHASE, main_phase.OPEN, player, -1, 0, ()))


def count_battles(fact: Fact) -> int:
    """Return how many Battle Phases the turn has had before the one that it is."""
    if not re.fullmatch(r"\d", fact.text):
        raise fact.wrong(f"{fact.text!r} is no number of Battle Phases in one turn")
    return int(fact.text)


def push_attack(g: Game, s: State, attack: AttackLine, player: int, pool: CardPool) -> None:
    """Have an attack under way to which both players have already responded."""
    attacker = find_monster(s, attack.attacker, player, attack.line, pool)
    target = find_monster(s, attack.target, 1 - player, attack.line, pool) if attack.target is not None else None
    check_attack(g, s, attack, player, attacker)
    note(s, player, ATTACK, attacker)
    if target is not None:
        note(s, 1 - player, WAS_ATTACK_TARGET, target)
    target_uid, visit = (target.uid, target.visit) if target is not None else (-1, 0)
    if attack.made_direct:
        visit = MADE_DIRECT
    s.set_battle(Battle(player, attacker.uid, attacker.visit, target_uid, visit, attack.count_changed, False))
    how = 0 if attacker.attack else IN_DEFENSE
    s.push(Frame(FRAME_ATTACK, battle.RESPONDED, player, attacker.uid, how, ()))


def check_attack(g: Game, s: State, attack: AttackLine, player: int, attacker: CardState) -> None:
    """Raise an error when no such attack can be under way, whatever happened since its declaration."""
    name = attack.attacker.name
    if not attacker.face_up or (not attacker.attack and not granted(g, s, attacker, ATTACK_IN_DEFENSE)):
        # An attacker that was turned since has its attack stopped: nothing is under way any more.
        # rule: battle.attack.attacker-must-be-faceup-attack, battle.attack.attacker-in-defense-stops-attack
        why = Refusal.of(rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK)
        raise PositionError(attack.line, 1, f"{name} is not in face-up Attack Position. {why}")
    if attack_left(g, s, attacker, attacks_made(s, attacker)) == NO_ATTACK:
        why = Refusal.of(rule.BATTLE_ATTACK_ONCE_PER_TURN)
        problem = f"{name} is marked as attacked, and the attack under way is its one attack: leave the mark out. {why}"
        raise PositionError(attack.line, 1, problem)
    excused = attack.count_changed or attack.made_direct
    if attack.target is None and not excused and not is_open_to_direct_attack(g, s, player, attacker):
        why = Refusal.of(rule.BATTLE_ATTACK_MUST_CHOOSE_MONSTER_IF_ANY)
        problem = f'{name} cannot attack directly; if a monster came since, add ", count changed". {why}'
        raise PositionError(attack.line, 1, problem)


def find_monster(s: State, mention: Mention, player: int, line: int, pool: CardPool) -> CardState:
    """Return the one monster of this player that is meant."""
    zone = named_zone(read_flags(mention, line, 1), player, own(player, MONSTER_ZONE))
    try:
        card = pool.find(mention.name).index
    except LookupError as unknown:
        raise PositionError(line, 1, str(unknown)) from None
    rows = [s.cards[uid] for uid in s.monsters_of(player)]
    found = [row for row in rows if row.card == card and zone in (-1, row.place)]
    whose = "you" if player == 0 else "opp"
    if not found:
        there = "" if zone < 0 else " in that zone"
        raise PositionError(line, 1, f"no monster of {whose!r} is called {mention.name!r}{there}")
    if len(found) > 1:
        raise PositionError(line, 1, f"{whose!r} has more than one {mention.name!r}: add its zone, such as (zone 2)")
    return found[0]
