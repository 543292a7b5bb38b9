#include "oracle/log/text/named_twice.hpp"

#include <algorithm>

#include "oracle/notation/cards.hpp"
#include "oracle/notation/reader.hpp"

namespace casino::log {
namespace {

using notation::Token;

// A card where it is named as one that lies somewhere.
struct Named {
  Card card;
  std::size_t begin = 0;  // in the text
  std::size_t end = 0;
  std::size_t from = 0;      // the same with the sign that says that it lies beneath another card
  bool is_in_a_row = false;  // of a pile of which the order is kept
  int clause = 0;
};

std::vector<Named> cards_as_named_in(const Rules& rules, std::string_view text) {
  std::vector<Named> named;
  notation::Reader in(rules, text);
  const auto place_of = [&](const Token& token) { return static_cast<std::size_t>(token.text.data() - text.data()); };
  int parentheses = 0;
  bool is_pile = false;
  bool is_unsorted = false;
  bool begins_clause = true;
  int clause = 0;
  std::size_t beneath = std::string_view::npos;
  while (!in.at_end()) {
    const auto card = in.peek_card();
    const Token token = in.next();
    if (begins_clause && token.is("turn")) {
      in.skip_clause();
      continue;
    }
    if (begins_clause) is_pile = token.is("pile");
    clause += begins_clause ? 1 : 0;
    begins_clause = token.kind == notation::TokenKind::separator;
    if (token.is("(")) ++parentheses;
    if (token.is(")")) --parentheses;
    if (token.is("{")) is_unsorted = true;
    if (token.is("}")) is_unsorted = false;
    if (card && parentheses == 0) {
      const std::size_t begin = place_of(token);
      const bool is_in_a_row = is_pile && !is_unsorted && rules.pile_order != PileOrder::not_kept;
      named.push_back({*card, begin, begin + token.text.size(), std::min(beneath, begin), is_in_a_row, clause});
    }
    beneath = token.is(">") ? place_of(token) : std::string_view::npos;
  }
  return named;
}

}  // namespace

CardSet without_second_names(const Rules& rules, std::string& text) {
  CardSet seen;
  CardSet twice;
  const std::vector<Named> named = cards_as_named_in(rules, text);
  // Without its only card a clause would say nothing.
  const auto is_alone = [&](const Named& one) {
    return std::ranges::none_of(named, [&](const Named& other) {
      return other.clause == one.clause && (other.card != one.card || other.begin < one.begin);
    });
  };
  for (const Named& one : named) {
    if (seen.contains(one.card) && !is_alone(one)) {
      twice.insert(one.card);
      text.replace(one.from, one.end - one.from, one.end - one.from, ' ');
    }
    seen.insert(one.card);
  }
  return twice;
}

std::string with_second_names(const Rules& rules, const std::string& text, CardSet twice) {
  std::string more;
  std::size_t written = 0;
  for (const Named& one : cards_as_named_in(rules, text)) {
    if (!twice.contains(one.card)) continue;
    twice.remove(one.card);
    more += text.substr(written, one.end - written);
    more += (one.is_in_a_row ? " > " : " ") + text.substr(one.begin, one.end - one.begin);
    written = one.end;
  }
  return more + text.substr(written);
}

}  // namespace casino::log
