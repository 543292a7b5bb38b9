#pragma once
// Every way in which the cards of a deal can have been dealt that agrees with a log: all of them are tried, one after
// the other. For packs that are small enough.

#include <array>
#include <map>
#include <set>

#include "oracle/log/log.hpp"

namespace casino::properties {

// What a turn is in the ways that there are, by the entry of the deal.
struct InEveryWay {
  using Hands = std::array<std::uint64_t, max_seats>;
  std::set<Hands> legal;    // the hands before it with which it is
  std::set<Hands> illegal;  // and with which it is not
  bool is_open = false;     // for another reason than cards

  [[nodiscard]] bool is_certain() const { return !is_open && legal.empty() != illegal.empty(); }
};

[[nodiscard]] InEveryWay::Hands hands_in(const PerSeat<CardSet>& hands);

// Of the first deal of a log, up to an entry. Hands and drawn cards are those that the log does not state.
[[nodiscard]] std::map<std::size_t, InEveryWay> in_every_deal(const log::Log& log, std::size_t entries);

}  // namespace casino::properties
