// Mistakes stand in JSON in a report; as a log of fragments the program writes them in the notation.

import { run } from "../oracle/threads.js";
import type { Mistake } from "./reports.js";

export interface Worded {
  position: string;
  turn: string;
}

const isTurn = /^(?:[NESW]|P[1-6]): /;

function wordedOf(log: string): Worded {
  const rows = log.split("\n").map((row) => row.trim());
  const start = rows.findIndex((row) => /^position\b/.test(row));
  const end = rows.findIndex((row) => isTurn.test(row));
  const position = rows.slice(start, end < 0 ? undefined : end).join("\n").replace(/^position\s*/, "").trim();
  return { position, turn: (rows[end] ?? "").replace(isTurn, "") };
}

/** What a mistake is about, in the notation; null where it is about no turn. */
export async function worded({ smallest, at, rules }: Mistake): Promise<Worded | null> {
  const { position, turn } = at ?? smallest;
  if (!position || !turn) return null;
  const log = { format: "casino-log/1", rules, deals: [{ position, play: [turn] }] };
  const ran = await run(["convert", "--to", "text", "log"], { files: { log: JSON.stringify(log) } });
  return ran.code === 2 ? null : wordedOf(ran.output);
}
