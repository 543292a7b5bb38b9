#include "oracle/conform/report/page.hpp"

#include <fmt/format.h>

#include "oracle/text/foreign_text.hpp"

namespace casino::conform {
namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --good: #006b4f; --bad: #b3400a; --line: #8888; }
@media (prefers-color-scheme: dark) { :root { --good: #4fc3a1; --bad: #ff9d5c; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
pre, code { font-family: ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
article { border: 1px solid var(--line); border-radius: .5rem; margin: 1rem 0; padding: 0 1rem 1rem; }
svg { max-width: 100%; height: auto; }
.good { color: var(--good); } .bad { color: var(--bad); font-weight: bold; }
)";

// Should anything ever stand there that was not meant to: nothing is fetched, and nothing runs.
constexpr std::string_view policy = "default-src 'none'; style-src 'unsafe-inline'";

}  // namespace

std::string page(std::string_view title, std::string_view body) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<h1>{}</h1>\n{}</body>\n</html>\n",
      policy, in_element(title), style, in_element(title), body);
}

}  // namespace casino::conform
