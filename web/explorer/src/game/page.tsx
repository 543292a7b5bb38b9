// The page of a game: its log, what does not hold in it, and how it went, drawn.

import { signal } from "@preact/signals";
import type { AnyRules } from "casino-oracle";
import { useEffect, useRef, useState } from "preact/hooks";

import "../style/game.css";
import { saved, textOf } from "../app/files.js";
import { reasonOf, tell, trouble } from "../app/notice.js";
import { route } from "../app/router.js";
import { packBy } from "../cards/pack.js";
import { isJson } from "../notation/faults.js";
import { Faults, Field } from "../notation/field.js";
import { useKnown } from "../position/rules_bar.js";
import { checked, keepChecking } from "./checked.js";
import { Fitting } from "./fitting.js";
import { followLink, isInLink, log, openLogs, shelf, shelved, takeFromShelf, writeLog } from "./log.js";
import { NewGame } from "./new_game.js";
import { canWrite, correcting, NextTurn, pick, picked } from "./next_turn.js";
import { OtherRules, Problems, Repairs, Summary } from "./problems.js";
import { at, rulesOf, Stepper } from "./stepper.js";

const isBeginning = signal(false);

function open(file: Blob | undefined): void {
  if (!file) return;
  textOf(file).then(openLogs).then(() => (at.value = 0), (error: unknown) => trouble(`This file cannot be opened: ${reasonOf(error)}. The log that was here is still here.`));
}

function copyLink(): void {
  if (!isInLink()) return trouble("This log is too long for a link: save it, and send the file.");
  void navigator.clipboard.writeText(location.href).then(() => tell("Link copied"), () => trouble("The link cannot be copied."));
}

function Sources() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="bar">
      <button type="button" aria-expanded={isBeginning.value} onClick={() => (isBeginning.value = !isBeginning.value)}>New game</button>
      <button type="button" onClick={() => input.current!.click()}>Open a log</button>
      <input ref={input} type="file" hidden aria-label="A log" onChange={(event) => (open(event.currentTarget.files?.[0]), (event.currentTarget.value = ""))} />
      <button type="button" onClick={() => saved("game.txt", new Blob([log.value], { type: "text/plain" }))}>Save</button>
      <button type="button" onClick={copyLink}>Copy link</button>
      {shelf.value.length > 0 && (
        <div class="shelf" role="group" aria-label="Logs of this file">
          <button type="button" aria-label="The log before" disabled={shelved.value === 0} onClick={() => ((at.value = 0), void takeFromShelf(shelved.value - 1))}>◀</button>
          <span>Log {shelved.value + 1} of {shelf.value.length}</span>
          <button type="button" aria-label="The next log" disabled={shelved.value === shelf.value.length - 1} onClick={() => ((at.value = 0), void takeFromShelf(shelved.value + 1))}>▶</button>
        </div>
      )}
    </div>
  );
}

export default function GamePage() {
  const known = useKnown();
  const { rest } = route.value;
  const [isOver, setOver] = useState(false);
  const goTo = useRef<(line: number, column?: number) => void>(undefined);
  useEffect(followLink, [rest]);
  useEffect(keepChecking, []);
  const { faults, steps, rules } = checked.value;
  const reach = ({ line, column, deal, turn }: { line?: number; column?: number; deal?: number; turn?: number }) => {
    if (line !== undefined) goTo.current?.(line, column);
    const step = steps.findIndex((one) => one.deal === deal && one.turn === turn);
    if (step >= 0) at.value = step;
  };
  const writes = canWrite();
  const cards = { pack: packBy(known, rulesOf(rules)).flat() };
  const play = { isChosen: (card: string) => picked.value.has(card), ...(writes && { onCard: (card: string) => pick([card]), onBuild: pick }) };
  const drawn = correcting.value !== null ? Math.max(0, correcting.value - 1) : null;
  useEffect(() => void (drawn !== null && (at.value = drawn)), [drawn]);
  return (
    <div
      class={isOver ? "game dropping" : "game"}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => (event.preventDefault(), setOver(false), open(event.dataTransfer?.files[0]))}
    >
      <h1 class="unseen">A game</h1>
      <Sources />
      {isBeginning.value && <NewGame onBegun={() => (isBeginning.value = false)} />}
      <div class="desk">
        <div class="left">
          <Stepper play={play}>{rules && <NextTurn rules={rules as AnyRules} />}</Stepper>
        </div>
        <div class="right">
          <Summary />
          {known && <Problems known={known} reach={reach} />}
          <Repairs />
          {known && <OtherRules known={known} />}
          <div>
            <p class="label">The log: type, paste, or drop a file</p>
            <Field kind="log" label="The log" value={log.value} faults={[...faults, ...lineFaults()]} cards={cards} onChange={writeLog} goTo={(reachLine) => (goTo.current = reachLine)} />
            <Faults faults={faults} text={log.value} onChange={writeLog} />
          </div>
          {known && <Fitting known={known} />}
        </div>
      </div>
    </div>
  );
}

/** Problems at their places, as the field marks them: a line of text, or a value of JSON. */
function lineFaults() {
  const { checked: found, of } = checked.value;
  if (of !== log.value) return [];
  return (found?.problems ?? []).flatMap(({ line, column = 1, message }) => {
    const row = line === undefined ? undefined : of.split("\n")[line - 1];
    if (row === undefined) return [];
    return [isJson(of) ? { line: line!, column, message } : { line: line!, column: 1, found: row, message }];
  });
}
