#include "oracle/corpus/parts.hpp"

#include "oracle/json/judgement.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/names.hpp"

namespace casino::corpus {
namespace {

using json::Cursor;
using json::Members;

constexpr std::array<std::string_view, 28> expected_keys{
    "verdict", "warnings", "clauses", "about",  "impossible", "refused", "after",     "groups",   "captured", "redeal",
    "total",   "added",    "lines",   "totals", "winner",     "over",    "dealer",    "correct",  "earned",   "hands",
    "table",   "fixed",    "last",    "to_act", "nodes",      "double",  "lot_among", "plays_out"};
constexpr std::array<std::string_view, 5> about_keys{"clause", "unknown", "cards", "value", "build"};

std::vector<ExpectedClause> read_expected_clauses(const Cursor& at) {
  std::vector<ExpectedClause> clauses;
  for (const Cursor& item : at.items("a list of clauses"))
    if (const auto id = item.text("the ID of a clause")) clauses.push_back({std::string(*id), json::read_clause(item)});
  return clauses;
}

std::vector<ExpectedAbout> read_about(const Cursor& at, const Rules& rules) {
  std::vector<ExpectedAbout> all;
  for (const Cursor& item : at.items("a list of what findings are about")) {
    const Members members(item, "what a finding is about", about_keys);
    ExpectedAbout about;
    const auto clause = members.find("clause");
    if (!clause) item.refuse("no clause", "the ID of a clause: {\"clause\": \"AA-TRL-3\", ...}");
    else if (const auto id = clause->text("the ID of a clause"))
      about.clause = {std::string(*id), json::read_clause(*clause)};
    if (const auto unknown = members.find("unknown"))
      if (const auto what = unknown->choice("what is not known", unknown_names))
        about.unknown = static_cast<Unknown>(*what);
    if (const auto cards = members.find("cards")) about.cards = json::read_cards(*cards, rules);
    if (const auto value = members.find("value")) about.value = json::read_value(*value);
    if (const auto build = members.find("build")) about.build = json::read_cards(*build, rules);
    all.push_back(about);
  }
  return all;
}

ExpectedPosition read_partial_position(const Cursor& at, const Rules& rules) {
  ExpectedPosition expected;
  expected.position = json::read_position(at, rules);
  for (const auto& [key, value] : json::named_members(at, "a position")) {
    expected.keys.emplace_back(key);
    if (key != "builds") continue;
    for (const Cursor& build : value.items("builds")) {
      std::vector<std::string>& keys = expected.keys_of_builds.emplace_back();
      for (const auto& member : json::named_members(build, "a build")) keys.emplace_back(member.first);
    }
  }
  return expected;
}

std::vector<CardSet> read_groups(const Cursor& at, const Rules& rules) {
  std::vector<CardSet> groups;
  for (const Cursor& item : at.items("a list of groups")) groups.push_back(json::read_cards(item, rules));
  return groups;
}

PerSide<std::optional<CardSet>> read_captured_cards(const Cursor& at, const Rules& rules) {
  PerSide<std::optional<CardSet>> captured;
  for (const json::SideMember& member : json::side_members(at, rules))
    captured[member.side] = json::read_cards(member.value, rules);
  return captured;
}

PerSeat<std::optional<CardSet>> read_hands(const Cursor& at, const Rules& rules) {
  PerSeat<std::optional<CardSet>> hands;
  for (const json::SeatMember& member : json::seat_members(at, rules))
    hands[member.seat] = json::read_cards(member.value, rules);
  return hands;
}

std::vector<ExpectedLine> read_lines(const Cursor& at, const Rules& rules) {
  std::vector<ExpectedLine> lines;
  for (const auto& [name, points] : json::named_members(at, "points by item")) {
    const auto names = score_item_names();
    const auto item = std::ranges::find(names, name);
    if (item == names.end())
      points.refuse("the item " + std::string(name), "an item of the score: cards, spades, 10D, 2S, AS, ...");
    else lines.push_back({static_cast<ScoreItem>(item - names.begin()), json::read_points(points, rules)});
  }
  return lines;
}

std::vector<std::uint64_t> read_nodes(const Cursor& at) {
  constexpr int most = 1'000'000'000;
  std::vector<std::uint64_t> nodes;
  for (const Cursor& item : at.items("a list of numbers, one for each depth"))
    if (const auto count = item.integer(0, most)) nodes.push_back(static_cast<std::uint64_t>(*count));
  return nodes;
}

// A side, or null for nobody.
std::optional<Side> read_winner(const Cursor& at, const Rules& rules) {
  if (at.node().is_null()) return std::nullopt;
  return json::read_side(at, rules);
}

void read_judged(const Members& members, const Rules& rules, Expected& expected) {
  if (const auto at = members.find("verdict"))
    if (const auto verdict = at->choice("a verdict", json::verdict_names))
      expected.verdict = static_cast<ExpectedVerdict>(*verdict);
  if (const auto at = members.find("clauses")) expected.clauses = read_expected_clauses(*at);
  if (const auto at = members.find("warnings")) expected.warnings = read_expected_clauses(*at);
  if (const auto at = members.find("about")) expected.about = read_about(*at, rules);
  if (const auto at = members.find("impossible"))
    if (const auto what = at->choice("what stands in the way", obstacle_names))
      expected.impossible = static_cast<Obstacle>(*what);
  if (const auto at = members.find("refused")) expected.refused = at->truth();
  if (const auto at = members.find("after")) expected.after = read_partial_position(*at, rules);
  if (const auto at = members.find("groups")) expected.groups = read_groups(*at, rules);
}

void read_scored(const Members& members, const Rules& rules, Expected& expected) {
  if (const auto at = members.find("captured")) expected.captured = read_captured_cards(*at, rules);
  if (const auto at = members.find("redeal")) expected.redeal = at->truth();
  if (const auto at = members.find("total")) expected.total = json::read_points(*at, rules);
  if (const auto at = members.find("added")) expected.added = json::read_points(*at, rules);
  if (const auto at = members.find("lines")) expected.lines = read_lines(*at, rules);
  if (const auto at = members.find("totals")) expected.totals = json::read_points(*at, rules);
  if (const auto at = members.find("winner")) expected.winner = read_winner(*at, rules);
  if (const auto at = members.find("over")) expected.over = at->truth();
  if (const auto at = members.find("double")) expected.is_double = at->truth();
  if (const auto at = members.find("dealer")) expected.dealer = json::read_seat(*at, rules);
  if (const auto at = members.find("lot_among")) expected.lot_among = json::read_seats(*at, rules);
  if (const auto at = members.find("correct")) expected.correct = at->truth();
  if (const auto at = members.find("earned")) expected.earned = json::read_points(*at, rules);
}

void read_dealt(const Members& members, const Rules& rules, Expected& expected) {
  if (const auto at = members.find("hands")) expected.hands = read_hands(*at, rules);
  if (const auto at = members.find("table")) expected.table = json::read_cards(*at, rules);
  if (const auto at = members.find("fixed")) expected.fixed = at->truth();
  if (const auto at = members.find("last")) expected.last = at->truth();
  if (const auto at = members.find("to_act")) expected.to_act = json::read_seat(*at, rules);
}

}  // namespace

using json::Node;

Node with_shared(const Node& file, const Node& one) {
  if (one.as_object() == nullptr) return one;
  Node whole = one;
  auto& members = std::get<json::Object>(whole.value);
  for (const std::string_view key : shared_keys) {
    const Node* shared = file.find(key);
    if (shared == nullptr) continue;
    const auto own = std::ranges::find(members, key, &json::Member::key);
    if (own == members.end()) members.push_back({std::string(key), *shared});
    else if (key == "rules") own->value = json::rules_over(*shared, own->value);
    else if (key == "position") own->value = json::overlaid(*shared, own->value);
  }
  return whole;
}

Expected read_expected(const Cursor& at, const Rules& rules) {
  const auto* object = at.node().as_object();
  if (object != nullptr && object->empty())
    at.refuse("nothing",
              "what comes of it, such as {\"verdict\":\"legal\"}: of a case that expects nothing nothing is known");
  const Members members(at, "an expectation", expected_keys);
  Expected expected;
  read_judged(members, rules, expected);
  read_scored(members, rules, expected);
  read_dealt(members, rules, expected);
  if (const auto nodes = members.find("nodes")) expected.nodes = read_nodes(*nodes);
  if (const auto plays_out = members.find("plays_out")) expected.plays_out = plays_out->truth();
  return expected;
}

}  // namespace casino::corpus
