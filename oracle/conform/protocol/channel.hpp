#pragma once
// A line to another program and back, whatever it is made of: pipes to a child process, or a test's script.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace casino::conform {

// What can come of waiting for a line.
struct Line {
  std::string text;  // without its end
};
struct TimedOut {};
struct Ended {
  std::string how;        // "ended with exit code 3", "killed by signal 11"
  bool in_order = false;  // by itself, with exit code 0
};
struct TooLong {
  std::size_t most = 0;  // bytes of a line that are read
};
using Received = std::variant<Line, TimedOut, Ended, TooLong>;

class Channel {
 public:
  Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  virtual ~Channel() = default;  // ends the other program, whatever it does

  // A line to be sent; it goes out at the latest while a line is waited for.
  virtual void send(std::string line) = 0;
  virtual Received receive(int milliseconds) = 0;
  // Nothing more is sent, and nothing more is wanted: how the program itself ends, whatever it has started; nothing if
  // it stays.
  virtual std::optional<Ended> farewell(int milliseconds) {
    Received received = receive(milliseconds);
    const auto* ended = std::get_if<Ended>(&received);
    return ended == nullptr ? std::nullopt : std::optional(*ended);
  }
  // What it said beside its answers, the end of it: for people.
  [[nodiscard]] virtual std::string said_beside() const { return {}; }
};

// Starts the other program. Throws NotStarted.
using Launch = std::function<std::unique_ptr<Channel>()>;

}  // namespace casino::conform
