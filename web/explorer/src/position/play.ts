// Turns are played on, and taken back.

import { tell, trouble } from "../app/notice.js";
import { positions } from "../oracle/threads.js";
import { asRequest } from "../oracle/rules.js";
import { isUnusable } from "casino-oracle";
import { chooseNothing } from "./choice.js";
import { desk, lay } from "./desk.js";
import { weighed } from "./judged.js";

/** Makes the turn that is weighed, legal or not: irregular turns stand, too, where nobody objects. */
export async function playOn(): Promise<void> {
  const { rules, position, turn, past } = desk.peek();
  const after = weighed.peek().judged?.after;
  if (!after) return trouble("This turn cannot be made here, so there is no position after it.");
  const shown = await (await positions()).show(asRequest(rules), after);
  if (isUnusable(shown)) return trouble("The position after this turn cannot be written down.");
  lay({ position: inLines(shown.text), turn: "", past: [...past, { position, turn }] }, true);
  chooseNothing();
  tell(`Played: ${turn}`);
}

/** Back to where the last turn, or an earlier one, was weighed. */
export function stepBack(to = desk.peek().past.length - 1): void {
  const { past } = desk.peek();
  const step = past[to];
  if (step) lay({ ...step, past: past.slice(0, to) }, true);
  chooseNothing();
}

/** A clause of a position on each line. */
export const inLines = (text: string): string => text.replace(/; (?=(?:table|hand|pile|to act|stock|sweeps|last|turn)\b)/g, "\n");
