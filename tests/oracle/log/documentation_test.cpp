// Every log in docs/logs.md is read and validated: a block marked "log holds" holds, one marked "log problems" does
// not, and the JSON on the page is the first log.

#include <algorithm>
#include <fstream>
#include <vector>

#include "tests/oracle/log/reading.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::log::documentation_test {
namespace {

struct Block {
  std::string kind;  // what stands behind the three marks
  std::string text;
};

std::vector<Block> blocks() {
  std::ifstream file(test::source_path("docs/logs.md"));
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

TEST(LogDocument, its_logs_are_read_and_are_what_it_says) {
  int logs = 0;
  for (const Block& block : blocks()) {
    if (!block.kind.starts_with("log ")) continue;
    ++logs;
    const Log log = log_of(block.text);
    const bool holds = validate(log).outcome != LogOutcome::does_not_hold;
    EXPECT_EQ(holds, block.kind == "log holds") << block.text << testing::PrintToString(found(log));
    EXPECT_EQ(log_of(text_of(log)), log) << block.text;
  }
  EXPECT_EQ(logs, 6);
}

TEST(LogDocument, its_json_is_its_first_log) {
  const std::vector<Block> all = blocks();
  const auto json = std::find_if(all.begin(), all.end(), [](const Block& block) { return block.kind == "json"; });
  ASSERT_NE(json, all.end());
  const Parsed<Log> read = parse_json(json->text);
  ASSERT_TRUE(read) << shown(read.errors());
  EXPECT_EQ(*read, log_of(all.front().text));
}

}  // namespace
}  // namespace casino::log::documentation_test
