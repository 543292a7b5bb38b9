#include "oracle/rulesets/not_applicable.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace casino {
namespace {

struct Moot {
  std::string_view names;
  std::string_view option;
  std::string_view value;
};

constexpr std::array moot_clauses = {
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

constexpr std::array moot_options = {
    Moot{"value.ace_build build.card_held build.owner build.same_value build.single_as_card build.table_only "
         "build.two_aces build.limit build.equal_loose raise.whose raise.table_cards raise.loose_groups "
         "augment.opponent_build augment.card_needed augment.loose_groups trail.owning_build announce.build",
         "build.enabled", "off"},
    Moot{"steal.whose steal.onto steal.build_tops steal.hand_card steal.capture_tops steal.capture_alone "
         "pile.capturing_card pile.equal_ranks",
         "steal.use", "never"},
    Moot{"sweep.last_card sweep.cancel sweep.initial_score sweep.next_turn sweep.frozen_from sweep.frozen_effect",
         "sweep.score", "0"},
    Moot{"orange.window orange.per_capture orange.false_call score.played_card", "score.orange", "0"},
    Moot{"sweep.frozen_effect", "sweep.frozen_from", "never"},
    Moot{"claim.false match.majority_moment", "match.count_when", "end"},
    Moot{"claim.false match.majority_moment", "match.count_when", "sweeps_as_made"},
    Moot{"claim.false match.majority_moment", "match.count_when", "sweeps_then_order"},
    Moot{"claim.false", "match.count_when", "as_earned_automatic"},
    Moot{"value.pictures capture.pictures deal.redo_pictures pile.pictures pile.give_pictures", "pack.kind",
         "no_pictures40"},
    Moot{"value.pictures capture.pictures deal.redo_pictures pile.pictures pile.give_pictures", "pack.kind", "rook40"},
    Moot{"capture.hand_cards capture.hand_set_max", "capture.hand_cards", "one"},
    Moot{"deal.remainder", "deal.remainder", "exact"},
    Moot{"score.cards_tie score.cards_rule", "score.cards", "0"},
    Moot{"score.spades_tie score.spades_rule", "score.spades", "0"},
    Moot{"match.count_when", "match.count_when", "end"},
    Moot{"build.two_aces capture.ace_values value.ace_build value.ace_table", "value.ace_hand", "low"},
    Moot{"deal.table_source", "deal.table", "0"},
    Moot{"turn.reuse_trailed_card capture.same_turn trail.owning_build_when", "turn.shape", "single_action"},
    Moot{"trail.owning_build_when", "trail.owning_build", "allowed"},
    Moot{"insist.full insist.judged insist.window", "insist.capture", "never"},
    Moot{"partner.build_for_owner partner.raise_for", "partner.build_for", "forbidden"},
    Moot{"score.spades_tie", "score.spades_rule", "five_each"},
    Moot{"score.spades_tie", "score.spades_rule", "five_sole"},
    Moot{"score.spades_tie", "score.spades_rule", "five_and_six"},
    Moot{"match.resolve match.count_order match.count_when match.tie", "match.target", "one_deal"},
    Moot{"raise.table_cards raise.loose_groups", "raise.whose", "none"},
    Moot{"deal.redo_points deal.redo_pictures", "deal.table_source", "dealt"},
    Moot{"deal.loser_tie", "deal.next_lead", "next_seat"},
};

bool is_moot(std::span<const Moot> table, const Rules& rules, std::string_view name) {
  return std::any_of(table.begin(), table.end(), [&](const Moot& moot) {
    const OptionEntry* decisive = find_option(moot.option);
    return is_listed(moot.names, name) && decisive != nullptr && value_of(rules, decisive->option) == moot.value;
  });
}

}  // namespace

bool is_about_nothing(const Rules& rules, std::string_view clause) { return is_moot(moot_clauses, rules, clause); }

bool decides_nothing(const Rules& rules, const OptionEntry& option) {
  return is_moot(moot_options, rules, option.name);
}

}  // namespace casino
