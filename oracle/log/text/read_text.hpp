#pragma once
// Reads a text log line by line. A turn is read in the position in which it was made, so the log is played while it is
// read. Inside the reader of text logs only.

#include <deque>
#include <unordered_set>

#include "oracle/json/document/node.hpp"
#include "oracle/log/lines/quick_lines.hpp"
#include "oracle/log/replay/replay.hpp"
#include "oracle/log/text/text_lines.hpp"
#include "oracle/log/validate/validate.hpp"
#include "oracle/notation/reader.hpp"
#include "oracle/notation/turn.hpp"

namespace casino::log {

class AstrayReadings;

class TextReader {
 public:
  TextReader(std::string_view text, const StatedRules* usual, LineNumber first_line);
  [[nodiscard]] Parsed<Log> read();
  [[nodiscard]] Parsed<Validated> read_and_validate(Detail detail);

 private:
  friend class AstrayReadings;

  // A line of code, with those in which it goes on.
  struct Code {
    TextLine line;  // the first
    std::string text;
    std::string beside;
    std::vector<std::string> more_comments;  // at the sides of the other lines
  };
  // A dealing whose lines are being read; a comment of several lines.
  struct DealingLines {
    Dealt dealt;
    Code at;
    CardSet twice{};
  };
  // The deal that is being read.
  struct DealLines {
    bool waits = false;      // for more of its first lines, before it begins
    bool has_fault = false;  // so that what lies on the table is not known any more
    std::optional<DealingLines> dealing;
  };
  struct CommentLines {
    std::string text;
    Place place;
  };
  // What the header has said so far: of the rules, as they will be read; tags and "option ...", each once; and lines
  // that wait until the rules are known.
  struct Header {
    json::Object rules;
    json::Object options;
    json::List off;
    std::optional<json::Node> scoring;
    std::optional<json::Node> pack;
    std::unordered_set<std::string> names;
    std::vector<TextLine> waiting;
    std::deque<std::string> rewritten;  // lines that had other blanks
  };
  // What happened before the log begins, as far as it was said.
  struct Before {
    std::optional<int> deals;
    std::optional<int> cards;
    std::optional<int> spades;
    Recorded totals{};
  };
  // What a line is known by, and what reads it.
  struct Kind {
    std::string_view word;
    void (TextReader::*read)(const Code& code);
  };
  static const std::vector<Kind> kinds;

  // The header (read_header.cpp).
  void read_header();
  [[nodiscard]] TextLine with_plain_blanks(const TextLine& line);
  bool read_header_line(const TextLine& line);
  void read_rules_line(const TextLine& line, std::string_view rest);
  void read_option_line(const TextLine& line, std::string_view rest);
  void read_scoring_line(const TextLine& line, std::string_view rest);
  void read_cards_line(const TextLine& line, std::string_view rest);
  void read_tag(const TextLine& line, std::string_view name, std::string_view value);
  void settle_rules();
  void read_players_and_before();
  void read_player(const TextLine& line);
  void read_before(const TextLine& line, Before& before);

  // The lines below it, and comments (read_text.cpp).
  void read_line();
  [[nodiscard]] Code take_code();
  void add_comment(const TextLine& line);
  void check_comment(const TextLine& line);
  void flush_comment();
  void keep_comment(std::string text, Place place);
  void keep_more_comments(const Code& code);
  void add(const Code& code, Happening what);
  void begin_deal_if_none(const Code& code);
  void begin_waiting_deal();

  bool read_all();
  void deal_before_turn(const Code& code);

  // Lines with which something is wrong as a whole: each says whether it refused one (read_misplaced.cpp).
  [[nodiscard]] bool refuse_unknown_seat(std::string_view text, int first_line);
  [[nodiscard]] std::optional<int> players_stated() const;
  [[nodiscard]] bool says_number_of_players() const;
  [[nodiscard]] std::string seats_expected() const;
  [[nodiscard]] bool refuse_line_of_header(const Code& code);
  [[nodiscard]] bool refuse_broken_line_of_header(const TextLine& line);
  [[nodiscard]] bool is_within_header();

  // Usual lines at a glance; false if that is not enough (read_quickly.cpp).
  [[nodiscard]] bool read_quickly(const TextLine& line);
  [[nodiscard]] bool read_turn_quickly(const TextLine& line, QuickLines::WrittenTurn& written);
  [[nodiscard]] bool hold_quickly(const TextLine& line, const QuickLines::Holding& holding);
  void remember_turns();

  // Each kind of line (read_lines.cpp, read_scores.cpp).
  void read_code(const Code& code);
  [[nodiscard]] const Kind* kind_of(const Code& code) const;
  void read_deal(const Code& code);
  void read_dealer(const Code& code);
  void read_pack(const Code& code);
  void read_position(const Code& code);
  void read_dealing(const Code& code);
  void read_holdings(const Code& code);
  void begin_holdings(const Code& code);
  void begin_dealing(const Code& code, std::optional<int> number);
  void flush_dealing();
  void read_turn(const Code& code);
  [[nodiscard]] Parsed<Turn> turn_in(const Position& position, const Code& code, notation::Wording wording = {}) const;
  // A line that does not fit the table, and what it may mean (read_astray.cpp).
  [[nodiscard]] std::optional<Turn> read_astray(const Code& code);
  void read_as_before(const Code& code, AstrayReadings& readings);
  void read_by_the_piles(const Code& code, AstrayReadings& readings);
  void read_by_the_values(const Code& code, AstrayReadings& readings);
  [[nodiscard]] const Problem* broken_turn() const;
  void read_stands(const Code& code);
  void read_taken_back(const Code& code);
  void read_objection(const Code& code);
  void read_agreed(const Code& code);
  void read_score(const Code& code);
  void refuse_item(const Code& code, const notation::Token& found);
  void read_totals(const Code& code);
  void read_lot(const Code& code);
  void read_misdeal(const Code& code);
  void read_result(const Code& code);
  [[nodiscard]] std::optional<Position> position_in(const Code& code);
  [[nodiscard]] Recorded read_points(notation::Reader& in, Recorded points = {});
  Deal* deal_that_begins(const Code& code);

  // The line without what it names a second time, which is kept for the entry that is made of it.
  [[nodiscard]] std::string naming_once(std::string text);
  [[nodiscard]] Code naming_once(const Code& code);

  // Ends the reading of a line; whether there was no fault in it.
  bool is_read(notation::Reader& in, const Code& code, std::string_view expected);

  // Names of the players stand for their seats, once the header is read.
  [[nodiscard]] notation::Reader reader_of(std::string_view text) const {
    return notation::Reader(rules(), text, names_);
  }

  [[nodiscard]] const Rules& rules() const { return log_.rules.rules; }
  [[nodiscard]] static Place place_of(const Code& code) { return {code.line.number, code.line.column()}; }
  // A line as messages name it.
  [[nodiscard]] LineNumber in_file(int line) const { return first_line_ + line - 1; }
  void refuse(const TextLine& line, std::string found, std::string expected);
  // At a part of the line.
  void refuse(const TextLine& line, std::string_view written, std::string found, std::string expected);
  void refuse_turn(ParseErrors errors, const Code& code);
  void refuse_all(const ParseErrors& errors, int first_line);
  ParseErrors in_order();

  std::string_view text_;
  TextLines lines_;
  int header_goes_on_to_ = 0;  // a line that is known to belong to it
  const StatedRules* usual_;
  LineNumber first_line_;  // of the file, on which the log begins
  Log log_;
  notation::PlayerNames names_;  // those of the players that can be read
  ParseErrors errors_;
  std::optional<QuickLines> quick_;
  std::unique_ptr<Replay> replay_;
  Replay::Memory memory_ = Replay::Memory::of_none;  // until something is taken back

  Header header_;
  DealLines deal_;
  CardSet twice_;  // what the line that is being read names a second time
  std::optional<CommentLines> comment_;
};

}  // namespace casino::log
