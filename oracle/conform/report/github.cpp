// A run of conform as annotations of GitHub.

#include <algorithm>

#include <fmt/format.h>

#include "oracle/conform/causes/said.hpp"
#include "oracle/conform/report/report.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::conform {

std::string github_annotations(const Whole& whole) {
  constexpr std::size_t most_shown = 10;  // of a step
  std::string text;
  const auto add = [&](const std::string& title, const std::string& message) {
    text += fmt::format("::error title={}::{}\n", shown_text(title, Way::github_property),
                        shown_text(message, Way::github_message));
  };
  if (!whole.not_started.empty()) add("casino conform: the adapter does not start", whole.not_started);
  for (std::size_t i = 0; i < std::min(whole.disagreements.size(), most_shown); ++i) {
    const Disagreement& one = whole.disagreements[i];
    const Said words = said(one.question, one.checked);
    add(fmt::format("{}: expected {}, found {}", name_of(one.question.operation), words.expected, words.found),
        text_of(one, whole.how));
  }
  if (whole.disagreements.size() > most_shown)
    add("casino conform", fmt::format("and {} more mistakes", whole.disagreements.size() - most_shown));
  return text;
}

}  // namespace casino::conform
