#pragma once
// Everything that the legality or the outcome of what follows can depend on. A position need not know all:
// a hand is the cards known and how many more there are.

#include "model/table/build.hpp"
#include "model/table/pile.hpp"

namespace casino {

// Cards in a hand or in the stock: those known, and how many more.
struct Hand {
  static constexpr std::uint8_t any_number = 255;  // nobody said how many

  CardSet cards;
  std::uint8_t more = any_number;

  [[nodiscard]] static constexpr Hand of(CardSet cards) { return Hand{cards, 0}; }
  [[nodiscard]] constexpr bool is_known() const { return more == 0; }
  [[nodiscard]] constexpr int size() const { return cards.size() + more; }  // where the number is known
  [[nodiscard]] constexpr bool may_be_empty() const { return cards.empty() && (more == 0 || more == any_number); }
  // Of the cards that nobody had seen some turn out to be these.
  constexpr void show(CardSet seen) {
    cards.insert(seen);
    if (more != any_number) more = static_cast<std::uint8_t>(std::max(0, more - seen.size()));
  }
  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

// AA-TRN-2: what a hand card was used for in the turn in progress.
enum class Do : std::uint8_t { trail, capture, build, raise, augment };

// The turn in progress; empty between turns.
struct TurnState {
  CardSet played;                 // cards played from the hand so far
  std::optional<Do> play;         // what they were used for
  Value play_value;               // the value at which a capturing card was played
  int actions = 0;                // actions so far
  int table_only = 0;             // of them without a hand card
  bool table_only_built = false;  // a build was made of table cards alone (AA-VAR-1)
  CardSet used_up;                // loose cards that these took, where a turn is one play (Q-DOM-33)
  CardSet capturing;              // with which something could be captured before these took builds in (the same)
  bool trailed_owning = false;    // a card was trailed while a build was owned
  bool added_to_own = false;      // a build was added to that was owned before (turn.owner_duty)
  bool took_one_of_two = false;   // the last card, an ace, took one of two own builds that had it alone (Q-SWZ-52)
  bool is_over = false;           // the actor said so (insist.window=turn_end)
  bool has_drawn = false;         // the card of the turn was drawn, known or not (CRZ-DRW-1)
  CardSet drawn;                  // that card, if it was stated
  CardSet captured;               // layout cards taken by the play
  CardSet captured_builds;        // of these, builds that were taken whole (SWZ-INS-2)
  SeatSet stolen_from;            // piles of which a top was taken (SWZ-STL-4)
  CardSet left_by_play;           // loose cards right after the capture or trail (insist.judged=at_once)
  CardSet could_be_added;         // before a capture: cards that could still be added (the same)

  // Demands of opponents, and the partner's request.
  bool demand_is_open = false;              // one may be good, or void: nobody has stated what that hangs on
  std::optional<Seat> capture_demanded_by;  // upheld: a fuller capture
  CardSet capture_named;                    // the cards that the objector named
  std::optional<Seat> addition_demanded_by;
  CardSet addition_pool;  // the cards in play at the demand
  CardSet addition_named;
  bool addition_is_too_late = false;  // the build was captured before (insist.judged=at_once)
  std::optional<Seat> asked_by;       // the partner asked not to capture
  CardSet asked_card;

  friend bool operator==(const TurnState&, const TurnState&) = default;
};

// A capture that emptied the table.
struct Sweep {
  Side side;
  std::uint8_t cards = 0;   // how many it took, the capturing card not among them
  bool is_initial = false;  // of the untouched first layout (HUN-ULM-2); only where that scores by itself
  friend constexpr bool operator==(const Sweep&, const Sweep&) = default;
};

// The oranges of the latest capture, and whether they can still be called (TUX-ORG-2, TUX-ORG-3).
enum class OrangeCall : std::uint8_t {
  open,    // by whom it may be while no further card is played (orange.window)
  missed,  // by the others, after the capturer's time
  closed   // no more: called, or too late
};
struct Orange {
  std::uint8_t count = 1;
  OrangeCall call = OrangeCall::open;
  friend constexpr bool operator==(const Orange&, const Orange&) = default;
};

// What a side has called in a deal.
struct Calls {
  std::uint8_t oranges = 0;      // that scored
  std::uint8_t false_calls = 0;  // TUX-ORG-4
  friend constexpr bool operator==(const Calls&, const Calls&) = default;
};

// The last play as far as it can still be objected to (insist.window=next_turn).
struct LastPlay {
  Seat seat;
  bool left_more = false;  // it captured or trailed, and the card could have taken more
  friend constexpr bool operator==(const LastPlay&, const LastPlay&) = default;
};

// What every turn looks at comes first and lies together.
struct Position {
  CardSet loose;  // nobody's (SWZ-LAY-1)
  PerSeat<Hand> hands;
  Hand stock{CardSet{}, 0};
  std::uint8_t dealing = 1;  // number of the dealing of hands within this deal
  Seat to_act;
  bool acts_again = false;  // the seat to act has another turn after this one (HUN-NAG-2)
  Seat dealer;
  std::optional<Seat> last_capturer;
  TurnState turn;
  Builds builds;
  PerSeat<Pile> piles;                    // by keeper, see pile_keeper
  BoundedList<Sweep, max_builds> sweeps;  // in the order in which they happened; only where sweeps score
  Pile laid;                     // the cards of builds as they lie on one another; only where used (build_order.hpp)
  std::optional<Orange> orange;  // of the latest capture, if it has one; only where it scores
  PerSide<Calls> calls;          // only where oranges score
  PerSeat<ValueSet> proven;      // of which the seat provably holds a card (SWZ-PTN-1, SWZ-PTN-2); only where used
  std::optional<LastPlay> last_play;  // only where the rules let it be objected to

  friend bool operator==(const Position&, const Position&) = default;

  [[nodiscard]] CardSet built() const;   // all cards in builds
  [[nodiscard]] CardSet layout() const;  // loose or in builds
  [[nodiscard]] bool table_is_empty() const { return loose.empty() && builds.empty(); }
  // The build that has one of these cards.
  [[nodiscard]] const Build* build_with(CardSet cards) const;
  [[nodiscard]] Build* build_with(CardSet cards);
  [[nodiscard]] int builds_of(Seat seat) const;  // how many it owns
  // Every card whose place is known.
  [[nodiscard]] CardSet known_cards() const;
};

inline CardSet Position::built() const {
  CardSet cards;
  for (const Build& build : builds) cards.insert(build.cards);
  return cards;
}

inline CardSet Position::layout() const { return loose | built(); }

inline const Build* Position::build_with(CardSet cards) const {
  for (const Build& build : builds)
    if (build.cards.meets(cards)) return &build;
  return nullptr;
}

inline Build* Position::build_with(CardSet cards) {
  for (Build& build : builds)
    if (build.cards.meets(cards)) return &build;
  return nullptr;
}

inline int Position::builds_of(Seat seat) const {
  int owned = 0;
  for (const Build& build : builds)
    if (build.owner == seat) ++owned;
  return owned;
}

// Puts a build among the others, in the order of their cards, so that equal layouts are equal values.
void add_build(Position& position, const Build& build);

[[nodiscard]] std::size_t hash_of(const Position& position);

}  // namespace casino
