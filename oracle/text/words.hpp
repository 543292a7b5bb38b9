#pragma once
// Lists of words in one string, as the registries keep them.

#include <algorithm>
#include <string_view>
#include <vector>

namespace casino {

// "AA-TRL-3 AA-VAR-2" -> {"AA-TRL-3", "AA-VAR-2"}
[[nodiscard]] inline std::vector<std::string_view> words_of(std::string_view list) {
  std::vector<std::string_view> words;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(' '), list.size());
    if (end > 0) words.push_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return words;
}

}  // namespace casino
