// At the table of a recorded game: cards are chosen, and the turn that they can be is written down.

import { signal } from "@preact/signals";
import { isUnusable, type AnyRules, type Scored } from "casino-oracle";
import { useEffect, useState } from "preact/hooks";

import { tell } from "../app/notice.js";
import { TurnText } from "../notation/turn_text.js";
import { positions } from "../oracle/threads.js";
import { Points, totalOf } from "../table/points.js";
import { guesses, legalWith, type Candidate } from "../position/candidates.js";
import type { Looked } from "../oracle/positions_worker.js";
import { at, current } from "./stepper.js";
import { checked } from "./checked.js";
import { converted, log, writeLog } from "./log.js";
import { withLine, withTurn } from "./recording.js";

export const picked = signal<ReadonlySet<string>>(new Set());
/** The step that is written anew, if one is. */
export const correcting = signal<number | null>(null);

export function pick(cards: string[]): void {
  const next = new Set(picked.value);
  const isIn = cards.every((card) => next.has(card));
  for (const card of cards) if (isIn) next.delete(card); else next.add(card);
  picked.value = next;
}

/** The position before the turn that is to be written. */
export function positionBefore(): string {
  const { steps } = checked.value;
  const step = correcting.value ?? steps.length;
  return steps[step - 1]?.position ?? "";
}

interface Found {
  found: Candidate[];
  /** Whether all legal turns are known, and not only such as were asked for. */
  areAll: boolean;
  /** Where the deal is over. */
  score?: Scored;
}

/** Null as long as the oracle has not answered: what could be chosen before is not offered any more. */
function useCandidates(rules: AnyRules, position: string): Found | null {
  const [told, setTold] = useState<Found & { of: string }>({ of: "", found: [], areAll: false });
  const chosen = picked.value;
  const key = JSON.stringify([rules, position, [...chosen]]);
  const setFound = (found: Candidate[], areAll: boolean, score?: Scored) => setTold({ of: key, found, areAll, ...(score && { score }) });
  useEffect(() => {
    let isOld = false;
    void (async () => {
      const oracle = await positions();
      const looked = await oracle.look(rules, position);
      if (isOld) return;
      if (isUnusable(looked)) return setFound([], false);
      const { shown, moves, score } = looked as Looked;
      if (score) return setFound([], true, score);
      const legal = isUnusable(moves) ? [] : legalWith(moves.turns, chosen);
      const texts = chosen.size > 0 ? guesses(shown.position, chosen) : [];
      const answers = await oracle.judge(rules, position, texts);
      if (isOld) return;
      const others = texts.flatMap((text, at): Candidate[] => {
        const answer = Array.isArray(answers) ? answers[at]! : answers;
        if (isUnusable(answer) || answer.impossible || answer.verdict === "legal") return [];
        return [{ text: `${shown.position.to_act}: ${text}`, isExact: true, verdict: answer.verdict }];
      });
      setFound([...legal.filter(({ isExact }) => isExact), ...others, ...legal.filter(({ isExact }) => !isExact)], !isUnusable(moves));
    })();
    return () => void (isOld = true);
  }, [key]);
  return told.of === key ? told : null;
}

async function write(text: string): Promise<void> {
  const { steps } = checked.peek();
  const step = correcting.peek() === null ? undefined : steps[correcting.peek()!];
  picked.value = new Set();
  if (step?.turn !== undefined) {
    const lines = await converted(log.peek(), "text");
    writeLog(withTurn(lines, step.deal ?? 1, step.turn, text));
    tell(`Written anew: ${text}`);
  } else {
    writeLog(withLine(log.peek(), text));
    at.value = Number.MAX_SAFE_INTEGER;
  }
  correcting.value = null;
}

/** Whether turns can be written at the step that is drawn. */
export const canWrite = (): boolean => correcting.value !== null || current() === checked.value.steps.length - 1;

const isScored = (text: string): boolean => /\n(?:score|total) .*\s*$/.test(text);

export function NextTurn({ rules }: { rules: AnyRules }) {
  const { steps } = checked.value;
  const step = steps[current()];
  const position = positionBefore();
  const answered = useCandidates(rules, position);
  const candidates = answered?.found ?? [];
  if (!canWrite())
    return step?.turn === undefined ? null : (
      <button type="button" onClick={() => ((correcting.value = current()), (picked.value = new Set()))}>Correct this turn</button>
    );
  const dealings = steps.filter(({ title }) => title.startsWith("Dealing")).length;
  return (
    <section class="turns-at-hand" aria-labelledby="next-title">
      <div class="row">
        <h2 id="next-title">{correcting.value === null ? "The next turn" : "What was played instead"}</h2>
        {correcting.value !== null && <button type="button" class="small" onClick={() => (correcting.value = null)}>Leave it</button>}
      </div>
      <ul class="turns">
        {candidates.slice(0, 24).map(({ text, verdict }) => (
          <li key={text}><button type="button" class="turn" onClick={() => void write(text)}><TurnText text={text} />{picked.value.size > 0 && <span class={`chip ${verdict}`}>{verdict}</span>}</button></li>
        ))}
      </ul>
      {candidates.length > 24 && <p class="quiet">{candidates.length - 24} more: choose cards to narrow them down.</p>}
      {answered && !answered.areAll && picked.value.size === 0 && <p class="quiet">Not all cards are known here: what is played is typed into the log, such as <code>9C takes 9H</code>.</p>}
      {answered?.score && correcting.value === null && (
        <Points score={answered.score}>
          {!isScored(log.value) && <button type="button" onClick={() => writeLog(withLine(log.peek(), `score ${totalOf(answered.score!)}`))}>Write the score</button>}
        </Points>
      )}
      {answered?.areAll && !answered.score && candidates.length === 0 && picked.value.size === 0 && correcting.value === null && (
        <div class="row start">
          <button type="button" onClick={() => writeLog(withLine(log.peek(), `dealing ${dealings + 1}`))}>Deal the next hands</button>
          <span class="quiet">Where the pack is not told, type who got what: <code>hand N: 2S 3H</code></span>
        </div>
      )}
    </section>
  );
}
