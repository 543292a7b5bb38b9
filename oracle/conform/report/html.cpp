// The report as a page, and as a label for a page. What came from the adapter stands in it as text and as nothing else.

#include <map>

#include <fmt/format.h>

#include "oracle/conform/causes/said.hpp"
#include "oracle/conform/report/page.hpp"
#include "oracle/conform/report/report.hpp"
#include "oracle/conform/report/words.hpp"
#include "oracle/pages/picture.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::conform {
namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --good: #006b4f; --bad: #b3400a; --line: #8888; }
@media (prefers-color-scheme: dark) { :root { --good: #4fc3a1; --bad: #ff9d5c; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
pre, code { font-family: ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
article { border: 1px solid var(--line); border-radius: .5rem; margin: 1rem 0; padding: 0 1rem 1rem; }
svg { max-width: 100%; height: auto; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: bold; }
)";

// Should anything ever stand there that was not meant to: nothing is fetched, and nothing runs.
constexpr std::string_view policy = "default-src 'none'; style-src 'unsafe-inline'";

// A column for each outcome that there was.
class Table {
 public:
  explicit Table(const Summary& summary) : summary_(summary) {}

  [[nodiscard]] std::string head(std::string_view what) const {
    std::string text = fmt::format("<table>\n<tr><th>{}</th>", what);
    for (std::size_t i = 0; i < outcome_names.size(); ++i)
      if (is_shown(i)) text += fmt::format("<th>{}</th>", outcome_names.at(i));
    return text + "</tr>\n";
  }

  [[nodiscard]] std::string row(std::string_view name, const Counts& counts) const {
    std::string text = fmt::format("<tr><td>{}</td>", in_element(name));
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (!is_shown(i)) continue;
      const auto outcome = static_cast<Outcome>(i);
      const bool is_good = outcome == Outcome::pass;
      const bool is_neutral = outcome == Outcome::skip || outcome == Outcome::undecided;
      const std::string_view kind = counts.at(i) == 0 || is_neutral ? "" : is_good ? "good" : "bad";
      text += fmt::format("<td class=\"{}\">{}</td>", kind, counts.at(i));
    }
    return text + "</tr>\n";
  }

 private:
  [[nodiscard]] bool is_shown(std::size_t outcome) const { return summary_.by_outcome.at(outcome) != 0; }

  const Summary& summary_;
};

bool was_asked(const Counts& counts) {
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts.at(i) != 0 && static_cast<Outcome>(i) != Outcome::skip) return true;
  return false;
}

// A row for each name of which something was asked.
std::string table_of(const Whole& whole, std::string_view what, const std::map<std::string, Counts>& rows) {
  const Table table(whole.summary);
  std::string text = table.head(what);
  for (const auto& [name, counts] : rows)
    if (was_asked(counts)) text += table.row(name.empty() ? "whatever the rules" : name, counts);
  return text;
}

std::string by_variant(const Whole& whole) {
  std::string unasked;
  for (const auto& [name, counts] : whole.summary.by_rules)
    if (!was_asked(counts)) unasked += (unasked.empty() ? "" : ", ") + in_element(name);
  return "<h2>By variant</h2>\n" + table_of(whole, "rules", whole.summary.by_rules) +
         Table(whole.summary).row("all", whole.summary.by_outcome) + "</table>\n" +
         (unasked.empty() ? "" : "<p>Nothing was asked about " + unasked + ".</p>\n");
}

// Turns that are refused, by the clause that refuses them. What was skipped is left out.
std::string by_clause(const Whole& whole) {
  if (whole.summary.by_clause.empty()) return {};
  return "<h2>Refused turns, by clause</h2>\n" + table_of(whole, "clause", whole.summary.by_clause) + "</table>\n";
}

std::string why_skipped(const Summary& summary) {
  const SkipReasons reasons = skip_reasons_of(summary);
  if (reasons.told.empty()) return {};
  std::string text = "<h2>Skipped</h2>\n<ul>\n";
  for (const auto& [reason, count] : reasons.told) text += fmt::format("<li>{}: {}</li>\n", count, in_element(reason));
  if (reasons.others != 0)
    text += fmt::format("<li>{}: {}</li>\n", reasons.skipped_for_others, others_in_words(reasons));
  return text + "</ul>\n";
}

bool has_a_position(const Question& question) {
  return question.operation != Operation::score && question.operation != Operation::play;
}

std::string told(const Disagreement& one, const Again& how) {
  const Question& question = one.question;
  const Said words = said(question, one.checked);
  std::string text =
      fmt::format("<article>\n<h3>{}: {}, expected {}, found <code>{}</code></h3>\n", name_of(question.operation),
                  name_of(outcome_of(one.checked)), in_element(words.expected), in_element(words.found));
  text += fmt::format("<p>{}; met {} {}</p>\n", in_element(rules_in_words(question.rules)), one.times,
                      one.times == 1 ? "time" : "times");
  if (one.point) text += pages::picture_of(question.rules, one.point->position);
  else if (has_a_position(question)) text += pages::picture_of(question.rules, question.position);
  text += fmt::format("<pre>{}</pre>\n", in_element(situation_in_words(one)));
  if (const std::string why = explanation_in_words(one); !why.empty())
    text += fmt::format("<p>{}</p>\n", in_element(why));
  text += fmt::format("<p>Again: <code>{}</code></p>\n</article>\n", in_element(again(how, one.ids.front())));
  return text;
}

}  // namespace

std::string page(std::string_view title, std::string_view body) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<h1>{}</h1>\n{}</body>\n</html>\n",
      policy, in_element(title), style, in_element(title), body);
}

std::string html(const Whole& whole) {
  const Declaration& adapter = whole.declaration;
  const std::string name = adapter.name + (adapter.version.empty() ? "" : " " + adapter.version);
  std::string text =
      fmt::format("<p class=\"{}\">{}</p>\n", whole.summary.holds() ? "good" : "bad", text_of(whole.summary));
  if (!whole.not_started.empty())
    text += fmt::format("<p class=\"bad\">The adapter does not start: {}</p>\n", in_element(whole.not_started));
  if (const std::string counts = counts_of(whole.summary); !counts.empty())
    text += "<p>" + as_sentence(counts) + "</p>\n";
  if (const std::string known = known_in_words(whole); !known.empty()) text += "<p>" + as_sentence(known) + "</p>\n";
  for (const std::string& doubt : doubts_of(whole.summary)) text += "<p>" + as_sentence(doubt) + "</p>\n";
  if (!whole.disagreements.empty()) text += "<h2>Disagreements, each at its smallest</h2>\n";
  for (const Disagreement& one : whole.disagreements) text += told(one, whole.how);
  for (const ToDeclare& declare : whole.to_declare)
    text += fmt::format("<pre>{}</pre>\n", in_element(declaration_in_words(declare)));
  text += by_variant(whole) + by_clause(whole) + why_skipped(whole.summary);
  return page("Casino conformance: " + name, text);
}

std::string badge(const Whole& whole) {
  constexpr int letter = 7;  // wide, about
  constexpr std::string_view label = "casino rules";
  const std::size_t asked = whole.summary.judged();
  const parts::Shard& shard = whole.summary.shard;
  const std::string words =
      (!shard.is_the_whole() ? fmt::format("shard {}/{}: ", shard.number, shard.of) : std::string()) +
      (asked == 0 ? "nothing asked" : fmt::format("{} of {} pass", whole.summary.of(Outcome::pass), asked));
  const int left = letter * static_cast<int>(label.size()) + 14;
  const int right = letter * static_cast<int>(words.size()) + 14;
  const std::string_view colour = asked > 0 && whole.summary.holds() ? "#006b4f" : "#b3400a";
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"20\" role=\"img\" font-family=\"sans-serif\" "
      "font-size=\"12\">\n<title>{4}: {5}</title>\n<rect width=\"{1}\" height=\"20\" fill=\"#444444\"/>\n"
      "<rect x=\"{1}\" width=\"{2}\" height=\"20\" fill=\"{3}\"/>\n"
      "<text x=\"7\" y=\"14\" fill=\"#ffffff\">{4}</text>\n<text x=\"{6}\" y=\"14\" "
      "fill=\"#ffffff\">{5}</text>\n</svg>\n",
      left + right, left, right, colour, label, words, left + 7);
}

}  // namespace casino::conform
