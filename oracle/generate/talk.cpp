#include "oracle/generate/talk.hpp"

#include <vector>

#include "model/judge/clauses/chapters.hpp"

namespace casino::generate {
namespace {

bool is_upheld(const Rules& rules, const Position& position, const Event& event) {
  Findings found(rules, false);
  return judge_event(rules, position, event, found) == Answer::yes && found.is_clean();
}

// Any of those that the rules uphold.
std::optional<Event> any_upheld(const Rules& rules, const Position& position, std::vector<Event> events, Dice& dice) {
  shuffle(events, dice);
  for (const Event& event : events)
    if (is_upheld(rules, position, event)) return event;
  return std::nullopt;
}

}  // namespace

bool others_may_speak(const Rules& rules) {
  return rules.insist_capture != InsistCapture::never || rules.insist_augment != InsistAugment::never ||
         (has_partners(rules) && rules.partner_request == PartnerRequest::allowed);
}

std::optional<Event> some_request(const Rules& rules, const Position& position, Dice& dice) {
  if (!has_partners(rules) || rules.partner_request != PartnerRequest::allowed) return std::nullopt;
  std::vector<Event> events;
  for (const Card card : position.hands[position.to_act].cards)
    events.push_back(Event{EventKind::request, partner_of(rules, position.to_act), card});
  return any_upheld(rules, position, std::move(events), dice);
}

std::optional<Event> some_demand(const Rules& rules, const Position& position, Dice& dice) {
  const TurnState& turn = position.turn;
  std::vector<Event> events;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    if (same_side(rules, Seat{i}, position.to_act)) continue;
    if (!turn.capture_demanded_by) events.push_back(Event{EventKind::insist_capture, Seat{i}, {}});
    if (!turn.addition_demanded_by) events.push_back(Event{EventKind::insist_augment, Seat{i}, {}});
    for (const Card card : position.loose) {
      if (!turn.capture_demanded_by) events.push_back(Event{EventKind::insist_capture, Seat{i}, card});
      if (!turn.addition_demanded_by) events.push_back(Event{EventKind::insist_augment, Seat{i}, card});
    }
  }
  return any_upheld(rules, position, std::move(events), dice);
}

}  // namespace casino::generate
