#pragma once
// Reading token by token, collecting what is wrong and going on: what the readers of positions and turns
// share.

#include <span>

#include "model/table/value.hpp"
#include "oracle/notation/cards.hpp"
#include "oracle/notation/lexer.hpp"
#include "oracle/notation/seat_names.hpp"

namespace casino::notation {

// What messages say was expected; each idea in one wording.
[[nodiscard]] std::string a_card(const Rules& rules);
inline constexpr std::string_view a_value = "a value from 1 to 16";

// A card, and where it was read.
struct CardAt {
  Card card;
  Token at;
};

class Reader {
 public:
  // A text that is too long is refused at once, and nothing of it is left to read. `players`: names that can be read.
  Reader(const Rules& rules, std::string_view text, const PlayerNames& players = {});
  // From here on words of speech are read, too (see in_short).
  void read_speech();

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] const Token& peek(std::size_t ahead = 0) const;
  Token next();
  // Moves past this word or sign if it comes next.
  bool accept(std::string_view word_or_sign);
  bool accept_any(std::initializer_list<std::string_view> words_or_signs);
  bool accept_any(std::span<const std::string_view> words_or_signs);
  [[nodiscard]] bool at_end() const { return peek().kind == TokenKind::end; }
  // At a separator or the end.
  [[nodiscard]] bool at_end_of_clause() const;
  // Whether one of these words stands in what is left of the clause.
  [[nodiscard]] bool is_ahead(std::span<const std::string_view> words) const;

  // "a seat: N (Ann), S"
  [[nodiscard]] std::string a_seat() const { return "a seat: " + names_of_seats(*rules_, players_); }

  // Collects a fault: at the next token, or at one read before.
  void refuse(std::string expected);
  void refuse(const Token& found, std::string expected);
  void refuse(const Token& at, std::string found, std::string expected);
  // Whatever is left of this clause was not expected: one fault, unless the clause had one. Goes to its end.
  void finish_clause(std::string_view expected);
  void skip_clause();
  // To be called where a clause begins: faults are counted from here.
  void begin_clause() { faults_before_ = errors_.size(); }
  [[nodiscard]] bool clause_has_fault() const { return errors_.size() > faults_before_; }
  [[nodiscard]] bool has_fault() const { return !errors_.empty(); }
  // All faults, in the order of the text.
  [[nodiscard]] ParseErrors errors() const;

  // What the next token says, without moving past it.
  [[nodiscard]] std::optional<Card> peek_card(std::size_t ahead = 0) const;
  [[nodiscard]] std::optional<Seat> peek_seat(std::size_t ahead = 0) const;

  // Each moves past what it reads; of something else it collects a fault, moves on, and gives nothing.
  std::optional<Card> card();
  std::optional<Seat> seat();
  SeatSet seats();  // one or more
  std::optional<Side> side();
  std::optional<int> number(int lowest, int highest, std::string_view expected);
  std::optional<Value> value();
  // The cards up to the first sign that is none of "," "+" "&", to one of these words or signs, or to the end
  // of the clause; what is no card in between is refused. "none" is no card.
  std::vector<CardAt> listed_cards(std::initializer_list<std::string_view> stops = {});
  // The same as a set; a card twice is refused.
  CardSet cards(std::initializer_list<std::string_view> stops = {});
  // Adds a card to a set in which it must not be yet.
  void add(CardSet& cards, const CardAt& card);

 private:
  void join_names(std::string_view text);
  [[nodiscard]] std::size_t tokens_of_name(std::size_t first, std::string_view name) const;
  [[nodiscard]] std::optional<Seat> seat_of_player(std::string_view name) const;
  [[nodiscard]] std::string name_of_seat(std::size_t ahead) const;

  const Rules* rules_;
  PlayerNames players_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  ParseErrors errors_;
  std::size_t faults_before_ = 0;
};

}  // namespace casino::notation
