// By which rules the log can have been played.

import { useState } from "preact/hooks";

import type { Known } from "../oracle/rules.js";
import { reasonOf, trouble } from "../app/notice.js";
import { lines, run } from "../oracle/threads.js";
import { log } from "./log.js";

interface Fit {
  variant: string;
  fits: boolean;
  refuted?: { line?: number; clause?: string };
}

export function Fitting({ known }: { known: Known }) {
  const [found, setFound] = useState<{ of: string; fits: Fit[] } | "asked" | null>(null);
  const ask = () => {
    setFound("asked");
    const of = log.value;
    run(["validate", "--infer-rules", "--json", "log"], { files: { log: of } }).then(
      (ran) => setFound({ of, fits: lines<Fit>(ran).filter((line) => "variant" in line) }),
      (error: unknown) => (setFound(null), trouble(`Rules cannot be looked for: ${reasonOf(error)}`)),
    );
  };
  const title = (name: string) => known.games.get(name)?.title ?? name;
  if (found === null || (found !== "asked" && found.of !== log.value)) return <p><button type="button" onClick={ask}>Which rules fit it?</button></p>;
  if (found === "asked") return <p class="quiet waiting">Trying the rules of all games…</p>;
  const fitting = found.fits.filter(({ fits }) => fits);
  return (
    <section aria-labelledby="fitting-title">
      <h2 id="fitting-title">{fitting.length === 0 ? "No game fits it as it is" : "It can have been"}</h2>
      <p>{fitting.map(({ variant }) => title(variant)).join(" · ")}</p>
      <details class="more-said">
        <summary>What speaks against the others</summary>
        <ul class="results">
          {found.fits.filter(({ fits, refuted }) => !fits && refuted).map(({ variant, refuted }) => (
            <li key={variant}><span>{title(variant)}</span><span>line {refuted!.line}: {refuted!.clause && <a href={`#/rules/${refuted!.clause}`}>{refuted!.clause}</a>}</span></li>
          ))}
        </ul>
      </details>
    </section>
  );
}
