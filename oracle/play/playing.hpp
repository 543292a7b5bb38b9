#pragma once
// Whole deals from the order of the pack: one that the oracle plays, and one that somebody else says to have played.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/rules/rules.hpp"
#include "model/score/score.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino::playing {

struct PlayedDeal {
  std::vector<Turn> turns;
  PerSide<int> total{};
};

// A deal in which everybody makes a legal turn, the first that is found; nothing where the rules do not fix how a pack
// is dealt, or a turn cannot be listed.
[[nodiscard]] std::optional<PlayedDeal> first_legal_deal(const Rules& rules, Seat dealer, std::span<const Card> pack);

// What is wrong with a deal; nothing if it is played to its end by the rules and counted right.
struct Wrong {
  std::string expected;
  std::string found;
  Position before;                   // the turn that is not legal, or the last of the deal
  std::optional<Turn> turn;          // that one; of a deal in which nothing was played, none
  bool is_legal = true;              // that turn
  std::optional<Captured> captured;  // by which the deal is counted, where only that is wrong
};
[[nodiscard]] std::optional<Wrong> what_is_wrong(const Rules& rules, Seat dealer, std::span<const Card> pack,
                                                 const PlayedDeal& course);

}  // namespace casino::playing
