#pragma once
// Failures that somebody knows of already: they do not fail a run, as long as they fail the same way.

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
  explicit Known(std::vector<KnownFailure> failures) : failures_(std::move(failures)) {}

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
  [[nodiscard]] const std::vector<KnownFailure>& failures() const { return failures_; }

 private:
  std::vector<KnownFailure> failures_;
  std::vector<Changed> changed_;
  std::set<std::string> answered_;  // of the known ones
  std::size_t covered_ = 0;
};

[[nodiscard]] std::vector<KnownFailure> read_known(const json::Cursor& at);
// What a run found, to be known from now on; where a failure was known already its tracker stays.
[[nodiscard]] json::Json of(const std::vector<Result>& failures, const std::vector<KnownFailure>& before);

}  // namespace casino::conform
