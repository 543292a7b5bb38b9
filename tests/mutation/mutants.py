#!/usr/bin/python3
"""Would a fault in the model be noticed? Plants mutants into a copy of the source, builds one program that holds them
all, and tries a sample of them by the corpus and the properties. ./dev mutants runs this; docs/properties.md tells more.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True

from report import Report, draw, read_reasons  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent

# Left out: registries are tables that the compiler evaluates. Whatever is made of a position is a hash of it: equal ones
# have equal ones still, which is all that is asked; how well it tells others apart only time would show.
LEFT_OUT = ("model/rules/registry/", "model/table/position_hash.cpp")


def source_files():
    files = [path.relative_to(ROOT).as_posix() for path in (ROOT / "model").rglob("*.[ch]pp")]
    return sorted(file for file in files if not file.startswith(LEFT_OUT))


# ---- Planting


def write_if_new(path, content):
    """What stays the same is not compiled again."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def is_fresh(listing):
    inputs = [path for path in (ROOT / "model").rglob("*") if path.is_file()]
    inputs += [HERE / name for name in ("plant.py", "switches.py", "changes.py", "mutants.py")]
    return listing.exists() and all(path.stat().st_mtime < listing.stat().st_mtime for path in inputs)


def plant(out):
    """The copy of the source: the model with its mutants, and all else as it is."""
    tree, listing = out / "tree", out / "mutants.json"
    tree.mkdir(parents=True, exist_ok=True)
    for name in ("CMakeLists.txt", "LICENSE", "cmake", "corpus", "oracle", "properties", "cli", "tests"):
        if not (tree / name).is_symlink():
            (tree / name).symlink_to(ROOT / name)
    if is_fresh(listing):
        return
    from plant import planted

    os.chdir(ROOT)
    mutants, files = [], source_files()
    for file in files:
        planter = planted(".", file, len(mutants) + 1)
        mutants += planter.mutants
        write_if_new(tree / file, planter.text())
    for path in (ROOT / "model").rglob("*"):
        file = path.relative_to(ROOT).as_posix()
        if path.is_file() and file not in files:
            write_if_new(tree / file, path.read_bytes())
    listing.write_text(json.dumps([{**one.__dict__, "key": one.key} for one in mutants], indent=1))
    print(f"{len(mutants)} mutants in {len(files)} files of model/", file=sys.stderr)


# ---- Trying


def build(out, jobs):
    folder = out / "build"
    if not (folder / "build.ninja").exists():
        subprocess.run(
            ["cmake", "-S", out / "tree", "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
             "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -D_GLIBCXX_ASSERTIONS", "-DCMAKE_CXX_FLAGS=-w",
             "-DCASINO_BUILD_TESTS=OFF", "-DCASINO_BUILD_MUTANTS=ON"],
            check=True, stdout=sys.stderr)
    subprocess.run(["ninja", "-C", folder, f"-j{jobs}", "casino_mutants"], check=True, stdout=sys.stderr)
    return folder / "bin" / "casino_mutants"


def without_the_same_rules(program, mutants):
    """All but those by which every variant has the rules that it has anyway: what a text says again is stated again, and
    left out it changes nothing."""
    asked = [one for one in mutants if one["file"].startswith("model/rules/variants/")]
    told = subprocess.run([program, "same-rules"], input="".join(f"{one['number']}\n" for one in asked),
                          stdout=subprocess.PIPE, text=True, check=True)
    same = {int(number) for number in told.stdout.split()}
    if same:
        print(f"{len(same)} mutants of model/rules/variants/ leave all rules as they are, and are left out", file=sys.stderr)
    return [one for one in mutants if one["number"] not in same]


def tried(program, count, sample, jobs, longest):
    """What became of each of the sample, as it becomes known."""
    child = subprocess.Popen([program, ROOT / "corpus", str(count), str(jobs), str(longest)],
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    child.stdin.write("".join(f"{one['number']}\n" for one in sample))
    child.stdin.close()
    for line in child.stdout:
        yield json.loads(line)
    if child.wait() != 0:
        raise SystemExit("something does not hold even without a mutant" if child.returncode == 2
                         else f"casino_mutants ended with {child.returncode}")


def try_sample(program, count, sample, jobs, longest):
    by_number = {one["number"]: one for one in sample}
    done = 0
    for told in tried(program, count, sample, jobs, longest):
        if "mutant" not in told:
            print(f"{told['parts']} parts of corpus, properties and unit tests, {told['seconds']:.0f} s; "
                  f"{told['left_out']} that take too long are left out", file=sys.stderr)
            continue
        by_number[told["mutant"]].update(told)
        done += 1
        if done % 100 == 0 and done < len(sample):
            print(f"{done} of {len(sample)} mutants tried", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(prog="./dev mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which sample (default: 1)")
    parser.add_argument("--sample", type=int, default=1000, help="how many mutants (default: 1000; 0: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time (default: as processors)")
    parser.add_argument("--file", default="", help="only mutants of files that begin so: model/judge/clauses/")
    parser.add_argument("--longest", type=float, default=0.6, metavar="SECONDS",
                        help="leave out cases and properties that take longer (default: 0.6)")
    parser.add_argument("--json", type=pathlib.Path, help="a file for what became of each")
    parser.add_argument("--at-least", type=float, default=97,
                        help="per cent that corpus and properties have to kill of those that change anything (default: 97)")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "mutants", help=argparse.SUPPRESS)
    wanted = parser.parse_args()

    plant(wanted.out)
    planted = json.loads((wanted.out / "mutants.json").read_text())
    program = build(wanted.out, wanted.jobs)
    mutants = without_the_same_rules(program, planted)
    meant = sorted((one for one in mutants if one["file"].startswith(wanted.file)),
                   key=lambda one: draw(one["key"], wanted.seed))
    sample = meant[: wanted.sample or len(meant)]
    try_sample(program, len(planted), sample, wanted.jobs, wanted.longest)
    report = Report(sample, len(mutants), read_reasons(HERE / "survivors.txt"), {one["key"] for one in mutants})
    print(report.text())
    if wanted.json:
        wanted.json.write_text(json.dumps(report.data(wanted.seed), indent=1) + "\n")
    return 0 if report.is_good(wanted.at_least) else 1


if __name__ == "__main__":
    sys.exit(main())
