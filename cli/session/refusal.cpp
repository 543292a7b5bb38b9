#include "cli/session/refusal.hpp"

#include <algorithm>

#include "cli/session/failure.hpp"
#include "oracle/json/written.hpp"
#include "oracle/replies/reply.hpp"

namespace casino::cli {

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
    const json::Json object = {{"file", file}};
    session.out.write(line_of(json::refused(object, errors)));
  }
  session.out.flush();
  complain("casino: " + messages_of(errors, file));
}

}  // namespace casino::cli
