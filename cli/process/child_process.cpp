#include "cli/process/child_process.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/process/memory_used.hpp"
#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

using conform::Ended;
using conform::Line;
using conform::Received;
using conform::TimedOut;
using conform::TooLong;

constexpr std::size_t enough_to_write = 32768;  // bytes that go out before a line is waited for
constexpr int check_every = 10;                 // milliseconds between two looks whether it has ended
constexpr int look_every = 20;                  // and at its memory
constexpr int room_in_pipe = 1 << 18;           // bytes: for as many questions as are on their way, mostly
constexpr std::size_t read_at_once = std::size_t{1} << 16;

struct Pipe {
  int read = -1;
  int write = -1;
};

Pipe new_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw Unusable(std::string("no pipe: ") + std::strerror(errno));
  return {ends[0], ends[1]};
}

void close_end(int& end) {
  if (end >= 0) close(end);
  end = -1;
}

// Where the system lets it have more room than usual.
void widen(int end) {
#ifdef F_SETPIPE_SZ
  static_cast<void>(fcntl(end, F_SETPIPE_SZ, room_in_pipe));
#else
  static_cast<void>(end);
#endif
}

void do_not_wait_at(int end) { fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK); }

// The process groups of the children, for whom a signal that ends us is meant as well: they are in no group of a
// terminal. As many as there are places; a child beyond them is ended by the system alone (PR_SET_PDEATHSIG).
std::array<std::atomic<pid_t>, 64> groups{};

void end_groups_and_us(int signal) {
  for (const auto& group : groups)
    if (const pid_t id = group.load(); id > 0) kill(-id, SIGKILL);
  std::signal(signal, SIG_DFL);
  static_cast<void>(std::raise(signal));
}

void replace_group(pid_t present, pid_t by) {
  for (auto& group : groups)
    if (pid_t expected = present; group.compare_exchange_strong(expected, by)) return;
}

// In the child, between fork and exec: only what is safe there.
[[noreturn]] void become(char* const* words, pid_t parent, const Pipe& input, const Pipe& output, const Pipe& errors,
                         const Pipe& trouble) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  dup2(input.read, STDIN_FILENO);
  dup2(output.write, STDOUT_FILENO);
  dup2(errors.write, STDERR_FILENO);
  std::signal(SIGPIPE, SIG_DFL);
  execvp(words[0], words);
  const int why = errno;
  static_cast<void>(!write(trouble.write, &why, sizeof why));
  _exit(127);
}

// What stopped the program from being started; 0 if nothing did.
int trouble_of(Pipe& trouble) {
  close_end(trouble.write);
  int why = 0;
  ssize_t count = 0;
  do count = read(trouble.read, &why, sizeof why);
  while (count < 0 && errno == EINTR);
  close_end(trouble.read);
  return count == static_cast<ssize_t>(sizeof why) ? why : 0;
}

}  // namespace

void end_children_with_us() {
  static std::once_flag first;
  std::call_once(first, [] {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
      if (std::signal(signal, end_groups_and_us) == SIG_IGN) std::signal(signal, SIG_IGN);
  });
}

ChildProcess::ChildProcess(const std::vector<std::string>& command, ChildLimits limits) : limits_(limits) {
  std::vector<std::string> words = command;
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  Pipe input = new_pipe();
  Pipe output = new_pipe();
  Pipe errors = new_pipe();
  Pipe trouble = new_pipe();
  end_children_with_us();
  const pid_t parent = getpid();
  pid_ = fork();
  if (pid_ < 0) throw Unusable(std::string("no new process: ") + std::strerror(errno));
  if (pid_ == 0) become(pointers.data(), parent, input, output, errors, trouble);
  setpgid(pid_, pid_);  // here too, whoever comes first
  replace_group(0, pid_);
  close_end(input.read);
  close_end(output.write);
  close_end(errors.write);
  input_ = input.write;
  output_ = output.read;
  errors_ = errors.read;
  for (const int end : {input_, output_, errors_}) do_not_wait_at(end);
  widen(input_);
  read_.resize(read_at_once);
  const int why = trouble_of(trouble);
  if (why == 0) return;
  waitpid(pid_, nullptr, 0);
  replace_group(pid_, 0);
  for (int* end : {&input_, &output_, &errors_}) close_end(*end);
  throw Unusable(fmt::format("{} cannot be started: {}", command.front(), std::strerror(why)));
}

// First its input ends, then it is asked to end, then it is not asked any more.
ChildProcess::~ChildProcess() {
  close_input();
  if (!has_ended(limits_.grace)) {
    signal_all(SIGTERM);
    if (!has_ended(limits_.grace)) {
      kill(pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
    }
  }
  signal_all(SIGKILL);  // what it has started and left behind
  replace_group(pid_, 0);
  close_end(output_);
  close_end(errors_);
}

void ChildProcess::signal_all(int signal) const { kill(-pid_, signal); }

void ChildProcess::close_input() { close_end(input_); }

// Its output goes on being read, lest it wait for us.
bool ChildProcess::has_ended(int milliseconds) {
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  for (;;) {
    int status = 0;
    if (!status_ && waitpid(pid_, &status, WNOHANG) == pid_) status_ = status;
    if (status_) return true;
    if (Clock::now() >= end) return false;
    lines_.clear();
    line_.clear();
    pump(check_every);
    if (output_ < 0 && errors_ < 0) poll(nullptr, 0, check_every);
  }
}

std::string ChildProcess::how_it_ended() {
  if (!has_ended(limits_.grace)) return "closed its output";
  if (WIFSIGNALED(*status_)) return fmt::format("killed by signal {}", WTERMSIG(*status_));
  return fmt::format("ended with exit code {}", WEXITSTATUS(*status_));
}

std::string ChildProcess::said_beside() const {
  std::string text = said_beside_;
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

void ChildProcess::send(std::string line) {
  to_write_ += line;
  to_write_ += '\n';
  if (!is_full_ && to_write_.size() - written_ >= enough_to_write) write_some();
}

void ChildProcess::write_some() {
  is_full_ = false;
  while (written_ < to_write_.size() && input_ >= 0) {
    const ssize_t count = write(input_, to_write_.data() + written_, to_write_.size() - written_);
    if (count > 0) {
      written_ += static_cast<std::size_t>(count);
      continue;
    }
    if (errno == EINTR) continue;
    is_full_ = errno == EAGAIN;
    if (!is_full_) close_input();  // nobody reads it any more
    break;
  }
  // Not after every piece: all that is left would be moved each time.
  if (written_ < to_write_.size() / 2) return;
  to_write_.erase(0, written_);
  written_ = 0;
}

void ChildProcess::read_answers() {
  const ssize_t count = read(output_, read_.data(), read_.size());
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (count <= 0) return close_end(output_);
  std::string_view rest(read_.data(), static_cast<std::size_t>(count));
  for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
    line_ += rest.substr(0, end);
    lines_.push_back(std::exchange(line_, {}));
    rest.remove_prefix(end + 1);
  }
  line_ += rest;
  is_too_long_ = is_too_long_ || line_.size() > limits_.longest_line;
}

void ChildProcess::read_errors() {
  const ssize_t count = read(errors_, read_.data(), read_.size());
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (count <= 0) return close_end(errors_);
  said_beside_.append(read_.data(), static_cast<std::size_t>(count));
  if (said_beside_.size() > limits_.kept_of_errors) said_beside_.erase(0, said_beside_.size() - limits_.kept_of_errors);
}

// Looked at instead of being refused by the system: many programs set far more address space aside than they use.
void ChildProcess::watch_memory() {
  if (limits_.memory == 0 || is_too_large_ || Clock::now() < next_look_) return;
  next_look_ = Clock::now() + std::chrono::milliseconds(look_every);
  if (memory_used(pid_).value_or(0) <= limits_.memory) return;
  is_too_large_ = true;
  signal_all(SIGKILL);
}

// Writes and reads what can be written and read, and waits for that as long as is said.
void ChildProcess::pump(int milliseconds) {
  watch_memory();
  std::array<pollfd, 3> ends{pollfd{output_, POLLIN, 0}, pollfd{errors_, POLLIN, 0},
                             pollfd{has_to_write() ? input_ : -1, POLLOUT, 0}};
  if (poll(ends.data(), ends.size(), milliseconds) <= 0) return;
  if (ends[2].revents != 0) write_some();
  if (ends[1].revents != 0) read_errors();
  if (ends[0].revents != 0) read_answers();
}

Received ChildProcess::receive(int milliseconds) {
  if (has_to_write() && !is_full_) write_some();
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  for (bool has_waited = false;;) {
    if (!lines_.empty()) {
      Line line{std::move(lines_.front())};
      lines_.pop_front();
      return line;
    }
    if (is_too_long_) return TooLong{limits_.longest_line};
    if (is_too_large_)
      return Ended{fmt::format("used more than {} MiB of memory, and was ended", limits_.memory >> 20)};
    if (output_ < 0) {
      if (!line_.empty()) return Ended{how_it_ended() + ", in the middle of a line"};
      return Ended{how_it_ended()};
    }
    if (has_waited) return TimedOut{};
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    const int left = static_cast<int>(std::max<std::int64_t>(time, 0));
    has_waited = left == 0;  // what has come by now is looked at all the same
    pump(limits_.memory == 0 ? left : std::min(left, look_every));
  }
}

}  // namespace casino::cli
