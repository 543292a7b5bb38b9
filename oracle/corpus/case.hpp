#pragma once
// A case of the corpus: rules, a situation, what is asked of it, and what is expected, under the rules of the
// case and under other readings. A plain value: read by reader.hpp, run by run.hpp.

#include "model/deal/deal.hpp"
#include "model/judge/judge.hpp"
#include "model/match/match.hpp"
#include "oracle/json/zones.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::corpus {

// ---- What a case asks

// One turn after another, each from where the one before led.
struct TurnsAsked {
  Position position;
  std::vector<Turn> turns;
};
// Is this position lawful?
struct PositionAsked {
  Position position;
};
// The deal ends here: who gets what, and the score.
struct EndAsked {
  Position position;
};
// A dealing: what is wrong with it, or, without hands, what the pack gives.
struct DealingAsked {
  json::StatedDealing stated;
  Position before;
};
struct CutAsked {
  CardSet cards;
  Seat by;
  Seat dealer;
  bool put_back = false;
};
struct ScoreAsked {
  Captured captured;
};
// Deals after each other. The last one may have ended with a claim, or seen a false one.
struct MatchAsked {
  Match match;
  std::vector<Captured> deals;
  std::optional<Side> claimed_by;
  std::optional<Side> false_claim_by;
  std::optional<Seat> last_capturer;
  std::optional<Seat> drawn;  // the seat that a lot made the loser of the last deal
};
// Has this side reached the target, as it says?
struct ClaimAsked {
  Match match;
  Captured captured;
  Side by;
};
// Has somebody won while the deal goes on?
struct InPlayAsked {
  Match match;
  Captured captured;
};
// "Last" was said at this dealing of hands, or not.
struct LastCallAsked {
  int number = 1;
  LastSaid said = LastSaid::not_stated;
};
// How many ways to play on are there, after one turn, after two, and so on?
struct PerftAsked {
  Position position;
  int depth = 1;
  std::vector<Card> pack;  // the order of the stock, for new hands
};
// A whole deal out of this pack: whatever turns are made in it, each is legal, up to its end, and it is counted right.
struct PlayAsked {
  Seat dealer;
  std::vector<Card> pack;  // the top card first
};
// Can these rules be played?
struct RulesAsked {};
// It cannot be read, as the case expects.
struct Unreadable {
  ParseErrors errors;
};

using Asked = std::variant<RulesAsked, TurnsAsked, PositionAsked, EndAsked, DealingAsked, CutAsked, ScoreAsked,
                           MatchAsked, ClaimAsked, InPlayAsked, LastCallAsked, PerftAsked, PlayAsked, Unreadable>;

// What lies there, if anything is asked of a position.
[[nodiscard]] inline const Position* position_of(const Asked& asked) {
  if (const auto* turns = std::get_if<TurnsAsked>(&asked)) return &turns->position;
  if (const auto* itself = std::get_if<PositionAsked>(&asked)) return &itself->position;
  if (const auto* end = std::get_if<EndAsked>(&asked)) return &end->position;
  return nullptr;
}

// ---- What is expected. Only what is given is compared.

enum class ExpectedVerdict : std::uint8_t { legal, illegal, undetermined };

// A position of which only some parts are given, by their keys.
struct ExpectedPosition {
  Position position;
  std::vector<std::string> keys;
  std::vector<std::vector<std::string>> keys_of_builds;  // for each build those that are given
};

// Clauses, as they are written: an alias stands for any of its clauses.
struct ExpectedClause {
  std::string id;
  ClauseList clauses;
};

// What a finding of a clause names, or what it is that nobody stated; only what is given.
struct ExpectedAbout {
  ExpectedClause clause;
  std::optional<Unknown> unknown;
  std::optional<CardSet> cards;
  std::optional<Value> value;
  std::optional<CardSet> build;
};

struct ExpectedLine {
  ScoreItem item = ScoreItem::cards;
  PerSide<int> points{};
};

// Of a deal that is over: who captured what, with the cards left at the end, and its score.
struct ExpectedDeal {
  std::optional<PerSide<std::optional<CardSet>>> captured;
  std::optional<bool> redeal;
  std::optional<PerSide<int>> total;
  std::optional<PerSide<int>> added;
  std::vector<ExpectedLine> lines;
};

struct ExpectedMatch {
  std::optional<PerSide<int>> totals;
  std::optional<std::optional<Side>> winner;
  std::optional<bool> over;
  std::optional<bool> is_double;
  std::optional<Seat> dealer;
  std::optional<SeatSet> lot_among;
  std::optional<bool> correct;
  std::optional<PerSide<int>> earned;
};

struct ExpectedDealing {
  std::optional<PerSeat<std::optional<CardSet>>> hands;
  std::optional<CardSet> table;
  std::optional<bool> fixed;  // whether the rules fix the order of dealing
  std::optional<bool> last;   // whether "last" is due
  std::optional<Seat> to_act;
};

struct Expected : ExpectedDeal, ExpectedMatch, ExpectedDealing {
  std::optional<ExpectedVerdict> verdict;
  std::vector<ExpectedClause> clauses;  // of a refusal exactly those that refuse; else those that it rests on
  std::optional<std::vector<ExpectedClause>> warnings;  // customs that were not kept, exactly
  std::vector<ExpectedAbout> about;
  std::optional<Obstacle> impossible;
  std::optional<bool> refused;  // the rules or the position are none
  std::optional<ExpectedPosition> after;
  std::optional<std::vector<CardSet>> groups;

  std::optional<bool> plays_out;                    // whether it can be dealt and played to its end by the rules
  std::optional<std::vector<std::uint64_t>> nodes;  // after one turn, after two, ...
};

// ---- Cases

enum class Importance : std::uint8_t { legality, score, winner, cosmetic };

// The same case under other rules.
struct Reading {
  std::string name;  // "trail.owning_build=allowed", to speak of it
  Rules rules;
  std::vector<Setting> options;    // those that the reading sets
  std::vector<Expected> expected;  // one for each turn asked, else one
};

struct Case {
  std::string id;
  std::string title;
  std::string question;  // Q-AA-01, or empty
  std::string source;
  std::string provenance;
  Importance importance = Importance::legality;
  std::string status;  // empty: agreed
  std::string twin;    // the ID of a case one edit away with the other verdict
  std::string why;     // how the expectation follows from the rules
  Rules rules;
  std::vector<Setting> options;  // those that the case sets
  Asked asked;
  std::vector<Expected> expected;  // one for each turn asked, else one
  std::vector<Reading> readings;
};

struct CaseFile {
  std::string path;
  std::string topic;
  std::string title;
  std::string source;
  std::vector<Case> cases;
};

}  // namespace casino::corpus
