// The generator against the referee where piles lie open: every way to take their tops, to lay a pile, and to be bound
// by what it shows. The referee tries every set of cards that may lie on top, so the tables are the smallest that there
// are. The count can be multiplied: CASINO_TRIALS=20.

#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "properties/agreement/generator.hpp"
#include "properties/generate/dice.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"
#include "tests/properties/trials.hpp"

namespace casino::tops_against_referee_test {
namespace {

using namespace properties;

// Which captures and trails the tops allow, or call for.
constexpr std::array read_with_tops{Option::capture_compulsory,   Option::capture_groups,      Option::capture_pictures,
                                    Option::capture_ace_values,   Option::capture_same_turn,   Option::turn_owner_duty,
                                    Option::trail_capturing_card, Option::build_single_as_card};

bool is_of_piles(Option option) {
  return entry_of(option).group == "Piles and steals" ||
         std::find(read_with_tops.begin(), read_with_tops.end(), option) != read_with_tops.end();
}

Rules some_rules_of_piles(Dice& dice) {
  constexpr std::array<std::string_view, 4> variants{"south-african", "sotho", "swazi", "crazy"};
  const std::string_view variant = variants[dice.below(variants.size())];
  const Seats seats{static_cast<std::uint8_t>(variant == "crazy" ? 2 : 3 + dice.below(2))};
  Rules rules = rules_of(variant, seats).value();
  if (dice.one_in(2)) rules = changed(rules, {Option::steal_use, "capture"});
  for (const Option option : options_in_play()) {
    const auto& values = entry_of(option).values;
    if (is_of_piles(option) && dice.one_in(4)) rules = changed(rules, {option, values[dice.below(values.size())]});
  }
  return rules;
}

int cards_in_piles(const Position& position) {
  int cards = 0;
  for (const Pile& pile : position.piles) cards += pile.cards().size();
  return cards;
}

// Two actions at most, and on the table and in the piles so few cards that every choice of them can be tried.
std::optional<Position> some_small_table(const Rules& rules, Dice& dice) {
  const Amounts amounts{static_cast<int>(dice.below(3)), static_cast<int>(dice.below(2)),
                        1 + static_cast<int>(dice.below(2)), 1};
  const Position position = made_up_position(rules, dice.below(std::uint64_t{1} << 32), amounts);
  const int on_the_table = position.loose.size() + static_cast<int>(position.builds.size());
  const int most_things = dice.one_in(10) ? 7 : 6;
  if (on_the_table > 3 || on_the_table + cards_in_piles(position) > most_things) return std::nullopt;
  return position;
}

TEST(Generator, agrees_with_the_referee_about_tops_of_piles) {
  Dice dice(20190407);
  for (int i = 0; i < trials(200);) {
    const Rules rules = some_rules_of_piles(dice);
    const auto position = some_small_table(rules, dice);
    if (!position) continue;
    ++i;
    const auto fault = generator_and_referee_differ(rules, *position, {2, 1});
    ASSERT_FALSE(fault) << "trial " << i << ": " << *fault;
  }
}

// Option steal.capture_tops=free (Q-SAF-04): tops that come along with each other may go into several groups. Low
// cards, of which many sums come out; and rules that ask what could have been taken.
Rules some_rules_of_free_tops(Dice& dice) {
  Rules rules = changed(rules_of("south-african", Seats{2}).value(), {Option::steal_capture_tops, "free"});
  if (dice.one_in(2)) return changed(rules, {Option::trail_capturing_card, "forbidden"});
  return changed(rules, {Option::capture_compulsory, "maximal"});
}

Position some_pile_of_low_cards(const Rules& rules, Dice& dice) {
  std::vector<Card> low;
  for (const Card card : shuffled(rules.pack, dice))
    if (card.rank() <= Rank::four) low.push_back(card);
  Position position;
  position.to_act = Seat{0};
  position.dealer = Seat{1};
  position.hands[Seat{0}] = Hand::of(*shuffled(rules.pack - CardSet(low.back()), dice).begin());
  position.stock = Hand{};
  const auto take = [&] {
    Card next = low.back();
    low.pop_back();
    if (position.hands[Seat{0}].cards.contains(next)) {
      next = low.back();
      low.pop_back();
    }
    return next;
  };
  for (std::size_t loose = dice.below(3); loose > 0; --loose) position.loose.insert(take());
  for (std::size_t tops = 3 + dice.below(2); tops > 0; --tops) {
    BoundedList<Card, card_count> top;
    top.push_back(take());
    position.piles[Seat{1}].lay({}, top);
  }
  return position;
}

TEST(Generator, agrees_with_the_referee_about_tops_in_several_groups) {
  Dice dice(20261128);
  for (int i = 0; i < trials(150); ++i) {
    const Rules rules = some_rules_of_free_tops(dice);
    const Position position = some_pile_of_low_cards(rules, dice);
    const auto fault = generator_and_referee_differ(rules, position, {1, 1});
    ASSERT_FALSE(fault) << "trial " << i << ": " << *fault;
  }
}

}  // namespace
}  // namespace casino::tops_against_referee_test
