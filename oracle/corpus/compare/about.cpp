// What findings are about: the cards, the value and the build that they name.

#include <algorithm>

#include "oracle/corpus/compare/parts.hpp"
#include "oracle/names.hpp"

namespace casino::corpus {
namespace {

std::string written(const Rules& rules, const std::optional<CardSet>& cards, const std::optional<Value>& value,
                    const std::optional<CardSet>& build) {
  std::string text;
  const auto add = [&](std::string_view what, const std::string& words) {
    text += (text.empty() ? "" : ", ") + std::string(what) + " " + (words.empty() ? "none" : words);
  };
  if (cards) add("cards", name_of(*cards, rules.pack_kind));
  if (value) add("value", value->is_said() ? std::to_string(value->points) : "");
  if (build) add("build", name_of(*build, rules.pack_kind));
  return text.empty() ? joined({}) : text;
}

bool names(const ExpectedAbout& expected, const Finding& found) {
  return (!expected.cards || *expected.cards == found.cards) && (!expected.value || *expected.value == found.value) &&
         (!expected.build || *expected.build == found.build);
}

// Whatever was found, as far as it is about something.
std::vector<Finding> all_found(const Judgement& judgement) {
  std::vector<Finding> all = judgement.permissions;
  all.insert(all.end(), judgement.warnings.begin(), judgement.warnings.end());
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict))
    all.insert(all.end(), illegal->violations.begin(), illegal->violations.end());
  if (const auto* open = std::get_if<Undetermined>(&judgement.verdict))
    for (const Need& need : open->needs) all.push_back({need.clause, need.step, need.cards, need.value, {}});
  return all;
}

}  // namespace

void compare_about(Comparison& comparison, const std::vector<ExpectedAbout>& expected, const Judgement& judgement) {
  const std::vector<Finding> all = all_found(judgement);
  for (const ExpectedAbout& one : expected) {
    std::vector<Finding> of_clause;
    std::copy_if(all.begin(), all.end(), std::back_inserter(of_clause), [&](const Finding& found) {
      return std::find(one.clause.clauses.begin(), one.clause.clauses.end(), found.clause) != one.clause.clauses.end();
    });
    const auto is_named = [&](const Finding& found) { return names(one, found); };
    if (std::any_of(of_clause.begin(), of_clause.end(), is_named)) continue;
    std::vector<std::string> found;
    for (const Finding& finding : of_clause)
      found.push_back("[" + written(comparison.rules(), finding.cards, finding.value, finding.build) + "]");
    comparison.same("what " + one.clause.id + " is about",
                    "[" + written(comparison.rules(), one.cards, one.value, one.build) + "]", joined(found));
  }
}

}  // namespace casino::corpus
