#include "cli/input/requests.hpp"

#include "cli/input/document_kind.hpp"
#include "cli/input/input.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "oracle/replies/reply.hpp"

namespace casino::cli {
namespace {

// Lines of a record, as lines of its file.
ParseErrors in_file(ParseErrors errors, const Record& record) {
  for (ParseError& error : errors)
    if (error.where.line > 0) error.where.line += record.line - 1;
  return errors;
}

class Answering {
 public:
  Answering(Session& session, const Requests& requests, const AnswerFunction& answer)
      : session_(session), requests_(requests), answer_(answer), reader_(requests.usual_rules) {}

  void take(const Record& record, const std::string& input) {
    ++count_;
    if (record.is_too_long) {
      const std::string limit = "at most " + std::to_string(longest_input) + " bytes";
      return refuse(input, std::nullopt, {{{"", record.line, 1}, "more bytes", limit}});
    }
    const Parsed<json::Node> document = json::read_document(record.text);
    if (!document) return refuse(input, std::nullopt, in_file(document.errors(), record));
    const std::optional<json::Json> id = json::id_of(*document);
    const Parsed<json::Request> request = reader_.read(*document, requests_.subject);
    if (!request) return refuse(input, id, in_file(request.errors(), record));
    if (std::optional<ParseError> why_not = answer_({*request, id})) {
      why_not->where = {"", record.line, 1};
      refuse(input, id, {*why_not});
    }
  }

  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] std::uint64_t refused() const { return refused_; }

 private:
  void refuse(const std::string& input, const std::optional<json::Json>& id, const ParseErrors& errors) {
    ++refused_;
    session_.earn(ExitCode::unusable);
    complain("casino: " + messages_of(errors, input));
    if (session_.as_json) print(session_, json::refused(json::answer_to(id), errors));
  }

  Session& session_;
  const Requests& requests_;
  const AnswerFunction& answer_;
  json::RequestReader reader_;
  std::uint64_t count_ = 0;
  std::uint64_t refused_ = 0;
};

}  // namespace

void answer_requests(Session& session, const Requests& requests, const AnswerFunction& answer,
                     const std::function<std::string()>& summary) {
  Input input(requests.file);
  input.before_waiting([&] { session.out.flush(); });
  Records records(input);
  Answering answering(session, requests, answer);
  while (const std::optional<Record> record = records.next()) {
    // Once is enough, and not for each line of a log.
    if (answering.count() == 0) refuse_another_kind(record->text, DocumentKind::request, requests.file, input.name());
    answering.take(*record, input.name());
  }
  if (answering.count() == 0) throw Unusable(input.name() + ": empty, without a request");
  session.out.flush();
  if (answering.count() > 1 || answering.refused() > 0)
    complain(fmt::format("casino {}: {} {}: {}{} that could not be used", requests.verb, answering.count(),
                         answering.count() == 1 ? "request" : "requests", summary(), answering.refused()));
}

void print(Session& session, const json::Json& document) { session.out.write(line_of(document)); }

void print(Session& session, std::string_view format, const json::Json& told) {
  print(session, formats::named(format, told));
}

}  // namespace casino::cli
