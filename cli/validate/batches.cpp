#include "cli/validate/batches.hpp"

#include "cli/failure.hpp"

namespace casino::cli {
namespace {

// Small enough to come by the dozen, and many times longer in the judging than in the handing over.
constexpr std::size_t bytes_of_batch = std::size_t{128} << 10;
constexpr std::size_t logs_of_batch = 512;

bool is_full(const Batch& batch) {
  return batch.bytes >= bytes_of_batch || batch.logs.size() >= logs_of_batch || batch.not_read;
}

}  // namespace

std::optional<Batch> Batches::next() {
  Batch batch;
  while (!is_full(batch) && (file_ || next_file_ < files_.size())) {
    const std::string& path = file_ ? *name_ : files_[next_file_];
    try {
      add_logs(batch);
    } catch (const Unusable& why) {
      batch.not_read = NotRead{path, why.what(), logs_of_file_};
      file_.reset();
    }
  }
  if (batch.logs.empty() && !batch.not_read) return std::nullopt;
  return batch;
}

// Of the file that is being read, or of the next one.
void Batches::add_logs(Batch& batch) {
  if (!file_) {
    logs_of_file_ = 0;
    file_.emplace(files_[next_file_++]);
    name_ = std::make_shared<const std::string>(file_->name());
  }
  while (!is_full(batch)) {
    std::optional<LogRecord> record = file_->next();
    if (!record) {
      if (logs_of_file_ == 0) throw Unusable(*name_ + ": there is no log in it");
      return file_.reset();
    }
    batch.bytes += record->text.size();
    batch.logs.push_back({name_, ++logs_of_file_, std::move(*record)});
  }
}

}  // namespace casino::cli
