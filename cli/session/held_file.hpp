#pragma once
// A file that nobody else who holds it writes over meanwhile. Another may have taken its place while it was waited for:
// then that one is held. Who holds it for seconds is none of us, but may have started us; then it is not held.

#include <string>

namespace casino::cli {

class HeldFile {
 public:
  explicit HeldFile(std::string path);
  ~HeldFile();
  HeldFile(const HeldFile&) = delete;
  HeldFile& operator=(const HeldFile&) = delete;

 private:
  [[nodiscard]] bool take();
  void let_go();

  std::string path_;
  int descriptor_ = -1;
};

}  // namespace casino::cli
