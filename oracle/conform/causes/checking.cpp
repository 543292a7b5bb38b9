#include "oracle/conform/causes/checking.hpp"

#include <algorithm>

#include "model/judge/judge.hpp"
#include "oracle/conform/protocol/reached.hpp"
#include "oracle/corpus/compare/parts.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/json/as_it_came.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/foreign_text.hpp"
#include "oracle/text/names.hpp"

namespace casino::conform {
namespace {

using corpus::ExpectedVerdict;
using json::Cursor;
using json::Json;
using json::Node;
using playing::Course;
using playing::what_is_wrong;

Checked garbled(const std::string& expected, const std::string& found) { return {Outcome::error, expected, found}; }

// A part of an answer, or what is wrong with it.
template <typename Read>
auto part(const Node& answer, std::string_view key, Read read) {
  const Node* member = answer.find(key);
  const Node nothing{json::Null{}};
  ParseErrors errors;
  const Cursor whole(answer, errors);
  auto value = read(whole.member(key, member == nullptr ? nothing : *member));
  using Value = decltype(value);
  return errors.empty() ? Parsed<Value>(std::move(value)) : Parsed<Value>(errors);
}

Checked garbled(const ParseErrors& errors) {
  const ParseError& first = errors.front();
  return garbled(first.where.pointer + ": " + first.expected, first.found);
}

// ---- judge

bool stands_for(const corpus::ExpectedClause& expected, const std::string& id) {
  const ClauseList named = find_clauses(id);
  return std::any_of(named.begin(), named.end(), [&](Clause clause) {
    return std::find(expected.clauses.begin(), expected.clauses.end(), clause) != expected.clauses.end();
  });
}

// The clauses that an answer cites for a refusal; a program need not know any.
Checked check_clauses(const Question& question, const std::vector<std::string>& told) {
  const auto is_told = [&](const corpus::ExpectedClause& one) {
    return std::any_of(told.begin(), told.end(), [&](const std::string& id) { return stands_for(one, id); });
  };
  const auto is_expected = [&](const std::string& id) {
    return std::any_of(question.clauses.begin(), question.clauses.end(),
                       [&](const corpus::ExpectedClause& one) { return stands_for(one, id); });
  };
  if (std::all_of(question.clauses.begin(), question.clauses.end(), is_told) &&
      std::all_of(told.begin(), told.end(), is_expected))
    return {};
  std::string text;
  for (const std::string& id : told) text += (text.empty() ? "" : " ") + id;
  return {Outcome::wrong_reason, written_clauses(question), text.empty() ? "none" : text};
}

// None where it tells none.
Parsed<std::vector<std::string>> clauses_told(const Node& answer) {
  if (answer.find("clauses") == nullptr) return std::vector<std::string>{};
  return part(answer, "clauses", [](const Cursor& at) {
    std::vector<std::string> ids;
    for (const Cursor& item : at.items("a list of clause IDs")) ids.emplace_back(item.text("a clause ID").value_or(""));
    return ids;
  });
}

Checked check_judge(const Question& question, const Node& answer) {
  const auto verdict =
      part(answer, "verdict", [](const Cursor& at) { return at.choice("a verdict", json::verdict_names).value_or(0); });
  if (!verdict) return garbled(verdict.errors());
  const auto clauses = clauses_told(answer);
  if (!clauses) return garbled(clauses.errors());
  const auto found = static_cast<ExpectedVerdict>(*verdict);
  const std::string expected(json::verdict_names.at(static_cast<std::size_t>(question.verdict)));
  if (found != question.verdict)
    return {found == ExpectedVerdict::undetermined ? Outcome::undecided : Outcome::fail,
            question.clauses.empty() ? expected : expected + " by " + written_clauses(question),
            std::string(json::verdict_names.at(*verdict))};
  if (found != ExpectedVerdict::illegal || answer.find("clauses") == nullptr) return {};
  return check_clauses(question, *clauses);
}

// ---- turns, apply, score, play

Checked check_turns(const Question& question, const Node& answer) {
  const Rules& rules = question.rules;
  const auto turns = part(answer, "turns", [&](const Cursor& at) {
    std::vector<Turn> list;
    for (const Cursor& item : at.items("a list of turns"))
      list.push_back(json::read_turn(item, rules, question.position.to_act));
    return list;
  });
  if (!turns) return garbled(turns.errors());
  // Nobody asked for it here, but what is told has to be what it is called.
  if (answer.find("total") != nullptr)
    if (const auto total = part(answer, "total", [&](const Cursor& at) { return json::read_points(at, rules); });
        !total)
      return garbled(total.errors());
  Reached told(rules);
  for (const Turn& turn : *turns) {
    const Judgement judgement = judge(rules, question.position, turn);
    if (!std::holds_alternative<Legal>(judgement.verdict))
      return {Outcome::fail, std::string(legal_turns_only), notation::text_of(rules, question.position, turn)};
    told.add(judgement.after);
  }
  Checked result;
  legal_turns(rules, question.position, [&](const Turn& turn, const Position& after) {
    if (told.contains(after)) return true;
    result = {Outcome::fail, notation::text_of(rules, question.position, turn), "not among its turns"};
    return false;
  });
  return result;
}

// Whose sweeps there were, in their order.
std::string sides_of_sweeps(const Rules& rules, const Position& position) {
  std::string sides;
  for (const Sweep& sweep : position.sweeps) sides += (sides.empty() ? "" : " ") + long_name_of(sweep.side, rules);
  return sides.empty() ? "none" : sides;
}

Checked check_apply(const Question& question, const Node& answer) {
  const Rules& rules = question.rules;
  // A card in two places can be what is wrong with it.
  const auto after = part(answer, "after", [&](const Cursor& at) { return json::read_position_as_given(at, rules); });
  if (!after) return garbled(after.errors());
  const Position right = judge(rules, question.position, question.turn).after;
  if (*after == right) return {};
  // What is expected goes the way of the answer, too: a document holds less of a pile that the rules do not keep in
  // order.
  const auto expected = json::parsed(json::as_node(json::of(right, rules)),
                                     [&](const Cursor& at) { return json::read_position(at, rules); });
  if (!expected) return garbled(expected.errors());
  const Node& told = *answer.find("after");
  std::vector<std::string> keys{"loose", "builds", "hands"};
  for (const char* key : {"piles", "last_capturer"})
    if (told.find(key) != nullptr) keys.emplace_back(key);
  std::vector<corpus::Difference> differences;
  corpus::Comparison comparison(rules, differences);
  const std::vector<std::vector<std::string>> no_more(expected->builds.size());
  corpus::compare_position(comparison, {*expected, keys, no_more}, *after);
  const bool sweeps_score = rules.sweep_score != 0 || rules.sweep_large_score != 0;
  if (sweeps_score && told.find("sweeps") != nullptr)
    comparison.same("after/sweeps", sides_of_sweeps(rules, *expected), sides_of_sweeps(rules, *after));
  if (differences.empty()) return {};
  const corpus::Difference& first = differences.front();
  return {Outcome::fail, first.what + " " + first.expected, first.found};
}

Checked check_score(const Question& question, const Node& answer) {
  const Rules& rules = question.rules;
  const auto total = part(answer, "total", [&](const Cursor& at) { return json::read_points(at, rules); });
  if (!total) return garbled(total.errors());
  if (*total == question.total) return {};
  return {Outcome::fail, json::of(question.total, rules).dump(), json::of(*total, rules).dump()};
}

Parsed<Course> course_told(const Question& question, const Node& answer) {
  const Rules& rules = question.rules;
  const auto total = part(answer, "total", [&](const Cursor& at) { return json::read_points(at, rules); });
  if (!total) return total.errors();
  const auto turns = part(answer, "turns", [&](const Cursor& at) {
    std::vector<Turn> list;
    for (const Cursor& item : at.items("a list of turns")) list.push_back(json::read_turn(item, rules, Seat{}));
    return list;
  });
  if (!turns) return turns.errors();
  return Course{*turns, *total};
}

Checked check_play(const Question& question, const Node& answer) {
  const auto course = course_told(question, answer);
  if (!course) return garbled(course.errors());
  const auto wrong = what_is_wrong(question.rules, question.dealer, question.pack, *course);
  if (!wrong) return {};
  return {Outcome::fail, wrong->expected, wrong->found};
}

Checked check(const Question& question, const Answered& answered) {
  switch (question.operation) {
    case Operation::judge: return check_judge(question, answered.document);
    case Operation::turns: return check_turns(question, answered.document);
    case Operation::apply: return check_apply(question, answered.document);
    case Operation::score: return check_score(question, answered.document);
    case Operation::play: return check_play(question, answered.document);
  }
  return {};
}

Checked check(const Question&, const Skipped& skipped) { return {Outcome::skip, {}, skipped.reason}; }

Checked check(const Question&, const Failed& failed) {
  constexpr std::array<Outcome, 3> outcomes{Outcome::error, Outcome::crash, Outcome::hang};
  return {outcomes.at(static_cast<std::size_t>(failed.trouble)), "an answer", failed.what};
}

}  // namespace

std::string_view name_of(Outcome outcome) { return outcome_names.at(static_cast<std::size_t>(outcome)); }

std::optional<playing::Wrong> wrong_in_play(const Question& question, const Reply& reply) {
  const auto* answered = std::get_if<Answered>(&reply);
  if (answered == nullptr || question.operation != Operation::play) return std::nullopt;
  const auto course = course_told(question, answered->document);
  if (!course) return std::nullopt;
  return what_is_wrong(question.rules, question.dealer, question.pack, *course);
}

Checked checked(const Question& question, const Reply& reply) {
  Checked result = std::visit([&](const auto& one) { return check(question, one); }, reply);
  if (std::holds_alternative<Failed>(reply)) return result;  // told in lines of ours already
  for (std::string* told : {&result.expected, &result.found}) *told = plain_line(*told);
  return result;
}

}  // namespace casino::conform
