"""Building, raising, adding, and what has to be held for it."""
from engine import Engine, demand
from planted import twin


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
