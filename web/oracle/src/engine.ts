// An engine, and the words in which it is asked.

import type {
  Action,
  Captured,
  Card,
  Changes,
  Event,
  Judged,
  Points,
  Position,
  Seat,
  Turn,
  Variant,
} from "./formats.js";

export type Verdict = Judged["verdict"];

// Whoever asks spells cards as lists, be there one or many.
type Listed<Value> = [Card[]] extends [Value] ? Exclude<Value, string | number> : Value;
type Spelt<Value> = Value extends Card[]
  ? Value
  : Value extends (infer One)[]
    ? Spelt<One>[]
    : Value extends object
      ? { [Key in keyof Value]: Spelt<Listed<Value[Key]>> }
      : Value;

// One of two things, of which it may be asked what the other one has.
type Lacking<Value, Other> = Value & { [Key in Exclude<keyof Other, keyof Value>]?: never };
type Either<One, Other> = Lacking<One, Other> | Lacking<Other, One>;

/** A position as an engine is asked about it: cards are always lists, and the hand of the seat to act is told whole. */
export type AskedPosition = Spelt<Position> & { to_act: Seat };
/** A step of a turn: an action, which has `do`, or something said, which has `event`. What the other one has it has not. */
export type AskedStep = Either<Spelt<Action>, Spelt<Event>>;
/** A turn as an engine is asked about it: whose it is, and its steps, of which there is one at least. */
export type AskedTurn = { seat: Seat; steps: [AskedStep, ...AskedStep[]] };
/** By which rules an engine is asked: the variant, how many play, and each option that differs from the variant's own. */
export type AskedRules = Changes & { variant: Variant; seats: number };
/** What the sides captured: card by card, or in numbers. */
export type AskedCaptured = Spelt<Captured>;

/**
 * What an engine answers; any of these is enough. Whatever throws is a mistake of its own kind; a question that is answered
 * with `undefined` is skipped.
 */
export interface Engine {
  name?: string;
  /** `true` and `false` stand for "legal" and "illegal". */
  judge?(position: AskedPosition, turn: AskedTurn, rules: AskedRules): Answer<Verdict | boolean>;
  /** Every legal turn; two that lead to the same position count as one. */
  moves?(position: AskedPosition, rules: AskedRules): Answer<Turn[]>;
  /** The position after a legal turn. */
  apply?(position: AskedPosition, turn: AskedTurn, rules: AskedRules): Answer<Position>;
  /** The points of each side. */
  score?(captured: AskedCaptured, rules: AskedRules): Answer<Points>;
}
export type Answer<Value> = Value | undefined | Promise<Value | undefined>;

/** What is asked, as the protocol has it, and which function answers that. */
export const operations = { judge: "judge", turns: "moves", apply: "apply", score: "score" } as const;
export type Operation = keyof typeof operations;
export type Functions = Record<Operation, string>;
