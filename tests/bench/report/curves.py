"""What has to stay flat: each curve is measured in rounds, in which every size comes once, and told as a multiple of what
the first size costs in the same round."""

import json
import subprocess

from measure import by_turns, cost_of, series, spread

GAMES = ("anglo-american", "royal", "hungarian-nagy", "swazi", "sotho")


class Curve:
    def __init__(self, name, title, across, up, points, **scales):
        self.name, self.title, self.across, self.up, self.points, self.scales = name, title, across, up, points, scales


# ---- A log, by its length


def length_of_a_log(program, folder, deals, rounds):
    games = {}
    for game in GAMES:
        tasks = {}
        for number in deals:
            logs = folder / f"{game}-{number}.txt"
            # Deals differ in what they cost: each size has as many of them, of as many games as can be.
            cost_of([program, "generate", "--rules", game, "--option", "match.target=none", "--deals", number, "--count",
                     4 * deals[-1] // number, "--seed", 1], logs)
            tasks[number] = lambda logs=logs: cost_of([program, "validate", "--summary", "--jobs", 1, logs])
        games[game] = by_turns(tasks, rounds)
    time = {game: series(measured, lambda costs, number: costs[number].cpu / costs[deals[0]].cpu)
            for game, measured in games.items()}
    memory = {game: series(measured, lambda costs, number: costs[number].memory / costs[deals[0]].memory)
              for game, measured in games.items()}
    return [
        Curve("log-time", "A deal of a log, by the length of the log", "deals in a log",
              "time of a deal, against that of a log of one deal", time, log_across=True),
        Curve("log-memory", "Memory, by the length of the log", "deals in a log",
              "memory, against that of logs of one deal", memory, log_across=True),
    ]


# ---- A stream, by its number of logs


def length_of_a_stream(program, folder, numbers, rounds):
    some = folder / "some.txt"
    cost_of([program, "generate", "--count", 1000, "--deals", 1, "--seed", 1], some)
    head = "casino-log/1\n"
    logs = [head + log for log in some.read_text().split(head) if log.strip()]
    tasks = {}
    for number in numbers:
        stream = folder / f"stream-{number}.txt"
        with open(stream, "w") as out:
            for i in range(number):
                out.write(logs[i % len(logs)])
        tasks[number] = lambda stream=stream: cost_of([program, "validate", "--summary", "--jobs", 1, stream])
    empty = folder / "one.txt"
    empty.write_text(logs[0])
    tasks[0] = lambda: cost_of([program, "validate", "--summary", "--jobs", 1, empty])
    measured = by_turns(tasks, rounds)
    last = numbers[-1]

    def of_a_log(costs, number):  # without what it takes to start
        return (costs[number].cpu - costs[0].cpu) / number / ((costs[last].cpu - costs[0].cpu) / last)

    long_enough = [number for number in numbers if number >= 10000 or number == last]  # else the clock is too coarse
    return [
        Curve("stream-time", "A log of a stream, by their number", "logs", "time of a log, against that of the longest stream",
              {"anglo-american": [point for point in series(measured, lambda costs, number: of_a_log(costs, number)
                                                            if number else 1) if point[0] in long_enough]},
              log_across=True),
        Curve("stream-memory", "Memory of a stream, by its number of logs", "logs", "memory, against that of one log",
              {"anglo-american": [point for point in series(measured, lambda costs, number: costs[number].memory /
                                                            costs[0].memory) if point[0]]}, log_across=True),
    ]


# ---- A study, by shards and jobs


def parts_of_a_study(program, folder, shards, deals, rounds):
    def in_shards(number):
        return [cost_of([program, "study", "swazi", "--deals", deals, "--jobs", 1, "--shard", f"{i}/{number}",
                         "--result", folder / f"{number}-{i}.json"]) for i in range(1, number + 1)]

    measured = by_turns({number: (lambda number=number: in_shards(number)) for number in shards}, rounds)

    def together(costs, number):
        return sum(one.cpu for one in costs[number]) / sum(one.cpu for one in costs[shards[0]])

    def slowest(costs, number):
        return max(one.cpu for one in costs[number]) / (sum(one.cpu for one in costs[number]) / number)

    return [Curve("study", "A study in parts", "shards", "against one part, and against the mean of the parts",
                  {"all together": series(measured, together), "the slowest of them": series(measured, slowest)})]


# ---- Turns, by the cards on the table


def crowded_tables(bench, rounds):
    told = subprocess.run([bench, "--benchmark_filter=^crowded/", "--benchmark_format=json",
                           f"--benchmark_repetitions={rounds}", "--benchmark_enable_random_interleaving=true"],
                          check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    measured = {}
    for one in json.loads(told.stdout)["benchmarks"]:
        if one["run_type"] != "iteration":
            continue
        _, game, loose = one["name"].split("/")[:3]
        of_table = measured.setdefault(game, {}).setdefault(int(loose), {"listed": [], "judged": []})
        for what, values in of_table.items():
            values.append(one[what])

    def curves(what):
        return {game: [(loose, *spread(values[what])) for loose, values in sorted(tables.items())]
                for game, tables in measured.items()}

    up = "against a turn of random play in the Anglo-American game"
    return [
        Curve("crowded-listed", "A turn listed, by the cards on the table", "loose cards", up, curves("listed"), log_up=True),
        Curve("crowded-judged", "A turn judged, by the cards on the table", "loose cards", up, curves("judged"), log_up=True),
    ]
