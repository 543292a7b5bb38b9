// Players, cards, values and deals.

#include <fmt/format.h>

#include "model/rules/variants.hpp"
#include "oracle/text/sayings.hpp"
#include "oracle/text/words.hpp"

namespace casino {
namespace {

// ---- Players and cards

Said how_many_play(const Rules& rules) {
  const VariantEntry* variant = find_variant(rules.variant);
  if (variant == nullptr) return as_registered();
  std::vector<std::string> numbers;
  for (int seats = variant->fewest_seats; seats <= variant->most_seats; ++seats) numbers.push_back(number_word(seats));
  std::string list = either_of(numbers);
  list[0] = static_cast<char>(list[0] - 'a' + 'A');
  if (rules.seats.count <= variant->most_seats) return {list + " play."};
  return {fmt::format("{} play best; in theory more could take part, and here {} do.", list,
                      number_word(rules.seats.count))};
}

Said some_have_partners(const Rules& rules) {
  const VariantEntry* variant = find_variant(rules.variant);
  const bool are_too_few = rules.seats.count < 4 && variant != nullptr && can_make_sides(*variant);
  if (has_partners(rules) || are_too_few) return as_registered();
  return {"Everybody plays alone: nobody has a partner."};
}

std::string lead_with_new_hands(const Rules& rules) {
  if (dealings(rules) < 2) return {};
  switch (rules.deal_subdeal_lead) {
    case DealSubdealLead::first_seat: return {};
    case DealSubdealLead::rotation: return "; new hands change nothing in that order";
    case DealSubdealLead::last_capturer: return "; with new hands the last capturer leads";
    case DealSubdealLead::alternate: return "; with new hands the lead is one seat further each time";
  }
  return {};
}

Said turns_go_round(const Rules& rules) {
  const bool is_clockwise = rules.seats_direction == SeatsDirection::clockwise;
  std::string text = fmt::format("Turns go round the table {}, from the seat after the dealer",
                                 is_clockwise ? "clockwise" : "counterclockwise");
  const std::string lead = lead_with_new_hands(rules);
  const bool dealer_is_last = lead.empty() && rules.capture_hand_cards == CaptureHandCards::one &&
                              rules.sweep_next_turn == SweepNextTurn::normal;
  text += dealer_is_last ? ", so that the dealer acts last in each round" : lead;
  if (rules.capture_hand_cards != CaptureHandCards::one) text += "; who has no cards left is passed over";
  if (rules.sweep_next_turn == SweepNextTurn::opponent_twice) text += "; after a sweep the opponent has two turns";
  return {text + "."};
}

Said cards_in_use(const Rules& rules) {
  if (rules.pack != cards_of(rules.pack_kind))
    return {fmt::format("The cards are those of the pack in use: here {} of them.", rules.pack.size())};
  switch (rules.pack_kind) {
    case PackKind::standard52: return as_registered();
    case PackKind::no_pictures40:
      return {"The cards are those of the pack in use: here ace to ten in four suits, without pictures."};
    case PackKind::rook40: return {"The cards are those of the pack in use: here one to ten in four colours."};
  }
  return as_registered();
}

// ---- Values

std::string_view worth(AceValue value) {
  switch (value) {
    case AceValue::low: return "1";
    case AceValue::high: return "14";
    case AceValue::low_or_high: return "1 or 14";
  }
  return {};
}

// "1 on the table and 14 when it is played".
std::string ace_is_worth(const Rules& rules) {
  const bool is_built = rules.build_enabled == BuildEnabled::on;
  const bool is_same_in_builds = !is_built || rules.value_ace_build == rules.value_ace_hand;
  if (rules.value_ace_hand == rules.value_ace_table && is_same_in_builds)
    return std::string(worth(rules.value_ace_hand));
  std::string text = fmt::format("{} on the table and {} when it is played", worth(rules.value_ace_table),
                                 worth(rules.value_ace_hand));
  return is_built ? fmt::format("{}, and {} in a build", text, worth(rules.value_ace_build)) : text;
}

Said numbers_of_cards(const Rules& rules) {
  std::string played;
  const auto add = [&](std::string_view card, int points) {
    played += fmt::format("{} the {} counts {}", played.empty() ? "; played from the hand" : " and", card, points);
  };
  if (rules.value_two_spades_hand != 2) add("two of spades", rules.value_two_spades_hand);
  if (rules.value_ten_diamonds_hand != 10) add("ten of diamonds", rules.value_ten_diamonds_hand);
  const bool has_aces = rules.pack_kind != PackKind::rook40;
  if (!has_aces && rules.value_ace_hand == AceValue::low)
    return {"A card is worth its number, one to ten" + played + "."};
  return {fmt::format("{} counts {}, and two to ten count their number{}.", has_aces ? "An ace" : "A one",
                      ace_is_worth(rules), played)};
}

bool pictures_have_numbers(const Rules& rules) { return rules.value_pictures == ValuePictures::numeric; }
bool pack_has_pictures(const Rules& rules) { return rules.pack_kind == PackKind::standard52; }

Said pictures_without_numbers(const Rules& rules) {
  if (!pack_has_pictures(rules)) return {"The pack has no pictures."};
  return pictures_have_numbers(rules) ? means(rules, Option::value_pictures) : as_registered();
}

Said pictures_with_numbers(const Rules& rules) {
  if (!pack_has_pictures(rules)) return {"The pack has no pictures."};
  if (pictures_have_numbers(rules) && rules.build_enabled == BuildEnabled::on) return as_registered();
  return means(rules, Option::value_pictures);
}

Said aces_are_worth(const Rules& rules) { return {fmt::format("An ace is worth {}.", ace_is_worth(rules))}; }

bool aces_leave_a_choice(const Rules& rules) {
  return rules.value_ace_hand == AceValue::low_or_high || rules.value_ace_table == AceValue::low_or_high;
}

Said ace_is_chosen(const Rules& rules) {
  if (!aces_leave_a_choice(rules)) return aces_are_worth(rules);
  if (rules.capture_ace_values == CaptureAceValues::both_at_once)
    return {"Whoever uses an ace chooses 1 or 14 for that use; a played ace may take at both at once."};
  return as_registered();
}

Said two_aces(const Rules& rules) {
  if (rules.value_ace_build != AceValue::low_or_high) return means(rules, Option::value_ace_build);
  const bool must_be_said =
      rules.announce_build == AnnounceBuild::required || rules.announce_build == AnnounceBuild::aces_only;
  const std::string_view begins = must_be_said ? "Whoever puts two aces together must choose and say what they are: "
                                               : "Two aces put together can be ";
  switch (rules.build_two_aces) {
    case BuildTwoAces::one_two_fourteen:
      return {fmt::format("{}a multiple build of 1, a single build of 2, or a multiple build of 14.", begins)};
    case BuildTwoAces::one_fourteen: return {fmt::format("{}a multiple build of 1 or of 14.", begins)};
    case BuildTwoAces::one_fourteen_never_sum:
      return {
          fmt::format("{}a multiple build of 1 or of 14; they are never added up, not even with other cards.", begins)};
    case BuildTwoAces::two_fourteen: return {fmt::format("{}a single build of 2 or a multiple build of 14.", begins)};
  }
  return as_registered();
}

// ROY-BLD-1: what the highest card is worth.
Said highest_build(const Rules& rules) {
  const bool are_high = rules.value_ace_hand != AceValue::low;
  const bool have_numbers = rules.value_pictures == ValuePictures::numeric && pack_has_pictures(rules);
  if (are_high && rules.value_ace_build != AceValue::low) return as_registered();
  return {fmt::format("No build is worth more than {}, for no card could capture it.",
                      are_high ? 14 : (have_numbers ? 13 : 10))};
}

Said little_casino_played(const Rules& rules) {
  if (rules.value_two_spades_hand == 2) return means(rules, Option::value_two_spades_hand);
  return {fmt::format("The two of spades, little casino, is worth 2 on the table and {} when it is played.",
                      rules.value_two_spades_hand)};
}

Said big_casino_played(const Rules& rules) {
  if (rules.value_ten_diamonds_hand == 10) return means(rules, Option::value_ten_diamonds_hand);
  return {fmt::format("The ten of diamonds, big casino, is worth 10 on the table and {} when it is played.",
                      rules.value_ten_diamonds_hand)};
}

// ---- The deal

bool lies_as_dealt(const Rules& rules) { return rules.deal_table_source == DealTableSource::dealt; }

Said first_dealing(const Rules& rules) {
  const std::string hand = rules.deal_hand == 0 ? "whole hand" : "hand of " + number_word(rules.deal_hand);
  const std::string hands = "The first dealing gives each seat its " + hand;
  const int open = rules.deal_table;
  if (rules.deal_hand == 4 && open == 4 && lies_as_dealt(rules)) return as_registered();
  if (open == 0) return {hands + "; no card lies open on the table."};
  const std::string cards = number_word(open) + (open == 1 ? " card" : " cards");
  const std::string_view lying = open == 1 ? "that was cut before lies" : "that were cut before lie";
  if (!lies_as_dealt(rules)) return {fmt::format("{}; {} {} open on the table.", hands, cards, lying)};
  return {fmt::format("{} and lays {} open on the table.", hands, cards)};
}

Said packets(const Rules& rules) {
  const bool is_as_stated = rules.deal_hand == 4 && rules.deal_table == 4 && lies_as_dealt(rules);
  const bool is_tradition = rules.deal_packets == DealPackets::pairs && is_as_stated;
  return is_tradition ? as_registered() : means(rules, Option::deal_packets);
}

Said new_hands(const Rules& rules) {
  if (rules.deal_hand == 0) return means(rules, Option::deal_hand);
  if (rules.deal_draw != DealDraw::none) return {"Hands are dealt once; all other cards are drawn from the stock."};
  if (rules.deal_remainder != DealRemainder::table_at_end) return as_registered();
  return {
      "When all hands are played out the same dealer deals new hands; what lies on the table stays, and only the "
      "last dealing adds to it what does not go round."};
}

Said all_dealings(const Rules& rules) {
  if (rules.deal_hand == 0) return means(rules, Option::deal_hand);
  if (rules.deal_draw != DealDraw::none) return {"Hands are dealt once; all other cards are drawn from the stock."};
  const bool is_as_stated = rules.deal_hand == 4 && rules.pack.size() == 52 && rules.seats.count <= 4;
  if (is_as_stated) return as_registered();
  const int count = dealings(rules);
  return {fmt::format("Hands of {} are dealt until the pack is used up: {} {}.", number_word(rules.deal_hand),
                      number_word(count), count == 1 ? "dealing" : "dealings")};
}

Said next_dealer(const Rules& rules) {
  if (rules.deal_next_lead == DealNextLead::next_seat) return as_registered();
  return {meaning_here(rules, Option::deal_next_lead) + " The seat before the leader deals."};
}

Said loser_leads(const Rules& rules) {
  if (rules.deal_next_lead != DealNextLead::loser) return means(rules, Option::deal_next_lead);
  if (rules.deal_loser_tie == DealLoserTie::first_in_order) return as_registered();
  return {"In each later deal the loser of the one before is the first to be dealt to, so the seat before deals. " +
          meaning_here(rules, Option::deal_loser_tie)};
}

Said layout_is_cut(const Rules& rules) {
  if (lies_as_dealt(rules)) return {"Nobody cuts the first layout: its cards are dealt."};
  if (rules.deal_table == 4) return as_registered();
  return {
      fmt::format("The seat that will lead takes the first layout from the middle of the pack: cards to the number of "
                  "{}.",
                  rules.deal_table)};
}

// Q-SWZ-35: a duty, or a custom.
std::string_view is_cut_again(const Rules& rules) {
  return rules.deal_redo_duty == DealRedoDuty::custom ? "may be cut again, or be played on" : "must be cut again";
}

Said rich_layout(const Rules& rules) {
  if (rules.deal_redo_points == 0) return means(rules, Option::deal_redo_points);
  return {fmt::format("A layout worth {} points or more {}.", rules.deal_redo_points, is_cut_again(rules))};
}

Said layout_of_pictures(const Rules& rules) {
  if (rules.deal_redo_pictures == 0) return means(rules, Option::deal_redo_pictures);
  return {fmt::format("A layout with {} pictures or more {}.", rules.deal_redo_pictures, is_cut_again(rules))};
}

std::string in_which_packets(const Rules& rules) {
  switch (rules.deal_packets) {
    case DealPackets::pairs: return ", two at a time";
    case DealPackets::singles: return ", one at a time";
    case DealPackets::whole: return ", a whole hand at a time";
    case DealPackets::as_logged: return {};
  }
  return {};
}

Said all_is_dealt(const Rules& rules) {
  if (rules.deal_hand != 0)
    return {fmt::format("Hands of {} are dealt{}.", number_word(rules.deal_hand), in_which_packets(rules))};
  return {
      fmt::format("All {}cards are dealt out{}.", rules.deal_table == 0 ? "" : "the other ", in_which_packets(rules))};
}

Said odd_cards(const Rules& rules) {
  const bool is_as_stated = rules.deal_remainder == DealRemainder::table_at_start && rules.deal_hand == 0 &&
                            rules.seats.count == 3 && rules.pack.size() == 40;
  return is_as_stated ? as_registered() : means(rules, Option::deal_remainder);
}

Said card_is_drawn(const Rules& rules) {
  switch (rules.deal_draw) {
    case DealDraw::none: return {"Nobody draws cards: hands are dealt."};
    case DealDraw::after_turn: return as_registered();
    case DealDraw::before_checks:
    case DealDraw::after_hand_card: return means(rules, Option::deal_draw);
  }
  return as_registered();
}

constexpr auto deal_sayings = std::to_array<Saying>({
    {"AA-PLY-1"_clause, how_many_play},
    {"AA-PLY-2"_clause, some_have_partners},
    {"AA-PLY-3"_clause, turns_go_round},
    {"AA-PAK-1"_clause, cards_in_use},
    {"AA-VAL-1"_clause, numbers_of_cards},
    {"AA-VAL-2"_clause, pictures_without_numbers},
    {"AA-DEAL-1"_clause, first_dealing},
    {"AA-DEAL-2"_clause, packets},
    {"AA-DEAL-3"_clause, registered_at<&Rules::deal_packets, DealPackets::pairs>},
    {"AA-DEAL-4"_clause, new_hands},
    {"AA-DEAL-5"_clause, all_dealings},
    {"AA-DEAL-6"_clause, meaning<&Rules::announce_last>},
    {"AA-DEAL-7"_clause, next_dealer},
    {"TUX-DEAL-2"_clause, registered_at<&Rules::deal_remainder, DealRemainder::table_at_end>},
    {"HUN-ULM-3"_clause, registered_at<&Rules::deal_exposed, DealExposed::bottom_card, DealExposed::both>},
    {"HUN-NAG-4"_clause, registered_at<&Rules::deal_subdeal_lead, DealSubdealLead::last_capturer>},
    {"HUN-NAG-5"_clause, registered_at<&Rules::deal_exposed, DealExposed::last_hands, DealExposed::both>},
    {"ROY-BLD-1"_clause, highest_build},
    {"FIN-VAL-2"_clause, aces_are_worth},
    {"FIN-VAL-3"_clause, little_casino_played},
    {"FIN-VAL-4"_clause, big_casino_played},
    {"SWZ-VAL-2"_clause, pictures_with_numbers},
    {"SWZ-ACE-1"_clause, aces_are_worth},
    {"SWZ-ACE-2"_clause, ace_is_chosen},
    {"SWZ-ACE-3"_clause, registered_at<&Rules::value_ace_build, AceValue::low_or_high>},
    {"SWZ-ACE-4"_clause, two_aces},
    {"SWZ-CUT-1"_clause, layout_is_cut},
    {"SWZ-CUT-2"_clause, rich_layout},
    {"SWZ-CUT-3"_clause, layout_of_pictures},
    {"SWZ-DEAL-1"_clause, all_is_dealt},
    {"CRZ-DRW-1"_clause, card_is_drawn},
    {"SAF-DEAL-2"_clause, loser_leads},
    {"SAF-DEAL-5"_clause, odd_cards},
});

}  // namespace

std::span<const Saying> sayings_of_deals() { return deal_sayings; }

}  // namespace casino
