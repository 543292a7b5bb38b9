// Saves of the OPL project: all the shapes in which they are met, what they mean, and writing them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/generate/game.hpp"
#include "oracle/log/opl/save.hpp"
#include "oracle/log/seen/hide.hpp"
#include "oracle/log/validate/validate.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino::log::opl::opl_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// The computer has built 9 and waits; the human is next and could take the loose seven.
const std::string plain = R"(Round: 3

Computer:
   Score: 11
   Hand: S9 D2 HK
   Pile: C4 H4

Human:
   Score: 8
   Hand: D7 SA CX DJ
   Pile: SQ DQ

Table: [C6 S3] H7 C2

Build Owner: [C6 S3] Computer

Last Capturer: Human

Deck: H2 C9 SK D5 S4 H8 C3 DX

Next Player: Human
)";

Save only_save(const std::string& text) {
  const Parsed<std::vector<Save>> saves = read_saves(text);
  EXPECT_TRUE(saves) << (saves ? "" : casino::text_of(saves.errors().front()));
  return saves ? saves->front() : Save{};
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

std::string faults_of(const std::string& text) {
  const Parsed<std::vector<Save>> saves = read_saves(text);
  if (saves) return "none";
  std::string faults;
  for (const ParseError& error : saves.errors()) faults += casino::text_of(error) + "\n";
  return faults;
}

Position position_in(const std::string& text) {
  return position_of(find_named_rules("opl")->usual_rules(), only_save(text));
}

TEST(OplSave, is_read_field_by_field) {
  const Save save = only_save(plain);
  EXPECT_EQ(save.round, 3);
  EXPECT_EQ(save.computer.score, 11);
  EXPECT_EQ(save.computer.hand, (CardSet{"9S"_card, "2D"_card, "KH"_card}));
  EXPECT_THAT(save.computer.pile, ElementsAre("4C"_card, "4H"_card));
  EXPECT_EQ(save.human.hand, (CardSet{"7D"_card, "AS"_card, "10C"_card, "JD"_card}));
  ASSERT_EQ(save.builds.size(), 1);
  EXPECT_EQ(save.builds[0].cards(), (CardSet{"6C"_card, "3S"_card}));
  EXPECT_EQ(save.builds[0].owner, Who::computer);
  EXPECT_EQ(save.loose, (CardSet{"7H"_card, "2C"_card}));
  EXPECT_EQ(save.last_capturer, Who::human);
  EXPECT_EQ(save.deck.size(), 8);
  EXPECT_EQ(save.deck.front(), "2H"_card);
  EXPECT_EQ(save.next, Who::human);
}

// Sets of cards come in the order of their ranks.
TEST(OplSave, is_written_as_it_was_read) {
  std::string sorted = replaced(plain, "S9 D2 HK", "D2 S9 HK");
  sorted = replaced(sorted, "D7 SA CX DJ", "SA D7 CX DJ");
  sorted = replaced(sorted, "Table: [C6 S3] H7 C2", "Table: [S3 C6] C2 H7");
  sorted = replaced(sorted, "Owner: [C6 S3]", "Owner: [S3 C6]");
  EXPECT_EQ(text_of(only_save(plain)), sorted);
  EXPECT_EQ(text_of(only_save(sorted)), sorted);
}

TEST(OplSave, may_have_blanks_in_brackets_tabs_and_small_letters) {
  const Position usual = position_in(plain);
  EXPECT_EQ(position_in(replaced(plain, "Table: [C6 S3]", "Table:\t[ C6\tS3 ]")), usual);
  EXPECT_EQ(position_in(replaced(plain, "   Hand: S9 D2 HK", "\thand:\ts9  d2 hk")), usual);
  EXPECT_EQ(position_in(replaced(plain, "CX DJ", "C10 DJ")), usual);
}

// The computer made it in the turn before, and holds a nine.
TEST(OplSave, may_leave_the_owner_out) {
  const Position usual = position_in(plain);
  EXPECT_EQ(position_in(replaced(plain, "Build Owner: [C6 S3] Computer", "Build Owner:")), usual);
  EXPECT_EQ(position_in(replaced(plain, "Build Owner: [C6 S3] Computer\n\n", "")), usual);
  const std::string of_human = replaced(replaced(plain, "Build Owner: [C6 S3] Computer\n\n", ""), "S9 D2", "S8 D2");
  EXPECT_EQ(position_in(replaced(of_human, "D7 SA", "D9 SA")).builds[0].owner, humans_seat);
}

TEST(OplSave, may_name_all_owners_on_one_line) {
  const std::string two =
      replaced(replaced(plain, "] H7 C2", "] [H7 C2 S2] C8"), "[C6 S3] Computer", "[C6 S3] Computer [H7 C2 S2] Human");
  const Position position = position_in(replaced(two, "CX DJ", "CJ DJ"));
  ASSERT_EQ(position.builds.size(), 2);
  EXPECT_EQ(position.build_with("6C"_card)->owner, computers_seat);
  EXPECT_EQ(position.build_with("7H"_card)->owner, humans_seat);
  EXPECT_EQ(position.build_with("7H"_card)->value, Value{11});
}

TEST(OplSave, may_leave_the_last_capturer_out) {
  EXPECT_EQ(position_in(replaced(plain, "Last Capturer: Human", "Last Capturer:")).last_capturer, std::nullopt);
  EXPECT_EQ(position_in(replaced(plain, "Last Capturer: Human\n\n", "")).last_capturer, std::nullopt);
}

// 6 + 3 and 7 + 2 are 9 twice; all in one bracket they could be 18, which nothing captures.
TEST(OplSave, may_write_several_groups_in_one_bracket) {
  for (const std::string build : {"[[C6 S3] [H7 C2]]", "[ [ C6 S3 ] [ H7 C2 ] ]", "[C6 S3 H7 C2]"}) {
    const std::string owned = replaced(plain, "Build Owner: [C6 S3]", "Build Owner: " + build);
    const Position position = position_in(replaced(owned, "Table: [C6 S3] H7 C2", "Table: " + build));
    ASSERT_EQ(position.builds.size(), 1) << build;
    EXPECT_EQ(position.builds[0].value, Value{9}) << build;
    EXPECT_EQ(position.builds[0].groups, 2) << build;
  }
}

TEST(OplSave, that_cannot_be_read_says_where_and_what) {
  EXPECT_THAT(faults_of(replaced(plain, "S9 D2", "S9 DZ")), HasSubstr("5:13: found \"DZ\", expected a card"));
  EXPECT_THAT(faults_of(replaced(plain, "S9 D2", "S9 D7")), HasSubstr("expected each card once"));
  EXPECT_THAT(faults_of(replaced(plain, "Score: 11", "Score: eleven")),
              HasSubstr("found \"eleven\", expected a number"));
  EXPECT_THAT(faults_of(replaced(plain, "Score: 11", "Score: 99999999999")), HasSubstr("expected a number"));
  EXPECT_THAT(faults_of(replaced(plain, "S3] H7", "S3 H7")), HasSubstr("expected a closing bracket"));
  EXPECT_THAT(faults_of(replaced(plain, "[C6 S3] Computer", "[C6 S4] Computer")), HasSubstr("lies on the table"));
  EXPECT_THAT(faults_of(replaced(plain, "Next Player: Human", "Next Player: Dealer")), HasSubstr("Human or Computer"));
  EXPECT_THAT(faults_of(replaced(plain, "Table:", "Tabel:")), HasSubstr("the nearest is Table"));
  EXPECT_THAT(faults_of(""), HasSubstr("expected a line such as Round: 1"));
  EXPECT_THAT(faults_of("Table: S9\n"), HasSubstr("expected Round: before anything else"));
  EXPECT_THAT(faults_of("Round: 1\nHand: S9\n"), HasSubstr("expected Computer: or Human: above it"));
}

// Whatever is cut off at its end is refused in its last line, and so is one that lost a line in the middle.
TEST(OplSave, that_breaks_off_is_no_save_with_nothing_in_it) {
  const std::string without_next = replaced(plain, "Next Player: Human\n", "");
  EXPECT_THAT(faults_of(without_next), HasSubstr("20:1: found the end, expected of the save that begins in line 1: "
                                                 "Next Player:"));
  const std::string half = plain.substr(0, plain.find("Table:"));
  EXPECT_THAT(faults_of(half), HasSubstr("Table:, Deck:, Next Player:"));
  EXPECT_THAT(faults_of(replaced(plain, "   Pile: SQ DQ\n", "")), HasSubstr("Human Pile:"));
  EXPECT_THAT(faults_of(half + plain), HasSubstr("found another save, expected of the save that begins in line 1"));
  EXPECT_THAT(faults_of(replaced(plain, "   Pile: SQ DQ\n", "   Pile: SQ\n   Pile: DQ\n")),
              HasSubstr("each line once"));
}

// The human takes the loose seven with the seven of diamonds: H7 goes, both come to the pile.
std::string after_a_capture() {
  std::string text = replaced(plain, "Hand: D7 SA", "Hand: SA");
  text = replaced(text, "Pile: SQ DQ", "Pile: SQ DQ D7 H7");
  text = replaced(text, "Table: [C6 S3] H7 C2", "Table: [C6 S3] C2");
  return replaced(text, "Next Player: Human", "Next Player: Computer");
}

TEST(OplSaves, in_a_row_are_the_turns_between_them) {
  const Parsed<Log> log = parse_saves(plain + "\n" + after_a_capture());
  ASSERT_TRUE(log);
  ASSERT_EQ(log->deals.size(), 1);
  ASSERT_EQ(log->deals[0].entries.size(), 1);
  const auto& turn = std::get<Turn>(log->deals[0].entries[0].what);
  const auto& action = std::get<Action>(turn.steps.at(0));
  EXPECT_EQ(action.kind, Do::capture);
  EXPECT_EQ(action.hand, CardSet("7D"_card));
  EXPECT_EQ(action.table, CardSet("7H"_card));
  EXPECT_EQ(validate(*log).outcome, LogOutcome::holds);
}

// Left beside the seven that it equals: of this project's rules (DOM-TRL-2).
TEST(OplSaves, show_turns_that_break_a_rule) {
  std::string trailed = replaced(plain, "Hand: D7 SA", "Hand: SA");
  trailed = replaced(trailed, "Table: [C6 S3] H7 C2", "Table: [C6 S3] H7 C2 D7");
  trailed = replaced(trailed, "Next Player: Human", "Next Player: Computer");
  const Parsed<Log> log = parse_saves(plain + "\n" + trailed);
  ASSERT_TRUE(log);
  const Report report = validate(*log);
  ASSERT_EQ(report.problems.size(), 1);
  EXPECT_EQ(report.problems[0].findings.at(0).clause, "DOM-TRL-2"_clause);
}

TEST(OplSaves, that_no_turn_connects_are_taken_as_they_are) {
  const Parsed<Log> log = parse_saves(plain + "\n" + replaced(after_a_capture(), "C4 H4", "C4 H4 DJ"));
  ASSERT_FALSE(log);  // the jack is in two places
  const Parsed<Log> other = parse_saves(plain + "\n" + replaced(after_a_capture(), "Hand: SA CX DJ", "Hand: SA"));
  ASSERT_TRUE(other);
  EXPECT_TRUE(std::holds_alternative<Agreed>(other->deals[0].entries.back().what));
}

// All cards but two lie loose: of turns there are more than can be looked at, and none of them made the second save
// of the first.
TEST(OplSaves, of_a_table_beyond_counting_are_read_as_far_as_it_shows) {
  std::string loose;
  for (const char suit : {'C', 'D', 'H', 'S'})
    for (const char rank : std::string_view("A23456789XJQK"))
      if (const std::string card{suit, rank}; card != "D7" && card != "S9") loose += " " + card;
  const auto save = [](const std::string& pile, const std::string& table) {
    return "Round: 3\n\nComputer:\n   Score: 11\n   Hand: S9\n   Pile: " + pile +
           "\n\nHuman:\n   Score: 8\n   Hand: D7\n   Pile:\n\nTable:" + table +
           "\n\nBuild Owner:\n\nLast Capturer: Human\n\nDeck:\n\nNext Player: Human\n";
  };
  const std::string taken = loose.substr(0, 3);
  const Parsed<Log> log = parse_saves(save("", loose) + "\n" + save(taken, loose.substr(3)));
  ASSERT_TRUE(log) << casino::text_of(log.errors().front());
  EXPECT_TRUE(std::holds_alternative<Agreed>(log->deals[0].entries.back().what));
}

TEST(OplSaves, of_a_log_lead_back_to_it) {
  const Parsed<Log> log = parse_saves(plain + "\n" + after_a_capture());
  ASSERT_TRUE(log);
  const auto saves = saves_of(*log);
  ASSERT_TRUE(saves);
  ASSERT_EQ(saves->size(), 2);
  EXPECT_EQ((*saves)[0].human.score, 8);
  EXPECT_THAT(text_of((*saves)[0]), HasSubstr("Deck: H2 C9 SK D5 S4 H8 C3 DX\n"));
  std::string text;
  for (const Save& save : *saves) text += text_of(save) + "\n";
  const Parsed<Log> again = parse_saves(text);
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, *log);
}

// A pack tells what is still to be dealt, and in which order.
TEST(OplSaves, of_a_game_with_its_pack_hold_when_they_are_read_again) {
  for (const std::uint64_t seed : {2, 16}) {
    const auto saves = saves_of(generate::random_game(stated(find_named_rules("opl")->usual_rules()), seed, {1}));
    ASSERT_TRUE(saves) << casino::text_of(saves.errors().front());
    EXPECT_EQ(saves->front().deck.size(), 40);
    std::string text;
    for (const Save& save : *saves) text += text_of(save) + "\n";
    const Parsed<Log> again = parse_saves(text);
    ASSERT_TRUE(again);
    EXPECT_EQ(validate(*again).outcome, LogOutcome::holds) << "seed " << seed;
  }
}

TEST(OplSaves, are_not_made_of_what_nobody_knows) {
  const Log game = generate::random_game(stated(find_named_rules("opl")->usual_rules()), 2, {1});
  const auto hidden = saves_of(as_seen_by_an_observer(game));
  ASSERT_FALSE(hidden);
  EXPECT_EQ(hidden.errors().front().found, "cards that nobody knows");
  Log without_pack = game;
  without_pack.deals.front().pack.clear();
  const auto unordered = saves_of(without_pack);
  ASSERT_FALSE(unordered);
  EXPECT_EQ(unordered.errors().front().expected, "a deal with its pack");
  // A position tells which cards are still to be dealt, and not in which order.
  Log fragment = *parse_saves(plain);
  fragment.deals.front().pack.clear();
  ASSERT_TRUE(fragment.deals.front().start->stock.is_known());
  const auto a_set = saves_of(fragment);
  ASSERT_FALSE(a_set);
  EXPECT_EQ(a_set.errors().front().expected, "a deal with its pack");
  const auto four = saves_of(generate::random_game(stated(find_named_rules("royal")->rules(Seats{4})), 1, {1}));
  ASSERT_FALSE(four);
  EXPECT_EQ(four.errors().front().found, "a game of 4");
}

}  // namespace
}  // namespace casino::log::opl::opl_test
