#pragma once
// Failures that somebody knows of already: they do not fail a run, as long as they fail the same way.

#include <map>
#include <set>
#include <string_view>

#include "oracle/conform/run.hpp"
#include "oracle/json/cursor.hpp"

namespace casino::conform {

inline constexpr std::string_view known_format = "casino-known/1";

struct KnownFailure {
  std::string id;
  Outcome outcome = Outcome::fail;
  std::string found;    // what it answers
  std::string tracker;  // where that is being looked after; or nothing
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
  // Known failures that pass now, or fail otherwise.
  [[nodiscard]] const std::vector<Changed>& changed() const { return changed_; }
  // Known failures of which nobody knows whether they are still there: their questions had no answer.
  [[nodiscard]] std::vector<KnownFailure> unanswered() const;
  [[nodiscard]] std::size_t covered() const { return covered_; }
  // What is to be known from now on: the failures of a run, with the trackers that they had, and what it did not answer
  // for, as it was.
  [[nodiscard]] json::Json after(const std::vector<Result>& failures) const;

 private:
  [[nodiscard]] const KnownFailure* like(const Result& result) const;

  std::vector<KnownFailure> failures_;
  std::multimap<std::string, std::size_t> by_id_;  // troubles that nothing explains have one ID
  std::vector<Changed> changed_;
  std::set<std::string> answered_;  // of the known ones
  std::size_t covered_ = 0;
};

[[nodiscard]] std::vector<KnownFailure> read_known(const json::Cursor& at);

}  // namespace casino::conform
