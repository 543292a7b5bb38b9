// A clause that follows from others is never cited and never switched off, so no case can show that it holds: a fact
// does.

#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "model/rules/clause.hpp"
#include "properties/run/check.hpp"

namespace casino::derived_clauses_test {
namespace {

using namespace properties;

// What these say is that something may be done or happen, or how a number comes about: cases show it.
constexpr std::array<std::string_view, 7> shown_by_cases = {
    "AA-OWN-4",    // by what an owner's duty is met
    "AA-END-2",    // what a dealer can win with the last card
    "ROY-VAL-4",   // pictures and aces are cards like others
    "TUX-DEAL-3",  // the sizes of the last hands
    "FIN-VAL-5",   // which card takes which
    "SWZ-INS-3",   // opponents may keep silent
    "SWZ-AUG-7",   // an addition to an opponent's build has no hand card: the capture that has to follow needs it
};

// The ID as a whole word: AA-BLD-1 is not told by AA-BLD-11.
bool is_stated_by(const ListedFact& fact, std::string_view id) {
  for (auto at = fact.says.find(id); at != std::string_view::npos; at = fact.says.find(id, at + 1)) {
    const auto end = at + id.size();
    if (end == fact.says.size() || std::isdigit(static_cast<unsigned char>(fact.says[end])) == 0) return true;
  }
  return false;
}

TEST(DerivedClauses, are_told_by_facts) {
  const std::vector<ListedFact> facts = listed();
  for (const ClauseEntry& clause : all_clauses) {
    if (!clause.derived) continue;
    const bool is_fact =
        std::any_of(facts.begin(), facts.end(), [&](const ListedFact& fact) { return is_stated_by(fact, clause.id); });
    const bool is_excused = std::find(shown_by_cases.begin(), shown_by_cases.end(), clause.id) != shown_by_cases.end();
    EXPECT_NE(is_fact, is_excused) << clause.id << ": " << clause.statement;
  }
}

}  // namespace
}  // namespace casino::derived_clauses_test
