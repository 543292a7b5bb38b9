#include "oracle/study/histogram.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "oracle/text/foreign_text.hpp"

namespace casino::study {
namespace {

// Within a panel.
constexpr int inner_left = 34;
constexpr int inner_width = panel_width - inner_left - 6;
constexpr int inner_top = 26;
constexpr int inner_height = 96;
constexpr int inner_bottom = inner_top + inner_height;
constexpr std::size_t most_labels = 6;

// Towards less, also below 0.
std::int64_t rounded_down(std::int64_t number, std::int64_t step) {
  const std::int64_t rest = number % step;
  return number - (rest < 0 ? rest + step : rest);
}

double x_of(const Bins& bins, std::size_t bin) {
  return inner_left + static_cast<double>(bin) * inner_width / static_cast<double>(bins.count);
}
double y_of(const Panel& panel, double share) { return inner_bottom - share / panel.highest * inner_height; }

std::string numbers_in(const Bins& bins, std::size_t bin) {
  const std::int64_t start = bins.start_of(bin);
  return bins.width == 1 ? std::to_string(start) : fmt::format("{} to {}", start, start + bins.width - 1);
}

// Each can be pointed at, and says what it is.
std::string bars_of(const Panel& panel) {
  std::string bars;
  const double width = x_of(panel.bins, 1) - x_of(panel.bins, 0);
  for (std::size_t bin = 0; bin < panel.bars.size(); ++bin) {
    const double y = y_of(panel, panel.bars[bin]);
    std::string told = fmt::format("{}: {:.1f}%", numbers_in(panel.bins, bin), 100 * panel.bars[bin]);
    if (!panel.outline.empty()) told += fmt::format("; {}: {:.1f}%", panel.other, 100 * panel.outline[bin]);
    bars += fmt::format(
        "<g><title>{}</title><path class=\"all\" d=\"M{:.1f} {}h{:.1f}v{}h-{:.1f}z\"/>"
        "<path class=\"bar\" d=\"M{:.1f} {}V{:.1f}h{:.1f}V{}z\"/></g>",
        in_element(told), x_of(panel.bins, bin), inner_top, width, inner_height, width, x_of(panel.bins, bin) + 0.5,
        inner_bottom, y, std::max(0.5, width - 1), inner_bottom);
  }
  return bars;
}

// From step to step, down to nothing at both ends.
std::string outline_of(const Panel& panel) {
  if (panel.outline.empty()) return {};
  std::string path = fmt::format("M{:.1f} {}", x_of(panel.bins, 0), inner_bottom);
  for (std::size_t bin = 0; bin < panel.outline.size(); ++bin)
    path += fmt::format("V{:.1f}H{:.1f}", y_of(panel, panel.outline[bin]), x_of(panel.bins, bin + 1));
  return fmt::format("<path class=\"other\" d=\"{}V{}\"/>", path, inner_bottom);
}

// Below the middle of a bin that is one number, else below its beginning.
std::string axes_of(const Panel& panel) {
  const Bins& bins = panel.bins;
  std::string axes = fmt::format(
      "<path class=\"axis\" d=\"M{0} {1}H{2}\"/><text class=\"tick end\" x=\"{3}\" y=\"{4}\">{5:.0f}%</text>"
      "<path class=\"grid\" d=\"M{0} {6}H{2}\"/>",
      inner_left, inner_bottom, inner_left + inner_width, inner_left - 4, inner_top + 4, 100 * panel.highest,
      inner_top);
  const std::size_t step = (bins.count + most_labels - 1) / most_labels;
  for (std::size_t bin = 0; bin < bins.count; bin += step) {
    const double middle = bins.width == 1 ? (x_of(bins, 1) - x_of(bins, 0)) / 2 : 0;
    axes += fmt::format("<text class=\"tick middle\" x=\"{:.1f}\" y=\"{}\">{}</text>", x_of(bins, bin) + middle,
                        inner_bottom + 14, bins.start_of(bin));
  }
  return axes;
}

}  // namespace

Bins bins_for(const std::vector<const Distribution*>& all) {
  std::int64_t lowest = 0;
  std::int64_t highest = -1;
  for (const Distribution* one : all) {
    if (one->empty()) continue;
    const bool is_first = lowest > highest;
    lowest = is_first ? one->begin()->first : std::min(lowest, one->begin()->first);
    highest = is_first ? one->rbegin()->first : std::max(highest, one->rbegin()->first);
  }
  if (lowest > highest) return {};
  for (std::int64_t power = 1;; power *= 10) {
    for (const std::int64_t digit : {1, 2, 5}) {
      const std::int64_t width = digit * power;
      const std::int64_t first = rounded_down(lowest, width);
      const auto count = static_cast<std::size_t>((highest - first) / width + 1);
      if (count <= most_bins) return {first, width, count};
    }
  }
}

std::vector<double> shares_in(const Bins& bins, const Distribution& distribution) {
  std::vector<std::int64_t> games(bins.count);
  std::int64_t all = 0;
  for (const auto& [number, count] : distribution) {
    games[bins.place_of(number)] += count;
    all += count;
  }
  std::vector<double> shares;
  for (const std::int64_t count : games)
    shares.push_back(all == 0 ? 0 : static_cast<double>(count) / static_cast<double>(all));
  return shares;
}

std::string drawn(const Panel& panel, int left, int top) {
  return fmt::format("<g transform=\"translate({} {})\"><text class=\"panel\" x=\"{}\" y=\"14\">{}</text>{}{}{}</g>\n",
                     left, top, inner_left, in_element(panel.title), bars_of(panel), outline_of(panel), axes_of(panel));
}

}  // namespace casino::study
