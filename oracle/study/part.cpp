#include "oracle/study/part.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "oracle/parts/fields.hpp"
#include "oracle/parts/framed.hpp"
#include "oracle/parts/one_run.hpp"
#include "oracle/study/in_json.hpp"
#include "oracle/study/round.hpp"

namespace casino::study {
namespace {

using json::Json;

Json in_json(const std::vector<Moments>& moments) {
  Json list = Json::array();
  for (const Moments& one : moments) list.push_back({one.sum, one.squares});
  return list;
}

Json in_json(const std::vector<Distribution>& distributions) {
  Json lists = Json::array();
  for (const Distribution& distribution : distributions) lists.push_back(study::in_json(distribution));
  return lists;
}

Json in_json(const Done& done) {
  Json arms = Json::array();
  for (const ArmTally& arm : done.tally.arms)
    arms.push_back({{"values", in_json(arm.values)},
                    {"differences", in_json(arm.differences)},
                    {"distributions", in_json(arm.distributions)}});
  return {{"blocks", done.blocks}, {"deals", done.tally.deals}, {"arms", arms}};
}

std::int64_t number_at(const json::Cursor& at) {
  const std::int64_t* number = at.node().as_integer();
  if (number == nullptr) at.refuse("a whole number");
  return number == nullptr ? 0 : *number;
}

std::uint64_t count_at(const std::optional<json::Cursor>& at) { return at ? parts::read_count(*at) : 0; }

void read_moments(const std::optional<json::Cursor>& at, std::vector<Moments>& moments) {
  if (!at) return;
  const std::vector<json::Cursor> pairs = at->items("a pair of sums for each measure");
  if (pairs.size() != moments.size()) return at->refuse("a pair of sums for each measure");
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const std::vector<json::Cursor> pair = pairs[i].items("two sums");
    if (pair.size() != 2) return pairs[i].refuse("two sums");
    moments[i] = {number_at(pair[0]), number_at(pair[1])};
  }
}

constexpr std::array<std::string_view, 6> part_keys{"format", "version", "shard", "deals", "studies", "done"};
constexpr std::array<std::string_view, 3> done_keys{"blocks", "deals", "arms"};
constexpr std::array<std::string_view, 3> sum_keys{"values", "differences", "distributions"};

Distribution read_distribution(const json::Cursor& at) {
  Distribution distribution;
  for (const json::Cursor& item : at.items("pairs of a number and of how many games came to it")) {
    const std::vector<json::Cursor> pair = item.items("a number, and how many games");
    if (pair.size() != 2) item.refuse("a number, and how many games");
    else distribution[number_at(pair[0])] = static_cast<std::int64_t>(count_at(pair[1]));
  }
  return distribution;
}

// None before anything was counted.
void read_distributions(const std::optional<json::Cursor>& at, std::size_t counted, ArmTally& tally) {
  if (!at) return;
  const std::vector<json::Cursor> lists = at->items("what was counted");
  if (lists.size() != counted && !lists.empty()) return at->refuse("a distribution of each thing that is counted");
  for (const json::Cursor& list : lists) tally.distributions.push_back(read_distribution(list));
}

void read_done(const json::Cursor& at, const Study& study, Done& done) {
  const json::Members members(at, "what was done of a study", done_keys);
  done.blocks = count_at(members.require("blocks", "how many blocks of deals"));
  done.tally.deals = count_at(members.require("deals", "how many deals"));
  const auto arms = members.require("arms", "what was measured");
  if (!arms) return;
  const std::vector<json::Cursor> of_arms = arms->items("sums for all rules of the study");
  if (of_arms.size() != done.tally.arms.size()) return arms->refuse("sums for all rules of the study");
  for (std::size_t i = 0; i < of_arms.size(); ++i) {
    const json::Members sums(of_arms[i], "what was measured by some rules", sum_keys);
    read_moments(sums.require("values", "sums of values"), done.tally.arms[i].values);
    read_moments(sums.require("differences", "sums of differences"), done.tally.arms[i].differences);
    read_distributions(sums.require("distributions", "what was counted"), counted_of(study).size(), done.tally.arms[i]);
  }
}

// All blocks are full but the last one of the run.
std::uint64_t deals_of(const Part& part, std::uint64_t blocks) {
  const std::uint64_t all = blocks_of(part.plan.deals);
  const bool has_the_last = blocks > 0 && part.block(blocks - 1) + 1 == all;
  return blocks * deals_in_a_block - (has_the_last ? all * deals_in_a_block - part.plan.deals : 0);
}

// Whether so many numbers, none of them further from zero than `most`, can have these sums (Cauchy and Schwarz).
bool can_be(const Moments& one, double numbers, double most) {
  const auto sum = static_cast<double>(one.sum);
  const auto squares = static_cast<double>(one.squares);
  constexpr double rounded = 1 + 1e-9;
  return squares >= 0 && squares <= numbers * most * most && sum * sum <= numbers * squares * rounded;
}

// Whether no more games came to its numbers than were played: what was broken off came to none.
bool can_be(const Distribution& distribution, std::uint64_t games) {
  for (const auto& [number, came_to_it] : distribution) {
    if (static_cast<std::uint64_t>(came_to_it) > games) return false;
    games -= static_cast<std::uint64_t>(came_to_it);
  }
  return true;
}

// What cannot have come of so many deals was not measured. Of all shards together sums have to be numbers yet.
bool can_have_come(const Part& part, std::size_t study) {
  const Done& done = part.done[study];
  if (done.blocks > part.blocks() || done.tally.deals != deals_of(part, done.blocks)) return false;
  const auto deals = static_cast<double>(done.tally.deals);
  const double whole_share = static_cast<double>(whole) * part.plan.studies[study].rotations();
  const double largest = std::sqrt(static_cast<double>(std::numeric_limits<std::int64_t>::max()) / 2 /
                                   static_cast<double>(part.shard.of) / std::max(1.0, deals));
  const std::vector<Measure> measures = measures_of(part.plan.studies[study]);
  const std::uint64_t games = done.tally.deals * static_cast<std::uint64_t>(part.plan.studies[study].rotations());
  for (const ArmTally& arm : done.tally.arms) {
    for (const Distribution& distribution : arm.distributions)
      if (!can_be(distribution, games)) return false;
    for (std::size_t i = 0; i < measures.size(); ++i) {
      const bool is_share = measures[i].unit == Unit::share;
      const double most = is_share ? whole_share : largest;
      if (!can_be(arm.values[i], deals, most) || !can_be(arm.differences[i], deals, most)) return false;
      if (is_share && arm.values[i].sum < 0) return false;
    }
  }
  return true;
}

Part read_body(const json::Cursor& at) {
  const json::Members members(at, "a part of a study", part_keys);
  constexpr std::array<std::string_view, 1> formats{format_of_parts};
  if (const auto format = members.require("format", "the format"))
    static_cast<void>(format->choice("a format", formats));
  Plan plan;
  if (const auto version = members.require("version", "the program's version"))
    plan.version = std::string(version->text("a version").value_or(""));
  if (const auto deals = members.require("deals", "how many deals")) {
    plan.deals = parts::read_count(*deals);
    if (plan.deals == 0 || plan.deals > most_deals) deals->refuse(fmt::format("1 to {} deals", most_deals));
  }
  const auto studies = members.require("studies", "what is played");
  if (studies)
    for (const json::Cursor& study : studies->items("a list of studies")) plan.studies.push_back(read_study(study));
  if (studies && plan.studies.empty()) studies->refuse("at least one study");
  Shard shard;
  if (const auto numbers = members.require("shard", "which shard it is")) shard = parts::read_shard(*numbers);
  if (at.faults() > 0) return {};
  Part part = begun(std::move(plan), shard);
  if (const auto done = members.require("done", "what was done")) {
    const std::vector<json::Cursor> of_studies = done->items("what was done of each study");
    if (of_studies.size() != part.done.size()) done->refuse("what was done of each study");
    else
      for (std::size_t i = 0; i < of_studies.size(); ++i) {
        read_done(of_studies[i], part.plan.studies[i], part.done[i]);
        if (at.faults() == 0 && !can_have_come(part, i)) of_studies[i].refuse("what can have come of so many deals");
      }
  }
  return part;
}

}  // namespace

std::uint64_t Part::blocks() const { return shard.share_of(blocks_of(plan.deals)); }

bool Part::is_whole() const {
  return std::all_of(done.begin(), done.end(), [&](const Done& one) { return one.blocks >= blocks(); });
}

Part begun(Plan plan, Shard shard) {
  Part part{std::move(plan), shard, {}};
  for (const Study& study : part.plan.studies)
    part.done.push_back({0, Tally(study.arms.size(), measures_of(study).size())});
  return part;
}

std::string text_of(const Part& part) {
  Json studies = Json::array();
  for (const Study& study : part.plan.studies) studies.push_back(in_json(study));
  Json done = Json::array();
  for (const Done& one : part.done) done.push_back(in_json(one));
  const Json body = {
      {"format", format_of_parts}, {"version", part.plan.version}, {"shard", {part.shard.number, part.shard.of}},
      {"deals", part.plan.deals},  {"studies", studies},           {"done", done}};
  return parts::framed(body.dump());
}

Parsed<Part> read_part(std::string_view text) {
  const Parsed<std::string_view> body = parts::body_of(text, "a result file of casino study");
  if (!body) return body.errors();
  return json::parsed(*body, [](const json::Cursor& at) { return read_body(at); });
}

std::variant<Part, std::string> joined(const std::vector<NamedPart>& named) {
  std::vector<parts::PartOfRun> of_run;
  for (const auto& [name, part] : named) {
    const bool is_of_the_run = part.plan == named.front().part.plan;
    of_run.push_back({name, part.plan.version, is_of_the_run ? "this" : "another", part.shard,
                      part.is_whole() ? "" : "casino study --resume " + name});
  }
  const auto order = parts::in_order(of_run);
  if (const auto* why_not = std::get_if<std::string>(&order)) return *why_not;
  Part all = begun(named.front().part.plan, {});
  for (const std::size_t one : std::get<0>(order)) {
    for (std::size_t i = 0; i < all.done.size(); ++i) {
      all.done[i].blocks += named[one].part.done[i].blocks;
      all.done[i].tally.add(named[one].part.done[i].tally);
    }
  }
  return all;
}

}  // namespace casino::study
