#include "oracle/enumerate/search/scratch.hpp"

#include <algorithm>
#include <utility>

namespace casino::enumerate {
namespace {

constexpr std::size_t bytes_of_a_piece = std::size_t{1} << 21U;

}  // namespace

Scratch::Piece& Scratch::left_by_the_last() {
  static thread_local Piece piece;
  return piece;
}

// A search within a search finds nothing left, and makes a piece of its own.
Scratch::Scratch() : left_(bytes_of_a_piece) {
  Piece first = std::move(left_by_the_last());
  pieces_.push_back(first ? std::move(first) : Piece(new std::byte[bytes_of_a_piece]));
}

Scratch::~Scratch() { left_by_the_last() = std::move(pieces_.front()); }

// From the end of a piece to its beginning.
void* Scratch::take(std::size_t bytes, std::size_t alignment) {
  if (const std::size_t padding = (left_ - bytes) % alignment; bytes + padding <= left_) {
    left_ -= bytes + padding;
  } else {
    const std::size_t rounded = (bytes + alignment - 1) / alignment * alignment;
    const std::size_t size = std::max(bytes_of_a_piece, rounded);
    pieces_.emplace_back(new std::byte[size]);
    left_ = size - rounded;
  }
  return pieces_.back().get() + left_;
}

}  // namespace casino::enumerate
