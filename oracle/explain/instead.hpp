#pragma once
// What would have been legal: turns near one that was not, and changes of the rules.

#include "model/judge/judge.hpp"
#include "oracle/enumerate/search/effort.hpp"

namespace casino::explain {

// How many legal turns are looked through for the nearest, and what looking for them may cost: in some positions there
// are far more.
inline constexpr std::size_t most_turns_compared = 20000;
inline constexpr Effort::Limits effort_of_comparing{.steps = std::uint64_t{1} << 23U, .bytes = std::size_t{64} << 20U};

// A turn as it is made, without what turns up on piles meanwhile.
[[nodiscard]] Turn without_reveals(const Turn& turn);

struct Instead {
  std::vector<Turn> turns;
  bool is_complete = true;  // false: there are legal turns that were not looked at
};

// Legal turns of the seat to act, nearest to this one first: those that play the same card, and of them those
// that touch most of the same cards. One that can turn up several cards is reported once. Where not all of the hand is
// known, turns that are legal whatever the rest is. Where there are too many to look at them all, those that come first
// and those that differ from this one in a card or two of one action.
[[nodiscard]] Instead legal_instead(const Rules& rules, const Position& position, const Turn& turn, std::size_t limit);

// That there are more, for whoever reads of those.
[[nodiscard]] std::string words_of_what_was_left_out();

// ---- Which single change of the rules would change a verdict: one option's value, or one clause switched off

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
