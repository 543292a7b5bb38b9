#include "oracle/log/slips/slips.hpp"

namespace casino::log {
namespace {

class ActionSlips {
 public:
  ActionSlips(const Rules& rules, const Position& position, const Action& written)
      : rules_(rules), position_(position), written_(written) {}

  std::vector<Slip<Action>> all() {
    if (written_.tops.meets(named_elsewhere())) {
      repeated_cards();
      return std::move(slips_);
    }
    hand_cards();
    table_cards();
    tops();
    swapped_cards();
    builds();
    values();
    words();
    kinds();
    order();
    return std::move(slips_);
  }

 private:
  void add(const Action& meant, int cost) {
    if (meant != written_) slips_.push_back({meant, cost});
  }

  // One card of a source for another one, one too many, one forgotten.
  void cards_from(CardSet Action::*source, CardSet others) {
    const CardSet named = written_.*source;
    for (const Card card : named) {
      Action meant = written_;
      (meant.*source).remove(card);
      add(meant, slip_cost::card_too_many);
      for (const Card other : others - named) {
        Action one = meant;
        (one.*source).insert(other);
        add(one, cost_of(card, other));
      }
    }
    for (const Card other : others - named) {
      Action meant = written_;
      (meant.*source).insert(other);
      add(meant, slip_cost::card_forgotten);
    }
  }

  // Cards that are named twice count as tops, too (oracle/notation/actions.cpp): one is too many, or meant to be
  // another.
  [[nodiscard]] CardSet named_elsewhere() const { return written_.hand | written_.table | written_.base; }
  void repeated_cards() {
    const CardSet twice = written_.tops & named_elsewhere();
    Action meant = written_;
    meant.tops.remove(twice);
    add(meant, slip_cost::card_too_many);
    const auto another_for_one = [&](CardSet Action::*source, CardSet others) {
      for (const Card card : twice& written_.*source)
        for (const Card other : others - written_.*source) {
          Action one = meant;
          (one.*source).insert(other);
          add(one, cost_of(card, other));
        }
    };
    another_for_one(&Action::hand, playable(rules_, position_));
    another_for_one(&Action::table, position_.layout() - written_.base - written_.unite);
  }

  void hand_cards() { cards_from(&Action::hand, playable(rules_, position_)); }
  void tops() { cards_from(&Action::tops, all_tops(rules_, position_) - position_.layout()); }

  // Of the table also whole builds.
  void table_cards() {
    cards_from(&Action::table, position_.layout() - written_.base - written_.unite);
    for (const Build& build : position_.builds) {
      Action meant = written_;
      if (written_.table.contains_all(build.cards)) meant.table.remove(build.cards);
      else if (!build.cards.meets(written_.base | written_.unite)) meant.table.insert(build.cards);
      add(meant, slip_cost::build_forgotten);
    }
  }

  void swapped_cards() {
    for (const Card own : written_.hand)
      for (const Card other : written_.table | written_.tops) {
        if (!playable(rules_, position_).contains(other) || !position_.layout().contains(own)) continue;
        Action meant = written_;
        meant.hand.remove(own);
        meant.hand.insert(other);
        meant.table.remove(other);
        meant.tops.remove(other);
        meant.table.insert(own);
        add(meant, slip_cost::cards_swapped);
      }
  }

  // Another build that is raised, added to, or that the result is united with.
  void builds() {
    if (written_.kind == Do::raise || written_.kind == Do::augment) {
      for (const Build& build : position_.builds) add_base(build.cards);
      if (written_.kind == Do::augment)
        for (const Card card : position_.loose - written_.table) add_base(card);
    }
    Action meant = written_;
    meant.unite = {};
    add(meant, slip_cost::word_too_many);
    if (written_.kind != Do::build && written_.kind != Do::augment) return;
    for (const Build& build : position_.builds) {
      if (build.cards.meets(written_.table | written_.base)) continue;
      meant.unite = build.cards;
      add(meant, written_.unite.empty() ? slip_cost::word_forgotten : slip_cost::other_build);
    }
  }
  void add_base(CardSet base) {
    Action meant = written_;
    meant.base = base;
    meant.table.remove(base);
    add(meant, slip_cost::other_build);
  }

  void values() {
    if (written_.kind == Do::trail) return;
    Action meant = written_;
    meant.value = {};
    add(meant, slip_cost::value_not_said);
    const int cost = written_.value.is_said() ? slip_cost::other_value : slip_cost::value_not_said;
    for (std::uint8_t points = 1; points <= highest_spoken_value(rules_).points; ++points) {
      meant.value = Value{points};
      const bool is_of_capture = written_.kind == Do::capture;
      if (is_of_capture && cards_worth(rules_, written_.hand, meant.value, casino::Place::hand).empty()) continue;
      add(meant, cost);
    }
  }

  void words() {
    Action meant = written_;
    if (written_.kind != Do::trail && written_.kind != Do::capture) {
      meant.silent = !written_.silent;
      add(meant, written_.silent ? slip_cost::word_too_many : slip_cost::value_not_said);
      meant = written_;
    }
    if (has_partners(rules_) && written_.kind == Do::build) {
      meant.for_partner = !written_.for_partner;
      add(meant, written_.for_partner ? slip_cost::word_too_many : slip_cost::word_forgotten);
    }
    if (!has_partners(rules_) || written_.kind != Do::capture) return;
    meant = written_;
    meant.given = written_.given.empty() ? (written_.hand | written_.table).pictures() : CardSet();
    add(meant, written_.given.empty() ? slip_cost::word_forgotten : slip_cost::word_too_many);
  }

  // Building, raising and adding say much the same with the same cards.
  void kinds() {
    Action meant = written_;
    switch (written_.kind) {
      case Do::trail:
      case Do::capture: return;  // see other_uses_of_the_hand
      case Do::build:
        for (const Build& build : position_.builds) {
          meant.base = build.cards;
          meant.table = written_.table - build.cards;
          add_kind(meant, Do::raise);
          add_kind(meant, Do::augment);
        }
        return;
      case Do::raise:
      case Do::augment:
        add_kind(meant, written_.kind == Do::raise ? Do::augment : Do::raise);
        meant.table.insert(meant.base);
        meant.base = {};
        add_kind(meant, Do::build);
        return;
    }
  }
  void add_kind(Action meant, Do kind) {
    meant.kind = kind;
    add(meant, slip_cost::other_kind);
    meant.value = {};
    add(meant, slip_cost::other_kind);
  }

  void order() {
    Action meant = written_;
    meant.order.clear();
    add(meant, slip_cost::other_order);
    for (std::size_t i = 1; i < written_.order.size(); ++i) {
      meant.order = written_.order;
      std::swap(meant.order[i - 1], meant.order[i]);
      add(meant, slip_cost::other_order);
    }
  }

  const Rules& rules_;
  const Position& position_;
  const Action& written_;
  std::vector<Slip<Action>> slips_;
};

}  // namespace

CardSet playable(const Rules& rules, const Position& position) {
  const Hand& hand = position.hands[position.to_act];
  return hand.is_known() ? hand.cards : hand.cards | (rules.pack - position.known_cards());
}

CardSet all_tops(const Rules& rules, const Position& position) {
  CardSet tops;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) tops.insert(position.piles[Seat{i}].possible_tops());
  return tops;
}

int cost_of(Card written, Card meant) {
  if (written.rank() == meant.rank()) return slip_cost::other_suit;
  return written.suit() == meant.suit() ? slip_cost::other_rank : slip_cost::other_card;
}

std::vector<Slip<Action>> slips_of(const Rules& rules, const Position& position, const Action& written) {
  return ActionSlips(rules, position, written).all();
}

}  // namespace casino::log
