#!/usr/bin/env python3
"""Run the project's cases against a binary and say which hold.

usage: run.py BINARY [FOLDER] [--only PART] [-v]

A case is text up to the first line `== SECTION`, then sections; Tests/README.md describes them. Ends with 0 when all
cases hold, 1 when one does not, 2 when it was called wrongly.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SECTIONS = {"session", "exact", "set", "count", "order", "never"}
SECONDS = 30


class Case:
    """One case file: its session and what it must show."""

    def __init__(self, path):
        self.path = path
        self.session = []
        self.checks = []
        section = None
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("== "):
                name, *kinds = line[3:].split()
                if name not in SECTIONS:
                    raise ValueError(f"{path}:{number}: unknown section '{name}'")
                section = [] if name != "session" else self.session
                if name != "session":
                    self.checks.append((name, kinds, section))
            elif section is not None and (section is self.session or line.strip()):
                section.append(line)

    def failures(self, binary):
        """What does not hold, and the lines of the trace."""
        with tempfile.TemporaryDirectory() as state:
            try:
                run = subprocess.run(
                    [binary, "--json"], input="\n".join(self.session) + "\n", capture_output=True, encoding="utf-8",
                    errors="replace", timeout=SECONDS, env=os.environ | {"XDG_STATE_HOME": state})
            except subprocess.TimeoutExpired:
                return [f"no end after {SECONDS} seconds"], []
        found = []
        if run.returncode not in (0, 1):
            found.append(f"the program ended with {run.returncode}: {run.stderr.strip()[-300:]}")
        events = []
        for line in run.stdout.splitlines():
            try:
                events.append(json.loads(line))
            except ValueError:
                found.append(f"not JSON: {line[:120]}")
        if not events:
            found.append("no event at all")
        checks = self.checks
        if not any(name == "never" for name, _, _ in checks):
            checks = checks + [("never", [], ["^error"])]
        for name, kinds, lines in checks:
            failure = CHECKS[name](kinds, lines, events)
            if failure:
                found.append(f"{' '.join([name] + kinds)}: {failure}")
        return found, [canonical(event) for event in events]


def canonical(event):
    """`KIND WHAT`: the event's text, else its message, else its type, else its object."""
    what = next((event[key] for key in ("text", "message", "type", "object") if event.get(key)), "")
    return f"{event.get('event')} {what}".strip()


def matches(line, event):
    """Whether a line of `exact` or `order` means the event."""
    tail = re.search(r' (\{".*\})$', line)
    if tail:
        line = line[: tail.start()]
        if any(event.get(key) != value for key, value in json.loads(tail[1]).items()):
            return False
    return bool(re.search(line[1:], canonical(event))) if line.startswith("~") else line == canonical(event)


def of_kinds(kinds, events):
    return [event for event in events if event.get("event") in kinds]


def exact(kinds, lines, events):
    found = of_kinds(kinds, events)
    if len(found) == len(lines) and all(map(matches, lines, found)):
        return None
    return "wanted " + " | ".join(lines) + "\n      found  " + " | ".join(map(canonical, found))


def unordered(kinds, lines, events):
    found = sorted(map(canonical, of_kinds(kinds, events)))
    return None if found == sorted(lines) else "wanted " + " | ".join(sorted(lines)) + "\n      found  " + " | ".join(found)


def count(_, lines, events):
    have = [canonical(event) for event in events]
    wrong = [line for line in lines if have.count(line.split(" ", 1)[1]) != int(line.split(" ", 1)[0])]
    return "; ".join(f"wanted {line}, found {have.count(line.split(' ', 1)[1])}" for line in wrong) or None


def order(_, lines, events):
    rest = iter(events)
    for line in lines:
        if not any(matches(line, event) for event in rest):
            return f"missing in its place: {line}"
    return None


def never(_, lines, events):
    for event in map(canonical, events):
        for line in lines:
            if re.search(line, event):
                return f"{line} matches {event[:200]}"
    return None


CHECKS = {"exact": exact, "set": unordered, "count": count, "order": order, "never": never}


def main():
    parser = argparse.ArgumentParser(usage="run.py BINARY [FOLDER] [--only PART] [-v]")
    parser.add_argument("binary")
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent)
    parser.add_argument("--only", default="")
    parser.add_argument("-v", action="store_true", dest="verbose")
    options = parser.parse_args()
    paths = sorted(path for path in options.folder.rglob("*.case") if options.only in str(path))
    if not paths:
        parser.error("no case found")
    binary = os.path.abspath(options.binary)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: (path, *Case(path).failures(binary)), paths))
    failed = [(path, failures, trace) for path, failures, trace in results if failures]
    for path, failures, trace in failed:
        print(f"does not hold: {path.relative_to(options.folder)}")
        for failure in failures:
            print("    " + failure)
        if options.verbose:
            print("".join(f"      | {line}\n" for line in trace[:80]), end="")
    print(f"{len(results) - len(failed)} of {len(results)} cases hold")
    return 1 if failed else 0


sys.exit(main())
