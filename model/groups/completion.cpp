
#include "model/groups/groups.hpp"

namespace casino {
namespace {

// A card, or a build that counts as one.
struct Thing {
  CardSet cards;
  ValueSet values;
  bool is_card = true;
  // The one before, which is a card if this is one.
  [[nodiscard]] bool is_like(const Thing& before) const {
    return is_card && cards.first().rank() == before.cards.first().rank();
  }
};

class Completion {
 public:
  Completion(const Rules& rules, const Items& items, const GroupQuestion& question, LeavesWell leaves_well)
      : rules_(rules), items_(items), question_(question), leaves_well_(leaves_well) {
    for (const Card card : items.cards) things_.push_back({card, values_of(rules, card, question.place), true});
    for (const Build& build : items.builds) things_.push_back({build.cards, build.value, false});
  }

  bool exists(CardSet begun) { return begin(begun, question_.value.points, 0); }

 private:
  // Counts the cards that are given.
  bool begin(CardSet begun, int rest, int low_aces) {
    if (begun.empty()) return complete(0, rest, low_aces, {});
    const Card card = begun.first();
    for (const Value value : values_of(rules_, card, question_.place))
      if (fits(card, value, rest, low_aces) &&
          begin(begun - CardSet(card), rest - value.points, low_aces + low(card, value)))
        return true;
    return false;
  }

  bool complete(std::size_t next, int rest, int low_aces, CardSet chosen) {
    if (rest == 0) return leaves_well_(without(chosen));
    for (std::size_t i = next; i < things_.size(); ++i) {
      if (i > next && things_[i].is_like(things_[i - 1])) continue;
      const Card card = things_[i].cards.first();
      for (const Value value : things_[i].values) {
        const int aces = things_[i].is_card ? low(card, value) : 0;
        if (value.points <= rest && low_aces + aces <= most_low_aces() &&
            complete(i + 1, rest - value.points, low_aces + aces, chosen | things_[i].cards))
          return true;
      }
    }
    return false;
  }

  [[nodiscard]] static int low(Card card, Value value) { return card.rank() == Rank::ace && value == Value{1} ? 1 : 0; }
  [[nodiscard]] int most_low_aces() const {
    return question_.lone_low_aces && question_.value != Value{1} ? 1 : static_cast<int>(card_count);
  }
  [[nodiscard]] bool fits(Card card, Value value, int rest, int low_aces) const {
    return value.points <= rest && low_aces + low(card, value) <= most_low_aces();
  }

  [[nodiscard]] Items without(CardSet chosen) const {
    Items left{items_.cards - chosen, {}};
    for (const Build& build : items_.builds)
      if (!build.cards.meets(chosen)) left.builds.push_back(build);
    return left;
  }

  const Rules& rules_;
  const Items& items_;
  const GroupQuestion& question_;
  LeavesWell leaves_well_;
  std::vector<Thing> things_;
};

}  // namespace

bool some_completion(const Rules& rules, CardSet begun, const Items& items, const GroupQuestion& question,
                     LeavesWell leaves_well) {
  return Completion(rules, items, question, leaves_well).exists(begun);
}

}  // namespace casino
