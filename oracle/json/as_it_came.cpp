#include "oracle/json/as_it_came.hpp"

namespace casino::json {

Json as_it_came(const Node& node) {
  struct Visitor {
    Json operator()(Null) const { return nullptr; }
    Json operator()(bool value) const { return value; }
    Json operator()(std::int64_t value) const { return value; }
    Json operator()(const OtherNumber& number) const { return Json::parse(number.written); }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(const List& list) const {
      Json copy = Json::array();
      for (const Node& item : list) copy.push_back(as_it_came(item));
      return copy;
    }
    Json operator()(const Object& object) const {
      Json copy = Json::object();
      for (const Member& member : object) add_new_member(copy, member.key, as_it_came(member.value));
      return copy;
    }
  };
  return std::visit(Visitor{}, node.value);
}

Node as_node(const Json& document) {
  if (document.is_boolean()) return {document.get<bool>()};
  if (document.is_number_integer()) return {document.get<std::int64_t>()};
  if (document.is_string()) return {document.get<std::string>()};
  if (document.is_array()) {
    List list;
    for (const Json& item : document) list.push_back(as_node(item));
    return {std::move(list)};
  }
  if (document.is_object()) {
    Object object;
    for (const auto& [key, value] : document.items()) object.push_back({key, as_node(value)});
    return {std::move(object)};
  }
  return {document.is_null() ? Node::Value(Null{}) : Node::Value(OtherNumber{document.dump()})};
}

}  // namespace casino::json
