#include "cli/commands/show_log.hpp"

#include <algorithm>
#include <filesystem>

#include <unistd.h>

#include "cli/commands/judge/everywhere.hpp"
#include "cli/input/requests.hpp"
#include "cli/logs/log_reading.hpp"
#include "cli/logs/log_source.hpp"
#include "cli/session/failure.hpp"
#include "cli/session/formats.hpp"
#include "cli/session/keyboard.hpp"
#include "cli/session/red_suits.hpp"
#include "oracle/log/report/report.hpp"

namespace casino::cli {
namespace {

using log::Scene;

std::string place_of(const Scene& scene) {
  if (scene.deal == 0) return "";
  return scene.turn == 0 ? fmt::format("deal {}", scene.deal) : fmt::format("deal {}, turn {}", scene.deal, scene.turn);
}

void print_drawing(Session& session, const Rules& rules, const Scene& scene) {
  session.out.line("{}", in_colors_of_suits(session.look(), rules, scene.drawing));
}

void print_scene(Session& session, const Rules& rules, const Scene& scene) {
  const Look look = session.look();
  const std::string place = place_of(scene);
  if (!scene.title.empty())
    session.out.line("{}{}", look.strong(scene.title), place.empty() ? Shown() : look.faint("   " + place));
  if (!scene.comment.empty()) session.out.line("{}", scene.title.empty() ? scene.comment : "# " + scene.comment);
  print_lines(session, scene.verdict);
  if (!scene.drawing.empty()) print_drawing(session, rules, scene);
}

// ---- Whole

void print_whole(Session& session, const Rules& rules, const std::vector<Scene>& story) {
  bool is_first = true;
  for (const Scene& scene : story) {
    if (!is_first) session.out.line();
    is_first = false;
    print_scene(session, rules, scene);
  }
}

void print_in_json(Session& session, const std::vector<Scene>& story) {
  for (const Scene& scene : story) {
    json::Json reported = json::Json::object();
    if (scene.deal > 0) reported["deal"] = scene.deal;
    if (scene.turn > 0) reported["turn"] = scene.turn;
    reported["title"] = scene.title;
    if (!scene.comment.empty()) reported["comment"] = scene.comment;
    reported["holds"] = scene.holds;
    for (const explain::Line& line : scene.verdict) reported["verdict"].push_back(line.text);
    if (!scene.drawing.empty()) reported["table"] = scene.drawing;
    if (!scene.position.empty()) reported["position"] = scene.position;
    print(session, formats::story, reported);
  }
}

// ---- Step by step

constexpr std::string_view keys =
    "space or n: on   b: back   d D: next, earlier deal   number, Enter: to that turn   g G: first, last   N: next "
    "game   "
    "q: leave";

class Stepper {
 public:
  Stepper(Session& session, const Rules& rules, const std::vector<Scene>& story)
      : session_(session), rules_(rules), story_(story) {}

  // Whether the next game of the file is wanted, too.
  [[nodiscard]] bool run() {
    Keyboard keyboard;
    for (;;) {
      draw();
      const Key key = keyboard.next();
      const bool wants_next = key.sign == 'N';
      if (wants_next || key.kind == KeyKind::end || key.sign == 'q') {
        session_.out.line();
        return wants_next;
      }
      take(key);
    }
  }

 private:
  void draw() {
    constexpr std::string_view clear_the_screen = "\x1b[2J\x1b[H";
    session_.out.write(Shown::plain(clear_the_screen));
    print_scene(session_, rules_, story_[at_]);
    // Where nothing on the table has changed it is shown as it was.
    if (story_[at_].drawing.empty())
      for (std::size_t i = at_; i-- > 0;)
        if (!story_[i].drawing.empty()) {
          print_drawing(session_, rules_, story_[i]);
          break;
        }
    session_.out.line();
    session_.out.line("{}", session_.look().faint(fmt::format("{} of {}   {}", at_ + 1, story_.size(), keys)));
    if (!number_.empty()) session_.out.write(number_);
    session_.out.flush();
  }

  void take(const Key& key) {
    if (key.kind == KeyKind::sign && key.sign >= '0' && key.sign <= '9') {
      if (number_.size() < 4) number_ += key.sign;
      return;
    }
    const std::string number = std::exchange(number_, {});
    if (key.kind == KeyKind::enter && !number.empty()) return jump_to_turn(std::stoi(number));
    if (key.kind == KeyKind::forward || key.kind == KeyKind::enter || key.sign == 'n' || key.sign == ' ')
      go_to(at_ + 1);
    else if (key.kind == KeyKind::back || key.sign == 'b' || key.sign == 'p') go_to(at_ == 0 ? 0 : at_ - 1);
    else if (key.sign == 'g') go_to(0);
    else if (key.sign == 'G') go_to(story_.size() - 1);
    else if (key.sign == 'd') go_to(begin_of_deal(story_[at_].deal + 1));
    else if (key.sign == 'D') go_to(begin_of_deal(story_[at_].deal - 1));
  }

  void go_to(std::size_t scene) { at_ = std::min(scene, story_.size() - 1); }

  [[nodiscard]] std::size_t begin_of_deal(int deal) const {
    const auto found =
        std::find_if(story_.begin(), story_.end(), [&](const Scene& scene) { return scene.deal == deal; });
    return found == story_.end() ? at_ : static_cast<std::size_t>(found - story_.begin());
  }

  // Of the deal that is being shown, or the next one.
  void jump_to_turn(int turn) {
    for (std::size_t i = 0; i < story_.size(); ++i)
      if (story_[i].turn == turn && story_[i].deal >= story_[at_].deal) return go_to(i);
  }

  Session& session_;
  const Rules& rules_;
  const std::vector<Scene>& story_;
  std::size_t at_ = 0;
  std::string number_;  // that is being typed
};

}  // namespace

bool is_a_log_file(const std::string& typed) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(typed, ignored);
}

// No position ends so.
void refuse_missing_file(const std::string& typed) {
  std::error_code ignored;
  const bool is_spelt_so = is_called_like_logs(typed) && typed.find(' ') == std::string::npos;
  if (is_spelt_so && !std::filesystem::exists(typed, ignored)) throw Unusable(typed + ": there is no such file");
}

void show_log(Session& session, const CLI::App& verb, const ShowLog& show) {
  const LogReader reader(usual_rules_of(verb, show.rules));
  LogFile file(show.file);
  bool is_first = true;
  while (const auto record = file.next()) {
    const Parsed<log::Log> log = reader.read(*record);
    if (!log) throw Unusable(log.errors(), file.name());
    const std::vector<Scene> story = log::story_of(*log, session.look().style);
    const bool somebody_watches = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && terminal_can_be_drawn_on();
    if (session.as_json) print_in_json(session, story);
    else if (somebody_watches && !show.whole) {
      if (!Stepper(session, log->rules.rules, story).run()) return;
    } else {
      if (!is_first) session.out.line();
      print_whole(session, log->rules.rules, story);
    }
    is_first = false;
  }
  if (is_first) throw Unusable(file.name() + ": there is no log in it");
}

}  // namespace casino::cli
