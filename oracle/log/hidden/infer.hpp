#pragma once
// What a log does not state and what follows from it all the same. A card that a seat plays before the next dealing was
// in its hand; of what is nowhere else the rest is. Judged is by that: a turn is legal or illegal where it is so in
// every way in which the cards can have been, as long as everything that the log holds could be done with them
// (docs/decisions/0013).

#include "oracle/log/hidden/holding_span.hpp"
#include "oracle/log/log.hpp"
#include "oracle/log/replay/problems/insight.hpp"

namespace casino::log {

class Inference : public Insight {
 public:
  // The rules have to outlive it.
  Inference(const Rules& rules, const Log& log);
  ~Inference() override;
  Inference(const Inference&) = delete;
  Inference& operator=(const Inference&) = delete;

  void fill_in(Moment moment, Position& position) const override;
  [[nodiscard]] Settled settle(Moment moment, const Position& before, const Turn& turn,
                               const Undetermined& open) const override;

  // The first entry with which the verdict on a turn is certain, if it is in the end. `before`: the position as it is
  // known without any inference.
  [[nodiscard]] std::optional<std::size_t> certain_from(Moment moment, const Position& before, const Turn& turn) const;
  // The turn of the deal at an entry, or the last one before it.
  [[nodiscard]] int turn_at(Moment moment) const { return turns_.at(moment.deal).at(moment.entry); }

 private:
  class Watch;
  // With what follows from all of it.
  struct Known {
    Stretch stretch;
    std::size_t last_entry = 0;
    std::optional<std::array<Origins, card_count>> possible{};
  };

  [[nodiscard]] const Known* known_at(Moment moment) const;

  const Rules& rules_;
  std::vector<std::vector<Known>> stretches_;  // of each deal
  std::vector<std::vector<int>> turns_;        // of each deal, by entry
};

// A turn by itself, judged as the replay of a log judges it that consists of this turn alone: where the verdict hangs
// on hands that nobody saw it is legal or illegal if it is so in every way in which the cards can have been.
[[nodiscard]] Judgement judged_in_every_way(const Rules& rules, const Position& position, const Turn& turn);

}  // namespace casino::log
