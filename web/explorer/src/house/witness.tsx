// The smallest situation on which an option makes a difference.

import { TurnText } from "../notation/turn_text.js";
import type { HouseRules } from "../oracle/rules.js";
import { linkOf } from "../position/desk.js";
import { Table } from "../table/table.js";
import type { Witnessed } from "./differences.js";

/** "illegal  AA-TRL-3", points, or what lies there afterwards. */
function Answer({ name, text }: { name: string; text: string }) {
  const [verdict] = /^(?:legal|illegal|undetermined)\b/.exec(text) ?? [];
  return <p><span class="quiet">{name}</span> {verdict && <span class={`chip ${verdict}`}>{verdict}</span>}<TurnText text={text.slice(verdict?.length)} /></p>;
}

export function WitnessOf({ found, rules }: { found: Witnessed | null | undefined; rules: HouseRules }) {
  if (!found) return <p class="quiet waiting">Looking for the smallest position that shows it…</p>;
  const { witness } = found;
  if (!witness) return <p class="quiet">No situation was found that shows it.</p>;
  const { position, text, a_says, b_says, smallest } = witness;
  const isPosition = position && /^table\b/.test(text[0] ?? "");
  return (
    <figure class="example">
      {isPosition && <Table position={position} seats={rules.seats} isSmall />}
      <figcaption>
        {(isPosition ? text.slice(1) : text).map((line) => <TurnText text={line} key={line} />)}
        {isPosition && <a href={`#/position/${linkOf({ rules, position: text[0]!, turn: text[1] ?? "", past: [] })}`}>Open this position</a>}
      </figcaption>
      <Answer name="By the text:" text={a_says} />
      <Answer name="In this house:" text={b_says} />
      {smallest && isPosition && <p class="quiet">No smaller position shows it.</p>}
    </figure>
  );
}
