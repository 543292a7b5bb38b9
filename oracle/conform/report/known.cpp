#include "oracle/conform/report/known.hpp"

#include <algorithm>

namespace casino::conform {
namespace {

constexpr std::array<std::string_view, 2> file_keys{"format", "known"};
constexpr std::array<std::string_view, 6> failure_keys{"id", "clause", "outcome", "found", "tracker", "reason"};

std::string text_of(const std::optional<json::Cursor>& at) {
  return at ? std::string(at->text("a text").value_or("")) : std::string();
}

// What it answers, all of it: of a list of turns the first that is wrong, and a digest of the others.
std::string found_in(const Result& result) {
  return result.differs.empty() ? result.found : result.found + " [" + result.differs + "]";
}

bool is_the_same_failure(const KnownFailure& known, const Result& result) {
  return known.outcome == result.outcome && known.found == found_in(result);
}

// What a clause is known for: turns that it refuses are judged otherwise. A program that falls over such a turn has
// another fault.
bool is_an_answer(Outcome outcome) {
  return outcome == Outcome::pass || outcome == Outcome::undecided || outcome == Outcome::fail ||
         outcome == Outcome::wrong_reason;
}

json::Json in_json(const KnownFailure& failure) {
  json::Json one =
      failure.by_clause.count != 0
          ? json::Json{{"clause", failure.id}}
          : json::Json{{"id", failure.id}, {"outcome", name_of(failure.outcome)}, {"found", failure.found}};
  if (!failure.tracker.empty()) one["tracker"] = failure.tracker;
  if (!failure.reason.empty()) one["reason"] = failure.reason;
  return one;
}

}  // namespace

Known::Known(std::vector<KnownFailure> failures) : failures_(std::move(failures)) {
  for (std::size_t i = 0; i < failures_.size(); ++i)
    if (failures_[i].by_clause.count == 0) by_id_.emplace(failures_[i].id, i);
}

// What is known of that question: this failure, if it is known, else another.
const KnownFailure* Known::like(const Result& result) const {
  const auto [begin, end] = by_id_.equal_range(result.id);
  if (begin == end) return nullptr;
  const auto same =
      std::find_if(begin, end, [&](const auto& one) { return is_the_same_failure(failures_[one.second], result); });
  return &failures_[same == end ? begin->second : same->second];
}

// Whether a turn was asked about that such a clause refuses; if it was judged otherwise, that is known.
bool Known::is_by_known_clause(const Result& result) {
  if (!is_an_answer(result.outcome)) return false;
  bool is_known = false;
  for (const KnownFailure& one : failures_) {
    const auto refuses = [&](Clause clause) {
      return std::find(result.clauses.begin(), result.clauses.end(), clause) != result.clauses.end();
    };
    if (std::none_of(one.by_clause.begin(), one.by_clause.end(), refuses)) continue;
    asked_.insert(one.id);
    if (!is_failure(result.outcome)) continue;
    failed_.insert(one.id);
    is_known = true;
  }
  if (is_known) ++covered_;
  return is_known;
}

std::vector<Known::Changed> Known::changed() const {
  std::vector<Changed> all = changed_;
  for (const auto& [clause, fails] : clauses())
    if (!fails) all.push_back(kept_now(clause));
  return all;
}

std::map<std::string, bool> Known::clauses() const {
  std::map<std::string, bool> all;
  for (const std::string& clause : asked_) all[clause] = failed_.contains(clause);
  return all;
}

Known::Changed kept_now(const std::string& clause) {
  Known::Changed changed;
  changed.known.id = clause;
  changed.now.id = clause;
  return changed;
}

bool Known::covers(const Result& result) {
  const KnownFailure* known = like(result);
  if (result.outcome == Outcome::skip) return false;
  if (known == nullptr) return is_by_known_clause(result);
  answered_.insert(known->id);
  const bool is_the_same = is_the_same_failure(*known, result);
  if (is_the_same) ++covered_;
  else changed_.push_back({*known, result});
  return is_the_same;
}

std::vector<KnownFailure> Known::unanswered() const {
  std::vector<KnownFailure> all;
  for (const KnownFailure& one : failures_)
    if (!(one.by_clause.count == 0 ? answered_ : asked_).contains(one.id)) all.push_back(one);
  return all;
}

namespace {

Outcome read_outcome(const json::Cursor& at) {
  const auto choice = at.choice("an outcome", outcome_names);
  const Outcome outcome = choice ? static_cast<Outcome>(*choice) : Outcome::fail;
  if (!is_failure(outcome)) at.refuse("\"" + std::string(name_of(outcome)) + "\"", "how a question failed");
  return outcome;
}

KnownFailure read_failure(const json::Members& one) {
  KnownFailure failure;
  failure.tracker = text_of(one.find("tracker"));
  failure.reason = text_of(one.find("reason"));
  if (const auto clause = one.find("clause")) {
    failure.id = text_of(clause);
    failure.by_clause = find_clauses(failure.id);
    if (failure.by_clause.count == 0) clause->refuse("\"" + failure.id + "\"", "the ID of a clause");
    return failure;
  }
  failure.id = text_of(one.require("id", "the ID of a question (or a \"clause\")"));
  failure.found = text_of(one.find("found"));
  if (const auto outcome = one.require("outcome", "how it failed")) failure.outcome = read_outcome(*outcome);
  return failure;
}

}  // namespace

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
    failures.push_back(read_failure(one));
  }
  return failures;
}

json::Json Known::after(const std::vector<Result>& failures) const {
  json::Json file = {{"format", known_format}, {"known", json::Json::array()}};
  const auto is_by_known_clause = [&](const Result& result) {
    return is_an_answer(result.outcome) &&
           std::any_of(failures_.begin(), failures_.end(), [&](const KnownFailure& one) {
             return std::any_of(one.by_clause.begin(), one.by_clause.end(), [&](Clause clause) {
               return std::find(result.clauses.begin(), result.clauses.end(), clause) != result.clauses.end();
             });
           });
  };
  for (const KnownFailure& one : failures_)
    if (one.by_clause.count != 0 && (failed_.contains(one.id) || !asked_.contains(one.id)))
      file["known"].push_back(in_json(one));
  for (const Result& result : failures) {
    const KnownFailure* known = like(result);
    if (known == nullptr && is_by_known_clause(result)) continue;
    const KnownFailure nothing;
    const KnownFailure& before = known == nullptr ? nothing : *known;
    file["known"].push_back(in_json({result.id, result.outcome, found_in(result), before.tracker, before.reason}));
  }
  for (const KnownFailure& one : unanswered())
    if (one.id != unexplained_id && one.by_clause.count == 0) file["known"].push_back(in_json(one));
  return file;
}

}  // namespace casino::conform
