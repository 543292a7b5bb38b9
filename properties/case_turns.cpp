#include "properties/case_turns.hpp"

#include "model/judge.hpp"
#include "properties/facts/permissions.hpp"
#include "properties/hiding.hpp"
#include "properties/judging.hpp"

namespace casino::properties {

std::optional<std::string_view> judging_is_at_odds(const Rules& rules, const Position& position, const Turn& turn) {
  if (!short_ways_agree(rules, position, turn)) return "judge, is_legal and play differ";
  if (!judging_guesses_nothing(rules, position, turn)) return "a verdict hangs on what nobody told";
  if (!what_is_off_has_its_effect(rules, position, turn)) return "what is off has no effect, or has one all the same";
  if (!every_card_stays_in_one_place(rules, position, turn)) return "a card is in two places, or lost";
  if (!what_was_found_stays(rules, position, turn)) return "what was found at a step does not stay";
  if (!findings_speak_of_what_is_there(rules, position, turn)) return "a finding is told twice, or speaks of nothing";
  const Judgement judgement = judge(rules, position, turn);
  if (!std::holds_alternative<Legal>(judgement.verdict)) return std::nullopt;
  if (!cards_that_could_capture_are_told(rules, position, turn, judgement) ||
      !what_could_be_taken_as_well_is_told(rules, position, turn, judgement) ||
      !permissions_have_their_reason(rules, position, turn, judgement))
    return "a permission is told without a reason, or not told";
  return std::nullopt;
}

std::optional<std::string_view> judging_is_at_odds(const corpus::Case& one) {
  const auto* asked = std::get_if<corpus::TurnsAsked>(&one.asked);
  if (asked == nullptr || contradiction(one.rules) || !structural_faults(one.rules, asked->position).empty())
    return std::nullopt;
  Position position = asked->position;
  for (const Turn& turn : asked->turns) {
    if (const auto fault = judging_is_at_odds(one.rules, position, turn)) return fault;
    position = judge(one.rules, position, turn).after;
  }
  return std::nullopt;
}

}  // namespace casino::properties
