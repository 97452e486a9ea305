"""Writing a position: the reverse of reading one."""

from typing import Final, Protocol

from spellspeed.engine.applies.standing_attack import can_still_battle
from spellspeed.engine.kernel.card_state import FOR_GOOD
from spellspeed.engine.kernel.frames import FRAME_BATTLE_PHASE, FRAME_MAIN_PHASE, FRAME_TURN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import way_of
from spellspeed.engine.kernel.limits import has_done
from spellspeed.engine.kernel.places import (
    is_extra_monster_zone,
    is_monster_zone,
    is_on_field,
    is_pendulum_card,
    own,
    zone_number,
)
from spellspeed.engine.kernel.rows import MADE_DIRECT, Battle, Bond, CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.line.obligations import has_lost_its_cards
from spellspeed.engine.may.pendulum import has_pendulum_summoned
from spellspeed.engine.moving.attached import materials_of
from spellspeed.engine.moving.zones import is_block
from spellspeed.notation.build import read_position
from spellspeed.notation.facts import FactWriter
from spellspeed.notation.phrases import FLAGS, LISTS, PLAYERS, TIMES, safe_name
from spellspeed.notation.read import ASK_EVERYTHING, ASK_ORDER
from spellspeed.pool import CardPool
from spellspeed.wording import check_language, tell_counters
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    BATTLE_PHASE,
    BATTLE_STEP,
    CHANGE_POSITION,
    DAMAGE_STEP,
    DECK,
    EQUIP,
    EXTRA_DECK_KINDS,
    FIELD_ZONE,
    FLIP_SUMMON,
    FOR_ATTACK_TARGET,
    FOR_BLOCKING,
    FOR_CALL,
    FOR_COST,
    FOR_DECK_ORDER,
    FOR_DECLARATION,
    FOR_DISCARD,
    FOR_EFFECT,
    FOR_FIRST_TURN,
    FOR_HAND_LIMIT,
    FOR_MODE,
    FOR_OPEN_STATE,
    FOR_OPTION,
    FOR_ORDER,
    FOR_PENDULUM,
    FOR_POSITION,
    FOR_REPLACEMENT,
    FOR_REPLAY,
    FOR_RESPONSE,
    FOR_RIGHT,
    FOR_SEARCH,
    FOR_TARGET,
    FOR_TRIBUTE,
    FOR_TRIGGER,
    FOR_WAY,
    FOR_ZONE,
    GEMINI_SUMMON,
    MONSTER,
    MONSTER_ZONE,
    NO_STEP,
    NORMAL_SUMMON,
    NOWHERE,
    PLACED_AS_SPELL,
    PLACED_AS_TRAP,
    PLACES,
    PLACES_EACH,
    RITUAL,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON_ONLY,
    SPELL_TRAP_ZONE,
    SUMMONED_SPECIALLY,
    TRIBUTE_SUMMON,
    USED_IN_DUEL,
)

_NORMAL: Final = (NORMAL_SUMMON, TRIBUTE_SUMMON, SET_MONSTER, GEMINI_SUMMON)
_OPEN: Final = ((FRAME_TURN, FRAME_MAIN_PHASE), (FRAME_TURN, FRAME_BATTLE_PHASE))
_DEED_FLAGS: Final = ((ATTACK, "attacked"), (CHANGE_POSITION, "position changed"), (FLIP_SUMMON, "flip summoned"))
# What a player is choosing in the middle of an action, for the remark under the position.
_CHOOSING: Final = (
    (FOR_RESPONSE, "whether to respond", "是否响应"),
    (FOR_TRIBUTE, "Tributes", "解放的怪兽"),
    (FOR_ZONE, "a zone", "区域"),
    (FOR_ATTACK_TARGET, "an attack target", "攻击对象"),
    (FOR_REPLAY, "how the attack goes on", "战斗卷回"),
    (FOR_HAND_LIMIT, "what to discard", "丢弃的手卡"),
    (FOR_FIRST_TURN, "who goes first", "先攻还是后攻"),
    (FOR_TARGET, "targets", "对象"),
    (FOR_COST, "what to pay with", "代价"),
    (FOR_DISCARD, "what to discard", "丢弃的手卡"),
    (FOR_SEARCH, "cards from the Deck", "卡组的卡"),
    (FOR_EFFECT, "cards for an effect", "效果处理的卡"),
    (FOR_TRIGGER, "the next trigger", "接着发动的诱发效果"),
    (FOR_OPTION, "whether to do it", "是否进行"),
    (FOR_MODE, "an effect", "效果"),
    (FOR_CALL, "a call", "猜硬币"),
    (FOR_DECLARATION, "what to declare", "宣言"),
    (FOR_DECK_ORDER, "an order of cards", "卡的顺序"),
    (FOR_BLOCKING, "a zone that cannot be used", "不能使用的区域"),
    (FOR_RIGHT, "which Normal Summon to use", "使用的召唤权"),
    (FOR_WAY, "how many Tributes", "解放的数量"),
    (FOR_REPLACEMENT, "whether to do something instead", "是否代替破坏"),
    (FOR_ORDER, "an order", "放到墓地的顺序"),
    (FOR_POSITION, "a position", "表示形式"),
    (FOR_PENDULUM, "what to Pendulum Summon", "灵摆召唤的怪兽"),
)


def in_any_order(s: State, deeds: list[str]) -> list[str]:
    """Return deeds so that they can be compared: nobody asks for their order where there was no attack."""
    return deeds if any(done.deed == ATTACK for done in s.deeds) else sorted(deeds)


def is_open_state(s: State) -> bool:
    """Whether a player may act freely, in a Main Phase or the Battle Step: there a position says everything.

    >>> from spellspeed.duel import Duel
    >>> is_open_state(Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 7000").state)
    True
    """
    request = s.request
    if request is None or request.purpose != FOR_OPEN_STATE or s.chain or s.waiting or s.battle is not None:
        return False
    kinds = tuple([frame.kind for frame in s.frames])
    return kinds in _OPEN and not s.piles[NOWHERE] and not any(row.doomed for row in s.cards)


class HasPosition(Protocol):
    """What a position is written of: a duel, or anything else with a game and a state."""

    @property
    def game(self) -> Game:
        """The game being played."""
        ...

    @property
    def state(self) -> State:
        """The state of the duel."""
        ...


def write_position(duel: HasPosition, lang: str = "en") -> str:
    """Write how a duel stands, so that it can be read again where a player may act freely.

    In the middle of an action and after the end a line `under way: …` says so: such a position is for people, and the
    reader refuses it. `Duel.to_text` writes instead where the action began, and the answers given since.

    >>> from spellspeed.duel import Duel
    >>> print(write_position(Duel.from_position("第3回合，主要阶段1，你行动\\n你 8000 手卡: 栗子球\\n对手 7000")))
    turn 3, Main Phase 1, you to act
    you 8000   hand: Kuriboh
    opp 7000
    <BLANKLINE>
    """
    return PositionWriter(duel.game, duel.state, lang).write()


class PositionWriter:
    """A position on its way to paper: the game, the state and the language."""

    def __init__(self, g: Game, s: State, lang: str) -> None:
        if not isinstance(g.pool, CardPool):
            raise TypeError("a position is written with the names of a CardPool")
        self.pool: Final = g.pool
        self.game: Final = g
        self.state: Final = s
        self.column: Final = 1 if check_language(lang) == "zh" else 0
        self.lang: Final = lang

    def write(self) -> str:
        """Write the whole position.

        >>> from spellspeed.duel import Duel
        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 7000")
        >>> PositionWriter(duel.game, duel.state, "en").write().splitlines()[0]
        'turn 3, Main Phase 1, you to act'
        """
        lines = self.lists() + self.rest()
        lines += self.facts(lines) if is_open_state(self.state) else self.remark()
        return "\n".join(lines) + "\n"

    def lists(self) -> list[str]:
        """Write the header and the sections of both players."""
        lines = [self.header()]
        if self.game.format.name != "master2020":
            lines.append(f"{('format', '赛制')[self.column]} {self.game.format.name}")
        if self.state.last_turn:
            lines.append(f"{('last turn', '最后回合')[self.column]} {self.state.last_turn}")
        lines += self.asking()
        for player in (0, 1):
            lines += self.section(player)
        return lines

    def asking(self) -> list[str]:
        """Write what the duel asks that others do not."""
        asked = [ASK_EVERYTHING[self.column]] if self.game.ask_all else []
        asked += [ASK_ORDER[self.column]] if self.game.order_graveyard else []
        between = "，" if self.column else ", "
        return [f"{('asking: ', '询问：')[self.column]}{between.join(asked)}"] if asked else []

    def facts(self, plain: list[str]) -> list[str]:
        """Write what the lists alone would not tell: they are read, and whatever differs is added."""
        g, s = self.game, self.state
        usual = read_position("\n".join(plain), self.pool, 0, g.ask_all, g.order_graveyard)[1]
        mine, other = FactWriter(g, s, self.pool, self.column), FactWriter(g, usual, self.pool, self.column)
        lines = mine.battle_phases() + mine.cards(usual)
        deeds = mine.deeds()
        if in_any_order(s, deeds) != in_any_order(s, other.deeds()):
            lines += deeds
        lines += mine.made_of()
        lines += mine.attached() if mine.attached() != other.attached() else []
        ordered = mine.ordered()
        if ordered != other.ordered():
            effects = [line for _, line in mine.effects()]
            if mine.onsets() or other.onsets():
                told = mine.vanished() + lines + effects
                again = read_position("\n".join(plain + told), self.pool, 0, g.ask_all, g.order_graveyard)[1]
                if FactWriter(g, again, self.pool, self.column).ordered() != ordered:
                    effects = ordered
            lines += effects
        return mine.vanished() + lines

    def header(self) -> str:
        """Write turn, phase and turn player; a Damage Step is written as the Battle Step it came from."""
        s = self.state
        step = BATTLE_STEP if s.phase == BATTLE_PHASE and s.step in (DAMAGE_STEP, NO_STEP) else s.step
        names = [time[2:] for time in TIMES if time[:2] == (s.phase, step)] or [time[2:] for time in TIMES[:1]]
        name = names[0][self.column]
        return self.say_time_called(name)

    def say_time(self, phase: int, step: int) -> str:
        """Write the header of this turn in another phase."""
        names = next(time[2:] for time in TIMES if time[:2] == (phase, step))
        return self.say_time_called(names[self.column])

    def say_time_called(self, name: str) -> str:
        """Write the header of this turn in a phase that is called so."""
        player = PLAYERS[max(self.state.turn_player, 0)][self.column]
        turn = max(self.state.turn, 1)
        return f"第{turn}回合，{name}，{player}行动" if self.column else f"turn {turn}, {name}, {player} to act"

    def section(self, player: int) -> list[str]:
        """Write a player's LP and lists, one list a line."""
        s = self.state
        start = f"{PLAYERS[player][self.column]} {s.lp[player]}   "
        lists: list[str] = []
        for key, place, chinese in LISTS:
            if place == MONSTER_ZONE:
                cards = self.zone_list([s.cards[uid] for uid in s.monsters_of(player)])
            elif place == SPELL_TRAP_ZONE:
                cards = self.zone_list([row for row in self.spells_and_traps(player) if self.list_of(row) == key])
            elif place == FIELD_ZONE:
                cards = [self.card(s.cards[uid], False) for uid in s.piles[own(player, place)]]
            else:
                pile = s.piles[own(player, place)]
                cards = self.grouped(pile[::-1] if place == DECK else pile)
            if cards:
                lists.append(f"{chinese if self.column else key}: {', '.join(cards)}")
        if not lists:
            return [start.rstrip()]
        # A Chinese letter is two columns wide; the notation does not depend on it, the reader's eye does.
        indent = " " * (len(start) + sum(ord(letter) > 255 for letter in start))
        return [start + lists[0]] + [indent + line for line in lists[1:]]

    def spells_and_traps(self, player: int) -> list[CardState]:
        """The cards in a player's Spell & Trap Zones."""
        first = own(player, SPELL_TRAP_ZONE)
        return [self.state.cards[uid] for place in range(first, first + 5) for uid in self.state.piles[place]]

    def is_put_there(self, row: CardState) -> bool:
        """Whether a monster in a Spell & Trap Zone was put there to be equipped to another, face-down if it lay so."""
        return self.list_of(row) != "pendulum" and row.arrived_by != SET_SPELL_TRAP

    def list_of(self, row: CardState) -> str:
        """The list to which a card in a Spell & Trap Zone belongs."""
        if is_pendulum_card(self.game, row):
            return "pendulum"
        return "spells" if row.face_up else "set"

    def zone_list(self, rows: list[CardState]) -> list[str]:
        """Write cards in zones; zones are named unless the cards fill them from the left without a gap."""
        firsts = [own(row.controller, MONSTER_ZONE if is_monster_zone(row.place) else SPELL_TRAP_ZONE) for row in rows]
        from_left = all(row.place == first + at for at, (row, first) in enumerate(zip(rows, firsts, strict=True)))
        # The lists of Spells and Traps share their zones, so theirs are named as soon as there are two.
        both = bool(rows) and not is_monster_zone(rows[0].place)
        if both:
            both = len({self.list_of(row) for row in self.spells_and_traps(rows[0].controller)}) > 1
        return [self.card(row, both or not from_left) for row in rows]

    def grouped(self, pile: tuple[int, ...]) -> list[str]:
        """Write a pile; equal cards that follow each other are counted."""
        found: list[str] = []
        count = 0
        for at, uid in enumerate(pile):
            text = self.pile_card(self.state.cards[uid])
            count += 1
            if at + 1 == len(pile) or self.pile_card(self.state.cards[pile[at + 1]]) != text:
                found.append(f"{count} {text}" if count > 1 else text)
                count = 0
        return found

    def pile_card(self, row: CardState) -> str:
        """Write a card outside the field; only a banished or Extra Deck card can lie the unusual way."""
        place = row.place - own(row.owner, 0)
        usual = place not in (3, 4) or row.face_up == (place == 3)
        flags = self.summoned_before(row) + ([] if usual else [self.flag("face-up" if row.face_up else "set")])
        return self.name(row) + (f" ({', '.join(flags)})" if flags else "")

    def summoned_before(self, row: CardState) -> list[str]:
        """Write whether a monster may be revived that had to be summoned by its own method first."""
        special = self.game.facts[row.card].kind & (EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY)
        return [self.flag("properly summoned")] if special and row.proper else []

    def card(self, row: CardState, with_zone: bool) -> str:
        """Write a card on the field with everything that is not usual about it."""
        monster = is_monster_zone(row.place)
        flags: list[str] = []
        if monster:
            flags.append(self.flag("set" if not row.face_up else "attack" if row.attack else "defense"))
        elif row.place == own(row.controller, FIELD_ZONE) and not row.face_up:
            flags.append(self.flag("set"))
        elif row.arrived_by in (PLACED_AS_SPELL, PLACED_AS_TRAP):
            flags.append(self.flag("as spell" if row.arrived_by == PLACED_AS_SPELL else "as trap"))
        elif self.game.facts[row.card].is_monster() and self.is_put_there(row):
            flags.append(self.flag("as equip"))
        if with_zone or is_extra_monster_zone(row.place):
            flags.append(self.zone(row))
        if row.owner != row.controller:
            flags.append(self.flag("owner you" if row.owner == 0 else "owner opp"))
        flags += tell_counters(row.counters, "zh" if self.column else "en")
        flags += self.blocked_by(row)
        flags += self.equipped_to(row)
        set_now = not row.face_up and row.turn_set == self.state.turn
        if row.turn_placed == self.state.turn and (monster or set_now):
            flags.append(self.flag("special summoned" if way_of(row.arrived_by) & SUMMONED_SPECIALLY else "this turn"))
        for deed, word in _DEED_FLAGS:
            if has_done(self.state, deed, row) and not (deed == ATTACK and row.uid == self.attacker()):
                flags.append(self.flag(word))
        if row.resummoned & FOR_GOOD:
            again = has_done(self.state, GEMINI_SUMMON, row)
            flags.append(self.flag("again this turn" if again else "summoned again"))
        flags += self.summoned_before(row) if monster else []
        flags += self.materials(row)
        return self.name(row) + (f" ({', '.join(flags)})" if flags else "")

    def equipped_to(self, row: CardState) -> list[str]:
        """Write which monster an Equip Spell is on, by its zone."""
        for bond in self.state.bonds:
            if bond.uid == row.uid and self.is_written(bond):
                other = self.state.cards[bond.other]
                zone = zone_number(other.place, other.controller)
                whose = PLAYERS[other.controller][self.column]
                extra = ("extra ", "额外")[self.column] if is_extra_monster_zone(other.place) else ""
                return [f"装备于{whose}{extra}区域{zone}" if self.column else f"on {whose} {extra}zone {zone}"]
        return []

    def is_written(self, bond: Bond) -> bool:
        """Whether a bond is that of an Equip Spell, or of what is used as one, to a monster, which its flag can say."""
        row, other = self.state.cards[bond.uid], self.state.cards[bond.other]
        equips = self.game.facts[row.card].kind & (EQUIP | MONSTER) != 0
        here = row.visit == bond.visit and other.visit == bond.other_visit
        return bond.is_equip() and equips and here and is_monster_zone(other.place)

    def materials(self, row: CardState) -> list[str]:
        """Write the materials of a monster as one flag, the last one, since their names may have commas."""
        found: list[str] = []
        for uid in materials_of(self.state, row.uid):
            material = self.state.cards[uid]
            name = self.name(material)
            if set(name) & set("+()（）"):
                name = str(self.game.facts[material.card].password)
            if material.owner != row.controller:
                name += " " + self.flag("owner you" if material.owner == 0 else "owner opp")
            found.append(name)
        return [f"{('materials', '素材')[self.column]}: {' + '.join(found)}"] if found else []

    def blocked_by(self, row: CardState) -> list[str]:
        """Write the zones that a card keeps from being used."""
        found: list[str] = []
        for lasting in self.state.lingering if self.state.blocked else ():
            if is_block(self.game, lasting) and lasting.affected == (row.uid, row.visit, row.turned):
                places = [place for place in range(1, PLACES) if lasting.memory[0] >> place & 1]
                if any(self.state.piles[place] for place in places):
                    return []  # a card has come there after all: what lasts is told in its own line
                for place in places:
                    player, number = PLAYERS[place // PLACES_EACH], zone_number(place, 0)
                    found.append(f"封锁{player[1]}区域{number}" if self.column else f"blocks {player[0]} zone {number}")
        return found

    def zone(self, row: CardState) -> str:
        """Write the zone of a card as its controller counts it."""
        words = ("extra zone", "额外区域") if is_extra_monster_zone(row.place) else ("zone", "区域")
        return f"{words[self.column]} {zone_number(row.place, row.controller)}"

    def attacker(self) -> int:
        """The monster whose attack the attack line tells, -1 when no attack goes on: it only has attacked then."""
        battle = self.state.battle
        if battle is None or battle.calculated or not can_still_battle(self.state, battle):
            return -1
        # A target that left in the Damage Step causes no replay: the attack has come to nothing.
        gone = battle.target >= 0 and not self.is_attacked(battle) and not battle.count_changed
        return -1 if gone else battle.attacker

    def is_attacked(self, battle: Battle) -> bool:
        """Whether there is a target and it is still the same monster on the same side."""
        if battle.target < 0 or not self.state.holds(battle.target, battle.target_visit):
            return False
        row = self.state.cards[battle.target]
        return row.controller != battle.player and is_monster_zone(row.place)

    def name(self, row: CardState) -> str:
        """Write a card's name so that it reads back as this card."""
        return safe_name(self.game.facts[row.card], self.pool, self.lang)

    def flag(self, word: str) -> str:
        """Write a flag in the language."""
        return next(spellings[1 + self.column] for spellings in FLAGS if spellings[0] == word)

    def rest(self) -> list[str]:
        """Write what belongs to no card: Normal Summons whose monster has gone, and the attack under way."""
        s = self.state
        lines: list[str] = []
        for player in (0, 1):
            done = [deed for deed in s.deeds if deed.deed in _NORMAL and deed.player == player]
            shown = [deed for deed in done if deed.uid >= 0 and self.shows(deed.uid, deed.visit)]
            if done and not shown:
                who = PLAYERS[player][self.column]
                lines.append(f"已进行: {who}通常召唤" if self.column else f"done: {who} normal summoned")
            if has_pendulum_summoned(s, player):
                who = PLAYERS[player][self.column]
                lines.append(f"已进行: {who}灵摆召唤" if self.column else f"done: {who} pendulum summoned")
        battle = s.battle
        if battle is not None and self.attacker() >= 0:
            target = "直接攻击" if self.column else "direct"
            if battle.target_visit == MADE_DIRECT:
                target = "变成直接攻击" if self.column else "made direct"
            if self.is_attacked(battle):
                target = self.in_attack(s.cards[battle.target])
            changed = ("，数量变化" if self.column else ", count changed") if battle.count_changed else ""
            key = "攻击" if self.column else "attack"
            lines.append(f"{key}: {self.in_attack(s.cards[battle.attacker])} -> {target}{changed}")
        return lines

    def in_attack(self, row: CardState) -> str:
        """Write a monster of an attack, with its zone where the name alone would not do."""
        twins = [uid for uid in self.state.monsters_of(row.controller) if self.state.cards[uid].card == row.card]
        return self.name(row) if len(twins) == 1 else f"{self.name(row)} ({self.zone(row)})"

    def shows(self, uid: int, visit: int) -> bool:
        """Whether the monster's own flag says that it was Normal Summoned, also again, or Set this turn."""
        row = self.state.cards[uid]
        if row.resummoned & FOR_GOOD and row.visit == visit and has_done(self.state, GEMINI_SUMMON, row):
            return True
        here = is_monster_zone(row.place) and row.turn_placed == self.state.turn
        return here and row.arrived_by in _NORMAL and row.visit - visit in (0, 1)

    def is_negated(self, uid: int) -> bool:
        """Whether a card that is nowhere is one whose activation was negated."""
        return any(link.uid == uid for link in self.state.chain)

    def unwritten(self) -> list[str]:
        """Say what effects have left behind that a position cannot say yet: changes, bonds and used limits."""
        s = self.state
        kept: list[tuple[int, str]] = [
            (lasting.card, ("has an effect that lasts", "的效果仍在适用")[self.column])
            for lasting in s.lingering
            if not (is_block(self.game, lasting) and is_on_field(s.cards[lasting.affected[0]].place))
            and not has_lost_its_cards(self.game, s, lasting)
        ]
        kept += [
            (bond.card, ("is bound to a card", "与其他卡有关联")[self.column])
            for bond in s.bonds
            if not self.is_written(bond)
        ]
        for done in s.deeds:
            if done.deed in (ACTIVATE, USED_IN_DUEL) and self.game.line_of(done.card, done.line).limit_of:
                kept.append((done.card, ("has been used up for now", "的使用次数已经用掉")[self.column]))
        between = "" if self.column else " "
        found = [f"{safe_name(self.game.facts[card], self.pool, self.lang)}{between}{what}" for card, what in kept]
        return list(dict.fromkeys(found))

    def remark(self) -> list[str]:
        """Say what is under way: in a line that the reader refuses if it could not go on from there."""
        s = self.state
        known = f"{('under way', '进行中')[self.column]}: "
        lines: list[str] = []
        if s.chain:
            facts = [self.game.facts[link.card] for link in s.chain]
            names = ", ".join([safe_name(card, self.pool, self.lang) for card in facts])
            lines.append(f"{known}{('chain', '连锁')[self.column]} {names}")
        for uid in s.piles[NOWHERE]:
            if self.is_negated(uid):
                continue
            lines.append(f"{known}{self.name(s.cards[uid])} {('is being Summoned', '正在召唤')[self.column]}")
        for row in s.cards:
            if row.doomed:
                lines.append(f"{known}{self.name(row)} {('is about to be destroyed', '即将被破坏')[self.column]}")
        lines += [known + fact for fact in self.unwritten()]
        request = s.request
        if request is None:
            lines.append(known + ("the duel is over", "决斗已经结束")[self.column])
        elif request.purpose != FOR_OPEN_STATE:
            what = [row[1 + self.column] for row in _CHOOSING if row[0] == request.purpose]
            who = PLAYERS[request.player][self.column]
            verb = "正在选择" if self.column else (" are choosing " if request.player == 0 else " is choosing ")
            asked_again = request.purpose in (FOR_REPLAY, FOR_HAND_LIMIT, FOR_RESPONSE) and not lines
            before = "# " if asked_again else known
            lines.append(f"{before}{who}{verb}{what[0] if what else ('something', '……')[self.column]}")
        return lines
