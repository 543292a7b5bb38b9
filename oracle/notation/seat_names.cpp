#include "oracle/notation/seat_names.hpp"

#include <algorithm>
#include <array>

#include "oracle/notation/verbs.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::notation {
namespace {

constexpr std::array<std::string_view, 4> compass_words{"north", "east", "south", "west"};

// Words of turns, positions and logs besides the verbs: nobody is read who is called by such words alone.
constexpr std::array<std::string_view, 120> words_that_are_no_names{
    "a",      "about",   "act",     "acted",   "action",   "actions", "addable",    "adders", "adding",  "agreed",
    "an",     "and",     "ask",     "asks",    "back",     "before",  "built",      "call",   "calls",   "captured",
    "cards",  "carried", "claim",   "claims",  "closed",   "cut",     "cuts",       "deal",   "dealer",  "dealing",
    "deals",  "demands", "does",    "double",  "draw",     "drawn",   "draws",      "drew",   "drift",   "drifts",
    "false",  "far",     "fed",     "first",   "forfeits", "formed",  "groups",     "grown",  "halved",  "hand",
    "i",      "initial", "insist",  "insists", "it",       "last",    "late",       "left",   "lent",    "loose",
    "lot",    "met",     "misdeal", "missed",  "more",     "naming",  "new",        "none",   "object",  "objects",
    "of",     "off",     "open",    "option",  "orange",   "oranges", "over",       "owning", "pack",    "partner",
    "pile",   "piles",   "played",  "player",  "players",  "pool",    "position",   "proven", "recut",   "recuts",
    "result", "reveal",  "reveals", "rules",   "say",      "says",    "score",      "seats",  "silence", "since",
    "so",     "spades",  "stands",  "stock",   "stole",    "sweeps",  "table",      "tabled", "taken",   "the",
    "top",    "total",   "totals",  "turn",    "turns",    "twice",   "unfinished", "up",     "wins",    "won"};

bool means_nothing_else(const Token& token) {
  if (token.kind == TokenKind::stray) return true;  // letters of other alphabets
  return token.kind == TokenKind::word && !is_turn_word(token) && !is_any_of(token, words_that_are_no_names) &&
         !is_seat_of_some_game(token) && !find_card(token.text, PackKind::standard52) &&
         !find_card(token.text, PackKind::rook40);
}

// Whether a name can be told from everything else that can stand in its place.
bool is_readable_name(std::string_view name) {
  return name.find_first_of(";#:") == std::string_view::npos &&
         std::ranges::any_of(tokens_of(name), means_nothing_else);
}

// Whether nobody else has the name.
bool is_ones_own(const PlayerNames& players, Seat seat) {
  return std::ranges::count_if(
             players, [&](const std::string& other) { return are_same_but_for_capitals(other, players[seat]); }) == 1;
}

}  // namespace

std::string names_of_seats(const Rules& rules, const PlayerNames& players) {
  std::string names;
  for (const Seat seat : rules.seats) {
    names.append(names.empty() ? "" : ", ").append(name_of(seat, rules.seats));
    if (!players[seat].empty()) names.append(" (").append(players[seat]).append(")");
  }
  return names;
}

PlayerNames readable_names(const Rules& rules, const PlayerNames& players) {
  PlayerNames readable;
  for (const Seat seat : rules.seats)
    if (is_ones_own(players, seat) && is_readable_name(players[seat])) readable[seat] = players[seat];
  return readable;
}

std::optional<Seat> seat_named(std::string_view word, Seats seats) {
  for (const std::string_view whole : compass_words)
    if (are_same_but_for_capitals(word, whole)) word = whole.substr(0, 1);
  return find_seat(in_capitals(word), seats);
}

bool is_seat_of_some_game(const Token& token) {
  if (token.kind != TokenKind::word) return false;
  return seat_named(token.text, Seats{4}) || seat_named(token.text, Seats{max_seats});
}

std::string names_of(const Rules& rules, SeatSet seats) {
  std::string names;
  for (const Seat seat : rules.seats)
    if (seats.contains(seat)) names.append(" ").append(name_of(seat, rules.seats));
  return names;
}

}  // namespace casino::notation
