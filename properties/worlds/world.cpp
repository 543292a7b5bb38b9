#include "properties/worlds/world.hpp"

#include <fmt/format.h>

#include "oracle/json/document/cursor.hpp"
#include "oracle/json/score.hpp"
#include "oracle/rulesets/rules.hpp"
#include "properties/worlds/dealings.hpp"

namespace casino::properties {
namespace {

// Files are called by it (casino properties worlds --checkpoint).
bool is_a_name(std::string_view text) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
  return !text.empty() && text.find_first_not_of(letters) == std::string_view::npos;
}

// All first dealings are listed before a walk begins, and shuffled.
constexpr double most_dealings = 1'000'000;

void refuse_too_many_deals(const json::Cursor& rules, const Rules& read) {
  const double deals = first_dealings_at_most(read);
  if (deals > most_dealings)
    rules.refuse(fmt::format("a world of {:.3g} deals", deals), fmt::format("at most {:.0f}", most_dealings));
}

World read_world(const json::Cursor& at, const json::Node& variant) {
  World world;
  const json::Members members(at, "a world", world_keys);
  if (const auto name = members.require("name", "the name of the world"))
    if (const auto text = name->text("a name")) {
      if (!is_a_name(*text)) name->refuse("a name of letters, digits, - and _");
      world.name = *text;
    }
  if (const auto why = members.require("why", "what the cards are there for"))
    world.why = why->text("a sentence").value_or("");
  if (const auto rules = members.require("rules", "the rules of the world")) {
    const json::Node laid_over = json::rules_over(variant, rules->node());
    const json::Cursor both = rules->on(laid_over);
    const std::size_t faults = at.faults();
    world.rules = json::read_rules(both);
    json::refuse_contradiction(both, world.rules);
    if (at.faults() == faults) refuse_too_many_deals(*rules, world.rules);
  }
  if (const auto match = members.find("match")) {
    world.match = json::read_match(*match, world.rules);
    if (world.match->is_over || world.match->winner) match->refuse("a match that goes on");
    if (each_deal_is_won_by_itself(world.rules)) match->refuse("rules by which a match has an end (match.target)");
  }
  return world;
}

std::vector<World> read_worlds(const json::Cursor& at) {
  std::vector<World> worlds;
  const json::Members members(at, "worlds", worlds_keys);
  if (const auto format = members.require("format", "the format"))
    if (const auto text = format->text("a format"); text && *text != worlds_format)
      format->refuse(std::string(worlds_format));
  const auto variant = members.require("variant", "the variant that the worlds are of");
  const auto list = members.require("worlds", "a list of worlds");
  if (!variant || !list) return worlds;
  for (const json::Cursor& one : list->items("a list of worlds")) worlds.push_back(read_world(one, variant->node()));
  return worlds;
}

}  // namespace

Parsed<std::vector<World>> parse_worlds(std::string_view text) { return json::parsed(text, read_worlds); }

}  // namespace casino::properties
