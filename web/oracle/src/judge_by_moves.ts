// A list of turns says of each turn whether it is legal: it is if the list has it, in whatever words.
//
// A turn is the same as another if both are as legal, and lead to the same position. That is asked of the rules, and never
// told to the engine. No list has every turn: others say something in it, or its cards lie in another order on the pile. Of
// such a turn nothing is said, which are those that the list of the rules does not have either.

import type { AskedPosition, AskedRules, AskedTurn, Engine } from "./engine.js";
import type { Turn } from "./formats.js";
import { load } from "./node.js";
import { usable, type Oracle } from "./oracle.js";

function outcome(oracle: Oracle, position: AskedPosition, turn: Turn): string {
  const { verdict, after } = usable(oracle.judge(position, turn));
  return JSON.stringify([verdict, after]);
}

/** What an engine that lists turns would say of one. */
export function judgeByMoves(moves: NonNullable<Engine["moves"]>): NonNullable<Engine["judge"]> {
  let rulesOf = "";
  let oracle: Oracle | undefined;
  return async (position: AskedPosition, turn: AskedTurn, rules: AskedRules) => {
    if (turn.seat !== position.to_act) return undefined; // nobody lists that
    const listed = await moves(position, rules);
    if (listed === undefined) return undefined;
    const asked = JSON.stringify(rules);
    if (!oracle || rulesOf !== asked) [oracle, rulesOf] = [await load(rules), asked];
    const by = oracle;
    const wanted = outcome(by, position, turn);
    const isAmong = (turns: Turn[]) => turns.some((one) => outcome(by, position, one) === wanted);
    if (isAmong(listed)) return true;
    if (usable(by.judge(position, turn)).verdict === "illegal") return false;
    return isAmong(usable(by.moves(position)).turns.map((one) => one.turn)) ? false : undefined;
  };
}
