#include "properties/run/games.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "oracle/generate/game.hpp"
#include "oracle/parts/fields.hpp"
#include "oracle/parts/framed.hpp"
#include "oracle/parts/one_run.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"
#include "properties/run/exhibit.hpp"

namespace casino::properties {
namespace {

using json::Json;

constexpr std::array<std::string_view, 11> part_keys{"format", "version", "shard", "tables", "facts", "rounds",
                                                     "seed",   "deals",   "vary",  "next",   "tally"};
constexpr std::array<std::string_view, 6> tally_keys{"games", "deals", "turns", "passed_over", "times", "breaches"};
constexpr std::array<std::string_view, 6> breach_keys{"fact", "shown", "deal", "turn", "where", "game"};

Json in_json(const FirstBreach& first) {
  const Breach& breach = first.breach;
  return {{"fact", breach.fact},  {"shown", shown_in_json(breach.exhibit)},
          {"deal", breach.deal},  {"turn", breach.turn},
          {"where", first.where}, {"game", first.game}};
}

Json in_json(const GamesTally& tally) {
  Json times = Json::object();
  for (const auto& [fact, count] : tally.times) times[fact] = count;
  Json breaches = Json::array();
  for (const FirstBreach& first : tally.breaches) breaches.push_back(in_json(first));
  return {{"games", tally.games},      {"deals", tally.deals},
          {"turns", tally.turns},      {"passed_over", tally.passed_over},
          {"times", std::move(times)}, {"breaches", std::move(breaches)}};
}

int number_in(const json::Members& members, std::string_view key, int most) {
  const auto at = members.require(key, "a number");
  return at ? at->integer(0, most).value_or(0) : 0;
}

FirstBreach read_breach(const json::Cursor& at) {
  constexpr int most_turns = 1'000'000;
  const json::Members members(at, "a breach", breach_keys);
  FirstBreach first;
  first.breach.fact = parts::line_in(members, "fact");
  const std::vector<ListedFact> facts = listed();
  if (std::none_of(facts.begin(), facts.end(), [&](const ListedFact& one) { return one.name == first.breach.fact; }))
    at.refuse("a breach of a fact that there is");
  if (const auto shown = members.require("shown", "where it shows")) first.breach.exhibit = read_exhibit(*shown);
  first.breach.deal = number_in(members, "deal", most_turns);
  first.breach.turn = number_in(members, "turn", most_turns);
  first.where = parts::line_in(members, "where");
  first.game = parts::count_in(members, "game");
  return first;
}

GamesTally read_games_tally(const json::Cursor& at) {
  const json::Members members(at, "what was found", tally_keys);
  GamesTally tally{parts::count_in(members, "games"),
                   parts::count_in(members, "deals"),
                   parts::count_in(members, "turns"),
                   parts::count_in(members, "passed_over"),
                   {},
                   {}};
  if (const auto times = members.require("times", "how often each fact was looked at"))
    for (const auto& [fact, count] : json::named_members(*times, "how often each fact was looked at"))
      tally.times[std::string(fact)] = parts::read_count(count);
  if (const auto breaches = members.require("breaches", "what was broken"))
    for (const json::Cursor& breach : breaches->items("a list of breaches"))
      tally.breaches.push_back(read_breach(breach));
  return tally;
}

GamesPlan read_plan(const json::Members& members) {
  GamesPlan plan;
  plan.version = parts::line_in(members, "version");
  if (const auto tables = members.require("tables", "by which rules"))
    for (const json::Cursor& rules : tables->items("a list of rules")) plan.tables.push_back(json::read_rules(rules));
  if (const auto facts = members.require("facts", "which facts"))
    for (const json::Cursor& fact : facts->items("a list of facts"))
      plan.facts.push_back(plain_line(fact.text("a fact").value_or("")));
  plan.rounds = parts::count_in(members, "rounds");
  if (plan.rounds > most_rounds) members.find("rounds")->refuse("no more rounds than there are");
  plan.deals = number_in(members, "deals", generate::most_deals_of_a_match);
  plan.vary = number_in(members, "vary", most_varied);
  plan.seed = parts::number_as_text_in(members, "seed");
  return plan;
}

GamesPart read_body(const json::Cursor& at) {
  const json::Members members(at, "a part of a run of properties", part_keys);
  constexpr std::array<std::string_view, 1> formats{format_of_games};
  if (const auto format = members.require("format", "the format"))
    static_cast<void>(format->choice("a format", formats));
  GamesPart part;
  part.plan = read_plan(members);
  if (part.plan.tables.empty() || part.plan.deals == 0) at.refuse("rules to play by, and how many deals");
  if (const auto shard = members.require("shard", "which shard it is")) part.shard = parts::read_shard(*shard);
  part.next = parts::count_in(members, "next");
  if (const auto tally = members.require("tally", "what was found")) part.tally = read_games_tally(*tally);
  return part;
}

}  // namespace

bool GamesTally::has_breach_of(std::string_view fact) const {
  return std::any_of(breaches.begin(), breaches.end(), [&](const FirstBreach& one) { return one.breach.fact == fact; });
}

void GamesTally::add_game(const Check& check) {
  ++games;
  deals += check.deals();
  turns += check.turns();
  passed_over += check.passed_over();
  for (const auto& [fact, count] : check.times()) times[std::string(fact)] += count;
}

void GamesTally::add(const GamesTally& other) {
  games += other.games;
  deals += other.deals;
  turns += other.turns;
  passed_over += other.passed_over;
  for (const auto& [fact, count] : other.times) times[fact] += count;
  std::vector<FirstBreach> all = std::move(breaches);
  all.insert(all.end(), other.breaches.begin(), other.breaches.end());
  std::stable_sort(all.begin(), all.end(), [](const FirstBreach& a, const FirstBreach& b) { return a.game < b.game; });
  breaches.clear();
  for (FirstBreach& first : all)
    if (!has_breach_of(first.breach.fact)) breaches.push_back(std::move(first));
}

std::string text_of(const GamesPart& part) {
  Json tables = Json::array();
  for (const Rules& rules : part.plan.tables) tables.push_back(json::of(rules));
  const Json body = {{"format", format_of_games},
                     {"version", part.plan.version},
                     {"shard", parts::in_json(part.shard)},
                     {"tables", std::move(tables)},
                     {"facts", part.plan.facts},
                     {"rounds", part.plan.rounds},
                     {"seed", std::to_string(part.plan.seed)},
                     {"deals", part.plan.deals},
                     {"vary", part.plan.vary},
                     {"next", part.next},
                     {"tally", in_json(part.tally)}};
  return parts::framed(body.dump());
}

Parsed<GamesPart> read_games(std::string_view text) {
  const Parsed<std::string_view> body = parts::body_of(text, "a result file of casino properties run");
  if (!body) return body.errors();
  return json::parsed(*body, [](const json::Cursor& at) { return read_body(at); });
}

std::variant<GamesPart, std::string> joined(const std::vector<NamedGames>& named) {
  std::vector<parts::PartOfRun> of_run;
  for (const auto& [name, part] : named) {
    const bool is_of_the_run = part.plan == named.front().part.plan;
    of_run.push_back({name, part.plan.version, is_of_the_run ? "this" : "another", part.shard,
                      part.is_whole() ? "" : "casino properties run --resume " + name});
  }
  const auto order = parts::in_order(of_run);
  if (const auto* why_not = std::get_if<std::string>(&order)) return *why_not;
  GamesPart all{named.front().part.plan, {}, named.front().part.plan.games(), {}};
  for (const std::size_t one : std::get<0>(order)) all.tally.add(named[one].part.tally);
  return all;
}

}  // namespace casino::properties
