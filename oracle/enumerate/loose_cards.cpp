#include "oracle/enumerate/loose_cards.hpp"

#include <algorithm>

namespace casino::enumerate {
namespace {

constexpr int high_ace = 14;
constexpr std::uint64_t sums_in_range = (std::uint64_t{1} << (highest_total + 1)) - 1;

// Calls `use` with every set of `count` out of these `all` cards, until it returns false.
template <typename Use>
bool each_choice(CardSet cards, int all, int count, Use use) {
  if (count == all) return use(cards);
  for (CardSet chosen = next_subset({}, cards); !chosen.empty(); chosen = next_subset(chosen, cards))
    if (chosen.size() == count && !use(chosen)) return false;
  return true;
}

}  // namespace

LooseCards::LooseCards(const Worth& worth, CardSet cards, Place place) {
  sums_below_[0] = 1;
  const CardSet aces = cards.of_rank(Rank::ace);
  const bool aces_are_high = !aces.empty() && worth.of(aces.first(), place).lowest().points == high_ace;
  CardSet left = aces_are_high ? cards - aces : cards;
  while (!left.empty()) {
    const CardSet alike = left.of_rank(left.first().rank());
    left.remove(alike);
    add_kind(alike, worth.of(alike.first(), place));
  }
  if (aces_are_high) add_kind(aces, worth.of(aces.first(), place));
}

void LooseCards::add_kind(CardSet alike, ValueSet values) {
  if (values.empty()) return;  // a picture without a number is in no sum
  const Kind kind{alike, values.lowest().points, static_cast<std::uint8_t>(alike.size()), values.size() > 1};
  has_either_aces_ = has_either_aces_ || kind.either_value;
  std::uint64_t sums = sums_below_[static_cast<unsigned>(kind_count_)];
  for (int i = 0; i < kind.count; ++i)
    sums |= (sums << kind.value | (kind.either_value ? sums << static_cast<unsigned>(high_ace) : 0)) & sums_in_range;
  kinds_[static_cast<unsigned>(kind_count_++)] = kind;
  sums_below_[static_cast<unsigned>(kind_count_)] = sums;
}

bool LooseCards::each_group(Target target, const Fixed& fixed, VisitSet visit) const {
  const int value = target.value.points;
  const bool fixed_is_high_ace = fixed.items == 1 && fixed.numbers.either_aces == 1;
  if (value == high_ace && fixed_is_high_ace && !visit({})) return false;
  if (value == high_ace && fixed.items == 0 && has_either_aces_)
    for (const Card ace : kinds_[0].cards)
      if (!visit(ace)) return false;
  const int rest = value - fixed.sum;
  if (rest < 0 || (rest == 0 && fixed.items == 0)) return true;
  if (value > high_ace && has_either_aces_) return each_group_with_aces(rest, fixed.numbers.either_aces, visit);
  int low_aces = static_cast<int>(card_count);
  if (target.lone_low_aces && value > 1)
    low_aces = 1 - fixed.numbers.counts[1] - fixed.numbers.either_aces - fixed.numbers.aces_begun;
  if (low_aces < 0) return true;
  return complete_group(kind_count_ - 1, rest, low_aces, {}, visit);
}

// A total beyond 14 can have aces at 14 in it, beside other cards: every choice of aces, and how many of them and of
// the fixed ones are high.
bool LooseCards::each_group_with_aces(int rest, int fixed_aces, VisitSet visit) const {
  CardSet aces;
  do {
    for (int high = 0; high <= aces.size() + fixed_aces; ++high) {
      const int of_others = rest - aces.size() - (high_ace - 1) * high;
      if (of_others >= 0 && !complete_group(kind_count_ - 1, of_others, 0, aces, visit)) return false;
    }
    aces = next_subset(aces, kinds_[0].cards);
  } while (!aces.empty());
  return true;
}

bool LooseCards::complete_group(int kind, int rest, int low_aces, CardSet chosen, VisitSet visit) const {
  if (rest == 0) return visit(chosen);
  if (kind < 0 || (sums_below_[static_cast<unsigned>(kind) + 1] >> rest & 1U) == 0) return true;
  const Kind& alike = kinds_[static_cast<unsigned>(kind)];
  int most = std::min<int>(alike.count, rest / alike.value);
  if (alike.value == 1) most = std::min(most, low_aces);
  for (int count = most; count > 0; --count) {
    const bool go_on = each_choice(alike.cards, alike.count, count, [&](CardSet some) {
      return complete_group(kind - 1, rest - count * alike.value, low_aces, chosen | some, visit);
    });
    if (!go_on) return false;
  }
  return complete_group(kind - 1, rest, low_aces, chosen, visit);
}

// Chooses how many cards of each rank, and looks whether that many split; only then which cards of the rank.
// Sums that cannot come out as a multiple of the value are turned down on the way, by their remainders.
class SplitSearch {
 public:
  SplitSearch(const LooseCards& loose, Target target, const Fixed& fixed, Grouping grouping, VisitSet visit)
      : loose_(loose),
        target_(target),
        value_(target.value.points),
        grouping_(grouping),
        visit_(visit),
        numbers_(fixed.numbers) {
    if (value_ < high_ace) {
      numbers_.counts[1] = static_cast<std::uint8_t>(numbers_.counts[1] + numbers_.either_aces);
      numbers_.either_aces = 0;
    }
    sum_ = fixed.sum - numbers_.either_aces;
    while (kinds_ < loose.kind_count_ && kind(kinds_).value <= value_) ++kinds_;
    prepare_remainders();
  }

  bool run() { return choose(kinds_ - 1, (value_ - sum_ % value_) % value_); }

 private:
  [[nodiscard]] const LooseCards::Kind& kind(int i) const { return loose_.kinds_[static_cast<unsigned>(i)]; }
  [[nodiscard]] bool is_free_ace(const LooseCards::Kind& alike) const {
    return alike.either_value && value_ >= high_ace;
  }

  // The remainders of a set of remainders when a number, the value at most, is added to each.
  [[nodiscard]] std::uint64_t shifted(std::uint64_t remainders, int number) const {
    return ((remainders << number) | (remainders >> (value_ - number))) & ((std::uint64_t{1} << value_) - 1);
  }

  [[nodiscard]] std::uint64_t with_one_more(std::uint64_t remainders, const LooseCards::Kind& alike) const {
    const bool may_be_high = is_free_ace(alike) && value_ > high_ace;
    return shifted(remainders, alike.value) | (may_be_high ? shifted(remainders, high_ace) : 0);
  }

  void prepare_remainders() {
    std::uint64_t remainders = 1;
    const LooseCards::Kind fixed_ace{{}, 1, 1, true};
    for (int i = 0; i < numbers_.either_aces; ++i) remainders |= with_one_more(remainders, fixed_ace);
    for (int i = 0; i < kinds_; ++i) {
      remainders_below_[static_cast<unsigned>(i)] = remainders;
      for (int n = 0; n < kind(i).count; ++n) remainders |= with_one_more(remainders, kind(i));
    }
    remainders_below_[static_cast<unsigned>(kinds_)] = remainders;
  }

  // Whether what is missing to a multiple of the value can come from the kinds up to `i`. What aces of either
  // value add is open to the end, and groups that share cards have no sum.
  [[nodiscard]] bool can_come_out(int i, int missing) const {
    if (i < 0 && numbers_.either_aces > 0) return true;
    return grouping_ == Grouping::overlapping || (remainders_below_[static_cast<unsigned>(i + 1)] >> missing & 1U) != 0;
  }

  // Decides on kind `i` and all below it.
  bool choose(int i, int missing) {
    if (!can_come_out(i, missing)) return true;
    if (i < 0) return !counts_are_right() || expand(kinds_ - 1, {});
    const LooseCards::Kind& alike = kind(i);
    std::uint8_t& count = is_free_ace(alike) ? numbers_.either_aces : numbers_.counts[alike.value];
    const int worth = is_free_ace(alike) ? 0 : alike.value;
    std::uint8_t& chosen = chosen_[static_cast<unsigned>(i)];
    for (chosen = 0; chosen <= alike.count; ++chosen) {
      if (!choose(i - 1, missing)) return false;
      ++count;
      sum_ += worth;
      missing -= worth;
      if (missing < 0) missing += value_;
    }
    count = static_cast<std::uint8_t>(count - chosen);
    sum_ -= worth * chosen;
    return true;
  }

  [[nodiscard]] bool counts_are_right() const {
    if (grouping_ == Grouping::overlapping) return covered_by_groups(numbers_, target_);
    if (sum_ <= value_ && numbers_.either_aces == 0 && !target_.lone_low_aces) return true;
    return splits(numbers_, target_);
  }

  bool expand(int i, CardSet set) {
    while (i >= 0 && chosen_[static_cast<unsigned>(i)] == 0) --i;
    if (i < 0) return visit_(set);
    const LooseCards::Kind& alike = kind(i);
    return each_choice(alike.cards, alike.count, chosen_[static_cast<unsigned>(i)],
                       [&](CardSet some) { return expand(i - 1, set | some); });
  }

  const LooseCards& loose_;
  Target target_;
  int value_;
  Grouping grouping_;
  VisitSet visit_;
  Numbers numbers_;  // what is fixed, and the loose cards chosen
  int sum_ = 0;      // of all but aces of either value
  int kinds_ = 0;    // the kinds that are not above the value
  std::array<std::uint8_t, 13> chosen_;
  std::array<std::uint64_t, 14> remainders_below_;
};

bool LooseCards::each_split(Target target, const Fixed& fixed, Grouping grouping, VisitSet visit) const {
  const Counts& counts = fixed.numbers.counts;
  const auto first_too_high = std::min<std::size_t>(target.value.points + 1U, counts.size());
  const bool too_high = fixed.numbers.begun > target.value.points ||
                        std::any_of(counts.begin() + static_cast<std::ptrdiff_t>(first_too_high), counts.end(),
                                    [](int n) { return n > 0; });
  if (too_high) return true;
  const bool is_plain = grouping == Grouping::disjoint && !target.lone_low_aces && fixed.items < 2 &&
                        (target.value.points < high_ace || (!has_either_aces_ && fixed.numbers.either_aces == 0));
  if (is_plain) {
    const FewGroups few = groups_of_several_cards(target.value.points);
    if (few.count < 2) return each_split_of_few(target.value.points, fixed, few.first, visit);
  }
  return SplitSearch(*this, target, fixed, grouping, visit).run();
}

// The first group of more than one card, and whether there are others.
LooseCards::FewGroups LooseCards::groups_of_several_cards(int value) const {
  FewGroups found;
  complete_group(kinds_below(value) - 1, value, static_cast<int>(card_count), {}, [&](CardSet group) {
    if (found.count == 0) found.first = group;
    return ++found.count < 2;
  });
  return found;
}

int LooseCards::kinds_below(int value) const {
  int kinds = 0;
  while (kinds < kind_count_ && kinds_[static_cast<unsigned>(kinds)].value < value) ++kinds;
  return kinds;
}

// With one group of several cards at most there is not much to choose: what completes the fixed item, that
// group or not, and any of the cards that are the value.
bool LooseCards::each_split_of_few(int value, const Fixed& fixed, CardSet group, VisitSet visit) const {
  const int below = kinds_below(value);
  const bool has_equals = below < kind_count_ && kinds_[static_cast<unsigned>(below)].value == value;
  const CardSet equals = has_equals ? kinds_[static_cast<unsigned>(below)].cards : CardSet{};
  const auto with_equals = [&](CardSet set) {
    CardSet some;
    do {
      if (!visit(set | some)) return false;
      some = next_subset(some, equals);
    } while (!some.empty());
    return true;
  };
  const auto with_group = [&](CardSet set) {
    return with_equals(set) && (group.empty() || group.meets(set) || with_equals(set | group));
  };
  const int rest = value - fixed.sum;
  if (rest == 0 || fixed.items == 0) return with_group({});
  return complete_group(below - 1, rest, static_cast<int>(card_count), {}, with_group);
}

}  // namespace casino::enumerate
