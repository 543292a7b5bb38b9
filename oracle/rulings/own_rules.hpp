#pragma once
// Rules of one's own, looked over: what each thing that they say changes in the game that they are made of. Whatever
// changes nothing was meant otherwise, or can be left out.

#include <array>
#include <string>
#include <vector>

#include "oracle/distinguish/distinguish.hpp"
#include "oracle/explain/explanation.hpp"
#include "oracle/rulesets/named_rules.hpp"

namespace casino::rulings {

enum class Effect : std::uint8_t {
  differs,          // there is a situation that comes out otherwise without it
  none_found,       // none in what was looked at
  decides_nothing,  // none either, and beside the other options it decides nothing
  as_in_base,       // the game below has it anyway
  needed            // without it the rest contradicts itself
};
inline constexpr std::array<std::string_view, 5> effect_names{"differs", "none_found", "decides_nothing", "as_in_base",
                                                              "needed"};

// An option that is set, a scoring table, or a clause that nobody keeps to.
struct OwnRule {
  std::optional<Setting> setting;  // or else
  bool is_scoring = false;         // the table, or else
  Clause off{};                    // that is switched off
  std::string says;                // what it means at the table, in a sentence
  std::string instead;             // what it stands in place of
  std::string reason;              // why, if that is said
  // The rules without it, and with it, for each number of players for whom the two are not the same.
  std::vector<distinguish::Pair> pairs;
  bool is_as_in_base = false;
  bool decides = true;  // by the table of options
  // What the game below says, and what decides nothing any more beside this.
  std::vector<Setting> idle_below;
};
[[nodiscard]] std::vector<OwnRule> own_rules_of(const NamedRules& dialect);
// "trail.owning_build=allowed", "scoring", "without AA-TRL-3"
[[nodiscard]] std::string name_of(const OwnRule& own);

struct LookedOver {
  Effect effect = Effect::differs;
  distinguish::Distinction found;
};
[[nodiscard]] LookedOver looked_over(const OwnRule& own, const distinguish::SearchBounds& search,
                                     distinguish::Spent spent, const distinguish::Kept& kept);

[[nodiscard]] std::vector<explain::Line> lines_of(const OwnRule& own, const LookedOver& looked, std::string_view base,
                                                  notation::Style style);
[[nodiscard]] json::Json of(const OwnRule& own, const LookedOver& looked);

}  // namespace casino::rulings
