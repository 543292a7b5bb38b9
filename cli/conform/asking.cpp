#include "cli/conform/asking.hpp"

#include <algorithm>

namespace casino::cli {
namespace {

constexpr std::size_t makers = 2;         // threads that make questions for one process
constexpr std::size_t ahead_of_each = 3;  // pieces

}  // namespace

Asking::Asking(const Conform& asked, conform::Agenda& agenda)
    : asked_(asked), agenda_(agenda), work_(std::in_place, std::max(asked.jobs, makers)) {}

// What it asks ahead is not waited for once nobody wants it.
std::unique_ptr<conform::Session> Asking::idle_session() {
  const std::lock_guard lock(mutex_);
  if (sessions_.empty()) {
    conform::Patience patience = asked_.patience;
    patience.left = [this] { return is_stopped_ ? 0 : asked_.milliseconds_left(); };
    return std::make_unique<conform::Session>(asked_.conversation(patience));
  }
  std::unique_ptr<conform::Session> session = std::move(sessions_.back());
  sessions_.pop_back();
  return session;
}

conform::Prepared Asking::prepared(const conform::Agenda::Make& make) {
  conform::Prepared prepared{make(), {}, {}, false};
  if (!asks_ahead()) return prepared;
  std::unique_ptr<conform::Session> session = idle_session();
  const auto before = static_cast<std::ptrdiff_t>(session->unexplained().size());
  conform::ask(*session, prepared.piece,
               [&](const conform::Question&, const conform::Checked& checked) { prepared.checked.push_back(checked); });
  prepared.unexplained.assign(session->unexplained().begin() + before, session->unexplained().end());
  prepared.has_given_up = session->has_given_up();
  const std::lock_guard lock(mutex_);
  sessions_.push_back(std::move(session));
  return prepared;
}

std::optional<conform::Prepared> Asking::next() {
  while (work_->size() < ahead_of_each * std::max(asked_.jobs, makers)) {
    auto make = agenda_.next();
    if (!make) break;
    work_->add([this, make = std::move(*make)] { return prepared(make); });
  }
  if (work_->empty()) return std::nullopt;
  return work_->next();
}

void Asking::stop() {
  is_stopped_ = true;
  work_.reset();
  is_stopped_ = false;  // there is time to say so to each process
  for (const auto& session : sessions_) session->stop();
}

}  // namespace casino::cli
