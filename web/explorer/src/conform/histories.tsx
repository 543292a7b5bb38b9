// How a program fared from run to run.

import type { Known } from "../oracle/rules.js";
import { historiesOf, type History, type Run } from "./history.js";
import type { Report, Wrong } from "./reports.js";

const shown = 40;

function Questions({ known, title, wrong, sign }: { known: Known; title: string; wrong: Wrong[]; sign: "legal" | "illegal" }) {
  if (wrong.length === 0) return null;
  return (
    <details class="more-said">
      <summary><span class={`chip ${sign}`}>{wrong.length}</span> {title}</summary>
      <ul class="results">
        {wrong.slice(0, shown).map(({ id, title: about, rules }) => (
          <li key={id}><code>{id}</code> <span>{[about, known.games.get(rules)?.title ?? rules].filter(Boolean).join(" · ")}</span></li>
        ))}
      </ul>
      {wrong.length > shown && <p class="quiet">{wrong.length - shown} more</p>}
    </details>
  );
}

const RunOf = ({ known, run: { report, right, all, broken, mended } }: { known: Known; run: Run }) => (
  <li>
    <p>
      <span class="quiet">{report.name}{report.isWhole ? "" : ", breaks off"}</span>
      <meter min={0} max={Math.max(all, 1)} value={right} aria-label={`${report.name}: right answers`}>{right} of {all}</meter>
      <span>{all === 0 ? "nothing asked" : `${right} of ${all} right`}</span>
    </p>
    <Questions known={known} title="wrong since" wrong={broken} sign="illegal" />
    <Questions known={known} title="no longer wrong" wrong={mended} sign="legal" />
  </li>
);

const HistoryOf = ({ known, history: { program, runs } }: { known: Known; history: History }) => (
  <>
    <h3>{program}</h3>
    <ol class="history-runs">{runs.map((run, at) => <RunOf known={known} run={run} key={at} />)}</ol>
  </>
);

export function Histories({ known, reports }: { known: Known; reports: Report[] }) {
  const histories = historiesOf(reports);
  if (histories.length === 0) return null;
  return (
    <section class="histories" aria-labelledby="histories-title">
      <h2 id="histories-title">From run to run</h2>
      {histories.map((history) => <HistoryOf known={known} history={history} key={history.program} />)}
    </section>
  );
}
