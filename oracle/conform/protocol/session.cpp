#include "oracle/conform/protocol/session.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "oracle/conform/protocol/questions_asked.hpp"
#include "oracle/rulesets/rules.hpp"
#include "oracle/text/foreign_text.hpp"

namespace casino::conform {
namespace {

using json::Json;

constexpr std::size_t longest_shown = 200;

std::string shortened(const std::string& text) {
  return plain_line(text.size() <= longest_shown ? text : text.substr(0, longest_shown) + "...");
}

std::string reasons(const ParseErrors& errors) {
  std::string text;
  for (const ParseError& error : errors) text += (text.empty() ? "" : "; ") + text_of(error);
  return plain_line(text);
}

// Further lines of what it said beside its answers hang behind the first, so that none of them looks like one of ours.
std::string hanging(const std::string& text) {
  std::string all;
  for (const char letter : plain(text)) all += letter == '\n' ? std::string("\n        ") : std::string(1, letter);
  return all;
}

const Session::More no_more = [] { return std::span<const std::string>{}; };

// What is wrong with an answer to something that is no question about Casino.
Failed wrong_answer(std::string_view ask, const ParseErrors& errors) {
  return {Trouble::error, fmt::format("its answer to \"{}\": {}", ask, reasons(errors))};
}

// Of an answer that has nothing to say but that something was done; nothing if it says so. What else it tells is looked
// at.
using LookAtRest = std::function<void(const json::Members&)>;
std::optional<Failed> why_not_done(
    const Reply& reply, std::string_view ask, std::string_view done,
    const LookAtRest& look = [](const json::Members&) {}) {
  if (const auto* failed = std::get_if<Failed>(&reply)) return *failed;
  const auto* answered = std::get_if<Answered>(&reply);
  if (answered == nullptr) return std::nullopt;
  ParseErrors errors;
  const json::Members members(json::Cursor(answered->document, errors), "an answer");
  if (const auto told = members.require(done, "true")) {
    const bool* truth = told->node().as_boolean();
    if (truth == nullptr || !*truth) told->refuse("true");
  }
  look(members);
  return errors.empty() ? std::nullopt : std::optional(wrong_answer(ask, errors));
}

// The text by which an answer says why there is none; nothing if it says no such thing.
std::optional<Parsed<std::string>> reason_in(const json::Node& answer, std::string_view key) {
  const json::Node* member = answer.find(key);
  if (member == nullptr) return std::nullopt;
  ParseErrors errors;
  const auto text = json::Cursor(answer, errors).member(key, *member).text("a text that says why");
  return text ? Parsed<std::string>(shortened(std::string(*text))) : Parsed<std::string>(errors);
}

}  // namespace

Session::Session(Launch launch, Patience patience, std::string from)
    : launch_(std::move(launch)), patience_(patience), from_(std::move(from)) {}

// So long, if there is so much time; which is looked at now and then, for it can come to an end before it was to.
Received Session::receive(int milliseconds) {
  constexpr int look_every = 100;
  if (!patience_.left) return channel_->receive(milliseconds);
  for (int waited = 0;; waited += look_every) {
    const int next = std::min({look_every, milliseconds - waited, patience_.left()});
    if (next <= 0) return channel_->receive(0);  // what has come by now has come in time
    Received received = channel_->receive(next);
    if (!std::holds_alternative<TimedOut>(received)) return received;
  }
}

Session::LineOrFailed Session::wait(int milliseconds) {
  struct Visitor {
    int milliseconds;
    LineOrFailed operator()(Line line) const { return line; }
    LineOrFailed operator()(TimedOut) const {
      return Failed{Trouble::hung, fmt::format("no answer within {} ms", milliseconds)};
    }
    LineOrFailed operator()(const Ended& ended) const { return Failed{Trouble::crashed, ended.how, ended.in_order}; }
    LineOrFailed operator()(TooLong line) const {
      return Failed{Trouble::error, fmt::format("a line of more than {} MiB", line.most >> 20)};
    }
  };
  return std::visit(Visitor{milliseconds}, receive(milliseconds));
}

Failed Session::with_what_it_said(Failed failed) const {
  const std::string beside = channel_ ? channel_->said_beside() : std::string();
  if (!beside.empty()) failed.what += "; it said: " + hanging(beside);
  return failed;
}

Session::AnswerLine Session::read(const std::string& line) {
  const auto nothing = [&](const std::string& why) {
    return AnswerLine{std::nullopt, Failed{Trouble::error, why + ": " + shortened(line)}};
  };
  Parsed<json::Node> document = json::read_document(line);
  if (!document) return nothing("a line that is no JSON (" + reasons(document.errors()) + ")");
  const json::Node* id = document->find("id");
  if (id == nullptr || id->as_integer() == nullptr) return nothing("an answer without the \"id\" of its question");
  const std::int64_t number = *id->as_integer();
  if (const auto error = reason_in(*document, "error"))
    return {number, Failed{Trouble::error, *error ? **error : reasons(error->errors())}};
  const auto skip = reason_in(*document, "skip");
  if (skip && *skip) return {number, Skipped{**skip}};
  if (skip) return {number, Failed{Trouble::error, reasons(skip->errors())}};
  return {number, Answered{std::move(*document)}};
}

// By which number its answer is known.
std::int64_t Session::send(const std::string& question) {
  const std::int64_t id = next_id_++;
  channel_->send(fmt::format(R"({{"id":{},{}}})", id, question));
  return id;
}

// Whether it is one more answer to what this process has answered. There may be as many of them as it was asked
// questions: it must not go on for ever.
bool Session::passes_over(std::int64_t id) {
  const bool was_asked = first_id_ <= id && id < next_id_;
  if (!was_asked || surplus_here_ >= next_id_ - first_id_) return false;
  ++surplus_here_;
  ++surplus_;
  return true;
}

// One question, while no other is on its way.
Reply Session::exchange(const std::string& question, int milliseconds) {
  const std::int64_t id = send(question);
  AnswerLine answer;
  do {
    LineOrFailed outcome = wait(milliseconds);
    if (auto* failed = std::get_if<Failed>(&outcome)) {
      Failed seen = with_what_it_said(std::move(*failed));
      channel_.reset();
      return seen;
    }
    answer = read(std::get<Line>(outcome).text);
    if (answer.id == id) return std::move(answer.reply);
  } while (answer.id && passes_over(*answer.id));
  Failed failed{Trouble::error, fmt::format("an answer to question {}, which was not asked; the question was {}",
                                            answer.id.value_or(0), id)};
  if (!answer.id) failed = std::get<Failed>(answer.reply);
  channel_.reset();
  return failed;
}

// What it was asked was chosen by what it declared at first.
void Session::look_at_what_it_declares(const Declaration& before, const Declaration& now) {
  if (has_declared_otherwise_ || patience_.says_for_it || declares_the_same(before, now)) return;
  has_declared_otherwise_ = true;
  unexplained_.push_back({Trouble::error, "started again it declares other rules or operations than before"});
}

std::variant<Declaration, Failed> Session::greet() {
  ++starts_;
  configured_.reset();
  first_id_ = next_id_;
  surplus_here_ = 0;
  channel_ = launch_();
  const Json question = {{"ask", "start"}, {"protocols", Json::array({protocol_name})}, {"from", from_}};
  Reply reply = exchange(members_of(question), patience_.to_start);
  if (auto* failed = std::get_if<Failed>(&reply)) return std::move(*failed);
  if (auto* skipped = std::get_if<Skipped>(&reply))
    return Failed{Trouble::error, "it skips its start: " + skipped->reason};
  const bool has_to_say = patience_.hears == Hears::rules && !patience_.says_for_it;
  const Parsed<Declaration> read =
      json::parsed(std::get<Answered>(reply).document, has_to_say ? read_declaration : read_introduction);
  if (!read) return wrong_answer("start", read.errors());
  if (patience_.declares != nullptr) look_at_what_it_declares(*patience_.declares, read.value());
  else if (starts_ > 1) look_at_what_it_declares(declared_, read.value());
  declared_ = read.value();
  if (patience_.says_for_it) patience_.says_for_it(declared_);
  for (std::string* told : {&declared_.name, &declared_.version, &declared_.language}) *told = plain_line(*told);
  return declared_;
}

std::variant<Declaration, Failed> Session::start() {
  auto greeted = greet();
  if (std::holds_alternative<Failed>(greeted)) {
    channel_.reset();
    ++failed_starts_;
  }
  return greeted;
}

// Starts it if need be, and tells it the rules. What stops that is reported; or why it skips these rules.
std::optional<Failed> Session::ready(const Rules& rules, std::optional<std::string>& skip) {
  if (has_given_up())
    return Failed{Trouble::error, hangs_ == 0 ? "not asked: it could not be started again"
                                              : "not asked: too many questions before had no answer"};
  if (!channel_) {
    auto greeted = start();
    if (auto* failed = std::get_if<Failed>(&greeted)) return std::move(*failed);
  }
  if (auto failed = configure(rules)) return failed;
  failed_starts_ = 0;
  skip = skipped_;
  return std::nullopt;
}

// One that does not say that it will answer by these rules is not asked about them, lest it be blamed for answering by
// others.
std::optional<Failed> Session::configure(const Rules& rules) {
  if (configured_ == rules) return std::nullopt;
  const Json stated = patience_.hears == Hears::rules ? json::of(rules) : Json{{"seats", rules.seats.count}};
  const Json question = {{"ask", "configure"}, {"rules", stated}};
  const Reply reply = exchange(members_of(question), patience_.to_start);
  const auto look = [&](const json::Members& answer) { look_at_way_round(answer, rules); };
  if (const auto failed = why_not_done(reply, "configure", "configured", look)) {
    ++failed_starts_;
    channel_.reset();
    return Failed{failed->trouble, "when told the rules: " + failed->what};
  }
  skipped_.reset();
  if (const auto* skipped = std::get_if<Skipped>(&reply)) skipped_ = skipped->reason;
  configured_ = rules;
  return std::nullopt;
}

// Whether the first of those that wait can be asked; otherwise it gets its outcome here.
bool Session::is_ready(Asking& asking) {
  std::optional<std::string> skip;
  const auto failed = ready(asking.rules, skip);
  if (!failed && !skip) return true;
  if (is_out_of_time()) return false;
  const Asking::Numbered first = asking.next();
  if (!failed) {
    asking.take(first.number, Skipped{*skip});
    return false;
  }
  asking.note_failed_unsent(first);
  asking.take(first.number, *failed);
  return false;
}

void Session::ask_one_by_one(Asking& asking) {
  while (!is_out_of_time() && asking.is_anything_left()) {
    if (!is_ready(asking)) continue;
    Asking::Numbered first = asking.next();
    asking.note_sent(first);
    Reply reply = exchange(*first.question, patience_.to_answer);
    const auto* failed = std::get_if<Failed>(&reply);
    // Who has not answered may not have had the time for it.
    if (failed != nullptr && failed->trouble != Trouble::error && is_out_of_time()) return;
    hangs_ = failed != nullptr && failed->trouble == Trouble::hung ? hangs_ + 1 : 0;
    if (patience_.fresh_for_each && channel_)
      if (auto at_its_end = stop_behind_one()) reply = std::move(*at_its_end);
    asking.take(first.number, std::move(reply));
  }
}

// A process that was started for one question: how it ends is a part of what came of that. Who does not hear that it is
// to stop, or does not end then, is not waited for again.
std::optional<Failed> Session::stop_behind_one() {
  std::optional<Failed> wrong;
  if (!stays_at_stop_ && !is_out_of_time()) wrong = asked_to_stop();
  channel_.reset();
  if (!wrong || wrong->trouble != Trouble::crashed) return std::nullopt;
  wrong->what += ", after it had answered";
  return wrong;
}

// Whoever says that it stops may crash behind that: sanitizers report what they have found when a program ends.
std::optional<Failed> Session::asked_to_stop() {
  constexpr int longest_farewell = 5000;
  std::optional<Failed> wrong = why_not_done(exchange(R"("ask":"stop")", patience_.to_answer), "stop", "stopped");
  if (!wrong && channel_) {
    if (const auto ended = channel_->farewell(std::min(patience_.to_answer, longest_farewell)))
      wrong = with_what_it_said({Trouble::crashed, ended->how, ended->in_order});
    else stays_at_stop_ = true;
  }
  stays_at_stop_ = stays_at_stop_ || (wrong && wrong->trouble == Trouble::hung);
  return wrong && wrong->in_order ? std::nullopt : wrong;
}

// When half of those that may be on their way are answered: many go out at once, so that neither side waits long for
// the other, and neither is woken for every line.
void Session::send_more(Asking& asking) {
  if (asking.on_their_way.size() > patience_.questions / 2) return;
  while (!asking.waiting.empty() && asking.on_their_way.size() < patience_.questions) {
    Asking::Numbered next = asking.next();
    asking.note_sent(next);
    asking.on_their_way.emplace(send(*next.question), next);
  }
}

// The next line, or what is wrong.
std::optional<Failed> Session::take_one(Asking& asking) {
  LineOrFailed outcome = wait(patience_.to_answer);
  if (auto* failed = std::get_if<Failed>(&outcome)) return std::move(*failed);
  const std::optional<Failed> wrong = take_line(asking, std::get<Line>(outcome).text);
  if (!wrong) hangs_ = 0;
  return wrong;
}

// What it has answered by now counts, though there is no time for more.
void Session::take_what_has_come(Asking& asking) {
  while (!asking.on_their_way.empty()) {
    const Received received = channel_->receive(0);
    const auto* line = std::get_if<Line>(&received);
    if (line == nullptr || take_line(asking, line->text)) return;
  }
}

// As the answer to whichever question it is to; or what is wrong.
std::optional<Failed> Session::take_line(Asking& asking, const std::string& line) {
  AnswerLine answer = read(line);
  if (!answer.id) return std::get<Failed>(answer.reply);
  const auto asked = asking.on_their_way.find(*answer.id);
  if (asked == asking.on_their_way.end()) {
    if (passes_over(*answer.id)) return std::nullopt;
    return Failed{Trouble::error, fmt::format("an answer to question {}, which waits for none", *answer.id)};
  }
  const std::size_t number = asked->second.number;
  asking.on_their_way.erase(asked);
  asking.take(number, std::move(answer.reply));
  return std::nullopt;
}

// Each that was on its way when something went wrong is asked alone, so that the blame falls on the right one.
void Session::ask_again_alone(Asking& asking, const Failed& trouble) {
  const Failed seen = with_what_it_said(trouble);
  channel_.reset();
  std::size_t failures = 0;
  const Take counting = [&](std::size_t number, Reply reply) {
    if (std::holds_alternative<Failed>(reply)) ++failures;
    asking.take(number, std::move(reply));
  };
  Asking alone{asking.rules, counting, no_more};
  for (const auto& [id, asked] : asking.on_their_way) alone.waiting.push_back(asked);
  asking.on_their_way.clear();
  ask_one_by_one(alone);
  if (failures == 0 && !is_out_of_time()) unexplained_.push_back(seen);
}

void Session::ask_together(Asking& asking) {
  while (!is_out_of_time() && asking.is_anything_left()) {
    if (asking.on_their_way.empty() && !is_ready(asking)) continue;
    send_more(asking);
    const auto trouble = take_one(asking);
    if (trouble && !is_out_of_time()) ask_again_alone(asking, *trouble);
  }
  if (asking.on_their_way.empty()) return;
  take_what_has_come(asking);
  channel_.reset();  // nobody wants the other answers any more
}

Put Session::ask(const Rules& rules, std::span<const std::string> questions, const Take& take, const More& more) {
  Asking asking{rules, take, more};
  asking.add(questions);
  const std::size_t surplus_before = surplus_;
  if (patience_.fresh_for_each || patience_.questions <= 1) ask_one_by_one(asking);
  else ask_together(asking);
  asking.put.surplus = surplus_ - surplus_before;
  return asking.put;
}

Put Session::ask(const Rules& rules, std::span<const std::string> questions, const Take& take) {
  return ask(rules, questions, take, no_more);
}

Reply Session::ask(const Rules& rules, const std::string& question) {
  Reply answer = Failed{Trouble::error, "not asked: there was no time"};
  const Take take = [&](std::size_t, Reply reply) { answer = std::move(reply); };
  Asking asking{rules, take, no_more};
  asking.add(std::span(&question, 1));
  ask_one_by_one(asking);
  return answer;
}

std::optional<Failed> Session::stop() {
  if (!channel_) return std::nullopt;
  std::optional<Failed> wrong;
  if (!is_out_of_time()) wrong = asked_to_stop();
  channel_.reset();
  return wrong;
}

}  // namespace casino::conform
