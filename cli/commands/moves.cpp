#include <memory>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/positions.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/listings.hpp"
#include "model/queries/tops.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::cli {
namespace {

constexpr std::uint64_t usual_limit = 10000;
constexpr std::uint64_t flushed_at_once = 16;  // the first: whoever waits sees that there is an answer

struct Moves {
  Session& session;
  PositionSource source;
  std::uint64_t limit = usual_limit;
  std::uint64_t steps = usual_steps;
  bool count = false;

  explicit Moves(Session& where) : session(where) {}
};

// The piles of which turns could take cards that nobody has stated: the top, or after a theft what lies beneath it.
std::vector<Seat> piles_not_known(const Rules& rules, const Position& position) {
  std::vector<Seat> keepers;
  if (rules.steal_use == StealUse::never) return keepers;
  for (const Seat keeper : rules.seats) {
    const bool is_open = pile_is_open(rules, position, keeper, TopFor::own_side) ||
                         pile_is_open(rules, position, keeper, TopFor::capture);
    const bool comes_to_hidden_cards =
        rules.turn_shape == TurnShape::several_actions && position.piles[keeper].hidden() > 0;
    if (is_open && (comes_to_hidden_cards || !unknown_tops(rules, position, keeper).empty())) keepers.push_back(keeper);
  }
  return keepers;
}

// Turns that take such cards are not listed, and that is said.
void report_piles_not_known(Session& session, const json::Request& request, json::Json& answer) {
  const std::vector<Seat> keepers = piles_not_known(request.rules, request.position);
  if (keepers.empty()) return;
  std::vector<std::string_view> names;
  for (const Seat keeper : keepers) names.push_back(name_of(keeper, request.rules.seats));
  if (session.as_json) {
    answer["untold"] = names;
    return;
  }
  session.out.flush();
  complain(fmt::format("casino moves: without turns that take a card which nobody told, of the pile of {}",
                       fmt::join(names, ", ")));
}

std::optional<ParseError> count_moves(Moves& moves, const Asked& asked) {
  const json::Request& request = asked.request;
  Effort effort = effort_of_listing(moves.steps);
  const LegalTurns::Count count = LegalTurns(request.rules).count_within(effort, request.position);
  if (auto why_not = why_not_listed(request.rules, request.position, count.listing)) return why_not;
  if (effort.is_spent()) return not_counted(effort);
  json::Json answer = answer_to(asked.id);
  answer["count"] = count.number;
  if (!moves.session.as_json) moves.session.out.line("{}", count.number);
  report_piles_not_known(moves.session, request, answer);
  if (moves.session.as_json) print(moves.session, answer);
  return std::nullopt;
}

// What ended the search before its end: some of the turns are reported, and there may be more.
void report_end(Session& session, const Effort& effort, json::Json& answer) {
  session.earn(ExitCode::undetermined);
  answer["ended"] = effort.end() == Effort::End::steps ? "steps" : "memory";
  if (session.as_json) return;
  session.out.flush();
  complain("casino moves: there may be more: " + words_of_end(effort));
}

std::optional<ParseError> list_moves(Moves& moves, const Asked& asked) {
  const json::Request& request = asked.request;
  Session& session = moves.session;
  const notation::Style style = session.look().style;
  LongList turns("turns");
  std::uint64_t count = 0;
  Effort effort = effort_of_listing(moves.steps);
  const auto list = [&](const Turn& turn, const Position&) {
    if (count == moves.limit && moves.limit != 0) return false;
    if (session.as_json) {
      const json::Json reported{{"turn", json::of(turn, request.rules)},
                                {"text", notation::text_of(request.rules, request.position, turn)}};
      if (!turns.add(reported, effort)) return false;
    } else {
      session.out.line("{}", notation::text_of(request.rules, request.position, turn, style));
      if (count < flushed_at_once) session.out.flush();
    }
    ++count;
    return true;
  };
  const Listing listing = legal_turns(request.rules, request.position, list, &effort);
  if (auto why_not = why_not_listed(request.rules, request.position, listing)) return why_not;
  const bool is_complete = listing == Listing::complete;
  json::Json answer = answer_to(asked.id);
  answer["count"] = count;
  answer["complete"] = is_complete;
  if (effort.is_spent()) report_end(session, effort, answer);
  turns.add_to(answer);
  if (!effort.is_spent() && !is_complete && !session.as_json) {
    session.out.flush();
    complain(fmt::format("casino moves: there are more than {}; --limit 0 lists them all", moves.limit));
  }
  report_piles_not_known(session, request, answer);
  if (session.as_json) turns.print(session, answer);
  return std::nullopt;
}

}  // namespace

void add_moves(CLI::App& app, Session& session) {
  auto moves = std::make_shared<Moves>(session);
  CLI::App& verb =
      add_verb(app, "moves", "The legal turns of a position; those with the same outcome are listed once", session,
               {"casino moves \"table 5C 3D KH; hand N: 8S KC\"",
                "casino moves --rules swazi --count \"table 9H 4S; hand E: 9S 4D AC; to act E\"",
                "casino moves --json --limit 100 --file positions.ndjson"});
  add_position_options(verb, moves->source);
  verb.add_option("--limit", moves->limit, "List so many turns at most; 0: all")
      ->transform(whole_number())
      ->capture_default_str()
      ->type_name("N");
  add_steps_option(verb, moves->steps);
  verb.add_flag("--count", moves->count, "Only say how many there are");
  verb.callback([moves] {
    answer_positions(moves->session, moves->source, "moves", [&](const Asked& asked) {
      return moves->count ? count_moves(*moves, asked) : list_moves(*moves, asked);
    });
  });
}

}  // namespace casino::cli
