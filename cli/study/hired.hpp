#pragma once
// Somebody else's program that plays in a study: started once to hear what it is, and as often as threads play.

#include <memory>

#include "cli/conform/other_program.hpp"
#include "oracle/study/part.hpp"
#include "oracle/study/program.hpp"

namespace casino::cli {

class Hired {
 public:
  // Starts it. Throws Unusable where there is no such program, and ProgramFailed where it does not say what it is.
  explicit Hired(const OtherProgram& program);
  Hired(const Hired&) = delete;
  Hired& operator=(const Hired&) = delete;

  // As it calls itself.
  [[nodiscard]] std::string name() const { return study::name_of(*declaration_); }
  // Throws Unusable where it does not play by these rules, or not at all.
  void look_whether_it_plays(const study::Study& study) const;

  [[nodiscard]] study::Programs& programs() { return programs_; }

 private:
  [[nodiscard]] std::unique_ptr<conform::Session> session();
  [[nodiscard]] std::unique_ptr<conform::Session> conversation() const;

  OtherProgram program_;
  std::shared_ptr<const conform::Declaration> declaration_;
  std::unique_ptr<conform::Session> first_;
  study::Programs programs_;
};

}  // namespace casino::cli
