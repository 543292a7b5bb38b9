#include "oracle/text/statement.hpp"

#include <array>

#include <fmt/format.h>

#include "oracle/text/said_otherwise.hpp"

namespace casino {
namespace {

std::string number(int count) {
  constexpr std::array<std::string_view, 14> words{"no",    "one",   "two",  "three", "four",   "five",   "six",
                                                   "seven", "eight", "nine", "ten",   "eleven", "twelve", "thirteen"};
  const auto index = static_cast<std::size_t>(count);
  return index < words.size() ? std::string(words.at(index)) : std::to_string(count);
}

std::string points(int count) { return count == 1 ? "a point" : number(count) + " points"; }

// AA-DEAL-1: hands and table of the game at hand. Hands of `all` (0) are the rest of the pack (SWZ-DEAL-1).
std::string first_dealing(const Rules& rules) {
  const std::string hand = rules.deal_hand == 0 ? "whole hand" : "hand of " + number(rules.deal_hand);
  const std::string hands = "The first dealing gives each seat its " + hand;
  const int open = rules.deal_table;
  if (open == 0) return hands + "; no card lies open on the table.";
  const std::string cards = number(open) + (open == 1 ? " card" : " cards");
  if (rules.deal_table_source == DealTableSource::cut)
    return fmt::format("{}; {} that were cut before lie open on the table.", hands, cards);
  return fmt::format("{} and lays {} open on the table.", hands, cards);
}

// AA-DEAL-5: the number of dealings of the game at hand; empty where it is as the text tells it.
std::string all_dealings(const Rules& rules) {
  if (rules.deal_draw != DealDraw::none) return "Hands are dealt once; all other cards are drawn from the stock.";
  const bool is_as_told = rules.deal_hand == 4 && rules.pack.size() == 52 && rules.seats.count <= 4;
  if (is_as_told) return {};
  const int count = dealings(rules);
  return fmt::format("Hands of {} are dealt until the pack is used up: {} {}.", number(rules.deal_hand), number(count),
                     count == 1 ? "dealing" : "dealings");
}

// The numbers that a clause names, where they are others here; empty where they are not.
std::string with_its_numbers(Clause clause, const Rules& rules) {
  const bool is_as_told =
      rules.deal_hand == 4 && rules.deal_table == 4 && rules.deal_table_source == DealTableSource::dealt;
  if (clause == "AA-DEAL-1"_clause && !is_as_told) return first_dealing(rules);
  if (clause == "AA-DEAL-5"_clause && rules.deal_hand != 0) return all_dealings(rules);
  if (clause == "SWZ-STL-3"_clause && rules.steal_build_tops == StealTops::one)
    return "Only the card on top at the moment can be used, and one card is taken to be added.";
  const bool by_the_card = rules.score_cards_rule == ScoreCardsRule::per_card;
  if (clause == "AA-SCO-1"_clause && rules.score_cards != 3 && !by_the_card)
    return fmt::format("Most cards: {}.", points(rules.score_cards));
  if (clause == "AA-SCO-2"_clause && rules.score_spades != 1 && rules.score_spades_rule == ScoreSpadesRule::most)
    return fmt::format("Most spades: {}.", points(rules.score_spades));
  return {};
}

}  // namespace

std::string statement_of(Clause clause, const Rules& rules) {
  if (std::string text = with_its_numbers(clause, rules); !text.empty()) return text;
  return std::string(said_otherwise(clause, rules, SaidIn::citation).value_or(entry_of(clause).statement));
}

}  // namespace casino
