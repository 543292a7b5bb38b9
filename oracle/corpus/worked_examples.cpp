#include "oracle/corpus/worked_examples.hpp"

#include <array>

#include <fmt/format.h>

#include "oracle/text/words.hpp"

namespace casino::corpus {
namespace {

struct Run {
  std::string_view variant;
  std::string_view prefix;
  int first;
  int last;
};
constexpr std::array runs{
    Run{"anglo-american", "WE-AA-", 1, 36},
    Run{"royal", "WE-ROY-", 1, 6},
    Run{"dominican", "WE-DOM-", 1, 19},
    Run{"dominican", "WE-DOM-", 22, 24},
    Run{"dominican-soto", "WE-DOM-", 20, 21},
    Run{"haiti", "WE-HAI-", 1, 1},
    Run{"tuxedo", "WE-TUX-", 1, 12},
    Run{"hungarian", "WE-HUN-", 1, 8},
    Run{"hungarian-ulmann", "WE-HUN-ULM-", 1, 3},
    Run{"hungarian-nagy", "WE-HUN-NAG-", 1, 4},
    Run{"finland", "WE-FIN-", 1, 10},
    Run{"sweden", "WE-SWE-", 1, 4},
    Run{"swazi", "WE-SWZ-", 1, 43},
    Run{"swazi-2", "WE-SWZ2-", 1, 3},
    Run{"crazy", "WE-CRZ-", 1, 3},
    Run{"sotho", "WE-SOT-", 1, 6},
    Run{"sotho-40", "WE-SOT-", 7, 7},
    Run{"south-african", "WE-SAF-", 1, 11},
};

}  // namespace

std::vector<std::string> worked_examples_of(std::string_view variant) {
  std::vector<std::string> ids;
  for (const Run& run : runs)
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
