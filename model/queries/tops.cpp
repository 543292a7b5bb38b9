#include "model/queries/tops.hpp"

#include "model/groups/top_groups.hpp"

namespace casino {
namespace {

bool has_captured(const Position& position) { return position.turn.play == Do::capture; }

// The piles whose tops one more group of the capture could have: open ones, from which it took nothing, or whose next
// cards lie bare for it.
PerSeat<Pile> piles_within_reach(const Rules& rules, const Position& position) {
  const bool takes_bare_cards = rules.steal_capture_tops == StealCaptureTops::successive_groups ||
                                rules.steal_capture_tops == StealCaptureTops::free;
  PerSeat<Pile> piles;
  for (const Seat keeper : rules.seats) {
    const bool is_robbed = has_captured(position) && position.turn.stolen_from.contains(keeper);
    if (pile_is_open(rules, position, keeper, TopFor::capture) && (!is_robbed || takes_bare_cards))
      piles[keeper] = position.piles[keeper];
  }
  return piles;
}

bool tops_serve_captures(const Rules& rules) {
  return rules.steal_use == StealUse::capture || rules.steal_use == StealUse::both;
}

// steal.capture_tops=one: the capture has taken it.
bool has_its_one(const Rules& rules, const Position& position) {
  return rules.steal_capture_tops == StealCaptureTops::one && has_captured(position) &&
         !position.turn.stolen_from.empty();
}

// The uppermost cards of a pile that are all of a rank, as many as one capture may take.
int pictures_on_top(const Rules& rules, Pile pile, Rank rank) {
  const bool is_free = rules.steal_capture_tops == StealCaptureTops::free;
  const bool takes_bare_cards = is_free || rules.steal_capture_tops == StealCaptureTops::successive_groups;
  int count = 0;
  for (CardSet tops = pile.possible_tops(); !tops.empty(); tops = pile.possible_tops()) {
    // Which of several lies on top would be a guess; all of them together are none.
    const bool are_certain = tops.size() == 1 || is_free;
    if (!are_certain || tops.of_rank(rank) != tops) break;
    count += tops.size();
    if (!takes_bare_cards) break;
    for (const Card top : tops) pile.take(top);
  }
  return count;
}

class EachWayOfTops {
 public:
  EachWayOfTops(const Rules& rules, CardSet named, FunctionRef<bool(const Position&)> holds)
      : rules_(rules), named_(named), holds_(holds) {}

  // Goes through the piles from this one on.
  void go_through(const Position& position, Seat keeper) {
    if (keeper.index == rules_.seats.count) {
      (holds_(position) ? some_hold_ : some_do_not_) = true;
      return;
    }
    const Seat next{static_cast<std::uint8_t>(keeper.index + 1)};
    const bool is_open = pile_is_open(rules_, position, keeper, TopFor::capture);
    const CardSet tops = is_open ? unknown_tops(rules_, position, keeper) : CardSet{};
    if (tops.empty()) return go_through(position, next);
    for (const Card top : one_of_each_rank(tops) | (tops & named_)) {
      if (some_hold_ && some_do_not_) return;
      Position known = position;
      known.piles[keeper].reveal(top);
      go_through(known, next);
    }
  }

  [[nodiscard]] Answer answer() const {
    if (some_hold_ && some_do_not_) return Answer::unknown;
    return some_hold_ ? Answer::yes : Answer::no;
  }

 private:
  const Rules& rules_;
  CardSet named_;
  FunctionRef<bool(const Position&)> holds_;
  bool some_hold_ = false;
  bool some_do_not_ = false;
};

// Chooses from this pile and those after it. steal.capture_tops=free: the uppermost cards of a pile go along with each
// other. Where nobody has stated in which order some of them lie, all of those go or none: a part of them would be a
// guess.
bool some_tops_from(const Rules& rules, const PerSeat<Pile>& piles, Seat keeper, CardSet chosen,
                    FunctionRef<bool(CardSet)> use) {
  if (keeper.index == rules.seats.count) return use(chosen);
  const Seat next{static_cast<std::uint8_t>(keeper.index + 1)};
  if (some_tops_from(rules, piles, next, chosen, use)) return true;
  if (rules.steal_capture_tops == StealCaptureTops::one && !chosen.empty()) return false;
  const bool are_free = rules.steal_capture_tops == StealCaptureTops::free;
  Pile pile = piles[keeper];
  for (CardSet tops = pile.possible_tops(); !tops.empty(); tops = pile.possible_tops()) {
    if ((tops.size() > 1 && !are_free) || !without_value(rules, tops).empty()) return false;
    chosen.insert(tops);
    if (some_tops_from(rules, piles, next, chosen, use)) return true;
    if (!are_free) return false;
    for (const Card top : tops) pile.take(top);
  }
  return false;
}

}  // namespace

bool pile_is_open(const Rules& rules, const Position& position, Seat keeper, TopFor purpose) {
  const Seat own = pile_keeper(rules, position.to_act);
  const bool is_partners = keeper != own && same_side(rules, keeper, position.to_act);
  switch (rules.steal_whose) {
    case StealWhose::any: return true;
    case StealWhose::others: return keeper != own;
    case StealWhose::opponents: return keeper != own && !is_partners;
    case StealWhose::others_own_side_builds: return keeper != own && (!is_partners || purpose == TopFor::own_side);
  }
  return false;
}

ComeOff come_off_the_top(Pile pile, CardSet cards, Sequence sequence) {
  ComeOff answer = ComeOff::yes;
  while (!cards.empty()) {
    const CardSet tops = pile.possible_tops();
    const CardSet next = tops & cards;
    if (pile.among_hidden().contains_all(cards) && tops.empty()) return ComeOff::unknown;
    if (next.empty()) return ComeOff::no;
    // Which of equal cards comes first makes no difference where all of them come.
    const bool are_equal = tops.of_rank(tops.first().rank()) == tops;
    if (next != tops || (sequence == Sequence::counts && !are_equal)) answer = ComeOff::unknown;
    pile.reveal(next.first());
    pile.take(next.first());
    cards.remove(next.first());
  }
  return answer;
}

bool some_tops_for_a_capture(const Rules& rules, const Position& position, FunctionRef<bool(CardSet)> use) {
  if (!tops_serve_captures(rules) || has_its_one(rules, position)) return use({});
  return some_tops_from(rules, piles_within_reach(rules, position), Seat{0}, {}, use);
}

bool some_group_with_tops(const Rules& rules, const Position& position, const Items& table, Value value) {
  if (!tops_serve_captures(rules)) return false;
  const bool takes_table_cards = has_captured(position) && !position.turn.captured.empty();
  const bool must_have_table_cards = rules.steal_capture_alone == StealCaptureAlone::forbidden && !takes_table_cards;
  return some_tops_for_a_capture(rules, position, [&](CardSet tops) {
    return !tops.empty() && tops_complete_groups(rules, tops, table, value, must_have_table_cards);
  });
}

int pictures_on_top(const Rules& rules, const Position& position, Rank rank) {
  if (!tops_serve_captures(rules) || has_its_one(rules, position)) return 0;
  const PerSeat<Pile> piles = piles_within_reach(rules, position);
  int count = 0;
  for (const Pile& pile : piles) count += pictures_on_top(rules, pile, rank);
  return rules.steal_capture_tops == StealCaptureTops::one ? std::min(count, 1) : count;
}

CardSet one_of_each_rank(CardSet cards) {
  CardSet some;
  for (const Card card : cards)
    if (some.of_rank(card.rank()).empty()) some.insert(card);
  return some;
}

CardSet tops_that_may_lie_open(const Rules& rules, const Pile& pile) {
  const CardSet tops = pile.possible_tops();
  const CardSet numerals = tops - tops.pictures();
  const bool lie_beneath = pictures_have_a_place(rules) && rules.pile_pictures == PilePictures::beneath_numerals;
  return lie_beneath && !numerals.empty() ? numerals : tops;
}

CardSet unknown_tops(const Rules& rules, const Position& position, Seat keeper) {
  const Pile& pile = position.piles[keeper];
  if (pile.top()) return {};
  if (!pile.has_order() && pile.hidden() > 0) return (rules.pack - position.known_cards()) | pile.cards();
  return tops_that_may_lie_open(rules, pile);
}

Answer whatever_lies_on_top(const Rules& rules, const Position& position, FunctionRef<bool(const Position&)> holds,
                            CardSet named) {
  if (!tops_serve_captures(rules)) return as_answer(holds(position));
  EachWayOfTops ways(rules, named, holds);
  ways.go_through(position, Seat{0});
  return ways.answer();
}

UnknownTop first_unknown_top(const Rules& rules, const Position& position) {
  for (const Seat keeper : rules.seats)
    if (pile_is_open(rules, position, keeper, TopFor::capture))
      if (const CardSet tops = unknown_tops(rules, position, keeper); !tops.empty()) return {keeper, tops};
  return {};
}

}  // namespace casino
