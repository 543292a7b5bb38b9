#include "oracle/study/findings.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "oracle/text/words.hpp"

namespace casino::study {
namespace {

std::size_t compared_measures(const std::vector<Measure>& measures) {
  return static_cast<std::size_t>(
      std::count_if(measures.begin(), measures.end(), [](const Measure& one) { return one.role != Role::parting; }));
}

std::size_t place_of(const std::vector<Measure>& measures, std::string_view name) {
  const auto found =
      std::find_if(measures.begin(), measures.end(), [&](const Measure& one) { return one.name == name; });
  return static_cast<std::size_t>(found - measures.begin());
}

std::string games_in_words(Extent extent, std::uint64_t number) {
  if (extent == Extent::deal) return counted(number, "deal");
  return fmt::format("{} match{}", number, number == 1 ? "" : "es");
}

// What is known of something that never came up: the interval's end, unless that says nothing.
std::string how_rare(const Interval& share) {
  const double one_in = std::floor(1 / share.most());
  if (one_in < 2) return "too few were played to say how rare that is";
  return fmt::format("by 95% fewer than one in {:.0f}", one_in);
}

// "in one deal in 11", "in 62 of 100 deals"; where none came up, how rare that is at least.
std::string how_many(Extent extent, const Interval& share) {
  const std::string_view game = extent_names[static_cast<std::size_t>(extent)];
  if (share.mean <= 0) return fmt::format("in no {} ({})", game, how_rare(share));
  if (share.mean > 0.5) return fmt::format("in {:.0f} of {}", 100 * share.mean, games_in_words(extent, 100));
  return fmt::format("in one {} in {:.{}f}", game, 1 / share.mean, share.mean > 0.2 ? 1 : 0);
}

// More than 1: zero is left out.
double strength_of(const Interval& difference) {
  return difference.half > 0 ? std::abs(difference.mean) / difference.half : 0;
}

}  // namespace

bool Findings::is_found(std::size_t arm, std::size_t measure) const {
  return deals >= fewest_deals_to_find && measures[measure].role != Role::parting &&
         arms[arm].differences[measure].leaves_out_zero();
}

std::size_t Findings::strongest(std::size_t arm) const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < measures.size(); ++i)
    if (measures[i].role != Role::parting &&
        strength_of(arms[arm].differences[i]) > strength_of(arms[arm].differences[best]))
      best = i;
  return best;
}

std::vector<std::size_t> Findings::ranked() const {
  std::vector<std::size_t> order(arms.empty() ? 0 : arms.size() - 1);
  std::iota(order.begin(), order.end(), std::size_t{1});
  const auto strength = [&](std::size_t arm) { return strength_of(arms[arm].differences[strongest(arm)]); };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return strength(a) > strength(b); });
  return order;
}

double Findings::widest() const {
  double widest = 0;
  for (std::size_t arm = arms.size() > 1 ? 1 : 0; arm < arms.size(); ++arm)
    for (std::size_t i = 0; i < measures.size(); ++i)
      if (measures[i].role == Role::winning)
        widest = std::max(widest, (arms.size() > 1 ? arms[arm].differences : arms[arm].values)[i].half);
  return widest;
}

Interval Findings::value(std::size_t arm, std::string_view measure) const {
  return arms[arm].values[place_of(measures, measure)];
}

Findings findings_of(const Study& study, const Tally& tally) {
  Findings findings;
  findings.deals = tally.deals;
  findings.measures = measures_of(study);
  findings.counted = counted_of(study);
  findings.comparisons = (tally.arms.size() - 1) * compared_measures(findings.measures);
  const double scale = static_cast<double>(whole) * study.rotations();
  Measured alone{tally.deals, scale, reach(1, tally.deals), true, reach(1)};
  const Measured together{tally.deals, scale, reach(findings.comparisons, tally.deals), true,
                          reach(findings.comparisons)};
  for (const ArmTally& arm : tally.arms) {
    ArmFindings& found = findings.arms.emplace_back();
    found.distributions = arm.distributions;
    found.distributions.resize(findings.counted.size());
    for (std::size_t i = 0; i < findings.measures.size(); ++i) {
      alone.may_be_rare = findings.measures[i].unit == Unit::share;
      Interval& value = found.values.emplace_back(interval_of(arm.values[i], alone));
      Interval& difference = found.differences.emplace_back(interval_of(arm.differences[i], together));
      if (findings.measures[i].unit != Unit::share) continue;
      value.half = std::min(value.half, 1.0);  // no share is further from another
      difference.half = std::min(difference.half, 2.0);
    }
  }
  return findings;
}

std::string in_words(Unit unit, double value) {
  const double shown = value == 0 ? 0 : value;  // no minus before nothing
  return unit == Unit::share ? fmt::format("{:.1f}%", 100 * shown) : fmt::format("{:.2f}", shown);
}

std::string difference_in_words(Unit unit, double difference) {
  return unit == Unit::share ? fmt::format("{:+.1f}", 100 * difference) : fmt::format("{:+.2f}", difference);
}

std::string sentence(const Findings& findings, std::size_t arm, std::size_t measure) {
  const Measure& what = findings.measures[measure];
  const Interval& difference = findings.arms[arm].differences[measure];
  const bool is_share = what.unit == Unit::share;
  return fmt::format(
      "{} {} instead of {} ({} +- {:.{}f})", what.title, in_words(what.unit, findings.arms[arm].values[measure].mean),
      in_words(what.unit, findings.arms[0].values[measure].mean), difference_in_words(what.unit, difference.mean),
      is_share ? 100 * difference.half : difference.half, is_share ? 1 : 2);
}

std::vector<std::string> sentences(const Findings& findings, std::size_t arm) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < findings.measures.size(); ++i)
    if (findings.is_found(arm, i)) lines.push_back(sentence(findings, arm, i));
  return lines;
}

std::string how_often_otherwise(const Study& study, const Findings& findings, std::size_t arm) {
  const auto told = [&](std::string_view measure) { return how_many(study.extent, findings.value(arm, measure)); };
  return fmt::format("other points {}, another winner {}, other legal turns {}", told("points_differ"),
                     told("winner_differs"), told("legal_differs"));
}

std::string what_was_not_found(const Findings& findings, std::size_t arm) {
  // Told at one place behind the point, and at two: what is smaller than that is not nothing.
  std::optional<double> wins;
  std::optional<double> points;
  bool is_complete = true;
  for (std::size_t i = 0; i < findings.measures.size(); ++i) {
    const Measure& measure = findings.measures[i];
    if (measure.role == Role::parting) continue;
    if (findings.is_found(arm, i)) {
      is_complete = false;
      continue;
    }
    const Interval& difference = findings.arms[arm].differences[i];
    const double largest = std::max(std::abs(difference.least()), std::abs(difference.most()));
    if (measure.role == Role::winning) wins = std::max({wins.value_or(0), std::min(largest, 1.0), 0.001});
    if (measure.unit == Unit::points) points = std::max({points.value_or(0), largest, 0.01});
  }
  if (!wins && !points) return "";
  const bool are_few = findings.deals < fewest_deals_to_find;
  return fmt::format("no {}difference larger than {}{}{}{} was seen{}", is_complete ? "" : "other ",
                     wins ? in_words(Unit::share, *wins) + " of the games in who wins" : "",
                     wins && points ? ", and " : "", points ? fmt::format("{:.2f} points a deal", *points) : "",
                     wins && points ? "," : "",
                     are_few ? fmt::format("; of fewer than {} deals none is called found", fewest_deals_to_find) : "");
}

std::vector<std::string> all_sentences(const Study& study, const Findings& findings, std::size_t arm) {
  if (findings.deals == 0) return {std::string(nothing_was_played)};
  std::vector<std::string> all = sentences(findings, arm);
  all.push_back(how_often_otherwise(study, findings, arm));
  if (std::string rest = what_was_not_found(findings, arm); !rest.empty()) all.push_back(std::move(rest));
  return all;
}

std::string headline(const Study& study, const Findings& findings) {
  std::string players;
  for (const players::PlayerType& player : study.players) players += (players.empty() ? "" : ", ") + name_of(player);
  if (study.has_a_program()) players += " (" + study.program + ")";
  return fmt::format("{}, {} seats: {}; {}{}, seed {}", study.title, study.seats().count, players,
                     games_in_words(study.extent, findings.deals),
                     study.rotations() > 1 ? ", each with everybody in every seat" : "", study.seed);
}

}  // namespace casino::study
