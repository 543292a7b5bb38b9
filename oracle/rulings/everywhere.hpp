#pragma once
// One disputed situation put to all rules: the verdict of every variant, and what each reading of each option that
// bears on it would make of it.

#include <string>
#include <vector>

#include "oracle/explain/instead.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/settings.hpp"
#include "oracle/rulings/studied.hpp"

namespace casino::rulings {

struct Situation {
  Position position;
  Turn turn;
};

// A position and a turn as people type them, in the plain notation, or in JSON if they begin with a bracket. How they
// are read depends on the rules: on the names of the seats and on the cards in use.
[[nodiscard]] Parsed<Situation> read_situation(const Rules& rules, std::string_view position, std::string_view turn);

// A verdict with the clauses that refuse the turn or leave it open, each once.
struct RuledAnswer {
  explain::Ruling ruling = explain::Ruling::legal;
  std::vector<Clause> clauses;
  friend bool operator==(const RuledAnswer&, const RuledAnswer&) = default;
};
[[nodiscard]] RuledAnswer answer_of(const Verdict& verdict);

// What readings make of it, where that is not what the rules as they are make of it.
struct OtherAnswer {
  RuledAnswer answer;
  bool looks_other = false;       // what lies on the table afterwards is not the same
  std::vector<Setting> settings;  // each by itself
  friend bool operator==(const OtherAnswer&, const OtherAnswer&) = default;
};

struct Ruled {
  std::string name;  // of the rules
  Seats seats;
  Rules rules;
  ParseErrors why_not;  // why it cannot be asked by these rules; empty: it was
  RuledAnswer answer;
  std::string impossible;               // why it cannot be done at all, in a sentence
  std::vector<Clause> position_breaks;  // whatever the turn
  std::vector<OtherAnswer> others;
};

// By the rules that are asked for, and by every variant; with as many seats as those have, where a variant is played by
// so many.
[[nodiscard]] std::vector<Ruled> ruled_everywhere(const Rules& asked, std::string_view name, std::string_view position,
                                                  std::string_view turn);

// Studies of what bears on it, by the games in which it does: in the order in which it comes up.
struct StudiedSetting {
  Setting setting;
  std::vector<const Studied*> studied;
};
[[nodiscard]] std::vector<StudiedSetting> studied_in(const std::vector<Ruled>& ruled, const Studies& studies);

// The same in JSON: {"rulings":[..],"options":[..]}, the options that bear on it somewhere; and in "studied" what was
// found of these values, if anything was.
[[nodiscard]] json::Json of(const std::vector<Ruled>& ruled, const Studies& studies = {});

}  // namespace casino::rulings
