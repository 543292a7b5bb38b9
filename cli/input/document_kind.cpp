#include "cli/input/document_kind.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include <fmt/format.h>

#include "cli/input/input.hpp"
#include "cli/session/failure.hpp"
#include "oracle/json/document/scanner.hpp"
#include "oracle/log/opl/save.hpp"
#include "oracle/log/text/text.hpp"
#include "oracle/text/words.hpp"

namespace casino::cli {
namespace {

struct KindEntry {
  std::string_view format;  // without its version; empty: it has none
  std::string_view called;
  std::string_view lacking;  // where it is wanted, and something else is there
  std::string_view verb;     // that reads it
};

// In the order of DocumentKind.
constexpr std::array kinds_of_documents{
    KindEntry{"casino-log/", "a log", "no log", "casino validate"},
    KindEntry{"casino-cases/", "a file of cases", "no file of cases", "casino corpus run"},
    KindEntry{"", "a request in JSON", "no request", ""},
    KindEntry{"casino-dialect/", "a file of rules", "no file of rules", "casino rules show"},
    KindEntry{"casino-worlds/", "a file of small worlds", "no file of small worlds", "casino properties worlds --in"},
    KindEntry{"casino-study-part/", "a part of a run", "no part of a run", "casino merge"},
    KindEntry{"casino-known/", "a file of known failures", "no file of known failures", "casino conform --known"},
    KindEntry{"casino-conform/", "what `casino conform --json` prints", "nothing that `casino conform --json` prints",
              "casino report"},
    KindEntry{"", "a plan of games", "no plan of games", "casino generate --plan"},
    KindEntry{"casino-", "an answer of the program", "no answer of the program", ""},
};

const KindEntry& entry_of_kind(DocumentKind kind) { return kinds_of_documents.at(static_cast<std::size_t>(kind)); }

struct Recognised {
  DocumentKind kind;
  std::string_view verb;         // that reads it
  std::string_view format = {};  // as it stands there; nothing where it does not
};

// By what documents without a format are known: the first of these that is there. A position or what was captured may
// stand by itself, without a request around it.
struct KeyEntry {
  std::string_view key;
  Recognised document;
};
constexpr Recognised to_judge{DocumentKind::request, "casino judge --file"};
constexpr Recognised to_score{DocumentKind::request, "casino score --file"};
constexpr Recognised to_show{DocumentKind::request, "casino show --file"};
constexpr Recognised rules_alone{DocumentKind::rules, "casino rules show"};
constexpr Recognised a_run{DocumentKind::run_of_conform, "casino report"};
constexpr Recognised a_part{DocumentKind::part_of_a_run, "casino merge"};
constexpr std::array keys_that_tell{
    KeyEntry{"turn", to_judge},       KeyEntry{"judge", to_judge},      KeyEntry{"captured", to_score},
    KeyEntry{"match", to_score},      KeyEntry{"sides", to_score},      KeyEntry{"position", to_show},
    KeyEntry{"hands", to_show},       KeyEntry{"loose", to_show},       KeyEntry{"builds", to_show},
    KeyEntry{"variant", rules_alone}, KeyEntry{"options", rules_alone}, KeyEntry{"off", rules_alone},
    KeyEntry{"scoring", rules_alone}, KeyEntry{"run", a_run},           KeyEntry{"part", a_part},
};

std::optional<Recognised> recognised_by_format(std::string_view format) {
  for (std::size_t i = 0; i < kinds_of_documents.size(); ++i) {
    const KindEntry& known = kinds_of_documents.at(i);
    if (!known.format.empty() && format.starts_with(known.format))
      return Recognised{DocumentKind{static_cast<std::uint8_t>(i)}, known.verb, format};
  }
  return std::nullopt;
}

std::optional<Recognised> recognised_in_json(std::string_view text) {
  std::string_view format;
  const KeyEntry* first = keys_that_tell.end();
  json::Scanner in(text);
  in.each_member([&](std::string_view key) {
    if (key == "format") {
      format = in.text();
      return in.fail();  // the rest does not count
    }
    first = std::min(first, std::ranges::find(keys_that_tell, key, &KeyEntry::key));
    static_cast<void>(in.value());
  });
  if (!format.empty()) return recognised_by_format(format);
  return first == keys_that_tell.end() ? std::nullopt : std::optional(first->document);
}

std::optional<Recognised> recognised(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (text.starts_with('{')) return recognised_in_json(text);
  const std::string_view first = text.substr(0, text.find_first_of(" \t\r\n"));
  if (log::begins_a_log(first)) return recognised_by_format(first);
  const bool is_a_log = first == "rules" || log::opl::begins_a_save(text.substr(0, text.find('\n')));
  return is_a_log ? std::optional(Recognised{DocumentKind::log, "casino validate"}) : std::nullopt;
}

// What stands there first, if it is a file and can be read.
std::optional<std::string> beginning_of_file(const std::string& path) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
  Input input(path);
  std::optional<Record> first = Records(input).next();
  return first ? std::optional(std::move(first->text)) : std::nullopt;
}

}  // namespace

std::optional<std::string> why_another_kind(std::string_view text, DocumentKind wanted, const std::string& path) {
  const std::optional<Recognised> found = recognised(text);
  if (!found || found->kind == wanted) return std::nullopt;
  // A request that is none has its answer in its place among the others.
  if (wanted == DocumentKind::request && found->kind == DocumentKind::rules && found->format.empty())
    return std::nullopt;
  const KindEntry& kind = entry_of_kind(found->kind);
  const std::string format = found->format.empty() ? "" : fmt::format(" ({})", found->format);
  const std::string said = fmt::format("this is {}{}, {}", kind.called, format, entry_of_kind(wanted).lacking);
  return found->verb.empty() ? said : fmt::format("{} (see: {} {})", said, found->verb, quoted_for_a_shell({path}));
}

void refuse_another_kind(std::string_view text, DocumentKind wanted, const std::string& path, const std::string& name) {
  if (const auto why = why_another_kind(text, wanted, path)) throw Unusable(name + ": " + *why);
}

std::optional<std::string> why_file_of_another_kind(const std::string& path, DocumentKind wanted) {
  const auto text = beginning_of_file(path);
  return text ? why_another_kind(*text, wanted, path) : std::nullopt;
}

std::string text_of_file(const std::string& path, DocumentKind wanted) {
  std::string text = Input(path).rest();
  refuse_another_kind(text, wanted, path, path);
  return text;
}

void refuse_file_of_another_kind(const std::string& path, DocumentKind wanted) {
  if (const auto why = why_file_of_another_kind(path, wanted)) throw Unusable(path + ": " + *why);
}

}  // namespace casino::cli
