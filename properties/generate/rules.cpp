#include "properties/generate/rules.hpp"

#include <algorithm>
#include <array>

#include "model/rules/variants.hpp"

namespace casino::properties {
namespace {

constexpr std::array<std::string_view, 10> groups_in_play{
    "Values",  "Turn",  "Capture",          "Build",    "Raise",
    "Augment", "Trail", "Piles and steals", "Partners", "Announcements and claims"};

bool acts_in_play(const OptionEntry& entry) {
  if (entry.option == Option::announce_last || entry.option == Option::claim_false) return false;
  if (entry.option == Option::sweep_next_turn || entry.option == Option::sweep_initial_score) return true;
  if (entry.option == Option::sweep_score || entry.option == Option::seats_sides) return true;
  return std::find(groups_in_play.begin(), groups_in_play.end(), entry.group) != groups_in_play.end();
}

struct Table {
  const VariantEntry* variant = nullptr;
  Seats seats;
};

std::vector<Table> all_tables() {
  std::vector<Table> tables;
  for (const VariantEntry& variant : variants())
    for (std::uint8_t count = variant.fewest_seats; count <= variant.most_seats; ++count)
      tables.push_back(Table{&variant, Seats{count}});
  return tables;
}

rc::Gen<std::vector<OptionChange>> some_changes(int most) {
  return rc::gen::resize(most, rc::gen::container<std::vector<OptionChange>>(rc::gen::elementOf(changes_in_play())));
}

}  // namespace

const std::vector<Option>& options_in_play() {
  static const std::vector<Option> in_play = [] {
    std::vector<Option> found;
    for (const OptionEntry& entry : options())
      if (acts_in_play(entry)) found.push_back(entry.option);
    return found;
  }();
  return in_play;
}

const std::vector<OptionChange>& changes_in_play() {
  static const std::vector<OptionChange> changes = [] {
    std::vector<OptionChange> found;
    for (const Option option : options_in_play()) {
      const OptionEntry& entry = entry_of(option);
      for (const std::string_view value : entry.values) found.push_back(OptionChange{option, value});
      if (entry.kind == OptionKind::number) found.insert(found.end(), {{option, "0"}, {option, "1"}});
    }
    return found;
  }();
  return changes;
}

Rules changed(const Rules& rules, const OptionChange& change) {
  Rules after = rules;
  if (set_value(after, change.option, change.value) || contradiction(after)) return rules;
  // A pile without an order has no top that could be taken.
  if (after.steal_use != StealUse::never && after.pile_order == PileOrder::not_kept) return rules;
  return after;
}

rc::Gen<Rules> some_rules_of(const Rules& base, int most_changes) {
  return rc::gen::map(some_changes(most_changes), [base](const std::vector<OptionChange>& changes) {
    Rules rules = base;
    for (const OptionChange& change : changes) rules = changed(rules, change);
    return rules;
  });
}

rc::Gen<Rules> some_rules(int most_changes) {
  return rc::gen::mapcat(rc::gen::elementOf(all_tables()), [most_changes](const Table& table) {
    return some_rules_of(table.variant->rules(table.seats), most_changes);
  });
}

std::optional<Rules> in_a_small_world(Rules rules, const SmallWorld& world) {
  rules.pack = world.pack;
  rules.deal_hand = static_cast<std::int16_t>(world.hand);
  rules.deal_table = static_cast<std::int16_t>(world.table);
  if (contradiction(rules)) return std::nullopt;
  return rules;
}

CardSet small_pack(std::initializer_list<Rank> ranks, int suits) {
  CardSet pack;
  for (const Rank rank : ranks)
    for (int suit = 0; suit < suits; ++suit) pack.insert(Card(rank, static_cast<Suit>(suit)));
  return pack;
}

}  // namespace casino::properties
