#include "oracle/conform/causes/said.hpp"

#include "oracle/json/judgement.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::conform {
namespace {

std::string verdict_in_words(corpus::ExpectedVerdict verdict) {
  return std::string(json::verdict_names.at(static_cast<std::size_t>(verdict)));
}

Said in_words(const Question&, const Right&) { return {}; }

Said in_words(const Question& question, const WrongVerdict& wrong) {
  const std::string expected = verdict_in_words(question.verdict);
  return {question.clauses.empty() ? expected : expected + " by " + written_clauses(question),
          verdict_in_words(wrong.found)};
}

Said in_words(const Question& question, const WrongClauses& wrong) {
  std::string cited;
  for (const std::string& id : wrong.cited) cited += (cited.empty() ? "" : " ") + id;
  return {question.clauses.empty() ? "no clause" : written_clauses(question), cited.empty() ? "none" : cited};
}

Said in_words(const Question& question, const WrongList& wrong) {
  const auto written = [&](const Turn& turn) { return notation::text_of(question.rules, question.position, turn); };
  if (!wrong.too_many.empty()) return {"legal turns only", written(wrong.too_many.front())};
  return {written(wrong.missing.front()), "not among its turns"};
}

Said in_words(const Question&, const WrongPosition& wrong) {
  return {wrong.first.what + " " + wrong.first.expected, wrong.first.found};
}

Said in_words(const Question& question, const WrongTotal& wrong) {
  return {json::of(question.total, question.rules).dump(), json::of(wrong.found, question.rules).dump()};
}

Said in_words(const Question&, const WrongDeal& wrong) { return {wrong.expected, wrong.found}; }
Said in_words(const Question&, const NoAnswer& wrong) { return {wrong.expected, wrong.found}; }
Said in_words(const Question&, const Skipped& skipped) { return {{}, skipped.reason}; }
Said in_words(const Question&, const Failed& failed) { return {"an answer", failed.what}; }

}  // namespace

// What it says is shown as a line of text. A trouble is reported in lines of ours already.
Said said(const Question& question, const Checked& checked) {
  Said words = std::visit([&](const auto& one) { return in_words(question, one); }, checked);
  if (std::holds_alternative<Failed>(checked)) return words;
  return {plain_line(words.expected), plain_line(words.found)};
}

std::string kind_of_reason(const std::string& reason) { return reason.substr(0, reason.find(": ")); }

}  // namespace casino::conform
