#pragma once
// Pieces of a run, made ahead while the adapter answers; and asked ahead too, where several processes of it may run.

#include <atomic>
#include <mutex>

#include "cli/conform/asked.hpp"
#include "oracle/conform/run.hpp"
#include "oracle/threads/ordered_work.hpp"

namespace casino::cli {

class Asking {
 public:
  // Both have to outlive it. `failed` is told of each failure of what is asked ahead, at once and on any thread.
  Asking(const Conform& asked, conform::Agenda& agenda, conform::ReportResult failed);
  ~Asking() { is_stopped_ = true; }
  Asking(const Asking&) = delete;
  Asking& operator=(const Asking&) = delete;

  // The next piece that is wanted, in the order of the agenda. With one job its questions are still to be asked.
  [[nodiscard]] std::optional<conform::Prepared> next(conform::Wanted wanted);
  // Leaves undone what nobody wants any more, and ends the processes.
  conform::Stopped stop();

 private:
  [[nodiscard]] std::optional<conform::Piece> next_made();
  void ask_ahead();
  [[nodiscard]] conform::Prepared put(conform::Piece piece);
  [[nodiscard]] std::unique_ptr<conform::Session> idle_session();
  [[nodiscard]] bool asks_ahead() const { return asked_.jobs > 1; }

  const Conform& asked_;
  conform::Agenda& agenda_;
  conform::ReportResult failed_;
  bool has_all_ = false;  // pieces that the agenda wants
  std::atomic<bool> is_stopped_ = false;
  std::mutex mutex_;  // of the sessions
  std::vector<std::unique_ptr<conform::Session>> sessions_;
  std::optional<OrderedWork<conform::Piece>> making_;
  std::optional<OrderedWork<conform::Prepared>> asking_;
};

}  // namespace casino::cli
