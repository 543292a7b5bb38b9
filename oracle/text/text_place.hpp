#pragma once
// Where in a text something stands, and where its characters and tokens begin and end.

#include <cstddef>
#include <optional>
#include <string_view>

namespace casino::json {

// A walk through a text that counts lines, and columns in characters.
class TextPlace {
 public:
  explicit TextPlace(std::string_view text) : text_(text) {}

  [[nodiscard]] std::size_t offset() const { return at_; }
  [[nodiscard]] int line() const { return line_; }
  [[nodiscard]] int column() const { return column_; }

  void step_to(std::size_t offset);

 private:
  void step();

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  int column_ = 1;
};

// Where the token begins that comes next, blanks, commas and colons passed over; the size of the text if none
// does.
[[nodiscard]] std::size_t begin_of_token(std::string_view text, std::size_t from);
// Where the token ends that begins here and is well-formed.
[[nodiscard]] std::size_t end_of_token(std::string_view text, std::size_t begin);
// Where a run of letters ends that is no token, or the sign alone that begins none.
[[nodiscard]] std::size_t end_of_word(std::string_view text, std::size_t begin);

// The number of bytes of the character that a text begins with; 0 if none well-formed does, or a NUL.
[[nodiscard]] std::size_t length_in_utf8(std::string_view text);
// The first byte that is not part of well-formed UTF-8 (RFC 3629), or is a NUL, if there is one.
[[nodiscard]] std::optional<std::size_t> first_ill_formed(std::string_view text);

}  // namespace casino::json
