#include "oracle/conform/infer/evidence.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "model/rules/variants.hpp"
#include "oracle/conform/questions/message.hpp"

namespace casino::conform {
namespace {

constexpr std::size_t enough = 72;  // questions without an answer

// As many rules as it takes to say how many play.
Rules any_rules(Seats seats) {
  for (const VariantEntry& variant : variants())
    if (variant.fewest_seats <= seats.count && seats.count <= variant.most_seats) return variant.rules(seats);
  return variants().front().rules(Seats{2});
}

Question written(const Probe& probe) {
  return {.operation = probe.operation,
          .rules = probe.rules,
          .position = probe.position,
          .turn = probe.turn,
          .captured = probe.captured};
}

// Which verdict is told in the answer to a question of whether a turn is legal.
std::optional<corpus::ExpectedVerdict> verdict_told(const Probe& probe, const Reply& reply) {
  if (probe.operation != Operation::judge) return std::nullopt;
  Question question = written(probe);
  for (const auto verdict : {corpus::ExpectedVerdict::legal, corpus::ExpectedVerdict::illegal}) {
    question.verdict = verdict;
    if (is_explained(outcome_of(checked(question, reply)))) return verdict;
  }
  return std::nullopt;
}

// Whether it tells what it was asked for. Whose points are told, of sides or of each player, is for the rules to say.
bool is_answered(const Question& question, const Reply& reply) {
  const auto* answered = std::get_if<Answered>(&reply);
  if (answered == nullptr) return false;
  const bool tells_points = question.operation == Operation::score && answered->document.find("total") != nullptr;
  return tells_points || outcome_of(checked(question, reply)) != Outcome::error;
}

void note(std::vector<TroubleMet>& troubles, Failed met) {
  constexpr std::size_t most_kinds = 20;
  const auto same = std::find_if(troubles.begin(), troubles.end(), [&](const TroubleMet& one) {
    return one.failed.trouble == met.trouble && one.failed.what == met.what;
  });
  if (same != troubles.end()) ++same->times;
  else if (troubles.size() < most_kinds) troubles.push_back({std::move(met), 1});
}

}  // namespace

bool Evidence::is_hopeless(const Probe& probe) const {
  const auto unanswered = unanswered_.find(probe.rules.pack_kind);
  return unanswered != unanswered_.end() && unanswered->second >= enough &&
         std::none_of(answers_.begin(), answers_.end(),
                      [&](const Answer& answer) { return answer.probe.rules.pack_kind == probe.rules.pack_kind; });
}

// Who cannot tell may say so as an error. Whoever ends, or is silent, or says what is no answer has not told anything.
void Evidence::note_no_answer(const Probe& probe, Reply reply) {
  constexpr std::size_t most_kept = 200;
  if (const auto* failed = std::get_if<Failed>(&reply)) {
    if (failed->trouble != Trouble::error) note(troubles_, *failed);
  } else if (std::holds_alternative<Answered>(reply) && no_answers_.size() < most_kept) {
    no_answers_.emplace_back(probe, std::move(reply));
  }
}

std::vector<TroubleMet> Evidence::troubles(const Rules& rules) const {
  std::vector<TroubleMet> all = troubles_;
  for (const auto& [probe, reply] : no_answers_) {
    const auto question = under(rules, probe);
    // What comes of a turn that is not legal nobody need be able to tell.
    if (!question || (probe.operation == Operation::apply && question->verdict != corpus::ExpectedVerdict::legal))
      continue;
    const Checked found = checked(*question, reply);
    if (const auto* none = std::get_if<NoAnswer>(&found))
      note(all, {Trouble::error, fmt::format("expected {}, found {}", none->expected, none->found)});
  }
  return all;
}

bool Evidence::ask(const Probe& probe) {
  if (is_hopeless(probe)) return false;
  ++asked_;
  const Question question = written(probe);
  Messages messages(probe.rules);
  Reply reply = session_.ask(any_rules(plan_.seats), messages.of(question));
  const bool is_answer = is_answered(question, reply);
  if (!is_answer) {
    ++unanswered_[probe.rules.pack_kind];
    note_no_answer(probe, std::move(reply));
    return false;
  }
  const auto verdict = verdict_told(probe, reply);
  answers_.push_back({probe, std::move(reply), verdict});
  return true;
}

std::size_t Evidence::explained_by(const Rules& rules) {
  auto tally = std::find_if(tallies_.begin(), tallies_.end(), [&](const Tally& one) { return one.rules == rules; });
  if (tally == tallies_.end()) tally = tallies_.insert(tally, {rules});
  for (; tally->heard < answers_.size(); ++tally->heard) {
    const Answer& answer = answers_[tally->heard];
    if (explains(rules, answer)) ++tally->explained;
  }
  return tally->explained;
}

// What is asked in words of others speaks for these rules as for any. A verdict by itself is compared as such: rules
// are many, and reading the whole answer for each takes its time.
bool Evidence::explains(const Rules& rules, const Answer& answer) {
  if (is_in_words_of_others(rules, answer.probe)) return true;
  if (!answer.verdict) return conform::explains(rules, answer.probe, answer.reply);
  return expectation(rules, answer.probe) == Expectation(*answer.verdict);
}

bool Evidence::last_is_explained_by(const Rules& rules) const { return explains(rules, answers_.back()); }

std::vector<Unexplained> Evidence::unexplained_by(const Rules& rules) const {
  std::vector<Unexplained> all;
  for (const Answer& answer : answers_) {
    if (explains(rules, answer)) continue;
    // What cannot be asked under these rules says nothing against them, nor does it what comes of a turn that is not
    // legal, where nobody can read it.
    const auto question = under(rules, answer.probe);
    if (!question) continue;
    Checked found = checked(*question, answer.reply);
    const bool need_not_tell =
        answer.probe.operation == Operation::apply && question->verdict != corpus::ExpectedVerdict::legal;
    if (!need_not_tell || !std::holds_alternative<NoAnswer>(found)) all.push_back({*question, std::move(found)});
  }
  return all;
}

}  // namespace casino::conform
