#!/usr/bin/env python3
"""An adapter for Casino Oracle (docs/protocol.md) around a small engine for Anglo-American Casino.

    casino conform -- python3 adapter.py
    casino conform -- python3 adapter.py --fault owner-trails      # and see what it finds

The engine judges turns and counts deals for two or three. To check your own engine keep the second half
and replace the first.
"""
import json
import sys

FAULT = sys.argv[2] if sys.argv[1:2] == ["--fault"] else None


# ---- The engine

class Illegal(Exception):
    pass


def demand(holds):
    if not holds:
        raise Illegal


def number(card):
    """What a card counts; nothing for jack, queen and king."""
    return {"A": 1}.get(card[:-1]) or (int(card[:-1]) if card[:-1].isdigit() else None)


def can_be_split(cards, value):
    """Whether the cards fall into groups that each add up to the value."""
    if FAULT == "divisible":
        return sum(map(number, cards)) % value == 0
    if not cards:
        return True
    first, rest = cards[0], cards[1:]

    def fill(left, at, kept):
        if left == 0:
            return can_be_split(kept + rest[at:], value)
        if left < 0 or at == len(rest):
            return False
        return fill(left - number(rest[at]), at + 1, kept) or fill(left, at + 1, kept + [rest[at]])

    return fill(value - number(first), 0, [])


def holds(hand, value):
    return any(number(card) == value for card in hand)


def capture(card, taken, said, position):
    builds = [build for build in position["builds"] if set(build["cards"]) & set(taken)]
    loose = [one for one in taken if one in position["loose"]]
    demand(taken and sorted(taken) == sorted(loose + [one for build in builds for one in build["cards"]]))
    if number(card) is None:  # a picture takes one of its rank
        demand(len(taken) == 1 and taken[0][:-1] == card[:-1])
        return
    demand(all(build["value"] == number(card) for build in builds) and all(map(number, loose)))
    demand(said in (None, number(card)))
    demand(can_be_split(loose, number(card)))
    position["builds"] = [build for build in position["builds"] if build not in builds]


def build(kind, card, loose, base, said, seat, position, hand):
    """A new build of loose cards, or one that is raised or added to: base."""
    if kind == "augment" and len(base) == 1 and base[0] in position["loose"]:  # what is put on a loose card makes a new build with it
        loose, base = loose + base, []
    demand(all(map(number, [card] + loose)) and set(loose) <= set(position["loose"]))
    old = base and next((one for one in position["builds"] if set(one["cards"]) == set(base)), None)
    demand(bool(old) == bool(base) and (base or kind != "raise"))
    if not base:
        demand(loose)
        values = [v for v in range(1, 11) if can_be_split([card] + loose, v) and (said or holds(hand, v))]
        value = said or (values[0] if len(values) == 1 else None)
        demand(value in values)
    elif kind == "augment":
        value = old["value"]
        demand(said in (None, value) and can_be_split([card] + loose, value))
    else:  # raised, which only a single build can be
        value = old["value"] + number(card)
        demand(said in (None, value) and value <= 10 and can_be_split(loose, value))
        demand(sum(map(number, old["cards"])) == old["value"])
    demand(holds(hand, value))
    position["builds"] = [one for one in position["builds"] if one is not old]
    position["builds"].append({"value": value, "cards": (base or []) + [card] + loose, "owner": seat})


def judge(position, turn):
    position = {"loose": [], "builds": [], **position}
    seat, steps = turn["seat"], turn["steps"]
    hand = list(position["hands"][seat])
    try:
        demand(seat == position["to_act"] and len(steps) == 1)
        step = {"hand": [], "cards": [], "base": [], **steps[0]}
        demand(len(step["hand"]) == 1 and step["hand"][0] in hand)
        demand(set(step) <= {"do", "hand", "cards", "base", "value", "order"})  # what other games know
        card = step["hand"][0]
        hand.remove(card)
        if step["do"] == "trail":
            demand(FAULT == "owner-trails" or all(one["owner"] != seat for one in position["builds"]))
        elif step["do"] == "capture":
            capture(card, step["cards"], step.get("value"), position)
        else:
            build(step["do"], card, step["cards"], step["base"], step.get("value"), seat, position, hand)
        # Whoever owns a build keeps a card for it.
        demand(all(one["owner"] != seat or holds(hand, one["value"]) for one in position["builds"]))
    except Illegal:
        return "illegal"
    return "legal"


def score(captured):
    sides = captured["sides"]
    total = {side: 0 for side in sides}
    cards = {side: sides[side].get("cards", []) for side in sides}

    def most(counts, points):
        best = [side for side in counts if counts[side] == max(counts.values())]
        if len(best) == 1:
            total[best[0]] += points

    most({side: len(cards[side]) for side in cards}, 3)
    most({side: sum(card[-1] == "S" for card in cards[side]) for side in cards}, 1)
    for side in cards:
        total[side] += sum(card[:-1] == "A" for card in cards[side])
        total[side] += 2 * ("10D" in cards[side]) + ("2S" in cards[side])
    return total


# ---- The conversation

def answer(question):
    ask = question["ask"]
    if ask == "start":
        return {"protocol": "casino-adapter/1", "name": "a small engine", "language": "Python",
                "operations": ["judge", "score"], "rules": [{"variant": "anglo-american", "seats": [2, 3]}]}
    if ask == "configure":
        return {"configured": True}
    if ask == "judge":
        if any("do" not in step for step in question["turn"]["steps"]):
            return {"skip": "things that are said at the table"}
        return {"verdict": judge(question["position"], question["turn"])}
    if ask == "score":
        if any("cards" not in side for side in question["captured"]["sides"].values()):
            return {"skip": "scores without the cards"}
        return {"total": score(question["captured"])}
    if ask == "stop":
        return {"stopped": True}
    return {"skip": "no such question here"}


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], **answer(question)}), flush=True)
    if question["ask"] == "stop":
        break
