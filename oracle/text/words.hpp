#pragma once
// Words and their letters: lists of words in one string, as the registries keep them, or as a sentence or a shell has
// them, numbers in words, and names as people type them.

#include <algorithm>
#include <cstdint>
#include <string>
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

// "1 log", "2 logs"
[[nodiscard]] inline std::string counted(std::uint64_t count, std::string_view one) {
  return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

// "four"; of more than thirteen the figures.
[[nodiscard]] std::string number_word(int count);
// {"2", "3", "4"} -> "2, 3 or 4"
[[nodiscard]] std::string either_of(const std::vector<std::string>& words);
// {2, 3, 4} -> "two, three or four players"
[[nodiscard]] std::string players_in_words(const std::vector<std::uint8_t>& seats);

// A command as a shell reads it: what it would take for something else stands between apostrophes.
[[nodiscard]] std::string quoted_for_a_shell(const std::vector<std::string>& words);

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
// Whether a byte of UTF-8 goes on with a character.
constexpr bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Small letters and capitals: of ASCII alone, whatever the machine's language.
constexpr char small_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

inline std::string in_small_letters(std::string_view text) {
  std::string changed(text);
  std::transform(text.begin(), text.end(), changed.begin(), small_letter);
  return changed;
}

inline std::string in_capitals(std::string_view text) {
  std::string changed(text);
  std::transform(text.begin(), text.end(), changed.begin(), capital);
  return changed;
}

// Without the blanks at its ends.
inline std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  return text;
}

inline bool are_same_but_for_capitals(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return small_letter(x) == small_letter(y); });
}

}  // namespace casino
