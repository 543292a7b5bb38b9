// What findings are about: the cards, the value and the build that they name.

#include "oracle/corpus/compare/parts.hpp"
#include "oracle/text/names.hpp"

namespace casino::corpus {
namespace {

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

bool is_meant(const ExpectedAbout& expected, const Named& found) {
  const ClauseList& clauses = expected.clause.clauses;
  return std::find(clauses.begin(), clauses.end(), found.clause) != clauses.end();
}

bool names(const ExpectedAbout& expected, const Named& found) {
  return is_meant(expected, found) && (!expected.unknown || expected.unknown == found.unknown) &&
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
    if (is_meant(about, one))
      words.push_back(written(rules, {about.clause, one.unknown, one.cards, one.value, one.build}));
  std::sort(words.begin(), words.end());
  return joined(words);
}

std::string written(const Rules& rules, const ExpectedAbout& about, const std::vector<ExpectedAbout>& expected) {
  std::vector<std::string> words;
  for (const ExpectedAbout& one : expected)
    if (one.clause.id == about.clause.id) words.push_back(written(rules, one));
  std::sort(words.begin(), words.end());
  return joined(words);
}

// Each expectation of a clause is met, and there is no other finding of it.
void compare(Comparison& comparison, const std::vector<ExpectedAbout>& expected, const std::vector<Named>& all) {
  for (const ExpectedAbout& one : expected) {
    const bool is_met = std::any_of(all.begin(), all.end(), [&](const Named& found) { return names(one, found); });
    const auto are_wanted = std::count_if(expected.begin(), expected.end(),
                                          [&](const ExpectedAbout& other) { return other.clause.id == one.clause.id; });
    const auto are_there =
        std::count_if(all.begin(), all.end(), [&](const Named& found) { return is_meant(one, found); });
    if (is_met && are_wanted == are_there) continue;
    comparison.same("what " + one.clause.id + " is about", written(comparison.rules(), one, expected),
                    written(comparison.rules(), one, all));
  }
}

}  // namespace

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
