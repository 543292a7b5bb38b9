#include "cli/keyboard.hpp"

#include <unistd.h>

namespace casino::cli {
namespace {

constexpr char escape = 27;
constexpr char control_c = 3;
constexpr char control_d = 4;

char read_sign() {
  char sign = control_d;
  return ::read(STDIN_FILENO, &sign, 1) == 1 ? sign : control_d;
}

// The arrows are sent as Escape, a bracket and a letter.
Key arrow() {
  if (read_sign() != '[') return {KeyKind::sign, 0};
  switch (read_sign()) {
    case 'B':
    case 'C': return {KeyKind::forward, 0};
    case 'A':
    case 'D': return {KeyKind::back, 0};
    default: return {KeyKind::sign, 0};
  }
}

}  // namespace

Keyboard::Keyboard() {
  if (tcgetattr(STDIN_FILENO, &before_) != 0) return;
  termios raw = before_;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG);
  is_changed_ = tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0;
}

Keyboard::~Keyboard() {
  if (is_changed_) tcsetattr(STDIN_FILENO, TCSANOW, &before_);
}

Key Keyboard::next() {
  const char sign = read_sign();
  switch (sign) {
    case control_c:
    case control_d: return {KeyKind::end, 0};
    case '\r':
    case '\n': return {KeyKind::enter, 0};
    case escape: return arrow();
    default: return {KeyKind::sign, sign};
  }
}

}  // namespace casino::cli
