"""What in a position makes the rules forbid an activation: one line of one card, with its facts in both languages."""

from dataclasses import dataclass
from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.duel import Duel
from spellspeed.engine.applies.numbers import compute
from spellspeed.engine.applies.triggers import answers_link, find_answer
from spellspeed.engine.kernel.frames import FRAME_ACTIVATE
from spellspeed.engine.kernel.places import deck_of, kind_of, own, player_meant
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.act import candidates, could_do
from spellspeed.engine.may.activate import find_targets, is_open_state, memory_for
from spellspeed.engine.may.oath import has_broken
from spellspeed.engine.may.why import Why
from spellspeed.lang.codes.code import (
    ANY_NUMBER,
    LINE_ACTIVATION,
    LINE_FLIP,
    LINE_TRIGGER,
    ON_ACTIVATION,
    OP_DISCARD,
    OP_DRAW,
    OP_PAY_LP,
    OP_REMOVE_COUNTERS,
    OP_TARGET,
    OP_TOKEN,
    OP_TRIBUTE,
    SLOT_THAT,
    SLOT_THIS,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.rulebook.book import Pair
from spellspeed.telling.quoted import find_line, quote_choice, quote_deed
from spellspeed.wishes.could_not import tell_lack, tell_missing
from spellspeed.wishes.facts import (
    CALCULATING,
    OTHERS_TURN,
    PENDULUM_ZONES_FULL,
    SPELLS_FULL,
    SUMMON_UNDER_WAY,
    THEIR_PRIORITY,
    card_name,
    counted,
    free_zones,
    mark_of,
    name_of,
    phase_now,
    tell_effect,
    under_way,
    where_is,
    where_used,
    zones_full,
)
from spellspeed.wishes.forbidden import tell_forbidding
from spellspeed.wishes.unmet import Unmet
from spellspeed.words import (
    HAND,
    IN_FIELD_ZONE,
    IN_SPELL_TRAP_ZONE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    ON_THE_FIELD,
    OPPONENT,
    YOU,
)

SPEED_RULES: Final = (rule.CHAIN_SPELL_SPEED_MUST_BE_AT_LEAST, rule.CHAIN_SPELL_SPEED_1_CANNOT_BE_CHAINED_FREELY)
BANISHED_INSTEAD: Final = (
    rule.COST_SEND_TO_GY_BLOCKED_WHILE_SENT_CARDS_ARE_BANISHED,
    rule.COST_DISCARD_TO_GY_BLOCKED_WHILE_SENT_CARDS_ARE_BANISHED,
)
OF_PLACE: Final = (rule.EFFECT_CONDITION_ALL_MUST_BE_MET, rule.EFFECT_FACE_DOWN_MONSTER_EFFECT_INACTIVE)
# What an activation wants to know of a position is told in this order; everything else as the guard found it.
TELLING: Final = (
    rule.ASK_NOT_YOUR_CARD,
    rule.EFFECT_TYPE_TRIGGER_AT_STATED_TIMING,
    rule.EFFECT_ACTIVATION_CARD_ACTIVATION_ALWAYS_CHAINS,
    *SPEED_RULES,
    rule.NEGATE_ACTIVATION_MUST_CHAIN_DIRECTLY,
)


@dataclass(frozen=True)
class Found:
    """One reason: the number of the rule, the facts, and the card that forbids."""

    number: int
    facts: tuple[Pair, ...] = ()
    card: Pair = ("", "")


class ActivationFacts:
    """What in a position makes the rules forbid the activation of one line of one card."""

    def __init__(self, duel: Duel, s: State, player: int, row: CardState, line: LineCode) -> None:
        g = duel.game
        self.duel: Final = duel
        self.game: Final = g
        self.state: Final = s
        self.player: Final = player
        self.row: Final = row
        self.line: Final = line
        self.name: Final = name_of(g, row, player)
        self.answer: Final = find_answer(g, s, player, row, line)
        self.memory: Final = memory_for(g, s, row, line, self.answer or (0, 0))
        self.unmet: Final = Unmet(duel, s, player, row, line, self.memory)

    def tell_of(self, why: Why, numbers: list[int]) -> list[Found]:
        """Return these reasons of the guard with their facts, in the order in which an activation is judged."""
        found: list[Found] = []
        for number, card in zip(why.rules, why.cards, strict=True):
            if number not in numbers or self.says_nothing_more(number, why):
                continue
            if number == rule.EFFECT_CONDITION_ALL_MUST_BE_MET and not self.is_elsewhere():
                found += self.conditions()
                continue
            if number in OF_PLACE and self.is_elsewhere():
                # Turned face-up, the card would lie in the wrong place all the same.
                found += [] if self.tell_elsewhere() in found else [self.tell_elsewhere()]
                continue
            facts = self.forbidding(card) if number == rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES else ()
            fact = self.fact(number)
            forbidding = card_name(self.game, card) if card >= 0 else ("", "")
            if number in BANISHED_INSTEAD and card >= 0:
                fact = self.banished_instead(forbidding)
            by = (forbidding[0], forbidding[1].strip("「」"))
            found.append(Found(number, (fact, *facts) if fact[0] else facts, by))
        found.sort(key=lambda each: TELLING.index(each.number) if each.number in TELLING else len(TELLING))
        return found

    def says_nothing_more(self, number: int, why: Why) -> bool:
        """Whether a reason only repeats another: no target where nothing came, no outcome where no target is."""
        if number == rule.TARGET_TIMING_CHOSEN_AT_ACTIVATION:
            return self.targets_what_came()
        if number == rule.EQUIP_TARGET_FACE_UP_MONSTER_ONLY:
            # Where monsters lie face-up, it is their kind that is wrong.
            monsters = [self.state.cards[uid] for side in (0, 1) for uid in self.state.monsters_of(side)]
            return rule.TARGET_TIMING_CHOSEN_AT_ACTIVATION in why.rules and any(row.face_up for row in monsters)
        if number in SPEED_RULES:
            return rule.CHAIN_RESOLVE_NO_ACTIVATION_DURING in why.rules  # then no Spell Speed is enough
        if number != rule.EFFECT_CONDITION_NO_POSSIBLE_RESOLUTION_BLOCKS_ACTIVATION:
            return False
        lacks_target = rule.TARGET_TIMING_CHOSEN_AT_ACTIVATION in why.rules and not self.targets_what_came()
        return lacks_target and not self.missing_part()[0]

    def missing_part(self) -> Pair:
        """Return the part of the effect that could not be done, ("", "") if no single one is to blame."""
        return tell_missing(self.game, self.state, self.player, self.row, self.line, self.memory)

    def targets_what_came(self) -> bool:
        """Whether nothing has come that the line answers, and that would be its target: one reason, not two."""
        if not self.line.events or self.answer:
            return False
        steps = self.line.steps[self.line.targets_at : self.line.deeds_at]
        return all(step.choice is not None and step.choice.among == SLOT_THAT for step in steps if step.op == OP_TARGET)

    def forbidding(self, card: int) -> tuple[Pair, ...]:
        """Say in which words a card forbids the activation."""
        return tell_forbidding(self.game, self.state, self.player, card, "activate", self.row) if card >= 0 else ()

    def fact(self, number: int) -> Pair:
        """Say what the rule has to do with this position, ("", "") for nothing."""
        if number in SPEED_RULES:
            return self.speeds()
        if number in (rule.COST_LP_NOT_MORE_THAN_CURRENT, rule.COST_UNPAYABLE_CANNOT_ACTIVATE):
            return self.cost(number == rule.COST_LP_NOT_MORE_THAN_CURRENT)
        if number == rule.TARGET_TIMING_CHOSEN_AT_ACTIVATION:
            return self.targets()
        if number == rule.NEGATE_ACTIVATION_MUST_CHAIN_DIRECTLY:
            return self.earlier_link()
        if number == rule.MOVE_DRAW_NEEDS_ENOUGH_CARDS_TO_ACTIVATE:
            return self.draws()
        if number == rule.EFFECT_CONDITION_NO_POSSIBLE_RESOLUTION_BLOCKS_ACTIVATION:
            return self.could_do_nothing()
        texts = {**self.facts_of_time(), **self.facts_of_card(), **self.facts_of_limits()}
        return texts.get(number, ("", ""))

    def facts_of_time(self) -> dict[int, Pair]:
        """Say for each rule about the moment what moment this is."""
        not_open, phase = self.not_open(), phase_now(self.state)
        job = under_way(self.game, self.state, self.player)
        return {
            rule.SPELL_ACTIVATION_NOT_IN_OPPONENTS_TURN: OTHERS_TURN,
            rule.PRIORITY_OPPONENT_CANNOT_ACT_FIRST_EXCEPT_TRIGGERS: THEIR_PRIORITY,
            rule.SPELL_ACTIVATION_OWN_MAIN_PHASE_OPEN_STATE: not_open,
            rule.EFFECT_TYPE_IGNITION_OWN_MAIN_PHASE_OPEN_STATE: not_open,
            rule.CHAIN_RESOLVE_NO_ACTIVATION_DURING: job,
            rule.TIMING_ACTION_NOTHING_ACTIVATED_BEFORE_IT_IS_DONE: job,
            rule.EFFECT_ACTIVATION_ORDER_OF_STEPS: self.being_activated(),
            rule.DAMAGE_STEP_ACTIVATION_DEFAULT_BAN: phase,
            rule.DAMAGE_STEP_ACTIVATION_ATK_DEF_ONLY_UNTIL_BEFORE_CALCULATION: CALCULATING,
            rule.TURN_END_HAND_LIMIT_AFTER_EVERYTHING_ELSE: phase,
            rule.CHAIN_UNCHAINABLE_SUMMONS_AND_PHASE_DECLARATIONS: SUMMON_UNDER_WAY,
            rule.TRAP_COUNTER_ANSWERS_ACTIVATIONS: self.nothing_to_answer(),
            rule.NEGATE_CARD_ACTIVATION_NEGATION_CANNOT_HIT_EFFECT_ACTIVATION: self.nothing_to_answer(),
        }

    def is_being_activated(self) -> bool:
        """Whether this very line is being activated, and its own zone, cost or targets are asked for."""
        for frame in self.state.frames:
            if frame.kind == FRAME_ACTIVATE and frame.uid == self.row.uid and frame.line == self.line.index:
                return True
        return False

    def being_activated(self) -> Pair:
        """Say what is being activated, and if it is this, that it is so already."""
        if not self.is_being_activated():
            return under_way(self.game, self.state, self.player)
        english, chinese = self.unmet.called()
        return (f"{english} is being activated already", f"正在发动的就是{chinese}")

    def facts_of_card(self) -> dict[int, Pair]:
        """Say for each rule about a card where and how this card lies."""
        english, chinese = self.name
        set_now = (f"{english} was Set in this turn", f"{chinese}是在这个回合盖放的")
        where = where_is(self.game, self.row, self.player)
        called = self.unmet.called()
        has_been = (f"{called[0]} has been activated in this phase", f"{called[1]}在这个阶段已经发动过")
        return {
            rule.TRAP_SET_NOT_IN_TURN_IT_WAS_SET: set_now,
            rule.SPELL_QUICK_PLAY_NOT_IN_TURN_IT_WAS_SET: set_now,
            rule.TRAP_SET_MUST_BE_SET_FIRST: where,
            rule.EFFECT_ACTIVATION_CARD_ACTIVATION_ALWAYS_CHAINS: self.face_up() or where,
            rule.SPELL_QUICK_PLAY_OPPONENTS_TURN_ONLY_IF_SET: where,
            rule.SPELL_ACTIVATION_HAND_NEEDS_FREE_ZONE: SPELLS_FULL,
            rule.ZONE_MAIN_MONSTER_MAX_FIVE: zones_full(self.state, self.player),
            rule.EQUIP_TARGET_FACE_UP_MONSTER_ONLY: (
                f"no face-up monster is there that {english} could be equipped to",
                f"没有{chinese}可以装备的表侧表示的怪兽",
            ),
            rule.TOKEN_ZONE_OCCUPIES_A_MAIN_MONSTER_ZONE: self.zones_for_tokens(),
            rule.CONTROL_NO_ZONE_CANNOT_ACTIVATE: zones_full(self.state, self.player),
            rule.PENDULUM_ZONE_ONLY_PENDULUM_CARDS_BY_ACTIVATION: PENDULUM_ZONES_FULL,
            rule.TURN_END_NEGATED_TRIGGER_CANNOT_RETRY: has_been,
            rule.TURN_STANDBY_NEGATED_TRIGGER_CANNOT_RETRY: has_been,
            rule.EFFECT_TYPE_UNCLASSIFIED_ONLY_ONE_ON_FIELD: (
                f"you control a face-up {english} already",
                f"自己场上已经有表侧表示的{chinese}",
            ),
            rule.EFFECT_FACE_DOWN_MONSTER_EFFECT_INACTIVE: (f"{english} is face-down", f"{chinese}是里侧表示"),
        }

    def zones_for_tokens(self) -> Pair:
        """Say how many zones the tokens of the effect take, on whose field, and how many are free there."""
        steps = [step for step in self.line.steps[self.line.deeds_at :] if step.op == OP_TOKEN]
        count = steps[0].count if steps and steps[0].count != ANY_NUMBER else 1
        to = player_meant(self.player, steps[0].field_of) if steps else self.player
        free = free_zones(self.state, to, to == self.player)
        english, chinese = self.name
        takes = counted(count, "Main Monster Zone")
        return (
            f"the tokens of {english} take {takes}; {free[0]}",
            f"{chinese}的衍生物需要主要怪兽区{count}格，{free[1]}",
        )

    def could_do_nothing(self) -> Pair:
        """Say that the effect could do nothing, and which part of it is impossible."""
        english, chinese = self.name
        nothing = (f"{english} could do nothing now", f"{chinese}现在什么都做不了")
        part = self.missing_part()
        if not part[0]:
            return nothing
        lack = tell_lack(self.game, self.state, self.player, self.row, self.line, self.memory)
        return (
            f"{nothing[0]}: it could not carry out “{part[0]}”{lack[0]}",
            f"{nothing[1]}：无法实现“{part[1]}”{lack[1]}",
        )

    def facts_of_limits(self) -> dict[int, Pair]:
        """Say for each rule about limits what has been used."""
        line, card = self.line, self.row.card
        author = self.game.author_of(card, line.index)
        english, chinese = self.name if author == card else card_name(self.game, author)
        mark = mark_of(line)
        used, used_chinese = f"{english} has been used in this turn", "在这个回合已经使用过"
        of_this = (f"the effect{mark} of this {english}", f"这张{chinese}的{mark.strip()}效果")
        if author != card:
            of_this = tell_effect(self.game, card, line, self.name)
        return {
            rule.EFFECT_ONCE_PER_TURN_LIMITS_THE_USER: (
                f"{of_this[0]} has been used in this turn",
                f"{of_this[1]}{used_chinese}",
            ),
            rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE: (
                f"the effect{mark} of a {used}",
                f"{chinese}的{mark.strip()}效果{used_chinese}",
            ),
            rule.EFFECT_NAME_LIMIT_THE_EFFECTS_OF_X_ONCE: (
                f"an effect of a {used}",
                f"{chinese}的效果{used_chinese}",
            ),
            rule.EFFECT_USE_LIMIT_EFFECT_NEGATED_STILL_ACTIVATED: (
                f"a {english} has been activated in this turn",
                f"{chinese}在这个回合已经发动过",
            ),
        }

    def face_up(self) -> Pair | None:
        """Say that the card is face-up already, None if it is not on the field."""
        if not self.row.face_up or not kind_of(self.row.place) & ON_THE_FIELD:
            return None
        english, chinese = self.name
        return (f"{english} is face-up on the field already", f"{chinese}已经是表侧表示")

    def not_open(self) -> Pair:
        """Say why this is no open state of the player's own Main Phase."""
        s = self.state
        if s.turn_player != self.player:
            return OTHERS_TURN
        if s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2:
            return phase_now(s)
        return ("", "") if is_open_state(s) else under_way(self.game, s, self.player)

    def last_link(self) -> Pair:
        """Name the last link of the chain with its number."""
        link = self.state.chain[-1]
        english, chinese = card_name(self.game, link.card)
        return (f"Chain Link {link.number}, {english},", f"连锁{link.number}的{chinese}")

    def speeds(self) -> Pair:
        """Say the Spell Speed of the last link and of this line."""
        link = self.state.chain[-1]
        speed = self.game.line_of(link.card, link.line).speed
        last, (english, chinese) = self.last_link(), self.name
        if link.card == self.row.card:
            which = ("this", "这张") if link.uid == self.row.uid else ("another", "另1张")
            return (
                f"Chain Link {link.number} is {which[0]} {english}; its effect has Spell Speed {self.line.speed}",
                f"连锁{link.number}就是{which[1]}{chinese}，其效果的咒文速度是{self.line.speed}",
            )
        return (
            f"{last[0]} has Spell Speed {speed}; {english} has Spell Speed {self.line.speed}",
            f"{last[1]}的咒文速度是{speed}，{chinese}的咒文速度是{self.line.speed}",
        )

    def earlier_link(self) -> Pair:
        """Say which link could have been answered and which one is the last now."""
        s, last = self.state, self.last_link()
        for number in range(len(s.chain) - 1, 0, -1):
            for code in self.line.events:
                if code.kind == ON_ACTIVATION and answers_link(self.game, s, self.player, self.row, code, number):
                    english, chinese = card_name(self.game, s.chain[number - 1].card)
                    return (
                        f"{last[0]} is the last link; {self.name[0]} could answer only Chain Link {number}, {english}",
                        f"最后的连锁块是{last[1]}，{self.name[1]}能对应的是连锁{number}的{chinese}",
                    )
        return ("", "")

    def nothing_to_answer(self) -> Pair:
        """Say what the card answers, and what was activated last instead."""
        wants = self.unmet.wants()
        if not self.state.chain:
            return (f"{wants[0]}; nothing has been activated", f"{wants[1]}；现在没有任何发动")
        last = self.last_link()
        return (f"{wants[0]}; {last[0]} is nothing of the kind", f"{wants[1]}；{last[1]}不符合")

    def conditions(self) -> list[Found]:
        """Say which conditions are not met: what the line answers, what it needs, what it swears."""
        number = rule.EFFECT_CONDITION_ALL_MUST_BE_MET
        line, kind = self.line, kind_of(self.row.place)
        found: list[Found] = []
        if line.kind != LINE_ACTIVATION and kind & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE) and not self.row.working:
            idle = (f"the activation of {self.name[0]} has not resolved", f"{self.name[1]}的发动还没有处理完")
            found.append(Found(number, (idle,)))
        if line.events and not self.answer and line.kind not in (LINE_TRIGGER, LINE_FLIP):
            found.append(Found(*self.unmet.occasion()))
        if facts := self.unmet.conditions():
            found.append(Found(number, facts))
        if line.oath_at >= 0 and has_broken(self.game, self.state, self.player, self.row, line):
            found.append(Found(number, (self.oath(),)))
        english, chinese = self.name
        unsaid = (f"a condition of {english} is not met", f"没有满足{chinese}的发动条件")
        return found or [Found(number, (unsaid,))]

    def is_elsewhere(self) -> bool:
        """Whether the effect cannot be activated from where the card is, however it lies there."""
        line = self.line
        return line.kind != LINE_ACTIVATION and not line.anywhere and not kind_of(self.row.place) & line.places

    def tell_elsewhere(self) -> Found:
        """Say where the card is, and where alone its effect can be activated."""
        where = where_is(self.game, self.row, self.player)
        used = where_used(self.unmet.called(), self.line.places)
        return Found(rule.EFFECT_CONDITION_ALL_MUST_BE_MET, (where, used))

    def oath(self) -> Pair:
        """Say that the player has done what the line forbids for the turn of its activation."""
        english, chinese = self.name
        said = find_line(self.game, self.row.card, self.line)
        if said is None or said.oath is None:
            return (f"you have done what {english} forbids for its turn", f"自己已经做过{chinese}在那个回合不允许的事")
        text = quote_deed(self.game, self.row.card, said, said.oath)
        return (
            f"the turn {english} is activated, “{text[0]}”, and you have done so already",
            f"发动{chinese}的回合“{text[1]}”，而自己已经做过",
        )

    def cost(self, life: bool) -> Pair:
        """Say what must be paid and what there is."""
        g, s, player = self.game, self.state, self.player
        for step in self.line.steps[: self.line.targets_at]:
            if not step.as_cost or not step.is_deed or could_do(g, s, player, self.memory, step, self.row):
                continue
            if step.op == OP_PAY_LP:
                amount, points = compute(g, s, player, self.memory, step.number), s.lp[player]
                if life:
                    return (
                        f"you have {points} LP; {amount} LP must be paid",
                        f"你的基本分是{points}，必须支付{amount}",
                    )
            elif step.choice is not None and not life:
                return self.cost_in_cards(step, step.choice.least)
            elif step.op == OP_REMOVE_COUNTERS and step.slot == SLOT_THIS and not life:
                there, words = self.row.count_counters(step.counter), self.cost_in_words()
                return (f"{words[0]}; it has {there or 'none'}", f"{words[1]}，现在有{there}个")
        return ("", "") if life else self.cost_in_words()

    def could_be_given(self, step: Step) -> bool:
        """Whether the player has cards where the cost takes them from, of whatever kind."""
        s, player = self.state, self.player
        if step.op == OP_DISCARD:
            return any(uid != self.row.uid for uid in s.piles[own(player, HAND)])
        return step.op != OP_TRIBUTE or bool(s.monsters_of(player))

    def cost_in_words(self) -> Pair:
        """Say what the cost is that cannot be paid, in the words of the card."""
        said = find_line(self.game, self.row.card, self.line)
        if said is None or said.cost is None:
            return (f"the cost of {self.name[0]} cannot be paid", f"不能支付{self.name[1]}的代价")
        text = quote_deed(self.game, self.row.card, said, said.cost)
        return (f"the cost of {self.name[0]} is “{text[0]}”", f"{self.name[1]}的代价是“{text[1]}”")

    def part_of_cost(self, step: Step) -> Pair:
        """Return the cards that one of several parts of a cost takes, ("", "") where the cost is a single one."""
        from spellspeed.lang.words.choices import Choice
        from spellspeed.lang.words.lasting import written_deeds

        said = find_line(self.game, self.row.card, self.line)
        deeds = [] if said is None or said.cost is None else list(written_deeds(said.cost))
        cards = getattr(deeds[step.said], "cards", None) if step.said < len(deeds) else None
        if said is None or len(deeds) < 2 or not isinstance(cards, Choice):
            return ("", "")
        return quote_choice(self.game, self.row.card, said, cards)

    def cost_in_cards(self, step: Step, least: int) -> Pair:
        """Say how many cards the cost wants and how many can be used for it."""
        found = len(candidates(self.game, self.state, self.player, self.memory, step, self.row))
        if not found and self.could_be_given(step):
            words = self.cost_in_words()  # there are such cards, but not of the kind that is asked for
            part = self.part_of_cost(step)
            if part[0]:
                return (f"{words[0]}; what is missing: {part[0]}", f"{words[1]}，缺少{part[1]}")
            return (f"{words[0]}; you have nothing to give for it", f"{words[1]}，没有可以使用的卡")
        wanted, there = counted(least, "card"), counted(found, "card")
        if step.op == OP_DISCARD:
            return (
                f"{wanted} must be discarded; you have {there} to discard",
                f"必须丢弃{least}张手卡，可以丢弃的有{found}张",
            )
        if step.op == OP_TRIBUTE:
            wanted, there = counted(least, "monster"), counted(found, "monster")
            return (
                f"{wanted} must be Tributed; you have {there} to Tribute",
                f"必须解放{least}只怪兽，可以解放的有{found}只",
            )
        words = self.cost_in_words()
        return (
            f"{words[0]}; it takes {wanted}, {there} can be used",
            f"{words[1]}，需要{least}张，可以使用的有{found}张",
        )

    def targets(self) -> Pair:
        """Say which targets are wanted and how many there are."""
        line = self.line
        steps = [step for step in line.steps[line.targets_at : line.deeds_at] if step.op == OP_TARGET]
        english, chinese = self.unmet.called()
        for at, step in enumerate(steps):
            if step.choice is not None:
                found = len(find_targets(self.game, self.state, self.player, self.row, line, self.memory, step))
                least = step.choice.least
                what = self.target_in_words(at, len(steps))
                wants = (f"{english} needs {counted(least, 'target')}", f"{chinese}需要{least}个对象")
                if what[0]:
                    wants = (f"{english} targets “{what[0]}”", f"{chinese}的对象是“{what[1]}”")
                there = "there is none" if not found else f"there is {found}" if found == 1 else f"there are {found}"
                spent = found >= least
                before = "支付代价之前" if spent else ""
                chosen = f"可以选择的有{found}个" if found else "没有可以选择的对象"
                return (
                    f"{wants[0]}; {there}" + (" before its cost is paid" if spent else ""),
                    f"{wants[1]}，{before}{chosen}",
                )
        return ("", "")

    def target_in_words(self, at: int, count: int) -> Pair:
        """Return what is targeted in the words of the card, ("", "") if they cannot be told."""
        said = find_line(self.game, self.row.card, self.line)
        if said is None or said.target is None:
            return ("", "")
        targets = said.target if isinstance(said.target, tuple) else (said.target,)
        return quote_choice(self.game, self.row.card, said, targets[at]) if len(targets) == count else ("", "")

    def banished_instead(self, by: Pair) -> Pair:
        """Say which card would banish what the cost sends to the Graveyard."""
        words = self.cost_in_words()
        return (
            f"{by[0]} would banish what is given instead; {words[0]}",
            f"{by[1]}适用中，作为代价的卡会被除外；{words[1]}",
        )

    def draws(self) -> Pair:
        """Say how many cards shall be drawn and how many the Deck holds that has too few."""
        decks = ((YOU, self.player, "your", "你的"), (OPPONENT, 1 - self.player, "your opponent's", "对方的"))
        for step in self.line.steps[self.line.deeds_at :]:
            if step.op != OP_DRAW:
                continue
            amount = compute(self.game, self.state, self.player, self.memory, step.number)
            for side, player, whose, whose_zh in decks:
                left = len(self.state.piles[deck_of(player)])
                if step.who & side and left < amount:
                    return (
                        f"{counted(amount, 'card')} must be drawn; {whose} Deck has {counted(left, 'card')}",
                        f"必须抽{amount}张卡，{whose_zh}卡组有{left}张",
                    )
        return ("", "")
