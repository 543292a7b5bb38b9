// The log on the page: what is typed, opened, made at random or recorded. It is in the link as long as that is not too long.

import { signal } from "@preact/signals";
import { isUnusable, type Unusable } from "casino-oracle";

import { keep, kept } from "../app/kept.js";
import { reasonOf, trouble } from "../app/notice.js";
import { note, route } from "../app/router.js";
import { packed, unpacked } from "../link/packed.js";
import { lines, run } from "../oracle/threads.js";

const first = `rules anglo-american, 2 players
deal 1, dealer S
table 10D 5C 3S 8H
hand N: 9C 4D KH AS
hand S: 2S 7D JC 8C
N: build 9: 4D on 5C
S: 8C takes 8H 5C 3S
`;
const longestLink = 12_000;
const longest = 2_000_000;

export const log = signal(kept("game") ?? first);
/** Where a file has several logs: each on a line of its own, in JSON. */
export const shelf = signal<string[]>([]);
export const shelved = signal(0);
let written = "";

export function writeLog(text: string): void {
  log.value = text;
  keep("game", text);
  written = text.length <= longestLink ? packed([1, text]) : "";
  note("game", written);
}

/** Whether the link holds the log. */
export const isInLink = (): boolean => written !== "";

export function followLink(): void {
  const { page, rest } = route.value;
  if (page !== "game" || rest === written) return;
  if (rest === "") return writeLog(log.peek());
  try {
    const value = unpacked(rest);
    if (!Array.isArray(value) || value[0] !== 1 || typeof value[1] !== "string" || value[1].length > longest) throw new Error("something else is in it");
    log.value = value[1];
    written = rest;
    keep("game", value[1]);
  } catch (error) {
    trouble(`This link cannot be read: ${reasonOf(error)}. What was here before is still here.`);
    writeLog(log.peek());
  }
}

/** In another notation, by the program. */
export async function converted(text: string, to: "text" | "ndjson"): Promise<string> {
  const ran = await run(["convert", "--to", to, "log"], { files: { log: text } });
  if (ran.code !== 2) return ran.output;
  const [refused] = lines<Unusable>(ran);
  throw new Error(refused && isUnusable(refused) ? "this is no log that can be read" : (ran.errors.trim().split("\n")[0] ?? "it is no log"));
}

/** Opens one log or many: of many the first is shown, and the others stand beside. */
export async function openLogs(text: string): Promise<void> {
  if (text.length > longest) throw new Error("it is too long for a page; the program reads it");
  // What is mistyped in a log is marked in its place.
  if (/^\s*(?:casino-log\/|rules\b)/i.test(text) && (text.match(/^casino-log\//gm)?.length ?? 0) <= 1) {
    [shelf.value, shelved.value] = [[], 0];
    return writeLog(text);
  }
  const all = (await converted(text, "ndjson")).split("\n").filter(Boolean);
  if (all.length === 0) throw new Error("there is no log in it");
  shelf.value = all.length > 1 ? all : [];
  shelved.value = 0;
  writeLog(all.length > 1 || text.trimStart().startsWith("{") ? await converted(all[0]!, "text") : text);
}

export async function takeFromShelf(at: number): Promise<void> {
  const line = shelf.peek()[at];
  if (line === undefined) return;
  shelved.value = at;
  writeLog(await converted(line, "text"));
}
