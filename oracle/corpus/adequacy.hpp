#pragma once
// Would the cases notice? The rules are changed in one place: a clause is switched off, an option has another value, a
// variant plays by the value of the game that it comes from. Each case is asked again, and where the answer is not as
// expected any more, the case has noticed. What no case notices could be a mistake of a program that no case finds.

#include "oracle/corpus/trial.hpp"

namespace casino::corpus {

enum class ChangeKind : std::uint8_t {
  clause_off,    // not enforced, not granted, not scored (Rules::off)
  other_value,   // an option has this value; of a number the next one "less" or "more", of an order it "reversed"
  not_as_stated  // a variant's own value of an option is that of its forebear
};
inline constexpr std::array<std::string_view, 3> change_kind_names{"clause_off", "other_value", "not_as_stated"};

struct Change {
  ChangeKind kind = ChangeKind::clause_off;
  Clause clause;                          // switched off
  Option option = Option{};               // set otherwise
  std::string value;                      // how, to another value
  const VariantEntry* variant = nullptr;  // whose value is not as stated
};
// "AA-TRL-3", "trail.owning_build=allowed", "haiti: deal.packets inherited"
[[nodiscard]] std::string text_of(const Change& change);

// All that has an off, all values of all options, and all in which a variant differs from its forebear, save what
// decides nothing there.
[[nodiscard]] std::vector<Change> all_changes();
// Of them those that the text of one variant speaks of.
[[nodiscard]] std::vector<Change> changes_of(const VariantEntry& variant);

// The rules of a trial with a change; nothing where it is none, does not concern them, or contradicts them.
[[nodiscard]] std::optional<Rules> with_change(const Trial& trial, const Change& change);

// Whether a case can notice anything. Counts of turns tell not what they count, and what cannot be read has no rules.
[[nodiscard]] bool can_notice(const Case& one);

struct Notice {
  std::size_t change = 0;  // its place in the list
  std::string what;        // the first thing that differs: "verdict", "clauses", "after", "total", ...
};
// What a case notices, or one of its readings, each change once.
[[nodiscard]] std::vector<Notice> noticed_by(const Case& one, const std::vector<Change>& changes);

// Which case notices which change.
struct KillMatrix {
  struct Row {
    Change change;
    std::vector<std::pair<const Case*, std::string>> notices;  // with what differs first
  };
  std::vector<Row> rows;
  std::vector<const Case*> idle;  // cases that notice nothing
  std::size_t cases = 0;          // that were asked

  explicit KillMatrix(const std::vector<Change>& changes);
  void add(const Case& one, const std::vector<Notice>& notices);
  [[nodiscard]] std::size_t unnoticed() const;
  // How many cases are the only one to notice something.
  [[nodiscard]] std::size_t cases_needed() const;
};

}  // namespace casino::corpus
