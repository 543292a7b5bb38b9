#pragma once
// Seats are places round the table, numbered clockwise from 0; sides are who shares a score.
// Play may go the other way round (AA-PLY-3, option seats.direction): only `seat_after` in rules.hpp knows.

#include <array>
#include <compare>
#include <cstdint>

namespace casino {

inline constexpr unsigned max_seats = 6;

struct Seat {
  std::uint8_t index = 0;
  friend constexpr auto operator<=>(const Seat&, const Seat&) = default;
};

// A player alone, or two partners; numbered by the lowest seat that belongs to it.
struct Side {
  std::uint8_t index = 0;
  friend constexpr auto operator<=>(const Side&, const Side&) = default;
};

// How many seats are taken; and they themselves, one after the other.
struct Seats {
  std::uint8_t count = 2;
  friend constexpr auto operator<=>(const Seats&, const Seats&) = default;

  struct Iterator {
    Seat seat;
    constexpr Seat operator*() const { return seat; }
    constexpr Iterator& operator++() {
      ++seat.index;
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {Seat{}}; }
  [[nodiscard]] constexpr Iterator end() const { return {Seat{count}}; }
};

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat seat) : bits_(bit(seat)) {}  // NOLINT: a seat is a set of one
  [[nodiscard]] static constexpr SeatSet all(Seats seats) {
    SeatSet set;
    set.bits_ = static_cast<std::uint8_t>((1U << seats.count) - 1);
    return set;
  }
  [[nodiscard]] constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  constexpr void insert(SeatSet seats) { bits_ = static_cast<std::uint8_t>(bits_ | seats.bits_); }
  constexpr void remove(SeatSet seats) { bits_ = static_cast<std::uint8_t>(bits_ & ~seats.bits_); }
  [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  [[nodiscard]] static constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << seat.index); }
  std::uint8_t bits_ = 0;
};

template <typename T>
class PerSeat {
 public:
  [[nodiscard]] constexpr T& operator[](Seat seat) { return of_[seat.index]; }
  [[nodiscard]] constexpr const T& operator[](Seat seat) const { return of_[seat.index]; }
  [[nodiscard]] constexpr T& operator[](Side side) { return of_[side.index]; }
  [[nodiscard]] constexpr const T& operator[](Side side) const { return of_[side.index]; }
  [[nodiscard]] constexpr auto begin() { return of_.begin(); }
  [[nodiscard]] constexpr auto end() { return of_.end(); }
  [[nodiscard]] constexpr auto begin() const { return of_.begin(); }
  [[nodiscard]] constexpr auto end() const { return of_.end(); }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

 private:
  std::array<T, max_seats> of_{};
};

template <typename T>
using PerSide = PerSeat<T>;

}  // namespace casino
