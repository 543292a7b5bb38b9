// A game is recorded: turns are written down as they are made, and an earlier one is written anew.

const isTurn = /^(?:[NESW]|P[1-6]): /;
const isDeal = /^deal\b/;
const comment = /(?:\s*#.*)?$/;

/** The log with a line more. */
export const withLine = (log: string, line: string): string => `${log.replace(/\s*$/, "")}\n${line}\n`;

/** The log, played by one option otherwise. */
export function withOption(log: string, setting: string): string {
  const rows = log.split("\n");
  const at = rows.findIndex((row) => /^rules\b/.test(row));
  return [...rows.slice(0, at + 1), `option ${setting}`, ...rows.slice(at + 1)].join("\n");
}

/** A log of which each turn stands on a line of its own, with another turn in the place of one. */
export function withTurn(log: string, deal: number, turn: number, line: string): string {
  let [inDeal, count] = [0, 0];
  const rows = log.split("\n").map((row) => {
    if (isDeal.test(row)) [inDeal, count] = [inDeal + 1, 0];
    else if (isTurn.test(row)) {
      count += 1;
      if (Math.max(inDeal, 1) === deal && count === turn) return line + comment.exec(row)![0];
    }
    return row;
  });
  return rows.join("\n");
}

/** What stands in a log before its first turn: rules, the deal, the cards. */
export function untilFirstTurn(log: string): string {
  const rows = log.split("\n");
  const first = rows.findIndex((row) => isTurn.test(row));
  return `${rows.slice(0, first < 0 ? undefined : first).filter((row) => !/^(?:generated|casino-log)/.test(row)).join("\n").trim()}\n`;
}
