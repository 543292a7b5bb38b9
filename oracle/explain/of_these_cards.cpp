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

bool is_legal(const Rules& rules, const Position& position, const Turn& turn) {
  return std::holds_alternative<Legal>(judge_with_claims(rules, position, turn).verdict);
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
    const int others = (moved - cards).size();
    const bool is_far = offers.size() > most_offered && others >= offers.back().others;
    if (is_far || !(cards - moved).empty() || !is_legal(rules, position, turn)) return true;
    const auto is_same = [made = without_reveals(turn)](const Offer& one) { return without_reveals(one.turn) == made; };
    if (std::ranges::any_of(offers, is_same)) return true;
    const auto place = std::upper_bound(offers.begin(), offers.end(), others,
                                        [](int few, const Offer& other) { return few < other.others; });
    offers.insert(place, {others, turn});
    if (offers.size() > most_offered + 1) offers.pop_back();
    return true;
  };
  Effort effort(effort_of_offering);
  LegalTurns(listed).each(known, look_at, &effort);
  if (!offers.empty() && cards.meets(position.layout()))
    std::erase_if(offers, [fewest = offers.front().others](const Offer& offer) { return offer.others > fewest; });
  return offers;
}

// The plainest that can be meant, legal or not, where one card is played: it takes the others, or is trailed.
std::optional<Turn> plainest_of(const Rules& rules, const Position& position, CardSet cards) {
  Action action;
  action.hand = cards & position.hands[position.to_act].cards;
  action.table = cards & position.layout();
  action.kind = action.table.empty() ? Do::trail : Do::capture;
  if (action.hand.size() != 1 || (action.hand | action.table) != cards) return std::nullopt;
  for (const Build& build : position.builds)
    if (build.cards.meets(cards)) action.table.insert(build.cards);
  Turn turn{position.to_act, {action}};
  if (!notation::read_turn(rules, position, notation::text_of(rules, position, turn))) return std::nullopt;
  return turn;
}

std::string quoted(const Rules& rules, const Position& position, const Turn& turn) {
  return '"' + notation::text_of(rules, position, turn) + '"';
}

std::string offer_of(const Rules& rules, const Position& position, CardSet named) {
  const std::string legal = "; legal with " + notation::text_of(rules, named) + ": ";
  const std::vector<Offer> offered = legal_turns_of(rules, position, named);
  if (offered.empty()) {
    const std::optional<Turn> plainest = plainest_of(rules, position, named);
    if (!plainest) return "";
    return (is_legal(rules, position, *plainest) ? legal : "; in the notation: ") + quoted(rules, position, *plainest);
  }
  std::string offer;
  for (std::size_t i = 0; i < offered.size() && i < most_offered; ++i)
    offer += (i == 0 ? legal : ", ") + quoted(rules, position, offered[i].turn);
  return offer + (offered.size() > most_offered ? ", and others" : "");
}

}  // namespace

void add_offer(ParseErrors& errors, const Rules& rules, const Position& position, std::string_view text) {
  const CardSet named = cards_named(rules, position, text);
  if (!named.empty()) errors.front().expected += offer_of(rules, position, named);
}

Parsed<Turn> read_turn_or_offer(const Rules& rules, const Position& position, std::string_view text) {
  Parsed<Turn> turn = notation::read_turn(rules, position, text);
  if (!turn) add_offer(turn.errors(), rules, position, text);
  return turn;
}

}  // namespace casino::explain
