#include "oracle/conform/causes/checking.hpp"

#include <algorithm>
#include <set>

#include "model/apply/apply.hpp"
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
#include "oracle/text/names.hpp"
#include "oracle/text/sha256.hpp"

namespace casino::conform {
namespace {

using corpus::ExpectedVerdict;
using json::Cursor;
using json::Json;
using json::Node;
using playing::PlayedDeal;
using playing::what_is_wrong;

constexpr std::size_t most_of_a_list = 12;      // wrong turns of a list that are looked at
constexpr std::size_t most_in_a_digest = 1000;  // and that are told from others

std::string digest_of(const std::set<std::string>& lines) {
  constexpr std::size_t enough = 12;
  std::string all;
  for (const std::string& line : lines) all += line + '\n';
  return sha256(all).substr(0, enough);
}

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

Checked no_answer(const ParseErrors& errors) {
  const ParseError& first = errors.front();
  return NoAnswer{first.where.pointer + ": " + first.expected, first.found};
}

// ---- judge

bool stands_for(const corpus::ExpectedClause& expected, const std::string& id) {
  const ClauseList named = find_clauses(id);
  return std::any_of(named.begin(), named.end(), [&](Clause clause) {
    return std::find(expected.clauses.begin(), expected.clauses.end(), clause) != expected.clauses.end();
  });
}

// The clauses that an answer cites for a refusal; a program need not know any.
Checked check_clauses(const Question& question, std::vector<std::string> told) {
  const auto is_cited = [&](const corpus::ExpectedClause& one) {
    return std::any_of(told.begin(), told.end(), [&](const std::string& id) { return stands_for(one, id); });
  };
  const auto is_expected = [&](const std::string& id) {
    return std::any_of(question.clauses.begin(), question.clauses.end(),
                       [&](const corpus::ExpectedClause& one) { return stands_for(one, id); });
  };
  if (std::all_of(question.clauses.begin(), question.clauses.end(), is_cited) &&
      std::all_of(told.begin(), told.end(), is_expected))
    return Right{};
  return WrongClauses{std::move(told)};
}

std::vector<std::string> ids_in(const json::List& clauses) {
  std::vector<std::string> ids;
  for (const Node& clause : clauses) ids.push_back(*clause.as_text());
  return ids;
}

Checked check_judge(const Question& question, const Node& answer) {
  const auto verdict =
      part(answer, "verdict", [](const Cursor& at) { return at.choice("a verdict", json::verdict_names).value_or(0); });
  if (!verdict) return no_answer(verdict.errors());
  const auto found = static_cast<ExpectedVerdict>(*verdict);
  if (found != question.verdict) return WrongVerdict{found};
  const Node* clauses = answer.find("clauses");
  // Who names none gives no reason; and what is legal no clause refuses.
  const bool gives_reasons = clauses != nullptr && !clauses->as_list()->empty();
  if (found == ExpectedVerdict::undetermined || !gives_reasons) return Right{};
  Checked cited = check_clauses(question, ids_in(*clauses->as_list()));
  if (auto* wrong = std::get_if<WrongClauses>(&cited)) wrong->answer = std::make_shared<json::Node>(answer);
  return cited;
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
  if (!turns) return no_answer(turns.errors());
  Reached told(rules);
  WrongList wrong;
  std::set<std::string> all;
  const auto note = [&](std::vector<Turn>& some, std::string_view sign, const Turn& turn) {
    all.insert(std::string(sign) + notation::text_of(rules, question.position, turn));
    if (some.size() < most_of_a_list) some.push_back(turn);
  };
  for (const Turn& turn : *turns) {
    const Judgement judgement = judge(rules, question.position, turn);
    if (std::holds_alternative<Legal>(judgement.verdict)) told.add(judgement.after);
    else note(wrong.too_many, "+", turn);
  }
  legal_turns(rules, question.position, [&](const Turn& turn, const Position& after) {
    if (!told.contains(after)) note(wrong.missing, "-", turn);
    return all.size() < most_in_a_digest;
  });
  if (all.empty()) return Right{};
  wrong.digest = digest_of(all);
  return wrong;
}

// Whose sweeps there were, in their order.
std::string sides_of_sweeps(const Rules& rules, const Position& position) {
  std::string sides;
  for (const Sweep& sweep : position.sweeps) sides += (sides.empty() ? "" : " ") + long_name_of(sweep.side, rules);
  return sides.empty() ? "none" : sides;
}

int cards_in(const PerSeat<Hand>& hands) {
  int count = 0;
  for (const Hand& hand : hands) count += hand.cards.size();
  return count;
}

std::string more_or_less(int expected, int found) {
  return found > expected ? "too many" : found < expected ? "too few" : "others";
}

// What of the builds differs: their cards, or only what is stated of them.
WrongPosition wrong_builds(corpus::Difference first, const Builds& expected, const Builds& found) {
  bool has_other_owners = false;
  bool has_other_values = false;
  for (const Build& build : expected) {
    const auto* const same =
        std::find_if(found.begin(), found.end(), [&](const Build& one) { return one.cards == build.cards; });
    if (same == found.end() || found.size() != expected.size())
      return {std::move(first),
              "builds: " + more_or_less(static_cast<int>(expected.size()), static_cast<int>(found.size())), false};
    has_other_owners = has_other_owners || same->owner != build.owner;
    has_other_values = has_other_values || same->value != build.value;
  }
  if (found.size() != expected.size()) return {std::move(first), "builds: too many", false};
  return {std::move(first),
          has_other_owners   ? "the owner of a build"
          : has_other_values ? "the value of a build"
                             : "what is told of a build",
          true};
}

WrongPosition wrong_position(corpus::Difference first, const Position& expected, const Position& found) {
  if (first.what == "after/builds") return wrong_builds(std::move(first), expected.builds, found.builds);
  std::string how(first.what);
  if (first.what == "after/loose") how += ": " + more_or_less(expected.loose.size(), found.loose.size());
  if (first.what == "after/hands") how += ": " + more_or_less(cards_in(expected.hands), cards_in(found.hands));
  return {std::move(first), how, false};
}

Checked check_apply(const Question& question, const Node& answer) {
  const Rules& rules = question.rules;
  // A card in two places can be what is wrong with it.
  const auto after = part(answer, "after", [&](const Cursor& at) { return json::read_position_as_given(at, rules); });
  if (!after) return no_answer(after.errors());
  const Position right = judge(rules, question.position, question.turn).after;
  if (*after == right) return Right{};
  // What is expected goes the way of the answer, too: a document holds less of a pile that the rules do not keep in
  // order.
  const auto expected = json::parsed(json::as_node(json::of(right, rules)),
                                     [&](const Cursor& at) { return json::read_position(at, rules); });
  if (!expected) return no_answer(expected.errors());
  const Node& told = *answer.find("after");
  std::vector<std::string> keys{"hands"};
  // AA-END-1: after the last card of a deal some give away what is left on the table at once.
  const bool is_given_away = deal_is_over(rules, right) && after->loose.empty() && after->builds.empty();
  if (!is_given_away) keys.insert(keys.begin(), {"loose", "builds"});
  if (!is_given_away && told.find("piles") != nullptr) keys.emplace_back("piles");
  if (told.find("last_capturer") != nullptr) keys.emplace_back("last_capturer");
  std::vector<corpus::Difference> differences;
  corpus::Comparison comparison(rules, differences);
  const std::vector<std::vector<std::string>> no_more(expected->builds.size());
  corpus::compare_position(comparison, {*expected, keys, no_more}, *after);
  if (some_sweeps_score(rules) && told.find("sweeps") != nullptr)
    comparison.same("after/sweeps", sides_of_sweeps(rules, *expected), sides_of_sweeps(rules, *after));
  if (differences.empty()) return Right{};
  WrongPosition wrong = wrong_position(std::move(differences.front()), *expected, *after);
  wrong.answer = std::make_shared<json::Node>(answer);
  return wrong;
}

Checked check_score(const Question& question, const Node& answer) {
  const Rules& rules = question.rules;
  const auto total = part(answer, "total", [&](const Cursor& at) { return json::read_points(at, rules); });
  if (!total) return no_answer(total.errors());
  if (*total == question.total) return Right{};
  return WrongTotal{*total};
}

Parsed<PlayedDeal> deal_stated(const Question& question, const Node& answer) {
  const Rules& rules = question.rules;
  const auto total = part(answer, "total", [&](const Cursor& at) { return json::read_points(at, rules); });
  if (!total) return total.errors();
  const auto turns = part(answer, "turns", [&](const Cursor& at) {
    std::vector<Turn> list;
    for (const Cursor& item : at.items("a list of turns")) list.push_back(json::read_turn(item, rules, Seat{}));
    return list;
  });
  if (!turns) return turns.errors();
  return PlayedDeal{*turns, *total};
}

Checked check_play(const Question& question, const Node& answer) {
  const auto course = deal_stated(question, answer);
  if (!course) return no_answer(course.errors());
  const auto wrong = what_is_wrong(question.rules, question.dealer, question.pack, *course);
  if (!wrong) return Right{};
  return WrongDeal{wrong->expected, wrong->found, std::make_shared<json::Node>(answer)};
}

// Nobody may need what it tells besides, but what is told has to be what it is called.
Checked check(const Question& question, const Answered& answered) {
  ParseErrors errors;
  look_at_further_fields(Cursor(answered.document, errors), question.operation, question.rules);
  if (!errors.empty()) return no_answer(errors);
  switch (question.operation) {
    case Operation::judge: return check_judge(question, answered.document);
    case Operation::turns: return check_turns(question, answered.document);
    case Operation::apply: return check_apply(question, answered.document);
    case Operation::score: return check_score(question, answered.document);
    case Operation::play: return check_play(question, answered.document);
  }
  return Right{};
}

Checked check(const Question&, const Skipped& skipped) { return skipped; }

Checked check(const Question&, const Failed& failed) { return failed; }

// ---- What it comes to

Outcome outcome(const Right&) { return Outcome::pass; }
Outcome outcome(const WrongVerdict& wrong) {
  return wrong.found == ExpectedVerdict::undetermined ? Outcome::undecided : Outcome::fail;
}
Outcome outcome(const WrongClauses&) { return Outcome::wrong_reason; }
Outcome outcome(const NoAnswer&) { return Outcome::error; }
Outcome outcome(const Skipped&) { return Outcome::skip; }
Outcome outcome(const Failed& failed) {
  constexpr std::array<Outcome, 3> outcomes{Outcome::error, Outcome::crash, Outcome::hang};
  return outcomes.at(static_cast<std::size_t>(failed.trouble));
}
template <typename Wrong>
Outcome outcome(const Wrong&) {
  return Outcome::fail;
}

// ---- Whether two are alike

bool alike(const WrongVerdict& a, const WrongVerdict& b) { return a.found == b.found; }
bool alike(const WrongClauses& a, const WrongClauses& b) { return a.cited == b.cited; }
bool alike(const WrongList& a, const WrongList& b) { return a.too_many.empty() == b.too_many.empty(); }
bool alike(const WrongPosition& a, const WrongPosition& b) { return a.how == b.how; }
bool alike(const Failed& a, const Failed& b) { return a.trouble == b.trouble; }
template <typename Wrong>
bool alike(const Wrong&, const Wrong&) {
  return true;
}

}  // namespace

std::string_view name_of(Outcome outcome) { return outcome_names.at(static_cast<std::size_t>(outcome)); }

std::optional<playing::Wrong> wrong_in_play(const Question& question, const Reply& reply) {
  const auto* answered = std::get_if<Answered>(&reply);
  if (answered == nullptr || question.operation != Operation::play) return std::nullopt;
  const auto course = deal_stated(question, answered->document);
  if (!course) return std::nullopt;
  return what_is_wrong(question.rules, question.dealer, question.pack, *course);
}

Checked checked(const Question& question, const Reply& reply) {
  return std::visit([&](const auto& one) { return check(question, one); }, reply);
}

Outcome outcome_of(const Checked& checked) {
  return std::visit([](const auto& one) { return outcome(one); }, checked);
}

std::string differs_by(const Checked& checked) {
  const auto* list = std::get_if<WrongList>(&checked);
  return list == nullptr ? std::string() : list->digest;
}

AnswerDocument answer_in(const Checked& checked) {
  return std::visit(
      [](const auto& one) {
        if constexpr (requires { one.answer; }) return one.answer;
        else return AnswerDocument();
      },
      checked);
}

bool are_alike(const Checked& a, const Checked& b) {
  return std::visit(
      [&](const auto& one) {
        const auto* other = std::get_if<std::decay_t<decltype(one)>>(&b);
        return other != nullptr && alike(one, *other);
      },
      a);
}

}  // namespace casino::conform
