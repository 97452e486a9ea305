"""What `spellspeed replay FILE` says of a replay of another program."""

from collections import Counter

from spellspeed.formats.yrp import MESSAGE_OLD_REPLAY, OtherReplay, ReplayDeck, load_replay
from spellspeed.library import Library
from spellspeed.pool import UnknownCard


def other_replay_command(file: str, lang: str) -> int:
    """Say what a .yrp or .yrpX holds."""
    for line in tell_replay(load_replay(file), lang):
        print(line)
    return 0


def tell_replay(replay: OtherReplay, lang: str = "en") -> list[str]:
    """Tell players, rule, decks, responses and messages of a replay, a line each.

    >>> print(*tell_replay(OtherReplay(teams=(("Yugi",), ("Kaiba",)), duel_flags=0x50000)), sep="\\n")
    a replay of another program (YRP1, version 0x0)
    players: Yugi against Kaiba
    Master Rule 5; 8000 LP, 5 cards in the opening hand, 1 drawn each turn
    0 responses; they answer another engine's questions and cannot be played here
    """
    chinese = lang == "zh"
    header = replay.header
    kind, version = header.kind, f"{header.version:#x}"
    sides = [(" & " if not chinese else "、").join([name or "?" for name in side]) for side in replay.teams]
    lines = [
        f"其他程序的录像（{kind}，版本{version}）"
        if chinese
        else f"a replay of another program ({kind}, version {version})"
    ]
    lines.append(f"玩家：{sides[0]} 对 {sides[1]}" if chinese else f"players: {sides[0]} against {sides[1]}")
    lines.append(_tell_rule(replay, chinese))
    inner = replay.embedded or replay
    if inner.script:
        lines.append(f"残局：{inner.script}" if chinese else f"the puzzle {inner.script}")
    for name, deck in zip(inner.players, inner.file_decks, strict=False):
        lines += _tell_deck(name, deck, lang)
    if replay.packets:
        lines += _tell_packets(replay, chinese)
    if inner is not replay or not replay.packets:
        count = len(inner.responses)
        lines.append(
            f"{count}个回应；它们回答的是其他引擎的询问，无法在这里重放"
            if chinese
            else f"{count} responses; they answer another engine's questions and cannot be played here"
        )
    return lines


def _tell_rule(replay: OtherReplay, chinese: bool) -> str:
    lp, hand, draws = replay.lp, replay.opening_hand, replay.draws
    if chinese:
        rule = f"大师规则{replay.rule}" if replay.rule else f"决斗选项{replay.duel_flags:#x}"
        return f"{rule}；基本分{lp}，初始手卡{hand}张，每回合抽{draws}张"
    rule = f"Master Rule {replay.rule}" if replay.rule else f"duel flags {replay.duel_flags:#x}"
    return f"{rule}; {lp} LP, {hand} cards in the opening hand, {draws} drawn each turn"


def _tell_packets(replay: OtherReplay, chinese: bool) -> list[str]:
    """Say how many messages there are, and that only the embedded replay among them is read."""
    count = len(replay.packets)
    raw = Counter([packet.message for packet in replay.packets if not packet.is_described])
    inside = any(packet.message == MESSAGE_OLD_REPLAY for packet in replay.packets)
    if chinese:
        line = f"{count}条消息，其中{sum(raw.values())}条（{len(raw)}种）按原样保留，不作解读"
        return [line + ("；内含YRP1录像" if inside else "")]
    line = f"{count} messages, of which {sum(raw.values())} of {len(raw)} kinds are kept as they are and not read"
    return [line + ("; a YRP1 is among them" if inside else "")]


def _tell_deck(name: str, deck: ReplayDeck, lang: str) -> list[str]:
    """Name the cards of a deck, each with its number; the file has them shuffled."""
    chinese = lang == "zh"
    main, extra = len(deck.main), len(deck.extra)
    lines = [
        f"{name or '?'}：主卡组{main}张，额外卡组{extra}张"
        if chinese
        else f"{name or '?'}: Main Deck {main}, Extra Deck {extra}"
    ]
    library = Library()
    counted = Counter(deck.main + deck.extra)
    named: list[str] = []
    for password, count in counted.items():
        try:
            card = library.with_password(password)
            called = (card.facts.name_zh if chinese else "") or card.name
        except UnknownCard:
            called = f"[{password}]"
        named.append(f"{count} {called}")
    if named:
        lines.append("  " + ("；" if chinese else "; ").join(sorted(named)))
    return lines
