#include "model/table/position.hpp"

namespace casino {
namespace {

// FNV-1a over words.
class Hash {
 public:
  void add(std::uint64_t word) {
    state_ ^= word;
    state_ *= 0x100000001b3ULL;
    state_ ^= state_ >> 29;
  }
  [[nodiscard]] std::size_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325ULL;
};

void add_pile(Hash& hash, const Pile& pile) {
  hash.add(pile.cards().bits());
  hash.add(static_cast<std::uint64_t>(pile.hidden()));
  pile.each_layer([&](const Pile::Layer& layer) {
    hash.add(layer.unsorted.bits());
    for (const Card card : layer.sorted) hash.add(card.index());
  });
}

}  // namespace

std::size_t hash_of(const Position& position) {
  Hash hash;
  hash.add(position.loose.bits());
  for (const Build& build : position.builds) {
    hash.add(build.cards.bits());
    hash.add(
        build.value.points | build.owner.index << 8U | build.groups << 16U |
        static_cast<std::uint64_t>(build.is_new | build.is_grown << 1 | build.is_on_loan << 2 | build.from_loose << 3)
            << 32U);
  }
  for (const Hand& hand : position.hands) {
    hash.add(hand.cards.bits());
    hash.add(hand.more);
  }
  for (const Pile& pile : position.piles) add_pile(hash, pile);
  add_pile(hash, position.laid);
  hash.add(position.stock.cards.bits());
  hash.add(position.to_act.index | position.dealing << 8U | position.stock.more << 16U |
           (position.acts_again ? 1U << 24U : 0U));
  hash.add(position.last_capturer ? position.last_capturer->index + 1U : 0U);
  for (const Sweep& sweep : position.sweeps) hash.add(sweep.side.index * 64U + sweep.cards);
  hash.add(position.orange ? position.orange->count * 4U + static_cast<unsigned>(position.orange->call) + 1U : 0U);
  for (const Calls& calls : position.calls) hash.add(calls.oranges * 256U + calls.false_calls);
  for (const ValueSet& values : position.proven) hash.add(values.bits());
  hash.add(position.turn.played.bits());
  return hash.value();
}

}  // namespace casino
