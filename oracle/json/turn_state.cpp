#include "oracle/json/position.hpp"
#include "oracle/json/seats.hpp"
#include "oracle/text/names.hpp"

namespace casino::json {
namespace {

constexpr int most_actions = 1000;  // far beyond any turn

struct Cards {
  std::string_view key;
  CardSet TurnState::*field;
};
constexpr std::array<Cards, 12> card_fields{{{"played", &TurnState::played},
                                             {"used_up", &TurnState::used_up},
                                             {"capturing", &TurnState::capturing},
                                             {"drawn", &TurnState::drawn},
                                             {"captured", &TurnState::captured},
                                             {"captured_builds", &TurnState::captured_builds},
                                             {"left_by_play", &TurnState::left_by_play},
                                             {"could_be_added", &TurnState::could_be_added},
                                             {"capture_named", &TurnState::capture_named},
                                             {"addition_pool", &TurnState::addition_pool},
                                             {"addition_named", &TurnState::addition_named},
                                             {"asked_card", &TurnState::asked_card}}};

struct Count {
  std::string_view key;
  int TurnState::*field;
};
constexpr std::array<Count, 2> counts{{{"actions", &TurnState::actions}, {"table_only", &TurnState::table_only}}};

struct TurnFlag {
  std::string_view key;
  bool TurnState::*field;
};
constexpr std::array<TurnFlag, 8> turn_flags{{{"addition_is_too_late", &TurnState::addition_is_too_late},
                                              {"demand_is_open", &TurnState::demand_is_open},
                                              {"table_only_built", &TurnState::table_only_built},
                                              {"trailed_owning", &TurnState::trailed_owning},
                                              {"added_to_own", &TurnState::added_to_own},
                                              {"took_one_of_two", &TurnState::took_one_of_two},
                                              {"is_over", &TurnState::is_over},
                                              {"has_drawn", &TurnState::has_drawn}}};

struct Speaker {
  std::string_view key;
  std::optional<Seat> TurnState::*field;
};
constexpr std::array<Speaker, 3> speakers{{{"capture_demanded_by", &TurnState::capture_demanded_by},
                                           {"addition_demanded_by", &TurnState::addition_demanded_by},
                                           {"asked_by", &TurnState::asked_by}}};

}  // namespace

Json of(const TurnState& turn, const Rules& rules) {
  Json object = Json::object();
  if (turn.play) object["play"] = name_of(*turn.play);
  if (turn.play_value.is_said()) object["play_value"] = of(turn.play_value);
  for (const auto& [key, field] : counts)
    if (turn.*field != 0) object[std::string(key)] = turn.*field;
  for (const auto& [key, field] : turn_flags)
    if (turn.*field) object[std::string(key)] = true;
  for (const auto& [key, field] : card_fields)
    if (!(turn.*field).empty()) object[std::string(key)] = of(turn.*field, rules);
  if (!turn.stolen_from.empty()) object["stolen_from"] = of(turn.stolen_from, rules);
  for (const auto& [key, field] : speakers)
    if (turn.*field) object[std::string(key)] = of(*(turn.*field), rules);
  return object;
}

TurnState read_turn_state(const Cursor& at, const Rules& rules) {
  const Members members(at, "a turn in progress", turn_state_keys);
  TurnState turn;
  if (const auto play = members.find("play"))
    if (const auto kind = play->choice("a kind of action", do_names)) turn.play = static_cast<Do>(*kind);
  if (const auto value = members.find("play_value")) turn.play_value = read_value(*value, highest_spoken_value(rules));
  for (const auto& [key, field] : counts)
    if (const auto count = members.find(key)) turn.*field = count->integer(0, most_actions).value_or(0);
  for (const auto& [key, field] : turn_flags)
    if (const auto flag = members.find(key)) turn.*field = flag->truth().value_or(false);
  for (const auto& [key, field] : card_fields)
    if (const auto cards = members.find(key)) turn.*field = read_cards(*cards, rules);
  if (const auto seats = members.find("stolen_from")) turn.stolen_from = read_seats(*seats, rules);
  for (const auto& [key, field] : speakers)
    if (const auto seat = members.find(key)) turn.*field = read_seat(*seat, rules);
  if (!turn.played.empty() && !turn.play)
    at.refuse("a card played and no \"play\"", "what it was played to do, such as \"play\": \"trail\"");
  return turn;
}

}  // namespace casino::json
