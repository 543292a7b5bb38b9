#pragma once
// A judgement explained in full: what decided it, what would have been legal, and what would change the
// verdict.

#include "oracle/explain/instead.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/notation/cards.hpp"

namespace casino::explain {

struct Explanation {
  std::vector<Finding> position_breaks;  // what the position broke before the turn, which stops nothing
  std::vector<Turn> instead;             // of a turn that is not legal: legal ones near it
  bool are_all_compared = true;          // false: there are more legal ones than were looked at
  std::vector<OptionChange> option_changes;
  std::vector<ClauseChange> clause_changes;
};

[[nodiscard]] Explanation explanation_of(const Rules& rules, const Position& position, const Turn& turn,
                                         const Judgement& judgement);

// Whose fault each violation is, where it is not that of whoever acts (`by`), and then what the turn is by itself.
void add_faults_to(json::Json& judgement, const Rules& rules, const Position& position, const Turn& turn,
                   const Verdict& verdict);

// A line for people, and what it is, for those who want to show it.
enum class LineKind : std::uint8_t { legal, illegal, undetermined, heading, citation, text };
struct Line {
  LineKind kind = LineKind::text;
  std::string text;
};

// What was judged and found, without an explanation.
[[nodiscard]] std::vector<Line> lines_of(const Rules& rules, const Position& position, const Turn& turn,
                                         const Judgement& judgement, notation::Style style);
// The explanation, to be put below it.
[[nodiscard]] std::vector<Line> lines_of(const Rules& rules, const Position& position, const Explanation& explanation,
                                         notation::Style style);
// Whether a position is lawful.
[[nodiscard]] std::vector<Line> lines_of(const Rules& rules, const Position& position,
                                         const std::vector<Finding>& violations, notation::Style style);

// Adds to a judgement in JSON: "position_breaks", "legal_instead", "would_change".
void add_to(json::Json& judgement, const Rules& rules, const Position& position, const Explanation& explanation);

// ---- How a clause is cited to people: by the number that the text of the variant in play gives it, with its
// passage

struct Citation {
  std::string id;           // "SWZ-ABN-1 (= AA-OWN-2)", or "AA-OWN-2" where it has that number alone
  std::string_view source;  // "000 action 5": seed and passage
  std::string statement;    // what the clause says under the rules in play
  friend bool operator==(const Citation&, const Citation&) = default;
};

[[nodiscard]] Citation citation_of(const Rules& rules, Clause clause);

// The options that decide how a clause is applied, with the values that they have:
// "trail.owning_build=forbidden", separated by commas; empty if there are none.
[[nodiscard]] std::string options_of(const Rules& rules, Clause clause);

// Whether an ID stands in a list of IDs separated by spaces, itself or by one of its aliases.
[[nodiscard]] bool names_clause(std::string_view ids, Clause clause);

}  // namespace casino::explain
