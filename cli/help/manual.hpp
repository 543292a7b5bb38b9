#pragma once
// Pages of the manual, made from what --help is made from: the verb, its options and its examples.

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace casino::cli {

struct ManualPage {
  std::string file;  // casino-rules-page.1
  std::string roff;
};

// Of a verb, or of the program itself.
[[nodiscard]] ManualPage manual_page(const CLI::App& verb);

// Of a verb and all verbs below it that are not hidden.
[[nodiscard]] std::vector<ManualPage> manual_pages(const CLI::App& verb);

// The verbs below a verb that people see, in the order of its help.
[[nodiscard]] std::vector<const CLI::App*> shown_verbs(const CLI::App& verb);

}  // namespace casino::cli
