#include "oracle/parts/framed.hpp"

#include <fmt/format.h>

#include "oracle/text/sha256.hpp"

namespace casino::parts {
namespace {

constexpr std::string_view before_digest = "{\"digest\":\"";
constexpr std::string_view before_body = "\",\"part\":";
constexpr std::string_view behind_body = "}\n";
constexpr std::size_t digest_size = 64;

ParseErrors refused(std::string found, std::string expected) {
  return {ParseError{Where{}, std::move(found), std::move(expected)}};
}

}  // namespace

std::string framed(std::string_view body) {
  return fmt::format("{}{}{}{}{}", before_digest, sha256(body), before_body, body, behind_body);
}

Parsed<std::string_view> body_of(std::string_view text, const std::string& what) {
  const std::size_t before = before_digest.size() + digest_size + before_body.size();
  const bool is_framed = text.size() > before + behind_body.size() && text.starts_with(before_digest) &&
                         text.substr(before - before_body.size()).starts_with(before_body);
  if (!is_framed) return refused("a file of another kind", what + ", which begins with its digest");
  if (!text.ends_with(behind_body)) return refused("a file that was cut off", "a whole one");
  const std::string_view body = text.substr(before, text.size() - before - behind_body.size());
  if (sha256(body) != text.substr(before_digest.size(), digest_size))
    return refused("a file that was changed since it was written", "one that agrees with its digest");
  return body;
}

std::string_view format_of(std::string_view text) {
  constexpr std::string_view before_format = "{\"format\":\"";
  const std::size_t before = before_digest.size() + digest_size + before_body.size();
  if (text.size() < before || !text.substr(before).starts_with(before_format)) return {};
  text.remove_prefix(before + before_format.size());
  return text.substr(0, text.find('"'));
}

}  // namespace casino::parts
