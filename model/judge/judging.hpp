#pragma once
// What the clause functions share: the situation that they look at, and where they report.

#include <optional>
#include <vector>

#include "model/groups/groups.hpp"
#include "model/rules/rules.hpp"
#include "model/table/answer.hpp"
#include "model/table/finding.hpp"
#include "model/table/position.hpp"
#include "model/table/turn.hpp"

namespace casino {

// What a finding is about.
struct About {
  CardSet cards;
  Value value;
  CardSet build;
};

// Collects what clause functions report. The one place that knows that a clause can be switched off.
class Findings {
 public:
  // `explains`: permissions and groupings are wanted too, not only the verdict and warnings.
  Findings(const Rules& rules, bool explains) : off_(rules.off) {
    if (explains) explanation_.emplace();
  }

  // A prohibition is broken or an obligation not met.
  void violates(Clause clause, const About& about);
  // A permission is used.
  void permits(Clause clause, const About& about) {
    if (asks_about(clause)) reports_permission(clause, about);
  }
  // A permission that an option withdraws was used, or what a definition says does not hold. No off.
  void refuses(Clause clause, const About& about);
  // A custom was not kept; nothing is broken by that.
  void warns(Clause clause, const About& about);
  // The clause would be broken or not, and the position does not tell.
  void needs(Clause clause, Unknown what, Seat seat, const About& about);
  // Only where it explains.
  void groups(Value value, std::vector<CardSet> groups);
  void stop(Impossible impossible);

  // Whether finding out about a use of this permission is worth the while.
  [[nodiscard]] bool asks_about(Clause permission) const { return explains() || off_.contains(permission); }
  [[nodiscard]] bool explains() const { return explanation_.has_value(); }

  // A build whose maker could not cover it: reported once, where it was made, and not again at the turn's end.
  void note_uncovered(CardSet build) { uncovered_.insert(build); }
  [[nodiscard]] CardSet uncovered() const { return uncovered_; }

  void at_step(int step) { step_ = step; }
  // Of what could be done.
  [[nodiscard]] bool is_clean() const { return violations_.empty() && needs_.empty(); }
  [[nodiscard]] bool is_stopped() const { return impossible_.has_value(); }

  [[nodiscard]] Verdict verdict() const;
  [[nodiscard]] std::vector<Finding>& violations() { return violations_; }
  [[nodiscard]] std::vector<Finding>& warnings() { return warnings_; }
  // Only where it explains.
  [[nodiscard]] std::vector<Finding>& permissions() { return explanation_->permissions; }
  [[nodiscard]] std::vector<Grouping>& groupings() { return explanation_->groupings; }

 private:
  void reports_permission(Clause clause, const About& about);

  struct Explanation {
    std::vector<Finding> permissions;
    std::vector<Grouping> groupings;
  };

  const ClauseSet& off_;
  int step_ = -1;
  CardSet uncovered_;
  std::vector<Finding> violations_;
  std::vector<Need> needs_;
  std::vector<Finding> warnings_;
  std::optional<Explanation> explanation_;
  std::optional<Impossible> impossible_;
};

// One action of a turn, as it is being judged.
struct Judging {
  const Rules& rules;
  const Position& position;  // before the action
  const Action& action;
  Value value;  // at which it captures or builds; set by the clause that decides it

  [[nodiscard]] Seat seat() const { return position.to_act; }
  [[nodiscard]] bool in_several_actions() const { return rules.turn_shape == TurnShape::several_actions; }
};

// Whether a turn in which the hand card is played for this, or for what is not known yet, is excused from AA-OWN-2:
// from holding cards for builds that lay there (option build.card_held; Q-AA-08, Q-SWZ-33).
[[nodiscard]] bool need_not_hold(const Rules& rules, const Position& position, std::optional<Do> play);

// Whether the acting seat, once the cards of this action have left the hand, holds a card of a value: one that is
// not already the only card for another of its builds for which it has to hold one (SWZ-BLD-3 with Q-SWZ-20).
[[nodiscard]] Answer keeps_a_card_worth(const Judging& judging, Value value);

// Q-SWZ-20: whether builds of these values want an ace each: one stands for a build of 1 or for one of 14, not for both
// (option capture.ace_values).
[[nodiscard]] bool want_two_aces(const Rules& rules, ValueSet values);

// Whether a seat's hand has cards for builds of all these values, an ace counting for one of them.
[[nodiscard]] Answer hand_covers(const Rules& rules, const Position& position, Seat seat, ValueSet values);

// One function a chapter of play; each lists its clauses in the order of the text. They set the value at which the
// action counts, and return it.
Value judge_trail(Judging& judging, Findings& found);
Value judge_capture(Judging& judging, Findings& found);
Value judge_build(Judging& judging, Findings& found);
Value judge_raise(Judging& judging, Findings& found);
Value judge_augment(Judging& judging, Findings& found);
void judge_turn_end(const Rules& rules, const Position& position, Findings& found);
// Whether nothing of that can be broken by a turn that is this action: so the position after it need not be made.
[[nodiscard]] bool end_of_turn_is_clean(const Position& before, const Action& action);
// SWZ2-RST-2, CRZ-RST-2: whether a seat may own one build only, at this point of the deal (option build.limit).
[[nodiscard]] Answer one_build_is_the_limit(const Rules& rules, const Position& position);
// SWZ2-RST-3: where that is so, an action has made it two within the turn.
void owner_has_a_second_build(const Rules& rules, const Position& after, Findings& found);
// Whether an event has its effect: a demand that is void has none. Unknown where a demand may be either.
Answer judge_event(const Rules& rules, const Position& position, const Event& event, Findings& found);

// SWZ-RSE-1, DOM-ADD-2, AA-ADD-8 (option raise.whose): whether the acting seat may change the value of a build.
[[nodiscard]] bool may_be_raised(const Judging& judging, const Build& build);
// AA-VAR-5, AA-VAR-6: whether a build may stand like a card in a build of the action's value. At another value only
// where it may be raised: that is a change of its value, too (Q-AA-45 ii).
[[nodiscard]] bool may_be_a_card(const Judging& judging, const Build& build);

// Clauses that several chapters share (clauses/shared.cpp).

// AA-BLD-1: whether there are builds at all.
void builds_are_played(const Judging& judging, Findings& found);
// AA-BLD-8: pictures without a number are no part of a build.
void builds_have_no_pictures(const Judging& judging, Findings& found);
// AA-BLD-6, AA-VAR-1, SWZ-TRN-6: a new build of table cards alone, or of a loose card to which they are added (option
// build.table_only). Whether the turn trails is asked at its end.
void new_build_has_a_hand_card(const Judging& judging, Findings& found);
// SWZ-EQL-1 to -3: no second build of a value, or one that is united with the first.
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
// adds some to any build, and so meets the duty; where SAF-TRL-2 holds, to a build of his own.
[[nodiscard]] bool does_more_than_trail(const Rules& rules, const Position& position);
// SWZ-INS-2: after the answer to a demand, whether it took all that it had to; asked of tops that nobody has told,
// since apply() has settled the rest (clauses/demands.cpp).
void answer_is_full(const Rules& rules, const Position& after, const Action& answer, Findings& found);
// SWZ-INS-2, SWZ-INS-6: at the end of a turn, whether it meets what opponents have demanded (clauses/demands.cpp).
void demands_are_met(const Rules& rules, const Position& position, Findings& found);
// SWZ-PILE-3, -4, -5, SOT-PILE-1, -4, SAF-PILE-3: how the cards of a capture lie on the pile, if the log says so: the
// capturing card on top, or in its place, the rest as the rules have it, all above the older cards (clauses/pile.cpp).
void lies_on_the_pile_in_order(const Judging& judging, Findings& found);
// SOT-PILE-1: and so the cards of a build, where their order is kept; asked when the action has been done.
void lies_on_the_build_as_stated(const Rules& rules, const Position& after, const Action& action, Findings& found);
// SOT-PILE-5: which captured cards go to the partner's pile (option pile.give_pictures; clauses/pile.cpp).
void gives_pictures_to_the_partner(const Judging& judging, Findings& found);
// AA-BLD-2, AA-BLD-10, SWZ-ACE-4: the value of a new build, said or to be inferred from its cards.
Value value_of_new_build(const Judging& judging, Findings& found);
// SWZ-ACE-4 with build.two_aces=one_fourteen_never_sum: whether cards that do not come out would, if aces could be
// added up. Reported, and true, if so.
bool would_come_out_with_summed_aces(const Judging& judging, CardSet cards, Findings& found);
// The question that a build's cards answer at a value.
[[nodiscard]] GroupQuestion build_question(const Rules& rules, Value value);

}  // namespace casino
