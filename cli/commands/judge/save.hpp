#pragma once
// casino judge --save: a ruling, kept as a case in a folder of one's own, which `casino corpus run` puts to the model
// again whenever that is wanted.

#include <string>

#include "cli/session/session.hpp"
#include "model/table/turn.hpp"

namespace CLI {
class App;
}

namespace casino::cli {

struct Saving {
  std::string folder;    // empty: nothing is saved
  std::string id;        // empty: "ruling-1", or the next number that is free there
  std::string title;     // empty: the turn
  std::string reason;    // why it was ruled so
  std::string question;  // of the register that it answers

  [[nodiscard]] bool is_wanted() const { return !folder.empty(); }
};
void add_saving_options(CLI::App& verb, Saving& saving);

// Writes the case, with every reading of every option that gives another verdict, and says where. Throws Unusable when
// there is a case of that name, and OutputFailed when it cannot be written.
void save_ruling(Session& session, const Saving& saving, const Rules& rules, const Position& position,
                 const Turn& turn);

}  // namespace casino::cli
