#include "cli/worlds/table.hpp"

#include <fmt/format.h>

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

std::string row_of(const properties::Walked& walked, std::uint64_t all) {
  const properties::WalkTally& tally = walked.tally;
  return fmt::format("| {} | {} | {} | {} | {} | {}{} | {} | {} | {} | {} |\n", walked.world, walked.rules.seats.count,
                     walked.rules.pack.size(), walked.first_deals,
                     walked.standings ? std::to_string(*walked.standings) : "", tally.states,
                     walked.is_whole() ? "" : " in part", tally.turns, tally.ends, tally.refereed,
                     percent(tally.states, all));
}

}  // namespace

std::string page_of(std::span<const properties::Walked> worlds) {
  properties::WalkTally total;
  std::size_t whole = 0;
  for (const properties::Walked& walked : worlds) {
    total.add(walked.tally);
    whole += walked.is_whole() ? 1 : 0;
  }
  std::string page(head);
  for (const properties::Walked& walked : worlds) page += row_of(walked, total.states);
  page += fmt::format("\n{} of {} worlds were gone through wholly: {} positions, {} turns, {} ends; {} tried.\n", whole,
                      worlds.size(), total.states, total.turns, total.ends, total.refereed);
  return page;
}

}  // namespace casino::cli
