#include "oracle/conform/run.hpp"

#include <algorithm>
#include <numeric>

namespace casino::conform {
namespace {

std::vector<Clause> refusing_clauses(const Question& question) {
  std::vector<Clause> clauses;
  for (const corpus::ExpectedClause& expected : question.clauses) clauses.push_back(*expected.clauses.begin());
  return clauses;
}

Result result_of(const Question& question, const Checked& checked) {
  return {question.id,      question.title, std::string(question.rules.variant), checked.outcome,
          checked.expected, checked.found,  refusing_clauses(question)};
}

void count(Counts& counts, Outcome outcome) { ++counts.at(static_cast<std::size_t>(outcome)); }

}  // namespace

bool is_failure(Outcome outcome) {
  return outcome != Outcome::pass && outcome != Outcome::skip && outcome != Outcome::undecided;
}

std::size_t Summary::asked() const {
  return std::accumulate(by_outcome.begin(), by_outcome.end(), std::size_t{0}) - of(Outcome::skip);
}

bool Summary::holds() const {
  return of(Outcome::fail) + of(Outcome::wrong_reason) + of(Outcome::error) + of(Outcome::crash) + of(Outcome::hang) ==
         0;
}

void ask(Session& session, const Piece& piece, const TakeChecked& take) {
  std::vector<std::optional<Checked>> results(piece.questions.size());
  std::size_t next = 0;
  session.ask(piece.rules, piece.messages, [&](std::size_t index, const Reply& reply) {
    results[index] = checked(piece.questions[index], reply);
    for (; next < results.size() && results[next]; ++next) take(piece.questions[next], *results[next]);
  });
}

void Summary::add(const Result& result) {
  count(by_outcome, result.outcome);
  count(by_rules[result.rules], result.outcome);
  if (result.outcome == Outcome::skip) {
    // "a game that is not declared: swazi": of each kind of reason the number will do.
    ++skipped_because[result.found.substr(0, result.found.find(": "))];
    return;
  }
  for (const Clause clause : result.clauses) count(by_clause[std::string(entry_of(clause).id)], result.outcome);
}

void Run::tell(const Result& result) {
  summary_.add(result);
  tell_(result);
}

void Run::take(const Prepared& prepared) {
  std::vector<std::pair<const Question*, Checked>> wrong;
  const auto one = [&](const Question& question, const Checked& checked) {
    tell(result_of(question, checked));
    if (is_failure(checked.outcome)) wrong.emplace_back(&question, checked);
    if (checked.outcome == Outcome::pass) disagreements_.note_right(question);
  };
  const Piece& piece = prepared.piece;
  for (std::size_t i = 0; i < prepared.checked.size(); ++i) one(piece.questions[i], prepared.checked[i]);
  if (prepared.checked.empty()) ask(session_, piece, one);
  unexplained_.insert(unexplained_.end(), prepared.unexplained.begin(), prepared.unexplained.end());
  // Only now, for making them smaller asks again.
  for (const auto& [question, checked] : wrong) disagreements_.add(*question, checked);
}

void Run::go_through(Agenda& agenda, const Plan& plan, const NextPiece& next) {
  for (const NotAsked& skipped : agenda.not_asked())
    tell({skipped.id, skipped.title, skipped.rules, Outcome::skip, {}, skipped.reason, {}});
  bool has_given_up = false;
  while (const auto prepared = next()) {
    if (!agenda.wants(prepared->piece)) return;
    if (!plan.has_time() || has_given_up || session_.has_given_up()) {
      summary_.is_whole = false;
      return;
    }
    take(*prepared);
    has_given_up = prepared->has_given_up;
  }
  summary_.is_whole = !has_given_up && !session_.has_given_up();
}

void Run::go_through(Agenda& agenda, const Plan& plan) {
  go_through(agenda, plan, [&]() -> std::optional<Prepared> {
    if (const auto make = agenda.next()) return Prepared{(*make)(), {}, {}, false};
    return std::nullopt;
  });
}

void Run::finish() {
  constexpr std::array<Outcome, 3> outcomes{Outcome::error, Outcome::crash, Outcome::hang};
  disagreements_.settle();
  unexplained_.insert(unexplained_.end(), session_.unexplained().begin(), session_.unexplained().end());
  for (const Failed& failed : unexplained_)
    tell({"unexplained",
          "happened while several questions were on their way, and not when each was asked alone",
          "",
          outcomes.at(static_cast<std::size_t>(failed.trouble)),
          "an answer",
          failed.what,
          {}});
}

}  // namespace casino::conform
