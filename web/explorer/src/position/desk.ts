// What lies on the desk: rules, a position, a turn that is weighed, and the turns that led here. All of it is in the link.

import { signal } from "@preact/signals";

import { keep, kept } from "../app/kept.js";
import { reasonOf, trouble } from "../app/notice.js";
import { go, note, route } from "../app/router.js";
import { packed, unpacked } from "../link/packed.js";
import type { HouseRules } from "../oracle/rules.js";

export interface Step {
  position: string;
  turn: string;
}
export interface Desk {
  rules: HouseRules;
  position: string;
  turn: string;
  past: Step[];
}

const first: Desk = {
  rules: { variant: "anglo-american", seats: 2, options: {}, off: [] },
  position: "table 10D 5C 3S 8H\nhand N: 9C 4D KH AS\nhand S: 2S 7D JC 8C\nto act N; dealer S",
  turn: "",
  past: [],
};

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 65_536;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isSetting = (value: unknown) => typeof value === "string" || typeof value === "number";

export function isHouseRules(value: unknown): value is HouseRules {
  if (!isRecord(value)) return false;
  const { variant, seats, options, off } = value;
  return (
    isText(variant) && Number.isInteger(seats) && (seats as number) >= 2 && (seats as number) <= 6 &&
    isRecord(options) && Object.values(options).every(isSetting) && Array.isArray(off) && off.every(isText)
  );
}

export const linkOf = ({ rules, position, turn, past }: Desk): string =>
  packed([1, rules, position, turn, past.map((step) => [step.position, step.turn])]);

export function deskOf(letters: string): Desk {
  const value = unpacked(letters);
  if (!Array.isArray(value) || value[0] !== 1) throw new Error("another version has made it");
  const [, rules, position, turn, past] = value as unknown[];
  const isStep = (step: unknown): step is [string, string] => Array.isArray(step) && step.length === 2 && step.every(isText);
  if (!isHouseRules(rules) || !isText(position) || !isText(turn) || !Array.isArray(past) || !past.every(isStep))
    throw new Error("something else is in it");
  return { rules, position, turn, past: past.map(([before, played]) => ({ position: before, turn: played })) };
}

function keptDesk(): Desk {
  try {
    return deskOf(kept("position") ?? "");
  } catch {
    return first;
  }
}

export const desk = signal<Desk>(keptDesk());
let written = "";

/** Puts something else on the desk. `step`: the button Back takes it back. */
export function lay(change: Partial<Desk>, step = false): void {
  desk.value = { ...desk.value, ...change };
  written = linkOf(desk.value);
  keep("position", written);
  if (step) go("position", written);
  else note("position", written);
}

/** Opens a position from anywhere in the page. */
export function open(rules: HouseRules, position: string, turn = ""): void {
  lay({ rules, position, turn, past: [] }, true);
  scrollTo({ top: 0 });
}

/** The link decides what lies there; a broken one changes nothing. */
export function followLink(): void {
  const { page, rest } = route.value;
  if (page !== "position" || rest === written) return;
  if (rest === "") return lay({});
  try {
    const found = deskOf(rest);
    desk.value = found;
    written = rest;
    keep("position", rest);
  } catch (error) {
    trouble(`This link cannot be read: ${reasonOf(error)}. What was here before is still here.`);
    lay({});
  }
}
