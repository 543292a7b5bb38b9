#include "oracle/conform/known.hpp"

#include <algorithm>

namespace casino::conform {
namespace {

constexpr std::array<std::string_view, 2> file_keys{"format", "known"};
constexpr std::array<std::string_view, 4> failure_keys{"id", "outcome", "found", "tracker"};

std::string text_of(const std::optional<json::Cursor>& at) {
  return at ? std::string(at->text("a text").value_or("")) : std::string();
}

const KnownFailure* find(const std::vector<KnownFailure>& failures, const std::string& id) {
  const auto found =
      std::find_if(failures.begin(), failures.end(), [&](const KnownFailure& one) { return one.id == id; });
  return found == failures.end() ? nullptr : &*found;
}

}  // namespace

bool Known::covers(const Result& result) {
  const KnownFailure* known = find(failures_, result.id);
  if (known == nullptr || result.outcome == Outcome::skip) return false;
  answered_.insert(known->id);
  const bool is_the_same = known->outcome == result.outcome && known->found == result.found;
  if (is_the_same) ++covered_;
  else changed_.push_back({*known, result});
  return is_the_same;
}

std::vector<KnownFailure> Known::unanswered() const {
  std::vector<KnownFailure> all;
  for (const KnownFailure& one : failures_)
    if (!answered_.contains(one.id)) all.push_back(one);
  return all;
}

std::vector<KnownFailure> read_known(const json::Cursor& at) {
  const json::Members members(at, "a file of known failures", file_keys);
  const std::array<std::string_view, 1> formats{known_format};
  if (const auto format = members.require("format", "\"casino-known/1\""))
    static_cast<void>(format->choice("a format that is known", formats));
  std::vector<KnownFailure> failures;
  const auto known = members.require("known", "the failures");
  if (!known) return failures;
  for (const json::Cursor& item : known->items("a list of failures")) {
    const json::Members one(item, "a known failure", failure_keys);
    KnownFailure failure{text_of(one.require("id", "the ID of a question")),
                         {},
                         text_of(one.find("found")),
                         text_of(one.find("tracker"))};
    if (const auto outcome = one.require("outcome", "how it failed"))
      failure.outcome = static_cast<Outcome>(outcome->choice("an outcome", outcome_names).value_or(0));
    failures.push_back(std::move(failure));
  }
  return failures;
}

json::Json of(const std::vector<Result>& failures, const std::vector<KnownFailure>& before) {
  json::Json file = {{"format", known_format}, {"known", json::Json::array()}};
  for (const Result& result : failures) {
    json::Json one = {{"id", result.id}, {"outcome", name_of(result.outcome)}, {"found", result.found}};
    const KnownFailure* known = find(before, result.id);
    if (known != nullptr && !known->tracker.empty()) one["tracker"] = known->tracker;
    file["known"].push_back(std::move(one));
  }
  return file;
}

}  // namespace casino::conform
