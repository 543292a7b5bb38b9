#include "properties/agreement/judging.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "model/apply/apply.hpp"
#include "model/judge/judge.hpp"
#include "model/queries/holding.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/generate/breaking.hpp"
#include "oracle/json/judgement.hpp"
#include "properties/generate/show.hpp"
#include "properties/referee/referee.hpp"

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

bool is_impossible(const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  return illegal != nullptr && illegal->impossible.has_value();
}

bool waits_at_a_step(const Judgement& judgement) {
  const auto* open = std::get_if<Undetermined>(&judgement.verdict);
  return open != nullptr &&
         std::any_of(open->needs.begin(), open->needs.end(), [](const Need& need) { return need.step >= 0; });
}

bool is_legal_turn(const Judgement& judgement) { return std::holds_alternative<Legal>(judgement.verdict); }

// A finding about an action names some of its cards, or a build; and of a build that is broken cards that it takes.
bool speaks_of_its_step(const Turn& turn, const Finding& finding) {
  if (finding.step < -1 || finding.step >= static_cast<int>(turn.steps.size())) return false;
  const auto* action =
      finding.step < 0 ? nullptr : std::get_if<Action>(&turn.steps[static_cast<std::size_t>(finding.step)]);
  if (action == nullptr) return true;
  if (finding.cards.empty() && finding.build.empty() && !action->hand.empty()) return false;
  const CardSet named = finding.cards;
  const CardSet moved = action->hand | action->table | action->tops | action->base;
  if (finding.clause == "AA-ADD-9"_clause || finding.clause == "AA-BLD-9"_clause) {
    const bool is_united = named.empty() && action->unite == finding.build;
    return is_united || (!named.empty() && (finding.build & moved).contains_all(named));
  }
  if (finding.clause == "SWZ-ACE-3"_clause) return !named.empty() && named.of_rank(Rank::ace) == named;
  return true;
}

bool speak_of_their_steps(const Turn& turn, const std::vector<Finding>& findings) {
  for (auto finding = findings.begin(); finding != findings.end(); ++finding)
    if (std::find(findings.begin(), finding, *finding) != finding || !speaks_of_its_step(turn, *finding)) return false;
  return true;
}

// A value that nobody said is missing to a build alone (AA-BLD-10); else it is a card, of which a value or a rank is
// told.
bool says_what_is_missing(const Need& need) {
  switch (need.what) {
    case Unknown::value_of_build: return need.clause == "AA-BLD-10"_clause;
    case Unknown::holds_value: return need.value.is_said();
    case Unknown::holds_card:
    case Unknown::top_of_pile: return !need.cards.empty();
    case Unknown::stock_is_left: return true;
  }
  return false;
}

// Whether it is broken by what is done, and not only used.
bool is_found(Clause clause, const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  return illegal != nullptr && std::any_of(illegal->violations.begin(), illegal->violations.end(),
                                           [&](const Finding& finding) { return finding.clause == clause; });
}

Rules without(Rules rules, Clause clause) {
  rules.off.insert(clause);
  return rules;
}

// The short ways to a verdict do without the clause, too; who lists turns says that he cannot.
bool is_known_to_all(const Rules& rules, Clause clause, const Position& position, const Turn& turn) {
  const Rules other = without(rules, clause);
  return short_ways_agree(other, position, turn) &&
         legal_turns(other, position, [](const Turn&, const Position&) { return false; }) == Listing::clauses_off;
}

// The position after some steps, the turn still in progress; nothing where a value would have to be guessed.
std::optional<Position> in_the_middle(const Rules& rules, Position position, const Turn& begun) {
  for (const Step& step : begun.steps) {
    if (const auto* event = std::get_if<Event>(&step)) {
      apply(rules, position, *event);
      continue;
    }
    const auto& action = std::get<Action>(step);
    if (obstacle(rules, position, action)) return std::nullopt;
    if (action.hand.size() > 1 && !several_may_be_played(rules)) return std::nullopt;
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

bool is_as_legal_by_the_quick_question(const Rules& rules, const Position& position, const Turn& turn,
                                       const Judgement& judgement) {
  const auto* action = turn.steps.size() == 1 ? std::get_if<Action>(&turn.steps.front()) : nullptr;
  return action == nullptr || is_legal(rules, position, *action) == is_legal_turn(judgement);
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

bool findings_speak_of_what_is_there(const Rules& rules, const Position& position, const Turn& turn) {
  const Judgement judgement = judge(rules, position, turn);
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  const auto* open = std::get_if<Undetermined>(&judgement.verdict);
  if (open != nullptr && !std::all_of(open->needs.begin(), open->needs.end(), says_what_is_missing)) return false;
  if (!speak_of_their_steps(Turn{}, judge_position(rules, position))) return false;
  return speak_of_their_steps(turn, judgement.permissions) &&
         (illegal == nullptr || speak_of_their_steps(turn, illegal->violations));
}

bool what_was_found_stays(const Rules& rules, const Position& position, const Turn& turn) {
  const std::vector<Finding> all = found_at_steps(judge(rules, position, turn));
  for (std::size_t count = 0; count < turn.steps.size(); ++count)
    for (const Finding& finding : found_at_steps(judge(rules, position, first_steps(turn, count))))
      if (std::find(all.begin(), all.end(), finding) == all.end()) return false;
  return true;
}

bool what_is_off_has_its_effect(const Rules& rules, const Position& position, const Turn& turn) {
  const Judgement as_it_is = judge(rules, position, turn);
  const auto is_found_without = [&](Clause clause) {
    const Rules other = without(rules, clause);
    return is_found(clause, judge(other, position, turn));
  };
  if (const auto* illegal = std::get_if<Illegal>(&as_it_is.verdict))
    return std::all_of(illegal->violations.begin(), illegal->violations.end(), [&](const Finding& one) {
      return !generate::can_be_broken(one.clause) ||
             (!is_found_without(one.clause) && is_known_to_all(rules, one.clause, position, turn));
    });
  if (!is_legal_turn(as_it_is)) return true;
  return std::all_of(as_it_is.permissions.begin(), as_it_is.permissions.end(), [&](const Finding& one) {
    const bool has_effect = entry_of(one.clause).kind == ClauseKind::permission && has_an_off(one.clause);
    return !has_effect || is_found_without(one.clause);
  });
}

bool judging_goes_on_in_the_middle(const Rules& rules, const Position& position, const Turn& turn) {
  const Judgement whole = judge(rules, position, turn);
  for (std::size_t count = 1; count < turn.steps.size(); ++count) {
    const Turn begun = first_steps(turn, count);
    const Judgement so_far = judge(rules, position, begun);
    if (is_impossible(so_far) || waits_at_a_step(so_far) || !found_at_steps(so_far).empty()) return true;
    const auto middle = in_the_middle(rules, position, begun);
    if (!middle) return true;
    const Turn still_to_come = later_steps(turn, count);
    const Judgement rest = judge(rules, *middle, still_to_come);
    if (!is_as_legal_by_the_quick_question(rules, *middle, still_to_come, rest)) return false;
    // A turn that cannot be done is not looked at to its end.
    const bool is_done = !is_impossible(whole);
    if (is_legal_turn(rest) != is_legal_turn(whole) || (is_done && rest.after != whole.after)) return false;
  }
  return true;
}

// ---- The same play in other words

namespace {

struct Wording {
  Turn turn;
  Position after;
  std::size_t verdict = 0;  // legal, illegal, undetermined
};

Wording judged(const Rules& rules, const Position& position, const Turn& turn) {
  Judgement judgement = judge(rules, position, turn);
  return {turn, std::move(judgement.after), judgement.verdict.index()};
}

// What is made of cards of the table may be captured at once, or lie there beside a card that is trailed.
std::vector<Turn> turns_with(const Rules& rules, const Position& position, const Action& action) {
  const Turn alone{position.to_act, {action}};
  std::vector<Turn> turns{alone};
  if (!action.hand.empty()) return turns;
  const CardSet made = action.base | action.table | action.tops | action.unite;
  for (const Card card : position.hands[position.to_act].cards) {
    turns.push_back(Turn{position.to_act, {action, Action{.kind = Do::trail, .hand = card}}});
    if (rules.turn_shape == TurnShape::several_actions)
      turns.push_back(Turn{position.to_act, {action, Action{.kind = Do::capture, .hand = card, .table = made}}});
  }
  return turns;
}

// What two have to have in common: what they come to, the value that is said, and what is said of the partner. A build
// that is united with one that it cannot be united with means to stand beside it.
bool is_comparable(const Rules& rules, const Position& position, const Action& action) {
  const bool makes_a_build = action.kind != Do::trail && action.kind != Do::capture;
  const Build* united = position.build_with(action.unite);
  const bool can_be_united =
      action.unite.empty() || (rules.build_same_value == BuildSameValue::own_side_merges && united != nullptr &&
                               united->value == action.value && same_side(rules, united->owner, position.to_act));
  // AA-ADD-6 speaks of additions alone.
  const bool is_permitted_alike = !action.hand.empty() || rules.augment_loose_groups == AugmentLooseGroups::free;
  return makes_a_build && action.value.is_said() && can_be_united && is_permitted_alike;
}

std::string two_wordings_reported(const Rules& rules, const Position& position, const Wording& one,
                                  const Wording& other) {
  return "The same in other words is judged otherwise:\n" + shown(rules, position, one.turn) +
         json::of(judge(rules, position, one.turn), rules).dump() + "\n" + shown(rules, position, other.turn) +
         json::of(judge(rules, position, other.turn), rules).dump() + "\n";
}

bool is_the_partners(const Rules& rules, const Position& position, const Wording& wording) {
  const auto& action = std::get<Action>(wording.turn.steps.front());
  const Build* build = wording.after.build_with(action.hand | action.base | action.table | action.tops);
  if (build == nullptr || rules.partner_build_for_owner == PartnerBuildForOwner::builder) return true;
  return has_partners(rules) && build->owner == partner_of(rules, position.to_act);
}

}  // namespace

std::optional<std::string> wordings_differ(const Rules& rules, const Position& position) {
  using OfEffect = std::unordered_map<Position, Wording, referee::PositionHash>;
  // For the partner, or not; at a value; with these tops: one that is captured back lies where it lay before.
  std::map<std::tuple<bool, int, std::uint64_t>, OfEffect> said;
  for (const Action& action : referee::syntactic_actions(rules, position)) {
    if (!is_comparable(rules, position, action) || obstacle(rules, position, action)) continue;
    for (const Turn& turn : turns_with(rules, position, action)) {
      const Wording wording = judged(rules, position, turn);
      if (action.for_partner && wording.verdict == 0 && !is_the_partners(rules, position, wording))
        return "It is not for the partner:\n" + shown(rules, position, turn);
      const auto [other, is_new] =
          said[{action.for_partner, action.value.points, action.tops.bits()}].emplace(wording.after, wording);
      if (!is_new && other->second.verdict != wording.verdict)
        return two_wordings_reported(rules, position, other->second, wording);
    }
  }
  return std::nullopt;
}

}  // namespace casino::properties
