// The program draws positions as text, where it tells games and examples. Read back into the notation, they can be drawn as cards.

/**
 * @typedef {object} Drawn
 * @property {string} position In the notation; empty where only a turn is told.
 * @property {string} turn
 * @property {string} after The table after the turn, where that is drawn.
 * @property {number} seats
 */

const width = 8; // of the labels (oracle/notation/draw.cpp)

/** @param {string} text */
const holding = (text) =>
  text.replace(/^unknown$/, "?").replace(/ and perhaps more$/, " ...").replace(/(?: and|) ?\b(\d+) (?:more|cards?)$/, " +$1");

/** @param {string} text */
function seat(text) {
  const [, name = "", rest = ""] = /^(\S+): (.*)$/.exec(text) ?? [];
  const acts = / to act( twice)?/.exec(rest);
  const clauses = [`hand ${name}: ${holding(rest.replace(/, (?:to act(?: twice)?|dealer)/g, ""))}`];
  if (acts) clauses.push(`to act ${name}${acts[1] ?? ""}`);
  if (/, dealer/.test(rest)) clauses.push(`dealer ${name}`);
  return clauses;
}

/** @param {string} text */
const pile = (text) => [`pile ${text.replace(/(\d+) (?:more|cards?)$/, "+$1")}`];

/** @param {string} text */
function course(text) {
  const sweeps = /^(\S+): (\d+) sweeps?$/.exec(text);
  if (sweeps) return [`sweeps ${sweeps[1]} ${sweeps[2]}`];
  return [text.replace("last capture by", "last capture")];
}

/**
 * @param {string} text
 * @returns {Drawn}
 */
export function readDrawing(text) {
  /** @type {string[][]} */
  const tables = [];
  /** @type {string[]} */
  const clauses = [];
  /** @type {string[]} */
  const turns = [];
  let [label, seats] = ["", 0];
  for (const line of text.split("\n")) {
    const head = line.slice(0, width).trim();
    const rest = line.slice(width).trim();
    if (head) label = head;
    if (label === "table" && head) tables.push([rest.replace(/^empty$/, "none")]);
    else if (label === "table") tables.at(-1)?.push(rest);
    else if (label === "hands") {
      seats += 1;
      clauses.push(...seat(rest));
    } else if (label === "piles") clauses.push(...pile(rest));
    else if (label === "stock") clauses.push(`stock ${holding(rest)}`);
    else if (label === "so far" && !/sweep/.test(rest)) clauses.push(...course(rest));
    else if (label === "turn") turns.push(rest);
  }
  const [first, then] = tables.map((lines) => `table ${lines.join(" ")}`);
  return { position: first === undefined ? "" : [first, ...clauses].join("\n"), turn: turns.join("; "), after: then ?? "", seats };
}
