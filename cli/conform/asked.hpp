#pragma once
// What is asked of `casino conform`.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments/rules_choice.hpp"
#include "cli/conform/other_program.hpp"
#include "cli/conform/printing.hpp"
#include "cli/session/session.hpp"
#include "oracle/conform/parts/part.hpp"
#include "oracle/conform/questions/agenda.hpp"

namespace casino::cli {

struct Conform {
  Session& session;
  OtherProgram program;
  std::vector<std::string> corpus;
  conform::Plan plan;
  conform::Patience patience;
  std::size_t jobs = 1;
  std::string shard = "1/1";
  std::string budget;  // empty: as long as it takes
  std::optional<std::chrono::steady_clock::time_point> end;
  bool no_cases = false;
  bool smoke = false;
  bool infer = false;
  RulesChoice rules;  // by which it is asked, whatever it says; of --infer, the seats
  bool has_rules = false;
  bool all = false;
  bool github = false;
  bool fail_fast = false;
  bool is_enough = false;  // something failed, and nobody wants more
  bool fix = false;
  std::string known;
  std::string result;  // the file that casino merge reads
  ReportFiles reports;

  // A conversation with a process of its own.
  [[nodiscard]] conform::Session conversation() const { return program.conversation(patience); }
  // The time that --budget gives begins, now that it has started.
  void start_the_clock();
  // In which it may still be asked; none as soon as somebody interrupts it.
  [[nodiscard]] int milliseconds_left() const;
  // What is to be said in its place of the rules that it plays, and of what it does; nothing: what it says itself.
  [[nodiscard]] std::function<void(conform::Declaration&)> said_for_it() const;
  // What its questions hang on. `cases`: their digest.
  [[nodiscard]] conform::WholeRun whole_run(const conform::Declaration& declaration, std::string cases) const;
  // How each of its questions is asked again.
  [[nodiscard]] conform::Again again() const;
};

}  // namespace casino::cli
