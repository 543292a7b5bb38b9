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

  // The cards may lie otherwise than whoever wrote this took them to lie.
  void doubt_the_table() { doubts_the_table_ = true; }

  // Reads an action up to the end of its clause. It counts only if no fault was collected.
  [[nodiscard]] Action read();

 private:
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

  // Cards first, or a card that is laid down (cards_first.cpp).
  void read_cards_first(Action& action);
  void read_laying(Action& action);
  bool read_done_with(Action& action, const Items& items);
  void read_laid_on(Action& action, const Items& played);
  void read_laid_on_build(Action& action, const Items& played, const Items& beneath, const Token& at);
  void raise_or_add_to(Action& action, const Scene::StandingBuild& build);
  void read_made_value(Action& action);
  void read_sum(Action& action, const Items& items);
  void read_played(Action& action, const Items& items, const Token& at);
  void refuse_undone(const Items& items, const Token& at);
  [[nodiscard]] CardSet held_of(const Items& items) const;
  // "9H takes 4D 5C", if just one card of the hand can take these; else nothing.
  [[nodiscard]] std::string as_capture(CardSet taken) const;
  [[nodiscard]] std::string named(CardSet cards) const;

  static constexpr std::string_view any_verb = "what is done with them: takes, trails, builds, raises or adds";
  Reader& in_;
  const Scene& scene_;
  ItemReader items_;
  Seat seat_;
  bool doubts_the_table_ = false;
};

}  // namespace casino::notation
