"""Why a wish is refused: the guards of the engine, asked for all their reasons, with the facts in both languages."""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.duel import Duel
from spellspeed.engine.asking.answer import check_picks
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_monster_zone, own
from spellspeed.engine.kernel.rows import CardState, Request
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.attack import is_time_to_attack, may_attack, may_attack_directly, may_attack_target
from spellspeed.engine.may.gemini import may_summon_again
from spellspeed.engine.may.pendulum import find_scales, find_summonable, may_pendulum_summon
from spellspeed.engine.may.phase import may_enter_battle_phase, may_enter_end_phase, may_enter_main_phase_2
from spellspeed.engine.may.set import may_set_spell_trap
from spellspeed.engine.may.summon import (
    may_act_in_main_phase,
    may_change_position,
    may_flip_summon,
    may_normal_summon,
    may_summon_by_procedure,
)
from spellspeed.engine.may.why import Why
from spellspeed.lang.codes.code import LINE_PROCEDURE
from spellspeed.picks import wrong_player
from spellspeed.rulebook.book import Pair, Refusal
from spellspeed.rulebook.errors import AmbiguousAnswer
from spellspeed.seen import may_see
from spellspeed.wishes.activation_reasons import find_activation_reasons
from spellspeed.wishes.card_facts import facts_about
from spellspeed.wishes.choice_reasons import find_target_reasons
from spellspeed.wishes.deciding import rank_reason
from spellspeed.wishes.facts import (
    BATTLE_OVER,
    DUEL_OVER,
    FIRST_TURN,
    NO_BATTLE,
    NO_TARGET,
    NO_TRIBUTE,
    NOT_BEGUN,
    OTHERS_TURN,
    PENDULUM_USED,
    POSITIONS,
    SPELLS_FULL,
    WHICH_ATTACKS,
    ZONE_TAKEN,
    attack_under_way,
    battle_position,
    card_name,
    must_discard,
    name_of,
    others_card,
    phase_now,
    under_way,
    what_it_is,
    where_is,
    zones_full,
)
from spellspeed.wishes.forbidden import tell_forbidding
from spellspeed.wishes.match import find_picks, fits
from spellspeed.wishes.procedure_facts import tell_procedure
from spellspeed.wishes.reading import Wish, read_wish
from spellspeed.wishes.refs import CardMeant
from spellspeed.wishes.summon_facts import BY_PROCEDURE, tell_pendulum, tell_summon
from spellspeed.words import (
    BATTLE_PHASE,
    BEFORE_FIRST_TURN,
    FOR_ATTACK_TARGET,
    FOR_COST,
    FOR_DISCARD,
    FOR_HAND_LIMIT,
    FOR_OPEN_STATE,
    FOR_REPLAY,
    FOR_TARGET,
    FOR_TRIBUTE,
    FOR_ZONE,
    GEMINI_SUMMON,
    HAND,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER,
    NORMAL_SUMMON,
    NOT_OVER,
    PICK_CARD,
    SET_MONSTER,
    TRIBUTE_SUMMON,
)

_PHASES: Final = ("battle phase", "end battle phase", "end phase")
_RIGHT_USED: Final = (
    rule.SUMMON_NORMAL_ONCE_PER_TURN_SHARED,
    rule.GEMINI_RESUMMON_USES_THE_NORMAL_SUMMON_OF_THE_TURN,
)
_USE_THE_RIGHT: Final = (NORMAL_SUMMON, TRIBUTE_SUMMON, SET_MONSTER, GEMINI_SUMMON)
_BY_ITSELF: Final = ("special summon", "synchro summon", "xyz summon", "link summon")
_FROM_HAND: Final = ("summon", "set", "set as spell", *_BY_ITSELF)
# Where cards are picked that nobody would call a summon.
_NO_SUMMON: Final = (FOR_TRIBUTE, FOR_TARGET, FOR_ATTACK_TARGET, FOR_REPLAY, FOR_DISCARD, FOR_HAND_LIMIT, FOR_COST)
_ATTACKS: Final = ("attack", "attack directly", "attack target")
# What only a monster on the field can do, in the player's own turn.
OF_THE_FIELD: Final = (rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK, rule.POSITION_CHANGE_IN_OWN_MAIN_PHASE)
_WITHOUT_CARDS: Final = ("pass", "go first", "go second")


def find_reasons(duel: Duel, text: str, by: int | None = None) -> list[Refusal]:
    """Return every rule that forbids the wish now, the most telling first; [] when it is possible.

    >>> duel = Duel.from_position("turn 1, Main Phase 1, you to act\\nyou 8000 hand: Sangan\\nopp 8000")
    >>> [refusal.rule for refusal in find_reasons(duel, "battle phase")]
    ['battle.phase.not-on-first-turn']
    """
    wish = read_wish(text, duel.pool)
    request = duel.state.request
    player = by if by is not None else request.player if request is not None else 0
    return Reasons(duel, wish, player).find()


def on_field_first(row: CardState) -> tuple[bool, int]:
    """Return where a card stands among those of a name: monsters on the field first, then by place."""
    return (not is_monster_zone(row.place), row.place)


class Reasons:
    """The reasons against one wish of one player, as they are found."""

    def __init__(self, duel: Duel, wish: Wish, player: int) -> None:
        self.duel: Final = duel
        self.game: Final[Game] = duel.game
        self.state: Final[State] = duel.state
        self.wish: Final = wish
        self.player: Final = player
        self.found: Final[list[Refusal]] = []
        self.ranks: Final[list[int]] = []  # how decisive each of them is

    def add(self, number: int, *facts: Pair, card: Pair = ("", "")) -> None:
        """Note a rule once for every card that forbids, with its facts."""
        refusal = Refusal.of(number, facts, card)
        if refusal not in self.found:
            self.found.append(refusal)
            attacks, misplaced = self.wish.verb in _ATTACKS, self.tells_place(facts)
            self.ranks.append(rank_reason(number, facts, bool(card[0]), self.state.phase, attacks, misplaced))

    def tells_place(self, facts: tuple[Pair, ...]) -> bool:
        """Whether one of the facts is where a card of the player's is that the wish names."""
        s, player = self.state, self.player
        rows = [
            row for row in s.cards if row.controller == player and any(fits(s, player, r, row) for r in self.wish.cards)
        ]
        # What lies face-up cannot be Flip Summoned, what lies face-down cannot attack, whoever's turn it is.
        flips, attacks = self.wish.verb == "flip summon", self.wish.verb in _ATTACKS
        turned = [row for row in rows if is_monster_zone(row.place) and (flips if row.face_up else attacks)]
        lying = [battle_position(self.game, row, player) for row in turned]
        kinds = [what_it_is(self.game, row, player) for row in rows]
        return any(fact in facts for fact in [*lying, *kinds, *[self.where(row) for row in rows]])

    def find(self) -> list[Refusal]:
        """Return all reasons."""
        s, wish = self.state, self.wish
        if s.outcome != NOT_OVER:
            # rule: duel.definition.single-game
            self.add(rule.DUEL_DEFINITION_SINGLE_GAME, DUEL_OVER)
            self.add(rule.ASK_DUEL_OVER)
        elif wish.verb == "surrender":
            return []
        elif wish.verb == "shuffle":
            self.add(rule.DUEL_SETUP_NO_RESHUFFLE_AFTER_CUT)
        elif s.phase == BEFORE_FIRST_TURN and wish.verb not in _WITHOUT_CARDS:
            self.add(rule.DUEL_SETUP_NO_CARDS_BEFORE_FIRST_TURN, NOT_BEGUN)
        else:
            self.find_in_turn()
        # The sort is stable: of reasons that decide alike, the guard's first stays first.
        order = sorted(range(len(self.found)), key=self.ranks.__getitem__)
        return [self.found[at] for at in order]

    def find_in_turn(self) -> None:
        """Find the reasons against a wish while the duel goes on."""
        unknown = self.wish.names_unknown()
        if unknown is not None:
            self.add(rule.ASK_NO_SUCH_CARD, unknown.problem)
            return
        request = self.state.request
        if request is not None and request.player == self.player and self.is_possible(request):
            return
        self.ask_guards()
        if request is not None and request.purpose == FOR_HAND_LIMIT and request.player == self.player:
            # rule: turn.end.hand-limit.discard-down-to-six
            self.add(rule.TURN_END_HAND_LIMIT_DISCARD_DOWN_TO_SIX, must_discard(request.least))
        if self.found:
            return
        if request is not None and request.player != self.player:
            self.add(rule.ASK_WRONG_PLAYER, wrong_player(request.player, self.player))
        elif self.wish.verb == "zone" and request is not None and request.purpose == FOR_ZONE:
            self.add(rule.ASK_NOT_OFFERED, ZONE_TAKEN)
        elif self.wish.verb == "attack directly":
            self.add(rule.ASK_NOT_OFFERED, WHICH_ATTACKS)
        if not self.found:
            self.add(rule.ASK_NOT_OFFERED, *(() if self.is_open() else (self.job(),)))

    def is_possible(self, request: Request) -> bool:
        """Whether an option fits the wish; picks that fit and break a rule of answering leave that rule behind."""
        try:
            picks = find_picks(self.game, self.state, self.wish)
        except AmbiguousAnswer:
            return True
        if picks is None:
            return False
        number = check_picks(self.state, request, picks)
        if number:
            given, least, most = len(picks), request.least, request.most
            english = f"{given} given, {least} to {most} are asked for"
            self.add(number, (english, f"给了{given}个，要求{least}到{most}个"))
        return not number

    def ask_guards(self) -> None:
        """Ask the guards that belong to the verb."""
        verb = self.wish.verb
        if verb in _PHASES:
            self.ask_about_phase()
        elif verb in ("activate", "trigger"):
            self.ask_about_activation()
        elif verb == "tribute":
            self.ask_about_tributes()
        elif verb in _ATTACKS:
            self.ask_about_attack()
        elif verb == "pendulum summon":
            self.ask_about_pendulum()
        elif verb in _BY_ITSELF and not self.is_choosing():
            self.ask_about_procedure(self.wish.cards[0])
        elif verb in ("summon", "set", "set as spell", "flip summon", "gemini summon", "change position"):
            self.ask_about_card(self.wish.cards[0])
        elif verb in ("choose", "target", "discard", "special summon"):
            self.ask_about_choice()
            if verb == "special summon" and not self.found:
                self.ask_about_procedure(self.wish.cards[0])

    # ------------------------------------------------------------------------------------------------------ one by one

    def is_open(self) -> bool:
        """Whether the duel waits in an open state."""
        request = self.state.request
        return request is not None and request.purpose == FOR_OPEN_STATE

    def ask_about_phase(self) -> None:
        """Ask whether the player may go on to another phase."""
        g, s, player, why = self.game, self.state, self.player, Why()
        if s.turn_player != player:
            self.add(rule.TURN_PHASE_START_DECLARED_BY_TURN_PLAYER, OTHERS_TURN)
            self.add(rule.TURN_TURN_PLAYER_DEFINITION)
        elif not self.is_open():
            self.add(rule.TURN_MAIN_OPEN_STATE_REQUIRED, self.job())
        if self.wish.verb == "end battle phase" and s.phase >= MAIN_PHASE_2:
            # rule: turn.structure.six-phases-in-order
            over = BATTLE_OVER if s.phase == MAIN_PHASE_2 else self.phase()
            self.add(rule.TURN_STRUCTURE_SIX_PHASES_IN_ORDER, over)
        elif self.wish.verb == "battle phase":
            may_enter_battle_phase(g, s, player, why)
        elif self.wish.verb == "end phase":
            may_enter_end_phase(g, s, player, why)
        else:
            may_enter_main_phase_2(g, s, player, why)
        self.take(why, None)

    def ask_about_card(self, ref: CardMeant) -> None:
        """Ask whether the player may do this with this card."""
        row = self.find_row(ref)
        if row is None:
            return
        g, s, player, why = self.game, self.state, self.player, Why()
        if s.turn_player == player and not self.is_open():
            self.add(rule.TURN_MAIN_OPEN_STATE_REQUIRED, self.job())
        verb = self.wish.verb
        if verb == "summon" or (verb == "set" and g.facts[row.card].kind & MONSTER):
            may_normal_summon(g, s, player, row, verb == "set", why)
        elif verb in ("set", "set as spell"):
            may_set_spell_trap(g, s, player, row, why)
        elif verb == "flip summon":
            may_flip_summon(self.game, s, player, row, why)
        elif verb == "gemini summon":
            may_act_in_main_phase(s, player, why)
            may_summon_again(g, s, player, row, why)
        else:
            may_change_position(g, s, player, row, why)
        self.take(why, row)
        if not self.found and self.wish.position:
            english, chinese = self.name(row)
            position = self.wish.position
            already = (f"{english} is in {position} position already", f"{chinese}已经是{POSITIONS[position]}")
            self.add(rule.ASK_NOT_OFFERED, already)

    def is_choosing(self) -> bool:
        """Whether the player is asked to pick cards: then these words name a pick."""
        request = self.state.request
        if request is None or request.player != self.player or request.purpose in _NO_SUMMON:
            return False
        return any(option.deed == PICK_CARD for option in request.options)

    def ask_about_procedure(self, ref: CardMeant) -> None:
        """Ask whether the player may Special Summon this monster as its own text says."""
        row = self.find_row(ref)
        if row is None or row.controller != self.player:
            return
        name, lines = self.name(row), self.game.programs[row.card].lines
        procedures = [line for line in lines if line.kind == LINE_PROCEDURE]
        if not procedures:
            without = (
                f"{name[0]} has no procedure of its own to be Special Summoned",
                f"{name[1]}没有由自身特殊召唤的方法",
            )
            if not self.is_monster(row):
                without = what_it_is(self.game, row, self.player)
            self.add(rule.SUMMON_SPECIAL_SOURCES, without)
        for line in procedures:
            # Of several copies the one that is where it can be summoned from.
            rows = [each for each in self.state.cards if fits(self.state, self.player, ref, each)]
            there = [each for each in rows if each.controller == self.player and KINDS[each.place] & line.places]
            if not there and line.made_by:
                self.add(rule.SUMMON_SPECIAL_SOURCES, self.where(row))
                continue
            meant, why = there[0] if there else row, Why()
            may_summon_by_procedure(self.game, self.state, self.player, meant, line, why)
            self.take(why, meant, () if line.made_by else tell_procedure(self.duel, self.player, meant, line))

    def ask_about_pendulum(self) -> None:
        """Ask whether the player may Pendulum Summon, and these monsters if some are named."""
        g, s, player = self.game, self.state, self.player
        if not self.is_choosing():
            why = Why()
            may_pendulum_summon(g, s, player, why)
            self.take(why, None)
        scales = find_scales(g, s, player)
        found = find_summonable(g, s, player)
        for ref in self.wish.cards:
            if len(scales) == 2 and not any(fits(s, player, ref, s.cards[uid]) for uid in found):
                low, high = scales
                between = (f"the Pendulum Scales are {low} and {high}", f"灵摆刻度是{low}和{high}")
                self.add(rule.PENDULUM_SUMMON_LEVELS_STRICTLY_BETWEEN_SCALES, between)

    def find_row(self, ref: CardMeant) -> CardState | None:
        """Return the card that is meant: one the player can use, else one he can at least see."""
        s, player = self.state, self.player
        mine = [row for row in s.cards if row.controller == player and fits(s, player, ref, row)]
        if self.wish.verb in _FROM_HAND:
            mine.sort(key=lambda row: (row.place != own(player, HAND), row.place))
        else:
            mine.sort(key=on_field_first)
        if mine:
            return mine[0]
        theirs = [row for row in s.cards if row.controller != player and fits(s, player, ref, row)]
        # By place: the order of the engine's numbers would tell hidden cards apart.
        theirs.sort(key=on_field_first)
        if not theirs:
            nowhere = (f"no {ref.english} is where the player could use it", f"没有可以使用的「{ref.chinese}」")
            self.add(rule.ASK_NO_SUCH_CARD, nowhere)
            return None
        self.add(rule.ASK_NOT_YOUR_CARD, others_card(ref))
        # Whether a card may be Summoned or Set depends on what it is: of a hidden one no further reason is given.
        return theirs[0] if self.wish.verb not in _FROM_HAND or may_see(theirs[0], player) else None

    def ask_about_attack(self) -> None:
        """Ask whether the player may attack so."""
        s, player, wish = self.state, self.player, self.wish
        row = self.attacker()
        if wish.cards:
            if row is None:
                return
            why = Why()
            may_attack(self.game, s, player, row, why)
            self.take(why, row)
            if not self.found and not self.is_open():
                self.add(rule.BATTLE_BATTLE_STEP_ONE_ATTACKER_AT_A_TIME, attack_under_way(self.game, s, player))
        elif s.turn_player != player:
            self.add(rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK, OTHERS_TURN)
        elif s.phase != BATTLE_PHASE:
            self.add(is_time_to_attack(s), self.phase())
        if wish.direct or wish.verb == "attack directly":
            why = Why()
            may_attack_directly(self.game, s, player, row, why)
            self.take(why, None)
        if wish.target is not None:
            self.ask_about_target(wish.target, row)

    def attacker(self) -> CardState | None:
        """Return the monster whose attack is wished or under way, None if that cannot be told."""
        s, player = self.state, self.player
        if self.wish.cards:
            return self.find_row(self.wish.cards[0])
        request = s.request
        if request is not None and request.purpose in (FOR_ATTACK_TARGET, FOR_REPLAY) and request.player == player:
            return s.cards[request.uid]
        return None

    def ask_about_target(self, ref: CardMeant, attacker: CardState | None) -> None:
        """Ask whether the player may attack this."""
        s, player = self.state, self.player
        # By place, since the numbers of hidden cards must not decide which card the facts are about.
        seen = sorted([row for row in s.cards if fits(s, player, ref, row)], key=lambda row: row.place)
        monsters = [row for row in seen if is_monster_zone(row.place) and row.controller != player]
        if monsters:
            if attacker is not None:
                why = Why()
                may_attack_target(self.game, s, player, attacker, monsters[0], why)
                self.take(why, monsters[0])
            return
        if not s.monsters_of(1 - player):
            # rule: battle.attack.direct-when-no-monster
            self.add(rule.BATTLE_ATTACK_DIRECT_WHEN_NO_MONSTER, NO_TARGET)
        elif seen:
            why = Why()
            may_attack_target(self.game, s, player, attacker or seen[0], seen[0], why)
            self.take(why, seen[0])
        else:
            unseen = (f"no {ref.english} can be seen on the opponent's field", f"对方场上看不到「{ref.chinese}」")
            self.add(rule.ASK_NO_SUCH_CARD, unseen)

    def ask_about_activation(self) -> None:
        """Ask whether the player may activate this card, or this effect of it."""
        s, player, ref = self.state, self.player, self.wish.cards[0]
        if self.find_row(ref) is None or self.found:
            return
        rows = [row for row in s.cards if row.controller == player and fits(s, player, ref, row)]
        rows.sort(key=lambda row: row.place)
        reasons = find_activation_reasons(self.duel, player, rows, self.wish.number)
        for reason in reasons:
            self.add(reason.number, *reason.facts, card=reason.card)
        request = s.request
        if not reasons and request is not None and request.player == player:
            targets = [target for target in self.wish.targets if not self.is_there(target)]
            facts = [(f"no {ref.english} can be seen", f"看不到「{ref.chinese}」") for ref in targets]
            self.add(rule.ASK_NO_SUCH_CARD if facts else rule.ASK_NOT_OFFERED, *(facts or [self.job()]))

    def is_there(self, ref: CardMeant) -> bool:
        """Whether the player can see a card that is meant."""
        return any(fits(self.state, self.player, ref, row) for row in self.state.cards)

    def ask_about_tributes(self) -> None:
        """Ask whether these monsters can be Tributed: only those on the player's own field."""
        s, player = self.state, self.player
        for ref in self.wish.cards:
            if not any(fits(s, player, ref, s.cards[uid]) for uid in s.monsters_of(player)):
                # rule: summon.tribute.own-field-monsters
                missing = (f"the player controls no {ref.english}", f"自己场上没有「{ref.chinese}」")
                self.add(rule.SUMMON_TRIBUTE_OWN_FIELD_MONSTERS, missing)
        request = s.request
        if not self.found and (request is None or request.purpose != FOR_TRIBUTE):
            self.add(rule.ASK_NOT_OFFERED, NO_TRIBUTE)

    def ask_about_choice(self) -> None:
        """Say what is wrong with cards that are not among those to choose from."""
        s, player = self.state, self.player
        request = s.request
        if request is not None and request.purpose == FOR_TRIBUTE:
            self.ask_about_tributes()
            return
        for ref in self.wish.cards:
            seen = [row for row in s.cards if fits(s, player, ref, row)]
            if not seen:
                self.add(rule.ASK_NO_SUCH_CARD, (f"no {ref.english} can be seen", f"看不到「{ref.chinese}」"))
            elif self.wish.verb == "discard" and all(row.controller != player for row in seen):
                self.add(rule.ASK_NOT_YOUR_CARD, others_card(ref))
            elif request is not None and request.player == player:
                for reason in find_target_reasons(self.game, s, player, min(seen, key=on_field_first)):
                    self.add(reason.number, *reason.facts, card=reason.card)

    # ----------------------------------------------------------------------------------------------------------- facts

    def name(self, row: CardState) -> Pair:
        """The card's name, if the player knows it."""
        return name_of(self.game, row, self.player)

    def take(self, why: Why, row: CardState | None, procedure: tuple[Pair, ...] = ()) -> None:
        """Take over what a guard found; `procedure` is what a monster's own procedure lacks."""
        for number, card in zip(why.rules, why.cards, strict=True):
            number = self.fitting(number, row)
            english, chinese = card_name(self.game, card) if card >= 0 else ("", "")
            facts = procedure if number in BY_PROCEDURE else self.facts(number, row)
            if number == rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES and card >= 0:
                facts = tell_forbidding(self.game, self.state, self.player, card, self.wish.verb, row)
            self.add(number, *facts, card=(english, chinese.strip("「」")))

    def fitting(self, number: int, row: CardState | None) -> int:
        """Return the rule that answers the wish: a face-down monster is turned up by a Flip Summon alone."""
        if self.wish.verb != "change position" or row is None or row.face_up or not is_monster_zone(row.place):
            return number
        if number == rule.POSITION_CHANGE_IN_OWN_MAIN_PHASE:
            return rule.SUMMON_FLIP_DEFINITION
        if number == rule.SUMMON_FLIP_NEVER_TO_FACE_UP_DEFENSE and self.wish.position != "defense":
            return rule.SUMMON_FLIP_DEFINITION
        if number == rule.POSITION_CHANGE_NOT_TURN_NORMAL_SUMMONED and row.arrived_by == SET_MONSTER:
            return rule.SUMMON_FLIP_NOT_IN_TURN_IT_WAS_SET
        return number

    def facts(self, number: int, row: CardState | None) -> tuple[Pair, ...]:
        """Say what in this position makes the rule forbid the wish."""
        s = self.state
        if row is not None and (number in OF_THE_FIELD or number == rule.SUMMON_FLIP_DEFINITION):
            return self.facts_of_field(number, row)
        if number == rule.PENDULUM_SUMMON_PROCEDURE:
            return tell_pendulum(self.game, s, self.player, self.not_open())
        if number in _RIGHT_USED:
            done = [deed for deed in s.deeds if deed.deed in _USE_THE_RIGHT]
            used = f"the Normal Summon or Set of turn {s.turn} has been used"
            return ((used, f"第{s.turn}回合的通常召唤或盖放已经用过"),) if done else ()
        texts = {
            rule.TURN_MAIN_OPEN_STATE_REQUIRED: OTHERS_TURN,
            rule.PRIORITY_ADVANCE_HELD_BY_TURN_PLAYER: OTHERS_TURN,
            rule.ZONE_MAIN_MONSTER_MAX_FIVE: zones_full(s, self.player),
            rule.SUMMON_SPECIAL_NEEDS_FREE_MONSTER_ZONE: zones_full(s, self.player),
            rule.SUMMON_PROCEDURE_MAIN_PHASE_OPEN_STATE: self.not_open() or self.job(),
            rule.PENDULUM_SUMMON_ONCE_PER_TURN: PENDULUM_USED,
            rule.ZONE_SPELL_TRAP_MAX_FIVE: SPELLS_FULL,
            rule.BATTLE_PHASE_NOT_ON_FIRST_TURN: FIRST_TURN,
            rule.TURN_MAIN_ACTIONS_ONLY_IN_MAIN_PHASE: self.phase(),
            rule.TURN_STRUCTURE_SIX_PHASES_IN_ORDER: self.phase(),
            rule.TURN_MAIN2_ONLY_AFTER_BATTLE_PHASE: NO_BATTLE,
            rule.TURN_MAIN2_NO_RETURN_TO_BATTLE: BATTLE_OVER,
            rule.TURN_MAIN2_CANNOT_BE_SKIPPED_AFTER_BATTLE: self.phase(),
            rule.BATTLE_START_STEP_DECLARES_BATTLE_PHASE: self.phase(),
            rule.BATTLE_END_STEP_CLOSES_BATTLE_PHASE: self.phase(),
            rule.BATTLE_BATTLE_STEP_ONE_ATTACKER_AT_A_TIME: attack_under_way(self.game, s, self.player),
            rule.BATTLE_ATTACK_MUST_CHOOSE_MONSTER_IF_ANY: self.count_theirs(),
        }
        if row is not None:
            texts.update(facts_about(self.game, s, self.player, row))
        if number not in texts and row is not None:
            return tell_summon(self.game, s, self.player, row, number)
        return (texts[number],) if number in texts else ()

    def facts_of_field(self, number: int, row: CardState) -> tuple[Pair, ...]:
        """Say where a monster is or how it lies, if that is against the wish, and whose turn or which phase it is."""
        there = is_monster_zone(row.place) and row.controller == self.player
        if not there and not self.is_monster(row):
            return (what_it_is(self.game, row, self.player),)
        lies = battle_position(self.game, row, self.player) if there else self.where(row)
        at_rest = row.face_up and (row.attack or number == rule.POSITION_CHANGE_IN_OWN_MAIN_PHASE)
        if self.wish.verb == "flip summon":
            return (lies,)
        time: tuple[Pair, ...] = (OTHERS_TURN,) if self.state.turn_player != self.player else ()
        if number != rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK and not time and there and not self.is_main():
            time = (self.phase(),)
        return time if there and at_rest and time else (lies, *time)

    def is_main(self) -> bool:
        """Whether it is a Main Phase."""
        return self.state.phase == MAIN_PHASE_1 or self.state.phase == MAIN_PHASE_2

    def is_monster(self, row: CardState) -> bool:
        """Whether a card is a Monster Card."""
        return self.game.facts[row.card].kind & MONSTER != 0

    def phase(self) -> Pair:
        """Say which phase or step it is, and when attacks are declared if an attack is wished."""
        told = phase_now(self.state)
        if self.wish.verb == "battle phase" and self.state.phase == BATTLE_PHASE:
            return (f"{told[0]}: the Battle Phase has begun already", f"{told[1]}，战斗阶段已经开始")
        if self.wish.verb not in _ATTACKS:
            return told
        return (f"{told[0]}; attacks are declared in the Battle Step", f"{told[1]}，攻击宣言在战斗步骤进行")

    def not_open(self) -> Pair | None:
        """Say why this is no open state of a Main Phase of the player, None if it is one."""
        s = self.state
        if s.turn_player != self.player:
            return OTHERS_TURN
        if not self.is_main():
            return self.phase()
        return None if self.is_open() else self.job()

    def job(self) -> Pair:
        """Say what is under way."""
        return under_way(self.game, self.state, self.player)

    def where(self, row: CardState) -> Pair:
        """Say where a card is that the player can see."""
        return where_is(self.game, row, self.player)

    def count_theirs(self) -> Pair:
        """Say how many monsters the opponent has."""
        count = len(self.state.monsters_of(1 - self.player))
        english = "1 monster" if count == 1 else f"{count} monsters"
        return (f"the opponent has {english}", f"对方场上有{count}只怪兽")
