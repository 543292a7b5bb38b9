#include "properties/judging.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "model/apply.hpp"
#include "model/judge.hpp"
#include "model/played.hpp"

namespace casino::properties {
namespace {

Turn first_steps(const Turn& turn, std::size_t count) {
  return Turn{turn.seat, {turn.steps.begin(), turn.steps.begin() + static_cast<std::ptrdiff_t>(count)}};
}

Turn later_steps(const Turn& turn, std::size_t from) {
  return Turn{turn.seat, {turn.steps.begin() + static_cast<std::ptrdiff_t>(from), turn.steps.end()}};
}

std::vector<Finding> found_at_steps(const Judgement& judgement) {
  std::vector<Finding> found;
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict))
    std::copy_if(illegal->violations.begin(), illegal->violations.end(), std::back_inserter(found),
                 [](const Finding& finding) { return finding.step >= 0; });
  return found;
}

bool is_legal_turn(const Judgement& judgement) { return std::holds_alternative<Legal>(judgement.verdict); }

// The position after some steps, the turn still in progress; nothing where a value would have to be guessed.
std::optional<Position> in_the_middle(const Rules& rules, Position position, const Turn& begun) {
  for (const Step& step : begun.steps) {
    if (const auto* event = std::get_if<Event>(&step)) {
      apply(rules, position, *event);
      continue;
    }
    const auto& action = std::get<Action>(step);
    if (obstacle(rules, position, action)) return std::nullopt;
    Value value = action.value;
    if (action.kind == Do::capture && !action.hand.empty() && !value.is_said()) {
      const ValueSet values = values_played(rules, action.hand);
      if (values.size() > 1) return std::nullopt;
      if (!values.empty()) value = values.lowest();
    } else if (action.kind != Do::trail && !value.is_said()) {
      return std::nullopt;
    }
    apply(rules, position, action, value);
  }
  return position;
}

struct Places {
  int named = 0;  // cards that lie somewhere, counted once a place
  int all = 0;    // with those that nobody has seen
};

Places places_of(const Rules& rules, const Position& position) {
  Places places;
  const auto add = [&](int named, int hidden) {
    places.named += named;
    places.all += named + hidden;
  };
  add(position.layout().size(), 0);
  add(position.stock.cards.size(), position.stock.more);
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    add(position.hands[Seat{i}].cards.size(), position.hands[Seat{i}].more);
    add(position.piles[Seat{i}].cards().size(), position.piles[Seat{i}].hidden());
  }
  return places;
}

}  // namespace

bool every_card_stays_in_one_place(const Rules& rules, const Position& position, const Turn& turn) {
  const Position after = judge(rules, position, turn).after;
  const Places places = places_of(rules, after);
  return places.named == after.known_cards().size() && places.all == places_of(rules, position).all;
}

bool what_was_found_stays(const Rules& rules, const Position& position, const Turn& turn) {
  const std::vector<Finding> all = found_at_steps(judge(rules, position, turn));
  for (std::size_t count = 0; count < turn.steps.size(); ++count)
    for (const Finding& finding : found_at_steps(judge(rules, position, first_steps(turn, count))))
      if (std::find(all.begin(), all.end(), finding) == all.end()) return false;
  return true;
}

bool judging_goes_on_in_the_middle(const Rules& rules, const Position& position, const Turn& turn) {
  const Judgement whole = judge(rules, position, turn);
  for (std::size_t count = 1; count < turn.steps.size(); ++count) {
    const Turn begun = first_steps(turn, count);
    if (!found_at_steps(judge(rules, position, begun)).empty()) return true;
    const auto middle = in_the_middle(rules, position, begun);
    if (!middle) return true;
    const Judgement rest = judge(rules, *middle, later_steps(turn, count));
    if (is_legal_turn(rest) != is_legal_turn(whole) || rest.after != whole.after) return false;
  }
  return true;
}

}  // namespace casino::properties
