"""Engines with several faults at once and options that they do not tell, drawn by a seed: for the yardstick."""
import json
import random
import subprocess

MOST = 5  # options, and faults, of one engine

# Twins whose fault is an option of the rules, and the options that the small engine knows itself.
OPTIONS_OF_TWINS = {
    "one-group-only": {"capture.groups": "one"},
    "picture-takes-all": {"capture.pictures": "all"},
    "own-build-not-raised": {"raise.whose": "not_own"},
    "owner-trails": {"trail.owning_build": "allowed"},
    "must-capture": {"trail.capturing_card": "forbidden_if_equal_loose"},
    "one-build-each": {"build.limit": "always"},
    "pictures-count": {"value.pictures": "numeric"},
    "ace-counts-14": {"value.ace_hand": "high", "value.ace_table": "high", "value.ace_build": "high"},
}
OPTIONS_OF_ENGINE = {"sweep.score": 1, "build.card_held": "when_made"}
# Nothing of what it then does is asked in the same place: these are in each other's way.
PREFIXES = {"swazi": ["SWZ-"], "sotho": ["SWZ-", "SOT-"], "south": ["SWZ-", "SAF-"]}
FAULTS_OF_ANSWERS = ["list-lacks-builds", "list-lacks-raises", "list-lacks-large-captures", "owner-is-the-first-seat",
                     "raising-card-stays-in-hand", "taken-cards-stay", "aces-score-nothing", "kings-score"]


def told(casino, *words):
    run = subprocess.run([casino, *words, "--json"], capture_output=True, text=True)
    return json.loads(run.stdout) if run.returncode == 0 and run.stdout else None


class Drawing:
    def __init__(self, casino, twins, seed):
        self.casino, self.dice = casino, random.Random(seed)
        self.twins = twins
        self.variants = told(casino, "rules", "list")["variants"]
        self.options = [one for one in told(casino, "rules", "options")["options"]
                        if not one["group"].startswith(("Seats", "Deal", "Match"))]
        self.clauses = told(casino, "rules", "clauses")["clauses"]

    def some(self, things):
        return self.dice.sample(things, min(self.dice.randint(0, MOST), len(things)))

    def engine(self):
        return self.small() if self.dice.random() < 0.5 else self.oracle()

    def small(self):
        """The small engine as its twins at once."""
        names = self.some(sorted(self.twins))
        options = dict(self.some(sorted(OPTIONS_OF_ENGINE.items()))[:1])
        causes = [{"fault": name, "is": OPTIONS_OF_TWINS.get(name)} for name in names]
        causes += [{"option": name, "is": {name: value}} for name, value in options.items()]
        return self.made("small", "anglo-american", 2, causes, ["judge", "apply", "score"])

    def oracle(self):
        variant = self.dice.choice(self.variants)
        seats = variant["usual_seats"]
        clauses = self.refusals(variant["name"])
        causes = [{"fault": name, "is": None} for name in self.some(clauses + FAULTS_OF_ANSWERS)]
        operations = ["judge", "apply", "score"]
        # Whoever has clauses switched off lists no turns.
        if not any(cause["fault"] in clauses for cause in causes):
            operations.append("turns")
        else:
            causes = [cause for cause in causes if not cause["fault"].startswith("list-")]
        for option in self.some(self.options):
            values = [value for value in values_of(option) if str(value) != usual(option, variant["name"], seats)]
            if values:
                causes.append({"option": option["name"], "is": {option["name"]: self.dice.choice(values)}})
        return self.made("oracle", variant["name"], seats, self.without_contradiction(variant["name"], seats, causes),
                         operations)

    def refusals(self, variant):
        """Clauses that can be switched off, and may bear on this game."""
        prefixes = ("AA-", *PREFIXES.get(variant.split("-")[0], ()))
        return [one["id"] for one in self.clauses
                if one["has_off"] and one["kind"] in ("prohibition", "obligation") and one["id"].startswith(prefixes)]

    def without_contradiction(self, variant, seats, causes):
        kept = []
        for cause in causes:
            options, off = options_of(kept + [cause]), [one["fault"] for one in kept + [cause] if "fault" in one]
            words = ["rules", "show", variant, "--seats", str(seats)]
            for name, value in options.items():
                words += ["--option", f"{name}={value}"]
            for name in off:
                words += [] if name in FAULTS_OF_ANSWERS else ["--off", name]
            if told(self.casino, *words) is not None:
                kept.append(cause)
        return kept

    @staticmethod
    def made(kind, variant, seats, causes, operations):
        declares = {"name": "drawn", "operations": operations, "rules": [{"variant": variant, "seats": [seats]}]}
        return {"kind": kind, "variant": variant, "seats": seats, "causes": causes, "declares": declares}


def options_of(causes):
    return {name: value for cause in causes if "option" in cause for name, value in cause["is"].items()}


def with_causes(engine, causes):
    """What plays_otherwise.py is told: the engine with these of its causes."""
    return {"kind": engine["kind"], "declares": engine["declares"], "options": options_of(causes),
            "faults": [cause["fault"] for cause in causes if "fault" in cause]}


def values_of(option):
    if option["kind"] == "number":
        return [value for value in (0, 1, 2, 3) if option.get("lowest", 0) <= value <= option.get("highest", 9)]
    return option["values"]


def usual(option, variant, seats):
    for one in option["defaults"]:
        if one["variant"] == variant and seats in one["seats"]:
            return str(one["value"])
    return None
