#include "oracle/pages/setting_sentence.hpp"

#include <optional>

#include "oracle/pages/building_sentences.hpp"
#include "oracle/pages/playing_sentences.hpp"

namespace casino::pages {
namespace {

std::optional<std::string_view> find_sentence(std::string_view setting) {
  for (const SettingSentence& one : building_sentences)
    if (one.setting == setting) return one.sentence;
  for (const SettingSentence& one : playing_sentences)
    if (one.setting == setting) return one.sentence;
  return std::nullopt;
}

}  // namespace

std::string sentence_of(const OptionEntry& option, std::string_view value) {
  const std::string name = std::string(option.name) + "=";
  if (const auto sentence = find_sentence(name + std::string(value))) return std::string(*sentence);
  std::string sentence(find_sentence(name + "*").value_or(""));
  if (const auto place = sentence.find("{}"); place != std::string::npos) sentence.replace(place, 2, value);
  return sentence;
}

}  // namespace casino::pages
