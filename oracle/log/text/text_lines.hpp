#pragma once
// The lines of a text log. Inside the reader of text logs only.

#include "oracle/notation/lexer.hpp"

namespace casino::log {

struct TextLine {
  std::string_view raw;      // all of it
  std::string_view code;     // without its comment
  std::string_view comment;  // behind the #, without one blank
  bool has_comment = false;
  int number = 1;

  [[nodiscard]] bool is_blank() const { return !has_comment && !has_code(); }
  [[nodiscard]] bool has_code() const { return code.find_first_not_of(" \t") != std::string_view::npos; }
  // The comment without blanks at its ends.
  [[nodiscard]] std::string beside() const;
  // In which column the code begins, in characters.
  [[nodiscard]] int column() const;
  // The same of a part of it; of nothing, that of all.
  [[nodiscard]] int column_of(std::string_view part) const;
};

[[nodiscard]] TextLine line_of(std::string_view raw, int number);

// The lines of a text one after the other, so that none has to be kept.
class TextLines {
 public:
  explicit TextLines(std::string_view text) : rest_(text) { next(); }
  [[nodiscard]] bool at_end() const { return at_end_; }
  [[nodiscard]] const TextLine& line() const { return line_; }  // at the end: the last one
  void next();
  void skip_the_rest() {
    rest_ = {};
    at_end_ = true;
  }

 private:
  std::string_view rest_;
  TextLine line_;
  int read_ = 0;
  bool at_end_ = false;
};

// The words and signs that code begins with, as many as are asked for.
[[nodiscard]] std::vector<notation::Token> first_tokens(std::string_view code, std::size_t count);

// Code in which the first so many bytes are blanks, so that what follows keeps its column.
[[nodiscard]] std::string blanked(std::string_view code, std::size_t bytes);

}  // namespace casino::log
