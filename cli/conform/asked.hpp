#pragma once
// What is asked of `casino conform`.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "casino_version.hpp"
#include "cli/process/child_process.hpp"
#include "cli/session/session.hpp"
#include "oracle/conform/questions/agenda.hpp"
#include "oracle/conform/report/report.hpp"

namespace casino::cli {

struct Conform {
  Session& session;
  std::vector<std::string> command;
  std::vector<std::string> corpus;
  conform::Plan plan;
  conform::Patience patience;
  std::size_t jobs = 1;
  bool has_started = false;  // once: it is there, and can be started
  std::string budget;        // empty: as long as it takes
  std::optional<std::chrono::steady_clock::time_point> end;
  double to_answer = 10;
  double to_start = 30;
  std::size_t mebibytes_of_memory = 4096;  // 0: as much as there is
  std::size_t mebibytes_of_an_answer = 16;
  bool no_cases = false;
  bool smoke = false;
  bool infer = false;
  int seats = 0;  // of --infer; 0: as many as it answers for
  bool all = false;
  bool fix = false;
  std::string known;
  std::string save;
  std::string junit;
  std::string markdown;
  std::string html;
  std::string badge;

  explicit Conform(Session& where) : session(where) {}

  // Throws Unusable where there is no such program. One that has started before and cannot be started again is one that
  // has ended: it must not cost what others have answered.
  [[nodiscard]] std::unique_ptr<conform::Channel> launch() const;
  // A conversation with a process of its own.
  [[nodiscard]] conform::Session conversation() const { return conversation(patience); }
  [[nodiscard]] conform::Session conversation(const conform::Patience& how) const {
    return {[this] { return launch(); }, how, "casino " + std::string(version)};
  }
  // The time that --budget gives begins, now that it has started.
  void start_the_clock();
  // In which it may still be asked; none as soon as somebody interrupts it.
  [[nodiscard]] int milliseconds_left() const;
  // How each of its questions is asked again.
  [[nodiscard]] conform::Again again() const;
};

}  // namespace casino::cli
