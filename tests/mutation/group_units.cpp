// The group search and piles against their naive twins, and what completes a group against every choice. The same seeds
// each time.

#include "model/groups/groups.hpp"
#include "model/rules/variants.hpp"
#include "properties/agreement/naive_twins.hpp"
#include "properties/generate/dice.hpp"
#include "properties/referee/naive_groups.hpp"
#include "tests/mutation/units.hpp"

namespace casino::mutation {
namespace {

using namespace properties;

CardSet some_cards(Dice& dice, int count, Rank highest) {
  CardSet cards;
  while (cards.size() < count) {
    const Card card = Card::from_index(static_cast<unsigned>(dice.below(52)));
    if (card.rank() <= highest) cards.insert(card);
  }
  return cards;
}

Complaint groups_differ(const Rules& rules, std::uint64_t seed) {
  Dice dice(seed);
  for (const Rank highest : {Rank::five, Rank::king}) {
    Items items{some_cards(dice, seed % 2 == 0 ? 4 : 7, highest), {}};
    // In every other part some of the cards are a build.
    if (seed % 2 == 0) {
      const std::vector<Card> cards(items.cards.begin(), items.cards.end());
      const CardSet built = CardSet(cards.back()) | CardSet(cards[cards.size() - 2]);
      items.cards.remove(built);
      items.builds.push_back(Build{.cards = built, .value = Value{static_cast<std::uint8_t>(2 + dice.below(9))}});
    }
    for (std::uint8_t points = 1; points <= 20; ++points)
      for (const Place place : {Place::hand, Place::table, Place::build})
        for (const bool lone_low_aces : {false, true})
          if (!the_group_search_agrees_with_the_naive_one(rules, items, {Value{points}, place, lone_low_aces}))
            return "the group search and the naive one differ";
  }
  return std::nullopt;
}

// Cards that make a value, chosen by dice out of those that are left; empty if the dice came to nothing.
CardSet made_group(CardSet& left, int target, Dice& dice) {
  CardSet group;
  int rest = target;
  while (rest > 0) {
    std::vector<Card> fitting;
    for (const Card card : left - group)
      if (static_cast<int>(card.rank()) <= rest) fitting.push_back(card);
    if (fitting.empty()) return {};
    const Card card = fitting[dice.below(fitting.size())];
    group.insert(card);
    rest -= static_cast<int>(card.rank());
  }
  left.remove(group);
  return group;
}

// What was put together out of groups comes out, however many cards it is.
Complaint made_groups_do_not_come_out(std::uint64_t seed) {
  const Rules rules = anglo_american(Seats{2});
  Dice dice(seed);
  for (int i = 0; i < 50; ++i) {
    CardSet left = rules.pack - rules.pack.pictures() - rules.pack.of_rank(Rank::ace);
    const int target = 9 + static_cast<int>(dice.below(8));
    CardSet cards;
    for (int group = 0; group < 8; ++group) cards.insert(made_group(left, target, dice));
    const GroupQuestion question{Value{static_cast<std::uint8_t>(target)}, Place::table, false};
    if (!cards.empty() && count_groups(rules, {cards, {}}, question) == 0) return "made groups do not come out";
  }
  return std::nullopt;
}

// Whether some of the things make one group with the cards that are given, and leave so many: tried with every choice.
bool can_be_completed(const Rules& rules, CardSet begun, const Items& items, const GroupQuestion& question,
                      std::size_t left) {
  const std::vector<Card> cards(items.cards.begin(), items.cards.end());
  const std::size_t all = cards.size() + items.builds.size();
  for (unsigned choice = 0; choice < 1U << all; ++choice) {
    Items group{begun, {}};
    for (std::size_t i = 0; i < all; ++i) {
      if ((choice >> i & 1U) == 0) continue;
      if (i < cards.size()) group.cards.insert(cards[i]);
      else group.builds.push_back(items.builds[i - cards.size()]);
    }
    const std::size_t taken = static_cast<std::size_t>((group.cards - begun).size()) + group.builds.size();
    if (all - taken == left && referee::group_counts(rules, group, question).contains(1)) return true;
  }
  return false;
}

Complaint completions_differ(const Rules& rules, std::uint64_t seed) {
  Dice dice(seed);
  for (int i = 0; i < 200; ++i) {
    const CardSet begun =
        some_cards(dice, 1 + static_cast<int>(dice.below(2)), dice.one_in(2) ? Rank::two : Rank::five);
    Items items{some_cards(dice, 4,
                           dice.one_in(3)   ? Rank::two
                           : dice.one_in(2) ? Rank::three
                                            : Rank::king) -
                    begun,
                {}};
    for (std::size_t builds = dice.below(3); builds > 0; --builds) {
      const CardSet cards = some_cards(dice, 2, Rank::king);
      if (cards.meets(begun | items.cards) || (!items.builds.empty() && items.builds[0].cards.meets(cards))) continue;
      items.builds.push_back(Build{.cards = cards, .value = Value{static_cast<std::uint8_t>(1 + dice.below(9))}});
    }
    const GroupQuestion question{Value{static_cast<std::uint8_t>(1 + dice.below(14))}, Place::build, dice.one_in(2)};
    const std::size_t left = dice.below(5);
    const auto leaves_so_many = [&](const Items& rest) {
      return static_cast<std::size_t>(rest.cards.size()) + rest.builds.size() == left;
    };
    if (some_completion(rules, begun, items, question, leaves_so_many) !=
        can_be_completed(rules, begun, items, question, left))
      return "completions differ from every choice";
  }
  return std::nullopt;
}

}  // namespace

std::vector<Unit> group_units() {
  std::vector<Unit> units;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    units.push_back({"groups, western", [seed] { return groups_differ(anglo_american(Seats{2}), seed); }});
    units.push_back({"groups, african", [seed] { return groups_differ(swazi(Seats{3}), seed); }});
    units.push_back({"groups, made", [seed] { return made_groups_do_not_come_out(seed); }});
    units.push_back({"groups, completed", [seed] { return completions_differ(swazi(Seats{3}), seed); }});
    units.push_back({"groups, piled", [seed]() -> Complaint {
                       if (the_pile_agrees_with_the_naive_one(seed, 200)) return std::nullopt;
                       return "a pile and its naive twin differ";
                     }});
    units.push_back({"groups, hungarian", [seed] { return groups_differ(hungarian(Seats{2}), seed); }});
  }
  return units;
}

}  // namespace casino::mutation
