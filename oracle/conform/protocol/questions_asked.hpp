#pragma once
// Questions of a conversation, and which of them still wait for an outcome.

#include <deque>
#include <map>
#include <span>

#include "oracle/conform/protocol/session.hpp"

namespace casino::conform {

struct Session::Asking {
  struct Numbered {
    std::size_t number = 0;
    const std::string* question = nullptr;
  };

  const Rules& rules;
  const Take& take;
  const More& more;
  std::deque<Numbered> waiting = {};
  std::map<std::int64_t, Numbered> on_their_way = {};  // by ID
  std::size_t count = 0;
  bool is_more = true;

  void add(std::span<const std::string> questions) {
    is_more = !questions.empty();
    for (const std::string& question : questions) waiting.push_back({count++, &question});
  }

  // As soon as nothing waits any more, while the last are on their way: else the adapter would have nothing to do until
  // more are found.
  [[nodiscard]] bool is_anything_left() {
    if (waiting.empty() && is_more) add(more());
    return !waiting.empty() || !on_their_way.empty();
  }

  [[nodiscard]] Numbered next() {
    const Numbered first = waiting.front();
    waiting.pop_front();
    return first;
  }
};

}  // namespace casino::conform
