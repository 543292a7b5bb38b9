#include "oracle/log/text/read_text.hpp"

#include "oracle/log/text/text.hpp"
#include "oracle/text/text_place.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::log {
namespace {

constexpr std::size_t most_faults = 50;
// More than are reported, for those of the header are not found in the order of its lines.
constexpr std::size_t most_faults_kept = 1000;

// The line on which ill-formed bytes stand, as a fault; nothing if there are none.
std::optional<ParseError> fault_of_bytes(std::string_view text) {
  const auto offset = json::first_ill_formed(text);
  if (!offset) return std::nullopt;
  json::TextPlace place(text);
  place.step_to(*offset);
  return ParseError{{"", place.line(), place.column()}, "bytes that are no text", "text in UTF-8, without NUL"};
}

}  // namespace

TextReader::TextReader(std::string_view text, const StatedRules* usual, LineNumber first_line)
    : text_(text), lines_(text), usual_(usual), first_line_(first_line) {}

Parsed<Log> TextReader::read() {
  if (!read_all()) return in_order();
  return std::move(log_);
}

Parsed<Validated> TextReader::read_and_validate(Detail detail) {
  if (!read_all()) return in_order();
  replay_->end(log_.result);
  Report report = report_of(*replay_, rules(), log_, detail);
  return Validated{std::move(log_), std::move(report)};
}

// Whether there was no fault.
bool TextReader::read_all() {
  read_header();
  if (!errors_.empty()) return false;
  quick_.emplace(rules());
  replay_ = std::make_unique<Replay>(rules(), log_.before);
  while (!lines_.at_end() && errors_.size() < most_faults) read_line();
  flush_comment();
  flush_dealing();
  begin_waiting_deal();
  return errors_.empty();
}

ParseErrors TextReader::in_order() {
  std::ranges::stable_sort(errors_, [](const ParseError& a, const ParseError& b) {
    return std::pair(a.where.line, a.where.column) < std::pair(b.where.line, b.where.column);
  });
  if (errors_.size() > most_faults) {
    errors_.resize(most_faults);
    errors_.back().expected += "; what follows was not read";
  }
  return std::move(errors_);
}

void TextReader::refuse(const TextLine& line, std::string found, std::string expected) {
  if (errors_.size() < most_faults_kept)
    errors_.push_back({{"", line.number, line.column()}, std::move(found), std::move(expected)});
}

void TextReader::refuse(const TextLine& line, std::string_view written, std::string found, std::string expected) {
  if (errors_.size() < most_faults_kept)
    errors_.push_back({{"", line.number, line.column_of(written)}, std::move(found), std::move(expected)});
}

void TextReader::refuse_all(const ParseErrors& errors, int first_line) {
  for (ParseError error : errors) {
    error.where.pointer.clear();
    error.where.line += first_line - 1;
    errors_.push_back(std::move(error));
  }
}

// ---- Below the header

void TextReader::read_line() {
  take_steps();
  const TextLine& line = lines_.line();
  if (line.has_comment && !line.has_code()) {
    add_comment(line);
    return lines_.next();
  }
  flush_comment();
  if (line.is_blank()) return lines_.next();
  if (!read_quickly(line)) return read_code(take_code());
  check_comment(line);
  lines_.next();
}

// A line that ends with a semicolon goes on in the next.
TextReader::Code TextReader::take_code() {
  Code code{lines_.line(), {}, {}, {}};
  while (true) {
    const TextLine line = lines_.line();
    lines_.next();
    code.text += line.code;
    check_comment(line);
    if (line.has_comment) {
      if (!code.beside.empty()) code.more_comments.push_back(line.beside());
      else code.beside = line.beside();
    }
    const std::size_t last = code.text.find_last_not_of(" \t");
    const bool goes_on = last != std::string::npos && code.text[last] == ';';
    if (!goes_on || lines_.at_end() || !lines_.line().has_code()) return code;
    code.text += '\n';
  }
}

void TextReader::add_comment(const TextLine& line) {
  if (comment_) comment_->text += '\n';
  else comment_.emplace(CommentLines{{}, {line.number, 1}});
  comment_->text += line.comment;
  check_comment(line);
}

void TextReader::check_comment(const TextLine& line) {
  if (!is_plain_text(line.comment, Lines::any_number)) refuse(line, "a control character", "a comment without any");
}

void TextReader::flush_comment() {
  if (!comment_) return;
  keep_comment(std::move(comment_->text), comment_->place);
  comment_.reset();
}

// A comment among the lines of a dealing goes behind it.
void TextReader::keep_comment(std::string text, Place place) {
  if (deal_.dealing) deal_.dealing->at.more_comments.push_back(std::move(text));
  else if (log_.result) log_.closing_comments.push_back(std::move(text));
  else if (log_.deals.empty()) log_.comments.push_back(std::move(text));
  else {
    const Entry& comment = log_.deals.back().entries.emplace_back(Entry{Comment{std::move(text)}, {}, place});
    if (!deal_.waits) replay_->take(comment);
  }
}

// An entry of the deal, which is played at once, for the lines below are read in the position after it.
void TextReader::add(const Code& code, Happening what) {
  if (log_.result) return refuse(code.line, "something that happened", "nothing but comments behind the result");
  begin_deal_if_none(code);
  Entry entry{std::move(what), code.beside, place_of(code), std::exchange(twice_, {})};
  replay_->take(entry);
  log_.deals.back().entries.push_back(std::move(entry));
  keep_more_comments(code);
}

void TextReader::keep_more_comments(const Code& code) {
  for (const std::string& text : code.more_comments) keep_comment(text, place_of(code));
}

// A single deal can do without the line that begins it.
void TextReader::begin_deal_if_none(const Code& code) {
  if (!log_.deals.empty()) return begin_waiting_deal();
  Deal& deal = log_.deals.emplace_back();
  deal.number = log_.before.deals + 1;
  deal.place = place_of(code);
  replay_->begin(deal, memory_);
}

// What is said of a deal as a whole comes before everything in it.
void TextReader::begin_waiting_deal() {
  if (!deal_.waits) return;
  deal_.waits = false;
  replay_->begin(log_.deals.back(), memory_);
  for (const Entry& comment : log_.deals.back().entries) replay_->take(comment);
}

// As far as the log does not speak of it.
void TextReader::deal_before_turn(const Code& code) {
  replay_->come_to(place_of(code));
  replay_->deal_what_is_due();
}

Parsed<Validated> validate_text(std::string_view text, const StatedRules* usual, Detail detail, LineNumber first_line) {
  if (const auto fault = fault_of_bytes(text)) return ParseErrors{*fault};
  return TextReader(text, usual, first_line).read_and_validate(detail);
}

Parsed<Log> parse_text(std::string_view text, const StatedRules* usual, LineNumber first_line) {
  if (const auto fault = fault_of_bytes(text)) return ParseErrors{*fault};
  return TextReader(text, usual, first_line).read();
}

}  // namespace casino::log
