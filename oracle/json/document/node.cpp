#include "oracle/json/document/node.hpp"

#include <algorithm>

#include "oracle/text/words.hpp"

namespace casino::json {
namespace {

constexpr std::size_t longest_shown = 40;  // in bytes

// Cut off after so many bytes, though not inside a character, and without control characters.
std::string shortened(std::string_view text) {
  std::string kept;
  for (const char letter : text) {
    if (!continues_character(letter) && kept.size() >= longest_shown) return kept + "...";
    const auto code = static_cast<unsigned char>(letter);
    if (code < 0x20 || code == 0x7F) kept += '?';
    else kept += letter;
  }
  return kept;
}

struct Shown {
  std::string operator()(Null) const { return "null"; }
  std::string operator()(bool value) const { return value ? "true" : "false"; }
  std::string operator()(std::int64_t value) const { return std::to_string(value); }
  std::string operator()(const OtherNumber& number) const { return shortened(number.written); }
  std::string operator()(const std::string& text) const { return '"' + shortened(text) + '"'; }
  std::string operator()(const List& list) const { return list.empty() ? "an empty list" : "a list"; }
  std::string operator()(const Object& object) const { return object.empty() ? "an empty object" : "an object"; }
};

bool same_members(const Object& a, const Object& b) {
  if (a.size() != b.size()) return false;
  return std::ranges::all_of(a, [&](const Member& member) {
    return std::ranges::any_of(
        b, [&](const Member& other) { return other.key == member.key && other.value == member.value; });
  });
}

}  // namespace

const Node* Node::find(std::string_view key) const {
  const Object* object = as_object();
  if (object == nullptr) return nullptr;
  const auto member = std::ranges::find_if(*object, [&](const Member& m) { return m.key == key; });
  return member == object->end() ? nullptr : &member->value;
}

bool operator==(const Node& a, const Node& b) {
  if (a.as_object() != nullptr && b.as_object() != nullptr) return same_members(*a.as_object(), *b.as_object());
  if (a.as_object() != nullptr || b.as_object() != nullptr || a.value.index() != b.value.index()) return false;
  if (a.as_list() != nullptr) return *a.as_list() == *b.as_list();
  if (const auto* number = std::get_if<OtherNumber>(&a.value)) return *number == std::get<OtherNumber>(b.value);
  if (const auto* text = a.as_text()) return *text == *b.as_text();
  if (const auto* integer = a.as_integer()) return *integer == *b.as_integer();
  if (const auto* truth = a.as_boolean()) return *truth == *b.as_boolean();
  return true;  // null
}

Node overlaid(const Node& base, const Node& over) {
  if (base.as_object() == nullptr || over.as_object() == nullptr) return over;
  Node result = base;
  auto& members = std::get<Object>(result.value);
  const std::size_t below = members.size();  // what is laid over them has no key twice
  for (const Member& member : *over.as_object()) {
    const auto end = members.begin() + static_cast<std::ptrdiff_t>(below);
    const auto same = std::find_if(members.begin(), end, [&](const Member& one) { return one.key == member.key; });
    if (same == end) members.push_back(member);
    else same->value = member.value;
  }
  return result;
}

std::string shown(const Node& node) { return std::visit(Shown{}, node.value); }

}  // namespace casino::json
