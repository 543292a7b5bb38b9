#pragma once
// The chapters of a page of rules, in the order in which a game is learnt, and which clauses and options belong
// into which.

#include <array>

#include "model/rules/option.hpp"

namespace casino::pages {

enum class Chapter : std::uint8_t {
  players,
  cards,
  deal,
  turn,
  capture,
  build,
  add,
  trail,
  piles,
  insist,
  partners,
  sweeps,
  end,
  score,
  match
};

struct ChapterEntry {
  Chapter chapter;
  std::string_view title;
  std::string_view lead;  // what the chapter is about, for somebody who never played
};

inline constexpr auto chapters = std::to_array<ChapterEntry>({
    {Chapter::players, "Who plays", ""},
    {Chapter::cards, "The cards and what they are worth", ""},
    {Chapter::deal, "The deal", ""},
    {Chapter::turn, "A turn", ""},
    {Chapter::capture, "Capturing", "To capture is to take cards from the table, which then count for you."},
    {Chapter::build, "Building",
     "A build is cards put together on the table, to be captured later as one. A single build is one sum; "
     "a multiple build is several cards or sums of the same value."},
    {Chapter::add, "Raising builds and adding to them",
     "To raise a build is to give it a higher value; to add to it is to put in more of the value that it has."},
    {Chapter::trail, "Trailing", "To trail is to play a card that just stays on the table."},
    {Chapter::piles, "Captured cards", ""},
    {Chapter::insist, "When opponents insist", ""},
    {Chapter::partners, "Playing for a partner", ""},
    {Chapter::sweeps, "Sweeps", "A sweep is a capture that leaves the table empty."},
    {Chapter::end, "The end of a deal", ""},
    {Chapter::score, "The score", ""},
    {Chapter::match, "The match", ""},
});

// By the middle of the ID: AA-TRL-3 is about trailing.
[[nodiscard]] Chapter chapter_of(std::string_view clause_id);
[[nodiscard]] Chapter chapter_of(const OptionEntry& option);

}  // namespace casino::pages
