#include "cli/session/progress.hpp"

#include <cstdlib>
#include <string>

#include <unistd.h>

#include "cli/session/whole_file.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

// Of the terminal, of which there is one, whoever writes to it.
bool stands_there = false;

void write_to_stderr(const std::string& text) { static_cast<void>(write_all(STDERR_FILENO, text)); }

}  // namespace

Progress::Way Progress::way_of(const Session& session) {
  const char* const asked = std::getenv("CASINO_PROGRESS");
  if (asked != nullptr && std::string_view(asked) == "lines") return Way::lines;
  const bool is_seen = !session.as_json && isatty(STDERR_FILENO) == 1 && terminal_can_be_drawn_on();
  return is_seen ? Way::drawn : Way::none;
}

Progress::Progress(const Session& session, std::size_t often) : way_(way_of(session)), often_(often) {}

Progress::~Progress() { clear_progress(); }

bool Progress::is_due(std::size_t done) {
  constexpr std::chrono::milliseconds long_enough{500};
  if (way_ == Way::none || done == shown_) return false;
  const auto now = std::chrono::steady_clock::now();
  if (done / often_ == shown_ / often_ && now - shown_at_ < long_enough) return false;
  shown_ = done;
  shown_at_ = now;
  return true;
}

void Progress::show(std::string_view text) {
  if (way_ == Way::lines) return write_to_stderr("progress: " + plain_line(text) + "\n");
  write_to_stderr("\r" + plain_line(text) + "\x1b[K");
  stands_there = true;
}

void clear_progress() {
  if (!stands_there) return;
  write_to_stderr("\r\x1b[K");
  stands_there = false;
}

}  // namespace casino::cli
