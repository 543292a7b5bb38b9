// Seeds 004 "The Deal", 000 "Players, Cards and Deal". What a dealing must look like is judged in
// deal/judge_dealing.cpp, the cut in deal/cut.cpp.

#include "model/deal/deal.hpp"

namespace casino {
namespace {

// Who gets cards, in the order in which the pack goes round: the table stands between the others and the
// dealer (AA-DEAL-2, Q-AA-23), and the leader is first (UNS-01).
struct Receiver {
  std::optional<Seat> seat;  // nothing: the table
  int due = 0;
};

using Round = BoundedList<Receiver, max_seats + 1>;

bool table_is_dealt(const Rules& rules, int number) {
  return number == 1 && rules.deal_table_source == DealTableSource::dealt;
}

Round receivers(const Rules& rules, Seat dealer, int number) {
  Round round;
  for (Seat seat = leader(rules, dealer); seat != dealer; seat = seat_after(rules, seat))
    round.push_back({seat, hand_size(rules, number)});
  if (table_is_dealt(rules, number)) round.push_back({std::nullopt, table_size(rules)});
  round.push_back({dealer, hand_size(rules, number)});
  return round;
}

// AA-DEAL-2, AA-DEAL-3, SWZ-DEAL-1: how many cards a receiver gets each time round. Nothing: no order is fixed.
std::optional<int> packet_size(const Rules& rules) {
  switch (rules.deal_packets) {
    case DealPackets::pairs: return 2;
    case DealPackets::singles: return 1;
    case DealPackets::whole: return static_cast<int>(card_count);
    case DealPackets::as_logged: return std::nullopt;
  }
  return std::nullopt;
}

// Where in the pack a dealing begins.
int cards_before(const Rules& rules, int number) {
  if (number == 1) return 0;
  const int table = table_is_dealt(rules, 1) ? table_size(rules) : 0;
  return table + (number - 1) * hand_size(rules) * rules.seats.count;
}

int cards_due(const Round& round) {
  int due = 0;
  for (const Receiver& receiver : round) due += receiver.due;
  return due;
}

// The cards that a dealing takes; none if the pack does not go so far.
std::span<const Card> next_cards(const Rules& rules, std::span<const Card> pack, const Round& round, int number) {
  const auto first = static_cast<std::size_t>(cards_before(rules, number));
  const auto count = static_cast<std::size_t>(cards_due(round) + left_for_table(rules, number));
  return pack.size() < first + count ? std::span<const Card>{} : pack.subspan(first, count);
}

// A hand as far as a log names it.
Hand hand_of(const Rules& rules, CardSet cards, int number) {
  return Hand{cards, static_cast<std::uint8_t>(std::max(0, hand_size(rules, number) - cards.size()))};
}

void give_hands(const Rules& rules, Position& position, const Dealing& dealing) {
  for (const Seat seat : rules.seats) position.hands[seat] = hand_of(rules, dealing.hands[seat], dealing.number);
  position.to_act = leader_of_dealing(rules, position, dealing.number);
  position.acts_again = false;  // a sweep has its effect while hands last (Q-HUN-18)
  position.dealing = static_cast<std::uint8_t>(dealing.number);
}

}  // namespace

// Option deal.subdeal_lead (Q-HUN-07). When the hands are empty it is the turn of the seat after the one that played
// last, so that rotation needs nothing but to go on.
Seat leader_of_dealing(const Rules& rules, const Position& before, int number) {
  Seat seat = leader(rules, before.dealer);
  if (number == 1) return seat;
  switch (rules.deal_subdeal_lead) {
    case DealSubdealLead::first_seat: return seat;
    case DealSubdealLead::rotation: return before.to_act;
    case DealSubdealLead::last_capturer: return before.last_capturer.value_or(seat);  // of the deal so far (Q-HUN-19)
    case DealSubdealLead::alternate:
      for (int i = 1; i < number; ++i) seat = seat_after(rules, seat);
      return seat;
  }
  return seat;
}

bool is_last_dealing(const Rules& rules, int number) { return number == dealings(rules); }

bool is_exposed(const Rules& rules, DealExposed what) {
  return rules.deal_exposed == what || rules.deal_exposed == DealExposed::both;
}

std::optional<Dealing> dealing_of(const Rules& rules, std::span<const Card> pack, Seat dealer, int number) {
  const auto packet = packet_size(rules);
  if (!packet || number < 1 || number > dealings(rules)) return std::nullopt;
  Round round = receivers(rules, dealer, number);
  const std::span<const Card> cards_dealt = next_cards(rules, pack, round, number);
  if (cards_dealt.empty()) return std::nullopt;

  Dealing dealing;
  dealing.number = number;
  auto next = cards_dealt.begin();
  for (int due = cards_due(round); due > 0;) {
    for (Receiver& receiver : round) {
      for (int i = 0; i < *packet && receiver.due > 0; ++i, --receiver.due, --due) {
        CardSet& cards = receiver.seat ? dealing.hands[*receiver.seat] : dealing.table;
        cards.insert(*next++);
      }
    }
  }
  while (next != cards_dealt.end()) dealing.table.insert(*next++);  // TUX-DEAL-2
  return dealing;
}

CardSet cards_of_dealing(const Rules& rules, std::span<const Card> pack, Seat dealer, int number) {
  CardSet cards;
  if (number < 1 || number > dealings(rules)) return cards;
  for (const Card card : next_cards(rules, pack, receivers(rules, dealer, number), number)) cards.insert(card);
  return cards;
}

std::optional<Card> next_drawn(const Rules& rules, std::span<const Card> pack, const Position& position) {
  const Hand& stock = position.stock;
  if (rules.deal_draw == DealDraw::none || stock.more == Hand::any_number) return std::nullopt;
  const auto left = static_cast<std::size_t>(stock.cards.size()) + stock.more;
  if (left == 0 || left > pack.size()) return std::nullopt;
  return pack[pack.size() - left];
}

Position start_of_deal(const Rules& rules, const Dealing& first, Seat dealer) {
  Position position;
  position.dealer = dealer;
  position.loose = first.table;
  give_hands(rules, position, first);
  const int dealt = hand_size(rules) * rules.seats.count + table_size(rules) + left_for_table(rules, 1);
  position.stock.more = static_cast<std::uint8_t>(std::max(0, rules.pack.size() - dealt));
  return position;
}

void deal_hands(const Rules& rules, Position& position, const Dealing& dealing) {
  give_hands(rules, position, dealing);
  position.loose.insert(dealing.table);  // TUX-DEAL-2: loose, before the first play (Q-TUX-13)
  Hand& stock = position.stock;
  const int before = stock.cards.size() + stock.more;
  CardSet stated = dealing.table;
  for (const Seat seat : rules.seats) stated.insert(dealing.hands[seat]);
  stock.cards.remove(stated);
  if (stock.more == Hand::any_number) return;
  const int dealt = hand_size(rules, dealing.number) * rules.seats.count + dealing.table.size();
  const int left = before - dealt;
  // Cards that nobody saw may have been any: of none it is known any more that it is still there.
  if (stated.size() < dealt) stock.cards = CardSet{};
  stock.more = static_cast<std::uint8_t>(std::max(0, left - stock.cards.size()));
}

}  // namespace casino
