#pragma once
// Lists of words in one string, as the registries keep them; and counted things.

#include <cstdint>
#include <string>
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

// "1 log", "2 logs"
[[nodiscard]] inline std::string counted(std::uint64_t count, std::string_view one) {
  return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

}  // namespace casino::cli
