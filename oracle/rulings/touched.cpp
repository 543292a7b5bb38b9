#include "oracle/rulings/touched.hpp"

#include <fmt/format.h>

#include "oracle/rulesets/open_questions.hpp"
#include "oracle/rulings/preview_words.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::rulings {
namespace {

// A reading that is not in force, and the rules by which it is.
struct OtherReading {
  const Question* question;
  const Reading* reading;
  Rules rules;
};

std::vector<OtherReading> readings_not_in_force(const Rules& rules) {
  std::vector<OtherReading> others;
  const NamedRules* game = find_named_rules(rules.variant);
  if (game == nullptr) return others;
  for (const Question& question : questions()) {
    if (!is_open_in(*game, question)) continue;
    for (const Reading& reading : question.readings) {
      const std::vector<Setting> settings = settings_in(reading.setting);
      if (are_in_force(rules, settings)) continue;
      if (std::optional<Rules> changed = rules_with_all(rules, settings))
        others.push_back({&question, &reading, *std::move(changed)});
    }
  }
  return others;
}

std::string words_of_readings_left_out(const QuestionsTouched& found) {
  return fmt::format("Too long a log to try every reading of its questions: {} of {} were left out", found.left_out,
                     found.tried + found.left_out);
}

}  // namespace

QuestionsTouched questions_touched(const log::Log& log, std::uint64_t most_steps) {
  const std::vector<OtherReading> others = readings_not_in_force(log.rules.rules);
  QuestionsTouched found;
  const Breakable search(most_steps);
  try {
    const LogCourse now = course_of(log.rules.rules, log);
    for (const OtherReading& other : others) {
      Preview preview{now, course_of(other.rules, log)};
      if (preview.changes()) found.touched.push_back({other.question, other.reading, std::move(preview)});
      ++found.tried;
    }
  } catch (const BrokenOff&) {
    if (!search.is_spent()) throw;
  }
  found.left_out = others.size() - found.tried;
  return found;
}

std::vector<explain::Line> lines_of(const log::Log& log, const QuestionsTouched& found) {
  using explain::LineKind;
  std::vector<explain::Line> lines;
  if (!found.touched.empty()) lines.push_back({LineKind::heading, "Open questions that it touched"});
  else if (found.left_out == 0)
    lines.push_back({LineKind::heading, "No other reading of an open question of its own text would change anything"});
  else if (found.tried > 0) lines.push_back({LineKind::heading, "No reading that was tried would change anything"});
  const Question* before = nullptr;
  for (const Touched& one : found.touched) {
    if (one.question != before)
      lines.push_back({LineKind::citation, fmt::format("  {}  {}", one.question->id, one.question->title)});
    before = one.question;
    lines.push_back({LineKind::text,
                     fmt::format("    {}: {}  ({})", one.reading->letter, one.reading->meaning, one.reading->setting)});
    for (const std::string& words : changes_in_words(log, one.preview))
      lines.push_back({LineKind::text, "      " + words});
  }
  if (found.left_out > 0) lines.push_back({LineKind::heading, words_of_readings_left_out(found)});
  return lines;
}

json::Json of(const log::Log& log, const std::vector<Touched>& touched) {
  json::Json list = json::Json::array();
  for (const Touched& one : touched)
    list.push_back({{"question", one.question->id},
                    {"reading", one.reading->letter},
                    {"setting", one.reading->setting},
                    {"verdict_changes", one.preview.verdict_changes()},
                    {"score_changes", one.preview.score_changes()},
                    {"winner_changes", one.preview.winner_changes()},
                    {"changes", changes_in_words(log, one.preview)}});
  return list;
}

}  // namespace casino::rulings
