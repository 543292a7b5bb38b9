#pragma once
// What a study is of: rules that are held against each other, who plays by them, and how far.

#include <string>
#include <vector>

#include "model/rules/question.hpp"
#include "model/rules/rules.hpp"
#include "oracle/players/player.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::study {

// Rules that take part, and what they are called.
struct Arm {
  std::string name;
  Rules rules;
  friend bool operator==(const Arm&, const Arm&) = default;
};

// What is played each time. A deal by itself is won by whoever scores most in it.
enum class Extent : std::uint8_t { deal, match };
inline constexpr std::array<std::string_view, 2> extent_names{"deal", "match"};

struct Study {
  std::string title;                         // "royal"
  std::vector<Arm> arms;                     // all for so many seats; the others are held against the first
  std::vector<players::PlayerType> players;  // round the table, from the first seat on; who comes behind the last of
                                             // them is the first again
  Extent extent = Extent::deal;
  std::uint64_t seed = 1;
  std::string program = {};  // what somebody else's program calls itself, where one plays
  friend bool operator==(const Study&, const Study&) = default;

  [[nodiscard]] const Arm& base() const { return arms.front(); }
  [[nodiscard]] Seats seats() const { return base().rules.seats; }
  // Who sits where when everybody has moved on by so many seats.
  [[nodiscard]] PerSeat<players::PlayerType> seated(int moved) const;
  // The kinds of players at the table, each once, in the order in which they sit.
  [[nodiscard]] std::vector<players::PlayerType> kinds() const;
  [[nodiscard]] bool has_a_program() const;
  // How often each deal is played: where players differ, by each of them in every seat.
  [[nodiscard]] int rotations() const { return kinds().size() > 1 ? seats().count : 1; }
};

// The rules with one other value of an option; nothing if they have it already, or contradict themselves by it.
[[nodiscard]] std::optional<Arm> arm_with(const Arm& base, Option option, std::string_view value);

// The readings of a question that the rules do not go by already.
[[nodiscard]] std::vector<Arm> arms_of(const Arm& base, const Question& question);

// Every option that a question leaves open, with the values of a choice, or those that a reading names: one option
// changed at a time, and only where it decides anything.
[[nodiscard]] std::vector<Arm> arms_of_each_option(const Arm& base);

// Whether a question is asked of these rules: it is of a text that the variant plays by, and one of its readings
// changes them.
[[nodiscard]] bool concerns(const Question& question, const Arm& base);

}  // namespace casino::study
