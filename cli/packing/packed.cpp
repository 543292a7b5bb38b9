#include "cli/packing/packed.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <stdexcept>

#include <zstd.h>

namespace casino::cli {
namespace {

constexpr std::string_view first_line = "casino-packed/2\n";
constexpr int hardest = 19;  // it is packed once, and carried around by everybody

[[noreturn]] void refuse_packed() { throw std::logic_error("what came with the program cannot be unpacked"); }

std::string one_text_of(const std::vector<TextFile>& files) {
  std::string text;
  for (const TextFile& file : files)
    text += std::to_string(file.content.size()) + " " + file.path + "\n" + file.content;
  return text;
}

// A folder that repeats much of what stands in another one is packed as what is otherwise there; dialects are read too
// often for that. No folder is called "".
std::string_view folder_repeated_by(std::string_view folder) {
  if (folder == "broken-games") return "games";
  constexpr std::array<std::string_view, 5> like_cases{"games", "generated", "schema", "witnesses", "worlds"};
  return std::ranges::find(like_cases, folder) != like_cases.end() ? "cases" : "";
}

std::string frame_of(const std::string& text, const std::string& repeated) {
  const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> packing(ZSTD_createCCtx(), ZSTD_freeCCtx);
  ZSTD_CCtx_setParameter(packing.get(), ZSTD_c_compressionLevel, hardest);
  ZSTD_CCtx_refPrefix(packing.get(), repeated.data(), repeated.size());
  std::string frame(ZSTD_compressBound(text.size()), '\0');
  const std::size_t size = ZSTD_compress2(packing.get(), frame.data(), frame.size(), text.data(), text.size());
  if (ZSTD_isError(size) != 0) throw std::runtime_error(ZSTD_getErrorName(size));
  frame.resize(size);
  return frame;
}

// Cuts off what stands before a sign, and the sign.
std::string_view cut_off(std::string_view& text, char sign) {
  const std::size_t end = text.find(sign);
  if (end == std::string_view::npos) refuse_packed();
  const std::string_view before = text.substr(0, end);
  text.remove_prefix(end + 1);
  return before;
}

std::size_t size_taken(std::string_view& text, char sign) {
  const std::string_view digits = cut_off(text, sign);
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc{} || end != digits.data() + digits.size()) refuse_packed();
  return number;
}

std::string_view cut_off(std::string_view& text, std::size_t bytes) {
  if (bytes > text.size()) refuse_packed();
  const std::string_view before = text.substr(0, bytes);
  text.remove_prefix(bytes);
  return before;
}

struct PackedFolder {
  std::string_view name;
  std::size_t unpacked_size = 0;
  std::string_view frame;
};

std::vector<PackedFolder> packed_folders(std::string_view bytes) {
  if (cut_off(bytes, first_line.size()) != first_line) refuse_packed();
  std::vector<PackedFolder> folders;
  std::vector<std::size_t> sizes;
  while (!bytes.starts_with('\n')) {
    const std::string_view name = cut_off(bytes, ' ');
    sizes.push_back(size_taken(bytes, ' '));
    folders.push_back({name, size_taken(bytes, '\n'), {}});
  }
  bytes.remove_prefix(1);
  for (std::size_t i = 0; i < folders.size(); ++i) folders[i].frame = cut_off(bytes, sizes[i]);
  return folders;
}

std::string text_in(const std::vector<PackedFolder>& folders, std::string_view folder) {
  const auto found = std::ranges::find(folders, folder, &PackedFolder::name);
  if (found == folders.end()) return {};
  const std::string repeated = text_in(folders, folder_repeated_by(folder));
  const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> unpacking(ZSTD_createDCtx(), ZSTD_freeDCtx);
  ZSTD_DCtx_refPrefix(unpacking.get(), repeated.data(), repeated.size());
  std::string text(found->unpacked_size, '\0');
  const std::string_view frame = found->frame;
  const std::size_t size = ZSTD_decompressDCtx(unpacking.get(), text.data(), text.size(), frame.data(), frame.size());
  if (size != text.size()) refuse_packed();
  return text;
}

}  // namespace

std::string packed(const Folders& folders) {
  std::string head(first_line);
  std::string frames;
  for (const auto& [name, files] : folders) {
    const std::string text = one_text_of(files);
    const auto repeated = folders.find(folder_repeated_by(name));
    const std::string frame = frame_of(text, repeated == folders.end() ? "" : one_text_of(repeated->second));
    head += name + " " + std::to_string(frame.size()) + " " + std::to_string(text.size()) + "\n";
    frames += frame;
  }
  return head + "\n" + frames;
}

std::vector<std::string> names_of_folders(std::string_view bytes) {
  std::vector<std::string> names;
  for (const PackedFolder& folder : packed_folders(bytes)) names.emplace_back(folder.name);
  return names;
}

std::vector<std::string> names_of_empty_folders(std::string_view bytes) {
  std::vector<std::string> names;
  for (const PackedFolder& folder : packed_folders(bytes))
    if (folder.unpacked_size == 0) names.emplace_back(folder.name);
  return names;
}

std::vector<TextFile> unpacked(std::string_view bytes, std::string_view folder) {
  const std::string text = text_in(packed_folders(bytes), folder);
  std::vector<TextFile> files;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t length = size_taken(rest, ' ');
    std::string path(cut_off(rest, '\n'));
    files.push_back({std::move(path), std::string(cut_off(rest, length))});
  }
  return files;
}

}  // namespace casino::cli
