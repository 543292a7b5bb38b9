// Every text in docs/notation.md is read: a block marked "position VARIANT SEATS" as a position, each line of
// a block marked "turn" as a turn in the position before it.

#include <fstream>
#include <sstream>
#include <vector>

#include "tests/oracle/notation/reading.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::notation::documentation_test {
namespace {

struct Block {
  std::string kind;  // what stands behind the three marks
  std::string text;
};

std::vector<Block> blocks_of(const std::string& path) {
  std::ifstream file(path);
  std::vector<Block> blocks;
  bool is_inside = false;
  for (std::string line; std::getline(file, line);) {
    const bool is_mark = line.starts_with("```");
    if (is_mark && !is_inside) blocks.push_back({line.substr(3), ""});
    if (is_mark) is_inside = !is_inside;
    else if (is_inside) blocks.back().text += line + '\n';
  }
  return blocks;
}

Rules rules_of_block(const std::string& kind) {
  std::istringstream words(kind);
  std::string position;
  std::string variant;
  unsigned seats = 0;
  words >> position >> variant >> seats;
  const auto rules = casino::rules_of(variant, Seats{static_cast<std::uint8_t>(seats)});
  EXPECT_TRUE(rules) << kind;
  return rules.value_or(western());
}

TEST(NotationDocument, its_texts_are_read) {
  Rules rules = western();
  Position position;
  int texts = 0;
  for (const Block& block : blocks_of(test::source_path("docs/notation.md"))) {
    if (block.kind.starts_with("position")) {
      rules = rules_of_block(block.kind);
      position = position_of(rules, block.text);
      ++texts;
    } else if (block.kind == "turn") {
      std::istringstream lines(block.text);
      for (std::string line; std::getline(lines, line); ++texts) turn_of(rules, position, line);
    }
  }
  EXPECT_EQ(texts, 19);  // four positions and fifteen turns
}

// The column of the table that shows what is printed is true.
TEST(NotationDocument, what_it_says_is_printed_is_printed) {
  const Rules rules = african(4);
  const Position position =
      position_of(rules,
                  "table 9H 7C 4D AH 6C 8C [5C 4H]=9 of E [10H 3D]=13 of S; hand S: 9S 2S AS KS 8S; to act S; "
                  "pile E: 5D > 2H > {JC 10C}");
  for (const std::string_view turn : {"trail 8S",
                                      "8S takes 4D 8C",
                                      "9S takes 9H [4H 5C]",
                                      "AS=14 takes AH",
                                      "9S takes 9H, laid 9S > 9H",
                                      "build 8: 2S on 6C",
                                      "build 13: 4D 9H",
                                      "build 13: 4D 9H, united with [3D 10H]",
                                      "build 8: 2S on 6C, for partner",
                                      "raise [4H 5C] with 2S to 11",
                                      "add 4D E:5D to [4H 5C]",
                                      "add AS to AH at 14",
                                      "E insists on the capture",
                                      "E insists on capturing 4D 5C",
                                      "N asks about 9S",
                                      "reveal E: 2H",
                                      "over",
                                      "E claims",
                                      "S cuts 4D 7S 9C KH",
                                      "S puts back AH 4C 7S 10D",
                                      "W says last"})
    EXPECT_EQ(text_of(rules, position, turn_of(rules, position, turn)), "S: " + std::string(turn));
}

}  // namespace
}  // namespace casino::notation::documentation_test
