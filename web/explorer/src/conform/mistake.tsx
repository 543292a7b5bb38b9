// One mistake of a program: the smallest position in which it shows, what was expected, and why.

import { useEffect, useState } from "preact/hooks";
import type { AnyRules } from "casino-oracle";

import { rulesOf, useRead } from "../game/stepper.js";
import { TurnText } from "../notation/turn_text.js";
import { linkOf } from "../position/desk.js";
import { meaningOf } from "../rules/compare.js";
import type { Known } from "../oracle/rules.js";
import { Table } from "../table/table.js";
import type { Mistake } from "./reports.js";
import { worded, type Worded } from "./worded.js";

function Right({ known, setting }: { known: Known; setting: string }) {
  const [name = "", value = ""] = setting.split("=");
  const option = known.options.find((one) => one.name === name);
  return <li>{option ? meaningOf(option, value) : setting} <code>{setting}</code></li>;
}

export function MistakeOf({ known, mistake, program }: { known: Known; mistake: Mistake; program: string }) {
  const [told, setTold] = useState<Worded | null>(null);
  useEffect(() => void worded(mistake).then(setTold, () => setTold(null)), [mistake]);
  const rules = rulesOf(mistake.rules);
  const { position } = useRead(mistake.rules as AnyRules, told?.position ?? "");
  const isLong = mistake.expected.length + mistake.found.length > 200;
  return (
    <li class="mistake">
      <h3>{program}: expected {isLong ? mistake.smallest.ask : <TurnText text={mistake.expected} />}{!isLong && <>, found <TurnText text={mistake.found} /></>} <span class="quiet">{mistake.times} {mistake.times === 1 ? "time" : "times"}</span></h3>
      {isLong && <pre tabIndex={0}>{`expected ${mistake.expected}\nfound    ${mistake.found}`}</pre>}
      <figure class="example">
        {position && <Table position={position} seats={rules.seats} isSmall />}
        {told && (
          <figcaption>
            <TurnText text={told.turn} />
            <a href={`#/position/${linkOf({ rules, position: told.position, turn: told.turn, past: [] })}`}>Open this position</a>
          </figcaption>
        )}
      </figure>
      {mistake.would_be_right_with && <><p>It would be right at tables where</p><ul class="right-with">{mistake.would_be_right_with.map((setting) => <Right known={known} setting={setting} key={setting} />)}</ul></>}
      {mistake.would_be_right_without && <p class="quiet">Or where nobody keeps to {mistake.would_be_right_without.map((id) => <a href={`#/rules/${id}`} key={id}>{id} </a>)}</p>}
      <p class="again"><span class="quiet">Ask it again:</span> <code>{mistake.again}</code></p>
    </li>
  );
}
