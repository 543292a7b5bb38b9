#pragma once
// JSON read piece by piece, where one knows beforehand what shape it has: quick, for nothing is kept of it, and easily
// put off. What is not as expected, or written in an unusual way, fails, and the strict reader (document.hpp) has to
// say what it is. What does not fail is what the strict reader sees there, with one exception that its user looks
// after: a key a second time.

#include <array>

#include "oracle/text/text_place.hpp"

namespace casino::json {

class Scanner {
 public:
  explicit Scanner(std::string_view text) : begin_(text.data()), at_(begin_), end_(begin_ + text.size()) {
    line_begin_ = begin_;
  }

  // After a failure there is nothing left to read, and what is read is worth nothing.
  [[nodiscard]] bool has_failed() const { return has_failed_; }
  void fail() {
    has_failed_ = true;
    at_ = end_;
  }
  // That what came last holds.
  void expect(bool holds) {
    if (!holds) fail();
  }

  // Where the next piece begins, past blanks; as in a node.
  struct Spot {
    const char* at;
    int line;
    int column;
  };
  [[nodiscard]] Spot next() {
    skip_blanks();
    return {at_, line_, static_cast<int>(at_ - line_begin_ - continuations_) + 1};
  }
  // To be read once more.
  void go_back_to(const Scanner& before) { *this = before; }

  [[nodiscard]] bool next_is(char sign) {
    skip_blanks();
    return at_ != end_ && *at_ == sign;
  }
  bool accept(char sign) {
    if (!next_is(sign)) return false;
    ++at_;
    return true;
  }

  // A text without escapes, as it stands.
  [[nodiscard]] std::string_view text();
  [[nodiscard]] int integer(int lowest, int highest);
  [[nodiscard]] bool truth();
  // A value of any kind as it stands, not looked at but for where it ends.
  [[nodiscard]] std::string_view value();

  // Calls `read` with each key; it has to read the value.
  template <typename Read>
  void each_member(Read read) {
    expect(accept('{'));
    if (accept('}')) return;
    each_member_from(key(), read);
  }
  // The same where the first key was read already.
  [[nodiscard]] std::string_view first_key() {
    expect(accept('{'));
    return key();
  }
  template <typename Read>
  void each_member_from(std::string_view first, Read read) {
    if (!has_failed_) read(first);
    while (accept(',')) {
      const std::string_view next = key();
      if (!has_failed_) read(next);
    }
    expect(accept('}'));
  }
  // Calls `read` for each item; it has to read it.
  template <typename Read>
  void each_item(Read read) {
    expect(accept('['));
    if (accept(']')) return;
    do {
      if (!has_failed_) read();
    } while (accept(','));
    expect(accept(']'));
  }

  // Nothing but blanks is left, and all of it was text.
  [[nodiscard]] bool ends_well() {
    skip_blanks();
    if (has_failed_ || at_ != end_) return false;
    const auto size = static_cast<std::size_t>(end_ - begin_);
    return !has_other_characters_ || !first_ill_formed(std::string_view(begin_, size));
  }

 private:
  [[nodiscard]] std::string_view key() {
    const std::string_view key = text();
    expect(accept(':'));
    return key;
  }
  void skip_blanks() {
    if (at_ != end_ && *at_ <= ' ') skip_some_blanks();
  }
  void skip_some_blanks();

  [[nodiscard]] std::string_view rest_of_text(const char* begin);
  void skip_rest_of_text();
  void see_other_character();

  const char* begin_;
  const char* at_;
  const char* end_;
  const char* line_begin_;
  std::ptrdiff_t continuations_ = 0;  // bytes on this line that go on with a character
  int line_ = 1;
  bool has_other_characters_ = false;  // than those of ASCII
  bool has_failed_ = false;
};

// Which keys of an object have come; one that is not known, or comes again, has none.
template <std::size_t count>
class KeysSeen {
 public:
  explicit KeysSeen(const std::array<std::string_view, count>& keys) : keys_(keys) {}
  // The place of a key among those that are known.
  [[nodiscard]] std::optional<std::size_t> first_time(std::string_view key) {
    for (std::size_t i = 0; i < count; ++i) {
      if (key.empty() || keys_[i].front() != key.front() || keys_[i] != key) continue;
      if (has(i)) return std::nullopt;
      seen_ |= 1U << i;
      return i;
    }
    return std::nullopt;
  }
  [[nodiscard]] bool has(std::size_t i) const { return (seen_ >> i & 1U) != 0; }

 private:
  static_assert(count <= 32);
  const std::array<std::string_view, count>& keys_;
  unsigned seen_ = 0;
};

}  // namespace casino::json
