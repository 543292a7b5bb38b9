#include "cli/session/progress.hpp"

#include <string>

#include <unistd.h>

#include "cli/session/whole_file.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

// Of the terminal, of which there is one, whoever writes to it.
bool stands_there = false;

void write_to_terminal(const std::string& text) { static_cast<void>(write_all(STDERR_FILENO, text)); }

}  // namespace

Progress::Progress(const Session& session, std::size_t often)
    : is_seen_(!session.as_json && isatty(STDERR_FILENO) == 1 && terminal_can_be_drawn_on()), often_(often) {}

Progress::~Progress() { clear_progress(); }

bool Progress::is_due(std::size_t done) {
  if (!is_seen_ || done / often_ == shown_ / often_) return false;
  shown_ = done;
  return true;
}

void Progress::show(std::string_view text) {
  write_to_terminal("\r" + plain_line(text) + "\x1b[K");
  stands_there = true;
}

void clear_progress() {
  if (!stands_there) return;
  write_to_terminal("\r\x1b[K");
  stands_there = false;
}

}  // namespace casino::cli
