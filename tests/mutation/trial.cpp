#include "tests/mutation/trial.hpp"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <ctime>
#include <map>
#include <numeric>
#include <string_view>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/mutation/mutant.hpp"

namespace casino::mutation {
namespace {

// What a child tells, in memory that it shares.
struct Reported {
  int unit = -1;  // that it is at
  bool complains = false;
  double seconds = 0;
  char text[400] = {};
};

Reported* shared_memory(std::size_t more) {
  void* memory = mmap(nullptr, sizeof(Reported) + more, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) std::abort();
  return new (memory) Reported;
}

void limit_memory_and_silence() {
  constexpr rlim_t most = rlim_t{2} << 30;
  const rlimit limit{most, most};
#ifndef __SANITIZE_ADDRESS__  // whose own memory is more than that
  setrlimit(RLIMIT_AS, &limit);
#else
  static_cast<void>(limit);
#endif
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  const int null = open("/dev/null", O_WRONLY);
  dup2(null, STDERR_FILENO);
  dup2(null, STDOUT_FILENO);
}

// Of the processor's time, after which the process is ended.
void set_alarm(double seconds) {
  itimerval timer{};
  timer.it_value.tv_sec = static_cast<time_t>(seconds);
  timer.it_value.tv_usec = static_cast<suseconds_t>((seconds - static_cast<double>(timer.it_value.tv_sec)) * 1e6);
  setitimer(ITIMER_PROF, &timer, nullptr);
}

void keep(Reported& reported, const Complaint& complaint) {
  reported.complains = complaint.has_value();
  const std::string text = complaint.value_or("");
  std::strncpy(reported.text, text.c_str(), sizeof reported.text - 1);
}

// Runs as many children at a time as there are jobs; what each leaves behind is looked at when it has ended.
class Children {
 public:
  using Body = std::function<void(Reported&)>;
  using Ended = std::function<void(Reported&, int status)>;

  explicit Children(int jobs) : jobs_(static_cast<std::size_t>(jobs)) {}

  void start(std::size_t more, const Body& body, Ended ended) {
    while (running_.size() >= jobs_) wait_for_one();
    Reported* reported = shared_memory(more);
    const pid_t child = fork();
    if (child < 0) std::abort();
    if (child == 0) {
      limit_memory_and_silence();
      body(*reported);
      _exit(0);
    }
    running_.emplace(child, Child{reported, sizeof(Reported) + more, std::move(ended)});
  }

  void wait_for_all() {
    while (!running_.empty()) wait_for_one();
  }

 private:
  struct Child {
    Reported* reported;
    std::size_t size;
    Ended ended;
  };

  void wait_for_one() {
    int status = 0;
    const pid_t child = wait(&status);
    const auto found = running_.find(child);
    if (found == running_.end()) std::abort();
    const Child one = found->second;
    running_.erase(found);
    one.ended(*one.reported, status);
    munmap(one.reported, one.size);
  }

  std::size_t jobs_;
  std::map<pid_t, Child> running_;
};

constexpr std::size_t most_text = sizeof(Reported);

unsigned char* bits_of(Reported& reported) { return reinterpret_cast<unsigned char*>(&reported) + most_text; }

double seconds_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// A process that a signal ended did so by the mutant's fault: an alarm, or a crash.
std::string_view reason_of(int status) { return WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF ? "time" : "crash"; }

}  // namespace

std::vector<Trace> traces_of(const std::vector<Unit>& units, const Tracing& how) {
  std::vector<Trace> traces(units.size());
  const auto size = static_cast<std::size_t>(how.mutants) + 1;
  Children children(how.jobs);
  for (std::size_t i = 0; i < units.size(); ++i) {
    const auto body = [&](Reported& reported) {
      reached = bits_of(reported);
      set_alarm(how.most_seconds);
      const double before = seconds_used();
      keep(reported, units[i].run());
      reported.seconds = seconds_used() - before;
    };
    children.start(size, body, [&, i](Reported& reported, int status) {
      Trace& trace = traces[i];
      const bool is_well = WIFEXITED(status) && WEXITSTATUS(status) == 0;
      trace.takes_too_long = WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF;
      if (trace.takes_too_long) return;
      if (reported.complains || !is_well) trace.complaint = is_well ? reported.text : std::string(reason_of(status));
      trace.seconds = reported.seconds;
      const unsigned char* bits = bits_of(reported);
      trace.reached.assign(bits, bits + size);
    });
  }
  children.wait_for_all();
  return traces;
}

void try_mutants(const std::vector<Unit>& units, const std::vector<Trace>& traces, const std::vector<int>& mutants,
                 int jobs, const std::function<void(const Trial&)>& report) {
  constexpr double shortest = 1;  // an alarm hardly comes too early, even on a machine with much else to do
  constexpr double patience = 20;
  Children children(jobs);
  for (const int mutant : mutants) {
    std::vector<std::size_t> meant;
    for (std::size_t i = 0; i < units.size(); ++i)
      if (traces[i].reached[static_cast<std::size_t>(mutant)]) meant.push_back(i);
    if (meant.empty()) {
      report({mutant, Fate::unreached, "", ""});
      continue;
    }
    const auto body = [&](Reported& reported) {
      active = mutant;
      for (const std::size_t i : meant) {
        reported.unit = static_cast<int>(i);
        set_alarm(shortest + patience * traces[i].seconds);
        keep(reported, units[i].run());
        if (reported.complains) return;
      }
    };
    children.start(0, body, [&, mutant](Reported& reported, int status) {
      const bool is_well = WIFEXITED(status) && WEXITSTATUS(status) == 0;
      if (is_well && !reported.complains) return report({mutant, Fate::survived, "", ""});
      const std::string by = reported.unit < 0 ? "" : units[static_cast<std::size_t>(reported.unit)].name;
      report({mutant, Fate::killed, by, is_well ? reported.text : std::string(reason_of(status))});
    });
  }
  children.wait_for_all();
}

}  // namespace casino::mutation
