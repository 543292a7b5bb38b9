// Which program plays which rule rightly: clauses down, programs and their runs across.

import { useState } from "preact/hooks";

import type { Known } from "../oracle/rules.js";
import { rightOf, type Counts, type Report } from "./reports.js";

function Cell({ counts }: { counts: Counts | undefined }) {
  const { right, all } = rightOf(counts);
  if (all === 0) return <td class="none"><span class="unseen">not asked</span><span aria-hidden="true">·</span></td>;
  return <td class={right === all ? "kept" : "broken"}>{right === all ? `✓ ${all}` : `✕ ${right} of ${all}`}</td>;
}

type Part = "byClause" | "byRules";

export function Matrix({ known, reports }: { known: Known; reports: Report[] }) {
  const [part, setPart] = useState<Part>("byClause");
  const [onlyWrong, setOnlyWrong] = useState(false);
  const isWrong = (key: string) => reports.some((report) => {
    const { right, all } = rightOf(report[part][key]);
    return right < all;
  });
  const isAsked = (key: string) => reports.some((report) => rightOf(report[part][key]).all > 0);
  const keys = [...new Set(reports.flatMap((report) => Object.keys(report[part])))].sort().filter((key) => isAsked(key) && (!onlyWrong || isWrong(key)));
  const name = (key: string) => (part === "byRules" ? (known.games.get(key)?.title ?? key) : key);
  return (
    <section aria-labelledby="matrix-title">
      <div class="row">
        <h2 id="matrix-title">{reports.length === 1 ? "What it plays rightly" : "Side by side"}</h2>
        <div class="row start">
          <div class="switch" role="group" aria-label="Rows">
            <button type="button" aria-pressed={part === "byClause"} onClick={() => setPart("byClause")}>Clauses</button>
            <button type="button" aria-pressed={part === "byRules"} onClick={() => setPart("byRules")}>Games</button>
          </div>
          <label class="check"><input type="checkbox" checked={onlyWrong} onChange={(event) => setOnlyWrong(event.currentTarget.checked)} /><span>Only mistakes</span></label>
        </div>
      </div>
      <div class="scrolled" tabIndex={0} role="group" aria-label="Results">
        <table class="matrix">
          <thead><tr><th scope="col">{part === "byClause" ? "Clause" : "Game"}</th>{reports.map((report, at) => <th scope="col" key={at}>{report.program}<br /><span class="quiet">{report.name}</span></th>)}</tr></thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row" title={part === "byClause" ? known.clauses.get(key)?.statement : undefined}><a href={`#/rules/${key}`}>{name(key)}</a></th>
                {reports.map((report, at) => <Cell counts={report[part][key]} key={at} />)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {keys.length === 0 && <p class="quiet">{onlyWrong ? "There are no mistakes." : "Nothing was asked."}</p>}
    </section>
  );
}
