#include "oracle/notation/position_parts.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::notation {
namespace {

constexpr int most_actions = 1000;

struct Cards {
  std::string_view word;
  CardSet TurnState::*field;
};
constexpr std::array<Cards, 12> card_fields{{{"played", &TurnState::played},
                                             {"using", &TurnState::used_up},
                                             {"capturing", &TurnState::capturing},
                                             {"drawn", &TurnState::drawn},
                                             {"captured", &TurnState::captured},
                                             {"builds", &TurnState::captured_builds},
                                             {"left", &TurnState::left_by_play},
                                             {"addable", &TurnState::could_be_added},
                                             {"taking", &TurnState::capture_named},
                                             {"pool", &TurnState::addition_pool},
                                             {"naming", &TurnState::addition_named},
                                             {"about", &TurnState::asked_card}}};

// ---- Reading

void read_play(Reader& in, TurnState& turn) {
  for (std::size_t i = 0; i < do_names.size(); ++i) {
    if (!in.accept(do_names.at(i))) continue;
    turn.play = static_cast<Do>(i);
    return;
  }
  in.refuse("what the card was played to do: trail, capture, build, raise or augment");
}

void read_count(Reader& in, TurnState& turn) {
  const int count = in.number(0, most_actions, "how many actions").value_or(0);
  if (in.accept_any({"action", "actions"})) turn.actions = count;
  else if (in.accept("tabled")) turn.table_only = count;
  else in.refuse("actions or tabled");
}

// What a seat wants: "E demands the capture", "W demands adding", "S asks".
void read_demand(Reader& in, TurnState& turn) {
  const std::optional<Seat> seat = in.seat();
  if (in.accept("asks")) {
    turn.asked_by = seat;
  } else if (in.accept("demands")) {
    in.accept("the");
    if (in.accept("capture")) turn.capture_demanded_by = seat;
    else if (in.accept("adding")) turn.addition_demanded_by = seat;
    else in.refuse("capture or adding");
  } else {
    in.refuse("demands or asks");
  }
}

// "played 9S": reads the cards of a field if its word comes next.
bool read_cards(Reader& in, TurnState& turn) {
  for (const auto& [word, cards] : card_fields) {
    if (!in.accept(word)) continue;
    turn.*cards = in.cards({","});
    return true;
  }
  return false;
}

void read_robbed(Reader& in, TurnState& turn) {
  if (!in.accept("from")) in.refuse("from and the seats");
  turn.stolen_from = in.seats();
}

void read_item(Reader& in, TurnState& turn) {
  if (read_cards(in, turn)) return;
  if (in.accept("to")) return read_play(in, turn);
  if (in.accept("at")) {
    turn.play_value = in.value().value_or(Value{});
  } else if (in.accept("built")) {
    turn.table_only_built = true;
  } else if (in.accept("owning")) {
    turn.trailed_owning = true;
  } else if (in.accept("drew")) {
    turn.has_drawn = true;
  } else if (in.accept("fed")) {
    turn.added_to_own = true;
  } else if (in.accept("halved")) {
    turn.took_one_of_two = true;
  } else if (in.accept("late")) {
    turn.addition_is_too_late = true;
  } else if (in.accept("open")) {
    turn.demand_is_open = true;
  } else if (in.accept("over")) {
    turn.is_over = true;
  } else if (in.accept("stole")) {
    read_robbed(in, turn);
  } else if (in.peek().kind == TokenKind::number) {
    read_count(in, turn);
  } else if (in.peek_seat()) {
    read_demand(in, turn);
  } else {
    in.refuse("something that happened in the turn, such as: 1 action, or: played 9S");
  }
}

}  // namespace

TurnState read_turn_state(Reader& in) {
  TurnState turn;
  do {
    in.begin_clause();
    read_item(in, turn);
    if (in.clause_has_fault())
      while (!in.at_end_of_clause() && !in.peek().is(",")) in.next();
  } while (in.accept(","));
  if (!turn.played.empty() && !turn.play) in.refuse("what the card was played to do, such as: to trail");
  return turn;
}

std::string text_of(const Rules& rules, const TurnState& turn, Style style) {
  std::string text;
  const auto add = [&](bool is_so, const std::string& words) {
    if (is_so) text += (text.empty() ? "" : ", ") + words;
  };
  const auto add_seat = [&](const std::optional<Seat>& seat, std::string_view words) {
    if (seat) add(true, std::string(name_of(*seat, rules.seats)).append(words));
  };
  add(turn.actions != 0, counted(turn.actions, "action"));
  add(turn.table_only != 0, std::to_string(turn.table_only) + " tabled");
  for (const auto& [word, cards] : card_fields)
    add(!(turn.*cards).empty(), std::string(word) + ' ' + text_of(rules, turn.*cards, style));
  if (turn.play) add(true, "to " + std::string(name_of(*turn.play)));
  add(turn.play_value.is_said(), "at " + std::to_string(turn.play_value.points));
  add(turn.table_only_built, "built");
  add(turn.trailed_owning, "owning");
  add(turn.added_to_own, "fed");
  add(turn.took_one_of_two, "halved");
  add(!turn.stolen_from.empty(), "stole from" + names_of(rules, turn.stolen_from));
  add(turn.is_over, "over");
  add(turn.has_drawn, "drew");
  add_seat(turn.capture_demanded_by, " demands the capture");
  add_seat(turn.addition_demanded_by, " demands adding");
  add(turn.demand_is_open, "open");
  add(turn.addition_is_too_late, "late");
  add_seat(turn.asked_by, " asks");
  return text;
}

}  // namespace casino::notation
