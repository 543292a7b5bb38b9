#include "cli/help/manual.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "casino_version.hpp"
#include "cli/arguments/words_refused.hpp"

namespace casino::cli {
namespace {

// "casino rules page" -> "casino-rules-page"
std::string name_of_page(const CLI::App& verb) {
  std::string name = name_of(verb);
  std::replace(name.begin(), name.end(), ' ', '-');
  return name;
}

// A line of text as it is, whatever roff sees in it.
std::string in_roff(std::string_view line) {
  std::string text = line.starts_with('.') || line.starts_with('\'') ? "\\&" : "";
  for (const char c : line) {
    if (c == '\\') text += "\\e";
    else if (c == '-') text += "\\-";
    else if (c == '"') text += "\\(dq";
    else text += c;
  }
  return text;
}

std::vector<std::string_view> lines_of_text(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string roff_entry(const std::string& head, const std::string& says) {
  return ".TP\n.B " + in_roff(head) + "\n" + in_roff(says) + "\n";
}

// What --help says of each, through the same words.
std::string roff_entries(const CLI::App& verb, bool positional) {
  const CLI::Formatter help;
  std::string text;
  for (const CLI::Option* option : verb.get_options()) {
    if (option->get_positional() != positional || option->get_group().empty()) continue;
    text += roff_entry(help.make_option_name(option, positional) + help.make_option_opts(option),
                       help.make_option_desc(option));
  }
  return text;
}

std::string roff_section(const std::string& title, const std::string& text) {
  return text.empty() ? "" : ".SH " + title + "\n" + text;
}

std::string roff_verbs(const CLI::App& verb) {
  std::string text;
  for (const CLI::App* below : shown_verbs(verb)) text += roff_entry(below->get_name(), below->get_description());
  return text;
}

// Below the help stand examples, each behind two blanks, or sentences. A line that begins at its margin begins anew.
std::string roff_footer(const CLI::App& verb) {
  std::string examples;
  std::string sentences;
  const std::string footer = verb.get_footer();
  for (const std::string_view line : lines_of_text(footer)) {
    if (line.starts_with("  ")) examples += in_roff(line.substr(2)) + "\n";
    else if (line != "Examples:") sentences += in_roff(line) + "\n.br\n";
  }
  if (!examples.empty()) examples = ".nf\n" + examples + ".fi\n";
  return roff_section("EXAMPLES", examples) + roff_section("NOTES", sentences);
}

std::string pages_beside(const CLI::App& verb) {
  std::vector<const CLI::App*> others = shown_verbs(verb);
  if (const CLI::App* above = verb.get_parent()) others.insert(others.begin(), above);
  std::string text;
  for (const CLI::App* other : others)
    text += ".BR " + in_roff(name_of_page(*other)) + " (1)" + (other == others.back() ? "\n" : ",\n");
  return text;
}

}  // namespace

std::vector<const CLI::App*> shown_verbs(const CLI::App& verb) {
  return verb.get_subcommands([](const CLI::App* below) { return !below->get_group().empty(); });
}

ManualPage manual_page(const CLI::App& verb) {
  const std::string name = name_of_page(verb);
  std::string title = name;
  std::transform(title.begin(), title.end(), title.begin(), [](char c) { return static_cast<char>(std::toupper(c)); });
  std::string usage;
  for (const CLI::Option* option :
       verb.get_options([](const CLI::Option* one) { return one->get_positional() && !one->get_group().empty(); }))
    usage += " " + CLI::Formatter().make_option_usage(option);
  if (!shown_verbs(verb).empty()) usage += " VERB";
  std::string roff = ".TH " + in_roff(title) + " 1 \"\" \"casino " + std::string(version) + "\" \"Casino Oracle\"\n";
  roff += roff_section("NAME", in_roff(name) + " \\- " + in_roff(verb.get_description()) + "\n");
  roff += roff_section("SYNOPSIS", ".B " + in_roff(name_of(verb)) + "\n" + in_roff("[OPTIONS]" + usage) + "\n");
  roff += roff_section("VERBS", roff_verbs(verb));
  roff += roff_section("ARGUMENTS", roff_entries(verb, true));
  roff += roff_section("OPTIONS", roff_entries(verb, false));
  roff += roff_footer(verb);
  roff += roff_section("SEE ALSO", pages_beside(verb));
  return {name + ".1", std::move(roff)};
}

std::vector<ManualPage> manual_pages(const CLI::App& verb) {
  std::vector<ManualPage> pages{manual_page(verb)};
  for (const CLI::App* below : shown_verbs(verb))
    for (ManualPage& page : manual_pages(*below)) pages.push_back(std::move(page));
  return pages;
}

}  // namespace casino::cli
