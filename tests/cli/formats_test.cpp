// Whatever a verb tells with --json names its format first, and fits the schema of that name: held against all that the
// golden tests expect. Where a format has a schema but nothing is expected of it, that is a fault, too.

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/json_schema.hpp"
#include "tests/support/source_dir.hpp"

namespace casino::cli::formats_test {
namespace {

using test::SchemaJson;
using test::schemas;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::filesystem::path golden() { return test::source_path("tests/cli/golden"); }

std::string content_of(const std::filesystem::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// "validate/json", of each golden test that has something told in JSON.
std::vector<std::string> folders() {
  std::vector<std::string> all;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(golden()))
    if (entry.path().filename() == "command" && content_of(entry.path()).find("--json") != std::string::npos)
      all.push_back(entry.path().parent_path().lexically_relative(golden()).generic_string());
  std::sort(all.begin(), all.end());
  return all;
}

// What is expected of it in JSON, line by line. Some commands cut lines off: these are none any more.
std::vector<std::string> lines_expected(const std::string& folder) {
  std::istringstream in(content_of(golden() / folder / "expected"));
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);)
    if (line.starts_with('{')) lines.push_back(line);
  return lines;
}

// ---- What has no format of its own

struct WithoutFormat {
  std::string_view folder;  // as it begins; of any, where that is empty
  std::string_view line;    // the same
  std::string_view schema;  // that it fits instead
};
constexpr std::array without_format{
    // What cannot be used, of any verb.
    WithoutFormat{"", R"({"errors":)", "answer.json#/$defs/unusable"},
    WithoutFormat{"", R"({"file":)", "answer.json#/$defs/unusable"},
    // Answers to requests, which have kept every byte since they were first given.
    WithoutFormat{"judge/", "", "answer.json"},
    WithoutFormat{"moves/", "", "answer.json"},
    WithoutFormat{"perft/", "", "answer.json"},
    WithoutFormat{"score/", "", "answer.json"},
    WithoutFormat{"show/", R"({"id":)", "answer.json"},
    WithoutFormat{"show/", R"({"position":)", "answer.json"},
    // A run of conform names its format on its first line.
    WithoutFormat{"conform/", "", "conform.json"},
    // Rules that --rules reads.
    WithoutFormat{"rules/own-file", R"({"variant":)", "rules.json"},
    // How a match stands, among words for people.
    WithoutFormat{"properties/worlds-match", R"({"totals":)", "match.json"},
};

const WithoutFormat* exception_for(std::string_view folder, std::string_view line) {
  const auto* const found = std::ranges::find_if(without_format, [&](const WithoutFormat& one) {
    return folder.starts_with(one.folder) && line.starts_with(one.line);
  });
  return found == without_format.end() ? nullptr : found;
}

// ---- What has one

// "casino-rules-list/1"; nothing where the line does not begin with one.
std::string format_of(std::string_view line) {
  constexpr std::string_view beginning = R"({"format":")";
  if (!line.starts_with(beginning)) return {};
  line.remove_prefix(beginning.size());
  return std::string(line.substr(0, line.find('"')));
}

// "rules-list.json"
std::string schema_of(const std::string& format) {
  constexpr std::string_view ours = "casino-";
  if (!format.starts_with(ours)) return {};
  return format.substr(ours.size(), format.find('/') - ours.size()) + ".json";
}

class FormatsTold : public testing::TestWithParam<std::string> {};

TEST_P(FormatsTold, are_named_and_kept) {
  for (const std::string& line : lines_expected(GetParam())) {
    const SchemaJson told = SchemaJson::parse(line, nullptr, false);
    const std::string format = format_of(line);
    const WithoutFormat* exception = format.empty() ? exception_for(GetParam(), line) : nullptr;
    ASSERT_TRUE(!format.empty() || exception != nullptr) << "no format in " << line;
    const std::string schema = exception != nullptr ? std::string(exception->schema) : schema_of(format);
    if (exception == nullptr) {
      ASSERT_TRUE(schemas().all().contains(schema)) << "no schema for " << format;
    }
    if (told.is_discarded() || schema.empty()) continue;
    EXPECT_THAT(schemas().faults(schema, told), IsEmpty()) << line;
  }
}

TEST_P(FormatsTold, have_no_other_keys) {
  for (const std::string& line : lines_expected(GetParam())) {
    SchemaJson told = SchemaJson::parse(line, nullptr, false);
    const std::string format = format_of(line);
    if (format.empty() || told.is_discarded()) continue;
    const auto summary = told.find("summary");
    (summary == told.end() ? told : *summary)["no_such_key"] = 1;
    EXPECT_THAT(schemas().faults(schema_of(format), told), Not(IsEmpty())) << line;
  }
}

INSTANTIATE_TEST_SUITE_P(Golden, FormatsTold, testing::ValuesIn(folders()), [](const auto& param_info) {
  std::string name = param_info.param;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char sign) { return std::isalnum(sign) == 0; }, '_');
  return name;
});

TEST(Formats, that_are_told_are_each_expected_somewhere) {
  std::set<std::string> expected{"study.json"};  // tests/oracle/study: it tells of games that any other player changes
  for (const std::string& folder : folders())
    for (const std::string& line : lines_expected(folder)) expected.insert(schema_of(format_of(line)));
  for (const auto& [file, schema] : schemas().all()) {
    const std::string title = schema.at("title");
    const bool is_told = title.starts_with("casino-") && title.find("--json`") != std::string::npos;
    if (!is_told) continue;
    EXPECT_TRUE(expected.contains(file)) << file;
    EXPECT_EQ(schema_of(title.substr(0, title.find(':'))), file);
  }
}

TEST(Formats, and_all_that_they_are_made_of_stand_in_the_documentation) {
  const std::string page = content_of(test::source_path("docs/requests.md"));
  for (const auto& [file, schema] : schemas().all()) EXPECT_THAT(page, HasSubstr("(../oracle/schema/" + file + ")"));
}

}  // namespace
}  // namespace casino::cli::formats_test
