// A small engine: what a deal of Anglo-American Casino is worth to each side.

import type { Captured, Points } from "casino-oracle";

type Share = Captured["sides"][string];

export const worth = {
  ace: 1,
  bigCasino: 2,
  littleCasino: 1,
  mostCards: 3,
  mostSpades: 1,
};

/** Points for the side that has more of something than each other; for nobody where two have as many. */
export function most(counts: number[], points: number): number[] {
  const best = Math.max(...counts);
  const isAlone = counts.filter((count) => count === best).length === 1;
  return counts.map((count) => (isAlone && count === best ? points : 0));
}

/** Undefined where it is not known which cards a side has. */
export function score({ sides, sweeps, calls }: Captured): Points | undefined {
  const shares: Share[] = Object.values(sides);
  if (sweeps || calls || shares.some(({ cards, hidden }) => !cards || hidden)) return undefined;
  const piles = shares.map(({ cards }) => [cards!].flat());
  const cards = most(piles.map((pile) => pile.length), worth.mostCards);
  const spades = most(piles.map((pile) => pile.filter((card) => card.endsWith("S")).length), worth.mostSpades);
  const alone = (card: string) => (card === "10D" ? worth.bigCasino : card === "2S" ? worth.littleCasino : card.startsWith("A") ? worth.ace : 0);
  const total = (pile: string[], at: number) => pile.reduce((sum, card) => sum + alone(card), cards[at]! + spades[at]!);
  return Object.fromEntries(Object.keys(sides).map((side, at) => [side, total(piles[at]!, at)]));
}
