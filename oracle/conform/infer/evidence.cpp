#include "oracle/conform/infer/evidence.hpp"

#include <algorithm>

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

}  // namespace

bool Evidence::is_hopeless(const Probe& probe) const {
  const auto unanswered = unanswered_.find(probe.rules.pack_kind);
  return unanswered != unanswered_.end() && unanswered->second >= enough &&
         std::none_of(answers_.begin(), answers_.end(),
                      [&](const Answer& answer) { return answer.probe.rules.pack_kind == probe.rules.pack_kind; });
}

bool Evidence::ask(const Probe& probe) {
  if (is_hopeless(probe)) return false;
  ++asked_;
  const Question question = written(probe);
  Messages messages(probe.rules);
  Reply reply = session_.ask(any_rules(plan_.seats), messages.of(question));
  const bool is_answer =
      std::holds_alternative<Answered>(reply) && outcome_of(checked(question, reply)) != Outcome::error;
  if (!is_answer) {
    ++unanswered_[probe.rules.pack_kind];
    return false;
  }
  answers_.push_back({probe, std::move(reply)});
  return true;
}

std::size_t Evidence::explained_by(const Rules& rules) {
  auto tally = std::find_if(tallies_.begin(), tallies_.end(), [&](const Tally& one) { return one.rules == rules; });
  if (tally == tallies_.end()) tally = tallies_.insert(tally, {rules});
  for (; tally->heard < answers_.size(); ++tally->heard) {
    const Answer& answer = answers_[tally->heard];
    if (explains(rules, answer.probe, answer.reply)) ++tally->explained;
  }
  return tally->explained;
}

bool Evidence::last_is_explained_by(const Rules& rules) const {
  return explains(rules, answers_.back().probe, answers_.back().reply);
}

std::vector<Unexplained> Evidence::unexplained_by(const Rules& rules) const {
  std::vector<Unexplained> all;
  for (const Answer& answer : answers_) {
    if (explains(rules, answer.probe, answer.reply)) continue;
    // What cannot be asked under these rules says nothing against them.
    const auto question = under(rules, answer.probe);
    if (!question) continue;
    all.push_back({*question, checked(*question, answer.reply)});
  }
  return all;
}

}  // namespace casino::conform
