// Hashes of positions: equal ones of equal positions, and others of others.

#include <set>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "model/table/position.hpp"
#include "tests/support/table.hpp"

namespace casino::test::position_hash_test {
namespace {

// All that the hash looks at, twice in another order.
TEST(Position, equal_positions_have_equal_hashes) {
  const auto made = [](bool other_way_round) {
    Table table = Table(tuxedo(Seats{2}));
    if (other_way_round) table.build(8, "5D 3D", p2).build(9, "5C 4D", p1);
    else table.build(9, "5C 4D", p1).build(8, "5D 3D", p2);
    table.pile(p1, "KS QS", "2C 3C").hand(p1, "9S").hand(p2, "8S").loose("JD");
    Position& position = table.position();
    position.acts_again = true;
    position.last_capturer = p1;
    position.sweeps.push_back(Sweep{Side{0}, 3, false});
    position.orange = Orange{};
    position.laid.lay({}, cards_in_order("5C 4D"));
    return position;
  };
  EXPECT_EQ(made(true), made(false));
  EXPECT_EQ(hash_of(made(true)), hash_of(made(false)));
  EXPECT_NE(hash_of(made(true)), hash_of(Position{}));
}

// Nothing of the rules hangs on that, but whoever keeps positions by their hashes waits for it.
TEST(Position, whatever_the_hash_looks_at_makes_another_one) {
  Position one = Table(tuxedo(Seats{2})).build(9, "5C 4D", p1).hand(p1, "9S").loose("JD").position();
  std::set<std::size_t> hashes{hash_of(one)};
  std::size_t changes = 0;
  const auto another = [&](auto change) {
    Position other = one;
    change(other);
    hashes.insert(hash_of(other));
    ++changes;
  };
  another([](Position& p) { p.loose = cards("QD"); });
  another([](Position& p) { p.builds[0].value = Value{10}; });
  another([](Position& p) { p.builds[0].owner = p2; });
  another([](Position& p) { p.builds[0].groups = 2; });
  another([](Position& p) { p.builds[0].is_new = true; });
  another([](Position& p) { p.builds[0].is_grown = true; });
  another([](Position& p) { p.builds[0].is_on_loan = true; });
  another([](Position& p) { p.builds[0].from_loose = true; });
  another([](Position& p) { p.hands[p1].cards = cards("8S"); });
  another([](Position& p) { p.hands[p1].more = 1; });
  another([](Position& p) { p.piles[p2].add(cards("2C")); });
  another([](Position& p) { p.piles[p1].add(cards("2C")); });
  another([](Position& p) { p.piles[p1].add_hidden(1); });
  another([](Position& p) { p.piles[p1].lay(cards("2C"), {}); });
  another([](Position& p) { p.laid.lay({}, cards_in_order("5C 4D")); });
  another([](Position& p) { p.laid.lay({}, cards_in_order("4D 5C")); });
  another([](Position& p) { p.stock.cards = cards("KH"); });
  another([](Position& p) { p.stock.more = 1; });
  another([](Position& p) { p.to_act = p2; });
  another([](Position& p) { p.dealing = 2; });
  another([](Position& p) { p.acts_again = true; });
  another([](Position& p) { p.last_capturer = p1; });
  another([](Position& p) { p.sweeps.push_back(Sweep{Side{0}, 3, false}); });
  another([](Position& p) { p.sweeps.push_back(Sweep{Side{1}, 3, false}); });
  another([](Position& p) { p.orange = Orange{}; });
  another([](Position& p) { p.orange = Orange{1, OrangeCall::missed}; });
  another([](Position& p) { p.calls[Side{0}].oranges = 1; });
  another([](Position& p) { p.calls[Side{0}].false_calls = 1; });
  another([](Position& p) { p.proven[p1] = Value{9}; });
  another([](Position& p) { p.turn.played = cards("9S"); });
  EXPECT_EQ(hashes.size(), changes + 1);
}

}  // namespace
}  // namespace casino::test::position_hash_test
