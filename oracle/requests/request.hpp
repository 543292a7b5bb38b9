#pragma once
// What is asked of the oracle, in JSON: {"id":7,"rules":{..},"position":{..},"turn":{..}}. A position and a
// turn may also be texts in the plain notation. The stated rules are laid over the usual ones. The ID can be
// any value, and comes back with the answer. A score can be asked for with what was "captured" instead of a
// position, and how a match stands with the deals of it.

#include "model/score/score.hpp"
#include "model/table/turn.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/play/standing.hpp"

namespace casino::json {

inline constexpr std::array<std::string_view, 8> request_keys{"id",    "rules",    "position", "turn",
                                                              "judge", "captured", "match",    "pack"};

struct Request {
  Rules rules;
  Position position;
  std::optional<Turn> turn;          // none: the question is about the position
  std::optional<Captured> captured;  // of a score; none: the position is that at the end of the deal
  std::optional<DealsPlayed> match;  // how it stands is asked, and no score
  std::vector<Card> pack;            // its order, top card first, for new hands to be dealt from; none if empty
};

// What a request has to be about.
enum class Subject : std::uint8_t {
  judgement,  // of its turn; or of the position, where it says so: "judge":"position"
  position,   // and there is no turn; the position may stand alone, without an object around it
  count,      // the same, and the order of the pack may be stated
  score       // the same, with a position or with what was captured; or of a match
};

// Reads requests, and remembers the rules of the last one, for they seldom change.
class RequestReader {
 public:
  explicit RequestReader(Node usual_rules) : usual_rules_(std::move(usual_rules)) {}

  [[nodiscard]] Parsed<Request> read(const Node& document, Subject subject);

 private:
  Request read_request(const Cursor& at, Subject subject);
  Request read_unwrapped(const Cursor& at, Subject subject);
  Rules rules_for(const std::optional<Cursor>& stated);

  Node usual_rules_;
  std::optional<Node> last_stated_;
  std::optional<Rules> last_rules_;
};

// The ID of a request, as it came; null if it has none.
[[nodiscard]] std::optional<Json> id_of(const Node& document);

// Whether a document is a request, and not its position, or what was captured, by itself.
[[nodiscard]] bool has_a_request_around(const Node& document);

// A position, or a turn in one, that stands in a document as JSON or as a text in the plain notation.
[[nodiscard]] Position read_any_position(const Cursor& at, const Rules& rules);
[[nodiscard]] Turn read_any_turn(const Cursor& at, const Rules& rules, const Position& position);

}  // namespace casino::json
