#include "oracle/json/document/document.hpp"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "oracle/text/text_place.hpp"
#include "oracle/threads/breakable.hpp"

namespace casino::json {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::size_t few_keys = 16;  // up to so many are looked through, more are kept in a set

// Follows the parser through the text, which does not tell where its tokens stand: each was found well-formed
// before its event, so the end of one and the begin of the next are easily seen.
class TokenPlace {
 public:
  explicit TokenPlace(std::string_view text) : text_(text), place_(text) {
    if (text.starts_with(byte_order_mark)) place_.step_to(byte_order_mark.size());
  }
  [[nodiscard]] std::size_t begin_of_next() const { return begin_of_token(text_, place_.offset()); }
  // Passes the next token and puts down where it began.
  void pass(Node& node) {
    place_.step_to(begin_of_next());
    node.line = place_.line();
    node.column = place_.column();
    place_.step_to(end_of_token(text_, place_.offset()));
  }

 private:
  std::string_view text_;
  TextPlace place_;
};

// What the text up to a place asks for next.
enum class Awaited : std::uint8_t {
  value,
  key_or_end,
  member_value,
  comma_in_object,
  value_or_end,
  comma_in_list,
  end
};

std::string_view phrase_of(Awaited awaited) {
  switch (awaited) {
    case Awaited::value: return "a JSON value";
    case Awaited::key_or_end: return "a key in quotes, or }";
    case Awaited::member_value: return "a colon and a JSON value";
    case Awaited::comma_in_object: return "a comma and another key in quotes, or }";
    case Awaited::value_or_end: return "a JSON value, or ]";
    case Awaited::comma_in_list: return "a comma and another JSON value, or ]";
    case Awaited::end: return "nothing after the document";
  }
  return {};
}

// Turns the parser's events into a tree.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  TreeBuilder(std::string_view text, Limits limits) : text_(text), limits_(limits), token_(text) {}

  bool null() override { return add(Null{}); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(std::int64_t{value}); }
  bool number_unsigned(number_unsigned_t value) override {
    if (value > static_cast<number_unsigned_t>(INT64_MAX)) return add(OtherNumber{std::to_string(value)});
    return add(static_cast<std::int64_t>(value));
  }
  bool number_float(number_float_t, const string_t& written) override { return add(OtherNumber{written}); }
  bool string(string_t& value) override { return add(std::move(value)); }
  bool binary(binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(Object{}, Awaited::key_or_end); }
  bool start_array(std::size_t) override { return open(List{}, Awaited::value_or_end); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& key) override {
    Node at;
    token_.pass(at);
    Frame& frame = open_.back();
    auto& members = std::get<Object>(frame.node->value);
    if (frame.has_key(members, key) && errors_.size() < most_errors)
      errors_.push_back({{{}, at.line, at.column}, shown(Node{key}) + " a second time", "each key once"});
    frame.keep_key(members, key);
    members.push_back({std::move(key), {}});
    awaited_ = Awaited::member_value;
    return true;
  }

  bool parse_error(std::size_t read, const std::string&, const nlohmann::detail::exception& why) override {
    constexpr int number_overflow = 406;
    const std::size_t begin = token_.begin_of_next();
    if (why.id == number_overflow) refuse(begin, end_of_word(text_, begin), "a number of at most 1.79e308");
    else if (std::string_view(why.what()).find("surrogate") != std::string_view::npos)
      refuse(begin, end_of_token(text_, begin), R"(the escapes of both halves of a character, such as \ud83c\udca1)");
    else refuse_syntax(std::min(read == 0 ? 0 : read - 1, text_.size()));
    return false;
  }

  [[nodiscard]] Parsed<Node> result() && {
    if (!errors_.empty()) return std::move(errors_);
    return std::move(root_);
  }

 private:
  // An object or list whose end has not come yet.
  struct Frame {
    Node* node;
    std::set<std::string, std::less<>> keys;

    [[nodiscard]] bool has_key(const Object& members, const std::string& key) const {
      if (members.size() > few_keys) return keys.contains(key);
      return std::ranges::any_of(members, [&](const Member& member) { return member.key == key; });
    }
    void keep_key(const Object& members, const std::string& key) {
      if (members.size() == few_keys)
        for (const Member& member : members) keys.insert(member.key);
      if (members.size() >= few_keys) keys.insert(key);
    }
  };

  Node& place_for_value() {
    if (open_.empty()) return root_;
    Node& parent = *open_.back().node;
    if (auto* list = std::get_if<List>(&parent.value)) return list->emplace_back();
    return std::get<Object>(parent.value).back().value;
  }

  template <typename T>
  bool add(T value) {
    Node& node = place_for_value();
    token_.pass(node);
    node.value = std::move(value);
    await_after_value();
    return true;
  }

  template <typename T>
  bool open(T value, Awaited awaited) {
    take_steps();
    Node& node = place_for_value();
    token_.pass(node);
    if (open_.size() >= static_cast<std::size_t>(limits_.depth)) {
      errors_.push_back({{{}, node.line, node.column},
                         "more lists and objects inside each other",
                         "at most " + std::to_string(limits_.depth)});
      return false;
    }
    node.value = std::move(value);
    open_.push_back({&node, {}});
    awaited_ = awaited;
    return true;
  }

  bool close() {
    Node closing;
    token_.pass(closing);
    open_.pop_back();
    await_after_value();
    return true;
  }

  void await_after_value() {
    if (open_.empty()) awaited_ = Awaited::end;
    else awaited_ = open_.back().node->as_list() != nullptr ? Awaited::comma_in_list : Awaited::comma_in_object;
  }

  // The parser stopped at a byte, which is inside a text, or belongs to a token that should not be there.
  void refuse_syntax(std::size_t offset) {
    const std::size_t begin = std::min(token_.begin_of_next(), offset);
    const bool is_text = begin < text_.size() && text_[begin] == '"';
    if (is_text && end_of_token(text_, begin) != offset + 1)
      return refuse(offset, end_of_word(text_, offset),
                    "a text on one line that ends with \", its escapes those of JSON");
    refuse(begin, is_text ? offset + 1 : end_of_word(text_, begin), phrase_of(awaited_));
  }

  void refuse(std::size_t begin, std::size_t end, std::string_view expected) {
    TextPlace place(text_);
    place.step_to(begin);
    std::string found = "the end of the text";
    if (begin_of_token(text_, 0) == text_.size()) found = "nothing";
    else if (begin < text_.size() && text_[begin] == '\n') found = "the end of the line";
    else if (begin < text_.size()) found = shown(Node{OtherNumber{std::string(text_.substr(begin, end - begin))}});
    errors_.push_back({{{}, place.line(), place.column()}, found, std::string(expected)});
  }

  std::string_view text_;
  Limits limits_;
  TokenPlace token_;
  Node root_;
  std::vector<Frame> open_;
  Awaited awaited_ = Awaited::value;
  ParseErrors errors_;
};

}  // namespace

bool looks_like_json(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos || text[first] != '[')
    return first != std::string_view::npos && text[first] == '{';
  const auto second = text.find_first_not_of(blanks, first + 1);
  return second != std::string_view::npos && std::string_view("{\"]").find(text[second]) != std::string_view::npos;
}

Parsed<Node> read_document(std::string_view text, Limits limits) {
  if (text.size() > limits.bytes)
    return ParseErrors{{{}, std::to_string(text.size()) + " bytes", "at most " + std::to_string(limits.bytes)}};
  if (auto plain = read_plain_document(text, limits.depth)) return std::move(*plain);
  return read_strictly(text, limits);
}

Parsed<Node> read_strictly(std::string_view text, Limits limits) {
  if (const auto offset = first_ill_formed(text)) {
    TextPlace place(text);
    place.step_to(*offset);
    return ParseErrors{{{{}, place.line(), place.column()},
                        text[*offset] == '\0' ? "a NUL" : "a byte that is no part of a character",
                        "text in well-formed UTF-8"}};
  }
  TreeBuilder builder(text, limits);
  nlohmann::json::sax_parse(text, &builder);
  return std::move(builder).result();
}

}  // namespace casino::json
