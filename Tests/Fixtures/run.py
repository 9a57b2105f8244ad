#!/usr/bin/env python3
"""Runs the fixtures of the language: programs that print the same here and as the compiler builds them.

    run.py [INTEROP]              each program through interop, against the output beside it
    run.py --record               compiles each with swiftc and writes that output
    run.py --swiftc [--sample N]  compiles all, or N evenly chosen, and compares with that output

`--only PART` takes those whose path contains PART. The exit status is 1 if one differs.
"""

import argparse
import concurrent.futures
import difflib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent / "Language"
FATAL = re.compile(r"Fatal error.*")


def with_trap(printed, complaint):
    """What was printed and, after it, why the program ended early. Addresses differ from run to run."""
    fatal = FATAL.search(complaint)
    if not fatal:
        return printed
    return printed + "! " + re.sub(r"object 0x[0-9a-f]+", "the object", fatal.group()) + "\n"


def compiled(program):
    """What the program prints when the compiler has built it."""
    with tempfile.TemporaryDirectory() as folder:
        binary = os.path.join(folder, "main")
        source = os.path.join(folder, "main.swift")
        shutil.copy(program, source)
        build = subprocess.run(
            ["swiftc", "-Onone", "-swift-version", "5", "-enable-bare-slash-regex", "-suppress-warnings", "-o", binary, source],
            capture_output=True, text=True)
        if build.returncode != 0:
            raise RuntimeError(build.stderr)
        # A trap ends the process at once: what was printed before must not wait in a buffer.
        run = subprocess.run(
            ["stdbuf", "-o0", binary], capture_output=True, text=True, timeout=60,
            env={**os.environ, "TZ": "UTC", "LC_ALL": "en_US.UTF-8", "SWIFT_BACKTRACE": "enable=no"})
        printed = with_trap(run.stdout, run.stderr)
        if run.returncode != 0 and "\n! " not in "\n" + printed:
            raise RuntimeError(f"ended with {run.returncode}: {run.stderr}")
        return printed


def interpreted(program, interop):
    """What the program prints in interop, with ten seconds of virtual time for what it left running."""
    run = subprocess.run(
        [interop, "run", str(program), "--do", "wait 10", "--json"], stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=60)
    printed, complaint = "", run.stderr
    for line in run.stdout.splitlines():
        event = json.loads(line)
        if event["event"] == "print":
            printed += event.get("text", "") + "\n"
        elif event["event"] in ("error", "warning"):
            complaint = event.get("message", "")
            if not FATAL.search(complaint):
                printed += f"{event['event']}: {complaint} (line {event.get('line')})\n"
            elif event["event"] == "error":
                printed = with_trap(printed, complaint)
    return printed + run.stderr


def evenly(items, count):
    """So many of the items, spread over all."""
    if not count or count >= len(items):
        return items
    return [items[i * len(items) // count] for i in range(count)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("interop", nargs="?", default=".build/debug/interop")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--swiftc", action="store_true")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--only")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()

    programs = sorted(FOLDER.glob("*/*.swift"))
    if options.only:
        programs = [program for program in programs if options.only in str(program.relative_to(FOLDER))]
    programs = evenly(programs, options.sample)

    def check(program):
        name = program.relative_to(FOLDER).with_suffix("")
        answer = program.with_suffix(".out")
        try:
            if options.record or options.swiftc:
                printed = compiled(program)
            else:
                printed = interpreted(program, options.interop)
        except (RuntimeError, subprocess.TimeoutExpired, json.JSONDecodeError) as failure:
            return f"{name}: {failure}"
        if options.record:
            answer.write_text(printed)
            return None
        expected = answer.read_text() if answer.exists() else ""
        if printed == expected:
            return None
        difference = difflib.unified_diff(
            expected.splitlines(), printed.splitlines(), "recorded", "printed", lineterm="", n=1)
        return "\n  ".join([f"{name} differs", *difference])

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        complaints = [complaint for complaint in pool.map(check, programs) if complaint]
    for complaint in complaints:
        print(complaint)
    print(f"{len(programs) - len(complaints)} of {len(programs)} fixtures {'recorded' if options.record else 'agree'}")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
