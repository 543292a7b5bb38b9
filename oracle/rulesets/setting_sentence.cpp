#include "oracle/rulesets/setting_sentence.hpp"

#include <algorithm>
#include <optional>

#include "oracle/rulesets/building_sentences.hpp"
#include "oracle/rulesets/playing_sentences.hpp"

namespace casino::pages {
namespace {

std::optional<std::string_view> find_sentence(std::string_view setting) {
  static const std::vector<SettingSentence> all = all_sentences();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const SettingSentence& one) { return one.setting == setting; });
  return found == all.end() ? std::nullopt : std::optional(found->sentence);
}

}  // namespace

std::vector<SettingSentence> all_sentences() {
  std::vector<SettingSentence> all(building_sentences.begin(), building_sentences.end());
  all.insert(all.end(), playing_sentences.begin(), playing_sentences.end());
  return all;
}

std::string sentence_of(const OptionEntry& option, std::string_view value) {
  const std::string name = std::string(option.name) + "=";
  if (const auto sentence = find_sentence(name + std::string(value))) return std::string(*sentence);
  std::string sentence(find_sentence(name + "*").value_or(""));
  if (const auto place = sentence.find("{}"); place != std::string::npos) sentence.replace(place, 2, value);
  return sentence;
}

}  // namespace casino::pages
