// What house rules change: in sentences, in the cases of the corpus, and in the smallest position that shows each change.

import { effect, signal } from "@preact/signals";
import type { Position } from "casino-oracle";

import { reasonOf, trouble } from "../app/notice.js";
import { asWords, type HouseRules } from "../oracle/rules.js";
import { lines, run } from "../oracle/threads.js";
import { house } from "./house.js";

export interface Difference {
  option: string;
  a: string | number;
  b: string | number;
  a_means: string;
  b_means: string;
}
export interface Witnessed {
  differ: boolean;
  witness?: {
    aspect: string;
    position?: Position;
    text: string[];
    smallest?: boolean;
    a_says: string;
    b_says: string;
  };
}
export interface Differing {
  of: string;
  differences: Difference[];
  cases: string[];
  fault: string;
  /** By option; null as long as it is looked for. */
  witnesses: Record<string, Witnessed | null>;
}
export const differing = signal<Differing>({ of: "", differences: [], cases: [], fault: "", witnesses: {} });

interface Compared {
  at?: { options: Difference[] }[];
  cases?: string[];
  errors?: { message: string }[];
}

/** Found once, a witness stays: it hangs on the base and the option alone. */
const found = new Map<string, Witnessed>();

async function compare(of: string, rules: HouseRules, signal: AbortSignal): Promise<void> {
  const base = { ...rules, options: {}, off: [] };
  const files = { "base.json": asWords(base).files["rules.json"]!, "house.json": asWords(rules).files["rules.json"]! };
  const told = await run(["compare", "--json", "--cases", "base.json", "house.json"], { files }, signal);
  const [compared] = lines<Compared>(told);
  if (of !== JSON.stringify(house.peek().rules)) return;
  const fault = compared?.errors?.map(({ message }) => message).join("; ") ?? (compared ? "" : told.errors.trim());
  differing.value = { of, differences: compared?.at?.[0]?.options ?? [], cases: compared?.cases ?? [], fault, witnesses: {} };
  for (const { option } of differing.peek().differences) await look(of, base, option, rules.options[option], signal);
}

async function look(of: string, base: HouseRules, option: string, value: string | number | undefined, signal: AbortSignal): Promise<void> {
  if (value === undefined) return;
  const key = JSON.stringify([base, option, value]);
  const files = { "base.json": asWords(base).files["rules.json"]! };
  const words = ["distinguish", "--json", "--budget", "4s", "--seats", String(base.seats), "base.json", "--option", `${option}=${value}`];
  const witness = found.get(key) ?? lines<Witnessed>(await run(words, { files }, signal))[0];
  if (witness && "differ" in witness) found.set(key, witness);
  const now = differing.peek();
  if (of === now.of) differing.value = { ...now, witnesses: { ...now.witnesses, [option]: witness && "differ" in witness ? witness : { differ: false } } };
}

export function keepComparing(): () => void {
  let patience: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return effect(() => {
    const { rules } = house.value;
    const of = JSON.stringify(rules);
    if (of === differing.peek().of) return;
    patience?.abort(new Error("other rules are compared"));
    clearTimeout(timer);
    const { signal } = (patience = new AbortController());
    timer = setTimeout(() => {
      compare(of, rules, signal).catch((error: unknown) => signal.aborted || trouble(`The rules cannot be compared: ${reasonOf(error)}`));
    }, 200);
  });
}
