#pragma once
// Reading the meaning of a document: a cursor stands on one value, knows its JSON pointer, and collects what
// is wrong. Readers go on after a fault, with a default in place of what they could not read; the value
// counts only if no fault was collected (see `parsed`).

#include <concepts>
#include <span>

#include "oracle/json/document/document.hpp"

namespace casino::json {

class Cursor {
 public:
  Cursor(const Node& node, ParseErrors& errors) : node_(&node), errors_(&errors) {}

  [[nodiscard]] const Node& node() const { return *node_; }
  [[nodiscard]] const std::string& pointer() const { return pointer_; }
  [[nodiscard]] Where where() const { return {pointer_, node_->line, node_->column}; }

  // Collects a fault of this value. Without `found` it is the value itself that is wrong.
  void refuse(std::string expected) const;
  void refuse(std::string found, std::string expected) const;
  // Collects a fault that shows at another place.
  void refuse_at(const Where& where, std::string found, std::string expected) const;
  // A name that is none of those expected: "a variant; the nearest is swazi".
  void refuse_name(std::string_view what, std::span<const std::string_view> names) const;

  // How many faults were collected so far, anywhere.
  [[nodiscard]] std::size_t faults() const { return errors_->size(); }
  // Whether one more is collected. Of others nothing has to be found out, least of all what is near.
  [[nodiscard]] bool keeps_faults() const { return faults() < most_errors; }

  // The value as what it has to be; otherwise a fault is collected, and there is nothing.
  [[nodiscard]] std::optional<std::string_view> text(std::string_view expected) const;
  [[nodiscard]] std::optional<bool> truth() const;
  [[nodiscard]] std::optional<int> integer(int lowest, int highest) const;
  // The elements of a list. Of something else: none, and a fault.
  [[nodiscard]] std::vector<Cursor> items(std::string_view expected) const;
  // The same one after the other, and none behind so many faults that no more are collected: for lists of any length.
  template <typename Use>
  void each_item(std::string_view expected, Use use) const {
    const List* list = node_->as_list();
    if (list == nullptr) return refuse(std::string(expected));
    for (std::size_t i = 0; i < list->size() && keeps_faults(); ++i) use(item(i, (*list)[i]));
  }
  // The place of a name in a list of names.
  [[nodiscard]] std::optional<std::size_t> choice(std::string_view what, std::span<const std::string_view> names) const;

  // The cursor on a part of this value; on what stands for it at the same place.
  [[nodiscard]] Cursor member(std::string_view key, const Node& value) const;
  [[nodiscard]] Cursor item(std::size_t index, const Node& value) const;
  [[nodiscard]] Cursor on(const Node& value) const;

 private:
  const Node* node_;
  ParseErrors* errors_;
  std::string pointer_;
};

// The members of an object. Keys other than `keys` are refused, as is a value that is no object.
class Members {
 public:
  Members(const Cursor& object, std::string_view what, std::span<const std::string_view> keys);
  // Of whatever keys.
  Members(const Cursor& object, std::string_view what);

  [[nodiscard]] bool has(std::string_view key) const { return object_.node().find(key) != nullptr; }
  // The member, if it is there.
  [[nodiscard]] std::optional<Cursor> find(std::string_view key) const;
  // The member; a fault is collected if it is not there.
  [[nodiscard]] std::optional<Cursor> require(std::string_view key, std::string_view what) const;

 private:
  Cursor object_;
};

// The members of an object, each with its key; none behind so many faults that no more are collected.
class NamedMembers {
 public:
  class Iterator {
   public:
    Iterator(const Cursor& object, Object::const_iterator at) : object_(&object), at_(at) {}
    std::pair<std::string_view, Cursor> operator*() const { return {at_->key, object_->member(at_->key, at_->value)}; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    bool operator!=(const Iterator& end) const { return at_ != end.at_ && object_->keeps_faults(); }

   private:
    const Cursor* object_;
    Object::const_iterator at_;
  };

  explicit NamedMembers(const Cursor& object) : object_(object) {}
  [[nodiscard]] Iterator begin() const { return {object_, members().begin()}; }
  [[nodiscard]] Iterator end() const { return {object_, members().end()}; }

 private:
  [[nodiscard]] const Object& members() const {
    static const Object none;
    const Object* members = object_.node().as_object();
    return members == nullptr ? none : *members;
  }

  Cursor object_;
};

// Those of an object whose keys are names, not words of the format (seats, options). What is no object has none, and a
// fault is collected.
[[nodiscard]] NamedMembers named_members(const Cursor& object, std::string_view expected);

// What a reader makes of a node, or what is wrong with it.
template <std::invocable<const Cursor&> Read>
[[nodiscard]] auto parsed(const Node& node, Read read) -> Parsed<std::invoke_result_t<Read, const Cursor&>> {
  ParseErrors errors;
  auto value = read(Cursor(node, errors));
  if (!errors.empty()) return errors;
  return value;
}

// The same, beginning with the text.
template <std::invocable<const Cursor&> Read>
[[nodiscard]] auto parsed(std::string_view text, Read read) -> Parsed<std::invoke_result_t<Read, const Cursor&>> {
  const Parsed<Node> document = read_document(text);
  if (!document) return document.errors();
  return parsed(*document, read);
}

}  // namespace casino::json
