// Requests in JSON, a line each, as they come in a stream: whoever reads them and remembers the last rules reads each
// as somebody does who has seen no other; what is refused says why, and where.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/judge/judge.hpp"
#include "oracle/json/captured.hpp"
#include "oracle/requests/request.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_requests {
namespace {

using json::Node;
using json::RequestReader;
using json::Subject;

std::string told(const json::Request& request) {
  return request.captured ? json::of(*request.captured, request.rules).dump() : std::string();
}

bool is_same(const Parsed<json::Request>& one, const Parsed<json::Request>& other) {
  if (one.has_value() != other.has_value()) return false;
  if (!one) return one.errors() == other.errors();
  return one->rules == other->rules && one->position == other->position && one->turn == other->turn &&
         told(*one) == told(*other);
}

void try_request(const Node& document, Subject subject, RequestReader& remembering) {
  const Parsed<json::Request> request = remembering.read(document, subject);
  require(is_same(request, RequestReader(Node{std::string("swazi")}).read(document, subject)));
  if (!request) {
    require(!request.errors().empty());
    for (const ParseError& error : request.errors()) require(!error.expected.empty());
    return;
  }
  if (request->turn) static_cast<void>(judge(request->rules, request->position, *request->turn));
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  constexpr std::array subjects{Subject::judgement, Subject::position, Subject::score};
  std::array readers{RequestReader(Node{std::string("swazi")}), RequestReader(Node{std::string("swazi")}),
                     RequestReader(Node{std::string("swazi")})};
  std::string_view lines(reinterpret_cast<const char*>(bytes), size);
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(line.size() + (line.size() < lines.size() ? 1 : 0));
    const Parsed<Node> document = json::read_document(line);
    if (!document) continue;
    static_cast<void>(json::id_of(*document));
    for (std::size_t i = 0; i < subjects.size(); ++i) try_request(*document, subjects[i], readers[i]);
  }
}

}  // namespace casino::fuzz_requests
