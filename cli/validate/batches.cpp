#include "cli/validate/batches.hpp"

#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "cli/session/failure.hpp"
#include "cli/session/interruption.hpp"

namespace casino::cli {
namespace {

// Small enough to come by the dozen, and many times longer in the judging than in the handing over.
constexpr std::size_t enough_bytes = std::size_t{128} << 10;
constexpr std::size_t logs_of_batch = 512;

// Until there is more to read, or somebody interrupts the run.
void wait_for_more(int descriptor) {
  constexpr int milliseconds_between_looks = 200;
  pollfd stream{descriptor, POLLIN, 0};
  int found = 0;
  while (!Interruption::has_come() && (found == 0 || (found < 0 && errno == EINTR)))
    found = poll(&stream, 1, milliseconds_between_looks);
}

// The same of a file by its name, for reading alone would wait on, interrupted or not. Whether it is worth reading on.
bool has_more_to_read(const std::string& file) {
  if (file == "-") {
    wait_for_more(STDIN_FILENO);
  } else if (const int stream = open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC); stream >= 0) {
    wait_for_more(stream);
    close(stream);
  }
  return !Interruption::has_come();
}

bool is_full(const Batch& batch) {
  return batch.bytes >= enough_bytes || batch.logs.size() >= logs_of_batch || batch.not_read;
}

}  // namespace

std::optional<Batch> Batches::next() {
  while (!is_full(batch_) && (file_ || next_file_ < files_.size())) {
    const std::string& path = file_ ? *name_ : files_[next_file_];
    try {
      add_logs();
    } catch (const Unusable& why) {
      batch_.not_read = NotRead{path, why.what(), logs_of_file_};
      file_.reset();
    }
  }
  if (batch_.logs.empty() && !batch_.not_read) return std::nullopt;
  return std::exchange(batch_, {});
}

void Batches::open_next() {
  logs_of_file_ = 0;
  file_.emplace(files_[next_file_++]);
  name_ = std::make_shared<const std::string>(file_->name());
  file_->before_waiting([this] {
    if (!before_waiting_(std::exchange(batch_, {})) || !has_more_to_read(files_[next_file_ - 1])) file_->wait_no_more();
  });
}

// Of the file that is being read, or of the next one.
void Batches::add_logs() {
  if (!file_) open_next();
  while (!is_full(batch_)) {
    std::optional<LogRecord> record = file_->next();
    if (!record) {
      if (logs_of_file_ == 0) throw Unusable(*name_ + ": there is no log in it");
      return file_.reset();
    }
    batch_.bytes += record->text.size();
    batch_.logs.push_back({name_, ++logs_of_file_, std::move(*record)});
  }
}

}  // namespace casino::cli
