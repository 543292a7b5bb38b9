// An engine as an adapter of docs/protocol.md: a question in, an answer out.

import { operations, type Engine, type Operation } from "./engine.js";
import type { AskedCaptured, AskedPosition, AskedRules, AskedTurn } from "./engine.js";

/** A message of the protocol; which of these there are hangs on what is asked. */
interface Question {
  ask: string;
  rules: AskedRules;
  position: AskedPosition;
  turn: AskedTurn;
  captured: AskedCaptured;
}

const answered = <Value>(value: Value | undefined, told: (value: Value) => object): object =>
  value === undefined ? { skip: "the engine does not say" } : told(value);

/** `judge`: in place of the engine's own. */
export function adapter(engine: Engine, played: object, judge = engine.judge?.bind(engine)): (line: string) => Promise<string> {
  let rules: AskedRules;
  const isKnown = (operation: Operation) => (operation === "judge" ? judge : engine[operations[operation]]);
  const declared = {
    protocol: "casino-adapter/1",
    name: engine.name ?? "an engine",
    operations: (Object.keys(operations) as Operation[]).filter(isKnown),
    rules: [played],
  };

  async function answer(question: Question): Promise<object> {
    switch (question.ask) {
      case "start": return declared;
      case "stop": return { stopped: true };
      case "configure":
        rules = question.rules;
        return { configured: true };
      case "judge":
        return answered(await judge!(question.position, question.turn, rules), (verdict) => ({
          verdict: verdict === true ? "legal" : verdict === false ? "illegal" : verdict,
        }));
      case "turns": return answered(await engine.moves!(question.position, rules), (turns) => ({ turns }));
      case "apply": return answered(await engine.apply!(question.position, question.turn, rules), (after) => ({ after }));
      case "score": return answered(await engine.score!(question.captured, rules), (total) => ({ total }));
      default: return { skip: "the engine has no such function" };
    }
  }

  return async (line) => {
    const { id, ...question } = JSON.parse(line) as { id: number } & Question;
    try {
      return JSON.stringify({ id, ...(await answer(question)) });
    } catch (why) {
      return JSON.stringify({ id, error: why instanceof Error ? `${why.name}: ${why.message}` : String(why) });
    }
  };
}
