#include "oracle/pages/notes.hpp"

#include <algorithm>
#include <array>

namespace casino::pages {
namespace {

constexpr std::array notes = {
    VariantNote{"anglo-american", "Britain and North America; called Casino, or Cassino",
                "The table is a pond of open cards, and a hand is what one fishes with. A card catches others of its "
                "own number, or "
                "several that add up to it; a card that catches nothing stays in the pond. What gives the game its "
                "bite are the "
                "builds: cards put together on the table now, to be caught with one card later. A build is a promise, "
                "for whoever "
                "makes one must keep the card for it; and it is a risk, because anybody else who has such a card may "
                "be quicker.\n\n"
                "The aim is to catch most cards and most spades, the four aces, and the two casinos: the ten of "
                "diamonds and the two "
                "of spades."},
    VariantNote{
        "swazi", "Eswatini; for three, or four as partners",
        "A fishing game in which what was caught can be lost again. Captures lie in open piles, and the card on top of "
        "another's pile may be pulled back into the game, into a build of one's own; so everybody watches which card "
        "comes to "
        "lie on top. The whole pack is dealt out at once, and a turn is not one play but as many as one can find: "
        "loose cards "
        "may be put together, piles robbed, builds made greater, and one card from the hand played somewhere among it "
        "all.\n\n"
        "Opponents have a say too. Whoever takes less than he could may be told to take all of it."},
};

}  // namespace

const VariantNote* find_note(std::string_view variant) {
  const auto found =
      std::find_if(notes.begin(), notes.end(), [&](const VariantNote& note) { return note.name == variant; });
  return found == notes.end() ? nullptr : &*found;
}

}  // namespace casino::pages
