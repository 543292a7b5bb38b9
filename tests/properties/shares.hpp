#pragma once
// How much of what generators make is of which kind, in parts of a hundred.

#include <map>
#include <string_view>

#include <rapidcheck.h>

namespace casino::properties {

class Shares {
 public:
  void add_one() { ++all_; }
  void count(std::string_view kind, bool is_so) { times_[kind] += is_so ? 1 : 0; }

  [[nodiscard]] int operator[](std::string_view kind) const {
    const auto found = times_.find(kind);
    return found == times_.end() || all_ == 0 ? 0 : found->second * 100 / all_;
  }
  // How often, where it is seldom.
  [[nodiscard]] int times(std::string_view kind) const {
    const auto found = times_.find(kind);
    return found == times_.end() ? 0 : found->second;
  }

 private:
  int all_ = 0;
  std::map<std::string_view, int> times_;
};

// What RapidCheck makes of a generator, one after the other, as large as in its hundred tests; the same in every run.
class Samples {
 public:
  explicit Samples(std::uint64_t seed) : random_(seed) {}

  void next() { size_ = (size_ + 1) % (rc::kNominalSize + 1); }
  template <typename T>
  [[nodiscard]] T of(const rc::Gen<T>& generator) {
    return generator(random_.split(), size_).value();
  }

 private:
  rc::Random random_;
  int size_ = 0;
};

}  // namespace casino::properties
