// Tops of piles that go into groups, held against trying every choice of the table and every way to part the cards.

#include "model/groups/top_groups.hpp"

#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::test::top_groups_test {
namespace {

struct Thing {
  int points = 0;
  bool is_top = false;
};

// Whether all of these make groups of the value, each with a top in it.
bool part(std::vector<Thing> left, int value) {
  if (left.empty()) return true;
  const Thing first = left.back();
  left.pop_back();
  for (std::size_t with = 0; with < (std::size_t{1} << left.size()); ++with) {
    int sum = first.points;
    bool has_top = first.is_top;
    std::vector<Thing> others;
    for (std::size_t i = 0; i < left.size(); ++i) {
      if ((with >> i & 1U) == 0) {
        others.push_back(left[i]);
        continue;
      }
      sum += left[i].points;
      has_top = has_top || left[i].is_top;
    }
    if (sum == value && has_top && part(others, value)) return true;
  }
  return false;
}

// Whether a group of the value has this one in it, and one of the table if need be.
bool is_in_a_group(const std::vector<Thing>& all, std::size_t one, int value, bool with_table) {
  for (std::size_t group = 0; group < (std::size_t{1} << all.size()); ++group) {
    int sum = 0;
    bool has_table = !with_table;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((group >> i & 1U) == 0) continue;
      sum += all[i].points;
      has_table = has_table || !all[i].is_top;
    }
    if ((group >> one & 1U) != 0 && sum == value && has_table) return true;
  }
  return false;
}

std::vector<Thing> things_of(CardSet tops, const Items& table) {
  std::vector<Thing> things;
  for (const Card card : tops) things.push_back({static_cast<int>(card.rank()), true});
  for (const Card card : table.cards) things.push_back({static_cast<int>(card.rank()), false});
  for (const Build& build : table.builds) things.push_back({build.value.points, false});
  return things;
}

bool naive(const Rules& rules, CardSet tops, const Items& table, int value, bool must_have_table_cards) {
  const std::vector<Thing> all = things_of(tops, table);
  const auto number = static_cast<std::size_t>(tops.size());
  if (rules.capture_groups == CaptureGroups::overlapping) {
    bool has_table = !must_have_table_cards;
    for (std::size_t i = 0; i < number; ++i) {
      if (!is_in_a_group(all, i, value, false)) return false;
      has_table = has_table || is_in_a_group(all, i, value, true);
    }
    return has_table;
  }
  for (std::size_t chosen = 0; chosen < (std::size_t{1} << (all.size() - number)); ++chosen) {
    if (chosen == 0 && must_have_table_cards) continue;
    std::vector<Thing> used(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(number));
    for (std::size_t i = number; i < all.size(); ++i)
      if ((chosen >> (i - number) & 1U) != 0) used.push_back(all[i]);
    if (part(used, value)) return true;
  }
  return false;
}

void agree_with_naive(const Rules& rules) {
  std::mt19937 random(7);  // the same numbers everywhere
  const auto below = [&](unsigned most) { return static_cast<int>(random() % most); };
  const CardSet low = cards("AS AH AC AD 2S 2H 2C 2D 3S 3H 3C 3D 4S 4H 4C 4D 5S 5H");
  int found = 0;
  for (int trial = 0; trial < 6000; ++trial) {
    CardSet rest = low;
    const auto some = [&](int count) {
      CardSet taken;
      for (; count > 0; --count) {
        auto card = rest.begin();
        for (int skip = below(static_cast<unsigned>(rest.size())); skip > 0; --skip) ++card;
        taken.insert(*card);
        rest.remove(*card);
      }
      return taken;
    };
    const CardSet tops = some(1 + below(4));
    Items table{some(below(4)), {}};
    if (below(3) == 0) {
      const CardSet two = some(2);
      const int value =
          static_cast<int>(two.first().rank()) + static_cast<int>((two - CardSet(two.first())).first().rank());
      table.builds.push_back(Build{.cards = two, .value = Value{static_cast<std::uint8_t>(value)}});
    }
    const int value = 3 + below(6);
    // A group of the table alone can be captured without any tops, so nobody asks about the others then.
    const Value made{static_cast<std::uint8_t>(value)};
    const bool is_asked = !some_make_a_group(rules, table, GroupQuestion{made});
    for (const bool must : {false, is_asked}) {
      const bool is_so = tops_complete_groups(rules, tops, table, made, must);
      EXPECT_EQ(is_so, naive(rules, tops, table, value, must))
          << "tops " << tops.bits() << " table " << table.cards.bits() << " value " << value << " must " << must;
      found += is_so ? 1 : 0;
    }
  }
  EXPECT_GT(found, 300) << "enough of both";
}

TEST(TopGroups, SAF_CAP_1_free_tops_are_parted_as_by_trying_everything) {
  agree_with_naive(with(south_african(Seats{2}), "steal.capture_tops", "free"));
}

TEST(TopGroups, SAF_CAP_1_free_tops_in_groups_that_overlap) {
  agree_with_naive(with(with(south_african(Seats{2}), "steal.capture_tops", "free"), "capture.groups", "overlapping"));
}

}  // namespace
}  // namespace casino::test::top_groups_test
