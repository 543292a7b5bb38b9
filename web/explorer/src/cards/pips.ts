// Where the pips of a number card stand, below its index, in a card of 100 by 140.

const [left, middle, right] = [29, 50, 71];
const columns = (...rows: number[]): [number, number][] => rows.flatMap((row) => [[left, row], [right, row]]);

const places: Record<string, [number, number][]> = {
  "2": [[middle, 72], [middle, 112]],
  "3": [[middle, 64], [middle, 91], [middle, 118]],
  "4": columns(72, 112),
  "5": [...columns(68, 116), [middle, 92]],
  "6": columns(65, 91, 117),
  "7": [...columns(65, 91, 117), [middle, 78]],
  "8": [...columns(65, 91, 117), [middle, 78], [middle, 104]],
  "9": [...columns(61, 81, 101, 121), [middle, 91]],
  "10": [...columns(61, 81, 101, 121), [middle, 71], [middle, 111]],
};
export const pipsOf = (rank: string): [number, number][] => places[rank] ?? [];
export const sizeOfPips = (rank: string): number => (Number(rank) >= 9 ? 19 : Number(rank) >= 6 ? 22 : 26);
