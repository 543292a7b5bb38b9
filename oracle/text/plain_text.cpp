#include "oracle/text/plain_text.hpp"

#include "oracle/text/text_place.hpp"

namespace casino {
namespace {

// U+0000 to U+001F, U+007F to U+009F.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (first == 0xC2) return static_cast<unsigned char>(character[1]) < 0xA0;
  return first < 0x20 || first == 0x7F;
}

std::string escaped(std::string_view text, bool is_in_quotes) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = length_of_character(text);
    if (length == 0) out += no_character;
    else if (text[0] == '&') out += "&amp;";
    else if (text[0] == '<') out += "&lt;";
    else if (text[0] == '>') out += "&gt;";
    else if (text[0] == '"' && is_in_quotes) out += "&quot;";
    else if (text[0] == '\r') out += "&#13;";
    else if (text[0] == '\n' && is_in_quotes) out += "&#10;";
    else if (text[0] == '\t' && is_in_quotes) out += "&#9;";
    else out += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out;
}

}  // namespace

std::size_t length_of_character(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x20) return first == '\t' || first == '\n' || first == '\r' ? 1 : 0;
  const bool is_no_character = text.starts_with("\xEF\xBF\xBE") || text.starts_with("\xEF\xBF\xBF");
  return is_no_character ? 0 : json::length_in_utf8(text);
}

std::string plain(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = length_of_character(text);
    const bool is_shown = text[0] == '\n' || (length > 0 && !is_control(text.substr(0, length)));
    const bool is_blank = text[0] == '\t' || text[0] == '\r';
    out += is_shown ? text.substr(0, length) : is_blank ? " " : no_character;
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out;
}

std::string plain_line(std::string_view text) {
  std::string out;
  for (const char sign : plain(text)) {
    if (sign == '\n') out += no_character;
    else out += sign;
  }
  return out;
}

std::string in_element(std::string_view text) { return escaped(text, false); }
std::string in_attribute(std::string_view text) { return escaped(text, true); }

}  // namespace casino
