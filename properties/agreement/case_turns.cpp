
#include <algorithm>

#include "model/judge/judge.hpp"
#include "properties/agreement/judging.hpp"
#include "properties/facts/permissions.hpp"

namespace casino::properties {
namespace {

bool hides_nothing(const Rules& rules, const Position& position) {
  for (const Seat seat : rules.seats)
    if (!position.hands[seat].is_known() || position.piles[seat].hidden() != 0) return false;
  return true;
}

// What holds of every turn in every position.
std::optional<std::string_view> at_odds_anywhere(const Rules& rules, const Position& position, const Turn& turn) {
  if (!short_ways_agree(rules, position, turn)) return "judge, is_legal and play differ";
  if (!what_is_off_has_its_effect(rules, position, turn)) return "what is off has no effect, or has one all the same";
  if (!what_was_found_stays(rules, position, turn)) return "what was found at a step does not stay";
  // What hidden cards leave open at a step nobody knows of a position that the step has led to.
  if (hides_nothing(rules, position) && !judging_goes_on_in_the_middle(rules, position, turn))
    return "judging does not go on in the middle of a turn";
  if (!findings_speak_of_what_is_there(rules, position, turn)) return "a finding is told twice, or speaks of nothing";
  const Judgement judgement = judge(rules, position, turn);
  const bool is_legal_turn = std::holds_alternative<Legal>(judgement.verdict);
  if (is_legal_turn && !permissions_have_their_reason(rules, position, turn, judgement))
    return "a permission is told without a reason";
  return std::nullopt;
}

std::optional<std::string_view> at_odds_with_what_is_reported(const Rules& rules, const Position& position,
                                                              const Turn& turn) {
  if (!judging_guesses_nothing(rules, position, turn)) return "a verdict hangs on what nobody told";
  if (!every_card_stays_in_one_place(rules, position, turn)) return "a card is in two places, or lost";
  const Judgement judgement = judge(rules, position, turn);
  if (!std::holds_alternative<Legal>(judgement.verdict)) return std::nullopt;
  if (!cards_that_could_capture_are_reported(rules, position, turn, judgement) ||
      !what_could_be_taken_as_well_is_reported(rules, position, turn, judgement))
    return "a permission is told without a reason, or not told";
  return std::nullopt;
}

bool is_plain(const Rules& rules, const Position& position, const Turn& turn) {
  if (turn.seat != position.to_act || position.stock.more == Hand::any_number) return false;
  for (const Seat seat : rules.seats)
    if (position.hands[seat].more == Hand::any_number) return false;
  return std::all_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    return action != nullptr && action->order.empty();
  });
}

}  // namespace

std::optional<std::string_view> judging_is_at_odds(const Rules& rules, const Position& position, const Turn& turn) {
  const auto fault = at_odds_anywhere(rules, position, turn);
  return fault ? fault : at_odds_with_what_is_reported(rules, position, turn);
}

std::optional<std::string_view> judging_is_at_odds(const corpus::Case& one) {
  const auto* asked = std::get_if<corpus::TurnsAsked>(&one.asked);
  if (asked == nullptr || contradiction(one.rules) || !structural_faults(one.rules, asked->position).empty())
    return std::nullopt;
  Position position = asked->position;
  for (const Turn& turn : asked->turns) {
    const auto fault = is_plain(one.rules, position, turn) ? judging_is_at_odds(one.rules, position, turn)
                                                           : at_odds_anywhere(one.rules, position, turn);
    if (fault) return fault;
    position = judge(one.rules, position, turn).after;
  }
  return std::nullopt;
}

}  // namespace casino::properties
