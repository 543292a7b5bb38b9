#include "oracle/enumerate/turn_key.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace casino::enumerate {
namespace {

// Whether it still matters what was made or added to in this turn.
bool history_of_turn_counts(const Rules& rules) {
  return rules.capture_same_turn != CaptureSameTurn::allowed || rules.steal_onto == StealOnto::own_standing_build ||
         rules.trail_owning_build == TrailOwningBuild::forbidden_next_turn ||
         rules.build_table_only == BuildTableOnly::with_trail || rules.turn_owner_duty != TurnOwnerDuty::none;
}

// Where the next word goes.
class Words {
 public:
  explicit Words(TurnKey& key) : next_(key.words.data()) {}
  void push_back(std::uint64_t word) { *next_++ = word; }
  [[nodiscard]] std::uint64_t* next() const { return next_; }

 private:
  std::uint64_t* next_;
};

void add_build(Words& key, const Rules& rules, const Build& build) {
  key.push_back(build.cards.bits());
  std::uint64_t word = build.value.points;
  const auto add = [&](unsigned bits, std::uint64_t more) { word = word << bits | more; };
  add(3, build.owner.index);
  add(6, build.adders.bits());
  add(6, build.added_to_since.bits());
  add(6, build.formed_by.bits());
  add(1, build.owner_has_acted ? 1 : 0);
  add(1, build.is_on_loan ? 1 : 0);
  if (history_of_turn_counts(rules))
    add(3, (build.is_new ? 1U : 0U) | (build.from_loose ? 2U : 0U) | (build.is_grown ? 4U : 0U));
  key.push_back(word);
}

// How many words it takes comes first. One that is as it was takes none.
void add_order(Words& key, const Pile& pile, const Pile& at_first) {
  std::uint64_t* const length = key.next();
  key.push_back(0);
  if (pile == at_first) return;
  pile.each_word_of_order([&](std::uint64_t word) { key.push_back(word); });
  *length = static_cast<std::uint64_t>(key.next() - length);
}

// The cards of a pile tell its order, since a turn takes from its top only and lays one batch on it; save
// what was laid bare by then, the own pile where even that is open, and a build that was made in the turn and whose
// order stays (SOT-PILE-1).
void add_pile(Words& key, const Rules& rules, const Pile& pile, const Pile& at_first) {
  key.push_back(pile.cards().bits());
  if (rules.pile_order == PileOrder::not_kept) return;
  if (rules.steal_whose == StealWhose::any || rules.pile_order == PileOrder::accumulated)
    add_order(key, pile, at_first);
  else key.push_back(pile.possible_tops().bits());
}

constexpr std::size_t words_of_a_turn = 7;

void add_turn(Words& key, const Rules& rules, const TurnState& turn) {
  key.push_back(turn.played.bits());
  std::uint64_t word = turn.play ? static_cast<std::uint64_t>(*turn.play) + 1 : 0;
  word = word << 8U | turn.play_value.points;
  word = word << 1U | (turn.capture_demanded_by ? 1U : 0U);
  word = word << 1U | (turn.addition_demanded_by ? 1U : 0U);
  word = word << 1U | (turn.asked_by ? 1U : 0U);
  if (rules.turn_shape == TurnShape::single_action) word = word << 8U | static_cast<unsigned>(turn.table_only);
  if (rules.turn_shape == TurnShape::single_action) key.push_back(turn.used_up.bits());
  if (rules.build_table_only == BuildTableOnly::with_trail) word = word << 1U | (turn.table_only_built ? 1U : 0U);
  word = word << 1U | (turn.added_to_own ? 1U : 0U);
  if (rules.turn_owner_duty != TurnOwnerDuty::none) word = word << 1U | (turn.trailed_owning ? 1U : 0U);
  word = word << 1U | (turn.addition_is_too_late ? 1U : 0U);
  key.push_back(word);
  key.push_back(turn.captured.bits());
  key.push_back(turn.captured_builds.bits());
  if (rules.insist_judged == InsistJudged::turn_end) return;
  key.push_back(turn.left_by_play.bits());
  key.push_back(turn.could_be_added.bits());
}

// Each word is mixed by itself, so that none has to wait for the one before it.
std::uint32_t hash_of(const TurnKey& key) {
  constexpr int step = 7;
  std::uint64_t state = 0;
  for (const std::uint64_t word : key) {
    const std::uint64_t mixed = (word ^ word >> 29U) * 0x9e3779b97f4a7c15ULL;
    state = std::rotl(state, step) + (mixed ^ mixed >> 32U);
  }
  return static_cast<std::uint32_t>(state ^ state >> 32U);
}

constexpr std::size_t words_of_an_order = 3 + (card_count + 7) / 8;
constexpr std::size_t most_words = 2 + 2 * max_builds + words_of_an_order + 1 +  // the table, and the actor's hand
                                   max_seats * (2 + words_of_an_order) + words_of_a_turn;  // piles, what is proven
static_assert(most_words <= std::tuple_size_v<decltype(TurnKey::words)>);

}  // namespace

// What comes first tells how long the rest is, so that no two positions look alike.
void write_key(TurnKey& to, const Rules& rules, const Position& position, const Position& at_first, Moment moment) {
  Words key(to);
  std::uint64_t word = position.to_act.index;
  word = word << 4U | (position.last_capturer ? position.last_capturer->index + 1U : 0U);
  word = word << 8U | position.sweeps.size();
  word = word << 8U | position.builds.size();
  word = word << 1U | (position.acts_again ? 1U : 0U);
  word = word << 1U | (position.last_play && position.last_play->left_more ? 1U : 0U);
  key.push_back(word);
  key.push_back(position.loose.bits());
  for (const Build& build : position.builds) add_build(key, rules, build);
  if (rules.pile_order == PileOrder::accumulated) add_order(key, position.laid, at_first.laid);
  key.push_back(position.hands[at_first.to_act].cards.bits());
  for (std::uint8_t seat = 0; seat < rules.seats.count; ++seat) {
    if (pile_keeper(rules, Seat{seat}) == Seat{seat})
      add_pile(key, rules, position.piles[Seat{seat}], at_first.piles[Seat{seat}]);
    key.push_back(position.proven[Seat{seat}].bits());
  }
  if (moment == Moment::in_the_turn) add_turn(key, rules, position.turn);
  to.length = static_cast<std::size_t>(key.next() - to.begin());
}

// ---- Keys that have been met

bool TurnKeys::insert(const Position& position) {
  write_key(key_, rules_, position, at_first_, moment_);
  if (2 * (taken_ + 1) > table_.size()) grow();
  const std::uint32_t hash = hash_of(key_);
  Place& place = place_for(hash);
  if (place.words != nullptr) return false;
  place = Place{kept(), static_cast<std::uint32_t>(key_.length), hash};
  ++taken_;
  if (effort_ == nullptr) return true;
  const std::size_t bytes = key_.length * sizeof(std::uint64_t) + bytes_around_a_key;
  if (!effort_->keep(bytes)) return false;
  bytes_ += bytes;
  return true;
}

// Where the key is, or belongs.
TurnKeys::Place& TurnKeys::place_for(std::uint32_t hash) {
  const std::size_t mask = table_.size() - 1;
  for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
    Place& place = table_[at];
    const bool is_free = place.words == nullptr;
    if (is_free || (place.hash == hash && std::equal(key_.begin(), key_.end(), place.words, place.words + place.count)))
      return place;
  }
}

void TurnKeys::grow() {
  constexpr std::size_t fewest = 64;
  const std::size_t size = std::max(fewest, 2 * table_.size());
  const auto old = std::exchange(table_, decltype(table_)(size, FromScratch<Place>(scratch_)));
  const std::size_t mask = table_.size() - 1;
  for (const Place& place : old) {
    if (place.words == nullptr) continue;
    std::size_t at = place.hash & mask;
    while (table_[at].words != nullptr) at = (at + 1) & mask;
    table_[at] = place;
  }
}

// The words of the key, where they stay.
const std::uint64_t* TurnKeys::kept() {
  auto* const words =
      static_cast<std::uint64_t*>(scratch_.take(key_.length * sizeof(std::uint64_t), alignof(std::uint64_t)));
  std::copy(key_.begin(), key_.end(), words);
  return words;
}

}  // namespace casino::enumerate
