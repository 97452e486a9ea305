"""`spellspeed replay --verify`: every step in both languages, the first thing that does not hold, and no traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

from fair_duels import DECK_HASHES, NONCE_HASHES, SECRET_HASH, WHOLE, WRONG_BLOCKS, put
from spellspeed.cli import main
from spellspeed.server.proof import NOT_PROVED

Capture = pytest.CaptureFixture[str]


def run(folder: Path, content: dict[str, Any], capsys: Capture, lang: str) -> tuple[int, str, str]:
    path = folder / "duel.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    code = main(["replay", "--verify", str(path), "--lang", lang])
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize(("lang", "holds"), [("en", "holds "), ("zh", "成立 ")])
def test_it_tells_every_step_and_what_is_not_proved(tmp_path: Path, capsys: Capture, lang: str, holds: str) -> None:
    code, out, err = run(tmp_path, json.loads(WHOLE), capsys, lang)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert [line.startswith(holds) for line in lines[:10]] == [True] * 9 + [False]
    shown = (SECRET_HASH, *NONCE_HASHES, *DECK_HASHES, json.loads(WHOLE)["seed"])
    assert all(each in line for each, line in zip(shown, lines[2:8], strict=True)), "each hash stands in its step"
    assert lines[10:] == [f"- {told[lang == 'zh']}" for told in NOT_PROVED]


@pytest.mark.parametrize(("lang", "told"), [("en", "the nonce of player 1 is not"), ("zh", "玩家1的随机数与承诺")])
def test_it_stops_at_the_first_thing_that_does_not_hold(tmp_path: Path, capsys: Capture, lang: str, told: str) -> None:
    content = json.loads(WHOLE)
    content["fair"]["nonces"][1] = "00" * 32
    content["seed"] = "00" * 32
    code, out, err = run(tmp_path, content, capsys, lang)
    assert code == 1 and len(out.splitlines()) == 4
    assert told in err and "duel.json" in err and len(err.splitlines()) == 1


@pytest.mark.parametrize(("lang", "told"), [("en", "the secret of the server is not open yet"), ("zh", "还没有公开")])
def test_it_is_not_content_with_a_secret_that_is_not_open(
    tmp_path: Path, capsys: Capture, lang: str, told: str
) -> None:
    content = json.loads(WHOLE)
    content["fair"]["secret"] = None
    code, out, err = run(tmp_path, content, capsys, lang)
    assert code == 1 and told in err and told in out
    assert sum([line.startswith(("not open", "未公开")) for line in out.splitlines()]) == 2


@pytest.mark.parametrize(("lang", "told"), [("en", "there is nothing to verify"), ("zh", "没有可以验证的")])
def test_a_duel_without_a_proof_has_nothing_to_verify(tmp_path: Path, capsys: Capture, lang: str, told: str) -> None:
    content = json.loads(WHOLE)
    del content["fair"]
    code, out, err = run(tmp_path, content, capsys, lang)
    assert (code, out) == (1, "") and told in err
    other = tmp_path / "other.yrp"
    other.write_bytes(b"yrp1" + bytes(60))
    assert main(["replay", "--verify", str(other), "--lang", lang]) == 1
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize(("word", "value"), [(word, value) for word, value, _ in WRONG_BLOCKS])
def test_a_malformed_block_is_told_in_one_line(
    tmp_path: Path, capsys: Capture, lang: str, word: str, value: Any
) -> None:
    content = json.loads(WHOLE)
    put(content, f"fair.{word}", value)
    code, _, err = run(tmp_path, content, capsys, lang)
    assert code == 1 and err.startswith("spellspeed replay: ") and len(err.splitlines()) == 1


def test_a_missing_file_is_named(capsys: Capture) -> None:
    assert main(["replay", "--verify", "missing.json"]) == 1
    assert "missing.json" in capsys.readouterr().err


def test_without_the_option_the_duel_is_told_as_any_other(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "duel.json"
    path.write_text(WHOLE, encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "surrendered" in capsys.readouterr().out
