#pragma once
// Those who play in a study. Each is given what its seat sees, and dice; the same view and the same dice give the same
// turn, whatever the others hold.

#include <optional>
#include <string>
#include <string_view>

#include "oracle/players/choices.hpp"
#include "oracle/players/threat.hpp"
#include "oracle/players/view.hpp"
#include "oracle/players/worth.hpp"

namespace casino::players {

enum class PlayerKind : std::uint8_t {
  random,   // any turn
  greedy,   // the turn that scores most now
  careful,  // the same, and leaves little to take
  search,   // plays on with hands that the others may hold, and looks what comes of it
  program   // none of ours: somebody else's program is asked (oracle/study/program.hpp)
};
inline constexpr std::array<std::string_view, 5> player_names{"random", "greedy", "careful", "search", "program"};

struct PlayerType {
  PlayerKind kind = PlayerKind::random;
  int playouts = 200;  // of search, for each of its turns
  friend bool operator==(const PlayerType&, const PlayerType&) = default;
};
inline constexpr int most_playouts = 100'000;

// "greedy", "search:500"; nothing if there is no such player.
[[nodiscard]] std::optional<PlayerType> player_called(std::string_view name);
[[nodiscard]] std::string name_of(const PlayerType& player);

// What all players at a table think by.
class Players {
 public:
  // The rules have to outlive them.
  explicit Players(const Rules& rules) : rules_(rules), legal_(rules), worth_(rules), threat_(rules, legal_, worth_) {}
  Players(const Players&) = delete;
  Players& operator=(const Players&) = delete;

  // Of one of ours. Nothing where the seat has no legal turn.
  [[nodiscard]] std::optional<Decision> decision(const PlayerType& player, const View& view, std::uint64_t dice) const;

  [[nodiscard]] const LegalTurns& legal() const { return legal_; }

 private:
  friend class Search;
  [[nodiscard]] Choices liked(const PlayerType& player, const View& view, std::uint64_t dice) const;
  [[nodiscard]] Choices liked_by_gain(const View& view) const;
  void think_of_the_next(Choices& choices, const View& view) const;

  const Rules& rules_;
  LegalTurns legal_;
  Worth worth_;
  Threat threat_;
};

}  // namespace casino::players
