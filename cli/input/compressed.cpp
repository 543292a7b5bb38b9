#include "cli/input/compressed.hpp"

#include <array>
#include <utility>

#include <zlib.h>
#include <zstd.h>

#include "cli/session/failure.hpp"

namespace casino::cli {
namespace {

constexpr std::size_t chunk_size = std::size_t{1} << 16;

// gzip: one member after another.
class Gzip : public Unpacking {
 public:
  explicit Gzip(std::string name) : name_(std::move(name)) {
    constexpr int gzip_only = 16 + MAX_WBITS;
    if (inflateInit2(&stream_, gzip_only) != Z_OK) throw std::bad_alloc();
  }
  ~Gzip() override { inflateEnd(&stream_); }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;

  void feed(std::string packed) override {
    packed_ = std::move(packed);
    stream_.next_in = reinterpret_cast<Bytef*>(packed_.data());
    stream_.avail_in = static_cast<uInt>(packed_.size());
  }
  bool unpack(std::string& out) override {
    std::array<char, chunk_size> chunk{};
    while (stream_.avail_in > 0 || may_have_more_) {
      if (is_at_end_ && skip_padding()) return false;
      if (is_at_end_ && inflateReset(&stream_) != Z_OK) refuse();
      stream_.next_out = reinterpret_cast<Bytef*>(chunk.data());
      stream_.avail_out = static_cast<uInt>(chunk.size());
      const int state = inflate(&stream_, Z_NO_FLUSH);
      if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR) refuse();
      is_at_end_ = state == Z_STREAM_END;
      may_have_more_ = stream_.avail_out == 0 && !is_at_end_;
      out.append(chunk.data(), chunk.size() - stream_.avail_out);
      if (stream_.avail_out < chunk.size()) return true;
    }
    return false;
  }
  [[nodiscard]] bool is_complete() const override { return is_at_end_; }

 private:
  // Zero bytes behind the last member fill up a block of a tape; whether there was nothing else.
  bool skip_padding() {
    for (; stream_.avail_in > 0 && *stream_.next_in == 0; ++stream_.next_in) --stream_.avail_in;
    return stream_.avail_in == 0;
  }
  [[noreturn]] void refuse() const { throw Unusable(name_ + ": this is not what gzip packed"); }

  std::string name_;
  std::string packed_;
  z_stream stream_{};
  bool is_at_end_ = false;
  bool may_have_more_ = false;  // of what has been read
};

// zstd: one frame after another.
class Zstandard : public Unpacking {
 public:
  explicit Zstandard(std::string name) : name_(std::move(name)), stream_(ZSTD_createDStream(), ZSTD_freeDStream) {
    if (!stream_) throw std::bad_alloc();
  }

  void feed(std::string packed) override {
    packed_ = std::move(packed);
    input_ = {packed_.data(), packed_.size(), 0};
  }
  bool unpack(std::string& out) override {
    std::array<char, chunk_size> chunk{};
    while (input_.pos < input_.size || may_have_more_) {
      ZSTD_outBuffer output{chunk.data(), chunk.size(), 0};
      const std::size_t left = ZSTD_decompressStream(stream_.get(), &output, &input_);
      if (ZSTD_isError(left) != 0) throw Unusable(name_ + ": this is not what zstd packed");
      is_at_end_ = left == 0;
      may_have_more_ = output.pos == output.size && !is_at_end_;
      out.append(chunk.data(), output.pos);
      if (output.pos > 0) return true;
    }
    return false;
  }
  [[nodiscard]] bool is_complete() const override { return is_at_end_; }

 private:
  std::string name_;
  std::string packed_;
  std::unique_ptr<ZSTD_DStream, std::size_t (*)(ZSTD_DStream*)> stream_;
  ZSTD_inBuffer input_{nullptr, 0, 0};
  bool is_at_end_ = false;
  bool may_have_more_ = false;  // of what has been read
};

}  // namespace

std::unique_ptr<Unpacking> unpacking_of(std::string_view first_bytes, const std::string& name) {
  if (first_bytes.starts_with("\x1f\x8b")) return std::make_unique<Gzip>(name);
  if (first_bytes.starts_with("\x28\xb5\x2f\xfd")) return std::make_unique<Zstandard>(name);
  return nullptr;
}

}  // namespace casino::cli
