#pragma once
// A list with a fixed capacity, kept inside the value that owns it: copying a position copies its lists,
// without a heap. Only the elements in use exist, are copied and are compared: most lists are nearly empty.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <type_traits>

namespace casino {

template <typename T, std::size_t capacity>
class BoundedList {
  static_assert(capacity < 256);
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  BoundedList() {}  // NOLINT: elements begin to exist when they are added
  BoundedList(std::initializer_list<T> elements) {
    for (const T& element : elements) push_back(element);
  }
  BoundedList(const BoundedList& other) { copy(other); }
  BoundedList& operator=(const BoundedList& other) {
    if (this != &other) copy(other);
    return *this;
  }

  // Adds at the end. The caller knows that there is room: every capacity here is a bound of the game.
  void push_back(const T& element) {
    assert(size_ < capacity);
    std::construct_at(elements_ + size_++, element);
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void erase_at(std::size_t index) {
    assert(index < size_);
    std::copy(elements_ + index + 1, elements_ + size_, elements_ + index);
    --size_;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == capacity; }
  [[nodiscard]] static constexpr std::size_t max_size() { return capacity; }

  [[nodiscard]] T& operator[](std::size_t index) {
    assert(index < size_);
    return elements_[index];
  }
  [[nodiscard]] const T& operator[](std::size_t index) const {
    assert(index < size_);
    return elements_[index];
  }
  [[nodiscard]] T& front() { return elements_[0]; }
  [[nodiscard]] const T& front() const { return elements_[0]; }
  [[nodiscard]] T& back() { return elements_[size_ - 1]; }
  [[nodiscard]] const T& back() const { return elements_[size_ - 1]; }

  [[nodiscard]] T* begin() { return elements_; }
  [[nodiscard]] T* end() { return elements_ + size_; }
  [[nodiscard]] const T* begin() const { return elements_; }
  [[nodiscard]] const T* end() const { return elements_ + size_; }

  friend bool operator==(const BoundedList& a, const BoundedList& b) {
    if constexpr (std::has_unique_object_representations_v<T>)
      return a.size_ == b.size_ && std::memcmp(a.elements_, b.elements_, a.size_ * sizeof(T)) == 0;
    else return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  void copy(const BoundedList& other) {
    size_ = other.size_;
    std::uninitialized_copy(other.begin(), other.end(), elements_);
  }

  std::uint8_t size_ = 0;
  union {
    T elements_[capacity];  // NOLINT: an array in a union is memory without elements
  };
};

}  // namespace casino
