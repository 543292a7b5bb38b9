#pragma once
// Files and standard input, as they come: whole, or record by record.

#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/input/compressed.hpp"
#include "oracle/text/parsed.hpp"

namespace casino::cli {

// No record and no file that is read whole may be longer.
inline constexpr std::size_t longest_input = std::size_t{64} << 20;
// Where a record is longer, the next one is looked for behind the end of its line; but not for ever.
inline constexpr std::size_t longest_line = std::size_t{1} << 30;

// A file, or standard input if its name is "-"; what gzip or zstd packed is unpacked. Throws Unusable when it cannot be
// read. A pipe is read as it comes, and a terminal; any other device than /dev/null is refused, for nobody knows where
// it ends. A line that is longer than `longest_line` is no line: Unusable. A mark of the byte order at the beginning is
// passed over.
class Input {
 public:
  explicit Input(const std::string& name);

  // As messages call it: in one line, of what can be shown.
  [[nodiscard]] const std::string& name() const { return name_; }
  // Whether something could be read of it.
  [[nodiscard]] bool has_begun_well() const { return has_begun_well_; }
  // Called before waiting for more: somebody may be waiting for our answers before he asks on.
  void before_waiting(std::function<void()> action) { before_waiting_ = std::move(action); }
  // Nobody wants more of it: it ends where it would have to be waited for.
  void wait_no_more() { waits_ = false; }

  struct Line {
    std::string text;          // without its end
    bool is_too_long = false;  // and then the text is cut off
    bool is_ended = true;      // not by the end of the file alone
  };
  [[nodiscard]] std::optional<Line> line();
  // The same into a line that was there before; false if there is none.
  [[nodiscard]] bool line(Line& line);
  // Adds lines with their ends to a text, up to one that begins so, or to the end of the file.
  struct Taken {
    LineNumber lines = 0;
    bool is_too_long = false;  // there were more bytes than a text may have
  };
  [[nodiscard]] Taken lines_before(std::string_view beginning, std::string& text);
  // The byte that comes next, if it has been read: nobody waits for it.
  [[nodiscard]] std::optional<char> at_hand() const;
  // Everything that is left.
  [[nodiscard]] std::string rest();
  // The first byte that is no blank and no line end, as far as `longest_input` goes; it stays there to be read.
  [[nodiscard]] std::optional<char> peek();

 private:
  bool fill();
  bool add_bytes();
  void pass_over_byte_order_mark();
  [[nodiscard]] bool goes_on_with(std::string_view beginning);
  void begin();
  bool read_more(std::string& bytes);
  [[nodiscard]] bool would_wait() const;
  [[nodiscard]] bool waits_for_a_writer() const;
  void refuse_device();
  void refuse_endless_line(std::size_t bytes) const;

  std::string name_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  std::unique_ptr<Unpacking> unpacking_;
  bool is_begun_ = false;
  bool has_begun_well_ = false;
  bool is_regular_ = false;  // one that lets wait, as some of /proc do, has no end
  bool has_ended_ = false;
  bool waits_ = true;
  std::string buffer_;
  std::size_t at_ = 0;
  std::function<void()> before_waiting_;
};

// Without a file a verb reads standard input; but it does not sit before a terminal where nobody knows that
// it waits. Throws Unusable.
void refuse_to_wait_at_a_terminal(std::string_view verb, std::string_view file);

// A JSON document in a stream of them, and the line on which it begins.
struct Record {
  std::string text;
  LineNumber line = 1;
  bool is_too_long = false;
};

// Documents of which each stands on a line (NDJSON), or on several if its brackets are not closed before:
// then it goes on, up to a line that begins with "{" as only a new document does. So a document that breaks
// off spoils itself alone. Blank lines are passed over.
class Records {
 public:
  explicit Records(Input& input) : input_(input) {}
  [[nodiscard]] std::optional<Record> next();

 private:
  bool look_ahead();

  Input& input_;
  std::optional<Input::Line> ahead_;
  LineNumber line_ = 0;  // of `ahead_`
};

}  // namespace casino::cli
