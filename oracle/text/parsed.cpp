#include "oracle/text/parsed.hpp"

namespace casino {

std::string text_of(const ParseError& error, std::string_view file) {
  std::string text(file);
  if (error.where.line > 0) {
    if (!text.empty()) text += ':';
    text += std::to_string(error.where.line) + ":" + std::to_string(error.where.column);
  }
  if (!text.empty()) text += ": ";
  if (!error.where.pointer.empty()) text += error.where.pointer + ": ";
  return text + "found " + error.found + ", expected " + error.expected;
}

}  // namespace casino
