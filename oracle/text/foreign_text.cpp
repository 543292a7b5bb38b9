#include "oracle/text/foreign_text.hpp"

#include <algorithm>

#include "oracle/text/text_place.hpp"

namespace casino {
namespace {

// In place of what cannot be shown: U+FFFD.
constexpr std::string_view no_character = "\xEF\xBF\xBD";

// U+0000 to U+001F, U+007F to U+009F.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (first == 0xC2) return static_cast<unsigned char>(character[1]) < 0xA0;
  return first < 0x20 || first == 0x7F;
}

// U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069.
bool turns_the_writing(std::string_view character) {
  if (character == "\xD8\x9C") return true;
  if (character.size() != 3 || character[0] != '\xE2') return false;
  const auto third = static_cast<unsigned char>(character[2]);
  if (character[1] == '\x80') return third == 0x8E || third == 0x8F || (third >= 0xAA && third <= 0xAE);
  return character[1] == '\x81' && third >= 0xA6 && third <= 0xA9;
}

// All of them are below U+10000.
std::string escaped_in_json(std::string_view character) {
  constexpr std::string_view digits = "0123456789abcdef";
  unsigned number = static_cast<unsigned char>(character[0]);
  if (character.size() == 2) number &= 0x1FU;
  if (character.size() == 3) number &= 0x0FU;
  for (const char more : character.substr(1)) number = number << 6U | (static_cast<unsigned char>(more) & 0x3FU);
  std::string escaped = "\\u";
  for (const unsigned shift : {12U, 8U, 4U, 0U}) escaped += digits[number >> shift & 0xFU];
  return escaped;
}

// What stands for a control character, a mark of direction, or what is no character.
std::string_view instead_of(char sign, Way way) {
  if (sign == '\n') {
    switch (way) {
      case Way::lines:
      case Way::element:
      case Way::json: return "\n";
      case Way::attribute: return "&#10;";
      case Way::markdown:
      case Way::markdown_code: return " ";
      case Way::github_message:
      case Way::github_property: return "%0A";
      case Way::line: break;
    }
    return no_character;
  }
  if (sign == '\r') {
    const bool is_github = way == Way::github_message || way == Way::github_property;
    return way == Way::element || way == Way::attribute ? "&#13;" : is_github ? "%0D" : " ";
  }
  if (sign == '\t') {
    const bool is_in_a_line = way == Way::line || way == Way::markdown || way == Way::markdown_code;
    return way == Way::attribute ? "&#9;" : is_in_a_line ? " " : "\t";
  }
  return no_character;
}

// What stands for a sign that means something there; nothing for all others.
std::string_view escape_of(char sign, Way way) {
  switch (way) {
    case Way::attribute:
      if (sign == '"') return "&quot;";
      [[fallthrough]];
    case Way::element: return sign == '&' ? "&amp;" : sign == '<' ? "&lt;" : sign == '>' ? "&gt;" : "";
    case Way::github_property:
      if (sign == ':') return "%3A";
      if (sign == ',') return "%2C";
      [[fallthrough]];
    case Way::github_message: return sign == '%' ? "%25" : "";
    case Way::markdown: return sign == '&' ? "&amp;" : "";
    case Way::markdown_code: return sign == '`' ? "'" : sign == '|' ? "/" : "";
    case Way::lines:
    case Way::line:
    case Way::json: return "";
  }
  return "";
}

bool is_escaped_in_markdown(char sign) {
  return std::string_view("\\`*_{}[]()<>#|~!").find(sign) != std::string_view::npos;
}

bool is_shown(std::string_view character) { return !is_control(character) && !turns_the_writing(character); }

bool has_lines(Way way) { return way == Way::lines || way == Way::json; }

// How far a text can be taken as it is: nearly all of it is letters of ASCII, and where nothing is escaped all its
// signs are.
std::size_t length_of_letters(std::string_view text, Way way) {
  const bool has_escapes = way != Way::line && !has_lines(way);
  const auto is_letter = [&](char sign) {
    const bool is_alphanumeric =
        (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') || sign == ' ';
    return is_alphanumeric || (!has_escapes && ((sign > ' ' && sign < '\x7f') || (sign == '\n' && has_lines(way))));
  };
  return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_letter) - text.begin());
}

// Characters of UTF-8 that XML does not know: U+FFFE and U+FFFF.
bool is_unknown_to_xml(std::string_view character) {
  return character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
}

std::string shown_character(std::string_view character, Way way) {
  const char sign = character[0];
  if (is_shown(character)) {
    const std::string_view escape = escape_of(sign, way);
    if (!escape.empty()) return std::string(escape);
    const bool is_escaped = way == Way::markdown && is_escaped_in_markdown(sign);
    return (is_escaped ? "\\" : "") + std::string(character);
  }
  const bool is_blank = sign == '\n' || sign == '\t' || sign == '\r';
  return way == Way::json && !is_blank ? escaped_in_json(character) : std::string(instead_of(sign, way));
}

}  // namespace

void add_shown_text(std::string& out, std::string_view text, Way way) {
  const bool is_xml = way == Way::element || way == Way::attribute;
  while (true) {
    const std::size_t letters = length_of_letters(text, way);
    out += text.substr(0, letters);
    text.remove_prefix(letters);
    if (text.empty()) return;
    const std::string_view character = text.substr(0, json::length_in_utf8(text));
    if (character.empty() || (is_xml && is_unknown_to_xml(character))) out += no_character;
    else out += shown_character(character, way);
    text.remove_prefix(std::max(character.size(), std::size_t{1}));
  }
}

std::string shown_text(std::string_view text, Way way) {
  std::string out;
  out.reserve(text.size());
  add_shown_text(out, text, way);
  return out;
}

}  // namespace casino
