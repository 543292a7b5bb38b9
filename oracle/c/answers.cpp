#include "oracle/c/answers.hpp"

#include <array>

#include "oracle/json/document/document.hpp"
#include "oracle/json/written.hpp"
#include "oracle/pages/picture.hpp"
#include "oracle/replies/listing.hpp"
#include "oracle/replies/reply.hpp"
#include "oracle/rulesets/named_rules.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::c {
namespace {

using json::Json;
using json::Request;

std::string judged(Json answer, const Request& asked) {
  if (!asked.turn)
    return json::written(
        json::judged(std::move(answer), asked, judge_position(asked.rules, asked.position), json::Length::usual));
  return json::written(json::judged(std::move(answer), asked, json::judgement_of(asked), json::Length::usual));
}

std::string listed(Json answer, const Request& asked) {
  Effort effort = json::effort_of_listing(json::usual_steps);
  const Parsed<json::TurnsListed> turns = json::listed(answer, asked, json::usual_limit, effort);
  if (!turns) {
    ParseErrors errors = turns.errors();
    for (ParseError& error : errors) error.where = {"", 1, 1};
    return json::written(json::refused(std::move(answer), errors));
  }
  std::string text;
  turns->write([&](std::string_view piece) { text += piece; });
  return text;
}

std::string scored(Json answer, const Request& asked) { return json::written(json::scored(std::move(answer), asked)); }

std::string shown(Json answer, const Request& asked) { return json::written(json::shown(std::move(answer), asked)); }

std::string drawn(Json answer, const Request& asked) {
  answer["svg"] = pages::picture_of(asked.rules, asked.position);
  return json::written(answer);
}

struct Verb {
  std::string_view name;
  json::Subject subject;
  std::string (*answer)(Json, const Request&);
};

constexpr std::array verbs{Verb{"judge", json::Subject::judgement, judged},
                           Verb{"moves", json::Subject::position, listed}, Verb{"score", json::Subject::score, scored},
                           Verb{"show", json::Subject::position, shown},
                           Verb{"picture", json::Subject::position, drawn}};

const Verb* find_verb(std::string_view name) {
  for (const Verb& verb : verbs)
    if (verb.name == name) return &verb;
  return nullptr;
}

bool is_json(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && (text[first] == '{' || text[first] == '"');
}

}  // namespace

Parsed<json::Node> read_usual_rules(std::string_view text) {
  const Parsed<json::Node> document =
      is_json(text) ? json::read_document(text) : Parsed<json::Node>(json::Node{std::string(text)});
  if (!document) return document.errors();
  const Parsed<Rules> rules = json::parsed(*document, [](const json::Cursor& at) {
    const std::size_t faults = at.faults();
    Rules read = json::read_rules(at);
    if (at.faults() == faults) json::refuse_contradiction(at, read);
    return read;
  });
  if (!rules) return rules.errors();
  return *document;
}

std::string refusal(const ParseErrors& errors) { return json::written(json::refused(Json::object(), errors)); }

std::string answer(json::RequestReader& reader, std::string_view verb, std::string_view text) {
  const Verb* known = find_verb(verb);
  if (known == nullptr)
    return refusal({{{}, "the verb " + json::shown({std::string(verb)}), "judge, moves, score, show or picture"}});
  const Parsed<json::Node> document = json::read_document(text);
  if (!document) return refusal(document.errors());
  Json begun = json::answer_to(json::id_of(*document));
  const Parsed<Request> request = reader.read(*document, known->subject);
  if (!request) return json::written(json::refused(std::move(begun), request.errors()));
  return known->answer(std::move(begun), *request);
}

}  // namespace casino::c
