#pragma once
// The outcome of reading something: the value, or every reason why it can't be read, in the order of the
// input.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace casino {

// Of a file or a stream, which may have more lines than an int can count. Within a document or a log an int will do: no
// such thing is read that has more bytes than that.
using LineNumber = std::int64_t;

// A place in the input. Lines and columns count from 1, columns in characters; 0 where there is no text.
struct Where {
  std::string pointer;  // JSON pointer: "" is the whole document, "/loose/0" the first loose card
  LineNumber line = 0;
  int column = 0;
  friend bool operator==(const Where&, const Where&) = default;
};

struct ParseError {
  Where where;
  std::string found;     // the offending piece of the input, shortened
  std::string expected;  // what would have been right there, with the nearest names where one was misspelt
  friend bool operator==(const ParseError&, const ParseError&) = default;
};

using ParseErrors = std::vector<ParseError>;
inline constexpr std::size_t most_errors = 100;  // so many are collected; who has more has another problem

template <typename T>
class [[nodiscard]] Parsed {
 public:
  Parsed(T value) : outcome_(std::in_place_index<0>, std::move(value)) {}              // NOLINT: either outcome
  Parsed(ParseErrors errors) : outcome_(std::in_place_index<1>, std::move(errors)) {}  // NOLINT: is the outcome

  [[nodiscard]] bool has_value() const { return outcome_.index() == 0; }
  [[nodiscard]] explicit operator bool() const { return has_value(); }

  // Only where there is a value.
  [[nodiscard]] const T& value() const { return std::get<0>(outcome_); }
  [[nodiscard]] T& value() { return std::get<0>(outcome_); }
  [[nodiscard]] const T& operator*() const { return value(); }
  [[nodiscard]] T& operator*() { return value(); }
  [[nodiscard]] const T* operator->() const { return &value(); }
  [[nodiscard]] T* operator->() { return &value(); }

  // Only where there is none.
  [[nodiscard]] const ParseErrors& errors() const { return std::get<1>(outcome_); }
  [[nodiscard]] ParseErrors& errors() { return std::get<1>(outcome_); }

 private:
  std::variant<T, ParseErrors> outcome_;
};

// "file.json:3:14: /loose/0: found "11D", expected a card, such as 10D", the way compilers say it.
[[nodiscard]] std::string text_of(const ParseError& error, std::string_view file = {});

}  // namespace casino
