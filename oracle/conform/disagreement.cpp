#include "oracle/conform/disagreement.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "model/judge.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/rules.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/names.hpp"
#include "oracle/settings.hpp"

namespace casino::conform {
namespace {

constexpr std::size_t most_shrunk = 250;   // causes
constexpr std::size_t most_ids = 5;        // of one cause
constexpr std::size_t most_explained = 8;  // questions of one cause of which the explanation is sought
constexpr std::size_t most_right = 5000;   // answers that are kept, to hold explanations against

bool is_about_a_verdict(const Question& question, const Checked& checked) {
  return question.operation == Operation::judge &&
         (checked.outcome == Outcome::fail || checked.outcome == Outcome::wrong_reason);
}

// What the turn does and by which permissions: what a program that refuses it probably has wrong.
std::string kind_of(const Question& question) {
  std::set<std::string> words;
  for (const Step& step : question.turn.steps)
    if (const auto* action = std::get_if<Action>(&step)) words.insert(std::string(name_of(action->kind)));
  for (const Finding& used : judge(question.rules, question.position, question.turn).permissions)
    if (has_an_off(used.clause)) words.insert(std::string(entry_of(used.clause).id));
  std::string text;
  for (const std::string& word : words) text += " " + word;
  return text;
}

std::string cause_of(const Question& question, const Checked& checked) {
  std::string head =
      fmt::format("{} {} {}", question.rules.variant, name_of(question.operation), name_of(checked.outcome));
  if (!is_about_a_verdict(question, checked)) return head;
  const bool is_legal = question.verdict == corpus::ExpectedVerdict::legal;
  return head + " " + checked.expected + " " + checked.found + (is_legal ? kind_of(question) : "");
}

explain::Ruling found_ruling(const Checked& checked) {
  return checked.found == "legal" ? explain::Ruling::legal : explain::Ruling::illegal;
}

std::vector<explain::OptionChange> settings_that_explain(const Question& question, const Checked& checked) {
  const Judgement judgement = judge(question.rules, question.position, question.turn);
  std::vector<explain::OptionChange> all =
      explain::option_changes(question.rules, question.position, question.turn, judgement);
  std::erase_if(all, [&](const auto& change) { return change.ruling != found_ruling(checked); });
  return all;
}

std::vector<Clause> clauses_that_explain(const Question& question, const Checked& checked) {
  const Judgement judgement = judge(question.rules, question.position, question.turn);
  std::vector<Clause> clauses;
  for (const explain::ClauseChange& change :
       explain::clause_changes(question.rules, question.position, question.turn, judgement))
    if (change.ruling == found_ruling(checked)) clauses.push_back(change.clause);
  return clauses;
}

}  // namespace

void Disagreements::add(const Question& question, const Checked& checked) {
  const auto [place, is_new] = by_cause_.emplace(cause_of(question, checked), all_.size());
  if (is_new) {
    Disagreement found{question, checked, 1, {question.id}, {}, {}, {}};
    const bool is_worth_it = checked.outcome != Outcome::hang && checked.outcome != Outcome::error;
    if (is_worth_it && all_.size() < most_shrunk) found.point = make_smaller(session_, found.question, found.checked);
    if (is_about_a_verdict(question, checked) && checked.outcome == Outcome::fail) {
      found.would_be_right_with = settings_that_explain(question, checked);
      found.would_be_right_without = clauses_that_explain(found.question, checked);
    }
    all_.push_back(std::move(found));
    return;
  }
  Disagreement& known = all_[place->second];
  if (++known.times <= most_ids) known.ids.push_back(question.id);
  if (known.times > most_explained || known.would_be_right_with.empty()) return;
  const auto explain_this = settings_that_explain(question, checked);
  std::erase_if(known.would_be_right_with, [&](const explain::OptionChange& change) {
    return std::find(explain_this.begin(), explain_this.end(), change) == explain_this.end();
  });
}

void Disagreements::note_right(const Question& question) {
  if (question.operation == Operation::judge && right_.size() < most_right) right_.push_back(question);
}

void Disagreements::settle() {
  for (Disagreement& one : all_) {
    const Rules& rules = one.question.rules;
    std::erase_if(one.would_be_right_with, [&](const explain::OptionChange& change) {
      const auto other = rules_with(rules, change.option, change.value);
      return !other || std::any_of(right_.begin(), right_.end(), [&](const Question& right) {
        return right.rules == rules && structural_faults(*other, right.position).empty() &&
               judge(*other, right.position, right.turn).verdict.index() != static_cast<std::size_t>(right.verdict);
      });
    });
  }
}

json::Json as_case(const Disagreement& disagreement, const std::string& provenance) {
  const Question& question = disagreement.question;
  const Rules& rules = question.rules;
  json::Json one = {{"id", "found/" + question.id},
                    {"title", "found: " + disagreement.checked.found},
                    {"provenance", provenance},
                    {"rules", json::of(rules)}};
  if (question.operation == Operation::score) {
    one["score"] = json::of(question.captured, rules);
    one["expect"] = {{"total", json::of(question.total, rules)}};
    return one;
  }
  one["position"] = json::of(question.position, rules);
  one["turn"] = json::of(question.turn, rules);
  one["expect"] = {{"verdict", json::verdict_names.at(static_cast<std::size_t>(question.verdict))}};
  for (const corpus::ExpectedClause& clause : question.clauses) one["expect"]["clauses"].push_back(clause.id);
  return one;
}

}  // namespace casino::conform
