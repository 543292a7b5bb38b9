#include "model/apply/same_position.hpp"
#include "oracle/log/readings/would_hold.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::log {
namespace {

bool is_call(const Step& step) {
  const Event* event = std::get_if<Event>(&step);
  return event != nullptr && event->kind == EventKind::call;
}

bool is_about_oranges(const Entry& entry) {
  if (const auto* turn = std::get_if<Turn>(&entry.what)) return std::ranges::any_of(turn->steps, is_call);
  if (const auto* event = std::get_if<Event>(&entry.what)) return event->kind == EventKind::call;
  const auto* score = std::get_if<RecordedScore>(&entry.what);
  return score != nullptr && (score->item == ScoreItem::oranges || score->item == ScoreItem::false_calls);
}

// TUX-ORG-1: in few games there are oranges; of others a log can tell of one all the same.
bool has_oranges(const Log& log) {
  return log.rules.rules.score_orange != 0 || std::ranges::any_of(log.deals, [](const Deal& deal) {
           return std::ranges::any_of(deal.entries, is_about_oranges);
         });
}

// A pack without suits has no spades, and neither casino (AA-SCO-4, AA-SCO-5).
bool has_card(const Rules& rules, Card card) { return has_suits(rules) && rules.pack.contains(card); }

}  // namespace

bool can_bear_on(const Log& log, Option option, std::string_view value) {
  const Rules& rules = log.rules.rules;
  switch (option) {
    case Option::pack_kind: {
      const auto changed = rules_with(rules, option, value);
      return changed && are_named_alike(changed->pack_kind, rules.pack_kind);
    }
    case Option::score_ten_diamonds:
    case Option::value_ten_diamonds_hand: return has_card(rules, "10D"_card);
    case Option::score_two_spades:
    case Option::value_two_spades_hand: return has_card(rules, "2S"_card);
    case Option::score_spades:
    case Option::score_spades_rule:
    case Option::score_spades_tie: return has_suits(rules);
    case Option::score_orange:
    case Option::orange_window:
    case Option::orange_per_capture:
    case Option::orange_false_call: return has_oranges(log);
    default: return true;
  }
}

}  // namespace casino::log
