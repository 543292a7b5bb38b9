// What completion offers: the words of docs/notation.md and docs/logs.md. What they mean is the oracle's business.

export type Kind = "position" | "turn" | "log";

const position = ["table", "hand", "pile", "stock", "to act", "dealer", "dealing", "last capture", "sweeps", "orange", "calls", "proven", "last play", "turn so far:", "none"];
const turn = [
  "trail", "takes", "build", "raise", "add", "with", "to", "on", "at", "for partner", "united", "in silence", "laid", "giving",
  "insists on the capture", "insists on adding", "asks about", "reveal", "over", "claims", "calls orange", "draws", "cuts", "says last",
];
const log = ["rules", "option", "player", "players", "deal", "dealing", "agreed", "stands", "takes back", "objects", "score", "total", "lot", "misdeal", "result"];

export const wordsOf = (kind: Kind): string[] =>
  kind === "position" ? position : kind === "turn" ? turn : [...new Set([...log, ...position, ...turn])];
