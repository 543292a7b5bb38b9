#include "cli/conform/other_program.hpp"

#include <cmath>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "casino_version.hpp"
#include "cli/arguments/numbers.hpp"
#include "cli/process/child_process.hpp"
#include "cli/process/environment.hpp"
#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

constexpr double shortest_wait = 0.001;  // seconds
constexpr double longest_wait = 86400;
constexpr std::uint64_t most_mebibytes = std::uint64_t{1} << 40;  // which no machine has
constexpr std::uint64_t most_processes = std::uint64_t{1} << 22;  // the same
constexpr std::uint64_t most_seconds = std::uint64_t{1} << 30;    // more than 30 years

int milliseconds(double seconds) { return static_cast<int>(seconds * 1000); }

// "nan" lies in every range of CLI11.
std::string refuse_no_number(const std::string& seconds) {
  return std::isnan(std::stod(seconds)) ? fmt::format("found \"{}\", expected seconds", seconds) : std::string();
}

// In the place of a process that could not be started.
class NoProcess : public conform::Channel {
 public:
  explicit NoProcess(std::string why) : why_(std::move(why)) {}

  void send(std::string /*line*/) override {}
  conform::Received receive(int /*milliseconds*/) override { return conform::Ended{why_}; }

 private:
  std::string why_;
};

}  // namespace

ChildLimits OtherProgram::limits() const {
  return {.bounds = {mebibytes_of_memory << 20, processes, seconds_of_processor, mebibytes_of_a_file << 20},
          .longest_line = mebibytes_of_an_answer << 20};
}

std::unique_ptr<conform::Channel> OtherProgram::launch() const {
  try {
    return std::make_unique<ChildProcess>(command, clean_environment(environment), limits());
  } catch (const Unusable& why) {
    if (!has_started) throw;
    return std::make_unique<NoProcess>(why.what());
  }
}

conform::Session OtherProgram::conversation(const conform::Patience& how) const {
  return {[this] { return launch(); }, how, "casino " + std::string(version)};
}

void OtherProgram::set_waits(conform::Patience& patience) const {
  patience.to_answer = milliseconds(to_answer);
  patience.to_start = milliseconds(to_start);
}

void add_limits(CLI::App& verb, OtherProgram& program, const std::string& it) {
  const auto add_wait = [&](const char* name, double& seconds, const std::string& help) {
    verb.add_option(name, seconds, help)
        ->check(CLI::Range(shortest_wait, longest_wait))
        ->check(refuse_no_number, "")
        ->type_name("SECONDS")
        ->capture_default_str();
  };
  const auto add_limit = [&](const char* name, std::size_t& number, std::uint64_t lowest, std::uint64_t highest,
                             const std::string& help) {
    add_number(verb, name, number, help, lowest, highest)->capture_default_str();
  };
  add_wait("--timeout", program.to_answer, "How long to wait for an answer");
  add_wait("--start-timeout", program.to_start, "How long to wait for " + it + " to start");
  add_limit("--memory", program.mebibytes_of_memory, 0, most_mebibytes,
            "MiB of memory that " + it + " may hold, with all that it starts; 0: as much as there is");
  add_limit("--file-size", program.mebibytes_of_a_file, 0, most_mebibytes,
            "MiB that a file may be long that it writes; 0: as long as it likes");
  add_limit("--processes", program.processes, 0, most_processes,
            "Processes and threads that it may have at once, with all that it starts; 0: any number");
  add_limit("--processor-time", program.seconds_of_processor, 0, most_seconds,
            "Seconds of processor time that each of its processes may take; 0: any number");
  verb.add_option("--env", program.environment,
                  "A variable that it gets of our environment, besides PATH and the like (docs/conformance.md), or one "
                  "that is given here")
      ->type_name("NAME[=VALUE]")
      ->allow_extra_args(false);
  add_limit("--output", program.mebibytes_of_an_answer, 1, 1024, "MiB that one answer may be long");
}
}  // namespace casino::cli
