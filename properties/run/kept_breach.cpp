#include "properties/run/kept_breach.hpp"

#include <fmt/format.h>

#include "oracle/corpus/reader.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/rulesets/rules.hpp"

namespace casino::properties {
namespace {

constexpr std::string_view id_prefix = "found-";

// FNV-1a: which name a find has does not depend on the machine.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
  return hash;
}

json::Json asked(const Exhibit& exhibit) {
  json::Json asked = json::Json::object();
  asked["position"] = json::of(exhibit.position, exhibit.rules);
  if (exhibit.turn.steps.empty()) asked["judge"] = "position";
  else asked["turn"] = json::of(exhibit.turn, exhibit.rules);
  return asked;
}

// What stands behind the last "-" is the hash.
std::string fact_in(const std::string& id) {
  if (!id.starts_with(id_prefix)) return {};
  return id.substr(id_prefix.size(), id.rfind('-') - id_prefix.size());
}

}  // namespace

std::string id_of(const Breach& breach) {
  const std::string text = json::of(breach.exhibit.rules).dump() + asked(breach.exhibit).dump();
  return fmt::format("{}{}-{:08x}", id_prefix, breach.fact, hash_of(text) & 0xffffffffU);
}

json::Json case_of(const Breach& breach, std::string_view says) {
  json::Json one = {{"id", id_of(breach)}, {"title", "A turn that breaks what should hold of all"}};
  one.update(asked(breach.exhibit));
  one["expect"] = {{"verdict", "legal"}};
  one["why"] = fmt::format("The program says so, and then this does not hold: {}", says);
  return {{"format", "casino-cases/1"},
          {"topic", breach.fact},
          {"title", says},
          {"source", "casino properties run"},
          {"provenance", "found"},
          {"status", "contested"},
          {"rules", json::of(breach.exhibit.rules)},
          {"cases", json::Json::array({std::move(one)})}};
}

Parsed<std::vector<KeptBreach>> parse_kept_breaches(std::string_view text) {
  const Parsed<corpus::CaseFile> file = corpus::parse_case_file(text);
  if (!file) return file.errors();
  std::vector<KeptBreach> found;
  for (const corpus::Case& one : file->cases)
    if (const auto* turns = std::get_if<corpus::TurnsAsked>(&one.asked))
      found.push_back({fact_in(one.id), Exhibit{one.rules, turns->position, turns->turns.front()}});
  return found;
}

}  // namespace casino::properties
