#pragma once
// What is asked of `casino conform`.

#include <memory>
#include <string>
#include <vector>

#include "casino_version.hpp"
#include "cli/child_process.hpp"
#include "cli/session.hpp"
#include "oracle/conform/agenda.hpp"
#include "oracle/conform/report.hpp"

namespace casino::cli {

struct Conform {
  Session& session;
  std::vector<std::string> command;
  std::vector<std::string> corpus;
  conform::Plan plan;
  conform::Patience patience;
  std::size_t jobs = 1;
  std::string budget;  // empty: as long as it takes
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

  [[nodiscard]] std::unique_ptr<conform::Channel> launch() const;
  // A conversation with a process of its own.
  [[nodiscard]] conform::Session conversation() const {
    return {[this] { return launch(); }, patience, "casino " + std::string(version)};
  }
  // How each of its questions is asked again.
  [[nodiscard]] conform::Again again() const;
};

}  // namespace casino::cli
