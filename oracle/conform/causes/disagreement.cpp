#include "oracle/conform/causes/disagreement.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "model/judge/judge.hpp"
#include "oracle/conform/causes/cause.hpp"
#include "oracle/conform/questions/message.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/names.hpp"

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

void keep_settings(Disagreement& of, const std::vector<Setting>& those) {
  std::erase_if(of.would_be_right_with,
                [&](const Setting& setting) { return std::find(those.begin(), those.end(), setting) == those.end(); });
}

}  // namespace

// An answer that is no verdict has to be given once more for it.
std::vector<Setting> Disagreements::settings_that_explain(const Question& question, const Checked& checked) {
  if (question.operation == Operation::judge) return settings_for_verdict(question, checked);
  Messages messages(question.rules);
  return settings_for_answer(question, session_.ask(question.rules, messages.of(question)));
}

void Disagreements::add(const Question& question, const Checked& checked) {
  const auto [place, is_new] = by_cause_.emplace(cause_of(question, checked), all_.size());
  if (is_new) return add_first(question, checked);
  Disagreement& known = all_[place->second];
  if (++known.times <= most_ids) known.ids.push_back(question.id);
  if (known.times > most_explained || known.would_be_right_with.empty()) return;
  keep_settings(known, settings_that_explain(question, checked));
}

void Disagreements::add_first(const Question& question, const Checked& checked) {
  Disagreement found{question, checked, 1, {question.id}, {}, {}, {}};
  if (checked.outcome == Outcome::fail) found.would_be_right_with = settings_that_explain(question, checked);
  const bool is_worth_it =
      checked.outcome != Outcome::hang && checked.outcome != Outcome::error && !session_.is_out_of_time();
  if (is_worth_it && all_.size() < most_shrunk) found.point = make_smaller(session_, found.question, found.checked);
  if (found.checked.outcome == Outcome::fail && found.question.operation == Operation::judge) {
    // What a whole deal hung on may be no part of what is left of it.
    keep_settings(found, settings_for_verdict(found.question, found.checked));
    found.would_be_right_without = clauses_for_verdict(found.question, found.checked);
  }
  all_.push_back(std::move(found));
}

void Disagreements::note_right(const Question& question) {
  const bool can_speak = question.operation == Operation::judge || question.operation == Operation::score;
  if (can_speak && right_.size() < most_right) right_.push_back(question);
}

void Disagreements::settle() {
  for (Disagreement& one : all_)
    std::erase_if(one.would_be_right_with, [&](const Setting& setting) {
      return std::any_of(right_.begin(), right_.end(), [&](const Question& right) {
        return right.rules == one.question.rules && changes_the_answer(setting, right);
      });
    });
}

}  // namespace casino::conform
