#include "oracle/rulings/touched.hpp"

#include <fmt/format.h>

#include "model/rules/variants.hpp"
#include "oracle/rulesets/variant_texts.hpp"
#include "oracle/rulings/preview_words.hpp"

namespace casino::rulings {

std::vector<Touched> questions_touched(const log::Log& log) {
  const Rules& rules = log.rules.rules;
  const VariantEntry* variant = find_variant(rules.variant);
  std::vector<Touched> touched;
  if (variant == nullptr) return touched;
  const LogCourse now = course_of(rules, log);
  for (const Question& question : questions()) {
    if (!is_question_of(*variant, question.id)) continue;
    for (const Reading& reading : question.readings) {
      const std::vector<Setting> settings = settings_in(reading.setting);
      if (are_in_force(rules, settings)) continue;
      const std::optional<Rules> changed = rules_with_all(rules, settings);
      if (!changed) continue;
      Preview preview{now, course_of(*changed, log)};
      if (preview.changes()) touched.push_back({&question, &reading, std::move(preview)});
    }
  }
  return touched;
}

std::vector<explain::Line> lines_of(const log::Log& log, const std::vector<Touched>& touched) {
  using explain::LineKind;
  std::vector<explain::Line> lines;
  if (touched.empty()) {
    lines.push_back({LineKind::heading, "No other reading of an open question would change anything"});
    return lines;
  }
  lines.push_back({LineKind::heading, "Open questions that it touched"});
  const Question* before = nullptr;
  for (const Touched& one : touched) {
    if (one.question != before)
      lines.push_back({LineKind::citation, fmt::format("  {}  {}", one.question->id, one.question->title)});
    before = one.question;
    lines.push_back({LineKind::text,
                     fmt::format("    {}: {}  ({})", one.reading->letter, one.reading->meaning, one.reading->setting)});
    for (const std::string& words : changes_in_words(log, one.preview))
      lines.push_back({LineKind::text, "      " + words});
  }
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
