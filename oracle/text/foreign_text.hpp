#pragma once
// Text that came from somebody else, on its way out: a name in a log, a title of a case, an answer of an adapter, a
// word of a command line, a name of a file. It is text and nothing else wherever it goes: no terminal obeys it, no page
// takes it for its own, and nobody reads it in another order than it is in.
//
// There is one function for that, and every way out has its rules there. What is written to standard output goes
// through it whoever writes it (cli/session/output.hpp); what goes into a file goes through it where the file is made.

#include <cstdint>
#include <string>
#include <string_view>

namespace casino {

// Where a text goes.
enum class Way : std::uint8_t {
  lines,           // to a terminal, or a file that is read at one; the ends of lines and tabs stay
  line,            // the same among what has lines: names
  markdown,        // in one line; all that Markdown and the HTML in it would give a meaning to is escaped
  markdown_code,   // between backticks of Markdown, in one line, in a table too
  element,         // between the tags of XML, HTML or SVG; lines stay
  attribute,       // between double quotes in a tag; line ends stay line ends
  json,            // a document that has been written as JSON: what is not to be shown is escaped in it, and so is lost
                   // to nobody who reads it
  github_message,  // behind the :: of a workflow command of GitHub
  github_property,  // between its commas
};

// The text as it goes there. On no way do these go through: control characters (U+0000 to U+001F, but for those named
// above, and U+007F to U+009F), marks that change the direction of writing (U+061C, U+200E and U+200F, U+202A to
// U+202E, U+2066 to U+2069), and bytes that are no UTF-8, among them half characters (surrogates). In place of each
// stands U+FFFD; a blank for a carriage return, and for a tab in one line.
[[nodiscard]] std::string shown_text(std::string_view text, Way way);
// The same behind what there is already.
void add_shown_text(std::string& out, std::string_view text, Way way);

[[nodiscard]] inline std::string plain(std::string_view text) { return shown_text(text, Way::lines); }
[[nodiscard]] inline std::string plain_line(std::string_view text) { return shown_text(text, Way::line); }
[[nodiscard]] inline std::string in_element(std::string_view text) { return shown_text(text, Way::element); }
[[nodiscard]] inline std::string in_attribute(std::string_view text) { return shown_text(text, Way::attribute); }

}  // namespace casino
