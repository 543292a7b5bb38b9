#include "oracle/pages/html.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "oracle/text/foreign_text.hpp"

namespace casino::pages {
namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --line: #8886; --faint: #777; }
body { font: 17px/1.55 Georgia, 'Times New Roman', serif; margin: 2rem auto; max-width: 44rem; padding: 0 1rem; }
h1, h2, h3, h4 { font-family: system-ui, sans-serif; line-height: 1.25; margin: 2em 0 .5em; }
h1 { margin-top: 0; }
h2 { border-bottom: 1px solid var(--line); padding-bottom: .2em; }
li { margin: .3em 0; }
sup { color: var(--faint); font: .6em system-ui, sans-serif; }
table { border-collapse: collapse; margin: 1rem 0; font-size: .95em; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem .3rem 0; text-align: left; vertical-align: top; }
pre, code { font-family: ui-monospace, monospace; font-size: .85em; }
pre { border-left: 3px solid var(--line); overflow-x: auto; padding: .3rem 0 .3rem 1rem; }
svg { height: auto; max-width: 100%; }
@page { size: A4; margin: 18mm; }
@media print {
  body { font-size: 10.5pt; margin: 0; max-width: none; padding: 0; }
  h1, h2, h3, h4 { break-after: avoid; }
  pre, table, svg { break-inside: avoid; }
  pre { white-space: pre-wrap; }
}
)";

// Nothing is fetched, and nothing runs, whatever a corpus or a dialect has brought along.
constexpr std::string_view policy = "default-src 'none'; style-src 'unsafe-inline'";

// ---- What stands in a line

class Line {
 public:
  Line(std::string_view text, Beside beside, PictureNamed picture) : text_(text), beside_(beside), picture_(picture) {}

  std::string made() {
    while (at_ < text_.size()) step();
    return html_;
  }

 private:
  void step() {
    if (text_[at_] == '\\' && at_ + 1 < text_.size()) return literally(++at_);
    if (const auto code = taken_between("`", "`")) return add("<code>{}</code>", in_element(*code));
    if (skipped("**")) return toggle(is_strong_, "strong");
    if (skipped("*")) return toggle(is_emphasis_, "em");
    if (skipped("<sup>")) return add("<sup>");
    if (skipped("</sup>")) return add("</sup>");
    if (text_.substr(at_).starts_with("![") && picture()) return;
    if (text_[at_] == '[' && link()) return;
    literally(at_);
  }

  // One letter, with all its bytes.
  void literally(std::size_t begin) {
    at_ = begin + 1;
    while (at_ < text_.size() && (static_cast<unsigned char>(text_[at_]) & 0xC0U) == 0x80U) ++at_;
    html_ += in_element(text_.substr(begin, at_ - begin));
  }

  bool skipped(std::string_view sign) {
    if (!text_.substr(at_).starts_with(sign)) return false;
    at_ += sign.size();
    return true;
  }

  std::optional<std::string_view> taken_between(std::string_view begin, std::string_view end) {
    if (!text_.substr(at_).starts_with(begin)) return std::nullopt;
    const std::size_t from = at_ + begin.size();
    const std::size_t until = text_.find(end, from);
    if (until == std::string_view::npos) return std::nullopt;
    at_ = until + end.size();
    return text_.substr(from, until - from);
  }

  // "[what is read](where it leads)"; what is read may have escaped brackets.
  bool link() {
    const std::size_t close = text_.find("](", at_);
    const std::size_t end = close == std::string_view::npos ? close : text_.find(')', close);
    if (end == std::string_view::npos) return false;
    const std::string read = Line(text_.substr(at_ + 1, close - at_ - 1), beside_, picture_).made();
    std::string where(text_.substr(close + 2, end - close - 2));
    at_ = end + 1;
    const bool is_a_page = where.ends_with(".md") && where.find(':') == std::string::npos;
    if (is_a_page) where = name_in_html(where);
    const Beside needed = where.starts_with("../") ? Beside::and_above : Beside::other_pages;
    if ((is_a_page && beside_ >= needed) || where.starts_with("https://"))
      add("<a href=\"{}\">{}</a>", in_attribute(where), read);
    else html_ += read;
    return true;
  }

  bool picture() {
    const std::size_t begin = at_;
    const auto alternative = taken_between("![", "](");
    const std::size_t end = alternative ? text_.find(')', at_) : std::string_view::npos;
    if (end == std::string_view::npos) {
      at_ = begin;
      return false;
    }
    const std::string svg = picture_(text_.substr(at_, end - at_));
    at_ = end + 1;
    html_ += svg.empty() ? in_element(*alternative) : svg;
    return true;
  }

  void toggle(bool& is_on, std::string_view tag) {
    add("<{}{}>", is_on ? "/" : "", tag);
    is_on = !is_on;
  }

  template <typename... Parts>
  void add(fmt::format_string<const Parts&...> format, const Parts&... parts) {
    html_ += fmt::format(format, parts...);
  }

  std::string_view text_;
  Beside beside_;
  PictureNamed picture_;
  std::size_t at_ = 0;
  bool is_strong_ = false;
  bool is_emphasis_ = false;
  std::string html_;
};

// ---- Lines one below the other

enum class Block : std::uint8_t { none, paragraph, list, inner_list, table, fenced, indented };

class Page {
 public:
  Page(Beside beside, PictureNamed picture) : beside_(beside), picture_(picture) {}

  void take(std::string_view line) {
    if (block_ == Block::fenced) return in_a_fence(line);
    if (line.starts_with("```")) return begin(Block::fenced, "<pre>");
    if (line.empty()) return end();
    if (line.starts_with("    ") && block_ != Block::list && block_ != Block::inner_list) return in_an_indented(line);
    if (line.starts_with('#')) return heading(line);
    if (line.starts_with('|')) return row(line);
    if (line.starts_with("- ")) return item(Block::list, line.substr(2));
    if (line.starts_with("  - ")) return item(Block::inner_list, line.substr(4));
    more(line);
  }

  std::string made() {
    end();
    return std::move(html_);
  }

 private:
  [[nodiscard]] std::string inline_of(std::string_view text) const { return Line(text, beside_, picture_).made(); }
  [[nodiscard]] bool is_in_a_list() const { return block_ == Block::list || block_ == Block::inner_list; }

  void begin(Block block, std::string_view tag) {
    end();
    block_ = block;
    html_ += tag;
  }

  void end() {
    switch (block_) {
      case Block::none: break;
      case Block::paragraph: html_ += "</p>\n"; break;
      case Block::list: html_ += "</li></ul>\n"; break;
      case Block::inner_list: html_ += "</li></ul></li></ul>\n"; break;
      case Block::table: html_ += "</table>\n"; break;
      case Block::fenced:
      case Block::indented: html_ += "</pre>\n"; break;
    }
    block_ = Block::none;
  }

  void in_a_fence(std::string_view line) {
    if (line.starts_with("```")) return end();
    html_ += in_element(line) + "\n";
  }

  void in_an_indented(std::string_view line) {
    if (block_ != Block::indented) begin(Block::indented, "<pre>");
    html_ += in_element(line.substr(4)) + "\n";
  }

  void heading(std::string_view line) {
    end();
    const std::size_t level = std::min<std::size_t>(line.find_first_not_of('#'), 6);
    html_ += fmt::format("<h{0}>{1}</h{0}>\n", level, inline_of(line.substr(std::min(level + 1, line.size()))));
  }

  void row(std::string_view line) {
    if (line.starts_with("| ---")) return;
    const bool is_head = block_ != Block::table;
    if (is_head) begin(Block::table, "<table>\n");
    html_ += "<tr>";
    for (std::size_t from = 1; from < line.size();) {
      std::size_t until = from;
      while (until < line.size() && line[until] != '|') until += line[until] == '\\' ? 2 : 1;
      until = std::min(until, line.size());
      html_ +=
          fmt::format("<{0}>{1}</{0}>", is_head ? "th" : "td", inline_of(trimmed(line.substr(from, until - from))));
      from = until + 1;
    }
    html_ += "</tr>\n";
  }

  static std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
  }

  void item(Block block, std::string_view text) {
    if (block == Block::list) {
      if (block_ == Block::inner_list) html_ += "</li></ul>";
      if (is_in_a_list()) html_ += "</li>\n<li>";
      else begin(Block::list, "<ul>\n<li>");
    } else {
      if (block_ == Block::none || !is_in_a_list()) begin(Block::list, "<ul>\n<li>");
      html_ += block_ == Block::inner_list ? "</li>\n<li>" : "\n<ul>\n<li>";
    }
    block_ = block;
    html_ += inline_of(text);
  }

  // What goes on: an item in a line of its own, a paragraph without.
  void more(std::string_view line) {
    if (is_in_a_list()) html_ += "<br>" + inline_of(trimmed(line));
    else if (block_ == Block::paragraph) html_ += "\n" + inline_of(line);
    else {
      begin(Block::paragraph, "<p>");
      html_ += inline_of(line);
    }
  }

  Beside beside_;
  PictureNamed picture_;
  Block block_ = Block::none;
  std::string html_;
};

// The first heading, as plain text.
std::string title_of(std::string_view markdown) {
  if (!markdown.starts_with("# ")) return "Casino";
  std::string title;
  for (const char sign : markdown.substr(2, markdown.find('\n') - 2))
    if (sign != '\\' && sign != '*' && sign != '`') title += sign;
  return title;
}

}  // namespace

std::string name_in_html(std::string_view name) {
  const std::string_view folder = name.substr(0, name.rfind('/') + 1);
  const std::string_view file = name.substr(folder.size());
  return fmt::format("{}{}.html", folder, file == "README.md" ? "index" : file.substr(0, file.size() - 3));
}

std::string as_html(std::string_view markdown, Beside beside) {
  return as_html(markdown, beside, [](std::string_view) { return std::string(); });
}

std::string as_html(std::string_view markdown, Beside beside, PictureNamed picture) {
  Page page(beside, picture);
  for (std::size_t from = 0; from < markdown.size();) {
    const std::size_t until = std::min(markdown.find('\n', from), markdown.size());
    page.take(markdown.substr(from, until - from));
    from = until + 1;
  }
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{}</style>\n"
      "</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
      policy, in_element(title_of(markdown)), style, page.made());
}

}  // namespace casino::pages
