#include "oracle/rulings/difference_words.hpp"

#include <algorithm>
#include <sstream>
#include <tuple>

#include <fmt/format.h>

#include "oracle/corpus/answer.hpp"
#include "oracle/corpus/write.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/rulings/lines.hpp"
#include "oracle/rulings/question_words.hpp"
#include "oracle/text/words.hpp"

namespace casino::distinguish {
namespace {

using explain::Line;
using explain::LineKind;
using Lines = std::vector<Line>;

std::string aspect_in_words(Aspect aspect) {
  switch (aspect) {
    case Aspect::verdict: return "They part on a verdict.";
    case Aspect::outcome: return "They agree on the verdict, and part on the outcome.";
    case Aspect::dealing: return "They part on a dealing.";
    case Aspect::score: return "They part on a score.";
    case Aspect::match: return "They part on the course of a match.";
  }
  return {};
}

std::string witness_in_words(const Witness& witness) {
  switch (standing_of(witness)) {
    case Standing::first_layout: return "A deal can begin like this.";
    case Standing::from_play:
      return fmt::format("Found in play, at turn {} of game {}, and made smaller.", witness.turn, *witness.game + 1);
    case Standing::well_formed: return "Well formed; whether play can lead there has not been looked at.";
  }
  return {};
}

// The position that is asked about, as people see it; nothing where something else is asked.
std::string drawing_in(const Rules& rules, const corpus::Asked& asked, notation::Style style) {
  return std::visit(
      [&](const auto& one) {
        if constexpr (requires { one.position; }) return notation::drawing_of(rules, one.position, style);
        else return std::string();
      },
      asked);
}

void add_drawing(Lines& lines, const std::string& drawing) {
  if (!drawing.empty()) lines.push_back({LineKind::text, ""});
  std::istringstream drawn(drawing);
  for (std::string line; std::getline(drawn, line);) lines.push_back({LineKind::text, "    " + line});
}

// ---- What either answers

struct Answered {
  const Rules& rules;
  corpus::Asked asked;
  corpus::CaseAnswer answer;
};

Answered answered_by(const Rules& rules, corpus::Asked asked) {
  corpus::CaseAnswer answer = corpus::answer(rules, asked);
  return {rules, std::move(asked), std::move(answer)};
}

std::string in_whole(const Answered& one) { return rulings::answer_in_words(one.rules, one.asked, one.answer); }

std::string turn_in_words(const Rules& rules, const Judgement& judgement, Aspect aspect) {
  if (aspect == Aspect::verdict) return rulings::text_of(rulings::answer_of(judgement.verdict));
  return "then " + notation::text_of(rules, judgement.after);
}

// Of the first turn to which they do not say the same; of several turns with its number.
std::array<std::string, 2> words_of_turns(const Answered& a, const Answered& b, Aspect aspect) {
  const std::size_t turns = std::min(a.answer.judgements.size(), b.answer.judgements.size());
  for (std::size_t at = 0; at < turns; ++at) {
    const std::string by_a = turn_in_words(a.rules, a.answer.judgements[at], aspect);
    const std::string by_b = turn_in_words(b.rules, b.answer.judgements[at], aspect);
    if (by_a == by_b) continue;
    const std::string where = turns == 1 ? "" : fmt::format("turn {}: ", at + 1);
    return {where + by_a, where + by_b};
  }
  return {};
}

void add_size(Lines& lines, const Distinction& found, const Witness& witness) {
  const std::string proof = witness.is_smallest ? "none is smaller" : "smaller ones have not all been looked at";
  lines.push_back({LineKind::text, ""});
  lines.push_back({LineKind::heading, fmt::format("Size: {}; {}", text_of(witness.size), proof)});
  lines.push_back({LineKind::text, "  " + witness_in_words(witness)});
  lines.push_back({LineKind::text, "  Looked at: " + what_was_searched(found) + "."});
}

}  // namespace

std::string what_was_searched(const Distinction& found) {
  std::vector<std::string> parts;
  const auto up_to = [&](std::string_view what, int cards) {
    parts.push_back(fmt::format("{} up to {}", what, counted(static_cast<std::uint64_t>(cards), "card")));
  };
  const bool both = found.cards_in_scores && found.cards_in_scores == found.cards_in_dealings;
  if (both) up_to("questions of scores, dealings and matches with", *found.cards_in_scores);
  else if (found.cards_in_scores) up_to("questions of scores and matches with", *found.cards_in_scores);
  if (!both && found.cards_in_dealings) up_to("questions of dealings with", *found.cards_in_dealings);
  if (!found.turns_can_differ) parts.emplace_back("no clause about turns reads an option in which they differ");
  else if (found.cards_in_turns)
    up_to(found.lists_every_turn ? "every turn at tables of" : "every turn that all clauses allow, at tables of",
          *found.cards_in_turns);
  if (found.games > 0) parts.push_back(fmt::format("{} at random", counted(found.games, "game")));
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
  return text;
}

std::string text_of(const Size& size) {
  return fmt::format("{}, {}, {}", counted(size.cards, "card"), counted(size.seats, "seat"),
                     counted(size.actions, "action"));
}

std::vector<std::string> situation_of(const Rules& rules, const corpus::Asked& asked, notation::Style style) {
  return rulings::question_in_words(rules, asked, style);
}

std::array<std::string, 2> answers_in_words(const Pair& pair, const corpus::Asked& asked, Aspect aspect) {
  const Answered a = answered_by(pair.a, asked);
  const Answered b = answered_by(pair.b, corpus::asked_by(pair.b, pair.a, asked));
  std::array<std::string, 2> words;
  if (aspect == Aspect::verdict || aspect == Aspect::outcome) words = words_of_turns(a, b, aspect);
  // Where the turns alone come to the same, what stands behind them tells.
  return words[0] == words[1] ? std::array{in_whole(a), in_whole(b)} : words;
}

std::vector<Line> lines_of(const Witness& witness, const Names& names, notation::Style style) {
  Lines lines{{LineKind::citation, aspect_in_words(witness.aspect)}};
  for (const std::string& line : situation_of(witness.pair.a, witness.asked, style))
    lines.push_back({LineKind::text, "  " + line});
  add_drawing(lines, drawing_in(witness.pair.a, witness.asked, style));
  lines.push_back({LineKind::text, ""});
  const std::array<std::string, 2> answers = answers_in_words(witness.pair, witness.asked, witness.aspect);
  for (const auto& [name, rules, answer] :
       {std::tuple{&names.a, &witness.pair.a, &answers[0]}, std::tuple{&names.b, &witness.pair.b, &answers[1]}}) {
    lines.push_back({LineKind::citation, fmt::format("{} ({})", *name, rules->seats.count)});
    lines.push_back({LineKind::text, "  " + *answer});
  }
  return lines;
}

std::vector<Line> lines_of(const Distinction& found, const Names& names, notation::Style style) {
  if (!found.witness) {
    const std::string searched = what_was_searched(found);
    return {{LineKind::text, "No difference was found in what was looked at: " + searched + "."}};
  }
  Lines lines = lines_of(*found.witness, names, style);
  add_size(lines, found, *found.witness);
  return lines;
}

json::Json of(const Distinction& found, const Names& names) {
  json::Json object = {{"differ", found.witness.has_value()}, {"a", names.a}, {"b", names.b}};
  if (found.witness) {
    const Witness& witness = *found.witness;
    json::Json reported = {{"kind", kind_names.at(static_cast<std::size_t>(kind_of(witness.asked, witness.aspect)))},
                           {"aspect", aspect_names.at(static_cast<std::size_t>(witness.aspect))},
                           {"seats", witness.size.seats},
                           {"cards", witness.size.cards},
                           {"actions", witness.size.actions},
                           {"smallest", witness.is_smallest},
                           {"standing", standing_names.at(static_cast<std::size_t>(standing_of(witness)))}};
    reported.update(corpus::question_in_json(witness.pair.a, witness.asked));
    reported["text"] = situation_of(witness.pair.a, witness.asked);
    reported["a"] = corpus::answer_in_json(witness.pair.a, witness.asked);
    reported["b"] =
        corpus::answer_in_json(witness.pair.b, corpus::asked_by(witness.pair.b, witness.pair.a, witness.asked));
    const std::array<std::string, 2> says = answers_in_words(witness.pair, witness.asked, witness.aspect);
    reported["a_says"] = says[0];
    reported["b_says"] = says[1];
    object["witness"] = reported;
  }
  json::Json searched = json::Json::object();
  if (found.cards_in_scores) searched["questions_up_to_cards"] = *found.cards_in_scores;
  if (found.cards_in_dealings) searched["dealings_up_to_cards"] = *found.cards_in_dealings;
  if (found.cards_in_turns) searched["turns_up_to_cards"] = *found.cards_in_turns;
  searched["games"] = found.games;
  object["searched"] = searched;
  return object;
}

}  // namespace casino::distinguish
