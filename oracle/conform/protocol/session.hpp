#pragma once
// A conversation with an adapter: questions go out, several at a time, and each gets exactly one outcome, whatever the
// adapter does, as long as there is time. One that misbehaves is ended and started again; what it had answered before
// is not lost, nor what it has answered when the time comes to its end.

#include <deque>
#include <functional>
#include <span>
#include <variant>

#include "oracle/conform/protocol/channel.hpp"
#include "oracle/conform/protocol/protocol.hpp"

namespace casino::conform {

// What can come of a question.
struct Answered {
  json::Node document;
};
struct Skipped {
  std::string reason;
};
enum class Trouble : std::uint8_t {
  error,    // it says so itself, or what it says is no answer
  crashed,  // it ended
  hung      // it did not answer in time
};
struct Failed {
  Trouble trouble = Trouble::error;
  std::string what;
  bool in_order = false;  // it ended, and that by itself and with exit code 0
};
using Reply = std::variant<Answered, Skipped, Failed>;

// How many of the questions that were put together went out; and how many got their outcome without, for nobody could
// be made ready to hear them.
struct Put {
  std::size_t sent = 0;  // each once, however often it was asked
  std::size_t unsent = 0;
  std::size_t surplus = 0;  // answers that came meanwhile, to what was answered before
};

// Whoever is to be told the rules has to say which it plays. Somebody else is told how many play, and no more.
enum class Hears : std::uint8_t { rules, seats };

struct Patience {
  int to_start = 30'000;        // milliseconds until it has said what it is
  int to_answer = 10'000;       // for each answer
  std::size_t questions = 256;  // that are on their way at once, at most
  int starts_that_fail = 3;     // one after the other; then nothing more is asked
  int hangs = 20;               // questions without an answer, one after the other; then nothing more either
  bool fresh_for_each = false;  // a new process for every question
  Hears hears = Hears::rules;   // by which rules it is asked
  // What is said in its place of what it plays and does: then it need not say it.
  std::function<void(Declaration&)> says_for_it = {};
  // What it has declared elsewhere, by which its questions were chosen.
  std::shared_ptr<const Declaration> declares = {};
  // Milliseconds in which it may still be asked; if nobody says, there is no end to them. Afterwards questions are left
  // without an outcome.
  std::function<int()> left = {};
};

class Session {
 public:
  Session(Launch launch, Patience patience, std::string from);

  // Starts it and lets it say what it is; a Failed if it does not.
  [[nodiscard]] std::variant<Declaration, Failed> start();

  // What it said of itself when it was started last.
  [[nodiscard]] const Declaration& declared() const { return declared_; }

  // Puts questions about positions of these rules, each as the members of an object without its "id" (message.hpp).
  // `take` gets the outcome of each by its number, in any order.
  using Take = std::function<void(std::size_t, Reply)>;
  Put ask(const Rules& rules, std::span<const std::string> questions, const Take& take);
  // The same with more questions under these rules, numbered on, which go out before all of the former are answered;
  // those that `more` gives have to stay where they are until the last outcome. None: there are no more.
  using More = std::function<std::span<const std::string>()>;
  Put ask(const Rules& rules, std::span<const std::string> questions, const Take& take, const More& more);
  [[nodiscard]] Reply ask(const Rules& rules, const std::string& question);

  // Asks it to stop, and ends it; what is wrong with what it says to that, or with how it ends. Who ends in order
  // without a word does what it was asked to.
  std::optional<Failed> stop();

  // Troubles that did not come again when each question was asked alone.
  [[nodiscard]] const std::vector<Failed>& unexplained() const { return unexplained_; }
  // Answers to what was answered before. They say nothing of any question, and are passed over.
  [[nodiscard]] std::size_t surplus() const { return surplus_; }
  [[nodiscard]] std::size_t starts() const { return starts_; }
  // Nothing is asked any more.
  [[nodiscard]] bool is_out_of_time() const { return patience_.left && patience_.left() <= 0; }
  [[nodiscard]] bool has_given_up() const {
    return failed_starts_ >= patience_.starts_that_fail || hangs_ >= patience_.hangs;
  }

 private:
  using LineOrFailed = std::variant<Line, Failed>;
  struct Asking;

  std::optional<Failed> ready(const Rules& rules, std::optional<std::string>& skip);
  std::optional<Failed> configure(const Rules& rules);
  std::variant<Declaration, Failed> greet();
  Reply exchange(const std::string& question, int milliseconds);
  std::int64_t send(const std::string& question);
  [[nodiscard]] Received receive(int milliseconds);
  [[nodiscard]] LineOrFailed wait(int milliseconds);
  void ask_together(Asking& asking);
  void send_more(Asking& asking);
  std::optional<Failed> take_one(Asking& asking);
  std::optional<Failed> take_line(Asking& asking, const std::string& line);
  bool passes_over(std::int64_t id);
  void take_what_has_come(Asking& asking);
  void ask_again_alone(Asking& asking, const Failed& trouble);
  void ask_one_by_one(Asking& asking);
  [[nodiscard]] std::optional<Failed> stop_behind_one();
  [[nodiscard]] std::optional<Failed> asked_to_stop();
  void look_at_what_it_declares(const Declaration& before, const Declaration& now);
  bool is_ready(Asking& asking);
  // An answer to one of those on their way: which, and what it says. No number: to none of them.
  struct AnswerLine {
    std::optional<std::int64_t> id;
    Reply reply;
  };
  [[nodiscard]] static AnswerLine read(const std::string& line);
  [[nodiscard]] Failed with_what_it_said(Failed failed) const;

  Launch launch_;
  Patience patience_;
  std::string from_;
  std::unique_ptr<Channel> channel_;
  Declaration declared_;
  std::optional<Rules> configured_;
  std::optional<std::string> skipped_;  // these rules, as a whole
  std::int64_t next_id_ = 1;
  std::int64_t first_id_ = 1;      // of this process
  std::int64_t surplus_here_ = 0;  // of this process, too
  std::size_t surplus_ = 0;
  std::size_t starts_ = 0;
  int failed_starts_ = 0;
  int hangs_ = 0;  // one after the other
  bool stays_at_stop_ = false;
  bool has_declared_otherwise_ = false;  // than when it was first started
  std::vector<Failed> unexplained_;
};

}  // namespace casino::conform
