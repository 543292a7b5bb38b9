// Where a walk stands, in JSON: what it has come to, the positions that are still to be looked at, and the keys of all
// that have been seen, one after the other in a single text. Of matches also how each stands in which such a position
// is, the standings that were met, and which leads to which. Of a walk that is over only what it has come to.

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/parts/fields.hpp"
#include "oracle/parts/framed.hpp"
#include "properties/worlds/walk.hpp"
#include "properties/worlds/walk_file.hpp"

namespace casino::properties {
namespace {

json::Json of(const Standings& standings, const Rules& rules) {
  json::Json all = json::Json::array();
  for (const Match& match : standings.all()) all.push_back(json::of(match, rules));
  return all;
}

// From which, to which, and so on; nothing for the end of the match.
json::Json leads_of(const Standings& standings) {
  json::Json all = json::Json::array();
  for (const auto& [from, to] : standings.leads()) {
    all.push_back(from);
    all.push_back(to == Standings::over ? json::Json() : json::Json(to));
  }
  return all;
}

Standings read_standings(const json::Cursor& matches, const json::Cursor& leads, const Rules& rules) {
  Standings standings;
  for (const json::Cursor& at : matches.items("standings")) standings.number_of(json::read_match(at, rules));
  const int last = static_cast<int>(standings.all().size()) - 1;
  const std::vector<json::Cursor> numbers = leads.items("pairs of numbers");
  if (numbers.size() % 2 != 0) leads.refuse("pairs of numbers");
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
    const auto from = static_cast<Standings::Number>(numbers[i].integer(0, last).value_or(0));
    if (numbers[i + 1].node().is_null()) standings.lead_to_the_end(from);
    else standings.lead(from, static_cast<Standings::Number>(numbers[i + 1].integer(0, last).value_or(0)));
  }
  return standings;
}

}  // namespace

std::string Walk::checkpoint() const {
  json::Json saved = head_of_walk_file(place_, walked());
  saved["moment"] = moment_;
  saved["waiting"] = json::Json::array();
  for (const Spot& spot : waiting_) saved["waiting"].push_back(json::of(spot.position, world_.rules));
  std::string seen;
  if (!is_over()) {
    std::vector<StateKey> keys(seen_.begin(), seen_.end());
    std::sort(keys.begin(), keys.end());
    for (const StateKey& key : keys) seen += text_of(key);
  }
  saved["seen"] = std::move(seen);
  if (!world_.match) return parts::framed(saved.dump());
  saved["matches"] = json::Json::array();
  for (const Spot& spot : waiting_) saved["matches"].push_back(json::of(spot.match, world_.rules));
  saved["standings"] = of(standings_, world_.rules);
  saved["leads"] = leads_of(standings_);
  return parts::framed(saved.dump());
}

ParseErrors Walk::resume(std::string_view text) {
  return read_walk_file(text, [&](const json::Cursor& at) {
    const json::Members members(at, "a checkpoint", walk_file_keys);
    resume(members);
  });
}

void Walk::resume(const json::Members& members) {
  const auto version = members.require("version", "the program's version");
  if (version && version->text("a version") != place_.version) version->refuse("version " + place_.version);
  const auto at = members.require("walked", "what was walked");
  if (!at) return;
  Walked before = read_walked(*at);
  if (before.world != world_.name) at->refuse("a walk through " + world_.name, "a walk through " + before.world);
  else if (before.rules != world_.rules) at->refuse("a walk by other rules", "one by the rules of this world");
  else if (before.shard != shard_)
    at->refuse(fmt::format("shard {}/{}", before.shard.number, before.shard.of),
               fmt::format("shard {}/{}", shard_.number, shard_.of));
  const auto moment = members.require("moment", "how far the walk is");
  const auto waiting = members.require("waiting", "positions");
  const auto seen = members.require("seen", "keys of positions");
  if (!moment || !waiting || !seen || at->faults() > 0) return;
  moment_ = parts::read_count(*moment);
  for (const json::Cursor& position : waiting->items("positions"))
    waiting_.push_back({read_position(position, world_.rules), standings_.all().front()});
  if (world_.match) resume_matches(members);
  for (Spot& spot : waiting_)
    spot.is_own = is_own(keys_.of(spot.position, world_.match ? std::optional(spot.match) : std::nullopt));
  tally_ = before.tally;
  flaws_ = std::move(before.flaws);
  if (tally_.deals > deals_in_all()) at->refuse("no more deals than there are");
  read_seen(*seen);
}

void Walk::read_seen(const json::Cursor& at) {
  std::string_view keys = at.text("keys of positions").value_or("");
  for (; !keys.empty(); keys.remove_prefix(std::min(key_digits, keys.size()))) {
    const auto key = find_key(keys.substr(0, key_digits));
    if (!key) return at.refuse(fmt::format("{} hexadecimal digits for each position", key_digits));
    seen_.insert(*key);
  }
}

void Walk::resume_matches(const json::Members& members) {
  const auto matches = members.require("matches", "how each match stands");
  const auto standings = members.require("standings", "how matches stand before deals");
  const auto leads = members.require("leads", "which standing leads to which");
  if (!matches || !standings || !leads) return;
  const std::vector<json::Cursor> of_waiting = matches->items("matches");
  if (of_waiting.size() != waiting_.size()) return matches->refuse("a match for each position");
  for (std::size_t i = 0; i < waiting_.size(); ++i) waiting_[i].match = json::read_match(of_waiting[i], world_.rules);
  const Match first = standings_.all().front();
  standings_ = read_standings(*standings, *leads, world_.rules);
  if (standings_.all().empty() || standings_.all().front() != first) standings->refuse("those of this world");
}

}  // namespace casino::properties
