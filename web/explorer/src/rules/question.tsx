// What a text leaves open: how it can be read, how it was settled, and the smallest situations in which readings part.

import type { Known, Question, Shown } from "../oracle/rules.js";
import { TurnText } from "../notation/turn_text.js";
import { asValue } from "../oracle/rules.js";
import { inLines } from "../position/play.js";
import { linkTo } from "./example.js";

const rulesOf = (text: string): [variant: string, seats: number] => {
  const [, variant = text, seats = "2"] = /^(\S+) \((\d)\)/.exec(text) ?? [];
  return [variant, Number(seats)];
};

/** A setting of options, as readings write it: name=value name=value. */
export const settingsOf = (setting = ""): Record<string, string | number> =>
  Object.fromEntries(setting.split(" ").filter((one) => one.includes("=")).map((one) => [one.slice(0, one.indexOf("=")), asValue(one.slice(one.indexOf("=") + 1))]));

function ShownOf({ shown }: { shown: Shown }) {
  const [variant, seats] = rulesOf(shown.rules);
  const { position, turn, size } = shown;
  const own = settingsOf(Object.entries(shown.options ?? {}).map(([option, value]) => `${option}=${value}`).join(" "));
  return (
    <li class="witness">
      {!size && <h3>{shown.title}</h3>}
      <p class="quiet">By the rules of {shown.rules}{size && `; ${size}`}</p>
      {shown.situation.map((line) => <p key={line}><TurnText text={line} /></p>)}
      <ul class="answers">
        {shown.answers.map(({ reading, setting, answer }) => (
          <li key={setting}>
            {reading && <b>{reading} </b>}{setting && <code>{setting}</code>} <TurnText text={answer} />{" "}
            {position && <a href={linkTo(variant, seats, inLines(position), turn, { ...own, ...settingsOf(setting) })}>Open<span class="unseen"> with {setting ?? "this turn"}</span></a>}
          </li>
        ))}
      </ul>
    </li>
  );
}

const Parted = ({ title, all }: { title: string; all: Shown[] | undefined }) =>
  all ? <><h2>{title}</h2><ul>{all.map((shown) => <ShownOf shown={shown} key={shown.case + shown.answers[1]?.reading} />)}</ul></> : null;

export function QuestionPage({ known, question }: { known: Known; question: Question }) {
  const { id, title, places, readings, decision, reason, option, partings, cases, witnesses } = question;
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
      <Parted title="Where the readings part" all={partings} />
      <Parted title="A case of it" all={cases} />
      <Parted title="Where values of the option part" all={witnesses} />
    </div>
  );
}
