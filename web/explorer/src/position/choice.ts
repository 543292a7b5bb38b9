// What is chosen on the table, and the turns that it can be.

import { computed, effect, signal } from "@preact/signals";
import { isUnusable } from "casino-oracle";

import { positions } from "../oracle/threads.js";
import { asRequest } from "../oracle/rules.js";
import { guesses, legalWith, type Candidate } from "./candidates.js";
import { desk, lay } from "./desk.js";
import { isDrawn, isOld, position, seen, turns } from "./looked.js";

export const chosen = signal<ReadonlySet<string>>(new Set());

export function choose(cards: string[]): void {
  const next = new Set(chosen.value);
  const isIn = cards.every((card) => next.has(card));
  for (const card of cards) if (isIn) next.delete(card); else next.add(card);
  chosen.value = next;
}
export const chooseNothing = (): void => void (chosen.value = new Set());

const legal = computed<Candidate[]>(() => (isDrawn.value ? legalWith(turns.value, chosen.value) : []));
const weighed = signal<Candidate[]>([]);

// Others that somebody might mean are judged one by one.
effect(() => {
  const texts = chosen.value.size > 0 && isDrawn.value ? guesses(position.value, chosen.value) : [];
  const { rules, position: text } = desk.value;
  const of = seen.value.of;
  const exact = legal.value.some(({ isExact }) => isExact);
  if (texts.length === 0) return void (weighed.value = []);
  void positions()
    .then((oracle) => oracle.judge(asRequest(rules), text, texts))
    .then((answers) => {
      if (!Array.isArray(answers) || of !== seen.peek().of) return;
      const told = texts.flatMap((guess, at): Candidate[] => {
        const answer = answers[at]!;
        if (isUnusable(answer) || (answer.verdict === "legal" && exact)) return [];
        const verdict = answer.impossible ? "impossible" : answer.verdict;
        return [{ text: guess, isExact: true, verdict }];
      });
      weighed.value = told.filter(({ verdict }) => verdict !== "impossible");
    });
});

/** Legal ones that are exactly this, then what is not legal, then legal ones with more in them. */
export const candidates = computed<Candidate[]>(() => {
  if (chosen.value.size === 0) return legal.value;
  return [...legal.value.filter(({ isExact }) => isExact), ...weighed.value, ...legal.value.filter(({ isExact }) => !isExact)];
});

// Whatever is not on the table any more is not chosen either.
effect(() => {
  if (isOld.value) return;
  const text = JSON.stringify(position.value);
  const left = [...chosen.peek()].filter((card) => text.includes(`"${card}"`));
  if (left.length !== chosen.peek().size) chosen.value = new Set(left);
});

const weigh = (turn: string): void => lay({ turn });
export { weigh };
