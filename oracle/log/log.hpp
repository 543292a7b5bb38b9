#pragma once
// The record of a game: a match, a deal, a fragment that starts from a position, or any beginning of one of these.
// A log says what happened at the table, right or wrong; whether that was allowed is for replay.hpp to say. Two
// notations hold the same content: JSON (json.hpp) and text (text.hpp); docs/logs.md describes both.

#include "model/match/match.hpp"
#include "model/table/turn.hpp"

namespace casino::log {

inline constexpr std::string_view format_name = "casino-log/1";

// Where something stands in the file that it was read from; 0: it was not read. The same thing at another place is
// the same thing.
struct Place {
  int line = 0;
  int column = 0;
  friend constexpr bool operator==(Place, Place) { return true; }
};

// By what the game was played: rules by their name, and what the log changes in them, in the order in which it says so.
struct StatedRules {
  std::string name;             // of a variant or dialect
  std::vector<Option> options;  // set by the log itself; their values stand in `rules`
  std::vector<Clause> off;      // switched off by the log itself
  Rules rules;                  // what comes out
  bool has_scoring = false;     // the log itself has a scoring table
  friend bool operator==(const StatedRules&, const StatedRules&) = default;
};
// Rules as a log can state them: the variant, and every difference from it.
[[nodiscard]] StatedRules stated(const Rules& rules);

// A free remark about the game: "date", "2026-03-01".
struct Tag {
  std::string name;
  std::string value;
  friend bool operator==(const Tag&, const Tag&) = default;
};

// ---- What happens in a deal, in the order in which it happens

// What is stated of each hand. Few entries are dealings, and hands are large, so they do not lie in the entry itself.
class Hands {
 public:
  Hands() = default;
  Hands(const PerSeat<Hand>& hands) : hands_(std::make_unique<PerSeat<Hand>>(hands)) {}  // NOLINT: are these
  Hands(const Hands& other) { *this = other; }
  Hands(Hands&&) noexcept = default;
  Hands& operator=(const Hands& other) {
    hands_ = other.hands_ == nullptr ? nullptr : std::make_unique<PerSeat<Hand>>(*other.hands_);
    return *this;
  }
  Hands& operator=(Hands&&) noexcept = default;
  ~Hands() = default;

  [[nodiscard]] const PerSeat<Hand>& all() const { return hands_ == nullptr ? unstated : *hands_; }
  [[nodiscard]] const Hand& operator[](Seat seat) const { return all()[seat]; }
  [[nodiscard]] Hand& operator[](Seat seat) {
    if (hands_ == nullptr) hands_ = std::make_unique<PerSeat<Hand>>();
    return (*hands_)[seat];
  }
  [[nodiscard]] auto begin() const { return all().begin(); }
  [[nodiscard]] auto end() const { return all().end(); }
  friend bool operator==(const Hands& a, const Hands& b) { return a.all() == b.all(); }

 private:
  static constexpr PerSeat<Hand> unstated{};
  std::unique_ptr<PerSeat<Hand>> hands_;
};

// Hands that are dealt, as far as they are known, and cards that are dealt to the table.
struct Dealt {
  int number = 1;  // of the dealing, within the deal
  Hands hands;
  CardSet table;
  friend bool operator==(const Dealt&, const Dealt&) = default;
};

// Rulings on the last turn: it broke a rule, and stood; or it was taken back, with those before it if there are
// several.
struct Stands {
  friend bool operator==(const Stands&, const Stands&) = default;
};
struct TakenBack {
  int turns = 1;
  friend bool operator==(const TakenBack&, const TakenBack&) = default;
};

// Somebody says that the last turn broke a rule.
struct Objection {
  Seat by;
  std::optional<Clause> clause;
  friend bool operator==(const Objection&, const Objection&) = default;
};

// The players agree on how the game goes on.
struct Agreed {
  std::shared_ptr<const Position> position;  // never null
  friend bool operator==(const Agreed& a, const Agreed& b) { return *a.position == *b.position; }
};

// Points as somebody wrote them down, by side; not all sides need be there.
using Recorded = PerSide<std::optional<int>>;
// Of the deal: all points of each side, or those of one item.
struct RecordedScore {
  std::optional<ScoreItem> item;
  Recorded points;
  friend bool operator==(const RecordedScore&, const RecordedScore&) = default;
};
// Of the match so far.
struct RecordedTotals {
  Recorded points;
  friend bool operator==(const RecordedTotals&, const RecordedTotals&) = default;
};

// The seat that a lot made the loser of the deal (deal.loser_tie=random).
struct Lot {
  Seat loser;
  friend bool operator==(const Lot&, const Lot&) = default;
};

// The deal does not count, and is dealt again.
struct Misdeal {
  friend bool operator==(const Misdeal&, const Misdeal&) = default;
};

struct Comment {
  std::string text;  // may have several lines
  friend bool operator==(const Comment&, const Comment&) = default;
};

// An `Event` by itself happened between turns: a cut, a call, a claim, ...
using Happening = std::variant<Turn, Dealt, Event, Comment, Stands, TakenBack, Objection, Agreed, RecordedScore,
                               RecordedTotals, Lot, Misdeal>;

struct Entry {
  Happening what;
  std::string beside;  // a comment at its side, in one line; or nothing
  Place place;
  CardSet twice;  // cards that it names a second time, which says nothing
  friend bool operator==(const Entry&, const Entry&) = default;
};

// The position from which a fragment starts. Few deals have one, and it is large, so it does not lie in the deal
// itself.
class Start {
 public:
  Start() = default;
  Start(const Position& position) : position_(std::make_shared<const Position>(position)) {}  // NOLINT: is one
  Start(const std::optional<Position>& position) {                                            // NOLINT: may be one
    if (position) *this = Start(*position);
  }

  [[nodiscard]] explicit operator bool() const { return position_ != nullptr; }
  [[nodiscard]] const Position& operator*() const { return *position_; }
  [[nodiscard]] const Position* operator->() const { return position_.get(); }
  friend bool operator==(const Start& a, const Start& b) { return a.position_ == b.position_ || (a && b && *a == *b); }

 private:
  std::shared_ptr<const Position> position_;
};

struct Deal {
  int number = 1;              // as the players count
  std::optional<Seat> dealer;  // nothing: whoever is due
  std::vector<Card> pack;      // from the top, after the cut if the rules have one; empty: not known
  Start start;                 // of a fragment, which has no first dealing
  std::vector<Entry> entries;
  std::string beside;
  Place place;
  CardSet twice;  // cards that its position names a second time
  friend bool operator==(const Deal&, const Deal&) = default;
};

// ---- The whole log

// How the match ended, as somebody wrote it down.
struct Result {
  enum class Kind : std::uint8_t { unfinished, won, drawn };
  Kind kind = Kind::unfinished;
  Side winner;             // if somebody has won
  bool is_double = false;  // and it counts double
  Place place;
  friend bool operator==(const Result&, const Result&) = default;
};
// How a match stands; where each deal is won by itself, who has won the last one. There it is right, too, that nobody
// has won the match.
[[nodiscard]] Result result_of(const Match& match);
[[nodiscard]] bool is_right_of(const Result& result, const Match& match);

// Where a log says so of what not every game has.
struct PlacesBefore {
  Place carried;
  Place forfeits;
  Place met_first;
  friend bool operator==(const PlacesBefore&, const PlacesBefore&) = default;
};

struct Log {
  StatedRules rules;
  PerSeat<std::string> players;  // empty: no name
  std::vector<Tag> tags;
  Match before;  // what happened before the log begins: totals, deals, carried, forfeits, met_first
  PlacesBefore before_at;
  std::vector<std::string> comments;  // before the first deal
  std::vector<Deal> deals;
  std::optional<Result> result;
  std::vector<std::string> closing_comments;  // after the result
  Place place;
  friend bool operator==(const Log&, const Log&) = default;
};

// The cards that a turn names.
[[nodiscard]] CardSet cards_of(const Turn& turn);

// Rules by which every card can be read that the kind of pack has a name for, whether it is in this pack or not: that
// it is not is for judging to say.
[[nodiscard]] Rules with_every_card(const Rules& rules);
// Whether all cards of something that happened have such names.
[[nodiscard]] bool has_names_for(const Rules& rules, const Turn& turn);

// What a log is by other rules than its own: its positions are what those make of what was written (same_position_by).
enum class ReadAs : std::uint8_t { the_same, otherwise, nothing };
[[nodiscard]] ReadAs read_as_by(const Rules& other, const Log& log);
// The log that they read; only where they can.
[[nodiscard]] Log read_by(const Rules& other, const Log& log);

// A name that a tag can have: a letter of any alphabet, then letters, digits, - and _; no seat, and none of the words
// that begin a line of a log.
[[nodiscard]] bool is_tag_name(std::string_view name);
// Whether a text has lines of printable characters only; one line, if so wanted.
enum class Lines : std::uint8_t { one, any_number };
[[nodiscard]] bool is_plain_text(std::string_view text, Lines lines);

}  // namespace casino::log
