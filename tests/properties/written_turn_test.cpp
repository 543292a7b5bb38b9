// A turn is read as it was printed, whatever it says: programs under test send turns that no player would play, and
// each step changes what the next ones mean by a card or a build.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "oracle/notation/turn.hpp"
#include "properties/generate/cards.hpp"
#include "properties/generate/position.hpp"
#include "properties/generate/rules.hpp"

namespace casino::written_turn_test {
namespace {

using namespace properties;
using rc::gen::arbitrary;

rc::Gen<BoundedList<Card, card_count>> some_order(CardSet cards) {
  return rc::gen::map(some_of(cards, 3), [](CardSet laid) {
    BoundedList<Card, card_count> order;
    for (const Card card : laid) order.push_back(card);
    return order;
  });
}

rc::Gen<Step> some_action(const Rules& rules, CardSet cards) {
  const auto few = some_of(cards, 2);
  const auto seldom = rc::gen::weightedOneOf<CardSet>({{5, rc::gen::just(CardSet{})}, {1, few}});
  const auto value = rc::gen::map(rc::gen::inRange(0, 15), [](int points) {
    return points == 0 ? Value{} : Value{static_cast<std::uint8_t>(points)};
  });
  const auto for_partner = has_partners(rules) ? arbitrary<bool>() : rc::gen::just(false);
  using rc::gen::set;
  return rc::gen::cast<Step>(rc::gen::build<Action>(
      set(&Action::kind, rc::gen::element(Do::trail, Do::capture, Do::build, Do::raise, Do::augment)),
      set(&Action::hand, few), set(&Action::base, few), set(&Action::table, few), set(&Action::tops, seldom),
      set(&Action::unite, seldom), set(&Action::value, value), set(&Action::for_partner, for_partner),
      set(&Action::silent, arbitrary<bool>()), set(&Action::given, seldom), set(&Action::order, some_order(cards))));
}

rc::Gen<Step> some_event(const Rules& rules, CardSet cards) {
  const auto seat = rc::gen::map(rc::gen::inRange<int>(0, rules.seats.count),
                                 [](int number) { return Seat{static_cast<std::uint8_t>(number)}; });
  const auto kind =
      rc::gen::element(EventKind::cut, EventKind::recut, EventKind::last, EventKind::last_not_said,
                       EventKind::insist_capture, EventKind::insist_augment, EventKind::request, EventKind::reveal,
                       EventKind::over, EventKind::claim, EventKind::call, EventKind::draw);
  using rc::gen::set;
  return rc::gen::cast<Step>(
      rc::gen::build<Event>(set(&Event::kind, kind), set(&Event::seat, seat), set(&Event::cards, some_of(cards, 2))));
}

RC_GTEST_PROP(WrittenTurn, is_read_as_it_was_printed, ()) {
  const Rules rules = *some_rules(2);
  const Position position = *some_position(rules, Amounts{});
  // Of so few cards that one action names what another left.
  const CardSet cards = *some_of(rules.pack, 4) | position.layout();
  const auto steps = *rc::gen::container<std::vector<Step>>(
      rc::gen::weightedOneOf<Step>({{4, some_action(rules, cards)}, {1, some_event(rules, cards)}}));
  const Turn turn{position.to_act, steps};
  const std::string text = notation::text_of(rules, position, turn);
  const Parsed<Turn> read = notation::read_turn(rules, position, text);
  RC_LOG() << text;
  RC_ASSERT(read);
  RC_ASSERT(*read == turn);
}

}  // namespace
}  // namespace casino::written_turn_test
