#include "cli/arguments/positions.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/arguments/arguments.hpp"
#include "cli/input/input.hpp"
#include "cli/session/failure.hpp"
#include "oracle/replies/reply.hpp"

namespace casino::cli {
namespace {

// What is asked in an argument, and the ID that its answer bears.
struct TypedRequest {
  json::Request request;
  std::optional<json::Json> id;
};

// A whole request, as it may stand in a file; nothing if there is something else, such as a position.
std::optional<TypedRequest> typed_as_in_a_file(const PositionSource& source) {
  if (!json::looks_like_json(*source.position)) return std::nullopt;
  const Parsed<json::Node> document = json::read_document(*source.position);
  if (!document || !json::has_a_request_around(*document)) return std::nullopt;
  json::RequestReader reader(document_of(source.rules));
  const Parsed<json::Request> request = reader.read(*document, source.subject);
  if (!request) throw Unusable(request.errors(), "request");
  return TypedRequest{*request, json::id_of(*document)};
}

TypedRequest typed_request(const PositionSource& source) {
  json::Request request;
  request.rules = rules_of(source.rules);
  if (const auto whole = typed_as_in_a_file(source)) return *whole;
  if (source.subject == json::Subject::score) request.captured = typed_captured(request.rules, *source.position);
  if (!request.captured) request.position = typed_position(request.rules, *source.position);
  return {request, std::nullopt};
}

}  // namespace

void add_position_options(CLI::App& verb, PositionSource& source) {
  verb.add_option("position", source.position, "The position, in the plain notation or in JSON; or a request in JSON");
  verb.add_option("--file", source.file,
                  "Requests in JSON from a file (-: standard input, which is read without it too)");
  add_rules_options(verb, source.rules);
  verb.add_flag("--text", source.text, "Answer requests from a file in words");
}

void answer_positions(Session& session, const PositionSource& source, std::string_view verb,
                      const AnswerFunction& answer) {
  if (source.position && !source.file.empty())
    throw Unusable(std::string(verb) + ": either a position or --file, not both");
  if (source.position) {
    const TypedRequest typed = typed_request(source);
    if (const auto why_not = answer({typed.request, typed.id}))
      throw Unusable(std::string(verb) + ": " + text_of(*why_not));
    return;
  }
  refuse_to_wait_at_a_terminal(verb, source.file);
  session.as_json = session.as_json || !source.text;
  static_cast<void>(rules_of(source.rules));  // refused now, not once for each request
  const Requests requests{source.file.empty() ? "-" : source.file, document_of(source.rules), source.subject, verb};
  answer_requests(session, requests, answer, [] { return std::string(); });
}

void complain_of_position(Session& session, std::string_view verb, const json::Request& request) {
  const std::string ids = json::broken_by_the_position(request);
  if (ids.empty()) return;
  session.out.flush();
  complain(fmt::format("casino {}: the position itself breaks {} (see: casino judge)", verb, ids));
}

}  // namespace casino::cli
