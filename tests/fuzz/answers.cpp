// What an adapter says, a line each, whatever it is asked; its processes end at empty lines. Every question gets one
// outcome, and each that is told can be shown.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "model/rules/variants.hpp"
#include "oracle/conform/causes/checking.hpp"
#include "oracle/conform/protocol/session.hpp"
#include "oracle/conform/questions/message.hpp"
#include "oracle/conform/run.hpp"
#include "oracle/json/position.hpp"
#include "oracle/json/turn.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_answers {
namespace {

using conform::Operation;
using conform::Question;

using Lines = std::deque<std::string>;

class Saying : public conform::Channel {
 public:
  explicit Saying(Lines& lines) : lines_(lines) {}

  void send(std::string /*line*/) override {}
  conform::Received receive(int /*milliseconds*/) override {
    if (lines_.empty()) return conform::Ended{"ended with exit code 0"};
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    if (line.empty()) return conform::Ended{"killed by signal 9"};
    if (line == "...") return conform::TimedOut{};
    return conform::Line{std::move(line)};
  }

 private:
  Lines& lines_;
};

Question question(const Rules& rules, Operation operation) {
  constexpr std::string_view position =
      R"({"to_act":"N","dealer":"S","loose":["5C","3D"],"hands":{"N":["8S"],"S":["2H"]}})";
  constexpr std::string_view turn = R"({"seat":"N","steps":[{"do":"capture","hand":["8S"],"cards":["3D","5C"]}]})";
  const Position read = *json::parsed(position, [&](const json::Cursor& at) { return json::read_position(at, rules); });
  Question asked = conform::judged(rules, read, *json::parsed(turn, [&](const json::Cursor& at) {
                                     return json::read_turn(at, rules, read.to_act);
                                   }));
  asked.operation = operation;
  for (const Card card : rules.pack) asked.pack.push_back(card);
  return asked;
}

std::vector<Question> questions(const Rules& rules) {
  std::vector<Question> all;
  for (const Operation operation :
       {Operation::judge, Operation::turns, Operation::apply, Operation::score, Operation::play})
    all.push_back(question(rules, operation));
  return all;
}

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    lines.emplace_back(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(text.size(), lines.back().size() + 1));
  }
  return lines;
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  static const Rules rules = anglo_american(Seats{2});
  static const std::vector<Question> asked = questions(rules);
  Lines lines = lines_of({reinterpret_cast<const char*>(bytes), size});
  conform::Session session([&lines] { return std::make_unique<Saying>(lines); }, {}, "a fuzzer");
  const auto greeted = session.start();
  if (const auto* declared = std::get_if<conform::Declaration>(&greeted)) {
    static_cast<void>(conform::why_not_played(*declared, rules));
    static_cast<void>(conform::all_played(*declared));
  }
  std::vector<std::string> messages;
  for (const Question& one : asked) messages.push_back(conform::members_of(conform::message_of(one)));
  std::vector<int> outcomes(asked.size());
  session.ask(rules, messages, [&](std::size_t number, const conform::Reply& reply) {
    ++outcomes.at(number);
    const conform::Checked checked = conform::checked(asked.at(number), reply);
    require(conform::are_alike(checked, conform::checked(asked.at(number), reply)));
    require(conform::result_of(asked.at(number), checked).outcome == conform::outcome_of(checked));
    static_cast<void>(conform::wrong_in_play(asked.at(number), reply));
  });
  for (const int count : outcomes) require(count == 1);
  static_cast<void>(session.stop());
}

}  // namespace casino::fuzz_answers
