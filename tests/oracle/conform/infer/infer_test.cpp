// Which rules somebody plays who does not say it: found for rules with and without options of their own.

#include "oracle/conform/infer/infer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "oracle/conform/infer/probes.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "tests/oracle/conform/in_process.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::conform::infer_test {
namespace {

using testing::IsEmpty;

const corpus::Corpus& corpus() {
  static const corpus::Corpus all = [] {
    corpus::Corpus cases = corpus::load_corpus(test::source_path("corpus/cases"));
    for (corpus::CaseFile& file : corpus::load_corpus(test::source_path("corpus/witnesses")).files)
      cases.files.push_back(std::move(file));
    return cases;
  }();
  return all;
}

// The oracle, which plays these rules whatever it is told, and says nothing of them.
class Silent : public test::InProcess {
 public:
  explicit Silent(const Rules& rules)
      : InProcess(test::unchanged, test::unchanged, OracleAdapter("1", rules, OracleAdapter::Says::nothing)) {}
};

Inferred inferred_of(const Rules& rules) {
  Patience patience;
  patience.hears = Hears::seats;
  Session session([&rules] { return std::make_unique<Silent>(rules); }, patience, "a test");
  static_cast<void>(session.start());
  InferPlan plan;
  plan.seats = rules.seats;
  plan.questions = 4000;  // as many as it takes
  return inferred(session, corpus(), plan).value();
}

Rules with(std::string_view name, const std::vector<std::pair<std::string_view, std::string_view>>& settings) {
  const NamedRules* named = find_named_rules(name);
  Rules rules = named->usual_rules();
  for (const auto& [option, value] : settings)
    EXPECT_EQ(set_value(rules, find_option(option)->option, value), std::nullopt) << option;
  return rules;
}

bool is_untold(const Inferred& found, Option option) {
  return std::any_of(found.values_alike.begin(), found.values_alike.end(),
                     [&](const AlikeValues& one) { return one.option == option; });
}

// Every option has the value that is played, or it is said that the answers do not tell.
void expect_found(const Rules& played) {
  const Inferred found = inferred_of(played);
  EXPECT_THAT(found.unexplained, IsEmpty());
  EXPECT_TRUE(found.is_whole);
  for (const OptionEntry& option : options()) {
    if (is_untold(found, option.option)) continue;
    EXPECT_EQ(value_of(found.rules, option.option), value_of(played, option.option)) << option.name;
  }
}

TEST(Undeclared, finds_variants) {
  for (const std::string_view name : {"haiti", "tuxedo", "hungarian-nagy", "sweden", "crazy"}) {
    SCOPED_TRACE(name);
    expect_found(find_named_rules(name)->usual_rules());
  }
}

TEST(Undeclared, finds_options_that_are_set_otherwise) {
  expect_found(with("anglo-american", {{"capture.groups", "one"}, {"raise.whose", "not_own"}, {"sweep.score", "1"}}));
  expect_found(with("royal", {{"trail.owning_build", "allowed"}, {"value.ace_hand", "low"}}));
}

// A card of a Rook pack is another card where there is none: whatever somebody says of it who does not know such packs
// tells nothing.
TEST(Undeclared, is_not_led_astray_by_answers_about_other_packs) {
  Probe probe;
  probe.rules = find_named_rules("tuxedo")->usual_rules();
  probe.operation = Operation::score;
  EXPECT_TRUE(under(probe.rules, probe));
  EXPECT_FALSE(under(find_named_rules("anglo-american")->usual_rules(), probe));
}

TEST(Undeclared, finds_a_dialect) { expect_found(find_named_rules("opl-ace-one")->usual_rules()); }

// These decide what every turn of a build is worth: they must not be among those that are not told.
TEST(Undeclared, tells_what_its_answers_show) {
  const Inferred found = inferred_of(with("anglo-american", {}));
  for (const std::string_view option :
       {"value.pictures", "capture.groups", "capture.pictures", "raise.whose", "sweep.score", "score.cards"})
    EXPECT_FALSE(is_untold(found, find_option(option)->option)) << option;
  EXPECT_EQ(found.rules, with("anglo-american", {}));
  EXPECT_TRUE(is_untold(found, find_option("match.target")->option)) << "nobody is asked about matches";
}

// Of Anglo-American Casino, with something done to the answers.
std::optional<Inferred> inferred_of(const test::Change& answer) {
  Patience patience;
  patience.hears = Hears::seats;
  const auto launch = [&]() -> std::unique_ptr<Channel> {
    return std::make_unique<test::InProcess>(
        test::unchanged, answer, OracleAdapter("1", with("anglo-american", {}), OracleAdapter::Says::nothing));
  };
  Session session(launch, patience, "a test");
  static_cast<void>(session.start());
  return inferred(session, corpus(), {});
}

// Somebody who says always the same plays by no rules.
TEST(Undeclared, of_one_who_says_always_yes_leaves_answers_unexplained) {
  const auto found = inferred_of([](const std::string& line) {
    json::Json answer = json::Json::parse(line);
    if (answer.contains("verdict")) answer = {{"id", answer["id"]}, {"verdict", "legal"}};
    return answer.dump();
  });
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->unexplained.empty());
}

// Nor does he answer a question who says nothing to it.
TEST(Undeclared, answers_what_it_has_an_answer_to) {
  const auto found = inferred_of([](const std::string& line) {
    json::Json answer = json::Json::parse(line);
    if (answer.contains("after")) answer["after"] = nullptr;
    return answer.dump();
  });
  ASSERT_TRUE(found);
  EXPECT_THAT(found->operations, testing::ElementsAre(Operation::judge, Operation::score));
  EXPECT_EQ(found->rules, with("anglo-american", {}));
}

}  // namespace
}  // namespace casino::conform::infer_test
