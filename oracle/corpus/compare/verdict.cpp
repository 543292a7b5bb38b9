// Verdicts, the clauses that they cite, and what findings are about: the cards, the value and the build that they name.

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
  std::ranges::sort(ids);
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return joined(ids);
}

// An alias is satisfied by any clause that it stands for.
bool stands_for(const ExpectedClause& expected, Clause clause) {
  return std::ranges::find(expected.clauses, clause) != expected.clauses.end();
}

bool is_among(const ExpectedClause& expected, const std::vector<Clause>& found) {
  return std::ranges::any_of(found, [&](Clause clause) { return stands_for(expected, clause); });
}

bool is_expected(Clause clause, const std::vector<ExpectedClause>& expected) {
  return std::ranges::any_of(expected, [&](const ExpectedClause& one) { return stands_for(one, clause); });
}

bool are_the_same(const std::vector<ExpectedClause>& expected, const std::vector<Clause>& found) {
  return std::ranges::all_of(found, [&](Clause clause) { return is_expected(clause, expected); }) &&
         std::ranges::all_of(expected, [&](const ExpectedClause& one) { return is_among(one, found); });
}

// Definitions and duties that a lawful turn rests on are stated in the case, but not by the judgement.
bool is_reported_when_used(const ExpectedClause& expected) {
  return std::ranges::any_of(expected.clauses, [](Clause clause) {
    return entry_of(clause).kind == ClauseKind::permission && has_an_off(clause);
  });
}

void compare_permissions(Comparison& comparison, const Expected& expected, const Reported& reported) {
  for (const ExpectedClause& one : expected.clauses)
    if (is_reported_when_used(one) && !is_among(one, reported.permissions))
      comparison.same("clauses", one.id, written(reported.permissions), Differs::clauses);
}

std::string written(const std::optional<Impossible>& impossible) {
  return impossible ? std::string(name_of(impossible->what)) : joined({});
}

// A finding, or what a verdict waits for.
struct Named {
  Clause clause;
  std::optional<Unknown> unknown;
  CardSet cards;
  Value value;
  CardSet build;
};

void add(std::string& text, const std::string& what, const std::string& words) {
  text += (text.empty() ? "" : ", ") + what + " " + (words.empty() ? "none" : words);
}

std::string written(const Rules& rules, const ExpectedAbout& about) {
  std::string text;
  if (about.unknown) text = unknown_names.at(static_cast<std::size_t>(*about.unknown));
  if (about.cards) add(text, "cards", name_of(*about.cards, rules.pack_kind));
  if (about.value) add(text, "value", about.value->is_said() ? std::to_string(about.value->points) : "");
  if (about.build) add(text, "build", name_of(*about.build, rules.pack_kind));
  return "[" + text + "]";
}

bool names(const ExpectedAbout& expected, const Named& found) {
  return stands_for(expected.clause, found.clause) && (!expected.unknown || expected.unknown == found.unknown) &&
         (!expected.cards || *expected.cards == found.cards) && (!expected.value || *expected.value == found.value) &&
         (!expected.build || *expected.build == found.build);
}

void add(std::vector<Named>& all, const std::vector<Finding>& findings) {
  for (const Finding& one : findings) all.push_back({one.clause, std::nullopt, one.cards, one.value, one.build});
}

std::vector<Named> named_by(const Judgement& judgement) {
  std::vector<Named> all;
  add(all, judgement.permissions);
  add(all, judgement.warnings);
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) add(all, illegal->violations);
  if (const auto* open = std::get_if<Undetermined>(&judgement.verdict))
    for (const Need& need : open->needs) all.push_back({need.clause, need.what, need.cards, need.value, {}});
  return all;
}

// Those of the clause of an expectation, written out in order.
std::string written(const Rules& rules, const ExpectedAbout& about, const std::vector<Named>& all) {
  std::vector<std::string> words;
  for (const Named& one : all)
    if (stands_for(about.clause, one.clause))
      words.push_back(written(rules, {about.clause, one.unknown, one.cards, one.value, one.build}));
  std::ranges::sort(words);
  return joined(words);
}

std::string written(const Rules& rules, const ExpectedAbout& about, const std::vector<ExpectedAbout>& expected) {
  std::vector<std::string> words;
  for (const ExpectedAbout& one : expected)
    if (one.clause.id == about.clause.id) words.push_back(written(rules, one));
  std::ranges::sort(words);
  return joined(words);
}

// Each expectation of a clause is met, and there is no other finding of it.
void compare(Comparison& comparison, const std::vector<ExpectedAbout>& expected, const std::vector<Named>& all) {
  for (const ExpectedAbout& one : expected) {
    const bool is_met = std::ranges::any_of(all, [&](const Named& found) { return names(one, found); });
    const auto are_wanted =
        std::ranges::count_if(expected, [&](const ExpectedAbout& other) { return other.clause.id == one.clause.id; });
    const auto are_there =
        std::ranges::count_if(all, [&](const Named& found) { return stands_for(one.clause, found.clause); });
    if (is_met && are_wanted == are_there) continue;
    comparison.same("what " + one.clause.id + " is about", written(comparison.rules(), one, expected),
                    written(comparison.rules(), one, all));
  }
}

}  // namespace

void compare_verdict(Comparison& comparison, const Expected& expected, const Reported& reported) {
  if (expected.warnings && !are_the_same(*expected.warnings, reported.warned))
    comparison.same("warnings", written(*expected.warnings), written(reported.warned));
  if (!expected.verdict) return;
  comparison.same("verdict", written(*expected.verdict), written(reported.verdict));
  const auto what = expected.impossible ? std::optional(Impossible{*expected.impossible, 0, {}}) : std::nullopt;
  comparison.same("impossible", written(what), written(reported.impossible));
  if (*expected.verdict != reported.verdict) return;
  if (reported.verdict == ExpectedVerdict::legal) compare_permissions(comparison, expected, reported);
  else if (!are_the_same(expected.clauses, reported.cited))
    comparison.same("clauses", written(expected.clauses), written(reported.cited), Differs::clauses);
}

void compare_turn(Comparison& comparison, const Expected& expected, const Judgement& judgement) {
  compare_verdict(comparison, expected, reported_by(judgement));
  compare_about(comparison, expected.about, judgement);
  if (expected.after) compare_position(comparison, *expected.after, judgement.after);
  if (!expected.groups) return;
  std::vector<CardSet> groups;
  for (const Grouping& grouping : judgement.groupings)
    groups.insert(groups.end(), grouping.groups.begin(), grouping.groups.end());
  comparison.same("groups", *expected.groups, groups);
}

void compare_about(Comparison& comparison, const std::vector<ExpectedAbout>& expected, const Judgement& judgement) {
  compare(comparison, expected, named_by(judgement));
}

void compare_about(Comparison& comparison, const std::vector<ExpectedAbout>& expected,
                   const std::vector<Finding>& findings) {
  std::vector<Named> all;
  add(all, findings);
  compare(comparison, expected, all);
}

}  // namespace casino::corpus
