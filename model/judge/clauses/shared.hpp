#pragma once
// Clauses that several chapters share; those without a file are in clauses/shared.cpp.

#include "model/cards/function_ref.hpp"
#include "model/groups/groups.hpp"
#include "model/judge/findings.hpp"
#include "model/judge/judging.hpp"

namespace casino {

// SWZ-RSE-1, DOM-ADD-2, AA-ADD-8 (option raise.whose): whether the acting seat may change the value of a build.
[[nodiscard]] bool may_be_raised(const Judging& judging, const Build& build);
// AA-VAR-5, AA-VAR-6: whether a build may stand like a card in a build of the action's value. At another value only
// where it may be raised: that is a change of its value, too (Q-AA-45 ii).
[[nodiscard]] bool may_be_a_card(const Judging& judging, const Build& build);

// What a build is made of, or what is added to one: cards, and single builds that are used like a card (AA-VAR-5,
// Q-AA-45).
[[nodiscard]] Items items_used(const Judging& judging);
// The table's part of it.
[[nodiscard]] Items table_items_used(const Judging& judging);

// AA-BLD-1: whether there are builds at all. False: reported, and nothing else is to be asked of one.
bool builds_are_played(const Judging& judging, Findings& found);
// AA-BLD-8: pictures without a number are no part of a build.
void builds_have_no_pictures(const Judging& judging, Findings& found);
// AA-BLD-6, AA-VAR-1, SWZ-TRN-6: a new build of table cards alone, or of a loose card to which they are added (option
// build.table_only). Whether the turn trails is asked at its end.
void new_build_has_a_hand_card(const Judging& judging, Findings& found);
// SWZ-EQL-1, SWZ-EQL-2, SWZ-EQL-3: no second build of a value, or one that is united with the first.
void no_second_build_of_a_value(const Judging& judging, Findings& found);
// SWZ-TRN-7: whether a card that was just trailed can be used again (option turn.reuse_trailed_card).
void trailed_card_is_reused(const Judging& judging, Findings& found);
// SWZ-DRF-1: a card that could capture is played into a build.
void card_drifts(const Judging& judging, Findings& found);
// AA-BLD-3, AA-ADD-12, AA-ADD-13, SWZ-AUG-5: whoever makes a build keeps a card that can capture it.
void maker_keeps_a_card(const Judging& judging, Clause clause, Findings& found);
// DOM-CAP-3, Q-DOM-09, Q-DOM-10: whether the build takes in the loose cards that the hand card equals
// (option build.equal_loose).
void takes_equal_cards_in(const Judging& judging, Findings& found);
// The clause that a build on the partner's card breaks where nothing is proven: AA-PLY-2, DOM-OWN-3 or SWZ-PTN-4.
[[nodiscard]] Clause no_proof(const Rules& rules);
// SWZ-PTN-3, SWZ-PTN-4, DOM-OWN-3: whether the build becomes the partner's, or may, and on what proof.
bool makes_it_the_partners(const Judging& judging, const About& about, Findings& found);
// SWZ-PTN-3, SWZ-PTN-4, DOM-OWN-3: building on the partner's card. True if the partner answers for the build.
bool builds_for_the_partner(const Judging& judging, Findings& found);
// AA-CAP-9, DOM-CAP-3: whether a capture may leave what it leaves (option capture.compulsory;
// clauses/capture_in_full.cpp).
void takes_what_it_has_to(const Judging& judging, Findings& found);
// SWZ-STL-2, SWZ-STL-3: whose piles are open, and only their top cards (clauses/tops.cpp).
void tops_are_open_and_on_top(const Judging& judging, Findings& found);
// SAF-STL-2: a hand card comes along with tops that are added to a build (option steal.hand_card). `table`: what else
// is added.
void hand_card_goes_with_tops(const Judging& judging, const Items& table, Findings& found);
// SAF-TRL-2: at the end of a turn, whether an owner has added to the own build or captured (clauses/owner_duty.cpp).
void owner_adds_or_captures(const Rules& rules, const Position& position, Findings& found);
// AA-OWN-4: in a turn that is one play, whether an owner who trails also makes a build of table cards (Q-AA-09 iv) or
// adds some to any build, and so meets the duty; where SAF-TRL-2 holds, in any turn, to a build of his own.
[[nodiscard]] bool does_more_than_trail(const Rules& rules, const Position& position);
// SWZ-INS-2, SWZ-INS-6: at the end of a turn, whether it meets what opponents have demanded (clauses/demands.cpp).
void demands_are_met(const Rules& rules, const Position& position, Findings& found);
// TUX-ORG-2, TUX-ORG-3, TUX-ORG-4: whoever calls first has the orange; a false call stands and is paid for. Where
// oranges score nothing there is none to be called (clauses/calls.cpp). Whether the call has its effect.
bool orange_is_called(const Rules& rules, const Position& position, Seat caller, Findings& found);
// SWZ-PILE-3, SWZ-PILE-4, SWZ-PILE-5, SOT-PILE-1, SOT-PILE-4, SAF-PILE-3: how the cards of a capture lie on the pile,
// if the log says so: the capturing card on top, or in its place, the rest as the rules have it, all above the older
// cards (clauses/pile.cpp).
void lies_on_the_pile_in_order(const Judging& judging, Findings& found);
// SOT-PILE-5: which captured cards go to the partner's pile (option pile.give_pictures; clauses/pile.cpp).
void gives_pictures_to_the_partner(const Judging& judging, Findings& found);
// AA-BLD-2, AA-BLD-10, SWZ-ACE-4: the value of a new build, said or to be inferred from its cards.
Value value_of_new_build(const Judging& judging, Findings& found);
// Those values of which this holds, among all at which some card of the pack could capture.
[[nodiscard]] ValueSet values_that_come_out(const Rules& rules, FunctionRef<bool(Value)> comes_out);
// Whether nothing forbids the build, raise or addition with this value said; of what is not known something may. What
// was meant does not hang on clauses that are switched off.
[[nodiscard]] bool may_be_said(const Judging& judging, Value value);
// AA-BLD-10, Q-AA-13, Q-SWZ-22: nobody said which of several values was meant. That is no fault by itself, nor is any
// other clause broken by a value that nobody said.
void value_is_open(const Judging& judging, ValueSet values, Findings& found);
// At which of the values that may be meant all else is judged: one that the maker surely keeps a card for, for whether
// he keeps another decides which is meant (AA-BLD-10), and not whether he may build (AA-BLD-3).
[[nodiscard]] Value value_to_judge_on(const Judging& judging, ValueSet candidates);
// SWZ-ACE-4 with build.two_aces=one_fourteen_never_sum: whether cards that do not come out would, if aces could be
// added up. Reported, and true, if so.
bool would_come_out_with_summed_aces(const Judging& judging, CardSet cards, Findings& found);

}  // namespace casino
