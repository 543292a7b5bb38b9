#pragma once
// Turns in JSON: {"seat":"P1","steps":[..]}; a list of steps, or one step by itself, is a turn of the seat to
// act. A step is an action, {"do":"capture","hand":["8S"],"cards":["8D"]}, or an event,
// {"event":"over","by":"E"}.

#include "model/table/turn.hpp"
#include "oracle/json/cards.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 11> action_keys{
    "do", "hand", "cards", "tops", "base", "unite", "given", "value", "for_partner", "silent", "order"};
inline constexpr std::array<std::string_view, 4> event_keys{"event", "by", "pile", "cards"};
inline constexpr std::array<std::string_view, 2> turn_keys{"seat", "steps"};

// The keys under which an action names cards.
struct Source {
  std::string_view key;
  CardSet Action::*field;
};
inline constexpr std::array<Source, 6> sources{{{"hand", &Action::hand},
                                                {"cards", &Action::table},
                                                {"tops", &Action::tops},
                                                {"base", &Action::base},
                                                {"unite", &Action::unite},
                                                {"given", &Action::given}}};

// In either notation; nobody makes turns as long.
inline constexpr std::size_t most_steps = 200;

[[nodiscard]] Json of(const Action& action, const Rules& rules);
[[nodiscard]] Json of(const Event& event, const Rules& rules);
[[nodiscard]] Json of(const Step& step, const Rules& rules);
[[nodiscard]] Json of(const Turn& turn, const Rules& rules);

[[nodiscard]] Action read_action(const Cursor& at, const Rules& rules);
// Who speaks is "by"; the actor needs no naming. A reveal names its "pile" instead.
[[nodiscard]] Event read_event(const Cursor& at, const Rules& rules, Seat actor);
[[nodiscard]] Step read_step(const Cursor& at, const Rules& rules, Seat actor);
[[nodiscard]] Turn read_turn(const Cursor& at, const Rules& rules, Seat to_act);

[[nodiscard]] Parsed<Turn> parse_turn(std::string_view text, const Rules& rules, Seat to_act);

}  // namespace casino::json
