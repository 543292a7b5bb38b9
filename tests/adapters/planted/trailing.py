"""Trailing, and who captured last."""
from engine import Engine, rank
from planted import twin


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
