// Cards are put somewhere, or taken away. What comes of it the oracle reads, as it would read what is typed.

import type { Position } from "casino-oracle";

import { cardsOf, holdingOf, layersOf } from "../table/told.js";

type Hands = NonNullable<Position["hands"]>;
type Piles = NonNullable<Position["piles"]>;

const asHand = (cards: string[], more: number | null): Hands[string] | undefined =>
  more === 0 ? cards : cards.length === 0 && more === null ? undefined : { known: cards, ...(more !== null && { more }) };

const without = (cards: string[], card: string) => cards.filter((one) => one !== card);

/** The position without a card, wherever it lies. */
export function taken(position: Position, card: string): Position {
  const hands: Hands = {};
  for (const [seat, hand] of Object.entries(position.hands ?? {})) {
    const { cards, more } = holdingOf(hand);
    const left = asHand(without(cards, card), more);
    if (left !== undefined) hands[seat] = left;
  }
  const piles: Piles = {};
  for (const [seat, pile] of Object.entries(position.piles ?? {}))
    piles[seat] = layersOf(pile).flatMap(({ cards, hidden }): Piles[string] => {
      const left = without(cards, card);
      if (hidden > 0) return [{ more: hidden, ...(left.length > 0 && { among: left }) }];
      return left.length === 0 ? [] : left.length === 1 ? left : [left];
    });
  const builds = (position.builds ?? []).flatMap((build) => {
    if (!cardsOf(build.cards).includes(card)) return [build];
    const { value, owner } = build;
    const cards = without(cardsOf(build.cards), card);
    return cards.length > 0 ? [{ value, owner, cards }] : [];
  });
  return { ...position, loose: without(cardsOf(position.loose), card), builds, hands, piles };
}

/** The position with a card in a zone: "table", "hand N", "pile N". */
export function put(position: Position, card: string, zone: string): Position {
  const free = taken(position, card);
  const [where, seat = ""] = zone.split(" ");
  if (where === "table") return { ...free, loose: [...cardsOf(free.loose), card] };
  if (where === "hand") {
    const hand = free.hands?.[seat];
    const { cards, more } = hand === undefined ? { cards: [], more: 0 } : holdingOf(hand);
    return { ...free, hands: { ...free.hands, [seat]: asHand([...cards, card], more)! } };
  }
  const keeper = Object.keys(free.piles ?? {}).find((one) => one.split("+").includes(seat)) ?? seat;
  return { ...free, piles: { ...free.piles, [keeper]: [card, ...(free.piles?.[keeper] ?? [])] } };
}

/** Loose cards, made a build. */
export function built(position: Position, cards: string[], value: number, owner: string): Position {
  const free = cards.reduce(taken, position);
  return { ...free, builds: [...(free.builds ?? []), { value, owner, cards }] };
}

export function unbuilt(position: Position, cards: string[]): Position {
  const builds = (position.builds ?? []).filter((build) => !cardsOf(build.cards).every((card) => cards.includes(card)));
  return { ...position, builds, loose: [...cardsOf(position.loose), ...cards] };
}
