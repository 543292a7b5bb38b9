// A run shared out among shards asks the same as one run, each question once; and their files, put together, tell what
// that one would have told.

#include "oracle/conform/parts/part.hpp"

#include <limits>
#include <set>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/oracle/conform/planted.hpp"

namespace casino::conform::part_test {
namespace {

using json::Json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAreArray;

using test::Planted;

struct Ran {
  Part part;
  std::vector<Disagreement> disagreements;
  std::vector<ToDeclare> to_declare;
  std::vector<std::string> asked;  // of what came of which question
};

Ran ran(const Planted& planted, const Plan& plan, const std::string& version = "1") {
  Session session(planted.launch(), {}, "a test");
  const auto declaration = std::get<Declaration>(session.start());
  Ran all{{{.version = version,
            .declaration = declaration,
            .seed = plan.seed,
            .questions = plan.questions,
            .asks_cases = plan.asks_cases,
            .cases = {},
            .how = {.command = "./engine", .seed = plan.seed}},
           {},
           {},
           {},
           {}},
          {},
          {},
          {}};
  Run run(session, [&](const Result& result) {
    all.asked.push_back(result.id);
    if (is_failure(result.outcome)) all.part.failures.push_back(result);
  });
  Agenda agenda(declaration, plan, test::cases());
  all.part.run.cases = agenda.digest_of_cases();
  run.go_through(agenda, plan);
  run.finish();
  all.part.summary = run.summary();
  all.part.collected = run.collected();
  all.disagreements = run.disagreements();
  all.to_declare = run.to_declare();
  return all;
}

std::vector<NamedPart> shards(const Planted& planted, Plan plan, std::uint64_t count) {
  std::vector<NamedPart> parts;
  for (std::uint64_t number = 1; number <= count; ++number) {
    plan.shard = {number, count};
    parts.push_back({fmt::format("{}.json", number), ran(planted, plan).part});
  }
  return parts;
}

// Through a file and back.
std::vector<NamedPart> as_kept(const std::vector<NamedPart>& parts) {
  std::vector<NamedPart> read;
  for (const NamedPart& one : parts) {
    Parsed<Part> part = read_part(text_of(one.part));
    if (!part) throw std::runtime_error(text_of(part.errors().front(), one.name));
    read.push_back({one.name, std::move(*part)});
  }
  return read;
}

std::string why_not(const std::vector<NamedPart>& parts) {
  const auto together = joined(parts);
  const auto* why = std::get_if<std::string>(&together);
  return why == nullptr ? "" : *why;
}

// An engine with an option that it does not tell, that raises no builds in its lists, counts each king and does not
// give builds to their owners.
Planted faulty() {
  return {.fault = [](Json& rules) { rules["options"]["capture.groups"] = "one"; },
          .operations = {"judge", "turns", "apply", "score"},
          .answer =
              [](const std::string& line) {
                Json told = Json::parse(line);
                if (told.contains("turns"))
                  std::erase_if(told["turns"].get_ref<Json::array_t&>(),
                                [](const Json& turn) { return turn["steps"][0]["do"] == "raise"; });
                if (told.contains("after") && told["after"].contains("builds"))
                  for (Json& build : told["after"]["builds"]) build["owner"] = "N";
                if (told.contains("total")) told["total"]["N"] = told["total"].value("N", 0) + 1;
                return told.dump();
              }};
}

// What each mistake is, and how often it came up; in which position it is shown hangs on what could be asked again.
std::vector<std::string> mistakes(const std::vector<Disagreement>& disagreements) {
  std::vector<std::string> all;
  for (const Disagreement& one : disagreements)
    all.push_back(fmt::format(
        "{} {} times: {}", name_of(one.question.operation), one.times,
        one.would_be_right_with.empty() ? "breaks its rules" : casino::text_of(one.would_be_right_with.front())));
  return all;
}

TEST(Shards, ask_every_question_of_the_run_once) {
  const Plan plan{.seed = 5, .questions = 700};
  const Ran whole = ran(faulty(), plan);
  std::vector<std::string> by_all;
  std::set<std::string> by_first;
  for (std::uint64_t number = 1; number <= 3; ++number) {
    Plan part = plan;
    part.shard = {number, 3};
    const Ran one = ran(faulty(), part);
    EXPECT_EQ(one.asked.size(), one.part.summary.planned);
    EXPECT_GT(one.asked.size(), whole.asked.size() / 4);
    by_all.insert(by_all.end(), one.asked.begin(), one.asked.end());
  }
  EXPECT_THAT(by_all, UnorderedElementsAreArray(whole.asked));
}

TEST(Shards, put_together_tell_what_one_run_tells) {
  const Plan plan{.seed = 2, .questions = 700};
  const Ran whole = ran(faulty(), plan);
  const auto together = joined(as_kept(shards(faulty(), plan, 3)));
  ASSERT_TRUE(std::holds_alternative<Joined>(together));
  const auto& found = std::get<Joined>(together);
  EXPECT_EQ(of(found.all.summary).dump(), of(whole.part.summary).dump());
  EXPECT_THAT(whole.disagreements, SizeIs(testing::Ge(4U)));
  EXPECT_EQ(mistakes(found.disagreements), mistakes(whole.disagreements));
  for (const Disagreement& one : found.disagreements) EXPECT_EQ(outcome_of(one.checked), Outcome::fail);
  ASSERT_EQ(found.to_declare.size(), whole.to_declare.size());
  for (std::size_t i = 0; i < whole.to_declare.size(); ++i) EXPECT_EQ(of(found.to_declare[i]), of(whole.to_declare[i]));
  ASSERT_EQ(found.all.failures.size(), whole.part.failures.size());
  for (std::size_t i = 0; i < whole.part.failures.size(); ++i)
    EXPECT_EQ(of(found.all.failures[i]), of(whole.part.failures[i]));
}

TEST(Shards, of_one_that_is_right_are_right_together) {
  const auto together = joined(as_kept(shards({.operations = {"judge", "score"}}, {.questions = 200}, 2)));
  ASSERT_TRUE(std::holds_alternative<Joined>(together));
  const auto& found = std::get<Joined>(together);
  EXPECT_TRUE(found.all.summary.holds());
  EXPECT_TRUE(found.all.summary.is_whole());
  EXPECT_THAT(found.disagreements, IsEmpty());
}

TEST(Shards, for_which_there_is_no_question_say_so) {
  const Plan plan{.questions = 2, .asks_cases = false, .shard = {3, 3}};
  const Ran one = ran({}, plan);
  EXPECT_TRUE(one.part.summary.holds());
  EXPECT_THAT(doubts_of(one.part.summary).front(), HasSubstr("of 2 questions none is for shard 3/3"));
  EXPECT_TRUE(std::holds_alternative<Joined>(joined(as_kept(shards({}, {.questions = 2, .asks_cases = false}, 3)))));
}

TEST(Shards, that_do_not_belong_together_are_refused_by_name) {
  const Plan plan{.questions = 30, .asks_cases = false};
  const std::vector<NamedPart> three = shards({}, plan, 3);
  EXPECT_EQ(why_not({three[0], three[2]}), "shard 2/3 is missing");
  EXPECT_EQ(why_not({three[0], three[1], three[0]}), "1.json and 1.json are both shard 1/3");
  const auto with_second = [&](const Part& other) { return why_not({three[0], {"other.json", other}, three[2]}); };
  Plan of_second = plan;
  of_second.shard = {2, 3};
  EXPECT_EQ(with_second(ran({}, of_second).part), "");
  EXPECT_THAT(with_second(ran({}, of_second, "2").part), HasSubstr("other.json was made by version 2"));
  Plan otherwise = of_second;
  otherwise.seed = 7;
  EXPECT_THAT(with_second(ran({}, otherwise).part), HasSubstr("other.json is of seed 7, and 1.json of 1"));
  otherwise = of_second;
  otherwise.questions = 31;
  EXPECT_THAT(with_second(ran({}, otherwise).part), HasSubstr("other.json is of 31 questions"));
  otherwise = of_second;
  otherwise.asks_cases = true;
  EXPECT_THAT(with_second(ran({}, otherwise).part), HasSubstr("other.json asks other cases than 1.json"));
  otherwise = of_second;
  otherwise.shard.of = 4;
  EXPECT_THAT(with_second(ran({}, otherwise).part), HasSubstr("other.json is one of 4 shards, and 1.json one of 3"));
  EXPECT_THAT(with_second(ran({.options = {{"capture.groups", "one"}}}, of_second).part),
              HasSubstr("the program declares something else in other.json than in 1.json"));
  Part of_another = ran({}, of_second).part;
  of_another.run.declaration.name = "another";
  EXPECT_THAT(with_second(of_another), HasSubstr("other.json is of the program \"another\""));
}

TEST(Shards, whose_files_were_cut_off_or_changed_are_refused) {
  const std::string text = text_of(ran({}, {.questions = 5, .asks_cases = false}).part);
  EXPECT_TRUE(read_part(text));
  EXPECT_FALSE(read_part(std::string_view(text).substr(0, text.size() / 2)));
  std::string changed = text;
  changed[changed.find("\"seed\":\"1\"") + 8] = '2';
  const Parsed<Part> read = read_part(changed);
  ASSERT_FALSE(read);
  EXPECT_THAT(read.errors().front().found, HasSubstr("changed since it was written"));
}

// A clause that one shard saw kept, and another broken, is not kept.
TEST(Shards, tell_together_whether_a_known_clause_is_kept) {
  std::vector<NamedPart> two = shards({}, {.questions = 20, .asks_cases = false}, 2);
  two[0].part.known.clauses = {{"AA-TRL-3", false}, {"AA-CAP-5", false}};
  two[1].part.known.clauses = {{"AA-TRL-3", true}};
  const auto together = joined(as_kept(two));
  const auto& known = std::get<Joined>(together).all.known;
  ASSERT_THAT(known.changed, SizeIs(1));
  EXPECT_EQ(known.changed.front().known.id, "AA-CAP-5");
  EXPECT_EQ(known.changed.front().now.outcome, Outcome::pass);
}

// What is declared is read again as it was: options, points, clauses and what can be set.
TEST(Shards, keep_what_the_program_declares) {
  const Planted full{.operations = {"judge", "score", "choose"},
                     .options = {{"match.target", 15}, {"capture.groups", "one"}},
                     .settable = {{"trail.owning_build", {"allowed", "forbidden"}}, {"sweep.score", Json::array()}},
                     .besides = {{"scoring", {{{"each", "spade"}, {"points", 1}}}}, {"off", {"AA-TRL-3"}}},
                     .partial = true};
  const Part part = ran(full, {.questions = 3, .asks_cases = false}).part;
  const Parsed<Part> read = read_part(text_of(part));
  ASSERT_TRUE(read);
  EXPECT_TRUE(declares_the_same(read->run.declaration, part.run.declaration));
  EXPECT_FALSE(read->run.declaration.rules.front().settable.empty());
  EXPECT_TRUE(read->run.declaration.chooses);
}

// Seeds have 64 bits, and numbers in JSON that everybody reads have fewer.
TEST(Shards, keep_any_seed) {
  Part part = ran({}, {.questions = 3, .asks_cases = false}).part;
  part.run.seed = std::numeric_limits<std::uint64_t>::max();
  const Parsed<Part> read = read_part(text_of(part));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->run.seed, part.run.seed);
}

}  // namespace
}  // namespace casino::conform::part_test
