// An adapter for Casino Oracle (docs/protocol.md) in C++, with nlohmann/json: the conversation, and the place of your
// engine.
//
//     g++ -std=c++17 -o adapter adapter.cpp && casino conform --smoke -- ./adapter
#include <algorithm>
#include <iostream>
#include <string>

#include <nlohmann/json.hpp>

using nlohmann::json;

// Yours to write: "legal" or "illegal". This one knows that a card has to be in the hand that plays it, and no more.
std::string judge(const json& position, const json& turn) {
  const json& hand = position.at("hands").at(turn.at("seat").get<std::string>());
  for (const json& step : turn.at("steps"))
    for (const json& card : step.value("hand", json::array()))
      if (std::find(hand.begin(), hand.end(), card) == hand.end()) return "illegal";
  return "legal";
}

json answer(const json& question) {
  const std::string ask = question.at("ask");
  if (ask == "start")
    return {{"protocol", "casino-adapter/1"},
            {"name", "my engine"},
            {"language", "C++"},
            {"operations", {"judge"}},
            {"rules", json::array({{{"variant", "anglo-american"}, {"seats", {2}}}})}};
  if (ask == "configure") return {{"configured", true}};  // question["rules"]: remember them if you declare more than one
  if (ask == "judge") return {{"verdict", judge(question.at("position"), question.at("turn"))}};
  if (ask == "stop") return {{"stopped", true}};
  return {{"skip", "no such question here"}};
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const json question = json::parse(line);
    json told = answer(question);
    told["id"] = question.at("id");
    std::cout << told << std::endl;
    if (question.at("ask") == "stop") break;
  }
}
