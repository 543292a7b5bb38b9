// What a line means behind a turn that broke a rule, when the table may not be what the players took it for.

#include "oracle/log/report/report.hpp"
#include "oracle/log/text/read_text.hpp"

namespace casino::log {
namespace {

bool breaks_a_rule(const Problem& problem) {
  const bool is_noted = problem.weight == Weight::note && problem.ruling != Ruling::stood;
  return problem.matter == Matter::turn && (!problem.findings.empty() || problem.impossible) && !is_noted;
}

bool is_there(const Position& position, CardSet cards) {
  return std::ranges::any_of(position.builds, [&](const Build& build) { return build.cards == cards; });
}

void add_if_missing(Position& position, const Build& build) {
  if (!is_there(position, build.cards) && !position.builds.full()) position.builds.push_back(build);
}

// The piles as a turn names their tops: "S:3D" where 3D lies on another.
Position with_tops_as_named(const Rules& rules, Position position, std::string_view text) {
  for (notation::Reader in(rules, text); !in.at_end(); in.next()) {
    const std::optional<Seat> seat = in.peek_seat();
    const std::optional<Card> card = in.peek_card(2);
    if (!seat || !card || !in.peek(1).is(":")) continue;
    for (const Seat keeper : rules.seats) position.piles[keeper].take(*card);
    BoundedList<Card, card_count> on_top;
    on_top.push_back(*card);
    position.piles[pile_keeper(rules, *seat)].lay({}, on_top);
  }
  return position;
}

// The builds that a turn was to make, as far as it says of what value.
void add_builds_as_stated(Position& position, const Position& before, const Turn& turn) {
  for (const Step& step : turn.steps) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr || action->kind == Do::trail || action->kind == Do::capture) continue;
    Build build;
    build.cards = action->hand | action->base | action->table | action->tops;
    build.owner = turn.seat;
    build.value = action->value;
    const Build* base = before.build_with(action->base);
    if (!build.value.is_said() && base != nullptr) build.value = base->value;
    if (build.value.is_said()) add_if_missing(position, build);
  }
}

}  // namespace

// The first turn of the deal that broke a rule, so that builds may not be what the players took them for.
const Problem* TextReader::broken_turn() const {
  const auto& problems = replay_->problems();
  const auto first = std::ranges::find_if(problems, [&](const Problem& problem) {
    return problem.deal + 1 == log_.deals.size() && breaks_a_rule(problem);
  });
  return first == problems.end() ? nullptr : &*first;
}

// "[9]" after a turn that broke up the nine, or took it: the cards that were the nine before. After one that could not
// make it: the cards that it was to be made of. That they are none is for judging to say.
std::optional<Turn> TextReader::read_as_before(const Code& code) {
  if (broken_turn() == nullptr || code.text.find('[') == std::string::npos) return std::nullopt;
  remember_turns();
  deal_before_turn(code);
  for (const Position* earlier : replay_->earlier_positions()) {
    Position position = replay_->position();
    for (const Build& build : earlier->builds) add_if_missing(position, build);
    if (const Parsed<Turn> turn = turn_in(position, code)) return *turn;
  }
  Position position = replay_->position();
  for (const Problem& problem : replay_->problems())
    if (problem.deal + 1 == log_.deals.size() && breaks_a_rule(problem))
      add_builds_as_stated(position, *problem.before, *problem.played);
  if (const Parsed<Turn> turn = turn_in(position, code)) return *turn;
  return std::nullopt;
}

// "[2S 3H]" where 2S 3H 5C are a build, or where the turn itself has just built 2S 3D: whoever wrote that was mistaken
// about the table, or slipped. It is read by its cards; that they cannot be had so is for judging to say.
std::optional<Turn> TextReader::read_by_the_cards(const Code& code) {
  if (code.text.find('[') == std::string::npos) return std::nullopt;
  if (const Parsed<Turn> turn = turn_in(replay_->position(), code, notation::Brackets::of_any_cards)) return *turn;
  return std::nullopt;
}

// "S:3D" behind a turn that broke a rule, where 3D lies on another pile, or in none: whoever wrote that took the piles
// to lie otherwise. What the turn comes to with that card is for judging to say.
std::optional<Turn> TextReader::read_by_the_piles(const Code& code) {
  if (broken_turn() == nullptr || rules().pile_order == PileOrder::not_kept) return std::nullopt;
  if (const Parsed<Turn> turn = turn_in(with_tops_as_named(rules(), replay_->position(), code.text), code))
    return *turn;
  return std::nullopt;
}

void TextReader::refuse_turn(ParseErrors errors, const Code& code) {
  if (const Problem* problem = broken_turn())
    for (ParseError& error : errors)
      error.expected +=
          " (line " + std::to_string(in_file(problem->place.line)) + " is " + headline_of(log_, *problem) + ")";
  refuse_all(errors, code.line.number);
}

}  // namespace casino::log
