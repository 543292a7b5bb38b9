#include "oracle/notation/lexer.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "oracle/text/words.hpp"

namespace casino::notation {
namespace {

constexpr std::string_view signs = ":,+=>|[]{}()?&@";
constexpr std::string_view ellipsis = "\u2026";
// What word processors make of a space and of a hyphen.
constexpr std::array<std::string_view, 4> wide_blanks{"\u00A0", "\u2007", "\u2009", "\u202F"};
constexpr std::array<std::string_view, 4> dashes{"\u2012", "\u2013", "\u2014", "\u2212"};
constexpr std::string_view emoji_style = "\uFE0F";  // follows a suit's sign in text typed on a telephone
constexpr std::array<std::string_view, 8> suit_signs{"\u2660", "\u2661", "\u2662", "\u2663",
                                                     "\u2664", "\u2665", "\u2666", "\u2667"};

constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// How long the one of these is that a text begins with; 0 if none.
std::size_t length_of_one(std::span<const std::string_view> ones, std::string_view text) {
  const auto found = std::ranges::find_if(ones, [&](std::string_view one) { return text.starts_with(one); });
  return found == ones.end() ? 0 : found->size();
}

std::size_t blank(std::string_view text) {
  const char c = text.front();
  return c == ' ' || c == '\t' || c == '\r' ? 1 : length_of_one(wide_blanks, text);
}

std::size_t dash(std::string_view text) { return text.front() == '-' ? 1 : length_of_one(dashes, text); }

// How long the character of a word is that a text begins with; 0 if none.
std::size_t word_character(std::string_view text) {
  if (is_digit(text.front()) || is_letter(text.front())) return 1;
  if (static_cast<unsigned char>(text.front()) < 0x80) return 0;
  if (const std::size_t sign = length_of_one(suit_signs, text)) return sign;
  return text.starts_with(emoji_style) ? emoji_style.size() : 0;
}

bool begins_something(std::string_view text) {
  const char c = text.front();
  return c == '\n' || c == ';' || c == '#' || blank(text) > 0 || dash(text) > 0 ||
         signs.find(c) != std::string_view::npos || word_character(text) > 0 || text.starts_with(ellipsis) ||
         text.starts_with("...");
}

class Lexer {
 public:
  explicit Lexer(std::string_view text) : rest_(text) {}

  std::vector<Token> tokens() {
    while (!rest_.empty()) {
      if (const std::size_t length = blank(rest_)) {
        skip(length);
        continue;
      }
      if (rest_.front() == '#') {
        skip(std::min(rest_.find('\n'), rest_.size()));
        continue;
      }
      take();
    }
    add(TokenKind::end, 0);
    return std::move(tokens_);
  }

 private:
  void take() {
    const char c = rest_.front();
    if (c == ';' || c == '\n') return add(TokenKind::separator, 1);
    if (rest_.starts_with("...")) return add(TokenKind::sign, 3);
    if (rest_.starts_with(ellipsis)) return add(TokenKind::sign, ellipsis.size());
    if (const std::size_t length = dash(rest_)) return add(TokenKind::sign, length);
    if (signs.find(c) != std::string_view::npos) return add(TokenKind::sign, 1);
    std::size_t length = 0;
    while (length < rest_.size() && word_character(rest_.substr(length)) > 0)
      length += word_character(rest_.substr(length));
    if (length > 0) {
      const bool all_digits = std::all_of(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(length), is_digit);
      return add(all_digits ? TokenKind::number : TokenKind::word, length);
    }
    do ++length;
    while (length < rest_.size() && !begins_something(rest_.substr(length)));
    add(TokenKind::stray, length);
  }

  void add(TokenKind kind, std::size_t length) {
    tokens_.push_back({kind, rest_.substr(0, length), line_, column_, is_glued_});
    skip(length);
    is_glued_ = true;
  }

  void skip(std::size_t length) {
    for (const char c : rest_.substr(0, length)) {
      if (c == '\n') {
        ++line_;
        column_ = 1;
      } else if (!continues_character(c)) {
        ++column_;
      }
    }
    rest_.remove_prefix(length);
    is_glued_ = false;
  }

  std::string_view rest_;
  std::vector<Token> tokens_;
  int line_ = 1;
  int column_ = 1;
  bool is_glued_ = false;
};

}  // namespace

bool Token::is(std::string_view word_or_sign) const {
  if (word_or_sign == "..." && text == ellipsis) return true;
  if (word_or_sign == "-" && kind == TokenKind::sign) return dash(text) > 0;
  return kind != TokenKind::end && are_same_but_for_capitals(text, word_or_sign);
}

std::string Token::shown() const {
  constexpr std::size_t longest = 30;
  if (kind == TokenKind::end) return "the end";
  if (text == "\n") return "the end of the line";
  std::string shown;
  for (const char c : text) {
    if (shown.size() >= longest && !continues_character(c)) return '"' + shown + "...\"";
    const bool is_plain = c >= ' ' && c <= '~';
    shown += is_plain || kind != TokenKind::stray ? c : '?';
  }
  return '"' + shown + '"';
}

std::vector<Token> tokens_of(std::string_view text) { return Lexer(text).tokens(); }

}  // namespace casino::notation
