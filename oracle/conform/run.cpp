#include "oracle/conform/run.hpp"

#include <algorithm>
#include <deque>
#include <numeric>

#include <fmt/format.h>

#include "oracle/conform/causes/said.hpp"

namespace casino::conform {
namespace {

std::vector<Clause> refusing_clauses(const Question& question) {
  std::vector<Clause> clauses;
  for (const corpus::ExpectedClause& expected : question.clauses) clauses.push_back(*expected.clauses.begin());
  return clauses;
}

void count(Counts& counts, Outcome outcome) { ++counts.at(static_cast<std::size_t>(outcome)); }

// Questions as they were put, one after the other, and what came of each: handed on as soon as those before it are
// there.
class InOrder {
 public:
  using Take = std::function<void(const Question&, const Checked&)>;
  explicit InOrder(Take take) : take_(std::move(take)) {}

  // Its questions have to stay where they are until they were handed on.
  void add(const Piece& piece) {
    for (const Question& question : piece.questions) waiting_.push_back({&question, {}});
  }
  [[nodiscard]] const Question& question(std::size_t number) const { return *waiting_[number - taken_].question; }
  void take(std::size_t number, Checked checked) {
    waiting_[number - taken_].checked = std::move(checked);
    for (; !waiting_.empty() && waiting_.front().checked; waiting_.pop_front(), ++taken_)
      take_(*waiting_.front().question, *waiting_.front().checked);
  }
  // Nothing more will come: hands on what came behind others of which nothing did.
  void close() {
    for (const Waiting& one : waiting_)
      if (one.checked) take_(*one.question, *one.checked);
    waiting_.clear();
  }

 private:
  struct Waiting {
    const Question* question;
    std::optional<Checked> checked;
  };

  Take take_;
  std::deque<Waiting> waiting_;
  std::size_t taken_ = 0;
};

}  // namespace

bool is_failure(Outcome outcome) {
  return outcome != Outcome::pass && outcome != Outcome::skip && outcome != Outcome::undecided;
}

Result result_of(const Question& question, const Checked& checked) {
  const Said words = said(question, checked);
  return {question.id,
          question.title,
          std::string(question.rules.variant),
          outcome_of(checked),
          words.expected,
          words.found,
          refusing_clauses(question),
          std::holds_alternative<Skipped>(checked) ? kind_of_reason(words.found) : std::string(),
          question.number,
          differs_by(checked)};
}

std::size_t Summary::answered() const {
  return of(Outcome::pass) + of(Outcome::wrong_reason) + of(Outcome::undecided) + of(Outcome::fail);
}

std::size_t Summary::judged() const {
  return std::accumulate(by_outcome.begin(), by_outcome.end(), std::size_t{0}) - of(Outcome::skip);
}

bool Summary::has_failures() const {
  return of(Outcome::fail) + of(Outcome::wrong_reason) + of(Outcome::error) + of(Outcome::crash) + of(Outcome::hang) !=
         0;
}

// A run in which nothing went wrong because nothing went at all must not look like one in which all is well.
std::optional<std::string_view> Summary::why_nothing_is_known() const {
  if (has_failures() || of(Outcome::pass) > 0 || has_nothing_to_do()) return std::nullopt;
  if (planned == 0) return "nothing was to be asked";
  if (of(Outcome::undecided) > 0) return "it does not commit itself on any question";
  if (is_whole()) return "everything was skipped";
  return asked > 0 ? "no question was answered" : "no question was asked";
}

void Summary::add(const Result& result) {
  count(by_outcome, result.outcome);
  ++(result.id == unexplained_id ? unexplained : told);
  count(by_rules[result.rules], result.outcome);
  if (result.outcome == Outcome::skip) {
    ++skipped_because[result.kind_of_skip];
    return;
  }
  for (const Clause clause : result.clauses) count(by_clause[std::string(entry_of(clause).id)], result.outcome);
}

void Summary::add(const Summary& other) {
  const auto add_counts = [](Counts& to, const Counts& counts) {
    for (std::size_t i = 0; i < counts.size(); ++i) to.at(i) += counts.at(i);
  };
  add_counts(by_outcome, other.by_outcome);
  for (const auto& [rules, counts] : other.by_rules) add_counts(by_rules[rules], counts);
  for (const auto& [clause, counts] : other.by_clause) add_counts(by_clause[clause], counts);
  for (const auto& [reason, count] : other.skipped_because) skipped_because[reason] += count;
  planned += other.planned;
  asked += other.asked;
  told += other.told;
  unsent += other.unsent;
  unexplained += other.unexplained;
  if (why_fewer.empty()) why_fewer = other.why_fewer;
  is_broken_off = is_broken_off || other.is_broken_off;
  is_bounded = is_bounded || other.is_bounded;
}

void Run::report(const Result& result) {
  summary_.add(result);
  report_(result);
}

// The pieces that are still wanted, one after the other.
class Run::Supply {
 public:
  Supply(Run& run, const Plan& plan, const NextPiece& next) : run_(run), plan_(plan), next_(next) {}

  // The next; nullptr: there is none, or it is not to be asked.
  [[nodiscard]] const Prepared* ahead() {
    while (!ahead_ && !is_over_) look_ahead();
    return ahead_ ? &*ahead_ : nullptr;
  }
  // That one.
  [[nodiscard]] Prepared take() {
    Prepared taken = std::move(*ahead_);
    ahead_.reset();
    has_given_up_ = has_given_up_ || (taken.came && taken.came->has_given_up);
    return taken;
  }

 private:
  void look_ahead() {
    const bool goes_on = !has_given_up_ && !run_.session_.has_given_up() && plan_.has_time();
    if (!goes_on) run_.summary_.is_broken_off = true;
    ahead_ = next_(goes_on ? Wanted::more : Wanted::what_was_asked);
    is_over_ = !ahead_;
    if (ahead_ && ahead_->piece.questions.empty()) ahead_.reset();
  }

  Run& run_;
  const Plan& plan_;
  const NextPiece& next_;
  std::optional<Prepared> ahead_;
  bool is_over_ = false;
  bool has_given_up_ = false;  // somebody who asked some of them
};

void Run::note(const Put& put) {
  summary_.asked += put.sent;
  summary_.unsent += put.unsent;
}

void Run::note(const Question& question, const Checked& checked, Wrong& wrong) {
  report(result_of(question, checked));
  const Outcome outcome = outcome_of(checked);
  if (outcome == Outcome::pass) disagreements_.note_right(question);
  if (is_failure(outcome)) wrong.emplace_back(&question, checked);
}

void Run::make_smaller(const Wrong& wrong) {
  for (const auto& [question, checked] : wrong) disagreements_.add(*question, checked);
}

// A piece that somebody has asked.
void Run::take(const Prepared& asked) {
  const CameOfPiece& came = *asked.came;
  note(came.put);
  surplus_ += came.put.surplus;
  unexplained_.insert(unexplained_.end(), came.unexplained.begin(), came.unexplained.end());
  Wrong wrong;
  for (std::size_t i = 0; i < came.checked.size(); ++i)
    if (came.checked[i]) note(asked.piece.questions[i], *came.checked[i], wrong);
  make_smaller(wrong);
}

// A piece, and those behind it under the same rules, as long as all is well: then the adapter is never without a
// question.
void Run::ask(Supply& supply, Prepared first) {
  std::deque<Prepared> pieces;
  pieces.push_back(std::move(first));
  Wrong wrong;
  std::size_t told = 0;  // of the pieces that are kept
  InOrder in_order([&](const Question& question, const Checked& checked) {
    ++told;
    note(question, checked, wrong);
  });
  in_order.add(pieces.front().piece);
  const auto take = [&](std::size_t number, const Reply& reply) {
    Checked found = checked(in_order.question(number), reply);
    if (is_failure(outcome_of(found))) report_failed_(result_of(in_order.question(number), found));
    in_order.take(number, std::move(found));
  };
  const auto more = [&]() -> std::span<const std::string> {
    const Prepared* ahead = wrong.empty() ? supply.ahead() : nullptr;
    if (ahead == nullptr || !(ahead->piece.rules == pieces.front().piece.rules)) return {};
    while (pieces.size() > 1 && told >= pieces.front().piece.questions.size()) {
      told -= pieces.front().piece.questions.size();
      pieces.pop_front();
    }
    const Piece& piece = pieces.emplace_back(supply.take()).piece;
    in_order.add(piece);
    return piece.messages;
  };
  const Rules rules = pieces.front().piece.rules;  // the first piece goes before the last
  note(session_.ask(rules, pieces.front().piece.messages, take, more));
  in_order.close();
  make_smaller(wrong);
}

void Run::take_next(Supply& supply) {
  Prepared next = supply.take();
  if (next.came) take(next);
  else ask(supply, std::move(next));
}

void Run::go_through(Agenda& agenda, const Plan& plan, const NextPiece& next) {
  summary_.shard = plan.shard;
  summary_.planned_of_all = agenda.planned_of_all();
  summary_.planned = agenda.planned();
  summary_.is_bounded = plan.is_bounded;
  for (const NotAsked& skipped : agenda.not_asked())
    report({skipped.id,
            skipped.title,
            skipped.rules,
            Outcome::skip,
            {},
            text_of(skipped.reason),
            {},
            skipped.reason.kind});
  Supply supply(*this, plan, next);
  while (supply.ahead() != nullptr) take_next(supply);
  if (!summary_.is_broken_off) summary_.why_fewer = agenda.why_fewer();
}

void Run::go_through(Agenda& agenda, const Plan& plan) {
  go_through(agenda, plan, [&](Wanted wanted) -> std::optional<Prepared> {
    const auto make = wanted == Wanted::more ? agenda.next() : std::nullopt;
    if (!make) return std::nullopt;
    Piece piece = (*make)();
    if (!agenda.wants(piece)) return std::nullopt;
    return Prepared{std::move(piece), {}};
  });
}

void Run::report_unexplained(const Failed& failed, const std::string& title) {
  const Result result{std::string(unexplained_id), title, "", outcome_of(failed), "an answer", failed.what, {}};
  report_failed_(result);
  report(result);
}

// Each of these questions has its outcome already, by the first answer.
void Run::report_surplus(std::size_t answers) {
  if (answers == 0) return;
  const std::string what = answers == 1 ? "1 answer to a question that was answered before"
                                        : fmt::format("{} answers to questions that were answered before", answers);
  report_unexplained({Trouble::error, what}, "more answers than questions");
}

void Run::finish(const Stopped& others) {
  const auto at_stop = session_.stop();
  disagreements_.settle();
  unexplained_.insert(unexplained_.end(), session_.unexplained().begin(), session_.unexplained().end());
  for (const Failed& failed : unexplained_)
    report_unexplained(failed, "happened while several questions were on their way, and not when each was asked alone");
  if (at_stop) report_unexplained(*at_stop, "when it was asked to stop");
  for (const Failed& failed : others.wrong) report_unexplained(failed, "when it was asked to stop");
  report_surplus(others.surplus + surplus_ + session_.surplus());
}

}  // namespace casino::conform
