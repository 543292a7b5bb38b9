#pragma once
// Lists of words in one string, as the registries keep them.

#include <string_view>
#include <vector>

namespace casino::cli {

// "AA-TRL-3 AA-VAR-2" -> {"AA-TRL-3", "AA-VAR-2"}
[[nodiscard]] inline std::vector<std::string_view> words_of(std::string_view list) {
  std::vector<std::string_view> words;
  while (!list.empty()) {
    const auto space = list.find(' ');
    if (space != 0) words.push_back(list.substr(0, space));
    list = space == std::string_view::npos ? std::string_view{} : list.substr(space + 1);
  }
  return words;
}

}  // namespace casino::cli
