#pragma once
// One action in text, by its verb: "trail 6C", "8S takes 5C 3D", "build 8: 3D on 5C", "raise [9] with 2H to
// 11", "add 7H 5D to QS". The grammar is in docs/notation.md.

#include "oracle/notation/items.hpp"

namespace casino::notation {

class ActionReader {
 public:
  ActionReader(Reader& in, const Scene& scene) : in_(in), scene_(scene), items_(in, scene) {}

  // Whose actions are read.
  void set_seat(Seat seat) { seat_ = seat; }
  [[nodiscard]] ItemReader& items() { return items_; }
  void forgive_missing_builds() { items_.forgive_missing_builds(); }

  // Reads an action up to the end of its clause. It counts only if no fault was collected.
  [[nodiscard]] Action read();

 private:
  void read_cards_first(Action& action);
  void read_laid_on(Action& action, const Items& played);
  void read_trail(Action& action, const Items& cards);
  void read_capture(Action& action);
  void read_build(Action& action, const Items* played);
  void read_raise(Action& action, const Items* played);
  void read_augment(Action& action);
  void read_additions(Action& action);  // ", for partner", ", laid 8S > 3D", ...
  bool read_addition(Action& action);
  void read_united(Action& action);
  void read_order(Action& action);
  void read_beneficiary(Action& action);

  void take_hand(Action& action, const Items& items);
  void take_from_table(Action& action, const Items& items);
  void take_from_anywhere(Action& action, const Items& items);
  void take_base(CardSet& base, const Items& items);
  void read_base_at_value(Action& action);
  bool read_value(Action& action, std::initializer_list<std::string_view> signs = {"to", "at", "="});
  void say_value(Action& action, Value value, const Token& at);

  Reader& in_;
  const Scene& scene_;
  ItemReader items_;
  Seat seat_;
};

}  // namespace casino::notation
