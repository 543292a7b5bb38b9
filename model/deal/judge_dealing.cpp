// Seeds 004 "The Deal", 000 "Players, Cards and Deal": what is wrong with a dealing.

#include "model/deal/deal.hpp"

namespace casino {
namespace {

bool all_is_dealt_at_once(const Rules& rules) { return rules.deal_hand == 0; }

bool lays_odd_cards_on_the_table(const Rules& rules) { return table_size(rules) != rules.deal_table; }

// The clause that says how many cards a hand gets: all of them in Swazi (SWZ-DEAL-1), but for the odd ones
// (SAF-DEAL-5), else a few at each dealing.
Clause hands_clause(const Rules& rules, int number) {
  if (number == 1 && lays_odd_cards_on_the_table(rules)) return "SAF-DEAL-5"_clause;
  const bool is_short = hand_size(rules, number) != hand_size(rules) || left_for_table(rules, number) != 0;
  if (is_short) return "TUX-DEAL-2"_clause;
  if (all_is_dealt_at_once(rules)) return "SWZ-DEAL-1"_clause;
  return number == 1 ? "AA-DEAL-1"_clause : "AA-DEAL-4"_clause;
}

// The clause that says how many lie on the table: the odd ones (SAF-DEAL-5), none where all are dealt out to the hands
// (SAF-DEAL-6), else those of the first dealing.
Clause table_clause(const Rules& rules) {
  if (lays_odd_cards_on_the_table(rules)) return "SAF-DEAL-5"_clause;
  return all_is_dealt_at_once(rules) && rules.deal_table == 0 ? "SWZ-DEAL-1"_clause : "AA-DEAL-1"_clause;
}

// The clause that says in which packets they come, where that is fixed.
Clause order_clause(const Rules& rules, int number) {
  if (rules.deal_packets == DealPackets::whole) return hands_clause(rules, number);
  if (rules.deal_packets == DealPackets::pairs) return "AA-DEAL-2"_clause;
  return all_is_dealt_at_once(rules) ? "SWZ-DEAL-1"_clause : "AA-DEAL-3"_clause;
}

// AA-DEAL-5, SWZ-DEAL-1: no more dealings than the pack has hands for.
void pack_goes_so_far(const Rules& rules, const Dealing& dealing, std::vector<Finding>& found) {
  if (dealing.number >= 1 && dealing.number <= dealings(rules)) return;
  found.push_back({.clause = all_is_dealt_at_once(rules) ? "SWZ-DEAL-1"_clause : "AA-DEAL-5"_clause});
}

// AA-DEAL-1, AA-DEAL-4, SWZ-DEAL-1. A hand that the log does not name is unknown, not empty.
void hands_have_their_size(const Rules& rules, const Dealing& dealing, std::vector<Finding>& found) {
  for (const Seat seat : rules.seats) {
    const CardSet hand = dealing.hands[seat];
    const int size = hand.size() + dealing.unseen[seat];
    if (size > 0 && size != hand_size(rules, dealing.number))
      found.push_back({.clause = hands_clause(rules, dealing.number), .cards = hand});
  }
}

int table_due(const Rules& rules, int number) {
  return left_for_table(rules, number) + (number == 1 ? table_size(rules) : 0);
}

// AA-DEAL-1: cards for the table come with the first dealing; AA-DEAL-4: and never again, but for those that are left
// over with the last (TUX-DEAL-2). SWZ-CUT-1: where the leader cuts, the dealer gives the table nothing, and the
// dealing of a log only repeats what was cut.
void table_gets_its_cards(const Rules& rules, const Dealing& dealing, std::vector<Finding>& found) {
  if (dealing.table.size() == table_due(rules, dealing.number)) return;
  if (dealing.number > 1)
    return found.push_back({.clause = hands_clause(rules, dealing.number), .cards = dealing.table});
  if (rules.deal_table_source == DealTableSource::dealt || lays_odd_cards_on_the_table(rules))
    found.push_back({.clause = table_clause(rules), .cards = dealing.table});
  else if (!dealing.table.empty()) found.push_back({.clause = "SWZ-CUT-1"_clause, .cards = dealing.table});
}

// AA-PAK-1: cards of the pack, and each of them once.
void cards_are_of_the_pack(const Rules& rules, const Dealing& dealing, std::vector<Finding>& found) {
  CardSet seen = dealing.table;
  CardSet wrong = dealing.table - rules.pack;
  for (const Seat seat : rules.seats) {
    const CardSet hand = dealing.hands[seat];
    wrong.insert((hand - rules.pack) | (hand & seen));
    seen.insert(hand);
  }
  if (!wrong.empty()) found.push_back({.clause = "AA-PAK-1"_clause, .cards = wrong});
}

// AA-PAK-1: the pack that is dealt from is whole. After a cut the layout is missing from it; a log that does
// not name the layout, as it does with the first dealing alone, lets it be any cards, but so many.
void pack_is_whole(const Rules& rules, const Dealing& dealing, std::span<const Card> pack,
                   std::vector<Finding>& found) {
  const bool is_cut = rules.deal_table_source == DealTableSource::cut;
  const CardSet cut = is_cut && dealing.number == 1 ? dealing.table : CardSet{};
  const CardSet due = rules.pack - cut;
  CardSet seen;
  CardSet wrong;
  for (const Card card : pack) {
    if (seen.contains(card) || !due.contains(card)) wrong.insert(card);
    seen.insert(card);
  }
  const CardSet missing = due - seen;
  const int may_be_missing = is_cut && cut.empty() ? table_size(rules) : 0;
  if (missing.size() != may_be_missing) wrong.insert(missing);
  if (!wrong.empty() || missing.size() != may_be_missing)
    found.push_back({.clause = "AA-PAK-1"_clause, .cards = wrong});
}

// AA-DEAL-1, AA-DEAL-4, TUX-DEAL-2, where no order is fixed (Q-TUX-14, Q-HUN-24): what is dealt comes next in the pack,
// whoever gets which. Of a hand or a table that has not its size that has been said.
void next_cards_are_dealt(const Rules& rules, const Dealing& dealing, Seat dealer, std::span<const Card> pack,
                          std::vector<Finding>& found) {
  const CardSet due = cards_of_dealing(rules, pack, dealer, dealing.number);
  if (due.empty()) return;
  CardSet wrong;
  for (const Seat seat : rules.seats)
    if (dealing.hands[seat].size() + dealing.unseen[seat] <= hand_size(rules, dealing.number))
      wrong.insert(dealing.hands[seat] - due);
  const bool is_dealt = rules.deal_table_source == DealTableSource::dealt;
  if (is_dealt && dealing.table.size() <= table_due(rules, dealing.number)) wrong.insert(dealing.table - due);
  if (!wrong.empty()) found.push_back({.clause = hands_clause(rules, dealing.number), .cards = wrong});
}

// AA-DEAL-2, AA-DEAL-3, SWZ-DEAL-1: what the log names is what the pack gives in its order.
void order_is_kept(const Rules& rules, const Dealing& dealing, Seat dealer, std::span<const Card> pack,
                   std::vector<Finding>& found) {
  const auto due = dealing_of(rules, pack, dealer, dealing.number);
  if (!due) return next_cards_are_dealt(rules, dealing, dealer, pack, found);
  CardSet wrong;
  for (const Seat seat : rules.seats)
    if (!dealing.hands[seat].empty()) wrong.insert(dealing.hands[seat] - due->hands[seat]);
  if (rules.deal_table_source == DealTableSource::dealt) wrong.insert(dealing.table - due->table);
  if (!wrong.empty()) found.push_back({.clause = order_clause(rules, dealing.number), .cards = wrong});
}

// HUN-NAG-5: the hands of the last dealing lie open, so a log names them all.
void last_hands_lie_open(const Rules& rules, const Dealing& dealing, std::vector<Finding>& found) {
  if (!is_exposed(rules, DealExposed::last_hands) || !is_last_dealing(rules, dealing.number)) return;
  for (const Seat seat : rules.seats)
    if (dealing.hands[seat].empty() || dealing.unseen[seat] > 0) found.push_back({.clause = "HUN-NAG-5"_clause});
}

// Whether the hands take the pack to its bottom card: nothing of it is left for the table or to be drawn.
bool hands_take_the_whole_pack(const Rules& rules, std::span<const Card> pack) {
  int taken = rules.deal_table_source == DealTableSource::cut ? 0 : table_size(rules);
  for (int number = 1; number <= dealings(rules); ++number) taken += hand_size(rules, number) * rules.seats.count;
  return static_cast<int>(pack.size()) == taken;
}

// HUN-ULM-3: the bottom card, which has been seen, is the dealer's in the end, in whatever order cards are dealt.
void bottom_card_goes_to_the_dealer(const Rules& rules, const Dealing& dealing, Seat dealer, std::span<const Card> pack,
                                    std::vector<Finding>& found) {
  if (!is_exposed(rules, DealExposed::bottom_card) || !is_last_dealing(rules, dealing.number)) return;
  if (!hands_take_the_whole_pack(rules, pack)) return;
  const CardSet hand = dealing.hands[dealer];
  const bool is_named = !hand.empty() && dealing.unseen[dealer] == 0;
  if (is_named && !hand.contains(pack.back())) found.push_back({.clause = "HUN-ULM-3"_clause, .cards = pack.back()});
}

}  // namespace

std::vector<Finding> judge_dealing(const Rules& rules, const Dealing& dealing, Seat dealer,
                                   std::span<const Card> pack) {
  std::vector<Finding> found;
  cards_are_of_the_pack(rules, dealing, found);
  pack_goes_so_far(rules, dealing, found);
  hands_have_their_size(rules, dealing, found);
  table_gets_its_cards(rules, dealing, found);
  last_hands_lie_open(rules, dealing, found);
  if (pack.empty()) return found;
  pack_is_whole(rules, dealing, pack, found);
  order_is_kept(rules, dealing, dealer, pack, found);
  bottom_card_goes_to_the_dealer(rules, dealing, dealer, pack, found);
  return found;
}

}  // namespace casino
