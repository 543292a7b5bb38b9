#include "cli/conform/asking.hpp"

#include <algorithm>

namespace casino::cli {
namespace {

constexpr std::size_t makers = 2;         // threads that make questions for one process
constexpr std::size_t ahead_of_each = 3;  // pieces

}  // namespace

Asking::Asking(const Conform& asked, conform::Agenda& agenda, conform::ReportResult failed)
    : asked_(asked),
      agenda_(agenda),
      failed_(std::move(failed)),
      making_(std::in_place, std::max(asked.jobs, makers)),
      asking_(std::in_place, asked.jobs) {}

// What it asks ahead is not waited for once nobody wants it.
std::unique_ptr<conform::Session> Asking::idle_session() {
  const std::lock_guard lock(mutex_);
  if (sessions_.empty()) {
    conform::Patience patience = asked_.patience;
    patience.left = [this] { return is_stopped_ ? 0 : asked_.milliseconds_left(); };
    return std::make_unique<conform::Session>(asked_.program.conversation(patience));
  }
  std::unique_ptr<conform::Session> session = std::move(sessions_.back());
  sessions_.pop_back();
  return session;
}

// Whatever it answers until the time is over comes back: of a piece that is broken off, too.
conform::Prepared Asking::put(conform::Piece piece) {
  conform::CameOfPiece came;
  came.checked.resize(piece.questions.size());
  if (is_stopped_) return {std::move(piece), std::move(came)};
  std::unique_ptr<conform::Session> session = idle_session();
  const auto before = static_cast<std::ptrdiff_t>(session->unexplained().size());
  came.put = session->ask(piece.rules, piece.messages, [&](std::size_t number, const conform::Reply& reply) {
    const conform::Question& question = piece.questions[number];
    came.checked[number] = conform::checked(question, reply);
    if (conform::is_failure(conform::outcome_of(*came.checked[number])))
      failed_(conform::result_of(question, *came.checked[number]));
  });
  came.unexplained.assign(session->unexplained().begin() + before, session->unexplained().end());
  came.has_given_up = session->has_given_up();
  if (came.has_given_up) is_stopped_ = true;  // nobody is to go on with that one, and the run is over with it
  const std::lock_guard lock(mutex_);
  sessions_.push_back(std::move(session));
  return {std::move(piece), std::move(came)};
}

std::optional<conform::Piece> Asking::next_made() {
  if (has_all_) return std::nullopt;
  while (making_->size() < ahead_of_each * std::max(asked_.jobs, makers)) {
    auto make = agenda_.next();
    if (!make) break;
    making_->add(std::move(*make));
  }
  if (making_->empty()) return std::nullopt;
  conform::Piece piece = making_->next();
  has_all_ = !agenda_.wants(piece);
  return has_all_ ? std::nullopt : std::optional(std::move(piece));
}

void Asking::ask_ahead() {
  while (asking_->size() < ahead_of_each * asked_.jobs) {
    auto piece = next_made();
    if (!piece) return;
    asking_->add([this, piece = std::move(*piece)]() mutable { return put(std::move(piece)); });
  }
}

std::optional<conform::Prepared> Asking::next(conform::Wanted wanted) {
  if (wanted == conform::Wanted::what_was_asked) is_stopped_ = true;
  if (!asks_ahead()) {
    auto piece = is_stopped_ ? std::nullopt : next_made();
    return piece ? std::optional(conform::Prepared{std::move(*piece), {}}) : std::nullopt;
  }
  if (!is_stopped_) ask_ahead();
  return asking_->empty() ? std::nullopt : std::optional(asking_->next());
}

conform::Stopped Asking::stop() {
  is_stopped_ = true;
  asking_.reset();
  making_.reset();
  is_stopped_ = false;  // there is time to say so to each process
  conform::Stopped stopped;
  for (const auto& session : sessions_) {
    const std::size_t before = session->surplus();
    if (auto wrong = session->stop()) stopped.wrong.push_back(std::move(*wrong));
    stopped.surplus += session->surplus() - before;
  }
  return stopped;
}

}  // namespace casino::cli
