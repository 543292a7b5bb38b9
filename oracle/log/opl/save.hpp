#pragma once
// Games saved by programs of the OPL project (docs/dialects.md): what a save says, line by line. Such programs play by
// the dialect "opl": a computer against a human. This is also the example of how another program's format is read: a
// plain struct of what the file holds, a reader that keeps every place, and a translation into a log (docs/logs.md).

#include "oracle/log/log.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::log::opl {

enum class Who : std::uint8_t { computer, human };

// As it is written: "[C6 S3]", or of several groups "[[C6 S3] [S9]]", which some programs write as one.
struct SavedBuild {
  std::vector<CardSet> groups;
  std::optional<Who> owner;
  Place place;

  [[nodiscard]] CardSet cards() const;
};

struct SavedPlayer {
  int score = 0;
  CardSet hand;
  std::vector<Card> pile;  // in the order of capture
};

struct Save {
  int round = 1;
  SavedPlayer computer;
  SavedPlayer human;
  std::vector<SavedBuild> builds;
  CardSet loose;
  std::optional<Who> last_capturer;
  std::vector<Card> deck;  // dealt from the left
  Who next = Who::human;
  Place place;

  [[nodiscard]] SavedPlayer& of(Who who) { return who == Who::computer ? computer : human; }
  [[nodiscard]] const SavedPlayer& of(Who who) const { return who == Who::computer ? computer : human; }
};

// Whether a line begins a save.
[[nodiscard]] bool begins_a_save(std::string_view line);

// Reads the saves of a file, one behind the other.
[[nodiscard]] Parsed<std::vector<Save>> read_saves(std::string_view text);

[[nodiscard]] std::string text_of(const Save& save);

// ---- What lies on the table of a save: inside the translation of saves only

inline constexpr Seat computers_seat{0};
inline constexpr Seat humans_seat{1};
[[nodiscard]] constexpr Seat seat_of(Who who) { return who == Who::computer ? computers_seat : humans_seat; }
[[nodiscard]] constexpr Who who_sits_at(Seat seat) { return seat == computers_seat ? Who::computer : Who::human; }

// Values of builds are not written, and owners not always: they follow from the cards as far as they do. Of several
// values the one with the fewest groups is taken, and before all others one that an owner can capture; of two possible
// owners the one who holds a card for it, or who had the last turn.
[[nodiscard]] Position position_of(const Rules& rules, const Save& save);

[[nodiscard]] Save save_of(const Rules& rules, const Position& position);

// ---- Saves as logs of the dialect "opl", and back. The computer sits north, the human south

// One save is a fragment that ends where it begins. Of several in a row each is what a turn or a dealing made of the
// one before; a save that no single turn leads to is taken as it is, and a comment says so.
[[nodiscard]] Log log_of(const std::vector<Save>& saves, const StatedRules* usual = nullptr);

// Reads a file of saves.
[[nodiscard]] Parsed<Log> parse_saves(std::string_view text, const StatedRules* usual = nullptr);

// A save of the beginning of each deal, and of what each turn and each dealing made of it. Where it is no such game (of
// two, with all cards known, piles in any order), what is in the way, and where it stands.
[[nodiscard]] Parsed<std::vector<Save>> saves_of(const Log& log);

}  // namespace casino::log::opl
