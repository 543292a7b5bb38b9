#include "oracle/conform/run.hpp"

#include <algorithm>
#include <deque>
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

void ask(Session& session, const Piece& first, const TakeChecked& take, const MorePieces& more) {
  struct Pending {
    const Question* question;
    std::optional<Checked> checked;
  };
  const Rules rules = first.rules;
  std::deque<Pending> pending;
  std::size_t taken = 0;
  const auto add = [&](const Piece& piece) {
    for (const Question& question : piece.questions) pending.push_back({&question, {}});
  };
  add(first);
  const auto take_reply = [&](std::size_t number, const Reply& reply) {
    Pending& one = pending[number - taken];
    one.checked = checked(*one.question, reply);
    for (; !pending.empty() && pending.front().checked; pending.pop_front(), ++taken)
      take(*pending.front().question, *pending.front().checked);
  };
  session.ask(rules, first.messages, take_reply, [&]() -> std::span<const std::string> {
    const Piece* piece = more();
    if (piece == nullptr) return {};
    add(*piece);
    return piece->messages;
  });
}

void ask(Session& session, const Piece& piece, const TakeChecked& take) {
  ask(session, piece, take, [] { return nullptr; });
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

// The pieces that are still wanted, one after the other.
class Run::Supply {
 public:
  Supply(Run& run, Agenda& agenda, const Plan& plan, const NextPiece& next)
      : run_(run), agenda_(agenda), plan_(plan), next_(next) {}

  // The next; nullptr: there is none, or it is not to be asked.
  [[nodiscard]] const Prepared* ahead() {
    while (!ahead_ && !is_over_) look_ahead();
    return ahead_ ? &*ahead_ : nullptr;
  }
  // That one.
  [[nodiscard]] Prepared take() {
    Prepared taken = std::move(*ahead_);
    ahead_.reset();
    has_given_up_ = taken.has_given_up;
    return taken;
  }

 private:
  void look_ahead() {
    ahead_ = next_();
    is_over_ = !ahead_ || !agenda_.wants(ahead_->piece);
    if (!is_over_) ahead_->checked.resize(std::min(ahead_->checked.size(), ahead_->piece.questions.size()));
    const bool is_broken_off = !is_over_ && !plan_.has_time();
    if (is_broken_off || has_given_up_ || run_.session_.has_given_up()) {
      run_.summary_.is_whole = false;
      is_over_ = true;
    }
    if (is_over_ || ahead_->piece.questions.empty()) ahead_.reset();
  }

  Run& run_;
  Agenda& agenda_;
  const Plan& plan_;
  const NextPiece& next_;
  std::optional<Prepared> ahead_;
  bool is_over_ = false;
  bool has_given_up_ = false;  // whoever asked the last
};

void Run::tell(const Question& question, const Checked& checked) {
  tell(result_of(question, checked));
  if (checked.outcome == Outcome::pass) disagreements_.note_right(question);
}

// The next piece; and where its questions are still to be asked, those behind it under the same rules, as long as all
// is well: then the adapter is never without a question.
void Run::take_next(Supply& supply) {
  std::deque<Prepared> pieces;
  pieces.push_back(supply.take());
  std::vector<std::pair<const Question*, Checked>> wrong;
  std::size_t told = 0;  // of the pieces that are kept
  const auto one = [&](const Question& question, const Checked& checked) {
    ++told;
    tell(question, checked);
    if (is_failure(checked.outcome)) wrong.emplace_back(&question, checked);
  };
  const auto more = [&]() -> const Piece* {
    const Prepared* ahead = wrong.empty() ? supply.ahead() : nullptr;
    if (ahead == nullptr || !(ahead->piece.rules == pieces.front().piece.rules)) return nullptr;
    while (pieces.size() > 1 && told >= pieces.front().piece.questions.size()) {
      told -= pieces.front().piece.questions.size();
      pieces.pop_front();
    }
    return &pieces.emplace_back(supply.take()).piece;
  };
  if (const Prepared& first = pieces.front(); first.checked.empty()) {
    ask(session_, first.piece, one, more);
  } else {
    for (std::size_t i = 0; i < first.checked.size(); ++i) one(first.piece.questions[i], first.checked[i]);
    unexplained_.insert(unexplained_.end(), first.unexplained.begin(), first.unexplained.end());
  }
  const auto questions = [](std::size_t sum, const Prepared& piece) { return sum + piece.piece.questions.size(); };
  if (told < std::accumulate(pieces.begin(), pieces.end(), std::size_t{0}, questions)) summary_.is_whole = false;
  // Only now, for making them smaller asks again.
  for (const auto& [question, checked] : wrong) disagreements_.add(*question, checked);
}

void Run::go_through(Agenda& agenda, const Plan& plan, const NextPiece& next) {
  for (const NotAsked& skipped : agenda.not_asked())
    tell({skipped.id, skipped.title, skipped.rules, Outcome::skip, {}, skipped.reason, {}});
  Supply supply(*this, agenda, plan, next);
  while (supply.ahead() != nullptr) take_next(supply);
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
    tell({std::string(unexplained_id),
          "happened while several questions were on their way, and not when each was asked alone",
          "",
          outcomes.at(static_cast<std::size_t>(failed.trouble)),
          "an answer",
          failed.what,
          {}});
}

}  // namespace casino::conform
