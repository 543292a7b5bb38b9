// The same engine with five mistakes, one at a time: what a failing test says of each.

import type { Captured } from "casino-oracle";
import { conformanceTests } from "casino-oracle/conform";
import { test } from "vitest";

import { score, worth } from "./engine.js";

type Score = typeof score;

/** The engine with other points for one thing. */
const withWorth = (item: keyof typeof worth, points: number): Score => (captured) => {
  const usual = worth[item];
  worth[item] = points;
  try {
    return score(captured);
  } finally {
    worth[item] = usual;
  }
};

/** The engine, but it takes a card for another. */
const mistaking = (one: string, other: string): Score => (captured) => {
  const swapped = JSON.parse(JSON.stringify(captured), (_, card) => (card === one ? other : card === other ? one : card)) as Captured;
  return score(swapped);
};

/** Most cards, for whoever comes first among those who tie. */
const firstOfTwo: Score = (captured) => {
  const total = score(captured);
  const counts = Object.entries(captured.sides).map(([side, { cards }]) => [side, [cards ?? []].flat().length] as const);
  const best = Math.max(...counts.map(([, count]) => count));
  const [first, second] = counts.filter(([, count]) => count === best);
  return total && first && second ? { ...total, [first[0]]: total[first[0]]! + worth.mostCards } : total;
};

const planted: Record<string, Score> = {
  "most cards are worth two": withWorth("mostCards", 2),
  "most spades are worth nothing": withWorth("mostSpades", 0),
  "big casino is the ten of clubs": mistaking("10D", "10C"),
  "little casino is worth two": withWorth("littleCasino", 2),
  "who ties for cards has most of them": firstOfTwo,
};

for (const [name, wrong] of Object.entries(planted))
  await conformanceTests(test, { name, score: wrong }, { rules: "anglo-american", count: 300 });
