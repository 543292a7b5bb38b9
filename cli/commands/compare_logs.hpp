#pragma once
// casino compare --on: logs as they were played, and as they would be after a change of the rules.

#include <map>
#include <string>
#include <vector>

#include "cli/session/session.hpp"
#include "oracle/json/cards.hpp"
#include "oracle/rulesets/settings.hpp"

namespace casino::cli {

// What is changed, by how many play: it need not be the same. Of others than were asked about, what is changed first.
class Changes {
 public:
  void add(Seats seats, std::vector<Setting> change);
  [[nodiscard]] const std::vector<Setting>& at(Seats seats) const;

 private:
  std::map<std::uint8_t, std::vector<Setting>> by_seats_;
  std::vector<Setting> first_;  // that is one
};

// Before anything is reported. Throws Unusable.
void refuse_what_cannot_be_opened(const std::vector<std::string>& paths);

// Of the logs of a variant those that change verdict, score or winner; in JSON if the session wants it, else printed.
// What cannot be read is complained of, and makes the command unusable.
json::Json preview_logs(Session& session, const std::vector<std::string>& paths, std::string_view variant,
                        const Changes& changes);

}  // namespace casino::cli
