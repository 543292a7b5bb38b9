// What a control group is told and tells, in folders that look as those of the system do: both versions, whichever of
// them the machine has.

#include "cli/process/control_group.hpp"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <unistd.h>

namespace casino::cli {
namespace {

using testing::ElementsAre;

class ControlGroups : public testing::Test {
 protected:
  ControlGroups() {
    std::string name = (std::filesystem::temp_directory_path() / "casino-groups-XXXXXX").string();
    root_ = mkdtemp(name.data());
  }
  ~ControlGroups() override { std::filesystem::remove_all(root_); }

  void put(const std::string& file, const std::string& text) const {
    std::filesystem::create_directories((root_ / file).parent_path());
    std::ofstream(root_ / file) << text;
  }
  void put_all(const std::string& group, const std::vector<std::string>& files) const {
    for (const std::string& file : files) put(group + "/" + file, "");
  }
  [[nodiscard]] std::string text_of(const std::string& file) const {
    std::ifstream in(root_ / file);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  // What the system tells of a process in such groups.
  void tell(const std::string& groups, const std::string& mounts) const {
    put("self/cgroup", groups);
    put("self/mountinfo", mounts);
  }
  [[nodiscard]] std::string at(const std::string& folder) const { return (root_ / folder).string(); }

  std::filesystem::path root_;
  ChildBounds bounds_{std::size_t{300} << 20, 30, 0, 0};
};

TEST_F(ControlGroups, of_the_second_version_lie_beside_ours_where_that_passes_on_what_is_counted) {
  tell("0::/app.slice/shell.scope\n", "30 22 0:27 / " + at("cgroup") + " rw,relatime shared:4 - cgroup2 cgroup2 rw\n");
  put("cgroup/app.slice/cgroup.subtree_control", "cpu memory pids\n");
  put("cgroup/app.slice/shell.scope/cgroup.subtree_control", "\n");
  const std::string made = "cgroup/app.slice/one/";
  put_all(made, {"memory.max", "memory.swap.max", "memory.oom.group", "pids.max", "cgroup.procs"});
  const ControlGroup group("one", bounds_, root_ / "self");
  EXPECT_TRUE(group.counts_memory());
  EXPECT_TRUE(group.counts_processes());
  EXPECT_EQ(text_of(made + "memory.max"), "314572800");
  EXPECT_EQ(text_of(made + "memory.swap.max"), "0");
  EXPECT_EQ(text_of(made + "memory.oom.group"), "1");
  EXPECT_EQ(text_of(made + "pids.max"), "30");
  EXPECT_TRUE(group.enter());
  EXPECT_EQ(text_of(made + "cgroup.procs"), "0");

  EXPECT_FALSE(group.is_out_of_memory());
  put(made + "memory.events", "low 0\nhigh 0\nmax 17\noom 1\noom_kill 1\noom_group_kill 1\n");
  EXPECT_TRUE(group.is_out_of_memory());
  put(made + "pids.events", "max 0\n");
  EXPECT_FALSE(group.is_out_of_processes());
  put(made + "pids.events", "max 3\n");
  EXPECT_TRUE(group.is_out_of_processes());
  put(made + "cgroup.procs", "12\n345\n");
  EXPECT_THAT(group.members(), ElementsAre(12, 345));
  group.start_no_more();
  EXPECT_EQ(text_of(made + "pids.max"), "0");
}

TEST_F(ControlGroups, of_the_first_version_are_two) {
  tell("8:pids:/\n4:memory:/box/run\n0::/\n",
       "38 30 0:35 / " + at("pids") + " rw - cgroup cgroup rw,pids\n34 30 0:31 /box " + at("memory") +
           " rw - cgroup cgroup rw,memory\n40 30 0:37 / " + at("unified") + " rw - cgroup2 cgroup2 rw\n");
  put_all("memory/run/one", {"memory.limit_in_bytes", "memory.memsw.limit_in_bytes", "cgroup.procs"});
  put_all("pids/one", {"pids.max", "cgroup.procs"});
  const ControlGroup group("one", bounds_, root_ / "self");
  EXPECT_TRUE(group.counts_memory());
  EXPECT_TRUE(group.counts_processes());
  EXPECT_EQ(text_of("memory/run/one/memory.limit_in_bytes"), "314572800");
  EXPECT_EQ(text_of("memory/run/one/memory.memsw.limit_in_bytes"), "314572800");
  EXPECT_EQ(text_of("pids/one/pids.max"), "30");
  put("memory/run/one/memory.oom_control", "oom_kill_disable 0\nunder_oom 0\noom_kill 2\n");
  EXPECT_TRUE(group.is_out_of_memory());
}

TEST_F(ControlGroups, are_none_where_none_can_be_made_and_nothing_is_counted_then) {
  const std::string mounts = "30 22 0:27 / " + at("cgroup") + " rw - cgroup2 cgroup2 rw\n";
  tell("0::/a/b\n", mounts);
  put("cgroup/a/b/cgroup.subtree_control", "\n");
  put("cgroup/a/cgroup.subtree_control", "cpu\n");
  const ControlGroup not_passed_on("one", bounds_, root_ / "self");
  EXPECT_FALSE(not_passed_on.counts_memory());
  EXPECT_FALSE(not_passed_on.counts_processes());
  EXPECT_FALSE(std::filesystem::exists(root_ / "cgroup/a/one"));

  put("cgroup/a/cgroup.subtree_control", "memory pids\n");
  const ControlGroup without_files("two", bounds_, root_ / "self");  // as where the system knows no such bound
  EXPECT_FALSE(without_files.counts_memory());
  EXPECT_FALSE(std::filesystem::exists(root_ / "cgroup/a/two"));

  const ControlGroup nowhere("three", bounds_, root_ / "nowhere");
  EXPECT_FALSE(nowhere.counts_memory());
  EXPECT_THAT(nowhere.members(), ElementsAre());
}

}  // namespace
}  // namespace casino::cli
