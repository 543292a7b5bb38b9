#include "cli/worlds/source.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <iterator>

#include <fmt/format.h>

#include "cli/corpus_source.hpp"
#include "cli/failure.hpp"
#include "cli/input.hpp"
#include "cli/messages.hpp"
#include "oracle/nearest.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;
using properties::World;

std::vector<std::string> files_of(const std::vector<std::string>& named) {
  std::vector<std::string> files;
  for (const std::string& path : named.empty() ? std::vector{(own_corpus() / "worlds").string()} : named) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) {
      files.push_back(path);
      continue;
    }
    const auto first = static_cast<std::ptrdiff_t>(files.size());
    for (const auto& entry : fs::directory_iterator(path))
      if (entry.path().extension() == ".json") files.push_back(entry.path().string());
    std::sort(files.begin() + first, files.end());
  }
  return files;
}

std::vector<World> worlds_in(const std::vector<std::string>& named) {
  std::vector<World> worlds;
  for (const std::string& file : files_of(named)) {
    const Parsed<std::vector<World>> read = properties::parse_worlds(Input(file).rest());
    if (!read) throw Unusable(messages_of(read.errors(), file));
    worlds.insert(worlds.end(), read->begin(), read->end());
  }
  return worlds;
}

bool is_meant(const World& world, const std::string& name) { return world.name == name || world.rules.variant == name; }

}  // namespace

std::vector<World> worlds_meant(const std::vector<std::string>& files, const std::vector<std::string>& names) {
  const std::vector<World> all = worlds_in(files);
  if (names.empty()) return all;
  std::vector<std::string_view> known;
  for (const World& world : all) {
    known.push_back(world.name);
    const std::string_view variant = world.rules.variant;
    if (std::find(known.begin(), known.end(), variant) == known.end()) known.push_back(variant);
  }
  std::vector<World> meant;
  for (const std::string& name : names) {
    const auto before = meant.size();
    std::copy_if(all.begin(), all.end(), std::back_inserter(meant),
                 [&](const World& one) { return is_meant(one, name); });
    if (meant.size() == before) throw Unusable(fmt::format("no world \"{}\"{}", name, nearest_phrase(name, known)));
  }
  return meant;
}

properties::Shard shard_of(const std::string& text) {
  properties::Shard shard;
  const char* const end = text.data() + text.size();
  const auto number = std::from_chars(text.data(), end, shard.number);
  const bool has_slash = number.ec == std::errc{} && number.ptr != end && *number.ptr == '/';
  const auto of = has_slash ? std::from_chars(number.ptr + 1, end, shard.of) : number;
  if (!has_slash || of.ec != std::errc{} || of.ptr != end || shard.number < 1 || shard.of < shard.number)
    throw Unusable("--shard " + text + ": expected a number and how many there are, such as 1/4");
  return shard;
}

}  // namespace casino::cli
