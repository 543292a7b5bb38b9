#include "oracle/json/document/cursor.hpp"

#include <algorithm>

#include "oracle/text/nearest.hpp"
#include "oracle/text/words.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::json {
namespace {

constexpr std::size_t longest_in_a_pointer = 80;  // in bytes: no key of our formats is as long

// As much of a key as a pointer tells, though not a part of a character.
std::string_view beginning_of(std::string_view key) {
  if (key.size() <= longest_in_a_pointer) return key;
  std::size_t end = longest_in_a_pointer;
  while (end > 0 && continues_character(key[end])) --end;
  return key.substr(0, end);
}

// A key as a part of a JSON pointer (RFC 6901); a long one is shortened, as everything is that was found.
std::string pointer_part(std::string_view key) {
  const std::string_view told = beginning_of(key);
  std::string part = "/";
  for (const char letter : told) {
    if (letter == '~') part += "~0";
    else if (letter == '/') part += "~1";
    else part += letter;
  }
  return told.size() < key.size() ? part + "..." : part;
}

}  // namespace

void Cursor::refuse(std::string expected) const {
  if (keeps_faults()) refuse(shown(*node_), std::move(expected));
}

void Cursor::refuse(std::string found, std::string expected) const {
  refuse_at(where(), std::move(found), std::move(expected));
}

void Cursor::refuse_at(const Where& where, std::string found, std::string expected) const {
  if (keeps_faults()) errors_->push_back({where, std::move(found), std::move(expected)});
}

void Cursor::refuse_name(std::string_view what, std::span<const std::string_view> names) const {
  if (!keeps_faults()) return;
  const std::string* word = node_->as_text();
  refuse(std::string(what) + (word == nullptr ? "" : nearest_phrase(*word, names)));
}

std::optional<std::string_view> Cursor::text(std::string_view expected) const {
  if (const std::string* text = node_->as_text()) return *text;
  refuse(std::string(expected));
  return std::nullopt;
}

std::optional<bool> Cursor::truth() const {
  if (const bool* truth = node_->as_boolean()) return *truth;
  refuse("true or false");
  return std::nullopt;
}

std::optional<int> Cursor::integer(int lowest, int highest) const {
  const std::int64_t* number = node_->as_integer();
  if (number != nullptr && *number >= lowest && *number <= highest) return static_cast<int>(*number);
  refuse("a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest));
  return std::nullopt;
}

std::vector<Cursor> Cursor::items(std::string_view expected) const {
  const List* list = node_->as_list();
  if (list == nullptr) {
    refuse(std::string(expected));
    return {};
  }
  std::vector<Cursor> cursors;
  cursors.reserve(list->size());
  for (std::size_t i = 0; i < list->size(); ++i) cursors.push_back(item(i, (*list)[i]));
  return cursors;
}

std::optional<std::size_t> Cursor::choice(std::string_view what, std::span<const std::string_view> names) const {
  const std::string* word = node_->as_text();
  const auto name = word == nullptr ? names.end() : std::ranges::find(names, *word);
  if (name != names.end()) return static_cast<std::size_t>(name - names.begin());
  if (!keeps_faults()) return std::nullopt;
  std::string expected(what);
  if (word == nullptr || nearest(*word, names).empty())
    for (const std::string_view& known : names) expected += (&known == names.data() ? ": " : ", ") + std::string(known);
  refuse_name(expected, names);
  return std::nullopt;
}

Cursor Cursor::member(std::string_view key, const Node& value) const {
  take_steps();
  Cursor part(value, *errors_);
  part.pointer_ = pointer_ + pointer_part(key);
  return part;
}

Cursor Cursor::item(std::size_t index, const Node& value) const {
  take_steps();
  Cursor part(value, *errors_);
  part.pointer_ = pointer_ + "/" + std::to_string(index);
  return part;
}

Cursor Cursor::on(const Node& value) const {
  Cursor same(value, *errors_);
  same.pointer_ = pointer_;
  return same;
}

Members::Members(const Cursor& object, std::string_view what) : object_(object) {
  if (object.node().as_object() == nullptr) object.refuse(std::string(what));
}

Members::Members(const Cursor& object, std::string_view what, std::span<const std::string_view> keys)
    : Members(object, what) {
  const Object* members = object.node().as_object();
  if (members == nullptr) return;
  for (const Member& member : *members) {
    if (!object.keeps_faults()) return;
    if (std::ranges::find(keys, member.key) != keys.end()) continue;
    object.member(member.key, member.value)
        .refuse("the key " + shown(Node{member.key}),
                "a key of " + std::string(what) + nearest_phrase(member.key, keys));
  }
}

std::optional<Cursor> Members::find(std::string_view key) const {
  const Node* value = object_.node().find(key);
  if (value == nullptr) return std::nullopt;
  return object_.member(key, *value);
}

std::optional<Cursor> Members::require(std::string_view key, std::string_view what) const {
  std::optional<Cursor> value = find(key);
  if (!value && object_.node().as_object() != nullptr)
    object_.refuse("no key \"" + std::string(key) + "\"", std::string(what));
  return value;
}

NamedMembers named_members(const Cursor& object, std::string_view expected) {
  if (object.node().as_object() == nullptr) object.refuse(std::string(expected));
  return NamedMembers(object);
}

}  // namespace casino::json
