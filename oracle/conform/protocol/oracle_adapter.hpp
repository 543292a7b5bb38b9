#pragma once
// The oracle as one that is asked: what `casino adapter` says, and a peer that is known to be right.

#include <memory>

#include "oracle/conform/protocol/protocol.hpp"

namespace casino::conform {

class OracleAdapter {
 public:
  explicit OracleAdapter(std::string version) : version_(std::move(version)) {}
  // One that plays these rules and no others; and may say so, or not.
  enum class Says : std::uint8_t { its_rules, nothing };
  OracleAdapter(std::string version, Rules own, Says says)
      : version_(std::move(version)), own_(std::move(own)), says_(says) {}

  // The answer to one line, without its end. Whatever the line is, there is one.
  [[nodiscard]] std::string answer(std::string_view line);
  // Whether it was asked to stop.
  [[nodiscard]] bool has_stopped() const { return has_stopped_; }

 private:
  [[nodiscard]] json::Json answer_to(std::size_t ask, const json::Members& members, const json::Cursor& at);
  [[nodiscard]] json::Json configure(const json::Members& members);
  [[nodiscard]] json::Json start(const json::Members& members);
  [[nodiscard]] json::Json choose(const json::Members& members, const json::Cursor& at);
  [[nodiscard]] json::Json configure_own(const json::Cursor& at);

  std::string version_;
  std::optional<Rules> own_;
  Says says_ = Says::its_rules;
  std::optional<Rules> rules_;
  struct Player;
  std::shared_ptr<const Player> player_;  // by these rules, once it was asked for a turn
  bool has_stopped_ = false;
};

}  // namespace casino::conform
