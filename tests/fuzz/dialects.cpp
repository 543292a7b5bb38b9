// Dialects in JSON: what is read are rules for each number of players that it names, which are written and read to the
// same; what is refused says why, and where.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "oracle/rulesets/dialect.hpp"
#include "oracle/rulesets/rules.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_dialects {
namespace {

using json::Cursor;

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const Parsed<NamedRules> dialect =
      json::parsed(text, [](const Cursor& at) { return json::read_dialect(at, all_named_rules()); });
  if (!dialect) {
    require(!dialect.errors().empty());
    for (const ParseError& error : dialect.errors()) require(!error.expected.empty());
    return;
  }
  require(dialect->variant != nullptr && dialect->fewest_seats <= dialect->usual_seats &&
          dialect->usual_seats <= dialect->most_seats);
  for (std::uint8_t seats = dialect->fewest_seats; seats <= dialect->most_seats; ++seats) {
    const Rules rules = dialect->rules(Seats{seats});
    const Parsed<Rules> again = json::parsed(json::of(rules).dump(), json::read_rules);
    require(again && *again == rules);
  }
}

}  // namespace casino::fuzz_dialects
