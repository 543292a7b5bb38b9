#include "oracle/text/text_place.hpp"

#include <cstdint>
#include <cstring>

#include "oracle/text/words.hpp"

namespace casino::json {
namespace {

constexpr std::size_t eight = 8;

// Eight bytes of ASCII, none of them NUL: looked at together, for nearly all bytes are.
bool are_plain(const char* bytes) {
  std::uint64_t together = 0;
  std::memcpy(&together, bytes, eight);
  constexpr std::uint64_t high_bits = 0x8080808080808080U;
  constexpr std::uint64_t ones = 0x0101010101010101U;
  return ((together | (together - ones)) & high_bits) == 0;
}

std::size_t past(std::string_view text, std::size_t from, std::string_view letters) {
  return std::min(text.find_first_not_of(letters, from), text.size());
}

std::size_t end_of_string(std::string_view text, std::size_t begin) {
  std::size_t i = begin + 1;
  while (i < text.size() && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
  return std::min(i + 1, text.size());
}

// "01" is the number 0 and something that should not be there.
std::size_t end_of_number(std::string_view text, std::size_t begin) {
  const auto is_at = [&](std::size_t i, std::string_view letters) {
    return i < text.size() && letters.find(text[i]) != std::string_view::npos;
  };
  std::size_t i = begin + (is_at(begin, "-") ? 1 : 0);
  i = is_at(i, "0") ? i + 1 : past(text, i, "0123456789");
  if (is_at(i, ".")) i = past(text, i + 1, "0123456789");
  if (is_at(i, "eE")) i = past(text, i + (is_at(i + 1, "+-") ? 2 : 1), "0123456789");
  return i;
}

}  // namespace

std::size_t length_in_utf8(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80) return lead == 0 ? 0 : 1;
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if (!continues_character(text[i])) return 0;
  const auto second = static_cast<unsigned char>(text[1]);
  const bool is_overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
  const bool is_surrogate = lead == 0xED && second >= 0xA0;
  const bool is_too_high = lead == 0xF4 && second >= 0x90;
  return is_overlong || is_surrogate || is_too_high ? 0 : length;
}

void TextPlace::step_to(std::size_t offset) {
  while (at_ < text_.size() && at_ < offset) step();
}

void TextPlace::step() {
  if (text_[at_] == '\n') {
    ++line_;
    column_ = 1;
  } else if (!continues_character(text_[at_])) {
    ++column_;
  }
  ++at_;
}

std::size_t begin_of_token(std::string_view text, std::size_t from) { return past(text, from, " \t\r\n,:"); }

std::size_t end_of_token(std::string_view text, std::size_t begin) {
  if (begin >= text.size()) return text.size();
  switch (text[begin]) {
    case '"': return end_of_string(text, begin);
    case 't':
    case 'n': return std::min(begin + 4, text.size());
    case 'f': return std::min(begin + 5, text.size());
    case '{':
    case '}':
    case '[':
    case ']': return begin + 1;
    default: return end_of_number(text, begin);
  }
}

std::size_t end_of_word(std::string_view text, std::size_t begin) {
  const std::size_t end = std::min(text.find_first_of(" \t\r\n,:[]{}\"", begin), text.size());
  return std::max(end, std::min(begin + 1, text.size()));
}

std::optional<std::size_t> first_ill_formed(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    if (text.size() - i >= eight && are_plain(text.data() + i)) {
      i += eight;
      continue;
    }
    const std::size_t length = length_in_utf8(text.substr(i));
    if (length == 0) return i;
    i += length;
  }
  return std::nullopt;
}

}  // namespace casino::json
