// An engine as functions, held against the rules: `casino conform` in a thread of its own, and no other process.

import { MessageChannel, Worker, type MessagePort } from "node:worker_threads";

import type { Message } from "./conform_worker.js";
import type { Captured, Points, Position, Rules, Turn, Verdict } from "./engine.js";
import { load } from "./node.js";
import { isUnusable } from "./oracle.js";

/**
 * What an engine answers; any of these is enough. Whatever throws is a mistake of its own kind; a question that is answered
 * with `undefined` is skipped.
 */
export interface Engine {
  name?: string;
  /** `true` and `false` stand for "legal" and "illegal". */
  judge?(position: Position, turn: Turn, rules: Rules): Answer<Verdict | boolean>;
  /** Every legal turn; two that lead to the same position count as one. */
  moves?(position: Position, rules: Rules): Answer<Turn[]>;
  /** The position after a legal turn. */
  apply?(position: Position, turn: Turn, rules: Rules): Answer<Position>;
  /** The points of each side. */
  score?(captured: Captured, rules: Rules): Answer<Points>;
}
type Answer<Value> = Value | undefined | Promise<Value | undefined>;

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
  /** No longer than this: "30s". Then `isWhole` is false. */
  budget?: string;
  /** How many seconds to wait for an answer; 10, if nothing is said. */
  timeout?: number;
}

/** A true mistake, in the smallest position that shows it. */
export interface Mistake {
  /** One line. */
  title: string;
  /** The position in the plain notation, the turn, what was expected, which clauses say so, and how to ask it again. */
  text: string;
  outcome: "fail" | "wrong_reason" | "error" | "crash" | "hang";
  expected: string;
  found: string;
  /** So many questions came to this. */
  times: number;
  ids: string[];
  smallest: { ask: string; position?: Position; turn?: Turn; captured?: Captured };
}

export interface Conformed {
  name: string;
  mistakes: Mistake[];
  holds: boolean;
  summary: Record<string, unknown>;
}

/** A message of the protocol; which of these there are hangs on what is asked. */
interface Question {
  ask: string;
  rules: Rules;
  position: Position;
  turn: Turn;
  captured: Captured;
}

const operations = { judge: "judge", moves: "turns", apply: "apply", score: "score" } as const;

const answered = <Value>(value: Value | undefined, told: (value: Value) => object): object =>
  value === undefined ? { skip: "the engine does not say" } : told(value);

/** The engine as an adapter of docs/protocol.md: a question in, an answer out. */
function adapter(engine: Engine, wanted: Wanted) {
  let rules: Rules = wanted.rules as Rules;
  const declared = {
    protocol: "casino-adapter/1",
    name: engine.name ?? "an engine",
    operations: Object.entries(operations).flatMap(([name, operation]) => (engine[name as keyof Engine] ? [operation] : [])),
    rules: [{ variant: wanted.rules, ...(wanted.seats ? { seats: [wanted.seats] } : {}), ...(wanted.options ? { options: wanted.options } : {}) }],
  };

  async function answer(question: Question): Promise<object> {
    switch (question.ask) {
      case "start": return declared;
      case "stop": return { stopped: true };
      case "configure":
        rules = question.rules;
        return { configured: true };
      case "judge":
        return answered(await engine.judge!(question.position, question.turn, rules), (verdict) => ({
          verdict: verdict === true ? "legal" : verdict === false ? "illegal" : verdict,
        }));
      case "turns": return answered(await engine.moves!(question.position, rules), (turns) => ({ turns }));
      case "apply": return answered(await engine.apply!(question.position, question.turn, rules), (after) => ({ after }));
      case "score": return answered(await engine.score!(question.captured, rules), (total) => ({ total }));
      default: return { skip: "the engine has no such function" };
    }
  }

  return async (line: string): Promise<string> => {
    const { id, ...question } = JSON.parse(line) as { id: number } & Question;
    try {
      return JSON.stringify({ id, ...(await answer(question)) });
    } catch (why) {
      return JSON.stringify({ id, error: why instanceof Error ? `${why.name}: ${why.message}` : String(why) });
    }
  };
}

function wordsOf({ rules, seats, options, count = 500, seed = 1, cases = [], budget, timeout }: Wanted): string[] {
  return [
    ...["conform", "--json", "--rules", rules, "--seed", String(seed), "--count", String(count)],
    ...(seats ? ["--seats", String(seats)] : []),
    ...Object.entries(options ?? {}).flatMap(([key, value]) => ["--option", `${key}=${value}`]),
    ...cases.flatMap((id) => ["--case", id]),
    ...(budget ? ["--budget", budget] : []),
    ...(timeout ? ["--timeout", String(timeout)] : []),
    ...["--", "engine"],
  ];
}

/** Asks an engine, and tells of its mistakes. Rejects where it cannot be asked at all. */
export async function conform(engine: Engine, wanted: Wanted): Promise<Conformed> {
  const functions = Object.keys(operations);
  if (!functions.some((name) => engine[name as keyof Engine])) throw new TypeError(`an engine has one of ${functions.join(", ")}`);
  const { port1: port, port2 } = new MessageChannel();
  const told = new Int32Array(new SharedArrayBuffer(4));
  const answer = adapter(engine, wanted);
  port.on("message", ({ channel, line }: Message) => {
    void answer(line).then((said) => {
      port.postMessage({ channel, line: said } satisfies Message);
      Atomics.add(told, 0, 1);
      Atomics.notify(told, 0);
    });
  });
  const workerData = { words: wordsOf(wanted), port: port2, told };
  const worker = new Worker(new URL("./conform_worker.js", import.meta.url), { workerData, transferList: [port2 as MessagePort] });
  try {
    const ran = await new Promise<{ code: number; output: string; errors: string }>((done, failed) => {
      worker.on("message", done).on("error", failed).on("exit", (code) => failed(new Error(`the run ended with code ${code}`)));
    });
    return await conformed(engine.name ?? "an engine", ran, wanted);
  } finally {
    port.close();
    await worker.terminate();
  }
}

async function conformed(name: string, ran: { code: number; output: string; errors: string }, wanted: Wanted) {
  const lines = ran.output.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Record<string, never>);
  const summary = lines.flatMap((line) => (line.summary ? [line.summary as Record<string, unknown>] : []))[0];
  if (!summary) throw new Error(ran.errors || ran.output);
  const found = lines.flatMap((line) => (line.disagreement ? [line.disagreement as Told] : []));
  const mistakes = await Promise.all(found.map((one) => mistake(one, wanted)));
  return { name, mistakes, holds: ran.code === 0, summary };
}

type Told = Omit<Mistake, "title" | "text"> & { rules: Rules; would_be_right_with?: string[] };

async function mistake(told: Told, wanted: Wanted): Promise<Mistake> {
  const oracle = await load(told.rules);
  const { ask, position, turn } = told.smallest;
  const shown = position && oracle.show(position);
  const judged = position && turn && oracle.judge(position, turn);
  const ruled = judged && !isUnusable(judged) ? judged : undefined;
  const reasons = ruled?.verdict === "illegal" ? ruled.violations : ruled?.permissions;
  const clauses = [...new Set(reasons?.flatMap((one) => one.clause ?? []))];
  const title = `${ask}: expected ${told.expected}, found ${told.found}`;
  const again = { ...wanted, cases: told.ids.slice(0, 1) };
  const text = [
    title,
    `rules ${JSON.stringify(told.rules)}; ${told.times} question${told.times === 1 ? "" : "s"} came to this`,
    ...(shown && !isUnusable(shown) ? [shown.text] : []),
    ...(turn ? [`turn ${JSON.stringify(turn)}`] : []),
    ...(clauses.length > 0 ? [`by ${clauses.join(", ")}`] : []),
    ...(ruled?.impossible ? [`it cannot be done: ${ruled.impossible.what.replaceAll("_", " ")}`] : []),
    ...(told.smallest.captured ? [`captured ${JSON.stringify(told.smallest.captured)}`] : []),
    ...(told.would_be_right_with ? [`it would be right with ${told.would_be_right_with.join(", ")}`] : []),
    `again: await conform(engine, ${JSON.stringify(again)})`,
  ].join("\n");
  return { ...told, title, text };
}

/** A failing test for each mistake, and one that passes where there is none. `test` is that of node, vitest or jest. */
export async function conformanceTests(
  test: (name: string, body: () => void) => unknown,
  engine: Engine,
  wanted: Wanted,
): Promise<void> {
  const { name, mistakes, holds, summary } = await conform(engine, wanted);
  for (const one of mistakes)
    test(`${name}: ${one.title}`, () => {
      throw new Error(one.text);
    });
  if (mistakes.length === 0)
    test(`${name}: plays by the rules of ${wanted.rules}`, () => {
      if (!holds) throw new Error(JSON.stringify(summary));
    });
}
