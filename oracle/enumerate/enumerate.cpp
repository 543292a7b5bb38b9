#include "oracle/enumerate/enumerate.hpp"

#include "model/apply/apply.hpp"
#include "oracle/enumerate/situation/turn_end.hpp"

namespace casino {
namespace {

using enumerate::Situation;
using enumerate::TurnEnd;

// Whether no turn has a second action: none without a hand card, and no pile top that shows another one. And that
// nothing is asked at the end of a turn that the action alone does not tell.
bool turns_are_one_action(const Rules& rules) {
  return rules.turn_shape == TurnShape::single_action && rules.build_table_only == BuildTableOnly::forbidden &&
         rules.augment_loose_groups != AugmentLooseGroups::free && rules.steal_use == StealUse::never &&
         rules.turn_owner_duty == TurnOwnerDuty::none;
}

// Whether two actions can lead to one position: an ace played at either value, hand cards that are one
// sum or several sets, a build that is made beside another or is put to it, a single build that is raised or used
// as a card, a build made for the partner or his anyway.
bool actions_can_agree(const Rules& rules) {
  const bool either_ace =
      rules.value_ace_hand == AceValue::low_or_high || rules.value_ace_build == AceValue::low_or_high;
  const bool builds_join =
      rules.build_same_value == BuildSameValue::merge || rules.build_same_value == BuildSameValue::own_side_merges;
  const bool sets_are_sums = rules.capture_hand_cards == CaptureHandCards::sets;
  return either_ace || sets_are_sums || builds_join || rules.build_single_as_card != BuildSingleAsCard::off ||
         (has_partners(rules) && rules.partner_build_for != PartnerBuildFor::forbidden);
}

Listing precondition(const Rules& rules, const Position& position) {
  if (!rules.off.empty()) return Listing::clauses_off;
  return position.hands[position.to_act].is_known() ? Listing::complete : Listing::hand_unknown;
}

// What it takes to do an action and to look whether its outcome is new, in steps.
constexpr std::uint64_t steps_of_an_outcome = 16;

bool has_paid(const Effort* effort) { return effort == nullptr || !effort->is_spent(); }

Listing ended(bool went_through, const Effort* effort) {
  if (!has_paid(effort)) return Listing::effort_spent;
  return went_through ? Listing::complete : Listing::stopped;
}

}  // namespace

LegalTurns::LegalTurns(const Rules& rules)
    : rules_(rules),
      worth_(rules),
      is_one_action_(turns_are_one_action(rules)),
      actions_may_agree_(actions_can_agree(rules)) {}

Listing LegalTurns::each(const Position& position, VisitTurn visit, Effort* effort) const {
  const bool is_fresh = position.turn.actions == 0;
  if (!is_one_action_ || !is_fresh) {
    if (const Listing given = precondition(rules_, position); given != Listing::complete) return given;
    enumerate::TurnSearch search(rules_, worth_, position, effort);
    return ended(search.run([&](const Position& after) { return visit(search.turn(), after); }), effort);
  }
  const auto visit_after = [&](const Action& action) {
    Position after = position;
    play(after, action);
    end_turn(rules_, after);
    return visit(Turn{position.to_act, {action}}, after);
  };
  return each_action(position, visit_after, effort);
}

Listing LegalTurns::each_action(const Position& position, VisitAction visit, Effort* effort) const {
  if (const Listing given = precondition(rules_, position); given != Listing::complete) return given;
  if (actions_may_agree_) return ended(each_merged(position, visit, effort), effort);
  const Situation situation(rules_, worth_, position, TurnEnd::with_this_action, effort);
  if (effort == nullptr) return ended(enumerate::each_action(situation, visit), effort);
  // An action that is told after the end can be one that was not looked at rightly.
  const auto visit_paid = [&](const Action& action) { return effort->spend(1) && visit(action); };
  return ended(enumerate::each_action(situation, visit_paid), effort);
}

bool LegalTurns::each_merged(const Position& position, VisitAction visit, Effort* effort) const {
  enumerate::Scratch scratch;
  enumerate::TurnKeys outcomes(rules_, position, enumerate::Moment::after_the_turn, scratch, effort);
  const auto visit_new = [&](const Action& action) {
    if (effort != nullptr && !effort->spend(steps_of_an_outcome)) return false;
    Position after = position;
    play(after, action);
    end_turn(rules_, after);
    const bool is_new = outcomes.insert(after);
    return has_paid(effort) && (!is_new || visit(action));
  };
  return enumerate::each_action({rules_, worth_, position, TurnEnd::with_this_action, effort}, visit_new);
}

Listing LegalTurns::each_outcome(const Position& position, VisitOutcome visit, Effort* effort) const {
  if (is_one_action_ && position.turn.actions == 0)
    return each(
        position, [&](const Turn&, const Position& after) { return visit(after); }, effort);
  if (const Listing given = precondition(rules_, position); given != Listing::complete) return given;
  return ended(enumerate::TurnSearch(rules_, worth_, position, effort).run(visit), effort);
}

// Calls it for every outcome, of which it needs to know no more.
Listing LegalTurns::each_unseen(const Position& position, FunctionRef<bool()> visit, Effort* effort) const {
  if (is_one_action_ && position.turn.actions == 0)
    return each_action(
        position, [&](const Action&) { return visit(); }, effort);
  return each_outcome(
      position, [&](const Position&) { return visit(); }, effort);
}

LegalTurns::Count LegalTurns::count_within(Effort& effort, const Position& position) const {
  Count count;
  const auto one_more = [&] {
    ++count.number;
    return true;
  };
  count.listing = each_unseen(position, one_more, &effort);
  return count;
}

std::uint64_t LegalTurns::count(const Position& position, std::uint64_t limit) const {
  std::uint64_t number = 0;
  if (limit > 0)
    each_unseen(
        position, [&] { return ++number < limit; }, nullptr);
  return number;
}

std::vector<Turn> LegalTurns::list(const Position& position, std::size_t limit) const {
  std::vector<Turn> turns;
  if (limit == 0) return turns;
  each(position, [&](const Turn& turn, const Position&) {
    turns.push_back(turn);
    return turns.size() < limit;
  });
  return turns;
}

Listing LegalTurns::each_next_action(const Position& position, VisitAction visit) const {
  if (const Listing given = precondition(rules_, position); given != Listing::complete) return given;
  return ended(enumerate::each_action({rules_, worth_, position, TurnEnd::whenever}, visit), nullptr);
}

bool LegalTurns::may_end(const Position& position) const { return enumerate::turn_may_end(rules_, worth_, position); }

void LegalTurns::play(Position& position, const Action& action) const {
  apply(rules_, position, action, enumerate::value_that_counts(rules_, worth_, action));
}

Listing legal_turns(const Rules& rules, const Position& position, VisitTurn visit, Effort* effort) {
  return LegalTurns(rules).each(position, visit, effort);
}

std::vector<Turn> legal_turns(const Rules& rules, const Position& position, std::size_t limit) {
  return LegalTurns(rules).list(position, limit);
}

std::uint64_t count_legal_turns(const Rules& rules, const Position& position, std::uint64_t limit) {
  return LegalTurns(rules).count(position, limit);
}

Listing each_legal_action(const Rules& rules, const Position& position, VisitAction visit) {
  return LegalTurns(rules).each_action(position, visit);
}

}  // namespace casino
