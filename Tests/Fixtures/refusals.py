#!/usr/bin/env python3
"""The wrong programs: what interop says of each beside what the compiler says.

usage: refusals.py BINARY MODULES [--record]

MODULES is a folder of `.swiftinterface` files as `interop` writes them below its cache. A program stands in
Refusals/NAME.wrong. NAME.out holds `LINE:COLUMN: MESSAGE` as interop says it, whole; its first line is the compiler's.
Without --record the compiler is asked again and must still say each first line.
"""
import json, pathlib, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor

FOLDER = pathlib.Path(__file__).resolve().parent / "Refusals"
IMPORTS = "import Foundation; import Observation; import ObjectiveC; import Combine; import UIKit; import SwiftUI"

def said_by_interop(binary, text):
    run = subprocess.run([binary, "--json"], input=text, capture_output=True, text=True)
    for line in run.stdout.splitlines():
        event = json.loads(line)
        if event["event"] == "error":
            return f"{event.get('line', 0)}:{event.get('column', 0)}: {event['message']}"
    return ""

def said_by_compiler(modules, text):
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "main.swift"
        source.write_text(IMPORTS + "\n" + text)
        run = subprocess.run(
            ["swiftc", "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "main", "-swift-version", "5",
             "-diagnostic-style=llvm", "-no-color-diagnostics", "-I", modules, "-module-cache-path", modules + "/cache",
             str(source)], capture_output=True, text=True)
        for line in run.stderr.splitlines():
            if line.startswith(f"{source}:"):
                row, column, kind, message = line[len(str(source)) + 1:].split(":", 3)
                if kind.strip() == "error":
                    return f"{int(row) - 1}:{column}: {message.strip().split(' [#')[0]}"
    return ""

def main():
    binary, modules = sys.argv[1:3]
    record = "--record" in sys.argv

    def check(path):
        text = path.read_text()
        ours, theirs = said_by_interop(binary, text), said_by_compiler(modules, text)
        agrees = ours.split("\n")[0] == theirs
        if record and agrees:
            path.with_suffix(".out").write_text(ours + "\n")
        return path.stem, agrees, ours, theirs

    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(check, sorted(FOLDER.glob("*.wrong"))))
    for name, agrees, ours, theirs in results:
        if not agrees:
            print(f"{name}\n  compiler {theirs}\n  interop  {ours.splitlines()[0] if ours else 'nothing'}")
    print(f"{sum(r[1] for r in results)} of {len(results)} agree")
    sys.exit(0 if all(r[1] for r in results) else 1)

main()
