#include "oracle/conform/protocol/sayable.hpp"

#include <algorithm>

#include "model/apply/apply.hpp"
#include "model/judge/judge.hpp"
#include "oracle/generate/talk.hpp"

namespace casino::conform {
namespace {

bool partners_build_for_each_other(const Rules& rules) {
  return has_partners(rules) &&
         (rules.partner_build_for != PartnerBuildFor::forbidden || rules.partner_raise_for == PartnerRaiseFor::allowed);
}

// What an action of this kind has no use for; and that nobody said its value, of which programs know nothing.
bool says_too_much(const Action& action) {
  const bool makes_a_build = action.kind != Do::trail && action.kind != Do::capture;
  const bool is_trail = action.kind == Do::trail;
  const bool is_capture_by_a_picture =
      action.kind == Do::capture &&
      std::any_of(action.hand.begin(), action.hand.end(), [](Card card) { return card.is_picture(); });
  return action.silent || !cards_without_part(action).empty() || (action.for_partner && !makes_a_build) ||
         (is_capture_by_a_picture && action.value.is_said()) ||
         (is_trail && (action.value.is_said() || !action.tops.empty() || !action.order.empty()));
}

bool step_can_be_said(const Rules& rules, const Action& action) {
  if (says_too_much(action)) return false;
  if (!action.tops.empty() && rules.steal_use == StealUse::never) return false;
  if (!action.given.empty() && rules.pile_give_pictures == PileGivePictures::forbidden) return false;
  if (!action.unite.empty() && rules.build_same_value == BuildSameValue::stand) return false;
  if (!action.order.empty() && rules.pile_order == PileOrder::not_kept) return false;
  return !action.for_partner || partners_build_for_each_other(rules);
}

// Where nobody may say anything in a turn, one such turn after the other would be asked about.
bool step_can_be_said(const Rules& rules, const Event& /*event*/) { return generate::others_may_speak(rules); }

}  // namespace

bool can_be_said(const Rules& rules, const Turn& turn) {
  return std::all_of(turn.steps.begin(), turn.steps.end(), [&](const Step& step) {
    return std::visit([&](const auto& one) { return step_can_be_said(rules, one); }, step);
  });
}

bool is_worded_oddly(const Rules& rules, const Position& position, const Turn& turn) {
  Position now = position;
  for (std::size_t i = 0; i < turn.steps.size(); ++i) {
    const auto* action = std::get_if<Action>(&turn.steps[i]);
    if (action != nullptr && seen_otherwise(rules, now, *action)) return true;
    if (i + 1 == turn.steps.size()) break;
    const auto end = turn.steps.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    now = judge(rules, position, Turn{turn.seat, {turn.steps.begin(), end}}).after;
    now.to_act = turn.seat;
  }
  return false;
}

}  // namespace casino::conform
