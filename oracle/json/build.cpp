#include "oracle/json/build.hpp"

#include "model/apply/apply.hpp"
#include "oracle/json/seats.hpp"

namespace casino::json {
namespace {

constexpr int most_groups = 255;

// The yes-or-no fields of a build by their names.
struct BuildFlag {
  std::string_view key;
  bool Build::*field;
};
constexpr std::array<BuildFlag, 5> build_flags{{{"owner_has_acted", &Build::owner_has_acted},
                                                {"is_new", &Build::is_new},
                                                {"from_loose", &Build::from_loose},
                                                {"is_grown", &Build::is_grown},
                                                {"is_on_loan", &Build::is_on_loan}}};

struct History {
  std::string_view key;
  SeatSet Build::*field;
};
constexpr std::array<History, 3> histories{
    {{"adders", &Build::adders}, {"added_to_since", &Build::added_to_since}, {"formed_by", &Build::formed_by}}};

}  // namespace

Json of(const Build& build, const Rules& rules) {
  Json object = Json::object();
  object["value"] = of(build.value);
  object["cards"] = of(build.cards, rules);
  object["owner"] = of(build.owner, rules);
  if (build.groups != groups_in(rules, build.cards, build.value)) object["groups"] = build.groups;
  for (const auto& [key, field] : histories)
    if (!(build.*field).empty()) object[std::string(key)] = of(build.*field, rules);
  for (const auto& [key, field] : build_flags)
    if (build.*field) object[std::string(key)] = true;
  return object;
}

Build read_build(const Cursor& at, const Rules& rules, CardPlaces& places) {
  const Members members(at, "a build", build_keys);
  Build build;
  if (const auto value = members.require("value", "the value of the build")) build.value = read_value(*value);
  if (const auto cards = members.require("cards", "the cards of the build")) {
    places.begin_zone();
    build.cards = read_cards(*cards, rules, places);
    if (const List* list = cards->node().as_list(); list != nullptr && list->empty())
      cards->refuse("at least one card");
  }
  if (const auto owner = members.require("owner", "the owner of the build"))
    build.owner = read_seat(*owner, rules).value_or(Seat{});
  int groups = groups_in(rules, build.cards, build.value);
  if (const auto stated = members.find("groups")) groups = stated->integer(1, most_groups).value_or(groups);
  build.groups = static_cast<std::uint8_t>(groups);
  for (const auto& [key, field] : histories)
    if (const auto seats = members.find(key)) build.*field = read_seats(*seats, rules);
  for (const auto& [key, field] : build_flags)
    if (const auto flag = members.find(key)) build.*field = flag->truth().value_or(false);
  return build;
}

}  // namespace casino::json
