#include "cli/process/keeper.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <optional>
#include <set>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/process/control_group.hpp"
#include "cli/process/descendants.hpp"

namespace casino::cli {
namespace {

constexpr int look_every = 20;                            // milliseconds, at what it takes
constexpr std::chrono::seconds longest_end{20};           // for what cannot be ended just now
constexpr std::chrono::milliseconds between_two_ends{1};  // of all that are there

std::string group_of(pid_t keeper) { return fmt::format("casino-{}", keeper); }

// Whatever is meant for everybody, the keeper lives on; what it starts gets signals as we did.
class SignalsHeld {
 public:
  SignalsHeld() {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before_);
    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGCHLD);
    ends_ = signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK);
  }
  void let_go() const { sigprocmask(SIG_SETMASK, &before_, nullptr); }
  [[nodiscard]] int ends() const { return ends_; }  // readable when a child has ended
  void forget_ends() const {
    signalfd_siginfo one{};
    while (read(ends_, &one, sizeof one) > 0) continue;
  }

 private:
  sigset_t before_{};
  int ends_ = -1;
};

// No more than we may ourselves. A program is told once that it has gone too far, and ended a second later.
void bound(int resource, rlim_t most, rlim_t grace) {
  rlimit limit{};
  if (getrlimit(static_cast<__rlimit_resource>(resource), &limit) != 0) return;
  limit.rlim_cur = std::min(most, limit.rlim_max);
  limit.rlim_max = std::min(most + grace, limit.rlim_max);
  setrlimit(static_cast<__rlimit_resource>(resource), &limit);
}

class Keeper {
 public:
  explicit Keeper(const ChildBounds& bounds)
      : bounds_(bounds), group_(group_of(getpid()), bounds), signals_(SignalsHeld()) {}

  int keep(char** words) {
    if (!start(words)) return 0;
    while (!is_over()) {
      watch();
      fetch();
    }
    end_all();
    return 0;
  }

 private:
  // In the child, up to the moment when it is that program.
  void become(char** words, int trouble, int nice) const {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper_) _exit(127);
    const int is_in_group = group_.enter() ? 1 : 0;
    say(trouble, is_in_group);
    if (bounds_.processor_time > 0) bound(RLIMIT_CPU, bounds_.processor_time, 1);
    if (bounds_.file_size > 0) bound(RLIMIT_FSIZE, bounds_.file_size, 0);
    if (bounds_.processes > 0 && (is_in_group == 0 || !group_.counts_processes()))
      bound(RLIMIT_NPROC, processes_of_the_user() + bounds_.processes, 0);
    setpriority(PRIO_PROCESS, 0, nice);
    signals_.let_go();
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_DFL);
    execvp(words[0], words);
    say(trouble, errno);
    _exit(127);
  }

  static void say(int to, int number) { static_cast<void>(!write(to, &number, sizeof number)); }
  // Nothing if nobody says any.
  static std::optional<int> heard(int from) {
    int number = 0;
    return read(from, &number, sizeof number) == static_cast<ssize_t>(sizeof number) ? std::optional(number)
                                                                                     : std::nullopt;
  }

  bool start(char** words) {
    std::array<int, 2> trouble{};
    if (pipe2(trouble.data(), O_CLOEXEC) != 0) return tell(Kept::not_started, errno), false;
    const int nice = come_first();
    program_ = fork();
    if (program_ < 0) return tell(Kept::not_started, errno), false;
    if (program_ == 0) become(words, trouble[1], nice);
    setpgid(program_, program_);  // here too, whoever comes first
    let_go_of_what_is_its_own();
    close(trouble[1]);
    if (heard(trouble[0]) != 1) group_.give_up();
    const std::optional<int> why = heard(trouble[0]);
    close(trouble[0]);
    if (why) {
      waitpid(program_, nullptr, 0);
      return tell(Kept::not_started, *why), false;
    }
    tell(Kept::started, program_);
    return true;
  }

  // Root may start any number of processes where no group counts them, and a crowd of busy ones would leave us no time
  // to look. So we come first, or, if we may not, they come last: with this nice value.
  [[nodiscard]] int come_first() const {
    const int ours = getpriority(PRIO_PROCESS, 0);
    if (bounds_.processes == 0 || group_.counts_processes() || geteuid() != 0) return ours;
    const sched_param lowest{.sched_priority = sched_get_priority_min(SCHED_RR)};
    return sched_setscheduler(0, SCHED_RR | SCHED_RESET_ON_FORK, &lowest) == 0 ? ours : PRIO_MAX;
  }

  // Nobody is to think that its pipes are open because of us.
  static void let_go_of_what_is_its_own() {
    const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    dup2(nothing, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    dup2(keeper_errors, STDERR_FILENO);
  }

  static void tell(Kept kept, int value) {
    const FromKeeper message{kept, value};
    static_cast<void>(send(keeper_socket, &message, sizeof message, MSG_NOSIGNAL));
  }

  // Waits until there may be something to do.
  [[nodiscard]] bool is_over() const {
    std::array<pollfd, 2> both{pollfd{keeper_socket, POLLIN, 0}, pollfd{signals_.ends(), POLLIN, 0}};
    poll(both.data(), both.size(), has_to_look() ? look_every : -1);
    signals_.forget_ends();
    if (both[0].revents == 0) return false;
    char order = 0;
    if (recv(keeper_socket, &order, 1, 0) <= 0) return true;
    kill(-program_, SIGTERM);
    return false;
  }

  [[nodiscard]] bool has_to_look() const { return !is_refused_ && (bounds_.memory > 0 || bounds_.processes > 0); }

  void watch() {
    if (!has_to_look()) return;
    Taken taken;
    if (!group_.counts_memory() || !group_.counts_processes()) taken = taken_by(descendants(keeper_));
    if (group_.is_out_of_memory() || is_beyond(taken.memory, bounds_.memory, group_.counts_memory()))
      refuse(Kept::too_large);
    else if (group_.is_out_of_processes() || is_beyond(taken.processes, bounds_.processes, group_.counts_processes()))
      refuse(Kept::too_numerous);
  }

  static bool is_beyond(std::size_t taken, std::size_t most, bool is_counted_by_the_system) {
    return most > 0 && !is_counted_by_the_system && taken > most;
  }

  void refuse(Kept why) {
    is_refused_ = true;
    tell(why, 0);
    end_all();
  }

  // Fetches all that have ended. Is nobody there any more?
  bool fetch() {
    for (int status = 0;;) {
      const pid_t ended = waitpid(-1, &status, WNOHANG);
      if (ended == program_) tell(Kept::ended, status);
      if (ended <= 0) return ended < 0 && errno == ECHILD;
    }
  }

  [[nodiscard]] std::vector<pid_t> all() const {
    std::vector<pid_t> all = descendants(keeper_);
    const std::vector<pid_t> members = group_.members();
    all.insert(all.end(), members.begin(), members.end());
    return all;
  }

  // First all are stopped: if some were ended while others go on they would leave them room to start more. Its process
  // group at once, for many that are busy leave us little time to look for them.
  void end_all() {
    group_.start_no_more();
    kill(-program_, SIGSTOP);
    const auto end = std::chrono::steady_clock::now() + longest_end;
    std::set<pid_t> stopped;
    for (bool is_new = true; is_new && std::chrono::steady_clock::now() < end;) {
      is_new = false;
      for (const pid_t one : all())
        if (stopped.insert(one).second) is_new = kill(one, SIGSTOP) == 0 || is_new;
    }
    while (std::chrono::steady_clock::now() < end) {
      const std::vector<pid_t> left = all();
      for (const pid_t one : left) kill(one, SIGKILL);
      if (fetch() && left.empty()) return;
      std::this_thread::sleep_for(between_two_ends);
    }
  }

  ChildBounds bounds_;
  pid_t keeper_ = getpid();
  pid_t program_ = -1;
  ControlGroup group_;
  SignalsHeld signals_;
  bool is_refused_ = false;
};

}  // namespace

std::vector<std::string> words_for_keeper(const ChildBounds& bounds, const std::vector<std::string>& command) {
  std::vector<std::string> words{keeper_name};
  for (const std::size_t most : {bounds.memory, bounds.processes, bounds.processor_time, bounds.file_size})
    words.push_back(fmt::format("{}", most));
  words.insert(words.end(), command.begin(), command.end());
  return words;
}

void end_kept_by(pid_t keeper, const ChildBounds& bounds) {
  const ControlGroup group(group_of(keeper), bounds);
  const auto end = std::chrono::steady_clock::now() + longest_end;
  group.start_no_more();
  for (auto left = group.members(); !left.empty() && std::chrono::steady_clock::now() < end; left = group.members()) {
    for (const pid_t one : left) kill(one, SIGKILL);
    std::this_thread::sleep_for(between_two_ends);
  }
}

int keep(char** words) {
  constexpr int decimal = 10;
  ChildBounds bounds;
  for (std::size_t* most : {&bounds.memory, &bounds.processes, &bounds.processor_time, &bounds.file_size}) {
    if (words[0] == nullptr || *++words == nullptr) return EXIT_FAILURE;
    *most = std::strtoull(*words, nullptr, decimal);
  }
  if (*++words == nullptr) return EXIT_FAILURE;
  for (const int end : {keeper_socket, keeper_errors}) fcntl(end, F_SETFD, FD_CLOEXEC);
  static_cast<void>(
      syscall(SYS_close_range, keeper_errors + 1, ~0U, 0));  // what somebody left open is none of its business
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  return Keeper(bounds).keep(words);
}

}  // namespace casino::cli
