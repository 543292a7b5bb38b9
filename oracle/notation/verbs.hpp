#pragma once
// The phrase book: the verbs of actions, with what else people say for each, and the words that part a list of cards
// from what follows it. Whoever reads a list stops at any of them, and nobody's name is one of them.

#include <algorithm>
#include <array>

#include "oracle/notation/reader.hpp"

namespace casino::notation {

inline constexpr std::array<std::string_view, 4> words_for_trailing{"trail", "trails", "discard", "discards"};
// Cards may stand before it, or none behind it.
inline constexpr std::array<std::string_view, 2> words_for_lay{"lay", "lays"};
// A card is laid down, or on others, or played to do something that is said next.
inline constexpr std::array<std::string_view, 8> words_for_laying{"lay",  "lays",  "put",   "puts",
                                                                  "drop", "drops", "throw", "throws"};
inline constexpr std::array<std::string_view, 2> words_for_playing{"play", "plays"};
inline constexpr std::array<std::string_view, 7> words_for_taking{"takes", "take",   "captures", "capture",
                                                                  "x",     "taking", "capturing"};
inline constexpr std::array<std::string_view, 2> words_for_picking_up{"pick", "picks"};
inline constexpr std::array<std::string_view, 8> words_for_building{"build", "builds", "form",     "forms",
                                                                    "make",  "makes",  "building", "making"};
inline constexpr std::array<std::string_view, 2> words_for_raising{"raise", "raises"};
inline constexpr std::array<std::string_view, 4> words_for_adding{"add", "adds", "augment", "augments"};

inline constexpr std::array<std::string_view, 2> words_for_away{"down", "away"};
inline constexpr std::array<std::string_view, 3> words_before_the_captor{"with", "using", "by"};
inline constexpr std::array<std::string_view, 2> words_before_what_lies{"on", "onto"};
inline constexpr std::array<std::string_view, 17> words_between{"on",   "onto",   "with", "using", "by",     "to",
                                                                "at",   "from",   "for",  "laid",  "united", "base",
                                                                "down", "giving", "in",   "away",  "worth"};

// What stands on cards besides numbers.
inline constexpr std::array<std::string_view, 5> letters_of_ranks{"A", "K", "Q", "J", "T"};

[[nodiscard]] inline bool is_any_of(const Token& token, std::span<const std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

// Whether a word says what is done: "takes", "makes", the beginning of "picks up".
[[nodiscard]] inline bool is_verb(const Token& token) {
  return is_any_of(token, words_for_trailing) || is_any_of(token, words_for_taking) ||
         is_any_of(token, words_for_picking_up) || is_any_of(token, words_for_building) ||
         is_any_of(token, words_for_raising) || is_any_of(token, words_for_adding);
}

// Whether a word belongs to the grammar of turns, so that it cannot be a misspelt card.
[[nodiscard]] inline bool is_turn_word(const Token& token) {
  return is_verb(token) || is_any_of(token, words_for_laying) || is_any_of(token, words_for_playing) ||
         is_any_of(token, words_between);
}

// "K": a card of which the suit is left out.
[[nodiscard]] inline bool is_letter_of_rank(const Token& token) {
  return token.kind == TokenKind::word && is_any_of(token, letters_of_ranks);
}

// Each moves past a verb of its kind, if one comes next.
inline bool accept_taking(Reader& in) {
  if (!in.peek(1).is("up") || !in.accept_any(words_for_picking_up)) return in.accept_any(words_for_taking);
  in.next();
  return true;
}
inline bool accept_trailing(Reader& in) { return in.accept_any(words_for_trailing); }
inline bool accept_building(Reader& in) { return in.accept_any(words_for_building); }
inline bool accept_raising(Reader& in) { return in.accept_any(words_for_raising); }
inline bool accept_adding(Reader& in) { return in.accept_any(words_for_adding); }

}  // namespace casino::notation
