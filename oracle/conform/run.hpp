#pragma once
// Holds an adapter against the corpus and against random games, and tells of everything as it comes: whatever happens
// afterwards, what was found is not lost, and what was not done does not pass for done.

#include "oracle/conform/causes/disagreement.hpp"
#include "oracle/conform/questions/agenda.hpp"
#include "oracle/corpus/reader.hpp"

namespace casino::conform {

struct Result {
  std::string id;
  std::string title;
  std::string rules;  // their variant
  Outcome outcome = Outcome::pass;
  std::string expected;
  std::string found;            // of a skip: the reason
  std::vector<Clause> clauses;  // by which the turn that was asked about is refused
  std::string kind_of_skip = {};
  std::uint64_t number = 0;  // of the question, in the order of the run
  std::string differs = {};  // a digest of all that is wrong, where `found` tells only the first of it
  bool is_known = false;     // a failure that somebody knows of
};
// The ID of results that are no question's: of troubles that nothing explains.
inline constexpr std::string_view unexplained_id = "unexplained";

// Whether it is something to be mended.
[[nodiscard]] bool is_failure(Outcome outcome);

using ReportResult = std::function<void(const Result&)>;
using Counts = std::array<std::size_t, outcome_names.size()>;

struct Summary {
  Counts by_outcome{};
  std::map<std::string, Counts> by_rules;   // by variant
  std::map<std::string, Counts> by_clause;  // refused turns that were asked about
  std::map<std::string, std::size_t> skipped_because;
  parts::Shard shard = {};         // of the questions of the run
  std::size_t planned_of_all = 0;  // by all shards
  std::size_t planned = 0;         // questions, with those that cannot be asked
  std::size_t asked = 0;           // of these: sent to it, whatever came of them
  std::size_t told = 0;            // of those planned: something came of them
  std::size_t unsent = 0;          // of these: it could not be made ready to be asked them
  std::size_t unexplained = 0;     // results that are no question's
  std::string why_fewer;           // questions about random games were asked than are wanted, if there were no more
  bool is_broken_off = false;      // before all that is planned was looked for
  bool is_bounded = false;         // somebody wanted an end to it

  void add(const Result& result);
  // What came of other questions of the same run.
  void add(const Summary& other);
  [[nodiscard]] std::size_t of(Outcome outcome) const { return by_outcome.at(static_cast<std::size_t>(outcome)); }
  [[nodiscard]] std::size_t answered() const;  // what it says can be told from what it ought to
  [[nodiscard]] std::size_t judged() const;    // whatever was not skipped
  // All that was planned was asked.
  [[nodiscard]] bool is_whole() const { return told >= planned && unsent == 0; }
  // Why nothing is known of it; nothing: something is.
  [[nodiscard]] std::optional<std::string_view> why_nothing_is_known() const;
  // The run has fewer questions than shards, and this is one of those for which there is none.
  [[nodiscard]] bool has_nothing_to_do() const { return !shard.is_the_whole() && planned == 0 && planned_of_all > 0; }
  // Whether as much was asked as was wanted, and something is known of it.
  [[nodiscard]] bool is_enough() const {
    return has_nothing_to_do() || (!why_nothing_is_known() && (is_whole() || is_bounded));
  }
  [[nodiscard]] bool has_failures() const;
  [[nodiscard]] bool holds() const { return !has_failures() && is_enough(); }
};

// What came of the questions of a piece.
struct CameOfPiece {
  std::vector<std::optional<Checked>> checked;  // of each; nothing: there was no time for it
  Put put;
  std::vector<Failed> unexplained;  // troubles on the way that did not come again
  bool has_given_up = false;        // whoever asked them
};
// A piece that is made, and what came of it, if somebody has asked its questions already.
struct Prepared {
  Piece piece;
  std::optional<CameOfPiece> came;
};
// The next piece that the agenda wants; nothing: there are no more. When nothing more is to be asked, those are still
// wanted that were asked already: what it has answered counts.
enum class Wanted : std::uint8_t { more, what_was_asked };
using NextPiece = std::function<std::optional<Prepared>(Wanted)>;

[[nodiscard]] Result result_of(const Question& question, const Checked& checked);

// How conversations were ended.
struct Stopped {
  std::size_t surplus = 0;    // answers to what was answered before that came then
  std::vector<Failed> wrong;  // what was wrong with how they ended
};

class Run {
 public:
  // The session has to outlive the run. Everything is reported in the order in which it was planned; and each failure
  // besides, at once: whoever ends the run from outside has had it reported.
  Run(
      Session& session, ReportResult in_order, ReportResult failed = [](const Result&) {})
      : session_(session), report_(std::move(in_order)), report_failed_(std::move(failed)), disagreements_(session) {}

  // Asks what nobody has asked yet, in the order in which it comes. Of what somebody has asked he has told the
  // failures.
  void go_through(Agenda& agenda, const Plan& plan, const NextPiece& next);
  void go_through(Agenda& agenda, const Plan& plan);
  // Ends the conversation; then what explains the disagreements, and troubles that nothing explains. `others`: how
  // those ended that asked ahead.
  void finish(const Stopped& others = {});

  [[nodiscard]] const Summary& summary() const { return summary_; }
  [[nodiscard]] const std::vector<Disagreement>& disagreements() const { return disagreements_.all(); }
  [[nodiscard]] const std::vector<ToDeclare>& to_declare() const { return disagreements_.to_declare(); }
  // All that these were put together from, when it is finished.
  [[nodiscard]] Collected collected() { return disagreements_.collected(); }

 private:
  class Supply;

  // Answers that are wrong, to be made smaller when nothing is on its way.
  using Wrong = std::vector<std::pair<const Question*, Checked>>;

  void take_next(Supply& supply);
  void take(const Prepared& asked);
  void ask(Supply& supply, Prepared first);
  void note(const Put& put);
  void note(const Question& question, const Checked& checked, Wrong& wrong);
  void make_smaller(const Wrong& wrong);
  void report(const Result& result);
  void report_unexplained(const Failed& failed, const std::string& title);
  void report_surplus(std::size_t answers);

  Session& session_;
  ReportResult report_;
  ReportResult report_failed_;
  Disagreements disagreements_;
  std::vector<Failed> unexplained_;
  std::size_t surplus_ = 0;  // answers that others got to what was answered before
  Summary summary_;
};

}  // namespace casino::conform
