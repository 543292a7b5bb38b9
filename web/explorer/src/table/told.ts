// Hands and piles as a position tells them, in one shape.

import type { Position } from "casino-oracle";

type Hand = NonNullable<Position["hands"]>[string];
type Pile = NonNullable<Position["piles"]>[string];

export interface Holding {
  cards: string[];
  /** How many more; null: nobody knows. */
  more: number | null;
}

export const cardsOf = (cards: string | string[] | undefined): string[] =>
  cards === undefined ? [] : typeof cards === "string" ? [cards] : cards;

export function holdingOf(hand: Hand | undefined): Holding {
  if (hand === undefined) return { cards: [], more: null };
  if (typeof hand === "number") return { cards: [], more: hand };
  if (typeof hand === "string" || Array.isArray(hand)) return { cards: cardsOf(hand), more: 0 };
  return { cards: cardsOf(hand.known), more: hand.more ?? null };
}

export interface Layer {
  cards: string[];
  /** Cards that nobody told. */
  hidden: number;
}

/** A pile from its top down. */
export const layersOf = (pile: Pile | undefined): Layer[] =>
  (pile ?? []).map((entry) => {
    if (typeof entry === "string") return { cards: [entry], hidden: 0 };
    if (Array.isArray(entry)) return { cards: entry, hidden: 0 };
    const { more = 0, among } = entry as { more?: number; among?: string[] };
    return { cards: among ?? [], hidden: more };
  });

export const countOf = (layers: Layer[]): number => layers.reduce((sum, { cards, hidden }) => sum + cards.length + hidden, 0);

const byCount: Record<number, string[]> = { 2: ["N", "S"], 3: ["E", "S", "W"], 4: ["N", "E", "S", "W"] };
export const seatsOf = (count: number): string[] => byCount[count] ?? Array.from({ length: count }, (_, at) => `P${at + 1}`);

const seatNames: Record<string, string> = { N: "North", E: "East", S: "South", W: "West" };
export const seatName = (seat: string): string =>
  seat.split("+").map((one) => seatNames[one] ?? `Seat ${one.slice(1)}`).join(" and ");
