// Parts of a run: written and read again, refused when they are not what was written, and put together.

#include "oracle/study/part.hpp"

#include <limits>

#include <gmock/gmock.h>

#include "model/rules/variants.hpp"
#include "oracle/study/findings.hpp"
#include "oracle/study/in_csv.hpp"
#include "oracle/study/in_json.hpp"
#include "oracle/study/picture.hpp"
#include "oracle/study/round.hpp"
#include "tests/support/json_schema.hpp"

namespace casino::study::part_test {
namespace {

using test::schemas;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Plan some_plan() {
  const Arm base{"royal", royal(Seats{2})};
  const Arm other{"royal sweep.score=2", arm_with(base, Option::sweep_score, "2")->rules};
  return {"1.2.3", {{"royal", {base, other}, {{}}, Extent::deal, 18'446'744'073'709'551'615U}}, 100};
}

Part played(Part part) {
  for (std::size_t i = 0; i < part.done.size(); ++i) {
    const Rounds rounds(part.plan.studies[i]);
    for (Done& done = part.done[i]; done.blocks < part.blocks(); ++done.blocks)
      done.tally.add(rounds.block(part.block(done.blocks), part.plan.deals));
  }
  return part;
}

Part shard(std::uint64_t number, std::uint64_t of) { return played(begun(some_plan(), {number, of})); }

std::string why_not(const std::vector<NamedPart>& parts) { return std::get<std::string>(joined(parts)); }

TEST(Parts, are_read_as_they_were_written) {
  const Part part = shard(2, 3);
  const Parsed<Part> read = read_part(text_of(part));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, part);
  EXPECT_EQ(text_of(*read), text_of(part));
}

TEST(Parts, and_findings_are_as_the_schema_says) {
  const Part part = shard(1, 1);
  EXPECT_THAT(schemas().faults("study.json#/$defs/part", test::SchemaJson::parse(text_of(part))), testing::IsEmpty());
  const Study& study = part.plan.studies.front();
  const json::Json told = in_json(study, findings_of(study, part.done.front().tally));
  EXPECT_THAT(schemas().faults("study.json", test::SchemaJson::parse(told.dump())), testing::IsEmpty());
}

// Each byte, changed; each beginning: what is left of a file is none.
TEST(Parts, that_were_cut_off_or_changed_are_refused) {
  const std::string text = text_of(begun(some_plan(), {}));
  for (std::size_t size = 0; size < text.size(); ++size) EXPECT_FALSE(read_part(text.substr(0, size))) << size;
  for (std::size_t at = 0; at < text.size(); at += 7) {
    std::string changed = text;
    changed[at] = changed[at] == '1' ? '2' : '1';
    EXPECT_FALSE(read_part(changed)) << at;
  }
}

// Each agrees with its digest, and none can have come of a run.
TEST(Parts, that_no_run_can_have_written_are_refused) {
  const Part part = shard(2, 3);  // the second, fifth blocks: 16 deals each
  ASSERT_EQ(part.done.front().tally.deals, 32U);
  const auto refuses = [&](auto change) {
    Part changed = part;
    change(changed, changed.done.front(), changed.done.front().tally.arms.back());
    return !read_part(text_of(changed));
  };
  EXPECT_FALSE(refuses([](Part&, Done&, ArmTally&) {}));
  EXPECT_TRUE(refuses([](Part& all, Done&, ArmTally&) { all.plan.deals = most_deals + 1; }));
  EXPECT_TRUE(refuses([](Part& all, Done&, ArmTally&) { all.plan.deals = 0; }));
  EXPECT_TRUE(refuses([](Part& all, Done&, ArmTally&) { all.plan.studies.clear(), all.done.clear(); }));
  EXPECT_TRUE(refuses([](Part& all, Done&, ArmTally&) { all.plan.studies[0].arms[1].rules = royal(Seats{3}); }));
  EXPECT_TRUE(refuses([](Part& all, Done&, ArmTally&) { all.plan.studies[0].players.resize(3); }));
  EXPECT_TRUE(refuses([](Part&, Done& done, ArmTally&) { done.blocks = 3; }));
  EXPECT_TRUE(refuses([](Part&, Done& done, ArmTally&) { done.blocks = 1; }));
  EXPECT_TRUE(refuses([](Part&, Done& done, ArmTally&) { done.tally.deals = 33; }));
  // Of whoever wins: less than none, more than all; and of the points, squares that no numbers have.
  EXPECT_TRUE(refuses([](Part&, Done&, ArmTally& sums) { sums.values[0] = {-whole, whole * whole}; }));
  EXPECT_TRUE(refuses([](Part&, Done&, ArmTally& sums) { sums.values[0] = {33 * whole, 33 * whole * whole}; }));
  const std::size_t points = 3;
  ASSERT_EQ(measures_of(part.plan.studies.front())[points].name, "points.leader");
  EXPECT_FALSE(refuses([](Part&, Done&, ArmTally& sums) { sums.values[points] = {-320, 3200}; }));
  EXPECT_TRUE(refuses([](Part&, Done&, ArmTally& sums) { sums.values[points] = {-321, 3200}; }));
  EXPECT_TRUE(refuses([](Part&, Done&, ArmTally& sums) { sums.differences[points].squares = -1; }));
  EXPECT_TRUE(refuses([](Part&, Done&, ArmTally& sums) { sums.distributions[0] = {{3, 30}, {4, 3}}; }));
  EXPECT_FALSE(refuses([](Part&, Done&, ArmTally& sums) { sums.distributions[0] = {{3, 30}, {4, 2}}; }));
  EXPECT_TRUE(refuses([](Part&, Done&, ArmTally& sums) {
    sums.values[points] = {0, std::numeric_limits<std::int64_t>::max()};
  }));
}

// The last block of a run may be short.
TEST(Parts, are_read_again_whatever_their_last_block_is) {
  for (const std::uint64_t deals : {1U, 15U, 16U, 17U, 33U}) {
    Plan plan = some_plan();
    plan.deals = deals;
    for (std::uint64_t number = 1; number <= 2; ++number)
      EXPECT_TRUE(read_part(text_of(played(begun(plan, {number, 2}))))) << deals;
  }
}

TEST(Parts, together_are_what_one_machine_would_have_played) {
  const Part whole_run = shard(1, 1);
  EXPECT_EQ(whole_run.done.front().tally.deals, 100U);
  const auto all = joined({{"b", shard(2, 3)}, {"c", shard(3, 3)}, {"a", shard(1, 3)}});
  EXPECT_EQ(text_of(std::get<Part>(all)), text_of(whole_run));
}

// More shards than there are blocks: some have nothing to do.
TEST(Parts, may_be_empty) {
  std::vector<NamedPart> parts;
  for (std::uint64_t number = 1; number <= 9; ++number) parts.push_back({std::to_string(number), shard(number, 9)});
  EXPECT_EQ(std::get<Part>(joined(parts)).done.front().tally.deals, 100U);
  EXPECT_EQ(parts.back().part.done.front().tally.deals, 0U);
}

// A name of a terminal's commands, of lines, and of marks that turn the writing round.
constexpr std::string_view hostile = "r\x1b[31m\n::error::pwned\n\xE2\x80\xAE<b>";
constexpr std::string_view in_one_line = "r\xEF\xBF\xBD[31m\xEF\xBF\xBD::error::pwned\xEF\xBF\xBD\xEF\xBF\xBD<b>";

Plan hostile_plan() {
  Plan plan = some_plan();
  plan.studies.front().title = hostile;
  for (Arm& arm : plan.studies.front().arms) arm.name = hostile;
  return plan;
}

TEST(Parts, have_names_of_one_line_whoever_wrote_them) {
  const Parsed<Part> read = read_part(text_of(begun(hostile_plan(), {})));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->plan.studies.front().title, in_one_line);
  EXPECT_EQ(read->plan.studies.front().arms.back().name, in_one_line);
}

TEST(Pictures, and_tables_are_text_whatever_the_rules_are_called) {
  const Part part = played(begun(hostile_plan(), {}));
  const Study& study = part.plan.studies.front();
  const Findings findings = findings_of(study, part.done.front().tally);
  for (const std::string& told : {html_of({{&study, &findings}}), svg_of({{&study, &findings}})}) {
    EXPECT_THAT(told, HasSubstr("&lt;b&gt;"));
    EXPECT_THAT(told, Not(HasSubstr("\x1b")));
    EXPECT_THAT(told, Not(HasSubstr("\xE2\x80\xAE")));
  }
  EXPECT_THAT(csv_lines(study, findings), Not(HasSubstr("\n::error::pwned")));
}

// Of no deals any difference is small.
TEST(Parts, that_are_empty_say_so_and_nothing_else) {
  const Part part = begun(some_plan(), {9, 9});
  const Study& study = part.plan.studies.front();
  const Findings findings = findings_of(study, part.done.front().tally);
  EXPECT_THAT(all_sentences(study, findings, 1), ElementsAre("nothing was played"));
  EXPECT_EQ(csv_lines(study, findings), "");
  for (const std::string& told : {html_of({{&study, &findings}}), svg_of({{&study, &findings}})}) {
    EXPECT_THAT(told, HasSubstr("nothing was played"));
    EXPECT_THAT(told, Not(HasSubstr("0.0%")));
  }
}

TEST(Parts, that_do_not_belong_together_are_refused_by_name) {
  const Part first = shard(1, 2);
  const Part second = shard(2, 2);
  EXPECT_EQ(why_not({{"a", first}, {"b", second}, {"c", second}}), "b and c are both shard 2/2");
  EXPECT_EQ(why_not({{"b", second}}), "shard 1/2 is missing");
  EXPECT_THAT(why_not({{"a", first}, {"b", begun(some_plan(), {2, 2})}}), HasSubstr("b is not at its end"));
  Part other = second;
  other.plan.studies.front().seed = 5;
  EXPECT_EQ(why_not({{"a", first}, {"b", other}}), "b is of another run than a");
  other = second;
  other.plan.version = "1.2.4";
  EXPECT_EQ(why_not({{"a", first}, {"b", other}}), "b was made by version 1.2.4, and a by 1.2.3");
}

}  // namespace
}  // namespace casino::study::part_test
