#include "cli/session/keyboard.hpp"

#include <array>
#include <csignal>
#include <utility>

#include <poll.h>
#include <unistd.h>

namespace casino::cli {
namespace {

constexpr char escape = 27;
constexpr char control_c = 3;
constexpr char control_d = 4;

constexpr std::array signals_that_end{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

termios as_it_was{};  // of the terminal, of which there is one

extern "C" void give_back_and_end(int signal) {
  tcsetattr(STDIN_FILENO, TCSANOW, &as_it_was);
  std::signal(signal, SIG_DFL);
  static_cast<void>(std::raise(signal));
}

// What a terminal sends as one key comes at once; nobody types so fast.
bool more_comes_at_once() {
  constexpr int milliseconds = 50;
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return poll(&input, 1, milliseconds) > 0;
}

}  // namespace

char Keyboard::read_sign() {
  if (behind_escape_) return *std::exchange(behind_escape_, std::nullopt);
  char sign = control_d;
  return ::read(STDIN_FILENO, &sign, 1) == 1 ? sign : control_d;
}

// The arrows are sent as Escape, a bracket (or an O) and a letter. Escape alone means nothing, nor does it wait.
Key Keyboard::arrow() {
  if (!more_comes_at_once()) return {KeyKind::sign, 0};
  const char bracket = read_sign();
  if (bracket != '[' && bracket != 'O') {
    behind_escape_ = bracket;
    return {KeyKind::sign, 0};
  }
  if (!more_comes_at_once()) return {KeyKind::sign, 0};
  switch (read_sign()) {
    case 'B':
    case 'C': return {KeyKind::forward, 0};
    case 'A':
    case 'D': return {KeyKind::back, 0};
    default: return {KeyKind::sign, 0};
  }
}

Keyboard::Keyboard() {
  if (tcgetattr(STDIN_FILENO, &before_) != 0) return;
  as_it_was = before_;
  for (const int signal : signals_that_end)
    if (std::signal(signal, give_back_and_end) == SIG_IGN) std::signal(signal, SIG_IGN);
  termios raw = before_;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG);
  is_changed_ = tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0;
}

Keyboard::~Keyboard() {
  if (!is_changed_) return;
  tcsetattr(STDIN_FILENO, TCSANOW, &before_);
  for (const int signal : signals_that_end)
    if (std::signal(signal, SIG_DFL) == SIG_IGN) std::signal(signal, SIG_IGN);
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
