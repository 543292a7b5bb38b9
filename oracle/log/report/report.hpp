#pragma once
// What the replay of a log found, reported to people and to programs.

#include "oracle/explain/explanation.hpp"
#include "oracle/log/validate/validate.hpp"

namespace casino::log {

inline constexpr std::array<std::string_view, 3> outcome_names{"holds", "does not hold", "undetermined"};
inline constexpr std::array<std::string_view, 3> weight_names{"problem", "undetermined", "note"};
inline constexpr std::array<std::string_view, 13> matter_names{"turn",   "dealing",   "cut",      "last_call", "event",
                                                               "claim",  "objection", "position", "dealer",    "score",
                                                               "totals", "result",    "course"};
inline constexpr std::array<std::string_view, 29> course_names{"after_the_end",         "deal_not_finished",
                                                               "hands_not_played",      "deal_number",
                                                               "dealing_number",        "layout_not_told",
                                                               "two_layouts",           "cut_behind_hands",
                                                               "event_out_of_turn",     "nothing_to_take_back",
                                                               "nothing_stood",         "nothing_to_object_to",
                                                               "lot_not_due",           "no_deal",
                                                               "nothing_played",        "cannot_be_counted",
                                                               "deals_before_not_told", "winner_not_told",
                                                               "after_the_score",       "after_a_misdeal",
                                                               "after_the_last_card",   "nobody_draws",
                                                               "drawn_card_elsewhere",  "nothing_drawn",
                                                               "pack_does_not_fit",     "last_contradicted",
                                                               "nothing_is_carried",    "nothing_is_forfeited",
                                                               "nobody_is_restricted"};
inline constexpr std::array<std::string_view, 3> ruling_names{"none", "stood", "taken_back"};

inline constexpr std::array<std::string_view, 13> assumption_names{
    "turn_was_not_made",    "seat_acted",          "card_was_held",      "card_is_misread", "card_was_not_there",
    "card_lay_there",       "build_was_not_there", "step_was_not_made",  "dealer_was",      "card_turned_out",
    "only_card_was_played", "card_was_held_too",   "card_was_there_once"};

// What is wrong, in a line: "illegal: N: trail 6C".
[[nodiscard]] std::string headline_of(const Log& log, const Problem& problem, notation::Style style = {});

// What is taken to have happened instead: "5C was in the hand of N, ...".
[[nodiscard]] std::string words_of(const Rules& rules, const Assumed& assumed, notation::Style style = {});

// Why: the position drawn, each clause with its passage, and what would have been legal.
[[nodiscard]] std::vector<explain::Line> lines_of(const Log& log, const Problem& problem, notation::Style style = {});

// The same for programs. Clauses with their statements; a turn with the position before it, and what would have been
// legal.
[[nodiscard]] json::Json of(const Problem& problem, const Log& log);
[[nodiscard]] json::Json of(const Tally& tally);

// What exactly is wrong with a cut, a dealing or a pack: clauses only say how they should be. "3 cards, where 4 are
// due"; nothing, where the cards alone say it. Inside the report on logs only.
[[nodiscard]] std::string detail_of(const Log& log, const Problem& problem, const Finding& finding,
                                    notation::Style style);

// ---- A log shown scene by scene, as somebody would watch the game: what happened, whether that was by the rules, and
// how the table looks afterwards

struct Scene {
  int deal = 0;       // its number in the log
  int turn = 0;       // of the deal; 0: of no turn
  std::string title;  // "S: trail 4D"
  std::string comment;
  std::vector<explain::Line> verdict;  // what allowed it, or what does not hold
  bool holds = true;
  std::string drawing;   // the table afterwards; empty if nothing on it has changed
  std::string position;  // the same with all that is known, in the notation
};

// The first scene is the header.
[[nodiscard]] std::vector<Scene> story_of(const Log& log, notation::Style style = {});

}  // namespace casino::log
