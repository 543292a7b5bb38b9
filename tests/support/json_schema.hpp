#pragma once
// A small validator of JSON Schema (draft 2020-12), for the keywords that our schemas use.

#include <filesystem>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/source_dir.hpp"

namespace casino::test {

using SchemaJson = nlohmann::ordered_json;

class JsonSchemas {
 public:
  // All schemas of a folder; they refer to each other by their file names.
  explicit JsonSchemas(const std::filesystem::path& folder);

  [[nodiscard]] const std::map<std::string, SchemaJson>& all() const { return files_; }

  // What is wrong with a value, a line for each fault: "/cases/0/turn: none of anyOf". The schema is a file,
  // or a part of one: "position.json#/$defs/hand".
  [[nodiscard]] std::vector<std::string> faults(const std::string& schema, const SchemaJson& value);

  // What is wrong with the schemas themselves: keywords that this validator does not know, references to
  // nowhere.
  [[nodiscard]] std::vector<std::string> faults_of_schemas();

 private:
  // A part of a schema file.
  struct Part {
    const std::string* file;
    const SchemaJson* schema;
  };

  [[nodiscard]] Part find(const std::string& reference, const std::string& from) const;
  bool accepts(Part part, const SchemaJson& value, const std::string& at);
  bool accepts_keyword(Part part, const std::string& keyword, const SchemaJson& value, const std::string& at);
  bool accepts_object(Part part, const SchemaJson& value, const std::string& at);
  bool accepts_list(Part part, const SchemaJson& value, const std::string& at);
  bool accepts_conditional(Part part, const SchemaJson& value, const std::string& at);
  int count_accepting(Part part, const SchemaJson& alternatives, const SchemaJson& value, const std::string& at);
  bool matches(const std::string& text, const std::string& pattern);
  bool refuse(const std::string& at, const std::string& why);
  void look_over(Part part, const std::string& at);

  std::map<std::string, SchemaJson> files_;
  std::map<std::string, std::regex> patterns_;
  std::vector<std::string> faults_;
  int silent_ = 0;  // inside alternatives, of which some may fail
};

// Those of the project, read once.
inline JsonSchemas& schemas() {
  static JsonSchemas all(source_path("oracle/schema"));
  return all;
}

}  // namespace casino::test
