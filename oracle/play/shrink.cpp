#include "oracle/play/shrink.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/apply/apply.hpp"
#include "model/judge/judge.hpp"
#include "model/rules/option.hpp"

namespace casino {
namespace {

constexpr Hand unknown_hand{};

// ---- Leaving something out

void leave_out(Action& action, CardSet cards) {
  for (CardSet* part : {&action.hand, &action.base, &action.table, &action.tops, &action.unite, &action.given})
    part->remove(cards);
  const auto order = action.order;
  action.order.clear();
  for (const Card card : order)
    if (!cards.contains(card)) action.order.push_back(card);
}

void leave_out(Turn& turn, CardSet cards) {
  for (Step& step : turn.steps)
    if (auto* action = std::get_if<Action>(&step)) leave_out(*action, cards);
    else std::get<Event>(step).cards.remove(cards);
}

void leave_out(Pile& pile, CardSet cards) {
  for (const Card card : pile.cards() & cards) pile.take(card);
}

// Wherever the cards are. A build that has one of them goes as a whole, since it would be another one without it.
Exhibit without(Exhibit exhibit, CardSet cards) {
  Position& position = exhibit.position;
  for (std::size_t i = position.builds.size(); i-- > 0;)
    if (position.builds[i].cards.meets(cards)) {
      cards.insert(position.builds[i].cards);
      position.builds.erase_at(i);
    }
  position.loose.remove(cards);
  for (Hand& hand : position.hands) hand.cards.remove(cards);
  position.stock.cards.remove(cards);
  for (Pile& pile : position.piles) leave_out(pile, cards);
  leave_out(position.laid, cards);
  leave_out(exhibit.turn, cards);
  return exhibit;
}

// A build without some of its cards stays one if it is still two cards or more.
Exhibit with_thinner_builds(Exhibit exhibit, CardSet cards) {
  for (Build& build : exhibit.position.builds) {
    const CardSet rest = build.cards - cards;
    if (rest == build.cards || rest.size() < 2) continue;
    build.cards = rest;
    build.groups = groups_in(exhibit.rules, rest, build.value);
  }
  return without(std::move(exhibit), cards);
}

// ---- One card for two

void replace(CardSet& set, CardSet pair, Card sum) {
  if (!set.meets(pair)) return;
  set.remove(pair);
  set.insert(sum);
}

// A card that no place has yet, of the rank that two make together.
std::optional<Card> sum_of(const Exhibit& exhibit, Card a, Card b) {
  const unsigned sum = static_cast<unsigned>(a.rank()) + static_cast<unsigned>(b.rank());
  if (sum > static_cast<unsigned>(Rank::ten)) return std::nullopt;
  const CardSet free = exhibit.rules.pack.of_rank(static_cast<Rank>(sum)) - exhibit.position.known_cards();
  if (free.empty()) return std::nullopt;
  return free.first();
}

// Of two cards that lie together, loose or in one build.
Exhibit with_sum(Exhibit exhibit, CardSet pair, Card sum) {
  replace(exhibit.position.loose, pair, sum);
  for (Build& build : exhibit.position.builds) {
    replace(build.cards, pair, sum);
    build.groups = groups_in(exhibit.rules, build.cards, build.value);
  }
  exhibit.position.laid = {};
  for (Step& step : exhibit.turn.steps)
    if (auto* action = std::get_if<Action>(&step)) {
      action->order.clear();
      replace(action->table, pair, sum);
      replace(action->base, pair, sum);
      replace(action->unite, pair, sum);
    }
  return exhibit;
}

bool lie_together(const Position& position, CardSet pair) {
  if (position.loose.contains_all(pair)) return true;
  const Build* build = position.build_with(pair);
  return build != nullptr && build->cards.contains_all(pair) && build->cards.size() > 2;
}

// Builds that do not come out, and owners who cannot capture, show nothing but themselves.
std::size_t unlawful(const Exhibit& exhibit) { return judge_position(exhibit.rules, exhibit.position).size(); }

CardSet cards_of(const Exhibit& exhibit) { return exhibit.position.known_cards(); }

// ---- What can be tried

class ShrinkSearch {
 public:
  ShrinkSearch(Exhibit exhibit, StillShows still_shows, const Shrinking& how)
      : best_(std::move(exhibit)), unlawful_(unlawful(best_)), still_shows_(still_shows), how_(how) {}

  Exhibit run() {
    do {
      goes_on_ = false;
      clear_away();
      forget_zones();
      leave_out_steps();
      leave_out_cards();
      set_options_back();
    } while (goes_on_ && tries_ < how_.most_tries);
    return best_;
  }

 private:
  bool try_it(Exhibit smaller) {
    if (smaller == best_ || !is_new(smaller) || ++tries_ > how_.most_tries) return false;
    if (!structural_faults(smaller.rules, smaller.position).empty() || unlawful(smaller) > unlawful_) return false;
    if (!still_shows_(smaller)) return false;
    best_ = std::move(smaller);
    return goes_on_ = true;
  }

  // What was refused once would be refused again.
  bool is_new(const Exhibit& one) {
    std::vector<Exhibit>& tried = tried_[hash_of(one.position)];
    if (std::find(tried.begin(), tried.end(), one) != tried.end()) return false;
    tried.push_back(one);
    return true;
  }

  template <typename Change>
  bool try_change(Change change) {
    Exhibit smaller = best_;
    change(smaller);
    return try_it(std::move(smaller));
  }

  // Everything that the turn does not name, at once: most exhibits need little else.
  void clear_away() {
    CardSet named;
    for (const Step& step : best_.turn.steps)
      if (const auto* action = std::get_if<Action>(&step))
        named.insert(action->hand | action->base | action->table | action->tops | action->unite);
    try_it(without(best_, cards_of(best_) - named));
    try_change([](Exhibit& smaller) { smaller.position.sweeps.clear(); });
    try_change([](Exhibit& smaller) { smaller.position.orange.reset(); });
    try_change([](Exhibit& smaller) { smaller.position.calls = {}; });
    try_change([](Exhibit& smaller) { smaller.position.proven = {}; });
    try_change([](Exhibit& smaller) { smaller.position.last_play.reset(); });
    try_change([](Exhibit& smaller) { smaller.position.last_capturer.reset(); });
    try_change([](Exhibit& smaller) { smaller.position.laid = {}; });
    try_change([](Exhibit& smaller) { smaller.position.acts_again = false; });
    try_change([](Exhibit& smaller) { smaller.position.turn = {}; });
    try_change([](Exhibit& smaller) { smaller.position.dealing = 1; });
  }

  void forget_zones() {
    for (std::uint8_t i = 0; i < best_.rules.seats.count; ++i) {
      const Seat seat{i};
      try_change([&](Exhibit& smaller) { smaller.position.piles[seat] = {}; });
      forget([seat](Position& position) -> Hand& { return position.hands[seat]; });
    }
    forget([](Position& position) -> Hand& { return position.stock; });
  }

  // A hand or the stock: as if nobody had said anything of it, or else as if there were no more than what is known of
  // it. What is unknown stays so.
  template <typename Zone>
  void forget(const Zone& zone) {
    if (zone(best_.position) == unknown_hand) return;
    if (try_change([&](Exhibit& smaller) { zone(smaller.position) = unknown_hand; })) return;
    try_change([&](Exhibit& smaller) { zone(smaller.position).more = 0; });
  }

  void leave_out_steps() {
    for (std::size_t i = best_.turn.steps.size(); i-- > 0;)
      try_change([&](Exhibit& smaller) {
        auto& steps = smaller.turn.steps;
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
      });
  }

  void leave_out_cards() {
    for (const Build& build : Builds(best_.position.builds)) try_it(without(best_, build.cards));
    for (const Card card : cards_of(best_))
      if (cards_of(best_).contains(card)) try_it(without(best_, card));
    constexpr int most_cards = 14;
    if (cards_of(best_).size() > most_cards) return;
    leave_out_some(CardSet{}, 0, 3);
    for (const Card a : cards_of(best_))
      for (const Card b : cards_of(best_))
        if (a < b) put_one_for_two(a, b);
  }

  // Cards that make a sum can only go together.
  void leave_out_some(CardSet chosen, unsigned from, int more) {
    for (unsigned index = from; index < card_count; ++index) {
      const Card card = Card::from_index(index);
      const CardSet now = chosen | CardSet(card);
      if (!cards_of(best_).contains_all(now)) continue;
      if (try_it(with_thinner_builds(best_, now))) continue;
      if (more > 1) leave_out_some(now, index + 1, more - 1);
    }
  }

  void put_one_for_two(Card a, Card b) {
    const CardSet pair{a, b};
    if (!cards_of(best_).contains_all(pair) || !lie_together(best_.position, pair)) return;
    if (const auto sum = sum_of(best_, a, b)) try_it(with_sum(best_, pair, *sum));
  }

  void set_options_back() {
    if (how_.as_stated == nullptr) return;
    for (const OptionEntry& entry : options()) {
      const std::string stated = value_of(*how_.as_stated, entry.option);
      if (stated == value_of(best_.rules, entry.option)) continue;
      Exhibit smaller = best_;
      if (!set_value(smaller.rules, entry.option, stated) && !contradiction(smaller.rules)) try_it(std::move(smaller));
    }
  }

  Exhibit best_;
  std::size_t unlawful_;  // what is wrong with the position itself: nothing is added to it
  StillShows still_shows_;
  Shrinking how_;
  std::unordered_map<std::size_t, std::vector<Exhibit>> tried_;  // by the hash of their positions
  int tries_ = 0;
  bool goes_on_ = false;
};

}  // namespace

Exhibit shrunk(Exhibit exhibit, StillShows still_shows, const Shrinking& how) {
  return ShrinkSearch(std::move(exhibit), still_shows, how).run();
}

int cards_named(const Exhibit& exhibit) { return exhibit.position.known_cards().size(); }

}  // namespace casino
