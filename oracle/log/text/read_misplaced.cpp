// Lines of which it shows what is wrong with them as a whole: they stand in the wrong place, lack a colon, or belong to
// a game of more players.

#include "oracle/log/text/read_text.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::log {
namespace {

using notation::Token;
using notation::TokenKind;

constexpr std::array<std::string_view, 7> words_of_header{"rules", "option", "scoring", "off",
                                                          "cards", "player", "before"};
constexpr std::array<std::string_view, 7> words_of_beginning{"deal", "dealer",   "dealing", "table",
                                                             "hand", "position", "pack"};

bool is_one_of(const Token& token, std::span<const std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

// What is written of seats on a line above the first deal; a tag and a name are free texts.
std::string_view seats_stated(std::string_view code) {
  const std::vector<Token> tokens = first_tokens(code, 2);
  if (tokens[0].is("player")) return code.substr(0, code.find(':'));
  return tokens[1].is(":") && is_tag_name(tokens[0].text) ? std::string_view{} : code;
}

}  // namespace

// ---- Seats

// The fewest who can have played a log, by the seats that it names.
std::optional<int> TextReader::players_stated() const {
  const NamedRules* named = find_named_rules(log_.rules.name);
  if (named == nullptr) return std::nullopt;
  int count = rules().seats.count + 1;
  for (TextLines lines(text_); !lines.at_end(); lines.next())
    for (const Token& token : notation::tokens_of(seats_stated(lines.line().code)))
      while (count <= named->most_seats && notation::is_seat_of_some_game(token) &&
             !notation::seat_named(token.text, Seats{static_cast<std::uint8_t>(count)}))
        ++count;
  return count <= named->most_seats ? std::optional(count) : std::nullopt;
}

bool TextReader::says_number_of_players() const {
  return std::ranges::any_of(header_.rules, [](const auto& member) { return member.key == "seats"; });
}

// By how many the log is read, and how to say it if it was not played by so many.
std::string TextReader::seats_expected() const {
  const std::string line = "rules " + log_.rules.name + ", ";
  const std::string now = std::to_string(rules().seats.count);
  std::string seats = "a seat: " + notation::names_of_seats(rules(), names_);
  if (says_number_of_players()) return seats + ", for the log says: " + line + now + " players";
  const std::string unstated = seats + ", for the log does not say how many play, and is read for " + now;
  if (const auto more = players_stated()) {
    const std::string right = std::to_string(*more);
    return unstated + "; if " + right + " play, say: " + line + right + " players";
  }
  const NamedRules* named = find_named_rules(log_.rules.name);
  if (named == nullptr || named->fewest_seats == named->most_seats) return seats;
  return unstated + "; it is played by " + std::to_string(named->fewest_seats) + " to " +
         std::to_string(named->most_seats) + ", such as: " + line + std::to_string(named->most_seats) + " players";
}

// A seat that only a game for more players has. Where nobody said how many play, there is no use in reading on.
bool TextReader::refuse_unknown_seat(std::string_view text, int first_line) {
  for (notation::Reader in = reader_of(text); !in.at_end(); in.next()) {
    const Token& token = in.peek();
    if (!notation::is_seat_of_some_game(token) || in.peek_seat()) continue;
    errors_.push_back({{"", first_line + token.line - 1, token.column}, token.shown(), seats_expected()});
    if (!says_number_of_players()) lines_.skip_the_rest();
    return true;
  }
  return false;
}

// ---- Lines of the header

// A line that belongs above the first deal.
bool TextReader::refuse_line_of_header(const Code& code) {
  const std::vector<Token> tokens = first_tokens(code.text, 2);
  if (is_one_of(tokens[0], words_of_header)) {
    const bool may_begin_a_log = tokens[0].is("rules");
    refuse(code.line, tokens[0].shown() + " in a deal",
           "it above the first deal" +
               (may_begin_a_log ? "; where another log begins, " + std::string(format_name) + " above it" : ""));
    return true;
  }
  const bool is_a_tag = tokens[1].is(":") && is_tag_name(tokens[0].text);
  if (!is_a_tag || reader_of(code.text).peek_seat()) return false;
  refuse(
      code.line, tokens[0].shown(),
      "a seat before the colon: " + notation::names_of_seats(rules(), names_) + "; or a tag only above the first deal");
  return true;
}

// Whether more of what stands above the first turn follows. What was seen ahead is not looked for again.
bool TextReader::is_within_header() {
  if (lines_.line().number < header_goes_on_to_) return true;
  TextLines below = lines_;
  for (below.next(); !below.at_end(); below.next()) {
    if (!below.line().has_code()) continue;
    const std::vector<Token> tokens = first_tokens(below.line().code, 2);
    const bool is_a_tag = is_tag_name(tokens[0].text);
    if (is_one_of(tokens[0], words_of_header) || is_one_of(tokens[0], words_of_beginning) ||
        (is_a_tag && tokens[1].is(":"))) {
      header_goes_on_to_ = below.line().number;
      return true;
    }
    if (!is_a_tag) return false;
  }
  return false;
}

// A tag without its colon, or one of the words of the header misspelt.
bool TextReader::refuse_broken_line_of_header(const TextLine& line) {
  const std::vector<Token> tokens = first_tokens(line.code, 2);
  if (!is_tag_name(tokens[0].text) || !is_within_header()) return false;
  const std::string word(tokens[0].text);
  refuse(line, '"' + word + '"',
         "a colon behind it, if it is a tag (" + word + ": ...); or rules, option, off, cards, player, before or deal" +
             nearest_phrase(word, words_of_header));
  return true;
}

}  // namespace casino::log
