// A log in which something went wrong is as much a log: whatever its entries say, both notations keep it, its canonical
// form is its own canonical form, and what the quick roads say to hold is found to hold.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "oracle/log/json/json.hpp"
#include "oracle/log/quick/quick_json.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/log/validate/validate.hpp"
#include "properties/generate/log.hpp"
#include "properties/generate/rules.hpp"

namespace casino::written_log_test {
namespace {

using namespace properties;

// What is done to one entry of a deal; `which` chooses among its steps, cards and seats.
struct Damage {
  enum class Kind : std::uint8_t { none, lost, twice, swapped, seat, step, what_is_done, card, value };
  Kind kind = Kind::none;
  std::uint8_t at = 0;
  std::uint8_t which = 0;
};

std::ostream& operator<<(std::ostream& out, const Damage& damage) {
  return out << int{static_cast<std::uint8_t>(damage.kind)} << " at " << int{damage.at} << ", " << int{damage.which};
}

rc::Gen<Damage> some_damage() {
  using Kind = Damage::Kind;
  const auto kind = rc::gen::element(Kind::none, Kind::lost, Kind::twice, Kind::swapped, Kind::seat, Kind::step,
                                     Kind::what_is_done, Kind::card, Kind::value);
  // Anywhere in the deal, however few the damages are.
  const auto any = rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint8_t>());
  return rc::gen::build<Damage>(rc::gen::set(&Damage::kind, kind), rc::gen::set(&Damage::at, any),
                                rc::gen::set(&Damage::which, any));
}

Card nth_card(CardSet cards, int n) {
  for (int skipped = n % cards.size(); skipped > 0; --skipped) cards.remove(CardSet(cards.first()));
  return cards.first();
}

void damage_action(Action& action, Damage damage, const Rules& rules) {
  const Card card = nth_card(rules.pack, damage.which);
  CardSet* const places[] = {&action.hand, &action.table, &action.base, &action.tops};
  CardSet& place = *places[damage.which / rules.pack.size() % 4];
  if (damage.kind == Damage::Kind::what_is_done) action.kind = static_cast<Do>(damage.which % 5);
  if (damage.kind == Damage::Kind::value) action.value = Value{static_cast<std::uint8_t>(damage.which % 15)};
  if (damage.kind != Damage::Kind::card) return;
  if (place.contains(card)) place.remove(CardSet(card));
  else place.insert(card);
}

void damage_turn(Turn& turn, Damage damage, const Rules& rules) {
  if (damage.kind == Damage::Kind::seat) turn.seat.index = damage.which % rules.seats.count;
  if (turn.steps.empty()) return;
  const std::size_t at = damage.which % turn.steps.size();
  if (damage.kind == Damage::Kind::step) turn.steps.erase(turn.steps.begin() + static_cast<std::ptrdiff_t>(at));
  else if (auto* action = std::get_if<Action>(&turn.steps[at])) damage_action(*action, damage, rules);
}

void do_damage(std::vector<log::Entry>& entries, Damage damage, const Rules& rules) {
  if (entries.empty()) return;
  const std::size_t at = damage.at % entries.size();
  const auto entry = entries.begin() + static_cast<std::ptrdiff_t>(at);
  switch (damage.kind) {
    case Damage::Kind::none: return;
    case Damage::Kind::lost: entries.erase(entry); return;
    case Damage::Kind::twice: entries.insert(entry, log::Entry(*entry)); return;
    case Damage::Kind::swapped: std::swap(*entry, entries.back()); return;
    default:
      if (Turn* turn = std::get_if<Turn>(&entry->what)) damage_turn(*turn, damage, rules);
  }
}

RC_GTEST_PROP(WrittenLog, is_itself_whatever_went_wrong, ()) {
  const Rules rules = *some_rules(1);
  log::Log log = log_of_match(rules, *rc::gen::arbitrary<std::uint8_t>(), 1);
  const auto damages = *rc::gen::resize(6, rc::gen::container<std::vector<Damage>>(some_damage()));
  for (const Damage damage : damages) do_damage(log.deals.front().entries, damage, rules);

  const std::string json = of(log).dump();
  const std::string text = text_of(log);
  RC_LOG() << text;
  const auto from_json = log::parse_json_strictly(json);
  const auto from_text = log::parse_text(text);
  RC_ASSERT(from_json);
  RC_ASSERT(*from_json == log);
  RC_ASSERT(from_text);
  RC_ASSERT(*from_text == log);
  const log::Log canonical = log::canonical(log);
  RC_ASSERT(log::canonical(canonical) == canonical);

  const log::Report report = log::validate(log);
  RC_ASSERT(log::validate(canonical).problems.size() == report.problems.size());
  log::RulesReadLast last;
  for (const auto& tally : {log::json_holds(json, last), log::text_holds(text, last)}) {
    if (!tally) continue;
    RC_ASSERT(report.problems.empty());
    RC_ASSERT(of(*tally) == of(report.tally));
  }
  RC_CLASSIFY(report.outcome == log::LogOutcome::holds, "holds");
}

}  // namespace
}  // namespace casino::written_log_test
