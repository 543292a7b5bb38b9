#include "oracle/conform/parts/in_json.hpp"

#include <algorithm>

#include "oracle/json/as_it_came.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/clauses.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/parts/fields.hpp"

namespace casino::conform {
namespace {

using corpus::ExpectedVerdict;
using json::Cursor;
using json::Json;
using json::Members;

// ---- Plain values

template <typename Read>
auto list_field(const Members& members, std::string_view key, Read read) {
  std::vector<decltype(read(std::declval<const Cursor&>()))> list;
  if (const auto at = members.find(key))
    at->each_item("a list", [&](const Cursor& item) { list.push_back(read(item)); });
  return list;
}

Json verdict_in_json(ExpectedVerdict verdict) { return json::verdict_names.at(static_cast<std::size_t>(verdict)); }

ExpectedVerdict read_verdict(const Cursor& at) {
  return static_cast<ExpectedVerdict>(at.choice("a verdict", json::verdict_names).value_or(0));
}

// ---- Questions

bool is_about_a_turn(const Question& question) {
  return question.operation == Operation::judge || question.operation == Operation::apply ||
         !question.turn.steps.empty();
}

Json in_json(const Question& question, RulesTable& table) {
  Json told = {{"number", question.number}, {"id", question.id}, {"title", question.title}};
  told["rules"] = table.number_of(question.rules);
  told.update(message_of(question));
  if (question.operation == Operation::score) {
    told["total"] = json::of(question.total, question.rules);
  } else if (is_about_a_turn(question)) {
    told["turn"] = json::of(question.turn, question.rules);
    told["verdict"] = verdict_in_json(question.verdict);
    told["clauses"] = Json::array();
    for (const corpus::ExpectedClause& clause : question.clauses) told["clauses"].push_back(clause.id);
  }
  return told;
}

corpus::ExpectedClause read_expected_clause(const Cursor& at) {
  return {std::string(at.text("the ID of a clause").value_or("")), json::read_clause(at)};
}

void read_content(const Members& members, Question& question) {
  const Rules& rules = question.rules;
  if (const auto at = members.find("position")) question.position = json::read_position_as_given(*at, rules);
  if (const auto at = members.find("turn")) question.turn = json::read_turn(*at, rules, question.position.to_act);
  if (const auto at = members.find("captured")) question.captured = json::read_captured(*at, rules);
  if (const auto at = members.find("dealer")) question.dealer = json::read_seat(*at, rules).value_or(Seat{});
  if (const auto at = members.find("pack")) question.pack = json::read_cards_in_order(*at, rules);
  if (const auto at = members.find("total")) question.total = json::read_points(*at, rules);
  if (const auto at = members.find("verdict")) question.verdict = read_verdict(*at);
  question.clauses = list_field(members, "clauses", read_expected_clause);
}

Question read_question(const Cursor& at, const std::vector<Rules>& table) {
  const Members members(at, "a question");
  Question question;
  question.number = parts::count_in(members, "number");
  question.id = parts::text_in(members, "id");
  question.title = parts::text_in(members, "title");
  if (const auto ask = members.require("ask", "what is asked"))
    question.operation = static_cast<Operation>(ask->choice("a question", operation_names).value_or(0));
  const auto rules = members.require("rules", "the number of its rules");
  const std::size_t number = rules ? static_cast<std::size_t>(parts::read_count(*rules)) : table.size();
  if (number < table.size()) {
    question.rules = table[number];
    read_content(members, question);
  } else if (rules) {
    rules->refuse("the number of rules that are told");
  }
  return question;
}

// ---- What is wrong

Json in_json(const Question&, const WrongVerdict& wrong) { return {{"verdict", verdict_in_json(wrong.found)}}; }
Json in_json(const Question&, const WrongList& wrong) { return {{"listed", !wrong.too_many.empty()}}; }
Json in_json(const Question& question, const WrongTotal& wrong) {
  return {{"total", json::of(wrong.found, question.rules)}};
}
Json in_json(const Question&, const NoAnswer& wrong) {
  return {{"no_answer", {{"expected", wrong.expected}, {"found", wrong.found}}}};
}
Json in_json(const Question&, const Failed& failed) {
  return {{"trouble", static_cast<int>(failed.trouble)}, {"what", failed.what}, {"in_order", failed.in_order}};
}
// Of the rest the answer tells.
template <typename Wrong>
Json in_json(const Question&, const Wrong& wrong) {
  if constexpr (requires { wrong.answer; })
    if (wrong.answer) return {{"answer", json::as_it_came(*wrong.answer)}};
  return Json::object();
}

Json in_json(const Failure& failure, RulesTable& table) {
  return {{"question", in_json(failure.question, table)},
          {"found", std::visit([&](const auto& one) { return in_json(failure.question, one); }, failure.checked)}};
}

NoAnswer read_no_answer(const Cursor& at) {
  const Members members(at, "what came in place of an answer");
  return {parts::text_in(members, "expected"), parts::text_in(members, "found")};
}

Checked read_what_is_wrong(const Cursor& at, const Question& question) {
  const Members members(at, "what was found");
  if (const auto verdict = members.find("verdict")) return WrongVerdict{read_verdict(*verdict)};
  if (members.has("listed"))
    return parts::truth_in(members, "listed") ? WrongList{{question.turn}, {}} : WrongList{{}, {question.turn}};
  if (const auto total = members.find("total")) return WrongTotal{json::read_points(*total, question.rules)};
  if (const auto none = members.find("no_answer")) return read_no_answer(*none);
  if (const auto trouble = members.find("trouble")) {
    constexpr int most_troubles = 2;
    return Failed{static_cast<Trouble>(trouble->integer(0, most_troubles).value_or(0)), parts::text_in(members, "what"),
                  parts::truth_in(members, "in_order")};
  }
  if (const auto answer = members.require("answer", "what was found wrong"))
    return checked(question, Answered{answer->node()});
  return Right{};
}

Failure read_failure(const Cursor& at, const std::vector<Rules>& table) {
  const Members members(at, "a failure");
  Failure failure{{}, Right{}};
  if (const auto question = members.require("question", "a question"))
    failure.question = read_question(*question, table);
  const auto found = members.require("found", "what was found");
  if (found && at.faults() == 0) failure.checked = read_what_is_wrong(*found, failure.question);
  return failure;
}

Json in_json(const Small& small, RulesTable& table) {
  Json told = in_json(small.failure, table);
  const Rules& rules = small.failure.question.rules;
  if (const auto& point = small.point)
    told["at"] = {{"position", json::of(point->position, rules)}, {"turn", json::of(point->turn, rules)}};
  if (small.is_unsteady) told["unsteady"] = true;
  return told;
}

Small read_small(const Cursor& at, const std::vector<Rules>& table) {
  Small small{read_failure(at, table), {}, false};
  const Members members(at, "a small failure");
  small.is_unsteady = parts::truth_in(members, "unsteady");
  const auto place = members.find("at");
  if (!place || at.faults() != 0) return small;
  const Rules& rules = small.failure.question.rules;
  const Members of_place(*place, "a place in a deal");
  Point point;
  if (const auto position = of_place.require("position", "a position"))
    point.position = json::read_position_as_given(*position, rules);
  if (const auto turn = of_place.require("turn", "a turn"))
    point.turn = json::read_turn(*turn, rules, point.position.to_act);
  small.point = point;
  return small;
}

Json in_json(const Sort& sort, RulesTable& table) {
  Json told = {{"times", sort.times}, {"smallest", in_json(sort.smallest, table)}, {"members", Json::array()}};
  for (const Failure& failure : sort.members) told["members"].push_back(in_json(failure, table));
  return told;
}

Sort read_sort(const Cursor& at, const std::vector<Rules>& table) {
  const Members members(at, "failures of one sort");
  Sort sort;
  sort.times = parts::count_in(members, "times");
  if (const auto smallest = members.require("smallest", "the smallest")) sort.smallest = read_small(*smallest, table);
  sort.members = list_field(members, "members", [&](const Cursor& item) { return read_failure(item, table); });
  if (sort.members.empty()) at.refuse("failures of one sort, of which there is one");
  return sort;
}

// ---- Counts

Json in_json(const Counts& counts) {
  Json told = Json::array();
  for (const std::size_t count : counts) told.push_back(count);
  return told;
}

Counts read_outcome_counts(const Cursor& at) {
  const std::vector<Cursor> items = at.items("how many came to what");
  Counts counts{};
  if (items.size() != counts.size()) at.refuse("a number for each outcome");
  else std::transform(items.begin(), items.end(), counts.begin(), parts::read_count);
  return counts;
}

Json in_json(const std::map<std::string, Counts>& rows) {
  Json told = Json::object();
  for (const auto& [name, counts] : rows) told[name] = in_json(counts);
  return told;
}

std::map<std::string, Counts> rows_field(const Members& members, std::string_view key) {
  std::map<std::string, Counts> rows;
  if (const auto at = members.require(key, "rows of counts"))
    for (const auto& [name, counts] : json::named_members(*at, "rows of counts"))
      rows[std::string(name)] = read_outcome_counts(counts);
  return rows;
}

}  // namespace

std::size_t RulesTable::number_of(const Rules& rules) {
  const auto place = std::find(all_.begin(), all_.end(), rules);
  const auto number = static_cast<std::size_t>(place - all_.begin());
  if (place == all_.end()) all_.push_back(rules);
  return number;
}

Json in_json(const Collected& collected, RulesTable& table) {
  Json told = {{"sorts", Json::array()}, {"right", Json::array()}, {"shown", Json::array()}};
  for (const Sort& sort : collected.sorts) told["sorts"].push_back(in_json(sort, table));
  for (const Question& question : collected.right) told["right"].push_back(in_json(question, table));
  for (const Small& small : collected.shown) told["shown"].push_back(in_json(small, table));
  return told;
}

Collected read_collected(const Cursor& at, const std::vector<Rules>& table) {
  const Members members(at, "what was collected");
  return {list_field(members, "sorts", [&](const Cursor& item) { return read_sort(item, table); }),
          list_field(members, "right", [&](const Cursor& item) { return read_question(item, table); }),
          list_field(members, "shown", [&](const Cursor& item) { return read_small(item, table); })};
}

Json in_json(const Summary& summary) {
  return {{"outcomes", in_json(summary.by_outcome)},
          {"by_rules", in_json(summary.by_rules)},
          {"by_clause", in_json(summary.by_clause)},
          {"skipped_because", summary.skipped_because},
          {"planned_of_all", summary.planned_of_all},
          {"planned", summary.planned},
          {"asked", summary.asked},
          {"told", summary.told},
          {"unsent", summary.unsent},
          {"unexplained", summary.unexplained},
          {"why_fewer", summary.why_fewer},
          {"broken_off", summary.is_broken_off},
          {"bounded", summary.is_bounded}};
}

Summary read_summary(const Cursor& at) {
  const Members members(at, "a summary");
  Summary summary;
  if (const auto outcomes = members.require("outcomes", "how many came to what"))
    summary.by_outcome = read_outcome_counts(*outcomes);
  summary.by_rules = rows_field(members, "by_rules");
  summary.by_clause = rows_field(members, "by_clause");
  if (const auto reasons = members.require("skipped_because", "reasons"))
    for (const auto& [reason, count] : json::named_members(*reasons, "reasons"))
      summary.skipped_because[std::string(reason)] = parts::read_count(count);
  summary.planned_of_all = parts::count_in(members, "planned_of_all");
  summary.planned = parts::count_in(members, "planned");
  summary.asked = parts::count_in(members, "asked");
  summary.told = parts::count_in(members, "told");
  summary.unsent = parts::count_in(members, "unsent");
  summary.unexplained = parts::count_in(members, "unexplained");
  summary.why_fewer = parts::text_in(members, "why_fewer");
  summary.is_broken_off = parts::truth_in(members, "broken_off");
  summary.is_bounded = parts::truth_in(members, "bounded");
  return summary;
}

Json in_json(const Result& failure) {
  Json told = {{"number", failure.number},
               {"id", failure.id},
               {"title", failure.title},
               {"rules", failure.rules},
               {"outcome", name_of(failure.outcome)},
               {"expected", failure.expected},
               {"found", failure.found},
               {"clauses", json::ids_of(failure.clauses)}};
  if (!failure.differs.empty()) told["differs"] = failure.differs;
  if (failure.is_known) told["known"] = true;
  return told;
}

Result read_result(const Cursor& at) {
  const Members members(at, "a failure");
  Result result;
  result.number = parts::count_in(members, "number");
  result.id = parts::text_in(members, "id");
  result.title = parts::text_in(members, "title");
  result.rules = parts::text_in(members, "rules");
  if (const auto outcome = members.require("outcome", "how it failed"))
    result.outcome = static_cast<Outcome>(outcome->choice("an outcome", outcome_names).value_or(0));
  result.expected = parts::text_in(members, "expected");
  result.found = parts::text_in(members, "found");
  if (members.has("differs")) result.differs = parts::text_in(members, "differs");
  if (const auto known = members.find("known")) result.is_known = known->truth().value_or(false);
  if (const auto clauses = members.find("clauses"))
    for (const Cursor& clause : clauses->items("IDs of clauses"))
      for (const Clause one : json::read_clause(clause)) result.clauses.push_back(one);
  return result;
}

}  // namespace casino::conform
