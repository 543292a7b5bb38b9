#pragma once
// Keys as they are pressed, without Enter, while this object lives. Afterwards the terminal is as it was, also if a
// signal ends the program.

#include <cstdint>
#include <optional>

#include <termios.h>

namespace casino::cli {

enum class KeyKind : std::uint8_t { sign, enter, forward, back, end };

struct Key {
  KeyKind kind = KeyKind::end;
  char sign = 0;  // of a letter, digit or blank
};

class Keyboard {
 public:
  Keyboard();
  ~Keyboard();
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;

  // Waits for the next key; `end` if none can come any more, or on Ctrl-C and Ctrl-D.
  [[nodiscard]] Key next();

 private:
  [[nodiscard]] char read_sign();
  [[nodiscard]] Key arrow();

  termios before_{};
  bool is_changed_ = false;
  std::optional<char> behind_escape_;  // a key of its own
};

}  // namespace casino::cli
