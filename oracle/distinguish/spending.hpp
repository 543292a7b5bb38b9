#pragma once
// What may be spent on a search, and shares of it for one search after the other.

#include "model/cards/function_ref.hpp"

namespace casino::distinguish {

// How much of what may be spent has been spent, from 0 to 1.
using Spent = FunctionRef<double()>;

// The same of a share: what is spent from now on until so much of the whole is.
class Share {
 public:
  Share(Spent whole, double end) : whole_(whole), begin_(whole()), end_(end) {}
  double operator()() const { return end_ <= begin_ ? 1 : (whole_() - begin_) / (end_ - begin_); }

 private:
  Spent whole_;
  double begin_;
  double end_;
};

// One of so many searches that are still to come, this one included: an even share of what is left.
[[nodiscard]] inline Share even_share(Spent whole, std::size_t still_to_come) {
  const double spent = whole();
  return {whole, spent + (1 - spent) / static_cast<double>(still_to_come)};
}

}  // namespace casino::distinguish
