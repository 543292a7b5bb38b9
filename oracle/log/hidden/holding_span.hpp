#pragma once
// What a log says of cards that nobody had seen, and where they can have been. Inside the reading of what a log does
// not tell only (infer.hpp).

#include <bitset>

#include "model/table/turn.hpp"

namespace casino::log {

// ---- Where cards that nobody saw can have been: each card came out of one place, and each place had room for so many.
// A small matching problem, solved exactly

inline constexpr std::size_t most_origins = 128;
// Places out of which a card can have come, by their numbers.
using Origins = std::bitset<most_origins>;

// How many cards came out of a place.
struct Room {
  int at_least = 0;
  int at_most = 0;
};

class Whereabouts {
 public:
  // Each card came out of one place: here of which.
  using Assignment = std::array<std::uint8_t, card_count>;

  explicit Whereabouts(std::vector<Room> rooms) : rooms_(std::move(rooms)) {}

  void add(Card card, Origins from);
  // Less is possible for a card than before.
  void restrict(Card card, Origins from) { from_[card.index()] &= from; }

  [[nodiscard]] CardSet cards() const { return cards_; }
  [[nodiscard]] Origins from(Card card) const { return from_[card.index()]; }
  [[nodiscard]] std::size_t places() const { return rooms_.size(); }

  // A way in which everything can have been, if there is one.
  [[nodiscard]] std::optional<Assignment> some_way() const;
  // Every place of which each card can have come in some way or other; nothing where there is no way at all.
  [[nodiscard]] std::optional<std::array<Origins, card_count>> possible() const;

 private:
  std::vector<Room> rooms_;
  CardSet cards_;
  std::array<Origins, card_count> from_;
};

// ---- Stretches of a deal: from hands that were dealt or stated to the point at which they are set anew

// Points in the course of a deal, in their order: before an entry, and after it.
[[nodiscard]] constexpr int before_entry(std::size_t entry) { return static_cast<int>(2 * entry); }
[[nodiscard]] constexpr int after_entry(std::size_t entry) { return static_cast<int>(2 * entry) + 1; }

// Where a card is at some point of the deal, as far as hands are concerned.
struct Zone {
  enum class Kind : std::uint8_t { hand, stock, elsewhere };
  Kind kind = Kind::elsewhere;
  Seat seat;  // of a hand
  friend constexpr auto operator<=>(const Zone&, const Zone&) = default;
};

// It keeps what the log says of cards that nobody had seen before.
class Stretch {
 public:
  // Begins in a position: what lies in it is known from there on.
  Stretch(const Rules& rules, const Position& position, int since);

  [[nodiscard]] int since() const { return since_; }
  // Whether so little is known of numbers that nothing can be said about cards.
  [[nodiscard]] bool is_vague() const { return is_vague_; }

  // New hands, after all were played.
  void deal(const Position& before, const Position& after, int since);
  void play(const Position& before, const Turn& turn, const Position& after, std::size_t entry);
  // Something else happened: a card came to light.
  void show(const Position& before, const Position& after, std::size_t entry);

  // What follows for the cards from the log up to a point.
  [[nodiscard]] Whereabouts whereabouts(int until) const;
  // In which zone a card that came out of a place is at a point.
  [[nodiscard]] Zone zone(std::size_t origin, int at) const;
  [[nodiscard]] Origins origins_in(Zone zone, int at) const;

 private:
  // Out of what a card that nobody had seen came to light in the end.
  struct Origin {
    enum class Kind : std::uint8_t { elsewhere, stock, hand, table };
    Kind kind = Kind::elsewhere;
    Seat seat;
    int since = 0;  // when the card came out of the stock
    Room room;
  };
  // Cards came to light, and only out of one of these.
  struct Shown {
    int at = 0;
    CardSet cards;
    Origins from;
  };
  static constexpr std::size_t elsewhere = 0;
  static constexpr std::size_t left_in_stock = 1;

  void add_hand(Seat seat, const Hand& hand, int size, int since);
  void add_drawn_card(const Position& before, const Turn& turn, const Position& after, std::size_t entry);
  void show(CardSet cards, Origins from, int at);
  [[nodiscard]] Origins hands_of(Seat seat) const;
  [[nodiscard]] Origins latest_hand_of(Seat seat) const;

  const Rules* rules_;
  int since_;
  int dealt_;  // the hands that are held
  bool is_vague_ = false;
  CardSet unseen_;    // when it began
  CardSet in_stock_;  // of them, what was known to be in the stock
  Room stock_;        // how many were in it
  std::vector<Origin> origins_;
  std::vector<Shown> shown_;
};

}  // namespace casino::log
