#pragma once
// How each clause is broken: a phrase for each, with {seat} (who acts), {turn} (whose turn it is), {cards},
// {value}, {no card}, {build} and {lying} (how a whole build lies) to be filled in from the finding. Inside
// oracle/explain only.

#include "model/rules/clause.hpp"

namespace casino::explain {

// Some findings of one clause are reported at an action and others when the turn ends.
enum class Reported : std::uint8_t { anywhere, at_turn_end };

struct Phrase {
  Clause clause;
  std::string_view text;
  Reported reported = Reported::anywhere;
};

// In the order of the registry. Of several phrases for a clause the first counts for which the finding has
// all that is to be filled in.
inline constexpr std::array phrases = {
    Phrase{"AA-PLY-2"_clause, "{seat} has no partner."},
    Phrase{"AA-PLY-3"_clause, "{cards}: the turn of {seat} is over by then."},
    Phrase{"AA-PLY-3"_clause, "It is the turn of {turn}, not of {seat}."},
    Phrase{"AA-VAL-1"_clause, "{cards} is not worth {value}."},
    Phrase{"AA-TRN-1"_clause, "{seat} plays {cards} from the hand."},
    Phrase{"AA-TRN-1"_clause, "{seat} plays no card from the hand."},
    Phrase{"AA-CAP-2"_clause, "It takes {cards}."},
    Phrase{"AA-CAP-4"_clause, "{cards} are several groups."},
    Phrase{"AA-CAP-5"_clause, "{cards} cannot be parted into groups that each make {value}."},
    Phrase{"AA-CAP-7"_clause, "Of a build only {cards} is taken."},
    Phrase{"AA-CAP-7"_clause, "{build} is taken by a card of another value."},
    Phrase{"AA-CAP-9"_clause, "The card could take more than it does."},
    Phrase{"AA-CAP-10"_clause, "A card with a number takes {cards}."},
    Phrase{"AA-BLD-1"_clause, "No card could capture a build of {value}."},
    Phrase{"AA-BLD-1"_clause, "There are no builds."},
    Phrase{"AA-BLD-2"_clause, "Nobody said what {cards} is worth."},
    Phrase{"AA-BLD-3"_clause, "No card worth {value} is left in the hand of {seat}."},
    Phrase{"AA-BLD-4"_clause, "{cards} cannot make {value}."},
    Phrase{"AA-BLD-4"_clause, "{cards} cannot make any value."},
    Phrase{"AA-BLD-5"_clause, "{cards} cannot be parted into groups that each make {value}."},
    Phrase{"AA-BLD-6"_clause, "A build of table cards alone was made, and no card trailed.", Reported::at_turn_end},
    Phrase{"AA-BLD-6"_clause, "{cards} all come from the table."},
    Phrase{"AA-BLD-8"_clause, "{cards} in a build."},
    Phrase{"AA-BLD-9"_clause, "{cards}: from {build}."},
    Phrase{"AA-OWN-2"_clause, "{build} stays on the table, and its owner holds {no card}."},
    Phrase{"AA-ADD-1"_clause, "{build} cannot be raised to {value} with {cards}."},
    Phrase{"AA-ADD-2"_clause, "{cards} may not join {build} while it is raised."},
    Phrase{"AA-ADD-3"_clause, "{build} is raised to {value} with the help of table cards."},
    Phrase{"AA-ADD-4"_clause, "{build} has several groups."},
    Phrase{"AA-ADD-5"_clause, "{cards} cannot be added to {build} like this."},
    Phrase{"AA-ADD-6"_clause, "No card of the hand is added to {build}."},
    Phrase{"AA-ADD-8"_clause, "{build} is none that {seat} may change."},
    Phrase{"AA-ADD-9"_clause, "{cards} lies in a build already."},
    Phrase{"AA-ADD-9"_clause, "{build} is joined with another build."},
    Phrase{"AA-ADD-10"_clause, "Nobody said what {build} is now worth."},
    Phrase{"AA-ADD-12"_clause, "No card worth {value} is left in the hand of {seat}."},
    Phrase{"AA-ADD-13"_clause, "No card worth {value} is left in the hand of {seat}."},
    Phrase{"AA-TRL-2"_clause, "{cards} could capture."},
    Phrase{"AA-TRL-3"_clause, "{seat} trails {cards} while {build} lies there."},
    Phrase{"AA-VAR-4"_clause, "The hand card has no part in raising {build} to {value}."},
    Phrase{"DOM-CAP-3"_clause, "{cards} is left behind, which the card played equals."},
    Phrase{"DOM-TRL-2"_clause, "{cards} is laid beside a card that it equals."},
    Phrase{"DOM-OWN-3"_clause, "{seat} builds {value} on a card of the partner."},
    Phrase{"DOM-ADD-2"_clause, "{seat} raises {build}, and owns it."},
    Phrase{"TUX-ORG-2"_clause, "There are no oranges in this game."},
    Phrase{"HUN-CAP-1"_clause, "{cards} are played together."},
    Phrase{"HUN-TRL-1"_clause, "{cards} leave the hand of {seat}, and not for one capture."},
    Phrase{"HUN-ULM-1"_clause, "{cards} are several sets that each make {value}."},
    Phrase{"HUN-NAG-1"_clause, "{cards} make {value} together."},
    Phrase{"HUN-NAG-2"_clause, "{turn} has two turns running, and the next turn is one of them, not that of {seat}."},
    Phrase{"HUN-NAG-4"_clause, "{turn} leads with the new hands, not {seat}."},
    Phrase{"FIN-VAL-2"_clause, "{cards} is not worth {value} when it is played."},
    Phrase{"FIN-VAL-3"_clause, "{cards} is not worth {value} when it is played."},
    Phrase{"FIN-VAL-4"_clause, "{cards} is not worth {value} when it is played."},
    Phrase{"SWZ-ACE-2"_clause, "{cards} is used at 1 and at 14 at once."},
    Phrase{"SWZ-ACE-3"_clause, "In {build} {cards} cannot be counted anew to make {value}."},
    Phrase{"SWZ-ACE-4"_clause, "{cards} may not stand together for {value}."},
    Phrase{"SWZ-ACE-4"_clause, "Nobody said what {cards} stand for."},
    Phrase{"SWZ-PILE-3"_clause, "{cards} cannot lie there in the pile."},
    Phrase{"SWZ-PILE-5"_clause, "{cards} lies on top of the card that captured it."},
    Phrase{"SWZ-TRN-3"_clause, "{seat} plays no card from the hand."},
    Phrase{"SWZ-TRN-4"_clause, "{seat} plays {cards}."},
    Phrase{"SWZ-TRN-7"_clause, "{cards} was trailed in this very turn."},
    Phrase{"SWZ-CAP-1"_clause, "No card of the hand takes {cards}."},
    Phrase{"SWZ-CAP-6"_clause, "{cards}: from a pile."},
    Phrase{"SWZ-CAP-10"_clause, "{build} was made or added to in this very turn."},
    Phrase{"SWZ-INS-1"_clause, "{cards} leaves nothing that it could take."},
    Phrase{"SWZ-INS-1"_clause, "Nobody, or not this seat, has a right to insist on a capture now."},
    Phrase{"SWZ-INS-2"_clause, "{cards} still leaves something that it could take."},
    Phrase{"SWZ-INS-2"_clause, "The play before still leaves something that its card could take."},
    Phrase{"SWZ-INS-4"_clause, "{cards} was played into a build."},
    Phrase{"SWZ-INS-5"_clause, "{cards} can be added to no build of the side of {turn}."},
    Phrase{"SWZ-INS-5"_clause, "Nothing can be added now, or this seat has no right to insist on it."},
    Phrase{"SWZ-INS-6"_clause, "{cards} could still be added."},
    Phrase{"SWZ-INS-6"_clause, "Not all that was demanded was added."},
    Phrase{"SWZ-BLD-4"_clause, "{cards}: from a pile."},
    Phrase{"SWZ-RSE-1"_clause, "{seat} raises {build}."},
    Phrase{"SWZ-AUG-5"_clause, "No card worth {value} is left in the hand of {seat}."},
    Phrase{"SWZ-AUG-6"_clause, "{seat} adds to {build} and does not capture it.", Reported::at_turn_end},
    Phrase{"SWZ-AUG-6"_clause, "{seat} adds to {build}."},
    Phrase{"SWZ-STL-1"_clause, "{cards}: with the top of a pile, which does not serve for this."},
    Phrase{"SWZ-STL-2"_clause, "{cards}: from a pile that is not open to {seat}."},
    Phrase{"SWZ-STL-3"_clause, "{cards}: not the top card of one pile."},
    Phrase{"SWZ-STL-5"_clause, "No card worth {value} is left in the hand of {seat} to match the loose card."},
    Phrase{"SWZ-EQL-1"_clause, "{build} has that value already."},
    Phrase{"SWZ-EQL-2"_clause, "{build} has that value already."},
    Phrase{"SWZ-EQL-3"_clause, "{build} has that value already, and the two are not united."},
    Phrase{"SWZ-PTN-4"_clause, "The partner of {seat} is not known to hold a card worth {value}."},
    Phrase{
        "SWZ-PTN-5"_clause,
        "There is no right to ask here: the partner names a card that is shown and not yet used, and that captures a "
        "build of the side."},
    Phrase{"SWZ-PTN-8"_clause, "Whoever asks holds no card of the rank of {cards} to spare."},
    Phrase{"SWZ2-RST-2"_clause, "{build} is a second build of one seat."},
    Phrase{"CRZ-DRW-1"_clause, "{cards} cannot be drawn now."},
    Phrase{"CRZ-DRW-1"_clause, "No card can be drawn now."},
    Phrase{"SOT-PILE-1"_clause, "{build} comes to the pile in one piece, as it lies: {lying}."},
    Phrase{"SOT-PILE-1"_clause, "{cards} cannot lie so on {build}."},
    Phrase{"SOT-PILE-1"_clause, "{cards} cannot lie in the pile so: they were not taken so."},
    Phrase{"SOT-PILE-4"_clause, "{cards} has another place in the pile."},
    Phrase{"SOT-PILE-5"_clause, "{cards} cannot be given to the partner now."},
    Phrase{"SAF-PILE-3"_clause, "{cards} lies above a lower card of the same capture."},
    Phrase{"SAF-CAP-1"_clause, "{cards}: with nothing from the table."},
    Phrase{"SAF-TRL-2"_clause, "{seat} has {build} there, and neither adds to it nor captures."},
    Phrase{"SAF-STL-2"_clause, "{cards} goes into a build without a hand card."},
};

}  // namespace casino::explain
