// Reports of `casino conform --json`: read line by line, whatever is in them.

import type { Position } from "casino-oracle";

export type Counts = Record<string, number>;

export interface Mistake {
  outcome: string;
  expected: string;
  found: string;
  times: number;
  rules: unknown;
  smallest: { ask: string; position?: Position; turn?: unknown };
  at?: { position: Position; turn: unknown };
  label?: string;
  would_be_right_with?: string[];
  would_be_right_without?: string[];
  again: string;
}

/** One question of which the answer was wrong. */
export interface Wrong {
  id: string;
  title: string;
  rules: string;
}

export interface Report {
  /** Of the file. */
  name: string;
  program: string;
  language: string;
  counts: Counts;
  byRules: Record<string, Counts>;
  byClause: Record<string, Counts>;
  mistakes: Mistake[];
  /** By the names of the questions. */
  wrong: Map<string, Wrong>;
  /** Settings that it might declare. */
  declares: { rules: string; options: Record<string, unknown>; left: number }[];
  isWhole: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const countsOf = (value: unknown): Counts =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number")) : {};
const tableOf = (value: unknown): Record<string, Counts> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, counts]) => [key, countsOf(counts)])) : {};

const isMistake = (value: unknown): value is Mistake =>
  isRecord(value) && isText(value["expected"]) && isText(value["found"]) && isText(value["again"]) && isText(value["outcome"]) && isRecord(value["smallest"]);

const wordOf = (value: unknown): string => (isText(value) ? value : "");

const wrongOf = (results: Record<string, unknown>[]): Map<string, Wrong> =>
  new Map(
    results
      .filter(({ id, outcome }) => isText(id) && isText(outcome) && !good.has(outcome) && !unasked.has(outcome))
      .map(({ id, title, rules }) => [id as string, { id: id as string, title: wordOf(title), rules: wordOf(rules) }]),
  );

function lineOf(text: string, at: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // told below
  }
  throw new Error(`line ${at + 1} is no line of a report`);
}

/** Throws where it is no report. One that breaks off tells as much as it has. */
export function readReport(name: string, text: string): Report {
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean).map(lineOf);
  const run = lines.map((line) => line["run"]).find(isRecord);
  if (!run || run["format"] !== "casino-conform/1") throw new Error("it does not begin as reports of casino conform --json do");
  const adapter = isRecord(run["adapter"]) ? run["adapter"] : {};
  const summary = lines.map((line) => line["summary"]).find(isRecord);
  const declares = lines.map((line) => line["declare"]).filter(isRecord).map((one) => ({
    rules: String(one["rules"]),
    options: isRecord(one["options"]) ? one["options"] : {},
    left: Number(one["left"]),
  }));
  return {
    name,
    program: isText(adapter["name"]) ? adapter["name"] : name,
    language: isText(adapter["language"]) ? adapter["language"] : "",
    counts: countsOf(Object.fromEntries(outcomes.map((outcome) => [outcome, summary?.[outcome]]))),
    byRules: tableOf(summary?.["by_rules"]),
    byClause: tableOf(summary?.["by_clause"]),
    mistakes: lines.map((line) => line["disagreement"]).filter(isMistake),
    wrong: wrongOf(lines.map((line) => line["result"]).filter(isRecord)),
    declares,
    isWhole: summary !== undefined,
  };
}

const outcomes = ["pass", "wrong_reason", "undecided", "fail", "error", "crash", "hang", "skip"];
const good = new Set(["pass"]);
const unasked = new Set(["skip"]);

/** Right answers, and all answers that count. */
export function rightOf(counts: Counts | undefined): { right: number; all: number } {
  let [right, all] = [0, 0];
  for (const [outcome, count] of Object.entries(counts ?? {})) {
    if (unasked.has(outcome)) continue;
    all += count;
    if (good.has(outcome)) right += count;
  }
  return { right, all };
}
