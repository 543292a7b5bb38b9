"""What became of a sample of mutants, and the reasons why survivors may live (survivors.txt)."""

import collections
import hashlib
from dataclasses import dataclass


def draw(key, seed):
    """A mutant's place in the sample of a seed; a change elsewhere does not move it."""
    return hashlib.sha256(f"{seed}: {key}".encode()).hexdigest()


def read_reasons(path):
    """The reason of each mutant that is argued for, by its key.

    A block is `file: function`, an indented line for each change (`a < b -> a <= b`; the third of equals in a function
    ends in ` #2`), and after `=` the reason.
    """
    reasons, head, keys, reason = {}, None, [], []

    def finish():
        for key in keys:
            reasons[key] = " ".join(reason)
        keys.clear()
        reason.clear()

    for line in path.read_text().splitlines() + [""]:
        if line.startswith("#"):
            continue
        if line.startswith("    "):
            change = line.strip()
            numbered = change.rpartition(" #")[2].isdigit() and " #" in change
            keys.append(f"{head}: {change}" + ("" if numbered else " #0"))
        elif line.startswith("="):
            reason.append(line[1:].strip())
        elif line.strip() and not reason:
            head = line.strip()
        elif line.strip():
            reason.append(line.strip())
        else:
            finish()
    return reasons


UNIT_TESTS = "unit tests"


def kind_of(part):
    first = part.split("/")[0].split(" ")[0].rstrip(",")
    return {"broken-games": "games", "game": "random games", "match": "random games", "world": "small worlds",
            "turns": "referee", "groups": "referee", "roads": "judge against generator", "rules": "rules",
            "tests": UNIT_TESTS}.get(first, first)


@dataclass
class Report:
    sample: list
    in_all: int
    reasons: dict
    keys: set

    def fates(self):
        return collections.Counter(one["fate"] for one in self.sample)

    def survivors(self):
        return [one for one in self.sample if one["fate"] != "killed"]

    def unexplained(self):
        return [one for one in self.survivors() if not self.reasons.get(one["key"])]

    def stale(self):
        """Reasons for mutants that there are not, or that are killed."""
        killed = {one["key"] for one in self.sample if one["fate"] == "killed"}
        return sorted(key for key in self.reasons if key not in self.keys or key in killed)

    def killers(self):
        return collections.Counter(
            one["why"] if one["why"] in ("crash", "time") else kind_of(one["by"])
            for one in self.sample if one["fate"] == "killed")

    def noticed(self):
        """How many the corpus and the properties kill; unit tests are not counted."""
        return sum(one["fate"] == "killed" and kind_of(one["by"]) != UNIT_TESTS for one in self.sample)

    def per_cent(self):
        """Of the sample."""
        return 100 * self.noticed() / max(1, len(self.sample))

    def per_cent_of_faults(self):
        """Of those that change anything: all but the survivors that are argued for."""
        argued = len(self.survivors()) - len(self.unexplained())
        return 100 * self.noticed() / max(1, len(self.sample) - argued)

    def is_good(self, at_least):
        return not self.unexplained() and not self.stale() and self.per_cent_of_faults() >= at_least

    def text(self):
        lines = []
        for one in sorted(self.unexplained(), key=lambda one: (one["file"], one["line"])):
            lines.append(f"{one['file']}:{one['line']}: {one['fate']}: {one['kind']} in {one['function']}")
            lines.append(f"    {one['key'].split(': ', 2)[2]}")
        for key in self.stale():
            lines.append(f"survivors.txt: there is no such mutant, or it is killed: {key}")
        killers = ", ".join(f"{count} {kind}" for kind, count in self.killers().most_common())
        explained = len(self.survivors()) - len(self.unexplained())
        lines.append(f"{len(self.sample)} of {self.in_all} mutants: {self.fates()['killed']} killed, "
                     f"{explained} survive for a reason, {len(self.unexplained())} unexplained")
        lines.append(f"killed by corpus and properties: {self.per_cent():.1f}% of all, "
                     f"{self.per_cent_of_faults():.1f}% of those that change anything")
        lines.append(f"killed by: {killers}")
        return "\n".join(lines)

    def data(self, seed):
        return {
            "seed": seed, "sample": len(self.sample), "in_all": self.in_all, "per_cent": round(self.per_cent(), 2),
            "per_cent_of_faults": round(self.per_cent_of_faults(), 2),
            "killed_by": dict(self.killers()), "stale": self.stale(),
            "mutants": [{**one, "reason": self.reasons.get(one["key"], "")} for one in self.sample],
        }
