#include "oracle/text/xml_text.hpp"

#include "oracle/text/plain_text.hpp"

namespace casino {
namespace {

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

std::string in_element(std::string_view text) { return escaped(text, false); }
std::string in_attribute(std::string_view text) { return escaped(text, true); }

}  // namespace casino
