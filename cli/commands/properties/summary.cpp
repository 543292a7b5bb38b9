#include "cli/commands/properties/summary.hpp"

#include "cli/input/requests.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {

void report_summary(Session& session, const properties::Check& check, const LookedAt& looked_at) {
  if (session.as_json) {
    json::Json times = json::Json::object();
    for (const auto& [fact, count] : check.times()) times[std::string(fact)] = count;
    return print(session, {{"summary",
                            {{"games", looked_at.games},
                             {"deals", check.deals()},
                             {"turns", check.turns()},
                             {"passed_over", check.passed_over()},
                             {"unusable", looked_at.unusable},
                             {"broken", looked_at.breaches},
                             {"facts", std::move(times)}}}});
  }
  std::string text = fmt::format("{}, {}, {}", counted(looked_at.games, "game"), counted(check.deals(), "deal"),
                                 counted(check.turns(), "turn"));
  if (looked_at.tables > 0) text = counted(looked_at.tables, "table") + ", " + text;
  if (check.passed_over() > 0)
    text += fmt::format(" ({} passed over: not legal, or not all known)", check.passed_over());
  if (looked_at.unusable > 0) text += fmt::format(", {} that cannot be read", looked_at.unusable);
  const std::size_t facts = check.times().size();
  text += looked_at.breaches == 0 ? fmt::format(": {} {}", counted(facts, "fact"), facts == 1 ? "holds" : "hold")
                                  : fmt::format(": {} of {} broken", looked_at.breaches, counted(facts, "fact"));
  session.out.line("{}", text);
}

}  // namespace casino::cli
