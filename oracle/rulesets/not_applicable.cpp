#include "oracle/rulesets/not_applicable.hpp"

#include <initializer_list>

namespace casino {

bool is_about_nothing(const Rules& rules, std::string_view clause) {
  const auto is = [&](std::initializer_list<std::string_view> ids) {
    return is_listed(std::span(ids.begin(), ids.size()), clause);
  };
  const bool has_pictures = rules.pack_kind == PackKind::standard52;
  const bool has_ranks_only = has_pictures && rules.value_pictures == ValuePictures::rank_only;
  const bool is_dealt_again = rules.deal_hand != 0 && rules.deal_draw != DealDraw::after_turn;
  const bool gives_tops_to_loose_cards =
      rules.steal_onto != StealOnto::own_standing_build && rules.steal_onto != StealOnto::own_build;
  return (!has_pictures && is({"AA-VAL-2", "SWZ-VAL-2"})) ||
         (!has_ranks_only && is({"AA-CAP-1", "AA-CAP-2", "AA-CAP-10", "AA-BLD-8"})) ||
         (!is_dealt_again && is({"AA-DEAL-4", "AA-DEAL-5"})) ||
         (rules.build_enabled == BuildEnabled::off &&
          is({"AA-TRN-2", "AA-BLD-", "AA-OWN-", "AA-ADD-", "AA-TRL-3", "AA-CAP-6", "AA-CAP-7", "AA-CAP-8"})) ||
         (rules.value_ace_hand == AceValue::low && is({"SWZ-ACE-"})) ||
         (rules.deal_table_source == DealTableSource::dealt && is({"SWZ-CUT-"})) ||
         (rules.turn_shape == TurnShape::single_action &&
          is({"SWZ-TRN-5", "SWZ-TRN-6", "SWZ-TRN-7", "SWZ-CAP-10", "SWZ-AUG-3", "SWZ-STL-4"})) ||
         (!gives_tops_to_loose_cards && is({"SWZ-STL-7", "SWZ-STL-8", "SWZ-STL-9"})) ||
         (rules.insist_capture == InsistCapture::never && is({"SWZ-INS-"})) ||
         (rules.pile_partners == PilePartners::separate && is({"SWZ-PILE-2", "SWZ-PILE-7"})) ||
         (!some_sweeps_score(rules) && is({"AA-SWP-"})) || (rules.match_target <= 0 && is({"AA-WIN-", "ROY-WIN-"}));
}

}  // namespace casino
