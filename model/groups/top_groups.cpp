#include "model/groups/top_groups.hpp"

#include <set>

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
  return std::ranges::any_of(tops, [&](Card top) {
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

// steal.capture_tops=free: who wants a top takes those above it along, each of them into some group. Cards of a rank
// are alike, so it is only counted how many of each are used: all tops are, if no more are left than the table has.
class TopsInGroups {
 public:
  TopsInGroups(const Rules& rules, const Items& table, Value value, bool must_have_table_cards)
      : rules_(rules), table_(table), question_{value}, must_have_table_cards_(must_have_table_cards) {}

  // Of the tops and the table.
  bool come_out(const Items& left) {
    const CardSet most_wanted = highest_rank_left(left);
    if (most_wanted.empty()) return !must_have_table_cards_ || has_used_table_cards(left);
    CardSet all = left.cards;
    for (const Build& build : left.builds) all.insert(build.cards);
    if (!tried_.insert(all.bits()).second) return false;
    const Card card = most_wanted.first();
    return some_completion(rules_, card, {left.cards - CardSet(card), left.builds}, question_,
                           [this](const Items& others) { return come_out(others); });
  }

 private:
  // The cards of the highest rank of which tops are left.
  [[nodiscard]] CardSet highest_rank_left(const Items& left) const {
    CardSet highest;
    for (const Card card : left.cards)
      if (left.cards.of_rank(card.rank()).size() > table_.cards.of_rank(card.rank()).size())
        highest = left.cards.of_rank(card.rank());
    return highest;
  }
  [[nodiscard]] bool has_used_table_cards(const Items& left) const {
    if (left.builds.size() != table_.builds.size()) return true;
    return std::ranges::any_of(table_.cards, [&](Card card) {
      return left.cards.of_rank(card.rank()).size() < table_.cards.of_rank(card.rank()).size();
    });
  }

  const Rules& rules_;
  const Items& table_;
  GroupQuestion question_;
  bool must_have_table_cards_;
  std::set<std::uint64_t> tried_;
};

// capture.groups=overlapping: each of the tops is in some group, which may share its cards with others.
bool overlapping_groups_have_all(const Rules& rules, CardSet tops, const Items& table, const GroupQuestion& question,
                                 bool must_have_table_cards) {
  const CardSet all = table.cards | tops;
  bool has_table_cards = !must_have_table_cards;
  const bool have_all = std::ranges::all_of(tops, [&](Card top) {
    bool is_in_one = false;
    static_cast<void>(some_completion(rules, top, {all - CardSet(top), table.builds}, question, [&](const Items& left) {
      is_in_one = true;
      const CardSet others = all - left.cards - CardSet(top);
      has_table_cards =
          has_table_cards || left.builds.size() != table.builds.size() ||
          std::ranges::any_of(others, [&](Card card) { return !table.cards.of_rank(card.rank()).empty(); });
      return has_table_cards;
    }));
    return is_in_one;
  });
  return have_all && has_table_cards;
}

}  // namespace

bool comes_out_group_by_group(const Rules& rules, const PerSeat<Pile>& piles, const Items& items, CardSet tops,
                              const GroupQuestion& question) {
  return GroupByGroup(rules, question).comes_out(piles, items, tops);
}

bool tops_complete_groups(const Rules& rules, CardSet tops, const Items& table, Value value,
                          bool must_have_table_cards) {
  const GroupQuestion question{value};
  if (rules.capture_groups == CaptureGroups::overlapping)
    return overlapping_groups_have_all(rules, tops, table, question, must_have_table_cards);
  if (rules.steal_capture_tops == StealCaptureTops::free && rules.capture_groups != CaptureGroups::one)
    return TopsInGroups(rules, table, value, must_have_table_cards).come_out({table.cards | tops, table.builds});
  return some_completion(rules, tops, table, question, [&](const Items& left) {
    return !must_have_table_cards || left.cards != table.cards || left.builds.size() != table.builds.size();
  });
}

}  // namespace casino
