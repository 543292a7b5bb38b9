#include "oracle/enumerate/search/loose_cards.hpp"

#include <array>

namespace casino::enumerate {
namespace {

// Calls `use` with every set of `count` out of these `all` cards, until it returns false.
template <typename Use>
bool each_choice(CardSet cards, int all, int count, Use use) {
  if (count == all) return use(cards);
  for (CardSet chosen = next_subset({}, cards); !chosen.empty(); chosen = next_subset(chosen, cards))
    if (chosen.size() == count && !use(chosen)) return false;
  return true;
}

// A set alone and with each choice of cards that join it.
bool each_joined(CardSet set, CardSet joining, VisitSet visit) {
  CardSet some;
  do {
    if (!visit(set | some)) return false;
    some = next_subset(some, joining);
  } while (!some.empty());
  return true;
}

}  // namespace

LooseCards::LooseCards(const Worth& worth, CardSet cards, Place place, Effort* effort) : effort_(effort) {
  const CardSet aces = cards.of_rank(Rank::ace);
  const bool aces_are_high = !aces.empty() && worth.of(aces.first(), place).lowest().points == points_of_high_ace;
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
  const int value = values.lowest().points;
  const int count = alike.size();
  const bool either_value = values.size() > 1;
  has_either_aces_ = has_either_aces_ || either_value;
  for (int i = 0; i < count; ++i)
    sums_ |= (sums_ << value | (either_value ? sums_ << static_cast<unsigned>(points_of_high_ace) : 0)) & sums_in_range;
  kinds_.push_back(
      Kind{alike, sums_, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(count), either_value});
}

bool LooseCards::each_group(Target target, const Fixed& fixed, VisitSet visit) const {
  const int value = target.value.points;
  const bool fixed_is_high_ace = fixed.items == 1 && fixed.numbers.either_aces == 1;
  if (value == points_of_high_ace && fixed_is_high_ace && !visit({})) return false;
  if (value == points_of_high_ace && fixed.items == 0 && has_either_aces_)
    for (const Card ace : kind(0).cards)
      if (!visit(ace)) return false;
  const int rest = value - fixed.sum;
  if (rest < 0 || (rest == 0 && fixed.items == 0)) return true;
  if (value > points_of_high_ace && has_either_aces_)
    return each_group_with_aces(rest, fixed.numbers.either_aces, visit);
  int low_aces = static_cast<int>(card_count);
  if (target.lone_low_aces && value > 1)
    low_aces = 1 - fixed.numbers.counts[1] - fixed.numbers.either_aces - fixed.numbers.aces_begun;
  if (low_aces < 0) return true;
  return complete_group(kind_count() - 1, rest, low_aces, {}, visit);
}

// A total beyond 14 can have aces at 14 in it, beside other cards: every choice of aces, and how many of them and of
// the fixed ones are high.
bool LooseCards::each_group_with_aces(int rest, int fixed_aces, VisitSet visit) const {
  CardSet aces;
  do {
    for (int high = 0; high <= aces.size() + fixed_aces; ++high) {
      const int of_others = rest - aces.size() - (points_of_high_ace - 1) * high;
      if (of_others >= 0 && !complete_group(kind_count() - 1, of_others, 0, aces, visit)) return false;
    }
    aces = next_subset(aces, kind(0).cards);
  } while (!aces.empty());
  return true;
}

bool LooseCards::complete_group(int highest, int rest, int low_aces, CardSet chosen, VisitSet visit) const {
  if (rest == 0) return may_go_on() && visit(chosen);
  for (int i = highest; i >= 0 && (kind(i).sums >> rest & 1U) != 0; --i) {
    const Kind& alike = kind(i);
    int most = alike.value == 1 ? std::min<int>(alike.count, low_aces) : alike.count;
    while (most * alike.value > rest) --most;
    for (int count = most; count > 0; --count) {
      const bool go_on = each_choice(alike.cards, alike.count, count, [&](CardSet some) {
        return complete_group(i - 1, rest - count * alike.value, low_aces, chosen | some, visit);
      });
      if (!go_on) return false;
    }
  }
  return true;
}

// Chooses how many cards of each rank, and looks whether that many split; only then which cards of the rank.
// Ranks that are in no group are left out, those that are a group alone join at the end. Sums that cannot come out as
// a multiple of the value are turned down on the way, by their remainders.
class SplitSearch {
 public:
  SplitSearch(const LooseCards& loose, Target target, const Fixed& fixed, Grouping grouping, VisitSet visit)
      : loose_(loose),
        target_(target),
        value_(target.value.points),
        grouping_(grouping),
        visit_(visit),
        numbers_(fixed.numbers) {
    if (value_ < points_of_high_ace) {
      numbers_.counts[1] = static_cast<std::uint8_t>(numbers_.counts[1] + numbers_.either_aces);
      numbers_.either_aces = 0;
    }
    sum_ = fixed.sum - numbers_.either_aces;
    choose_kinds(sums_together(loose, fixed));
    prepare_remainders();
  }

  bool run() { return choose(kind_count() - 1, (value_ - sum_ % value_) % value_); }

 private:
  using Kind = LooseCards::Kind;

  [[nodiscard]] int kind_count() const { return static_cast<int>(kinds_.size()); }
  [[nodiscard]] const Kind& kind(int i) const { return *kinds_[static_cast<unsigned>(i)]; }
  [[nodiscard]] bool is_free_ace(const Kind& alike) const { return alike.either_value && value_ >= points_of_high_ace; }

  // The sums that loose cards and what is fixed make with one another.
  [[nodiscard]] static std::uint64_t sums_together(const LooseCards& loose, const Fixed& fixed) {
    std::uint64_t sums = 0;
    for (const Value of_fixed : ValueSet::from_bits(fixed.sums)) sums |= loose.sums_ << of_fixed.points;
    return sums;
  }

  // The kinds that some group has in it together with others; those that are a group alone are kept apart.
  void choose_kinds(std::uint64_t sums) {
    for (int i = 0; i < loose_.kind_count() && loose_.kind(i).value <= value_; ++i) {
      const Kind& alike = loose_.kind(i);
      if (alike.value == value_ && !is_free_ace(alike)) equals_ = alike.cards;
      else if (is_free_ace(alike) || (sums >> (value_ - alike.value) & 1U) != 0) kinds_.push_back(&alike);
    }
  }

  // The remainders of a set of remainders when a number, the value at most, is added to each.
  [[nodiscard]] std::uint64_t shifted(std::uint64_t remainders, int number) const {
    return ((remainders << number) | (remainders >> (value_ - number))) & ((std::uint64_t{1} << value_) - 1);
  }

  [[nodiscard]] std::uint64_t with_one_more(std::uint64_t remainders, const Kind& alike) const {
    const bool may_be_high = is_free_ace(alike) && value_ > points_of_high_ace;
    return shifted(remainders, alike.value) | (may_be_high ? shifted(remainders, points_of_high_ace) : 0);
  }

  void prepare_remainders() {
    std::uint64_t remainders = 1;
    const Kind fixed_ace{{}, 0, 1, 1, true};
    for (int i = 0; i < numbers_.either_aces; ++i) remainders |= with_one_more(remainders, fixed_ace);
    for (int i = 0; i < kind_count(); ++i) {
      remainders_below_[static_cast<unsigned>(i)] = remainders;
      for (int n = 0; n < kind(i).count; ++n) remainders |= with_one_more(remainders, kind(i));
    }
    remainders_below_[kinds_.size()] = remainders;
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
    if (!loose_.may_go_on()) return false;
    if (i < 0) return !counts_are_right() || expand(kind_count() - 1, {});
    const Kind& alike = kind(i);
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
    if (i < 0) return loose_.may_go_on() && each_joined(set, equals_, visit_);
    const Kind& alike = kind(i);
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
  BoundedList<const Kind*, 13> kinds_;
  CardSet equals_;  // cards that are the value, each a group alone
  std::array<std::uint8_t, 13> chosen_;
  std::array<std::uint64_t, 14> remainders_below_;
};

bool LooseCards::each_split(Target target, const Fixed& fixed, Grouping grouping, VisitSet visit) const {
  const int value = target.value.points;
  if (fixed.highest > value) return true;
  const bool is_plain = grouping == Grouping::disjoint && !target.lone_low_aces && fixed.items < 2 &&
                        (value < points_of_high_ace || (!has_either_aces_ && fixed.numbers.either_aces == 0));
  if (is_plain) {
    const int below = kinds_below(value);
    const FewGroups few = groups_of_several_cards(value, below);
    if (few.count < 2) return each_split_of_few(value, fixed, below, few.first, visit);
  }
  return SplitSearch(*this, target, fixed, grouping, visit).run();
}

// The first group of more than one card, and whether there are others.
LooseCards::FewGroups LooseCards::groups_of_several_cards(int value, int below) const {
  FewGroups found;
  complete_group(below - 1, value, static_cast<int>(card_count), {}, [&](CardSet group) {
    if (found.count == 0) found.first = group;
    return ++found.count < 2;
  });
  return found;
}

int LooseCards::kinds_below(int value) const {
  int kinds = 0;
  while (kinds < kind_count() && kind(kinds).value < value) ++kinds;
  return kinds;
}

// With one group of several cards at most there is not much to choose: what completes the fixed item, that
// group or not, and any of the cards that are the value.
bool LooseCards::each_split_of_few(int value, const Fixed& fixed, int below, CardSet group, VisitSet visit) const {
  const bool has_equals = below < kind_count() && kind(below).value == value;
  const CardSet equals = has_equals ? kind(below).cards : CardSet{};
  const auto with_group = [&](CardSet set) {
    return may_go_on() && each_joined(set, equals, visit) &&
           (group.empty() || group.meets(set) || each_joined(set | group, equals, visit));
  };
  const int rest = value - fixed.sum;
  if (rest == 0 || fixed.items == 0) return with_group({});
  return complete_group(below - 1, rest, static_cast<int>(card_count), {}, with_group);
}

}  // namespace casino::enumerate
