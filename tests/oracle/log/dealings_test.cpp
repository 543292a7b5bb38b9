// What a log tells of dealings: how many cards, and who says "last".

#include "tests/oracle/log/reading.hpp"

namespace casino::log {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// AA-DEAL-6: the dealer says it, and S deals; and of six dealings the fifth is not the last.
TEST(Dealings, last_is_for_the_dealer_to_say_and_at_the_end) {
  const std::string required = "option announce.last=required\nposition table 5C 9D; hand N: none; hand S: none; ";
  const std::string before_the_last = required + "stock 8; dealing 5; to act N; dealer S\n";
  EXPECT_THAT(found(western_log(before_the_last + "S says last\ndealing 6")),
              testing::Not(Contains(HasSubstr("last"))));
  EXPECT_THAT(found(western_log(before_the_last + "N says last\ndealing 6")), Contains(StartsWith("N says \"last\"")));
  EXPECT_THAT(found(western_log(before_the_last + "dealing 6")), Contains(StartsWith("\"last\" was not said")));
  const std::string earlier = required + "stock 16; dealing 4; to act N; dealer S\n";
  EXPECT_THAT(found(western_log(earlier + "S says last\ndealing 5")), Contains(StartsWith("S says \"last\"")));
  EXPECT_THAT(found(western_log(earlier + "dealing 5")), testing::Not(Contains(HasSubstr("last"))));
}

// AA-DEAL-1: four cards each, and so many are they also where not all of them are named.
TEST(Dealings, AA_DEAL_1_a_hand_of_which_a_part_is_told_has_its_size) {
  const auto log = [](const std::string& hand) {
    return western_log("deal 1, dealer S\ntable 10D 5C 3S 8H\nhand N: " + hand +
                       "\nhand S: 2S 7D JC 8C\nN: trail KH\n");
  };
  EXPECT_THAT(found(log("9C +3")), IsEmpty());
  EXPECT_THAT(found(log("+4")), IsEmpty());
  EXPECT_THAT(found(log("9C +4")), ElementsAre("the dealing is not by the rules"));
  EXPECT_THAT(found(log("9C +2")), ElementsAre("the dealing is not by the rules"));
  EXPECT_THAT(found(log("+5")), ElementsAre("the dealing is not by the rules"));
}

}  // namespace
}  // namespace casino::log
