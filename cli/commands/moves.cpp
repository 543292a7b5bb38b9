#include <memory>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/ranges.h>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/positions.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/listings.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/replies/listing.hpp"
#include "oracle/replies/reply.hpp"

namespace casino::cli {
namespace {

constexpr std::uint64_t flushed_at_once = 16;  // the first: whoever waits sees that there is an answer

struct Moves {
  Session& session;
  PositionSource source;
  std::uint64_t limit = json::usual_limit;
  std::uint64_t steps = json::usual_steps;
  bool count = false;
};

// Turns that take cards which nobody has stated are not listed, and that is said.
void complain_of_piles(Session& session, const json::Request& request) {
  const std::vector<std::string_view> names = json::piles_not_known(request);
  if (names.empty()) return;
  session.out.flush();
  complain(fmt::format("casino moves: without turns that take a card which nobody told, of the pile of {}",
                       fmt::join(names, ", ")));
}

std::optional<ParseError> count_moves(Moves& moves, const Asked& asked) {
  const json::Request& request = asked.request;
  Effort effort = json::effort_of_listing(moves.steps);
  const LegalTurns::Count count = LegalTurns(request.rules).count_within(effort, request.position);
  if (auto why_not = json::why_not_listed(request.rules, request.position, count.listing)) return why_not;
  if (effort.is_spent()) return not_counted(effort);
  if (!moves.session.as_json) {
    moves.session.out.line("{}", count.number);
    complain_of_position(moves.session, "moves", request);
    complain_of_piles(moves.session, request);
    return std::nullopt;
  }
  json::Json answer = json::answer_to(asked.id);
  json::add_what_the_position_breaks(answer, request);
  answer["count"] = count.number;
  const std::vector<std::string_view> untold = json::piles_not_known(request);
  if (!untold.empty()) answer["untold"] = untold;
  print(moves.session, answer);
  return std::nullopt;
}

std::optional<ParseError> list_in_json(Moves& moves, const Asked& asked) {
  Effort effort = json::effort_of_listing(moves.steps);
  const Parsed<json::TurnsListed> listed = json::listed(json::answer_to(asked.id), asked.request, moves.limit, effort);
  if (!listed) return listed.errors().front();
  if (effort.is_spent()) moves.session.earn(ExitCode::undetermined);
  listed->write([&](std::string_view text) { moves.session.out.write(text); });
  moves.session.out.write("\n");
  return std::nullopt;
}

// What there may be beyond those that were listed.
void complain_of_end(Moves& moves, const Effort& effort, Listing listing) {
  if (listing == Listing::complete) return;
  moves.session.out.flush();
  if (!effort.is_spent())
    return complain(fmt::format("casino moves: there are more than {}; --limit 0 lists them all", moves.limit));
  moves.session.earn(ExitCode::undetermined);
  complain("casino moves: there may be more: " + words_of_end(effort));
}

std::optional<ParseError> list_in_words(Moves& moves, const Asked& asked) {
  const json::Request& request = asked.request;
  Session& session = moves.session;
  const notation::Style style = session.look().style;
  std::uint64_t count = 0;
  Effort effort = json::effort_of_listing(moves.steps);
  const auto list = [&](const Turn& turn, const Position&) {
    if (count == moves.limit && moves.limit != 0) return false;
    session.out.line("{}", notation::text_of(request.rules, request.position, turn, style));
    if (count < flushed_at_once) session.out.flush();
    ++count;
    return true;
  };
  const Listing listing = legal_turns(request.rules, request.position, list, &effort);
  if (auto why_not = json::why_not_listed(request.rules, request.position, listing)) return why_not;
  complain_of_end(moves, effort, listing);
  complain_of_position(session, "moves", request);
  complain_of_piles(session, request);
  return std::nullopt;
}

std::optional<ParseError> answer(Moves& moves, const Asked& asked) {
  if (moves.count) return count_moves(moves, asked);
  return moves.session.as_json ? list_in_json(moves, asked) : list_in_words(moves, asked);
}

}  // namespace

void add_moves(CLI::App& app, Session& session) {
  auto moves = std::make_shared<Moves>(Moves{.session = session});
  CLI::App& verb =
      add_verb(app, "moves", "The legal turns of a position; those with the same outcome are listed once", session,
               {"casino moves \"table 5C 3D KH; hand N: 8S KC\"",
                "casino moves --rules swazi --count \"table 9H 4S; hand E: 9S 4D AC; to act E\"",
                "casino moves --json --limit 100 --file positions.ndjson"});
  add_position_options(verb, moves->source);
  keep_off_out_of_help(verb);
  add_number(verb, "--limit", moves->limit, "List so many turns at most; 0: all")->capture_default_str();
  add_steps_option(verb, moves->steps);
  verb.add_flag("--count", moves->count, "Only say how many there are");
  verb.callback([moves] {
    answer_positions(moves->session, moves->source, "moves", [&](const Asked& asked) { return answer(*moves, asked); });
  });
}

}  // namespace casino::cli
