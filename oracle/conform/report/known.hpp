#pragma once
// Failures that somebody knows of already: they do not fail a run, as long as they fail the same way.

#include <map>
#include <set>
#include <string_view>

#include "oracle/conform/run.hpp"
#include "oracle/json/document/cursor.hpp"

namespace casino::conform {

inline constexpr std::string_view known_format = "casino-known/1";

// An answer to one question; or all turns that a clause refuses, and that it takes for others.
struct KnownFailure {
  std::string id;  // of the question, or of the clause
  Outcome outcome = Outcome::fail;
  std::string found;          // what it answers
  std::string tracker;        // where that is being looked after; or nothing
  std::string reason = {};    // why it is as it is; or nothing
  ClauseList by_clause = {};  // that it does not keep; none: it is about a question
};

class Known {
 public:
  Known() = default;
  explicit Known(std::vector<KnownFailure> failures);

  // Whether a result is a failure that is known. One that has become another is remembered.
  [[nodiscard]] bool covers(const Result& result);

  struct Changed {
    KnownFailure known;
    Result now;
  };
  // Known failures that pass now, or fail otherwise; and clauses that were asked about, and are kept.
  [[nodiscard]] std::vector<Changed> changed() const;
  // Those without the clauses.
  [[nodiscard]] const std::vector<Changed>& changed_questions() const { return changed_; }
  // Clauses that are known, and about which something was answered: whether something failed.
  [[nodiscard]] std::map<std::string, bool> clauses() const;
  // Known failures of which nobody knows whether they are still there: their questions had no answer.
  [[nodiscard]] std::vector<KnownFailure> unanswered() const;
  [[nodiscard]] std::size_t covered() const { return covered_; }
  // What is to be known from now on: the failures of a run, with the trackers that they had, and what it did not answer
  // for, as it was.
  [[nodiscard]] json::Json after(const std::vector<Result>& failures) const;

 private:
  [[nodiscard]] const KnownFailure* like(const Result& result) const;
  [[nodiscard]] bool is_by_known_clause(const Result& result);

  std::vector<KnownFailure> failures_;
  std::multimap<std::string, std::size_t> by_id_;  // troubles that nothing explains have one ID
  std::vector<Changed> changed_;
  std::set<std::string> answered_;  // questions, of the known ones
  std::set<std::string> asked_;     // clauses about which something was answered
  std::set<std::string> failed_;    // clauses of which something did
  std::size_t covered_ = 0;
};

// Of a clause that was known.
[[nodiscard]] Known::Changed kept_now(const std::string& clause);

[[nodiscard]] std::vector<KnownFailure> read_known(const json::Cursor& at);

}  // namespace casino::conform
