#include "cli/commands/judge/everywhere.hpp"

#include "cli/arguments/arguments.hpp"
#include "cli/input/corpus_source.hpp"
#include "cli/input/requests.hpp"
#include "cli/session/formats.hpp"
#include "oracle/log/hidden/infer.hpp"
#include "oracle/rulings/everywhere.hpp"
#include "oracle/rulings/lines.hpp"

namespace casino::cli {

using explain::LineKind;

void judge_everywhere(Session& session, const RulesChoice& choice, const std::string& position,
                      const std::string& turn) {
  const Rules rules = rules_of(choice);
  const Position where = typed_position(rules, position);
  const Verdict verdict = log::judged_in_every_way(rules, where, typed_turn(rules, where, turn)).verdict;
  if (std::holds_alternative<Illegal>(verdict)) session.earn(ExitCode::does_not_hold);
  const std::vector<rulings::Ruled> ruled = rulings::ruled_everywhere(rules, choice.name, position, turn);
  const rulings::Studies studies = load_studies(session);
  if (session.as_json) print(session, formats::rulings, rulings::of(ruled, studies));
  else print_lines(session, rulings::lines_of(ruled, studies));
}

void print_lines(Session& session, const std::vector<explain::Line>& lines) {
  const Look look = session.look();
  for (const explain::Line& line : lines) {
    switch (line.kind) {
      case LineKind::legal: session.out.line("{}", look.good(line.text)); break;
      case LineKind::illegal: session.out.line("{}", look.bad(line.text)); break;
      case LineKind::undetermined: session.out.line("{}", look.open(line.text)); break;
      case LineKind::heading: session.out.line("{}", look.faint(line.text)); break;
      case LineKind::citation: session.out.line("{}", look.strong(line.text)); break;
      case LineKind::text: session.out.line("{}", line.text); break;
    }
  }
}

}  // namespace casino::cli
