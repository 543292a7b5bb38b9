#include "oracle/log/replay/deal/deal_in_play.hpp"

#include <algorithm>
#include <utility>

#include "model/apply/apply.hpp"
#include "oracle/log/replay/deal/pack_of_fragment.hpp"

namespace casino::log {

void DealInPlay::begin(const Deal& deal, Seat dealer, bool dealer_is_known) {
  stage_ = Stage::playing;
  now_ = {};
  now_.position.dealer = dealer_ = dealer;
  now_.position.to_act = leader(rules_, dealer);
  pack_ = deal.start ? std::vector<Card>{} : deal.pack;
  dealt_before_ = {};
  cut_.reset();
  dealer_is_known_ = dealer_is_known;
  other_dealer_.reset();
  is_dealt_ = is_blind_ = position_was_stated_ = false;
  numbered_further_ = 0;
}

void DealInPlay::begin_at(const Position& start) {
  now_.position = start;
  is_dealt_ = position_was_stated_ = true;
}

bool DealInPlay::has_left(std::span<const Card> stated) {
  auto pack = pack_of_fragment(rules_, now_.position, stated);
  if (!pack) return false;
  now_.position = std::move(pack->start);
  pack_ = std::move(pack->cards);
  dealt_before_ = rules_.pack;
  for (const Card card : stated) dealt_before_.remove(card);
  return true;
}

void DealInPlay::agree_on(const Position& position) {
  now_.lacks_of_table = 0;
  now_.lacks_of_hands = {};
  const std::uint8_t before = now_.position.dealing;
  begin_at(position);
  if (!pack_.empty()) now_.position.dealing = dealing_agreed_on(rules_, position, before);
  now_.unsaid.clear();
  now_.lead.is_due = false;
  is_blind_ = false;
}

void DealInPlay::note_what_may_be_missing(CardSet twice) {
  now_.lacks_of_table += (now_.position.layout() & twice).size();
  for (const Seat seat : rules_.seats) now_.lacks_of_hands[seat] += (now_.position.hands[seat].cards & twice).size();
}

// Of a card of which it is known where it lies nobody takes it to lie elsewhere.
void DealInPlay::find_what_is_missing(const Turn& turn) {
  if (now_.lacks_of_table == 0 && now_.lacks_of_hands[turn.seat] == 0) return;
  const auto unseen = [&](CardSet cards) { return (cards & rules_.pack) - now_.position.known_cards(); };
  for (const Step& step : turn.steps) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr) continue;
    for (const Card card : unseen(action->table | action->base | action->unite)) {
      if (now_.lacks_of_table == 0) break;
      --now_.lacks_of_table;
      now_.position.loose.insert(card);
    }
    for (const Card card : unseen(action->hand)) {
      Hand& hand = now_.position.hands[turn.seat];
      if (now_.lacks_of_hands[turn.seat] == 0 || !hand.is_known()) break;
      --now_.lacks_of_hands[turn.seat];
      hand.cards.insert(card);
    }
  }
}

void DealInPlay::lay_the_rest_down() {
  for (const Seat seat : rules_.seats) now_.position.hands[seat] = Hand::of({});
  now_.position.stock = Hand::of({});
}

// ---- Hands

// No pack goes round more often than it has cards.
int DealInPlay::next_dealing() const {
  return is_dealt_ && !is_over() ? std::min(now_.position.dealing + 1, static_cast<int>(card_count)) : 1;
}

bool DealInPlay::is_numbered_on(int written) {
  const int further = written - next_dealing();
  if (further == 0) return true;
  return std::exchange(numbered_further_, further) == further;
}

bool DealInPlay::hands_are_due() const {
  if (!is_playing() || is_blind_) return false;
  return !is_dealt_ || (hands_are_empty(rules_, now_.position) && !deal_is_over(rules_, now_.position));
}

bool DealInPlay::is_begun_anew_by(const Dealt& dealt) const {
  return is_playing() && is_dealt_ && !is_blind_ && !dealt.table.empty() && table_size(rules_) > 0 &&
         all_is_played() == Answer::yes;
}

bool DealInPlay::leaves_something_to_the_pack(const Dealt& stated, int number) const {
  const bool table_is_dealt = number == 1 || left_for_table(rules_, number) > 0;
  if (stated.table.empty() && table_is_dealt) return true;
  for (const Seat seat : rules_.seats)
    if (stated.hands[seat] == Hand{}) return true;
  return false;
}

Dealing DealInPlay::filled_in(const Dealt& stated, int number) const {
  Dealing dealing;
  dealing.number = number;
  const bool asks_the_pack = !pack_.empty() && leaves_something_to_the_pack(stated, number);
  const auto due = asks_the_pack ? dealing_of(rules_, pack_, dealer_, number) : std::nullopt;
  for (const Seat seat : rules_.seats)
    dealing.hands[seat] = due && stated.hands[seat] == Hand{} ? due->hands[seat] : stated.hands[seat].cards;
  dealing.table = due && stated.table.empty() ? due->table : stated.table;
  if (number == 1 && dealing.table.empty() && cut_) dealing.table = *cut_;
  return dealing;
}

// A hand of which nobody knows how many cards it has beside those that are stated is unknown to judge_dealing.
std::vector<Finding> DealInPlay::faults_of(const Dealing& dealing, const Dealt& stated) const {
  Dealing judged = dealing;
  for (const Seat seat : rules_.seats) {
    const Hand& hand = stated.hands[seat];
    if (hand.more != Hand::any_number) judged.unseen[seat] = hand.more;
    else if (!hand.cards.empty()) judged.hands[seat] = {};
  }
  std::vector<Finding> findings = judge_dealing(rules_, judged, dealer_, pack_);
  // Nobody stated which cards were dealt before a fragment: none of them is missing from the pack.
  CardSet named = dealing.table;
  for (const Seat seat : rules_.seats) named.insert(dealing.hands[seat]);
  for (Finding& one : findings)
    if (one.clause == "AA-PAK-1"_clause) one.cards.remove(dealt_before_ - named);
  // What is wrong with the cut was reported where it was cut; and hands that nobody wrote down can have lain open.
  const bool repeats_the_cut = cut_ && dealing.table == *cut_;
  std::erase_if(findings, [&](const Finding& one) {
    return one.clause == "HUN-NAG-5"_clause || (repeats_the_cut && one.clause == "SWZ-CUT-1"_clause);
  });
  return findings;
}

CardSet DealInPlay::deal(Dealing dealing, const Dealt& stated) {
  CardSet elsewhere;
  if (dealing.number == 1) {
    for (const Seat seat : rules_.seats) dealing.hands[seat].remove(dealing.table);
  } else {
    // Cards that lie elsewhere already, which judging has complained about, are unknown ones.
    const CardSet lying = now_.position.known_cards() - now_.position.stock.cards;
    elsewhere = dealing.table & lying;
    dealing.table.remove(lying);
    for (const Seat seat : rules_.seats) {
      elsewhere.insert(dealing.hands[seat] & lying);
      dealing.hands[seat].remove(lying);
    }
  }
  deal(dealing);
  hold_as_stated(stated);
  return elsewhere;
}

void DealInPlay::deal(const Dealing& dealing) {
  now_.lacks_of_hands = {};
  if (dealing.number == 1) now_.lacks_of_table = std::max(0, table_size(rules_) - dealing.table.size());
  if (dealing.number == 1) now_.position = start_of_deal(rules_, dealing, dealer_);
  else deal_hands(rules_, now_.position, dealing);
  is_dealt_ = true;
  now_.lead.is_due = true;
}

// Hands have the size that the log says they have, whatever the rules want; but of one that is short beside another
// that is not, some cards were forgotten. No card is in two of them.
void DealInPlay::hold_as_stated(const Dealt& stated) {
  const int due = hand_size(rules_, now_.position.dealing);
  const bool one_is_whole = std::any_of(stated.hands.begin(), stated.hands.end(), [&](const Hand& hand) {
    return hand.more != Hand::any_number && hand.size() == due;
  });
  CardSet seen = now_.position.layout();
  for (const Seat seat : rules_.seats) {
    Hand& hand = now_.position.hands[seat];
    if (const Hand& said = stated.hands[seat]; said.more != Hand::any_number) {
      const bool lacks_some = one_is_whole && said.size() > 0;
      const int size = lacks_some ? std::max(said.size(), due) : said.size();
      hand.more = static_cast<std::uint8_t>(std::max(0, size - hand.cards.size()));
    }
    const CardSet twice = (hand.cards & seen) | (hand.cards - rules_.pack);
    hand.cards.remove(twice);
    hand.more = static_cast<std::uint8_t>(hand.more + twice.size());
    seen.insert(hand.cards);
  }
}

// Whether all of the pack is there was seen at the first dealing.
bool DealInPlay::comes_from_the_pack(const Dealing& dealing) const {
  if (pack_.empty()) return true;
  CardSet cards;
  if (dealing.number == 1)
    for (const Card card : pack_) cards.insert(card);
  const bool is_whole =
      dealing.number > 1 || (cards == rules_.pack && static_cast<int>(pack_.size()) == rules_.pack.size());
  return is_whole && dealing_of(rules_, pack_, dealer_, dealing.number) == dealing;
}

std::optional<Card> DealInPlay::drawn_from_pack(const Turn& turn) const {
  if (rules_.deal_draw == DealDraw::none || pack_.empty()) return std::nullopt;
  const bool is_stated = std::any_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const Event* event = std::get_if<Event>(&step);
    return event != nullptr && event->kind == EventKind::draw;
  });
  return is_stated ? std::nullopt : next_drawn(rules_, pack_, now_.position);
}

int DealInPlay::cards_held() const {
  int held = 0;
  for (const Seat seat : rules_.seats) {
    const Hand& hand = now_.position.hands[seat];
    if (!hand.may_be_empty()) held += hand.cards.size() + (hand.more == Hand::any_number ? 0 : hand.more);
  }
  return held;
}

// ---- Who leads

Seat DealInPlay::dealer_before(Seat leads) const {
  return now_.lead.odd == leads ? seat_before(rules_, leads) : dealer_;
}

Seat DealInPlay::dealer_or(Seat another) const {
  return now_.lead.odd && seat_before(rules_, *now_.lead.odd) == another ? another : dealer_;
}

// AA-PLY-3: whoever leads in the place of another does so at each dealing of the deal, and is reported once. Then the
// other one may have dealt.
std::vector<Assumed> DealInPlay::settle_leader(Seat seat) {
  const bool leads = std::exchange(now_.lead.is_due, false);
  if (!leads || seat == now_.position.to_act) return {};
  const bool is_first = now_.position.dealing <= 1;
  const bool is_known = now_.lead.odd == seat;
  if (is_first) other_dealer_ = seat_before(rules_, seat);
  if (is_known) now_.position.to_act = seat;
  now_.lead.odd = seat;
  if (is_known || !is_first) return {};
  return {{Assumption::dealer_was, {}, *other_dealer_}};
}

// AA-PLY-3: seats without cards are passed over, and of hands of which nothing is stated nobody knows whether they are
// empty.
std::optional<Need> DealInPlay::pass_over_unknown_hands(Seat seat) {
  const Seat first = now_.position.to_act;
  if (seat == first) return std::nullopt;
  for (Seat other = first; other != seat; other = seat_after(rules_, other))
    if (now_.position.hands[other] != Hand{}) return std::nullopt;
  now_.position.to_act = seat;
  return Need{Unknown::holds_card, "AA-PLY-3"_clause, -1, first, {}, {}};
}

}  // namespace casino::log
