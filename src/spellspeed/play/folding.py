"""The fold of a match: how it stands after a record, or the rule that refuses it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from spellspeed.arguments import show
from spellspeed.deck import Deck, DeckError
from spellspeed.dice import FAST
from spellspeed.duel import Duel
from spellspeed.play.clocks import SECOND, charge, find_due, reward
from spellspeed.play.records import (
    ANSWER,
    CHOOSE,
    CONCEDE,
    ORDERS,
    RULING,
    SIDE,
    SURRENDER,
    THROW,
    TIME,
    TIMEOUT,
    IllegalRecord,
    Record,
    check_record,
    refuse,
)
from spellspeed.play.rules import MatchRules
from spellspeed.play.seeds import NO_LOT, Lot, seed_of_duel
from spellspeed.play.siding import check_presented
from spellspeed.play.standing import (
    IN_DUEL,
    OVER,
    TO_CHOOSE,
    TO_SIDE,
    TO_THROW,
    DuelResult,
    MatchOutcome,
    Standing,
    is_extra_next,
    judge,
)
from spellspeed.play.throws import find_thrower
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Pair
from spellspeed.words import WON_MATCH

STAGES: Final[dict[str, Pair]] = {
    TO_THROW: ("both players throw for the choice", "现在双方猜拳"),
    TO_CHOOSE: ("who goes first is to be chosen", "现在选择先攻或后攻"),
    IN_DUEL: ("a duel is being played", "现在正在决斗"),
    TO_SIDE: ("both players may exchange cards with their Side Decks", "现在双方可以替换副卡组的卡"),
}


class MatchBeginning(NamedTuple):
    """What a match is played with: the registered decks, the format, the seed, the rules."""

    decks: tuple[Deck, Deck]
    format: str
    seed: int
    rules: MatchRules
    limits: str = ""  # the name of the Forbidden & Limited list, empty if there is none
    ask_all: bool = False
    order_graveyard: bool = False
    dice: str = FAST
    lot: Lot = NO_LOT
    start: str = ""  # the position in which its one duel begins, empty where it begins with the decks
    shuffle: bool = True  # else the decks lie in the order of their lists


class Table(NamedTuple):
    """A match at one moment: how it stands, and the duel that is played or was played last."""

    standing: Standing
    duel: Duel | None  # never changed: who plays on forks it


def begin(begun: MatchBeginning, pool: CardPool) -> Table:
    """Return how a match stands before its first record."""
    # rule: match.side-deck.only-between-duels. The first duel is played with the registered decks.
    standing = Standing(begun.decks, limit=begun.rules.time_limit * SECOND)
    if not begun.start:
        return Table(standing, None)
    seed = seed_of_duel(begun.seed, 1, begun.dice, begun.lot)
    duel = Duel.from_position(begun.start, seed, pool, begun.ask_all, begun.order_graveyard, begun.dice)
    return end_duel(begun, standing._replace(stage=IN_DUEL, left=full_clocks(begun.rules)), duel)


def full_clocks(rules: MatchRules) -> tuple[int, int]:
    """Return the milliseconds that each player has at the beginning of a duel.

    >>> full_clocks(MatchRules())
    (0, 0)
    """
    clock = rules.clock
    return (0, 0) if clock is None else (clock.main * SECOND, clock.main * SECOND)


def fold(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Return how a match stands after a record; one that is refused raises an error and changes nothing."""
    check_record(record)
    standing, duel = table
    if standing.stage == OVER:
        raise refuse("ask.match-over", tell_score(standing))
    if record.at < standing.at:
        fact = (f"its time is {record.at}, that of the last one {standing.at}", f"时间{record.at}早于{standing.at}")
        raise refuse("ask.wrong-record", fact)
    due = find_due(standing, begun.rules, duel)
    if due is not None and record.at >= due.at and record[:2] != due[:2] and record.kind != RULING:
        whose = f" of player {due.seat}" if due.kind == TIMEOUT else ""
        chinese = f"玩家{due.seat}的时间" if due.kind == TIMEOUT else "比赛的时间"
        raise refuse("ask.late-record", (f"the time{whose} ran out at {due.at}", f"{chinese}在{due.at}用尽"))
    charged = Table(charge(standing, begun.rules, duel, record.at), duel)
    return FOLDS[record.kind](begun, pool, charged, record)


def tell_score(standing: Standing) -> Pair:
    """Say how many duels each player has won."""
    score = standing.score
    return (f"it is {score[0]} to {score[1]}", f"比分是{score[0]}比{score[1]}")


def must_be(standing: Standing, *stages: str) -> None:
    """Refuse what does not belong to the stage."""
    if standing.stage not in stages:
        raise refuse("ask.not-at-this-stage", STAGES[standing.stage])


# ----------------------------------------------------------------------------------------------- throwing and choosing


def take_throw(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Note a throw; when both have thrown, the winner has the choice."""
    standing = table.standing
    must_be(standing, TO_THROW)
    if standing.throws[record.seat]:
        fact = (f"player {record.seat} has thrown already", f"玩家{record.seat}已经出过了")
        raise refuse("ask.not-at-this-stage", fact)
    hand: str = record.body[0]
    throws = (hand, standing.throws[1]) if record.seat == 0 else (standing.throws[0], hand)
    if not all(throws):
        return Table(standing._replace(throws=throws), table.duel)
    standing = standing._replace(throws=("", ""), thrown=throws)
    winner = find_thrower(throws)
    # rule: duel.setup.first-player.winner-chooses, tournament.extra-duel.first-player-by-throw
    return Table(standing, table.duel) if winner is None else begin_duel(begun, pool, standing, winner)


def begin_duel(begun: MatchBeginning, pool: CardPool, standing: Standing, chooser: int) -> Table:
    """Lay the next duel, whose first question is who goes first."""
    # rule: match.banished-cards-return-for-next-duel, tournament.extra-duel.starts-at-8000
    # rule: tournament.extra-duel.four-turns
    duel = Duel(
        *standing.decks,
        seed=seed_of_duel(begun.seed, len(standing.results) + 1, begun.dice, begun.lot),
        format=begun.format,
        ask_all=begun.ask_all,
        pool=pool,
        limits=False,  # they were checked when the match began
        order_graveyard=begun.order_graveyard,
        chooser=chooser,
        last_turn=begun.rules.extra_duel_turns if standing.is_extra else 0,
        dice=begun.dice,
        shuffle=begun.shuffle,
    )
    return Table(standing._replace(stage=TO_CHOOSE, left=full_clocks(begun.rules)), duel)


def take_choice(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Let the chooser go first or second; the hands are drawn after that."""
    must_be(table.standing, TO_CHOOSE)
    return answer(begun, table, record, (ORDERS.index(record.body[0]),))


# ------------------------------------------------------------------------------------------------------------- the duel


def take_answer(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Give an answer to the open question of the duel."""
    must_be(table.standing, IN_DUEL)
    return answer(begun, table, record, record.body)


def answer(begun: MatchBeginning, table: Table, record: Record, picks: tuple[int, ...]) -> Table:
    """Give an answer, and see whether it has ended the duel."""
    duel = fork_of(table)
    duel.answer(*picks, by=record.seat)
    node = duel.node
    assert node is not None
    standing = table.standing._replace(stage=IN_DUEL)
    if node.chosen:  # what leaves no choice takes no thought
        standing = reward(standing, begun.rules.clock, record.seat)
    return end_duel(begun, standing, duel)


def take_surrender(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Let a player give the duel up, or lose it by the clock."""
    must_be(table.standing, TO_CHOOSE, IN_DUEL)
    if record.kind == TIMEOUT and (begun.rules.clock is None or table.standing.left[record.seat] > 0):
        left = table.standing.left[record.seat]
        english = "no player has a clock" if begun.rules.clock is None else f"player {record.seat} has {left} left"
        chinese = "玩家没有计时" if begun.rules.clock is None else f"玩家{record.seat}还剩{left}"
        raise refuse("ask.not-at-this-stage", (english, chinese))
    return give_up(begun, table, record.seat, TIMEOUT if record.kind == TIMEOUT else "")


def give_up(begun: MatchBeginning, table: Table, player: int, reason: str = "") -> Table:
    """End the duel with the loss of a player."""
    duel = fork_of(table)
    duel.surrender(player)
    return end_duel(begun, table.standing, duel, reason)


def fork_of(table: Table) -> Duel:
    """Return a duel that can be played on."""
    assert table.duel is not None, "there is a duel at this stage"
    return table.duel.fork()


def end_duel(begun: MatchBeginning, standing: Standing, duel: Duel, reason: str = "") -> Table:
    """Go on after a duel if it is over: the match is decided, or another duel follows."""
    ended = duel.outcome
    if ended is None:
        return Table(standing, duel)
    result = DuelResult(ended.winner, reason or ended.reason, ended.turn, standing.is_extra)
    standing = standing._replace(results=(*standing.results, result))
    # A card that wins the match leaves nothing to be played.
    outcome = MatchOutcome(ended.winner, "card effect") if ended.ending == WON_MATCH else judge(standing, begun.rules)
    if outcome is not None:
        return Table(standing._replace(stage=OVER, outcome=outcome), duel)
    standing = standing._replace(is_extra=is_extra_next(standing, begun.rules), thrown=("", ""))
    if begun.rules.has_siding:
        return Table(standing._replace(stage=TO_SIDE, sided=(None, None)), duel)
    return Table(standing._replace(stage=TO_THROW), duel)  # a single duel goes on only with an extra duel


# -------------------------------------------------------------------------------------------------------- between duels


def take_siding(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Take the deck with which a player wants to play on; when both have presented theirs, the next duel comes."""
    standing, seat = table.standing, record.seat
    if standing.stage != TO_SIDE:
        # rule: match.side-deck.only-between-duels
        raise refuse("match.side-deck.only-between-duels", STAGES[standing.stage])
    if standing.sided[seat] is not None:
        raise refuse("ask.not-at-this-stage", (f"player {seat} is done with siding", f"玩家{seat}已经替换完毕"))
    presented = read_presented(record.body, pool) if record.body else standing.decks[seat]
    refusals = check_presented(begun.decks[seat], presented, siding=True, pool=pool)
    if refusals:
        raise IllegalRecord(refusals[0])
    sided = (presented, standing.sided[1]) if seat == 0 else (standing.sided[0], presented)
    one, other = sided
    if one is None or other is None:
        return Table(standing._replace(sided=sided), table.duel)
    standing = standing._replace(decks=(one, other), sided=(None, None))
    last = standing.results[-1].winner
    if standing.is_extra or last is None:
        # rule: match.first-player.throw-after-drawn-duel, tournament.extra-duel.first-player-by-throw
        return Table(standing._replace(stage=TO_THROW), table.duel)
    # rule: match.first-player.previous-loser-chooses
    return begin_duel(begun, pool, standing, 1 - last)


def read_presented(body: tuple[tuple[int, ...], ...], pool: CardPool) -> Deck:
    """Return the deck that a record holds."""
    try:
        return Deck(*body, pool=pool)
    except DeckError as wrong:  # a password that no card has, a Token
        # rule: tournament.deck.only-registered-cards
        raise refuse("tournament.deck.only-registered-cards", (str(wrong), wrong.chinese)) from None


# ------------------------------------------------------------------------------------------------------------ the table


def take_concession(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Let a player give the match up."""
    return end_match(table, MatchOutcome(1 - record.seat, "concession"))


def end_match(table: Table, outcome: MatchOutcome) -> Table:
    """End the match, wherever it stands; a duel under way is left as it is."""
    return Table(table.standing._replace(stage=OVER, outcome=outcome), table.duel)


def take_time(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Call time: the duel under way is decided by extra turns, one that has not begun is an extra duel."""
    standing = table.standing
    if standing.time_called:
        raise refuse("ask.not-at-this-stage", ("time has been called already", "已经宣布时间用尽"))
    standing = standing._replace(time_called=True)
    if standing.stage == IN_DUEL:
        # rule: tournament.extra-turns.when-time-runs-out-in-a-duel
        duel = fork_of(table)
        if not duel.last_turn:  # an extra duel has its last turn
            duel.call_time(begun.rules.extra_turns)
        return Table(standing, duel)
    # rule: tournament.extra-duel.when-time-runs-out-between-duels
    if standing.stage == TO_CHOOSE:  # what was laid is put away: in an extra duel the choice is thrown for
        return Table(standing._replace(is_extra=True, stage=TO_THROW), None)
    return Table(standing._replace(is_extra=True), table.duel)


def take_ruling(begun: MatchBeginning, pool: CardPool, table: Table, record: Record) -> Table:
    """Do what a judge has ruled: give a duel or the match to a player, or add time."""
    what, number = record.body
    if what == "match":
        return end_match(table, MatchOutcome(number, "ruling"))
    if what == "duel":
        must_be(table.standing, TO_CHOOSE, IN_DUEL)
        return give_up(begun, table, 1 - number, RULING)
    standing, limited = table.standing, table.standing.limit != 0 and not table.standing.time_called
    if not limited and begun.rules.clock is None:
        raise refuse("ask.not-at-this-stage", (f"no time is left to add {show(number)} to", "没有可以增加的时间"))
    if begun.rules.clock is not None:
        standing = standing._replace(left=(standing.left[0] + number, standing.left[1] + number))
    return Table(standing._replace(limit=standing.limit + number if limited else standing.limit), table.duel)


FOLDS: Final[dict[str, Callable[[MatchBeginning, CardPool, Table, Record], Table]]] = {
    THROW: take_throw,
    CHOOSE: take_choice,
    ANSWER: take_answer,
    SURRENDER: take_surrender,
    TIMEOUT: take_surrender,
    SIDE: take_siding,
    CONCEDE: take_concession,
    TIME: take_time,
    RULING: take_ruling,
}
