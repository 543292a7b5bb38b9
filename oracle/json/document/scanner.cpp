#include "oracle/json/document/scanner.hpp"

#include "oracle/text/words.hpp"

namespace casino::json {
namespace {

constexpr unsigned byte_of(char c) { return static_cast<unsigned char>(c); }

constexpr std::array<bool, 256> usual_in_text = [] {
  std::array<bool, 256> usual{};
  for (std::size_t c = 0x20; c < 0x80; ++c) usual.at(c) = c != '"' && c != '\\';
  return usual;
}();
bool is_usual_in_text(char c) { return usual_in_text[byte_of(c)]; }

}  // namespace

void Scanner::see_other_character() {
  has_other_characters_ = true;
  if (continues_character(*at_)) ++continuations_;
}

void Scanner::skip_some_blanks() {
  while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t')) {
    if (*at_ == '\n') {
      ++line_;
      line_begin_ = at_ + 1;
      continuations_ = 0;
    }
    ++at_;
  }
}

std::string_view Scanner::text() {
  if (!accept('"')) return fail(), std::string_view{};
  const char* const begin = at_;
  const char* here = at_;
  while (here != end_ && is_usual_in_text(*here)) ++here;
  at_ = here;
  if (here == end_ || *here != '"') return rest_of_text(begin);
  ++at_;
  return {begin, static_cast<std::size_t>(here - begin)};
}

// From the first sign on that is not usual.
std::string_view Scanner::rest_of_text(const char* begin) {
  for (; at_ != end_ && *at_ != '"'; ++at_) {
    if (byte_of(*at_) < 0x20 || *at_ == '\\') return fail(), std::string_view{};
    if (byte_of(*at_) >= 0x80) see_other_character();
  }
  if (at_ == end_) return fail(), std::string_view{};
  return {begin, static_cast<std::size_t>(at_++ - begin)};
}

void Scanner::skip_rest_of_text() {
  while (at_ != end_ && *at_ != '"') {
    if (byte_of(*at_) >= 0x80) see_other_character();
    if (*at_ == '\\' && at_ + 1 != end_) ++at_;
    ++at_;
  }
  if (at_ == end_) fail();
  else ++at_;
}

int Scanner::integer(int lowest, int highest) {
  constexpr int most_digits = 9;
  const bool is_negative = accept('-');
  if (at_ == end_ || !is_digit(*at_)) return fail(), 0;
  const char* const begin = at_;
  int number = 0;
  while (at_ != end_ && is_digit(*at_) && at_ - begin < most_digits) number = number * 10 + (*at_++ - '0');
  const bool is_padded = *begin == '0' && (at_ - begin > 1 || is_negative);
  const bool goes_on = at_ != end_ && (is_digit(*at_) || *at_ == '.' || *at_ == 'e' || *at_ == 'E');
  if (is_negative) number = -number;
  if (is_padded || goes_on || number < lowest || number > highest) return fail(), 0;
  return number;
}

bool Scanner::truth() {
  skip_blanks();
  const std::string_view rest(at_, static_cast<std::size_t>(end_ - at_));
  const bool is_true = rest.starts_with("true");
  if (!is_true && !rest.starts_with("false")) fail();
  else at_ += is_true ? 4 : 5;
  return is_true;
}

std::string_view Scanner::value() {
  const char* const begin = next().at;
  int depth = 0;
  do {
    if (accept('"')) {
      skip_rest_of_text();
    } else if (accept('{') || accept('[')) {
      ++depth;
    } else if (accept('}') || accept(']')) {
      --depth;
    } else if (at_ != end_) {
      ++at_;
      // A number or a word goes on; by itself it ends before a sign.
      if (depth == 0)
        while (at_ != end_ && *at_ != ',' && *at_ != '}' && *at_ != ']' && byte_of(*at_) > ' ') ++at_;
    } else {
      fail();
    }
  } while (depth > 0 && !has_failed_);
  expect(depth == 0);
  if (has_failed_) return {};
  return {begin, static_cast<std::size_t>(at_ - begin)};
}

}  // namespace casino::json
