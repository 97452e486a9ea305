"""Break the engine, one rule at a time, and see whether the tests of that rule notice.

    python tools/break_rules.py [RULE ID …]

The breaks are listed in `broken_rules.toml` beside this file: a rule, a file of the package, a text in it, and what to
put in its place. Each runs on a copy of the sources, interpreted. A break that no test notices is a test worth nothing.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
BREAKS = ROOT / "tools" / "broken_rules.toml"


def read_breaks(wanted: list[str]) -> list[dict[str, str]]:
    """The breaks of the wanted rules, or all of them."""
    breaks: list[dict[str, str]] = tomllib.loads(BREAKS.read_text(encoding="utf-8"))["break"]
    unknown = set(wanted) - {each["rule"] for each in breaks}
    if unknown:
        sys.exit(f"no break is listed for: {', '.join(sorted(unknown))}")
    return [each for each in breaks if not wanted or each["rule"] in wanted]


def is_noticed(each: dict[str, str], sources: pathlib.Path) -> bool:
    """Whether the rule's tests pass on the whole engine and fail on the broken one."""
    path = sources / "spellspeed" / each["file"]
    whole = path.read_text(encoding="utf-8")
    if whole.count(each["old"]) != 1:
        sys.exit(f"{each['rule']}: the text to break must stand exactly once in {each['file']}: {each['old']!r}")
    if run_tests(each["rule"], sources) != 0:
        sys.exit(f"{each['rule']}: its tests fail, or there are none, before anything is broken")
    path.write_text(whole.replace(each["old"], each["new"]), encoding="utf-8")
    noticed = run_tests(each["rule"], sources) == 1
    path.write_text(whole, encoding="utf-8")
    return noticed


def run_tests(rule: str, sources: pathlib.Path) -> int:
    """Run the tests that name the rule on these sources, and return pytest's exit code."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "tests/rules", f"--rule={rule}"]
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True).returncode


def main() -> int:
    """Go through the breaks and say which were noticed."""
    breaks = read_breaks(sys.argv[1:])
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        sources = pathlib.Path(folder) / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        for each in breaks:
            noticed = is_noticed(each, sources)
            missed += not noticed
            print(f"{'noticed' if noticed else 'MISSED '}  {each['rule']}: {each['says']}", flush=True)
    print(f"{len(breaks)} rules broken, {len(breaks) - missed} noticed by their tests")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
