// The log checked while it is typed: its problems, what would mend it, and how it looks move by move.

import { effect, signal } from "@preact/signals";
import type { Log } from "casino-oracle";
import type { Validated } from "casino-oracle/program";

import { reasonOf, trouble } from "../app/notice.js";
import { faultsOf, type Fault } from "../notation/faults.js";
import { lines, run } from "../oracle/threads.js";
import { log } from "./log.js";
import type { Repair } from "./repair.js";

/** An entry of the log, as `casino show` tells it. */
export interface Step {
  deal?: number;
  turn?: number;
  title: string;
  comment?: string;
  holds: boolean;
  verdict?: string[];
  /** The position after it, in the notation. */
  position: string;
}

export interface Touched {
  id?: string;
  question?: string;
  [more: string]: unknown;
}
export type Checked = Omit<Validated, "repairs"> & { repairs?: Repair[]; questions?: Touched[] };

export interface State {
  of: string;
  checked: Checked | null;
  steps: Step[];
  rules: Log["rules"] | null;
  faults: Fault[];
  isMending: boolean;
}
export const checked = signal<State>({ of: "", checked: null, steps: [], rules: null, faults: [], isMending: false });

type Told = Omit<Step, "position"> & { table?: string; position?: string };

function stepsOf(told: Told[]): Step[] {
  let last = "";
  return told.map(({ table: _, position = last, ...step }) => ({ ...step, position: (last = position) }));
}

const faultsIn = (found: Checked | undefined): Fault[] =>
  (found?.errors ?? []).map((error): Fault => {
    const [fault] = faultsOf([error]) as [Fault];
    return "line" in error && fault.line === undefined ? { ...fault, line: error.line!, column: error.column ?? 1 } : fault;
  });

async function check(of: string, signal: AbortSignal): Promise<void> {
  const files = { log: of };
  const isLatest = () => of === log.peek();
  const quick = await run(["validate", "--json", "--all", "--details", "50", "--no-why", "--no-repair", "log"], { files }, signal);
  const [found] = lines<Checked>(quick).filter((line) => "verdict" in line);
  if (!isLatest()) return;
  const faults = faultsIn(found);
  if (faults.length > 0 || !found) {
    checked.value = { ...checked.peek(), of, checked: found ?? null, faults, isMending: false };
    return;
  }
  const steps = stepsOf(lines<Told>(await run(["show", "--json", "log"], { files }, signal)));
  const [json] = lines<Log>(await run(["convert", "--to", "ndjson", "log"], { files }, signal));
  if (!isLatest()) return;
  const isBroken = found.verdict === "does_not_hold";
  checked.value = { of, checked: found, steps, rules: json?.rules ?? null, faults, isMending: true };
  const slow = await run(["validate", "--json", "--all", "--questions", "--details", "50", ...(isBroken ? ["--why", "--repair"] : []), "log"], { files }, signal);
  const [full] = lines<Checked>(slow).filter((line) => "verdict" in line);
  if (isLatest()) checked.value = { ...checked.peek(), checked: full ?? found, isMending: false };
}

let patience: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Checks whatever is on the page, a moment after it was typed; for as long as the page is open. */
export const keepChecking = (): (() => void) =>
  effect(() => {
    const of = log.value;
    patience?.abort(new Error("the log has changed"));
    clearTimeout(timer);
    const { signal } = (patience = new AbortController());
    timer = setTimeout(() => {
      check(of, signal).catch((error: unknown) => signal.aborted || trouble(`The log cannot be checked: ${reasonOf(error)}`));
    }, 250);
  });
