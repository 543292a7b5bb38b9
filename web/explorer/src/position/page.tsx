// The page of a position: a table, what may be played on it, and what is to be said of a turn.

import { useEffect, useRef } from "preact/hooks";

import { route } from "../app/router.js";
import { packBy } from "../cards/pack.js";
import { Faults, Field } from "../notation/field.js";
import { TurnText } from "../notation/turn_text.js";
import { draggable, type Dropped } from "../table/drag.js";
import type { Play } from "../table/play.js";
import { Table } from "../table/table.js";
import { choose, chosen, weigh } from "./choice.js";
import { Copies } from "./copies.js";
import { desk, followLink, lay } from "./desk.js";
import { isLaying, move, place } from "./laying.js";
import { taken } from "./edit.js";
import { laidOut } from "./laying.js";
import { FindingOf } from "./finding.js";
import { isOld, position, seen } from "./looked.js";
import { Pack } from "./pack.js";
import { stepBack } from "./play.js";
import { RulesBar, useKnown } from "./rules_bar.js";
import { TurnField, Turns } from "./turns.js";
import { Verdict } from "./verdict.js";
import { isUnusable } from "casino-oracle";

function dropped({ card, zone, onto }: Dropped): void {
  if (isLaying.peek()) return void (zone ? move(card, zone) : laidOut((now) => taken(now, card)));
  if (onto.length > 0) {
    if (!chosen.peek().has(card)) choose([card]);
    if (!onto.every((one) => chosen.peek().has(one))) choose(onto);
  } else if (zone === "table") {
    chosen.value = new Set([card]);
    weigh(`trail ${card}`);
  }
}

function Modes() {
  const button = (laying: boolean, name: string) => (
    <button type="button" aria-pressed={isLaying.value === laying} onClick={() => (isLaying.value = laying)}>{name}</button>
  );
  return <div class="switch" role="group" aria-label="What clicks do">{button(false, "Play")}{button(true, "Lay out")}</div>;
}

function History() {
  const { past } = desk.value;
  if (past.length === 0) return null;
  return (
    <section class="history" aria-labelledby="history-title">
      <div class="row">
        <h2 id="history-title">Played so far</h2>
        <button type="button" class="small" onClick={() => stepBack()}>Step back</button>
      </div>
      <ol>
        {past.map(({ turn }, at) => (
          <li key={at}><button type="button" class="turn" aria-label={`Back to before turn ${at + 1}: ${turn}`} onClick={() => stepBack(at)}><TurnText text={turn} /></button></li>
        ))}
      </ol>
    </section>
  );
}

function Unlawful() {
  const known = useKnown();
  const lawful = seen.value.looked?.lawful;
  if (!known || !lawful || isUnusable(lawful) || !lawful.violations?.length) return null;
  return (
    <aside class="unlawful">
      <p>By these rules the position itself cannot come about:</p>
      <ul class="findings">{lawful.violations.map((finding, at) => <FindingOf known={known} finding={finding} key={at} />)}</ul>
    </aside>
  );
}

export function PositionPage() {
  const known = useKnown();
  const root = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  const { rest } = route.value;
  useEffect(followLink, [rest]);
  useEffect(() => draggable(root.current!, dropped), []);
  const { rules, past } = desk.value;
  const last = useRef(past);
  // What was clicked to play on or to step back is gone by now: whoever goes by keyboard goes on beside it.
  useEffect(() => {
    if (past !== last.current && document.activeElement === document.body) right.current!.focus({ preventScroll: true });
    last.current = past;
  }, [past]);
  const { faults } = seen.value;
  const play: Play = {
    isChosen: (card) => chosen.value.has(card),
    onCard: (card) => choose([card]),
    onBuild: choose,
    ...(isLaying.value && { place: place.value, onPlace: (zone: string) => (place.value = zone) }),
  };
  return (
    <>
      <h1 class="unseen">A position</h1>
      <div class="bar"><RulesBar rules={rules} onChange={(next) => lay({ rules: next }, true)} /><Modes /><Copies /></div>
      <div class="desk" ref={root}>
        <div class="left">
          <Table position={position.value} seats={rules.seats} play={play} isOld={faults.length > 0 || (isOld.value && seen.value.looked === null)} />
          <div class="position-field">
            <p class="label">The position, as it is written</p>
            <Field kind="position" label="The position, as it is written" value={desk.value.position} faults={faults} cards={{ pack: packBy(known, rules).flat() }} onChange={(text) => lay({ position: text })} />
            <Faults faults={faults} text={desk.value.position} onChange={(text) => lay({ position: text })} />
          </div>
          <Unlawful />
          <History />
        </div>
        <div class="right" ref={right} tabIndex={-1}>
          {isLaying.value ? <Pack /> : (
            <>
              <TurnField />
              {chosen.value.size > 0 && <Turns />}
              {known && <Verdict known={known} />}
              {chosen.value.size === 0 && <Turns />}
            </>
          )}
        </div>
      </div>
    </>
  );
}
