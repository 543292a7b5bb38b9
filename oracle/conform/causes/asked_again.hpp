#pragma once
// A question with a wrong answer, and smaller ones that are asked in its place.

#include "oracle/conform/causes/checking.hpp"
#include "oracle/conform/questions/message.hpp"

namespace casino::conform {

class AskedAgain {
 public:
  AskedAgain(Session& session, Question& question, Checked& checked)
      : session_(session), question_(question), checked_(checked) {}

  [[nodiscard]] const Question& question() const { return question_; }
  [[nodiscard]] const Checked& checked() const { return checked_; }

  // Asks another question; if its answer is wrong, and `is_the_same` finds it wrong in the same manner, that question
  // takes the place of the first.
  template <typename IsTheSame>
  bool takes_its_place(Question other, const IsTheSame& is_the_same) {
    Checked again = conform::checked(other, asked(other));
    if (again.outcome != checked_.outcome || !is_the_same(again)) return false;
    other.id = question_.id;
    other.title = question_.title;
    question_ = std::move(other);
    checked_ = std::move(again);
    return true;
  }

  [[nodiscard]] Reply asked(const Question& question) {
    Messages messages(question.rules);
    return session_.ask(question.rules, messages.of(question));
  }
  [[nodiscard]] bool can_be_asked(Operation operation) const { return session_.declared().does(operation); }

 private:
  Session& session_;
  Question& question_;
  Checked& checked_;
};

}  // namespace casino::conform
