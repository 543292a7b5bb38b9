// A file of answers to what casino rules new would ask.

#include "cli/commands/rules/interview.hpp"
#include "cli/input/input.hpp"
#include "cli/session/failure.hpp"
#include "oracle/rulesets/dialect.hpp"
#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

class Answers {
 public:
  Answers(const std::string& file, Draft& draft) : file_(file), draft_(draft) {}

  void read() {
    Input input(file_);
    Input::Line line;
    while (input.line(line)) {
      ++number_;
      const std::string_view text = trimmed(line.text);
      if (text.empty() || text.starts_with('#')) continue;
      const std::size_t colon = text.find(':');
      if (colon == std::string_view::npos) refuse(text, "an answer, such as trail.owning_build: allowed");
      else take(std::string(trimmed(text.substr(0, colon))), std::string(trimmed(text.substr(colon + 1))));
    }
    if (!errors_.empty()) throw Unusable(errors_, input.name());
  }

 private:
  void refuse(std::string_view found, std::string_view expected) {
    errors_.push_back({{"", number_, 1}, "\"" + std::string(found) + "\"", std::string(expected)});
  }

  void take(const std::string& key, const std::string& answer) {
    if (answer.empty()) return refuse(key + ":", "an answer behind the colon");
    if (key == "why") return take_reason(answer);
    about_.clear();
    if (key == "rules") draft_.rules.name = answer;
    else if (key == "seats") take_seats(answer);
    else if (key == "name") set_if_empty(draft_.name, answer);
    else if (key == "title") set_if_empty(draft_.title, answer);
    else if (key == "source") set_if_empty(draft_.source, answer);
    else if (key == "off") draft_.rules.off.push_back(about_ = answer);
    else if (key == json::scoring_key) take_rows(answer);
    else if (find_option(key) != nullptr) draft_.rules.options.push_back((about_ = key) + "=" + answer);
    else
      refuse(key, "rules, seats, name, title, source, scoring, off, why or an option" +
                      nearest_phrase(key, all_option_names()));
  }

  void take_reason(const std::string& reason) {
    if (about_.empty()) return refuse("why", "a reason below the option, clause or row that it is for");
    draft_.why.emplace_back(about_, reason);
  }

  // All rows have one reason, as in a dialect.
  void take_rows(const std::string& answer) {
    draft_.rules.scoring.push_back(answer);
    about_ = json::scoring_key;
  }

  void take_seats(const std::string& answer) {
    const bool is_one_digit = answer.size() == 1 && is_digit(answer.front());
    if (!is_one_digit) return refuse(answer, "how many play, as a number");
    draft_.rules.seats = answer.front() - '0';
  }

  static void set_if_empty(std::string& place, const std::string& answer) {
    if (place.empty()) place = answer;
  }

  std::string file_;
  Draft& draft_;
  LineNumber number_ = 0;
  std::string about_;  // what a reason is given for next
  ParseErrors errors_;
};

}  // namespace

void read_answers(const std::string& file, Draft& draft) { Answers(file, draft).read(); }

}  // namespace casino::cli
