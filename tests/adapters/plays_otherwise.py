#!/usr/bin/env python3
"""An engine for the yardstick: it says that it plays one game, and plays it otherwise.

    plays_otherwise.py CASINO ENGINE     ENGINE: what it plays, in JSON, as tests/adapters/engines.py makes it

A Python engine is the small one of docs/adapters/python with any number of its twins' faults at once; another is the oracle
by other rules, and with faults in its answers.
"""
import json
import subprocess
import sys

sys.dont_write_bytecode = True


# ---- The small engine

def small_engine(engine):
    from planted import TWINS
    import adapter
    from engine import Engine

    kind = type("engine", (*(TWINS[name] for name in engine["faults"]), Engine), {})
    own = engine["options"]

    class Silent(kind):
        def configure(self, rules):
            super().configure({**rules, "options": {**rules.get("options", {}), **own}})

    adapter.DECLARATION.update(engine["declares"])
    adapter.talk(Silent())


# ---- The oracle by other rules

# Faults in what it answers, whatever the rules: each a name, and what is done to an answer.

def without(kind):
    def change(question, answer):
        answer["turns"] = [turn for turn in answer["turns"] if turn["steps"][0].get("do") != kind]
    return "turns", change


def list_lacks_large_captures(question, answer):
    answer["turns"] = [turn for turn in answer["turns"] if len(turn["steps"][0].get("cards", [])) < 3]


def owner_is_the_first_seat(question, answer):
    for build in answer["after"].get("builds", []):
        build["owner"] = min(question["position"]["hands"])


def card_played_stays_in_hand(question, answer):
    step, seat = question["turn"]["steps"][0], question["turn"]["seat"]
    if step.get("do") == "raise":
        answer["after"].setdefault("hands", {}).setdefault(seat, []).extend(step["hand"])


def taken_cards_stay(question, answer):
    step = question["turn"]["steps"][0]
    if step.get("do") == "capture" and len(step.get("cards", [])) > 2:
        loose = answer["after"].setdefault("loose", [])
        loose.extend(card for card in step["cards"][:1] if card in question["position"].get("loose", []))


def aces_score_nothing(question, answer):
    change_points(question, answer, lambda cards: -sum(card[:-1] == "A" for card in cards))


def kings_score(question, answer):
    change_points(question, answer, lambda cards: sum(card[:-1] == "K" for card in cards))


def change_points(question, answer, points):
    for side, share in question["captured"]["sides"].items():
        answer["total"][side] = answer["total"].get(side, 0) + points(share.get("cards", []))


FAULTS = {
    "list-lacks-builds": without("build"), "list-lacks-raises": without("raise"),
    "list-lacks-large-captures": ("turns", list_lacks_large_captures),
    "owner-is-the-first-seat": ("apply", owner_is_the_first_seat),
    "raising-card-stays-in-hand": ("apply", card_played_stays_in_hand),
    "taken-cards-stay": ("apply", taken_cards_stay),
    "aces-score-nothing": ("score", aces_score_nothing), "kings-score": ("score", kings_score),
}


def other_rules(casino, engine):
    oracle = subprocess.Popen([casino, "adapter"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def asked(line):
        oracle.stdin.write(line + "\n")
        return oracle.stdout.readline()

    changes = [FAULTS[name] for name in engine["faults"] if name in FAULTS]
    off = [name for name in engine["faults"] if name not in FAULTS]
    asked(json.dumps({"id": 0, "ask": "start", "protocols": ["casino-adapter/1"]}))
    for line in sys.stdin:
        question = json.loads(line)
        ask = question["ask"]
        if ask == "start":
            answer = {"id": question["id"], "protocol": "casino-adapter/1", **engine["declares"]}
        elif ask == "configure":
            rules = question["rules"]
            rules["options"] = {**rules.get("options", {}), **engine["options"]}
            if off:
                rules["off"] = off
            answer = json.loads(asked(json.dumps(question)))
        else:
            answer = json.loads(asked(line.rstrip("\n")))
            answer.pop("clauses", None)
            for operation, change in changes:
                if ask == operation and "skip" not in answer and "error" not in answer:
                    change(question, answer)
        print(json.dumps(answer), flush=True)
        if ask == "stop":
            break


if __name__ == "__main__":
    what = json.loads(sys.argv[2])
    if what["kind"] == "small":
        small_engine(what)
    else:
        other_rules(sys.argv[1], what)
