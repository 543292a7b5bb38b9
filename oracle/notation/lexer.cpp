#include "oracle/notation/lexer.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "oracle/text/names.hpp"
#include "oracle/text/text_place.hpp"
#include "oracle/text/words.hpp"

namespace casino::notation {
namespace {

constexpr std::string_view signs = ":,+=>|[]{}()?&@";
constexpr std::string_view ellipsis = "\u2026";
constexpr std::string_view times_sign = "\u00D7";
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

// How long the sign is that a text begins with; 0 if it is none.
std::size_t length_of_sign(std::string_view text) {
  if (text.starts_with("...")) return 3;
  for (const std::string_view long_one : {ellipsis, times_sign})
    if (text.starts_with(long_one)) return long_one.size();
  return signs.find(text.front()) != std::string_view::npos ? 1 : dash(text);
}

// How long the character of a word is that a text begins with; 0 if none.
std::size_t word_character(std::string_view text) {
  if (is_digit(text.front()) || is_letter(text.front())) return 1;
  if (static_cast<unsigned char>(text.front()) < 0x80) return 0;
  if (const std::size_t sign = length_of_one(suit_signs, text)) return sign;
  return text.starts_with(emoji_style) ? emoji_style.size() : 0;
}

bool begins_something(std::string_view text) {
  const char c = text.front();
  return c == '\n' || c == ';' || c == '#' || blank(text) > 0 || length_of_sign(text) > 0 || word_character(text) > 0;
}

// Whether a text begins with a full stop that ends a clause, as people end sentences.
bool is_full_stop(std::string_view text) {
  if (text.front() != '.') return false;
  text.remove_prefix(1);
  while (!text.empty() && blank(text) > 0) text.remove_prefix(blank(text));
  return text.empty() || text.front() == '\n' || text.front() == ';' || text.front() == '#';
}

class Lexer {
 public:
  explicit Lexer(std::string_view text) : rest_(text) {}

  std::vector<Token> tokens() {
    while (!rest_.empty()) {
      if (const std::size_t length = is_full_stop(rest_) ? 1 : blank(rest_)) {
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
    if (const std::size_t length = length_of_sign(rest_)) return add(TokenKind::sign, length);
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

// ---- Words of speech

struct Spoken {
  std::string_view word;
  std::string_view letters;
};
constexpr std::array<Spoken, 20> spoken_numbers{{
    {"ace", "A"},       {"king", "K"},      {"queen", "Q"},    {"jack", "J"},     {"two", "2"},
    {"three", "3"},     {"four", "4"},      {"five", "5"},     {"six", "6"},      {"seven", "7"},
    {"eight", "8"},     {"nine", "9"},      {"ten", "10"},     {"eleven", "11"},  {"twelve", "12"},
    {"thirteen", "13"}, {"fourteen", "14"}, {"fifteen", "15"}, {"sixteen", "16"}, {"one", "1"},
}};
constexpr std::array<Spoken, 8> spoken_suits{{{"spades", "S"},
                                              {"spade", "S"},
                                              {"hearts", "H"},
                                              {"heart", "H"},
                                              {"diamonds", "D"},
                                              {"diamond", "D"},
                                              {"clubs", "C"},
                                              {"club", "C"}}};

// What a word stands for; empty if it is none of these.
std::string_view letters_of(const Token& token, std::span<const Spoken> spoken) {
  const auto found = std::ranges::find_if(spoken, [&](const Spoken& one) { return token.is(one.word); });
  return found == spoken.end() ? std::string_view{} : found->letters;
}

// The name of a card, which lives as long as the program.
std::string_view lasting_name(Card card) {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (unsigned i = 0; i < card_count; ++i) all.push_back(name_of(Card::from_index(i), PackKind::standard52));
    return all;
  }();
  return names[card.index()];
}

// "nine of hearts", "9 of hearts", "K of spades": the card that three tokens name.
std::optional<Card> spoken_card(std::span<const Token> three) {
  if (three.size() < 3 || !three[1].is("of")) return std::nullopt;
  const std::string_view suit = letters_of(three[2], spoken_suits);
  const std::string_view number = letters_of(three[0], spoken_numbers);
  const std::string name = std::string(number.empty() ? three[0].text : number).append(suit);
  return suit.empty() ? std::nullopt : find_card(name, PackKind::standard52);
}

bool is_article(const Token& token) { return token.is("the") || token.is("an"); }

}  // namespace

std::vector<Token> in_short(const std::vector<Token>& tokens) {
  std::vector<Token> shorter;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    Token token = tokens[i];
    const bool is_before_a_colon = i + 1 < tokens.size() && tokens[i + 1].is(":");
    if (is_article(token) && !is_before_a_colon) continue;
    if (const auto card = spoken_card(std::span(tokens).subspan(i))) {
      token = {TokenKind::word, lasting_name(*card), token.line, token.column, token.is_glued};
      i += 2;
    } else if (const std::string_view number = letters_of(token, spoken_numbers);
               !number.empty() && !is_before_a_colon) {
      token.text = number;
      token.kind = is_digit(number.front()) ? TokenKind::number : TokenKind::word;
    }
    shorter.push_back(token);
  }
  return shorter;
}

bool Token::is(std::string_view word_or_sign) const {
  if (word_or_sign == "..." && text == ellipsis) return true;
  if (word_or_sign == "x" && text == times_sign) return true;
  if (word_or_sign == "-" && kind == TokenKind::sign) return dash(text) > 0;
  return kind != TokenKind::end && are_same_but_for_capitals(text, word_or_sign);
}

std::string Token::shown() const {
  constexpr std::size_t longest = 30;
  if (kind == TokenKind::end) return "the end";
  if (text == "\n") return "the end of the line";
  std::string shown;
  for (std::string_view rest = text; !rest.empty();) {
    if (shown.size() >= longest) return '"' + shown + "...\"";
    const std::string_view character = rest.substr(0, std::max(json::length_in_utf8(rest), std::size_t{1}));
    const bool is_plain = character.size() > 1 || (character.front() >= ' ' && character.front() <= '~');
    shown += is_plain || kind != TokenKind::stray ? character : "?";
    rest.remove_prefix(character.size());
  }
  return '"' + shown + '"';
}

std::string in_plain_blanks(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::size_t wide = length_of_one(wide_blanks, text);
    plain += wide == 0 ? text.front() : ' ';
    text.remove_prefix(std::max<std::size_t>(wide, 1));
  }
  return plain;
}

std::vector<Token> tokens_of(std::string_view text) { return Lexer(text).tokens(); }

}  // namespace casino::notation
