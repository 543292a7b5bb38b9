// The thread of all that takes a position: casino.wasm, one oracle for each set of rules that was asked about lately.

import { expose } from "comlink";
import { isUnusable, load, type AnyRules, type Judged, type Listed, type Oracle, type Position, type Scored, type Shown, type Unusable } from "casino-oracle";

import { holdingOf } from "../table/told.js";

let module: WebAssembly.Module;
const lately = new Map<string, Promise<Oracle>>();

function oracle(rules: AnyRules): Promise<Oracle> {
  const key = JSON.stringify(rules);
  const opened = lately.get(key) ?? load({ ...(typeof rules === "string" ? { variant: rules } : rules), wasm: module } as never);
  lately.delete(key);
  lately.set(key, opened);
  if (lately.size > 6) lately.delete(lately.keys().next().value!);
  return opened;
}

const refused = (error: unknown): Unusable =>
  error && typeof error === "object" && "errors" in error
    ? { errors: (error as Unusable).errors }
    : { errors: [{ message: String(error instanceof Error ? error.message : error) }] };

async function answered<Answer>(rules: AnyRules, ask: (oracle: Oracle) => Answer): Promise<Answer | Unusable> {
  try {
    return ask(await oracle(rules));
  } catch (error) {
    return refused(error);
  }
}

export interface Looked {
  shown: Shown;
  lawful: Judged | Unusable;
  moves: Listed | Unusable;
  milliseconds: number;
  /** Where the deal is over. */
  score?: Scored;
}

/** Nobody has a card, and none is left to be dealt. */
function isPlayedOut({ hands, stock }: Position): boolean {
  const isEmpty = (held: Parameters<typeof holdingOf>[0]) => {
    const { cards, more } = holdingOf(held);
    return cards.length === 0 && more === 0;
  };
  const all = Object.values(hands ?? {});
  return all.length > 1 && all.every(isEmpty) && isEmpty(stock as Parameters<typeof holdingOf>[0]);
}

function scoreOf(casino: Oracle, text: string, position: Position): { score?: Scored } {
  if (!isPlayedOut(position)) return {};
  const score = casino.score(text);
  return "total" in score ? { score } : {};
}

const positions = {
  given(compiled: WebAssembly.Module) {
    module = compiled;
  },

  /** A position read, whether it is lawful, its legal turns, and what a deal that is over comes to. */
  look: (rules: AnyRules, position: string) =>
    answered<Looked | Unusable>(rules, (casino) => {
      const shown = casino.show(position);
      if (isUnusable(shown)) return shown;
      const start = performance.now();
      const moves = casino.moves(position);
      const milliseconds = performance.now() - start;
      return { shown, lawful: casino.judge(position), moves, milliseconds, ...scoreOf(casino, position, shown.position) };
    }),

  /** Turns, each judged by itself. */
  judge: (rules: AnyRules, position: string, turns: string[]) =>
    answered(rules, (casino) => turns.map((turn) => casino.judge(position, turn))),

  show: (rules: AnyRules, position: object | string) => answered(rules, (casino) => casino.show(position)),
  picture: (rules: AnyRules, position: string) => answered(rules, (casino) => casino.picture(position)),
};

export type Positions = typeof positions;
expose(positions);
