#pragma once
// Words, numbers and signs: what a text in our notation is made of.

#include "oracle/text/parsed.hpp"

namespace casino::notation {

// A text longer than this is refused unread.
inline constexpr std::size_t longest_text = std::size_t{1} << 16;

enum class TokenKind : std::uint8_t {
  word,       // letters, digits and the suits' signs: takes, 10D, 10♦, P1
  number,     // digits alone
  sign,       // one of : , + = > | [ ] { } ( ) ? & @ - × or ...
  separator,  // a semicolon or the end of a line
  stray,      // bytes that mean nothing here
  end
};

struct Token {
  TokenKind kind = TokenKind::end;
  std::string_view text;
  int line = 1;
  int column = 1;         // in characters
  bool is_glued = false;  // nothing stands between it and the token before

  // Whether it is this word, in capitals or not, or this sign; × is an x.
  [[nodiscard]] bool is(std::string_view word_or_sign) const;
  [[nodiscard]] Where where() const { return {"", line, column}; }
  // As a message shows it: quoted and short, or "the end".
  [[nodiscard]] std::string shown() const;
};

// The same text, in which all that word processors make of a blank is one.
[[nodiscard]] std::string in_plain_blanks(std::string_view text);

// The tokens of a text, the end among them. What follows a # on its line is a comment, and a full stop at the end of a
// clause is none.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text);

// The same with words of speech in the letters of the notation: "the nine of hearts" is 9H, "king" is K, "nine" is 9.
// For turns, where they mean nothing else. Before a colon "King" is somebody's name.
[[nodiscard]] std::vector<Token> in_short(const std::vector<Token>& tokens);

}  // namespace casino::notation
