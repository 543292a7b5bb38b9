// What does not hold in the log, where, and what would mend it.

import type { Judged, Log } from "casino-oracle";

import { reasonOf, tell, trouble } from "../app/notice.js";
import { TurnText } from "../notation/turn_text.js";
import { FindingOf } from "../position/finding.js";
import { Impossible } from "../position/impossible.js";
import { meaningOf } from "../rules/compare.js";
import type { Known } from "../oracle/rules.js";
import { checked, type Checked } from "./checked.js";
import { converted, log, writeLog } from "./log.js";
import { withOption } from "./recording.js";
import { mended, outcomeOf, type Repair } from "./repair.js";

async function mend(repair: Repair): Promise<void> {
  try {
    const json = JSON.parse(await converted(log.peek(), "ndjson")) as Log;
    writeLog(await converted(JSON.stringify(mended(json, repair)), "text"));
    tell(`Mended: ${repair.text}`);
  } catch (error) {
    trouble(`This cannot be mended: ${reasonOf(error)}`);
  }
}

const sayings: Record<string, string> = { holds: "It holds", does_not_hold: "It does not hold", undetermined: "Undetermined", unusable: "It cannot be read" };

export function Summary() {
  const { checked: found, isMending } = checked.value;
  if (!found) return <p class="quiet waiting">Checking…</p>;
  const { verdict, tally } = found;
  const tone = verdict === "holds" ? "legal" : verdict === "undetermined" ? "undetermined" : "illegal";
  return (
    <div class={`log-verdict ${tone}`} role="status">
      <h2>{sayings[verdict]}</h2>
      {tally && <p class="quiet">{tally.deals} {tally.deals === 1 ? "deal" : "deals"}, {tally.turns} {tally.turns === 1 ? "turn" : "turns"}: {tally.legal} legal, {tally.illegal} illegal, {tally.undetermined} undetermined{isMending && " · looking further…"}</p>}
    </div>
  );
}

type Problem = NonNullable<Checked["problems"]>[number] & {
  weight?: string;
  findings?: Parameters<typeof FindingOf>[0]["finding"][];
  impossible?: Judged["impossible"];
  assumed?: { text: string }[];
  deal?: number;
  turn?: number;
};

export function Problems({ known, reach }: { known: Known; reach(problem: Problem): void }) {
  const { checked: found } = checked.value;
  const problems = (found?.problems ?? []) as Problem[];
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="problems-title">
      <h2 id="problems-title">{problems.length === 1 ? "One remark" : `${problems.length} remarks`}</h2>
      <ol class="problems">
        {problems.map((problem, at) => (
          <li key={at} class={problem.weight}>
            <button type="button" class="turn" onClick={() => reach(problem)}>{problem.line !== undefined && <span class="where">line {problem.line}</span>} <TurnText text={problem.message} /></button>
            <Impossible why={problem.impossible} />
            <ul class="findings">{problem.findings?.map((finding, index) => <FindingOf known={known} finding={finding} key={index} />)}</ul>
            {problem.assumed?.map(({ text }) => <p class="quiet" key={text}>From here on it is taken that <TurnText text={text} /></p>)}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Repairs() {
  const repairs = checked.value.checked?.repairs ?? [];
  if (repairs.length === 0) return null;
  return (
    <section aria-labelledby="repairs-title">
      <h2 id="repairs-title">A slip of the pen?</h2>
      <ul class="repairs">
        {repairs.map((repair) => (
          <li key={repair.text}>
            <span><TurnText text={repair.text} /> <span class={`chip ${repair.holds ? "legal" : "undetermined"}`}>{outcomeOf(repair)}</span></span>
            <button type="button" class="small" aria-label={`Mend: ${repair.text}`} onClick={() => void mend(repair)}>Mend</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function playBy(setting: string): Promise<void> {
  try {
    writeLog(withOption(await converted(log.peek(), "text"), setting));
  } catch (error) {
    trouble(`The log cannot be written so: ${reasonOf(error)}`);
  }
}

type Holding = { options?: ({ option?: string; value?: string } | string)[] };

export function OtherRules({ known }: { known: Known }) {
  const found = checked.value.checked;
  const options = ((found?.would_hold as Holding | undefined)?.options ?? []).map((one) => {
    const [name = "", value = ""] = typeof one === "string" ? one.split("=") : [one.option, one.value];
    const option = known.options.find((other) => other.name === name);
    return { name, value, meaning: option ? meaningOf(option, String(value)) : "" };
  });
  const questions = found?.questions ?? [];
  return (
    <>
      {options.length > 0 && (
        <section aria-labelledby="otherwise-title">
          <h2 id="otherwise-title">Or other rules?</h2>
          <ul class="repairs">{options.map(({ name, value, meaning }) => (
            <li key={`${name}=${value}`}>
              <span>{meaning} <code>{name}={value}</code></span>
              <button type="button" class="small" aria-label={`Play by ${name}=${value}`} onClick={() => void playBy(`${name}=${value}`)}>Play so</button>
            </li>
          ))}</ul>
        </section>
      )}
      {questions.length > 0 && (
        <details class="more-said">
          <summary>{questions.length} open {questions.length === 1 ? "question" : "questions"} touched</summary>
          <ul class="results">
            {questions.map((one, at) => {
              const id = String(one.question ?? one.id ?? "");
              return <li key={at}><a href={`#/rules/${id}`}>{id}</a> <span>{known.questions.find((question) => question.id === id)?.title}</span></li>;
            })}
          </ul>
        </details>
      )}
    </>
  );
}
