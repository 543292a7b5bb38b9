#include "model/rules/question.hpp"

#include <algorithm>

#include "model/rules/registry/anglo_american_match_questions.hpp"
#include "model/rules/registry/anglo_american_play_questions.hpp"
#include "model/rules/registry/clauses.hpp"
#include "model/rules/registry/dominican_questions.hpp"
#include "model/rules/registry/general_questions.hpp"
#include "model/rules/registry/hungarian_questions.hpp"
#include "model/rules/registry/nordic_questions.hpp"
#include "model/rules/registry/royal_questions.hpp"
#include "model/rules/registry/sotho_questions.hpp"
#include "model/rules/registry/south_african_questions.hpp"
#include "model/rules/registry/swazi_build_questions.hpp"
#include "model/rules/registry/swazi_partner_questions.hpp"
#include "model/rules/registry/swazi_play_questions.hpp"
#include "model/rules/registry/swazi_two_questions.hpp"
#include "model/rules/registry/tuxedo_questions.hpp"

namespace casino {
namespace {

constexpr bool by_id(const Question& a, const Question& b) { return a.id < b.id; }

// Kept by text and topic in their files, and in one order here.
constexpr auto all_questions = [] {
  auto all =
      registry::joined(general_questions, anglo_american_play_questions, anglo_american_match_questions,
                       royal_questions, haiti_questions, dominican_questions, tuxedo_questions, hungarian_questions,
                       finland_questions, sweden_questions, swazi_play_questions, swazi_build_questions,
                       swazi_partner_questions, swazi_two_questions, sotho_questions, south_african_questions);
  std::sort(all.begin(), all.end(), by_id);
  return all;
}();

}  // namespace

std::span<const Question> questions() { return all_questions; }

const Question* find_question(std::string_view id) {
  const auto found =
      std::lower_bound(all_questions.begin(), all_questions.end(), id,
                       [](const Question& question, std::string_view wanted) { return question.id < wanted; });
  return found == all_questions.end() || found->id != id ? nullptr : &*found;
}

std::vector<const OptionEntry*> options_of(const Question& question) {
  std::vector<const OptionEntry*> named;
  for (const Reading& reading : question.readings) {
    std::string_view rest = reading.setting;
    for (auto equals = rest.find('='); equals != std::string_view::npos; equals = rest.find('=')) {
      const OptionEntry* option = find_option(rest.substr(0, equals));
      if (option != nullptr && std::find(named.begin(), named.end(), option) == named.end()) named.push_back(option);
      rest.remove_prefix(std::min(rest.find(' ', equals), rest.size() - 1) + 1);
    }
  }
  return named;
}

std::string option_names(const Question& question) {
  std::string names;
  for (const OptionEntry* option : options_of(question))
    names += (names.empty() ? "" : " ") + std::string(option->name);
  return names;
}

}  // namespace casino
