#include "cli/process/environment.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

std::string_view name_in(std::string_view variable) { return variable.substr(0, variable.find('=')); }

bool is_passed_on(std::string_view name) {
  return name.starts_with("LC_") || std::find(passed_on.begin(), passed_on.end(), name) != passed_on.end();
}

}  // namespace

std::vector<std::string> clean_environment(const std::vector<std::string>& more) {
  std::map<std::string, std::string, std::less<>> chosen;
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable)
    if (is_passed_on(name_in(*variable))) chosen.insert_or_assign(std::string(name_in(*variable)), *variable);
  for (const std::string& wanted : more) {
    const std::string name(name_in(wanted));
    if (name.empty()) throw Unusable(fmt::format("--env: found \"{}\", expected NAME or NAME=VALUE", wanted));
    const char* ours = std::getenv(name.c_str());
    const bool has_value = name.size() < wanted.size();
    if (!has_value && ours == nullptr)
      throw Unusable(fmt::format("--env: there is no variable {} here (--env {}=VALUE gives it one)", name, name));
    chosen.insert_or_assign(name, has_value ? wanted : fmt::format("{}={}", name, ours));
  }
  std::vector<std::string> environment;
  for (auto& [name, variable] : chosen) environment.push_back(std::move(variable));
  return environment;
}

}  // namespace casino::cli
