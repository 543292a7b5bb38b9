#include "oracle/conform/infer/candidates.hpp"

#include <algorithm>
#include <map>

namespace casino::conform {
namespace {

constexpr std::size_t probes_for_each = 4;  // that tell some rules from others; the answer to one may leave it open

}  // namespace

Candidates::Candidates(std::vector<Rules> all, const std::vector<Probe>& probes)
    : all_(std::move(all)), is_left_(all_.size(), true), is_out_(probes.size(), false) {
  for (const Probe& probe : probes) {
    std::vector<Expectation> kinds;
    std::vector<int>& parties = parties_.emplace_back();
    for (const Rules& rules : all_) {
      const auto expected = expectation(rules, probe);
      const auto kind = expected ? std::find(kinds.begin(), kinds.end(), *expected) : kinds.end();
      parties.push_back(expected ? static_cast<int>(kind - kinds.begin()) : -1);
      if (expected && kind == kinds.end()) kinds.push_back(*expected);
    }
  }
}

void Candidates::leave_those_behind(Evidence& evidence, std::size_t margin) {
  std::vector<std::size_t> explained;
  for (const Rules& rules : all_) explained.push_back(evidence.explained_by(rules));
  const std::size_t best = *std::max_element(explained.begin(), explained.end());
  for (std::size_t i = 0; i < all_.size(); ++i)
    if (explained[i] + margin < best) is_left_[i] = false;
}

std::optional<std::size_t> Candidates::most_even_split() const {
  std::optional<std::size_t> best;
  std::size_t smallest = static_cast<std::size_t>(std::count(is_left_.begin(), is_left_.end(), true));
  for (std::size_t probe = 0; probe < parties_.size(); ++probe) {
    if (is_out_[probe]) continue;
    std::map<int, std::size_t> sizes;
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (is_left_[i]) ++sizes[parties_[probe][i]];
    // Those that cannot be asked are on nobody's side, and count with the largest.
    const std::size_t silent = sizes[-1];
    sizes.erase(-1);
    if (sizes.size() < 2) continue;
    std::size_t largest = 0;
    for (const auto& [party, size] : sizes) largest = std::max(largest, size);
    if (largest + silent >= smallest) continue;
    smallest = largest + silent;
    best = probe;
  }
  return best;
}

Apart::Apart(const Rules& from, const std::vector<Probe>& probes) : probes_(probes) {
  for (const Probe& probe : probes) expected_.push_back(expectation(from, probe));
}

bool Apart::parts(const Rules& other, std::size_t probe) const {
  if (!expected_[probe]) return false;
  const auto expected = expectation(other, probes_[probe]);
  return expected && *expected != *expected_[probe];
}

void Apart::look_at(const Rules& other) {
  Other one{other, {}};
  for (std::size_t i = 0; i < probes_.size() && one.probes.size() < probes_for_each; ++i)
    if (parts(other, i)) one.probes.insert(i);
  if (!one.probes.empty()) left_.push_back(std::move(one));
}

std::optional<std::size_t> Apart::most_even_split() const {
  std::map<std::size_t, std::size_t> told;  // how many each probe tells
  for (const Other& one : left_)
    for (const std::size_t probe : one.probes) ++told[probe];
  std::optional<std::size_t> best;
  std::size_t most = 0;
  for (const auto& [probe, count] : told) {
    const std::size_t smaller_half = std::min(count, left_.size() + 1 - count);
    if (smaller_half <= most) continue;
    most = smaller_half;
    best = probe;
  }
  return best;
}

void Apart::take_out(std::size_t probe, const IsParted& is_parted) {
  for (Other& one : left_) one.probes.erase(probe);
  std::erase_if(left_, [&](const Other& one) { return one.probes.empty() || is_parted(one.rules); });
}

}  // namespace casino::conform
