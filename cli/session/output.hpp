#pragma once
// Standard output, which must never fail in silence; and how it looks at a terminal.

#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "oracle/notation/cards.hpp"

namespace casino::cli {

enum class Color : std::uint8_t { automatic, always, never };

// How to look at the other end of standard output: in colours only where somebody is there to see them.
struct Look {
  bool has_colors = false;
  notation::Style style;

  [[nodiscard]] std::string good(std::string_view text) const { return in_color("32", text); }
  [[nodiscard]] std::string bad(std::string_view text) const { return in_color("31", text); }
  [[nodiscard]] std::string open(std::string_view text) const { return in_color("33", text); }
  [[nodiscard]] std::string strong(std::string_view text) const { return in_color("1", text); }
  [[nodiscard]] std::string faint(std::string_view text) const { return in_color("2", text); }

 private:
  [[nodiscard]] std::string in_color(std::string_view code, std::string_view text) const;
};

// NO_COLOR and the terminal are asked where `color` leaves it open.
[[nodiscard]] Look look_of_output(Color color);

// Collects text and writes it to a descriptor. Throws OutputFailed when that fails.
class Output {
 public:
  // `name`: as the message calls it when it fails.
  explicit Output(int descriptor, std::string name = "the output") : descriptor_(descriptor), name_(std::move(name)) {}

  void write(std::string_view text);
  // A line, formatted by fmt.
  template <typename... Arguments>
  void line(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    write(fmt::format(format, std::forward<Arguments>(arguments)...) + "\n");
  }
  void line() { write("\n"); }
  void flush();

 private:
  int descriptor_;
  std::string name_;
  std::string waiting_;
};

// Standard error: for messages, which nobody promises to read.
void complain(std::string_view message);

}  // namespace casino::cli
