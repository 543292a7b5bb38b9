#pragma once
// Pieces of work that do not depend on each other, done by several threads at once.

#include <atomic>
#include <cstddef>
#include <future>
#include <system_error>
#include <vector>

namespace casino {

// Comes back when all pieces are done. Throws what one of them has thrown. Where the system gives no more threads,
// those that there are do it all.
template <typename Work>
void do_pieces(std::size_t threads, std::size_t pieces, const Work& work) {
  std::atomic<std::size_t> next = 0;
  const auto work_on = [&] {
    for (std::size_t piece = next++; piece < pieces; piece = next++) work(piece);
  };
  std::vector<std::future<void>> others;
  try {
    for (std::size_t i = 1; i < threads && i < pieces; ++i) others.push_back(std::async(std::launch::async, work_on));
  } catch (const std::system_error&) {  // the first that is not there is one that is not waited for
  }
  work_on();
  for (std::future<void>& other : others) other.get();
}

}  // namespace casino
