// What the oracle says of the desk: the position read, its legal turns, its faults. Asked whenever rules or position change.

import { computed, effect, signal } from "@preact/signals";
import { isUnusable, type Position, type ToldTurn, type Unusable } from "casino-oracle";

import { positions } from "../oracle/threads.js";
import type { Looked } from "../oracle/positions_worker.js";
import { asRequest } from "../oracle/rules.js";
import { reasonOf, trouble } from "../app/notice.js";
import { faultsOf, type Fault } from "../notation/faults.js";
import { desk } from "./desk.js";

export interface Seen {
  /** Of which rules and text this is said; as long as that is not what lies there, it is old. */
  of: string;
  looked: Looked | null;
  faults: Fault[];
}

export const seen = signal<Seen>({ of: "", looked: null, faults: [] });
const asked = computed(() => JSON.stringify([asRequest(desk.value.rules), desk.value.position]));
export const isOld = computed(() => seen.value.of !== asked.value);
export const position = computed<Position>(() => seen.value.looked?.shown.position ?? {});

/** Whether what is drawn is what is written. */
export const isDrawn = computed(() => seen.value.looked !== null && seen.value.faults.length === 0);

export const turns = computed<ToldTurn[]>(() => {
  const moves = seen.value.looked?.moves;
  return moves && !isUnusable(moves) ? moves.turns : [];
});

function take(of: string, answer: Looked | Unusable): void {
  if (of !== asked.peek()) return; // another question has been asked since
  if (isUnusable(answer)) seen.value = { of, looked: seen.peek().looked, faults: faultsOf(answer.errors) };
  else seen.value = { of, looked: answer, faults: [] };
}

effect(() => {
  const of = asked.value;
  const { rules, position } = desk.peek();
  positions()
    .then((oracle) => oracle.look(asRequest(rules), position))
    .then((answer) => take(of, answer))
    .catch((error: unknown) => trouble(`The oracle does not answer: ${reasonOf(error)}`));
});
