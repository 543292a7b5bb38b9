#pragma once
// The oracle at the other end of a channel, without a process, and with whatever a test does to the lines.

#include <deque>
#include <functional>

#include "oracle/conform/protocol/channel.hpp"
#include "oracle/conform/protocol/oracle_adapter.hpp"

namespace casino::test {

// Changes a question before it is answered, or an answer before it is given.
using Change = std::function<std::string(const std::string& line)>;

class InProcess : public conform::Channel {
 public:
  InProcess(Change question, Change answer, conform::OracleAdapter oracle = conform::OracleAdapter{"1"})
      : question_(std::move(question)), answer_(std::move(answer)), oracle_(std::move(oracle)) {}

  void send(std::string line) override { answers_.push_back(answer_(oracle_.answer(question_(line)))); }
  conform::Received receive(int /*milliseconds*/) override {
    if (answers_.empty()) return conform::TimedOut{};
    conform::Line line{std::move(answers_.front())};
    answers_.pop_front();
    return line;
  }

 private:
  Change question_;
  Change answer_;
  conform::OracleAdapter oracle_;
  std::deque<std::string> answers_;
};

inline std::string unchanged(const std::string& line) { return line; }

inline conform::Launch in_process(const Change& question = unchanged, const Change& answer = unchanged) {
  return [=]() -> std::unique_ptr<conform::Channel> { return std::make_unique<InProcess>(question, answer); };
}

// Lines that come, whatever is asked; then the end.
class Script : public conform::Channel {
 public:
  Script(std::deque<conform::Received> lines, std::vector<std::string>* sent) : lines_(std::move(lines)), sent_(sent) {}

  void send(std::string line) override { sent_->push_back(std::move(line)); }
  conform::Received receive(int /*milliseconds*/) override {
    if (lines_.empty()) return conform::Ended{"ended", true};
    conform::Received line = std::move(lines_.front());
    lines_.pop_front();
    return line;
  }

 private:
  std::deque<conform::Received> lines_;
  std::vector<std::string>* sent_;
};

}  // namespace casino::test
