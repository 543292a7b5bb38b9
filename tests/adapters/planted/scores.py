"""Sweeps and scores."""
from engine import Engine, rank, suit
from planted import twin


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
class builds_left_are_lost(Engine):
    """builds that are left at the end are nobody's"""
    # Only without the owner's duties is a build ever left; and only if somebody builds late, and does not take it.
    RULES = [{"variant": "anglo-american", "seats": [2],
              "options": {"trail.owning_build": "allowed", "build.card_held": "when_made"}}]

    def some_turn(self, position, wish):
        left = sum(map(len, position["hands"].values()))
        return super().some_turn(position, "capture" if left > 4 else "build" if left > 2 else "trail")

    def captured(self, position):
        return super().captured({**position, "builds": []})


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
