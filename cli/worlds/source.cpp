#include "cli/worlds/source.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/input/corpus_source.hpp"
#include "cli/input/document_kind.hpp"
#include "cli/session/failure.hpp"
#include "oracle/text/files_below.hpp"
#include "oracle/text/nearest.hpp"

namespace casino::cli {
namespace {

namespace fs = std::filesystem;
using properties::World;

std::vector<TextFile> files_of(const std::vector<std::string>& named) {
  std::vector<TextFile> files;
  for (const std::string& path : named) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) {
      files.push_back({path, text_of_file(path, DocumentKind::worlds)});
      continue;
    }
    const auto is_of_worlds = [](const fs::path& one) { return one.extension() == ".json"; };
    for (const fs::path& file : files_below(path, is_of_worlds))
      files.push_back({file.string(), text_of_file(file.string(), DocumentKind::worlds)});
  }
  return files;
}

std::vector<World> worlds_in(const Session& session, const std::vector<std::string>& named) {
  std::vector<World> worlds;
  std::set<std::string> names;
  for (const TextFile& file : named.empty() ? corpus_files(session, "worlds") : files_of(named)) {
    const Parsed<std::vector<World>> read = properties::parse_worlds(file.content);
    if (!read) throw Unusable(read.errors(), file.path);
    for (const World& world : *read) {
      if (!names.insert(world.name).second)
        throw Unusable(fmt::format("{}: a second world has the name \"{}\"", file.path, world.name));
      worlds.push_back(world);
    }
  }
  if (worlds.empty()) throw Unusable(fmt::format("{}: there is no world in it", fmt::join(named, ", ")));
  return worlds;
}

bool is_meant(const World& world, const std::string& name) { return world.name == name || world.rules.variant == name; }

}  // namespace

std::vector<World> worlds_meant(const Session& session, const std::vector<std::string>& files,
                                const std::vector<std::string>& names) {
  const std::vector<World> all = worlds_in(session, files);
  if (names.empty()) return all;
  std::vector<std::string_view> known;
  for (const World& world : all) {
    known.push_back(world.name);
    const std::string_view variant = world.rules.variant;
    if (std::find(known.begin(), known.end(), variant) == known.end()) known.push_back(variant);
  }
  for (const std::string& name : names)
    if (std::none_of(all.begin(), all.end(), [&](const World& one) { return is_meant(one, name); }))
      throw Unusable(fmt::format("no world \"{}\"{}", name, nearest_phrase(name, known)));
  // Each once, however many of the names mean it.
  std::vector<World> meant;
  std::copy_if(all.begin(), all.end(), std::back_inserter(meant), [&](const World& one) {
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) { return is_meant(one, name); });
  });
  return meant;
}

}  // namespace casino::cli
