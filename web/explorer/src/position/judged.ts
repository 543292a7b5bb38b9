// The turn that is weighed: what the oracle says of it at once, and what the program says in full a moment later.

import { computed, effect, signal } from "@preact/signals";
import { isUnusable, type Judged, type Unusable } from "casino-oracle";

import { reasonOf, trouble } from "../app/notice.js";
import { asRequest, asWords } from "../oracle/rules.js";
import { lines, positions, run } from "../oracle/threads.js";
import { faultsOf, type Fault } from "../notation/faults.js";
import { desk } from "./desk.js";

export interface Ruling {
  rules: string;
  seats: number;
  /** Absent where the game cannot be asked: it is not for so many players, say. */
  verdict?: string;
  clauses?: string[];
  cannot_be_asked?: string;
}
export interface Weighed {
  of: string;
  judged: Judged | null;
  faults: Fault[];
  /** With statements, legal turns near it, and what would change it. */
  full: Judged | null;
  /** What every game says. */
  rulings: Ruling[] | null;
}

const nothing: Weighed = { of: "", judged: null, faults: [], full: null, rulings: null };
export const weighed = signal<Weighed>(nothing);

const asked = computed(() => {
  const { rules, position, turn } = desk.value;
  return turn.trim() === "" ? "" : JSON.stringify([asRequest(rules), position, turn]);
});
export const isWeighing = computed(() => asked.value !== weighed.value.of);

/** What is wrong with the turn; what is wrong with the position or the rules is marked there. */
const faultsOfTurn = (errors: Unusable["errors"]): Fault[] => {
  const own = errors.filter((error) => "message" in error || !/^\/(?:position|rules)\b/.test(error.pointer ?? ""));
  return own.length > 0 ? faultsOf(own) : [{ message: "The position, or the rules, cannot be used: see there." }];
};

function take(of: string, answer: Judged | Unusable): boolean {
  if (of !== asked.peek()) return false;
  if (isUnusable(answer)) weighed.value = { ...nothing, of, faults: faultsOfTurn(answer.errors) };
  else weighed.value = { ...nothing, of, judged: answer };
  return !isUnusable(answer);
}

async function inFull(of: string, signal: AbortSignal): Promise<void> {
  const { rules, position, turn } = desk.peek();
  const { words, files } = asWords(rules);
  const [full] = lines<Judged>(await run(["judge", "--full", "--json", ...words, position, turn], { files }, signal));
  if (of === asked.peek() && full && "verdict" in full) weighed.value = { ...weighed.peek(), full };
  const all = await run(["judge", "--all", "--json", ...words, position, turn], { files }, signal);
  const rulings = lines<{ rulings?: Ruling[] }>(all)[0]?.rulings ?? [];
  if (of === asked.peek()) weighed.value = { ...weighed.peek(), rulings };
}

let patience: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

effect(() => {
  const of = asked.value;
  patience?.abort(new Error("another turn is weighed"));
  clearTimeout(timer);
  if (of === "") return void (weighed.value = nothing);
  const { rules, position, turn } = desk.peek();
  const { signal } = (patience = new AbortController());
  positions()
    .then((oracle) => oracle.judge(asRequest(rules), position, [turn]))
    .then((answers) => {
      const answer = Array.isArray(answers) ? answers[0]! : answers;
      if (!take(of, answer)) return;
      timer = setTimeout(() => inFull(of, signal).catch((error: unknown) => signal.aborted || trouble(`The program does not answer: ${reasonOf(error)}`)), 150);
    })
    .catch((error: unknown) => trouble(`The oracle does not answer: ${reasonOf(error)}`));
});
