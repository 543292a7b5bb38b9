#include "oracle/enumerate/perft.hpp"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/arguments/numbers.hpp"
#include "cli/arguments/pack.hpp"
#include "cli/arguments/positions.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/listings.hpp"
#include "oracle/enumerate/pack_in_order.hpp"
#include "oracle/json/turn.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/replies/listing.hpp"
#include "oracle/replies/reply.hpp"

namespace casino::cli {
namespace {

constexpr int deepest = 60;  // no deal has more turns

struct Count {
  Session& session;
  PositionSource source;
  std::string pack;
  int depth = 1;
  std::uint64_t steps = json::usual_steps;
  bool divide = false;
};

// That of the request, or else that of the command.
std::vector<Card> pack_for(const Count& count, const json::Request& request) {
  return request.pack.empty() ? pack_of(count.pack, request.rules) : request.pack;
}

std::optional<ParseError> why_not_from(const json::Request& request, std::span<const Card> pack) {
  if (pack.empty()) return std::nullopt;
  const std::optional<std::string> why = pack_contradicts(request.rules, request.position, pack);
  if (!why) return std::nullopt;
  return ParseError{{}, "the order of the pack: " + *why, "the whole pack, top card first, as it was before the deal"};
}

std::optional<ParseError> answer_plain(const Count& count, const Asked& asked, std::span<const Card> pack) {
  const json::Request& request = asked.request;
  Effort effort = json::effort_of_listing(count.steps);
  const Perft perft = casino::perft(request.rules, request.position, count.depth, pack, &effort);
  if (auto why_not = json::why_not_listed(request.rules, request.position, perft.listing)) return why_not;
  if (effort.is_spent()) return not_counted(effort);
  if (count.session.as_json) {
    json::Json answer = json::answer_to(asked.id);
    json::add_what_the_position_breaks(answer, request);
    answer["nodes"] = perft.nodes;
    print(count.session, answer);
    return std::nullopt;
  }
  for (std::size_t depth = 1; depth < perft.nodes.size(); ++depth) {
    count.session.out.line("depth {}: {}", depth, perft.nodes[depth]);
    if (perft.nodes[depth] == 0) break;  // and so it goes on
  }
  complain_of_position(count.session, "perft", request);
  return std::nullopt;
}

std::optional<ParseError> answer_divided(const Count& count, const Asked& asked, std::span<const Card> pack) {
  const json::Request& request = asked.request;
  // The first round shows whether the hands are known.
  const int first_round = std::min<int>(count.depth, request.rules.seats.count);
  Effort effort_of_first_round = json::effort_of_listing(count.steps);
  const Listing listing = perft(request.rules, request.position, first_round, pack, &effort_of_first_round).listing;
  if (auto why_not = json::why_not_listed(request.rules, request.position, listing)) return why_not;
  Effort effort = json::effort_of_listing(count.steps);
  const DividedPerft divided = perft_divided(request.rules, request.position, count.depth, pack, &effort);
  if (effort.is_spent()) return not_counted(effort);
  std::uint64_t total = 0;
  json::Json answer = json::answer_to(asked.id);
  json::add_what_the_position_breaks(answer, request);
  json::LongList listed("branches");
  listed.add_to(answer);
  for (const PerftBranch& branch : divided.branches) {
    total += branch.nodes;
    const std::string text = notation::text_of(request.rules, request.position, branch.turn);
    const auto in_json = [&] {
      return json::Json{{"turn", json::of(branch.turn, request.rules)}, {"text", text}, {"nodes", branch.nodes}};
    };
    if (!count.session.as_json) count.session.out.line("{:>12}  {}", branch.nodes, text);
    else if (!listed.add(in_json(), effort)) return not_counted(effort);
  }
  answer["nodes"] = total;
  if (count.session.as_json) {
    listed.write(answer, [&](std::string_view text) { count.session.out.write(text); });
    count.session.out.write("\n");
  } else {
    count.session.out.line("{:>12}  in all, at depth {}", total, count.depth);
    complain_of_position(count.session, "perft", request);
  }
  return std::nullopt;
}

}  // namespace

void add_perft(CLI::App& app, Session& session) {
  auto count = std::make_shared<Count>(Count{.session = session});
  CLI::App& verb = add_verb(app, "perft", "How many distinct outcomes there are, to a depth in turns", session,
                            {"casino perft --depth 3 \"table 5C 3D; hand N: 8S 2C; hand S: 9H 4D\"",
                             "casino perft --depth 2 --divide \"table 5C 3D; hand N: 8S 2C; hand S: 9H 4D\""});
  count->source.subject = json::Subject::count;
  add_position_options(verb, count->source);
  keep_off_out_of_help(verb);
  add_number(verb, "--depth", count->depth, "How many turns ahead", 1, deepest)->capture_default_str();
  add_steps_option(verb, count->steps);
  verb.add_flag("--divide", count->divide, "Tell the numbers apart by the first turn");
  verb.add_option("--pack", count->pack, "The order of the pack, top card first, for new hands to be dealt from")
      ->type_name("CARDS");
  verb.callback([count] {
    answer_positions(count->session, count->source, "perft", [&](const Asked& asked) {
      const std::vector<Card> pack = pack_for(*count, asked.request);
      if (auto why_not = why_not_from(asked.request, pack)) return why_not;
      return count->divide ? answer_divided(*count, asked, pack) : answer_plain(*count, asked, pack);
    });
  });
}

}  // namespace casino::cli
