#include "oracle/log/replay/doubt/miswritten.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/groups/groups.hpp"
#include "model/judge/play.hpp"

namespace casino::log {
namespace {

constexpr std::size_t most_broken_turns = 200;

CardSet cards_named_in(const Turn& turn) {
  CardSet cards;
  for (const Step& step : turn.steps)
    if (const Action* action = std::get_if<Action>(&step))
      cards.insert(action->hand | action->table | action->base | action->unite | action->tops);
  return cards;
}

bool is_against_the_rules(const Rules& rules, Position position, const Turn& turn) {
  return std::holds_alternative<Illegal>(play(rules, position, turn).verdict);
}

// ---- Values

// The same table, where this build has the value that its cards make otherwise.
Position with_build_at(const Rules& rules, Position position, CardSet cards, Value value) {
  if (Build* build = position.build_with(cards)) {
    build->value = value;
    build->groups = groups_in(rules, cards, value);
  }
  return position;
}

bool makes_its_value(const Rules& rules, const Build& build) {
  return count_groups(rules, Items{build.cards, {}}, build_question(rules, build.value)) > 0;
}

// A build that was said to be worth what it cannot have been worth: a turn that uses it at another value, which its
// cards make, shows that this was meant.
void put_value_right(const Rules& rules, Position& position, CardSet cards, const Turn& turn) {
  if (!without_value(rules, cards).empty() || !is_against_the_rules(rules, position, turn)) return;
  for (std::uint8_t points = 1; points <= highest_value; ++points) {
    if (count_groups(rules, Items{cards, {}}, build_question(rules, Value{points})) == 0) continue;
    Position meant = with_build_at(rules, position, cards, Value{points});
    if (is_against_the_rules(rules, meant, turn)) continue;
    position = std::move(meant);
    return;
  }
}

// Builds of a turn that broke a rule: those that this turn uses, and those whose cards cannot make the value that was
// said.
void put_values_right(const Rules& rules, Position& position, const Turn& broken, const Turn& turn) {
  for (const Build& build : Builds(position.builds)) {
    const bool is_in_doubt = cards_named_in(turn).contains_all(build.cards) || !makes_its_value(rules, build);
    if (is_in_doubt && cards_named_in(broken).contains_all(build.cards))
      put_value_right(rules, position, build.cards, turn);
  }
}

// ---- Cards

CardSet swapped(CardSet cards, Card one, Card other) {
  if (cards.contains(one) == cards.contains(other)) return cards;
  const bool has_one = cards.contains(one);
  cards.remove(has_one ? one : other);
  cards.insert(has_one ? other : one);
  return cards;
}

Card swapped(Card card, Card one, Card other) { return card == one ? other : card == other ? one : card; }

// Of a pile in which all that lies on one another is known.
Pile swapped(const Pile& pile, Card one, Card other) {
  if (!pile.has_order() || pile.hidden() > 0) return pile;
  Pile changed;
  pile.each_layer([&](const Pile::Layer& layer) {
    BoundedList<Card, card_count> top_down;
    for (std::size_t i = layer.sorted.size(); i-- > 0;) top_down.push_back(swapped(layer.sorted[i], one, other));
    changed.lay(swapped(layer.unsorted, one, other), top_down);
  });
  return changed;
}

// The table and the piles, where one card lies in the place of the other.
Position swapped(const Rules& rules, Position position, Card one, Card other) {
  position.loose = swapped(position.loose, one, other);
  const Builds before = position.builds;
  position.builds = {};
  for (Build build : before) {
    build.cards = swapped(build.cards, one, other);
    add_build(position, build);
  }
  position.laid = swapped(position.laid, one, other);
  for (const Seat seat : rules.seats) position.piles[seat] = swapped(position.piles[seat], one, other);
  return position;
}

bool lies_on_top(const Rules& rules, const Position& position, Card card) {
  for (const Seat keeper : rules.seats)
    if (position.piles[keeper].possible_tops().contains(card)) return true;
  return false;
}

// What a turn named in the place of another card, by a slip: a top that did not lie on its pile (SWZ-STL-3), cards in
// an order that cannot be (SWZ-PILE-3, SOT-PILE-4). Whatever else is wrong with a turn casts no doubt on its cards.
CardSet cards_in_doubt(const Rules& rules, const Problem& broken) {
  CardSet cards;
  for (const Finding& finding : broken.findings) {
    if (finding.clause == "SWZ-STL-3"_clause) {
      for (const Card card : finding.cards)
        if (!lies_on_top(rules, *broken.before, card)) cards.insert(card);
    } else if (finding.clause == "SWZ-PILE-3"_clause || finding.clause == "SOT-PILE-4"_clause) {
      for (const Step& step : broken.played->steps)
        if (const auto* action = std::get_if<Action>(&step))
          for (const Card card : action->order) cards.insert(card);
    }
  }
  return cards;
}

// On the table or in a pile, where anybody saw it lie.
CardSet in_the_open(const Rules& rules, const Position& position) {
  CardSet cards = position.layout();
  for (const Seat seat : rules.seats) cards.insert(position.piles[seat].cards());
  return cards;
}

void put_cards_right(const Rules& rules, Position& position, CardSet in_doubt, const Turn& turn) {
  if (!is_against_the_rules(rules, position, turn)) return;
  const CardSet open = in_the_open(rules, position);
  for (const Card written : in_doubt& open)
    for (const Card meant : (cards_named_in(turn) & open) - written) {
      Position otherwise = swapped(rules, position, written, meant);
      if (otherwise == position || is_against_the_rules(rules, otherwise, turn)) continue;
      position = std::move(otherwise);
      return;
    }
}

bool broke_a_rule(const Problem& problem) {
  return problem.matter == Matter::turn && !problem.findings.empty() && problem.weight != Weight::note;
}

// The latest turns of a deal that broke a rule, in their order.
std::vector<const Problem*> broken_turns(const std::vector<Problem>& problems, std::size_t deal) {
  std::vector<const Problem*> broken;
  for (std::size_t i = problems.size(); i-- > 0 && problems[i].deal >= deal && broken.size() < most_broken_turns;)
    if (problems[i].deal == deal && broke_a_rule(problems[i])) broken.push_back(&problems[i]);
  std::reverse(broken.begin(), broken.end());
  return broken;
}

}  // namespace

void put_right_what_was_miswritten(const Rules& rules, const std::vector<Problem>& problems, std::size_t deal,
                                   Position& position, const Turn& turn) {
  CardSet in_doubt;  // of the latest that named cards wrongly
  for (const Problem* broken : broken_turns(problems, deal)) {
    put_values_right(rules, position, *broken->played, turn);
    if (const CardSet cards = cards_in_doubt(rules, *broken); !cards.empty()) in_doubt = cards;
  }
  put_cards_right(rules, position, in_doubt, turn);
}

}  // namespace casino::log
