#pragma once
// A JSON document as read: a tree of values that know where they stood in the text, and that keep whole
// numbers apart from all others (no format of ours has any others).

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace casino::json {

struct Member;
class Node;

struct Null {
  friend bool operator==(Null, Null) = default;
};
// A number that is not a whole one of 64 bits, as it was written.
struct OtherNumber {
  std::string written;
  friend bool operator==(const OtherNumber&, const OtherNumber&) = default;
};
using List = std::vector<Node>;
using Object = std::vector<Member>;  // in the order of the text; no key stands there twice

class Node {
 public:
  using Value = std::variant<Null, bool, std::int64_t, OtherNumber, std::string, List, Object>;

  Value value;
  int line = 0;    // from 1; 0: not from a text
  int column = 0;  // from 1, in characters

  [[nodiscard]] bool is_null() const { return std::holds_alternative<Null>(value); }
  // The value as what it is, or nothing.
  [[nodiscard]] const bool* as_boolean() const { return std::get_if<bool>(&value); }
  [[nodiscard]] const std::int64_t* as_integer() const { return std::get_if<std::int64_t>(&value); }
  [[nodiscard]] const std::string* as_text() const { return std::get_if<std::string>(&value); }
  [[nodiscard]] const List* as_list() const { return std::get_if<List>(&value); }
  [[nodiscard]] const Object* as_object() const { return std::get_if<Object>(&value); }

  // The member of an object; nothing if this is no object or has no such key.
  [[nodiscard]] const Node* find(std::string_view key) const;

  // The same value, wherever it stood; the order of keys does not count.
  friend bool operator==(const Node& a, const Node& b);
};

struct Member {
  std::string key;
  Node value;
};

// An object whose members are those of `over`, and those of `base` that `over` does not have. What is not an
// object is replaced as a whole.
[[nodiscard]] Node overlaid(const Node& base, const Node& over);

// The value in a few words, for messages: `"11D"`, `17`, `an object`.
[[nodiscard]] std::string shown(const Node& node);

}  // namespace casino::json
