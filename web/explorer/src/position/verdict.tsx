// What is to be said of the turn that is weighed.

import type { Judged } from "casino-oracle";

import { TurnText } from "../notation/turn_text.js";
import type { Known } from "../oracle/rules.js";
import { asValue } from "../oracle/rules.js";
import { desk, lay } from "./desk.js";
import { FindingOf } from "./finding.js";
import { Impossible } from "./impossible.js";
import { isWeighing, weighed, type Ruling } from "./judged.js";
import { playOn } from "./play.js";
import { weigh } from "./choice.js";

const sayings = { legal: "Legal", illegal: "Illegal", undetermined: "Undetermined" };
const needs: Record<string, string> = {
  holds_value: "whether a card worth so much is held",
  holds_card: "whether this card is held",
  top_of_pile: "what lies on top of a pile",
  value_of_build: "what the build was said to be",
  stock_is_left: "whether stock is left",
};

export function Verdict({ known }: { known: Known }) {
  const { judged, full, rulings } = weighed.value;
  if (!judged) return null;
  const told = full ?? judged;
  const { verdict } = judged;
  return (
    <section class={`verdict ${verdict}${isWeighing.value ? " old" : ""}`} aria-labelledby="verdict-word" aria-live="polite">
      <h2 id="verdict-word"><span class="sign" aria-hidden="true">{verdict === "legal" ? "✓" : verdict === "illegal" ? "✕" : "?"}</span> {sayings[verdict]}</h2>
      <Impossible why={judged.impossible} />
      {told.by_itself && told.by_itself !== verdict && <p class="lead">The turn by itself, without what others said, is {told.by_itself}.</p>}
      <Findings title={verdict === "illegal" ? "It breaks" : ""} known={known} findings={told.violations} />
      {told.needs && <Needed known={known} judged={told} />}
      <Findings title="It is allowed by" known={known} findings={verdict === "illegal" ? undefined : told.permissions} />
      <Findings title="By custom one would not" known={known} findings={told.warnings} />
      {judged.after && <button type="button" class={verdict === "illegal" ? "" : "main"} onClick={() => void playOn()}>{verdict === "illegal" ? "Let it stand and play on" : "Play it"}</button>}
      <Instead judged={full} />
      <WouldChange known={known} judged={full} />
      <Everywhere known={known} rulings={rulings} />
    </section>
  );
}

const Findings = ({ title, known, findings }: { title: string; known: Known; findings: Judged["violations"] | undefined }) =>
  findings && findings.length > 0 ? (
    <>
      {title && <h3>{title}</h3>}
      <ul class="findings">{findings.map((finding, at) => <FindingOf known={known} finding={finding} key={at} />)}</ul>
    </>
  ) : null;

const Needed = ({ known, judged }: { known: Known; judged: Judged }) => (
  <>
    <h3>It hangs on what is not known</h3>
    <ul class="findings">
      {judged.needs!.map((need, at) => (
        <li key={at}><p>{needs[need.what] ?? need.what}</p><ul class="findings"><FindingOf known={known} finding={need as never} /></ul></li>
      ))}
    </ul>
  </>
);

function Instead({ judged }: { judged: Judged | null }) {
  if (!judged?.legal_instead?.length) return null;
  return (
    <>
      <h3>Legal instead</h3>
      <ul class="turns">
        {judged.legal_instead.slice(0, 8).map(({ text }) => (
          <li key={text}><button type="button" class="turn" onClick={() => weigh(text)}><TurnText text={text} /></button></li>
        ))}
      </ul>
    </>
  );
}

function WouldChange({ known, judged }: { known: Known; judged: Judged | null }) {
  const changes = judged?.would_change;
  if (!changes?.length) return judged ? <p class="quiet">No single change of the rules would give another verdict.</p> : <p class="quiet waiting">Looking for what would change it…</p>;
  const set = (option: string, value: string) => {
    const { rules } = desk.value;
    lay({ rules: { ...rules, options: { ...rules.options, [option]: asValue(value) } } }, true);
  };
  return (
    <details class="more-said" open={changes.length <= 3}>
      <summary>{changes.length === 1 ? "One change of the rules" : `${changes.length} single changes of the rules`} would give another verdict</summary>
      <ul class="changes">
        {changes.map(({ option, value, off, verdict }) => (
          <li key={`${option}=${value}${off}`}>
            <span class={`chip ${verdict}`}>{verdict}</span>
            <span class="if">{off ? <>Nobody keeps to {off}.</> : known.options.find(({ name }) => name === option)?.meanings?.[value!] ?? `${option} = ${value}`}</span>
            {option && <button type="button" class="small" aria-label={`Play by ${option}=${value}`} onClick={() => set(option, value!)}>Play so</button>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Everywhere({ known, rulings }: { known: Known; rulings: Ruling[] | null }) {
  if (!rulings) return <p class="quiet waiting">Asking all other games…</p>;
  const said = ({ verdict = "cannot be asked" }: Ruling) => verdict.replace(/_/g, " ");
  const verdicts = [...new Set(rulings.map(said))];
  const named = ({ rules, cannot_be_asked: why }: Ruling) =>
    (rules === "as asked" ? "These rules" : (known.games.get(rules)?.title ?? rules)) + (why ? ` (${why.replace(/^[\d:]+ /, "")})` : "");
  return (
    <details class="more-said" open>
      <summary>What all games say</summary>
      <dl class="everywhere">
        {verdicts.map((verdict) => (
          <div key={verdict}>
            <dt><span class={`chip ${verdict}`}>{verdict}</span></dt>
            <dd>{rulings.filter((one) => said(one) === verdict).map(named).join(" · ")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
