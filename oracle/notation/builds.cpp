
#include "model/groups/groups.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/position_parts.hpp"
#include "oracle/text/names.hpp"

namespace casino::notation {
namespace {

// ---- Reading

// The groups between "[" and "]", parted by "|".
std::vector<CardSet> read_groups(Reader& in, CardPlaces& places) {
  std::vector<CardSet> groups;
  do {
    const Token start = in.peek();
    groups.push_back(places.see_cards(in));
    if (groups.back().empty() && !in.clause_has_fault()) in.refuse(start, a_card(in.rules()));
  } while (in.accept("|"));
  if (!in.accept("]")) in.refuse("] at the end of the build");
  return groups;
}

int groups_made(const Rules& rules, CardSet cards, Value value) {
  if (!value.is_said() || value.points > highest_value) return 0;
  return count_groups(rules, casino::Items{cards, {}}, GroupQuestion{.value = value, .place = Place::build});
}

bool could_be_worth(const Rules& rules, const std::vector<CardSet>& groups, Value value) {
  if (groups.size() == 1) return groups_made(rules, groups.front(), value) > 0;
  return std::ranges::all_of(groups, [&](CardSet group) { return groups_made(rules, group, value) == 1; });
}

// Without "=9": the one value that the cards make.
std::optional<Value> value_of(Reader& in, const Token& start, const std::vector<CardSet>& groups) {
  std::vector<Value> possible;
  for (std::uint8_t points = 1; points <= highest_value; ++points)
    if (could_be_worth(in.rules(), groups, Value{points})) possible.push_back(Value{points});
  if (possible.size() == 1) return possible.front();
  std::string expected = "= and the build's value after its cards";
  for (const Value value : possible)
    expected += (value == possible.front() ? ": =" : " or =") + std::to_string(value.points);
  if (!in.clause_has_fault()) in.refuse(start, "a build without a value", expected);
  return std::nullopt;
}

// "8D > {3C 5H}": from the top down, in braces what lies in unknown order.
Pile read_order(Reader& in, CardSet build) {
  const Token start = in.peek();
  std::vector<CardSet> top_down;
  CardSet all;
  do {
    CardSet cards;
    const bool is_unsorted = in.accept("{");
    do {
      const Token at = in.peek();
      const std::optional<Card> card = in.card();
      if (!card) return {};
      in.add(all, {*card, at});
      cards.insert(*card);
    } while (is_unsorted && !in.peek().is("}") && !in.at_end_of_clause());
    if (is_unsorted && !in.accept("}")) in.refuse("} after the cards in unknown order");
    top_down.push_back(cards);
  } while (in.accept(">"));
  if (all != build && !in.clause_has_fault()) in.refuse(start, "all cards of the build, and no others");
  Pile order;
  for (std::size_t i = top_down.size(); i-- > 0;) order.lay(top_down[i], {});
  return order;
}

void read_history_item(Reader& in, Build& build, Pile& laid) {
  if (in.accept("laid")) {
    const Pile order = read_order(in, build.cards);
    if (in.rules().pile_order == PileOrder::accumulated) laid = order;
  } else if (in.accept("groups")) {
    build.groups = static_cast<std::uint8_t>(in.number(0, 255, "how many groups").value_or(1));
  } else if (in.accept("adders")) {
    build.adders = in.seats();
  } else if (in.accept("since")) {
    build.added_to_since = in.seats();
  } else if (in.accept("formed")) {
    in.accept("by");
    build.formed_by = in.seats();
  } else if (in.accept("acted")) {
    build.owner_has_acted = true;
  } else if (in.accept("new")) {
    build.is_new = true;
  } else if (in.accept("loose")) {
    build.from_loose = true;
  } else if (in.accept("grown")) {
    build.is_grown = true;
  } else if (in.accept("lent")) {
    build.is_on_loan = true;
  } else {
    in.refuse("laid, adders, since, formed by, acted, new, loose, grown, lent or groups");
    in.next();
  }
}

// What stands in parentheses behind a build.
void read_history(Reader& in, Build& build, Pile& laid) {
  if (!in.accept("(")) return;
  do read_history_item(in, build, laid);
  while (in.accept(",") && !in.at_end_of_clause());
  if (!in.accept(")") && !in.clause_has_fault()) in.refuse(") or a comma");
}

// ---- Printing

std::string history_of(const Rules& rules, const Build& build, const Pile& laid, int groups_seen, Style style) {
  std::string history;
  const auto add = [&](bool is_so, const std::string& words) {
    if (is_so) history += (history.empty() ? " (" : ", ") + words;
  };
  add(build.groups != groups_seen, "groups " + std::to_string(build.groups));
  add(laid.possible_tops() != laid.cards(), "laid " + text_of(rules, laid, style));
  add(!build.adders.empty(), "adders" + names_of(rules, build.adders));
  add(!build.added_to_since.empty(), "since" + names_of(rules, build.added_to_since));
  add(!build.formed_by.empty(), "formed by" + names_of(rules, build.formed_by));
  add(build.owner_has_acted, "acted");
  add(build.is_new, "new");
  add(build.from_loose, "loose");
  add(build.is_grown, "grown");
  add(build.is_on_loan, "lent");
  return history.empty() ? history : history + ')';
}

// The groups as they can be made out; all cards as one where they can't, or where another number is recorded.
std::vector<CardSet> groups_shown(const Rules& rules, const Build& build) {
  const GroupQuestion question{.value = build.value, .place = Place::build};
  if (groups_made(rules, build.cards, build.value) == 0) return {build.cards};
  auto groups = split_into_groups(rules, casino::Items{build.cards, {}}, question);
  if (!groups || groups->size() != build.groups) return {build.cards};
  std::ranges::sort(
      *groups, [](CardSet a, CardSet b) { return a.size() != b.size() ? a.size() < b.size() : a.bits() < b.bits(); });
  return *groups;
}

}  // namespace

std::optional<Build> read_build(Reader& in, CardPlaces& places, Pile& laid) {
  in.begin_clause();
  const Token start = in.next();
  const std::vector<CardSet> groups = read_groups(in, places);
  Build build;
  for (const CardSet group : groups) build.cards.insert(group);
  const std::optional<Value> value = in.accept("=") ? in.value() : value_of(in, start, groups);
  if (in.accept("of") || in.accept("@")) {
    if (const std::optional<Seat> owner = in.seat()) build.owner = *owner;
  } else if (!in.clause_has_fault()) {
    in.refuse("of and the owner's seat");
  }
  if (!value || in.clause_has_fault()) return std::nullopt;
  build.value = *value;
  const int parted = static_cast<int>(groups.size());
  build.groups =
      static_cast<std::uint8_t>(parted > 1 ? parted : std::max(1, groups_made(in.rules(), build.cards, build.value)));
  read_history(in, build, laid);
  return build;
}

std::string text_of(const Rules& rules, const Build& build, const Pile& laid, Style style) {
  const std::vector<CardSet> groups = groups_shown(rules, build);
  std::string cards;
  for (const CardSet group : groups) {
    if (!cards.empty()) cards += " | ";
    cards += text_of(rules, group, style);
  }
  const int parted = static_cast<int>(groups.size());
  const int groups_seen = parted > 1 ? parted : std::max(1, groups_made(rules, build.cards, build.value));
  const std::string value = build.value.is_said() ? std::to_string(build.value.points) : "?";
  return '[' + cards + "]=" + value + " of " + std::string(name_of(build.owner, rules.seats)) +
         history_of(rules, build, laid, groups_seen, style);
}

std::string text_of(const Rules& rules, const Build& build, Style style) {
  return text_of(rules, build, Pile{}, style);
}

}  // namespace casino::notation
