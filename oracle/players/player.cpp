#include "oracle/players/player.hpp"

#include <algorithm>
#include <charconv>

#include "model/judge/play.hpp"
#include "oracle/players/search.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::players {
namespace {

// So many turns, those that gain most, are thought about further.
constexpr std::size_t most_thought_about = 24;

}  // namespace

std::optional<PlayerType> player_called(std::string_view name) {
  PlayerType player;
  const std::size_t colon = name.find(':');
  const auto found = std::find(player_names.begin(), player_names.end(), name.substr(0, colon));
  if (found == player_names.end()) return std::nullopt;
  player.kind = static_cast<PlayerKind>(found - player_names.begin());
  if (colon == std::string_view::npos) return player;
  const std::string_view number = name.substr(colon + 1);
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), player.playouts);
  const bool is_number = error == std::errc{} && end == number.data() + number.size();
  if (player.kind != PlayerKind::search || !is_number || player.playouts < 1 || player.playouts > most_playouts)
    return std::nullopt;
  return player;
}

std::string name_of(const PlayerType& player) {
  std::string name(player_names[static_cast<std::size_t>(player.kind)]);
  if (player.kind == PlayerKind::search && player != PlayerType{PlayerKind::search})
    name += ":" + std::to_string(player.playouts);
  return name;
}

std::optional<Decision> Players::decision(const PlayerType& player, const View& view, std::uint64_t dice) const {
  if (player.kind == PlayerKind::random) return as_the_dice_say(legal_, view.position, dice);
  const Choices choices = liked(player, view, dice);
  if (choices.empty()) return std::nullopt;
  return Decision{best_of(choices, dice), choices.size(), mark_of(choices)};
}

Choices Players::liked(const PlayerType& player, const View& view, std::uint64_t dice) const {
  Choices choices = liked_by_gain(view);
  if (choices.size() < 2 || player.kind == PlayerKind::greedy) return choices;
  think_of_the_next(choices, view);
  if (player.kind == PlayerKind::search) Search(*this, view, dice).think(choices, player.playouts);
  return choices;
}

Choices Players::liked_by_gain(const View& view) const {
  const Side side = side_of(rules_, view.seat);
  return choices_in(legal_, view.position, [&](const Position& after) { return worth_.lead(after, side); });
}

void Players::think_of_the_next(Choices& choices, const View& view) const {
  const std::size_t thought_about = std::min(choices.size(), most_thought_about);
  std::partial_sort(
      choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(thought_about), choices.end(),
      [](const Choice& a, const Choice& b) { return a.liking != b.liking ? a.liking > b.liking : a.mark < b.mark; });
  const int others = side_count(rules_) - 1;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (i >= thought_about) {  // behind all others
      choices[i].liking = std::numeric_limits<std::int64_t>::min() / 2 + choices[i].liking;
      continue;
    }
    take_steps();
    Position after = view.position;
    static_cast<void>(play(rules_, after, choices[i].turn));
    // What can still be taken in the own next turn, if it is left: half of it.
    const Thousandths own = threat_.most_taken(after, view.seat, after.hands[view.seat].cards);
    choices[i].liking += own * others / 2 - threat_.after(view, after);
  }
}

}  // namespace casino::players
