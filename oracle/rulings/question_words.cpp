#include "oracle/rulings/question_words.hpp"

#include <fmt/format.h>

#include "oracle/corpus/write.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"
#include "oracle/text/words.hpp"

namespace casino::rulings {
namespace {

using Sentences = std::vector<std::string>;

std::string cards_in_words(const Rules& rules, CardSet cards) {
  return cards.empty() ? "nothing" : notation::text_of(rules, cards);
}

// In the order in which they lie.
std::string pack_in_words(const Rules& rules, const std::vector<Card>& pack) {
  std::string text;
  for (const Card card : pack) text += (text.empty() ? "" : " ") + notation::text_of(rules, card);
  return text;
}

std::string sides_in_words(const Rules& rules, const PerSide<bool>& sides) {
  std::string text;
  for (const Side side : sides_of(rules))
    if (sides[side]) text += (text.empty() ? "" : " and ") + long_name_of(side, rules);
  return text;
}

// ---- What a side has captured

// "21 cards, 6 of them spades, with AS 10D", "3S AH and 2 cards that nobody has named", "nothing"
std::string captured_by(const Rules& rules, const Captured& captured, Side side) {
  const CardSet cards = captured.cards[side];
  const std::optional<int> count = captured.card_count[side];
  std::string text;
  if (count) text = counted(static_cast<std::uint64_t>(*count), "card");
  else if (!cards.empty()) text = notation::text_of(rules, cards);
  if (captured.hidden[side] > 0)
    text += fmt::format("{}{} that nobody has named", text.empty() ? "" : " and ",
                        counted(static_cast<std::uint64_t>(captured.hidden[side]), "card"));
  if (captured.spade_count[side])
    text += fmt::format("{}{} of them spades", text.empty() ? "cards, " : ", ", *captured.spade_count[side]);
  if (count && !cards.empty()) text += ", with " + notation::text_of(rules, cards);
  return text.empty() ? "nothing" : text;
}

std::string sweeps_in_words(const Rules& rules, const Captured& captured) {
  std::string text;
  for (const Sweep& sweep : captured.sweeps) {
    text += (text.empty() ? "" : ", ") + long_name_of(sweep.side, rules);
    if (sweep.cards > 0) text += fmt::format(" of {}", counted(sweep.cards, "card"));
    if (sweep.is_initial) text += " (the first layout)";
  }
  return text;
}

std::string captured_in_words(const Rules& rules, const Captured& captured) {
  std::string text;
  for (const Side side : sides_of(rules))
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", long_name_of(side, rules),
                        captured_by(rules, captured, side));
  if (!captured.left.empty()) text += fmt::format("; left on the table: {}", notation::text_of(rules, captured.left));
  if (!captured.sweeps.empty()) text += fmt::format("; sweeps: {}", sweeps_in_words(rules, captured));
  if (captured.last_capture) text += fmt::format("; last capture: {}", long_name_of(*captured.last_capture, rules));
  for (const Side side : sides_of(rules)) {
    const Calls& calls = captured.calls[side];
    if (calls.oranges > 0) text += fmt::format("; {}: {}", long_name_of(side, rules), counted(calls.oranges, "orange"));
    if (calls.false_calls > 0)
      text += fmt::format("; {}: {}", long_name_of(side, rules), counted(calls.false_calls, "false call"));
  }
  return text;
}

// ---- What is asked

struct QuestionInWords {
  const Rules& rules;
  notation::Style style;

  [[nodiscard]] std::string drawn(const Position& position) const { return notation::text_of(rules, position, style); }
  [[nodiscard]] std::string_view seat(Seat seat) const { return name_of(seat, rules.seats); }

  Sentences operator()(const corpus::RulesAsked& /*asked*/) const { return {"Can these rules be played?"}; }
  Sentences operator()(const corpus::Unreadable& /*asked*/) const { return {"Can this be read?"}; }
  Sentences operator()(const corpus::TurnsAsked& asked) const {
    Sentences lines{drawn(asked.position)};
    Position position = asked.position;
    for (const Turn& turn : asked.turns) {
      lines.push_back(notation::text_of(rules, position, turn, style));
      position = judge(rules, position, turn).after;
    }
    return lines;
  }
  Sentences operator()(const corpus::PositionAsked& asked) const {
    return {drawn(asked.position), "Does anything in this position break the rules?"};
  }
  Sentences operator()(const corpus::EndAsked& asked) const {
    return {drawn(asked.position), "The deal ends here: who gets what lies there?"};
  }
  Sentences operator()(const corpus::DealingAsked& asked) const {
    Sentences lines{drawn(asked.before), fmt::format("Dealing {} of hands:", asked.stated.dealing.number)};
    const Dealing& dealing = asked.stated.dealing;
    for (const Seat one : rules.seats)
      if (const Hand hand{dealing.hands[one], dealing.unseen[one]}; hand != Hand::of({}))
        lines.push_back(fmt::format("{} gets {}", seat(one), notation::text_of(rules, hand, style)));
    if (!dealing.table.empty()) lines.push_back("on the table come " + notation::text_of(rules, dealing.table));
    if (!asked.stated.pack.empty())
      lines.push_back("the pack, from the top: " + pack_in_words(rules, asked.stated.pack));
    return lines;
  }
  Sentences operator()(const corpus::CutAsked& asked) const {
    return {fmt::format("{} cuts the layout, and {} deals: {}{}", seat(asked.by), seat(asked.dealer),
                        cards_in_words(rules, asked.cards), asked.put_back ? "; it is put back and cut again" : "")};
  }
  Sentences operator()(const corpus::ScoreAsked& asked) const {
    return {"Captured in the deal: " + captured_in_words(rules, asked.captured)};
  }
  Sentences operator()(const corpus::MatchAsked& asked) const {
    Sentences lines{standing(asked.match) + fmt::format(", {} deals", seat(asked.match.dealer))};
    for (const Captured& deal : asked.deals) lines.push_back("A deal. " + captured_in_words(rules, deal));
    if (asked.claimed_by)
      lines.push_back(fmt::format("{} says to have won, rightly", long_name_of(*asked.claimed_by, rules)));
    if (asked.false_claim_by)
      lines.push_back(fmt::format("{} says to have won, wrongly", long_name_of(*asked.false_claim_by, rules)));
    if (asked.last_capturer) lines.push_back(fmt::format("The last capture is by {}", seat(*asked.last_capturer)));
    if (asked.drawn) lines.push_back(fmt::format("The lot falls on {}", seat(*asked.drawn)));
    return lines;
  }
  Sentences operator()(const corpus::ClaimAsked& asked) const {
    return {standing(asked.match), "Captured so far. " + captured_in_words(rules, asked.captured),
            fmt::format("{} says to have won", long_name_of(asked.by, rules))};
  }
  Sentences operator()(const corpus::InPlayAsked& asked) const {
    return {standing(asked.match), "Captured so far. " + captured_in_words(rules, asked.captured),
            "Has anybody won, while the deal goes on?"};
  }
  Sentences operator()(const corpus::LastCallAsked& asked) const {
    const std::string at = fmt::format("At dealing {} of hands ", asked.number);
    switch (asked.said) {
      case LastSaid::yes: return {at + "the dealer says \"last\""};
      case LastSaid::no: return {at + "the dealer says nothing"};
      case LastSaid::not_stated: break;
    }
    return {at + "nobody has written down whether the dealer said \"last\""};
  }
  Sentences operator()(const corpus::PerftAsked& asked) const {
    return {drawn(asked.position), fmt::format("How many ways to play on are there, up to {}?",
                                               counted(static_cast<std::uint64_t>(asked.depth), "turn"))};
  }
  Sentences operator()(const corpus::PlayAsked& asked) const {
    return {fmt::format("{} deals this pack, from the top: {}", seat(asked.dealer), pack_in_words(rules, asked.pack)),
            "Can the deal be played to its end?"};
  }

 private:
  [[nodiscard]] std::string standing(const Match& match) const {
    const std::string first = sides_in_words(rules, match.met_first);
    return fmt::format("Before the deal: {}{}", points_in_words(rules, match.totals),
                       first.empty() ? "" : fmt::format("; first to do what it has to: {}", first));
  }
};

// ---- What is answered

// Parts of a sentence, each after the one before.
class Sentence {
 public:
  void add(const std::string& part) { text_ += (text_.empty() ? "" : "; ") + part; }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

std::string verdict_in_words(const corpus::Reported& reported) {
  constexpr std::array<std::string_view, 3> words{"legal", "illegal", "undetermined"};
  std::string text(words.at(static_cast<std::size_t>(reported.verdict)));
  for (const Clause clause : reported.cited) text += fmt::format(" {}", entry_of(clause).id);
  if (!reported.warned.empty()) text += ", against the custom";
  for (const Clause clause : reported.warned) text += fmt::format(" {}", entry_of(clause).id);
  if (reported.impossible) text += ", for it cannot be done";
  return text;
}

void add_score(Sentence& sentence, const Rules& rules, const corpus::CaseAnswer& answer) {
  if (answer.redeal) sentence.add("the cards are dealt again");
  if (answer.captured) sentence.add(captured_in_words(rules, *answer.captured));
  if (!answer.score) return;
  sentence.add("points: " + points_in_words(rules, answer.score->total));
  if (answer.score->added != answer.score->total)
    sentence.add("for the match: " + points_in_words(rules, answer.score->added));
}

std::string winner_in_words(const Rules& rules, const std::optional<Side>& winner) {
  return winner ? long_name_of(*winner, rules) + " has won" : "nobody has won";
}

// Where each deal is won by itself no match is ever over (Q-HAI-01).
std::string end_in_words(const Rules& rules, const Match& match) {
  const std::string winner = winner_in_words(rules, match.winner);
  if (match.is_over) return "the match is over, " + winner;
  return each_deal_is_won_by_itself(rules) ? winner + " the deal" : "the match goes on";
}

void add_match(Sentence& sentence, const Rules& rules, const corpus::CaseAnswer& answer) {
  if (answer.claim_is_correct) sentence.add(*answer.claim_is_correct ? "the claim is right" : "the claim is false");
  if (answer.earned) sentence.add("earned in the deal: " + points_in_words(rules, *answer.earned));
  if (answer.winner_in_play) sentence.add(winner_in_words(rules, *answer.winner_in_play));
  if (!answer.match) return;
  const Match& match = *answer.match;
  if (!answer.claim_is_correct) sentence.add("totals: " + points_in_words(rules, match.totals));
  // What a right claim wins is not asked.
  if (!answer.claim_is_correct || match.is_over) sentence.add(end_in_words(rules, match));
  if (match.is_double) sentence.add("it counts double");
  if (answer.claim_is_correct || match.is_over) return;
  if (match.lot_among.empty()) return sentence.add(fmt::format("{} deals next", name_of(match.dealer, rules.seats)));
  std::string among;
  for (const Seat seat : rules.seats)
    if (match.lot_among.contains(seat))
      among += fmt::format("{}{}", among.empty() ? "" : " and ", name_of(seat, rules.seats));
  sentence.add("a lot decides among " + among);
}

void add_dealing(Sentence& sentence, const Rules& rules, const corpus::CaseAnswer& answer) {
  if (!answer.leader) return;
  if (!answer.given) sentence.add("the rules fix no order of dealing");
  else {
    for (const Seat seat : rules.seats)
      sentence.add(
          fmt::format("{} gets {}", name_of(seat, rules.seats), cards_in_words(rules, answer.given->hands[seat])));
    sentence.add("on the table: " + cards_in_words(rules, answer.given->table));
  }
  if (answer.is_last_dealing.value_or(false)) sentence.add("it is the last dealing");
  sentence.add(fmt::format("{} begins", name_of(*answer.leader, rules.seats)));
}

std::string numbers_in_words(const std::vector<std::uint64_t>& numbers) {
  std::string text;
  for (const std::uint64_t number : numbers) text += fmt::format("{}{}", text.empty() ? "" : ", ", number);
  return text;
}

std::string turn_in_words(const Rules& rules, const Judgement& judgement) {
  const std::string verdict = verdict_in_words(corpus::reported_by(judgement));
  if (!std::holds_alternative<Legal>(judgement.verdict)) return verdict;
  return verdict + ", then " + notation::text_of(rules, judgement.after);
}

}  // namespace

std::vector<std::string> question_in_words(const Rules& rules, const corpus::Asked& asked, notation::Style style) {
  return std::visit(QuestionInWords{rules, style}, asked);
}

std::string answer_in_words(const Rules& rules, const corpus::Asked& asked, const corpus::CaseAnswer& answer) {
  if (answer.refused) return "refused: " + *answer.refused;
  Sentence sentence;
  if (!answer.judgements.empty()) sentence.add(turn_in_words(rules, answer.judgements.back()));
  const auto* dealing = std::get_if<corpus::DealingAsked>(&asked);
  const bool nothing_to_judge = dealing != nullptr && !corpus::states_cards(*dealing);
  if (answer.findings && !nothing_to_judge) sentence.add(verdict_in_words(corpus::reported_by(*answer.findings)));
  if (answer.last_call) sentence.add(verdict_in_words(corpus::reported_by(*answer.last_call)));
  add_score(sentence, rules, answer);
  add_match(sentence, rules, answer);
  add_dealing(sentence, rules, answer);
  if (answer.nodes) sentence.add("ways to play on: " + numbers_in_words(*answer.nodes));
  if (answer.plays_out) sentence.add(*answer.plays_out ? "it plays out" : "it does not play out");
  return sentence.text();
}

}  // namespace casino::rulings
