#pragma once
// Pieces of a run, made ahead while the adapter answers; and asked ahead too, where several processes of it may run.

#include <atomic>
#include <mutex>

#include "cli/conform/asked.hpp"
#include "oracle/conform/run.hpp"
#include "oracle/work/ordered_work.hpp"

namespace casino::cli {

class Asking {
 public:
  // Both have to outlive it.
  Asking(const Conform& asked, conform::Agenda& agenda);
  ~Asking() { is_stopped_ = true; }
  Asking(const Asking&) = delete;
  Asking& operator=(const Asking&) = delete;

  // The next piece, in the order of the agenda. With one job its questions are still to be asked.
  [[nodiscard]] std::optional<conform::Prepared> next();
  // Leaves undone what nobody wants any more, and ends the processes.
  void stop();

 private:
  [[nodiscard]] conform::Prepared prepared(const conform::Agenda::Make& make);
  [[nodiscard]] std::unique_ptr<conform::Session> idle_session();
  [[nodiscard]] bool asks_ahead() const { return asked_.jobs > 1; }

  const Conform& asked_;
  conform::Agenda& agenda_;
  std::atomic<bool> is_stopped_ = false;
  std::mutex mutex_;  // of the sessions
  std::vector<std::unique_ptr<conform::Session>> sessions_;
  std::optional<OrderedWork<conform::Prepared>> work_;
};

}  // namespace casino::cli
