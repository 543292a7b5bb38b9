// Usual lines at a glance. What they mean is what read_lines.cpp makes of them.

#include "oracle/log/text/read_text.hpp"

namespace casino::log {

bool TextReader::read_quickly(const TextLine& line) {
  if (log_.result) return false;
  if (QuickLines::WrittenTurn turn; quick_->turn(line.code, turn)) return read_turn_quickly(line, turn);
  if (const auto holding = quick_->holding(line.code)) return hold_quickly(line, *holding);
  if (const auto number = quick_->dealing(line.code)) {
    begin_dealing({line, {}, line.beside(), {}}, number);
    return true;
  }
  const auto score = quick_->points(line.code, "score");
  const auto totals = score ? score : quick_->points(line.code, "total");
  if (!totals) return false;
  flush_dealing();
  const Code code{line, {}, line.beside(), {}};
  if (score) add(code, RecordedScore{{}, *score});
  else add(code, RecordedTotals{*totals});
  return true;
}

bool TextReader::read_turn_quickly(const TextLine& line, QuickLines::WrittenTurn& written) {
  flush_dealing();
  const Code code{line, {}, line.beside(), {}};
  begin_deal_if_none(code);
  deal_before_turn(code);
  if (!QuickLines::place(written, replay_->position())) return false;
  add(code, std::move(written.turn));
  return true;
}

bool TextReader::hold_quickly(const TextLine& line, const QuickLines::Holding& holding) {
  const bool is_stated_already =
      deal_.dealing && (holding.seat ? deal_.dealing->dealt.hands[*holding.seat] != Hand{}  //
                                     : deal_.dealing->dealt.table.meets(holding.cards));
  if (is_stated_already) return false;
  begin_holdings({line, std::string(line.code), line.beside(), {}});
  if (holding.seat) deal_.dealing->dealt.hands[*holding.seat] = Hand::of(holding.cards);
  else deal_.dealing->dealt.table.insert(holding.cards);
  return true;
}

// Few logs take anything back. When one does, it is played once more up to there, and then turns are remembered.
void TextReader::remember_turns() {
  flush_dealing();
  begin_waiting_deal();
  if (memory_ == Replay::Memory::of_every_turn) return;
  memory_ = Replay::Memory::of_every_turn;
  replay_ = std::make_unique<Replay>(rules(), log_.before);
  for (const Deal& deal : log_.deals) replay_->take(deal, memory_);
}

}  // namespace casino::log
