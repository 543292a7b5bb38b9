#pragma once
// A list inside a row of a table that is there when the program begins.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace casino {

template <typename T, std::size_t most>
class ShortList {
 public:
  constexpr ShortList() = default;
  constexpr ShortList(std::initializer_list<T> elements) {
    assert(elements.size() <= most);
    for (const T& element : elements) elements_[size_++] = element;
  }
  [[nodiscard]] constexpr const T* begin() const { return elements_.data(); }
  [[nodiscard]] constexpr const T* end() const { return elements_.data() + size_; }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const { return elements_[index]; }

 private:
  std::array<T, most> elements_{};
  std::uint8_t size_ = 0;
};

}  // namespace casino
