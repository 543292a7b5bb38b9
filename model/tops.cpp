#include "model/tops.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace casino {
namespace {

// Calls `use` with each choice of cards out of `wanted` that lie on top of piles at the moment, one of a pile at most
// and one at least, and with the piles without them; true where it says so.
template <typename Use>
bool some_choice_of_tops(const Rules& rules, const PerSeat<Pile>& piles, CardSet wanted, const Use& use,
                         Seat keeper = {}, CardSet chosen = {}) {
  if (keeper.index == rules.seats.count) return !chosen.empty() && use(chosen, piles);
  const Seat next{static_cast<std::uint8_t>(keeper.index + 1)};
  if (some_choice_of_tops(rules, piles, wanted, use, next, chosen)) return true;
  const CardSet tops = piles[keeper].possible_tops() & wanted;
  return std::any_of(tops.begin(), tops.end(), [&](Card top) {
    PerSeat<Pile> without = piles;
    without[keeper].reveal(top);
    without[keeper].take(top);
    return some_choice_of_tops(rules, without, wanted, use, next, chosen | CardSet(top));
  });
}

class GroupByGroup {
 public:
  GroupByGroup(const Rules& rules, const GroupQuestion& question) : rules_(rules), question_(question) {}

  bool comes_out(const PerSeat<Pile>& piles, const Items& items, CardSet tops) {
    if (tops.empty())
      return (items.cards.empty() && items.builds.empty()) || count_groups(rules_, items, question_) > 0;
    CardSet left = items.cards;
    for (const Build& build : items.builds) left.insert(build.cards);
    if (!tried_.emplace(left.bits(), tops.bits()).second) return false;
    return some_choice_of_tops(rules_, piles, tops, [&](CardSet chosen, const PerSeat<Pile>& rest) {
      return some_completion(rules_, chosen, items, question_,
                             [&](const Items& others) { return comes_out(rest, others, tops - chosen); });
    });
  }

 private:
  const Rules& rules_;
  const GroupQuestion& question_;
  std::set<std::pair<std::uint64_t, std::uint64_t>> tried_;
};

bool has_captured(const Position& position) { return position.turn.play == Do::capture; }

// The piles whose tops one more group of the capture could have: open ones, from which it took nothing, or whose next
// cards lie bare for it.
PerSeat<Pile> piles_within_reach(const Rules& rules, const Position& position) {
  const bool takes_bare_cards = rules.steal_capture_tops == StealCaptureTops::successive_groups ||
                                rules.steal_capture_tops == StealCaptureTops::free;
  PerSeat<Pile> piles;
  for (std::uint8_t index = 0; index < rules.seats.count; ++index) {
    const Seat keeper{index};
    const bool is_robbed = has_captured(position) && position.turn.stolen_from.contains(keeper);
    if (pile_is_open(rules, position, keeper, TopFor::capture) && (!is_robbed || takes_bare_cards))
      piles[keeper] = position.piles[keeper];
  }
  return piles;
}

bool completes_a_group(const Rules& rules, CardSet tops, CardSet loose, Value value, bool must_have_loose) {
  const GroupQuestion question{value};
  return some_completion(rules, tops, Items{loose, {}}, question,
                         [&](const Items& left) { return !must_have_loose || left.cards != loose; });
}

// steal.capture_tops=free: the uppermost cards of a pile go along with each other.
bool some_group_with_free_tops(const Rules& rules, const PerSeat<Pile>& piles, Seat keeper, CardSet chosen,
                               CardSet loose, Value value, bool must_have_loose) {
  if (keeper.index == rules.seats.count)
    return !chosen.empty() && completes_a_group(rules, chosen, loose, value, must_have_loose);
  const Seat next{static_cast<std::uint8_t>(keeper.index + 1)};
  Pile pile = piles[keeper];
  int sum = 0;
  while (true) {
    if (some_group_with_free_tops(rules, piles, next, chosen, loose, value, must_have_loose)) return true;
    const std::optional<Card> top = pile.top();
    if (!top || values_of(rules, *top, Place::table).empty()) return false;
    sum += values_of(rules, *top, Place::table).lowest().points;
    if (sum > value.points) return false;
    chosen.insert(*top);
    pile.take(*top);
  }
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
    if (next.empty()) return ComeOff::no;
    if (next != tops || (sequence == Sequence::counts && tops.size() > 1)) answer = ComeOff::unknown;
    pile.reveal(next.first());
    pile.take(next.first());
    cards.remove(next.first());
  }
  return answer;
}

bool comes_out_group_by_group(const Rules& rules, const PerSeat<Pile>& piles, const Items& items, CardSet tops,
                              const GroupQuestion& question) {
  return GroupByGroup(rules, question).comes_out(piles, items, tops);
}

bool some_group_with_tops(const Rules& rules, const Position& position, CardSet loose, Value value) {
  const bool are_open = rules.steal_use == StealUse::capture || rules.steal_use == StealUse::both;
  const bool has_its_one =
      rules.steal_capture_tops == StealCaptureTops::one && has_captured(position) && !position.turn.stolen_from.empty();
  if (!are_open || has_its_one) return false;
  const bool takes_table_cards = has_captured(position) && !position.turn.captured.empty();
  const bool must_have_loose = rules.steal_capture_alone == StealCaptureAlone::forbidden && !takes_table_cards;
  const PerSeat<Pile> piles = piles_within_reach(rules, position);
  if (rules.steal_capture_tops == StealCaptureTops::free)
    return some_group_with_free_tops(rules, piles, Seat{0}, {}, loose, value, must_have_loose);
  CardSet known;
  for (const Pile& pile : piles)
    if (const auto top = pile.top()) known.insert(*top);
  return some_choice_of_tops(rules, piles, known, [&](CardSet chosen, const PerSeat<Pile>&) {
    const bool are_too_many = rules.steal_capture_tops == StealCaptureTops::one && chosen.size() > 1;
    return !are_too_many && completes_a_group(rules, chosen, loose, value, must_have_loose);
  });
}

}  // namespace casino
