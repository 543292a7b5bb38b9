#include "properties/worlds/walked.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "oracle/parts/fields.hpp"
#include "oracle/parts/framed.hpp"
#include "oracle/parts/one_run.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"
#include "properties/run/exhibit.hpp"
#include "properties/worlds/walk_file.hpp"

namespace casino::properties {
namespace {

constexpr std::string_view walk_format = "casino-walk/3";
constexpr json::Limits large{.bytes = static_cast<std::size_t>(std::min<std::uint64_t>(
                                 std::uint64_t{4} << 30, std::numeric_limits<std::size_t>::max()))};

struct Counter {
  std::string_view name;
  std::uint64_t WalkTally::*value;
};
constexpr std::array counters{
    Counter{"deals", &WalkTally::deals},           Counter{"walked", &WalkTally::walked},
    Counter{"states", &WalkTally::states},         Counter{"turns", &WalkTally::turns},
    Counter{"merged", &WalkTally::merged},         Counter{"ends", &WalkTally::ends},
    Counter{"flaws", &WalkTally::flaws},           Counter{"refereed", &WalkTally::refereed},
    Counter{"match_ends", &WalkTally::match_ends},
};
constexpr auto counter_names = [] {
  std::array<std::string_view, counters.size()> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = counters[i].name;
  return names;
}();
constexpr std::array<std::string_view, 9> walked_keys{"world",     "rules",   "shard", "first_deals", "deals_in_all",
                                                      "standings", "is_over", "tally", "flaws"};
constexpr std::array<std::string_view, 5> flaw_keys{"fact", "says", "details", "shown", "moment"};

json::Json in_json(const WalkTally& tally) {
  json::Json counted = json::Json::object();
  for (const Counter& counter : counters) counted[std::string(counter.name)] = tally.*counter.value;
  return counted;
}

WalkTally read_walk_tally(const json::Cursor& at) {
  WalkTally tally;
  const json::Members members(at, "what was counted", counter_names);
  for (const Counter& counter : counters) tally.*counter.value = parts::count_in(members, counter.name);
  return tally;
}

json::Json in_json(const Flaw& flaw) {
  return {{"fact", flaw.fact},
          {"says", flaw.says},
          {"details", flaw.details},
          {"shown", shown_in_json(flaw.exhibit)},
          {"moment", flaw.moment}};
}

Flaw read_flaw(const json::Cursor& at) {
  const json::Members members(at, "what does not hold", flaw_keys);
  Flaw flaw{parts::line_in(members, "fact"),
            parts::line_in(members, "says"),
            plain(parts::text_in(members, "details")),
            {},
            parts::count_in(members, "moment")};
  if (const auto shown = members.require("shown", "where it does not hold")) flaw.exhibit = read_exhibit(*shown);
  return flaw;
}

// What the parts of one run have in common, but for the world.
std::string text_of(const Walked& walked) {
  return fmt::format("{} {} {}", walked.world, json::of(walked.rules).dump(), walked.shard.of);
}

// All shards of one world, in their order, as if one machine had gone.
Walked together(const std::vector<const Walked*>& shards) {
  Walked all = *shards.front();
  all.shard = {};
  for (auto other = shards.begin() + 1; other != shards.end(); ++other) {
    all.tally.add((*other)->tally);
    all.flaws.insert(all.flaws.end(), (*other)->flaws.begin(), (*other)->flaws.end());
  }
  std::stable_sort(all.flaws.begin(), all.flaws.end(),
                   [](const Flaw& a, const Flaw& b) { return a.moment < b.moment; });
  std::vector<Flaw> first_of_each;
  for (const Flaw& flaw : all.flaws)
    if (std::none_of(first_of_each.begin(), first_of_each.end(),
                     [&](const Flaw& known) { return known.fact == flaw.fact; }))
      first_of_each.push_back(flaw);
  all.flaws = std::move(first_of_each);
  return all;
}

// Shards that have not walked as far as each other have not looked at the same part of the world.
std::optional<std::string> why_not_as_far(const std::vector<const NamedWalk*>& walks) {
  for (const NamedWalk* one : walks)
    if (one->walked.tally.walked != walks.front()->walked.tally.walked ||
        one->walked.is_over != walks.front()->walked.is_over)
      return fmt::format(
          "{} has gone to {} positions, and {} to {}: let them go on (casino properties worlds --checkpoint)",
          walks.front()->name, walks.front()->walked.tally.walked, one->name, one->walked.tally.walked);
  return std::nullopt;
}

}  // namespace

void WalkTally::add(const WalkTally& other) {
  for (const Counter& counter : counters)
    if (counter.value != &WalkTally::deals && counter.value != &WalkTally::walked)
      this->*counter.value += other.*counter.value;
}

json::Json in_json(const Walked& walked) {
  json::Json flaws = json::Json::array();
  for (const Flaw& flaw : walked.flaws) flaws.push_back(in_json(flaw));
  json::Json written = {{"world", walked.world},
                        {"rules", json::of(walked.rules)},
                        {"shard", parts::in_json(walked.shard)},
                        {"first_deals", walked.first_deals},
                        {"deals_in_all", walked.deals_in_all},
                        {"is_over", walked.is_over},
                        {"tally", in_json(walked.tally)},
                        {"flaws", std::move(flaws)}};
  if (walked.standings) written["standings"] = *walked.standings;
  return written;
}

Walked read_walked(const json::Cursor& at) {
  const json::Members members(at, "what was walked", walked_keys);
  Walked walked;
  walked.world = parts::line_in(members, "world");
  if (const auto rules = members.require("rules", "the rules of the world")) walked.rules = json::read_rules(*rules);
  if (const auto shard = members.require("shard", "which shard it is")) walked.shard = parts::read_shard(*shard);
  walked.first_deals = parts::count_in(members, "first_deals");
  walked.deals_in_all = parts::count_in(members, "deals_in_all");
  if (members.has("standings")) walked.standings = parts::count_in(members, "standings");
  if (const auto is_over = members.require("is_over", "whether it is over"))
    walked.is_over = is_over->truth().value_or(false);
  if (const auto tally = members.require("tally", "what was counted")) walked.tally = read_walk_tally(*tally);
  if (const auto flaws = members.require("flaws", "what does not hold"); flaws)
    for (const json::Cursor& flaw : flaws->items("a list of what does not hold"))
      walked.flaws.push_back(read_flaw(flaw));
  return walked;
}

json::Json head_of_walk_file(const PlaceInRun& place, const Walked& walked) {
  return {{"format", walk_format},
          {"version", place.version},
          {"place", {place.world, place.of}},
          {"walked", in_json(walked)}};
}

ParseErrors read_walk_file(std::string_view text, FunctionRef<void(const json::Cursor& body)> read) {
  const Parsed<std::string_view> body = parts::body_of(text, "a checkpoint of casino properties worlds");
  if (!body) return body.errors();
  const Parsed<json::Node> document = json::read_document(*body, large);
  if (!document) return document.errors();
  ParseErrors errors;
  const json::Cursor at(*document, errors);
  constexpr std::array<std::string_view, 1> formats{walk_format};
  const auto format = json::Members(at, "a checkpoint", walk_file_keys).require("format", "the format");
  if (format) static_cast<void>(format->choice("a format", formats));
  if (errors.empty()) read(at);
  return errors;
}

Parsed<NamedWalk> read_named_walk(std::string name, std::string_view text) {
  NamedWalk walk;
  walk.name = std::move(name);
  const ParseErrors errors = read_walk_file(text, [&](const json::Cursor& at) {
    const json::Members members(at, "a checkpoint", walk_file_keys);
    walk.place.version = parts::line_in(members, "version");
    if (const auto place = members.require("place", "which world of the run it is")) {
      const parts::Shard one_of = parts::read_shard(*place);
      walk.place.world = one_of.number;
      walk.place.of = one_of.of;
    }
    if (const auto walked = members.require("walked", "what was walked")) walk.walked = read_walked(*walked);
  });
  if (!errors.empty()) return errors;
  return walk;
}

std::variant<std::vector<Walked>, std::string> joined(std::vector<NamedWalk> walks) {
  std::map<std::uint64_t, std::vector<const NamedWalk*>> of_world;  // by their number in the run
  for (const NamedWalk& walk : walks) {
    if (walk.place.version != walks.front().place.version)
      return fmt::format("{} was made by version {}, and {} by {}", walk.name, walk.place.version, walks.front().name,
                         walks.front().place.version);
    if (walk.place.of != walks.front().place.of || walk.walked.shard.of != walks.front().walked.shard.of)
      return fmt::format("{} is of another run than {}", walk.name, walks.front().name);
    of_world[walk.place.world].push_back(&walk);
  }
  std::vector<Walked> all;
  for (const auto& [number, of_this] : of_world) {
    std::vector<parts::PartOfRun> of_run;
    for (const NamedWalk* walk : of_this)
      of_run.push_back({walk->name, walk->place.version, text_of(walk->walked), walk->walked.shard, ""});
    const auto order = parts::in_order(of_run);
    if (const auto* why_not = std::get_if<std::string>(&order)) return of_this.front()->walked.world + ": " + *why_not;
    if (auto why_not = why_not_as_far(of_this)) return *why_not;
    std::vector<const Walked*> shards;
    for (const std::size_t i : std::get<0>(order)) shards.push_back(&of_this[i]->walked);
    all.push_back(together(shards));
  }
  if (all.size() != walks.front().place.of)
    return fmt::format("{} of {} worlds of the run are missing", walks.front().place.of - all.size(),
                       walks.front().place.of);
  return all;
}

}  // namespace casino::properties
