// The page of conformance: reports of programs, dropped, read and drawn.

import { signal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";

import "../style/rules.css";
import "../style/conform.css";
import { textOf } from "../app/files.js";
import { reasonOf, trouble } from "../app/notice.js";
import { useKnown } from "../position/rules_bar.js";
import { Histories } from "./histories.js";
import { Matrix } from "./matrix.js";
import { MistakeOf } from "./mistake.js";
import { readReport, rightOf, type Report } from "./reports.js";

const reports = signal<Report[]>([]);

async function take(files: Iterable<File>): Promise<void> {
  for (const file of files) {
    try {
      const report = readReport(file.name, await textOf(file));
      reports.value = [...reports.value, report];
    } catch (error) {
      trouble(`${file.name.slice(0, 80)} cannot be read: ${reasonOf(error)}. The reports that were here are still here.`);
    }
  }
}

function Runs() {
  const history = (report: Report, at: number) => {
    const before = reports.value.slice(0, at).findLast((one) => one.program === report.program);
    if (!before) return "";
    const [old, now] = [before, report].map((one) => rightOf(one.counts)) as [ReturnType<typeof rightOf>, ReturnType<typeof rightOf>];
    const [wrongBefore, wrongNow] = [old.all - old.right, now.all - now.right];
    return wrongNow === wrongBefore ? "as before" : wrongNow < wrongBefore ? `${wrongBefore - wrongNow} mistakes fewer than before` : `${wrongNow - wrongBefore} mistakes more than before`;
  };
  return (
    <ul class="runs">
      {reports.value.map((report, at) => {
        const { right, all } = rightOf(report.counts);
        return (
          <li key={at}>
            <span><b>{report.program}</b> <span class="quiet">{[report.language, report.name, report.isWhole ? "" : "breaks off"].filter(Boolean).join(" · ")}</span></span>
            <span class={right === all ? "chip legal" : "chip illegal"}>{all === 0 ? "nothing asked" : `${right} of ${all} right`}</span>
            <span class="quiet">{history(report, at)}</span>
            <button type="button" class="small" aria-label={`Remove ${report.name}`} onClick={() => (reports.value = reports.value.filter((one) => one !== report))}>Remove</button>
          </li>
        );
      })}
    </ul>
  );
}

export default function ConformPage() {
  const known = useKnown();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const mistakes = reports.value.flatMap((report) => report.mistakes.map((mistake) => ({ report, mistake })));
  return (
    <article
      class={isOver ? "conform dropping" : "conform"}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => (event.preventDefault(), setOver(false), void take(event.dataTransfer?.files ?? []))}
    >
      <h1>Conformance</h1>
      <p>What <code>casino conform --json -- your-program</code> has written: drop one report or several here, the oldest first.</p>
      <p><button type="button" class={reports.value.length === 0 ? "main" : ""} onClick={() => input.current!.click()}>Open reports</button></p>
      <input ref={input} type="file" multiple hidden aria-label="Reports" onChange={(event) => (void take([...(event.currentTarget.files ?? [])]), (event.currentTarget.value = ""))} />
      {reports.value.length > 0 && known && (
        <>
          <Runs />
          <Histories known={known} reports={reports.value} />
          {mistakes.length > 0 && (
            <section aria-labelledby="mistakes-title">
              <h2 id="mistakes-title">{mistakes.length === 1 ? "One mistake" : `${mistakes.length} mistakes`}</h2>
              <ol class="mistakes">{mistakes.slice(0, 60).map(({ report, mistake }, at) => <MistakeOf known={known} mistake={mistake} program={report.program} key={at} />)}</ol>
            </section>
          )}
          <Matrix known={known} reports={reports.value} />
        </>
      )}
    </article>
  );
}
