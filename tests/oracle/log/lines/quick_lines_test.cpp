// The reader of text understands usual lines at a glance. Another blank in a line means nothing, but sends it through
// the reader that takes it apart: both have to see the same.

#include "oracle/log/lines/quick_lines.hpp"

#include "oracle/generate/dice.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/seen/hide.hpp"
#include "tests/oracle/log/logs_of_corpus.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::quick_lines_test {
namespace {

using generate::Dice;

// The same with another blank behind the first one of each line below the header.
std::string with_more_blanks(const std::string& text) {
  std::istringstream lines(text);
  std::string line;
  std::string other;
  bool is_below = false;
  while (std::getline(lines, line)) {
    is_below = is_below || line.starts_with("deal") || line.starts_with("table") || line.starts_with("hand");
    const std::size_t blank = line.find(' ');
    if (is_below && blank != std::string::npos && line.find('#') > blank) line.insert(blank, " ");
    other += line + '\n';
  }
  return other;
}

// Whether what was read is the same, or was refused at the same lines.
void expect_both_see_the_same(const std::string& text) {
  const Parsed<Log> quick = parse_text(text);
  const Parsed<Log> slow = parse_text(with_more_blanks(text));
  ASSERT_EQ(quick.has_value(), slow.has_value()) << text;
  if (quick) {
    EXPECT_EQ(*quick, *slow) << text;
    return;
  }
  ASSERT_EQ(quick.errors().size(), slow.errors().size()) << text;
  for (std::size_t i = 0; i < quick.errors().size(); ++i)
    EXPECT_EQ(quick.errors()[i].where.line, slow.errors()[i].where.line) << text;
}

// All that a report says, places and all.
std::string shown(const Report& report, const Log& log) {
  std::string text = of(report.tally).dump() + outcome_names.at(static_cast<std::size_t>(report.outcome)).data();
  for (const Problem& problem : report.problems) text += '\n' + of(problem, log).dump();
  return text;
}

// Reading and validating in one go, and one after the other.
void expect_the_same_report(const std::string& text) {
  const Parsed<Log> log = parse_text(text);
  const Parsed<Validated> in_one_go = validate_text(text);
  ASSERT_EQ(log.has_value(), in_one_go.has_value()) << text;
  if (!log) return;
  EXPECT_EQ(*log, in_one_go->log);
  EXPECT_EQ(shown(validate(*log), *log), shown(in_one_go->report, in_one_go->log)) << text;
}

std::vector<std::string> generated_texts() {
  std::vector<std::string> texts;
  for (const VariantEntry& variant : variants())
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      const Log game = generate::random_game(stated(variant.rules(Seats{variant.usual_seats})), seed, {2});
      texts.push_back(text_of(game));
      texts.push_back(text_of(as_seen_by_an_observer(game)));
    }
  return texts;
}

bool is_turn(const QuickLines& quick, std::string_view line) {
  QuickLines::WrittenTurn written;
  return quick.turn(line, written);
}
bool is_deal(const QuickLines& quick, std::string_view line) {
  Deal deal;
  return quick.deal(line, deal);
}

TEST(QuickLines, knows_the_usual_lines) {
  const Rules rules = anglo_american(Seats{2});
  const QuickLines quick(rules);
  EXPECT_TRUE(is_turn(quick, "N: trail 6C"));
  EXPECT_TRUE(is_turn(quick, "S: 10D takes 4H [5C AS] 6C "));
  EXPECT_TRUE(is_turn(quick, "N: build 9: 4D on 5C"));
  EXPECT_TRUE(is_turn(quick, "N: add 2H 7C to [5C 4D] at 9"));
  EXPECT_TRUE(is_turn(quick, "N: raise [5C 4D] with AS to 10"));
  EXPECT_TRUE(is_deal(quick, "deal 3, dealer S"));
  EXPECT_TRUE(is_deal(quick, "deal 3"));
  EXPECT_EQ(quick.call_of_last("S says last")->seat, Seat{1});
  EXPECT_EQ(quick.result("result S wins")->winner, Side{1});
  EXPECT_TRUE(quick.result("result S wins double")->is_double);
  EXPECT_EQ(quick.result("result drawn")->kind, Result::Kind::drawn);
  EXPECT_EQ(quick.result("result unfinished")->kind, Result::Kind::unfinished);
  EXPECT_EQ(quick.holding("hand N: 9C 4D")->seat, Seat{0});
  EXPECT_EQ(quick.holding("table 10D 5C")->cards, CardSet({"10D"_card, "5C"_card}));
  EXPECT_EQ(quick.dealing("dealing 2"), 2);
  EXPECT_EQ((*quick.points("score N 7, S -4", "score"))[Side{1}], -4);
}

TEST(QuickLines, reads_a_pack_in_its_order) {
  const Rules rules = anglo_american(Seats{2});
  const QuickLines quick(rules);
  std::vector<Card> pack{"AS"_card};
  EXPECT_TRUE(quick.pack("pack 4S KD 10H", pack));
  EXPECT_EQ(pack, (std::vector<Card>{"4S"_card, "KD"_card, "10H"_card}));
  for (const char* line : {"pack", "pack ", "pack 4S 4S", "pack 4S, KD", "packs 4S", "pack: 4S"})
    EXPECT_FALSE(quick.pack(line, pack)) << line;
}

TEST(QuickLines, calls_partners_by_one_or_both) {
  const Rules rules = anglo_american(Seats{4});
  const QuickLines quick(rules);
  for (const char* line : {"score N+S 7, E+W 4", "score N 7, E 4"})
    EXPECT_EQ((*quick.points(line, "score"))[Side{1}], 4) << line;
  for (const char* line : {"score N+E 7", "score N+ 7", "score +S 7", "score N+S 7, S 4"})
    EXPECT_FALSE(quick.points(line, "score")) << line;
}

TEST(QuickLines, leaves_everything_else_alone) {
  const Rules rules = anglo_american(Seats{2});
  const QuickLines quick(rules);
  for (const char* line : {"",
                           "N:",
                           "N: ",
                           "N: trail",
                           "N: trail 6C 7C",
                           "N: trail 6C; over",
                           "n: trail 6C",
                           "N trail 6C",
                           "W: trail 6C",
                           "N: trail 1C",
                           "N: 8C takes",
                           "N: 8C takes [",
                           "N: 8C takes []",
                           "N: 8C takes [5C",
                           "N: 8C takes 5C 5C",
                           "N: 8C takes [5C 3C] 3C",
                           "N: 8C 7C takes 5C",
                           "N: 8C takes [8]",
                           "N: build 0: 4D on 5C",
                           "N: build 99: 4D on 5C",
                           "N: build 9 4D on 5C",
                           "N: build 9: 4D on 5C for partner",
                           "N: build 9: 4D on [5C]",
                           "N: add 2H to [] at 9",
                           "N: add 2H to 5C at 9",
                           "N: add 2H to [5C] at",
                           "N: add 2H to [5C]",
                           "N: raise 5C with AS to 10",
                           "N: raise [5C 4D] to 10",
                           "N: raise [5C 4D] with AS"})
    EXPECT_FALSE(is_turn(quick, line)) << line;
  for (const char* line : {"hand N: none", "hand N:", "hand: 9C", "hand N: 9C +2", "hand N: 9C 9C", "table",
                           "table none", "table 5C [4D]", "tables 5C", "hand N: 9C; table 5C"})
    EXPECT_FALSE(quick.holding(line)) << line;
  for (const char* line :
       {"deal", "deal 0", "deal x", "deal 1 dealer S", "deal 1, dealer W", "deal 1, dealer", "deal 1;"})
    EXPECT_FALSE(is_deal(quick, line)) << line;
  for (const char* line : {"W says last", "S says first", "S says last;", "S: says last"})
    EXPECT_FALSE(quick.call_of_last(line)) << line;
  for (const char* line : {"result", "result W wins", "result S", "result unfinished twice", "result S wins doubly"})
    EXPECT_FALSE(quick.result(line)) << line;
  for (const char* line : {"dealing", "dealing 0", "dealing 53", "dealing 2x", "dealing 2 3"})
    EXPECT_FALSE(quick.dealing(line)) << line;
  for (const char* line : {"score", "score N", "score cards N 3", "score N 7, N 4", "score N 7 S 4", "score N 10000000",
                           "score N 7,", "score none"})
    EXPECT_FALSE(quick.points(line, "score")) << line;
}

TEST(QuickLines, sees_what_the_other_reader_sees) {
  for (const std::string& text : texts_of_corpus()) expect_both_see_the_same(text);
  for (const std::string& text : generated_texts()) expect_both_see_the_same(text);
}

TEST(QuickLines, validates_in_one_go_what_is_read_and_then_validated) {
  for (const std::string& text : texts_of_corpus()) expect_the_same_report(text);
  for (const std::string& text : generated_texts()) expect_the_same_report(text);
}

// Cards, seats, signs and whole lines changed in games of the corpus.
TEST(QuickLines, sees_the_same_wherever_words_are_changed) {
  constexpr int changes = 12;
  const std::vector<std::string> pieces{"N",    "S",           " ", "9C",          "10D",         "[",
                                        "]",    ":",           ",", "-1",          "7",           "takes",
                                        " on ", "take back\n", "#", "it stands\n", "dealing 2\n", ";"};
  Dice dice(3);
  for (const std::string& text : texts_of_corpus())
    for (int i = 0; i < changes; ++i) {
      std::string other = text;
      const std::size_t at = dice.below(other.size());
      if (dice.one_in(3)) other.erase(at, 1 + dice.below(12));
      else other.insert(at, pieces[dice.below(pieces.size())]);
      expect_the_same_report(other);
    }
}

}  // namespace
}  // namespace casino::log::quick_lines_test
