#pragma once
// The quick reader of what happens in a deal. Inside the quick road through JSON (quick_json.hpp) only.

#include "oracle/json/document/scanner.hpp"
#include "oracle/log/log.hpp"

namespace casino::log {

class QuickEntryReader {
 public:
  // Both have to outlive it.
  QuickEntryReader(json::Scanner& in, const Rules& rules);

  // Usual entries by itself, others as the strict reader sees them. What the entry was before is forgotten.
  void read(Entry& entry);

  [[nodiscard]] std::optional<Seat> seat();
  [[nodiscard]] std::vector<Card> cards_in_order();

 private:
  void read_usual(Entry& entry);
  void read_turn(std::string_view first, Entry& entry);
  void read_dealt(std::string_view first, Entry& entry);
  void read_points(std::string_view first, Entry& entry);
  // Within a turn the actor need not be named; between turns everybody has to be. Nothing is said beside an event of a
  // turn.
  [[nodiscard]] Event event(std::string_view first, std::optional<Seat> actor, std::string* beside);
  void read_step(Turn& turn);
  void read_action(std::string_view first, Action& action);
  [[nodiscard]] Recorded recorded();
  [[nodiscard]] std::optional<Card> card();
  [[nodiscard]] CardSet cards();

  json::Scanner& in_;
  const Rules& rules_;
  CardSet every_card_;
  int highest_value_;
};

// Printable characters.
[[nodiscard]] std::string quick_text(json::Scanner& in, Lines lines);

}  // namespace casino::log
