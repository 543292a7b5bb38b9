#include "oracle/text/parsed.hpp"

#include "oracle/text/foreign_text.hpp"

namespace casino {

std::string text_of(const ParseError& error, std::string_view file) {
  std::string text = plain_line(file);
  if (error.where.line > 0) {
    if (!text.empty()) text += ':';
    text += std::to_string(error.where.line) + ":" + std::to_string(error.where.column);
  }
  if (!text.empty()) text += ": ";
  if (!error.where.pointer.empty()) text += plain_line(error.where.pointer) + ": ";
  return text + "found " + plain_line(error.found) + ", expected " + plain_line(error.expected);
}

}  // namespace casino
