// The pack where a fragment starts: it is dealt and drawn in its order, whatever else the position tells of it.

#include <algorithm>

#include "model/queries/phase.hpp"
#include "oracle/generate/game.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/log/seen/hide.hpp"
#include "tests/oracle/log/reading.hpp"

namespace casino::log::pack_of_fragment_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string misfit =
    "the pack cannot be what is still to be dealt: by the position there are more cards, fewer or others";

// AA-DEAL-2: eight cards are left for the sixth and last dealing, and N gets two of each four.
std::string last_but_one(const std::string& told) {
  return "deal 1, dealer S\npack AS AH AD AC 2S 2H 2D 2C\nposition table 5C; hand N: 3C; hand S: 4C; to act N" + told +
         "\nN: trail 3C\nS: trail 4C\n";
}

TEST(PackOfFragment, AA_DEAL_4_the_cards_that_are_told_come_next) {
  for (const std::string told :
       {"", "; stock 8", "; stock AS AH AD AC 2S 2H 2D 2C", "; stock AS +7", "; dealing 5", "; stock 8; dealing 5"}) {
    EXPECT_EQ(validate(western_log(last_but_one(told) + "N: trail AS\nS: trail AD\n")).outcome, LogOutcome::holds)
        << told;
    EXPECT_THAT(found(western_log(last_but_one(told) + "dealing 6\nN: trail AS\nS: trail AD\n"), Weight::note),
                IsEmpty())
        << told;
    EXPECT_THAT(found(western_log(last_but_one(told) + "N: trail 6S\n")), ElementsAre("3: illegal: N: trail 6S"));
  }
}

// By a dealing or a stock that was told there are 32, 16, none, or others; and of 52 cards never nine are left.
TEST(PackOfFragment, AA_DEAL_4_another_number_of_cards_cannot_be_what_is_left) {
  for (const std::string told :
       {"; dealing 2", "; dealing 6", "; stock 16", "; stock none", "; stock 9C +7", "; stock 8; dealing 4"})
    EXPECT_THAT(found(western_log(last_but_one(told))), ElementsAre(misfit)) << told;
  for (const std::string told : {"; dealing 2", "; stock 16"})  // N may hold anything
    EXPECT_THAT(found(western_log(last_but_one(told) + "N: trail AS\n")), ElementsAre(misfit)) << told;
  EXPECT_THAT(found(western_log("deal 1, dealer S\npack AS AH AD AC 2S 2H 2D 2C KC\n"
                                "position table 5C; hand N: 3C; hand S: 4C; to act N\nN: trail 3C\n")),
              ElementsAre(misfit));
}

// The agreed position tells by its stock, or by nothing, that two dealings have been: 2D is the 14th card, 9D the 21st.
TEST(PackOfFragment, AA_DEAL_4_what_is_agreed_on_goes_on_with_the_pack) {
  const std::string first =
      "deal 1, dealer S\npack 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2H 3H 4H "
      "5H "
      "6H 7H 8H 9H 10H JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS\nN: trail 2C\nS: trail 6C\nN: trail 3C\n"
      "S: trail 7C\nN: trail 8C\nS: trail QC\nN: trail 9C\nS: trail KC\nN: trail AC\n"
      "agreed table 5C; hand N: none; hand S: none; to act N";
  for (const std::string told : {"", "; stock 32", "; dealing 2"}) {
    EXPECT_THAT(found(western_log(first + told + "\nN: trail 9D\nS: trail JD\n")), IsEmpty()) << told;
    EXPECT_THAT(found(western_log(first + told + "\nN: trail 2D\n")), ElementsAre("10: illegal: N: trail 2D")) << told;
  }
}

// Whoever does not see the pack is told which dealing it was by the position.
TEST(PackOfFragment, the_dealing_is_known_without_the_pack) {
  const Log seen = as_seen_by_an_observer(western_log(last_but_one("") + "N: trail AS\nS: trail AD\n"));
  EXPECT_THAT(seen.deals.front().pack, IsEmpty());
  EXPECT_EQ(seen.deals.front().start->dealing, 5);
  EXPECT_THAT(found(seen), IsEmpty());
  EXPECT_THAT(found(seen, Weight::note), IsEmpty());
}

TEST(PackOfFragment, AA_PAK_1_a_card_that_is_not_of_the_pack_is_named) {
  const Log log = log_of(
      "rules sotho-40, 2 players\ndeal 1, dealer S\n"
      "pack KS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H\n"
      "position table 9H; hand N: none; hand S: none; to act N\nN: trail AH\n");
  const Report report = validate(log);
  ASSERT_FALSE(report.problems.empty());
  ASSERT_FALSE(report.problems.front().findings.empty());
  EXPECT_EQ(report.problems.front().findings.front().clause, "AA-PAK-1"_clause);
  EXPECT_EQ(report.problems.front().findings.front().cards, CardSet("KS"_card));
}

// ---- Games that are played on from any of their turns

struct Part {
  Log log;
  Position end;
};

// Where no order is fixed in which packets go round (deal.packets=as_logged), dealings have to be told.
bool is_of_play(const Rules& rules, const Entry& entry) {
  return std::holds_alternative<Turn>(entry.what) || std::holds_alternative<Event>(entry.what) ||
         (std::holds_alternative<Dealt>(entry.what) && rules.deal_packets == DealPackets::as_logged);
}

// The rest of a deal from an entry on, of which the pack alone tells what is dealt and drawn.
std::optional<Part> part_of(const Log& game, std::size_t from) {
  const Rules& rules = game.rules.rules;
  const Deal& deal = game.deals.front();
  Replay whole(rules, game.before);
  whole.begin(deal);
  for (std::size_t i = 0; i < from; ++i) whole.take(deal.entries[i]);
  Position start = whole.position();
  const auto left = static_cast<std::size_t>(start.stock.size());
  if (whole.next_dealing() == 1 || left == 0 || whole.has_winner()) return std::nullopt;
  Part part{game, {}};
  part.log.before = whole.match();
  part.log.result.reset();
  Deal& rest = part.log.deals.front();
  rest.pack.assign(deal.pack.end() - static_cast<std::ptrdiff_t>(left), deal.pack.end());
  rest.entries.clear();
  start.stock = Hand{};
  start.dealing = dealing_by_stock(rules, start.stock);
  rest.start = Start(start);
  for (std::size_t i = from; i < deal.entries.size(); ++i) {
    if (std::holds_alternative<RecordedScore>(deal.entries[i].what)) break;
    whole.take(deal.entries[i]);
    if (is_of_play(rules, deal.entries[i])) rest.entries.push_back(deal.entries[i]);
  }
  part.log.deals.resize(1);
  part.end = whole.position();
  return part;
}

class PackOfFragments : public testing::TestWithParam<VariantEntry> {};

TEST_P(PackOfFragments, AA_DEAL_4_what_is_left_of_a_pack_is_dealt_as_in_the_whole_deal) {
  int parts = 0;
  const VariantEntry& variant = GetParam();
  for (std::uint8_t seats = variant.fewest_seats; seats <= variant.most_seats; ++seats) {
    if (contradiction(variant.rules(Seats{seats}))) continue;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      const Log game = generate::random_game(stated(variant.rules(Seats{seats})), seed, {1});
      if (game.deals.front().pack.empty()) continue;
      for (std::size_t from = 1; from < game.deals.front().entries.size(); from += 3) {
        const auto part = part_of(game, from);
        if (!part) continue;
        ++parts;
        EXPECT_EQ(validate(part->log).outcome, LogOutcome::holds) << text_of(part->log);
        Replay replay(part->log.rules.rules, part->log.before);
        replay.take(part->log.deals.front());
        EXPECT_EQ(replay.position(), part->end) << text_of(part->log);
      }
    }
  }
  const Rules usual = variant.rules(Seats{variant.fewest_seats});
  EXPECT_EQ(parts > 0, dealings(usual) > 1 || usual.deal_draw != DealDraw::none);
}

INSTANTIATE_TEST_SUITE_P(Variants, PackOfFragments, testing::ValuesIn(variants().begin(), variants().end()),
                         [](const auto& tested) {
                           std::string name(tested.param.name);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace casino::log::pack_of_fragment_test
