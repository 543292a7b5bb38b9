#include "oracle/explain/of_these_cards.hpp"

#include <algorithm>

#include "model/match/match.hpp"
#include "oracle/enumerate/enumerate.hpp"
#include "oracle/explain/instead.hpp"
#include "oracle/notation/lexer.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::explain {
namespace {

constexpr std::size_t most_offered = 3;
constexpr Effort::Limits effort_of_offering{.steps = std::uint64_t{1} << 20U, .bytes = std::size_t{16} << 20U};

// The cards that a text names, as far as somebody has them here.
CardSet cards_named(const Rules& rules, const Position& position, std::string_view text) {
  CardSet named;
  for (const notation::Token& token : notation::in_short(notation::tokens_of(text)))
    if (const std::optional<Card> card = find_card(token.text, rules.pack_kind)) named.insert(*card);
  return named & position.known_cards();
}

CardSet cards_moved(const Turn& turn) {
  CardSet moved;
  for (const Step& step : turn.steps)
    if (const auto* action = std::get_if<Action>(&step))
      moved.insert(CardSet(action->hand) | action->base | action->table | action->tops | action->unite);
  return moved;
}

struct Offer {
  int others;  // cards that are not named
  Turn turn;
};

// What the seat to act may do with these cards and the fewest others, in the order of listing; one more than are
// offered, if there are so many. Whoever names none of the table's cards may mean any of them.
std::vector<Offer> legal_turns_of(const Rules& rules, const Position& position, CardSet cards) {
  // As in legal_instead: listing wants a hand that is known and clauses that are all on, judging has the last word.
  Rules listed = rules;
  listed.off = {};
  Position known = position;
  known.hands[known.to_act].more = 0;
  std::vector<Offer> offers;
  const auto look_at = [&](const Turn& turn, const Position&) {
    const CardSet moved = cards_moved(turn);
    Offer offer{(moved - cards).size(), without_reveals(turn)};
    const auto place = std::upper_bound(offers.begin(), offers.end(), offer.others,
                                        [](int others, const Offer& other) { return others < other.others; });
    if (!(cards - moved).empty() || place == offers.begin() + most_offered + 1) return true;
    if (!std::holds_alternative<Legal>(judge_with_claims(rules, position, turn).verdict)) return true;
    if (std::ranges::find(offers, offer.turn, &Offer::turn) != offers.end()) return true;
    offers.insert(place, std::move(offer));
    if (offers.size() > most_offered + 1) offers.pop_back();
    return true;
  };
  Effort effort(effort_of_offering);
  LegalTurns(listed).each(known, look_at, &effort);
  if (!offers.empty() && cards.meets(position.layout()))
    std::erase_if(offers, [fewest = offers.front().others](const Offer& offer) { return offer.others > fewest; });
  return offers;
}

std::string offer_of(const Rules& rules, const Position& position, CardSet named) {
  const std::vector<Offer> offered = legal_turns_of(rules, position, named);
  if (!offered.empty()) {
    std::string offer = "; legal with " + notation::text_of(rules, named) + ": ";
    for (std::size_t i = 0; i < offered.size() && i < most_offered; ++i)
      offer += (i == 0 ? "\"" : ", \"") + notation::text_of(rules, position, offered[i].turn) + '"';
    return offer + (offered.size() > most_offered ? ", and others" : "");
  }
  // Nothing legal is meant. What can be judged nevertheless, where one card is played:
  const CardSet played = named & position.hands[position.to_act].cards;
  const CardSet taken = named & position.layout();
  if (played.size() != 1 || played.size() + taken.size() != named.size()) return "";
  if (taken.empty()) return "; in the notation: \"trail " + notation::text_of(rules, played) + '"';
  return "; in the notation: \"" + notation::text_of(rules, played) + " takes " + notation::text_of(rules, taken) + '"';
}

}  // namespace

Parsed<Turn> read_turn_or_offer(const Rules& rules, const Position& position, std::string_view text) {
  Parsed<Turn> turn = notation::read_turn(rules, position, text);
  if (turn) return turn;
  const CardSet named = cards_named(rules, position, text);
  if (named.empty()) return turn;
  ParseErrors errors = turn.errors();
  errors.front().expected += offer_of(rules, position, named);
  return errors;
}

}  // namespace casino::explain
