// An engine as functions, held against the rules: `casino conform` in a thread of its own, and no other process.

import { MessageChannel, Worker } from "node:worker_threads";

import { adapter } from "./adapter.js";
import { counts, type Ended, type Given, type Message } from "./between_threads.js";
import { operations, type Engine, type Functions } from "./engine.js";
import { judgeByMoves } from "./judge_by_moves.js";
import { explained, joined, mistakeOf, type Explained, type Mistake, type Told } from "./mistake.js";
import type { Unusable } from "./formats.js";
import { sentence } from "./oracle.js";
import { inMemory } from "./program_node.js";
import { summaryOf, whyItDoesNotHold, type Summary, type ToldSummary } from "./summary.js";

export interface Wanted {
  /** What the engine plays: a variant or dialect. */
  rules: string;
  seats?: number;
  /** Options in which it differs: { "sweep.score": 1 }. */
  options?: Record<string, string | number | boolean>;
  /** Questions about random games, besides the cases of the corpus; 500, if nothing is said. */
  count?: number;
  seed?: number;
  /** Ask these alone, by their names. */
  cases?: string[];
  /** No longer than this: "30s", "5m". Then `summary.whole` is false. */
  budget?: string;
  /** How many seconds to wait for an answer; 10, if nothing is said. */
  timeout?: number;
}

/** How somebody waits for a run. */
export interface Waiting {
  /** Where it aborts, the run is ended, and its promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** How many questions the engine was asked so far. */
  onProgress?: (asked: number) => void;
}

export interface Conformed {
  name: string;
  mistakes: Mistake[];
  /** Something is known of the engine, and nothing went wrong. */
  holds: boolean;
  summary: Summary;
}

const inSeconds = (budget: string): number => Number.parseInt(budget, 10) * ({ m: 60, h: 3600 }[budget.at(-1)!] ?? 1);

/** What one run asks, in words of the program; `judge`: where that is not the engine's own. */
interface Part {
  words: string[];
  judge?: Engine["judge"];
}

// Of a game a whole list of turns is asked, which says more than single turns. The cases of the corpus are single turns, most
// of them: an engine that only lists turns is asked those, too.
function partsOf(engine: Engine, count: number): Part[] {
  const games = ["--count", String(count)];
  if (engine.judge || !engine.moves) return [{ words: games }];
  return [{ words: ["--count", "0"], judge: judgeByMoves(engine.moves.bind(engine)) }, { words: ["--no-cases", ...games] }];
}

function wordsOf({ rules, seats, options, seed = 1, cases = [], budget, timeout }: Wanted): string[] {
  return [
    ...["conform", "--json", "--window", "1", "--rules", rules, "--seed", String(seed)],
    ...(seats ? ["--seats", String(seats)] : []),
    ...Object.entries(options ?? {}).flatMap(([key, value]) => ["--option", `${key}=${value}`]),
    ...cases.flatMap((id) => ["--case", id]),
    ...(cases.length > 0 ? ["--all"] : []), // and so each question that there is
    ...(budget === undefined ? [] : ["--budget", budget]),
    ...(timeout ? ["--timeout", String(timeout)] : []),
  ];
}

interface Waited {
  signal: AbortSignal | undefined;
  onAsked: () => void;
}

/** One run in a thread of its own, whose questions are answered in this one. */
async function run(
  answer: (line: string) => Promise<string>,
  given: Pick<Given, "words" | "functions" | "hanging">,
  { signal, onAsked }: Waited,
): Promise<Ended> {
  signal?.throwIfAborted();
  const { port1, port2: port } = new MessageChannel();
  const counted = new Int32Array(new SharedArrayBuffer(8));
  const count = (what: number) => {
    Atomics.add(counted, what, 1);
    Atomics.notify(counted, what);
  };
  port1.on("message", ({ channel, line }: Message) => {
    count(counts.taken);
    if (line === undefined) return;
    onAsked();
    void answer(line).then((said) => {
      port1.postMessage({ channel, line: said } satisfies Message);
      count(counts.answered);
    });
  });
  const workerData = { ...given, port, counted } satisfies Given;
  // What node was told for the engine (loaders, --input-type) is nothing to this thread.
  const worker = new Worker(new URL("./conform_worker.js", import.meta.url), { workerData, transferList: [port], execArgv: [] });
  let stop = () => {};
  try {
    return await new Promise<Ended>((done, failed) => {
      worker.on("message", done).on("error", failed).on("exit", (code) => failed(new Error(`the run ended with code ${code}`)));
      stop = () => failed(signal?.reason);
      signal?.addEventListener("abort", stop);
    });
  } finally {
    signal?.removeEventListener("abort", stop);
    port1.close();
    await worker.terminate();
  }
}

/** A line that a run prints. */
interface Line {
  result?: { id: string };
  disagreement?: Told;
  summary?: ToldSummary;
}

/** What came of one run. `hanging`: which functions have not answered, with those of runs before. */
interface Came {
  code: number;
  summary: ToldSummary;
  found: Explained[];
  ids: string[];
  hanging: string[];
}

async function ask(engine: Engine, wanted: Wanted, { words, judge }: Part, before: string[], waiting: Waited): Promise<Came> {
  const { rules: variant, seats, options } = wanted;
  const played = { variant, ...(seats && { seats: [seats] }), ...(options && { options }) };
  const functions: Functions = judge ? { ...operations, judge: "moves" } : operations;
  const given = { words: [...wordsOf(wanted), ...words, "--", "engine"], functions, hanging: before };
  const { code, output, errors, hanging } = await run(adapter(engine, played, judge), given, waiting);
  const lines = output.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Line);
  const summary = lines.find((line) => line.summary)?.summary;
  if (!summary) throw new Error(errors || output);
  const found = await Promise.all(lines.flatMap(({ disagreement }) => (disagreement ? [explained(disagreement, functions)] : [])));
  return { code, summary, found, ids: lines.flatMap(({ result }) => result?.id ?? []), hanging };
}

/** Asks an engine, and tells of its mistakes. Rejects where it cannot be asked at all. */
export async function conform(engine: Engine, { signal, onProgress, ...wanted }: Wanted & Waiting): Promise<Conformed> {
  const functions = Object.values(operations);
  if (!functions.some((name) => engine[name])) throw new TypeError(`an engine has one of ${functions.join(", ")}`);
  const start = performance.now();
  const runs: Came[] = [];
  let asked = 0;
  const waiting: Waited = { signal, onAsked: () => onProgress?.(++asked) };
  for (const part of partsOf(engine, wanted.count ?? 500)) {
    const left = runs.length > 0 ? withWhatIsLeft(wanted, start) : wanted;
    runs.push(await ask(engine, left, part, runs.at(-1)?.hanging ?? [], waiting));
  }
  await refuseUnknown(wanted.cases ?? [], runs.flatMap(({ ids }) => ids));
  const found = runs.flatMap((one) => one.found);
  const mistakes = (runs.length > 1 ? joined(found) : found).map((one) => mistakeOf(one, (id) => ({ ...wanted, cases: [id] })));
  // Of what was wanted by its name one run may have asked all.
  const holds = runs.some(({ code }) => code === 0) && runs.every(({ code, summary }) => code === 0 || summary.planned === 0);
  return { name: engine.name ?? "an engine", mistakes, holds, summary: summaryOf(runs.map(({ summary }) => summary)) };
}

// One second at least: a run without a budget would have no end.
function withWhatIsLeft(wanted: Wanted, start: number): Wanted {
  if (wanted.budget === undefined) return wanted;
  const left = inSeconds(wanted.budget) - (performance.now() - start) / 1000;
  return { ...wanted, budget: `${Math.max(1, Math.ceil(left))}s` };
}

// A question of the corpus that was wanted by a name that is none's: the program says which names are near.
async function refuseUnknown(wanted: string[], told: string[]): Promise<void> {
  const unknown = wanted.filter((id) => !told.includes(id));
  if (unknown.length === 0) return;
  const { code, output } = await inMemory(["show", "--json", ...unknown.flatMap((id) => ["--case", id])]);
  const why = code === 0 ? "that case has other questions, or none to this engine" : refusal(output);
  const ofGames = "questions about random games are found by the count and the seed that they came with";
  throw new Error(`nothing is asked by the name of ${unknown.join(", ")}: ${why}; ${ofGames}`);
}

const refusal = (output: string): string => (JSON.parse(output) as Unusable).errors.map(sentence).join("; ");

/** A failing test for each mistake, and one that passes where there is none. `test` is that of node, vitest or jest. */
export async function conformanceTests(
  test: (name: string, body: () => void) => unknown,
  engine: Engine,
  wanted: Wanted & Waiting,
): Promise<void> {
  const { name, mistakes, holds, summary } = await conform(engine, wanted);
  for (const one of mistakes)
    test(`${name}: ${one.title}`, () => {
      throw new Error(one.text);
    });
  if (mistakes.length === 0)
    test(`${name}: plays by the rules of ${wanted.rules}`, () => {
      if (!holds) throw new Error(whyItDoesNotHold(summary));
    });
}

export type * from "./formats.js";
export type { AskedCaptured, AskedPosition, AskedRules, AskedStep, AskedTurn, Engine, Verdict } from "./engine.js";
export type { Mistake } from "./mistake.js";
export type { Counts, Summary } from "./summary.js";
