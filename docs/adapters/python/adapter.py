#!/usr/bin/env python3
"""An adapter for Casino Oracle (docs/protocol.md) around a small engine for Anglo-American Casino.

    casino conform -- python3 adapter.py

To check your own engine put it in the place of engine.py, and declare what it does.
"""
import json
import sys

from engine import Engine, Illegal

DECLARATION = {
    "protocol": "casino-adapter/1", "name": "a small engine", "language": "Python",
    "operations": ["judge", "apply", "score", "play"],
    "rules": [{"variant": "anglo-american", "seats": [2, 3, 4]},
              {"variant": "anglo-american", "seats": [2, 3, 4], "options": {"sweep.score": 1}},
              {"variant": "anglo-american", "seats": [2],
               "options": {"trail.owning_build": "allowed", "build.card_held": "when_made"}}]}


def judge(engine, question):
    if any("do" not in step for step in question["turn"]["steps"]):
        return {"skip": "things that are said at the table"}
    return {"verdict": "legal" if engine.is_legal(question["position"], question["turn"]) else "illegal"}


def apply(engine, question):
    try:
        after = engine.after(question["position"], question["turn"])
    except Illegal:
        return {"skip": "a turn that is not legal"}
    told = ("to_act", "loose", "builds", "hands", "sweeps", "last_capturer")
    return {"after": {key: after[key] for key in told if after.get(key) is not None}}


def score(engine, question):
    if any("hidden" in side for side in question["captured"]["sides"].values()):
        return {"skip": "cards that nobody told"}
    return {"total": engine.score(question["captured"])}


def play(engine, question):
    turns, total = engine.play(question["dealer"], question["pack"])
    return {"turns": turns, "total": total}


def answer(engine, question):
    ask = question["ask"]
    if ask == "start":
        return DECLARATION
    if ask == "configure":
        engine.configure(question["rules"])
        return {"configured": True}
    if ask == "stop":
        return {"stopped": True}
    operations = {"judge": judge, "apply": apply, "score": score, "play": play}
    return operations[ask](engine, question) if ask in operations else {"skip": "no such question here"}


def talk(engine):
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question["id"], **answer(engine, question)}), flush=True)
        if question["ask"] == "stop":
            break


if __name__ == "__main__":
    talk(Engine())
