#include "tests/support/json_schema.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>

namespace casino::test {
namespace {

constexpr std::array notes{"$schema", "$id", "title", "description", "$defs"};
constexpr std::array about_objects{"properties", "additionalProperties", "propertyNames", "required"};
constexpr std::array about_lists{"items", "uniqueItems", "maxItems"};
constexpr std::array conditions{"if", "then", "else"};
constexpr std::array others{"$ref",    "type",    "const", "enum",  "minimum",
                            "maximum", "pattern", "anyOf", "oneOf", "allOf"};

template <typename List>
bool has(const List& list, const std::string& keyword) {
  return std::find(list.begin(), list.end(), keyword) != list.end();
}

bool is_of_type(const SchemaJson& value, const std::string& type) {
  if (type == "integer") return value.is_number_integer();
  if (type == "number") return value.is_number();
  if (type == "boolean") return value.is_boolean();
  if (type == "string") return value.is_string();
  if (type == "array") return value.is_array();
  if (type == "object") return value.is_object();
  if (type == "null") return value.is_null();
  throw std::logic_error("no such type: " + type);
}

const SchemaJson& always() {
  static const SchemaJson yes = true;
  return yes;
}

const SchemaJson& member_or_always(const SchemaJson& object, const std::string& key) {
  const auto member = object.find(key);
  return member == object.end() ? always() : *member;
}

// The pointer of a part.
std::string part_of(std::string at, const std::string& key) {
  at += '/';
  at += key;
  return at;
}

}  // namespace

JsonSchemas::JsonSchemas(const std::filesystem::path& folder) {
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".json") {
      std::ifstream in(entry.path());
      files_[entry.path().filename().string()] = SchemaJson::parse(in);
    }
}

std::vector<std::string> JsonSchemas::faults(const std::string& schema, const SchemaJson& value) {
  faults_.clear();
  accepts(find(schema, ""), value, "");
  return faults_;
}

std::vector<std::string> JsonSchemas::faults_of_schemas() {
  faults_.clear();
  for (const auto& [name, schema] : files_) look_over({&name, &schema}, name);
  return faults_;
}

JsonSchemas::Part JsonSchemas::find(const std::string& reference, const std::string& from) const {
  const auto hash = reference.find('#');
  const std::string name = hash == 0 ? from : reference.substr(0, hash);
  const auto file = files_.find(name);
  if (file == files_.end()) throw std::logic_error("no such schema: " + reference);
  if (hash == std::string::npos) return {&file->first, &file->second};
  return {&file->first, &file->second.at(SchemaJson::json_pointer(reference.substr(hash + 1)))};
}

bool JsonSchemas::refuse(const std::string& at, const std::string& why) {
  if (silent_ == 0) faults_.push_back((at.empty() ? "the top" : at) + ": " + why);
  return false;
}

bool JsonSchemas::matches(const std::string& text, const std::string& pattern) {
  const auto known = patterns_.try_emplace(pattern, pattern).first;
  return std::regex_search(text, known->second);
}

bool JsonSchemas::accepts(Part part, const SchemaJson& value, const std::string& at) {
  if (part.schema->is_boolean()) return *part.schema ? true : refuse(at, "nothing may be here");
  bool all = true;
  for (const auto& [keyword, unused] : part.schema->items()) all = accepts_keyword(part, keyword, value, at) && all;
  if (value.is_object()) all = accepts_object(part, value, at) && all;
  if (value.is_array()) all = accepts_list(part, value, at) && all;
  return accepts_conditional(part, value, at) && all;
}

bool JsonSchemas::accepts_keyword(Part part, const std::string& keyword, const SchemaJson& value,
                                  const std::string& at) {
  const SchemaJson& rule = part.schema->at(keyword);
  if (keyword == "$ref") return accepts(find(rule.get<std::string>(), *part.file), value, at);
  if (keyword == "type" && !is_of_type(value, rule)) return refuse(at, "no " + rule.get<std::string>());
  if (keyword == "const" && value != rule) return refuse(at, "not " + rule.dump());
  if (keyword == "enum" && std::find(rule.begin(), rule.end(), value) == rule.end())
    return refuse(at, "none of " + rule.dump());
  if (keyword == "minimum" && value.is_number() && value < rule) return refuse(at, "too low");
  if (keyword == "maximum" && value.is_number() && value > rule) return refuse(at, "too high");
  if (keyword == "pattern" && value.is_string() && !matches(value, rule)) return refuse(at, "not like " + rule.dump());
  if (keyword == "anyOf" && count_accepting(part, rule, value, at) == 0) return refuse(at, "none of anyOf");
  if (keyword == "oneOf" && count_accepting(part, rule, value, at) != 1) return refuse(at, "not one of oneOf");
  bool all = true;
  if (keyword == "allOf")
    for (const SchemaJson& each : rule) all = accepts({part.file, &each}, value, at) && all;
  return all;
}

int JsonSchemas::count_accepting(Part part, const SchemaJson& alternatives, const SchemaJson& value,
                                 const std::string& at) {
  ++silent_;
  int count = 0;
  for (const SchemaJson& each : alternatives) count += accepts({part.file, &each}, value, at) ? 1 : 0;
  --silent_;
  return count;
}

bool JsonSchemas::accepts_object(Part part, const SchemaJson& value, const std::string& at) {
  bool all = true;
  const SchemaJson& properties = part.schema->value("properties", SchemaJson::object());
  for (const SchemaJson& key : part.schema->value("required", SchemaJson::array()))
    if (!value.contains(key)) all = refuse(at, "no " + key.dump());
  for (const auto& [key, member] : value.items()) {
    const std::string below = part_of(at, key);
    const auto property = properties.find(key);
    const SchemaJson& schema =
        property == properties.end() ? member_or_always(*part.schema, "additionalProperties") : *property;
    all = accepts({part.file, &schema}, member, below) && all;
    all = accepts({part.file, &member_or_always(*part.schema, "propertyNames")}, SchemaJson(key), below) && all;
  }
  return all;
}

bool JsonSchemas::accepts_list(Part part, const SchemaJson& value, const std::string& at) {
  bool all = true;
  const SchemaJson& items = member_or_always(*part.schema, "items");
  for (std::size_t i = 0; i < value.size(); ++i)
    all = accepts({part.file, &items}, value[i], part_of(at, std::to_string(i))) && all;
  if (part.schema->contains("maxItems") && value.size() > part.schema->at("maxItems")) all = refuse(at, "too long");
  if (part.schema->value("uniqueItems", false))
    for (auto item = value.begin(); item != value.end(); ++item)
      if (std::find(value.begin(), item, *item) != item) all = refuse(at, item->dump() + " twice");
  return all;
}

bool JsonSchemas::accepts_conditional(Part part, const SchemaJson& value, const std::string& at) {
  if (!part.schema->contains("if")) return true;
  ++silent_;
  const bool holds = accepts({part.file, &part.schema->at("if")}, value, at);
  --silent_;
  return accepts({part.file, &member_or_always(*part.schema, holds ? "then" : "else")}, value, at);
}

void JsonSchemas::look_over(Part part, const std::string& at) {
  if (!part.schema->is_object()) return;
  for (const auto& [keyword, rule] : part.schema->items()) {
    const std::string below = part_of(at, keyword);
    if (!has(notes, keyword) && !has(about_objects, keyword) && !has(about_lists, keyword) &&
        !has(conditions, keyword) && !has(others, keyword))
      refuse(below, "a keyword that is not known");
    if (keyword == "$ref") {
      try {
        static_cast<void>(find(rule.get<std::string>(), *part.file));
      } catch (const std::exception& error) {
        refuse(below, error.what());
      }
    }
    if (keyword == "properties" || keyword == "$defs")
      for (const auto& [name, schema] : rule.items()) look_over({part.file, &schema}, part_of(below, name));
    else if (rule.is_array())
      for (const SchemaJson& each : rule) look_over({part.file, &each}, below);
    else look_over({part.file, &rule}, below);
  }
}

}  // namespace casino::test
