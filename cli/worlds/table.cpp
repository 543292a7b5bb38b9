#include "cli/worlds/table.hpp"

#include <fmt/format.h>

#include "cli/worlds/walking.hpp"

namespace casino::cli {
namespace {

constexpr std::string_view head = R"(# Small worlds

Variants with so few cards that every position of every deal can be visited: see [properties](properties.md).
This page is written by `./dev worlds`, which goes through all of them.

A *standing* is a way for a match to stand before a deal; where there is none, deals are gone through by themselves. In
positions that are *tried* the referee wrote down every turn that can be written down; not where a deal is over, nor where
the table is too crowded for it. Positions that only the names of suits or the place of the dealer tell apart are one.

| world | players | cards | first deals | standings | positions | turns | ends | tried | of all positions |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
)";

std::string percent(std::uint64_t part, std::uint64_t all) {
  return fmt::format("{:.1f}%", all == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(all));
}

std::string row_of(const WorldSize& size, std::uint64_t all) {
  const properties::WalkTally& tally = size.tally;
  return fmt::format("| {} | {} | {} | {} | {} | {}{} | {} | {} | {} | {} |\n", size.name, size.seats, size.cards,
                     size.first_deals, size.standings == 0 ? "" : std::to_string(size.standings), tally.states,
                     size.is_whole ? "" : " in part", tally.turns, tally.ends, tally.refereed,
                     percent(tally.states, all));
}

}  // namespace

WorldSize size_of(const properties::Walk& walk) {
  const Rules& rules = walk.world().rules;
  return {.name = walk.world().name,
          .seats = rules.seats.count,
          .cards = rules.pack.size(),
          .first_deals = walk.first_deals(),
          .standings = walk.world().match ? walk.standings() : 0,
          .tally = walk.tally(),
          .is_whole = is_whole(walk)};
}

std::string page_of(std::span<const WorldSize> sizes) {
  properties::WalkTally total;
  std::size_t whole = 0;
  for (const WorldSize& size : sizes) {
    total.states += size.tally.states;
    total.turns += size.tally.turns;
    total.ends += size.tally.ends;
    total.refereed += size.tally.refereed;
    whole += size.is_whole ? 1 : 0;
  }
  std::string page(head);
  for (const WorldSize& size : sizes) page += row_of(size, total.states);
  page += fmt::format("\n{} of {} worlds were gone through wholly: {} positions, {} turns, {} ends; {} tried.\n", whole,
                      sizes.size(), total.states, total.turns, total.ends, total.refereed);
  return page;
}

}  // namespace casino::cli
