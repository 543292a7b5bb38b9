#pragma once
// A question with a wrong answer, and smaller ones that are asked in its place.

#include <algorithm>
#include <unordered_map>

#include "oracle/conform/causes/failure.hpp"
#include "oracle/conform/questions/message.hpp"

namespace casino::conform {

// Questions that are asked beside those that were planned, each once: what was answered is kept.
class Inquiry {
 public:
  explicit Inquiry(Session& session) : session_(&session) {}
  // Nobody can be asked any more.
  explicit Inquiry(Declaration declared) : declared_(std::move(declared)) {}

  [[nodiscard]] const Reply& asked(const Question& question) {
    if (replies_.size() >= most_kept) replies_.clear();
    Messages messages(question.rules);
    const auto [place, is_new] =
        replies_.try_emplace(std::to_string(number_of(question.rules)) + messages.of(question), Reply{});
    if (is_new) place->second = put(question.rules, messages.of(question));
    return place->second;
  }
  [[nodiscard]] const Declaration& declared() const { return session_ == nullptr ? declared_ : session_->declared(); }
  [[nodiscard]] bool can_be_asked(Operation operation) const { return declared().does(operation); }
  [[nodiscard]] bool can_ask() const {
    return session_ != nullptr && !session_->is_out_of_time() && !session_->has_given_up();
  }

 private:
  static constexpr std::size_t most_kept = 50'000;

  [[nodiscard]] Reply put(const Rules& rules, const std::string& message) {
    if (session_ == nullptr) return Skipped{"nobody is asked any more"};
    return session_->ask(rules, message);
  }

  [[nodiscard]] std::size_t number_of(const Rules& rules) {
    const auto place = std::find(rules_.begin(), rules_.end(), rules);
    const auto number = static_cast<std::size_t>(place - rules_.begin());
    if (place == rules_.end()) rules_.push_back(rules);
    return number;
  }

  Session* session_ = nullptr;
  Declaration declared_ = {};
  std::vector<Rules> rules_;
  std::unordered_map<std::string, Reply> replies_;
};

class AskedAgain {
 public:
  AskedAgain(Inquiry& inquiry, Question& question, Checked& checked)
      : inquiry_(inquiry), question_(question), checked_(checked) {}

  [[nodiscard]] const Question& question() const { return question_; }
  [[nodiscard]] const Checked& checked() const { return checked_; }

  // Asks another question; if its answer is wrong, and `is_the_same` finds it wrong in the same manner, that question
  // takes the place of the first: of a wrong list one of its turns that are.
  template <typename IsTheSame>
  bool takes_its_place(Question other, const IsTheSame& is_the_same) {
    const Checked again = conform::checked(other, asked(other));
    if (outcome_of(again) != outcome_of(checked_)) return false;
    for (Failure& one : failures_in(other, again)) {
      if (!is_the_same(one)) continue;
      one.question.id = question_.id;
      one.question.title = question_.title;
      one.question.number = question_.number;
      question_ = std::move(one.question);
      checked_ = std::move(one.checked);
      return true;
    }
    return false;
  }

  [[nodiscard]] const Reply& asked(const Question& question) { return inquiry_.asked(question); }
  [[nodiscard]] bool can_be_asked(Operation operation) const { return inquiry_.can_be_asked(operation); }

 private:
  Inquiry& inquiry_;
  Question& question_;
  Checked& checked_;
};

}  // namespace casino::conform
