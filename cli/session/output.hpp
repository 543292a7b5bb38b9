#pragma once
// Standard output, which must never fail in silence; and how it looks at a terminal. What goes there goes through
// shown_text (oracle/text/foreign_text.hpp), whoever wrote it: of what a terminal obeys only what this program means to
// tell it comes out, and that has a type of its own.

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "oracle/notation/cards.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {

// Text on which nothing has to be done any more: what came from others in it has gone through shown_text, the colours
// are ours.
class Shown {
 public:
  Shown() = default;
  explicit Shown(std::string_view text) : text_(shown_text(text, Way::lines)) {}
  // What goes to a terminal, of which nothing came from anybody else; and with text between.
  [[nodiscard]] static Shown plain(std::string_view before, const Shown& text = {}, std::string_view after = {});

  Shown& operator+=(const Shown& more);
  Shown& operator+=(std::string_view more) { return *this += Shown(more); }

  // What is added next needs no more memory then.
  void make_room_for(const Shown& more) { text_.reserve(text_.size() + more.text_.size()); }

  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

// What stands in a line: text from anywhere, text that is shown already, or a number.
template <typename T>
[[nodiscard]] auto in_a_line(const T& argument) {
  if constexpr (std::same_as<T, Shown>) {
    return std::string_view(argument.text());
  } else if constexpr (std::same_as<T, char>) {
    return shown_text({&argument, 1}, Way::lines);
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    return shown_text(argument, Way::lines);
  } else {
    static_assert(std::is_arithmetic_v<T>, "make a text of it first");
    return argument;
  }
}
template <typename T>
using InALine = decltype(in_a_line(std::declval<const T&>()));

// Formatted by fmt.
template <typename... Arguments>
[[nodiscard]] Shown shown(fmt::format_string<InALine<std::remove_cvref_t<Arguments>>...> format,
                          const Arguments&... arguments) {
  const auto written = [&](const auto&... ready) { return fmt::vformat(format, fmt::make_format_args(ready...)); };
  return Shown::plain(written(in_a_line<std::remove_cvref_t<Arguments>>(arguments)...));
}

enum class Color : std::uint8_t { automatic, always, never };

// How to look at the other end of standard output: in colours only where somebody is there to see them.
struct Look {
  bool has_colors = false;
  notation::Style style;

  [[nodiscard]] Shown good(std::string_view text) const { return in_color("32", text); }
  [[nodiscard]] Shown bad(std::string_view text) const { return in_color("31", text); }
  [[nodiscard]] Shown open(std::string_view text) const { return in_color("33", text); }
  [[nodiscard]] Shown red(std::string_view text) const { return in_color("31", text); }
  [[nodiscard]] Shown strong(std::string_view text) const { return in_color("1", text); }
  [[nodiscard]] Shown faint(std::string_view text) const { return in_color("2", text); }

 private:
  [[nodiscard]] Shown in_color(std::string_view code, std::string_view text) const;
};

// Whether a terminal does what it is told beside letters: moves, and wipes lines.
[[nodiscard]] bool terminal_can_be_drawn_on();

// NO_COLOR and the terminal are asked where `color` leaves it open.
[[nodiscard]] Look look_of_output(Color color);

// No line is wider, at a terminal or not, but for words that are.
inline constexpr std::size_t widest_line = 100;
// A line of words in as many as it takes: those below the first begin so many columns to the right. `before`: what
// stands already on the first.
[[nodiscard]] std::string wrapped(std::string_view line, std::size_t indent, std::size_t before = 0);

// Collects text and writes it to a descriptor. Throws OutputFailed when that fails.
class Output {
 public:
  // `name`: as the message calls it when it fails.
  explicit Output(int descriptor, std::string name = "the output") : descriptor_(descriptor), name_(std::move(name)) {}

  void write(std::string_view text);
  void write(const Shown& text);
  // A line, formatted by fmt.
  template <typename... Arguments>
  void line(fmt::format_string<InALine<std::remove_cvref_t<Arguments>>...> format, const Arguments&... arguments) {
    write(shown(format, arguments...));
    line();
  }
  void line() { write("\n"); }
  void flush();

 private:
  void flush_if_enough();

  int descriptor_;
  std::string name_;
  std::string waiting_;
};

// Standard error: for messages, which nobody promises to read.
void complain(std::string_view message);

}  // namespace casino::cli
