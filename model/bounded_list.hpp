#pragma once
// A list with a fixed capacity, kept inside the value that owns it: copying a position copies its lists,
// without a heap. Equality looks at the elements in use only.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace casino {

template <typename T, std::size_t capacity>
class BoundedList {
  static_assert(capacity < 256);

 public:
  constexpr BoundedList() = default;

  // Adds at the end. The caller knows that there is room: every capacity here is a bound of the game.
  constexpr void push_back(const T& element) {
    assert(size_ < capacity);
    elements_[size_++] = element;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void erase_at(std::size_t index) {
    assert(index < size_);
    for (std::size_t i = index + 1; i < size_; ++i) elements_[i - 1] = elements_[i];
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == capacity; }
  [[nodiscard]] static constexpr std::size_t max_size() { return capacity; }

  [[nodiscard]] constexpr T& operator[](std::size_t index) { return elements_[index]; }
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const { return elements_[index]; }
  [[nodiscard]] constexpr T& back() { return elements_[size_ - 1]; }
  [[nodiscard]] constexpr const T& back() const { return elements_[size_ - 1]; }

  [[nodiscard]] constexpr T* begin() { return elements_.data(); }
  [[nodiscard]] constexpr T* end() { return elements_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return elements_.data(); }
  [[nodiscard]] constexpr const T* end() const { return elements_.data() + size_; }

  friend constexpr bool operator==(const BoundedList& a, const BoundedList& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.elements_[i] == b.elements_[i])) return false;
    return true;
  }

 private:
  std::array<T, capacity> elements_{};
  std::uint8_t size_ = 0;
};

}  // namespace casino
