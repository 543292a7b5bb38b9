// The page of house rules: what is otherwise than in a text, in sentences, with a position for each.

import { useEffect, useRef } from "preact/hooks";

import "../style/rules.css";
import "../style/house.css";
import { saved, textOf } from "../app/files.js";
import { reasonOf, tell, trouble } from "../app/notice.js";
import { route } from "../app/router.js";
import type { Known } from "../oracle/rules.js";
import { Options } from "../position/options.js";
import { RulesBar, useKnown } from "../position/rules_bar.js";
import { differing, keepComparing, type Difference } from "./differences.js";
import { asDialect, change, followLink, house, ofDialect } from "./house.js";
import { WitnessOf } from "./witness.js";

function Bar({ known }: { known: Known }) {
  const input = useRef<HTMLInputElement>(null);
  const open = (file: Blob | undefined) => {
    if (!file) return;
    textOf(file).then((text) => ofDialect(text, known)).then(
      (found) => (change(found), tell(`Opened: ${found.title}`)),
      (error: unknown) => trouble(`This file cannot be opened: ${reasonOf(error)}. The rules that were here are still here.`),
    );
  };
  return (
    <div class="bar">
      <RulesBar rules={house.value.rules} onChange={(rules) => change({ rules })} withOptions={false} />
      <button type="button" onClick={() => input.current!.click()}>Open</button>
      <input ref={input} type="file" hidden aria-label="A dialect" onChange={(event) => (open(event.currentTarget.files?.[0]), (event.currentTarget.value = ""))} />
      <button type="button" onClick={() => saved("house-rules.json", new Blob([asDialect(house.value)], { type: "application/json" }))}>Save</button>
      <button type="button" onClick={() => print()}>Print</button>
    </div>
  );
}

function Changed({ difference }: { difference: Difference }) {
  const { option } = difference;
  const [a_means, b_means] = [difference.a_means || `${option}: ${difference.a}`, difference.b_means || `${option}: ${difference.b}`];
  const { rules, why } = house.value;
  const undo = () => {
    const { [option]: _, ...options } = rules.options;
    change({ rules: { ...rules, options } });
  };
  return (
    <li class="house-rule" data-option={option}>
      <h3>{b_means}</h3>
      <p class="quiet">Instead of: {a_means} <code>{option}</code></p>
      {why[option] && <p class="because">{why[option]}</p>}
      <div class="row start no-print">
        <label class="field why"><span>Why, or since when</span><input type="text" value={why[option] ?? ""} onChange={(event) => change({ why: { ...why, [option]: event.currentTarget.value } })} /></label>
        <button type="button" class="small" aria-label={`Undo ${option}`} onClick={undo}>Undo</button>
      </div>
      <WitnessOf found={differing.value.witnesses[option]} rules={{ ...rules, options: { [option]: rules.options[option]! } }} />
    </li>
  );
}

/** What was chosen, where that contradicts itself: any of it can be taken back. */
function Chosen() {
  const { rules } = house.value;
  const undo = (option: string) => {
    const { [option]: _, ...options } = rules.options;
    change({ rules: { ...rules, options } });
  };
  return (
    <ul class="no-print">
      {Object.entries(rules.options).map(([option, value]) => (
        <li key={option}><code>{option}={String(value)}</code> <button type="button" class="small" aria-label={`Undo ${option}`} onClick={() => undo(option)}>Undo</button></li>
      ))}
    </ul>
  );
}

function Differences({ known }: { known: Known }) {
  const { differences, cases, fault, of } = differing.value;
  const { rules } = house.value;
  const game = known.games.get(rules.variant)?.title ?? rules.variant;
  if (of === "") return <p class="quiet waiting">Comparing…</p>;
  return (
    <section aria-labelledby="differs-title" class={of === JSON.stringify(rules) ? "" : "old"}>
      <h2 id="differs-title">{fault ? "These rules cannot stand together" : differences.length === 0 ? `Everything as in ${game}` : `As in ${game}, but`}</h2>
      {fault && <p class="faults" role="alert">{fault}</p>}
      {fault && <Chosen />}
      {differences.length === 0 && !fault && <p class="quiet">Choose below what your table plays otherwise.</p>}
      <ol class="house-rules">{differences.map((difference) => <Changed difference={difference} key={difference.option} />)}</ol>
      {cases.length > 0 && (
        <details class="more-said no-print">
          <summary>{cases.length} {cases.length === 1 ? "case of the corpus comes" : "cases of the corpus come"} out otherwise</summary>
          <p class="cases">{cases.join(" · ")}</p>
        </details>
      )}
    </section>
  );
}

export default function HousePage() {
  const known = useKnown();
  const { rest } = route.value;
  useEffect(followLink, [rest]);
  useEffect(keepComparing, []);
  const { title, rules } = house.value;
  return (
    <article class="house">
      <h1>{title.trim() || "House rules"}</h1>
      {known && (
        <>
          <Bar known={known} />
          <label class="field no-print name"><span>What your rules are called</span><input type="text" value={title} maxLength={80} onInput={(event) => change({ title: event.currentTarget.value })} /></label>
          <Differences known={known} />
          <section class="no-print" aria-labelledby="choose-title">
            <h2 id="choose-title">What can be played otherwise</h2>
            <Options known={known} rules={rules} onChange={(next) => change({ rules: next })} />
          </section>
        </>
      )}
    </article>
  );
}
