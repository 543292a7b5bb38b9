
#include "oracle/pages/parts.hpp"

namespace casino::pages {
namespace {

constexpr auto notes = std::to_array<VariantNote>({
    {"anglo-american", "Britain and North America; called Casino, or Cassino",
     "The table is a pond of open cards, and a hand is what one fishes with. A card catches others of its own number, "
     "or several that add up to it; a card that catches nothing stays in the pond. What gives the game its bite are "
     "the builds: cards put together on the table now, to be caught with one card later. A build is a promise, for "
     "whoever makes one must keep the card for it; and it is a risk, because anybody else who has such a card may be "
     "quicker.\n\n"
     "The aim is to catch most cards and most spades, the four aces, and the two casinos: the ten of diamonds and the "
     "two of spades."},
    {"royal", "In English and American books",
     "The Anglo-American game in which every card has a number. Jack, queen and king go on counting where the ten "
     "leaves off, and an ace is as low or as high as one likes; so a queen takes a five with a seven, three pictures "
     "can be built like three sixes, and an ace can take a king with another ace.\n\n"
     "Everything else is as before: catch cards of equal value or sums of it, build today what is to be caught "
     "tomorrow, and mind that nobody else holds the card for it."},
    {"dominican", "The Dominican Republic",
     "Royal Casino, usually for two, with a sting in its tail. Captures (*captura*) and builds (*forma*) go much as in "
     "the North American game, but nobody can lay a card beside another of its rank and walk away, and nobody raises a "
     "build that is already his own. Sweeps (*virados*) score, and those of opponents eat each other up.\n\n"
     "The sting comes close to the target. A side with 18, 19 or 20 points wins by one thing only, most cards, the ten "
     "of diamonds or most spades, and scores nothing else until it has that; so a match that seemed decided can turn."},
    {"dominican-soto", "The Dominican Republic, as Joel A. Soto tells it",
     "The Dominican game with a longer road to the end: from 16 points on a side scores only certain items. Each of "
     "the totals 16 to 20 has its own, so that a total is not only a number but a task."},
    {"haiti", "Haiti; called cásino, stressed at its beginning",
     "Royal Casino at its plainest, best for four. Capture, build or trail; pictures are 11 to 13 and an ace 1 or 14. "
     "As far as is reported nothing is counted but the cards themselves: whoever catches most has won."},
    {"finland", "Finland, where it is called Kasino",
     "Casino without builds: one either captures or lays a card down, and lays it down at one's peril. Six cards are "
     "stronger in the hand than on the table: an ace is worth 14 when it is played, the two of spades 15 and the ten "
     "of diamonds 16, though on the table they are 1, 2 and 10; so each of them can sweep up what no other card "
     "can.\n\n"
     "Spades count more here and cards less. A cleared table, *mökki*, is a hut, and huts count at once, even in the "
     "middle of a deal."},
    {"sweden", "Sweden, where it is called Kasino",
     "The Finnish game with fewer surprises: no card but the ace has two values, and whoever uses one chooses which. "
     "The last capture of a deal, *sistan*, earns a point, and so does every cleared table, a *tabbe*. As in Finland a "
     "sweep counts at once, so a match can end in the middle of a deal."},
    {"tuxedo", "The United States; played with a Rook pack",
     "American Casino with numbers in four colours instead of suits, and for up to six. The mechanics are those that "
     "everybody knows; the score is not. Most cards are worth a fortune, every five is worth something, and a sweep "
     "the more the fuller the table was. And there are the *oranges*: whoever takes a red and a yellow card in one go "
     "calls \"orange\", and if he forgets, somebody else may call it."},
    {"hungarian", "Hungary, as David Kirchner had it from his grandfather; called Kaszinó",
     "A game for two with three cards each, and the one member of the family in which several hand cards are played "
     "together: a nine and a three take a queen, a jack, a queen and an ace take 24 points' worth of table. Nobody "
     "builds. Because hands are used up at different speeds, one player may sit idle while the other plays out what he "
     "has left.\n\n"
     "To win one has to know it: points are kept in the head, and the first who rightly says that he has enough wins."},
    {"hungarian-ulmann", "Vienna 1892, S. Ulmann's book of family games; called Casino en deux",
     "The Hungarian game as an old book has it. Several sets from the hand may take the same value together, sweeping "
     "up the first layout at once pays double, and whoever cuts the pack takes a look at the card that will be the "
     "last. Every deal is played to its end, and then it is counted."},
    {"hungarian-nagy", "Hungary, in the books of card games there",
     "The Hungarian game with tamer captures and fiercer sweeps: cards played together may not come to more than a "
     "king, but whoever suffers a sweep (*tábla*) plays twice in a row, so that the sweeper cannot live on what is "
     "thrown to him. The last hands are played open, the last capturer leads the next round, and a match won in its "
     "first deal counts double."},
    {"swazi", "Eswatini; for three, or four as partners",
     "A fishing game in which what was caught can be lost again. Captures lie in open piles, and the card on top of "
     "another's pile may be pulled back into the game, into a build of one's own; so everybody watches which card "
     "comes to lie on top. The whole pack is dealt out at once, and a turn is not one play but as many as one can "
     "find: loose cards may be put together, piles robbed, builds made greater, and one card from the hand played "
     "somewhere among it all.\n\n"
     "Opponents have a say too. Whoever takes less than he could may be told to take all of it."},
    {"swazi-2", "Eswatini, for two",
     "The Swazi game in two halves of twelve cards each. In the first half a builder is kept on a short rein: no "
     "trailing while a build is his, and no more than one build left behind at the end of a turn. In the second half "
     "the rein is off, and the game is that of three or four."},
    {"crazy", "Eswatini, for two; called crazy casino",
     "The Swazi game for two with a drawing pile: eight cards in the hand, and a new one after each play while there "
     "are any. Nobody can count on knowing the other's hand, and as long as there are cards to draw the owner of a "
     "build may not trail."},
    {"sotho", "Lesotho",
     "The Swazi game without numbers for pictures, and with an ace that is only 1. Captured cards are not sorted: they "
     "lie as they came together, under the card that took them, so one can remember what is buried where. Partners "
     "keep a pile each, and may even rob one another's for the good of a build."},
    {"sotho-40", "Lesotho, as Alexey Lobashev met it",
     "Sotho Casino with the pack of 40, which has no pictures at all. Everything that the other game says of pictures "
     "falls away."},
    {"south-african", "South Africa, as Faizal Asmal told it",
     "A small pack, an empty table, and open piles whose top cards can be caught like any other card. What one takes "
     "is laid down by number, the lowest card on top, so a good catch is itself the bait for the next player. A "
     "builder is never idle: whoever has a build on the table must add to it or capture something.\n\n"
     "The account is short, and this page owes more than others to the games beside it; the open questions at its end "
     "say where."},
});

}  // namespace

const VariantNote* find_note(std::string_view variant) {
  const auto found = std::ranges::find(notes, variant, &VariantNote::name);
  return found == notes.end() ? nullptr : &*found;
}

}  // namespace casino::pages
