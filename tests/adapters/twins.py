#!/usr/bin/env python3
"""Twins of the small engine in docs/adapters/python, each with one fault that programs really have.

    twins.py --list            the names, with what is wrong
    twins.py NAME              the twin as an adapter
"""
import sys
from itertools import chain, combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "docs/adapters/python"))
from adapter import talk  # noqa: E402
from engine import Engine, demand, rank, suit  # noqa: E402

TWINS = {}


def twin(wrong):
    """A twin is a subclass; what is wrong stands in its docstring."""
    TWINS[wrong.__name__.strip("_").replace("_", "-")] = wrong
    return wrong


def parts(cards):
    return chain.from_iterable(combinations(cards, count) for count in range(1, len(cards) + 1))


# ---- Captures

@twin
class free_riders(Engine):
    """cards come along that belong to no group"""
    def can_be_split(self, cards, value):
        return not cards or any(Engine.can_be_split(self, list(some), value) for some in parts(cards))


@twin
class divisible(Engine):
    """the sum is divided by the card, and nothing is parted into groups"""
    def can_be_split(self, cards, value):
        return sum(map(self.number, cards)) % value == 0


@twin
class one_group_only(Engine):
    """a capture takes one group"""
    def check_number(self, card, loose, builds):
        super().check_number(card, loose, builds)
        demand(sum(map(self.number, loose)) + sum(build["value"] for build in builds) <= self.number(card))


@twin
class groups_of_two(Engine):
    """a group has two cards at most"""
    def check_number(self, card, loose, builds):
        super().check_number(card, loose, builds)
        demand(self.pairs_up(loose, self.number(card)))

    def pairs_up(self, cards, value):
        if not cards:
            return True
        first, rest = cards[0], cards[1:]
        if self.number(first) == value:
            return self.pairs_up(rest, value)
        return any(self.number(first) + self.number(other) == value and
                   self.pairs_up([one for one in rest if one != other], value) for other in rest)


@twin
class groups_in_order(Engine):
    """groups have to be named one after the other"""
    def can_be_split(self, cards, value):
        total = 0
        for card in cards:
            total += self.number(card)
            if total == value:
                total = 0
        return total == 0


@twin
class picture_takes_all(Engine):
    """a picture takes all of its rank"""
    def check_picture(self, card, taken):
        demand(all(rank(one) == rank(card) for one in taken))


@twin
class picture_takes_pictures(Engine):
    """a picture takes any picture"""
    def check_picture(self, card, taken):
        demand(len(taken) == 1 and self.number(taken[0]) is None)


@twin
class pictures_count(Engine):
    """jack, queen and king count 11, 12 and 13"""
    def number(self, card):
        return {"J": 11, "Q": 12, "K": 13}.get(rank(card)) or super().number(card)


@twin
class ace_counts_14(Engine):
    """an ace counts 14"""
    def number(self, card):
        return 14 if rank(card) == "A" else super().number(card)


@twin
class part_of_a_build(Engine):
    """a card of a build is taken, and the rest left"""
    def check_prey(self, card, taken, loose, builds):
        demand(taken)


@twin
class any_build(Engine):
    """a build is taken by a card of another value"""
    def check_number(self, card, loose, builds):
        super().check_number(card, loose, [])


@twin
class build_in_a_sum(Engine):
    """a build counts as a card of its value in a sum"""
    def check_number(self, card, loose, builds):
        demand(all(map(self.number, loose)))
        total = sum(map(self.number, loose)) + sum(build["value"] for build in builds)
        demand(total % self.number(card) == 0)


@twin
class own_builds_only(Engine):
    """nobody takes a build of another"""
    def capture(self, position, seat, card, taken, said):
        demand(all(build["owner"] == seat for build in position["builds"] if set(build["cards"]) & set(taken)))
        super().capture(position, seat, card, taken, said)


@twin
class taken_card_stays(Engine):
    """what was taken stays on the table, and can be taken again"""
    def take(self, position, seat, card, loose, builds):
        before = list(position["loose"])
        super().take(position, seat, card, loose, builds)
        position["loose"] = before


# ---- Builds

@twin
class forgets_an_earlier_build(Engine):
    """a build leaves an earlier one without its card"""
    def keeps_his_builds(self, position, seat):
        return not position["builds"] or super().keeps_his_builds({**position, "builds": position["builds"][-1:]}, seat)


@twin
class forgets_builds_when_capturing(Engine):
    """only builders have to keep a card"""
    def keeps_his_builds(self, position, seat):
        return True


@twin
class no_card_held(Engine):
    """nobody checks that a card is held"""
    def may_build(self, position, seat, value):
        return True

    def keeps_his_builds(self, position, seat):
        return True


@twin
class wrong_card_held(Engine):
    """the card that is looked for is another like the one played"""
    def play_card(self, position, seat, card, step):
        self.played = card
        super().play_card(position, seat, card, step)

    def may_build(self, position, seat, value):
        return self.holds(position["hands"][seat], self.number(self.played))

    def keeps_his_builds(self, position, seat):
        return True


@twin
class raises_multiple_builds(Engine):
    """a build of several groups is raised"""
    def may_be_raised(self, build):
        return True


@twin
class revalued_by_its_sum(Engine):
    """a build that is raised is worth all its cards"""
    def raise_build(self, position, seat, card, loose, old, said):
        super().raise_build(position, seat, card, loose, {**old, "value": sum(map(self.number, old["cards"]))}, said)

    def may_be_raised(self, build):
        return True


@twin
class raises_the_first_build(Engine):
    """whichever build is meant, it is the first that changes"""
    def build_meant(self, position, base):
        return position["builds"][0] if super().build_meant(position, base) else None


@twin
class raised_with_table_cards(Engine):
    """a loose card counts when a build is raised"""
    def raise_build(self, position, seat, card, loose, old, said):
        self.check_building_cards(position, card, loose)
        value = old["value"] + sum(map(self.number, [card] + loose))
        demand(said in (None, value) and value <= 10 and self.may_be_raised(old))
        self.put(position, seat, {"cards": old["cards"] + [card] + loose, "value": value}, loose, old)


@twin
class own_build_not_raised(Engine):
    """nobody raises a build of his own"""
    def raise_build(self, position, seat, card, loose, old, said):
        demand(old["owner"] != seat)
        super().raise_build(position, seat, card, loose, old, said)


@twin
class nothing_added_to_others(Engine):
    """nobody adds to a build of another"""
    def augment(self, position, seat, card, loose, old, said):
        demand(old["owner"] == seat)
        super().augment(position, seat, card, loose, old, said)


@twin
class added_card_stays(Engine):
    """what was built with stays loose, and can be used again"""
    def put(self, position, seat, build, loose, old=None):
        before = list(position["loose"])
        super().put(position, seat, build, loose, old)
        position["loose"] = before


@twin
class owner_for_ever(Engine):
    """a build stays with whoever made it"""
    def owner(self, seat, old):
        return old["owner"] if old else seat


@twin
class one_build_each(Engine):
    """nobody has two builds"""
    def may_build(self, position, seat, value):
        return super().may_build(position, seat, value) and all(one["owner"] != seat for one in position["builds"])


@twin
class builds_out_of_nothing(Engine):
    """a card that is put down alone is a build"""
    def play_card(self, position, seat, card, step):
        if step["do"] == "build" and not step["cards"] and not step["base"]:
            return self.put(position, seat, {"cards": [card], "value": self.number(card)}, [])
        return super().play_card(position, seat, card, step)


@twin
class no_multiple_builds(Engine):
    """a build is one sum"""
    def build(self, position, seat, card, loose, said):
        demand(sum(filter(None, map(self.number, [card] + loose))) <= 10)
        super().build(position, seat, card, loose, said)
        demand(self.is_single(position["builds"][-1]))


# ---- Trailing, and whose turn it is

@twin
class owner_trails(Engine):
    """the owner of a build trails"""
    def may_trail(self, position, seat, card):
        return True


@twin
class trailing_refused_for_another_card(Engine):
    """nobody trails while another card of his hand matches one on the table"""
    def may_trail(self, position, seat, card):
        ranks = {rank(one) for one in position["hands"][seat]}
        return super().may_trail(position, seat, card) and not any(rank(one) in ranks for one in position["loose"])


@twin
class must_capture(Engine):
    """nobody trails a card that matches"""
    def may_trail(self, position, seat, card):
        return super().may_trail(position, seat, card) and all(rank(one) != rank(card) for one in position["loose"])


@twin
class last_capturer_too_early(Engine):
    """whoever played a card that could have captured was the last to capture"""
    def trail(self, position, seat, card):
        if any(rank(one) == rank(card) for one in position["loose"]):
            position["last_capturer"] = seat
        super().trail(position, seat, card)


# ---- Sweeps and scores

@twin
class last_sweep_missed(Engine):
    """the last card of a deal makes no sweep"""
    def is_sweep(self, position):
        return super().is_sweep(position) and any(position["hands"].values())


@twin
class builds_left_make_sweeps(Engine):
    """the table is clear when nothing loose lies there"""
    def is_sweep(self, position):
        return not position["loose"]


@twin
class residue_is_a_sweep(Engine):
    """what is left at the end makes a sweep"""
    def captured(self, position):
        captured = super().captured(position)
        if position["loose"] and position["last_capturer"]:
            captured["sweeps"].append({"side": self.side(position["last_capturer"])})
        return captured


@twin
class residue_is_lost(Engine):
    """what is left at the end is nobody's"""
    def captured(self, position):
        return super().captured({**position, "last_capturer": None})


@twin
class tie_goes_to_the_first(Engine):
    """of those who have as many the first wins"""
    def give_most(self, total, counts, points):
        total[max(counts, key=counts.get)] += points


@twin
class tie_goes_to_all(Engine):
    """all who have as many win"""
    def give_most(self, total, counts, points):
        for side in counts:
            total[side] += points if counts[side] == max(counts.values()) else 0


@twin
class casinos_swapped(Engine):
    """big casino scores one, little casino two"""
    def points(self, card):
        return {"10D": 1, "2S": 2}.get(card, super().points(card))


@twin
class any_two_is_little_casino(Engine):
    """every two scores"""
    def points(self, card):
        return 1 if rank(card) == "2" else super().points(card)


@twin
class clubs_for_spades(Engine):
    """most clubs score"""
    def share(self, told):
        share = super().share(told)
        return {**share, "spades": sum(suit(card) == "C" for card in told["cards"])} if "cards" in told else share


@twin
class sweeps_do_not_score(Engine):
    """sweeps are counted, and score nothing"""
    def configure(self, rules):
        super().configure(rules)
        self.sweep_points = 0


def main():
    if sys.argv[1:] == ["--list"]:
        for name, wrong in TWINS.items():
            print(f"{name}: {wrong.__doc__}")
    elif len(sys.argv) == 2 and sys.argv[1] in TWINS:
        talk(TWINS[sys.argv[1]]())
    else:
        sys.exit(__doc__.strip())


if __name__ == "__main__":
    main()
