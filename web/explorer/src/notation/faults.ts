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
const nearby = /the nearest (?:is|are) ([^;]+)(?:;|$)/;

export const faultsOf = (errors: Unusable["errors"]): Fault[] =>
  errors.map((error) => {
    if ("message" in error) return { message: error.message };
    const place = inText.exec(error.expected);
    const expected = error.expected.replace(inText, "");
    const nearest = nearby.exec(expected)?.[1]?.split(", ")[0];
    const found = /^(?:the key )?"(.*)"$/.exec(error.found)?.[1];
    const option = /^\/rules\/options\/(.+)$/.exec(error.pointer ?? "")?.[1];
    return {
      message: `${option ? `${option}: found` : "Found"} ${error.found}, expected ${expected}.`,
      ...(place ? { line: Number(place[1]), column: Number(place[2]) } : {}),
      ...(found && { found }),
      ...(nearest && { nearest }),
    };
  });

export const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

/** Where a fault begins and ends in the text. What stands there in quotes begins behind them. */
export function rangeOf(text: string, { line = 1, column = 1, found = "" }: Fault): { from: number; to: number } {
  const rows = text.split("\n");
  const before = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  const row = [...(rows[line - 1] ?? "")];
  const start = Math.min(before + row.slice(0, column - 1).join("").length, text.length);
  const from = found && text.startsWith(`"${found}"`, start) ? start + 1 : start;
  const end = found && text.startsWith(found, from) ? from + found.length : isJson(text) ? endOfValue(text, from) : endOfWord(text, from);
  return { from, to: Math.max(end, Math.min(from + 1, text.length)) };
}

const endOfWord = (text: string, from: number): number => from + (/^\S+/.exec(text.slice(from))?.[0].length ?? 0);

const tokens = /"(?:[^"\\\n]|\\.)*"|[{[]|[}\]]|[^\s,:{}[\]"]+/g;

/** Where a value of JSON ends that begins here; at the end of its line where its last bracket is missing. */
function endOfValue(text: string, from: number): number {
  tokens.lastIndex = from;
  let depth = 0;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    if (/^[{[]/.test(token[0])) depth += 1;
    else if (/^[}\]]/.test(token[0])) depth -= 1;
    if (depth <= 0) return depth < 0 ? token.index : tokens.lastIndex;
  }
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}
