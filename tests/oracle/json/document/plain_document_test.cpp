// What the quick road reads is what the strict reader sees, at the same places; what it leaves alone it does not judge.

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "oracle/generate/dice.hpp"
#include "oracle/json/document/document.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::json::plain_document_test {
namespace {

bool are_the_same(const Node& a, const Node& b);
bool are_the_same(const Member& a, const Member& b) { return a.key == b.key && are_the_same(a.value, b.value); }

template <typename Item>
bool are_the_same(const std::vector<Item>& a, const std::vector<Item>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Item& one, const Item& other) { return are_the_same(one, other); });
}

// With the order of keys, and where they stood.
bool are_the_same(const Node& a, const Node& b) {
  if (a.line != b.line || a.column != b.column || a.value.index() != b.value.index()) return false;
  if (a.as_list() != nullptr) return are_the_same(*a.as_list(), *b.as_list());
  if (a.as_object() != nullptr) return are_the_same(*a.as_object(), *b.as_object());
  return a == b;
}

// Whether the quick road was taken; then it has to lead where the other leads.
bool is_plain(const std::string& text) {
  const auto plain = read_plain_document(text, 64);
  if (!plain) return false;
  const Parsed<Node> strict = read_strictly(text);
  EXPECT_TRUE(strict && are_the_same(*plain, *strict)) << text;
  return true;
}

std::vector<std::string> written_files() {
  std::vector<std::string> texts;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::source_path("corpus/cases"))) {
    if (entry.path().extension() != ".json") continue;
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    texts.push_back(text.str());
  }
  return texts;
}

TEST(PlainDocuments, are_read_as_the_strict_reader_reads_them) {
  std::size_t plain = 0;
  const auto texts = written_files();
  for (const std::string& text : texts) plain += is_plain(text) ? 1 : 0;
  EXPECT_GT(plain, texts.size() / 2) << "most files of cases are plain";
}

// One sign of a text is lost, doubled or another: whatever is still read is what the strict reader reads.
TEST(PlainDocuments, that_are_damaged_are_never_read_otherwise) {
  const std::string text =
      R"({"id":17,"after":{"loose":["5C","10D"],"builds":[{"value":9,"cards":["4S","5H"]}],"is":true,"no":false},)"
      "\n  \"\xC3\xA4\": [-3, 0, [], {}]}";
  ASSERT_TRUE(is_plain(text));
  generate::Dice dice(1);
  const std::string signs = "{}[]\",:\\ 019-tfn.e\n\xC3\xA4";
  std::size_t read = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string damaged = text;
    const std::size_t at = dice.below(damaged.size());
    const char sign = signs[dice.below(signs.size())];
    switch (dice.below(3)) {
      case 0: damaged.erase(at, 1); break;
      case 1: damaged.insert(at, 1, sign); break;
      default: damaged[at] = sign;
    }
    read += is_plain(damaged) ? 1 : 0;
  }
  EXPECT_GT(read, 1000U);
}

TEST(PlainDocuments, leave_what_is_not_plain_to_the_strict_reader) {
  for (const char* text : {"", "[1", "[1,]", "{\"a\":1,\"a\":2}", "\"\\n\"", "[1.5]", "[12345678901]", "[null]", "[01]",
                           "[-0]", "1 2", "\xEF\xBB\xBF[1]", "\"\xC3\"", "{\"a\" 1}", "{1:2}", "tru"})
    EXPECT_FALSE(read_plain_document(text, 64)) << text;
  EXPECT_TRUE(read_plain_document("[[1]]", 2));
  EXPECT_FALSE(read_plain_document("[[1]]", 1));
}

}  // namespace
}  // namespace casino::json::plain_document_test
