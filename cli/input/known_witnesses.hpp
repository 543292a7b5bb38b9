#pragma once
// The witnesses of all options that the program knows: situations in which a value makes a difference.

#include "cli/session/session.hpp"
#include "oracle/corpus/reader.hpp"
#include "oracle/distinguish/distinguish.hpp"

namespace casino::cli {

class KnownWitnesses {
 public:
  explicit KnownWitnesses(const Session& session);
  KnownWitnesses(const KnownWitnesses&) = delete;
  KnownWitnesses& operator=(const KnownWitnesses&) = delete;

  [[nodiscard]] const distinguish::Kept& kept() const { return kept_; }

 private:
  corpus::Corpus witnesses_;
  distinguish::Kept kept_;
};

}  // namespace casino::cli
