#pragma once
// The options: one enumeration of values for each choice, and one registry of all of them (from option.def).
// An option has one name in three spellings: `trail.owning_build`, field `trail_owning_build`, type
// `TrailOwningBuild`.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace casino {

struct Rules;

#define GROUP(title)
#define CHOICE(field, Type, name, where, help, clauses, questions, ...) enum class Type : std::uint8_t { __VA_ARGS__ };
#define CHOICE_AGAIN(...)
#define NUMBER(...)
#define ORDER(...)
#define VALUE(value, ...) value
#include "model/rules/option.def"

// Each option by its field's name.
enum class Option : std::uint8_t {
#define GROUP(title)
#define CHOICE(field, ...) field,
#define CHOICE_AGAIN(field, ...) field,
#define NUMBER(field, ...) field,
#define ORDER(field, ...) field,
#include "model/rules/option.def"
};

enum class OptionKind : std::uint8_t { choice, number, order };

// What is known of a value of a choice, or of some values of a number.
struct ValueEntry {
  std::string_view value;            // "allowed"; "*": any other number
  std::string_view meaning;          // a sentence; "{}" in it stands for the number
  std::vector<std::uint8_t> looser;  // the places of those values that allow all that this one allows
};

// What the registry knows about one option.
struct OptionEntry {
  Option option;
  OptionKind kind;
  std::string_view name;                // trail.owning_build
  std::string_view group;               // Trail
  std::string_view help;                // what it decides, in a line
  std::string_view clauses;             // the clauses that read it, separated by spaces
  std::string_view questions;           // the questions that it answers, separated by spaces
  bool (*decides)(const Rules& rules);  // whether, beside the other options, it decides anything
  std::vector<ValueEntry> known;        // of its values, in their order
  int lowest = 0;                       // of a number
  int highest = 0;
  std::vector<std::string_view> words = {};   // for 0, and for a number that there is not, which is held as -1
  std::vector<std::string_view> values = {};  // of a choice
  // Where 0 has a word it is written so, and the digit is no value: it would not say what it means.
  [[nodiscard]] int first_number() const { return words.empty() ? lowest : lowest + 1; }

  // What texts have to know that pages say clause by clause; IDs separated by spaces.
  std::string_view left_open_by = {};  // whoever tells this clause tells of the option next
  std::string_view said_by = {};       // it says what the option is, and is not among those that read it
  std::string_view not_said_by = {};   // they read it, and say the same with any value
  bool is_about_partners = false;      // nothing is to be said of it where nobody has a partner
};

// Every option, in the order of the table.
[[nodiscard]] const std::vector<OptionEntry>& options();
[[nodiscard]] const OptionEntry& entry_of(Option option);
[[nodiscard]] const OptionEntry* find_option(std::string_view name);

// The value that a ruleset gives an option, as it is written.
[[nodiscard]] std::string value_of(const Rules& rules, Option option);
// A number as it is written, in a word if the option has one for it.
[[nodiscard]] std::string written(const OptionEntry& option, int number);

// What a value means at the table, in a sentence; empty where there is nothing that needs to be said.
[[nodiscard]] std::string meaning_of(const OptionEntry& option, std::string_view value);

// Sets an option from its written value; says what was expected when the value is none of the option's.
[[nodiscard]] std::optional<std::string> set_value(Rules& rules, Option option, std::string_view value);

}  // namespace casino
