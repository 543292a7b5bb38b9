#pragma once
// What rules are called by: the variants of the model, and dialects, which are data. A dialect is how the game is
// really played or programmed somewhere: a variant, or another dialect, and what differs from it. Whoever reads
// the name of rules looks it up here.

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/rules/variants.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino {

struct NamedRules {
  std::string name;
  std::string title;   // as people call it
  std::string source;  // of a variant the seed and section; of a dialect where it was met
  std::uint8_t fewest_seats = 0;
  std::uint8_t most_seats = 0;
  std::uint8_t usual_seats = 0;
  const VariantEntry* variant = nullptr;  // the variant, or the one that a dialect rests on in the end

  // Of a dialect:
  std::string base;                // what it differs from; empty: this is a variant
  std::vector<Setting> settings;   // laid over the variant: those of its bases, then its own
  std::size_t settings_below = 0;  // how many of them are its bases'
  ClauseSet off;
  ScoringTable scoring;                                  // in place of its base's
  std::vector<std::pair<std::string, std::string>> why;  // by option or clause: where it is said, or seen

  // Whether rules can say that so many play: a dialect for one number is for that alone.
  [[nodiscard]] std::uint8_t most_in_theory() const;
  [[nodiscard]] bool can_seat(int seats) const { return seats >= fewest_seats && seats <= most_in_theory(); }
  [[nodiscard]] bool is_dialect() const { return !base.empty(); }
  // What it differs from: its base, or the variant where nobody knows that one by its name.
  [[nodiscard]] const NamedRules& below() const;
  // What it says itself, and why; empty if it gives no reason.
  [[nodiscard]] std::span<const Setting> own_settings() const;
  [[nodiscard]] std::vector<Clause> own_off() const;
  [[nodiscard]] bool has_own_scoring() const { return is_dialect() && !(scoring == below().scoring); }
  [[nodiscard]] std::string_view reason_for(std::string_view option_or_clause) const;
  // As played by so many, of those that can play it.
  [[nodiscard]] Rules rules(Seats seats) const;
  [[nodiscard]] Rules usual_rules() const { return rules(Seats{usual_seats}); }
};

// The variants in their order, and then the dialects that come with the program, which need no file to be there.
[[nodiscard]] std::span<const NamedRules> all_named_rules();
// Found too by what people say for a name: "cassino" is the main text.
[[nodiscard]] const NamedRules* find_named_rules(std::string_view name);
[[nodiscard]] std::vector<std::string_view> names_of(std::span<const NamedRules> known);
// "2 to 4"
[[nodiscard]] std::string seats_of(const NamedRules& named);

}  // namespace casino
