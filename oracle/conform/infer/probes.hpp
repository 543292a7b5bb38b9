#pragma once
// Questions that are put to find out which rules an adapter plays, and what each rules would answer.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "oracle/conform/causes/checking.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::conform {

// A question that can be asked under many rules.
struct Probe {
  std::string id;
  Rules rules;  // in whose words it is written
  Operation operation = Operation::judge;
  Position position;
  Turn turn;
  Captured captured;
};

// The question under some rules, with what they expect; nothing where it cannot be asked under them, or they leave open
// what the answer is.
[[nodiscard]] std::optional<Question> under(const Rules& rules, const Probe& probe);
// What they answer; nothing where it cannot be asked under them.
using Expectation = std::variant<corpus::ExpectedVerdict, PerSide<int>, Position>;
[[nodiscard]] std::optional<Expectation> expectation(const Rules& rules, const Probe& probe);
// As expected, by whatever clauses.
[[nodiscard]] constexpr bool is_explained(Outcome outcome) {
  return outcome == Outcome::pass || outcome == Outcome::wrong_reason;
}
// Whether the turn is written in words that nobody has who plays by these rules: then no answer speaks for or against
// them.
[[nodiscard]] bool is_in_words_of_others(const Rules& rules, const Probe& probe);
// Whether an answer is what these rules expect. What is no answer, is not.
[[nodiscard]] bool explains(const Rules& rules, const Probe& probe, const Reply& reply);

// The turns and scores of these cases for so many seats; where turns are made, what comes of them as well.
[[nodiscard]] std::vector<Probe> probes_of(const corpus::Corpus& corpus, Seats seats);
// Turns of a few random games by these rules, and others around them.
[[nodiscard]] std::vector<Probe> probes_of_games(const Rules& rules);

}  // namespace casino::conform
