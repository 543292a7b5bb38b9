// Both roads through JSON lead to the same log, or to the strict reader: on games of every variant, on every game of
// the corpus, and on what comes of them when bytes are changed.

#include "oracle/log/quick/quick_json.hpp"

#include "model/rules/variants.hpp"
#include "oracle/generate/dice.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/seen/hide.hpp"
#include "tests/oracle/log/logs_of_corpus.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::quick_json_test {
namespace {

using generate::Dice;

// Places are no part of what two logs are compared by.
std::vector<std::pair<int, int>> places_of(const Log& log) {
  std::vector<std::pair<int, int>> places{{log.place.line, log.place.column}};
  const auto add = [&](Place place) { places.emplace_back(place.line, place.column); };
  for (const Deal& deal : log.deals) {
    add(deal.place);
    for (const Entry& entry : deal.entries) add(entry.place);
  }
  if (log.result) add(log.result->place);
  return places;
}

// Whether the quick road was taken; then the strict one leads to the same place.
bool is_taken(std::string_view text) {
  RulesReadLast none;
  const std::optional<Log> quick = read_json_quickly(text, none);
  if (!quick) return false;
  const Parsed<Log> strict = parse_json_strictly(text);
  EXPECT_TRUE(strict) << text << "\nis refused:\n" << (strict ? "" : shown(strict.errors()));
  if (!strict) return true;
  EXPECT_EQ(*quick, *strict) << text;
  EXPECT_EQ(places_of(*quick), places_of(*strict)) << text;
  return true;
}

std::string json_of(const Log& log, int indentation = -1) { return of(log).dump(indentation); }

StatedRules rules_of_variant(const VariantEntry& variant) { return stated(variant.rules(Seats{variant.usual_seats})); }

std::vector<Log> logs_of_corpus() {
  std::vector<Log> logs;
  for (const std::string& text : texts_of_corpus())
    if (Parsed<Log> log = parse_text(text)) logs.push_back(std::move(*log));
  return logs;
}

const std::string small_log =
    R"({"format":"casino-log/1","rules":{"variant":"anglo-american","seats":2},"players":{"N":"Anna","S":"Béla"},)"
    R"("tags":{"date":"2026-03-01"},"deals":[{"number":1,"dealer":"S","play":[)"
    R"({"dealing":1,"hands":{"N":["AS","4D","9C","KH"],"S":["2S","7D","8C","JC"]},"table":["3S","5C","8H","10D"]},)"
    R"({"seat":"N","steps":[{"do":"build","hand":["4D"],"cards":["5C"],"value":9}]},)"
    R"({"seat":"S","steps":[{"do":"capture","hand":["8C"],"cards":["8H"]}],"comment":"safe"},)"
    R"({"event":"last","by":"S"},{"score":{"N":7,"S":-4}}]}],"result":{"winner":"N","double":false}})";

// `small_log` with something else in the place of a piece of it.
std::string with(std::string_view piece, std::string_view other) {
  std::string text = small_log;
  const std::size_t at = text.find(piece);
  EXPECT_NE(at, std::string::npos) << piece;
  return text.replace(at, piece.size(), other);
}

TEST(QuickJson, takes_every_game_that_is_generated) {
  for (const VariantEntry& variant : variants())
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Log game = generate::random_game(rules_of_variant(variant), seed, {2});
      EXPECT_TRUE(is_taken(json_of(game))) << variant.name;
      EXPECT_TRUE(is_taken(json_of(game, 2))) << variant.name;
      EXPECT_TRUE(is_taken(json_of(as_seen_by_an_observer(game)))) << variant.name;
    }
}

TEST(QuickJson, takes_every_game_of_the_corpus_but_those_with_comments_of_several_lines) {
  for (const Log& log : logs_of_corpus()) {
    const std::string json = json_of(log);
    EXPECT_TRUE(is_taken(json) || json.find('\\') != std::string::npos) << json;
    static_cast<void>(is_taken(json_of(log, 1)));
  }
}

TEST(QuickJson, takes_the_same_written_otherwise) {
  EXPECT_TRUE(is_taken(small_log));
  EXPECT_TRUE(is_taken(" \n" + small_log + "\r\n"));
  EXPECT_TRUE(is_taken(with(R"("seats":2)", "\"seats\" :\n 2")));
  EXPECT_TRUE(is_taken(with(R"("result":{"winner":"N","double":false})", R"("result":{"drawn":true})")));
  EXPECT_TRUE(is_taken(with(R"({"event":"last","by":"S"})", R"({"comment":"a pause\nfor tea"})")));
}

TEST(QuickJson, leaves_what_is_unusual_to_the_strict_reader) {
  for (const std::string& text : {"\xEF\xBB\xBF" + small_log, with("Anna", "A\\u006Ena"),
                                  with(R"("tags":{"date":"2026-03-01"},)", R"("comments":["\n"],)")}) {
    EXPECT_FALSE(is_taken(text)) << text;
    EXPECT_TRUE(parse_json(text)) << text;
  }
}

TEST(QuickJson, leaves_what_is_refused_to_the_strict_reader) {
  const std::string deep(1000, '[');
  for (const std::string& text : {
           std::string(),
           small_log + "x",
           small_log + small_log,
           with("casino-log/1", "casino-log/2"),
           with(R"("seats":2)", R"("seats":2,"seats":2)"),
           with(R"("by":"S")", R"("by":"S","by":"S")"),
           with(R"("value":9)", R"("value":9,"value":9)"),
           with(R"("N":7,)", R"("N":7,"P1":7,)"),
           with(R"({"score":{"N":7,"S":-4}})", R"({"score":{"N":7},"score":{"N":7}})"),
           with(R"({"score":{"N":7,"S":-4}})", R"({"score":{"N":7},"comment":"","comment":""})"),
           with(R"("value":9)", R"("value":9.0)"),
           with(R"("value":9)", R"("value":09)"),
           with(R"("value":9)", R"("value":99999999999999999999)"),
           with(R"("value":9)", R"("value":18446744073709551625)"),
           with(R"("value":9)", R"("value":9e0)"),
           with(R"("value":9)", R"("value":"9")"),
           with(R"("value":9)", R"("value":null)"),
           with(R"("value":9)", R"("price":9)"),
           with(R"(["4D"])", R"(["4D","4D"])"),
           with(R"(["4D"])", R"(["4D",])"),
           with(R"(["4D"])", R"(["4X"])"),
           with(R"(["4D"])", deep),
           with(R"("number":1)", R"("number":0)"),
           with(R"("double":false)", R"("drawn":true)"),
           with(R"("winner":"N","double":false)", R"("unfinished":false)"),
           with("Béla", "B\xE9la"),
           with("Béla", "B\xC3"),
           with("Anna", "An\tna"),
           with("Anna", std::string_view("An\0na", 5)),
           with("Anna", " Anna"),
           with("safe", "sa\x7F"),
           with("date", "N"),
           with("\"deals\":[", "\"deals\":[1,"),
           with("\"comment\"", "\"Comment\""),
       }) {
    EXPECT_FALSE(is_taken(text)) << text;
    EXPECT_FALSE(parse_json(text)) << text;
  }
  for (std::size_t length = 0; length < small_log.size(); ++length)
    EXPECT_FALSE(is_taken(small_log.substr(0, length))) << length;
}

// One change of a few bytes: some of a text are taken out, doubled, put elsewhere, or others put in.
std::string changed(std::string text, Dice& dice) {
  static const std::vector<std::string> pieces{"{",       "}",        "[",
                                               "]",       ",",        ":",
                                               "\"",      "\\",       "\\n",
                                               "0",       "9",        "-",
                                               ".",       "e",        "true",
                                               "null",    "false",    "\xC3",
                                               "\x80",    "\xFF",     "\n",
                                               "\t",      "10D",      "\"AS\"",
                                               "\"N\"",   "\"seat\"", "1",
                                               "00",      "1e5",      "AS",
                                               "[[[[",    "{{{{",     "[],{}",
                                               "\x01",    "\u00E9",   "{\"a",
                                               "\"do\":", ",,",       "\"comment\":\"\","};
  const std::size_t at = dice.below(text.size());
  const std::size_t length = std::min(1 + dice.below(dice.one_in(4) ? 80 : 3), text.size() - at);
  switch (dice.below(5)) {
    case 0: return text.erase(at, length);
    case 1: return text.insert(at, text.substr(at, length));
    case 2: return text.insert(dice.below(text.size()), text.substr(at, length));
    case 3: return text.insert(at, pieces[dice.below(pieces.size())]);
    default: return text.replace(at, length, pieces[dice.below(pieces.size())]);
  }
}

TEST(QuickJson, agrees_wherever_bytes_are_changed) {
  constexpr int changes = 400;
  std::vector<std::string> texts{small_log};
  for (const VariantEntry& variant : variants())
    texts.push_back(json_of(generate::random_game(rules_of_variant(variant), 7, {1})));
  const std::vector<Log> corpus = logs_of_corpus();
  for (std::size_t i = 0; i < corpus.size(); i += 12) texts.push_back(json_of(corpus[i]));
  Dice dice(1);
  int taken = 0;
  for (const std::string& text : texts)
    for (int i = 0; i < changes; ++i) {
      std::string other = changed(text, dice);
      if (dice.one_in(3)) other = changed(other, dice);
      if (is_taken(other)) ++taken;
    }
  EXPECT_GT(taken, 100);  // so that there was something to agree about
}

TEST(QuickJson, rules_read_last_are_those_that_are_written) {
  RulesReadLast last;
  const std::string royal = with("anglo-american", "royal");
  for (const std::string& text : {small_log, royal, royal, with("anglo-american", "dominican"), small_log}) {
    const auto log = read_json_quickly(text, last);
    ASSERT_TRUE(log);
    EXPECT_EQ(log->rules, parse_json_strictly(text)->rules);
  }
}

}  // namespace
}  // namespace casino::log::quick_json_test
