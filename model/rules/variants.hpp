#pragma once
// The variants: each a function of the number of seats that returns its rules (model/rules/variants/).

#include "model/rules/registry/short_list.hpp"
#include "model/rules/rules.hpp"

namespace casino {

[[nodiscard]] Rules anglo_american(Seats seats);
[[nodiscard]] Rules royal(Seats seats);
[[nodiscard]] Rules dominican(Seats seats);
[[nodiscard]] Rules dominican_soto(Seats seats);
[[nodiscard]] Rules haiti(Seats seats);
[[nodiscard]] Rules tuxedo(Seats seats);
[[nodiscard]] Rules finland(Seats seats);
[[nodiscard]] Rules sweden(Seats seats);
[[nodiscard]] Rules swazi(Seats seats);
[[nodiscard]] Rules hungarian(Seats seats);
[[nodiscard]] Rules hungarian_ulmann(Seats seats);
[[nodiscard]] Rules hungarian_nagy(Seats seats);
[[nodiscard]] Rules swazi_two(Seats seats);
[[nodiscard]] Rules crazy(Seats seats);
[[nodiscard]] Rules sotho(Seats seats);
[[nodiscard]] Rules sotho_40(Seats seats);
[[nodiscard]] Rules south_african(Seats seats);

struct VariantEntry {
  std::string_view name;
  std::string_view title;  // as people call it
  Rules (*rules)(Seats seats);
  std::uint8_t fewest_seats;
  std::uint8_t most_seats;
  std::uint8_t usual_seats;
  ShortList<std::string_view, 5> clause_prefixes;  // whose clauses it plays by, its own text first: SWZ, AA
  std::string_view source;                         // the seed and section that describe it
  std::uint8_t most_in_theory = 0;                 // more, if rules say so: 004, "in theory more could take part"
};

// Whether rules can be for so many: those by whom it is played, and where the text speaks of more in theory, these.
[[nodiscard]] bool can_seat(const VariantEntry& variant, int seats);

[[nodiscard]] std::span<const VariantEntry> variants();
[[nodiscard]] const VariantEntry* find_variant(std::string_view name);

// The prefix of the clauses and questions of the variant's own text.
[[nodiscard]] inline std::string_view own_prefix(const VariantEntry& variant) { return variant.clause_prefixes[0]; }

// Whether its clauses are of this text, too.
[[nodiscard]] bool plays_by(const VariantEntry& variant, std::string_view prefix);

// Whether there is a number of players who make sides.
[[nodiscard]] bool can_make_sides(const VariantEntry& variant);

// A variant with this many seats; nothing if there is no such variant, or it cannot seat so many.
[[nodiscard]] std::optional<Rules> rules_of(std::string_view variant, Seats seats);

// Games that the texts name without giving rules.
struct ReportedGame {
  std::string_view name;
  std::string_view where;
  std::string_view clause;
};
[[nodiscard]] std::span<const ReportedGame> reported_games();

}  // namespace casino
