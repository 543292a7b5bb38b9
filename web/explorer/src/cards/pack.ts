// The pack of a game, as its rules choose it.

import { valueOf, type HouseRules, type Known } from "../oracle/rules.js";
import { packOf } from "./names.js";

/** Suit by suit; as long as nothing is known of the rules, the usual pack. */
export function packBy(known: Known | null, rules: HouseRules): string[][] {
  const option = known?.options.find(({ name }) => name === "pack.kind");
  return packOf(known && option ? valueOf(known, option, rules) : "standard52");
}
