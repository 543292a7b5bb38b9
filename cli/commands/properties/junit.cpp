#include "cli/commands/properties/junit.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/text/foreign_text.hpp"
#include "properties/run/kept_breach.hpp"

namespace casino::cli {
namespace {

using properties::ListedFact;

std::string inside_of(const ListedFact& fact, const properties::GamesTally& tally) {
  for (const auto& [breach, where, game] : tally.breaches)
    if (breach.fact == fact.name)
      return fmt::format("<failure type=\"{}\" message=\"{}\">{}\n{}\n</failure>\n", in_attribute(fact.name),
                         in_attribute(fact.says), in_element(where),
                         in_element(properties::case_of(breach, fact.says).dump(2)));
  return tally.times.contains(fact.name) ? "" : "<skipped message=\"no game promised it\"/>\n";
}

std::string test_case(const ListedFact& fact, const std::string& inside) {
  const std::string_view kind = properties::fact_kind_names.at(static_cast<std::size_t>(fact.kind));
  return fmt::format("<testcase classname=\"{}\" name=\"{}\"", in_attribute(kind), in_attribute(fact.name)) +
         (inside.empty() ? "/>\n" : ">\n" + inside + "</testcase>\n");
}

}  // namespace

std::string in_junit(const properties::GamesTally& tally, const std::vector<std::string>& wanted, RunOfFacts run) {
  std::string cases;
  int tests = 0;
  for (const ListedFact& fact : properties::listed()) {
    if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), fact.name) == wanted.end()) continue;
    cases += test_case(fact, inside_of(fact, tally));
    ++tests;
  }
  const int not_whole = run == RunOfFacts::until_interrupted ? 1 : 0;
  if (not_whole != 0)
    cases += "<testcase classname=\"\" name=\"the run\">\n<error message=\"it was interrupted\"/>\n</testcase>\n";
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"casino properties\" tests=\"{}\" "
      "failures=\"{}\" errors=\"{}\">\n{}</testsuite>\n</testsuites>\n",
      tests + not_whole, tally.breaches.size(), not_whole, cases);
}

}  // namespace casino::cli
