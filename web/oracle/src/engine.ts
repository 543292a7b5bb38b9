// The words in which an engine is asked.
import type { Judged } from "./formats.js";

export type { Captured, Points, Position, Rules, Turn } from "./formats.js";
export type Verdict = Judged["verdict"];
