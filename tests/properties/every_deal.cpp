#include "tests/properties/every_deal.hpp"

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"
#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"

namespace casino::properties {
namespace {

// All sets of so many of these cards that have the cards wanted.
template <typename Visit>
void each_hand(CardSet cards, CardSet wanted, int size, const Visit& visit) {
  if (!cards.contains_all(wanted) || wanted.size() > size) return;
  if (wanted.size() == size) return visit(wanted);
  for (const Card card : cards - wanted) {
    CardSet more = wanted;
    more.insert(card);
    cards.remove(card);  // from here on only without it
    CardSet rest = cards;
    rest.insert(more);
    each_hand(rest, more, size, visit);
  }
}

class EveryDeal {
 public:
  EveryDeal(const log::Log& log, std::size_t entries)
      : rules_(log.rules.rules), deal_(log.deals.front()), entries_(entries) {}

  std::map<std::size_t, InEveryWay> tried() {
    go_on(0, Position{}, rules_.pack);
    return std::move(found_);
  }

 private:
  // A turn on the way that is being tried.
  struct Judged {
    std::size_t entry;
    InEveryWay::Hands hands;
    Verdict verdict;
  };

  // `stock`: the cards that nobody has got so far.
  void go_on(std::size_t entry, const Position& position, CardSet stock) {
    if (entry == entries_) return keep();
    const log::Happening& what = deal_.entries[entry].what;
    if (const auto* dealt = std::get_if<log::Dealt>(&what)) return deal(entry, position, stock, *dealt);
    if (const auto* turn = std::get_if<Turn>(&what)) return play(entry, position, stock, *turn);
    go_on(entry + 1, position, stock);
  }

  // What a seat plays before the next dealing; where cards are drawn it need not have had that from the beginning.
  [[nodiscard]] CardSet played_by(Seat seat, std::size_t entry) const {
    CardSet played;
    for (std::size_t i = entry + 1; i < entries_ && rules_.deal_draw == DealDraw::none; ++i) {
      if (std::holds_alternative<log::Dealt>(deal_.entries[i].what)) break;
      const Turn* turn = std::get_if<Turn>(&deal_.entries[i].what);
      if (turn == nullptr || turn->seat != seat) continue;
      played.insert(hand_cards_of(*turn));
    }
    return played;
  }

  void deal(std::size_t entry, const Position& position, CardSet stock, const log::Dealt& dealt) {
    Dealing dealing;
    dealing.number = dealt.number;
    dealing.table = dealt.table;
    stock.remove(dealt.table);
    deal_to(Seat{0}, entry, position, stock, dealing);
  }

  void deal_to(Seat seat, std::size_t entry, const Position& position, CardSet stock, const Dealing& dealing) {
    if (seat.index == rules_.seats.count) {
      Position after = position;
      if (dealing.number == 1) after = start_of_deal(rules_, dealing, *deal_.dealer);
      else deal_hands(rules_, after, dealing);
      return go_on(entry + 1, after, stock);
    }
    each_hand(stock, played_by(seat, entry), hand_size(rules_, dealing.number), [&](CardSet hand) {
      Dealing next = dealing;
      next.hands[seat] = hand;
      deal_to(Seat{static_cast<std::uint8_t>(seat.index + 1)}, entry, position, stock - hand, next);
    });
  }

  void play(std::size_t entry, const Position& position, CardSet stock, const Turn& turn) {
    const Judgement judgement = judge(rules_, position, turn);
    const auto* illegal = std::get_if<Illegal>(&judgement.verdict);
    if (illegal != nullptr && illegal->impossible) return;  // not with these cards
    PerSeat<CardSet> hands;
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i) hands[Seat{i}] = position.hands[Seat{i}].cards;
    way_.push_back({entry, hands_in(hands), judgement.verdict});
    if (judgement.after.hands[turn.seat].more == 1) {
      for (const Card card : stock) {
        Position after = judgement.after;
        show_drawn_card(after, turn.seat, card);
        go_on(entry + 1, after, stock - card);
      }
    } else {
      go_on(entry + 1, judgement.after, stock);
    }
    way_.pop_back();
  }

  void keep() {
    for (const Judged& judged : way_) {
      InEveryWay& found = found_[judged.entry];
      if (std::holds_alternative<Legal>(judged.verdict)) found.legal.insert(judged.hands);
      else if (std::holds_alternative<Illegal>(judged.verdict)) found.illegal.insert(judged.hands);
      else found.is_open = true;
    }
  }

  const Rules& rules_;
  const log::Deal& deal_;
  std::size_t entries_;
  std::vector<Judged> way_;
  std::map<std::size_t, InEveryWay> found_;
};

}  // namespace

InEveryWay::Hands hands_in(const PerSeat<CardSet>& hands) {
  InEveryWay::Hands bits{};
  for (std::uint8_t i = 0; i < max_seats; ++i) bits.at(i) = hands[Seat{i}].bits();
  return bits;
}

std::map<std::size_t, InEveryWay> in_every_deal(const log::Log& log, std::size_t entries) {
  return EveryDeal(log, entries).tried();
}

}  // namespace casino::properties
