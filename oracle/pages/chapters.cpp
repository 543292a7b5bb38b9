#include "oracle/pages/chapters.hpp"

#include <utility>

namespace casino::pages {
namespace {

using enum Chapter;

// Where the beginning of an ID tells more than its middle.
constexpr std::array<std::pair<std::string_view, Chapter>, 27> by_beginning{{
    {"AA-VAR-1", build},     {"AA-VAR-2", trail},     {"AA-VAR-3", add},     {"AA-VAR-4", add},
    {"AA-VAR-5", build},     {"AA-VAR-6", build},     {"SWZ-PTN", partners}, {"SWZ-DRF", capture},
    {"SAF-DRF", trail},      {"SWZ2-RST-2", build},   {"SWZ2-RST-3", build}, {"HUN-NAG-10", sweeps},
    {"HUN-NAG-1", capture},  {"HUN-NAG-2", sweeps},   {"HUN-NAG-3", sweeps}, {"HUN-NAG-4", deal},
    {"HUN-NAG-5", deal},     {"HUN-NAG-8", score},    {"HUN-NAG-9", sweeps}, {"HUN-ULM-1", capture},
    {"HUN-ULM-2", sweeps},   {"HUN-ULM-3", deal},     {"HUN-ULM-4", match},  {"DOM-VAR-1", sweeps},
    {"DOM-VAR-3", partners}, {"DOM-VAR-4", partners}, {"TUX-SCO-3", sweeps},
}};

constexpr std::array<std::pair<std::string_view, Chapter>, 35> by_middle{{
    {"I", capture},  {"PLY", players}, {"SEAT", players}, {"PAK", cards},  {"PACK", cards}, {"VAL", cards},
    {"ACE", cards},  {"DEAL", deal},   {"CUT", deal},     {"DRW", deal},   {"TRN", turn},   {"PHS", turn},
    {"LAY", turn},   {"CAP", capture}, {"BLD", build},    {"OWN", build},  {"EQL", build},  {"BRK", build},
    {"ADD", add},    {"RSE", add},     {"AUG", add},      {"TRL", trail},  {"ABN", trail},  {"RST", trail},
    {"PILE", piles}, {"STL", piles},   {"INS", insist},   {"SWP", sweeps}, {"END", end},    {"SCO", score},
    {"ORG", score},  {"WIN", match},   {"VAR", match},    {"SOTO", match}, {"NAG", match},
}};

constexpr std::array<std::pair<std::string_view, Chapter>, 15> by_group{{
    {"Seats and pack", players},
    {"Values", cards},
    {"Deal", deal},
    {"Turn", turn},
    {"Capture", capture},
    {"Build", build},
    {"Raise", add},
    {"Augment", add},
    {"Trail", trail},
    {"Piles and steals", piles},
    {"Partners", partners},
    {"Sweeps", sweeps},
    {"End of a deal", end},
    {"Scoring", score},
    {"Match", match},
}};

}  // namespace

Chapter chapter_of(std::string_view clause_id) {
  for (const auto& [beginning, chapter] : by_beginning)
    if (clause_id.starts_with(beginning)) return chapter;
  const std::string_view rest = clause_id.substr(clause_id.find('-') + 1);
  const std::string_view middle = rest.substr(0, rest.find('-'));
  for (const auto& [word, chapter] : by_middle)
    if (middle == word) return chapter;
  return turn;
}

Chapter chapter_of(const OptionEntry& option) {
  if (option.name == "pack.kind") return cards;
  if (option.name == "announce.build") return build;
  if (option.name == "announce.last") return deal;
  if (option.name.starts_with("insist.")) return insist;
  if (option.name.starts_with("orange.")) return score;
  for (const auto& [group, chapter] : by_group)
    if (option.group == group) return chapter;
  return match;
}

}  // namespace casino::pages
