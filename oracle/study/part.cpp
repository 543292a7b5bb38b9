#include "oracle/study/part.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/fixtures/sha256.hpp"
#include "oracle/study/in_json.hpp"
#include "oracle/study/round.hpp"

namespace casino::study {
namespace {

using json::Json;

// The file is one object with a member for the digest and one for all that it is of.
constexpr std::string_view before_digest = "{\"digest\":\"";
constexpr std::string_view before_part = "\",\"part\":";
constexpr std::string_view behind_part = "}\n";
constexpr std::size_t digest_size = 64;

Json in_json(const std::vector<Moments>& moments) {
  Json list = Json::array();
  for (const Moments& one : moments) list.push_back({one.sum, one.squares});
  return list;
}

Json in_json(const Done& done) {
  Json arms = Json::array();
  for (const ArmTally& arm : done.tally.arms)
    arms.push_back({{"values", in_json(arm.values)}, {"differences", in_json(arm.differences)}});
  return {{"blocks", done.blocks}, {"deals", done.tally.deals}, {"arms", arms}};
}

std::int64_t number_at(const std::optional<json::Cursor>& at) {
  const std::int64_t* number = at ? at->node().as_integer() : nullptr;
  if (at && number == nullptr) at->refuse("a whole number");
  return number == nullptr ? 0 : *number;
}

// Sums of squares are sums, too: only these can be below zero.
std::uint64_t count_at(const std::optional<json::Cursor>& at) {
  const std::int64_t number = number_at(at);
  if (number < 0) at->refuse("no number below 0");
  return static_cast<std::uint64_t>(std::max<std::int64_t>(0, number));
}

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
constexpr std::array<std::string_view, 2> sum_keys{"values", "differences"};

void read_done(const json::Cursor& at, Done& done) {
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
  }
}

Part read_body(const json::Cursor& at) {
  const json::Members members(at, "a part of a study", part_keys);
  constexpr std::array<std::string_view, 1> formats{format_of_parts};
  if (const auto format = members.require("format", "the format"))
    static_cast<void>(format->choice("a format", formats));
  Plan plan;
  if (const auto version = members.require("version", "the program's version"))
    plan.version = std::string(version->text("a version").value_or(""));
  plan.deals = count_at(members.require("deals", "how many deals"));
  if (const auto studies = members.require("studies", "what is played"))
    for (const json::Cursor& study : studies->items("a list of studies")) plan.studies.push_back(read_study(study));
  Shard shard;
  if (const auto pair = members.require("shard", "which shard it is")) {
    const std::vector<json::Cursor> numbers = pair->items("a number, and of how many");
    if (numbers.size() != 2) pair->refuse("a number, and of how many");
    else shard = {count_at(numbers[0]), count_at(numbers[1])};
    if (shard.number < 1 || shard.number > shard.of || shard.of > most_deals)
      pair->refuse("a number from 1 on, and of how many");
  }
  if (at.faults() > 0) return {};
  Part part = begun(std::move(plan), shard);
  if (const auto done = members.require("done", "what was done")) {
    const std::vector<json::Cursor> of_studies = done->items("what was done of each study");
    if (of_studies.size() != part.done.size()) done->refuse("what was done of each study");
    else
      for (std::size_t i = 0; i < of_studies.size(); ++i) read_done(of_studies[i], part.done[i]);
  }
  return part;
}

ParseErrors refused(std::string found, std::string expected) {
  return {ParseError{Where{}, std::move(found), std::move(expected)}};
}

}  // namespace

std::uint64_t Part::blocks() const {
  const std::uint64_t all = blocks_of(plan.deals);
  return all < shard.number ? 0 : (all - shard.number) / shard.of + 1;
}

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
  const std::string text = body.dump();
  return fmt::format("{}{}{}{}{}", before_digest, fixtures::sha256(text), before_part, text, behind_part);
}

Parsed<Part> read_part(std::string_view text) {
  const std::size_t before = before_digest.size() + digest_size + before_part.size();
  const bool is_framed = text.size() > before + behind_part.size() && text.starts_with(before_digest) &&
                         text.substr(before - before_part.size()).starts_with(before_part);
  if (!is_framed)
    return refused("a file of another kind", "a result file of casino study, which begins with its digest");
  if (!text.ends_with(behind_part)) return refused("a file that was cut off", "a whole result file");
  const std::string_view body = text.substr(before, text.size() - before - behind_part.size());
  if (fixtures::sha256(body) != text.substr(before_digest.size(), digest_size))
    return refused("a file that was changed since it was written", "one that agrees with its digest");
  return json::parsed(body, [](const json::Cursor& at) { return read_body(at); });
}

std::variant<Part, std::string> joined(const std::vector<NamedPart>& parts) {
  const NamedPart& first = parts.front();
  std::vector<const NamedPart*> of_shard(static_cast<std::size_t>(first.part.shard.of));
  for (const NamedPart& one : parts) {
    if (one.part.plan.version != first.part.plan.version)
      return fmt::format("{} was made by version {}, and {} by {}", one.name, one.part.plan.version, first.name,
                         first.part.plan.version);
    if (one.part.plan != first.part.plan || one.part.shard.of != first.part.shard.of)
      return fmt::format("{} is of another run than {}", one.name, first.name);
    if (!one.part.is_whole()) return fmt::format("{} is not at its end: casino study --resume {}", one.name, one.name);
    const NamedPart*& same = of_shard[one.part.shard.number - 1];
    if (same != nullptr)
      return fmt::format("{} and {} are both shard {}/{}", same->name, one.name, one.part.shard.number,
                         one.part.shard.of);
    same = &one;
  }
  const auto gap = std::find(of_shard.begin(), of_shard.end(), nullptr);
  if (gap != of_shard.end()) return fmt::format("shard {}/{} is missing", gap - of_shard.begin() + 1, of_shard.size());
  Part all = begun(first.part.plan, {});
  for (const NamedPart* one : of_shard) {
    for (std::size_t i = 0; i < all.done.size(); ++i) {
      all.done[i].blocks += one->part.done[i].blocks;
      all.done[i].tally.add(one->part.done[i].tally);
    }
  }
  return all;
}

}  // namespace casino::study
