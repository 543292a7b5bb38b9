#include "cli/study/hired.hpp"

#include <limits>

#include <fmt/format.h>

#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"
#include "oracle/text/words.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::cli {

Hired::Hired(const OtherProgram& program) : program_(program), programs_([this] { return session(); }) {
  first_ = conversation();
  auto started = first_->start();
  if (const auto* failed = std::get_if<conform::Failed>(&started))
    throw study::ProgramFailed(fmt::format("the program does not start: {}\n  try: casino conform --smoke -- {}",
                                           failed->what, plain_line(quoted_for_a_shell(program.command))));
  declaration_ = std::make_shared<const conform::Declaration>(std::get<conform::Declaration>(started));
  program_.has_started = true;
}

void Hired::look_whether_it_plays(const study::Study& study) const {
  for (const study::Arm& arm : study.arms)
    if (const auto why = study::why_no_player(*declaration_, arm.rules))
      throw Unusable(fmt::format("the program {} does not play {}: {}", name(), arm.name, *why));
}

std::unique_ptr<conform::Session> Hired::session() { return first_ ? std::move(first_) : conversation(); }

std::unique_ptr<conform::Session> Hired::conversation() const {
  conform::Patience patience;
  program_.set_waits(patience);
  patience.declares = declaration_;
  patience.left = [] { return Interruption::has_come() || is_to_break_off() ? 0 : std::numeric_limits<int>::max(); };
  return std::make_unique<conform::Session>(program_.conversation(patience));
}

}  // namespace casino::cli
