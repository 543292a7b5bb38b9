"""A player for Casino Oracle (docs/protocol.md, "choose"), with the small engine that lies beside it.

    casino study anglo-american --players greedy,program -- python3 player.py

It takes as many cards as it can, builds if it cannot take any, and trails its lowest card if it must. Put your own idea in the
place of liking().
"""
import json
import sys

from engine import Engine, rank

DECLARATION = {"protocol": "casino-adapter/1", "name": "takes most", "version": "1", "language": "Python",
               "operations": ["choose"], "rules": [{"variant": "anglo-american", "seats": [2, 3, 4]}]}


def liking(engine, seat, after):
    """How a turn is liked, by the position to which it leads: own cards first, then those in own builds."""
    captured = len(after["piles"].get(seat, []))
    built = sum(len(build["cards"]) for build in after["builds"] if build["owner"] == seat)
    return captured, built, -len(after["loose"])


def choose(engine, seat, position):
    """The legal turn that is liked best; of several the one with the lowest card, so that it is always the same."""
    turns = engine.legal_turns(position)
    return max(turns, key=lambda turn: (liking(engine, seat, engine.after(position, turn)),
                                        -(engine.number(turn["steps"][0]["hand"][0]) or 10)))


def answer(engine, question):
    if question["ask"] == "start":
        return DECLARATION
    if question["ask"] == "configure":
        engine.configure(question["rules"])
        return {"configured": True}
    if question["ask"] == "choose":
        return {"turn": choose(engine, question["seat"], question["position"])}
    return {"stopped": True} if question["ask"] == "stop" else {"skip": "no such question here"}


def talk(engine):
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question["id"], **answer(engine, question)}), flush=True)
        if question["ask"] == "stop":
            break


if __name__ == "__main__":
    talk(Engine())
