// The unit tests of the model (tests/model), suite by suite.

#include <gtest/gtest.h>

#include "tests/mutation/units.hpp"

namespace casino::mutation {
namespace {

std::string first_failed(const testing::TestSuite& suite) {
  for (int i = 0; i < suite.total_test_count(); ++i)
    if (suite.GetTestInfo(i)->result()->Failed()) return suite.GetTestInfo(i)->name();
  return "a test fails";
}

Complaint a_test_fails(int number) {
  const testing::TestSuite& suite = *testing::UnitTest::GetInstance()->GetTestSuite(number);
  testing::GTEST_FLAG(filter) = std::string(suite.name()) + ".*";
  if (RUN_ALL_TESTS() == 0) return std::nullopt;
  return first_failed(suite);
}

}  // namespace

std::vector<Unit> unit_tests() {
  std::vector<Unit> units;
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i)
    units.push_back({std::string("tests of ") + all.GetTestSuite(i)->name(), [i] { return a_test_fails(i); }});
  return units;
}

}  // namespace casino::mutation
