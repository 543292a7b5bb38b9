// The quick road says of a log that all of it holds, or nothing. When it says so, reading and validating it say the
// same, with the same counts: on games of every variant, on the corpus, and where these are changed.

#include "oracle/generate/breaking.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/quick/quick_json.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/text/names.hpp"
#include "tests/oracle/log/logs_of_corpus.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::quick_road_test {
namespace {

using generate::Dice;

void expect_that_all_holds(const Report& report, const Tally& tally, const std::string& text) {
  EXPECT_EQ(report.outcome, LogOutcome::holds) << text;
  EXPECT_TRUE(report.problems.empty()) << text;
  EXPECT_EQ(of(report.tally), of(tally)) << text;
}

// Whether the quick road was taken to its end.
bool text_is_taken(const std::string& text) {
  RulesReadLast last;
  const std::optional<Tally> tally = text_holds(text, last);
  if (!tally) return false;
  const Parsed<Validated> strict = validate_text(text);
  EXPECT_TRUE(strict) << text << "\nis refused:\n" << (strict ? "" : shown(strict.errors()));
  if (!strict) return true;
  expect_that_all_holds(strict->report, *tally, text);
  EXPECT_EQ(last.rules, strict->log.rules) << text;
  return true;
}
bool json_is_taken(const std::string& text) {
  RulesReadLast last;
  const std::optional<Tally> tally = json_holds(text, last);
  if (!tally) return false;
  const Parsed<Log> strict = parse_json_strictly(text);
  EXPECT_TRUE(strict) << text << "\nis refused:\n" << (strict ? "" : shown(strict.errors()));
  if (strict) expect_that_all_holds(validate(*strict), *tally, text);
  return true;
}
bool is_taken(const Log& log) { return text_is_taken(text_of(log)) && json_is_taken(of(log).dump()); }

Log game_of(const Rules& rules, std::uint64_t seed, int deals = 2) {
  return generate::random_game(stated(rules), seed, {deals});
}

std::string with(std::string text, std::string_view piece, std::string_view other) {
  const std::size_t at = text.find(piece);
  EXPECT_NE(at, std::string::npos) << piece;
  return at == std::string::npos ? text : text.replace(at, piece.size(), other);
}

const std::string small_log =
    "casino-log/1\n"
    "rules anglo-american, 2 players\n"
    "player N: Anna\n"
    "date: 2026-03-01\n"
    "\n"
    "deal 1, dealer S\n"
    "table 10D 5C 3S 8H\n"
    "hand N: 9C 4D KH AS\n"
    "hand S: 2S 7D JC 8C\n"
    "N: build 9: 4D on 5C\n"
    "S: 8C takes 8H\n"
    "N: 9C takes [4D 5C]\n"
    "\n"
    "result unfinished\n";

TEST(QuickRoad, takes_whole_matches_of_the_western_game) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    EXPECT_TRUE(is_taken(generate::random_game(stated(anglo_american(Seats{2})), seed, {}))) << seed;
    EXPECT_TRUE(is_taken(game_of(anglo_american(Seats{4}), seed))) << seed;
  }
}

TEST(QuickRoad, agrees_on_games_of_every_variant) {
  int taken = 0;
  for (const VariantEntry& variant : variants())
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Log game = game_of(variant.rules(Seats{variant.usual_seats}), seed);
      if (json_is_taken(of(game).dump())) ++taken;
      if (text_is_taken(text_of(game))) ++taken;
      static_cast<void>(is_taken(as_seen_by_an_observer(game)));
    }
  EXPECT_GT(taken, 20);  // so that there was something to agree about
}

TEST(QuickRoad, agrees_on_the_corpus) {
  int taken = 0;
  for (const std::string& text : texts_of_corpus()) {
    if (text_is_taken(text)) ++taken;
    const Parsed<Log> log = parse_text(text);
    if (log && json_is_taken(of(*log).dump())) ++taken;
  }
  EXPECT_GT(taken, 10);
}

// A game in which something is broken is not one in which all holds.
TEST(QuickRoad, takes_no_broken_game) {
  for (const Clause clause : {"AA-TRL-3"_clause, "AA-BLD-3"_clause, "AA-CAP-2"_clause, "AA-PLY-3"_clause})
    for (std::uint64_t seed = 0; seed < 5; ++seed)
      if (const auto broken = generate::broken_game(stated(anglo_american(Seats{2})), clause, seed)) {
        EXPECT_FALSE(text_is_taken(text_of(*broken)));
        EXPECT_FALSE(json_is_taken(of(*broken).dump()));
      }
}

TEST(QuickRoad, leaves_what_does_not_hold_or_is_unusual) {
  EXPECT_TRUE(text_is_taken(small_log));
  for (const std::string& text : {
           std::string(),
           "\n" + small_log,
           small_log + "N: trail KH\n",
           small_log + "result unfinished\n",
           with(small_log, "result unfinished", "result N wins"),
           with(small_log, "rules anglo-american, 2 players\n", ""),
           with(small_log, "anglo-american", "anglo-romanian"),
           with(small_log, "player N: Anna", "player N: Anna\nplayer N: Eva"),
           with(small_log, "player N: Anna", "player W: Anna"),
           with(small_log, "date: 2026-03-01", "date: 2026\ndate: 2027"),
           with(small_log, "date: 2026-03-01", "date: \x01"),
           with(small_log, "date: 2026-03-01", "deal: 1"),
           with(small_log, "Anna", "B\xE9la"),
           with(small_log, "dealer S", "dealer W"),
           with(small_log, "deal 1", "deal 0"),
           with(small_log, "table 10D", "table 10D 10D"),
           with(small_log, "hand S: 2S", "hand N: 2S"),
           with(small_log, "hand S: 2S 7D", "hand S: 7D"),
           with(small_log, "dealer S\n", "dealer S\npack AS\npack AS\n"),
           with(small_log, "dealer S\n", "dealer S\ndeal 2, dealer N\n"),
           with(small_log, "N: build 9: 4D on 5C", "N: build 8: 4D on 5C"),
           with(small_log, "S: 8C takes 8H", "S: 8C takes 8H 3S"),
           with(small_log, "S: 8C takes 8H", "N: AS takes 5C"),
           with(small_log, "N: 9C takes [4D 5C]", "N: 9C takes [4D 5C 3S]"),
           with(small_log, "N: 9C takes [4D 5C]", "N: trail KH"),
           with(small_log, "N: 9C takes [4D 5C]", "score N 11"),
       })
    EXPECT_FALSE(text_is_taken(text)) << text;
}

// The rules that were read before are those of the log only if it says the same.
TEST(QuickRoad, plays_each_log_by_its_own_rules) {
  const std::string trailing = with(small_log, "N: 9C takes [4D 5C]", "N: trail KH");
  const std::string allowed = with(trailing, "players\n", "players\noption trail.owning_build=allowed\n");
  RulesReadLast last;
  EXPECT_FALSE(text_holds(trailing, last));
  EXPECT_TRUE(text_holds(allowed, last));
  EXPECT_FALSE(text_holds(trailing, last));
}

std::string changed(std::string text, Dice& dice) {
  static const std::vector<std::string> pieces{"N",           "S",
                                               " ",           "9C",
                                               "10D",         "[",
                                               "]",           ":",
                                               ",",           "-1",
                                               "7",           "takes",
                                               " on ",        "take back\n",
                                               "#",           "\n",
                                               "it stands\n", "dealing 2\n",
                                               ";",           "deal 2, dealer N\n",
                                               "\r\n",        "S says last\n"};
  const std::size_t at = dice.below(text.size());
  const std::size_t length = 1 + dice.below(dice.one_in(4) ? 60 : 3);
  switch (dice.below(4)) {
    case 0: return text.erase(at, length);
    case 1: return text.insert(at, text.substr(at, length));
    case 2: return text.insert(dice.below(text.size()), text.substr(at, length));
    default: return text.insert(at, pieces[dice.below(pieces.size())]);
  }
}

TEST(QuickRoad, agrees_wherever_bytes_are_changed) {
  constexpr int changes = 150;
  std::vector<std::string> texts{small_log};
  for (std::uint64_t seed = 1; seed <= 4; ++seed) texts.push_back(text_of(game_of(anglo_american(Seats{2}), seed, 1)));
  for (const VariantEntry& variant : variants())
    texts.push_back(text_of(game_of(variant.rules(Seats{variant.usual_seats}), 7, 1)));
  Dice dice(5);
  int taken = 0;
  for (const std::string& text : texts)
    for (int i = 0; i < changes; ++i) {
      const std::string other = changed(text, dice);
      if (text_is_taken(other)) ++taken;
      const Parsed<Log> log = parse_text(other);
      if (log) static_cast<void>(json_is_taken(of(*log).dump()));
    }
  EXPECT_GT(taken, 20);  // so that there was something to agree about
}

// A card that is written in a hand, on the table or in a turn is another one.
std::string with_another_card(std::string text, Dice& dice) {
  std::vector<std::pair<std::size_t, std::size_t>> cards;  // where they stand, and how long they are
  for (std::size_t at = text.find("\ntable "); at < text.size(); ++at) {
    const std::size_t end = std::min(text.find_first_of(" ]\n", at), text.size());
    if (find_card(std::string_view(text).substr(at, end - at), PackKind::standard52)) cards.emplace_back(at, end - at);
  }
  const auto [at, size] = cards.at(dice.below(cards.size()));
  const Card other = Card::from_index(static_cast<unsigned>(dice.below(card_count)));
  return text.replace(at, size, name_of(other, PackKind::standard52));
}

// The turns that are made at a glance lie beside others, and wait for what they cannot judge.
TEST(QuickRoad, agrees_wherever_a_card_is_another) {
  constexpr int changes = 200;
  Dice dice(20);
  int taken = 0;
  for (std::uint8_t seats = 2; seats <= 4; ++seats)
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const std::string text = text_of(game_of(anglo_american(Seats{seats}), seed, 1));
      for (int i = 0; i < changes; ++i)
        if (text_is_taken(with_another_card(text, dice))) ++taken;
    }
  EXPECT_GT(taken, 20);  // the same card again, or one that does as well
}

}  // namespace
}  // namespace casino::log::quick_road_test
