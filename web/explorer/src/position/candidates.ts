// Which turns a choice of cards can be. What is legal the oracle says; the rest is put to it as a question.

import type { Position, ToldTurn } from "casino-oracle";

import { cardsOf, holdingOf, layersOf } from "../table/told.js";

export interface Candidate {
  text: string;
  /** It uses just the cards that are chosen. */
  isExact: boolean;
  verdict: "legal" | "illegal" | "undetermined" | "impossible" | "asked";
}

type Step = Record<string, unknown>;
const named = (turn: ToldTurn["turn"], keys: string[]): Set<string> => {
  const steps = (turn as { steps?: Step | Step[] }).steps ?? turn;
  const cards = new Set<string>();
  for (const step of (Array.isArray(steps) ? steps : [steps]) as Step[])
    for (const key of keys) for (const card of cardsOf(step[key] as string[] | undefined)) cards.add(card);
  return cards;
};

/** The cards of the seat to act among those that are chosen, and the others. */
export function split(position: Position, chosen: ReadonlySet<string>): { hand: string[]; open: string[] } {
  const held = new Set(holdingOf(position.hands?.[position.to_act ?? ""]).cards);
  const all = [...chosen];
  return { hand: all.filter((card) => held.has(card)), open: all.filter((card) => !held.has(card)) };
}

/** Legal turns that use all that is chosen, first those that use nothing else. */
export function legalWith(turns: ToldTurn[], chosen: ReadonlySet<string>): Candidate[] {
  const fitting: { turn: ToldTurn; more: number }[] = [];
  for (const turn of turns) {
    const cards = named(turn.turn, ["hand", "cards", "base", "unite", "tops"]);
    if ([...chosen].every((card) => cards.has(card))) fitting.push({ turn, more: cards.size - chosen.size });
  }
  fitting.sort((a, b) => a.more - b.more);
  return fitting.map(({ turn, more }) => ({ text: turn.text, isExact: more === 0, verdict: "legal" }));
}

/** What a player might mean who points at these cards, legal or not. */
export function guesses(position: Position, chosen: ReadonlySet<string>): string[] {
  const { hand, open } = split(position, chosen);
  const builds = (position.builds ?? []).filter(({ cards }) => cardsOf(cards).every((card) => chosen.has(card)));
  const inBuilds = new Set(builds.flatMap(({ cards }) => cardsOf(cards)));
  const loose = open.filter((card) => !inBuilds.has(card));
  const brackets = builds.map(({ cards }) => `[${cardsOf(cards).join(" ")}]`);
  const piles = Object.entries(position.piles ?? {});
  const keeperOf = (card: string) => piles.find(([, pile]) => layersOf(pile).some(({ cards }) => cards.includes(card)))?.[0];
  const taken = loose.map((card) => (keeperOf(card) ? `${keeperOf(card)}:${card}` : card));
  const played = hand.join(" ");
  const told: string[] = [];
  if (hand.length === 1 && open.length === 0) told.push(`trail ${played}`);
  if (hand.length > 0 && open.length > 0) told.push(`${played} takes ${[...taken, ...brackets].join(" ")}`);
  if (loose.length > 0 && builds.length === 0 && (hand.length > 0 || loose.length > 1))
    told.push(hand.length > 0 ? `build: ${played} on ${taken.join(" ")}` : `build: ${taken.join(" ")}`);
  if (builds.length === 1 && hand.length + loose.length > 0) told.push(`add ${[...hand, ...taken].join(" ")} to ${brackets[0]}`);
  if (builds.length === 1 && hand.length > 0) told.push(`raise ${brackets[0]} with ${[...hand, ...taken].join(" ")}`);
  return told;
}
