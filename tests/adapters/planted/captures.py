"""What a card takes."""
from itertools import chain, combinations

from engine import Engine, demand, rank
from planted import twin


def parts(cards):
    return chain.from_iterable(combinations(cards, count) for count in range(1, len(cards) + 1))


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
    HIGHEST = 14

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
