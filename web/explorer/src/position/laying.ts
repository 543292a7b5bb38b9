// A position is laid out card by card: what the drawing is made to hold becomes the text.

import { signal } from "@preact/signals";
import { isUnusable, type Position } from "casino-oracle";

import { trouble } from "../app/notice.js";
import { faultsOf } from "../notation/faults.js";
import { asRequest } from "../oracle/rules.js";
import { positions } from "../oracle/threads.js";
import { desk, lay } from "./desk.js";
import { put, taken } from "./edit.js";
import { position } from "./looked.js";
import { inLines } from "./play.js";

export const isLaying = signal(false);
export const place = signal("table");

/** Edits wait for each other: each begins with what the one before has made. */
let last: Promise<void> = Promise.resolve();
let current: Position | null = null;
let laid: { text: string; position: Position } | null = null;

const now = (): Position => current ?? (laid && laid.text === desk.peek().position ? laid.position : position.peek());

export function laidOut(change: (position: Position) => Position): Promise<void> {
  const before = now();
  current = change(before);
  const wanted = current;
  last = last.then(async () => {
    const shown = await (await positions()).show(asRequest(desk.peek().rules), wanted);
    if (isUnusable(shown)) {
      current = null;
      return trouble(faultsOf(shown.errors).map(({ message }) => message).join(" "));
    }
    if (current === wanted) current = null;
    laid = { text: inLines(shown.text), position: shown.position };
    lay({ position: laid.text });
  });
  return last;
}

/** From the pack to its place, from there back into the pack. */
export const putOrTake = (card: string): Promise<void> =>
  laidOut((now) => (isOn(now, card) ? taken(now, card) : put(now, card, place.peek())));

export const move = (card: string, zone: string): Promise<void> => laidOut((now) => put(now, card, zone));

export const isOn = (now: Position, card: string): boolean => JSON.stringify(now).includes(`"${card}"`);
