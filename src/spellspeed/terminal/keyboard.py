"""The keyboard: typed lines with arrow keys and a history, and a prompt that is shown again after a pause."""

import contextlib
import os
import signal
import sys
from importlib import import_module
from types import FrameType, ModuleType
from typing import Final

PROMPT: Final = "> "
_shown: Final = [""]  # the prompt behind which somebody may type now


def open_keyboard() -> None:
    """Make the keyboard ready: where none is, nothing is read; at a terminal it has arrow keys and a history."""
    if sys.stdin is None:  # closed by whoever started us
        sys.stdin = open(os.devnull, encoding="utf-8")
    if sys.stdin.isatty():
        find_readline()
        if hasattr(signal, "SIGCONT"):
            with contextlib.suppress(ValueError):  # not the main thread
                signal.signal(signal.SIGCONT, show_prompt_again)


def find_readline() -> ModuleType | None:
    """Return what gives typed lines arrow keys, where there is such a thing; to import it is enough."""
    try:
        return import_module("readline")
    except ImportError:
        return None


def read_typed(prompt: str = PROMPT) -> str:
    """Return the next line that is typed."""
    _shown[0] = prompt
    try:
        return input(prompt)
    finally:
        _shown[0] = ""


def show_prompt_again(number: int = 0, frame: FrameType | None = None) -> None:
    """Show the prompt and what was typed behind it, as after Ctrl-Z and `fg`: else one does not know who waits."""
    if not _shown[0]:
        return
    lines = find_readline()
    typed = "" if lines is None else lines.get_line_buffer()
    print(f"{_shown[0]}{typed}", end="", flush=True)


def forget_typed_lines() -> None:
    """Forget what was typed: the arrow keys do not show it to the next person."""
    lines = find_readline()
    if lines is not None:
        lines.clear_history()
