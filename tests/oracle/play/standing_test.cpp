// How a match stands after deals that are told by what each side captured: what that tells, and what it does not.

#include "oracle/play/standing.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/requests/answers.hpp"
#include "oracle/requests/request.hpp"
#include "tests/oracle/json/reading.hpp"

namespace casino::json::standing_test {
namespace {

using testing::HasSubstr;

Parsed<Request> read(const std::string& rules, const std::string& match) {
  RequestReader reader(Node{std::string("anglo-american")});
  const std::string text = R"({"rules":)" + rules + R"(,"match":{)" + match + "}}";
  return reader.read(read_document(text).value(), Subject::score);
}

Json standing(const std::string& rules, const std::string& match) {
  const auto request = read(rules, match);
  EXPECT_TRUE(request) << test::faults(request);
  return request ? standing_in_json(request->rules, *request->match) : Json();
}

std::string refusal(const std::string& rules, const std::string& match) { return test::faults(read(rules, match)); }

// N has most cards, and S most spades; of the rest S has three points, and N five.
constexpr auto cards_to_n_and_spades_to_s =
    R"({"sides":{"N":{"count":28,"spades":6,"aces":["AS","AD"],"other":["10D","2S"]},)"
    R"("S":{"count":24,"spades":7,"aces":["AC","AH"]}})";

std::string deals(const std::string& more = "}") {
  return R"("deals":[)" + std::string(cards_to_n_and_spades_to_s) + more + "]";
}

// DOM-WIN-8: at 18 N wins by the cards, at 20 S by the spades: the first that has what he needs.
TEST(Standing, does_not_know_who_met_his_criterion_first) {
  for (const char* more : {"}", R"(,"last_capture":"N"})", R"(,"last_capture":"S"})"}) {
    const Json answer = standing(R"("dominican")", R"("totals":{"N":18,"S":20},)" + deals(more));
    EXPECT_EQ(answer["certain"], false) << more;
    EXPECT_THAT(answer["doubt"].get<std::string>(), HasSubstr("which of them was the first")) << more;
  }
  const Json of_partners = standing(R"({"variant":"dominican","seats":4})",
                                    R"("totals":{"N+S":18,"E+W":20},"deals":[{"sides":{)"
                                    R"("N+S":{"count":28,"spades":6,"aces":["AS","AD"],"other":["10D","2S"]},)"
                                    R"("E+W":{"count":24,"spades":7,"aces":["AC","AH"]}}}])");
  EXPECT_EQ(of_partners["certain"], false);
}

TEST(Standing, knows_who_met_his_criterion_first_where_it_is_told_or_only_one_did) {
  const Json told = standing(R"("dominican")", R"("totals":{"N":18,"S":20},"met_first":["S"],)" + deals());
  EXPECT_EQ(told["certain"], true);
  EXPECT_EQ(told["match"]["winner"], "S");
  const Json alone = standing(R"("dominican")", R"("totals":{"N":18,"S":18},)" + deals());
  EXPECT_EQ(alone["certain"], true);
  EXPECT_EQ(alone["match"]["winner"], "N");
}

// AA-WIN-7: both come to 21 in the deal, which ended as soon as one of them was there.
TEST(Standing, does_not_know_who_was_first_at_the_target_where_points_count_as_they_are_made) {
  const std::string at_once = R"({"options":{"match.count_when":"as_earned_automatic"}})";
  EXPECT_EQ(standing(at_once, R"("totals":{"N":19,"S":19},)" + deals())["certain"], false);
  const Json one = standing(at_once, R"("totals":{"N":19,"S":3},)" + deals());
  EXPECT_EQ(one["certain"], true);
  EXPECT_EQ(one["match"]["winner"], "N");
}

// Option deal.next_lead.
TEST(Standing, does_not_know_who_deals_next_where_nobody_tells_who_captured_last) {
  const std::string last_leads = R"({"options":{"deal.next_lead":"last_capturer"}})";
  const Json untold = standing(last_leads, R"("dealer":"N",)" + deals());
  EXPECT_EQ(untold["certain"], false);
  EXPECT_THAT(untold["doubt"].get<std::string>(), HasSubstr("who captured last"));
  for (const char* told : {R"("last_capturer":"S",)", R"("last_capturer":"N",)"})
    EXPECT_EQ(standing(last_leads, told + deals())["certain"], true);
  EXPECT_EQ(standing(R"("anglo-american")", deals())["certain"], true);
}

// AA-WIN-8, WE-HUN-07: what was captured by then is enough.
TEST(Standing, is_certain_where_a_claim_that_is_right_ended_the_deal) {
  const std::string so_far =
      R"("totals":{"N":7,"S":8},"deals":[{"sides":{"N":{"cards":["10D","AC","AD"]},"S":{"cards":["2S","AH","AS"]}}}])";
  const Json right = standing(R"("hungarian")", so_far + R"(,"claimed_by":"S")");
  EXPECT_EQ(right["certain"], true);
  EXPECT_EQ(right["match"]["winner"], "S");
  EXPECT_EQ(standing(R"("hungarian")", R"("totals":{"N":7,"S":2},)" + deals() + R"(,"claimed_by":"S")")["certain"],
            false);
}

// FIN-WIN-2: S's sweep would have taken N's back, but it was not made any more.
TEST(Standing, counts_nothing_behind_the_sweep_that_won) {
  const Json answer = standing(R"("finland")", R"("totals":{"N":15,"S":3},"deals":[{"sides":{"N":{"cards":["10D"]},)"
                                               R"("S":{"cards":["2S"]}},"sweeps":["N","S"]}])");
  EXPECT_EQ(answer["certain"], true);
  EXPECT_EQ(answer["match"]["winner"], "N");
  EXPECT_EQ(answer["match"]["totals"]["N"], 16);
}

// AA-WIN-7: the same where everything counts as it is earned. With N's ten it is as certain that N was there, and not
// what N had when it was; at 13 N was there if the ten came before S's sweep, and nobody tells.
TEST(Standing, knows_of_a_sweep_that_won_before_it_was_cancelled) {
  const std::string at_once = R"({"variant":"finland","options":{"match.count_when":"as_earned_automatic"}})";
  const auto after = [&](const std::string& totals, const std::string& sides, const std::string& sweeps) {
    return standing(at_once, totals + R"("deals":[{"sides":{)" + sides + R"(},"sweeps":)" + sweeps + "}]");
  };
  const Json won = after(R"("totals":{"N":15,"S":3},)", "", R"(["N","S"])");
  EXPECT_EQ(won["certain"], true);
  EXPECT_EQ(won["match"]["winner"], "N");
  EXPECT_EQ(won["match"]["totals"]["N"], 16);
  const std::string ten = R"("N":{"cards":["10D"]},"S":{"cards":["3H"]})";
  const Json with_ten = after(R"("totals":{"N":15,"S":3},)", ten, R"(["S","N","N","S"])");
  EXPECT_EQ(with_ten["match"]["winner"], "N");
  EXPECT_EQ(with_ten["certain"], true) << "by all that is told at the end N is at 17";
  const Json cancelled = after(R"("totals":{"N":13,"S":3},)", ten, R"(["N","S"])");
  EXPECT_EQ(cancelled["certain"], false);
  EXPECT_THAT(cancelled["doubt"].get<std::string>(), HasSubstr("before it lost points again"));
  const std::string ace = R"("N":{"cards":["3H"]},"S":{"cards":["AS"]})";
  const Json sooner = after(R"("totals":{"N":15,"S":3},)", ace, R"(["N","S"])");
  EXPECT_EQ(sooner["match"]["winner"], "N");
  EXPECT_EQ(sooner["certain"], false);
  EXPECT_THAT(sooner["doubt"].get<std::string>(), HasSubstr("a sweep that is not the last one"));
}

// HUN-NAG-7: S has three points and eight sweeps, which is eleven. Whoever has points has played before.
TEST(Standing, is_double_after_the_first_deal_only) {
  const std::string sweeps = R"(,"sweeps":["S","S","S","S","S","S","S","S"]})";
  const auto is_double = [&](const std::string& totals) {
    const Json answer = standing(R"("hungarian-nagy")", totals + deals(sweeps));
    EXPECT_EQ(answer["match"]["winner"], "S");
    return answer["match"].value("double", false);
  };
  EXPECT_FALSE(is_double(R"("totals":{"N":1,"S":9},)"));
  EXPECT_TRUE(is_double(""));
}

TEST(Standing, is_asked_of_no_deal_after_the_end) {
  const std::string two =
      R"("deals":[)" + std::string(cards_to_n_and_spades_to_s) + "}," + std::string(cards_to_n_and_spades_to_s) + "}]";
  EXPECT_THAT(refusal(R"("anglo-american")", R"("totals":{"N":14,"S":0},)" + two),
              HasSubstr("/match/deals/1: found a deal, expected none: the match was over"));
  EXPECT_EQ(refusal(R"("anglo-american")", two), "");
  // Totals before the deals are not asked: the first is counted whatever they are.
  EXPECT_EQ(standing(R"("anglo-american")", R"("totals":{"N":21,"S":0},)" + deals())["match"]["deals"], 1);
}

TEST(Standing, is_asked_of_no_correct_claim_where_nobody_can_claim) {
  EXPECT_THAT(refusal(R"("royal")", deals() + R"(,"claimed_by":"N")"), HasSubstr("/match/claimed_by: found a claim"));
  EXPECT_EQ(refusal(R"("royal")", deals() + R"(,"false_claim_by":"N")"), "") << "claim.false says what that costs";
}

}  // namespace
}  // namespace casino::json::standing_test
