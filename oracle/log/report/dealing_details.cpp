#include <fmt/format.h>

#include "model/deal/deal.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/text/names.hpp"

namespace casino::log {
namespace {

class Details {
 public:
  Details(const Log& log, const Problem& problem, const Finding& finding, notation::Style style)
      : rules_(log.rules.rules), problem_(problem), finding_(finding), style_(style), deal_(log.deals[problem.deal]) {
    if (problem.entry && *problem.entry < deal_.entries.size()) what_ = &deal_.entries[*problem.entry].what;
  }

  [[nodiscard]] std::string in_words() const {
    if (problem_.matter == Matter::cut && finding_.clause == "SWZ-CUT-1"_clause) return about_the_cut();
    if (problem_.matter != Matter::dealing) return {};
    if (finding_.clause == "AA-PAK-1"_clause) return about_the_pack();
    const std::string size = about_a_size();
    return size.empty() ? about_the_next_cards() : size;
  }

 private:
  // SWZ-CUT-1: who cuts, and how many cards; those that are put back give a reason for it.
  [[nodiscard]] std::string about_the_cut() const {
    if (rules_.deal_table_source != DealTableSource::cut) return {};
    const std::string due = problem_.seat ? names_of(problem_.seats_due) : std::string();
    if (problem_.seat && !problem_.seats_due.contains(*problem_.seat))
      return fmt::format("{} cuts, but it is {} who should", name_of(*problem_.seat, rules_.seats), due);
    if (finding_.cards.size() != table_size(rules_)) return sizes(finding_.cards.size(), table_size(rules_));
    return cards(finding_.cards) + ": there is no reason to cut again";
  }

  // AA-PAK-1: cards that are not of the pack, are there twice, or are missing.
  [[nodiscard]] std::string about_the_pack() const {
    const CardSet strange = finding_.cards - rules_.pack;
    const CardSet known = finding_.cards & rules_.pack;
    CardSet missing;
    for (const Card card : known)
      if (!deal_.pack.empty() && std::ranges::find(deal_.pack, card) == deal_.pack.end()) missing.insert(card);
    std::string text;
    const auto add = [&](CardSet some, std::string_view fault) {
      if (!some.empty()) text += (text.empty() ? "" : "; ") + cards(some) + std::string(fault);
    };
    add(strange, ": not of this pack");
    add(missing, ": missing from the pack");
    add(known - missing, ": more than once");
    return text;
  }

  // AA-DEAL-1, AA-DEAL-4, SWZ-DEAL-1, TUX-DEAL-2: hands and the cards for the table have their size.
  [[nodiscard]] std::string about_a_size() const {
    const auto* dealt = what_ != nullptr ? std::get_if<Dealt>(what_) : nullptr;
    if (dealt == nullptr) return {};
    const int number = dealt->number;
    for (const Seat seat : rules_.seats) {
      const Hand& hand = dealt->hands[seat];
      const bool is_this_one = hand != Hand{} && hand.more != Hand::any_number && hand.cards == finding_.cards;
      const int size = hand.cards.size() + (is_this_one ? hand.more : 0);
      if (is_this_one && size != hand_size(rules_, number))
        return fmt::format("hand {}: {}", name_of(seat, rules_.seats), sizes(size, hand_size(rules_, number)));
    }
    const int due = left_for_table(rules_, number) + (number == 1 ? table_size(rules_) : 0);
    const bool is_the_table = dealt->table == finding_.cards && dealt->table.size() != due;
    return is_the_table ? "table: " + sizes(dealt->table.size(), due) : std::string();
  }

  // AA-DEAL-1, AA-DEAL-4, TUX-DEAL-2, where no order is fixed: what is dealt comes next in the pack.
  [[nodiscard]] std::string about_the_next_cards() const {
    const bool is_about_them = rules_.deal_packets == DealPackets::as_logged && !deal_.pack.empty() &&
                               !finding_.cards.empty() && finding_.clause != "HUN-ULM-3"_clause;
    return is_about_them ? cards(finding_.cards) + ": not among the next cards of the pack" : std::string();
  }

  [[nodiscard]] static std::string sizes(int stated, int due) {
    return fmt::format("{} {}, where {} {} due", stated, stated == 1 ? "card" : "cards", due, due == 1 ? "is" : "are");
  }
  [[nodiscard]] std::string cards(CardSet some) const { return notation::text_of(rules_, some, style_); }
  [[nodiscard]] std::string names_of(SeatSet seats) const {
    for (const Seat seat : rules_.seats)
      if (seats.contains(seat)) return std::string(name_of(seat, rules_.seats));
    return {};
  }

  const Rules& rules_;
  const Problem& problem_;
  const Finding& finding_;
  notation::Style style_;
  const Deal& deal_;
  const Happening* what_ = nullptr;
};

}  // namespace

std::string detail_of(const Log& log, const Problem& problem, const Finding& finding, notation::Style style) {
  return Details(log, problem, finding, style).in_words();
}

}  // namespace casino::log
