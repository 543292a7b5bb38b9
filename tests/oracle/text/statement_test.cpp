// What a clause says is true in the game at hand: of each option that decides something of it the sentence speaks, or
// it is written down here why it need not.

#include "oracle/text/statement.hpp"

#include <functional>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rules/variants.hpp"
#include "model/score/score.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/rulesets/not_applicable.hpp"
#include "tests/support/source_dir.hpp"
#include "tests/support/verdicts.hpp"

namespace casino::statement_test {
namespace {

using test::with;
using testing::HasSubstr;
using testing::Not;

std::string says(const Rules& rules, Clause clause) { return statement_of(clause, rules).text; }

// 000, 001, 004: an ace is worth 1 or 14 in ten games, and Finland's cards are worth more when they are played.
TEST(Statement, values_are_those_of_the_game) {
  constexpr Clause values = "AA-VAL-1"_clause;
  EXPECT_EQ(says(anglo_american(Seats{2}), values), "An ace counts 1, and two to ten count their number.");
  EXPECT_EQ(says(swazi(Seats{4}), values), "An ace counts 1 or 14, and two to ten count their number.");
  EXPECT_EQ(says(sotho(Seats{3}), values), "An ace counts 1, and two to ten count their number.");
  EXPECT_EQ(says(finland(Seats{2}), values),
            "An ace counts 1 on the table and 14 when it is played, and two to ten count their number; played from the "
            "hand the two of spades counts 15 and the ten of diamonds counts 16.");
  EXPECT_EQ(says(tuxedo(Seats{2}), values), "A card is worth its number, one to ten.");
  for (const VariantEntry& variant : variants()) {
    const Rules rules = variant.rules(Seats{variant.usual_seats});
    const bool is_twofold = rules.value_ace_hand == AceValue::low_or_high;
    EXPECT_EQ(says(rules, values).starts_with("An ace counts 1 or 14"), is_twofold) << variant.name;
  }
}

// 000, Sotho: the partner's top may be stolen. 000, Swazi: neither the own pile's nor the partner's.
TEST(Statement, piles_are_closed_as_in_the_game) {
  constexpr Clause closed = "SWZ-STL-2"_clause;
  EXPECT_EQ(says(swazi(Seats{4}), closed), "Neither the own pile nor the partner's is open.");
  EXPECT_EQ(says(sotho(Seats{4}), closed), "The own pile is not open; the partner's is.");
  EXPECT_EQ(says(swazi(Seats{3}), closed), "The own pile is not open.");
  EXPECT_EQ(says(south_african(Seats{4}), closed), "The own pile is not open.");
}

// 001, Hungary: a player may play any number of cards to capture, and one to trail.
TEST(Statement, as_many_cards_are_played_as_in_the_game) {
  EXPECT_EQ(says(royal(Seats{2}), "AA-TRN-1"_clause), "In each turn exactly one card is played from the hand.");
  EXPECT_EQ(says(hungarian(Seats{2}), "AA-TRN-1"_clause),
            "In each turn cards are played from the hand: one that is trailed, or one or more that capture together.");
}

// 000, action 1: opponents may insist on what was left, and on a trailed card's capturing.
TEST(Statement, a_choice_that_others_can_undo_is_said_so) {
  EXPECT_EQ(says(swazi(Seats{3}), "AA-TRL-2"_clause),
            "A card may be trailed though it could capture, unless an opponent insists that it captures.");
  EXPECT_THAT(says(swazi(Seats{3}), "AA-CAP-9"_clause), HasSubstr("unless an opponent insists"));
  EXPECT_THAT(says(royal(Seats{3}), "AA-CAP-9"_clause), Not(HasSubstr("insists")));
}

// 000: a side's builds of one value are united, and nothing else makes two builds one.
TEST(Statement, equal_builds_become_one_where_they_do) {
  EXPECT_EQ(says(swazi(Seats{4}), "AA-ADD-9"_clause),
            "Cards of another build cannot be added; two builds are never made one but equal ones of one side.");
  EXPECT_EQ(says(royal(Seats{4}), "AA-ADD-9"_clause),
            "Cards of another build cannot be added; two builds are never made one.");
}

TEST(Statement, a_permission_that_is_not_given_does_not_hold) {
  EXPECT_FALSE(statement_of("AA-BLD-1"_clause, finland(Seats{2})).holds);
  EXPECT_TRUE(statement_of("AA-BLD-1"_clause, royal(Seats{2})).holds);
  EXPECT_FALSE(statement_of("AA-TRL-2"_clause, with(royal(Seats{2}), "trail.capturing_card", "forbidden")).holds);
  EXPECT_FALSE(statement_of("SWZ-INS-1"_clause, south_african(Seats{2})).holds);
}

// HAI-WIN-1, HAI-SCO-1: where something else scores, by an option or by a table, that is not said to be otherwise.
TEST(Statement, of_haiti_tells_what_scores_and_wins) {
  const Rules rules = haiti(Seats{4});
  const Statement alone = statement_of("HAI-SCO-1"_clause, rules);
  EXPECT_TRUE(alone.is_registered);
  EXPECT_TRUE(statement_of("HAI-SCO-1"_clause, with(rules, "score.cards_rule", "per_card")).is_registered);
  EXPECT_TRUE(statement_of("HAI-WIN-1"_clause, rules).is_registered);
  Rules tabled = rules;
  tabled.scoring = {{item_of("QH"_card), TableTie::nobody, 1}};
  for (const Rules& more : {with(rules, "score.aces", "1"), with(rules, "sweep.score", "1"), tabled}) {
    EXPECT_EQ(says(more, "HAI-SCO-1"_clause), "Other things score, too.");
    EXPECT_EQ(says(more, "HAI-WIN-1"_clause), "Whoever scores most in a deal has won it.");
  }
  EXPECT_EQ(says(with(with(rules, "score.aces", "1"), "score.cards", "0"), "HAI-SCO-1"_clause),
            "Other things score in their place.");
  EXPECT_EQ(says(with(rules, "match.target", "11"), "HAI-WIN-1"_clause), "A match is played to 11 points.");
  const Rules nothing = with(rules, "score.cards", "0");
  EXPECT_EQ(says(nothing, "HAI-SCO-1"_clause), "Nothing scores at all.");
  EXPECT_EQ(says(nothing, "HAI-WIN-1"_clause), "Nothing scores, and so nobody wins.");
}

// AA-SCO-6: nothing is tied for where each card scores; most spades that have to be five score for one side or nobody;
// OWN-SCO-4 tells of the ties of a table.
TEST(Statement, of_ties_is_about_what_can_be_tied_for) {
  constexpr Clause ties = "AA-SCO-6"_clause;
  Rules rules = with(with(dominican(Seats{2}), "score.cards_rule", "per_card"), "score.spades_tie", "one_each");
  EXPECT_EQ(says(rules, ties), "If there is a tie for most spades, those who tie have a point each.");
  EXPECT_EQ(says(with(rules, "score.spades_rule", "five_most"), ties),
            "If there is a tie for most spades, nobody scores.");
  rules.score_spades = 0;
  EXPECT_EQ(says(rules, ties), "Nothing that scores can be tied for.");
  rules.scoring = {{item_of_most(Suit::hearts), TableTie::shared, 2}};
  EXPECT_EQ(says(rules, ties), "Only what the scoring table has most of can be tied for.");
  EXPECT_FALSE(entry_of(Option::score_cards_tie).decides(rules));
}

// AA-SWP-1, TUX-SCO-3, HUN-ULM-2: sweeps of some kinds may score where others do not.
TEST(Statement, of_sweeps_tells_which_of_them_score) {
  const Rules none = anglo_american(Seats{2});
  EXPECT_EQ(says(none, "AA-SWP-1"_clause), "A capture that leaves the table empty scores nothing.");
  const Rules large = with(none, "sweep.large_score", "10");
  EXPECT_EQ(says(large, "AA-SWP-1"_clause),
            "A capture that leaves the table empty scores nothing, one of four cards or more ten points.");
  EXPECT_EQ(says(large, "TUX-SCO-3"_clause), "A sweep of four cards or more scores ten points, a smaller one nothing.");
  EXPECT_EQ(says(large, "SWZ-SCO-7"_clause), says(large, "AA-SWP-1"_clause));
  EXPECT_FALSE(said_on_a_page("AA-SWP-1"_clause, large));
  const Rules first = with(none, "sweep.initial_score", "2");
  EXPECT_EQ(says(first, "AA-SWP-1"_clause),
            "A capture that leaves the table empty scores nothing, one of the untouched first layout two points.");
  const Rules uncounted = with(first, "sweep.counted", "from_second_dealing");
  EXPECT_EQ(says(uncounted, "AA-SWP-1"_clause), "A capture that leaves the table empty scores nothing.");
  EXPECT_EQ(says(uncounted, "HUN-ULM-2"_clause),
            "Sweeping the first four cards of the table with the first play of the deal scores nothing.");
  EXPECT_EQ(
      says(with(with(south_african(Seats{3}), "sweep.score", "1"), "sweep.initial_score", "2"), "HUN-ULM-2"_clause),
      "Sweeping the first card of the table with the first play of the deal scores two points.");
}

std::vector<std::string> values_tried(const OptionEntry& option) {
  std::vector<std::string> values(option.values.begin(), option.values.end());
  if (option.kind != OptionKind::number) return values;
  for (const int number : {option.lowest, option.lowest + 1, option.lowest + 2, option.lowest + 3})
    if (number <= option.highest) values.push_back(written(option, number));
  return values;
}

// ---- Of what scores

// Whether a sentence says that its item scores.
bool says_that_it_scores(const Rules& rules, Clause clause) {
  const std::string text = says(rules, clause);
  return !text.ends_with("nothing.") && !text.ends_with("no points.");
}

// The items that have points in a deal in which one side has captured everything: with sweeps of each sort, with an
// orange that it called, and with the last capture.
std::set<ScoreItem> items_with_points(const Rules& rules) {
  const Side all{0};
  Captured captured;
  captured.cards[all] = rules.pack;
  captured.last_capture = all;
  captured.calls[all].oranges = 1;
  for (const Sweep& sweep : {Sweep{all, 2, false}, Sweep{all, 7, false}}) captured.sweeps.push_back(sweep);
  if (first_layout_can_be_swept(rules)) captured.sweeps.push_back({all, 4, true});
  std::set<ScoreItem> items;
  for (const ScoreLine& line : score_of(rules, captured).lines)
    if (line.points[all] != 0) items.insert(line.item);
  return items;
}

struct ItemOfClause {
  Clause clause;
  ScoreItem item;
};
constexpr auto items_of_clauses = std::to_array<ItemOfClause>({
    {"AA-SCO-1"_clause, ScoreItem::cards},
    {"AA-SCO-2"_clause, ScoreItem::spades},
    {"AA-SCO-3"_clause, ScoreItem::ace_spades},
    {"AA-SCO-4"_clause, ScoreItem::ten_diamonds},
    {"AA-SCO-5"_clause, ScoreItem::two_spades},
    {"TUX-SCO-2"_clause, ScoreItem::oranges},
    {"TUX-SCO-4"_clause, ScoreItem::fives},
    {"AA-SWP-1"_clause, ScoreItem::sweeps},
    {"SWZ-SCO-7"_clause, ScoreItem::sweeps},
});

// HAI-SCO-1, by what has points.
std::string_view what_else_scores(const std::set<ScoreItem>& items) {
  const bool others_score = items.size() > (items.contains(ScoreItem::cards) ? 1U : 0U);
  if (!items.contains(ScoreItem::cards))
    return others_score ? "Other things score in their place." : "Nothing scores at all.";
  return others_score ? "Other things score, too." : entry_of("HAI-SCO-1"_clause).statement;
}

// HAI-WIN-1: whether whoever has one card more than the others has more points, however few of all they are.
bool most_cards_have_most_points(const Rules& rules) {
  const int sides = side_count(rules);
  const int most = rules.pack.size() / sides + 1;
  Captured captured;
  int place = 0;
  for (const Card card : rules.pack) {
    const int side = place < most ? 0 : 1 + place % (sides - 1);
    captured.cards[Side{static_cast<std::uint8_t>(side)}].insert(card);
    ++place;
  }
  const DealScore score = score_of(rules, captured);
  for (int side = 1; side < sides; ++side)
    if (score.total[Side{static_cast<std::uint8_t>(side)}] >= score.total[Side{0}]) return false;
  return true;
}

bool is_what_wins_a_deal(const Statement& said, const Rules& rules, const std::set<ScoreItem>& items) {
  if (said.is_registered) return items == std::set{ScoreItem::cards} && most_cards_have_most_points(rules);
  return said.text ==
         (items.empty() ? "Nothing scores, and so nobody wins." : "Whoever scores most in a deal has won it.");
}

void hold_what_is_said_of_scores(const Rules& rules, const std::string& where) {
  const std::set<ScoreItem> items = items_with_points(rules);
  for (const auto& [clause, item] : items_of_clauses) {
    if (!rules.off.empty()) break;  // what is off nobody says
    EXPECT_EQ(says_that_it_scores(rules, clause), items.contains(item)) << where << ": " << says(rules, clause);
  }
  EXPECT_EQ(says(rules, "HAI-SCO-1"_clause), what_else_scores(items)) << where;
  if (rules.match_target > 0) return;  // then that is said
  const Statement wins = statement_of("HAI-WIN-1"_clause, rules);
  EXPECT_TRUE(is_what_wins_a_deal(wins, rules, items)) << where << ": " << wins.text;
}

bool is_about_points(const OptionEntry& option) {
  return option.name.starts_with("score.") || option.name.starts_with("sweep.") || option.name == "match.target";
}

// Each of these rules with one option of the score set otherwise, or one clause of it switched off.
void each_other_score(const Rules& rules, const std::string& where,
                      const std::function<void(const Rules&, const std::string&)>& use) {
  for (const OptionEntry& option : options()) {
    if (!is_about_points(option)) continue;
    for (const std::string& value : values_tried(option)) {
      Rules other = rules;
      if (set_value(other, option.option, value) || contradiction(other) || other == rules) continue;
      use(other, where + " " + std::string(option.name) + "=" + value);
    }
  }
  for (std::uint16_t i = 0; i < all_clauses.size(); ++i) {
    const Clause clause{i};
    if (entry_of(clause).kind != ClauseKind::score || !has_an_off(clause)) continue;
    Rules other = rules;
    other.off.insert(clause);
    use(other, where + " without " + std::string(entry_of(clause).id));
  }
}

// With two of them otherwise, too: in Haiti no more than one option has to be for nothing to score.
TEST(Statement, of_scores_tells_what_the_score_sheet_has) {
  for (const VariantEntry& variant : variants()) {
    const Rules rules = variant.rules(Seats{variant.usual_seats});
    const std::string name(variant.name);
    hold_what_is_said_of_scores(rules, name);
    each_other_score(rules, name, [](const Rules& one, const std::string& where) {
      hold_what_is_said_of_scores(one, where);
      each_other_score(one, where, hold_what_is_said_of_scores);
    });
  }
}

// ---- Of every option

// A clause that says the same with any value of an option that it reads: what the option decides there is no part of
// it, or is said by another clause.
struct SaysTheSame {
  std::string_view clause;
  std::string_view option;
  std::string_view why;
  [[nodiscard]] std::string words() const { return std::string(clause) + " " + std::string(option); }
};
constexpr auto says_the_same = std::to_array<SaysTheSame>({
    {"AA-BLD-3", "build.card_held",
     "A card must be held when a build is made, whether or not it has to be kept: AA-OWN-2 says that."},
    {"AA-DEAL-2", "deal.table_source",
     "The tradition tells of a table that is dealt; else it says in what packets, and no more."},
    {"AA-DEAL-4", "deal.hand", "It tells what happens when hands are played out, however large they are."},
    {"AA-DEAL-5", "deal.remainder", "It counts dealings; TUX-DEAL-2 and SAF-DEAL-5 tell of the odd cards."},
    {"AA-OWN-1", "build.owner",
     "Whoever has put a card on it before may not trail, but does not own it: AA-TRL-3 says that."},
    {"AA-SCO-1", "score.cards_tie", "AA-SCO-6 tells of ties."},
    {"AA-SCO-2", "score.spades_tie", "AA-SCO-6 tells of ties."},
    {"AA-SCO-6", "score.cards", "It tells of ties, whatever they are worth."},
    {"AA-SCO-6", "score.spades", "It tells of ties, whatever they are worth."},
    {"AA-SCO-8", "score.cards", "It tells of the last capture, or of a variation."},
    {"AA-TRN-1", "capture.hand_cards", "It says how many leave the hand, not how they capture."},
    {"AA-TRN-1", "turn.shape", "One card is played, in however many actions."},
    {"AA-WIN-4", "match.target", "It tells of a variation."},
    {"AA-WIN-5", "match.target", "It tells of a variation, or of 50."},
    {"AA-WIN-6", "match.resolve", "It tells of a variation."},
    {"AA-WIN-7", "match.count_when", "It tells of a variation; that a claim is needed AA-WIN-8 says."},
    {"AA-WIN-7", "match.majority_moment", "Only where points count as they are earned."},
    {"AA-WIN-9", "match.count_when", "It tells what some do."},
    {"DOM-ADD-2", "raise.whose", "One's own build is excluded by each of these values."},
    {"DOM-SOTO-1", "sweep.frozen_from", "It tells of cards; DOM-WIN-7 tells of sweeps."},
    {"DOM-WIN-2", "endgame.restrictions", "So it is from 16 on, too."},
    {"DOM-WIN-3", "endgame.restrictions", "So it is from 16 on, too."},
    {"DOM-WIN-4", "endgame.restrictions", "So it is from 16 on, too."},
    {"DOM-WIN-5", "endgame.restrictions", "So it is from 16 on, too."},
    {"DOM-WIN-6", "endgame.restrictions", "So it is from 16 on, too."},
    {"DOM-WIN-8", "endgame.restrictions", "So it is from 16 on, too."},
    {"DOM-WIN-8", "match.majority_moment", "Only where sides are restricted."},
    {"DOM-CAP-3", "build.equal_loose", "Only where loose cards of the rank must be taken."},
    {"SAF-CAP-1", "steal.use", "Tops may be captured with each of these values."},
    {"HUN-NAG-5", "deal.exposed", "It tells of the last hands, HUN-ULM-3 of the bottom card."},
    {"HUN-ULM-3", "deal.exposed", "It tells of the bottom card, HUN-NAG-5 of the last hands."},
    {"SAF-PILE-3", "pile.capturing_card", "Only where captures lie by number."},
    {"SOT-PILE-1", "pile.unit_order", "Only where captures lie as they came together."},
    {"SOT-STL-1", "steal.whose", "The partner's top is open with each of these values."},
    {"SWZ-ACE-4", "announce.build", "What two aces are must be said with each of these values."},
    {"SWZ-AUG-2", "steal.use", "Tops may be added with each of these values."},
    {"SWZ-CAP-6", "steal.use", "No top may be captured with either."},
    {"SWZ-CUT-3", "deal.redo_duty", "Where no pictures are too many, nothing is to be cut again because of them."},
    {"SWZ-INS-5", "turn.reuse_trailed_card", "Which cards are in play SWZ-TRN-7 says."},
    {"SWZ-STL-7", "turn.reuse_trailed_card", "What may be added to SWZ-TRN-7 says."},
    {"SWZ-PTN-1", "partner.build_for", "What is known of the partner does not hang on what may be done with it."},
    {"SWZ-STL-2", "steal.whose", "Where nobody has a partner others are opponents."},
    {"SWZ-STL-5", "steal.onto", "Something must lie there with each of these values."},
    {"SWZ-STL-7", "steal.onto", "A loose card will do with each of these values."},
    {"SWZ-TRN-3", "turn.shape", "One card is played, in however many actions."},
    {"SWZ-TRN-4", "turn.shape", "One card is played, in however many actions."},
    {"SWZ2-RST-3", "build.limit", "SWZ2-RST-2 says until when."},
    {"TUX-ORG-1", "score.orange", "It tells what an orange is, whatever it is worth."},
    {"TUX-ORG-1", "score.played_card", "It tells of oranges, TUX-SCO-3 of sweeps."},
    {"TUX-ORG-2", "orange.window", "TUX-ORG-3 says who may call."},
    {"TUX-SCO-2", "orange.per_capture", "TUX-ORG-1 says what an orange is."},
    {"TUX-SCO-3", "score.played_card", "It tells of sweeps, TUX-ORG-1 of oranges."},
});

std::string all_said(const Rules& rules, Clause clause) {
  const Statement statement = statement_of(clause, rules);
  return (statement.holds ? "" : "(not granted) ") + statement.text;
}

// Pairs of a clause and an option that changes what the rules are, and not what the clause says.
std::set<std::string> unchanged(const Rules& rules, const OptionEntry& option, Clause clause) {
  std::set<std::string> pairs;
  for (const std::string& value : values_tried(option)) {
    Rules other = rules;
    if (set_value(other, option.option, value) || contradiction(other) || other == rules) continue;
    if (!option.decides(rules) || !option.decides(other)) continue;
    if (is_about_nothing(rules, entry_of(clause).id) || is_about_nothing(other, entry_of(clause).id)) continue;
    const bool is_granted = statement_of(clause, rules).holds;
    if (is_granted && all_said(rules, clause) == all_said(other, clause))
      pairs.insert(std::string(entry_of(clause).id) + " " + std::string(option.name));
  }
  return pairs;
}

std::vector<Clause> clauses_named_by(std::string_view ids) {
  std::vector<Clause> clauses;
  while (!ids.empty()) {
    const auto space = ids.find(' ');
    for (const Clause clause : find_clauses(ids.substr(0, space))) clauses.push_back(clause);
    ids = space == std::string_view::npos ? std::string_view{} : ids.substr(space + 1);
  }
  return clauses;
}

bool clause_is_named(std::string_view ids, Clause clause) {
  const std::vector<Clause> named = clauses_named_by(ids);
  return std::find(named.begin(), named.end(), clause) != named.end();
}

bool need_not_be_said(const Rules& rules, const OptionEntry& option, Clause clause) {
  const bool is_about_nobody = option.is_about_partners && !has_partners(rules);
  return entry_of(clause).derived || is_about_nobody || clause_is_named(option.not_said_by, clause);
}

TEST(Statement, speaks_of_every_option_that_decides_something_of_it) {
  std::set<std::string> found;
  for (const VariantEntry& variant : variants())
    for (const std::uint8_t seats : {variant.usual_seats, variant.most_seats}) {
      const Rules rules = variant.rules(Seats{seats});
      for (const OptionEntry& option : options())
        for (const Clause clause : clauses_named_by(option.clauses))
          if (!need_not_be_said(rules, option, clause)) found.merge(unchanged(rules, option, clause));
    }
  std::set<std::string> excused;
  for (const SaysTheSame& one : says_the_same) excused.insert(one.words());
  EXPECT_EQ(found, excused);
}

// ---- Of every verdict

const corpus::Corpus& all_cases() {
  static const corpus::Corpus cases = corpus::load_corpus(test::source_path("corpus/cases"));
  return cases;
}

std::vector<std::string> faults_of(const Rules& rules, const Judgement& judgement) {
  std::vector<std::string> faults;
  for (const Finding& used : judgement.permissions)
    if (!statement_of(used.clause, rules).holds)
      faults.push_back(std::string(entry_of(used.clause).id) + " is cited, and not granted");
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict))
    for (const Finding& warning : judgement.warnings)
      for (const Finding& violation : illegal->violations)
        if (warning.clause == violation.clause && warning.step == violation.step)
          faults.push_back(std::string(entry_of(warning.clause).id) + " is broken, and a custom as well");
  return faults;
}

// The same turns by other rules too, where they can be asked.
std::vector<Rules> rules_of_all_games(Seats seats) {
  std::vector<Rules> all;
  for (const VariantEntry& variant : variants())
    if (const auto rules = rules_of(variant.name, seats)) all.push_back(*rules);
  return all;
}

// What a verdict cites as permission is granted by the rules in force, whatever its options are; and a permission that
// is refused though it is granted says how far it goes, in other words than that it is not. What is broken is no mere
// custom.
TEST(Statement, holds_of_every_permission_that_a_verdict_rests_on) {
  for (const corpus::CaseFile& file : all_cases().files)
    for (const corpus::Case& one : file.cases) {
      const auto* asked = std::get_if<corpus::TurnsAsked>(&one.asked);
      if (asked == nullptr) continue;
      std::vector<Rules> all = rules_of_all_games(one.rules.seats);
      all.push_back(one.rules);
      for (const Rules& rules : all) {
        Position position = asked->position;
        for (const Turn& turn : asked->turns) {
          if (!structural_faults(rules, position).empty()) break;
          const Judgement judgement = judge(rules, position, turn);
          for (const std::string& fault : faults_of(rules, judgement))
            ADD_FAILURE() << one.id << " by the rules of " << rules.variant << ": " << fault;
          position = judgement.after;
        }
      }
    }
}

}  // namespace
}  // namespace casino::statement_test
