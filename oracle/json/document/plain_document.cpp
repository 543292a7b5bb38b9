#include <algorithm>

#include "oracle/json/document/document.hpp"
#include "oracle/json/document/scanner.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::json {
namespace {

constexpr std::size_t most_keys = 16;  // up to so many are looked through for one that comes twice
constexpr int largest = 999'999'999;   // what the scanner reads of a whole number

class PlainReader {
 public:
  PlainReader(std::string_view text, int depth) : in_(text), depth_(depth) {}

  std::optional<Node> whole() {
    Node node;
    read(node);
    if (!in_.ends_well()) return std::nullopt;
    return node;
  }

 private:
  void read(Node& node) {
    const Scanner::Spot spot = in_.next();
    node.line = spot.line;
    node.column = spot.column;
    if (in_.next_is('"')) node.value.emplace<std::string>(in_.text());
    else if (in_.next_is('{')) go_down([&] { read_object(node.value.emplace<Object>()); });
    else if (in_.next_is('[')) go_down([&] { read_list(node.value.emplace<List>()); });
    else if (in_.next_is('t') || in_.next_is('f')) node.value = in_.truth();
    else node.value = std::int64_t{in_.integer(-largest, largest)};
  }

  void read_object(Object& members) {
    in_.each_member([&](std::string_view key) {
      const bool is_there = std::ranges::any_of(members, [&](const Member& member) { return member.key == key; });
      in_.expect(!is_there && members.size() < most_keys);
      read(members.emplace_back(Member{std::string(key), {}}).value);
    });
  }

  void read_list(List& items) {
    in_.each_item([&] { read(items.emplace_back()); });
  }

  template <typename Read>
  void go_down(Read read_inside) {
    take_steps();
    in_.expect(depth_-- > 0);
    if (!in_.has_failed()) read_inside();
    ++depth_;
  }

  Scanner in_;
  int depth_;
};

}  // namespace

std::optional<Node> read_plain_document(std::string_view text, int depth) { return PlainReader(text, depth).whole(); }

}  // namespace casino::json
