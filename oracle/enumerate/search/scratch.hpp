#pragma once
// Memory for what one search keeps, given back as a whole when it ends. Searches come by the thousand, and most are
// small: a thread keeps the first piece for its next one, so that its pages are at hand.

#include <cstddef>
#include <memory>
#include <vector>

namespace casino::enumerate {

class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  void* take(std::size_t bytes, std::size_t alignment);

 private:
  using Piece = std::unique_ptr<std::byte[]>;  // NOLINT: as long as it is asked for

  static Piece& left_by_the_last();

  std::vector<Piece> pieces_;
  std::size_t left_;  // in the last piece
};

// For containers. What they drop is lost until the search ends: they had better reserve, or double.
template <typename T>
class FromScratch {
 public:
  using value_type = T;

  explicit FromScratch(Scratch& scratch) : scratch_(&scratch) {}
  template <typename Other>
  FromScratch(const FromScratch<Other>& other) : scratch_(other.scratch()) {}  // NOLINT: as containers want it

  [[nodiscard]] T* allocate(std::size_t count) {
    return static_cast<T*>(scratch_->take(count * sizeof(T), alignof(T)));
  }
  void deallocate(T*, std::size_t) {}

  [[nodiscard]] Scratch* scratch() const { return scratch_; }
  friend bool operator==(const FromScratch&, const FromScratch&) = default;

 private:
  Scratch* scratch_;
};

}  // namespace casino::enumerate
