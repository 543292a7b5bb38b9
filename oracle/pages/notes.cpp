
#include "oracle/pages/page.hpp"
#include "oracle/pages/parts.hpp"
#include "oracle/text/words.hpp"

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
     "The Hungarian game made tamer: cards played together may not come to more than a king, and whoever suffers a "
     "sweep (*tábla*) plays twice in a row, so that the sweeper cannot live on what is thrown to him. The last hands "
     "are played open, the last capturer leads the next round, and a match won in its "
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
     "A small pack, a table that begins empty or with one card, and open piles whose top cards can be caught like any "
     "other card. What one takes is laid down by number, the lowest card on top, so a good catch is itself the bait "
     "for "
     "the next player. A builder may not sit idle: whoever has a build on the table must add to it or capture "
     "something, with two players until the second hands are dealt.\n\n"
     "The account is short, and this page owes more than others to the games beside it; the open questions at its end "
     "say where."},
});

// ---- Words, game by game in the order of the seeds' pages

struct WordEntry {
  std::string_view word;
  std::string_view variants;  // separated by spaces
  std::string_view meaning;
  std::string_view source;
};
constexpr auto words_with_variants = std::to_array<WordEntry>({
    // Britain and North America
    {"Cassino", "anglo-american",
     "The name with a double s, as later writers in English spell it; the oldest sources have Casino.",
     "002 Introduction"},
    {"layout", "anglo-american swazi swazi-2 crazy sotho sotho-40",
     "The cards that lie open in the middle, builds among them.",
     "004 The Players, the Cards and the Objective; 000 The play"},
    {"face card", "anglo-american", "A jack, a queen or a king: what is called a picture here.", "004 The Play 1"},
    {"numeral card", "anglo-american", "A card from ace to ten, which counts its number.", "004 The Play 2"},
    {"capturing number", "anglo-american", "The value of a build: the number on the cards that can take it.",
     "004 The Play 3, 5"},
    {"last", "anglo-american", "What the dealer says when he deals the last cards.", "004 The Deal"},
    {"residue", "anglo-american",
     "The cards that lie on the table when all is played. They go to whoever captured last.", "004 The Play 6"},
    {"Big Casino", "anglo-american royal", "The ten of diamonds, which scores two points.",
     "002 Scoring; 001 Royal Casino in North America 5"},
    {"Good Ten", "anglo-american", "The ten of diamonds: another name of Big Casino.", "002 Scoring"},
    {"Little Casino", "anglo-american royal", "The two of spades, which scores a point.",
     "002 Scoring; 001 Royal Casino in North America 5"},
    {"Good Two", "anglo-american", "The two of spades: another name of Little Casino.", "002 Scoring"},
    {"cash", "anglo-american", "Taking an ace with an ace, as some players call it.", "002 Scoring"},
    {"clear", "anglo-american", "A sweep, as some players call it: a capture that leaves the table empty.",
     "002 Sweeps"},
    {"Kim Scarborough, Janet Levy, Scott Grengs, Rachel Hooley", "anglo-american",
     "They contributed to the account of the game.", "002 Introduction"},
    {"Franco Pratesi", "anglo-american", "He wrote the article on which the account of the game's history draws.",
     "002 Introduction"},
    {"Royal Casino", "royal", "What English and American books call the game in which pictures have numbers.",
     "001 Introduction; 004 Royal Casino"},
    {"PSellos", "royal", "Author of a program that plays two versions of the game.",
     "001 Royal Casino in North America"},
    {"John McLeod", "royal swazi", "He keeps the pages of which seeds 001 and 000 are copies.",
     "001 and 000, at their ends"},
    // The Dominican Republic and Haiti
    {"captura", "dominican dominican-soto", "A capture.", "001 Play, Capture"},
    {"cojer", "dominican dominican-soto", "Another word for a capture: to take.", "001 Play, Capture"},
    {"forma", "dominican dominican-soto", "A build.", "001 Play, Build"},
    {"dejado", "dominican dominican-soto",
     "Left behind: said of cards that stay on the table though the played card could have taken them. Opponents like "
     "to point them out; nothing follows.",
     "001 Play, 4"},
    {"pisado", "dominican dominican-soto", "Stepped on: another word for cards left behind.", "001 Play, 4"},
    {"virados", "dominican dominican-soto", "Sweeps.", "001 Sweeps"},
    {"espadas", "dominican dominican-soto", "Spades.", "001 End of the Play and Scoring"},
    {"diez de casino", "dominican dominican-soto", "The ten of diamonds, which scores two points.",
     "001 End of the Play and Scoring"},
    {"dos de casino", "dominican dominican-soto", "The two of spades, which scores a point.",
     "001 End of the Play and Scoring"},
    {"for partner", "dominican dominican-soto",
     "What one says who makes a build for the partner, or adds to one for him, where that is allowed.",
     "001 Variations"},
    {"Humbernio Lockward", "dominican dominican-soto", "He explained the Dominican game.",
     "001 Casino in the Dominican Republic"},
    {"Joel A. Soto", "dominican dominican-soto",
     "He described the version in which sides are restricted from 16 points on.", "001 Variations"},
    {"cásino", "haiti", "The game's name in Haiti, stressed at its beginning.", "001 Casino in Haiti"},
    {"Andrew Saint-Remy", "haiti", "He made the video from which all comes that is told of the game in Haiti.",
     "001 Casino in Haiti"},
    // Tuxedo
    {"Rook", "tuxedo",
     "The pack that is played with: numbers in four colours, black, red, green and yellow, of which 1 to 10 are used.",
     "001 Tuxedo"},
    {"bird", "tuxedo", "A wild card of the full Rook pack, which is left out.", "001 Tuxedo"},
    {"orange", "tuxedo", "A red and a yellow card captured from the table at the same time. It scores if it is called.",
     "001 Tuxedo"},
    {"HOYLE Card Games", "tuxedo",
     "A collection with a program that plays the game with an ordinary pack without its pictures.", "001 Tuxedo"},
    // Hungary
    {"Kaszinó", "hungarian hungarian-ulmann hungarian-nagy", "The game's name in Hungary.", "001 Hungarian Casino"},
    {"Casino en deux", "hungarian-ulmann", "Casino for two: the game's name in Ulmann's book.", "001 Hungarian Casino"},
    {"tábla", "hungarian-nagy", "A sweep.", "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"csere", "hungarian-nagy", "The last capture of a round. Whoever made it leads the next one.",
     "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"round", "hungarian-nagy",
     "The playing of the three cards that each player holds; a deal has as many as the pack gives.",
     "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"talon", "hungarian-nagy", "The cards that have not been dealt yet.", "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"pikkje van", "hungarian-nagy", "Said of whoever has most spades. By agreement that scores one point or two.",
     "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"Ausz!", "hungarian-nagy", "The call of a player who has come to 11 points: it stops the game, and he has won.",
     "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"Ausz vagyok!", "hungarian-nagy", "Another such call: I am out.", "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"Kint vagyok!", "hungarian-nagy", "Another such call: I am outside.", "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"double game", "hungarian-nagy", "A match won in its first deal.", "001 Hungarian Casino, Nagy Kartyakonyv"},
    {"David Kirchner", "hungarian hungarian-ulmann hungarian-nagy",
     "He reported the game as he had learnt it from his grandfather, who was born in Hungary in 1890.",
     "001 Hungarian Casino"},
    {"S. Ulmann", "hungarian hungarian-ulmann hungarian-nagy",
     "He wrote Das Buch der Familienspiele (Vienna 1892), which has the game.", "001 Hungarian Casino"},
    {"Mihály Berend", "hungarian hungarian-ulmann hungarian-nagy",
     "He and others wrote the Nagy Kártyakönyv (Győr 1990), a book of card games that has it, too.",
     "001 Hungarian Casino"},
    {"Róbert Kovács", "hungarian hungarian-ulmann hungarian-nagy", "He reported what Hungarian books say of the game.",
     "001 Hungarian Casino, Kovacs"},
    // Finland and Sweden
    {"Kasino", "finland sweden", "The game's name in Finland and in Sweden.",
     "004 Kasino in Finland, Kasino in Sweden"},
    {"Small Kasino", "finland", "The two of spades: 2 on the table, 15 when it is played.", "004 Kasino in Finland"},
    {"Big Kasino", "finland", "The ten of diamonds: 10 on the table, 16 when it is played.", "004 Kasino in Finland"},
    {"mökki", "finland", "A hut: a sweep.", "004 Kasino in Finland"},
    {"Cristian Seres", "finland", "He keeps a page with rules, variations and advice for the Finnish game.",
     "004 Kasino in Finland"},
    {"tabbe", "sweden", "A sweep.", "004 Kasino in Sweden"},
    {"sistan", "sweden", "The last capture of a deal, and the point that it scores.", "004 Kasino in Sweden"},
    {"Dan Glimne", "sweden", "He described the Swedish game in his Kortspelshandboken.", "004 Kasino in Sweden"},
    // Southern Africa
    {"chow", "swazi swazi-2 crazy sotho sotho-40", "A capture; to capture.", "000 action 1; Two-player version"},
    {"drifting", "swazi swazi-2 crazy sotho sotho-40",
     "Playing a card into a build though it could have captured. Nobody can then insist on the capture.",
     "000 action 1; Notes on tactics"},
    {"discarding", "swazi swazi-2 crazy sotho sotho-40",
     "Laying a card down that captures nothing: what is called trailing here.", "000 action 5"},
    {"augmented build", "swazi swazi-2 crazy sotho sotho-40",
     "A build of several cards or sets of one value: what is called a multiple build here.", "000 The play"},
    {"base", "swazi swazi-2 crazy sotho sotho-40",
     "What must lie in the layout before a pile's top can be used: a build of the own side, or a loose card that can "
     "be matched.",
     "000 action 5"},
    {"stealing", "swazi swazi-2 crazy sotho sotho-40 south-african",
     "Taking the top card of another's pile into a build.", "000 Two-player version; South African Casino"},
    {"spy two", "swazi swazi-2 crazy sotho sotho-40", "The two of spades, which scores a point.",
     "000 The end of the play and the scoring"},
    {"big ten", "swazi swazi-2 crazy sotho sotho-40", "The ten of diamonds, which scores two points.",
     "000 The end of the play and the scoring"},
    {"crazy casino", "crazy", "The game for two with eight cards in the hand and a pile to draw from.",
     "000 Two-player version"},
    {"drawing pile", "crazy", "The cards that are not dealt, face down; after each play one is picked up.",
     "000 Two-player version"},
    {"Jonathan Dushoff", "swazi swazi-2 crazy sotho sotho-40", "He reported the games of Eswatini and Lesotho.",
     "000 Introduction"},
    {"Nakoa Davis", "swazi", "The name below the retelling of the game in seed 003.", "003, at its end"},
    {"Alexey Lobashev", "swazi sotho sotho-40",
     "He reported a like game from Windhoek, and that those whom he met in Lesotho play without pictures.",
     "000 Introduction; Sotho Casino"},
    {"Omulongo Womadi", "swazi",
     "The name in Oshiwambo of a like game at Windhoek in Namibia, of which no rules are told.", "000 Introduction"},
    {"drifting", "south-african",
     "Playing a card that does not capture: what is called trailing here, and no drifting in the sense of Swazi "
     "Casino.",
     "000 South African Casino"},
    {"Faizal Asmal", "south-african", "He gave the short account of the South African game.",
     "000 Introduction; South African Casino"},
});

}  // namespace

const VariantNote* find_note(std::string_view variant) {
  const auto found = std::ranges::find(notes, variant, &VariantNote::name);
  return found == notes.end() ? nullptr : &*found;
}

std::vector<Word> words_of_the_texts() {
  std::vector<Word> words;
  for (const VariantEntry& variant : variants())
    for (const WordEntry& entry : words_with_variants)
      for (const std::string_view name : words_of(entry.variants))
        if (name == variant.name) words.push_back({entry.word, variant.name, entry.meaning, entry.source});
  return words;
}

}  // namespace casino::pages
