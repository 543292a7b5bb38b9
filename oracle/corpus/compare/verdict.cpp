
#include "oracle/corpus/compare/parts.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/text/names.hpp"

namespace casino::corpus {
namespace {

std::string written(ExpectedVerdict verdict) {
  return std::string(json::verdict_names[static_cast<std::size_t>(verdict)]);
}

std::string written(const std::vector<ExpectedClause>& clauses) {
  std::vector<std::string> ids;
  ids.reserve(clauses.size());
  for (const ExpectedClause& clause : clauses) ids.push_back(clause.id);
  return joined(ids);
}

std::string written(const std::vector<Clause>& clauses) {
  std::vector<std::string> ids;
  ids.reserve(clauses.size());
  for (const Clause clause : clauses) ids.emplace_back(entry_of(clause).id);
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return joined(ids);
}

// An alias is satisfied by any clause that it stands for.
bool stands_for(const ExpectedClause& expected, Clause clause) {
  return std::find(expected.clauses.begin(), expected.clauses.end(), clause) != expected.clauses.end();
}

bool is_among(const ExpectedClause& expected, const std::vector<Clause>& found) {
  return std::any_of(found.begin(), found.end(), [&](Clause clause) { return stands_for(expected, clause); });
}

bool is_expected(Clause clause, const std::vector<ExpectedClause>& expected) {
  return std::any_of(expected.begin(), expected.end(),
                     [&](const ExpectedClause& one) { return stands_for(one, clause); });
}

bool are_the_same(const std::vector<ExpectedClause>& expected, const std::vector<Clause>& found) {
  return std::all_of(found.begin(), found.end(), [&](Clause clause) { return is_expected(clause, expected); }) &&
         std::all_of(expected.begin(), expected.end(), [&](const ExpectedClause& one) { return is_among(one, found); });
}

// Definitions and duties that a lawful turn rests on are told in the case, but not by the judgement.
bool is_told_when_used(const ExpectedClause& expected) {
  return std::any_of(expected.clauses.begin(), expected.clauses.end(), [](Clause clause) {
    return entry_of(clause).kind == ClauseKind::permission && has_an_off(clause);
  });
}

void compare_permissions(Comparison& comparison, const Expected& expected, const Told& told) {
  for (const ExpectedClause& one : expected.clauses)
    if (is_told_when_used(one) && !is_among(one, told.permissions))
      comparison.same("clauses", one.id, written(told.permissions));
}

std::string written(const std::optional<Impossible>& impossible) {
  return impossible ? std::string(name_of(impossible->what)) : joined({});
}

}  // namespace

void compare_verdict(Comparison& comparison, const Expected& expected, const Told& told) {
  if (expected.warnings && !are_the_same(*expected.warnings, told.warned))
    comparison.same("warnings", written(*expected.warnings), written(told.warned));
  if (!expected.verdict) return;
  comparison.same("verdict", written(*expected.verdict), written(told.verdict));
  const auto what = expected.impossible ? std::optional(Impossible{*expected.impossible, 0, {}}) : std::nullopt;
  comparison.same("impossible", written(what), written(told.impossible));
  if (*expected.verdict != told.verdict) return;
  if (told.verdict == ExpectedVerdict::legal) compare_permissions(comparison, expected, told);
  else if (!are_the_same(expected.clauses, told.cited))
    comparison.same("clauses", written(expected.clauses), written(told.cited));
}

void compare_turn(Comparison& comparison, const Expected& expected, const Judgement& judgement) {
  compare_verdict(comparison, expected, told_by(judgement));
  compare_about(comparison, expected.about, judgement);
  if (expected.after) compare_position(comparison, *expected.after, judgement.after);
  if (!expected.groups) return;
  std::vector<CardSet> groups;
  for (const Grouping& grouping : judgement.groupings)
    groups.insert(groups.end(), grouping.groups.begin(), grouping.groups.end());
  comparison.same("groups", *expected.groups, groups);
}

}  // namespace casino::corpus
