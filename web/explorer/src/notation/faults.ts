// Errors of the oracle, at their place in what was typed.

import type { Unusable } from "casino-oracle";

export interface Fault {
  message: string;
  /** From 1, in characters; absent where it is about no place in the text. */
  line?: number;
  column?: number;
  /** What stands there. */
  found?: string;
  /** What was probably meant. */
  nearest?: string;
}

const inText = / \(line (\d+), column (\d+) of the text\)$/;
const nearby = /the nearest (?:is|are) ([^;]+)$/;

export const faultsOf = (errors: Unusable["errors"]): Fault[] =>
  errors.map((error) => {
    if ("message" in error) return { message: error.message };
    const place = inText.exec(error.expected);
    const expected = error.expected.replace(inText, "");
    const nearest = nearby.exec(expected)?.[1]?.split(", ")[0];
    const found = /^"(.*)"$/.exec(error.found)?.[1];
    return {
      message: `Found ${error.found}, expected ${expected}.`,
      ...(place ? { line: Number(place[1]), column: Number(place[2]) } : {}),
      ...(found && { found }),
      ...(nearest && { nearest }),
    };
  });

/** Where a fault begins and ends in the text. */
export function rangeOf(text: string, { line = 1, column = 1, found = "" }: Fault): { from: number; to: number } {
  const rows = text.split("\n");
  const before = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  const row = [...(rows[line - 1] ?? "")];
  const from = Math.min(before + row.slice(0, column - 1).join("").length, text.length);
  const end = found && text.startsWith(found, from) ? from + found.length : from + (/^\S+/.exec(text.slice(from))?.[0].length ?? 0);
  return { from, to: Math.max(end, Math.min(from + 1, text.length)) };
}
