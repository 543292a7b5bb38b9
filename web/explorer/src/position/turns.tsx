// The turns that are at hand: all legal ones, or those that the chosen cards can be. And a field for any other.

import { useState } from "preact/hooks";

import { packBy } from "../cards/pack.js";
import { cardsIn } from "../notation/cards.js";
import { Faults, Field } from "../notation/field.js";
import { TurnText } from "../notation/turn_text.js";
import { candidates, chooseNothing, chosen, weigh } from "./choice.js";
import { desk, lay } from "./desk.js";
import { weighed } from "./judged.js";
import { useKnown } from "./rules_bar.js";
import { isDrawn, position, seen, turns } from "./looked.js";
import { isUnusable } from "casino-oracle";
import { Points } from "../table/points.js";
import { seatName } from "../table/told.js";

const first = 12;

export function Turns() {
  const [isLong, setLong] = useState(false);
  const found = candidates.value;
  const shown = isLong ? found : found.slice(0, first);
  const hasChosen = chosen.value.size > 0;
  const seat = position.value.to_act;
  if (!isDrawn.value) return null;
  const score = seen.value.looked?.score;
  if (score && !hasChosen) return <Points score={score} />;
  return (
    <section class="turns-at-hand" aria-labelledby="turns-title" data-milliseconds={seen.value.looked?.milliseconds}>
      <div class="row">
        <h2 id="turns-title">{hasChosen ? "This can be" : seat ? `${seatName(seat)} may` : "Turns"}</h2>
        {hasChosen && <button type="button" class="small" onClick={chooseNothing}>Choose none</button>}
      </div>
      {!hasChosen && <p class="quiet">{counted()} Choose cards on the table to narrow them down.</p>}
      {found.length === 0 && (hasChosen || canBeListed()) && <p class="quiet">{hasChosen ? "No turn uses all of these cards." : "There is no legal turn."}</p>}
      <ul class="turns">
        {shown.map(({ text, verdict }) => (
          <li key={text}>
            <button type="button" class={desk.value.turn === text ? "turn current" : "turn"} aria-pressed={desk.value.turn === text} onClick={() => weigh(text)}>
              <TurnText text={text.replace(/^[NESW]: |^P\d: /, "")} />
              {hasChosen && <span class={`chip ${verdict}`}>{verdict}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length > first && <button type="button" class="small" onClick={() => setLong(!isLong)}>{isLong ? "Fewer" : `All ${found.length}`}</button>}
    </section>
  );
}

const canBeListed = (): boolean => {
  const moves = seen.value.looked?.moves;
  return moves !== undefined && !isUnusable(moves);
};

function counted(): string {
  const moves = seen.value.looked?.moves;
  if (!moves) return "";
  if (isUnusable(moves)) return "The legal turns cannot be listed: cards are unknown.";
  const count = turns.value.length;
  return `${count === 1 ? "One legal turn" : `${count} legal turns`}${moves.complete ? "." : ", and more than are listed."}`;
}

export function TurnField() {
  const { turn, rules } = desk.value;
  const { faults } = weighed.value;
  const known = useKnown();
  const cards = { pack: packBy(known, rules).flat(), there: cardsIn(desk.value.position) };
  return (
    <div class="turn-field">
      <p class="label" id="turn-label">The turn to weigh</p>
      <Field kind="turn" label="The turn to weigh" value={turn} faults={faults} cards={cards} onChange={(text) => lay({ turn: text })} onEnter={() => {}} />
      <Faults faults={faults} text={turn} onChange={(text) => lay({ turn: text })} />
      {turn === "" && <p class="quiet">Choose cards, pick a turn, or type one: <code>9C takes 4D 5C</code></p>}
    </div>
  );
}
