#include "oracle/log/text/text_lines.hpp"

#include <algorithm>

namespace casino::log {
namespace {

constexpr std::string_view blanks = " \t";

}  // namespace

std::string TextLine::beside() const {
  const std::size_t begin = comment.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return std::string(comment.substr(begin, comment.find_last_not_of(blanks) - begin + 1));
}

int TextLine::column() const { return static_cast<int>(std::min(code.find_first_not_of(blanks), code.size())) + 1; }

std::vector<TextLine> lines_of(std::string_view text) {
  std::vector<TextLine> lines;
  lines.reserve(static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1);
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    TextLine line;
    line.number = number;
    line.raw = text.substr(0, end);
    if (line.raw.ends_with('\r')) line.raw.remove_suffix(1);
    const std::size_t mark = line.raw.find('#');
    line.has_comment = mark != std::string_view::npos;
    line.code = line.raw.substr(0, mark);
    if (line.has_comment) line.comment = line.raw.substr(mark + 1);
    if (line.comment.starts_with(' ')) line.comment.remove_prefix(1);
    lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<notation::Token> first_tokens(std::string_view code, std::size_t count) {
  // Words are short; what begins a line of any length can be told from its beginning.
  constexpr std::size_t enough = 200;
  std::vector<notation::Token> tokens = notation::tokens_of(code.substr(0, enough));
  tokens.resize(std::max(tokens.size(), count), notation::Token{});
  return tokens;
}

std::string blanked(std::string_view code, std::size_t bytes) {
  std::string kept(code);
  std::fill_n(kept.begin(), std::min(bytes, kept.size()), ' ');
  return kept;
}

}  // namespace casino::log
