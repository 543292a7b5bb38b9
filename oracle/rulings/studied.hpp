#pragma once
// What studies have found of single values of options (corpus/studies/found.csv, docs/studies.md), said where somebody
// looks at a question or a ruling: whether it does anything to who wins, how surely, and by whose play.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/rules/question.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::rulings {

// Shares of deals in ten-thousandths: hundredths of a percent.
using Share = std::int64_t;

// One value of an option, tried in one game.
struct Studied {
  std::string variant;
  std::string players;  // "careful": all of them
  std::uint64_t deals = 0;
  std::string date;
  Setting setting;
  // The most certain difference that was found.
  struct Found {
    std::string measure;  // "won.leader", "tied", or "broken_off": that a seat had no legal turn (docs/study.md)
    Share usual = 0;
    Share otherwise = 0;
    Share difference = 0;
    Share half = 0;  // the interval of the difference, to either side
  };
  std::optional<Found> found;
  Share another_winner = 0;  // in so many of the deals
  Share at_most = 0;         // where nothing was found: no difference in who wins is larger

  // How often its interval would fit into the difference, in thousandths; 0 where none was found.
  [[nodiscard]] std::int64_t strength() const;
};
using Studies = std::vector<Studied>;

// Of several studies of one value in one game the last one counts: whoever plays there plays best. Options that are not
// there any more are left out. Nothing of what is no such table.
[[nodiscard]] Parsed<Studies> read_studies(std::string_view table);

// Those of a value, in the order of the table.
[[nodiscard]] std::vector<const Studied*> studies_of(const Studies& studies, const Setting& setting);

// The readings of a question that are one value of one option, and were studied.
struct StudiedReading {
  const Reading* reading = nullptr;
  Setting setting;
  std::vector<const Studied*> studied;
};
[[nodiscard]] std::vector<StudiedReading> studied_readings(const Studies& studies, const Question& question);

// "the leader wins in 47.7% of the deals instead of 54.0% (-6.2 +- 3.2)"; of what was found alone.
[[nodiscard]] std::string text_of(const Studied::Found& found);
// "careful players, 1136 deals, 2026-11-28"
[[nodiscard]] std::string whose(std::span<const Studied* const> studied);
// All studies of a value in one line: where it does most, in how many games it does anything, and how much it can do at
// most elsewhere. There has to be one.
[[nodiscard]] std::string summary_of(std::span<const Studied* const> studied);

[[nodiscard]] json::Json of(const Studied& studied);

}  // namespace casino::rulings
