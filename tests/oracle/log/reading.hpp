#pragma once
// Logs in tests.

#include <string>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "oracle/log/json/json.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"

namespace casino::log {

inline std::string shown(const ParseErrors& errors) {
  std::string text;
  for (const ParseError& error : errors) text += casino::text_of(error) + '\n';
  return text;
}

// The log of a text that is right.
inline Log log_of(std::string_view text) {
  const Parsed<Log> read = parse_text(text);
  if (read) return *read;
  ADD_FAILURE() << text << "\nis refused:\n" << shown(read.errors());
  return {};
}

// Below the head of an Anglo-American log for two.
inline Log western_log(const std::string& lines) { return log_of("rules anglo-american, 2 players\n" + lines); }

// What weighs so much, a headline a line, with the turn.
inline std::vector<std::string> found(const Log& log, Weight weight = Weight::problem) {
  std::vector<std::string> headlines;
  for (const Problem& problem : validate(log).problems)
    if (problem.weight == weight)
      headlines.push_back((problem.turn > 0 ? std::to_string(problem.turn) + ": " : "") + headline_of(log, problem));
  return headlines;
}

// What is taken to have happened instead of what cannot be, all of it.
inline std::string assumed_in(const Log& log) {
  std::string text;
  for (const Problem& problem : validate(log).problems)
    for (const Assumed& assumed : problem.assumed) text += words_of(log.rules.rules, assumed);
  return text;
}

}  // namespace casino::log
