#include "cli/session/refusal.hpp"

#include <algorithm>

#include "cli/session/failure.hpp"
#include "oracle/json/written.hpp"

namespace casino::cli {

json::Json of(const ParseError& error) {
  json::Json object = json::Json::object();
  if (!error.where.pointer.empty()) object["pointer"] = error.where.pointer;
  if (error.where.line > 0) object["line"] = error.where.line;
  if (error.where.column > 0) object["column"] = error.where.column;
  object["found"] = error.found;
  object["expected"] = error.expected;
  return object;
}

json::Json refusal(std::string_view message, std::string_view file) {
  json::Json object = json::Json::object();
  if (!file.empty()) object["file"] = file;
  while (!message.empty()) {
    const std::size_t end = std::min(message.find('\n'), message.size());
    object["errors"].push_back({{"message", message.substr(0, end)}});
    message.remove_prefix(std::min(end + 1, message.size()));
  }
  return object;
}

std::string line_of(const json::Json& document) { return json::written(document) + "\n"; }

void refuse(Session& session, std::string_view message, std::string_view file) {
  session.earn(ExitCode::unusable);
  if (session.as_json) session.out.write(line_of(refusal(message, file)));
  session.out.flush();
  complain("casino: " + std::string(message));
}

void refuse(Session& session, const ParseErrors& errors, const std::string& file) {
  session.earn(ExitCode::unusable);
  if (session.as_json) {
    json::Json object = {{"file", file}};
    for (const ParseError& error : errors) object["errors"].push_back(of(error));
    session.out.write(line_of(object));
  }
  session.out.flush();
  complain("casino: " + messages_of(errors, file));
}

}  // namespace casino::cli
