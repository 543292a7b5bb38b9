// An adapter that misbehaves in one way, to see that whoever asks it copes. It knows the right answers, and goes wrong
// where a question names the two of clubs.
//
//   bad_adapter MODE [ARGUMENT]
//   bad_adapter MODE chooses       one that plays, too
//   bad_adapter leaves-behind FILE MODE [ARGUMENT]

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

#include "oracle/conform/protocol/oracle_adapter.hpp"

namespace {

using casino::conform::OracleAdapter;
using casino::json::Json;

void say(const std::string& line) { std::cout << line << '\n' << std::flush; }

[[noreturn]] void sleep_for_ever() {
  for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
}

[[noreturn]] void be_stubborn() {
  std::signal(SIGTERM, SIG_IGN);
  sleep_for_ever();
}

[[noreturn]] void write_for_ever(const std::string& text) {
  for (;;) std::cout << text << std::flush;
}

// Takes more and more memory, and uses it; up to more than is given to it, but not all that a machine has.
[[noreturn]] void devour() {
  constexpr std::size_t bite = std::size_t{1} << 20;
  constexpr std::size_t bites = 700;
  for (std::vector<std::vector<char>> eaten; eaten.size() < bites; eaten.emplace_back(bite, 'x'))
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  sleep_for_ever();
}

// The same, somebody else's doing.
[[noreturn]] void let_a_child_devour() {
  if (fork() == 0) devour();
  sleep_for_ever();
}

// And if it was started by a thread of its own.
[[noreturn]] void let_a_child_of_a_thread_devour() {
  std::thread(let_a_child_devour).detach();
  sleep_for_ever();
}

// Does something in a process that has neither our parent nor our group or session, hears no signal and holds nothing
// of ours: whoever looks for it among our children does not find it.
void out_of_sight(const std::function<void()>& what) {
  if (fork() != 0) return;
  setsid();
  if (fork() != 0) std::_Exit(0);
  for (const int signal : {SIGTERM, SIGHUP, SIGINT}) std::signal(signal, SIG_IGN);
  for (const int end : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) close(end);
  what();
  std::_Exit(0);
}

// Is there for a minute, if nobody ends it before; whoever reads the file knows as which process.
void stay(const std::string& file) {
  std::ofstream(file + ".new") << getpid() << '\n';
  std::filesystem::rename(file + ".new", file);
  std::this_thread::sleep_for(std::chrono::minutes(1));
}

// As many as nobody needs, and each as far away as it can be.
[[noreturn]] void start_many() {
  constexpr int many = 60;
  for (int i = 0; i < many; ++i) out_of_sight([] { std::this_thread::sleep_for(std::chrono::seconds(30)); });
  sleep_for_ever();
}

[[noreturn]] void be_busy() {
  for (volatile unsigned counter = 0;;) counter = counter + 1;
}

[[noreturn]] void write_a_large_file() {
  const std::string folder = std::filesystem::temp_directory_path().string();
  std::string name = folder + "/casino.XXXXXX";
  const int file = mkstemp(name.data());
  unlink(name.c_str());
  const std::string piece(std::size_t{1} << 16, 'x');
  for (int i = 0; i < 100; ++i) static_cast<void>(!write(file, piece.data(), piece.size()));
  sleep_for_ever();
}

std::string with_id(const std::string& answer, const std::function<Json(const Json&)>& other) {
  Json document = Json::parse(answer);
  document["id"] = other(document["id"]);
  return document.dump();
}

std::string with_verdict(const std::string& answer, const std::string& verdict) {
  Json document = Json::parse(answer);
  if (document.contains("verdict")) document["verdict"] = verdict;
  document.erase("clauses");
  return document.dump();
}

// What it does instead of giving the answer to the question that it trips over.
const std::map<std::string, std::function<void(const std::string& answer)>>& troubles() {
  static const std::map<std::string, std::function<void(const std::string&)>> all{
      {"crash", [](const std::string&) { std::_Exit(3); }},
      {"signal", [](const std::string&) { std::raise(SIGKILL); }},
      {"last-words",
       [](const std::string&) {
         std::cerr << "out of cards\n";
         std::_Exit(3);
       }},
      {"hang", [](const std::string&) { sleep_for_ever(); }},
      {"stubborn", [](const std::string&) { be_stubborn(); }},
      {"garbage", [](const std::string&) { say("I think that is fine."); }},
      {"no-object", [](const std::string&) { say("[1,2]"); }},
      {"no-id", [](const std::string& answer) { say(with_id(answer, [](const Json&) { return Json(); })); }},
      {"wrong-id",
       [](const std::string& answer) {
         say(with_id(answer, [](const Json& id) { return Json(id.get<int>() + 1000); }));
       }},
      {"twice",
       [](const std::string& answer) {
         say(answer);
         say(answer);
       }},
      {"no-verdict", [](const std::string& answer) { say(with_verdict(answer, "maybe")); }},
      {"memory", [](const std::string&) { devour(); }},
      {"memory-of-a-child", [](const std::string&) { let_a_child_devour(); }},
      {"memory-of-a-threads-child", [](const std::string&) { let_a_child_of_a_thread_devour(); }},
      {"memory-of-an-orphan",
       [](const std::string&) {
         out_of_sight(devour);
         sleep_for_ever();
       }},
      {"many-processes", [](const std::string&) { start_many(); }},
      {"busy", [](const std::string&) { be_busy(); }},
      {"large-file", [](const std::string&) { write_a_large_file(); }},
      {"ends-its-keeper",
       [](const std::string&) {
         kill(getppid(), SIGKILL);
         be_stubborn();
       }},
      {"stops-its-keeper",
       [](const std::string&) {
         kill(getppid(), SIGSTOP);
         be_stubborn();
       }},
      {"long-answer",
       [](const std::string& answer) {
         constexpr std::size_t two_mebibytes = std::size_t{2} << 20;
         Json document = Json::parse(answer);
         document["remark"] = std::string(two_mebibytes, 'x');
         say(document.dump());
       }},
      {"slow-answer",
       [](const std::string& answer) {
         std::this_thread::sleep_for(std::chrono::seconds(3));
         say(answer);
       }},
      {"drip",  // there is always something to read, and never a whole line
       [](const std::string& answer) {
         for (const char letter : answer) {
           std::cout << letter << std::flush;
           std::this_thread::sleep_for(std::chrono::milliseconds(200));
         }
         sleep_for_ever();
       }},
      {"half-a-line",
       [](const std::string& answer) {
         std::cout << answer.substr(0, answer.size() / 2) << std::flush;
         std::_Exit(0);
       }},
      {"no-line-end",
       [](const std::string& answer) {
         std::cout << answer << std::flush;
         sleep_for_ever();
       }},
      {"endless-line", [](const std::string&) { write_for_ever("and so on "); }},
      {"endless-lines", [](const std::string&) { write_for_ever("and so on\n"); }},
      {"closes-output",
       [](const std::string&) {
         close(STDOUT_FILENO);
         sleep_for_ever();
       }},
      {"stderr-flood",
       [](const std::string& answer) {
         for (int i = 0; i < 200'000; ++i) std::cerr << "a line that nobody wants to read, over and over again\n";
         say(answer);
       }},
      {"error",
       [](const std::string& answer) {
         say(Json{{"id", Json::parse(answer)["id"]}, {"error", "no idea"}}.dump());
       }},
      {"markup",
       [](const std::string& answer) {
         const std::string text = "<script>document.body.innerHTML = ''</script><img src=x onerror=alert(1)>\x1b[2J";
         say(Json{{"id", Json::parse(answer)["id"]}, {"error", text}}.dump());
       }},
      {"skip",
       [](const std::string& answer) {
         say(Json{{"id", Json::parse(answer)["id"]}, {"skip", "too hard"}}.dump());
       }},
      {"clauses-no-list",
       [](const std::string& answer) {
         Json document = Json::parse(answer);
         document["clauses"] = "AA-CAP-5";
         say(document.dump());
       }},
      {"skip-no-text",
       [](const std::string& answer) {
         say(Json{{"id", Json::parse(answer)["id"]}, {"skip", true}}.dump());
       }},
      {"wrong-reason",
       [](const std::string& answer) {
         Json document = Json::parse(answer);
         document["clauses"] = {"AA-TRN-3"};
         say(document.dump());
       }},
      {"takes-nothing",  // with the card that it would have played
       [](const std::string& answer) {
         Json document = Json::parse(answer);
         const Json hand = document["turn"]["steps"][0]["hand"];
         document["turn"]["steps"] = {{{"do", "build"}, {"hand", hand}, {"cards", Json::array()}, {"value", 10}}};
         say(document.dump());
       }},
      {"says-something",
       [](const std::string& answer) {
         Json document = Json::parse(answer);
         document["turn"]["steps"].push_back({{"event", "over"}});
         say(document.dump());
       }},
      {"no-turn",
       [](const std::string& answer) {
         Json document = Json::parse(answer);
         document["turn"] = {{"steps", {{{"do", "fold"}}}}};
         say(document.dump());
       }},
      {"undecided", [](const std::string& answer) { say(with_verdict(answer, "undetermined")); }},
      {"wrong", [](const std::string& answer) {
         say(with_verdict(answer, Json::parse(answer)["verdict"] == "legal" ? "illegal" : "legal"));
       }}};
  return all;
}

// Rules that are not those that it is given: the question about it goes through other hands.
class FaultyRules {
 public:
  // "off", "AA-TRL-3"; "option", "trail.owning_build=allowed"; or "lies", which is Anglo-American Casino whatever it is
  // told.
  FaultyRules(std::string kind, std::string what) : kind_(std::move(kind)), what_(std::move(what)) {}

  [[nodiscard]] std::string with_fault(const std::string& line) const {
    Json question = Json::parse(line);
    if (question["ask"] != "configure") return line;
    if (kind_ == "off") question["rules"]["off"].push_back(what_);
    if (kind_ == "lies") question["rules"]["variant"] = "anglo-american";
    if (kind_ == "option")
      question["rules"]["options"][what_.substr(0, what_.find('='))] = what_.substr(what_.find('=') + 1);
    return question.dump();
  }

 private:
  std::string kind_;
  std::string what_;
};

// Only Anglo-American Casino, so that a run is short.
bool chooses = false;

std::string declared(const std::string& answer) {
  Json document = Json::parse(answer);
  document["name"] = "bad adapter";
  document["rules"] = Json::array({Json{{"variant", "anglo-american"}, {"seats", Json::array({2})}}});
  document["operations"] = Json::array({"judge"});
  if (chooses) document["operations"].push_back("choose");
  document["version"] = "1";
  document["partial"] = false;
  return document.dump();
}

// Whatever it declares, it answers nothing but whole deals, of a game in which the first layout is cut.
std::string declared_to_play_alone(const std::string& answer) {
  Json document = Json::parse(declared(answer));
  document["rules"] = Json::array({Json{{"variant", "swazi"}, {"seats", Json::array({3})}}});
  document["operations"] = Json::array({"play"});
  return document.dump();
}

bool is_start(const std::string& line) { return line.find("\"ask\":\"start\"") != std::string::npos; }
bool is_configure(const std::string& line) { return line.find("\"ask\":\"configure\"") != std::string::npos; }
bool is_stop(const std::string& line) { return line.find("\"ask\":\"stop\"") != std::string::npos; }
bool is_judge(const std::string& line) { return line.find("\"ask\":\"judge\"") != std::string::npos; }
bool is_choose(const std::string& line) { return line.find("\"ask\":\"choose\"") != std::string::npos; }
bool trips(const std::string& line) {
  return (is_judge(line) || is_choose(line)) && line.find("\"2C\"") != std::string::npos;
}

// Three questions are read before the first of them is answered, the last first.
void answer_backwards(OracleAdapter& oracle) {
  std::vector<std::string> answers;
  for (std::string line; std::getline(std::cin, line);) {
    if (!is_judge(line)) {
      say(is_start(line) ? declared(oracle.answer(line)) : oracle.answer(line));
      continue;
    }
    answers.insert(answers.begin(), oracle.answer(line));
    if (answers.size() < 3) continue;
    for (const std::string& answer : answers) say(answer);
    answers.clear();
  }
}

// Ends after its parent, if nobody ends it before; then it leaves a mark.
[[noreturn]] void outlive(const std::string& marker) {
  std::signal(SIGTERM, SIG_IGN);
  std::this_thread::sleep_for(std::chrono::seconds(2));
  std::ofstream(marker) << "still there\n";
  std::_Exit(0);
}

void start_somehow(const std::string& mode, const std::string& argument) {
  if (mode == "slow-start") std::this_thread::sleep_for(std::chrono::milliseconds(700));
  if (mode == "never-starts") sleep_for_ever();
  if (mode == "grandchild" && fork() == 0) outlive(argument);
  if (mode == "environment")
    for (char** variable = environ; *variable != nullptr; ++variable)
      std::ofstream(argument, std::ios::app) << *variable << '\n';
}

std::string start_answer(const std::string& mode, const std::string& argument, const std::string& answer) {
  if (mode == "lies") {
    Json document = Json::parse(declared(answer));
    document["rules"][0]["variant"] = argument;
    return document.dump();
  }
  if (mode == "play-alone") return declared_to_play_alone(answer);
  // What a page and a terminal must show as text: it would empty them.
  if (mode == "markup") {
    Json document = Json::parse(declared(answer));
    document["name"] = "<script>document.body.innerHTML = ''</script>\x1b[2J";
    return document.dump();
  }
  if (mode == "another-protocol") {
    Json document = Json::parse(declared(answer));
    document["protocol"] = "casino-adapter/7";
    return document.dump();
  }
  return declared(answer);
}

// The answer with another value of a key in it, or without the key if there is none.
std::string with_other(const std::string& answer, const std::string& key, const std::string& value) {
  Json document = Json::parse(answer);
  document.erase(key);
  if (!value.empty()) document[key] = Json::parse(value);
  return document.dump();
}

// Takes its time over each answer, which is wrong, and notes when it gave it: each process in a file of its own, named
// by the order in which they start.
class SlowAndWrong {
 public:
  explicit SlowAndWrong(const std::string& folder) {
    int number = 1;
    while (!std::filesystem::create_directory(folder + "/" + std::to_string(number))) ++number;
    notes_.open(folder + "/" + std::to_string(number) + "/answers");
  }
  void answer(const std::string& right) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    say(with_verdict(right, Json::parse(right)["verdict"] == "legal" ? "illegal" : "legal"));
    notes_ << std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1) << '\n' << std::flush;
  }

 private:
  std::ofstream notes_;
};

SlowAndWrong& slow_and_wrong(const std::string& folder) {
  static SlowAndWrong slow(folder);
  return slow;
}

// The first process that meets the question dies; later ones do not.
void die_once(const std::string& marker) {
  if (std::filesystem::exists(marker)) return;
  std::ofstream(marker) << "died\n";
  std::_Exit(3);
}

void answer(OracleAdapter& oracle, const std::string& mode, const std::string& argument, const std::string& line) {
  const FaultyRules faulty(mode, argument);
  if (mode == "echo") return say(line);
  const std::string right = oracle.answer(faulty.with_fault(line));
  if (is_start(line)) return say(start_answer(mode, argument, right));
  if (mode == "not-configured" && is_configure(line)) return say(with_other(right, "configured", argument));
  if (mode == "not-stopped" && is_stop(line)) return say(with_other(right, "stopped", argument));
  if (mode == "slow-and-wrong" && is_judge(line)) return slow_and_wrong(argument).answer(right);
  if (mode == "always-skip" && is_judge(line)) return troubles().at("skip")(right);
  if (mode.starts_with("always-")) return say(is_judge(line) ? with_verdict(right, mode.substr(7)) : right);
  if (!trips(line)) return say(right);
  if (mode == "dies-once") die_once(argument);
  const auto trouble = troubles().find(mode);
  if (trouble == troubles().end()) return say(right);
  trouble->second(right);
}

}  // namespace

int main(int count, char** words) {
  if (count > 3 && std::string(words[1]) == "leaves-behind") {
    const std::string file = words[2];
    out_of_sight([&] { stay(file); });
    while (!std::filesystem::exists(file)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    count -= 2;
    words += 2;
  }
  const std::string mode = count > 1 ? words[1] : "honest";
  const std::string argument = count > 2 ? words[2] : "";
  chooses = argument == "chooses";
  std::ios::sync_with_stdio(false);
  start_somehow(mode, argument);
  if (mode == "slow-and-wrong") slow_and_wrong(argument);
  OracleAdapter oracle("1");
  if (mode == "backwards") {
    answer_backwards(oracle);
    return 0;
  }
  for (std::string line; std::getline(std::cin, line);) answer(oracle, mode, argument, line);
}
