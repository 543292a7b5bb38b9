// The perft tables of the corpus, counted again by the referee as far as it gets. The generator counts them whole
// with the rest of the corpus.

#include <filesystem>

#include <gtest/gtest.h>

#include "oracle/corpus/run.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "properties/referee/plain_merging.hpp"
#include "properties/referee/referee.hpp"
#include "tests/properties/trials.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::perft_test {
namespace {

using corpus::Case;
using corpus::PerftAsked;

std::vector<Case> perft_cases_in(const std::filesystem::path& path) {
  std::vector<Case> cases;
  for (const corpus::CaseFile& file : corpus::load_corpus(path).files)
    for (const Case& one : file.cases)
      if (std::holds_alternative<PerftAsked>(one.asked)) cases.push_back(one);
  return cases;
}

std::filesystem::path all_cases() { return test::source_path("corpus/cases"); }

// Those of files of this name only: every test of this program, which is a run of its own, needs the list.
std::vector<Case> perft_cases() {
  std::vector<Case> cases;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(all_cases()))
    if (entry.path().filename().string().starts_with("perft"))
      for (Case& one : perft_cases_in(entry.path())) cases.push_back(std::move(one));
  return cases;
}

TEST(PerftTables, stand_in_files_that_are_called_so) {
  EXPECT_EQ(perft_cases().size(), perft_cases_in(all_cases()).size());
}

// Turns of many actions can be tried only where little lies on the table.
referee::Bounds bounds_of(const Rules& rules) {
  const int hand_cards = rules.capture_hand_cards == CaptureHandCards::one ? 1 : hand_size(rules);
  if (LegalTurns(rules).is_one_action()) return {1, hand_cards};
  return {rules.turn_shape == TurnShape::single_action ? 2 : 4, hand_cards};
}

std::uint64_t nodes_by_the_referee(const Rules& rules, const Position& position, std::size_t depth) {
  if (depth == 0) return 1;
  std::uint64_t nodes = 0;
  for (const auto& [after, turn] : referee::outcomes_of_legal_turns(rules, position, bounds_of(rules)))
    nodes += nodes_by_the_referee(rules, after, depth - 1);
  return nodes;
}

// The depths that a moment is enough for: a turn of many actions takes the referee a thousand times as long.
std::size_t depth_in_reach(const Case& one, const std::vector<std::uint64_t>& nodes) {
  const bool is_one_action = LegalTurns(one.rules).is_one_action();
  if (!is_one_action && one.rules.pack.size() > 12) return 0;
  const auto most = static_cast<std::uint64_t>(properties::trials(is_one_action ? 40 : 8));
  std::size_t depth = 1;
  while (depth < nodes.size() && nodes[depth - 1] <= most) ++depth;
  return depth;
}

class PerftTable : public testing::TestWithParam<Case> {};

TEST_P(PerftTable, is_what_the_referee_counts) {
  const Case& one = GetParam();
  const auto& nodes = one.expected.front().nodes.value();
  const std::size_t deepest = depth_in_reach(one, nodes);
  for (std::size_t depth = 1; depth <= deepest; ++depth)
    EXPECT_EQ(nodes[depth - 1], nodes_by_the_referee(one.rules, std::get<PerftAsked>(one.asked).position, depth))
        << "depth " << depth;
}

// Where turns have several actions: whatever the generator takes for the same outcome is the same position, and it
// forgets none. This reaches farther than the referee, into whole packs.
std::optional<std::uint64_t> nodes_plainly_merged(const Rules& rules, const Position& position, std::size_t depth) {
  constexpr std::size_t most_partial_turns = 200000;
  if (depth == 0) return 1;
  const auto outcomes = referee::plainly_merged_outcomes(rules, position, most_partial_turns);
  if (!outcomes) return std::nullopt;
  std::uint64_t nodes = 0;
  for (const Position& after : *outcomes) {
    const auto more = nodes_plainly_merged(rules, after, depth - 1);
    if (!more) return std::nullopt;
    nodes += *more;
  }
  return nodes;
}

TEST_P(PerftTable, merges_what_is_equal_and_nothing_else) {
  const Case& one = GetParam();
  const auto& asked = std::get<PerftAsked>(one.asked);
  if (LegalTurns(one.rules).is_one_action() || !asked.pack.empty()) return;
  const auto& nodes = one.expected.front().nodes.value();
  const auto most = static_cast<std::uint64_t>(properties::trials(50));
  for (std::size_t depth = 1; depth <= nodes.size() && (depth == 1 || nodes[depth - 2] <= most); ++depth) {
    const auto counted = nodes_plainly_merged(one.rules, asked.position, depth);
    if (!counted) return;
    EXPECT_EQ(nodes[depth - 1], *counted) << "depth " << depth;
  }
}

INSTANTIATE_TEST_SUITE_P(Corpus, PerftTable, testing::ValuesIn(perft_cases()), [](const auto& tested) {
  std::string name = tested.param.id;
  for (char& letter : name)
    if (letter == '-') letter = '_';
  return name;
});

}  // namespace
}  // namespace casino::perft_test
