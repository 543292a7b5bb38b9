// A slip of the pen, mended: what `casino validate --repair` proposes, done to a log in JSON.

import type { Log } from "casino-oracle";

export interface Repair {
  text: string;
  holds: boolean;
  /** Nothing in the log is known to be wrong then; some of it nobody can know. */
  undetermined?: boolean;
  pointer: string;
  remove?: number;
  insert?: unknown[];
  dealer?: string;
  to_act?: string;
  position?: unknown;
  deal?: number;
  /** Later turns that speak of another table then. */
  read_anew?: { pointer: string; insert: unknown }[];
}

export const outcomeOf = ({ holds, undetermined }: Repair): string =>
  holds ? "then it holds" : undetermined ? "then nothing known is wrong" : "leads further";

type Node = Record<string, unknown> | unknown[];
const keysOf = (pointer: string): string[] => pointer.split("/").slice(1).map((key) => key.replace(/~1/g, "/").replace(/~0/g, "~"));
const within = (node: Node, key: string): Node => (node as Record<string, Node>)[key]!;
const parentOf = (whole: Node, keys: string[]): Node => keys.slice(0, -1).reduce<Node>(within, whole);

export function mended(log: Log, repair: Repair): Log {
  const whole = structuredClone(log) as unknown as Record<string, unknown>;
  for (const { pointer, insert } of repair.read_anew ?? []) {
    const turn = keysOf(pointer);
    (parentOf(whole, turn) as unknown[])[Number(turn.at(-1))] = insert;
  }
  const keys = keysOf(repair.pointer);
  const last = keys.at(-1)!;
  const parent = parentOf(whole, keys);
  if (repair.insert) (parent as unknown[]).splice(Number(last), repair.remove ?? 0, ...repair.insert);
  else if (repair.deal !== undefined) beginDeal(whole["deals"] as Deal[], Number(keys[1]), Number(last), repair.deal);
  else {
    const value = repair.dealer ?? repair.to_act ?? repair.position;
    if (value === undefined) delete (parent as Record<string, unknown>)[last];
    else (parent as Record<string, unknown>)[last] = value;
    if (repair.position !== undefined) delete (parent as Record<string, unknown>)["twice"];
  }
  return whole as unknown as Log;
}

interface Deal {
  number?: number;
  play: unknown[];
}

/** A line `deal` was forgotten: what stands from there on is a deal of its own. */
function beginDeal(deals: Deal[], at: number, entry: number, number: number): void {
  const play = deals[at]!.play.splice(entry);
  deals.splice(at + 1, 0, { number, play });
}
