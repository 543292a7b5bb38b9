#pragma once
// Questions about partners in Swazi Casino: building for one another, requests, proofs.

#include "model/rules/question.hpp"

namespace casino {

inline constexpr auto swazi_partner_questions = std::to_array<Question>({
    {"Q-SWZ-25",
     "Spending the last card for an own build when the partner provably has one",
     "000 action 5, Special rules",
     {{"a", "Not allowed."}, {"b", "Allowed; the build is the partner's then."}},
     {"a", "A request is the only way in which a build is known to pass to the partner."}},
    {"Q-SWZ-26",
     "A request by a partner who does not hold the card",
     "000 Special rules",
     {{"a", "His fault; the addition made in trust stands."}, {"b", "The addition is illegal too."}},
     {"a", "A seat is judged by what it can know."}},
    {"Q-SWZ-27",
     "Whose is a new build of a value for which the partner is known to have a card?",
     "000 action 2, Special rules",
     {{"a", "The builder's, unless he says that it is for the partner.", "partner.build_for_owner=announced"},
      {"b", "The builder's whenever he holds a card.", "partner.build_for_owner=builder"},
      {"c", "The partner's whenever he provably holds one.", "partner.build_for_owner=partner"}},
     {"a", "Building for the partner is a permission beside the right to build for oneself."}},
    {"Q-SWZ-28",
     "May an opponent's build be raised for the partner?",
     "000 action 3, Special rules",
     {{"a", "No.", "partner.raise_for=forbidden"}, {"b", "Yes.", "partner.raise_for=allowed"}},
     {"a", "Who raises must hold the card himself; the special rules speak of new builds."}},
    {"Q-SWZ-31",
     "What proves the partner's card: a build that he made, or that he owned?",
     "000 action 5, bases, against Special rules",
     {{"a", "One that he owned."}, {"b", "One that he made."}},
     {"a", "Answering for a build is what shows the card; it covers builds taken over at a request."}},
    {"Q-SWZ-32",
     "Does a lost build of 14 prove a card for a build of 1?",
     "000 action 5, bases; Special rules",
     {{"a", "No, for the same value only."}, {"b", "Yes, an ace is proved."}},
     {"a", "The narrower of two wordings, for a thing that is allowed in one case only."}},
    {"Q-SWZ-39",
     "Does a demand to add reach the partner's build?",
     "000 action 4",
     {{"a", "Yes."}, {"b", "No, only the own one."}},
     {"a", "Both are named."},
     {"000 action 4", "a build owned by you or your partner"}},
    {"Q-SWZ-42",
     "Can anything but a lost build prove the partner's card?",
     "000 action 5, bases, Special rules; 003 bases",
     {{"a", "No.", "partner.build_for=lost_build_only"},
      {"b", "Whatever it follows from.", "partner.build_for=any_proof"}},
     {"a",
      "000 rules out every other sign, however plain; 003 is vaguer. Where a log or a position tells hands, (b) takes "
      "them for known."}},
    {"Q-SWZ-47",
     "Are four players always partners?",
     "000 Players, Cards and Deal against 003 piles",
     {{"a", "Yes, two and two.", "seats.sides=partners"}, {"b", "Each may play alone.", "seats.sides=individual"}},
     {"a", "000 makes those partners who sit opposite each other; 003 speaks of partnerships as of one way to play."}},
    {"Q-SWZ-48",
     "To which build does the partner add who was asked not to capture?",
     "000 Special rules against 003 partners",
     {{"a", "To the one that he was about to capture."}, {"b", "To an opponent's."}},
     {"a", "His card fits builds of one value only, and there is no second build of that value (SWZ-EQL-1)."}},
    {"Q-SWZ-51",
     "When may the partner ask, and what can be done with the card asked about?",
     "000 Special rules",
     {{"a", "While it is shown and not yet used; it is the card played then, in whatever way."},
      {"b", "While it is shown; it captures the build or is added to it."},
      {"c", "After the capture as well, which is then taken back."}},
     {"a",
      "Asked is when a card is played that captures a build. A request may be ignored, so it takes no right away; and "
      "what was played cannot be changed for another card."}},
    {"Q-SWZ-52",
     "The partner's only ace stands for a build of his: may it stand for one of its other value as well?",
     "000 Special rules; action 5; Q-SWZ-20",
     {{"a",
       "Yes: the card that he is known to hold, or holds when he asks, is all that is wanted. With it as his last card "
       "he takes one of the two and leaves the other.",
       "partner.shared_ace=allowed"},
      {"b", "No: it proves nothing about the other, and to ask is his fault alone.", "partner.shared_ace=forbidden"}},
     {"a",
      "As long as he has played no such card one may build for him, and who has a card of the rank may ask: nothing "
      "more "
      "is said. That each build needs a card is said of those that one makes oneself. He abandons nothing by what his "
      "partner did, and uses up no ace for another purpose when it takes an own build."}},
});

}  // namespace casino
