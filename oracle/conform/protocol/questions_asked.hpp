#pragma once
// Questions of a conversation, and which of them still wait for an outcome.

#include <deque>
#include <map>
#include <span>
#include <utility>

#include "oracle/conform/protocol/session.hpp"

namespace casino::conform {

struct Session::Asking {
  struct Numbered {
    std::size_t number = 0;
    const std::string* question = nullptr;
    bool was_sent = false;  // before, when something went wrong
  };

  const Rules& rules;
  const Take& take;
  const More& more;
  std::deque<Numbered> waiting = {};
  std::map<std::int64_t, Numbered> on_their_way = {};  // by ID
  std::size_t count = 0;
  bool is_more = true;
  Put put = {};

  void add(std::span<const std::string> questions) {
    is_more = !questions.empty();
    for (const std::string& question : questions) waiting.push_back({count++, &question, false});
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

  void note_sent(Numbered& one) {
    if (!std::exchange(one.was_sent, true)) ++put.sent;
  }
  void note_failed_unsent(const Numbered& one) {
    if (!one.was_sent) ++put.unsent;
  }
};

}  // namespace casino::conform
