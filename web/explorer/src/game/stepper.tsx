// The log, drawn move by move.

import { signal } from "@preact/signals";
import { isUnusable, type AnyRules, type Position } from "casino-oracle";
import { useEffect, useState } from "preact/hooks";

import { TurnText } from "../notation/turn_text.js";
import { positions } from "../oracle/threads.js";
import type { HouseRules } from "../oracle/rules.js";
import { Table } from "../table/table.js";
import { linkOf } from "../position/desk.js";
import type { Play } from "../table/play.js";
import { checked } from "./checked.js";

export const at = signal(Number.MAX_SAFE_INTEGER);

export const current = (): number => Math.max(0, Math.min(at.value, checked.value.steps.length - 1));

/** Rules of a log as the page holds rules. */
export function rulesOf(rules: unknown): HouseRules {
  const { variant = "anglo-american", seats = 2, options = {}, off = [] } = (typeof rules === "object" && rules ? rules : { variant: rules }) as Partial<HouseRules>;
  return { variant, seats, options, off };
}

interface Read {
  position: Position | null;
  /** Whether that is what was asked for, or still what was drawn before. */
  isFresh: boolean;
}

/** A position of the notation, read; what was drawn stays until it is. */
export function useRead(rules: AnyRules | null, text: string): Read {
  const [read, setRead] = useState<{ position: Position | null; of: string }>({ position: null, of: "" });
  const key = JSON.stringify([rules, text]);
  const setPosition = (position: Position | null) => setRead({ position, of: key });
  useEffect(() => {
    if (!rules || text === "") return setPosition(null);
    let isOld = false;
    void positions()
      .then((oracle) => oracle.show(rules, text))
      .then((shown) => isOld || (isUnusable(shown) ? setPosition(null) : setPosition(shown.position)));
    return () => void (isOld = true);
  }, [key]);
  return { position: read.position, isFresh: read.of === key };
}

export function Stepper({ play, children }: { play?: Play; children?: preact.ComponentChildren }) {
  const { steps, rules } = checked.value;
  const index = current();
  const step = steps[index];
  const { position, isFresh } = useRead(rules as AnyRules | null, step?.position ?? "");
  if (!step) return null;
  const house = rulesOf(rules);
  const move = (by: number) => (at.value = Math.max(0, Math.min(index + by, steps.length - 1)));
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -steps.length, End: steps.length }[event.key];
    if (by) (event.preventDefault(), move(by));
  };
  return (
    <section class="stepper" aria-labelledby="step-title">
      <div class="row">
        <div class="switch" role="group" aria-label="Step" onKeyDown={keys}>
          <button type="button" aria-label="To the start" disabled={index === 0} onClick={() => move(-index)}>|◀</button>
          <button type="button" aria-label="Step back" disabled={index === 0} onClick={() => move(-1)}>◀</button>
          <button type="button" aria-label="Step on" disabled={index === steps.length - 1} onClick={() => move(1)}>▶</button>
          <button type="button" aria-label="To the end" disabled={index === steps.length - 1} onClick={() => move(steps.length)}>▶|</button>
        </div>
        <p class="quiet">{index + 1} of {steps.length}</p>
      </div>
      <div class={step.holds ? "told" : "told broken"} aria-live="polite">
        <h2 id="step-title"><TurnText text={step.title || step.comment?.split("\n")[0] || "The start"} /></h2>
        {step.verdict && <p class="quiet">{step.verdict[0]}</p>}
        {step.comment && step.title && <p class="comment">{step.comment}</p>}
      </div>
      {position && <Table position={position} seats={house.seats} {...(play && isFresh && { play })} />}
      {position && <p><a href={`#/position/${linkOf({ rules: house, position: step.position, turn: "", past: [] })}`}>Open this position</a></p>}
      {children}
      <details class="all-steps">
        <summary>All steps</summary>
        <ol>
          {steps.map((one, number) => (
            <li key={number}><button type="button" class={number === index ? "turn current" : "turn"} aria-current={number === index ? "step" : undefined} onClick={() => (at.value = number)}>{!one.holds && <span class="chip illegal">!</span>}<TurnText text={one.title || "The start"} /></button></li>
          ))}
        </ol>
      </details>
    </section>
  );
}
