// In place of cli/process/ where WebAssembly starts no other program: whoever asks for one is told so.

#include "cli/process/child_process.hpp"
#include "cli/process/keeper.hpp"
#include "cli/session/failure.hpp"

namespace casino::cli {

ChildProcess::ChildProcess(const std::vector<std::string>& command, const std::vector<std::string>&,
                           const ChildLimits& limits)
    : limits_(limits) {
  throw Unusable("\"" + command.front() +
                 "\" cannot be started: this program runs as WebAssembly, which starts no other; the native one does");
}
ChildProcess::~ChildProcess() = default;

void ChildProcess::send(std::string) {}
conform::Received ChildProcess::receive(int) { return {}; }
std::string ChildProcess::said_beside() const { return {}; }

int keep(char**) { return 1; }

}  // namespace casino::cli
