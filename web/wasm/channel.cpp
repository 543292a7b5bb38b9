// In place of cli/process/: WebAssembly starts no other program, but whoever runs it may give it one to talk to.
//
// That is Module.channel(words, environment), which throws a text where there is none, and else gives an object with
// send(line), receive(milliseconds) and close(). What is received is a line behind the letter "L", or how the other one
// ended behind "E"; or null, when the time is over.

#include <cstdlib>
#include <memory>
#include <string_view>

#include "cli/process/child_process.hpp"
#include "cli/process/keeper.hpp"
#include "cli/session/failure.hpp"
#include "oracle/json/written.hpp"

// Of channel.js. Channels are told apart by their objects here. A text that comes back has to be freed; null: there is
// none.
extern "C" {
char* casino_channel_open(const void* key, const char* asked);
void casino_channel_send(const void* key, const char* line);
char* casino_channel_receive(const void* key, int milliseconds);
void casino_channel_close(const void* key);
}

namespace casino::cli {
namespace {

std::optional<std::string> taken(char* text) {
  if (text == nullptr) return std::nullopt;
  const std::unique_ptr<char, decltype(&std::free)> owned(text, std::free);
  return std::string(text);
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command, const std::vector<std::string>& environment,
                           const ChildLimits& limits)
    : limits_(limits) {
  const json::Json asked{{"words", command}, {"environment", environment}};
  if (const auto why = taken(casino_channel_open(this, json::written(asked).c_str())))
    throw Unusable("\"" + command.front() + "\" cannot be started: " + *why);
}
ChildProcess::~ChildProcess() { casino_channel_close(this); }

void ChildProcess::send(std::string line) { casino_channel_send(this, line.c_str()); }

conform::Received ChildProcess::receive(int milliseconds) {
  const auto received = taken(casino_channel_receive(this, milliseconds));
  if (!received) return conform::TimedOut{};
  if (received->front() == 'E') {
    const std::string how = received->substr(1);
    return conform::Ended{how, how == "ended with exit code 0" || how == "closed its output"};
  }
  if (received->size() - 1 > limits_.longest_line) return conform::TooLong{limits_.longest_line};
  return conform::Line{received->substr(1)};
}

// Whoever has not ended by then is ended with the channel: its input cannot be closed alone.
std::optional<conform::Ended> ChildProcess::farewell(int) { return Channel::farewell(0); }

std::string ChildProcess::said_beside() const { return {}; }

int keep(char**) { return 1; }

}  // namespace casino::cli
