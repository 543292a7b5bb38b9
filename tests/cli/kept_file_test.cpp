// What one run keeps in a file another one does not write over.

#include "cli/session/kept_file.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "cli/session/failure.hpp"

namespace casino::cli::kept_file_test {
namespace {

namespace fs = std::filesystem;

class KeptFiles : public testing::Test {
 protected:
  KeptFiles() { fs::create_directories(folder_); }
  ~KeptFiles() override {
    std::error_code unknown;
    fs::remove_all(folder_, unknown);
  }
  [[nodiscard]] std::string path() const { return folder_ / "kept.json"; }
  [[nodiscard]] std::string text() const {
    std::ostringstream text;
    text << std::ifstream(path()).rdbuf();
    return text.str();
  }

 private:
  fs::path folder_ = fs::path(testing::TempDir()) / ("casino-kept-" + std::to_string(getpid()));
};

TEST_F(KeptFiles, are_written_again_and_again) {
  std::ofstream(path()) << "of a run before";
  KeptFile file(path());
  for (const char* text : {"one", "two"}) {
    file.write(text);
    EXPECT_EQ(this->text(), text);
  }
  fs::remove(path());
  file.write("three");
  EXPECT_EQ(text(), "three");
}

TEST_F(KeptFiles, of_two_runs_are_of_the_one_that_took_them_last) {
  KeptFile first(path());
  first.write("one");
  KeptFile second(path());
  second.write("two");
  EXPECT_THROW(first.write("one again"), OutputFailed);
  EXPECT_EQ(text(), "two");
  second.write("two again");
  EXPECT_EQ(text(), "two again");
}

TEST_F(KeptFiles, are_gone_on_from_as_they_were_read) {
  KeptFile first(path(), std::nullopt);
  KeptFile second(path(), std::nullopt);
  first.write("one");
  EXPECT_THROW(second.write("two"), OutputFailed);
  KeptFile third(path(), "one");
  third.write("three");
  EXPECT_THROW(first.write("one again"), OutputFailed);
  EXPECT_EQ(text(), "three");
}

TEST_F(KeptFiles, that_are_no_files_are_written_as_before) {
  KeptFile nowhere("/dev/null");
  nowhere.write("one");
  EXPECT_NO_THROW(nowhere.write("two"));
}

}  // namespace
}  // namespace casino::cli::kept_file_test
