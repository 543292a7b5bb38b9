#pragma once
// What a study has found: its tally as averages and intervals, and in sentences.

#include <string>
#include <vector>

#include "oracle/study/arms.hpp"
#include "oracle/study/intervals.hpp"

namespace casino::study {

// Of fewer deals no difference is told as found: what a deal brings is not normally distributed, and a few deals can
// all bring the same by chance.
inline constexpr std::uint64_t fewest_deals_to_find = 16;

struct ArmFindings {
  std::vector<Interval> values;             // in the order of the measures; each by itself right with the confidence
  std::vector<Interval> differences;        // from the first rules; all that are reported together are right with it
  std::vector<Distribution> distributions;  // in the order of what is counted
};

struct Findings {
  std::uint64_t deals = 0;
  std::vector<Measure> measures;
  std::vector<Counted> counted;
  std::vector<ArmFindings> arms;
  std::size_t comparisons = 0;  // differences that are reported

  // Whether these rules differ from the first in a measure: the interval of the difference leaves out zero, and so many
  // deals were played that it can be trusted.
  [[nodiscard]] bool is_found(std::size_t arm, std::size_t measure) const;
  // The measure in which rules differ most from the first, by how often its interval would fit into the difference.
  [[nodiscard]] std::size_t strongest(std::size_t arm) const;
  // The arms but the first, those that differ most first.
  [[nodiscard]] std::vector<std::size_t> ranked() const;
  // The widest interval of who wins, to either side; of the differences, where there are any.
  [[nodiscard]] double widest() const;
  // The average of a measure by its name.
  [[nodiscard]] Interval value(std::size_t arm, std::string_view measure) const;
};

[[nodiscard]] Findings findings_of(const Study& study, const Tally& tally);

// "51.8%", "0.61"; of a difference "+0.9", in percent without the sign.
[[nodiscard]] std::string in_words(Unit unit, double value);
[[nodiscard]] std::string difference_in_words(Unit unit, double difference);

// "the dealer wins 51.8% instead of 50.9% (+0.9 +- 0.3)"
[[nodiscard]] std::string sentence(const Findings& findings, std::size_t arm, std::size_t measure);
// What was found of these rules, a sentence each.
[[nodiscard]] std::vector<std::string> sentences(const Findings& findings, std::size_t arm);
// How often games went otherwise, and how large a difference can be that was not found; empty where all were found.
[[nodiscard]] std::string how_often_otherwise(const Study& study, const Findings& findings, std::size_t arm);
[[nodiscard]] std::string what_was_not_found(const Findings& findings, std::size_t arm);
// All of these. Where nothing was played that alone: of nothing no difference could be small.
[[nodiscard]] std::vector<std::string> all_sentences(const Study& study, const Findings& findings, std::size_t arm);

inline constexpr std::string_view nothing_was_played = "nothing was played";

// "royal, 2 seats: random, greedy; 1000 deals, seed 1"
[[nodiscard]] std::string headline(const Study& study, const Findings& findings);

}  // namespace casino::study
