#include "oracle/log/seen/hide.hpp"

#include "oracle/log/replay/replay.hpp"

namespace casino::log {
namespace {

bool lie_open(const Rules& rules, const Dealt& dealt) {
  return is_exposed(rules, DealExposed::last_hands) && is_last_dealing(rules, dealt.number);
}

// So many cards that nobody sees.
Hand covered(const Hand& hand) {
  if (hand.more == Hand::any_number) return {};
  return {CardSet{}, static_cast<std::uint8_t>(hand.cards.size() + hand.more)};
}

// Writes the log again while both are being played: the log as it is shows what lies on piles.
class Hiding {
 public:
  Hiding(const Log& log, std::optional<Seat> viewer)
      : rules_(log.rules.rules), viewer_(viewer), truth_(rules_, log.before), view_(rules_, log.before) {}

  Deal hidden(const Deal& deal) {
    truth_.begin(deal);
    Deal seen = deal;
    pack_ = std::exchange(seen.pack, {});
    if (seen.start) {
      Position covered = *seen.start;
      covered.dealing = truth_.position().dealing;  // which may follow from the pack
      cover(covered);
      seen.start = covered;
      seen.twice = seen.twice & covered.known_cards();
    }
    seen.entries.clear();
    view_.begin(seen);
    for (const Entry& entry : deal.entries) {
      if (std::holds_alternative<Turn>(entry.what)) deal_from_the_pack(seen);
      if (const auto shown = hidden(entry)) add(seen, *shown);
      truth_.take(entry);
    }
    return seen;
  }

 private:
  [[nodiscard]] bool is_own(Seat seat) const { return viewer_ && *viewer_ == seat; }

  void add(Deal& seen, const Entry& entry) {
    view_.take(entry);
    seen.entries.push_back(entry);
  }

  void cover(Position& position) const {
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
      if (!is_own(Seat{i})) position.hands[Seat{i}] = covered(position.hands[Seat{i}]);
    position.stock = covered(position.stock);
  }

  // A log with the order of the pack need not speak of dealings; what everybody sees of one has to be stated then.
  void deal_from_the_pack(Deal& seen) {
    const int number = truth_.next_dealing();
    const Position before = truth_.position();
    truth_.deal_what_is_due();
    if (pack_.empty() || truth_.next_dealing() == number) return;
    const Position& after = truth_.position();
    const CardSet table = number == 1 ? after.loose : after.loose - before.loose;
    add(seen, {hidden({.number = number, .hands = after.hands, .table = table}), {}, {}});
  }

  [[nodiscard]] Dealt hidden(const Dealt& dealt) const {
    if (lie_open(rules_, dealt)) return dealt;
    Dealt seen = dealt;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
      const Hand& hand = dealt.hands[Seat{i}];
      if (is_own(Seat{i})) continue;
      const bool is_usual = covered(hand).more == Hand::any_number ||
                            covered(hand).more == static_cast<std::uint8_t>(hand_size(rules_, dealt.number));
      seen.hands[Seat{i}] = is_usual ? Hand{} : covered(hand);
    }
    if (is_exposed(rules_, DealExposed::bottom_card) && is_last_dealing(rules_, dealt.number))
      show_the_bottom_card(dealt, seen);
    return seen;
  }

  // HUN-ULM-3: the dealer has it in the end.
  void show_the_bottom_card(const Dealt& dealt, Dealt& seen) const {
    const Seat dealer = truth_.position().dealer;
    const Hand& hand = dealt.hands[dealer];
    if (pack_.empty() || is_own(dealer) || !hand.is_known() || !hand.cards.contains(pack_.back())) return;
    seen.hands[dealer] = {pack_.back(), static_cast<std::uint8_t>(hand.cards.size() - 1)};
  }

  // Nothing of an entry that nobody else saw.
  std::optional<Entry> hidden(const Entry& entry) {
    Entry seen = entry;
    if (const Dealt* dealt = std::get_if<Dealt>(&entry.what)) {
      Dealt stated = *dealt;
      if (!pack_.empty()) state_hands_of(stated, entry);
      const Dealt shown = hidden(stated);
      CardSet named = shown.table;
      for (const Hand& hand : shown.hands) named.insert(hand.cards);
      seen.twice = seen.twice & named;
      seen.what = shown;
    }
    if (const Turn* turn = std::get_if<Turn>(&entry.what)) seen.what = hidden(*turn);
    if (const Agreed* agreed = std::get_if<Agreed>(&entry.what)) {
      Position position = *agreed->position;
      cover(position);
      seen.twice = seen.twice & position.known_cards();
      seen.what = Agreed{std::make_shared<const Position>(position)};
    }
    const Event* event = std::get_if<Event>(&entry.what);
    if (event != nullptr && event->kind == EventKind::draw && !is_own(event->seat)) return std::nullopt;
    return seen;
  }

  // The hands and the table of a dealing that the pack states.
  void state_hands_of(Dealt& stated, const Entry& entry) const {
    Replay after = truth_;
    after.take(entry);
    const Position& position = after.position();
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
      if (stated.hands[Seat{i}] == Hand{}) stated.hands[Seat{i}] = position.hands[Seat{i}];
    if (stated.table.empty())
      stated.table = truth_.next_dealing() == 1 ? position.loose : position.loose - truth_.position().loose;
  }

  // ---- Turns

  Turn hidden(const Turn& turn) {
    const bool lays_unseen = rules_.pile_order == PileOrder::free && !is_own(turn.seat);
    Position seen = view_due();
    Turn shown{turn.seat, {}};
    Turn made{turn.seat, {}};
    for (const Step& step : turn.steps) {
      made.steps.push_back(step);
      const Event* event = std::get_if<Event>(&step);
      if (event != nullptr && event->kind == EventKind::draw && !is_own(event->seat)) continue;
      Step stated = step;
      if (Action* action = std::get_if<Action>(&stated);
          action != nullptr && lays_unseen && action->kind == Do::capture)
        action->order.clear();
      shown.steps.push_back(stated);
      if (rules_.pile_order == PileOrder::free) lay_bare(made, seen, shown);
    }
    return shown;
  }

  // The position of the view, with new hands if they are due.
  Position view_due() {
    view_.deal_what_is_due();
    return view_.position();
  }

  // SWZ-STL-4: everybody sees which card lies on top of a pile.
  void lay_bare(const Turn& made, const Position& seen, Turn& shown) const {
    const Position after = judge(rules_, truth_.position(), made).after;
    const Position view = judge(rules_, seen, shown).after;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) {
      const auto top = after.piles[Seat{i}].top();
      if (top && view.piles[Seat{i}].possible_tops().size() > 1)
        shown.steps.emplace_back(Event{EventKind::reveal, Seat{i}, *top});
    }
  }

  const Rules& rules_;
  std::optional<Seat> viewer_;
  Replay truth_;
  Replay view_;
  std::vector<Card> pack_;  // of the deal
};

Log hidden(const Log& log, std::optional<Seat> viewer) {
  Log seen = log;
  seen.deals.clear();
  Hiding hiding(log, viewer);
  for (const Deal& deal : log.deals) seen.deals.push_back(hiding.hidden(deal));
  return seen;
}

}  // namespace

Log as_seen_by_an_observer(const Log& log) { return hidden(log, std::nullopt); }
Log as_seen_by(const Log& log, Seat seat) { return hidden(log, seat); }

}  // namespace casino::log
