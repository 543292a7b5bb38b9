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

void TextLines::next() {
  at_end_ = rest_.empty();
  if (at_end_) return;
  const std::size_t end = std::min(rest_.find('\n'), rest_.size());
  line_ = {.raw = rest_.substr(0, end), .number = ++read_};
  if (line_.raw.ends_with('\r')) line_.raw.remove_suffix(1);
  const std::size_t mark = line_.raw.find('#');
  line_.has_comment = mark != std::string_view::npos;
  line_.code = line_.raw.substr(0, mark);
  if (line_.has_comment) line_.comment = line_.raw.substr(mark + 1);
  if (line_.comment.starts_with(' ')) line_.comment.remove_prefix(1);
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
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
