#!/usr/bin/python3
"""Measures what has to stay flat, and the goals of speed, and writes them into docs/performance.md with pictures beside it
(./dev bench --report). What stands between the marks of that page is written anew, the rest is left alone.

    report.py PROGRAM BENCH PAGE     all of it
    report.py --quick PROGRAM PAGE   small sizes, without the benchmarks: whether it works at all
"""

import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import curves  # noqa: E402
from plot import picture  # noqa: E402

ROUNDS = 5


def measured(program, bench, quick):
    rounds = 1 if quick else ROUNDS
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        deals = [1, 2] if quick else [1, 5, 25, 125, 500]
        streams = [1, 10] if quick else [10, 1000, 10000, 100000, 1000000]
        shards = [1, 2] if quick else [1, 2, 4, 8, 16]
        found = curves.length_of_a_log(program, folder, deals, rounds)
        found += curves.length_of_a_stream(program, folder, streams, rounds)
        found += curves.parts_of_a_study(program, folder, shards, 32 if quick else 4096, rounds)
        return found if bench is None else curves.crowded_tables(bench, rounds) + found


def goals(bench):
    """The benchmarks that know what they should reach: a row each."""
    told = subprocess.run([bench, "--benchmark_filter=^(goal_|listing/)", "--benchmark_format=json"], check=True,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    rows = ["| | reached | minimum | good |", "| --- | ---: | ---: | ---: |"]
    for one in json.loads(told.stdout)["benchmarks"]:
        if one.get("reached"):  # 0: a program to compare with is not there
            name = one["name"].split("/iterations")[0]
            rows.append(f"| `{name}` | {one['reached']:.3g} | {one['minimum']:g} | {one['good']:g} |")
    return "\n".join(rows)


def table(curve):
    """Least, median and most of each point, for who does not look at pictures."""
    numbers = sorted({point[0] for points in curve.points.values() for point in points})
    rows = [f"| {curve.across} | " + " | ".join(f"{number:,}" for number in numbers) + " |",
            "| --- |" + " ---: |" * len(numbers)]
    for name, points in curve.points.items():
        of = {point[0]: point[1:] for point in points}
        cells = ["{:.2f} ({:.2f} to {:.2f})".format(of[n][1], of[n][0], of[n][2]) if n in of else "" for n in numbers]
        rows.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def put_between_marks(text, name, content):
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise SystemExit(f"the page has no place for {name}: {begin.strip()} ... {end}")
    return f"{before}{begin}\n{content}\n\n{end}{after}"


def main(arguments):
    quick = arguments[:1] == ["--quick"]
    program, bench, page = (arguments[1], None, arguments[2]) if quick else arguments
    page = pathlib.Path(page)
    pictures = page.with_suffix("")
    pictures.mkdir(exist_ok=True)
    text = page.read_text()
    for curve in measured(program, bench, quick):
        drawn = picture(curve.title, curve.across, curve.up, curve.points, **curve.scales)
        (pictures / f"{curve.name}.svg").write_text(drawn)
        shown = f"![{curve.title}]({pictures.name}/{curve.name}.svg)\n\n{table(curve)}"
        text = put_between_marks(text, curve.name, shown)
    if bench is not None:
        text = put_between_marks(text, "goals", goals(bench))
    page.write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
