
#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

constexpr std::size_t most_messages = 20;  // more help nobody

}  // namespace

std::string messages_of(const ParseErrors& errors, std::string_view input) {
  std::string text;
  for (std::size_t i = 0; i < errors.size() && i < most_messages; ++i)
    text += (i == 0 ? "" : "\n") + text_of(errors[i], plain_line(input));
  if (errors.size() > most_messages) text += "\n" + std::to_string(errors.size() - most_messages) + " more like these";
  return text;
}

}  // namespace casino::cli
