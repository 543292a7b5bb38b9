#pragma once
// What a page does not tell because it is about nothing in the variant at hand, or tells otherwise: what the registries
// cannot know of each other. Inside oracle/pages only.

#include <array>
#include <string_view>

namespace casino::pages {

// Clauses that are about nothing where an option has a value: an inherited one is not told then, one of the variant's
// own text as a variation.
struct Moot {
  std::string_view clauses;
  std::string_view option;
  std::string_view value;
};
inline constexpr std::array moot_clauses = {
    Moot{"AA-CAP-1 AA-CAP-2 AA-CAP-10 AA-BLD-8", "value.pictures", "numeric"},
    Moot{"AA-VAL-2 AA-CAP-1 AA-CAP-2 AA-CAP-10 AA-BLD-8", "pack.kind", "no_pictures40"},
    Moot{"AA-VAL-2 AA-CAP-1 AA-CAP-2 AA-CAP-10 AA-BLD-8", "pack.kind", "rook40"},
    Moot{"AA-DEAL-4 AA-DEAL-5", "deal.hand", "all"},
    Moot{"AA-DEAL-4 AA-DEAL-5", "deal.draw", "after_turn"},
    Moot{"AA-TRN-2 AA-BLD- AA-OWN- AA-ADD- AA-TRL-3 AA-CAP-6 AA-CAP-7 AA-CAP-8", "build.enabled", "off"},
    Moot{"SWZ-VAL-2", "pack.kind", "no_pictures40"},
    Moot{"SWZ-VAL-2", "pack.kind", "rook40"},
    Moot{"SWZ-ACE-", "value.ace_hand", "low"},
    Moot{"SWZ-CUT-", "deal.table_source", "dealt"},
    Moot{"SWZ-TRN-5 SWZ-TRN-6 SWZ-TRN-7 SWZ-CAP-10 SWZ-AUG-3 SWZ-STL-4", "turn.shape", "single_action"},
    Moot{"SWZ-STL-7 SWZ-STL-8 SWZ-STL-9", "steal.onto", "own_standing_build"},
    Moot{"SWZ-STL-7 SWZ-STL-8 SWZ-STL-9", "steal.onto", "own_build"},
    Moot{"SWZ-INS-", "insist.capture", "never"},
    Moot{"SWZ-PILE-2 SWZ-PILE-7", "pile.partners", "separate"},
    Moot{"AA-SWP-", "sweep.score", "0"},
    Moot{"AA-WIN- ROY-WIN-", "match.target", "one_deal"},
};

// What only the African games have.
inline constexpr std::string_view african_clauses =
    "SWZ-CUT- SWZ-DEAL- SWZ-PILE- SWZ-LAY- SWZ-OWN- SWZ-TRN- SWZ-CAP- SWZ-DRF- SWZ-INS- SWZ-BLD- SWZ-RSE- SWZ-AUG- "
    "SWZ-STL- SWZ-EQL- SWZ-PTN- SWZ-SCO-";

// Options that decide nothing where another option has a value.
struct MootOptions {
  std::string_view names;
  std::string_view option;
  std::string_view value;
};
inline constexpr std::array moot_options = {
    MootOptions{"value.ace_build build.card_held build.owner build.same_value build.single_as_card build.table_only "
                "build.two_aces build.limit build.equal_loose raise.whose raise.table_cards raise.loose_groups "
                "augment.opponent_build augment.card_needed augment.loose_groups trail.owning_build announce.build",
                "build.enabled", "off"},
    MootOptions{"steal.whose steal.onto steal.build_tops steal.hand_card steal.capture_tops steal.capture_alone "
                "pile.capturing_card pile.equal_ranks",
                "steal.use", "never"},
    MootOptions{
        "sweep.last_card sweep.cancel sweep.initial_score sweep.next_turn sweep.frozen_from sweep.frozen_effect",
        "sweep.score", "0"},
    MootOptions{"orange.window orange.per_capture orange.false_call score.played_card", "score.orange", "0"},
    MootOptions{"sweep.frozen_effect", "sweep.frozen_from", "never"},
    MootOptions{"claim.false match.majority_moment", "match.count_when", "end"},
    MootOptions{"claim.false match.majority_moment", "match.count_when", "sweeps_as_made"},
    MootOptions{"claim.false match.majority_moment", "match.count_when", "sweeps_then_order"},
    MootOptions{"claim.false", "match.count_when", "as_earned_automatic"},
    MootOptions{"value.pictures capture.pictures deal.redo_pictures pile.pictures pile.give_pictures", "pack.kind",
                "no_pictures40"},
    MootOptions{"value.pictures capture.pictures deal.redo_pictures pile.pictures pile.give_pictures", "pack.kind",
                "rook40"},
    MootOptions{"capture.hand_cards capture.hand_set_max", "capture.hand_cards", "one"},
    MootOptions{"deal.remainder", "deal.remainder", "exact"},
    MootOptions{"score.cards_tie score.cards_rule", "score.cards", "0"},
    MootOptions{"score.spades_tie score.spades_rule", "score.spades", "0"},
    MootOptions{"match.count_when", "match.count_when", "end"},
    MootOptions{"build.two_aces capture.ace_values value.ace_build", "value.ace_hand", "low"},
    MootOptions{"deal.table_source", "deal.table", "0"},
    MootOptions{"turn.reuse_trailed_card capture.same_turn trail.owning_build_when", "turn.shape", "single_action"},
    MootOptions{"trail.owning_build_when", "trail.owning_build", "allowed"},
    MootOptions{"insist.full insist.judged insist.window", "insist.capture", "never"},
    MootOptions{"partner.build_for_owner partner.raise_for", "partner.build_for", "forbidden"},
    MootOptions{"score.spades_tie", "score.spades_rule", "five_each"},
    MootOptions{"score.spades_tie", "score.spades_rule", "five_sole"},
    MootOptions{"score.spades_tie", "score.spades_rule", "five_and_six"},
    MootOptions{"match.resolve match.count_order match.count_when match.tie", "match.target", "one_deal"},
    MootOptions{"raise.table_cards raise.loose_groups", "raise.whose", "none"},
    MootOptions{"deal.redo_points deal.redo_pictures", "deal.table_source", "dealt"},
    MootOptions{"deal.loser_tie", "deal.next_lead", "next_seat"},
};

// What is about partners: not told of a game that has none, however many play.
inline constexpr std::string_view partner_clauses = "AA-PLY-2 SWZ-PILE-2 SWZ-PILE-7 SWZ-STL-8 SWZ-PTN-";
inline constexpr std::string_view partner_options =
    "seats.sides pile.partners augment.card_needed partner.build_for partner.build_for_owner partner.raise_for "
    "partner.request pile.give_pictures";

// A clause of an older text in whose place the variant's own text puts another.
struct Replaced {
  std::string_view clause;
  std::string_view by;
};
inline constexpr std::array replaced_clauses = {
    Replaced{"AA-SWP-2", "HUN-NAG-3"},
    Replaced{"AA-PLY-1", "TUX-PLY-1"},
    Replaced{"AA-PAK-1", "TUX-PAK-1"},
};

// Options that do not touch what a clause says, though they are read with it.
struct Untouched {
  std::string_view clause;
  std::string_view option;
};
inline constexpr std::array untouched_clauses = {
    Untouched{"AA-PLY-2", "seats.sides"},         Untouched{"AA-BLD-1", "build.table_only"},
    Untouched{"AA-BLD-3", "capture.ace_values"},  Untouched{"AA-OWN-2", "capture.ace_values"},
    Untouched{"SWZ-ACE-2", "capture.ace_values"}, Untouched{"SWZ-ACE-2", "value.ace_hand"},
    Untouched{"SWZ-ACE-2", "value.ace_table"},    Untouched{"AA-TRN-2", "turn.shape"},
    Untouched{"AA-BLD-2", "announce.build"},
};

// What is left of a clause of which an option has changed a part.
struct Remainder {
  std::string_view clause;
  std::string_view sentence;
};
inline constexpr std::array remainders = {
    Remainder{"AA-PLY-3",
              "Turns go round the table, from the seat after the dealer, so that the dealer acts last in each round."},
    Remainder{"AA-VAL-1", "The cards from two to ten count their number."},
    Remainder{"AA-DEAL-4",
              "When all hands are played out the same dealer deals new hands and nothing to the table; what lies there "
              "stays."},
    Remainder{"AA-DEAL-5", "Hands are dealt until the pack is used up."},
    Remainder{"AA-CAP-4", "A card may capture loose cards that add up to its value."},
    Remainder{"AA-ADD-5", "A build may be added to at its present value, in whole groups."},
};

}  // namespace casino::pages
