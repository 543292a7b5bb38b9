#pragma once
// Pieces of work that are done on several threads, and whose results come back in the order in which the work went in.

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace casino {

template <typename Result>
class OrderedWork {
 public:
  // With one thread the work is done by whoever brings it. Threads start when there is work for them.
  explicit OrderedWork(std::size_t threads) : most_threads_(threads) {}
  OrderedWork(const OrderedWork&) = delete;
  OrderedWork& operator=(const OrderedWork&) = delete;
  // What has not begun is left undone.
  ~OrderedWork() {
    {
      const std::lock_guard lock(mutex_);
      is_closed_ = true;
      waiting_.clear();
    }
    something_to_do_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  template <typename Work>
  void add(Work work) {
    std::packaged_task<Result()> task(std::move(work));
    results_.push_back(task.get_future());
    if (most_threads_ <= 1) return task();
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(task));
    }
    something_to_do_.notify_one();
    if (threads_.size() < std::min(most_threads_, results_.size())) start_another();
  }

  // How many results have not been taken yet.
  [[nodiscard]] std::size_t size() const { return results_.size(); }
  [[nodiscard]] bool empty() const { return results_.empty(); }
  // The oldest of these, once it is there. Throws what its work has thrown.
  [[nodiscard]] Result next() {
    std::future<Result> oldest = std::move(results_.front());
    results_.pop_front();
    return oldest.get();
  }

 private:
  // Where the system gives no more of them, those that there are do it all; where there are none, whoever brings the
  // work.
  void start_another() {
    try {
      threads_.emplace_back([this] { work_on(); });
    } catch (const std::system_error&) {
      most_threads_ = threads_.size();
      if (!threads_.empty()) return;
      std::packaged_task<Result()> task = std::move(waiting_.front());
      waiting_.pop_front();
      task();
    }
  }
  void work_on() {
    while (true) {
      std::packaged_task<Result()> task;
      {
        std::unique_lock lock(mutex_);
        something_to_do_.wait(lock, [this] { return is_closed_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        task = std::move(waiting_.front());
        waiting_.pop_front();
      }
      task();
    }
  }

  std::size_t most_threads_;
  std::deque<std::future<Result>> results_;  // in order; seen by the one who brings the work alone
  std::vector<std::thread> threads_;

  std::mutex mutex_;  // of what follows
  std::condition_variable something_to_do_;
  std::deque<std::packaged_task<Result()>> waiting_;
  bool is_closed_ = false;
};

}  // namespace casino
