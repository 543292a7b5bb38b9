#include "oracle/log/report/report.hpp"

#include <fmt/format.h>

#include "oracle/explain/fault.hpp"
#include "oracle/explain/sentences.hpp"
#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/statement.hpp"

namespace casino::log {
namespace {

using explain::Line;
using explain::LineKind;
using json::Json;

constexpr std::size_t most_alternatives = 3;

// What was played, and the position after it: sentences about clauses look at both.
class ProblemLines {
 public:
  ProblemLines(const Log& log, const Problem& problem, notation::Style style)
      : log_(log), rules_(log.rules.rules), problem_(problem), style_(style) {
    if (problem.before) before_ = *problem.before;
    after_ = problem.played ? judge(rules_, before_, *problem.played).after : before_;
  }

  std::vector<Line> lines() {
    if (problem_.before) add(LineKind::text, notation::drawing_of(rules_, before_, style_));
    for (const Finding& finding : problem_.findings) add(finding);
    add_by_itself();
    if (problem_.impossible) {
      add(LineKind::citation, "It cannot be done with these cards");
      add(LineKind::text, "  " + explain::sentence_of(situation(), *problem_.impossible));
    }
    add_assumed();
    for (const Need& need : problem_.needs) add(need);
    if (problem_.certain_from) add(LineKind::text, fmt::format("Certain since turn {}.", problem_.certain_from_turn));
    if (problem_.when_legal) add("Legal, for one, with", *problem_.when_legal);
    if (problem_.when_illegal) add("Illegal, for one, with", *problem_.when_illegal);
    for (const StructuralFault& fault : problem_.faults)
      add(LineKind::text, "  " + explain::sentence_of(rules_, fault));
    if (problem_.matter == Matter::turn && problem_.weight == Weight::problem) add_alternatives();
    return std::move(lines_);
  }

 private:
  [[nodiscard]] explain::Situation situation() const {
    return {rules_, before_,
            after_, problem_.played ? problem_.played->seat : before_.to_act,
            style_, problem_.played ? &*problem_.played : nullptr};
  }
  void add(LineKind kind, std::string text) { lines_.push_back({kind, std::move(text)}); }

  void add_by_itself() {
    if (problem_.matter != Matter::turn || !problem_.played) return;
    const Illegal illegal{problem_.findings, {}};
    if (const auto alone = explain::verdict_by_itself(rules_, before_, *problem_.played, illegal))
      add(LineKind::text, explain::words_by_itself(situation(), *alone));
  }

  void cite(Clause clause, const std::string& introduction) {
    const explain::Citation citation = explain::citation_of(rules_, clause);
    add(LineKind::citation, fmt::format("{}  [{}]", citation.id, citation.source));
    add(LineKind::text, "  " + introduction + citation.statement);
  }
  // What is said between turns can belong to another game.
  [[nodiscard]] std::string introduction_of(Clause clause) const {
    const ClauseKind kind = entry_of(clause).kind;
    const bool is_said = problem_.matter == Matter::event || problem_.matter == Matter::claim;
    const bool is_about_saying = kind == ClauseKind::event || kind == ClauseKind::match;
    if (!is_said || !is_about_saying || problem_.weight != Weight::problem) return "";
    const Statement statement = statement_of(clause, rules_);
    return statement.is_registered ? "Not played here: " : "By these rules: ";
  }

  void add(const Finding& finding) {
    const bool is_of_turn = problem_.matter == Matter::turn;
    cite(finding.clause,
         is_of_turn ? explain::introduction_of(rules_, finding.clause) : introduction_of(finding.clause));
    std::string here = detail_of(log_, problem_, finding, style_);
    if (!here.empty()) here += '.';
    else if (is_of_turn && problem_.weight != Weight::note) here = explain::sentence_of(situation(), finding);
    else if (!finding.cards.empty()) here = notation::text_of(rules_, finding.cards, style_) + ".";
    if (!here.empty()) add(LineKind::text, "  Here: " + here);
  }
  void add(const Need& need) {
    cite(need.clause, "");
    add(LineKind::text, "  Here: it depends on " + explain::sentence_of(situation(), need) + ".");
  }

  void add_assumed() {
    if (!problem_.assumed.empty()) add(LineKind::heading, "From here on it is taken that");
    for (const Assumed& assumed : problem_.assumed) add(LineKind::text, "  " + words_of(rules_, assumed, style_));
  }

  // The hands that the verdict hangs on: those asked for, as far as they are not known.
  void add(std::string heading, const Completion& completion) {
    add(LineKind::heading, std::move(heading));
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
      const bool is_asked_for =
          std::ranges::any_of(problem_.needs, [&](const Need& need) { return need.seat == Seat{i}; });
      if (!is_asked_for || before_.hands[Seat{i}].is_known()) continue;
      add(LineKind::text, fmt::format("  hand {}: {}", name_of(Seat{i}, rules_.seats),
                                      notation::text_of(rules_, completion.hands[Seat{i}], style_)));
    }
  }

  void add_alternatives() {
    const explain::Instead instead = explain::legal_instead(rules_, before_, *problem_.played, most_alternatives);
    if (!instead.turns.empty() || !instead.is_complete) add(LineKind::heading, "Legal turns near it");
    for (const Turn& turn : instead.turns) add(LineKind::text, "  " + notation::text_of(rules_, before_, turn, style_));
    if (!instead.is_complete) add(LineKind::text, "  " + explain::words_of_what_was_left_out());
  }

  const Log& log_;
  const Rules& rules_;
  const Problem& problem_;
  notation::Style style_;
  Position before_;
  Position after_;
  std::vector<Line> lines_;
};

Json in_json(const Assumed& assumed, const Rules& rules) {
  Json object = {{"what", assumption_names.at(static_cast<std::size_t>(assumed.what))},
                 {"text", words_of(rules, assumed)}};
  if (!assumed.cards.empty()) object["cards"] = json::of(assumed.cards, rules);
  object["seat"] = json::of(assumed.seat, rules);
  return object;
}

// Whose fault each finding is, where it is not that of whoever acts, and what the turn is by itself.
void add_faults(Json& object, const Problem& problem, const Rules& rules) {
  if (!problem.before || !problem.played || problem.impossible || problem.findings.empty()) return;
  const auto alone = explain::verdict_by_itself(rules, *problem.before, *problem.played, Illegal{problem.findings, {}});
  if (!alone) return;
  object["by_itself"] = json::name_of(*alone);
  for (std::size_t i = 0; i < problem.findings.size(); ++i)
    if (const Seat seat = explain::at_fault(*problem.before, *problem.played, problem.findings[i]);
        seat != problem.played->seat)
      object["findings"][i]["by"] = json::of(seat, rules);
}

void add_findings(Json& object, const Problem& problem, const Rules& rules) {
  for (const Assumed& assumed : problem.assumed) object["assumed"].push_back(in_json(assumed, rules));
  if (problem.may_follow_from > 0) object["may_follow_from"] = problem.may_follow_from;
  if (problem.follows_from_deal > 0) object["may_follow_from_deal"] = problem.follows_from_deal;
  if (!problem.findings.empty()) object["findings"] = json::of(problem.findings, rules, json::Detail::statements);
  add_faults(object, problem, rules);
  if (problem.impossible) object["impossible"] = json::of(*problem.impossible, rules);
  for (const Need& need : problem.needs) object["needs"].push_back(json::of(need, rules, json::Detail::statements));
  for (const StructuralFault& fault : problem.faults) object["faults"].push_back(name_of(fault.what));
}

void add_turn(Json& object, const Problem& problem, const Rules& rules) {
  if (problem.before) object["position"] = json::of(*problem.before, rules);
  if (!problem.played) return;
  object["played"] = json::of(*problem.played, rules);
  if (problem.weight != Weight::problem) return;
  const explain::Instead instead = explain::legal_instead(rules, *problem.before, *problem.played, most_alternatives);
  for (const Turn& turn : instead.turns) object["legal_instead"].push_back(json::of(turn, rules));
  if (!instead.is_complete) object["legal_instead_complete"] = false;
}

Json in_json(const Completion& completion, const Rules& rules) {
  Json object = Json::object();
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    object["hands"][std::string(name_of(Seat{i}, rules.seats))] = json::of(completion.hands[Seat{i}], rules);
  object["stock"] = json::of(completion.stock, rules);
  return object;
}

void add_inference(Json& object, const Problem& problem, const Rules& rules) {
  if (problem.certain_from) {
    object["certain_from"]["pointer"] = pointer_to(problem.deal, *problem.certain_from);
    object["certain_from"]["turn"] = problem.certain_from_turn;
  }
  if (problem.when_legal) object["when_legal"] = in_json(*problem.when_legal, rules);
  if (problem.when_illegal) object["when_illegal"] = in_json(*problem.when_illegal, rules);
}

void add_numbers(Json& object, const Problem& problem, const Rules& rules) {
  if (problem.seat) object["seat"] = json::of(*problem.seat, rules);
  if (problem.matter == Matter::dealer) object["due"] = json::of(problem.seats_due, rules);
  if (problem.matter == Matter::score || problem.matter == Matter::totals) {
    if (problem.item) object["item"] = name_of(*problem.item);
    object["recorded"] = of(problem.recorded, rules);
    object[problem.due_at_most ? "due_at_least" : "due"] = json::of(problem.due, rules);
    if (problem.due_at_most) object["due_at_most"] = of(*problem.due_at_most, rules);
  }
  if (problem.result) object["recorded"] = of(*problem.result, rules);
  if (problem.result_due) object["due"] = of(*problem.result_due, rules);
  if (problem.matter == Matter::course) object["what"] = course_names.at(static_cast<std::size_t>(problem.course));
}

}  // namespace

std::vector<Line> lines_of(const Log& log, const Problem& problem, notation::Style style) {
  return ProblemLines(log, problem, style).lines();
}

Json of(const Problem& problem, const Log& log) {
  const Rules& rules = log.rules.rules;
  Json object = {{"weight", weight_names.at(static_cast<std::size_t>(problem.weight))},
                 {"matter", matter_names.at(static_cast<std::size_t>(problem.matter))}};
  if (problem.place.line > 0) {
    object["line"] = problem.place.line;
    object["column"] = problem.place.column;
  }
  if (problem.deal_number > 0) {
    object["pointer"] = problem.entry ? pointer_to(problem.deal, *problem.entry) : pointer_to(problem.deal);
    object["deal"] = problem.deal_number;
  } else if (problem.matter == Matter::result) {
    object["pointer"] = "/result";
  } else if (is_of_what_was_before(problem)) {
    object["pointer"] = "/before";
  }
  if (problem.turn > 0) object["turn"] = problem.turn;
  if (problem.ruling != Ruling::none) object["ruling"] = ruling_names.at(static_cast<std::size_t>(problem.ruling));
  object["message"] = headline_of(log, problem);
  add_findings(object, problem, rules);
  add_inference(object, problem, rules);
  add_numbers(object, problem, rules);
  add_turn(object, problem, rules);
  return object;
}

Json of(const Tally& tally) {
  Json object = {{"deals", tally.deals},
                 {"turns", tally.turns},
                 {"legal", tally.legal},
                 {"illegal", tally.illegal},
                 {"undetermined", tally.undetermined}};
  if (tally.not_judged != 0) object["not_judged"] = tally.not_judged;
  if (tally.stood != 0) object["stood"] = tally.stood;
  if (tally.taken_back != 0) object["taken_back"] = tally.taken_back;
  return object;
}

}  // namespace casino::log
