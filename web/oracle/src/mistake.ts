// A mistake, told so that somebody can mend it.

import type { AskedCaptured, AskedPosition, AskedRules, AskedTurn, Functions, Operation } from "./engine.js";
import { load } from "./node.js";
import { isUnusable, type Oracle } from "./oracle.js";
import type { Judged } from "./formats.js";

/** A true mistake, in the smallest position that shows it. */
export interface Mistake {
  /** One line: the function, what was expected and by which clauses, what it said, and the ID of a question that shows it. */
  title: string;
  /** The position in the plain notation, the turn, what was expected, which clauses say so, and how to ask it again. */
  text: string;
  /** A wrong answer; an answer that is none, or something thrown; no answer in time. */
  outcome: "fail" | "error" | "hang";
  expected: string;
  found: string;
  /** So many questions came to this. */
  times: number;
  /** Some of them, to be asked again: `cases`. */
  ids: string[];
  rules: AskedRules;
  /** `ask`: judge, turns (which `moves` answers), apply or score. */
  smallest: { ask: Operation; position?: AskedPosition; turn?: AskedTurn; captured?: AskedCaptured };
  /** Clauses of the rules that say what was expected. */
  clauses: string[];
  /** "option=value": what it would be right with. */
  would_be_right_with?: string[];
  /** Clauses that it does not keep, it seems. */
  would_be_right_without?: string[];
}

/** A disagreement, as `casino conform --json` has it: what is used of that. */
export type Told = Omit<Mistake, "title" | "text" | "clauses">;

// A list of turns is wrong by a turn that is among them, or is not: that is found, or expected.
function judged(oracle: Oracle, { smallest: { position, turn }, found, expected }: Told): Judged | undefined {
  if (!position) return undefined;
  const answers = (turn ? [turn] : [found, expected]).map((one) => oracle.judge(position, one));
  return answers.find((answer): answer is Judged => !isUnusable(answer));
}

// What a score comes from: the lines by which somebody has points, or by which two tie.
function linesOf(oracle: Oracle, captured: AskedCaptured) {
  const score = oracle.scoreCaptured(captured);
  if (isUnusable(score) || !("lines" in score)) return [];
  return score.lines.filter(({ points, tied }) => tied || Object.values(points).some((some) => some !== 0));
}

// Whether a turn is legal can be asked of those that are listed.
const amongTurns: Record<string, string> = { legal: "among its turns", illegal: "not among its turns" };

/** A disagreement, and what the rules say of it. */
export interface Explained extends Told {
  function: string;
  clauses: string[];
  /** The position, in the plain notation. */
  shown?: string;
  impossible?: string;
}

/** `functions`: which of the engine's answers what. */
export async function explained(told: Told, functions: Functions): Promise<Explained> {
  const oracle = await load(told.rules);
  const { ask, position, captured } = told.smallest;
  const shown = position && oracle.show(position);
  const ruled = judged(oracle, told);
  const reasons = captured ? linesOf(oracle, captured) : ruled?.verdict === "illegal" ? ruled.violations : ruled?.permissions;
  return {
    ...told,
    function: functions[ask],
    ...(ask === "judge" && functions.judge === "moves" && { found: amongTurns[told.found] ?? told.found }),
    clauses: [...new Set(reasons?.flatMap((one) => one.clause ?? []))],
    ...(shown && !isUnusable(shown) && { shown: shown.text }),
    ...(ruled?.impossible && { impossible: ruled.impossible.what.replaceAll("_", " ") }),
  };
}

/** What several runs have found, each mistake once: it is the same if the same function breaks the same clauses. */
export function joined(found: Explained[]): Explained[] {
  const byCause = new Map<string, Explained>();
  for (const one of found) {
    const cause = one.outcome === "fail" && one.clauses.length > 0 ? [...one.clauses].sort() : [one.expected, one.found];
    const key = JSON.stringify([one.function, one.outcome, cause]);
    const before = byCause.get(key);
    const ids = [...new Set([...(before?.ids ?? []), ...one.ids])];
    byCause.set(key, before ? { ...before, ids, times: before.times + one.times } : one);
  }
  return [...byCause.values()];
}

// Of a wrong answer, where what was expected does not say it already.
function reasonOf({ outcome, expected, clauses, impossible }: Explained): string {
  if (outcome !== "fail" || clauses.some((clause) => expected.includes(clause))) return "";
  if (clauses.length > 0) return ` by ${clauses.join(", ")}`;
  return impossible ? ` as it cannot be done (${impossible})` : "";
}

/** `again`: what `conform` is given, to ask this alone. */
export function mistakeOf(one: Explained, again: (id: string) => object): Mistake {
  const { outcome, expected, found, times, ids, rules, smallest, clauses, would_be_right_with, would_be_right_without } = one;
  const title = `${one.function}: expected ${expected}${reasonOf(one)}, found ${found} (${ids[0]})`;
  const text = [
    title,
    `rules ${JSON.stringify(rules)}; ${times} question${times === 1 ? "" : "s"} came to this`,
    ...(one.shown ? [one.shown] : []),
    ...(smallest.turn ? [`turn ${JSON.stringify(smallest.turn)}`] : []),
    ...(clauses.length > 0 ? [`by ${clauses.join(", ")}`] : []),
    ...(one.impossible ? [`it cannot be done: ${one.impossible}`] : []),
    ...(smallest.captured ? [`captured ${JSON.stringify(smallest.captured)}`] : []),
    ...(would_be_right_with ? [`it would be right with ${would_be_right_with.join(", ")}`] : []),
    "again:",
    'import { conform } from "casino-oracle/conform";',
    `for (const { text } of (await conform(engine, ${JSON.stringify(again(ids[0]!))})).mistakes) console.log(text);`,
  ].join("\n");
  return {
    ...{ title, text, outcome, expected, found, times, ids, rules, smallest, clauses },
    ...(would_be_right_with && { would_be_right_with }),
    ...(would_be_right_without && { would_be_right_without }),
  };
}
