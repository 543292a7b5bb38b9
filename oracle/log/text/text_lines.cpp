#include "oracle/log/text/text_lines.hpp"

#include <algorithm>

#include "oracle/text/words.hpp"

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

int TextLine::column_of(std::string_view part) const {
  if (part.empty()) return column();
  const auto continued = std::count_if(code.data(), part.data(), continues_character);
  return static_cast<int>(part.data() - code.data() - continued) + 1;
}

TextLine line_of(std::string_view raw, int number) {
  const std::size_t mark = raw.find('#');
  TextLine line{
      .raw = raw, .code = raw.substr(0, mark), .has_comment = mark != std::string_view::npos, .number = number};
  if (line.has_comment) line.comment = raw.substr(mark + 1);
  if (line.comment.starts_with(' ')) line.comment.remove_prefix(1);
  return line;
}

void TextLines::next() {
  at_end_ = rest_.empty();
  if (at_end_) return;
  const std::size_t end = std::min(rest_.find('\n'), rest_.size());
  std::string_view raw = rest_.substr(0, end);
  if (raw.ends_with('\r')) raw.remove_suffix(1);
  line_ = line_of(raw, ++read_);
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
