// The smallest situation on which an option makes a difference.

import { TurnText } from "../notation/turn_text.js";
import type { HouseRules } from "../oracle/rules.js";
import { linkOf } from "../position/desk.js";
import { Table } from "../table/table.js";
import type { Witnessed } from "./differences.js";

type Expected = Record<string, unknown>;

/** What is expected, told shortly: the verdict, or whatever the two do not agree in. */
function told(expect: Expected, other: Expected): string {
  if (typeof expect["verdict"] === "string" && expect["verdict"] !== other["verdict"]) return expect["verdict"] as string;
  const keys = Object.keys(expect).filter((key) => JSON.stringify(expect[key]) !== JSON.stringify(other[key]));
  return keys.map((key) => `${key.replace(/_/g, " ")}: ${JSON.stringify(expect[key]).replace(/["{}[\]]/g, " ").replace(/\s+/g, " ").trim()}`).join("; ");
}

const Answer = ({ name, text }: { name: string; text: string }) => (
  <p><span class="quiet">{name}</span> {/^(?:legal|illegal|undetermined)$/.test(text) ? <span class={`chip ${text}`}>{text}</span> : <TurnText text={text} />}</p>
);

export function WitnessOf({ found, rules }: { found: Witnessed | null | undefined; rules: HouseRules }) {
  if (!found) return <p class="quiet waiting">Looking for the smallest position that shows it…</p>;
  const { witness } = found;
  if (!witness) return <p class="quiet">No situation was found that shows it.</p>;
  const { position, text, a, b, smallest } = witness;
  const isPosition = position && /^table\b/.test(text[0] ?? "");
  return (
    <figure class="example">
      {isPosition && <Table position={position} seats={rules.seats} isSmall />}
      <figcaption>
        {(isPosition ? text.slice(1) : text).map((line) => <TurnText text={shortened(line)} key={line} />)}
        {isPosition && <a href={`#/position/${linkOf({ rules, position: text[0]!, turn: text[1] ?? "", past: [] })}`}>Open this position</a>}
      </figcaption>
      <Answer name="By the text:" text={told(a.expect, b.expect)} />
      <Answer name="In this house:" text={told(b.expect, a.expect)} />
      {smallest && isPosition && <p class="quiet">No smaller position shows it.</p>}
    </figure>
  );
}

const shortened = (line: string) => line.replace(/["{}[\]]/g, " ").replace(/\s+/g, " ").slice(0, 240);
