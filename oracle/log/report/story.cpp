#include <fmt/format.h>

#include "oracle/log/replay/replay.hpp"
#include "oracle/log/report/report.hpp"
#include "oracle/log/text_words.hpp"
#include "oracle/notation/draw.hpp"
#include "oracle/notation/position.hpp"
#include "oracle/notation/turn.hpp"
#include "oracle/text/names.hpp"

namespace casino::log {
namespace {

class Narrator {
 public:
  Narrator(const Log& log, notation::Style style)
      : log_(log), rules_(log.rules.rules), style_(style), replay_(rules_, log.before) {
    replay_.keep_every_problem();  // each is reported where it was found
  }

  std::vector<Scene> narrate() {
    add("", header(), {});
    for (const Deal& deal : log_.deals) narrate(deal);
    reported_ = replay_.problems().size();
    replay_.end(log_.result);
    add("The end", log_.result ? words_of(*log_.result) : "The log breaks off here.", problems());
    scenes_.back().deal = scenes_.back().turn = 0;
    for (const std::string& comment : log_.closing_comments) add(comment, "", {});
    return std::move(scenes_);
  }

 private:
  // ---- Scenes

  [[nodiscard]] std::string header() const {
    std::string text = fmt::format("{}, {} players", log_.rules.name, rules_.seats.count);
    for (const Option option : log_.rules.options)
      text += fmt::format("\n{}={}", entry_of(option).name, value_of(rules_, option));
    for (std::uint8_t i = 0; i < rules_.seats.count; ++i)
      if (!log_.players[Seat{i}].empty()) text += fmt::format("\n{}: {}", name(Seat{i}), log_.players[Seat{i}]);
    for (const Tag& tag : log_.tags) text += fmt::format("\n{}: {}", tag.name, tag.value);
    for (const std::string& comment : log_.comments) text += "\n" + comment;
    return text;
  }

  void narrate(const Deal& deal) {
    deal_ = deal.number;
    turn_ = 0;
    reported_ = replay_.problems().size();
    replay_.begin(deal);
    const Seat dealer = replay_.position().dealer;
    add(fmt::format("Deal {}, {} deals", deal.number, name(dealer)), deal.beside, problems());
    if (deal.start) draw();
    for (const Entry& entry : deal.entries) narrate(entry);
  }

  void narrate(const Entry& entry) {
    reported_ = replay_.problems().size();
    if (const auto* turn = std::get_if<Turn>(&entry.what)) return narrate(*turn, entry);
    const std::string title = std::visit([&](const auto& what) { return title_of(what); }, entry.what);
    const Position before = replay_.position();
    replay_.take(entry);
    add(title, entry.beside, problems());
    if (replay_.position() != before) draw();
  }

  void narrate(const Turn& turn, const Entry& entry) {
    replay_.deal_what_is_due();
    const Position before = replay_.position();
    const std::string title = notation::text_of(rules_, before, turn, style_);
    replay_.take(entry);
    ++turn_;
    std::vector<explain::Line> verdict = problems();
    if (scenes_hold(verdict)) add_permissions(verdict, judge(rules_, before, turn));
    add(title, entry.beside, std::move(verdict));
    scenes_.back().turn = turn_;
    draw();
  }

  void add(std::string title, std::string comment, std::vector<explain::Line> verdict) {
    Scene& scene = scenes_.emplace_back();
    scene.deal = deal_;
    scene.title = std::move(title);
    scene.comment = std::move(comment);
    scene.holds = scenes_hold(verdict);
    scene.verdict = std::move(verdict);
  }

  // ---- What is said about them

  [[nodiscard]] static bool scenes_hold(const std::vector<explain::Line>& verdict) {
    return verdict.empty() || verdict.front().kind != explain::LineKind::illegal;
  }

  // What the replay has found since the last scene.
  [[nodiscard]] std::vector<explain::Line> problems() const {
    std::vector<explain::Line> lines;
    for (std::size_t i = reported_; i < replay_.problems().size(); ++i) {
      const Problem& problem = replay_.problems()[i];
      const auto kind = problem.weight == Weight::problem        ? explain::LineKind::illegal
                        : problem.weight == Weight::undetermined ? explain::LineKind::undetermined
                                                                 : explain::LineKind::heading;
      lines.push_back({kind, headline_of(log_, problem, style_)});
      if (problem.weight != Weight::problem) continue;
      for (explain::Line& line : lines_of(log_, problem, style_)) lines.push_back(std::move(line));
    }
    return lines;
  }

  static void add_permissions(std::vector<explain::Line>& lines, const Judgement& judgement) {
    if (!std::holds_alternative<Legal>(judgement.verdict)) return;
    std::string ids;
    for (const Finding& used : judgement.permissions) {
      const std::string id(entry_of(used.clause).id);
      if (ids.find(id) == std::string::npos) ids += (ids.empty() ? "" : ", ") + id;
    }
    lines.push_back({explain::LineKind::legal, ids.empty() ? "legal" : "legal, by " + ids});
  }

  void draw() {
    scenes_.back().drawing = notation::drawing_of(rules_, replay_.position(), style_);
    scenes_.back().position = notation::text_of(rules_, replay_.position());
  }

  // ---- Titles

  [[nodiscard]] std::string name(Seat seat) const { return std::string(name_of(seat, rules_.seats)); }

  [[nodiscard]] std::string title_of(const Turn&) const { return {}; }
  [[nodiscard]] std::string title_of(const Dealt& dealt) const { return fmt::format("Dealing {}", dealt.number); }
  [[nodiscard]] std::string title_of(const Event& event) const {
    return notation::text_of(rules_, replay_.position(), event, style_);
  }
  [[nodiscard]] std::string title_of(const Comment& comment) const { return comment.text; }
  [[nodiscard]] std::string title_of(const Stands&) const { return "It stands"; }
  [[nodiscard]] std::string title_of(const TakenBack& taken) const {
    return taken.turns == 1 ? "Taken back" : fmt::format("{} turns are taken back", taken.turns);
  }
  [[nodiscard]] std::string title_of(const Objection& objection) const {
    return name(objection.by) + " objects" +
           (objection.clause ? " by " + std::string(entry_of(*objection.clause).id) : std::string());
  }
  [[nodiscard]] std::string title_of(const Agreed&) const { return "Agreed: it goes on so"; }
  [[nodiscard]] std::string title_of(const RecordedScore& score) const {
    return "Score" + (score.item ? " for " + words_of(*score.item) : std::string()) + ": " +
           points_in_words(rules_, score.points);
  }
  [[nodiscard]] std::string title_of(const RecordedTotals& totals) const {
    return "Total: " + points_in_words(rules_, totals.points);
  }
  [[nodiscard]] std::string title_of(const Lot& lot) const { return "A lot makes " + name(lot.loser) + " the loser"; }
  [[nodiscard]] std::string title_of(const Misdeal&) const { return "A misdeal: it is dealt again"; }

  [[nodiscard]] std::string words_of(const Result& result) const {
    switch (result.kind) {
      case Result::Kind::unfinished: return "Nobody has won yet.";
      case Result::Kind::drawn: return "It is drawn.";
      case Result::Kind::won:
        return long_name_of(result.winner, rules_) + (result.is_double ? " wins, double." : " wins.");
    }
    return {};
  }
  [[nodiscard]] static std::string words_of(ScoreItem item) { return log::words_of(item); }

  const Log& log_;
  const Rules& rules_;
  notation::Style style_;
  Replay replay_;
  std::vector<Scene> scenes_;
  std::size_t reported_ = 0;
  int deal_ = 0;
  int turn_ = 0;
};

}  // namespace

std::vector<Scene> story_of(const Log& log, notation::Style style) { return Narrator(log, style).narrate(); }

}  // namespace casino::log
