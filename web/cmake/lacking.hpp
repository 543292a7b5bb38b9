#pragma once
// What libc++ 14 lacks of C++20, and no more of it than is used: algorithms of std::ranges, std::bit_cast, and the
// order of strings, lists and sets as <=> tells it. Emscripten's compiler is told to read this before every source
// (toolchain.cmake); with a library that has them it is empty.

#include <version>

#ifdef __cplusplus
#include <algorithm>
#include <compare>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifndef __cpp_lib_bit_cast
namespace std {

template <typename To, typename From>
constexpr To bit_cast(const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, from);
}

}  // namespace std
#endif

#if _LIBCPP_VERSION < 14000
namespace std {

template <typename Char>
strong_ordering operator<=>(const basic_string<Char>& a, const basic_string<Char>& b) noexcept {
  return a.compare(b) <=> 0;
}

template <typename Char>
constexpr strong_ordering operator<=>(basic_string_view<Char> a, basic_string_view<Char> b) noexcept {
  return a.compare(b) <=> 0;
}

// By what of one comes first of all that tells it from the other; the shorter one first where nothing does.
template <typename Range>
strong_ordering casino_order_of(const Range& a, const Range& b) {
  auto other = b.begin();
  for (const auto& one : a) {
    if (other == b.end()) return strong_ordering::greater;
    if (const strong_ordering order = one <=> *other++; order != 0) return order;
  }
  return other == b.end() ? strong_ordering::equal : strong_ordering::less;
}

template <typename Value>
strong_ordering operator<=>(const vector<Value>& a, const vector<Value>& b) {
  return casino_order_of(a, b);
}

template <typename Value>
strong_ordering operator<=>(const set<Value>& a, const set<Value>& b) {
  return casino_order_of(a, b);
}

template <typename Value>
strong_ordering operator<=>(const optional<Value>& a, const optional<Value>& b) {
  return a && b ? *a <=> *b : a.has_value() <=> b.has_value();
}

}  // namespace std
#endif

#ifndef __cpp_lib_ranges
namespace std::ranges {

template <typename Range, typename Value, typename Projection = std::identity>
constexpr auto find(Range&& range, const Value& value, Projection projection = {}) {
  return std::find_if(std::begin(range), std::end(range),
                      [&](const auto& one) { return std::invoke(projection, one) == value; });
}

template <typename Range, typename Predicate, typename Projection = std::identity>
constexpr auto find_if(Range&& range, Predicate predicate, Projection projection = {}) {
  return std::find_if(std::begin(range), std::end(range),
                      [&](auto&& one) { return std::invoke(predicate, std::invoke(projection, one)); });
}

template <typename Range, typename Predicate, typename Projection = std::identity>
constexpr bool any_of(Range&& range, Predicate predicate, Projection projection = {}) {
  return ranges::find_if(range, std::move(predicate), std::move(projection)) != std::end(range);
}

template <typename Range, typename Predicate, typename Projection = std::identity>
constexpr bool none_of(Range&& range, Predicate predicate, Projection projection = {}) {
  return !ranges::any_of(range, std::move(predicate), std::move(projection));
}

template <typename Range, typename Predicate, typename Projection = std::identity>
constexpr bool all_of(Range&& range, Predicate predicate, Projection projection = {}) {
  return ranges::none_of(range, std::not_fn(std::move(predicate)), std::move(projection));
}

template <typename Range, typename Other>
constexpr bool is_permutation(Range&& range, Other&& other) {
  return std::is_permutation(std::begin(range), std::end(range), std::begin(other), std::end(other));
}

template <typename Range, typename Predicate, typename Projection = std::identity>
constexpr auto count_if(Range&& range, Predicate predicate, Projection projection = {}) {
  return std::count_if(std::begin(range), std::end(range),
                       [&](auto&& one) { return std::invoke(predicate, std::invoke(projection, one)); });
}

template <typename Range, typename Order = std::less<>, typename Projection = std::identity>
constexpr auto max_element(Range&& range, Order order = {}, Projection projection = {}) {
  return std::max_element(std::begin(range), std::end(range), [&](const auto& a, const auto& b) {
    return std::invoke(order, std::invoke(projection, a), std::invoke(projection, b));
  });
}

template <typename Range, typename Order = std::less<>, typename Projection = std::identity>
constexpr void sort(Range&& range, Order order = {}, Projection projection = {}) {
  std::sort(std::begin(range), std::end(range), [&](const auto& a, const auto& b) {
    return std::invoke(order, std::invoke(projection, a), std::invoke(projection, b));
  });
}

template <typename Range, typename Order = std::less<>, typename Projection = std::identity>
void stable_sort(Range&& range, Order order = {}, Projection projection = {}) {
  std::stable_sort(std::begin(range), std::end(range), [&](const auto& a, const auto& b) {
    return std::invoke(order, std::invoke(projection, a), std::invoke(projection, b));
  });
}

template <typename Range, typename Output>
constexpr void copy(Range&& range, Output output) {
  std::copy(std::begin(range), std::end(range), std::move(output));
}

template <typename Range, typename Output, typename Predicate>
constexpr void copy_if(Range&& range, Output output, Predicate predicate) {
  std::copy_if(std::begin(range), std::end(range), std::move(output), std::move(predicate));
}

template <typename Range, typename Value>
constexpr void replace(Range&& range, const Value& old, const Value& put) {
  std::replace(std::begin(range), std::end(range), old, put);
}

template <typename Range>
constexpr void reverse(Range&& range) {
  std::reverse(std::begin(range), std::end(range));
}

}  // namespace std::ranges
#endif
#endif
