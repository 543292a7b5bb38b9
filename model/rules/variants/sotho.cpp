// Seed 000, "Sotho Casino" (the same in 004, save for the second paragraph): Swazi Casino with differences, in the
// order of the text. Two seats play by the rules of Swazi Casino for two (Q-SOT-11).

#include "model/rules/variants.hpp"

namespace casino {

Rules sotho(Seats seats) {
  Rules rules = seats.count == 2 ? swazi_two(seats) : swazi(seats);
  rules.variant = "sotho";
  rules.value_pictures = ValuePictures::rank_only;
  rules.capture_pictures = CapturePictures::all;  // Q-SOT-01
  rules.value_ace_hand = AceValue::low;
  rules.value_ace_table = AceValue::low;
  rules.value_ace_build = AceValue::low;
  rules.pile_order = PileOrder::accumulated;
  rules.pile_unit_order = PileUnitOrder::as_named;  // Q-SOT-05
  rules.pile_partners = PilePartners::separate;
  rules.steal_whose = StealWhose::others;
  rules.pile_pictures = PilePictures::beneath_numerals;
  if (seats.count == 4) rules.pile_give_pictures = PileGivePictures::this_capture;
  return rules;
}

// As the text has it of Lesotho: without the pictures. Of the South African game only the pack is taken (Q-SOT-10).
Rules sotho_40(Seats seats) {
  Rules rules = sotho(seats);
  rules.variant = "sotho-40";
  rules.pack_kind = PackKind::no_pictures40;
  rules.pack = cards_of(rules.pack_kind);
  if (seats.count == 2) rules.deal_hand = 9;  // and nine more: 36 cards after the cut
  rules.deal_redo_pictures = 0;
  rules.pile_pictures = PilePictures::anywhere;
  rules.pile_give_pictures = PileGivePictures::forbidden;
  return rules;
}

}  // namespace casino
