#include "oracle/json/judgement.hpp"

#include "oracle/json/findings.hpp"
#include "oracle/json/position.hpp"

namespace casino::json {
namespace {

enum class VerdictKind : std::uint8_t { legal, illegal, undetermined };

// A list of things, each read by `read`.
template <typename Read>
auto read_list(const Members& members, std::string_view key, const Rules& rules, Read read) {
  std::vector<std::invoke_result_t<Read, const Cursor&, const Rules&>> list;
  if (const auto at = members.find(key))
    for (const Cursor& item : at->items("a list")) list.push_back(read(item, rules));
  return list;
}

Verdict read_verdict(const Members& members, const Rules& rules) {
  const auto name = members.require("verdict", "the verdict");
  const auto kind = name ? name->choice("a verdict", verdict_names) : std::nullopt;
  if (!kind) return Legal{};
  const auto refuse_unless = [&](VerdictKind owner, std::string_view key) {
    const auto at = members.find(key);
    if (at && static_cast<VerdictKind>(*kind) != owner)
      at->refuse(std::string(key) + " of a verdict that is " + std::string(verdict_names.at(*kind)),
                 "them only where it is " + std::string(verdict_names.at(static_cast<std::size_t>(owner))));
  };
  refuse_unless(VerdictKind::illegal, "violations");
  refuse_unless(VerdictKind::illegal, "impossible");
  refuse_unless(VerdictKind::undetermined, "needs");
  switch (static_cast<VerdictKind>(*kind)) {
    case VerdictKind::legal: return Legal{};
    case VerdictKind::undetermined: return Undetermined{read_list(members, "needs", rules, read_need)};
    case VerdictKind::illegal: break;
  }
  Illegal illegal{read_list(members, "violations", rules, read_finding), {}};
  if (const auto at = members.find("impossible")) illegal.impossible = read_impossible(*at, rules);
  return illegal;
}

}  // namespace

std::string_view name_of(const Verdict& verdict) { return verdict_names.at(verdict.index()); }

Json of(const Judgement& judgement, const Rules& rules, Detail detail) {
  Json object = Json::object();
  object["verdict"] = name_of(judgement.verdict);
  if (const auto* illegal = std::get_if<Illegal>(&judgement.verdict)) {
    object["violations"] = of(illegal->violations, rules, detail);
    if (illegal->impossible) object["impossible"] = of(*illegal->impossible, rules);
  }
  if (const auto* undetermined = std::get_if<Undetermined>(&judgement.verdict))
    for (const Need& need : undetermined->needs) object["needs"].push_back(of(need, rules, detail));
  if (!judgement.permissions.empty()) object["permissions"] = of(judgement.permissions, rules, detail);
  if (!judgement.warnings.empty()) object["warnings"] = of(judgement.warnings, rules, detail);
  for (const Grouping& grouping : judgement.groupings) object["groupings"].push_back(of(grouping, rules));
  object["after"] = of(judgement.after, rules);
  return object;
}

Judgement read_judgement(const Cursor& at, const Rules& rules) {
  const Members members(at, "a judgement", judgement_keys);
  Judgement judgement;
  judgement.verdict = read_verdict(members, rules);
  judgement.permissions = read_list(members, "permissions", rules, read_finding);
  judgement.warnings = read_list(members, "warnings", rules, read_finding);
  judgement.groupings = read_list(members, "groupings", rules, read_grouping);
  if (const auto after = members.find("after")) judgement.after = read_position(*after, rules);
  return judgement;
}

Parsed<Judgement> parse_judgement(std::string_view text, const Rules& rules) {
  return parsed(text, [&](const Cursor& at) { return read_judgement(at, rules); });
}

}  // namespace casino::json
