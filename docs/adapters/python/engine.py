"""Anglo-American Casino in one small class, written from the rules (docs/rules/anglo-american.md).

It judges turns, makes them, deals, plays whole deals and counts them, for two, three and four players; with or without a
point for a sweep, and with or without the duties of a build's owner. Cards are strings: "AS", "10D"; positions, turns and what was captured are what docs/protocol.md says.
"""
from copy import deepcopy
from itertools import combinations

SEATS = {2: ["N", "S"], 3: ["E", "S", "W"], 4: ["N", "E", "S", "W"]}  # in the order of play


class Illegal(Exception):
    pass


def demand(holds):
    if not holds:
        raise Illegal


def rank(card):
    return card[:-1]


def suit(card):
    return card[-1]


class Engine:
    HIGHEST = 10  # that a card counts, and so a build

    def __init__(self):
        self.configure({"seats": 2})

    def configure(self, rules):
        self.seats = SEATS[rules["seats"]]
        options = rules.get("options", {})
        self.sweep_points = options.get("sweep.score", 0)
        self.owner_trails = options.get("trail.owning_build") == "allowed"
        self.card_is_kept = options.get("build.card_held") != "when_made"

    # ---- Cards and seats

    def number(self, card):
        """What a card counts; nothing for jack, queen and king."""
        return 1 if rank(card) == "A" else int(rank(card)) if rank(card).isdigit() else None

    def next_seat(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def side(self, seat):
        """Four play as two and two."""
        return self.seats[self.seats.index(seat) % 2] if len(self.seats) == 4 else seat

    def sides(self):
        return sorted({self.side(seat) for seat in self.seats}, key=self.seats.index)

    # ---- Groups

    def can_be_split(self, cards, value):
        """Whether the cards fall into groups that each add up to the value."""
        if not cards:
            return True
        first, rest = cards[0], cards[1:]

        def fill(left, at, kept):
            if left == 0:
                return self.can_be_split(kept + rest[at:], value)
            if left < 0 or at == len(rest):
                return False
            return fill(left - self.number(rest[at]), at + 1, kept) or fill(left, at + 1, kept + [rest[at]])

        return fill(value - self.number(first), 0, [])

    def holds(self, hand, value):
        return any(self.number(card) == value for card in hand)

    def is_single(self, build):
        return sum(map(self.number, build["cards"])) == build["value"]

    # ---- The four kinds of play. `position` is the position after it, in the making.

    def trail(self, position, seat, card):
        demand(self.may_trail(position, seat, card))
        position["loose"].append(card)

    def may_trail(self, position, seat, card):
        """Not while a build of one's own lies there."""
        return self.owner_trails or all(build["owner"] != seat for build in position["builds"])

    def capture(self, position, seat, card, taken, said):
        builds = [build for build in position["builds"] if set(build["cards"]) & set(taken)]
        loose = [one for one in taken if one in position["loose"]]
        self.check_prey(card, taken, loose, builds)
        if self.number(card) is None:
            self.check_picture(card, taken)
        else:
            demand(said in (None, self.number(card)))
            self.check_number(card, loose, builds)
        self.take(position, seat, card, loose, builds)

    def check_prey(self, card, taken, loose, builds):
        """Something is taken, each card once, and builds are taken whole."""
        demand(taken and sorted(taken) == sorted(loose + [one for build in builds for one in build["cards"]]))

    def check_picture(self, card, taken):
        """A picture takes one of its rank."""
        demand(len(taken) == 1 and rank(taken[0]) == rank(card))

    def check_number(self, card, loose, builds):
        """Builds of the card's value, and groups of loose cards that each add up to it."""
        demand(all(build["value"] == self.number(card) for build in builds) and all(map(self.number, loose)))
        demand(self.can_be_split(loose, self.number(card)))

    def take(self, position, seat, card, loose, builds):
        position["loose"] = [one for one in position["loose"] if one not in loose]
        position["builds"] = [build for build in position["builds"] if build not in builds]
        captured = loose + [one for build in builds for one in build["cards"]] + [card]
        position["piles"][self.pile(seat)] = position["piles"].get(self.pile(seat), []) + captured
        position["last_capturer"] = seat
        if self.sweep_points and self.is_sweep(position):
            position["sweeps"].append(self.side(seat))

    def pile(self, seat):
        return seat

    def is_sweep(self, position):
        return not position["loose"] and not position["builds"]

    def build(self, position, seat, card, loose, said):
        demand(loose)
        self.check_building_cards(position, card, loose)
        hand = position["hands"][seat]
        values = [v for v in range(1, self.HIGHEST + 1) if self.can_be_split([card] + loose, v) and (said or self.holds(hand, v))]
        value = said or (values[0] if len(values) == 1 else None)
        demand(value in values)
        self.put(position, seat, {"cards": [card] + loose, "value": value}, loose)

    def raise_build(self, position, seat, card, loose, old, said):
        """A single build gets another value by the card played; loose cards can come with it as groups of that value."""
        self.check_building_cards(position, card, loose)
        value = old["value"] + self.number(card)
        demand(said in (None, value) and value <= self.HIGHEST and self.can_be_split(loose, value))
        demand(self.may_be_raised(old))
        self.put(position, seat, {"cards": old["cards"] + [card] + loose, "value": value}, loose, old)

    def may_be_raised(self, build):
        return self.is_single(build)

    def augment(self, position, seat, card, loose, old, said):
        """The build keeps its value and gets more groups; one of them holds the card played."""
        self.check_building_cards(position, card, loose)
        demand(said in (None, old["value"]) and self.can_be_split([card] + loose, old["value"]))
        self.put(position, seat, {"cards": old["cards"] + [card] + loose, "value": old["value"]}, loose, old)

    def check_building_cards(self, position, card, loose):
        demand(all(map(self.number, [card] + loose)) and set(loose) <= set(position["loose"]))

    def put(self, position, seat, build, loose, old=None):
        demand(self.may_build(position, seat, build["value"]))
        position["loose"] = [one for one in position["loose"] if one not in loose]
        position["builds"] = [one for one in position["builds"] if one is not old]
        position["builds"].append({**build, "owner": self.owner(seat, old)})

    def may_build(self, position, seat, value):
        """Who builds holds another card that can take it."""
        return self.holds(position["hands"][seat], value)

    def owner(self, seat, old):
        """Whoever was the last to add."""
        return seat

    def keeps_his_builds(self, position, seat):
        """Whoever owns builds keeps a card for each value."""
        return not self.card_is_kept or all(build["owner"] != seat or self.holds(position["hands"][seat], build["value"])
                                            for build in position["builds"])

    # ---- Turns

    def after(self, position, turn):
        """The position after a turn. Raises Illegal."""
        position = deepcopy({"loose": [], "builds": [], "piles": {}, "sweeps": [], **position})
        seat, steps = turn["seat"], turn["steps"]
        demand(seat == position["to_act"] and len(steps) == 1)
        step = {"hand": [], "cards": [], "base": [], **steps[0]}
        demand(set(step) <= {"do", "hand", "cards", "base", "value", "order"})  # other games know more
        hand = position["hands"][seat]
        demand(len(step["hand"]) == 1 and step["hand"][0] in hand)
        card = step["hand"][0]
        hand.remove(card)
        self.play_card(position, seat, card, step)
        demand(self.keeps_his_builds(position, seat))
        position["to_act"] = self.next_seat(seat)
        return position

    def play_card(self, position, seat, card, step):
        kind, cards, base, said = step["do"], step["cards"], step["base"], step.get("value")
        if kind == "trail":
            return self.trail(position, seat, card)
        if kind == "capture":
            return self.capture(position, seat, card, cards, said)
        if kind == "augment" and len(base) == 1 and base[0] in position["loose"]:
            kind, cards, base = "build", cards + base, []  # what is put on a loose card makes a new build with it
        if kind == "build" and not base:
            return self.build(position, seat, card, cards, said)
        old = self.build_meant(position, base)
        demand(old is not None and kind in ("raise", "augment"))
        if said is not None:
            kind = "augment" if said == old["value"] else "raise"  # whatever it is called
        if kind == "raise":
            return self.raise_build(position, seat, card, cards, old, said)
        self.augment(position, seat, card, cards, old, said)

    def build_meant(self, position, base):
        return next((build for build in position["builds"] if set(build["cards"]) == set(base)), None)

    def is_legal(self, position, turn):
        try:
            self.after(position, turn)
        except Illegal:
            return False
        return True

    # ---- Deals

    def dealt(self, pack, dealer, count):
        """Two cards to each seat but the dealer, two to the table (in the first round), two to the dealer, twice."""
        order = [self.next_seat(dealer)]
        while order[-1] != dealer:
            order.append(self.next_seat(order[-1]))
        hands, table = {seat: [] for seat in order}, []
        for _ in range(2):
            for seat in order[:-1]:
                hands[seat] += [pack.pop(0), pack.pop(0)]
            if count == 1:
                table += [pack.pop(0), pack.pop(0)]
            hands[dealer] += [pack.pop(0), pack.pop(0)]
        return hands, table

    def steps_to_try(self, position):
        """By their kinds, what might be done; which of it is legal shows when it is tried."""
        seat = position["to_act"]
        hand, loose, builds = position["hands"][seat], position["loose"], position["builds"]
        sets = [list(cards) for count in (1, 2, 3) for cards in combinations(loose, count)]
        captures = [{"do": "capture", "hand": [card], "cards": taken + [one for build in chosen for one in build["cards"]]}
                    for card in hand for taken in [[]] + sets
                    for count in range(len(builds) + 1) for chosen in combinations(builds, count)]
        building = [{"do": "build", "hand": [card], "cards": cards, "value": value}
                    for card in hand for cards in sets for value in range(2, self.HIGHEST + 1)]
        building += [{"do": kind, "hand": [card], "base": build["cards"]}
                     for card in hand for build in builds for kind in ("raise", "augment")]
        trailing = [{"do": "trail", "hand": [card]} for card in hand]
        return {"capture": captures, "build": building, "trail": trailing}

    def legal_turns(self, position, wish="capture"):
        """Those of the kind that is wished for first."""
        position = {"loose": [], "builds": [], **position}
        kinds = self.steps_to_try(position)
        for kind in [wish] + [kind for kind in kinds if kind != wish]:
            for step in kinds[kind]:
                turn = {"seat": position["to_act"], "steps": [step]}
                if self.is_legal(position, turn):
                    yield turn

    def some_turn(self, position, wish):
        """A legal turn: what is wished for if there is any, else a capture, a build, or a card trailed."""
        return next(self.legal_turns(position, wish))  # nobody is ever without one

    def play(self, dealer, pack):
        """A whole deal: its turns, and its score."""
        pack, turns, count = list(pack), [], 0
        position = {"loose": [], "builds": [], "piles": {}, "sweeps": [], "last_capturer": None}
        while pack:
            count += 1
            hands, table = self.dealt(pack, dealer, count)
            position = {**position, "hands": hands, "loose": position["loose"] + table, "to_act": self.next_seat(dealer)}
            while any(position["hands"].values()):
                turn = self.some_turn(position, ("capture", "build", "trail")[(len(turns) + len(pack)) % 3])
                turns.append(turn)
                position = self.after(position, turn)
        return turns, self.score(self.captured(position))

    def captured(self, position):
        """What the sides have at the end: what is left on the table is the last capturer's, and no sweep."""
        sides = {side: {"cards": []} for side in self.sides()}
        for seat, cards in position["piles"].items():
            sides[self.side(seat)]["cards"] += cards
        left = position["loose"] + [card for build in position["builds"] for card in build["cards"]]
        if position["last_capturer"]:
            sides[self.side(position["last_capturer"])]["cards"] += left
        return {"sides": sides, "sweeps": [{"side": side} for side in position["sweeps"]]}

    # ---- Scores

    def score(self, captured):
        total = {side: 0 for side in self.sides()}
        shares = {side: self.share(captured["sides"].get(side, {})) for side in total}
        self.give_most(total, {side: share["count"] for side, share in shares.items()}, 3)
        self.give_most(total, {side: share["spades"] for side, share in shares.items()}, 1)
        for side, share in shares.items():
            total[side] += sum(map(self.points, share["scoring"]))
        for sweep in captured.get("sweeps", []):
            total[sweep if isinstance(sweep, str) else sweep["side"]] += self.sweep_points
        return total

    def share(self, told):
        """Cards are told one by one, or only counted."""
        if "cards" not in told:
            named = told.get("aces", []) + told.get("other", [])
            return {"count": told.get("count", 0), "spades": told.get("spades", sum(suit(card) == "S" for card in named)),
                    "scoring": named}
        cards = told["cards"]
        return {"count": len(cards), "spades": sum(suit(card) == "S" for card in cards), "scoring": cards}

    def give_most(self, total, counts, points):
        """Nobody has most if two have as many."""
        best = [side for side in counts if counts[side] == max(counts.values())]
        if len(best) == 1:
            total[best[0]] += points

    def points(self, card):
        return {"10D": 2, "2S": 1}.get(card, 1 if rank(card) == "A" else 0)
