#include "oracle/distinguish/history.hpp"

namespace casino::distinguish {
namespace {

using Visit = FunctionRef<bool(const Position&)>;

bool asks_about_the_last_dealing(const Rules& rules) {
  return rules.turn_owner_duty == TurnOwnerDuty::add_or_capture_first_half ||
         rules.build_card_held == BuildCardHeld::kept_first_half || rules.build_limit == BuildLimit::first_half ||
         rules.trail_owning_build == TrailOwningBuild::forbidden_first_half;
}

bool asks_about_the_stock(const Rules& rules) {
  return rules.build_limit == BuildLimit::while_stock || rules.deal_draw != DealDraw::none ||
         rules.trail_owning_build == TrailOwningBuild::forbidden_while_stock;
}

bool asks_who_formed_it(const Rules& rules) { return rules.raise_whose == RaiseWhose::opponents_not_formed_by_side; }
bool asks_who_added(const Rules& rules) { return rules.build_owner == BuildOwner::last_adder_lingering; }
bool asks_who_had_a_turn(const Rules& rules) {
  return rules.trail_owning_build == TrailOwningBuild::forbidden_next_turn;
}
bool asks_for_proof(const Rules& rules) {
  return has_partners(rules) && rules.partner_build_for != PartnerBuildFor::forbidden;
}

// The ways in which one build can have come about.
std::vector<Build> histories_of(const Pair& pair, const Build& build) {
  std::vector<Build> all{build};
  const auto spread = [&](auto change) {
    std::vector<Build> more;
    for (const Build& one : all) change(one, more);
    all.insert(all.end(), more.begin(), more.end());
  };
  const bool asks_adders = pair.any(asks_who_added);
  if (asks_adders) {
    all[0].adders = build.owner;
    all[0].added_to_since = SeatSet::all(pair.a.seats);
    all[0].added_to_since.remove(build.owner);
  }
  if (pair.any(asks_who_formed_it)) all[0].formed_by = build.owner;
  spread([&](const Build& one, std::vector<Build>& more) {
    for (std::uint8_t i = 0; i < pair.a.seats.count; ++i) {
      const Seat other{i};
      if (other == build.owner) continue;
      Build changed = one;
      if (asks_adders) {  // this seat added before the owner did, and nobody since
        changed.adders.insert(other);
        changed.added_to_since.remove(other);
        more.push_back(changed);
      } else if (pair.any(asks_who_formed_it)) {
        changed.formed_by = other;
        more.push_back(changed);
      }
    }
  });
  if (!pair.any(asks_who_had_a_turn)) return all;
  spread([](const Build& one, std::vector<Build>& more) {
    more.push_back(one);
    more.back().owner_has_acted = true;
  });
  return all;
}

bool each_history_from(const Pair& pair, Position& position, std::size_t next, Visit visit) {
  if (next == position.builds.size()) return visit(position);
  const Build build = position.builds[next];
  for (const Build& one : histories_of(pair, build)) {
    position.builds[next] = one;
    if (!each_history_from(pair, position, next + 1, visit)) return false;
  }
  position.builds[next] = build;
  return true;
}

}  // namespace

bool can_be_held(const Pair& pair, Value value) {
  return !cards_worth(pair.a, pair.a.pack, value, Place::hand).empty() &&
         !cards_worth(pair.b, pair.b.pack, value, Place::hand).empty();
}

bool each_phase(const Pair& pair, const Position& position, Visit visit) {
  if (pair.any(asks_about_the_stock)) {
    Position phase = position;
    phase.stock.more = 1;
    if (!visit(phase)) return false;
    phase.stock.more = 0;
    return visit(phase);
  }
  if (!visit(position)) return false;
  if (!pair.any(asks_about_the_last_dealing)) return true;
  Position last = position;
  last.dealing = static_cast<std::uint8_t>(std::max(dealings(pair.a), dealings(pair.b)));
  return last.dealing == position.dealing || visit(last);
}

bool each_history(const Pair& pair, const Position& position, Visit visit) {
  Position changed = position;
  if (!each_history_from(pair, changed, 0, visit)) return false;
  if (!pair.any(asks_for_proof)) return true;
  changed = position;
  const Seat partner = partner_of(pair.a, position.to_act);
  for (std::uint8_t points = 1; points <= highest_value; ++points) {
    if (!can_be_held(pair, Value{points})) continue;
    changed.proven[partner] = Value{points};
    if (!each_history_from(pair, changed, 0, visit)) return false;
  }
  return true;
}

}  // namespace casino::distinguish
