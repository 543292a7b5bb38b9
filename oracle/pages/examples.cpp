#include "oracle/pages/examples.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/explain/sentences.hpp"
#include "oracle/names.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/told.hpp"

namespace casino::pages {
namespace {

using corpus::Case;
using corpus::ExpectedVerdict;

const corpus::TurnsAsked* one_turn(const Case& one) {
  const auto* asked = std::get_if<corpus::TurnsAsked>(&one.asked);
  return asked != nullptr && asked->turns.size() == 1 ? asked : nullptr;
}

bool is_by_the_book(const Case& one, const VariantEntry& variant) {
  const Rules& rules = one.rules;
  const bool is_played = rules.seats.count >= variant.fewest_seats && rules.seats.count <= variant.most_seats;
  return rules.variant == variant.name && is_played && rules == variant.rules(rules.seats) && one.status.empty() &&
         one_turn(one) != nullptr;
}

// What a case is about: the clause that it names first.
bool is_about(const Case& one, Chapter chapter) {
  const auto& clauses = one.expected.front().clauses;
  if (clauses.empty() || clauses.front().clauses.count == 0) return false;
  return chapter_of(entry_of(clauses.front().clauses.clauses[0]).id) == chapter;
}

bool is_expected(const Case& one, ExpectedVerdict verdict) { return one.expected.front().verdict == verdict; }

bool is_worked_example(const Case& one) { return one.provenance == "worked example"; }

// The cases of a chapter, those that the texts give first.
std::vector<const Case*> cases_of(const corpus::Corpus& corpus, const VariantEntry& variant, Chapter chapter) {
  std::vector<const Case*> cases;
  for (const corpus::CaseFile& file : corpus.files)
    for (const Case& one : file.cases)
      if (is_by_the_book(one, variant) && is_about(one, chapter)) cases.push_back(&one);
  std::stable_partition(cases.begin(), cases.end(), [](const Case* one) { return is_worked_example(*one); });
  return cases;
}

const Case* lawful_twin(const corpus::Corpus& corpus, const VariantEntry& variant, const Case& one) {
  const Case* twin = one.twin.empty() ? nullptr : corpus.find(one.twin);
  const bool serves = twin != nullptr && is_by_the_book(*twin, variant) && is_expected(*twin, ExpectedVerdict::legal);
  return serves ? twin : nullptr;
}

bool is_used(const std::vector<Example>& examples, const Case* one) {
  return std::any_of(examples.begin(), examples.end(),
                     [&](const Example& example) { return example.legal == one || example.illegal == one; });
}

// ---- Text

std::string reasons(const Rules& rules, const Position& position, const Turn& turn, const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  if (illegal == nullptr) return {};
  const explain::Situation situation{rules, position, judgement.after, turn.seat, {}};
  std::string text;
  for (const Finding& violation : illegal->violations) {
    const std::string why = escaped(explain::sentence_of(situation, violation));
    const std::string what = why.empty() ? escaped(entry_of(violation.clause).statement) : why;
    text += fmt::format(" {} ({})", what, label_of(rules, violation.clause));
  }
  if (illegal->impossible) text += " " + escaped(explain::sentence_of(situation, *illegal->impossible));
  return text;
}

// What the file of a case is about.
std::string topic_of(const corpus::Corpus& corpus, const Case& one) {
  for (const corpus::CaseFile& file : corpus.files)
    if (&one >= file.cases.data() && &one < file.cases.data() + file.cases.size()) return file.title;
  return {};
}

std::string verdict_of(const Judgement& judgement) {
  constexpr std::array<std::string_view, 3> names{"Legal", "Illegal", "Undetermined"};
  return std::string(names.at(judgement.verdict.index()));
}

// The position, unless the reader has it before his eyes already, and the turn.
std::string drawn(const Case& one, bool with_position) {
  const corpus::TurnsAsked& asked = *one_turn(one);
  const Turn& turn = asked.turns.front();
  const std::string played = "turn    " + notation::text_of(one.rules, asked.position, turn);
  const Judgement judgement = judge(one.rules, asked.position, turn);
  const bool is_legal = std::holds_alternative<Legal>(judgement.verdict);
  std::string text = "```\n";
  if (with_position) text += notation::drawing_of(one.rules, asked.position) + "\n";
  text += played + "\n";
  if (is_legal) text += "then\n" + notation::drawing_of_table(one.rules, judgement.after) + "\n";
  text += fmt::format("```\n\n**{}.**{}", verdict_of(judgement), reasons(one.rules, asked.position, turn, judgement));
  if (is_legal && !one.why.empty()) text += " " + escaped(as_sentence(one.why));
  return text + "\n";
}

}  // namespace

std::vector<Example> examples_of(const corpus::Corpus& corpus, const VariantEntry& variant, Chapter chapter,
                                 std::size_t limit) {
  const std::vector<const Case*> cases = cases_of(corpus, variant, chapter);
  std::vector<Example> examples;
  const auto add = [&](const Case* legal, const Case* illegal) {
    if (examples.size() < limit && !is_used(examples, legal) && !is_used(examples, illegal))
      examples.push_back({legal, illegal});
  };
  for (const Case* one : cases)
    if (is_expected(*one, ExpectedVerdict::illegal))
      if (const Case* twin = lawful_twin(corpus, variant, *one)) add(twin, one);
  for (const ExpectedVerdict verdict : {ExpectedVerdict::legal, ExpectedVerdict::illegal}) {
    const bool has_one = std::any_of(examples.begin(), examples.end(), [&](const Example& example) {
      return (verdict == ExpectedVerdict::legal ? example.legal : example.illegal) != nullptr;
    });
    const auto one =
        std::find_if(cases.begin(), cases.end(), [&](const Case* each) { return is_expected(*each, verdict); });
    if (!has_one && one != cases.end())
      add(verdict == ExpectedVerdict::legal ? *one : nullptr, verdict == ExpectedVerdict::legal ? nullptr : *one);
  }
  return examples;
}

std::string text_of(const corpus::Corpus& corpus, const Example& example) {
  const Case& first = example.legal != nullptr ? *example.legal : *example.illegal;
  std::string text = fmt::format("**Example. {}: {}** ({})\n\n{}", escaped(topic_of(corpus, first)),
                                 escaped(first.title), first.id, drawn(first, true));
  if (example.legal == nullptr || example.illegal == nullptr) return text;
  const bool is_same = one_turn(*example.legal)->position == one_turn(*example.illegal)->position;
  text += fmt::format("\nBut: {} ({}){}\n\n{}", escaped(example.illegal->title), example.illegal->id,
                      is_same ? ", in the same position" : "", drawn(*example.illegal, !is_same));
  return text;
}

}  // namespace casino::pages
