// What a text leaves open: how it can be read, how it was settled, and the smallest situations in which readings part.

import type { Known, Question, Witness } from "../oracle/rules.js";
import { TurnText } from "../notation/turn_text.js";
import { asValue } from "../oracle/rules.js";
import { linkTo } from "./example.js";

const rulesOf = (text: string): [variant: string, seats: number] => {
  const [, variant = text, seats = "2"] = /^(\S+) \((\d)\)/.exec(text) ?? [];
  return [variant, Number(seats)];
};

/** A setting of options, as readings write it: name=value name=value. */
export const settingsOf = (setting = ""): Record<string, string | number> =>
  Object.fromEntries(setting.split(" ").filter((one) => one.includes("=")).map((one) => [one.slice(0, one.indexOf("=")), asValue(one.slice(one.indexOf("=") + 1))]));

function WitnessOf({ witness }: { witness: Witness }) {
  const [variant, seats] = rulesOf(witness.rules);
  const { position, turn } = witness;
  const own = Object.fromEntries(Object.entries(witness.options ?? {}).map(([option, value]) => [option, asValue(value)]));
  return (
    <li class="witness">
      <p class="quiet">By the rules of {witness.rules}; {witness.size}</p>
      {witness.situation.map((line) => <p key={line}><TurnText text={line} /></p>)}
      <ul class="answers">
        {witness.answers.map(({ setting, answer }) => (
          <li key={setting}>
            <code>{setting}</code> <TurnText text={answer} />{" "}
            {position && <a href={linkTo(variant, seats, position.replace(/; (?=hand|pile)/g, "\n"), turn, { ...own, ...settingsOf(setting) })}>Open<span class="unseen"> with {setting}</span></a>}
          </li>
        ))}
      </ul>
    </li>
  );
}

export function QuestionPage({ known, question }: { known: Known; question: Question }) {
  const { id, title, places, readings, decision, reason, option, witnesses = [] } = question;
  return (
    <div class="prose">
      <p class="id">{id}</p>
      <h1>{title}</h1>
      <p class="quiet">{places}</p>
      <h2>How it can be read</h2>
      <ul class="readings">
        {readings.map(({ letter, meaning, setting }) => (
          <li key={letter} class={decision === letter ? "taken" : ""}>
            <b>{letter}</b> <span>{meaning} {decision === letter && <span class="chip legal">taken</span>}{setting && <><br /><code>{setting}</code></>}</span>
          </li>
        ))}
      </ul>
      <h2>How it was settled</h2>
      <p>{readings.some(({ letter }) => letter === decision) ? "" : `${decision}. `}{reason}</p>
      {option && <p>An option decides it: <code>{option}</code>, {known.options.find(({ name }) => name === option)?.help}.</p>}
      {witnesses.length > 0 && <><h2>Where the readings part</h2><ul>{witnesses.map((witness) => <WitnessOf witness={witness} key={witness.case} />)}</ul></>}
    </div>
  );
}
