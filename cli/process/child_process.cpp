#include "cli/process/child_process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/process/keeper.hpp"
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
constexpr int keeper_may_take = 30000;          // milliseconds to end all, on a machine that is busy with them
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

// Words as exec takes them; they have to outlive what it returns.
std::vector<char*> pointers_to(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

// The ends of a new keeper.
struct Ends {
  int input = -1;
  int output = -1;
  int errors = -1;
  int orders = -1;
};

void put_at(int end, int place) {
  if (end == place) fcntl(end, F_SETFD, 0);
  else dup2(end, place);
}

// In the child, between fork and exec: only what is safe there.
[[noreturn]] void become_keeper(const Ends& ends, char* const* words, char* const* environment) {
  setpgid(0, 0);
  const int our_errors = fcntl(STDERR_FILENO, F_DUPFD, keeper_errors + 1);
  dup2(ends.input, STDIN_FILENO);
  dup2(ends.output, STDOUT_FILENO);
  dup2(ends.errors, STDERR_FILENO);
  put_at(ends.orders, keeper_socket);
  dup2(our_errors, keeper_errors);
  execve("/proc/self/exe", words, environment);
  const FromKeeper trouble{Kept::not_started, errno};
  static_cast<void>(::send(keeper_socket, &trouble, sizeof trouble, MSG_NOSIGNAL));
  _exit(127);
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command, const std::vector<std::string>& environment,
                           const ChildLimits& limits)
    : limits_(limits) {
  start_keeper(command, environment);
  wait_for_start(command.front());
}

void ChildProcess::start_keeper(const std::vector<std::string>& command, const std::vector<std::string>& environment) {
  std::vector<std::string> words = words_for_keeper(limits_.bounds, command);
  std::vector<std::string> variables = environment;
  const std::vector<char*> word_pointers = pointers_to(words);
  const std::vector<char*> variable_pointers = pointers_to(variables);
  Pipe input = new_pipe();
  Pipe output = new_pipe();
  Pipe errors = new_pipe();
  std::array<int, 2> orders{};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, orders.data()) != 0)
    throw Unusable(std::string("no socket: ") + std::strerror(errno));
  keeper_ = fork();
  if (keeper_ < 0) throw Unusable(std::string("no new process: ") + std::strerror(errno));
  if (keeper_ == 0)
    become_keeper({input.read, output.write, errors.write, orders[1]}, word_pointers.data(), variable_pointers.data());
  for (int* end : {&input.read, &output.write, &errors.write, &orders[1]}) close_end(*end);
  input_ = input.write;
  output_ = output.read;
  errors_ = errors.read;
  orders_ = orders[0];
  for (const int end : {input_, output_, errors_, orders_}) do_not_wait_at(end);
  widen(input_);
  read_.resize(read_at_once);
}

// Whether it is there, and as which process, or why not. A keeper that somebody has ended says nothing: then this one
// has ended, as far as anybody knows.
void ChildProcess::wait_for_start(const std::string& program) {
  pollfd told{orders_, POLLIN, 0};
  while (poll(&told, 1, -1) < 0 && errno == EINTR) continue;
  FromKeeper message;
  if (recv(orders_, &message, sizeof message, 0) != static_cast<ssize_t>(sizeof message)) return;
  if (message.kept == Kept::started) {
    pid_ = message.value;
    return;
  }
  end_keeper();
  for (int* end : {&input_, &output_, &errors_}) close_end(*end);
  throw Unusable(
      fmt::format("{} cannot be started: {}", program.empty() ? "\"\"" : program, std::strerror(message.value)));
}

// First its input ends, then it is asked to end, then it is not asked any more.
ChildProcess::~ChildProcess() {
  close_end(input_);
  if (!has_ended(limits_.grace)) {
    static_cast<void>(::send(orders_, "", 1, MSG_NOSIGNAL));
    static_cast<void>(has_ended(limits_.grace));
  }
  end_keeper();
  close_end(output_);
  close_end(errors_);
}

// It ends what is left, and then itself. Whoever has stopped it has not won: it is told to go on, and if it does not
// its child is ended by the system with it (PR_SET_PDEATHSIG).
void ChildProcess::end_keeper() {
  kill(keeper_, SIGCONT);
  shutdown(orders_, SHUT_WR);
  const auto end = Clock::now() + std::chrono::milliseconds(keeper_may_take);
  for (FromKeeper message; orders_ >= 0 && Clock::now() < end;) {
    pollfd told{orders_, POLLIN, 0};
    if (poll(&told, 1, check_every) > 0 && recv(orders_, &message, sizeof message, 0) == 0) close_end(orders_);
  }
  if (orders_ >= 0) kill(keeper_, SIGKILL);
  close_end(orders_);
  int how = 0;
  while (waitpid(keeper_, &how, 0) < 0 && errno == EINTR) continue;
  if (how == 0) return;
  if (pid_ > 0) kill(-pid_, SIGKILL);
  end_kept_by(keeper_, limits_.bounds);
}

void ChildProcess::close_input() { close_end(input_); }

// Its output goes on being read, lest it wait for us.
bool ChildProcess::has_ended(int milliseconds) {
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  for (;;) {
    if (orders_ >= 0) hear_keeper();
    if (status_ || orders_ < 0) return true;
    if (Clock::now() >= end) return false;
    lines_.clear();
    line_.clear();
    pump(check_every);
  }
}

void ChildProcess::hear_keeper() {
  FromKeeper told;
  for (;;) {
    const ssize_t count = recv(orders_, &told, sizeof told, 0);
    if (count == 0) return close_end(orders_);  // somebody has ended it
    if (count < 0) return;
    is_too_large_ = is_too_large_ || told.kept == Kept::too_large;
    is_too_numerous_ = is_too_numerous_ || told.kept == Kept::too_numerous;
    if (told.kept == Kept::ended) status_ = told.value;
  }
}

std::optional<std::string> ChildProcess::why_refused() const {
  if (is_too_large_) return fmt::format("used more than {} MiB of memory, and was ended", limits_.bounds.memory >> 20);
  if (is_too_numerous_)
    return fmt::format("started more than {} processes and threads, and was ended", limits_.bounds.processes);
  return std::nullopt;
}

std::string ChildProcess::by_which_signal(int signal) const {
  if (signal == SIGXCPU && limits_.bounds.processor_time > 0)
    return fmt::format("used more than {} s of processor time, and was ended", limits_.bounds.processor_time);
  if (signal == SIGXFSZ && limits_.bounds.file_size > 0)
    return fmt::format("wrote a file of more than {} MiB, and was ended", limits_.bounds.file_size >> 20);
  return fmt::format("killed by signal {}", signal);
}

std::string ChildProcess::how_it_ended() {
  const bool is_over = has_ended(limits_.grace);
  if (const auto why = why_refused()) return *why;
  if (!is_over) return "closed its output";
  if (!status_) return "ended with the process that watches it";
  if (WIFSIGNALED(*status_)) return by_which_signal(WTERMSIG(*status_));
  return fmt::format("ended with exit code {}", WEXITSTATUS(*status_));
}

// By itself, with exit code 0; who has closed its output and is still there has not crashed.
bool ChildProcess::is_in_order() const {
  const bool is_there = !status_ && orders_ >= 0;
  return is_there || (status_ && WIFEXITED(*status_) && WEXITSTATUS(*status_) == 0);
}

std::optional<Ended> ChildProcess::farewell(int milliseconds) {
  close_input();
  if (!has_ended(milliseconds)) return std::nullopt;
  return Ended{how_it_ended(), is_in_order()};
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

// Writes and reads what can be written and read, and waits for that as long as is said.
void ChildProcess::pump(int milliseconds) {
  std::array<pollfd, 4> ends{pollfd{output_, POLLIN, 0}, pollfd{errors_, POLLIN, 0},
                             pollfd{has_to_write() ? input_ : -1, POLLOUT, 0}, pollfd{orders_, POLLIN, 0}};
  if (poll(ends.data(), ends.size(), milliseconds) <= 0) return;
  if (ends[3].revents != 0) hear_keeper();
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
    if (auto why = why_refused()) return Ended{std::move(*why)};
    if (output_ < 0) {
      if (!line_.empty()) return Ended{how_it_ended() + ", in the middle of a line"};
      std::string how = how_it_ended();
      return Ended{std::move(how), is_in_order()};
    }
    if (has_waited) return TimedOut{};
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    const int left = static_cast<int>(std::max<std::int64_t>(time, 0));
    has_waited = left == 0;  // what has come by now is looked at all the same
    pump(left);
  }
}

}  // namespace casino::cli
