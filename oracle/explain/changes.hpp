#pragma once
// Which single change of the rules would change a verdict: one option's value, or one clause switched off.

#include <cstdint>
#include <string>
#include <vector>

#include "model/judge/judge.hpp"

namespace casino::explain {

// A verdict without its reasons, in the order of `Verdict`.
enum class Ruling : std::uint8_t { legal, illegal, undetermined };

[[nodiscard]] Ruling ruling_of(const Verdict& verdict);

// Whether one of these clauses is decided by the option.
[[nodiscard]] bool concerns(const OptionEntry& option, const std::vector<Clause>& clauses);

struct OptionChange {
  Option option;
  std::string value;  // set to this,
  Ruling ruling;      // the turn would be that
  friend bool operator==(const OptionChange&, const OptionChange&) = default;
};

// Every value of every option that gives another verdict; those of options that a finding is about come
// first. Values that contradict the other options, or the position, are passed over.
[[nodiscard]] std::vector<OptionChange> option_changes(const Rules& rules, const Position& position, const Turn& turn,
                                                       const Judgement& judgement);

struct ClauseChange {
  Clause clause;  // switched off,
  Ruling ruling;  // the turn would be that
  friend bool operator==(const ClauseChange&, const ClauseChange&) = default;
};

// Of the clauses that refuse the turn or leave it open, those without which the verdict is another.
[[nodiscard]] std::vector<ClauseChange> clause_changes(const Rules& rules, const Position& position, const Turn& turn,
                                                       const Judgement& judgement);

}  // namespace casino::explain
