#include "cli/session/output.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include <unistd.h>

#include "cli/session/failure.hpp"
#include "cli/session/progress.hpp"
#include "cli/session/whole_file.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

constexpr std::size_t enough_to_flush = std::size_t{1} << 16;

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

// "UTF-8", "utf8", "Utf_8": whoever sets it writes it as he likes.
bool names_all_letters(std::string_view locale) {
  std::string letters;
  for (const unsigned char sign : locale)
    if (std::isalnum(sign) != 0) letters += static_cast<char>(std::tolower(sign));
  return letters.find("utf8") != std::string::npos;
}

// The first of the variables that say which letters the terminal knows.
bool knows_all_letters() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view locale = environment(name);
    if (locale.empty()) continue;
    return names_all_letters(locale);
  }
  return false;
}

std::size_t columns_of_word(std::string_view word) {
  return word.size() - static_cast<std::size_t>(std::count_if(word.begin(), word.end(), continues_character));
}

}  // namespace

Shown Shown::plain(std::string_view before, const Shown& text, std::string_view after) {
  Shown all;
  all.text_.append(before).append(text.text_).append(after);
  return all;
}

Shown& Shown::operator+=(const Shown& more) {
  text_ += more.text_;
  return *this;
}

Shown Look::in_color(std::string_view code, std::string_view text) const {
  if (!has_colors) return Shown(text);
  return Shown::plain(fmt::format("\x1b[{}m", code), Shown(text), "\x1b[0m");
}

bool terminal_can_be_drawn_on() { return environment("TERM") != "dumb"; }

Look look_of_output(Color color) {
  const bool is_terminal = isatty(STDOUT_FILENO) == 1;
  Look look;
  look.has_colors = color == Color::always || (color == Color::automatic && is_terminal &&
                                               environment("NO_COLOR").empty() && terminal_can_be_drawn_on());
  if (is_terminal && knows_all_letters()) look.style.suits = notation::Suits::symbols;
  return look;
}

std::string wrapped(std::string_view line, std::size_t indent, std::size_t before) {
  std::string lines;
  std::size_t column = before;
  bool has_a_word = before > 0;  // on this line
  while (true) {
    const std::size_t blanks = line.find_first_not_of(' ');
    if (blanks == std::string_view::npos) return lines;
    line.remove_prefix(blanks);
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(word.size());
    const bool goes_below = has_a_word && column + blanks + columns_of_word(word) > widest_line;
    lines += goes_below ? "\n" + std::string(indent, ' ') : std::string(blanks, ' ');
    lines += word;
    column = (goes_below ? indent : column + blanks) + columns_of_word(word);
    has_a_word = true;
  }
}

void Output::write(std::string_view text) {
  add_shown_text(waiting_, text, Way::lines);
  flush_if_enough();
}

void Output::write(const Shown& text) {
  waiting_ += text.text();
  flush_if_enough();
}

void Output::flush_if_enough() {
  if (waiting_.size() >= enough_to_flush) flush();
}

void Output::flush() {
  if (!waiting_.empty() && isatty(descriptor_) == 1) clear_progress();
  const std::error_code why = write_all(descriptor_, waiting_);
  waiting_.clear();
  if (why == std::errc::broken_pipe) throw NobodyReads(name_);
  if (why) throw OutputFailed(fmt::format("{} could not be written: {}", name_, why.message()));
}

void complain(std::string_view message) {
  clear_progress();
  static_cast<void>(write_all(STDERR_FILENO, plain(message) + "\n"));
}

}  // namespace casino::cli
