#include "model/rules/variants.hpp"

namespace casino {
namespace {

// Whose clauses a variant plays by, its own first.
template <typename... Prefix>
constexpr auto by(Prefix... prefixes) {
  return ShortList<std::string_view, 5>{prefixes...};
}

constexpr auto all_variants = std::to_array<VariantEntry>({
    {"anglo-american", "Anglo-American Casino", anglo_american, 2, 4, 2, by("AA"), "004 The Players to Scoring", 6},
    {"royal", "Royal Casino, North America", royal, 2, 4, 2, by("ROY", "AA", "SWZ"),
     "001 Royal Casino in North America"},
    {"dominican", "Casino in the Dominican Republic", dominican, 2, 4, 2, by("DOM", "ROY", "AA", "SWZ"),
     "001 Casino in the Dominican Republic"},
    {"dominican-soto", "Dominican Casino, Joel Soto's endgame", dominican_soto, 2, 4, 2,
     by("DOM-SOTO", "DOM", "ROY", "AA", "SWZ"), "001 Casino in the Dominican Republic, Variations"},
    {"haiti", "Casino in Haiti", haiti, 2, 4, 4, by("HAI", "ROY", "AA", "SWZ"), "001 Casino in Haiti"},
    {"tuxedo", "Tuxedo", tuxedo, 2, 6, 2, by("TUX", "AA"), "001 Tuxedo"},  // TUX-PLY-1: for two to six
    {"hungarian", "Hungarian Casino, as David Kirchner plays it", hungarian, 2, 2, 2, by("HUN", "AA"),
     "001 Hungarian Casino"},
    {"hungarian-ulmann", "Casino en deux, after S. Ulmann", hungarian_ulmann, 2, 2, 2, by("HUN-ULM", "HUN", "AA"),
     "001 Hungarian Casino, Ulmann"},
    {"hungarian-nagy", "Kaszino, after the Nagy Kartyakonyv", hungarian_nagy, 2, 2, 2, by("HUN-NAG", "HUN", "AA"),
     "001 Hungarian Casino, Kovacs and Nagy Kartyakonyv"},
    {"finland", "Kasino in Finland", finland, 2, 4, 2, by("FIN", "AA"), "004 Kasino in Finland"},
    {"sweden", "Kasino in Sweden", sweden, 2, 4, 2, by("SWE", "FIN", "AA"), "004 Kasino in Sweden"},
    {"swazi", "Swazi Casino, three or four players", swazi, 3, 4, 3, by("SWZ", "AA"), "000 Swazi Casino"},
    {"swazi-2", "Swazi Casino for two", swazi_two, 2, 2, 2, by("SWZ2", "SWZ", "AA"),
     "000 Swazi Casino: Two-player version"},
    {"crazy", "Crazy Casino, the other Swazi game for two", crazy, 2, 2, 2, by("CRZ", "SWZ", "AA"),
     "000 Swazi Casino: Two-player version"},
    {"sotho", "Sotho Casino", sotho, 2, 4, 4, by("SOT", "SWZ2", "SWZ", "AA"), "000 Sotho Casino"},
    {"sotho-40", "Sotho Casino without pictures", sotho_40, 2, 4, 4, by("SOT-PACK-1", "SOT", "SWZ2", "SWZ", "AA"),
     "000 Sotho Casino, second paragraph"},
    {"south-african", "South African Casino", south_african, 2, 4, 2, by("SAF", "SWZ", "AA"),
     "000 South African Casino"},
});

constexpr auto all_reported = std::to_array<ReportedGame>({
    {"omulongo-womadi", "Windhoek, Namibia; called Omulongo Womadi in Oshiwambo", "OMU-1"},
});

}  // namespace

std::span<const VariantEntry> variants() { return all_variants; }

const VariantEntry* find_variant(std::string_view name) {
  const auto found = std::find_if(all_variants.begin(), all_variants.end(),
                                  [&](const VariantEntry& entry) { return entry.name == name; });
  return found == all_variants.end() ? nullptr : &*found;
}

bool can_seat(const VariantEntry& variant, int seats) {
  return seats >= variant.fewest_seats && seats <= std::max(variant.most_seats, variant.most_in_theory);
}

bool plays_by(const VariantEntry& variant, std::string_view prefix) {
  return std::find(variant.clause_prefixes.begin(), variant.clause_prefixes.end(), prefix) !=
         variant.clause_prefixes.end();
}

bool can_make_sides(const VariantEntry& variant) {
  return variant.most_seats >= 4 && variant.fewest_seats <= 4 && has_partners(variant.rules(Seats{4}));
}

std::optional<Rules> rules_of(std::string_view variant, Seats seats) {
  const VariantEntry* entry = find_variant(variant);
  if (entry == nullptr || !can_seat(*entry, seats.count)) return std::nullopt;
  return entry->rules(seats);
}

std::span<const ReportedGame> reported_games() { return all_reported; }

}  // namespace casino
