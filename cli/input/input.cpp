#include "cli/input/input.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <utility>

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/session/failure.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::cli {
namespace {

int leave_open(std::FILE*) { return 0; }

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r") == std::string_view::npos; }

// How many brackets a line opens more than it closes. A text in quotes ends with its line at the latest.
int depth_gained(std::string_view line) {
  int depth = 0;
  bool is_in_text = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char sign = line[i];
    if (is_in_text && sign == '\\') ++i;
    else if (sign == '"') is_in_text = !is_in_text;
    else if (!is_in_text && (sign == '{' || sign == '[')) ++depth;
    else if (!is_in_text && (sign == '}' || sign == ']')) --depth;
  }
  return depth;
}

// As `find`, which would look closer at every line.
std::size_t place_of(std::string_view piece, std::string_view text) {
  const void* found = memmem(text.data(), text.size(), piece.data(), piece.size());
  return found == nullptr ? std::string::npos : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

// How many line ends there are, counted in eight letters at a time: in `differs` the highest bit of a letter is off
// where it is one.
LineNumber lines_in(std::string_view text) {
  constexpr std::uint64_t in_each = 0x0101010101010101;
  constexpr std::uint64_t low_bits = 0x7F * in_each;
  constexpr std::uint64_t high_bits = 0x80 * in_each;
  std::uint64_t letters = 0;
  LineNumber lines = 0;
  for (; text.size() >= sizeof(letters); text.remove_prefix(sizeof(letters))) {
    std::memcpy(&letters, text.data(), sizeof(letters));
    letters ^= '\n' * in_each;
    const std::uint64_t differs = ((letters & low_bits) + low_bits) | letters;
    lines += std::popcount(~differs & high_bits);
  }
  return lines + static_cast<LineNumber>(std::count(text.begin(), text.end(), '\n'));
}

// Whether a file that begins so may turn out to be packed; if not, nobody waits for more of it.
bool may_be_packed(std::string_view first) { return first.starts_with('\x1f') || first.starts_with('\x28'); }

}  // namespace

Input::Input(const std::string& name)
    : name_(name == "-" ? "standard input" : plain_line(name)), file_(nullptr, leave_open) {
  if (name.empty()) throw Unusable("found \"\", expected the name of a file");
  if (name == "-") file_ = {stdin, leave_open};
  else file_ = {std::fopen(name.c_str(), "rb"), std::fclose};
  if (!file_) throw Unusable(name_ + ": cannot be opened: " + std::strerror(errno));
  refuse_device();
}

void Input::refuse_device() {
  struct stat file {};
  struct stat nothing {};
  const int descriptor = fileno(file_.get());
  if (fstat(descriptor, &file) != 0) return;
  is_regular_ = S_ISREG(file.st_mode);
  const bool is_device = S_ISBLK(file.st_mode) || (S_ISCHR(file.st_mode) && isatty(descriptor) == 0);
  const bool is_nothing = stat("/dev/null", &nothing) == 0 && file.st_rdev == nothing.st_rdev;
  if (is_device && !is_nothing) throw Unusable(name_ + ": a device, expected a file or a pipe");
}

void Input::refuse_endless_line(std::size_t bytes) const {
  if (bytes > longest_line)
    throw Unusable(name_ + ": a line of more than " + std::to_string(longest_line >> 20) + " MiB");
}

// Whether the next bytes of a pipe or a terminal have not come yet.
bool Input::would_wait() const {
  pollfd file{fileno(file_.get()), POLLIN, 0};
  return ::poll(&file, 1, 0) == 0;
}

// A pipe that we were given may be one that never lets wait: then we wait for it.
bool Input::waits_for_a_writer() const {
  if (errno != EAGAIN) return false;
  pollfd file{fileno(file_.get()), POLLIN, 0};
  return ::poll(&file, 1, -1) > 0 || errno == EINTR;
}

// Adds bytes of the file as they are; false at its end. A terminal that is read on behind its end would wait for a
// second one.
bool Input::read_more(std::string& bytes) {
  if (has_ended_) return false;
  if (is_regular_ && would_wait())
    throw Unusable(name_ + ": it goes on for ever, expected a file that ends, or a pipe");
  if (before_waiting_ && would_wait()) {
    before_waiting_();
    if (!waits_) return false;
  }
  std::array<char, std::size_t{1} << 16> chunk;  // NOLINT: what was not read is not looked at
  ssize_t count = 0;
  do count = ::read(fileno(file_.get()), chunk.data(), chunk.size());
  while (count < 0 && (errno == EINTR || waits_for_a_writer()));
  if (count < 0) throw Unusable(name_ + ": cannot be read: " + std::strerror(errno));
  bytes.append(chunk.data(), static_cast<std::size_t>(count));
  has_begun_well_ = has_begun_well_ || count > 0;
  has_ended_ = count == 0;
  return count > 0;
}

// More bytes behind those that are still to be read; false at the end of the file.
bool Input::fill() {
  buffer_.erase(0, at_);
  at_ = 0;
  if (is_begun_) return add_bytes();
  begin();
  const bool is_something = !buffer_.empty() || add_bytes();
  pass_over_byte_order_mark();
  return is_something;
}

bool Input::add_bytes() {
  const std::size_t before = buffer_.size();
  while (buffer_.size() == before) {
    if (!unpacking_) return read_more(buffer_);
    if (unpacking_->unpack(buffer_)) continue;
    std::string packed;
    if (read_more(packed)) unpacking_->feed(std::move(packed));
    else if (unpacking_->is_complete()) return false;
    else throw Unusable(name_ + ": it breaks off in the middle of what was packed");
  }
  return true;
}

// Nobody waits for all of it where something else has come.
void Input::pass_over_byte_order_mark() {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  while (!buffer_.empty() && buffer_.size() < byte_order_mark.size() && byte_order_mark.starts_with(buffer_))
    if (!add_bytes()) return;
  if (buffer_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
}

// The first bytes tell whether the file is packed. Nobody waits for more of them than that takes.
void Input::begin() {
  is_begun_ = true;
  std::string first;
  while (first.size() < bytes_that_decide && read_more(first) && may_be_packed(first)) continue;
  unpacking_ = unpacking_of(first, name_);
  if (unpacking_) unpacking_->feed(std::move(first));
  else buffer_ += first;
}

std::optional<char> Input::peek() {
  for (std::size_t looked_at = 0;;) {
    const std::size_t found = buffer_.find_first_not_of(" \t\r\n", at_ + looked_at);
    if (found != std::string::npos) return buffer_[found];
    looked_at = buffer_.size() - at_;
    if (looked_at > longest_input) return ' ';
    if (!fill()) return std::nullopt;
  }
}

std::optional<Input::Line> Input::line() {
  Line next;
  return line(next) ? std::optional(std::move(next)) : std::nullopt;
}

bool Input::line(Line& line) {
  line.text.clear();
  line.is_too_long = false;
  line.is_ended = true;
  std::size_t length = 0;
  while (true) {
    const std::size_t end = buffer_.find('\n', at_);
    const bool is_ended = end != std::string::npos;
    const std::string_view piece = std::string_view(buffer_).substr(at_, is_ended ? end - at_ : std::string::npos);
    const std::size_t room = longest_input - line.text.size();
    line.is_too_long = line.is_too_long || piece.size() > room;
    line.text += piece.substr(0, room);
    at_ += piece.size();
    length += piece.size();
    refuse_endless_line(length);
    if (is_ended) {
      ++at_;
      return true;
    }
    const bool is_something = !line.text.empty();
    if (!fill()) {
      line.is_ended = false;
      return is_something;
    }
  }
}

// Whether so many bytes come next.
bool Input::goes_on_with(std::string_view beginning) {
  while (buffer_.size() - at_ < beginning.size())
    if (!fill()) return false;
  return buffer_.compare(at_, beginning.size(), beginning) == 0;
}

Input::Taken Input::lines_before(std::string_view beginning, std::string& text) {
  Taken taken;
  const auto take_up_to = [&](std::size_t end) {
    taken.is_too_long = taken.is_too_long || text.size() + (end - at_) > longest_input;
    if (!taken.is_too_long) text.append(buffer_, at_, end - at_);
    at_ = end;
  };
  const std::string at_a_line = '\n' + std::string(beginning);
  while (!goes_on_with(beginning) && at_ < buffer_.size()) {
    // As many lines at once as have been read.
    const std::string_view read = std::string_view(buffer_).substr(at_);
    const std::size_t found = place_of(at_a_line, read);
    const std::size_t last_end = found != std::string::npos ? found : read.rfind('\n');
    if (last_end != std::string::npos) {
      taken.lines += lines_in(read.substr(0, last_end + 1));
      take_up_to(at_ + last_end + 1);
      continue;
    }
    // A line that has not been read to its end.
    bool is_ended = false;
    std::size_t length = 0;
    do {
      const std::size_t line_end = buffer_.find('\n', at_);
      is_ended = line_end != std::string::npos;
      length += (is_ended ? line_end : buffer_.size()) - at_;
      refuse_endless_line(length);
      take_up_to(is_ended ? line_end + 1 : buffer_.size());
    } while (!is_ended && fill());
    ++taken.lines;
    if (!is_ended) text += '\n';
  }
  return taken;
}

std::optional<char> Input::at_hand() const { return at_ < buffer_.size() ? std::optional(buffer_[at_]) : std::nullopt; }

std::string Input::rest() {
  do
    if (buffer_.size() - at_ > longest_input)
      throw Unusable(name_ + ": more than " + std::to_string(longest_input >> 20) + " MiB");
  while (fill());
  return buffer_.substr(at_);
}

void refuse_to_wait_at_a_terminal(std::string_view verb, std::string_view file) {
  if (!file.empty() || isatty(STDIN_FILENO) == 0) return;
  const std::string name(verb);
  throw Unusable(name + ": no position, and no file of requests (see: casino " + name + " --help)");
}

bool Records::look_ahead() {
  if (ahead_) return true;
  ahead_ = input_.line();
  if (ahead_) ++line_;
  return ahead_.has_value();
}

std::optional<Record> Records::next() {
  while (look_ahead() && is_blank(ahead_->text)) ahead_.reset();
  if (!ahead_) return std::nullopt;

  Record record{std::move(ahead_->text), line_, ahead_->is_too_long};
  ahead_.reset();
  const bool is_object = record.text.starts_with('{');
  // Where the next document begins already, this one ends with its line, whatever its brackets say.
  const bool is_alone = is_object && input_.at_hand() == '{';
  int depth = is_alone ? 0 : depth_gained(record.text);
  while (depth > 0 && look_ahead() && !(is_object && ahead_->text.starts_with('{'))) {
    depth += depth_gained(ahead_->text);
    record.is_too_long =
        record.is_too_long || ahead_->is_too_long || record.text.size() + ahead_->text.size() >= longest_input;
    if (!record.is_too_long) record.text += "\n" + ahead_->text;
    ahead_.reset();
  }
  return record;
}

}  // namespace casino::cli
