// What a card is called, and of which pack it is.

const ranks: Record<string, string> = {
  A: "ace", J: "jack", Q: "queen", K: "king",
  "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine", "10": "ten",
};
const suits: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const colours: Record<string, string> = { R: "red", Y: "yellow", G: "green", B: "black" };

export interface Face {
  rank: string;
  /** S, H, D, C; with the Rook pack R, Y, G, B. */
  suit: string;
  isRook: boolean;
}

export function faceOf(card: string): Face {
  const rook = /^([RYGB])(\d+)$/.exec(card);
  if (rook) return { rank: rook[2]!, suit: rook[1]!, isRook: true };
  return { rank: card.slice(0, -1), suit: card.slice(-1), isRook: false };
}

export function nameOf(card: string): string {
  const { rank, suit, isRook } = faceOf(card);
  return isRook ? `${colours[suit]} ${rank}` : `${ranks[rank] ?? rank} of ${suits[suit] ?? suit}`;
}

export const suitName = (suit: string): string => suits[suit] ?? colours[suit] ?? suit;

const standard = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** The cards of a pack, suit by suit. */
export function packOf(kind: string): string[][] {
  if (kind === "rook40") return ["R", "Y", "G", "B"].map((colour) => standard.slice(0, 10).map((_, at) => `${colour}${at + 1}`));
  const used = kind === "no_pictures40" ? standard.slice(0, 10) : standard;
  return ["S", "H", "D", "C"].map((suit) => used.map((rank) => rank + suit));
}
