// Cards that a text can go on with, where one is begun: its number or letter stands there, and its suit does not yet.

import type { Kind } from "./words.js";

/** What cards there are: all of the pack, and those that lie somewhere, if that is told beside the text. */
export interface Cards {
  pack: string[];
  there?: string[];
}

const card = /(?<![\w:])(?:(?:10|[2-9AJQK])[SHDC]|[RYGB](?:10|[1-9]))(?![\w])/gi;
const begun = /(?<=^|[\s;:>{[|])(?:10?|[2-9AJQKRYGB])$/i;
/** A line, or a part of it, that is a row of cards; what stands behind a value is none. */
const layout = /^\s*(?:table|hand|pile|pack|lot)\b[^;]*$/i;
/** In a turn a number may be a value: only behind these is it a card for certain, and where a turn begins. */
const wantsCard = /(?:^|;|[NESW]:|P[1-6]:|\b(?:trails?|takes?|capture|on|with|add|laid|giving)|(?:10|[2-9AJQK])[SHDC]\]?|[>|])\s*\[?$/i;

export const cardsIn = (text: string): string[] => (text.match(card) ?? []).map((one) => one.toUpperCase());

/** The deal of a log in which a place is, up to its first turn: which cards it says were dealt. */
function dealAt(text: string, at: number): { told: string; from: number } {
  const from = Math.max(text.lastIndexOf("\ndeal ", at), 0);
  const next = text.indexOf("\ndeal ", at);
  const rows = text.slice(from, next < 0 ? undefined : next).split("\n");
  return { told: rows.filter((row) => layout.test(row) || /^\s*(?:dealing|position)\b/i.test(row)).join("\n"), from };
}

/** The cards that a card begun before `at` can become, and where it begins; none where no card is begun. */
export function completed(kind: Kind, text: string, at: number, { pack, there }: Cards): { from: number; cards: string[] } | null {
  const row = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const letters = begun.exec(row)?.[0];
  if (!letters) return null;
  const before = row.slice(0, row.length - letters.length);
  const from = at - letters.length;
  const fitting = (cards: string[]) => cards.filter((one) => one.startsWith(letters.toUpperCase()));
  const clause = kind === "position" ? row.slice(row.lastIndexOf(";") + 1) : row;
  if (kind !== "turn" && layout.test(clause)) {
    const rest = `${text.slice(0, from)} ${text.slice(at)}`;
    const used = new Set(cardsIn(kind === "log" ? dealAt(rest, from).told : rest));
    return { from, cards: fitting(pack.filter((one) => !used.has(one))) };
  }
  if (kind === "position" || !wantsCard.test(before)) return null;
  const lying = there ?? cardsIn(dealAt(text, from).told);
  return { from, cards: fitting(lying.length > 0 ? [...new Set(lying)] : pack) };
}
