#pragma once
// Requests in JSON, one after the other, from a file or standard input. A bad one gets its answer in its
// place, and the rest go on.

#include <functional>
#include <string>

#include "cli/session/refusal.hpp"
#include "cli/session/session.hpp"
#include "oracle/requests/request.hpp"

namespace casino::cli {

// A request that was read, with the ID that its answer bears.
struct Asked {
  const json::Request& request;
  std::optional<json::Json> id;
};

struct Requests {
  std::string file;  // "-" is standard input
  json::Node usual_rules;
  json::Subject subject = json::Subject::judgement;
  std::string_view verb;  // "judge": what the summary says was done
};

// Answers a request; or tells why it cannot be answered though it could be read.
using AnswerFunction = std::function<std::optional<ParseError>(const Asked&)>;

// Answers each request by `answer`, complains of those that cannot be used, and ends with a summary on
// standard error. Answers go out before more input is waited for. Throws Unusable if there is no request at
// all. `summary` adds to the summary what there was of what.
void answer_requests(Session& session, const Requests& requests, const AnswerFunction& answer,
                     const std::function<std::string()>& summary);

void print(Session& session, const json::Json& document);
// Behind the name of its format.
void print(Session& session, std::string_view format, const json::Json& told);

}  // namespace casino::cli
