// Where a walk stands, in JSON: what was counted, the positions that are still to be looked at, and the keys of all
// that have been seen, one after the other in a single text. Of matches also how each stands in which such a position
// is, the standings that were met, and which leads to which. At the end stands a digest of all that is before it: what
// has been changed in the middle would be gone on from as if it had been walked.

#include <algorithm>

#include <fmt/format.h>

#include "oracle/fixtures/sha256.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/rulesets/rules.hpp"
#include "properties/worlds/walk.hpp"

namespace casino::properties {
namespace {

constexpr std::string_view checkpoint_format = "casino-walk/2";
constexpr std::array<std::string_view, 11> checkpoint_keys{
    "format", "world", "rules", "shard", "tally", "waiting", "seen", "matches", "standings", "leads", "digest"};
constexpr json::Limits large{.bytes = static_cast<std::size_t>(std::min<std::uint64_t>(
                                 std::uint64_t{4} << 30, std::numeric_limits<std::size_t>::max()))};

struct Counter {
  std::string_view name;
  std::uint64_t WalkTally::*value;
};
constexpr std::array counters{
    Counter{"deals", &WalkTally::deals},       Counter{"states", &WalkTally::states},
    Counter{"turns", &WalkTally::turns},       Counter{"merged", &WalkTally::merged},
    Counter{"ends", &WalkTally::ends},         Counter{"flaws", &WalkTally::flaws},
    Counter{"refereed", &WalkTally::refereed}, Counter{"match_ends", &WalkTally::match_ends},
};
constexpr auto counter_names = [] {
  std::array<std::string_view, counters.size()> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = counters[i].name;
  return names;
}();

std::string text_of(const Shard& shard) { return fmt::format("{}/{}", shard.number, shard.of); }

// Refuses a text that is not this one.
void expect(const json::Members& members, std::string_view key, const std::string& expected) {
  if (const auto at = members.require(key, expected))
    if (at->text(expected).value_or(expected) != expected) at->refuse(expected);
}

std::uint64_t read_count(const json::Cursor& at) {
  constexpr int digits = 18;
  const std::string_view text = at.text("a number, as a text").value_or("");
  std::uint64_t number = 0;
  for (const char digit : text.substr(0, digits)) number = number * 10 + static_cast<std::uint64_t>(digit - '0');
  const bool is_number =
      !text.empty() && text.size() <= digits && text.find_first_not_of("0123456789") == std::string_view::npos;
  if (!is_number) at.refuse("a number, as a text");
  return is_number ? number : 0;
}

WalkTally read_tally(const json::Cursor& at) {
  WalkTally tally;
  const json::Members members(at, "what was counted", counter_names);
  for (const Counter& counter : counters)
    if (const auto one = members.require(counter.name, "a number")) tally.*counter.value = read_count(*one);
  return tally;
}

// The last member of a document, of all that stands before it.
std::string digest_member(std::string_view text) { return R"(,"digest":")" + fixtures::sha256(text) + R"("})"; }

std::string with_digest(std::string document) {
  document.pop_back();  // the brace
  return document + digest_member(document);
}

bool has_its_digest(std::string_view document) {
  while (document.ends_with('\n')) document.remove_suffix(1);
  const std::size_t length = digest_member({}).size();
  if (document.size() < length) return false;
  const std::string_view before = document.substr(0, document.size() - length);
  return document.substr(before.size()) == digest_member(before);
}

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
  json::Json saved = {{"format", checkpoint_format},
                      {"world", world_.name},
                      {"rules", json::of(world_.rules).dump()},
                      {"shard", text_of(shard_)}};
  for (const Counter& counter : counters)
    saved["tally"][std::string(counter.name)] = std::to_string(tally_.*counter.value);
  saved["waiting"] = json::Json::array();
  for (const Spot& spot : waiting_) saved["waiting"].push_back(json::of(spot.position, world_.rules));
  std::vector<StateKey> keys(seen_.begin(), seen_.end());
  std::sort(keys.begin(), keys.end());
  std::string seen;
  for (const StateKey& key : keys) seen += text_of(key);
  saved["seen"] = std::move(seen);
  if (!world_.match) return with_digest(saved.dump());
  saved["matches"] = json::Json::array();
  for (const Spot& spot : waiting_) saved["matches"].push_back(json::of(spot.match, world_.rules));
  saved["standings"] = of(standings_, world_.rules);
  saved["leads"] = leads_of(standings_);
  return with_digest(saved.dump());
}

ParseErrors Walk::resume(std::string_view text) {
  const Parsed<json::Node> document = json::read_document(text, large);
  if (!document) return document.errors();
  ParseErrors errors;
  const json::Members members(json::Cursor(*document, errors), "a checkpoint", checkpoint_keys);
  expect(members, "format", std::string(checkpoint_format));
  expect(members, "world", world_.name);
  expect(members, "rules", json::of(world_.rules).dump());
  expect(members, "shard", text_of(shard_));
  const auto tally = members.require("tally", "what was counted");
  const auto waiting = members.require("waiting", "positions");
  const auto seen = members.require("seen", "keys of positions");
  const auto digest = members.require("digest", "the digest of what stands before it");
  if (digest && errors.empty() && !has_its_digest(text)) digest->refuse("that of what stands before it");
  if (!tally || !waiting || !seen || !errors.empty()) return errors;
  for (const json::Cursor& at : waiting->items("positions"))
    waiting_.push_back({read_position(at, world_.rules), standings_.all().front()});
  if (world_.match) resume_matches(members);
  tally_ = read_tally(*tally);
  if (tally_.deals > deals_in_all()) tally->refuse("no more deals than there are");
  std::string_view keys = seen->text("keys of positions").value_or("");
  for (; !keys.empty(); keys.remove_prefix(std::min(key_digits, keys.size()))) {
    const auto key = find_key(keys.substr(0, key_digits));
    if (!key) {
      seen->refuse(fmt::format("{} hexadecimal digits for each position", key_digits));
      break;
    }
    seen_.insert(*key);
  }
  return errors;
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
