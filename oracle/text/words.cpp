#include "oracle/text/words.hpp"

#include <array>
#include <cstddef>

namespace casino {

std::string number_word(int count) {
  constexpr std::array<std::string_view, 14> words{"no",    "one",   "two",  "three", "four",   "five",   "six",
                                                   "seven", "eight", "nine", "ten",   "eleven", "twelve", "thirteen"};
  const auto index = static_cast<std::size_t>(count);
  return index < words.size() ? std::string(words.at(index)) : std::to_string(count);
}

std::string either_of(const std::vector<std::string>& words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i)
    list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
  return list;
}

std::string players_in_words(const std::vector<std::uint8_t>& seats) {
  std::vector<std::string> words;
  for (const std::uint8_t number : seats) words.push_back(number_word(number));
  return either_of(words) + " players";
}

std::string quoted_for_a_shell(const std::vector<std::string>& words) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=:,+@%";
  std::string all;
  for (const std::string& word : words) {
    if (!all.empty()) all += ' ';
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
      all += word;
      continue;
    }
    all += '\'';
    for (const char letter : word) all += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    all += '\'';
  }
  return all;
}

}  // namespace casino
