"""Wishes about activations and the questions they lead to: read in both languages, found, and written back."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.deeds import OneOf
from spellspeed.lang.words.lines import Activation, Ignition
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import THE_FIELD
from spellspeed.lang.words.verbs import Destroy, Draw, GainLP
from spellspeed.pool import CardPool
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer, UnreadableAnswer
from spellspeed.wishes import find_option, write_option, write_picks
from spellspeed.wishes.reading import read_wish
from spellspeed.words import ACTIVATE
from table import Table, table

POOL = CardPool.builtin()
HEADER = "turn 3, Main Phase 1, you to act\n"
BOARD = (
    f"{HEADER}you 8000 hand: Mystical Space Typhoon, Sangan, Raigeki Break  set: Dust Tornado, Raigeki Break\n"
    "  monsters: Cannon Soldier, Sangan  graveyard: Sangan  field: Sogen\n"
    "opp 8000 set: Mirror Force, Magic Jammer  monsters: Sangan, Mystical Elf (set)  graveyard: Sangan\n"
)


def offers(t: Table) -> list[str]:
    """Every offer, each of which must read back as itself."""
    request = t.duel.state.request
    assert request is not None
    told = [write_option(t.duel, option) for option in request.options]
    if request.most == 1:
        for at, text in enumerate(told):
            assert find_option(t.duel, text) == (at,), text
    return told


@pytest.mark.parametrize(
    ("text", "card", "targets", "number"),
    [
        ("activate Mystical Space Typhoon", "Mystical Space Typhoon", [], 0),
        ("use MYSTICAL space typhoon", "MYSTICAL space typhoon", [], 0),
        ("发动 旋风", "旋风", [], 0),
        ("发动旋风", "旋风", [], 0),
        ("连锁发动 旋风", "旋风", [], 0),
        ("activate Cannon Soldier ②", "Cannon Soldier", [], 2),
        ("activate Cannon Soldier effect 2", "Cannon Soldier", [], 2),
        ("activate effect 2 of Cannon Soldier", "Cannon Soldier", [], 2),
        ("effect 2 of Cannon Soldier", "Cannon Soldier", [], 2),
        ("activate the effect of Cannon Soldier", "Cannon Soldier", [], 0),
        ("activate Cannon Soldier's effect", "Cannon Soldier", [], 0),
        ("发动 加农炮兵的②效果", "加农炮兵", [], 2),
        ("发动 加农炮兵 的效果", "加农炮兵", [], 0),
        ("activate Mystical Space Typhoon targeting Sogen", "Mystical Space Typhoon", ["Sogen"], 0),
        ("activate Mystical Space Typhoon on Sogen", "Mystical Space Typhoon", ["Sogen"], 0),
        ("activate Icarus Attack targeting Sogen, Sangan", "Icarus Attack", ["Sogen", "Sangan"], 0),
        ("发动 旋风 以 草原 为对象", "旋风", ["草原"], 0),
        ("发动旋风，以草原为对象", "旋风", ["草原"], 0),
        ("以 草原 为对象，发动 旋风", "旋风", ["草原"], 0),
        ("activate Attack and Receive", "Attack and Receive", [], 0),
    ],
)
def test_an_activation_is_read(text: str, card: str, targets: list[str], number: int) -> None:
    wish = read_wish(text, POOL)
    assert wish.verb == "activate"
    assert [ref.name for ref in wish.cards] == [card]
    assert [ref.name for ref in wish.targets] == targets
    assert wish.number == number


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("yes", "yes"),
        ("是", "yes"),
        ("no", "no"),
        ("否", "no"),
        ("attack position", "attack position"),
        ("攻击表示", "attack position"),
        ("in defense position", "defense position"),
        ("守备表示", "defense position"),
        ("face-down defense position", "face-down position"),
        ("里侧守备表示", "face-down position"),
        ("first effect", "mode 1"),
        ("mode 2", "mode 2"),
        ("第二个效果", "mode 2"),
        ("target Sangan", "target"),
        ("以 三眼怪 为对象", "target"),
        ("trigger Sangan ①", "trigger"),
        ("send Sangan to the Graveyard", "choose"),
        ("banish Sangan", "choose"),
        ("add Sangan to your hand", "choose"),
        ("把 三眼怪 加入手卡", "choose"),
        ("return Sangan to the deck", "choose"),
        ("special summon Sangan", "special summon"),
        ("特殊召唤 三眼怪", "special summon"),
        ("把 三眼怪 特殊召唤", "special summon"),
        ("discard Sangan", "discard"),
        ("tribute Sangan", "tribute"),
    ],
)
def test_an_answer_is_read(text: str, verb: str) -> None:
    wish = read_wish(text, POOL)
    assert wish.verb == verb
    assert [ref.card for ref in wish.cards] in ([], [POOL.find("Sangan").index])


def test_two_cards_cannot_be_activated_at_once() -> None:
    with pytest.raises(UnreadableAnswer):
        read_wish("activate Raigeki, Dark Hole", POOL)


def test_every_activation_reads_back() -> None:
    t = table(BOARD)
    told = offers(t)
    assert "activate Mystical Space Typhoon" in told
    assert "activate Cannon Soldier" in told
    assert "activate Raigeki Break" in told


def test_targets_are_named_by_side_and_row_where_the_name_is_not_enough() -> None:
    t = table(BOARD)
    t.you.activates("Raigeki Break", discarding="Mystical Space Typhoon")
    assert offers(t) == [
        "target Cannon Soldier",
        "target Sangan (zone 2)",
        "target Dust Tornado",
        "target Sogen",
        "target Sangan (zone 1)",
        "target face-down (monster zone 2)",
        "target face-down (their zone 1)",
        "target face-down (spell zone 2)",
    ]


@pytest.mark.parametrize(
    ("text", "offer"),
    [
        ("target face-down (their spell zone 2)", "target face-down (spell zone 2)"),
        ("target the face-down card in the opponent's Spell & Trap Zone 2 of 5", "target face-down (spell zone 2)"),
        ("opponent's spell zone 2", "target face-down (spell zone 2)"),
        ("以 里侧的卡（对方魔陷区域2） 为对象", "target face-down (spell zone 2)"),
        ("以 对方的魔法与陷阱区第2格的里侧的卡 为对象", "target face-down (spell zone 2)"),
        ("target face-down (their monster zone 2)", "target face-down (monster zone 2)"),
        ("target opponent's Sangan", "target Sangan (zone 1)"),
        ("target Sangan (mine)", "target Sangan (zone 2)"),
        ("以 对方场上的三眼怪 为对象", "target Sangan (zone 1)"),
        ("choose Sogen", "target Sogen"),
        ("Sogen", "target Sogen"),
        ("activate Raigeki Break targeting Sogen", "target Sogen"),
    ],
)
def test_a_target_is_found(text: str, offer: str) -> None:
    t = table(BOARD)
    t.you.activates("Raigeki Break", discarding="Mystical Space Typhoon")
    assert find_option(t.duel, text) == (offers(t).index(offer),)


def test_a_name_on_both_sides_is_ambiguous() -> None:
    t = table(BOARD)
    t.you.activates("Raigeki Break", discarding="Mystical Space Typhoon")
    with pytest.raises(AmbiguousAnswer, match=r"\(your zone 2\) or \(the opponent's zone 1\)"):
        find_option(t.duel, "target Sangan")
    with pytest.raises(IllegalAnswer):
        find_option(t.duel, "discard Nobody")


def test_a_hidden_card_cannot_be_targeted_by_its_name() -> None:
    t = table(BOARD)
    t.you.activates("Raigeki Break", discarding="Mystical Space Typhoon")
    with pytest.raises(IllegalAnswer):
        find_option(t.duel, "target Mirror Force")
    t.you.targets("Mirror Force")
    assert t.log()[-2:] == ["you chose the target Mirror Force", "you activated Raigeki Break"]


def test_piles_are_named_where_the_name_is_not_enough() -> None:
    t = table(f"{HEADER}you 8000 hand: Monster Reborn graveyard: 2 Sangan\nopp 8000 graveyard: Sangan, Kuriboh")
    t.you.activates("Monster Reborn")
    assert offers(t) == [
        "target Sangan (my graveyard)",
        "target Sangan (my graveyard, copy 2)",
        "target Sangan (their graveyard)",
        "target Kuriboh",
    ]
    assert find_option(t.duel, "target Sangan in the opponent's Graveyard") == (2,)
    assert find_option(t.duel, "以 对方墓地的三眼怪 为对象") == (2,)
    t.you.does("target Sangan in the opponent's Graveyard")
    t.nobody_responds()
    assert offers(t) == ["attack position", "defense position"]
    t.you.takes_position("defense")
    assert t.you.monster("Sangan").position == "defense"


def test_a_set_card_and_one_in_the_hand_are_told_apart() -> None:
    t = table(f"{HEADER}you 8000 hand: Mystical Space Typhoon set: Mystical Space Typhoon\nopp 8000 set: Mirror Force")
    told = [text for text in offers(t) if text.startswith("activate")]
    assert told == ["activate Mystical Space Typhoon (hand)", "activate Mystical Space Typhoon (zone 1)"]
    with pytest.raises(AmbiguousAnswer):
        find_option(t.duel, "activate Mystical Space Typhoon")


def test_effects_of_one_card_are_told_apart_by_number() -> None:
    healer = probe("Test Healer", "Fairy / Effect", Ignition(1, do=GainLP(500)), Ignition(2, do=GainLP(100)))
    t = table(f"{HEADER}you 8000 monsters: Test Healer\nopp 8000", pool=pool_with(healer))
    told = [text for text in offers(t) if text.startswith("activate")]
    assert told == ["activate Test Healer ①", "activate Test Healer ②"]
    with pytest.raises(AmbiguousAnswer, match="effect 1 or effect 2"):
        find_option(t.duel, "activate Test Healer")
    t.you.activates("Test Healer", effect=2).nobody_responds()
    assert t.you.lp == 8100


def test_effects_without_numbers_are_counted() -> None:
    healer = probe("Test Healer", "Fairy / Effect", Ignition(do=GainLP(500)), Ignition(do=GainLP(100)))
    t = table(f"{HEADER}you 8000 monsters: Test Healer\nopp 8000", pool=pool_with(healer))
    t.you.activates("Test Healer", effect=1).nobody_responds()
    assert t.you.lp == 8500


def test_one_of_two_effects_is_chosen() -> None:
    choice = probe("Test Choice", "Spell", Activation(do=OneOf(GainLP(500), Draw(1))))
    t = table(f"{HEADER}you 8000 hand: Test Choice deck: Kuriboh\nopp 8000", pool=pool_with(choice))
    t.you.activates("Test Choice")
    assert offers(t) == ["mode 1", "mode 2"]
    t.you.chooses_effect(2)
    assert t.you.hand == ["Kuriboh"]


def test_yes_and_no() -> None:
    t = table(f"{HEADER}you 8000 hand: Mirror Force set: Dust Tornado\nopp 8000 set: Magic Jammer")
    t.you.activates("Dust Tornado", targeting="Magic Jammer").nobody_responds()
    assert t.you.is_asked("option").offers == offers(t) == ["yes", "no"]
    t.you.says_no()
    assert t.you.hand == ["Mirror Force"]


def test_two_triggers_are_put_in_order() -> None:
    t = table(f"{HEADER}you 8000 hand: Dark Hole monsters: 2 Sangan deck: Kuriboh, Mystical Elf\nopp 8000")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.is_asked("trigger").offers == offers(t) == ["trigger Sangan", "trigger Sangan (copy 2)"]
    t.you.triggers("Sangan")
    assert sorted(t.you.is_asked("search").offers) == [
        "Kuriboh",
        "Mystical Elf",
    ]  # once a turn by name: no second Sangan


def test_cards_to_choose_from_are_known_even_in_the_deck() -> None:
    t = table(f"{HEADER}you 8000 hand: Foolish Burial deck: Kuriboh, Mystical Elf, Kuriboh, Raigeki\nopp 8000")
    t.you.activates("Foolish Burial")
    assert sorted(offers(t)) == ["choose Kuriboh", "choose Kuriboh (copy 2)", "choose Mystical Elf"]
    t.you.does("send Mystical Elf to the Graveyard")
    assert t.you.graveyard == ["Mystical Elf", "Foolish Burial"]


def test_several_picks_are_written_together() -> None:
    spell = probe("Test Wave", "Spell", Activation(do=Destroy(One(Monster(), THE_FIELD))))
    t = table(f"{HEADER}you 8000 hand: Test Wave\nopp 8000 monsters: Sangan, Kuriboh", pool=pool_with(spell))
    t.you.activates("Test Wave")
    assert write_picks(t.duel.game, t.duel.state, (1,)) == "choose Kuriboh"
    t.you.does("destroy Kuriboh")
    assert t.opp.monsters == ["Sangan"]


def test_a_line_of_a_transcript_may_say_the_target_too() -> None:
    t = table(f"{HEADER}you 8000 set: Dust Tornado\nopp 8000 set: Mirror Force, Magic Jammer  hand: Kuriboh")
    t.duel.play("you  activate Dust Tornado targeting face-down (zone 2)")
    assert t.chain == [] and t.opp.graveyard == ["Magic Jammer"]


def test_the_options_of_a_response_name_the_set_card_to_its_owner() -> None:
    t = table(f"{HEADER}you 8000 hand: Raigeki\nopp 8000 hand: Kuriboh set: Magic Jammer monsters: Sangan")
    t.you.activates("Raigeki")
    assert t.opp.is_offered() == ["activate Magic Jammer", "pass"]
    assert t.you.reasons("activate Magic Jammer")[0].rule == "ask.no-such-card"
    assert offers(t) == ["activate Magic Jammer", "pass"]
    assert t.duel.state.request is not None and t.duel.state.request.options[0].deed == ACTIVATE


def test_costs_are_paid_with_the_cards_that_are_said() -> None:
    t = table(f"{HEADER}you 8000 monsters: Cannon Soldier, Kuriboh, Sangan deck: Mystical Elf\nopp 8000")
    t.you.activates("Cannon Soldier", tributing="Kuriboh").nobody_responds()
    assert (t.opp.lp, t.you.graveyard) == (7500, ["Kuriboh"])
    assert "you tributed Kuriboh" in t.log()
