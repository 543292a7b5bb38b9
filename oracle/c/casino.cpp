#include "oracle/c/casino.h"

#include <cstdlib>
#include <cstring>
#include <new>

#include "oracle/c/answers.hpp"

struct casino_rules {
  casino::json::RequestReader reader;
};

namespace {

char* copy_of(const std::string& text) {
  auto* copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy != nullptr) std::memcpy(copy, text.c_str(), text.size() + 1);
  return copy;
}

// Null is nothing, as in casino.h.
const char* or_nothing(const char* text) { return text == nullptr ? "" : text; }

// No exception leaves the library.
template <typename Function>
auto kept_inside(Function function) noexcept -> decltype(function()) {
  try {
    return function();
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

}  // namespace

const char* casino_version(void) { return CASINO_VERSION; }

casino_rules* casino_open(const char* rules, char** errors) {
  if (errors != nullptr) *errors = nullptr;
  return kept_inside([&]() -> casino_rules* {
    const casino::Parsed<casino::json::Node> read = casino::c::read_usual_rules(or_nothing(rules));
    if (read) return new casino_rules{casino::json::RequestReader(*read)};
    if (errors != nullptr) *errors = copy_of(casino::c::refusal(read.errors()));
    return nullptr;
  });
}

char* casino_ask(casino_rules* rules, const char* verb, const char* request) {
  return kept_inside([&] {
    if (rules == nullptr) return copy_of(casino::c::refusal({{{}, "no rules", "those that casino_open gave"}}));
    return copy_of(casino::c::answer(rules->reader, or_nothing(verb), or_nothing(request)));
  });
}

void casino_free(char* text) { std::free(text); }

void casino_close(casino_rules* rules) { delete rules; }
