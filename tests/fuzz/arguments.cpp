// The rules that a command line asks for, and the order of a pack, a word on each line: the name of the rules, how many
// play, "off" and a clause, "pack" and cards, else an option and its value. What is accepted are rules, which are
// written and read to the same, and cards of their pack; what is refused says why.

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "cli/arguments/pack.hpp"
#include "cli/arguments/rules_choice.hpp"
#include "cli/session/failure.hpp"
#include "oracle/json/document/document.hpp"
#include "oracle/rulesets/rules.hpp"
#include "tests/fuzz/require.hpp"

namespace casino::fuzz_arguments {
namespace {

struct Typed {
  cli::RulesChoice rules;
  std::string pack;
};

// As --seats takes it: 2 to 6, or none.
int seats_of(const std::string& line) {
  return line.size() == 1 && line[0] >= '2' && line[0] <= '6' ? line[0] - '0' : 0;
}

Typed typed(std::string_view text) {
  Typed typed;
  for (std::size_t number = 0; !text.empty(); ++number) {
    const std::string line(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (number == 0) typed.rules.name = line;
    else if (number == 1) typed.rules.seats = seats_of(line);
    else if (line.starts_with("off ")) typed.rules.off.push_back(line.substr(4));
    else if (line.starts_with("pack ")) typed.pack = line.substr(5);
    else typed.rules.options.push_back(line);
  }
  return typed;
}

// Files of the machine that fuzzes are none of its business.
bool names_a_file(const std::string& rules) {
  return rules.find('/') != std::string::npos || rules.find('.') != std::string::npos;
}

}  // namespace

void run(const std::uint8_t* bytes, std::size_t size) {
  const Typed words = typed({reinterpret_cast<const char*>(bytes), size});
  if (names_a_file(words.rules.name)) return;
  try {
    const Rules rules = cli::rules_of(words.rules);
    const auto again = json::parsed(json::of(rules).dump(), json::read_rules);
    require(again && *again == rules);
    std::set<Card> seen;
    for (const Card card : cli::pack_of(words.pack, rules))
      require(rules.pack.contains(card) && seen.insert(card).second);
  } catch (const cli::Unusable& why) {
    require(*why.what() != '\0');
  }
}

}  // namespace casino::fuzz_arguments
