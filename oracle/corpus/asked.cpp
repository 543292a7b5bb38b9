#include "oracle/corpus/parts.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/score.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/requests/answers.hpp"

namespace casino::corpus {
namespace {

using json::Cursor;
using json::Members;

constexpr std::array<std::string_view, 4> cut_keys{"by", "dealer", "cards", "put_back"};
constexpr std::array<std::string_view, 3> claim_keys{"by", "totals", "deal"};
constexpr std::array<std::string_view, 3> in_play_keys{"totals", "deal", "met_first"};
constexpr std::array<std::string_view, 2> last_call_keys{"number", "said"};
constexpr std::array<std::string_view, 2> perft_keys{"depth", "pack"};
constexpr std::array<std::string_view, 2> play_keys{"dealer", "pack"};

Position read_situation(const std::optional<Cursor>& at, const Cursor& of, const Rules& rules) {
  if (at) return json::read_position_as_given(*at, rules);
  of.refuse("no \"position\"", "a position to ask this of");
  return {};
}

// The seat whose turn each turn is follows from the turn before.
TurnsAsked read_turns(const Cursor& at, const Position& position, const Rules& rules) {
  TurnsAsked asked{position, {}};
  Seat to_act = position.to_act;
  for (const Cursor& turn : at.items("a list of turns")) {
    asked.turns.push_back(json::read_turn(turn, rules, to_act));
    to_act = seat_after(rules, asked.turns.back().seat);
  }
  return asked;
}

Asked read_judged(const Cursor& at, const Position& position) {
  constexpr std::array<std::string_view, 1> what{"position"};
  static_cast<void>(at.choice("what is to be judged", what));
  return PositionAsked{position};
}

// Without a position the last seat deals, so that the first one leads.
Asked read_dealing_case(const Cursor& at, const std::optional<Cursor>& position, const Rules& rules) {
  const auto last_seat = static_cast<std::uint8_t>(rules.seats.count - 1);
  Position before;
  before.dealer = Seat{last_seat};
  before.to_act = seat_after(rules, before.dealer);
  if (position) before = json::read_position_as_given(*position, rules);
  return DealingAsked{json::read_dealing(at, rules), before};
}

Asked read_cut(const Cursor& at, const Rules& rules) {
  const Members members(at, "a cut", cut_keys);
  CutAsked asked;
  if (const auto by = members.require("by", "who cuts")) asked.by = json::read_seat(*by, rules).value_or(Seat{});
  asked.dealer = seat_before(rules, asked.by);
  if (const auto dealer = members.find("dealer")) asked.dealer = json::read_seat(*dealer, rules).value_or(asked.dealer);
  if (const auto cards = members.require("cards", "the cards cut")) asked.cards = json::read_cards(*cards, rules);
  if (const auto put_back = members.find("put_back")) asked.put_back = put_back->truth().value_or(false);
  return asked;
}

void read_totals(const Members& members, const Rules& rules, Match& match) {
  if (const auto totals = members.find("totals")) match.totals = json::read_points(*totals, rules);
}

// DOM-WIN-8: who was the first to meet a criterion, earlier in the (first) deal.
void read_met_first(const Members& members, const Rules& rules, Match& match) {
  if (const auto sides = members.find("met_first")) match.met_first = json::read_sides(*sides, rules);
}

Asked read_match_case(const Cursor& at, const Rules& rules) {
  DealsPlayed played = json::read_deals_played(at, rules);
  return MatchAsked{played.match,          std::move(played.deals), played.claimed_by,
                    played.false_claim_by, played.last_capturer,    played.drawn};
}

Captured read_deal_so_far(const Members& members, const Rules& rules) {
  const auto deal = members.require("deal", "what is captured so far");
  return deal ? json::read_captured(*deal, rules) : Captured{};
}

Asked read_claim(const Cursor& at, const Rules& rules) {
  const Members members(at, "a claim", claim_keys);
  ClaimAsked asked;
  if (const auto by = members.require("by", "who claims")) asked.by = json::read_side(*by, rules).value_or(Side{});
  read_totals(members, rules, asked.match);
  asked.captured = read_deal_so_far(members, rules);
  return asked;
}

Asked read_in_play(const Cursor& at, const Rules& rules) {
  const Members members(at, "a deal in play", in_play_keys);
  InPlayAsked asked;
  read_totals(members, rules, asked.match);
  read_met_first(members, rules, asked.match);
  asked.captured = read_deal_so_far(members, rules);
  return asked;
}

Asked read_last_call(const Cursor& at) {
  const Members members(at, "a call of \"last\"", last_call_keys);
  LastCallAsked asked;
  if (const auto number = members.require("number", "the number of the dealing"))
    asked.number = number->integer(1, card_count).value_or(1);
  if (const auto said = members.find("said")) asked.said = said->truth().value_or(false) ? LastSaid::yes : LastSaid::no;
  return asked;
}

Asked read_perft(const Cursor& at, const Position& position, const Rules& rules) {
  const Members members(at, "a count of the ways to play on", perft_keys);
  PerftAsked asked{position, 1, {}};
  if (const auto depth = members.require("depth", "the number of turns"))
    asked.depth = depth->integer(1, card_count).value_or(1);
  if (const auto pack = members.find("pack")) asked.pack = json::read_cards_in_order(*pack, rules);
  return asked;
}

Asked read_play(const Cursor& at, const Rules& rules) {
  const Members members(at, "a deal to be played", play_keys);
  PlayAsked asked;
  if (const auto dealer = members.require("dealer", "who deals"))
    asked.dealer = json::read_seat(*dealer, rules).value_or(Seat{});
  if (const auto pack = members.require("pack", "the order of the pack"))
    asked.pack = json::read_cards_in_order(*pack, rules);
  return asked;
}

}  // namespace

Asked read_asked(std::string_view key, const Cursor& at, const std::optional<Cursor>& position, const Rules& rules) {
  if (key == "dealing") return read_dealing_case(at, position, rules);
  if (key == "cut") return read_cut(at, rules);
  if (key == "score") return ScoreAsked{json::read_whole_captured(at, rules)};
  if (key == "match") return read_match_case(at, rules);
  if (key == "claim") return read_claim(at, rules);
  if (key == "in_play") return read_in_play(at, rules);
  if (key == "last_call") return read_last_call(at);
  if (key == "play") return read_play(at, rules);
  if (key == rules_only_key) return RulesAsked{};
  const Position situation = read_situation(position, at, rules);
  if (key == "turn") return TurnsAsked{situation, {json::read_turn(at, rules, situation.to_act)}};
  if (key == "turns") return read_turns(at, situation, rules);
  if (key == "end") return EndAsked{situation};
  if (key == "perft") return read_perft(at, situation, rules);
  return read_judged(at, situation);
}

}  // namespace casino::corpus
