#include "oracle/corpus/worked_examples.hpp"

#include <array>

#include <fmt/format.h>

#include "oracle/text/words.hpp"

namespace casino::corpus {
namespace {

struct ExampleRange {
  std::string_view variant;
  std::string_view prefix;
  int first;
  int last;
};
constexpr std::array runs{
    ExampleRange{"anglo-american", "WE-AA-", 1, 36},
    ExampleRange{"royal", "WE-ROY-", 1, 6},
    ExampleRange{"dominican", "WE-DOM-", 1, 19},
    ExampleRange{"dominican", "WE-DOM-", 22, 24},
    ExampleRange{"dominican-soto", "WE-DOM-", 20, 21},
    ExampleRange{"haiti", "WE-HAI-", 1, 1},
    ExampleRange{"tuxedo", "WE-TUX-", 1, 12},
    ExampleRange{"hungarian", "WE-HUN-", 1, 8},
    ExampleRange{"hungarian-ulmann", "WE-HUN-ULM-", 1, 3},
    ExampleRange{"hungarian-nagy", "WE-HUN-NAG-", 1, 4},
    ExampleRange{"finland", "WE-FIN-", 1, 10},
    ExampleRange{"sweden", "WE-SWE-", 1, 4},
    ExampleRange{"swazi", "WE-SWZ-", 1, 43},
    ExampleRange{"swazi-2", "WE-SWZ2-", 1, 3},
    ExampleRange{"crazy", "WE-CRZ-", 1, 3},
    ExampleRange{"sotho", "WE-SOT-", 1, 6},
    ExampleRange{"sotho-40", "WE-SOT-", 7, 7},
    ExampleRange{"south-african", "WE-SAF-", 1, 11},
};

}  // namespace

std::vector<std::string> worked_examples_of(std::string_view variant) {
  std::vector<std::string> ids;
  for (const ExampleRange& run : runs)
    for (int number = run.first; run.variant == variant && number <= run.last; ++number)
      ids.push_back(fmt::format("{}{:02}", run.prefix, number));
  return ids;
}

bool is_of_example(std::string_view case_id, std::string_view example) {
  if (!case_id.starts_with(example)) return false;
  const std::string_view rest = case_id.substr(example.size());
  return rest.empty() || !is_digit(rest.front());
}

}  // namespace casino::corpus
