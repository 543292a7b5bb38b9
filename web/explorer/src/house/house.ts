// House rules: a game as it is really played at one table, and the file that says so.

import { signal } from "@preact/signals";

import { keep, kept } from "../app/kept.js";
import { reasonOf, trouble } from "../app/notice.js";
import { note, route } from "../app/router.js";
import { packed, unpacked } from "../link/packed.js";
import { isHouseRules } from "../position/desk.js";
import type { HouseRules, Known } from "../oracle/rules.js";
import { lines, run } from "../oracle/threads.js";

export interface House {
  title: string;
  rules: HouseRules;
  /** By option: where that is said, or why. */
  why: Record<string, string>;
}

const first: House = { title: "Our house rules", rules: { variant: "anglo-american", seats: 2, options: {}, off: [] }, why: {} };

function houseOf(letters: string): House {
  const value = unpacked(letters);
  if (!Array.isArray(value) || value[0] !== 1) throw new Error("another version has made it");
  const [, title, rules, why] = value as unknown[];
  const isWhy = typeof why === "object" && why !== null && Object.values(why).every((one) => typeof one === "string");
  if (typeof title !== "string" || !isHouseRules(rules) || !isWhy) throw new Error("something else is in it");
  return { title, rules, why: why as House["why"] };
}

function keptHouse(): House {
  try {
    return houseOf(kept("house") ?? "");
  } catch {
    return first;
  }
}

export const house = signal<House>(keptHouse());
let written = "";

export function change(changes: Partial<House>): void {
  house.value = { ...house.value, ...changes };
  const { title, rules, why } = house.value;
  written = packed([1, title, rules, why]);
  keep("house", written);
  note("house", written);
}

export function followLink(): void {
  const { page, rest } = route.value;
  if (page !== "house" || rest === written) return;
  if (rest === "") return change({});
  try {
    house.value = houseOf(rest);
    written = rest;
    keep("house", rest);
  } catch (error) {
    trouble(`This link cannot be read: ${reasonOf(error)}. What was here before is still here.`);
    change({});
  }
}

const nameOf = (title: string): string => {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return name === "" ? "house" : name;
};

/** The file of the dialect (docs/dialects.md). */
export function asDialect({ title, rules, why }: House): string {
  const { variant, seats, options, off } = rules;
  const reasons = Object.fromEntries(Object.entries(why).filter(([name, reason]) => reason.trim() !== "" && (name in options || off.includes(name))));
  const file = {
    format: "casino-dialect/1",
    name: nameOf(title),
    title: title.trim() || "House rules",
    base: variant,
    seats,
    options,
    ...(off.length > 0 && { off }),
    ...(Object.keys(reasons).length > 0 && { why: reasons }),
    source: "a table of our own",
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A dialect's file, read by the program. Throws where it is none. */
export async function ofDialect(text: string, known: Known): Promise<House> {
  const ran = await run(["rules", "show", "--json", "--rules", "house.json", "--changed"], { files: { "house.json": text } });
  const [told] = lines<{ errors?: { message: string }[] }>(ran);
  if (told?.errors) throw new Error(told.errors.map(({ message }) => message).join("; "));
  if (ran.code !== 0) throw new Error(ran.errors.trim());
  const file = JSON.parse(text) as { title: string; base: string; seats?: number; options?: HouseRules["options"]; off?: string[]; why?: House["why"] };
  if (typeof file.base !== "string") throw new Error("it is no dialect: it names no base");
  const seats = file.seats ?? known.games.get(file.base)?.usual_seats ?? 2;
  return { title: file.title, rules: { variant: file.base, seats, options: file.options ?? {}, off: file.off ?? [] }, why: file.why ?? {} };
}
