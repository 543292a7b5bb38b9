#include "tests/bench/random_player.hpp"

#include <optional>

#include "model/apply/apply.hpp"
#include "model/apply/draw.hpp"
#include "model/deal/deal.hpp"
#include "model/score/score.hpp"

namespace casino::bench {
namespace {

std::uint64_t lot_of(std::uint64_t salt, const Action& action) {
  const bool makes_a_value = action.kind != Do::trail && action.kind != Do::capture;
  const int hand = action.hand.empty() ? static_cast<int>(card_count) : static_cast<int>(action.hand.first().index());
  return frozen::lot(salt, hand, action.base.bits(), (action.table | action.tops).bits(),
                     makes_a_value ? action.value.points : 0);
}

// Keeps what drew the smallest lot.
template <typename T>
class Draw {
 public:
  void offer(std::uint64_t lot, const T& what) {
    if (best_ && lot >= lot_) return;
    lot_ = lot;
    best_ = what;
  }
  [[nodiscard]] const std::optional<T>& best() const { return best_; }

 private:
  std::uint64_t lot_ = 0;
  std::optional<T> best_;
};

std::vector<Card> shuffled_pack_of(const Rules& rules, std::uint64_t seed) {
  std::vector<Card> pack;
  for (const frozen::Card card : frozen::shuffled_pack(seed))
    if (rules.pack.contains(Card::from_index(static_cast<unsigned>(card))))
      pack.push_back(Card::from_index(static_cast<unsigned>(card)));
  return pack;
}

// What comes to light on piles that were taken from: the first card that may lie there.
void lay_bare(const Rules& rules, Position& position, Turn& turn) {
  for (std::uint8_t i = 0; i < rules.seats.count; ++i) {
    const CardSet tops = position.piles[Seat{i}].possible_tops();
    if (tops.size() < 2 || !shows_a_new_top(rules, position, Seat{i})) continue;
    const Event reveal{EventKind::reveal, Seat{i}, tops.first()};
    apply(rules, position, reveal);
    turn.steps.emplace_back(reveal);
  }
}

CardSet taken_off(std::vector<Card>& pack, int count) {
  CardSet cards;
  for (int i = 0; i < count; ++i) cards.insert(pack[static_cast<std::size_t>(i)]);
  pack.erase(pack.begin(), pack.begin() + count);
  return cards;
}

// Where the rules do not tell in which order cards are dealt, each hand comes off the pack whole.
Dealing dealt(const Rules& rules, std::vector<Card>& pack, Seat dealer, int number) {
  if (auto dealing = dealing_of(rules, pack, dealer, number)) return *dealing;
  Dealing dealing;
  dealing.number = number;
  for (std::uint8_t i = 0; i < rules.seats.count; ++i)
    dealing.hands[Seat{i}] = taken_off(pack, hand_size(rules, number));
  if (number == 1) dealing.table = taken_off(pack, table_size(rules));
  dealing.table.insert(taken_off(pack, left_for_table(rules, number)));
  return dealing;
}

// The first cards are the layout where it is cut.
Position start_dealt(const Rules& rules, std::vector<Card>& pack, Seat dealer) {
  const bool is_cut = rules.deal_table_source == DealTableSource::cut;
  const CardSet cut = is_cut ? taken_off(pack, table_size(rules)) : CardSet{};
  Dealing first = dealt(rules, pack, dealer, 1);
  first.table.insert(cut);
  return start_of_deal(rules, first, dealer);
}

}  // namespace

Action RandomPlayer::picked_action(const Position& position, std::uint64_t salt) const {
  Draw<Action> draw;
  turns_.each_action(position, [&](const Action& action) {
    draw.offer(lot_of(salt, action), action);
    return true;
  });
  return *draw.best();
}

// A turn of several actions, action by action; an end where the turn may end is one of the choices.
Turn RandomPlayer::picked_turn(const Position& start, std::uint64_t salt) const {
  constexpr int most_actions = 8;
  Turn turn{start.to_act, {}};
  Position position = start;
  for (int i = 0; i < most_actions; ++i) {
    Draw<std::optional<Action>> draw;
    salt += 1U << 16U;
    if (turns_.may_end(position)) draw.offer(frozen::lot(salt, 0, 0, 0, 0), std::nullopt);
    turns_.each_next_action(position, [&](const Action& action) {
      draw.offer(lot_of(salt, action), action);
      return true;
    });
    if (!draw.best()) break;
    if (!*draw.best()) return turn;
    turn.steps.emplace_back(**draw.best());
    turns_.play(position, **draw.best());
    lay_bare(rules_, position, turn);
  }
  // A way that led nowhere: the first legal turn will do.
  if (turns_.may_end(position)) return turn;
  return turns_.list(start, 1).front();
}

template <typename Use>
RandomPlayer::Result RandomPlayer::play(std::uint64_t seed, Use use) {
  const Seat dealer{static_cast<std::uint8_t>(rules_.seats.count - 1)};
  std::vector<Card> pack = shuffled_pack_of(rules_, seed);
  Position position = start_dealt(rules_, pack, dealer);
  Result result{{}, 0};
  for (int number = 1; number <= dealings(rules_); ++number) {
    if (number > 1) deal_hands(rules_, position, dealt(rules_, pack, dealer, number));
    while (!hands_are_empty(rules_, position)) {
      const std::uint64_t salt = frozen::salt_of(seed, result.turns++);
      if (turns_.is_one_action()) {
        const Action action = picked_action(position, salt);
        use(position, Turn{position.to_act, {}}, &action);
        turns_.play(position, action);
      } else {
        const Turn turn = picked_turn(position, salt);
        use(position, turn, nullptr);
        for (const Step& step : turn.steps) {
          if (const auto* action = std::get_if<Action>(&step)) turns_.play(position, *action);
          else apply(rules_, position, std::get<Event>(step));
        }
      }
      const Seat seat = position.to_act;
      const auto card = next_drawn(rules_, pack, position);
      end_turn(rules_, position);
      if (card) show_drawn_card(position, seat, *card);  // CRZ-DRW-1
    }
  }
  if (const auto captured = captured_at_end(rules_, position)) result.points = score_of(rules_, *captured).total;
  return result;
}

RandomPlayer::Result RandomPlayer::deal(std::uint64_t seed) {
  return play(seed, [](const Position&, const Turn&, const Action*) {});
}

std::vector<Met> RandomPlayer::turns_of_deal(std::uint64_t seed) {
  std::vector<Met> met;
  play(seed, [&](const Position& before, const Turn& turn, const Action* action) {
    met.push_back(Met{before, turn});
    if (action != nullptr) met.back().turn.steps.emplace_back(*action);
  });
  return met;
}

}  // namespace casino::bench
