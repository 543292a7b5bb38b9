#include "oracle/conform/report/known.hpp"

#include <algorithm>

namespace casino::conform {
namespace {

constexpr std::array<std::string_view, 2> file_keys{"format", "known"};
constexpr std::array<std::string_view, 4> failure_keys{"id", "outcome", "found", "tracker"};

std::string text_of(const std::optional<json::Cursor>& at) {
  return at ? std::string(at->text("a text").value_or("")) : std::string();
}

bool is_the_same_failure(const KnownFailure& known, const Result& result) {
  return known.outcome == result.outcome && known.found == result.found;
}

json::Json in_json(const KnownFailure& failure) {
  json::Json one = {{"id", failure.id}, {"outcome", name_of(failure.outcome)}, {"found", failure.found}};
  if (!failure.tracker.empty()) one["tracker"] = failure.tracker;
  return one;
}

}  // namespace

Known::Known(std::vector<KnownFailure> failures) : failures_(std::move(failures)) {
  for (std::size_t i = 0; i < failures_.size(); ++i) by_id_.emplace(failures_[i].id, i);
}

// What is known of that question: this failure, if it is known, else another.
const KnownFailure* Known::like(const Result& result) const {
  const auto [begin, end] = by_id_.equal_range(result.id);
  if (begin == end) return nullptr;
  const auto same =
      std::find_if(begin, end, [&](const auto& one) { return is_the_same_failure(failures_[one.second], result); });
  return &failures_[same == end ? begin->second : same->second];
}

bool Known::covers(const Result& result) {
  const KnownFailure* known = like(result);
  if (known == nullptr || result.outcome == Outcome::skip) return false;
  answered_.insert(known->id);
  const bool is_the_same = is_the_same_failure(*known, result);
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

json::Json Known::after(const std::vector<Result>& failures) const {
  json::Json file = {{"format", known_format}, {"known", json::Json::array()}};
  for (const Result& result : failures) {
    const KnownFailure* known = like(result);
    file["known"].push_back(
        in_json({result.id, result.outcome, result.found, known == nullptr ? std::string() : known->tracker}));
  }
  for (const KnownFailure& one : unanswered())
    if (one.id != unexplained_id) file["known"].push_back(in_json(one));
  return file;
}

}  // namespace casino::conform
