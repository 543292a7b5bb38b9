
#include <fmt/format.h>

#include "model/match/match.hpp"
#include "model/rules/question.hpp"
#include "oracle/corpus/answer.hpp"
#include "oracle/corpus/worked_examples.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/pages/markdown.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"

namespace casino::pages {
namespace {

using corpus::Case;
using corpus::ExpectedVerdict;

const corpus::TurnsAsked* one_turn(const Case& one) {
  const auto* asked = std::get_if<corpus::TurnsAsked>(&one.asked);
  return asked != nullptr && asked->turns.size() == 1 ? asked : nullptr;
}

bool is_by_the_book(const Case& one, const NamedRules& game) {
  const Rules& rules = one.rules;
  const bool is_played = rules.seats.count >= game.fewest_seats && rules.seats.count <= game.most_seats;
  return rules.variant == game.variant->name && is_played && rules == game.rules(rules.seats) && one.status.empty() &&
         one_turn(one) != nullptr;
}

// What a case is about: the clause that it names first.
std::optional<Chapter> subject_of(const Case& one) {
  const auto& clauses = one.expected.front().clauses;
  if (clauses.empty() || clauses.front().clauses.count == 0) return std::nullopt;
  return chapter_of(entry_of(clauses.front().clauses.clauses[0]).id);
}

bool is_expected(const Case& one, ExpectedVerdict verdict) { return one.expected.front().verdict == verdict; }

bool is_worked_example(const Case& one) { return one.provenance == "worked example"; }

// How one play can be written down teaches nobody the game.
bool is_about_words(const corpus::CaseFile& file) { return file.topic.ends_with("-WRD"); }

// From plain to odd: what a question is about comes last, and before it what more has to be known for than the chapter
// tells, what takes more actions, has more builds, and takes more cards.
std::array<int, 5> oddness_of(const Case& one) {
  std::array<int, 5> odd{};
  auto& [open, elsewhere, actions, builds, cards] = odd;
  const corpus::TurnsAsked& asked = *one_turn(one);
  open = one.question.empty() ? 0 : 1;
  for (const corpus::ExpectedClause& cited : one.expected.front().clauses)
    elsewhere +=
        cited.clauses.count == 0 || chapter_of(entry_of(cited.clauses.clauses[0]).id) != subject_of(one) ? 1 : 0;
  builds = static_cast<int>(asked.position.builds.size());
  elsewhere += one.expected.front().captured ? 1 : 0;  // the end of a deal
  for (const Step& step : asked.turns.front().steps) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr) continue;
    ++actions;
    builds += (action->base.empty() ? 0 : 1) + (action->unite.empty() ? 0 : 1) + (action->tops.empty() ? 0 : 1);
    for (const Build& build : asked.position.builds) builds += (build.cards & action->table).empty() ? 0 : 1;
    cards += (action->hand | action->table | action->tops).size();
  }
  return odd;
}

bool is_plainer(const Case* a, const Case* b) { return oddness_of(*a) < oddness_of(*b); }

std::vector<const Case*> cases_by_the_book(const corpus::Corpus& corpus, const NamedRules& game) {
  std::vector<const Case*> cases;
  for (const corpus::CaseFile& file : corpus.files) {
    if (is_about_words(file)) continue;
    for (const Case& one : file.cases)
      if (is_by_the_book(one, game) && subject_of(one)) cases.push_back(&one);
  }
  return cases;
}

// The chapter that most of the cases are about; of several the first named.
Chapter main_chapter(const std::vector<const Case*>& cases) {
  const auto count = [&](Chapter chapter) {
    return std::ranges::count_if(cases, [&](const Case* one) { return subject_of(*one) == chapter; });
  };
  const auto most = std::ranges::max_element(
      cases, [&](const Case* a, const Case* b) { return count(*subject_of(*a)) < count(*subject_of(*b)); });
  return *subject_of(**most);
}

std::vector<const Case*> only(std::vector<const Case*> cases, Chapter chapter) {
  cases.erase(std::remove_if(cases.begin(), cases.end(), [&](const Case* one) { return subject_of(*one) != chapter; }),
              cases.end());
  return cases;
}

const Case* lawful_twin(const corpus::Corpus& corpus, const NamedRules& game, const Case& one) {
  const Case* twin = one.twin.empty() ? nullptr : corpus.find(one.twin);
  const bool serves = twin != nullptr && is_by_the_book(*twin, game) && is_expected(*twin, ExpectedVerdict::legal);
  return serves ? twin : nullptr;
}

// Chooses examples for a chapter.
class Choice {
 public:
  Choice(const corpus::Corpus& corpus, const NamedRules& game, std::vector<const Case*>& shown)
      : corpus_(corpus), game_(game), shown_(shown) {}

  [[nodiscard]] const std::vector<Example>& examples() const { return examples_; }

  // One of these cases: better a refusal with its lawful twin than anything alone.
  void add_one_of(const std::vector<const Case*>& cases) {
    if (add_a_pair(cases)) return;
    for (const ExpectedVerdict verdict : {ExpectedVerdict::legal, ExpectedVerdict::illegal})
      for (const Case* one : cases)
        if (is_expected(*one, verdict) && add_alone(one)) return;
  }

  // More of them, if there are, until there are enough of both kinds.
  void fill_up(const std::vector<const Case*>& cases, std::size_t enough) {
    while (examples_.size() < enough && add_a_pair(cases)) {
    }
    for (const ExpectedVerdict verdict : {ExpectedVerdict::legal, ExpectedVerdict::illegal})
      for (const Case* one : cases)
        if (examples_.size() < enough && !has(verdict) && is_expected(*one, verdict)) add_alone(one);
  }

 private:
  bool add_a_pair(const std::vector<const Case*>& cases) {
    for (const Case* one : cases) {
      const Case* twin = is_expected(*one, ExpectedVerdict::illegal) ? lawful_twin(corpus_, game_, *one) : nullptr;
      if (twin != nullptr && add({twin, one})) return true;
    }
    return false;
  }
  bool add_alone(const Case* one) {
    return add(is_expected(*one, ExpectedVerdict::legal) ? Example{one, nullptr} : Example{nullptr, one});
  }
  bool add(const Example& example) {
    for (const Case* one : {example.legal, example.illegal})
      if (one != nullptr && std::ranges::find(shown_, one) != shown_.end()) return false;
    examples_.push_back(example);
    for (const Case* one : {example.legal, example.illegal})
      if (one != nullptr) shown_.push_back(one);
    return true;
  }
  [[nodiscard]] bool has(ExpectedVerdict verdict) const {
    return std::ranges::any_of(examples_, [&](const Example& example) {
      return (verdict == ExpectedVerdict::legal ? example.legal : example.illegal) != nullptr;
    });
  }

  const corpus::Corpus& corpus_;
  const NamedRules& game_;
  std::vector<const Case*>& shown_;
  std::vector<Example> examples_;
};

// ---- Text

// The number of a clause; of one from another text also the options by which it says something else here.
std::string cited_number(const Rules& rules, Clause clause) {
  std::string text(label_of(rules, clause));
  const bool is_own = prefix_of(text) == own_prefix(*find_variant(rules.variant));
  if (is_own || statement_of(clause, rules).is_registered) return text;
  for (const OptionEntry& option : options())
    if (explain::names_clause(option.clauses, clause)) text += fmt::format(", `{}`", option.name);
  return text;
}

std::string reasons(const Rules& rules, const Position& position, const Turn& turn, const Judgement& judgement) {
  const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
  if (illegal == nullptr) return {};
  const explain::Situation situation{rules, position, judgement.after, turn.seat, {}, &turn};
  std::string text;
  for (const Finding& violation : illegal->violations) {
    const std::string why = escaped(explain::sentence_of(situation, violation));
    const std::string what = why.empty() ? escaped(statement_of(violation.clause, rules).text) : why;
    text += fmt::format(" {} ({})", what, cited_number(rules, violation.clause));
  }
  if (illegal->impossible) text += " " + escaped(explain::sentence_of(situation, *illegal->impossible));
  return text;
}

bool is_a_worked_example(const corpus::CaseFile& file) { return file.topic.starts_with("WE-"); }

// Files of many cases are called by what they hold together, "Further remarks of the texts", which tells nothing of one
// of them.
bool is_a_collection(const corpus::CaseFile& file) {
  return !file.topic.empty() && !is_a_worked_example(file) && find_question(file.topic) == nullptr &&
         find_clauses(file.topic).count == 0;
}

// What a case is about: the example that it belongs to, the question that it answers, or what its file says; nothing if
// its own title has to say it.
std::string topic_of(const corpus::Corpus& corpus, const Case& one) {
  for (const corpus::CaseFile& file : corpus.files) {
    if (&one < file.cases.data() || &one >= file.cases.data() + file.cases.size()) continue;
    const Question* question = is_a_worked_example(file) ? nullptr : find_question(one.question);
    if (question != nullptr) return std::string(question->title);
    return is_a_collection(file) ? "" : file.title;
  }
  return {};
}

// Titles in a file may go on from one another: "and with none left".
std::string_view without_conjunction(std::string_view title) {
  for (const std::string_view word : {"and ", "or ", "but "})
    if (title.starts_with(word)) return title.substr(word.size());
  return title;
}

// "**Example. Stealing a build.** It is taken. (WE-AA-09a)": what it is about, and what is done.
std::string heading_of(const std::string& topic, const Case& one) {
  const std::string done = as_sentence(without_conjunction(one.title));
  const std::string about = topic.empty() ? done : as_sentence(topic);
  return fmt::format("**Example. {}**{} ({})", escaped(about), about == done ? "" : " " + escaped(done),
                     escaped(one.id));
}

// Seats are called otherwise on a page than in the files of the corpus: "P1" is N.
std::string with_names(std::string_view text, Seats seats) {
  std::string named;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t number = i + 1 < text.size() && text[i] == 'P' ? static_cast<std::size_t>(text[i + 1] - '0') : 0;
    const bool is_a_seat = number >= 1 && number <= seats.count;
    named += is_a_seat ? name_of(Seat{static_cast<std::uint8_t>(number - 1)}, seats) : text.substr(i, 1);
    if (is_a_seat) ++i;
  }
  return named;
}

std::string verdict_of(const Judgement& judgement) {
  constexpr std::array<std::string_view, 3> names{"Legal", "Illegal", "Undetermined"};
  return std::string(names.at(judgement.verdict.index()));
}

// Who has captured what, where the turn ends the deal.
std::string end_of_deal(const Case& one) {
  const std::optional<Captured> captured = corpus::answer(one.rules, one.asked).captured;
  std::string text;
  if (!captured) return text;
  for (const Side side : sides_of(one.rules))
    text +=
        fmt::format("{:<8}{}: {}\n", text.empty() ? "at last" : "", long_name_of(side, one.rules),
                    captured->cards[side].empty() ? "nothing" : notation::text_of(one.rules, captured->cards[side]));
  return text;
}

// The position, unless the reader has it before his eyes already, and the turn.
std::string drawn(const Case& one, Drawings* drawings) {
  const corpus::TurnsAsked& asked = *one_turn(one);
  const Turn& turn = asked.turns.front();
  const Judgement judgement = judge_with_claims(one.rules, asked.position, turn);
  const bool is_legal = std::holds_alternative<Legal>(judgement.verdict);
  std::string lines = fmt::format("turn    {}\n", notation::text_of(one.rules, asked.position, turn));
  if (is_legal) lines += "then\n" + notation::drawing_of_table(one.rules, judgement.after) + "\n";
  if (is_legal && one.expected.front().captured) lines += end_of_deal(one);
  std::string text =
      drawings == nullptr ? fmt::format("```\n{}```\n", lines) : drawings->with_lines(one.rules, asked.position, lines);
  text += fmt::format("\n**{}.**{}", verdict_of(judgement), reasons(one.rules, asked.position, turn, judgement));
  if (is_legal && !one.why.empty()) text += " " + escaped(as_sentence(with_names(one.why, one.rules.seats)));
  return text + "\n";
}

}  // namespace

std::vector<Example> examples_of(const corpus::Corpus& corpus, const NamedRules& game, Chapter chapter,
                                 std::size_t enough, std::vector<const Case*>& shown) {
  const std::vector<const Case*> all = cases_by_the_book(corpus, game);
  Choice choice(corpus, game, shown);
  for (const std::string& id : corpus::worked_examples_of(game.variant->name)) {
    std::vector<const Case*> cases;
    std::ranges::copy_if(all, std::back_inserter(cases),
                         [&](const Case* one) { return corpus::is_of_example(one->id, id); });
    if (!cases.empty() && main_chapter(cases) == chapter) choice.add_one_of(only(cases, chapter));
  }
  std::vector<const Case*> others = only(all, chapter);
  std::ranges::stable_sort(others, is_plainer);
  std::stable_partition(others.begin(), others.end(), [](const Case* one) { return is_worked_example(*one); });
  choice.fill_up(others, enough);
  std::vector<Example> examples = choice.examples();
  std::ranges::stable_sort(examples, is_plainer,
                           [](const Example& one) { return one.legal != nullptr ? one.legal : one.illegal; });
  return examples;
}

std::string text_of(const corpus::Corpus& corpus, const Example& example, Drawings& drawings) {
  const Case& first = example.legal != nullptr ? *example.legal : *example.illegal;
  std::string text = fmt::format("{}\n\n{}", heading_of(topic_of(corpus, first), first), drawn(first, &drawings));
  if (example.legal == nullptr || example.illegal == nullptr) return text;
  const bool is_same = one_turn(*example.legal)->position == one_turn(*example.illegal)->position;
  text += fmt::format("\nBut: {} ({}){}\n\n{}", escaped(example.illegal->title), escaped(example.illegal->id),
                      is_same ? ", in the same position" : "", drawn(*example.illegal, is_same ? nullptr : &drawings));
  return text;
}

std::string text_of_ruling(const Case& one, bool with_position) {
  Case without_reason = one;  // it is told by itself
  without_reason.why.clear();
  Drawings in_text("", Drawings::As::text);
  return drawn(without_reason, with_position ? &in_text : nullptr);
}

std::string text_of_tally(const corpus::Corpus& corpus, const Case& tally) {
  std::string text = fmt::format("{}\n\n```\n{}```\n", heading_of(topic_of(corpus, tally), tally), drawing_of(tally));
  std::string why = tally.why.empty() ? "" : escaped(as_sentence(with_names(tally.why, tally.rules.seats)));
  if (leaves_cards_out(tally))
    why += (why.empty() ? "" : " ") +
           std::string("Of the cards that score by themselves those alone count that are named.");
  if (!why.empty()) text += "\n" + why + "\n";
  return text;
}

}  // namespace casino::pages
