// The questions of the corpus, as requests.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { root } from "./native.js";

/** Every case of the corpus, with the rules by which it is asked. */
export function cases() {
  const folder = join(root, "corpus", "cases");
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const file = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return file.cases.map((one) => ({ ...one, rules: one.rules ?? file.rules }));
    })
    .filter((one) => one.rules !== undefined);
}

/** What a case asks of a verb, or nothing. */
export function request(verb, { id, rules, position, turn, score }) {
  if (verb === "score") return score && { id, rules, captured: score };
  if (!position) return undefined;
  if (verb !== "judge") return { id, rules, position };
  return turn ? { id, rules, position, turn } : { id, rules, position, judge: "position" };
}
