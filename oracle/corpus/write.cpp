#include "oracle/corpus/write.hpp"

#include <fmt/format.h>

#include "oracle/json/options.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::corpus {
namespace {

using json::Json;

// Those of the other rules that are not as they are here.
Json options_that_differ(const Rules& from, const Rules& to) {
  Json changed = Json::object();
  for (const Setting& setting : differing_settings(from, to)) {
    const OptionEntry& entry = entry_of(setting.option);
    changed[std::string(entry.name)] = json::of(to, entry);
  }
  return changed;
}

}  // namespace

Json case_in_json(const CaseHead& head, const Rules& rules, const Asked& asked, const std::vector<Rules>& readings) {
  Json one = {{"id", head.id}, {"title", head.title}};
  if (!head.question.empty()) one["question"] = head.question;
  one["rules"] = json::of(rules);
  one.update(question_in_json(rules, asked));
  one.update(answer_in_json(rules, asked));
  for (const Rules& other : readings) {
    Json reading = {{"options", options_that_differ(rules, other)}};
    reading.update(answer_in_json(other, asked_by(other, rules, asked)));
    one["readings"].push_back(reading);
  }
  if (!head.why.empty()) one["why"] = head.why;
  return one;
}

std::string case_file_text(const FileHead& head, const std::vector<Json>& cases) {
  Json file = {{"format", "casino-cases/1"},
               {"topic", head.topic},
               {"title", head.title},
               {"source", head.source},
               {"provenance", head.provenance}};
  std::string text = "{\n";
  for (const auto& [key, value] : file.items()) text += fmt::format("  {}: {},\n", Json(key).dump(), value.dump());
  text += "  \"cases\": [";
  for (std::size_t i = 0; i < cases.size(); ++i) {
    text += i == 0 ? "\n    {" : ",\n    {";
    bool is_first = true;
    for (const auto& [key, value] : cases[i].items()) {
      text += fmt::format("{}      {}: {}", is_first ? "\n" : ",\n", Json(key).dump(), value.dump());
      is_first = false;
    }
    text += "\n    }";
  }
  return shown_text(text + "\n  ]\n}\n", Way::json);
}

}  // namespace casino::corpus
